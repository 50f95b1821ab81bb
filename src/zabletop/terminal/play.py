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
from typing import cast

from zabletop import bots
from zabletop.engine.errors import BadOption, Illegal, ZabletopError
from zabletop.engine.match import Match
from zabletop.engine.shapes import SPECTATOR, Event
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.terminal import rulesview
from zabletop.terminal.chances import chances
from zabletop.terminal.files import new_name, save_record
from zabletop.terminal.interrupts import interrupted_by, undisturbed
from zabletop.terminal.screen import EndOfInput, Screen
from zabletop.terminal.sensible import short_list, table_of, worth
from zabletop.terminal.tableview import TableView, shown_dice
from zabletop.terminal.telling import NOBODY, Teller
from zabletop.words import Words, guess_language

HUMAN = "human"
DICE_STEPS = ("attempt", "hand", "fourth")
# Before these, somebody looks for where the new turn begins.
BREAKS = ("starts", "turn", "fights", "duel", "duel-turn", "villain-out")
GOOD = ("succeeds", "beats", "stands", "wins", "wins-mask", "takes-hero-die")
BAD = ("fails", "falls")
ROLLED = ("rolls", "fourth-roll")
BEST_FEW = 6
BOT_NAMES = {"greedy": "terminal-bot-greedy", "random": "terminal-bot-random"}


class Leave(Exception):
    """Somebody wants to stop playing."""


