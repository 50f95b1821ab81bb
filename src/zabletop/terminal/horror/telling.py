"""A match of Ze Horror Attack in words: cards and symbols, areas, what happened, and how the points were counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from zabletop.engine.shapes import Event, Result
from zabletop.games.horror.cards import FACTION_BONUS
from zabletop.games.horror.state import STEPS
from zabletop.terminal.horror.book import Book
from zabletop.terminal.horror.typed import HorrorTyping
from zabletop.terminal.telling import NOBODY, Teller
from zabletop.terminal.typed import is_number
from zabletop.words import Words, join

SUN, SKULL = "☀", "☠"
# What everybody takes part in: there is only something to tell to whoever sees the cards.
ONLY_IF_SEEN = {"dealt": "cards", "faction": "factions", "receives": "cards"}
# Our decks use these words; of others, there are only the ids.
ELUSIVE = "elusive"
TAGS = {ELUSIVE: "horror-tag-elusive", "undead": "horror-tag-undead"}
ABOUT_PILES = ("looks", "leaves-top", "buries-top", "buries", "lifts")


class HorrorTeller(Teller):
    """``pictures``: symbols are drawn where cards are listed; else, and in sentences, they are said."""

    game = "horror"
    openings = ("starts", "turn", "last-card", "last-turn-over")
    shown_with_question = ("looks",)
    turn_kinds = ("turn",)

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        book: Book,
        you: int = NOBODY,
        expert: bool = False,
        pictures: bool = False,
    ) -> None:
        super().__init__(words, HorrorTyping(words, book), names, you)
        self.book = book
        self.expert = expert
        self.pictures = pictures

    # --- Cards --------------------------------------------------------------------------------------------------

    def symbols(self, suns: int, skulls: int) -> str:
        """2 suns and 1 skull."""
        told = [self.words.say("horror-suns", count=suns)] if suns else []
        told += [self.words.say("horror-skulls", count=skulls)] if skulls else []
        return join(self.words, told) or self.words.say("horror-no-symbols")

    def symbols_of(self, card: str) -> str:
        return self.symbols(self.book.suns(card), self.book.skulls(card))

    def listed(self, card: str, copies: int = 1) -> str:
        """A card among others: its name and its symbols, and how often it is there."""
        name = self.book.name(card)
        if self.pictures:
            drawn = SUN * self.book.suns(card) + SKULL * self.book.skulls(card)
            told = self.words.say("horror-card-drawn", card=name, symbols=drawn) if drawn else name
        else:
            told = self.words.say("horror-card", card=name, symbols=self.symbols_of(card))
        return self.words.say("horror-card-copies", card=told, copies=copies) if copies > 1 else told

    def all_listed(self, cards: Sequence[str]) -> str:
        return ", ".join(self.listed(card, copies) for card, copies in Counter(cards).items())

    def whole(self, card: str, copies: int = 1) -> str:
        """All that a card says."""
        kind = self.words.say(f"horror-kind-{self.book.kind(card)}")
        facts = {"card": self.copied(card, copies), "kind": kind, "symbols": self.symbols_of(card)}
        return self.words.say("horror-card-told", text=self.book.text(card), **facts)

    def named(self, cards: Sequence[str]) -> str:
        """The names alone: "Priest ×2 and Dracula"."""
        said = [self.copied(card, copies) for card, copies in Counter(cards).items()]
        return join(self.words, said) or self.words.say("horror-no-cards")

    def copied(self, card: str, copies: int) -> str:
        name = self.book.name(card)
        return self.words.say("horror-card-copies", card=name, copies=copies) if copies > 1 else name

    def side(self, faction: str) -> str:
        return self.words.say(f"horror-side-{self.book.side(faction)}")

    def points(self, score: int) -> str:
        return self.words.say("horror-points", count=score, shown=str(score).replace("-", "−"))

    def explained(self, id: str) -> str:
        """A card or a faction, for somebody who asks what it is."""
        if id in self.book.cards:
            return self.whole(id)
        first, second = (self.book.name(card) for card in self.book.characters(id))
        facts = {"faction": self.book.name(id), "side": self.side(id), "first": first, "second": second}
        return self.words.say("horror-faction-explained", **facts)

    def tags(self, among: Collection[str] | None = None) -> dict[str, str]:
        """The words at the head of texts, by which other texts name cards: what each means, and who has it."""
        told: dict[str, str] = {}
        for tag, cards in self.book.tags(self.book.cards if among is None else among).items():
            name = self.words.say(TAGS[tag]) if tag in TAGS else tag
            means = "horror-tag-elusive-told" if tag == ELUSIVE and self.book.is_spared(tag) else "horror-tag-listed"
            told[name] = self.words.say(means, tag=name, cards=self.named(cards))
        return told

    # --- Facts --------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> dict[str, object]:
        if name == "card":
            return {
                "card": self.book.name(value),
                "text": self.book.text(value),
                "whole": self.whole(value),
                "shown": self.words.say("horror-card", card=self.book.name(value), symbols=self.symbols_of(value)),
            }
        if name in ("cards", "factions"):
            return {name: self.named(value)}
        if name == "faction":
            return {"faction": self.book.name(value), "side": self.side(value)}
        if name == "step" and value in STEPS:
            return {name: self.words.say(f"horror-step-{value}")}
        return super().fact(name, value)

    def place(self, way: str, seat: int, actor: int, you: int) -> str:
        """Whose area something comes from or goes to: ``way`` is "from" or "into"."""
        whose = "you" if seat == you else "own" if seat == actor else "other"
        player = self.names[seat] if 0 <= seat < len(self.names) else "-"
        return self.words.say(f"horror-{way}", whose=whose, player=player)

    def pile_of(self, seat: int, actor: int, you: int) -> str:
        """The draw pile from which this seat draws; there may be only one."""
        whose = "all" if not self.expert else "you" if seat == you else "own" if seat == actor else "other"
        player = self.names[seat] if 0 <= seat < len(self.names) else "-"
        return self.words.say("horror-whose-pile", whose=whose, player=player)

    def deed(self, notation: str, actor: int) -> str:
        """An action that somebody did, with the names of cards and players."""
        verb, *rest = notation.split()
        seat = int(rest[-1]) - 1 if rest and is_number(rest[-1]) else actor
        facts = {"card": self.book.name(rest[0]) if rest else "-", "chosen": self.player(seat)}
        return self.words.say("horror-deed", verb=verb, **facts, **{"from": self.place("from", seat, actor, self.you)})

    def sentence(self, card: str) -> str:
        """All that a card says, with one full stop at the end: its own, or ours."""
        told = self.whole(card)
        return told if told.rstrip("”»\u00a0 ").endswith((".", "!", "?")) else f"{told}."

    # --- Events -------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        if event.kind in ONLY_IF_SEEN and ONLY_IF_SEEN[event.kind] not in event.facts:
            return ""
        if event.kind == "undo" and "action" not in event.facts and event.facts.get("of") == event.seat:
            return self.words.say("horror-undo-secret", **self.event_facts(event))
        return super().event(event)

    def event_facts(self, event: Event) -> dict[str, object]:
        said, facts, seat = super().event_facts(event), event.facts, event.seat
        said["known"] = "card" in facts or "cards" in facts
        said["expert"] = self.expert
        of = facts.get("of", seat)
        if "of" in facts:
            said["case"] = "own" if of == seat else "yours" if of == self.you else "other"
            said["from"] = self.place("from", of, seat, self.you)
            # A card that is played into another's area has no way but there.
            said["into"] = self.place("into", facts.get("to", of), seat, self.you)
        if event.kind in ABOUT_PILES:
            said["pile"] = self.pile_of(facts.get("of", seat), seat, self.you)
        if event.kind == "undo" and "action" in facts:
            said["action"] = self.deed(facts["action"], of)
        if event.kind == "cannot":
            said["lines"] = self.book.lines(facts["card"])
        if event.kind == "score":
            said["counted"] = self.counted(facts["area"], facts["faction"])
            said["points"] = self.points(facts["score"])
        return said

    def counted(self, area: Sequence[str], faction: str) -> str:
        """Card by card: "Mina Harker +1, 2 × Imp −2, +2 for Mina Harker"."""
        told: list[str] = []
        for card, copies in Counter(area).items():
            facts = {"card": self.book.name(card), "worth": signed(self.book.worth(card, faction) * copies)}
            if copies > 1:
                told.append(self.words.say("horror-counted-copies", copies=copies, **facts))
            else:
                told.append(self.words.say("horror-counted-card", **facts))
        found = self.book.welcome(area, faction)
        if found:
            told.append(self.words.say("horror-counted-bonus", worth=signed(FACTION_BONUS), card=self.named(found)))
        return ", ".join(told) or self.words.say("horror-counted-nothing")

    def set_up(self, events: Sequence[Event]) -> int:
        """Factions, first hands and the first discard are shown with the first question."""
        return next((number for number, event in enumerate(events) if event.kind == "starts"), 0)

    # --- How it ended -------------------------------------------------------------------------------------------

    def result(self, result: Result) -> str:
        """H20: who won, and among whom the last turn decided."""
        if len(result.winners) != 1 or result.why not in ("horror-won", "horror-won-tie"):
            return super().result(result)
        (winner,) = result.winners
        score = result.scores[winner]
        tied = self.players([seat for seat, points in enumerate(result.scores) if points == score])
        facts = {"player": self.names[winner], "you": winner == self.you, "points": self.points(score)}
        return self.words.say(result.why, tied=tied, **facts)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
