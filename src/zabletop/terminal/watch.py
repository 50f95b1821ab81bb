"""Watching a recorded match: turn by turn, event by event, or all of it at once."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.engine.errors import BadOption, ZabletopError
from zabletop.engine.replay import rebuild
from zabletop.engine.shapes import REFEREE, SPECTATOR, Event, Record
from zabletop.terminal.asking import LEAVE
from zabletop.terminal.complaints import complaint
from zabletop.terminal.names import HUMAN, shown_names
from zabletop.terminal.rooms import room_of
from zabletop.terminal.screen import EndOfInput, Screen
from zabletop.terminal.telling import show_event
from zabletop.terminal.typed import is_number
from zabletop.words import MissingWords, Words


class Watch:
    """A record on a screen. It needs only the events, so that an old one can always be watched.

    ``whole``: what was hidden during the match is shown, too.
    """

    def __init__(
        self, record: Record, words: Words, screen: Screen, names: Sequence[str] = (), whole: bool = False
    ) -> None:
        check_players(record)
        self.room = room_of(record.game)
        self.record = record
        self.words = words
        self.screen = screen
        shown, _ = shown_names(words, [HUMAN] * record.players, names)
        self.teller = self.room.teller(record, words, shown)
        self.events = [event.seen_by(REFEREE if whole else SPECTATOR) for event in record.events]
        self.turns = self.teller.turns(self.events)
        self.place = 0

    def run(self) -> None:
        self.head()
        if not (self.screen.source.isatty() and self.screen.is_terminal):
            self.show(0, len(self.events))
            self.result()
            return
        self.screen.say(self.words.say("terminal-watch-how"), "note", "  ")
        self.next_turn()
        while True:
            try:
                line = self.screen.ask(self.words.say("terminal-watch-prompt", **self.where()) + " ").lower()
            except EndOfInput:
                return
            if line in LEAVE:
                return
            self.obey(line)

    def head(self) -> None:
        record, words = self.record, self.words
        title = self.room.title(words, record.options)
        self.screen.title(words.say("terminal-watch", title=title, players=record.players))
        try:
            rebuild(record, self.room.box)
        except ZabletopError as error:
            self.screen.say(complaint(words, error), "bad")
            self.screen.say(words.say("terminal-watch-anyway"), "note")

    def where(self) -> dict[str, int]:
        return {"turn": self.turn(), "turns": len(self.turns), "event": self.place, "events": len(self.events)}

    def turn(self) -> int:
        """The turn that the latest shown event belongs to, from 1."""
        return max(1, sum(start < self.place for start in self.turns))

    def obey(self, line: str) -> None:
        if not line:
            self.next_turn()
        elif line == "e":
            self.show(self.place, self.place + 1)
        elif line == "b":
            self.jump(self.turn() - 1)
        elif is_number(line):
            self.jump(int(line))
        else:
            self.screen.say(self.words.say("terminal-watch-how"), "note", "  ")

    def jump(self, turn: int) -> None:
        if not 1 <= turn <= len(self.turns):
            self.screen.say(self.words.say("terminal-bad-turn", turn=turn, last=len(self.turns)), "bad")
            return
        self.place = self.turns[turn - 1]
        self.next_turn()

    def next_turn(self) -> None:
        """Everything up to the beginning of the next turn."""
        if self.place >= len(self.events):
            self.result()
            return
        self.show(self.place, next((start for start in self.turns if start > self.place), len(self.events)))
        if self.place >= len(self.events):
            self.result()

    def show(self, first: int, last: int) -> None:
        for event in self.events[first:last]:
            show_event(self.screen, self.teller, event, self.told(event))
        self.place = min(max(last, first), len(self.events))

    def told(self, event: Event) -> str:
        """An event in words; one of another version of the rules may have none, and is shown as it stands."""
        try:
            return self.teller.event(event)
        except (MissingWords, LookupError, TypeError, ValueError, AttributeError):
            return f"{event.kind} {event.facts}"

    def result(self) -> None:
        result = self.record.result
        self.screen.say()
        if result is None:
            self.screen.say(self.words.say("terminal-watch-unfinished"), "note")
        else:
            self.screen.title(self.teller.result(result))


def check_players(record: Record) -> None:
    box = room_of(record.game).box
    if not box.least_players <= record.players <= box.most_players:
        facts = {"game": box.name, "players": record.players, "least": box.least_players, "most": box.most_players}
        raise BadOption("engine-bad-players", facts)
