"""The games. Each has the same rooms; none knows a server, a bot or a screen."""

from __future__ import annotations

from zabletop.engine.errors import BadOption
from zabletop.engine.game import Game
from zabletop.games.horror.game import HorrorGame
from zabletop.games.zorro.game import Zorro

BOXES: dict[str, Game] = {"zorro": Zorro(), "horror": HorrorGame()}


def games() -> list[Game]:
    return list(BOXES.values())


def game(name: str) -> Game:
    """The box of this name."""
    if name not in BOXES:
        raise BadOption("engine-unknown-game", {"game": name, "allowed": ", ".join(BOXES)})
    return BOXES[name]
