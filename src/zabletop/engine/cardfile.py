"""Files of cards, whatever the game: read, checked with every mistake at once, and known by a fingerprint."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any

import msgspec

from zabletop.engine.errors import BadCards, BadOption, ZabletopError

LANGUAGES = ("en", "fr")


class FileCheck:
    """Goes through a document and collects what is wrong with it, each with the card and the field."""

    def __init__(self) -> None:
        self.problems: list[ZabletopError] = []
        self.ids: set[str] = set()

    def wrong(self, message: str, **facts: object) -> None:
        self.problems.append(ZabletopError(message, dict(facts)))

    def check_keys(self, label: str, table: dict[str, Any], known: Sequence[str]) -> None:
        for key in table:
            if key not in known:
                self.wrong("cards-unknown-field", card=label, field=key, allowed=listed(known))

    def checked_id(self, kind: str, card: dict[str, Any], place: int) -> str:
        """What the card is called in complaints: its id, or its place in the file where that is no id."""
        name = card.get("id")
        label = name if isinstance(name, str) and name else f"{kind} {place + 1}"
        if label != name or not all(part.isalnum() for part in label.split("-")) or label != label.lower():
            self.wrong("cards-bad-id", card=label)
        elif label in self.ids:
            self.wrong("cards-same-id", card=label)
        self.ids.add(label)
        return label

    def check_words(self, label: str, card: dict[str, Any], wanted: Sequence[str], known: Sequence[str]) -> None:
        """Both languages, each with what is wanted and nothing unknown."""
        for language in LANGUAGES:
            words = card.get(language)
            for field in wanted:
                if not isinstance(words, dict) or not isinstance(words.get(field), str) or not words[field].strip():
                    self.wrong("cards-no-words", card=label, language=language, field=field)
            if isinstance(words, dict):
                self.check_keys(f"{label}, {language}", words, known)
                for field in known:
                    if field in words and field not in wanted and not isinstance(words[field], str):
                        self.wrong("cards-no-words", card=label, language=language, field=field)

    def check_number(self, label: str, field: str, value: object, least: int, most: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong("cards-bad-value", card=label, field=field, value=as_written(value), allowed=f"{least}-{most}")

    def check_one_of(self, label: str, field: str, value: object, known: Sequence[str]) -> None:
        if value is None:
            self.wrong("cards-missing-field", card=label, field=field, allowed=listed(known))
        elif value not in known:
            self.wrong("cards-bad-value", card=label, field=field, value=as_written(value), allowed=listed(known))

    def cards_in(self, document: dict[str, Any], kind: str) -> list[dict[str, Any]] | None:
        """The cards of a kind, or None with a complaint where the document has something else there."""
        cards = document.get(kind, [])
        if isinstance(cards, list) and all(isinstance(card, dict) for card in cards):
            return cards
        self.wrong("cards-not-a-list", kind=kind)
        return None


def listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def as_written(value: object) -> str:
    """A value as it stands in the file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_document(file: str) -> dict[str, Any]:
    """A TOML file as it stands. Raises BadOption if it can't be read, BadCards if it is no TOML."""
    try:
        with open(file, "rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise BadOption("cards-no-file", {"file": file, "why": error.strerror or "?"}) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadCards(file, [ZabletopError("cards-not-toml", {"why": str(error)})]) from error


def built_in_document(package: str, folder: str, name: str) -> dict[str, Any]:
    """A file that comes with the product."""
    return tomllib.loads(resources.files(package).joinpath(folder, f"{name}.toml").read_text("utf-8"))


def facts_only(card: dict[str, Any]) -> dict[str, Any]:
    """A card without its words."""
    return {key: value for key, value in card.items() if key not in LANGUAGES}


def fingerprint_of(facts: Any) -> str:
    """A hash of the facts of cards, not of their wording: a better translation changes no match."""
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:32]
