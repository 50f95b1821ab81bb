"""How tests sit down at a terminal: in this process with somebody who types, or with the command in one of its own."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import zabletop
from zabletop.engine.match import Match
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.terminal.play import Session
from zabletop.terminal.room import Room
from zabletop.terminal.rooms import room_of
from zabletop.terminal.screen import Screen
from zabletop.words import Words

EDITIONS = ("french", "english-2019", "revised")
COMMAND = [sys.executable, "-m", "zabletop.cli"]
ESCAPE = "\x1b"

# In this process


class Person(io.StringIO):
    """Types what a function says, and ends the input when it says nothing."""

    def __init__(self, answer: Callable[[Session], str | None]) -> None:
        super().__init__()
        self.answer = answer
        self.session: Session | None = None
        self.typed: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.session is not None
        line = self.answer(self.session)
        if line is None:
            return ""
        self.typed.append(line)
        assert len(self.typed) < 5000, "the match does not end"
        return line + "\n"


def sit_at(
    room: Room,
    match: Match,
    words: Words,
    answer: Callable[[Session], str | None],
    seats: tuple[str, ...],
    names: tuple[str, ...] = (),
) -> tuple[Session, io.StringIO, Person]:
    """A match of any game."""
    out, person = io.StringIO(), Person(answer)
    session = Session(room, match, list(seats), list(names), words, Screen(out=out, source=person))
    person.session = session
    return session, out, person


def sit_down(
    answer: Callable[[Session], str | None],
    seats: tuple[str, ...] = ("human", "random", "random"),
    *,
    edition: str = "revised",
    language: str = "en",
    seed: int = 3,
    first: str = "1",
    names: tuple[str, ...] = (),
) -> tuple[Session, io.StringIO, Person]:
    """A match of Zorro."""
    match = zabletop.new("zorro", players=len(seats), seed=seed, edition=edition, first=first)
    return sit_at(room_of("zorro"), match, Words.of(language), answer, seats, names)


def sight_of(session: Session, seat: int) -> ZorroSight:
    return cast(ZorroSight, session.match.sight(seat))


def zorro_rules(players: int = 2) -> ZorroRules:
    return cast(ZorroRules, zabletop.game("zorro").rules(players))


def lines(*typed: str) -> Callable[[Session], str | None]:
    """These lines, then the end of the input."""
    left = list(typed)
    return lambda session: left.pop(0) if left else None


def first_choice(session: Session) -> str | None:
    return None if session.match.result else "1"


# In a process of its own


def environment(**more: str) -> dict[str, str]:
    """A plain environment in which the same package is found as here."""
    source = str(Path(zabletop.__file__).parents[1])
    return {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": source, "LANG": "C.UTF-8", **more}


def in_terminal(arguments: list[str], typed: list[str], more: dict[str, str], cwd: Path | None = None) -> str:
    """Run the command in a pseudo-terminal: each line is typed when a prompt waits for it, then Ctrl-C."""
    ours, theirs = pty.openpty()
    command = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", COLUMNS="80", LINES="24") | more,
        cwd=cwd,
    )
    os.close(theirs)
    seen = ""
    for line in typed:
        seen += heard(ours)
        os.write(ours, f"{line}\n".encode())
    seen += heard(ours)
    command.send_signal(signal.SIGINT)
    command.wait(10)
    seen += heard(ours, at_end=True)
    os.close(ours)
    return seen


def heard(terminal: int, at_end: bool = False) -> str:
    """What is said up to the next prompt, which is a line that does not end."""
    seen = ""
    limit = time.monotonic() + 20
    while time.monotonic() < limit:
        if not select.select([terminal], [], [], 0.15)[0]:
            if at_end or seen.endswith(("> ", ". ", "? ", "] ")):
                break
            continue
        try:
            seen += os.read(terminal, 65536).decode("utf-8", "replace")
        except OSError:
            break
    return seen


def run(*arguments: str, typed: str = "", cwd: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=environment(**more),
        timeout=60,
        check=False,
    )


def without_editing(text: str) -> str:
    """Line editing may announce bracketed paste to the terminal; that is no text."""
    return re.sub(r"\x1b\[\?2004[hl]\r?", "", text)
