"""Odds the slow and obvious way: every die is an entry of a tuple, every action is tried, every outcome is counted.

Shares nothing with the odds of the product but the data classes of Equipment and abilities. Free re-rolls may go round
in circles, so each level is swept until nothing changes any more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from zabletop.games.zorro.effects import Ability, Kit

Zorro = tuple[int, ...]  # the symbol of each Zorro die, sorted
Heroes = tuple[tuple[int, int], ...]  # (location, face) of each Hero die, sorted; face 0 own, 1 thrust, 2 taunt
Table = tuple[Zorro, Heroes]
Key = tuple[str, int, int, int]
STILL = 1e-14


class Deed(NamedTuple):
    """An action, with the same meaning as a Choice of the product."""

    kind: str
    zorro: Zorro = ()
    heroes: Heroes = ()
    symbol: int = -1

    @property
    def key(self) -> Key:
        """The same for a Choice: what it does, with the dice packed."""
        return (self.kind, pack_zorro(self.zorro), pack_heroes(self.heroes), self.symbol)


Worth = tuple[Deed, float]


def in_mask(mask: int, symbol: int) -> bool:
    return bool(mask >> symbol & 1)


def symbols_in(faces: int) -> list[int]:
    return [symbol for symbol in range(6) for _ in range(faces >> 4 * symbol & 15)]


def pack_zorro(zorro: Zorro) -> int:
    return sum(1 << 4 * symbol for symbol in zorro)


def pack_heroes(heroes: Heroes) -> int:
    return sum(1 << 6 * location + 2 * face for location, face in heroes)


def zorro_of(chance: random.Random, dice: int) -> Zorro:
    """Any dice."""
    return tuple(sorted(chance.randrange(6) for _ in range(dice)))


@cache
def zorro_rolls(dice: int) -> list[tuple[Zorro, float]]:
    chances: dict[Zorro, float] = {}
    for sides in product(range(6), repeat=dice):
        shown = tuple(sorted(sides))
        chances[shown] = chances.get(shown, 0.0) + 6.0**-dice
    return list(chances.items())


@cache
def hero_rolls(locations: tuple[int, ...]) -> list[tuple[Heroes, float]]:
    chances: dict[Heroes, float] = {}
    for sides in product((0, 0, 0, 0, 1, 2), repeat=len(locations)):
        shown = tuple(sorted(zip(locations, sides, strict=True)))
        chances[shown] = chances.get(shown, 0.0) + 6.0 ** -len(locations)
    return list(chances.items())


@cache
def zorro_with(kept: Zorro, rolled: Zorro) -> Zorro:
    return tuple(sorted(kept + rolled))


@cache
def heroes_with(kept: Heroes, rolled: Heroes) -> Heroes:
    return tuple(sorted(kept + rolled))


@cache
def splits_of_zorro(zorro: Zorro) -> list[tuple[Zorro, Zorro]]:
    """Every way to part the dice in two."""
    found = set()
    for number in range(len(zorro) + 1):
        for chosen in combinations(range(len(zorro)), number):
            rest = tuple(die for place, die in enumerate(zorro) if place not in chosen)
            found.add((tuple(zorro[place] for place in chosen), rest))
    return sorted(found)


@cache
def splits_of_heroes(heroes: Heroes) -> list[tuple[Heroes, Heroes]]:
    found = set()
    for number in range(len(heroes) + 1):
        for chosen in combinations(range(len(heroes)), number):
            rest = tuple(die for place, die in enumerate(heroes) if place not in chosen)
            found.add((tuple(heroes[place] for place in chosen), rest))
    return sorted(found)


def keeps(zorro: Zorro, heroes: Heroes, ability: Ability) -> Iterator[tuple[Zorro, Heroes]]:
    """Every legal keep, in the words of the rules."""
    left = tuple(symbol for symbol in zorro if not in_mask(ability.steals, symbol))
    locked = [symbol for symbol in left if in_mask(ability.locks, symbol)]
    legal: list[tuple[int, Zorro, Heroes]] = []
    for kept, rolled in splits_of_zorro(left):
        if any(in_mask(ability.locks, symbol) for symbol in rolled):
            continue
        for kept_heroes, rolled_heroes in splits_of_heroes(heroes):
            if ability.frozen_heroes and rolled_heroes:
                continue
            if not rolled and not rolled_heroes:
                continue
            saved = len(kept) + (0 if ability.frozen_heroes else len(kept_heroes))
            if saved > max(ability.most_saved, len(locked)):
                continue
            legal.append((saved, kept, kept_heroes))
    most = max((saved for saved, _, _ in legal), default=0)
    for saved, kept, kept_heroes in legal:
        if saved >= min(ability.least_saved, most):
            yield kept, kept_heroes


def met(need: int, zorro: Zorro, safe: list[int], kit: Kit, dead: int) -> bool:
    """Whether each needed symbol can be given a die of its own."""
    dice = [(symbol, dead) for symbol in zorro] + [(symbol, 0) for symbol in safe]
    for symbol in range(6):
        if in_mask(kit.double, symbol):
            if symbol in safe:
                dice.append((symbol, 0))
            elif symbol in zorro:
                dice.append((symbol, dead))
    return matches(symbols_in(need), tuple(sorted(dice)), kit.wild)


def matches(needed: list[int], dice: tuple[tuple[int, int], ...], wild: int) -> bool:
    """Each die is a symbol and the symbols for which it can't count."""
    if not needed:
        return True
    for place, (symbol, dead) in enumerate(dice):
        stands_for = symbol == needed[0] or in_mask(wild, symbol)
        if not stands_for or in_mask(dead, needed[0]) or dice[place] in dice[:place]:
            continue
        if matches(needed[1:], dice[:place] + dice[place + 1 :], wild):
            return True
    return False


