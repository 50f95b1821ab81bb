"""The shapes of plain data: what goes over a wire, into a file, or to a viewer.

This module stays interpreted when the others are compiled: a compiled class would lose msgspec's settings.
"""

from __future__ import annotations

from typing import Any

import msgspec

SPECTATOR = -1
REFEREE = -2

FORMAT = "zabletop record"
VERSION = 1


def copy_of(value: Any) -> Any:
    """A copy of plain data that shares nothing that can be changed."""
    if isinstance(value, dict):
        return {key: copy_of(part) for key, part in value.items()}
    if isinstance(value, list):
        return [copy_of(part) for part in value]
    if isinstance(value, Event):
        return msgspec.structs.replace(value, facts=copy_of(value.facts), secret=copy_of(value.secret))
    return value


class Action(msgspec.Struct, frozen=True):
    """Something a seat can do: a number for machines, a notation for people, and parts for screens."""

    number: int
    notation: str
    parts: dict[str, Any] = {}

    def __str__(self) -> str:
        return self.notation


class Result(msgspec.Struct, frozen=True):
    """How a match ended. ``why`` is a message id."""

    winners: list[int]
    scores: list[int]
    why: str


class Option(msgspec.Struct, frozen=True):
    """A choice that is made before a match. Empty ``choices``: any text, checked by the game."""

    name: str
    default: str
    choices: tuple[str, ...] = ()


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. ``facts`` is for everybody, ``secret`` only for the seats in ``audience``."""

    kind: str
    seat: int = -1
    facts: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    audience: list[int] = []

    def seen_by(self, viewer: int) -> Event:
        """The event as this viewer may know it, with no trace of what they may not."""
        if self.secret and (viewer == REFEREE or viewer in self.audience):
            return Event(self.kind, self.seat, copy_of({**self.facts, **self.secret}))
        return Event(self.kind, self.seat, copy_of(self.facts))


class Sight(msgspec.Struct, kw_only=True):
    """What every game's sight holds. A game's own sight adds what lies on its table.

    ``deciders`` have not decided yet; ``decided`` have, in secret, and may still change their minds; ``held`` is the
    viewer's own such decision, by its notation. ``cards`` are somebody's own cards, where the match is played with
    such: they are no secret, and whoever imagines a state needs them.
    """

    game: str
    viewer: int
    players: int
    options: dict[str, str]
    cards: dict[str, Any] | None = None
    deciders: list[int] = []
    decided: list[int] = []
    held: str = ""
    over: bool = False


class Chance(msgspec.Struct):
    """Where the dice and cards came from. ``seed`` is only set in tests and demonstrations, and then proves nothing."""

    secret: str
    commitment: str
    salts: list[str]
    outcomes: list[tuple[int, int]]
    seed: int | None = None


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The whole match. ``entries`` are [seat, notation] in order, ``held`` secret decisions not yet carried out."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    cards: dict[str, Any]
    chance: Chance
    entries: list[tuple[int, str]]
    held: list[tuple[int, str]] = []
    events: list[Event]
    result: Result | None = None
    # A hash of everything above: a slip of the finger or a cut file is noticed before anything is believed.
    digest: str = ""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)
