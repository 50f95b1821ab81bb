"""The box of Smugglers."""

from __future__ import annotations

from typing import Any

from tests.minigame.rules import SmugglersRules
from tests.minigame.shapes import SmugglersSight
from zabletop.engine.game import Game, Rules
from zabletop.engine.shapes import Option


class Smugglers(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "smugglers"
        self.least_players = 2
        self.most_players = 4
        self.options = (Option("returns", "under", ("under", "shuffled")),)
        self.sight_shape = SmugglersSight

    def open(self, players: int, options: dict[str, str], cards: dict[str, Any] | None) -> Rules:
        return SmugglersRules(players, options)
