"""A match of Zorro in words: symbols and dice, cards, and what happened with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zabletop.engine.shapes import Event
from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.terminal.telling import NOBODY, Teller
from zabletop.terminal.typed import plain
from zabletop.terminal.zorro.typed import ZorroTyping
from zabletop.words import Words, join

# The kinds of cards in a card set, in the order of the rulebook.
KINDS = ("feat", "common", "premium", "scoundrel", "villain")
ROLLED = ("rolls", "rerolls", "fourth-roll")
# Where an attempt begins: no dice lie there yet.
BEGINNINGS = ("travel", "fights", "duel-turn", "starts", "villain-out")
# Effects that a card may have with several symbols, told in one breath.
TOGETHER = ("free", "reroll-hero")
# ROLLs that are left after the first, where the helper's is the fourth.
USUAL_LEFT = 2


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
        self.villains = {card["location"]: card["id"] for card in cards.document["villain"]}
        self.duel = SYMBOLS[cards.duel_symbol]
        self.actions: dict[str, str] = cards.document["locations"]
        # What was told before, where the next event is told by what has changed: dice on the table, who duels.
        self.lying: Counter[str] | None = None
        self.duelling: list[int] = []
        # The foe of this attempt, the dice that its ability took at the latest ROLL, and the most ROLLs left in it.
        self.foe = ""
        self.stolen: Counter[str] = Counter()
        self.most_left = 0

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

    def hero_faces(self, location: str) -> str:
        """Z3: what a Hero die of this location shows: its own action on four faces, thrust and taunt."""
        return self.symbols([self.actions.get(location, "")] * 4 + ["thrust", "taunt"])

    def listed(self, things: Sequence[str]) -> str:
        """Things that have commas or brackets of their own."""
        told = things[0] if things else ""
        for thing in things[1:]:
            told = self.words.say("zorro-listed", first=told, next=thing)
        return told

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
        """What a card does. The text of Equipment stands in brackets, and there without a full stop at its end."""
        kind = self.kinds.get(card)
        if kind == "common":
            return self.briefly(card)
        text: str = self.told.get(card, {}).get("text", "")
        return text.removesuffix(".") if kind == "premium" else text

    def briefly(self, card: str) -> str:
        """What Equipment does, in a few words."""
        effects = [(name, value) for effect in self.cards[card]["effects"] for name, value in effect.items()]
        told: list[str] = []
        for name, value in effects:
            values = [other for effect, other in effects if effect == name] if name in TOGETHER else [value]
            symbol = join(self.words, [self.symbol(one) if isinstance(one, str) else "" for one in values])
            count = value if isinstance(value, int) else 1
            told.append(self.words.say(f"zorro-does-{name}", symbol=symbol, count=count))
        return ", ".join(dict.fromkeys(told))

    def needs(self, card: str) -> str:
        return self.symbols(self.cards.get(card, {}).get("needs", []))

    def gear(self, card: str) -> str:
        if not card:
            return self.words.say("zorro-no-gear")
        return self.words.say("zorro-card-gear", card=self.card(card), does=self.does(card))

    def brief_gear(self, card: str) -> str:
        """Equipment where it is seen again and again: its whole text lies on the table."""
        if card not in self.cards:
            return self.gear(card)
        return self.words.say("zorro-card-gear", card=self.card(card), does=self.briefly(card))

    def whole_card(self, card: str) -> str:
        """All that a card says."""
        kind = self.kinds.get(card)
        if kind == "common":
            return self.gear(card)
        if kind == "premium":
            return self.words.say("zorro-card-premium", card=self.card(card), text=self.told[card]["text"])
        facts = self.card_facts(card)
        return self.words.say("zorro-card-feat" if kind == "feat" else "zorro-card-foe", **facts)

    def named(self, asked: str) -> list[str]:
        """The cards that are called so, or have a word in their name that begins so."""
        found = plain(asked).replace("'", "’")
        return [card for card in self.cards if found and f" {found}" in f" {plain(self.told[card]['name'])}"]

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
            return {name: self.place(value), "hero": self.hero_faces(value)}
        if name in ("symbol", "becomes"):
            return {name: self.symbol(value)}
        return super().fact(name, value)

    # --- Events -------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        if event.kind == "undo":
            return super().event(event)
        said = {"symbol": self.symbol(self.duel), "later": self.most_left > USUAL_LEFT, **self.event_facts(event)}
        lying, duelling = self.lying, self.duelling
        self.remember(event)
        if event.kind == "rerolls" and lying is not None and self.lying is not None:
            lost, gained = lying - self.lying, self.lying - lying
            changed = {"lost": self.all_dice(lost), "gained": self.all_dice(gained), "count": lost.total()}
            return self.words.say("zorro-rerolled", **{**said, **changed})
        if event.kind == "duel" and duelling:
            out = [seat for seat in duelling if seat not in self.duelling]
            return self.words.say("zorro-duel-again", **{**said, "out": self.players(out), "gone": len(out)})
        told = self.words.say(f"zorro-event-{event.kind}", **said)
        return f"{self.theft()} {told}" if event.kind == "rolls" and self.stolen else told

    def theft(self) -> str:
        """Which dice an ability took when the others were rolled."""
        return self.words.say("zorro-stolen", card=self.card(self.foe), dice=self.all_dice(self.stolen))

    def remember(self, event: Event) -> None:
        facts = event.facts
        if event.kind in BEGINNINGS:
            self.foe, self.most_left = "", 0
        if event.kind in (*BEGINNINGS, "undo"):
            self.lying, self.stolen = None, Counter()
        if event.kind in ROLLED:
            now = Counter([*facts["faces"], *facts["heroes"]])
            self.stolen = self.taken(now) if event.kind == "rolls" else Counter()
            self.lying = now
            self.most_left = max(self.most_left, facts.get("left", 0))
        elif event.kind == "set" and self.lying is not None:
            self.lying += Counter([facts["becomes"]])
            self.lying -= Counter([facts["symbol"]])
        elif event.kind == "fights":
            self.foe = facts["card"]
        elif event.kind == "duel":
            self.duelling = [*facts["seats"]]
        elif event.kind in ("undo", "starts", "villain-out"):
            self.duelling = []

    def taken(self, now: Counter[str]) -> Counter[str]:
        """The dice that were there and are no more: those that the foe steals, all of them or none."""
        if self.lying is None or now.total() == self.lying.total():
            return Counter()
        steals = self.cards.get(self.foe, {}).get("ability", {}).get("steals", "")
        return Counter({steals: self.lying[steals]}) if self.lying[steals] else Counter()

    def set_up(self, events: Sequence[Event]) -> int:
        """The cards that were laid out lie on the table."""
        return next((number for number, event in enumerate(events) if event.kind == "starts"), 0)

    def turns(self, events: Sequence[Event]) -> list[int]:
        """In the revised edition a fight is chosen within a turn that has already begun."""
        return [number for number in super().turns(events) if not fights_in_turn(events, number)]


def fights_in_turn(events: Sequence[Event], number: int) -> bool:
    before = events[number - 1].kind if number else ""
    return events[number].kind == "fights" and before in ("turn", "starts", "undo")
