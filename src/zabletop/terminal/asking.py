"""Questions with an answer that Enter takes: before a match, and wherever a list is chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.terminal.complaints import shortened
from zabletop.terminal.screen import EndOfInput, Screen
from zabletop.terminal.typed import is_number
from zabletop.words import Words

LEAVE = ("q", "quit", "quitter")


def ask_line(screen: Screen, question: str) -> str:
    line = screen.ask(question + " ")
    if line.lower() in LEAVE:
        raise EndOfInput
    return line


def choose(screen: Screen, words: Words, question: str, choices: Sequence[str], usual: int) -> int:
    """The place of one of the choices."""
    screen.say()
    screen.title(question)
    for place, choice in enumerate(choices, 1):
        screen.item(f"{place}.", choice)
    while True:
        line = ask_line(screen, words.say("cli-menu-usual", usual=usual + 1))
        if not line:
            return usual
        if is_number(line) and 1 <= int(line) <= len(choices):
            return int(line) - 1
        screen.say(words.say("terminal-bad-number", number=shortened(line), last=len(choices)), "bad")


def ask_count(screen: Screen, words: Words, question: str, least: int, most: int, usual: int) -> int:
    """A number, typed as it is."""
    screen.say()
    screen.title(question)
    while True:
        line = ask_line(screen, words.say("cli-menu-how-many-usual", least=least, most=most, usual=usual))
        if not line:
            return usual
        if is_number(line) and len(line) < 3 and least <= int(line) <= most:
            return int(line)
        screen.say(words.say("cli-menu-bad-count", typed=shortened(line), least=least, most=most), "bad")
