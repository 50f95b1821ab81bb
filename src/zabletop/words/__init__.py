"""Everything that a person reads, in each language.

The texts are Fluent files in `words/<language>/*.ftl`. Code names a message and hands over its facts; the file of a
language decides on grammar, plural forms and order, so that no sentence is ever glued together in code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Junk

__all__ = ["LANGUAGES", "BrokenWords", "MissingWords", "UnknownLanguage", "Words", "guess_language", "join"]

LANGUAGES: tuple[str, ...] = ("en", "fr")

# In this order, because a person's wish for this program goes before that for the whole machine.
_ENVIRONMENT = ("ZABLETOP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

# In Fluent only an entry begins with a name and "=" at the very start of a line; the name of a term begins with "-".
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class UnknownLanguage(ValueError):
    """Somebody asked for a language that we do not speak."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")


class BrokenWords(ValueError):
    """A file of words is wrong in itself: a syntax error, or a name that is used twice."""


class MissingWords(KeyError):
    """A text that does not exist, or that cannot be completed with the facts it was given.

    A reader must never see half a sentence or a raw `{ $name }`, so this is an error and not a fallback.
    """

    def __str__(self) -> str:
        # KeyError would show the repr of the message, quotes and all.
        return str(self.args[0]) if self.args else ""


class Words:
    """The words of one language.

    A file is parsed when its first text is needed: who plays a match does not wait for the text of every rule.
    """

    def __init__(self, language: str, files: Mapping[str, str]) -> None:
        """Take the words of `language` from `files` (name of a file, its text). `Words.of` is the usual way in."""
        self.language = language
        self._unread = dict(files)
        self._homes = _homes(language, files)
        self._bundle = _bundle(language)

    @staticmethod
    def of(language: str) -> Words:
        """The words of a language, read once and then shared."""
        return _words_of(language)

    def has(self, id: str) -> bool:
        """Whether `say(id)` has something to say; `id` may name an attribute, as in `rule-Z7.title`."""
        return self._pattern(id) is not None

    def say(self, id: str, /, **args: object) -> str:
        """The text of message `id` (or of an attribute, `rule-Z7.title`), completed with `args`.

        Numbers are written as the language writes them (1,234 or 1 234): hand over a seed or a year as `str`.
        Truth values arrive as the words `true` and `false`, so that a text can choose by them.
        """
        pattern = self._pattern(id)
        if pattern is None:
            raise MissingWords(f"no words for {id!r} in {self.language!r}")
        facts = {name: self._fact(id, name, value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors and self._unread:
            # The text may quote another one from a file that nobody has needed so far.
            self._parse(*self._unread)
            text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"cannot say {id!r} in {self.language!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def _pattern(self, id: str) -> Pattern | None:
        name, dot, attribute = id.partition(".")
        if name.startswith("-") or name not in self._homes:
            return None
        self._parse(self._homes[name])
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    def _parse(self, *files: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk as Broken

        for file in files:
            text = self._unread.get(file)
            if text is None:
                continue
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Broken):
                    raise BrokenWords(f"{self.language}/{file}: {_complaint(entry, text)}")
            self._bundle.add_resource(resource)
            # Only now, so that another thread never takes a file for read while it is being parsed.
            self._unread.pop(file, None)

    def _fact(self, id: str, name: str, value: object) -> object:
        """A value in a form that Fluent can show and choose by."""
        if value is None:
            raise MissingWords(f"cannot say {id!r} in {self.language!r}: nothing was given for {name!r}")
        if isinstance(value, bool):
            return "true" if value else "false"
        return value if isinstance(value, (str, int, float, Decimal, date)) else str(value)


@cache
def _words_of(language: str) -> Words:
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Words(language, _files(language))


def _files(language: str) -> dict[str, str]:
    """The files of a language, wherever the package lies: in a folder or in an archive."""
    from importlib import resources

    folder = resources.files(__name__).joinpath(language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def _homes(language: str, files: Mapping[str, str]) -> dict[str, str]:
    """Which file holds which entry. The same name twice is refused here, since Fluent would silently drop one."""
    homes: dict[str, str] = {}
    for file, text in files.items():
        for entry in _ENTRY.finditer(text):
            name = entry[1]
            if name in homes:
                raise BrokenWords(f"{language}: {name!r} is in {homes[name]} and again in {file}")
            homes[name] = file
    return homes


def _bundle(language: str) -> FluentBundle:
    # Fluent takes longer to import than our words to read, and simulations never say a word: import it late.
    from fluent.runtime import FluentBundle

    # Isolation marks serve texts that mix writing directions; in a terminal they show up as rubbish.
    return FluentBundle([language], use_isolating=False)


def _complaint(junk: Junk, text: str) -> str:
    """What the parser has against a piece of a file, and in which line."""
    fault = junk.annotations[0]
    place = fault.span.start if fault.span else 0
    return f"line {text.count(chr(10), 0, place) + 1}: {fault.message}"


def guess_language(environment: Mapping[str, str]) -> str:
    """The language that a person's environment asks for, or English.

    The first variable that is set decides, even for a language that we lack: LC_ALL=C beside LANG=fr_FR means plain
    English, as it does for every other program.
    """
    for variable in _ENVIRONMENT:
        wish = environment.get(variable, "")
        if wish:
            language = re.split(r"[_.@-]", wish.strip().lower(), maxsplit=1)[0]
            return language if language in LANGUAGES else "en"
    return "en"


def join(words: Words, items: Iterable[str]) -> str:
    """A list as one says it: "a", "a and b", "a, b and c"; nothing for no items."""
    *first, last = list(items) or [""]
    return words.say("list-end", first=", ".join(first), last=last) if first else last
