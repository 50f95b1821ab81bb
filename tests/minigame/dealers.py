"""Dealers for tests of matches: one that notes the cards of the pool, one that is told which to give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zabletop.engine.dealer import SeededDealer, secret_of_seed


class Noting(SeededDealer):
    """Notes which cards came out of the pool."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.drawn: list[str] = []

    def draw(self, names: Sequence[str], pool: Sequence[int]) -> Any:
        place = super().draw(names, pool)
        self.drawn.append(names[pool[place]])
        return place


class Rigged(SeededDealer):
    """The pool gives the cards that are written down, and then whatever falls."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__(secret_of_seed(0))
        self.script = list(cards)

    def draw(self, names: Sequence[str], pool: Sequence[int]) -> Any:
        if not self.script:
            return super().draw(names, pool)
        place = [names[card] for card in pool].index(self.script.pop(0))
        self.outcomes.append((len(pool), place))
        return place
