"""What a person types, in their language or in the notation of records, and back.

The notation is the same everywhere ("keep leap farm-grab"). Who plays in French may type "garder saut ferme-prise";
both are always understood, with or without accents and capitals.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from zabletop.words import Words

COMMANDS = ("help", "odds", "undo", "save", "table", "log", "quit")


def plain(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_number(text: str) -> bool:
    """A number that somebody may mean. Longer ones Python itself refuses to read."""
    return text.isascii() and text.isdigit() and len(text) < 10


class Typing:
    """The words of one language for what is done in a game (``<game>-typed-<verb>``), for its things, and for commands.

    ``nouns`` are words of the notation, each with the id of its text. Behind the verbs ``with_ids`` stand ids, of cards
    for example, which are the same in every language.
    """

    def __init__(
        self, words: Words, game: str, verbs: Sequence[str], nouns: Mapping[str, str], with_ids: Sequence[str] = ()
    ) -> None:
        self.words = words
        self.with_ids = with_ids
        self.verbs = {verb: verb for verb in verbs}
        self.shown_verbs: dict[str, str] = {}
        for verb in verbs:
            self.learn(self.verbs, self.shown_verbs, verb, f"{game}-typed-{verb}")
        self.commands = {command: command for command in COMMANDS}
        self.shown_commands: dict[str, str] = {}
        for command in COMMANDS:
            self.learn(self.commands, self.shown_commands, command, f"terminal-command-{command}")
        self.nouns = {noun: noun for noun in nouns}
        self.shown_nouns: dict[str, str] = {}
        for noun, message in nouns.items():
            self.learn(self.nouns, self.shown_nouns, noun, message)

    def learn(self, known: dict[str, str], shown: dict[str, str], meaning: str, message: str) -> None:
        """A text lists the word that we show, and then others that are understood as well."""
        said = self.words.say(message).lower().split()
        shown[meaning] = said[0]
        for word in said:
            known.setdefault(plain(word), meaning)

    def command(self, line: str) -> tuple[str, str] | None:
        """A command and what follows it, or None where the line is none."""
        word, _, rest = line.strip().partition(" ")
        found = self.commands.get(plain(word))
        return (found, rest.strip()) if found else None

    def verb(self, word: str) -> str:
        return self.verbs.get(plain(word), "")

    def noun(self, word: str) -> str:
        return "-".join(self.nouns.get(plain(part), part) for part in word.split("-"))

    def notation(self, line: str) -> str:
        """The line as notation; what does not begin with a verb is left as it stands."""
        words = line.split()
        verb = self.verb(words[0]) if words else ""
        if not verb:
            return line
        return " ".join([verb, *(words[1:] if verb in self.with_ids else map(self.noun, words[1:]))])

    def shown(self, notation: str) -> str:
        """A notation in the words of this language."""
        verb, *rest = notation.split()
        if verb not in self.with_ids:
            rest = ["-".join(self.shown_nouns.get(part, part) for part in word.split("-")) for word in rest]
        return " ".join([self.shown_verbs.get(verb, verb), *rest])
