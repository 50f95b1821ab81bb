"""The arithmetic of rolling, keeping and re-rolling on tables of values: the kernels in which the time of odds goes.

A table of values holds a number for each pair of a handful of Hero dice and a handful of Zorro dice, the Zorro dice
side by side. Where all dice lie there it is the value of that moment; where some are missing, they are about to be
rolled, and it is the expected value.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zabletop.games.zorro.odds_space import HeroSpace, Smaller, ZorroSpace

NEVER: Final = -1.0  # below every value: a choice that is not there
SETTLED: Final = 1e-15  # re-rolls that lead to each other are worked out until nothing changes by more than this


class Throw:
    """How dice fall: the spaces of handfuls, and the chance of each class on a Zorro die.

    The last class may be ``lost``: dice that an ability has taken away. No die ever falls on it.
    """

    def __init__(self, zorro: ZorroSpace, chances: vec[float], falling: i64, heroes: HeroSpace) -> None:
        self.zorro = zorro
        self.chances = chances
        self.falling = falling  # how many classes a die can fall on: all but ``lost``
        self.heroes = heroes
        self.width = zorro.size
        self.size = zorro.size * heroes.size

    def blank(self) -> vec[float]:
        return vec[float]([0.0] * self.size)


def expect(values: vec[float], throw: Throw) -> None:
    """From the values of full tables to the expected values while dice are still to be rolled."""
    heroes = throw.heroes
    width = throw.width
    for hero in range(heroes.full, heroes.size):
        expect_zorro(values, hero * width, throw)
    hero = heroes.full - 1
    while hero >= 0:
        expect_hero(values, hero, throw)
        hero -= 1


def expect_zorro(values: vec[float], row: i64, throw: Throw) -> None:
    zorro = throw.zorro
    up = zorro.up
    chances = throw.chances
    classes = zorro.classes
    falling = throw.falling
    place = zorro.full - 1
    while place >= 0:
        expected = 0.0
        ways = place * classes
        for cls in range(falling):
            expected += chances[cls] * values[row + up[ways + cls]]
        values[row + place] = expected
        place -= 1


def expect_hero(values: vec[float], hero: i64, throw: Throw) -> None:
    """One more Hero die falls; which one comes first does not matter."""
    heroes = throw.heroes
    width = throw.width
    row = hero * width
    for slot in range(heroes.next_first[hero], heroes.next_end[hero]):
        chance = heroes.chances[slot]
        after = heroes.up[hero * heroes.slots + slot] * width
        for place in range(width):
            values[row + place] += chance * values[after + place]


def best_keeps(values: vec[float], allowed: vec[i64], held: i64, heroes_held: bool, throw: Throw) -> vec[float]:
    """For each handful the best that can be kept out of it. Classes of the mask ``held`` can't be let go."""
    heroes = throw.heroes
    width = throw.width
    best = throw.blank()
    smaller = throw.zorro.without(held)
    first: i64 = heroes.full if heroes_held else 0
    for hero in range(first, heroes.size):
        row = hero * width
        keep_zorro(values, allowed, row, best, smaller)
        if not heroes_held:
            for slot in range(heroes.slots):
                before = heroes.down[hero * heroes.slots + slot]
                if before >= 0:
                    take_better(best, row, before * width, width)
    return best


def keep_zorro(values: vec[float], allowed: vec[i64], row: i64, best: vec[float], smaller: Smaller) -> None:
    befores = smaller.places
    starts = smaller.starts
    start: i64 = 0
    for place in range(len(starts) - 1):
        found = values[row + place] if allowed[row + place] else NEVER
        end = starts[place + 1]
        for number in range(start, end):
            other = best[row + befores[number]]
            if other > found:
                found = other
        start = end
        best[row + place] = found


def take_better(best: vec[float], row: i64, other: i64, width: i64) -> None:
    for place in range(width):
        if best[other + place] > best[row + place]:
            best[row + place] = best[other + place]


def turn_dice(values: vec[float], turned: vec[float], throw: Throw) -> None:
    """Take the better of the values and of turning one Zorro die; ``turned`` holds the values with one turn less."""
    zorro = throw.zorro
    classes = zorro.classes
    falling = throw.falling
    before_full = zorro.starts[zorro.dice - 1] if zorro.dice > 0 else 0
    best = vec[float]([NEVER] * zorro.full)
    for hero in range(throw.heroes.full, throw.heroes.size):
        row = hero * throw.width
        for place in range(before_full, zorro.full):
            found = NEVER
            for cls in range(falling):
                value = turned[row + zorro.up[place * classes + cls]]
                if value > found:
                    found = value
            best[place] = found
        for place in range(zorro.full, zorro.size):
            for cls in range(falling):
                before = zorro.down[place * classes + cls]
                if before >= 0 and best[before] > values[row + place]:
                    values[row + place] = best[before]


