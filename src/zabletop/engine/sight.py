"""The keyhole: what a viewer may know, as plain data. People, bots and learners all look through it."""

from __future__ import annotations

from typing import Any

import msgspec


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
