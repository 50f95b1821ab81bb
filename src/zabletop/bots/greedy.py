"""Takes what is best right now. How that is judged is each game's own affair: one adviser a game."""

from __future__ import annotations

from zabletop.bots.bot import Adviser, Bot
from zabletop.bots.greedy_horror import HorrorAdviser
from zabletop.bots.greedy_zorro import ZorroAdviser
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.errors import BadOption
from zabletop.engine.game import Rules
from zabletop.engine.shapes import Sight
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.zorro.rules import ZorroRules


class GreedyBot(Bot):
    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        self.adviser = adviser_for(rules, self.whim)

    def choose(self, sight: Sight, actions: list[int]) -> int:
        return actions[0] if len(actions) == 1 else self.adviser.choose(sight, actions)


def adviser_for(rules: Rules, whim: QuickDealer) -> Adviser:
    """Whoever knows this game: a line for each."""
    if isinstance(rules, ZorroRules):
        return ZorroAdviser(rules, whim)
    if isinstance(rules, HorrorRules):
        return HorrorAdviser(rules, whim)
    raise BadOption("engine-no-greedy", {"game": rules.game})
