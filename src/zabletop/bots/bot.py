"""What every bot is: somebody who is shown a sight and a list of legal actions, and names one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from zabletop.engine.dealer import QuickDealer
from zabletop.engine.errors import ZabletopError
from zabletop.engine.game import Rules
from zabletop.engine.shapes import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """``whim`` is the bot's own chance: it has nothing to do with the dice of the match."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.whim = QuickDealer(seed)

    def choose(self, sight: Sight, actions: list[int]) -> int:
        """The number of one of the legal actions."""
        raise ZabletopError("engine-missing-method", {"method": "choose"})


class Adviser:
    """What a way of thinking makes of one game: asked only where there is something to choose."""

    def choose(self, sight: Sight, actions: list[int]) -> int:
        raise ZabletopError("engine-missing-method", {"method": "choose"})