class Session:
    """One match on one screen. ``seats`` says who sits where: "human", or the name of a bot."""

    def __init__(self, match: Match, seats: list[str], names: list[str], words: Words, screen: Screen) -> None:
        self.match = match
        self.rules = cast(ZorroRules, match.rules)
        self.seats = seats
        self.screen = screen
        self.words = words
        people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.people = people
        self.named = names
        shown, you = shown_names(words, seats, names)
        self.teller = Teller(words, shown, self.rules.cards, you)
        self.view = TableView(screen, self.teller, self.rules)
        # Bots have whims of their own: without a seed they are new in every sitting.
        seed = secrets.randbits(32) if match.seed is None else match.seed
        self.bots = {
            seat: bots.make(kind, match.rules, seed * 31 + seat) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.told = 0
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
        edition = words.say(f"zorro-edition-{self.rules.options['edition']}")
        self.screen.title(words.say("terminal-welcome", game=words.say("zorro-name"), edition=edition))
        if self.people:
            self.screen.say(words.say("terminal-how-to", help=self.teller.typing.shown_commands["help"]), "note")
        if not self.match.entries:
            self.screen.say(words.say("terminal-promise", promise=self.match.commitment), "note")
        begin = next((n for n, event in enumerate(self.match.journal.events) if event.kind == "starts"), 0)
        # The cards that were laid out are shown with the table; of a match that goes on, only the present counts.
        self.told = len(self.match.journal.events) if self.match.entries else begin
        for event in self.match.events_since(0, SPECTATOR)[: self.told]:
            self.teller.remember(event)
        sight = self.sight(SPECTATOR)
        # Whoever begins is shown the same Feats at once, as the places to travel to.
        if self.match.entries or sight.active not in self.people:
            self.screen.say()
            self.view.table(sight)

    def step(self) -> None:
        """One decision, or that of several seats at the same time: bots first, since they wait for nobody."""
        self.tell()
        owing = self.match.deciders
        thinking = [seat for seat in owing if seat in self.bots]
        for seat in thinking:
            actions = self.match.rules.actions(self.match.state, seat)
            self.play(seat, self.bots[seat].choose(self.match.sight(seat), actions))
        waiting = [seat for seat in owing if seat not in self.bots]
        together = [seat for seat in self.rules.deciders(self.match.state) if seat not in self.bots]
        if waiting:
            self.decide(waiting[0], len(together) > 1)

    def play(self, seat: int, number: int) -> None:
        with undisturbed():
            self.match.play(seat, number)

    def tell(self) -> None:
        events = self.match.events_since(self.told, SPECTATOR)
        if (
            events
            and events[-1].kind in ROLLED
            and self.rules.deciders(self.match.state) in [[one] for one in self.people]
        ):
            # The dice are about to be shown to the person who decides on them: not twice.
            shown = events.pop()
        else:
            shown = None
        for event in events:
            self.tell_one(event)
        if shown is not None:
            self.teller.remember(shown)
        self.told = len(self.match.journal.events)

    def tell_one(self, event: Event) -> None:
        if event.kind in BREAKS:
            self.screen.say()
        style = "title" if event.kind in BREAKS else ""
        style = "good" if event.kind in GOOD else "bad" if event.kind in BAD else style
        self.screen.say(self.teller.event(event), style, "  ")

    def sight(self, viewer: int) -> ZorroSight:
        return cast(ZorroSight, self.match.sight(viewer))

    def finish(self) -> None:
        self.tell()
        result = self.match.result
        assert result is not None
        self.screen.say()
        self.screen.title(self.words.say(result.why, player=self.teller.names[result.winners[0]]))
        if not self.people:
            return
        save, quit_ = (self.teller.typing.shown_commands[name] for name in ("save", "quit"))
        while True:
            self.screen.say(self.words.say("terminal-after", save=save, quit=quit_), "note")
            try:
                line = self.screen.ask()
            except EndOfInput:
                return
            command = self.teller.typing.command(line)
            if not line or (command and command[0] == "quit"):
                return
            if command and command[0] in ("save", "log", "table"):
                try:
                    self.obey(*command, seat=self.people[0])
                except ZabletopError as error:
                    self.screen.say(self.teller.error(error), "bad", "  ")

    # --- A person decides -----------------------------------------------------------------------------------------

    def decide(self, seat: int, secret: bool) -> None:
        """Ask until this seat has done something, or something else has changed the table."""
        if secret:
            self.hand_keyboard(seat)
        self.show_decision(seat, secret)
        before = len(self.match.entries), len(self.match.held)
        while (len(self.match.entries), len(self.match.held)) == before:
            line = self.screen.ask(self.prompt_of(seat))
            try:
                self.answer(seat, line)
            except ZabletopError as error:
                self.screen.say(self.teller.error(error), "bad", "  ")
        if secret:
            self.screen.hide()

    def prompt_of(self, seat: int) -> str:
        return f"{self.teller.names[seat]}> " if len(self.people) > 1 else "> "

    def hand_keyboard(self, seat: int) -> None:
        """A secret decision: whoever sat here before must not read on, nor the next what they chose."""
        self.screen.say()
        self.screen.ask(self.words.say("terminal-pass-keyboard", player=self.teller.names[seat]) + " ")

    def show_decision(self, seat: int, secret: bool = False) -> None:
        sight = self.sight(seat)
        state = table_of(self.rules, sight)
        actions = self.rules.actions(self.match.state, seat)
        self.screen.say()
        if sight.step in DICE_STEPS:
            self.view.attempt(sight, state)
        elif sight.step == "travel" and any(player.feats for player in sight.seats):
            self.view.players(sight)
        elif secret:
            self.view.target_of_help(sight)
        prompt = self.teller.prompt(sight)
        if len(self.people) > 1:
            prompt = self.words.say("terminal-prompt-named", player=self.teller.names[seat], prompt=prompt)
        self.screen.title(prompt)
        self.choices = short_list(self.rules, state, actions)
        score = -worth(self.rules, state, state.zorro, state.hero_faces) if sight.attempt.target == "duel" else 0
        for place, number in enumerate(self.choices, 1):
            self.screen.item(f"{place}.", self.teller.action(self.rules.parts(number), sight, score))
        if len(self.choices) < len(actions):
            self.show_hint(sight, actions)

    def show_hint(self, sight: ZorroSight, actions: list[int]) -> None:
        """How to do what is not in the list."""
        typing, faces = self.teller.typing, sight.attempt.faces
        odds = typing.shown_commands["odds"]
        if sight.step == "hand" or sight.attempt.rolls_left > 0:
            verb = "hand" if sight.step == "hand" else "keep"
            example = typing.shown(f"{verb} {' '.join(faces[:2])}")
            numbers = f"{typing.shown_verbs[verb]} 1 2"
            hint = self.words.say("terminal-dice-hint", example=example, numbers=numbers, odds=odds)
        else:
            other = next(number for number in reversed(actions) if number not in self.choices)
            hint = self.words.say("terminal-other-hint", example=typing.shown(self.rules.notation(other)), odds=odds)
        self.screen.say(hint, "note", "  ")

    def answer(self, seat: int, line: str) -> None:
        """Carry out what was typed: a number of the list, a command, a question, or an action."""
        if not line:
            self.screen.say(self.words.say("terminal-empty"), "note")
        elif line.startswith("?"):
            self.tell_rules(seat, line[1:].strip())
        elif line.isascii() and line.isdigit():
            if not 1 <= int(line) <= len(self.choices):
                raise BadOption("terminal-bad-number", {"number": line, "last": len(self.choices)})
            self.play(seat, self.choices[int(line) - 1])
        elif command := self.teller.typing.command(line):
            name, rest = command
            if name == "save" and self.teller.typing.names_dice(rest):
                # Dice are saved too, in the words of the rules: nobody means a file called "leap".
                self.play_typed(seat, f"keep {rest}")
            else:
                self.obey(name, rest, seat=seat)
        else:
            self.play_typed(seat, line)

    def play_typed(self, seat: int, line: str) -> None:
        typing = self.teller.typing
        dice = shown_dice(self.sight(seat).attempt)
        number = self.rules.number(typing.notation(line, dice))
        if number < 0 or typing.numbers_repeat(line):
            raise BadOption("terminal-not-understood", {"typed": line, "help": typing.shown_commands["help"]})
        self.play(seat, number)

    # --- Commands -------------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, seat: int) -> None:
        deeds: dict[str, Callable[[], None]] = {
            "help": self.show_help,
            "odds": lambda: self.show_odds(seat),
            "undo": lambda: self.undo(seat, rest),
            "save": lambda: self.save(rest),
            "table": lambda: self.show_table(seat),
            "log": self.show_log,
            "quit": self.leave,
        }
        deeds[command]()

    def leave(self) -> None:
        raise Leave

    def show_help(self) -> None:
        for number in range(1, 5):
            self.screen.say(self.words.say(f"terminal-help-{number}"), indent="  ")
        for command, shown in self.teller.typing.shown_commands.items():
            self.screen.say(self.words.say(f"terminal-help-{command}", command=shown), indent="    ")

    def show_table(self, seat: int) -> None:
        self.view.table(self.sight(seat))
        if self.match.result is None:
            self.show_decision(seat)

    def show_log(self) -> None:
        for event in self.match.events_since(0, SPECTATOR):
            self.tell_one(event)

    def tell_rules(self, seat: int, asked: str) -> None:
        ids = [asked.upper()] if asked else rulesview.rules_behind(self.sight(seat), self.rules.edition.name)
        for rule in ids:
            rulesview.show_rule(self.screen, self.words, rule)

    def show_odds(self, seat: int) -> None:
        """Exact chances under perfect play: the best few choices."""
        sight = self.sight(seat)
        state = table_of(self.rules, sight)
        actions = self.rules.actions(self.match.state, seat)
        show_chances(self.view, sight, chances(self.rules, state, actions, seat))

    def undo(self, seat: int, rest: str) -> None:
        if rest:
            self.undo_agreed(seat)
        else:
            try:
                self.match.undo(seat)
            except Illegal as error:
                if error.message == "engine-nothing-to-undo":
                    raise
                self.screen.say(self.teller.error(error), "bad", "  ")
                command = self.teller.typing.shown_commands["undo"]
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
                self.screen.say(self.teller.error(error), "bad")

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


def shown_names(words: Words, seats: list[str], names: list[str]) -> tuple[list[str], int]:
    """The name of each seat, and the seat of the only person at the screen if they gave no name."""
    people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
    given = {seat: name for seat, name in enumerate(names) if name}
    alone = len(people) == 1 and people[0] not in given
    shown = []
    for seat, kind in enumerate(seats):
        if seat in given:
            shown.append(given[seat])
        elif kind != HUMAN:
            bot = words.say(BOT_NAMES[kind]) if kind in BOT_NAMES else kind
            shown.append(words.say("terminal-bot", number=seat + 1, bot=bot))
        else:
            shown.append(words.say("terminal-you") if alone else words.say("terminal-person", number=seat + 1))
    return shown, people[0] if alone else NOBODY


def show_chances(view: TableView, sight: ZorroSight, found: dict[int, float]) -> None:
    """The best few actions with their chances, the best first."""
    if not found:
        view.screen.say(view.words.say("terminal-no-odds"), "note")
        return
    best = sorted(found, key=lambda number: (-found[number], number))
    about = "target" if sight.step == "travel" else "duel" if sight.attempt.target == "duel" else "attempt"
    view.screen.say(view.words.say(f"terminal-odds-{about}"), "title")
    for number in best[:BEST_FEW]:
        action = view.teller.action(view.rules.parts(number), sight)
        view.screen.item("-", view.words.say("terminal-odds-line", chance=round(found[number], 4), action=action))
    if len(best) > BEST_FEW:
        view.screen.say(view.words.say("terminal-odds-more", count=len(best) - BEST_FEW), "note")
