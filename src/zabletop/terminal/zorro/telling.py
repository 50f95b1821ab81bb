"""A match of Zorro in words: symbols and dice, cards, and what happened with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zabletop.engine.shapes import Event
from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.terminal.telling import NOBODY, Teller
from zabletop.terminal.zorro.typed import ZorroTyping
from zabletop.words import Words, join

# The kinds of cards in a card set, in the order of the rulebook.
KINDS = ("feat", "common", "premium", "scoundrel", "villain")
ROLLED = ("rolls", "rerolls", "fourth-roll")


class ZorroTeller(Teller):
    game = "zorro"
    openings = ("starts", "turn", "fights", "duel", "duel-turn", "villain-out")
    good = ("succeeds", "beats", "stands", "wins", "wins-mask", "takes-hero-die")
    bad = ("fails", "falls")
    shown_with_question = ("rolls", "fourth-roll")
    turn_kinds = ("starts", "turn", "duel-turn", "fights")

    def __init__(self, words: Words, names: Sequence[str], cards: CardSet, you: int = NOBODY) -> None:
        super().__init__(words, ZorroTyping(words), names, you)
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

    def all_dice(self, dice: Counter[str]) -> str:
        """Zorro dice and Hero dice together."""
        faces = [*dice.elements()]
        return self.dice([die for die in faces if die in SYMBOLS], [die for die in faces if die not in SYMBOLS])

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

    # --- Facts --------------------------------------------------------------------------------------------------

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        said = super().facts(facts)
        if "faces" in facts or "heroes" in facts:
            faces, heroes = facts.get("faces", []), facts.get("heroes", [])
            said |= {"dice": self.dice(faces, heroes), "count": len(faces) + len(heroes)}
        return said

    def fact(self, name: str, value: Any) -> dict[str, object]:
        if name == "card":
            return dict(self.card_facts(value))
        if name == "location":
            return {name: self.place(value)}
        if name in ("symbol", "becomes"):
            return {name: self.symbol(value)}
        return super().fact(name, value)

    # --- Events -------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        said = {"symbol": self.symbol(self.duel), **self.event_facts(event)}
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

    def set_up(self, events: Sequence[Event]) -> int:
        """The cards that were laid out lie on the table."""
        return next((number for number, event in enumerate(events) if event.kind == "starts"), 0)

    def turns(self, events: Sequence[Event]) -> list[int]:
        """In the revised edition a fight is chosen within a turn that has already begun."""
        return [number for number in super().turns(events) if not fights_in_turn(events, number)]


def fights_in_turn(events: Sequence[Event], number: int) -> bool:
    before = events[number - 1].kind if number else ""
    return events[number].kind == "fights" and before in ("turn", "starts", "undo")
