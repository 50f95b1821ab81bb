"""The rooms of all games that can be played in a terminal."""

from __future__ import annotations

from collections.abc import Callable

from zabletop.engine.errors import BadOption
from zabletop.terminal.horror.room import HorrorRoom
from zabletop.terminal.room import Room
from zabletop.terminal.zorro.room import ZorroRoom

ROOMS: dict[str, Room] = {room.name: room for room in (ZorroRoom(), HorrorRoom())}


def room_of(game: str) -> Room:
    """The room of the game of this name."""
    if game not in ROOMS:
        raise BadOption("engine-unknown-game", {"game": game, "allowed": ", ".join(ROOMS)})
    return ROOMS[game]


def room_where(fits: Callable[[Room], bool]) -> Room | None:
    return next((room for room in ROOMS.values() if fits(room)), None)
