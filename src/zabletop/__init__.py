"""Zabletop: a table for The Zorro Dice Game, Ze Horror Attack and Zoondo.

>>> import zabletop
>>> match = zabletop.new("zorro", players=3, seed=7, edition="revised")
>>> match.play(match.deciders[0], match.actions(match.deciders[0])[0])
"""

from __future__ import annotations

from typing import Any

from zabletop.engine import replay as replaying
from zabletop.engine.dealer import (
    SECRET_BYTES,
    QuickDealer,
    ScriptedDealer,
    SeededDealer,
    commitment,
    new_secret,
    secret_of_seed,
)
from zabletop.engine.errors import BadCards, BadOption, BadRecord, BadSight, Illegal, ZabletopError
from zabletop.engine.game import Game, Rules, State
from zabletop.engine.match import Match
from zabletop.engine.record import read_record
from zabletop.engine.shapes import REFEREE, SPECTATOR, Action, Event, Option, Record, Result, Sight
from zabletop.games import game

__version__ = "0.1.0"


def new(
    name: str,
    players: int | None = None,
    seed: int | None = None,
    *,
    secret: bytes | None = None,
    salts: list[str] | None = None,
    cards: dict[str, Any] | str | None = None,
    **options: object,
) -> Match:
    """Start a match.

    ``seed`` is for tests and demonstrations. Without it the secret is 32 random bytes, or the one that was promised
    (``secret``: publish ``commitment(secret)`` first, then collect the ``salts`` of the seats). ``cards`` names a
    built-in set, or is a document of your own.
    """
    if seed is not None and secret is not None:
        raise BadOption("engine-seed-and-secret")
    if secret is not None and len(secret) != SECRET_BYTES:
        raise BadOption("engine-bad-secret", {"bytes": len(secret), "expected": SECRET_BYTES})
    box = game(name)
    if isinstance(cards, str):
        options["cards"] = cards
    rules = box.rules(players, None if isinstance(cards, str) else cards, **options)
    chosen = secret_of_seed(seed) if seed is not None else new_secret() if secret is None else secret
    return Match(box, rules, SeededDealer(chosen, salts or []), seed)


def replay(record: Record | bytes | str) -> Match:
    """The match that a record tells: at its last position, ready to be played on."""
    told = record if isinstance(record, Record) else read_record(record)
    return replaying.rebuild(told, box_of(told))


def verify(record: Record | bytes | str) -> int:
    """Prove every die and card of a record. Gives how many there are, or raises BadRecord that names the first lie."""
    told = record if isinstance(record, Record) else read_record(record)
    return replaying.verify(told, box_of(told))


def box_of(record: Record) -> Game:
    try:
        return game(record.game)
    except BadOption as error:
        raise BadRecord("record-unknown-game", {"game": record.game}) from error


__all__ = [
    "REFEREE",
    "SPECTATOR",
    "Action",
    "BadCards",
    "BadOption",
    "BadRecord",
    "BadSight",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Option",
    "QuickDealer",
    "Record",
    "Result",
    "Rules",
    "ScriptedDealer",
    "SeededDealer",
    "Sight",
    "State",
    "ZabletopError",
    "commitment",
    "game",
    "new",
    "new_secret",
    "read_record",
    "replay",
    "secret_of_seed",
    "verify",
]
