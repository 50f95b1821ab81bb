"""Dice as small numbers: the kernels in which the time goes.

Faces: how many dice show each of the six symbols, 4 bits a symbol, in one number ("charm leap leap" is 1 + 2 * 16).
Hero faces: for each location how many of its dice show its own action, thrust or taunt, 2 bits each (Z3).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer, Die

# The symbols by number; these two are on every die (Z3).
THRUST: Final = 4
TAUNT: Final = 5
SYMBOLS: Final = ("charm", "leap", "dash", "grab", "thrust", "taunt")
# Z2
LOCATIONS: Final = ("farm", "tavern", "plaza", "market")

ZORRO_DICE: Final = 6
HERO_DICE_A_LOCATION: Final = 2
ZORRO_DIE: Final = Die("zorro", SYMBOLS)

# The three different faces of a Hero die, and how many of its six sides show each (Z3).
OWN: Final = 0
HERO_THRUST: Final = 1
HERO_TAUNT: Final = 2
HERO_FACES: Final = ("own", "thrust", "taunt")
HERO_DIE: Final = Die("hero", ("own", "own", "own", "own", "thrust", "taunt"))


def count(faces: i64, symbol: i64) -> i64:
    """How many dice show this symbol."""
    return (faces >> (symbol << 2)) & 15


def one(symbol: i64) -> i64:
    """A single die that shows this symbol."""
    unit: i64 = 1
    return unit << (symbol << 2)


def total(faces: i64) -> i64:
    """How many dice there are."""
    # Add the six 4-bit counts in pairs; no sum passes 255.
    pairs = (faces & 0x0F0F0F) + ((faces >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 255


def contains(faces: i64, part: i64) -> bool:
    """Whether ``part`` can be picked out of ``faces``."""
    for symbol in range(i64(6)):
        if count(part, symbol) > count(faces, symbol):
            return False
    return True


def roll_zorro(dealer: Dealer, dice: i64) -> i64:
    faces: i64 = 0
    for _ in range(dice):
        faces += one(dealer.roll(ZORRO_DIE))
    return faces


def hero_count(heroes: i64, location: i64, face: i64) -> i64:
    return (heroes >> (6 * location + 2 * face)) & 3


def hero_one(location: i64, face: i64) -> i64:
    unit: i64 = 1
    return unit << (6 * location + 2 * face)


def heroes_at(heroes: i64, location: i64) -> i64:
    """How many Hero dice of this location lie here, whatever they show."""
    three = heroes >> (6 * location)
    return (three & 3) + ((three >> 2) & 3) + ((three >> 4) & 3)


def heroes_total(heroes: i64) -> i64:
    dice: i64 = 0
    for location in range(i64(4)):
        dice += heroes_at(heroes, location)
    return dice


def contains_heroes(heroes: i64, part: i64) -> bool:
    for place in range(i64(12)):
        if (part >> (2 * place)) & 3 > (heroes >> (2 * place)) & 3:
            return False
    return True


def roll_hero(dealer: Dealer, location: i64, dice: i64) -> i64:
    heroes: i64 = 0
    for _ in range(dice):
        side = dealer.roll(HERO_DIE)
        face = side - 3 if side > 3 else OWN
        heroes += hero_one(location, face)
    return heroes


def hero_symbols(heroes: i64, actions: i64) -> i64:
    """The symbols that Hero dice show, as faces. ``actions``: each location's own action, 4 bits each."""
    if heroes == 0:
        return 0
    faces: i64 = 0
    for location in range(i64(4)):
        own = (actions >> (4 * location)) & 15
        faces += hero_count(heroes, location, OWN) << (own << 2)
        faces += hero_count(heroes, location, HERO_THRUST) << (THRUST << 2)
        faces += hero_count(heroes, location, HERO_TAUNT) << (TAUNT << 2)
    return faces


def faces_of(names: list[str]) -> i64:
    faces: i64 = 0
    for name in names:
        faces += one(SYMBOLS.index(name))
    return faces


def names_of(faces: i64) -> list[str]:
    """The symbols by name, in their canonical order: two leaps are two entries."""
    names: list[str] = []
    for symbol in range(i64(6)):
        names.extend([SYMBOLS[symbol]] * count(faces, symbol))
    return names
