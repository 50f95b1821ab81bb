"""What lies on the table, in lines that can be read aloud; in a terminal the dice are drawn as well."""

from __future__ import annotations

from collections.abc import Callable

from zabletop.games.zorro.choices import shortfall
from zabletop.games.zorro.dice import HERO_DICE_A_LOCATION, LOCATIONS, SYMBOLS
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.sensible import lacking_symbols
from zabletop.games.zorro.shapes import Attempt, Player, ZorroSight
from zabletop.games.zorro.state import ZorroState
from zabletop.terminal.screen import Screen
from zabletop.terminal.zorro.telling import ZorroTeller
from zabletop.words import join

# A heart, a jump, a run, two hands, a blade, the Z: the words always stand beside them.
PICTURES = {"charm": "<3", "leap": "/\\", "dash": ">>", "grab": "[]", "thrust": "->", "taunt": "Z "}


class TableView:
    """Shows sights of one match on a screen."""

    def __init__(self, screen: Screen, teller: ZorroTeller, rules: ZorroRules) -> None:
        self.screen = screen
        self.teller = teller
        self.words = teller.words
        self.rules = rules

    def label(self, id: str, **facts: object) -> None:
        self.screen.say(self.words.say(id, **facts), indent="  ")

    # --- The whole table ------------------------------------------------------------------------------------------

    def table(self, sight: ZorroSight) -> None:
        words, teller = self.words, self.teller
        edition = words.say(f"zorro-edition-{sight.options['edition']}")
        active = "-" if sight.over else teller.player(sight.active)
        self.screen.title(words.say("zorro-table", edition=edition, turn=sight.turn + 1, player=active))
        for place, lying in enumerate(sight.places):
            feat = teller.whole_card(lying.feat) if lying.feat else words.say("zorro-table-empty")
            bare = not lying.feat and not lying.gear
            line = feat if bare else words.say("zorro-table-place", feat=feat, gear=teller.gear(lying.gear))
            self.screen.item(f"{place + 1}.", line)
        self.locations(sight)
        decks = {
            "feats": sight.feat_deck.size,
            "commons": sight.common_deck.size,
            "premiums": sight.premium_deck.size,
        }
        self.label("zorro-table-decks", **decks)
        self.players(sight, teller.gear)

    def locations(self, sight: ZorroSight) -> None:
        """Z4: the Hero dice, the Scoundrel and the Villain of each location, as long as they are in play."""
        teller, attempt = self.teller, sight.attempt
        if sight.first_fighter >= 0:
            # Of all of them, only the Villain of the Final Battle is left.
            if attempt.target == "villain":
                self.foe("villain", attempt.card, True)
            return
        for location in LOCATIONS:
            left = HERO_DICE_A_LOCATION - taken(sight, location)
            place, faces = teller.place(location), teller.hero_faces(location)
            self.label("zorro-table-location", location=place, count=left, faces=faces)
            out = is_out(sight, location)
            if out or left == HERO_DICE_A_LOCATION:
                self.foe("scoundrel", teller.scoundrels[location], out)
            self.foe("villain", teller.villains[location], sight.new_villain == location)

    def foe(self, kind: str, card: str, out: bool) -> None:
        facts = self.teller.card_facts(card)
        told = self.words.say("zorro-table-foe", **facts, kind=kind, out=out)
        self.screen.say("    " + told, indent="      ")

    def players(self, sight: ZorroSight, gear: Callable[[str], str]) -> None:
        """What everybody has. ``gear``: how Equipment is told, in full or briefly."""
        for seat, player in enumerate(sight.seats):
            self.screen.say(self.player(sight, seat, player, gear), indent="    ")

    def player(self, sight: ZorroSight, seat: int, player: Player, gear: Callable[[str], str]) -> str:
        """One line for what a player has; what they lack is left out."""
        teller, words = self.teller, self.words
        parts: list[str] = []
        if player.feats:
            parts.append(words.say("zorro-has-feats", count=len(player.feats), where=self.feats_by_place(player)))
        if player.heroes:
            parts.append(words.say("zorro-has-heroes", heroes=self.heroes_by_place(player)))
        if player.gear:
            parts.append(words.say("zorro-has-gear", gear=teller.listed([gear(card) for card in player.gear])))
        if player.standing is not None:
            parts.append(words.say("zorro-has-token", stands=player.standing))
        if sight.scores[seat] >= 0:
            parts.append(words.say("zorro-has-score", score=sight.scores[seat]))
        has = ". ".join(parts) or words.say("zorro-has-nothing")
        return words.say("zorro-table-player", player=teller.names[seat], has=has)

    def heroes_by_place(self, player: Player) -> str:
        """Hero dice, each with its location's own action (Z3)."""
        teller, told = self.teller, []
        for location, dice in player.heroes.items():
            symbol = teller.symbol(teller.actions[location])
            told.append(self.words.say("zorro-has-hero", location=teller.place(location), symbol=symbol, count=dice))
        return ", ".join(told)

    def feats_by_place(self, player: Player) -> str:
        homes = [self.teller.cards[card]["location"] for card in player.feats]
        told = [(self.teller.place(place), homes.count(place)) for place in LOCATIONS if place in homes]
        return ", ".join(f"{place} {count}" for place, count in told)

    # --- The attempt ----------------------------------------------------------------------------------------------

    def attempt(self, sight: ZorroSight, state: ZorroState) -> None:
        """The dice, what they are for, what is missing, and what helps or hinders."""
        attempt = sight.attempt
        if sight.step == "hand":
            state.kit = state.helper_kit  # ZR3: what counts in the ROLL that is asked about
        self.target(sight)
        if self.teller.stolen:
            self.screen.say(self.teller.theft(), indent="  ")
        self.dice(sight)
        if attempt.target != "duel":
            self.missing(state)
        self.kit(sight)
        if attempt.rolls_left > 0:
            self.label("zorro-rolls-left", count=attempt.rolls_left)

    def target(self, sight: ZorroSight) -> None:
        attempt, teller = sight.attempt, self.teller
        if attempt.target == "duel":
            self.label("zorro-target-duel", symbol=teller.symbol(teller.duel), round=sight.duel_round)
            counts = [f"{teller.names[seat]} {score}" for seat, score in enumerate(sight.scores) if score >= 0]
            if counts:
                self.label("zorro-duel-counts", counts=", ".join(counts))
            return
        needs = teller.symbols(attempt.needs)
        card = teller.card(attempt.card)
        self.label("zorro-target", card=card, needs=needs)
        if attempt.target in ("scoundrel", "villain"):
            self.label("zorro-ability", text=teller.does(attempt.card))

    def target_of_help(self, sight: ZorroSight) -> None:
        """What help is asked or offered for, and what lies below it."""
        place = sight.places[sight.attempt.place]
        feat, gear = self.teller.whole_card(place.feat), self.teller.gear(place.gear)
        line = self.words.say("zorro-table-place", feat=feat, gear=gear)
        self.screen.say(line, indent="  ")

    def dice(self, sight: ZorroSight) -> None:
        words, teller, attempt = self.words, self.teller, sight.attempt
        if not self.screen.plain:
            self.draw(shown_dice(attempt))
        said = [
            words.say("zorro-die", number=number, die=self.die(face))
            for number, face in enumerate(shown_dice(attempt), 1)
        ]
        self.label("zorro-dice", dice=", ".join(said))
        if attempt.helper_heroes:
            dice = join(words, [teller.hero(face) for face in attempt.helper_heroes])
            self.label("zorro-helper-dice", dice=dice, mine=helps(sight))

    def die(self, face: str) -> str:
        return self.teller.symbol(face) if face in SYMBOLS else self.teller.hero(face)

    def draw(self, faces: list[str]) -> None:
        """Six dice in three lines: Hero dice have round corners."""
        tops, middles, bottoms = [], [], []
        for number, face in enumerate(faces, 1):
            hero = face not in SYMBOLS
            corner, below = (".", "'") if hero else ("+", "+")
            tops.append(f"{corner}----{corner}")
            middles.append(f"| {PICTURES[face.rpartition('-')[2]]} |")
            bottoms.append(f"{below}{str(number).center(4, '-')}{below}")
        for line in (tops, middles, bottoms):
            self.screen.say("  " + " ".join(line), "mark")

    def missing(self, state: ZorroState) -> None:
        count: int = shortfall(self.rules.cards, state)
        if count == 0:
            self.screen.say(self.words.say("zorro-met"), "good")
            return
        lacks = lacking_symbols(self.rules, state)
        symbols = [symbol for symbol, many in zip(SYMBOLS, lacks, strict=True) for _ in range(many)]
        exact = len(symbols) == count
        said = self.teller.symbols(symbols)
        self.label("zorro-missing" if exact else "zorro-missing-some", symbols=said, count=count)

    def kit(self, sight: ZorroSight) -> None:
        """The Equipment that works in this attempt, whoever owns it; in the helper's ROLL only theirs (ZR3)."""
        helped = sight.step in ("hand", "fourth")
        owners = [sight.helper] if helped else [sight.active, sight.helper]
        cards = [card for seat in owners if seat >= 0 for card in sight.seats[seat].gear]
        gear = self.teller.listed([self.teller.brief_gear(card) for card in cards])
        if helped:
            self.label("zorro-kit-helper", gear=gear or self.teller.gear(""), mine=helps(sight))
        elif cards:
            self.label("zorro-kit", gear=gear)


def taken(sight: ZorroSight, location: str) -> int:
    """How many Hero dice of a location somebody has."""
    return sum(player.heroes.get(location, 0) for player in sight.seats)


def is_out(sight: ZorroSight, location: str) -> bool:
    """Whether the Scoundrel of a location has come out, and is still there."""
    fought = sight.attempt.target == "scoundrel" and sight.attempt.location == location
    return fought or location in sight.scoundrels_out or sight.new_scoundrel == location


def helps(sight: ZorroSight) -> bool:
    """Whether whoever looks is the helper."""
    return sight.helper >= 0 and sight.viewer == sight.helper


def shown_dice(attempt: Attempt) -> list[str]:
    """The dice as they are numbered on the screen: Zorro dice first, then the active player's Hero dice."""
    return [*attempt.faces, *attempt.heroes]
