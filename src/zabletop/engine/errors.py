"""Everything that can go wrong, as a message id with arguments: a front end says it in its reader's language."""

from __future__ import annotations

from typing import Any


class ZabletopError(Exception):
    """The root of all our errors. ``message`` is an id in ``words/``, ``facts`` are its arguments."""

    def __init__(self, message: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Any] = facts or {}

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.message} ({told})" if told else self.message


class Illegal(ZabletopError):
    """A refused action. ``rule`` is the id of the rule that forbids it, or empty where no rule is involved."""

    def __init__(self, rule: str, message: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(message, facts)
        self.rule = rule

    def __str__(self) -> str:
        why = super().__str__()
        return f"{self.rule}: {why}" if self.rule else why


class BadOption(ZabletopError):
    """An unknown game, option, player count or seat."""


class BadRecord(ZabletopError):
    """A record that is damaged, altered, or of a version that this program does not play."""


class BadSight(ZabletopError):
    """Something that was taken for a sight and is none, or is one of another game."""


class BadCards(ZabletopError):
    """A card file with mistakes: every one of them, each a message of its own."""

    def __init__(self, file: str, problems: list[ZabletopError]) -> None:
        super().__init__("cards-bad-file", {"file": file, "count": len(problems)})
        self.problems = problems