class BruteForce:
    """One attempt. ``values(rolls_left, sets_left, dice)``: for every table of so many Zorro dice its value."""

    def __init__(
        self, need: int, actions: int, hero_dice: int, kit: Kit, ability: Ability, helper: Kit | None, helper_dice: int
    ) -> None:
        self.need = need
        self.actions = actions
        self.kit = kit.with_(helper) if helper else kit
        self.ability = Ability() if kit.ignores else ability
        self.helper = helper
        self.dice = 6 + self.kit.extra_dice - self.ability.fewer_dice
        self.rolls = max(1, 3 + self.kit.extra_rolls - self.ability.fewer_rolls)
        self.owned = tuple(location for location in range(4) for _ in range(hero_dice >> 2 * location & 3))
        self.helper_owned = tuple(location for location in range(4) for _ in range(helper_dice >> 2 * location & 3))
        self.known: dict[tuple[int, int, int], dict[Table, float]] = {}
        self.known_fourth: dict[tuple[int, int, Heroes], dict[Table, float]] = {}

    def symbol(self, hero: tuple[int, int]) -> int:
        location, face = hero
        return (self.actions >> 4 * location & 15) if face == 0 else 3 + face

    def chance(self) -> float:
        values = self.values(self.rolls - 1, self.kit.sets, self.dice)
        return sum(
            chance * hero_chance * values[zorro, heroes]
            for zorro, chance in zorro_rolls(self.dice)
            for heroes, hero_chance in hero_rolls(self.owned)
        )

    def values(self, rolls_left: int, sets_left: int, dice: int) -> dict[Table, float]:
        key = (rolls_left, sets_left, dice)
        if key not in self.known:
            tables = [(z, h) for z, _ in zorro_rolls(dice) for h, _ in hero_rolls(self.owned)]
            firm = {}
            for zorro, heroes in tables:
                actions = self.firm_actions(rolls_left, sets_left, zorro, heroes)
                firm[zorro, heroes] = max(value for _, value in actions)
            self.known[key] = self.sweep(firm, self.kit)
        return self.known[key]

    def sweep(self, firm: dict[Table, float], kit: Kit) -> dict[Table, float]:
        values = dict(firm)
        change = 1.0
        while change > STILL:
            change = 0.0
            for table in firm:
                for _, value in self.rerolls(values, kit, *table):
                    if value > values[table]:
                        change = max(change, value - values[table])
                        values[table] = value
        return values

    def rerolls(self, values: dict[Table, float], kit: Kit, zorro: Zorro, heroes: Heroes) -> Iterator[Worth]:
        for again, rest in splits_of_zorro(zorro):
            if again and all(in_mask(kit.rerolls, symbol) for symbol in again):
                outcomes = zorro_rolls(len(again))
                yield Deed("reroll", again), sum(p * values[zorro_with(rest, new), heroes] for new, p in outcomes)
        for hero_again, hero_rest in splits_of_heroes(heroes):
            if hero_again and all(in_mask(kit.hero_rerolls, self.symbol(hero)) for hero in hero_again):
                new_heroes = hero_rolls(tuple(location for location, _ in hero_again))
                value = sum(p * values[zorro, heroes_with(hero_rest, new)] for new, p in new_heroes)
                yield Deed("hero-reroll", (), hero_again), value

    def actions_at(self, rolls_left: int, sets_left: int, zorro: Zorro, heroes: Heroes) -> list[Worth]:
        """Every legal action and what it is worth."""
        values = self.values(rolls_left, sets_left, len(zorro))
        firm = self.firm_actions(rolls_left, sets_left, zorro, heroes)
        return firm + list(self.rerolls(values, self.kit, zorro, heroes))

    def firm_actions(self, rolls_left: int, sets_left: int, zorro: Zorro, heroes: Heroes) -> list[Worth]:
        """All but the free re-rolls."""
        found: list[Worth] = [(Deed("stop"), self.stop(rolls_left, sets_left, zorro, heroes))]
        if sets_left > 0:
            fewer = self.values(rolls_left, sets_left - 1, len(zorro))
            for place, symbol in product(range(len(zorro)), range(6)):
                after = tuple(sorted((*zorro[:place], symbol, *zorro[place + 1 :])))
                found.append((Deed("set", (zorro[place],), (), symbol), fewer[after, heroes]))
        if rolls_left > 0:
            left = sum(not in_mask(self.ability.steals, symbol) for symbol in zorro)
            later = self.values(rolls_left - 1, sets_left, left)
            for kept, kept_heroes in keeps(zorro, heroes, self.ability):
                rest = list(heroes)
                for hero in kept_heroes:
                    rest.remove(hero)
                value = 0.0
                for new, p in zorro_rolls(left - len(kept)):
                    for new_heroes, q in hero_rolls(tuple(location for location, _ in rest)):
                        value += p * q * later[zorro_with(kept, new), heroes_with(kept_heroes, new_heroes)]
                found.append((Deed("keep", kept, kept_heroes), value))
        return found

    def stop(self, rolls_left: int, sets_left: int, zorro: Zorro, heroes: Heroes) -> float:
        safe = [self.symbol(hero) for hero in heroes] + symbols_in(self.kit.free)
        if met(self.need, zorro, safe, self.kit, self.ability.dead | self.ability.steals):
            return 1.0
        if rolls_left > 0 or self.helper is None:
            return 0.0
        return max((value for _, value in self.hands(sets_left, zorro, heroes)), default=0.0)

    def hands(self, sets_left: int, zorro: Zorro, heroes: Heroes) -> list[tuple[Zorro, float]]:
        """What may be handed over for the 4th ROLL, and what it is worth."""
        assert self.helper is not None
        surplus = max(0, len(zorro) - (6 + self.helper.extra_dice))
        values = self.fourth(min(sets_left, self.helper.sets), len(zorro) - surplus, heroes)
        found = []
        for handed, rest in splits_of_zorro(zorro):
            if len(handed) < surplus or (len(handed) == surplus and not self.helper_owned):
                continue
            value = 0.0
            for new, p in zorro_rolls(len(handed) - surplus):
                for new_heroes, q in hero_rolls(self.helper_owned):
                    value += p * q * values[zorro_with(rest, new), new_heroes]
            found.append((handed, value))
        return found

    def fourth(self, sets_left: int, dice: int, heroes: Heroes) -> dict[Table, float]:
        key = (sets_left, dice, heroes)
        if key not in self.known_fourth:
            assert self.helper is not None
            tables = [(z, h) for z, _ in zorro_rolls(dice) for h, _ in hero_rolls(self.helper_owned)]
            firm = {}
            for zorro, helpers in tables:
                firm[zorro, helpers] = max(v for _, v in self.firm_fourth(sets_left, zorro, heroes, helpers))
            self.known_fourth[key] = self.sweep(firm, self.helper)
        return self.known_fourth[key]

    def firm_fourth(self, sets_left: int, zorro: Zorro, heroes: Heroes, helpers: Heroes) -> list[Worth]:
        assert self.helper is not None
        safe = [self.symbol(hero) for hero in heroes + helpers] + symbols_in(self.helper.free)
        found: list[Worth] = [(Deed("stop"), float(met(self.need, zorro, safe, self.helper, 0)))]
        if sets_left > 0:
            fewer = self.fourth(sets_left - 1, len(zorro), heroes)
            for place, new in product(range(len(zorro)), range(6)):
                after = tuple(sorted((*zorro[:place], new, *zorro[place + 1 :])))
                found.append((Deed("set", (zorro[place],), (), new), fewer[after, helpers]))
        return found

    def fourth_actions(self, sets_left: int, zorro: Zorro, heroes: Heroes, helpers: Heroes) -> list[Worth]:
        assert self.helper is not None
        values = self.fourth(sets_left, len(zorro), heroes)
        firm = self.firm_fourth(sets_left, zorro, heroes, helpers)
        return firm + list(self.rerolls(values, self.helper, zorro, helpers))
