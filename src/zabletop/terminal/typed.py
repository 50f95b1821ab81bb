"""What a person types, in their language or in the notation of records, and back.

The notation is the same everywhere ("keep leap farm-grab"). Who plays in French may type "garder saut ferme-prise";
both are always understood, with or without accents and capitals.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.words import Words

VERBS = (
    "travel",
    "fight",
    "ask",
    "accept",
    "offer",
    "pass",
    "join",
    "decline",
    "alone",
    "keep",
    "stop",
    "waive",
    "reroll",
    "set",
    "hand",
    "take",
    "draw",
    "discard",
)
COMMANDS = ("help", "odds", "undo", "save", "table", "log", "quit")


def plain(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Typing:
    """The words of one language for verbs, symbols, locations and commands."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.verbs = {verb: verb for verb in VERBS}
        self.shown_verbs: dict[str, str] = {}
        for verb in VERBS:
            self.learn(self.verbs, self.shown_verbs, verb, f"zorro-typed-{verb}")
        self.commands = {command: command for command in COMMANDS}
        self.shown_commands: dict[str, str] = {}
        for command in COMMANDS:
            self.learn(self.commands, self.shown_commands, command, f"terminal-command-{command}")
        self.nouns = {noun: noun for noun in (*SYMBOLS, *LOCATIONS, "none")}
        self.shown_nouns: dict[str, str] = {}
        for symbol in SYMBOLS:
            self.learn(self.nouns, self.shown_nouns, symbol, f"zorro-symbol-{symbol}")
        for location in LOCATIONS:
            self.learn(self.nouns, self.shown_nouns, location, f"zorro-location-{location}")
        self.learn(self.nouns, self.shown_nouns, "none", "zorro-typed-none")

    def learn(self, known: dict[str, str], shown: dict[str, str], meaning: str, message: str) -> None:
        said = self.words.say(message).lower().split()
        shown[meaning] = said[0]
        for word in said:
            known.setdefault(plain(word), meaning)

    def command(self, line: str) -> tuple[str, str] | None:
        """A command and what follows it, or None where the line is none."""
        word, _, rest = line.strip().partition(" ")
        found = self.commands.get(plain(word))
        return (found, rest.strip()) if found else None

    def names_dice(self, text: str) -> bool:
        """Whether these are dice, by name or by number, and not the name of a file."""
        named = [self.noun(word, ()).rpartition("-")[2] for word in text.split()]
        return bool(named) and all(
            word in SYMBOLS or word == "none" or (word.isascii() and word.isdigit() and len(word) < 3) for word in named
        )

    def verb(self, word: str) -> str:
        return self.verbs.get(plain(word), "")

    def notation(self, line: str, dice: Sequence[str] = ()) -> str:
        """The line as notation. Behind a verb of dice, numbers stand for the dice that were shown."""
        words = line.split()
        if not words:
            return ""
        verb = self.verb(words[0])
        if not verb:
            return line
        if verb == "discard":
            return " ".join([verb, *words[1:]])
        by_number = verb in ("keep", "hand", "reroll")
        return " ".join([verb, *(self.noun(word, dice if by_number else ()) for word in words[1:])])

    def noun(self, word: str, dice: Sequence[str]) -> str:
        if dice and word.isascii() and word.isdigit() and 1 <= int(word) <= len(dice):
            return dice[int(word) - 1]
        return "-".join(self.nouns.get(plain(part), part) for part in word.split("-"))

    def numbers_repeat(self, line: str) -> bool:
        """Whether the same die is named twice by its number."""
        numbers = [word for word in line.split()[1:] if word.isascii() and word.isdigit()]
        return len(set(numbers)) < len(numbers)

    def shown(self, notation: str) -> str:
        """A notation in the words of this language."""
        verb, *rest = notation.split()
        nouns = ["-".join(self.shown_nouns.get(part, part) for part in word.split("-")) for word in rest]
        if verb == "discard":
            nouns = rest
        return " ".join([self.shown_verbs.get(verb, verb), *nouns])
