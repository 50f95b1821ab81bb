"""From data to words: events, results and refusals, told to a person in their language.

Facts are plain data (ids of cards, seats). What a fact is, its name says: ``seats`` becomes the names of players, and
each game adds names of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zabletop.engine.errors import Illegal, ZabletopError
from zabletop.engine.shapes import Event, Result
from zabletop.terminal.complaints import complaint
from zabletop.terminal.screen import Screen
from zabletop.terminal.typed import Typing
from zabletop.words import Words, join

NOBODY = -1


class Teller:
    """Tells matches of one game. ``you`` is the seat of the one person in front of the screen, or NOBODY."""

    game = ""
    # Kinds of events before which somebody looks for where something new begins.
    openings: Sequence[str] = ()
    good: Sequence[str] = ()
    bad: Sequence[str] = ()
    # Whoever must decide next is shown the same again with the question: before it, they are not told.
    shown_with_question: Sequence[str] = ()
    # Where somebody who steps through a record stops.
    turn_kinds: Sequence[str] = ()

    def __init__(self, words: Words, typing: Typing, names: Sequence[str], you: int = NOBODY) -> None:
        self.words = words
        self.typing = typing
        self.names = list(names)
        self.you = you

    # --- People ---------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """A player's name, as somebody of whom something is said."""
        if seat == self.you:
            return self.words.say("terminal-you-object")
        return self.names[seat] if 0 <= seat < len(self.names) else "-"

    def players(self, seats: Sequence[int]) -> str:
        return join(self.words, [self.player(seat) for seat in seats])

    # --- Facts ----------------------------------------------------------------------------------------------------

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        """Facts in words, each by its name; what it implies (how many, what a card does) is added."""
        said: dict[str, object] = {}
        for name, value in facts.items():
            said.update(self.fact(name, value))
        return said

    def fact(self, name: str, value: Any) -> dict[str, object]:
        """One fact in words. A list of things that nobody has taught us to say is left out."""
        if name in ("seat", "of", "active") and isinstance(value, int):
            return {name: self.player(value)}
        if name == "seats":
            whom = "you" if value == [self.you] else "others"
            return {"others": self.players(value), "count": len(value), "whom": whom}
        if name == "action":
            return {name: self.typing.shown(value)}
        return {} if isinstance(value, (list, dict)) else {name: value}

    # --- Events ---------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, in a sentence; empty where there is nothing to say."""
        said = self.event_facts(event)
        self.remember(event)
        if event.kind == "undo" and event.facts.get("of", event.seat) != event.seat:
            known = "action" in event.facts
            return self.words.say("terminal-undo-of" if known else "terminal-undo-of-secret", **said)
        return self.words.say(f"{self.game}-event-{event.kind}", **said)

    def event_facts(self, event: Event) -> dict[str, object]:
        player = self.names[event.seat] if 0 <= event.seat < len(self.names) else "-"
        whom = {"whom": "you" if event.facts["of"] == self.you else "other"} if "of" in event.facts else {}
        return {**whom, **self.facts(event.facts), "player": player, "you": 0 <= event.seat == self.you}

    def remember(self, event: Event) -> None:
        """Take note of an event, told or not, that a later one is compared with. Most games need no memory."""

    def style(self, event: Event) -> str:
        """How the screen shows it: colour only underlines what the sentence says."""
        if event.kind in self.good:
            return "good"
        if event.kind in self.bad:
            return "bad"
        return "title" if event.kind in self.openings else ""

    def set_up(self, events: Sequence[Event]) -> int:
        """How many events at the beginning of a match the table itself shows: they are not told."""
        return 0

    def turns(self, events: Sequence[Event]) -> list[int]:
        """Where each turn begins, the set-up being the first."""
        begun = [number for number, event in enumerate(events) if number and event.kind in self.turn_kinds]
        return [0, *begun] if events else []

    # --- How it ended, what went wrong ----------------------------------------------------------------------------

    def result(self, result: Result) -> str:
        """Who won, and why. A record of other rules may give a reason that we have no words for."""
        winners = join(self.words, [self.names[seat] for seat in result.winners])
        return self.words.say(result.why, player=winners) if self.words.has(result.why) else winners

    def error(self, error: ZabletopError) -> str:
        """One line; a refusal names the rule behind it."""
        if not isinstance(error, Illegal):
            return complaint(self.words, error)
        text = self.words.say(error.message, **self.facts(error.facts))
        if error.rule:
            return self.words.say("terminal-refused", why=text, rule=error.rule)
        return text


def show_event(screen: Screen, teller: Teller, event: Event, told: str) -> None:
    """A told event as a line, with a gap before what opens something new."""
    if not told:
        return
    if event.kind in teller.openings:
        screen.say()
    screen.say(told, teller.style(event), "  ")
