"""A match in a terminal: people and bots in any seats, on one screen."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from zabletop import bots
from zabletop.engine.errors import BadOption, Illegal, ZabletopError
from zabletop.engine.match import Match
from zabletop.engine.shapes import SPECTATOR, Event
from zabletop.terminal import rulesview
from zabletop.terminal.files import new_name, save_record
from zabletop.terminal.interrupts import interrupted_by, undisturbed
from zabletop.terminal.names import HUMAN, shown_names
from zabletop.terminal.oddsview import show_odds
from zabletop.terminal.room import Room
from zabletop.terminal.screen import EndOfInput, Screen
from zabletop.terminal.telling import NOBODY, show_event
from zabletop.terminal.typed import is_number
from zabletop.words import Words, guess_language


class Leave(Exception):
    """Somebody wants to stop playing."""


class Session:
    """One match on one screen. ``seats`` says who sits where: "human", or the name of a bot."""

    def __init__(
        self, room: Room, match: Match, seats: list[str], names: list[str], words: Words, screen: Screen
    ) -> None:
        self.room = room
        self.match = match
        self.rules = match.rules
        self.seats = seats
        self.named = names
        self.words = words
        self.screen = screen
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        # Who plays alone is told what they may know; several at one screen, only what everybody may.
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        shown, you = shown_names(words, seats, names)
        self.host = room.host(match.rules, words, shown, screen, you)
        self.teller = self.host.teller
        self.typing = self.host.typing
        # Bots have whims of their own: without a seed they are new in every sitting.
        seed = secrets.randbits(32) if match.seed is None else match.seed
        self.bots = {
            seat: bots.make(kind, match.rules, seed * 31 + seat) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.told = 0  # as far as everybody at the screen has been told
        self.whispered: dict[int, int] = {}  # as far as each person has, while they had the keyboard for themselves
        self.lately: list[tuple[Event, str]] = []  # what everybody was told between two clearings of the screen
        self.cleared = False  # since then
        self.at_keyboard = NOBODY  # whoever has been handed the keyboard, and has not yet given it back
        self.file = ""
        self.choices: list[int] = []

    # --- The course of a match ------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the end, or until somebody leaves: the exit code."""
        try:
            with interrupted_by(signal.SIGHUP, signal.SIGTERM):
                self.welcome()
                while self.match.result is None:
                    self.step()
                self.finish()
        except (Leave, EndOfInput):
            self.keep_for_later()
        except KeyboardInterrupt:
            self.keep_for_later()
            return 130
        except Exception:
            # Whatever went wrong, the match is not lost with it.
            self.keep_for_later()
            raise
        return 0

    def welcome(self) -> None:
        words = self.words
        self.screen.title(self.room.title(words, self.rules.options))
        if self.people:
            self.screen.say(words.say("terminal-how-to", help=self.typing.shown_commands["help"]), "note")
        if not self.match.entries:
            self.screen.say(words.say("terminal-promise", promise=self.match.commitment), "note")
        events = self.match.events_since(0, self.viewer)
        # What was laid out is shown with the table; of a match that goes on, only the present counts.
        self.told = len(events) if self.match.entries else self.teller.set_up(events)
        for event in events[: self.told]:
            self.teller.remember(event)
        self.whispered = dict.fromkeys(self.people, self.told)
        # Whoever begins is shown what matters with their first question.
        if self.match.entries or not any(seat in self.people for seat in self.match.deciders):
            self.screen.say()
            self.host.table(self.match.sight(self.viewer))

    def step(self) -> None:
        """One decision, or that of several seats at the same time: bots first, since they wait for nobody."""
        self.tell()
        owing = self.match.deciders
        for seat in owing:
            if seat in self.bots:
                actions = self.rules.actions(self.match.state, seat)
                self.play(seat, self.bots[seat].choose(self.match.sight(seat), actions))
        waiting = [seat for seat in owing if seat not in self.bots]
        if waiting:
            self.decide(waiting[0])

    def play(self, seat: int, number: int) -> None:
        with undisturbed():
            self.match.play(seat, number)

    def tell(self) -> None:
        """What happened, to everybody; what somebody at the keyboard may know, to them."""
        if self.at_keyboard != NOBODY:
            self.whisper(self.at_keyboard)
            return
        if self.is_private_match():
            # Between two people the screen is cleared: each is told all of it when the keyboard is theirs.
            return
        if len(self.people) > 1:
            self.told = max(self.told, min(self.whispered.values()))
        events = self.match.events_since(self.told, self.viewer)
        if events and self.cleared:
            self.lately, self.cleared = [], False
        self.lately += self.tell_all(events)
        self.told = len(self.match.journal.events)

    def tell_all(self, events: list[Event]) -> list[tuple[Event, str]]:
        """But not what the next question shows again."""
        deciders = self.rules.deciders(self.match.state)
        asked_next = len(deciders) == 1 and deciders[0] in self.people
        again = [events.pop()] if events and asked_next and events[-1].kind in self.teller.shown_with_question else []
        told = [(event, self.tell_one(event)) for event in events]
        for event in again:
            self.teller.remember(event)
        return told

    def tell_one(self, event: Event) -> str:
        told = self.teller.event(event)
        show_event(self.screen, self.teller, event, told)
        return told

    def finish(self) -> None:
        self.tell()
        result = self.match.result
        assert result is not None
        self.screen.say()
        self.screen.title(self.teller.result(result))
        if not self.people:
            return
        save, quit_ = (self.typing.shown_commands[name] for name in ("save", "quit"))
        while True:
            self.screen.say(self.words.say("terminal-after", save=save, quit=quit_), "note")
            try:
                line = self.screen.ask()
            except EndOfInput:
                return
            command = self.typing.command(line)
            if not line or (command and command[0] == "quit"):
                return
            if command and command[0] in ("save", "log", "table"):
                try:
                    self.obey(*command, seat=self.people[0])
                except ZabletopError as error:
                    self.complain(error)

    def complain(self, error: ZabletopError) -> None:
        self.screen.say(self.teller.error(error), "bad", "  ")

    # --- A person decides -----------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Ask until this seat has done something, or something else has changed the table."""
        secret = self.is_secret(seat)
        afresh = secret and self.at_keyboard != seat
        if afresh:
            self.hand_keyboard(seat)
        self.show_decision(seat, afresh)
        before = len(self.match.entries), len(self.match.held)
        while (len(self.match.entries), len(self.match.held)) == before:
            line = self.screen.ask(self.prompt_of(seat))
            try:
                self.answer(seat, line)
            except ZabletopError as error:
                self.complain(error)
        if secret and not (self.match.deciders == [seat] and self.is_secret(seat)):
            if self.match.result is None and self.has_seen_something(seat):
                self.whisper(seat)
                self.wait(self.words.say("terminal-seen"))
            self.at_keyboard = NOBODY
            self.screen.hide()
            self.cleared = True

    def is_secret(self, seat: int) -> bool:
        """Whether others at this screen must look away: several decide at once, or a hand of cards is shown."""
        if len(self.people) < 2:
            return False
        together = [other for other in self.rules.deciders(self.match.state) if other in self.people]
        return len(together) > 1 or self.host.is_private(self.match.sight(seat))

    def is_private_match(self) -> bool:
        """Whether several people play who each hold something that the others must not see."""
        if len(self.people) < 2 or self.match.result is not None:
            return False
        return self.host.is_private(self.match.sight(self.people[0]))

    def prompt_of(self, seat: int) -> str:
        return f"{self.teller.names[seat]}> " if len(self.people) > 1 else "> "

    def hand_keyboard(self, seat: int) -> None:
        """A secret decision: whoever sat here before must not read on, nor the next what they chose."""
        self.screen.say()
        self.wait(self.words.say("terminal-pass-keyboard", player=self.teller.names[seat]))
        self.at_keyboard = seat
        if self.cleared:
            # It stood on the screen for all, until somebody's secret was taken off it.
            for event, told in self.lately:
                show_event(self.screen, self.teller, event, told)
        self.whisper(seat)

    def wait(self, why: str) -> None:
        """Until Enter is pressed; whoever wants to leave may do so here, too."""
        command = self.typing.command(self.screen.ask(f"{why} "))
        if command and command[0] == "quit":
            self.leave()

    def whisper(self, seat: int) -> None:
        """All that happened since this seat last had the keyboard, as it saw it; but not twice what all were told."""
        first = self.whispered[seat]
        seen = self.match.events_since(first, seat)
        self.tell_all(
            [event for place, event in enumerate(seen, first) if place >= self.told or self.is_secret_of(seat, place)]
        )
        self.whispered[seat] = len(self.match.journal.events)

    def is_secret_of(self, seat: int, place: int) -> bool:
        """Whether this seat saw more of an event than everybody did."""
        event = self.match.journal.events[place]
        return event.seen_by(seat) != event.seen_by(SPECTATOR)

    def has_seen_something(self, seat: int) -> bool:
        """Whether something happened that only this seat saw, and that it has not been told yet."""
        return any(
            self.is_secret_of(seat, place) for place in range(self.whispered[seat], len(self.match.journal.events))
        )

    def show_decision(self, seat: int, afresh: bool = False) -> None:
        sight = self.match.sight(seat)
        actions = self.rules.actions(self.match.state, seat)
        self.screen.say()
        self.host.scene(sight, afresh)
        prompt = self.host.prompt(sight)
        if len(self.people) > 1:
            prompt = self.words.say("terminal-prompt-named", player=self.teller.names[seat], prompt=prompt)
        self.screen.title(prompt)
        self.choices = [*self.host.choices(sight, actions)]
        for place, number in enumerate(self.choices, 1):
            self.screen.item(f"{place}.", self.host.action(number, sight))
        unlisted = [number for number in actions if number not in self.choices]
        if unlisted:
            self.screen.say(self.host.hint(sight, unlisted), "note", "  ")

    def answer(self, seat: int, line: str) -> None:
        """Carry out what was typed: a number of the list, a command, a question, or an action."""
        if not line:
            self.screen.say(self.words.say("terminal-empty"), "note")
        elif line.startswith("?"):
            self.tell_rules(seat, line[1:].strip())
        elif is_number(line):
            if not 1 <= int(line) <= len(self.choices):
                raise BadOption("terminal-bad-number", {"number": line, "last": len(self.choices)})
            self.play(seat, self.choices[int(line) - 1])
        elif command := self.typing.command(line):
            self.obey(*command, seat=seat)
        else:
            self.play_typed(seat, line)

    def play_typed(self, seat: int, line: str) -> None:
        number = self.host.number(line, self.match.sight(seat))
        if number < 0:
            facts = {"typed": line, "help": self.typing.shown_commands["help"]}
            raise BadOption("terminal-not-understood", facts)
        self.play(seat, number)

    # --- Commands -------------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, seat: int) -> None:
        deeds: dict[str, Callable[[], None]] = {
            "help": lambda: self.show_help(seat),
            "odds": lambda: self.show_odds(seat),
            "undo": lambda: self.undo(seat, rest),
            "save": lambda: self.save(rest),
            "table": lambda: self.show_table(seat),
            "log": lambda: self.show_log(seat),
            "quit": self.leave,
        }
        deeds[command]()

    def leave(self) -> None:
        raise Leave

    def show_help(self, seat: int) -> None:
        words, rule = self.words, self.host.rules_behind(self.match.sight(seat))[0]
        how = [words.say("terminal-help-1"), words.say(f"{self.room.name}-help")]
        for line in (*how, words.say("terminal-help-2", rule=rule), words.say("terminal-help-3")):
            self.screen.say(line, indent="  ")
        for command, shown in self.typing.shown_commands.items():
            if command != "odds" or self.host.knows_odds:
                self.screen.say(words.say(f"terminal-help-{command}", command=shown), indent="    ")

    def show_table(self, seat: int) -> None:
        self.host.table(self.match.sight(self.who_looks(seat)))
        if self.match.result is None:
            self.show_decision(seat)

    def show_log(self, seat: int) -> None:
        for event in self.match.events_since(0, self.who_looks(seat)):
            self.tell_one(event)

    def who_looks(self, seat: int) -> int:
        """Whose eyes are on the screen: those of one seat, or everybody's."""
        return seat if self.at_keyboard == seat else self.viewer

    def tell_rules(self, seat: int, asked: str) -> None:
        if asked and asked.upper() not in self.room.rules:
            self.explain(asked)
            return
        ids = [asked.upper()] if asked else self.host.rules_behind(self.match.sight(seat))
        for rule in ids:
            rulesview.show_rule(self.screen, self.words, self.room.rules, rule)

    def explain(self, asked: str) -> None:
        """A card, or a word that stands on cards."""
        told = self.host.explain(asked)
        for line in told:
            self.screen.say(line, indent="  ")
        if not told:
            known = rulesview.spans(self.words, self.room.rules)
            raise BadOption("terminal-unknown-asked", {"asked": asked, "known": known})

    def show_odds(self, seat: int) -> None:
        sight = self.match.sight(seat)
        odds = self.host.odds(sight, seat, self.rules.actions(self.match.state, seat))
        show_odds(self.host, sight, odds, self.choices)

    def undo(self, seat: int, rest: str) -> None:
        if rest:
            self.undo_agreed(seat)
            return
        try:
            self.match.undo(seat)
        except Illegal as error:
            if error.message == "engine-nothing-to-undo":
                raise
            self.complain(error)
            command = self.typing.shown_commands["undo"]
            self.screen.say(self.words.say("terminal-undo-agreed", command=command), "note", "  ")

    def undo_agreed(self, seat: int) -> None:
        """All agree (bots always do): back to the latest decision of a person. The dice that fall next are new."""
        if not any(entry.seat in self.people for entry in self.match.live):
            raise Illegal("", "engine-nothing-to-undo")
        with undisturbed():
            back = False
            while not back:
                # What was decided together goes back together: a person may be among several.
                back = any(undone in self.people for undone in self.match.undo(seat, agreed=True))

    # --- Saving ---------------------------------------------------------------------------------------------------

    def save(self, file: str) -> None:
        place = file or self.file or new_name(self.match.game.name)
        save_record(self.match.record(), place)
        self.file = place  # only now: where saving failed once, leaving must not try again
        self.screen.say(self.words.say("terminal-saved", file=self.file), "good")
        if self.match.result is None:
            self.screen.say(self.words.say("terminal-go-on", command=self.command_to_go_on()))

    def keep_for_later(self) -> None:
        if self.match.result is not None or not self.match.entries:
            return
        with contextlib.suppress(OSError):  # the terminal may be closed: save all the same
            self.screen.say()
        for place in dict.fromkeys([self.file, new_name(self.match.game.name)]):
            try:
                self.save(place)
                return
            except ZabletopError as error:
                self.complain(error)

    def command_to_go_on(self) -> str:
        parts = [own_command(), "play", self.match.game.name, "--load", self.file, "--seats", ",".join(self.seats)]
        if self.named:
            parts += ["--names", ",".join(self.named)]
        if self.words.language != guess_language(os.environ):
            parts += ["--lang", self.words.language]
        return shlex.join(parts)


def own_command() -> str:
    """How this program is called again: by its path, if the shell would not find it by its name."""
    called = sys.argv[0]
    if Path(called).name != "zabletop" or os.sep not in called:
        return "zabletop"
    found = shutil.which("zabletop")
    return "zabletop" if found and Path(found).absolute() == Path(called).absolute() else called
