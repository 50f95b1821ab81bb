"""Takes what is best right now. How that is judged is each game's own affair: one adviser a game."""

from __future__ import annotations

from zabletop.bots.bot import Bot
from zabletop.bots.greedy_zorro import ZorroAdviser
from zabletop.engine.errors import BadOption
from zabletop.engine.game import Rules
from zabletop.engine.shapes import Sight
from zabletop.games.zorro.rules import ZorroRules


class GreedyBot(Bot):
    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        if not isinstance(rules, ZorroRules):
            raise BadOption("engine-no-greedy", {"game": rules.game})
        self.adviser = ZorroAdviser(rules, self.whim)

    def choose(self, sight: Sight, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.adviser.choose(sight, actions)
