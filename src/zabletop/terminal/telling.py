"""From data to words: events, actions, cards and refusals, told to a person in their language.

Facts are plain data (ids of symbols and cards, seats). What a fact is, its name says: ``card`` becomes the name of a
card, ``seats`` the names of players, ``faces`` a list of symbols. Front ends other than the terminal may use it too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zabletop.engine.errors import Illegal, ZabletopError
from zabletop.engine.shapes import Event
from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.games.zorro.shapes import Player, ZorroSight
from zabletop.terminal.complaints import complaint
from zabletop.terminal.typed import Typing
from zabletop.words import Words, join

# The kinds of cards in a card set, in the order of the rulebook.
KINDS = ("feat", "common", "premium", "scoundrel", "villain")
NOBODY = -1
ROLLED = ("rolls", "rerolls", "fourth-roll")


class Teller:
    """Tells a game of Zorro. ``you`` is the seat of the one person in front of the screen, or NOBODY."""

    def __init__(self, words: Words, names: Sequence[str], cards: CardSet, you: int = NOBODY) -> None:
        self.words = words
        self.names = list(names)
        self.you = you
        self.typing = Typing(words)
        self.told = cards.words(words.language)
        self.cards: dict[str, dict[str, Any]] = {}
        self.kinds: dict[str, str] = {}
        for kind in KINDS:
            for card in cards.document[kind]:
                self.cards[card["id"]] = card
                self.kinds[card["id"]] = kind
        self.scoundrels = {card["location"]: card["id"] for card in cards.document["scoundrel"]}
        self.duel = SYMBOLS[cards.duel_symbol]
        # What was told before, where the next event is told by what has changed: dice on the table, who duels.
        self.lying: Counter[str] | None = None
        self.duelling: list[int] = []

    # --- Things -------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """A player's name, as somebody of whom something is said."""
        if seat == self.you:
            return self.words.say("terminal-you-object")
        return self.names[seat] if 0 <= seat < len(self.names) else "-"

    def players(self, seats: Sequence[int]) -> str:
        return join(self.words, [self.player(seat) for seat in seats])

    def place(self, location: str) -> str:
        return self.words.say(f"zorro-location-{location}") if location in LOCATIONS else location

    def symbol(self, symbol: str) -> str:
        return self.words.say(f"zorro-symbol-{symbol}") if symbol in SYMBOLS else symbol

    def grouped(self, symbols: Sequence[str]) -> list[str]:
        """Two leaps and a dash: each symbol once, with how often it is there."""
        return [
            self.words.say(f"zorro-symbols-{symbol}", count=symbols.count(symbol))
            for symbol in SYMBOLS
            if symbol in symbols
        ]

    def symbols(self, symbols: Sequence[str]) -> str:
        return join(self.words, self.grouped(symbols)) or self.words.say("zorro-no-dice")

    def hero(self, face: str) -> str:
        """A Hero die: "farm-leap" is one of the Farm that shows leap."""
        location, _, symbol = face.partition("-")
        return self.words.say("zorro-hero-face", location=self.place(location), symbol=self.symbol(symbol))

    def dice(self, faces: Sequence[str], heroes: Sequence[str]) -> str:
        said = [*self.grouped(faces), *(self.hero(face) for face in heroes)]
        return join(self.words, said) or self.words.say("zorro-no-dice")

    # --- Cards --------------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """A card's name. A card that this set does not have (in an old record) goes by its id."""
        if card not in self.told:
            return card
        name: str = self.told[card]["name"]
        return self.words.say("zorro-title", card=name) if self.kinds.get(card) == "feat" else name

    def does(self, card: str) -> str:
        """What a card does, in a few words."""
        if self.kinds.get(card) == "common":
            ((effect, symbol),) = self.cards[card]["effects"][0].items()
            return self.words.say(f"zorro-does-{effect}", symbol=self.symbol(symbol))
        return self.told.get(card, {}).get("text", "")

    def needs(self, card: str) -> str:
        return self.symbols(self.cards.get(card, {}).get("needs", []))

    def gear(self, card: str) -> str:
        if not card:
            return self.words.say("zorro-no-gear")
        return self.words.say("zorro-card-gear", card=self.card(card), does=self.does(card))

    def whole_card(self, card: str) -> str:
        """All that a card says."""
        kind = self.kinds.get(card)
        if kind in ("common", "premium"):
            return self.gear(card)
        facts = self.card_facts(card)
        return self.words.say("zorro-card-feat" if kind == "feat" else "zorro-card-foe", **facts)

    def card_facts(self, card: str) -> dict[str, str]:
        location = self.cards.get(card, {}).get("location", "")
        return {
            "card": self.card(card),
            "does": self.does(card),
            "needs": self.needs(card),
            "location": self.place(location),
        }

    # --- What happened, what can be done, what went wrong ---------------------------------------------------------

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        """Facts in words, each by its name; what it implies (how many, what a card does) is added."""
        said: dict[str, object] = {}
        for name, value in facts.items():
            said.update(self.fact(name, value))
        if "faces" in facts or "heroes" in facts:
            faces, heroes = facts.get("faces", []), facts.get("heroes", [])
            said |= {"dice": self.dice(faces, heroes), "count": len(faces) + len(heroes)}
        return said

    def fact(self, name: str, value: Any) -> dict[str, object]:
        if name == "card":
            return dict(self.card_facts(value))
        if name in ("seat", "of", "active") and isinstance(value, int):
            return {name: self.player(value)}
        if name == "seats":
            whom = "you" if value == [self.you] else "others"
            return {"others": self.players(value), "count": len(value), "whom": whom}
        if name == "location":
            return {name: self.place(value)}
        if name in ("symbol", "becomes"):
            return {name: self.symbol(value)}
        if name == "action":
            return {name: self.typing.shown(value)}
        return {} if isinstance(value, (list, dict)) else {name: value}

    def event(self, event: Event) -> str:
        facts = {"symbol": self.duel, **event.facts}
        said = self.facts(facts)
        said["player"] = self.names[event.seat] if 0 <= event.seat < len(self.names) else "-"
        said["you"] = 0 <= event.seat == self.you
        lying, duelling = self.lying, self.duelling
        self.remember(event)
        if event.kind == "rerolls" and lying is not None and self.lying is not None:
            lost, gained = lying - self.lying, self.lying - lying
            changed = {"lost": self.all_dice(lost), "gained": self.all_dice(gained), "count": lost.total()}
            return self.words.say("zorro-rerolled", **{**said, **changed})
        if event.kind == "duel" and duelling:
            out = [seat for seat in duelling if seat not in self.duelling]
            return self.words.say("zorro-duel-again", **{**said, "out": self.players(out), "gone": len(out)})
        return self.words.say(f"zorro-event-{event.kind}", **said)

    def remember(self, event: Event) -> None:
        """Take note of an event, told or not, that a later one is compared with."""
        facts = event.facts
        if event.kind in ROLLED:
            self.lying = Counter([*facts["faces"], *facts["heroes"]])
        elif event.kind == "set" and self.lying is not None:
            self.lying += Counter([facts["becomes"]])
            self.lying -= Counter([facts["symbol"]])
        elif event.kind == "duel":
            self.duelling = [*facts["seats"]]
        elif event.kind in ("undo", "starts", "villain-out"):
            self.lying, self.duelling = None, []

    def all_dice(self, dice: Counter[str]) -> str:
        """Zorro dice and Hero dice together."""
        faces = [*dice.elements()]
        return self.dice([die for die in faces if die in SYMBOLS], [die for die in faces if die not in SYMBOLS])

    def action(self, parts: dict[str, Any], sight: ZorroSight, score: int = 0) -> str:
        """An action as something that one may choose on this table. ``score``: what a duellist has so far."""
        verb = parts["do"]
        said = self.facts(parts)
        if verb == "travel":
            place = sight.places[parts["place"] - 1]
            said |= {**self.card_facts(place.feat), "gear": self.gear(place.gear)}
        elif verb == "fight":
            said |= self.card_facts(self.scoundrels[parts["location"]])
        elif verb == "take":
            said["card"] = self.gear(sight.places[sight.attempt.place].gear)
        elif verb == "discard":
            said["card"] = self.gear(parts["card"])
        elif verb == "stop":
            said |= {"case": stop_case(sight), "score": score, "symbol": self.symbol(self.duel)}
        if "seat" in parts:
            said["player"] = self.player(parts["seat"])
            said["brings"] = self.brings(sight.seats[parts["seat"]])
        return self.words.say(f"zorro-action-{verb}", **said)

    def brings(self, player: Player) -> str:
        """What a helper has to offer: Equipment, and Hero dice for the fourth ROLL."""
        heroes = [
            self.words.say("zorro-hero-dice", location=self.place(place), count=dice)
            for place, dice in player.heroes.items()
        ]
        return "; ".join([*(self.gear(card) for card in player.gear), *heroes]) or self.words.say("zorro-no-gear")

    def prompt(self, sight: ZorroSight) -> str:
        """What is asked of whoever must decide now."""
        card = self.card(sight.attempt.card) if sight.attempt.card else "-"
        facts = {"card": card, "active": self.names[sight.active], "case": prompt_case(sight)}
        return self.words.say(f"zorro-prompt-{sight.step}", **facts)

    def error(self, error: ZabletopError) -> str:
        """One line; a refusal names the rule behind it."""
        if not isinstance(error, Illegal):
            return complaint(self.words, error)
        text = self.words.say(error.message, **self.facts(error.facts))
        if error.rule:
            return self.words.say("terminal-refused", why=text, rule=error.rule)
        return text


def prompt_case(sight: ZorroSight) -> str:
    """What is asked of somebody with dice before them."""
    attempt = sight.attempt
    if attempt.target != "duel" and attempt.missing == 0:
        return "met"
    return "last" if attempt.rolls_left == 0 else "short"


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
