"""The host of a match of Zorro: what is shown before a decision, what is asked, and which choices are listed."""

from __future__ import annotations

from zabletop.engine.errors import BadOption, Illegal
from zabletop.games.zorro.chances import chances
from zabletop.games.zorro.dice import LOCATIONS
from zabletop.games.zorro.numbers import STOP
from zabletop.games.zorro.rulebook import rules_behind
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.sensible import short_list, table_of, worth
from zabletop.games.zorro.shapes import Player, ZorroSight
from zabletop.terminal.host import Host, Odds
from zabletop.terminal.screen import Screen
from zabletop.terminal.zorro.table import TableView, helps, shown_dice
from zabletop.terminal.zorro.telling import ZorroTeller
from zabletop.terminal.zorro.typed import ZorroTyping

DICE_STEPS = ("attempt", "hand", "fourth")
# At which step dice are named for what, and the rule behind it.
NAMING_DICE = {"keep": ("attempt", "Z10"), "hand": ("hand", "Z12"), "reroll": ("attempt fourth", "Z19")}


class ZorroHost(Host[ZorroSight]):
    rules: ZorroRules
    teller: ZorroTeller
    typing: ZorroTyping
    knows_odds = True

    def __init__(self, rules: ZorroRules, teller: ZorroTeller, screen: Screen) -> None:
        super().__init__(rules, teller, screen)
        self.view = TableView(screen, teller, rules)

    # --- What is shown ----------------------------------------------------------------------------------------------

    def table(self, sight: ZorroSight) -> None:
        self.view.table(sight)

    def scene(self, sight: ZorroSight, afresh: bool) -> None:
        if sight.step in DICE_STEPS:
            self.view.attempt(sight, table_of(self.rules, sight))
        elif sight.step == "travel" and any(player.feats for player in sight.seats):
            self.view.players(sight, self.teller.brief_gear)
        elif afresh:
            self.view.target_of_help(sight)

    def prompt(self, sight: ZorroSight) -> str:
        card = self.teller.card(sight.attempt.card) if sight.attempt.card else "-"
        facts = {"card": card, "active": self.teller.names[sight.active], "case": prompt_case(sight)}
        return self.words.say(f"zorro-prompt-{sight.step}", **facts, **self.of_helper(sight))

    def of_helper(self, sight: ZorroSight) -> dict[str, bool]:
        """Whether the helper is asked, and whether the helper's ROLL comes later than the fourth (Z22)."""
        cards = self.rules.cards
        gear = [card for seat in (sight.active, sight.helper) if seat >= 0 for card in sight.seats[seat].gear]
        more = any(cards.gear_kits[cards.gear_names.index(card)].extra_rolls for card in gear)
        return {"mine": helps(sight), "later": more}

    def rules_behind(self, sight: ZorroSight) -> list[str]:
        return rules_behind(sight)

    def explain(self, asked: str) -> list[str]:
        """Cards by their names, and what the Hero dice of a location show (Z3)."""
        teller, location = self.teller, self.typing.noun(asked)
        told = [teller.whole_card(card) for card in teller.named(asked)]
        if location in LOCATIONS:
            facts = {"location": teller.place(location), "faces": teller.hero_faces(location)}
            told.append(self.words.say("zorro-hero-die", **facts))
        return told

    # --- What can be done -------------------------------------------------------------------------------------------

    def choices(self, sight: ZorroSight, actions: list[int]) -> list[int]:
        return short_list(self.rules, table_of(self.rules, sight), actions)

    def action(self, number: int, sight: ZorroSight) -> str:
        parts, teller = self.rules.parts(number), self.teller
        verb = parts["do"]
        said = {**teller.facts(parts), **self.of_helper(sight)}
        if verb == "travel":
            place = sight.places[parts["place"] - 1]
            said |= {**teller.card_facts(place.feat), "gear": teller.gear(place.gear)}
        elif verb == "fight":
            said |= teller.card_facts(teller.scoundrels[parts["location"]])
        elif verb == "take":
            said["card"] = teller.gear(sight.places[sight.attempt.place].gear)
        elif verb == "discard":
            said["card"] = teller.gear(parts["card"])
        elif verb == "stop":
            said |= {"case": stop_case(sight), "score": self.score(sight), "symbol": teller.symbol(teller.duel)}
        if "seat" in parts:
            said["player"] = teller.player(parts["seat"])
            said["brings"] = self.brings(sight.seats[parts["seat"]])
        return self.words.say(f"zorro-action-{verb}", **said)

    def score(self, sight: ZorroSight) -> int:
        """What a duellist has so far."""
        if sight.attempt.target != "duel":
            return 0
        state = table_of(self.rules, sight)
        return -worth(self.rules, state, state.zorro, state.hero_faces)

    def brings(self, player: Player) -> str:
        """What a helper has to offer: Equipment, and Hero dice for the fourth ROLL."""
        heroes = [
            self.words.say(
                "zorro-hero-dice", location=self.teller.place(place), count=dice, faces=self.teller.hero_faces(place)
            )
            for place, dice in player.heroes.items()
        ]
        gear = [self.teller.brief_gear(card) for card in player.gear]
        return self.teller.listed([*gear, *heroes]) or self.words.say("zorro-no-gear")

    def hint(self, sight: ZorroSight, unlisted: list[int]) -> str:
        odds = self.typing.shown_commands["odds"]
        if sight.step != "hand" and sight.attempt.rolls_left == 0:
            other = self.typing.shown(self.rules.notation(unlisted[-1]))
            return self.words.say("zorro-other-hint", example=other, odds=odds)
        verb = self.verb_of_dice(sight)
        dice = self.typing.shown(f"keep {' '.join(sight.attempt.faces[:2])}").partition(" ")[2]
        return self.words.say("zorro-dice-hint", example=f"{verb} {dice}", numbers=f"{verb} 1 2", odds=odds)

    def verb_of_dice(self, sight: ZorroSight) -> str:
        """How dice are named now: who makes the helper's ROLL hands nothing over."""
        if sight.step == "hand":
            return self.typing.shown_roll if helps(sight) else self.typing.shown_verbs["hand"]
        return self.typing.shown_verbs["keep"]

    def number(self, line: str, sight: ZorroSight) -> int:
        dice = shown_dice(sight.attempt)
        verb, _, rest = line.partition(" ")
        steps, rule = NAMING_DICE.get(self.typing.verb(verb), ("", ""))
        if sight.step in steps.split():
            if not rest.strip() and self.typing.verb(verb) != "reroll":
                raise BadOption(f"zorro-which-dice-{sight.step}", self.naming(sight))
            # ZR4: Hero dice are not handed over.
            if self.typing.misses_dice(rest, len(sight.attempt.faces if sight.step == "hand" else dice)):
                raise Illegal(rule, "zorro-dice-not-there")
        return self.rules.number(self.typing.notation(line, dice))

    def naming(self, sight: ZorroSight) -> dict[str, str]:
        """How to name some dice, and how none."""
        verb = self.verb_of_dice(sight)
        return {"numbers": f"{verb} 1 2", "none": f"{verb} {self.typing.shown_nouns['none']}"}

    def odds(self, sight: ZorroSight, seat: int, actions: list[int]) -> Odds:
        """Exact chances under perfect play."""
        if sight.step in ("attempt", "fourth") and is_met(sight):
            return Odds(self.words.say("zorro-odds-met"), {STOP: 1.0})
        about = "target" if sight.step == "travel" else "duel" if sight.attempt.target == "duel" else "attempt"
        found = chances(self.rules, table_of(self.rules, sight), actions, seat)
        return Odds(self.words.say(f"zorro-odds-{about}"), found)


def is_met(sight: ZorroSight) -> bool:
    return sight.attempt.target != "duel" and sight.attempt.missing == 0


def prompt_case(sight: ZorroSight) -> str:
    """What is asked of somebody with dice before them."""
    if is_met(sight):
        return "met" if sight.attempt.rolls_left else "met-last"
    return "short" if sight.attempt.rolls_left else "last"


def stop_case(sight: ZorroSight) -> str:
    """What it means to stop now."""
    attempt = sight.attempt
    if sight.step == "hand":
        return "hand"
    if attempt.target == "duel":
        return "duel"
    if attempt.missing == 0:
        return "met"
    return "help" if sight.helper >= 0 and sight.step == "attempt" and attempt.rolls_left == 0 else "short"
