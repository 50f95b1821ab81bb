"""Equipment at work on the dice: what an action of this kind turns, and what it rolls again."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.games.zorro.dice import one
from zabletop.games.zorro.numbers import (
    REROLL_FACES,
    REROLL_HEROES,
    REROLL_HEROES_END,
    SET_DIE,
    rerolled_heroes,
    rerolled_zorro,
    set_from,
    set_to,
)


def uses_gear(number: i64) -> bool:
    return REROLL_FACES <= number < REROLL_HEROES_END


class GearUse:
    """One use: either a Zorro die is turned, or Zorro dice, or Hero dice, are rolled again."""

    def __init__(self, number: i64) -> None:
        self.turns: i64 = 0  # how many turns of a die it uses up
        self.turned: i64 = 0  # the change of the Zorro faces
        self.rolled: i64 = 0  # Zorro faces that are rolled again
        self.rolled_heroes: i64 = 0
        if number >= REROLL_HEROES:
            self.rolled_heroes = rerolled_heroes(number)
        elif number >= SET_DIE:
            self.turns = 1
            self.turned = one(set_to(number)) - one(set_from(number))
        else:
            self.rolled = rerolled_zorro(number)
