"""Watching a recorded match: turn by turn, event by event, or all of it at once."""

from __future__ import annotations

from zabletop.engine.errors import BadCards, BadOption, BadRecord, ZabletopError
from zabletop.engine.replay import rebuild
from zabletop.engine.shapes import SPECTATOR, Event, Record
from zabletop.games import game
from zabletop.games.zorro.cards import CardSet, card_set
from zabletop.terminal.complaints import complaint
from zabletop.terminal.screen import EndOfInput, Screen
from zabletop.terminal.telling import Teller
from zabletop.words import MissingWords, Words

STARTS = ("starts", "turn", "duel-turn", "fights")


def turns_of(events: list[Event]) -> list[int]:
    """Where each turn begins, the laying out of the cards being the first."""
    found = [0] if events else []
    opened = -1
    for number, event in enumerate(events):
        if event.kind not in STARTS:
            continue
        # In the revised edition a fight is chosen within a turn that has already begun.
        if event.kind == "fights" and opened == event.seat and events[number - 1].kind in ("turn", "starts", "undo"):
            continue
        opened = event.seat
        if number:
            found.append(number)
    return found


class Watch:
    """A record on a screen. It needs only the events, so that an old one can always be watched."""

    def __init__(self, record: Record, words: Words, screen: Screen) -> None:
        check_players(record)
        self.record = record
        self.words = words
        self.screen = screen
        names = [words.say("terminal-person", number=seat + 1) for seat in range(record.players)]
        self.teller = Teller(words, names, cards_of(record))
        self.events = [event.seen_by(SPECTATOR) for event in record.events]
        self.turns = turns_of(self.events)
        self.place = 0

    def run(self) -> None:
        self.head()
        if not self.screen.source.isatty():
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
            if line in ("q", "quit", "quitter"):
                return
            self.obey(line)

    def head(self) -> None:
        record, words = self.record, self.words
        edition = record.options.get("edition", "")
        said = words.say(f"zorro-edition-{edition}") if words.has(f"zorro-edition-{edition}") else edition
        facts = {"game": words.say(f"{record.game}-name"), "edition": said, "players": record.players}
        self.screen.title(words.say("terminal-watch", **facts))
        try:
            rebuild(record, game(record.game))
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
        elif line.isascii() and line.isdigit():
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
            if event.kind in STARTS:
                self.screen.say()
            self.screen.say(self.told(event), "title" if event.kind in STARTS else "", "  ")
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
            winners = self.teller.players(result.winners)
            known = self.words.has(result.why)
            self.screen.title(self.words.say(result.why, player=winners) if known else winners)


def check_players(record: Record) -> None:
    box = game(record.game)
    if not box.least_players <= record.players <= box.most_players:
        facts = {"game": box.name, "players": record.players, "least": box.least_players, "most": box.most_players}
        raise BadOption("engine-bad-players", facts)


def cards_of(record: Record) -> CardSet:
    """The cards of a record: its own, or a set of ours; of one that we no longer have, only ids are left."""
    own = record.cards.get("own")
    try:
        if own is not None and not isinstance(own, dict):
            raise BadRecord("record-bad-field", {"why": "cards.own"})
        return card_set(str(record.cards.get("name", "")), own)
    except (BadCards, ZabletopError, OSError):
        return card_set("house")
