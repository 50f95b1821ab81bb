"""Zabletop: a table for The Zorro Dice Game, Ze Horror Attack and Zoondo.

>>> import zabletop
>>> match = zabletop.new("zorro", players=3, seed=7, edition="revised")
>>> match.play(match.deciders[0], match.actions(match.deciders[0])[0])
"""

from __future__ import annotations

from typing import Any

from zabletop.engine.dealer import QuickDealer, ScriptedDealer, SeededDealer, commitment, new_secret, secret_of_seed
from zabletop.engine.errors import BadCards, BadOption, BadRecord, Illegal, ZabletopError
from zabletop.engine.game import Game, Rules, State
from zabletop.engine.match import Match
from zabletop.engine.record import read_record
from zabletop.engine.replay import rebuild, verify
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
    cards: dict[str, Any] | None = None,
    **options: object,
) -> Match:
    """Start a match.

    ``seed`` is for tests and demonstrations. Without it the secret is 32 random bytes, or the one that was promised
    (``secret``: publish ``commitment(secret)`` first, then collect the ``salts`` of the seats).
    """
    if seed is not None and secret is not None:
        raise BadOption("engine-seed-and-secret")
    box = game(name)
    rules = box.rules(players, cards, **options)
    chosen = secret_of_seed(seed) if seed is not None else (secret or new_secret())
    return Match(box, rules, SeededDealer(chosen, salts or []), seed)


def replay(record: Record | bytes | str) -> Match:
    """The match that a record tells: at its last position, ready to be played on."""
    told = record if isinstance(record, Record) else read_record(record)
    return rebuild(told, game(told.game))


__all__ = [
    "REFEREE",
    "SPECTATOR",
    "Action",
    "BadCards",
    "BadOption",
    "BadRecord",
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