def settle(values: vec[float], zorro_mask: i64, hero_mask: i64, circle_mask: i64, throw: Throw) -> None:
    """Take the better of the values and of free re-rolls of these classes and slots, as often as one likes.

    One die at a time is enough: whoever re-rolls several at once could look at each before going on.
    """
    if circle_mask != 0:
        reach_any_heroes(values, circle_mask, throw)
    if zorro_mask == 0 and hero_mask == 0:
        return
    circular = hero_circle(hero_mask, throw.heroes)
    while True:
        change = 0.0
        for hero in heroes_by_rerolls(hero_mask, throw.heroes):
            change = max(change, settle_hero(values, hero, hero_mask, throw))
            if zorro_mask != 0:
                settle_zorro(values, hero * throw.width, zorro_mask, throw)
        if not circular or change < SETTLED:
            return


def reach_any_heroes(values: vec[float], circle_mask: i64, throw: Throw) -> None:
    """Hero dice that may be re-rolled whatever they show: the best faces come sooner or later."""
    heroes = throw.heroes
    width = throw.width
    for other in range(heroes.full + 1, heroes.size):
        take_better(values, heroes.alike(other, circle_mask) * width, other * width, width)
    for other in range(heroes.full + 1, heroes.size):
        take_better(values, other * width, heroes.alike(other, circle_mask) * width, width)


def heroes_by_rerolls(hero_mask: i64, heroes: HeroSpace) -> list[i64]:
    """Full tables of Hero dice, fewest re-rollable dice first: what a re-roll leads to is worked out before it."""
    groups: list[list[i64]] = [[] for _ in range(heroes.dice + 1)]
    for hero in range(heroes.full, heroes.size):
        dice: i64 = 0
        for slot in range(heroes.slots):
            if (hero_mask >> slot) & 1:
                dice += heroes.shown(hero, slot)
        groups[dice].append(hero)
    order: list[i64] = []
    for group in groups:
        order.extend(group)
    return order


def hero_circle(hero_mask: i64, heroes: HeroSpace) -> bool:
    """Whether two re-rollable faces of one die can lead to each other."""
    for slot in range(1, heroes.slots):
        if (hero_mask >> slot) & 1:
            for other in range(slot):
                if (hero_mask >> other) & 1 and heroes.locations[slot] == heroes.locations[other]:
                    return True
    return False


def settle_hero(values: vec[float], hero: i64, hero_mask: i64, throw: Throw) -> float:
    heroes = throw.heroes
    zorro = throw.zorro
    width = throw.width
    change = 0.0
    for slot in range(heroes.slots):
        before = heroes.down[hero * heroes.slots + slot]
        if before < 0 or not (hero_mask >> slot) & 1:
            continue
        again = 1.0 / (1.0 - heroes.chances[slot])  # the same face once more: roll again
        for place in range(zorro.full, zorro.size):
            expected = 0.0
            for other in range(heroes.slots):
                if other != slot and heroes.locations[other] == heroes.locations[slot]:
                    after = heroes.up[before * heroes.slots + other]
                    expected += heroes.chances[other] * values[after * width + place]
            expected *= again
            gain = expected - values[hero * width + place]
            if gain > 0.0:
                values[hero * width + place] = expected
                change = max(change, gain)
    return change


def settle_zorro(values: vec[float], row: i64, mask: i64, throw: Throw) -> None:
    if mask == (1 << throw.falling) - 1:
        reach_anything(values, row, throw)
        return
    order = throw.zorro.order(mask)
    starts = order.starts
    start = starts[0]
    for family in range(1, len(starts)):
        end = starts[family]
        change = settle_family(values, row, mask, order.places, start, end, throw)
        while change > SETTLED and end > start + 1:
            change = settle_family(values, row, mask, order.places, start, end, throw)
        start = end


def settle_family(
    values: vec[float], row: i64, mask: i64, places: vec[i64], start: i64, end: i64, throw: Throw
) -> float:
    """Go once through tables that re-rolls may lead to each other; by how much a value has grown."""
    zorro = throw.zorro
    up = zorro.up
    down = zorro.down
    chances = throw.chances
    classes = zorro.classes
    falling = throw.falling
    change = 0.0
    for number in range(start, end):
        place = places[number]
        value = values[row + place]
        if value >= 1.0:
            continue
        for cls in range(falling):
            if not (mask >> cls) & 1:
                continue
            before = down[place * classes + cls]
            if before < 0:
                continue
            expected = 0.0
            moving = 0.0  # the chance that anything changes; else roll again
            for other in range(falling):
                after = up[before * classes + other]
                if after != place:
                    expected += chances[other] * values[row + after]
                    moving += chances[other]
            if moving > 0.0 and expected > value * moving:
                expected /= moving
                if expected - value > change:
                    change = expected - value
                value = expected
                values[row + place] = value
    return change


def reach_anything(values: vec[float], row: i64, throw: Throw) -> None:
    """Every symbol can be re-rolled for free: whatever is best comes sooner or later. Lost dice stay lost."""
    zorro = throw.zorro
    best = vec[float]([NEVER] * (zorro.dice + 1))
    for place in range(zorro.full, zorro.size):
        lost = lost_dice(zorro, place, throw.falling)
        if values[row + place] > best[lost]:
            best[lost] = values[row + place]
    for place in range(zorro.full, zorro.size):
        values[row + place] = best[lost_dice(zorro, place, throw.falling)]


def lost_dice(zorro: ZorroSpace, place: i64, falling: i64) -> i64:
    return zorro.shown(place, falling) if falling < zorro.classes else 0
