"""The shapes of what a viewer of Smugglers is shown."""

from __future__ import annotations

import msgspec

from zabletop.engine.shapes import Sight


class Slot(msgspec.Struct):
    """A card that lies somewhere: its name if the viewer knows it, who knows it, and the night it left the pool."""

    card: str
    knowers: list[int]
    open: bool
    since: int


class SmugglersSight(Sight, kw_only=True):
    step: str
    night: int
    start: int
    active: int
    hands: list[list[Slot]]
    top: list[Slot]
    bottom: list[Slot]
    pool: int
    # What the viewer can't place, in the order of worth; and which cards all saw go into the pool, on which night.
    unseen: list[str]
    pooled: dict[str, int]
    coins: list[int]
    chosen: list[int]
    choices: list[str]
