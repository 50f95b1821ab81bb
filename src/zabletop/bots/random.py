"""Anything that is legal, each equally likely."""

from __future__ import annotations

from zabletop.bots.bot import Bot
from zabletop.engine.shapes import Sight


class RandomBot(Bot):
    def choose(self, sight: Sight, actions: list[int]) -> int:
        return actions[self.whim.pick(len(actions))]
