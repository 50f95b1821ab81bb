"""All the ways in which dice can lie there, numbered, with the ways from one to the next.

Symbols that play the same part in an attempt are one *class*; only how many dice show each class matters. A space
numbers every handful of dice from none to all, smaller handfuls first, so that "the dice that are kept" and "the dice
on the table" are places in the same space, and all the full tables stand together at its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOWHERE: Final = -1


class ZorroSpace:
    """Handfuls of up to ``dice`` Zorro dice. The first places do not depend on ``dice``.

    ``caps``: how many dice of each class are told apart. A die too many is like one of the class ``spills``.
    """

    def __init__(self, dice: i64, caps: list[int], spills: list[int]) -> None:
        self.dice = dice
        classes = len(caps)
        self.classes: i64 = classes
        handfuls: list[int] = [0]  # how many dice of each class, 4 bits a class
        places: dict[int, int] = {0: 0}
        starts = [0]
        last = [0]  # the highest class in a handful: adding only this one or higher ones makes each handful once
        for _ in range(dice):
            start, end = starts[-1], len(handfuls)
            starts.append(end)
            for place in range(start, end):
                for added in range(last[place], classes):
                    if (handfuls[place] >> (4 * added)) & 15 < caps[added]:
                        bigger = handfuls[place] + (1 << (4 * added))
                        places[bigger] = len(handfuls)
                        handfuls.append(bigger)
                        last.append(added)
        self.size: i64 = len(handfuls)
        self.full: i64 = starts[-1]  # from here on every die is there
        starts.append(len(handfuls))
        self.starts = vec[i64]([i64(start) for start in starts])
        self.handfuls = vec[i64]([i64(handful) for handful in handfuls])
        up: list[i64] = []
        down: list[i64] = []
        sizes: list[i64] = []
        for handful in handfuls:
            held = 0
            for shown in range(classes):
                number = (handful >> (4 * shown)) & 15
                held += number
                grown = shown if number < caps[shown] else spills[shown]
                up.append(places.get(handful + (1 << (4 * grown)), NOWHERE))
                down.append(places[handful - (1 << (4 * shown))] if number else NOWHERE)
            sizes.append(held)
        self.up = vec[i64](up)
        self.down = vec[i64](down)
        self.sizes = vec[i64](sizes)
        self.orders: dict[int, RollOrder] = {}
        self.smaller: dict[int, Smaller] = {}

    def shown(self, place: i64, cls: i64) -> i64:
        """How many dice of the handful show this class."""
        return (self.handfuls[place] >> (4 * cls)) & 15

    def shown_in(self, place: i64, mask: i64) -> i64:
        """How many dice of the handful show one of these classes."""
        dice: i64 = 0
        for cls in range(self.classes):
            if (mask >> cls) & 1:
                dice += (self.handfuls[place] >> (4 * cls)) & 15
        return dice

    def order(self, mask: i64) -> RollOrder:
        found = self.orders.get(mask)
        if found is None:
            found = RollOrder(self, mask)
            self.orders[mask] = found
        return found

    def without(self, held: i64) -> Smaller:
        found = self.smaller.get(held)
        if found is None:
            found = Smaller(self, held)
            self.smaller[held] = found
        return found


class Smaller:
    """For each handful those with one die less, of a class that is not ``held``, one after the other."""

    def __init__(self, space: ZorroSpace, held: i64) -> None:
        places: list[i64] = []
        starts: list[i64] = [0]
        for place in range(space.size):
            for cls in range(space.classes):
                before = space.down[place * space.classes + cls]
                if before >= 0 and not (held >> cls) & 1:
                    places.append(before)
            starts.append(len(places))
        self.places = vec[i64](places)
        self.starts = vec[i64](starts)


class RollOrder:
    """The full tables in families: the same other dice, and as many dice that show one of the classes of ``mask``.

    A free re-roll of such a die leads to the same family, or to one with fewer of them; those come first.
    """

    def __init__(self, space: ZorroSpace, mask: i64) -> None:
        fifteen: i64 = 15
        others: i64 = 0
        for cls in range(space.classes):
            if not (mask >> cls) & 1:
                others |= fifteen << (4 * cls)
        families: list[dict[int, list[i64]]] = [{} for _ in range(space.dice + 1)]
        # Backwards, that is dice that count before those that play no part: these are re-rolled to get there.
        place = space.size - 1
        while place >= space.full:
            same = families[space.shown_in(place, mask)]
            key = int(space.handfuls[place] & others)
            if key not in same:
                same[key] = []
            same[key].append(place)
            place -= 1
        places: list[i64] = []
        starts: list[i64] = []
        for same in families[1:]:
            for family in same.values():
                starts.append(len(places))
                places.extend(family)
        starts.append(len(places))
        self.places = vec[i64](places)
        self.starts = vec[i64](starts)


class HeroSpace:
    """Which Hero dice have been rolled and what they show.

    Dice of a location are alike; a *slot* is one face of one location's dice.
    """

    def __init__(self, dice: list[int], chances: list[list[float]]) -> None:
        slots: list[float] = []
        locations: list[int] = []
        for location, faces in enumerate(chances):
            slots.extend(faces)
            locations.extend([location] * len(faces))
        self.slots: i64 = len(slots)
        self.chances = vec[float](slots)
        self.locations = vec[i64]([i64(location) for location in locations])
        handfuls = hero_handfuls(dice, locations)
        places = {handful: place for place, handful in enumerate(handfuls)}
        self.size: i64 = len(handfuls)
        self.handfuls = vec[i64]([i64(handful) for handful in handfuls])
        up: list[i64] = []
        down: list[i64] = []
        sizes: list[i64] = []
        firsts: list[i64] = []
        ends: list[i64] = []
        for handful in handfuls:
            held = 0
            first, end = 0, 0
            for slot, location in enumerate(locations):
                one_die = 1 << (2 * slot)
                number = (handful >> (2 * slot)) & 3
                held += number
                bigger = places.get(handful + one_die, NOWHERE)
                if rolled_at(handful, locations, location) >= dice[location]:
                    bigger = NOWHERE
                elif first == end or locations[first] == location:
                    first, end = (slot if first == end else first), slot + 1
                up.append(bigger)
                down.append(places[handful - one_die] if number else NOWHERE)
            sizes.append(held)
            firsts.append(first)
            ends.append(end)
        self.up = vec[i64](up)
        self.down = vec[i64](down)
        self.sizes = vec[i64](sizes)
        # The slots of the first location that still has a die to roll; none for a full table.
        self.next_first = vec[i64](firsts)
        self.next_end = vec[i64](ends)
        self.full: i64 = sizes.index(sizes[-1])
        self.dice: i64 = sizes[-1]

    def shown(self, place: i64, slot: i64) -> i64:
        return (self.handfuls[place] >> (2 * slot)) & 3

    def alike(self, hero: i64, mask: i64) -> i64:
        """The first full table on which the dice of all other slots lie as on this one."""
        for first in range(self.full, hero):
            if self.differ(first, hero, mask) == 0:
                return first
        return hero

    def differ(self, hero: i64, other: i64, mask: i64) -> i64:
        """What differs between two tables outside the slots of the mask; 0 if nothing does."""
        different = self.handfuls[hero] ^ self.handfuls[other]
        for slot in range(self.slots):
            if (mask >> slot) & 1:
                different &= ~(3 << (2 * slot))
        return different


def rolled_at(handful: int, locations: list[int], location: int) -> int:
    return sum((handful >> (2 * slot)) & 3 for slot in range(len(locations)) if locations[slot] == location)


def hero_handfuls(dice: list[int], locations: list[int]) -> list[int]:
    """Every handful of Hero dice, 2 bits a slot, smaller ones first."""
    handfuls: list[int] = [0]
    known: set[int] = {0}
    for handful in handfuls:  # grows while we walk through it: nearest first
        for slot, location in enumerate(locations):
            bigger = handful + (1 << (2 * slot))
            if bigger not in known and rolled_at(handful, locations, location) < dice[location]:
                known.add(bigger)
                handfuls.append(bigger)
    return handfuls


ZORRO_SPACES: Final[dict[tuple[object, ...], ZorroSpace]] = {}
HERO_SPACES: Final[dict[tuple[object, ...], HeroSpace]] = {}
MOST_SPACES: Final = 500


def zorro_space(dice: i64, caps: list[int], spills: list[int]) -> ZorroSpace:
    key: tuple[object, ...] = (int(dice), tuple(caps), tuple(spills))
    space = ZORRO_SPACES.get(key)
    if space is None:
        if len(ZORRO_SPACES) >= MOST_SPACES:
            ZORRO_SPACES.clear()
        space = ZorroSpace(dice, caps, spills)
        ZORRO_SPACES[key] = space
    return space


def hero_space(dice: list[int], chances: list[list[float]]) -> HeroSpace:
    key: tuple[object, ...] = (tuple(dice), tuple([tuple(faces) for faces in chances]))
    space = HERO_SPACES.get(key)
    if space is None:
        if len(HERO_SPACES) >= MOST_SPACES:
            HERO_SPACES.clear()
        space = HeroSpace(dice, chances)
        HERO_SPACES[key] = space
    return space
