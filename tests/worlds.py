"""All that can happen, by brute force, and whether what was found is what was to be expected."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Rules, State
from zabletop.engine.journal import Journal


class Branching(Dealer):
    """Chance that is led down one path, and notes where the path has sisters."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__()
        self.path = list(path)
        self.counts: list[int] = []
        self.journal = Journal()

    def pick(self, count: int) -> int:
        self.counts.append(count)
        if len(self.counts) > len(self.path):
            self.path.append(0)
        return self.path[len(self.counts) - 1]


def all_outcomes(rules: Rules, state: State, moves: Sequence[tuple[int, int]]) -> Iterator[tuple[State, Journal]]:
    """Carry out the moves, in every way that chance can go."""
    path: list[int] | None = []
    while path is not None:
        twin, dealer = state.copy(), Branching(path)
        for seat, number in moves:
            rules.play(twin, seat, number, dealer)
        assert dealer.journal is not None
        yield twin, dealer.journal
        path = next_path(dealer.path, dealer.counts)


def next_path(path: list[int], counts: list[int]) -> list[int] | None:
    for place in range(len(path) - 1, -1, -1):
        if path[place] + 1 < counts[place]:
            return [*path[:place], path[place] + 1]
    return None


def chi_square_is_likely(counts: Sequence[int], expected: float | Sequence[float]) -> bool:
    """Whether these counts are what the chances give: that of a false alarm is about one in a million."""
    free = len(counts) - 1
    wanted = [expected] * len(counts) if isinstance(expected, int | float) else expected
    found = sum((count - want) ** 2 / want for count, want in zip(counts, wanted, strict=True))
    # Wilson and Hilferty: the cube root of a chi-square over its freedom is nearly normal.
    deviation = ((found / free) ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))
    return bool(deviation < 4.75)
