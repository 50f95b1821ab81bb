"""The terminal as we use it: lines out, lines in. Colour only decorates, and nothing is said by colour alone."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from collections.abc import Mapping
from typing import TextIO

STYLES = {"title": "1", "good": "32", "bad": "31", "note": "2", "mark": "36"}
WIDEST = 100


# A name or a text may come from somebody else's file: it must not move the cursor or clear the screen.
CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], " ")


def harmless(text: str) -> str:
    """The text without control codes."""
    return text.translate(CONTROLS)


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Screen:
    """``plain``: no colour, no drawing, nothing cleared. So it also is where the output is not a terminal."""

    def __init__(
        self,
        plain: bool = False,
        out: TextIO | None = None,
        source: TextIO | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        settings = os.environ if environment is None else environment
        self.is_terminal = self.out.isatty()
        self.plain = plain or not self.is_terminal or settings.get("TERM", "") == "dumb"
        self.colour = not self.plain and not settings.get("NO_COLOR")
        self.tidy_input()

    def tidy_input(self) -> None:
        """Line editing for people, and never an error because of a strange letter."""
        for stream in (self.out, self.source):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if self.source is sys.stdin and self.source.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (loading it is what gives input() its editing keys)

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and style and text else text

    def say(self, text: str = "", style: str = "", indent: str = "") -> None:
        """A line; in a terminal a long one is broken between words, and goes on under its beginning."""
        text = harmless(text)
        lines = [text]
        if self.is_terminal and text:
            width = min(shutil.get_terminal_size().columns, WIDEST)
            # A no-break space is a letter to textwrap, as it should be.
            lines = textwrap.wrap(
                text, max(width - 1, 20), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
            )
        for line in lines:
            self.out.write(self.styled(line, style) + "\n")

    def item(self, mark: str, text: str, style: str = "") -> None:
        """An entry of a list, with a number or a bullet before it."""
        head = f"{mark:>3} "
        self.say(head + text, style, " " * len(head))

    def title(self, text: str) -> None:
        self.say(text, "title")

    def ask(self, prompt: str = "> ") -> str:
        """A line that somebody types. Raises EndOfInput when there is none."""
        self.out.flush()
        if self.source is sys.stdin and self.source.isatty() and self.out is sys.stdout and self.is_terminal:
            try:
                return input(prompt).strip()
            except EOFError as error:
                self.say()
                raise EndOfInput from error
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        # What was typed is not on the screen here: end the line of the prompt ourselves.
        self.say()
        if not line:
            raise EndOfInput
        return line.strip()

    def hide(self) -> None:
        """Take what was said and typed off the screen, before somebody else looks at it."""
        with contextlib.suppress(ImportError):
            import readline

            # Else the next player presses "up" and reads what was typed.
            readline.clear_history()
        if not self.plain:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        elif self.is_terminal:
            self.out.write("\n" * shutil.get_terminal_size().lines)
        self.out.flush()
