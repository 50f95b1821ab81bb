"""From values to choices: which action is worth what the moment is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zabletop.games.zorro.dice import count, one, total
from zabletop.games.zorro.effects import faces_in, has, most_to_save
from zabletop.games.zorro.odds_rolls import lost_dice
from zabletop.games.zorro.odds_sheet import Help, Sheet, Stage
from zabletop.games.zorro.odds_space import NOWHERE, ZorroSpace

SAME: Final = 1e-12  # values that differ by less are equal, and the calmer choice is taken


class Choice:
    """What to do, and what it is worth.

    keep: ``zorro`` and ``heroes`` are saved. reroll: these ``zorro`` dice are re-rolled. hero-reroll: these ``heroes``.
    set: the ``zorro`` die is turned to ``symbol``. hand: these ``zorro`` dice go to the helper. stop: nothing more.
    """

    def __init__(self, kind: str, value: float, zorro: i64 = 0, heroes: i64 = 0, symbol: i64 = -1) -> None:
        self.kind = kind
        self.value = value
        self.zorro = zorro
        self.heroes = heroes
        self.symbol = symbol

    def __repr__(self) -> str:
        return f"Choice({self.kind}, {self.value:.6f}, {self.zorro:#x}, {self.heroes:#x}, {self.symbol})"


def best_keep(sheet: Sheet, values: vec[float], worth: float, zorro: i64, heroes: i64) -> Choice | None:
    """A keep that is worth so much, fuller hands first; None if there is none."""
    left = zorro - faces_in(zorro, sheet.ability.steals)
    place = sheet.stage.zorro_place(left, sheet.lost_at_keep(zorro))
    found = sheet.seek_keep(values, worth - SAME, place, sheet.stage.slots.place(heroes), 0)
    if found < 0:
        return None
    throw = sheet.stage.throw
    kept = sheet.stage.classes.pick(left, throw.zorro.handfuls[found % throw.width])
    return Choice("keep", values[found], kept, chosen_heroes(sheet, left, heroes, kept, found // throw.width))


def chosen_heroes(sheet: Sheet, left: i64, heroes: i64, kept: i64, hero: i64) -> i64:
    """From how many dice of each slot to Hero faces; idle dice are kept as far as the limits allow."""
    if sheet.frozen:
        return heroes
    slots = sheet.stage.slots
    handful = slots.space.handfuls[hero]
    locked = total(faces_in(left, sheet.ability.locks))
    idle = most_to_save(total(left) + slots.dice, locked, sheet.ability) - total(kept) - slots.space.sizes[hero]
    chosen: i64 = 0
    for face in range(i64(12)):
        dice: i64 = (heroes >> (2 * face)) & 3
        slot = slots.slot_of[face]
        if slot < 0:
            dice = min(dice, idle)
            idle -= dice
        else:
            dice = min(dice, (handful >> (2 * slot)) & 3)
            handful -= dice << (2 * slot)
        chosen += dice << (2 * face)
    return chosen


def best_equipment(
    stage: Stage,
    tables: list[vec[float]],
    turns: i64,
    ends: vec[float],
    worth: float,
    zorro: i64,
    heroes: i64,
    lost: i64,
) -> Choice:
    """The free re-roll or the turn of a die that is worth so much.

    ``tables``: values by turns left. ``ends``: what it is worth to use none.
    """
    rerolled: Choice | None = None
    if stage.circles:
        rerolled = reroll_towards(stage, ends, worth, zorro, heroes, lost)
    if rerolled is None and not stage.rerolls_all:
        rerolled = best_reroll(stage, tables[turns], worth, zorro, heroes, lost)
    if rerolled is None:
        rerolled = best_hero_reroll(stage, tables[turns], worth, zorro, heroes, lost)
    if rerolled is not None:
        return rerolled
    best = Choice("stop", 0.0)
    if turns > 0:
        for shown in range(i64(6)):
            for symbol in range(i64(6)):
                if count(zorro, shown) > 0 and shown != symbol:
                    after = stage.place(zorro - one(shown) + one(symbol), heroes, lost)
                    if tables[turns - 1][after] > best.value + SAME:
                        best = Choice("set", tables[turns - 1][after], one(shown), 0, symbol)
    return best


def best_reroll(stage: Stage, values: vec[float], worth: float, zorro: i64, heroes: i64, lost: i64) -> Choice | None:
    """All dice of a symbol at once where that is as good as one by one."""
    for symbol in range(i64(6)):
        if count(zorro, symbol) == 0 or not has(stage.goal.kit.rerolls, symbol):
            continue
        rolled = count(zorro, symbol) << (symbol << 2)
        while rolled > 0:
            value = values[stage.place(zorro - rolled, heroes, lost)]
            if value >= worth - SAME:
                return Choice("reroll", value, rolled)
            rolled = one(symbol) if rolled > one(symbol) else 0
    return None


def reroll_towards(stage: Stage, ends: vec[float], worth: float, zorro: i64, heroes: i64, lost: i64) -> Choice | None:
    """Dice that can be brought to any face are all worth the same: go for the nearest table that will do as it is.

    Each step keeps what that table needs, so that it comes ever nearer; a die of no use would go round for ever.
    """
    space = stage.throw.zorro
    hero_space = stage.throw.heroes
    here = stage.zorro_place(zorro, lost)
    hero_here = stage.slots.place(heroes)
    nearest: i64 = NOWHERE
    least_away: i64 = 99
    for hero in range(hero_space.full, hero_space.size):
        if hero_space.differ(hero, hero_here, stage.slots.circle_mask) != 0:
            continue
        hero_away = total_more(hero_space.handfuls[hero_here], hero_space.handfuls[hero], 2)
        first: i64 = space.full if stage.rerolls_all else here
        end: i64 = space.size if stage.rerolls_all else here + 1
        for place in range(first, end):
            if ends[hero * stage.throw.width + place] < worth - SAME:
                continue
            away = hero_away + total_more(space.handfuls[here], space.handfuls[place], 4)
            if away < least_away and lost_dice(space, place, stage.throw.falling) == lost:
                nearest, least_away = hero * stage.throw.width + place, away
    if nearest < 0:
        return None
    more = dice_more(space.handfuls[here], space.handfuls[nearest % stage.throw.width], 4)
    if more > 0:
        return Choice("reroll", worth, first_symbol(stage.classes.pick(zorro, more)))
    more = dice_more(hero_space.handfuls[hero_here], hero_space.handfuls[nearest // stage.throw.width], 2)
    return Choice("hero-reroll", worth, 0, first_face(stage, heroes, more))


def dice_more(handful: i64, wanted: i64, bits: i64) -> i64:
    """The dice of a handful that are too many."""
    unit: i64 = 1
    most = (unit << bits) - 1
    more: i64 = 0
    shift: i64 = 0
    while handful >> shift > 0:
        dice = ((handful >> shift) & most) - ((wanted >> shift) & most)
        if dice > 0:
            more += dice << shift
        shift += bits
    return more


def total_more(handful: i64, wanted: i64, bits: i64) -> i64:
    unit: i64 = 1
    dice: i64 = 0
    more = dice_more(handful, wanted, bits)
    while more > 0:
        dice += more & ((unit << bits) - 1)
        more >>= bits
    return dice


def first_symbol(faces: i64) -> i64:
    """Those dice that show the first of the symbols: one action re-rolls one symbol."""
    symbol: i64 = 0
    while count(faces, symbol) == 0:
        symbol += 1
    return count(faces, symbol) << (symbol << 2)


def first_face(stage: Stage, heroes: i64, more: i64) -> i64:
    """Hero dice of the first face of which there are too many."""
    for face in range(i64(12)):
        slot = stage.slots.slot_of[face]
        if slot >= 0:
            dice: i64 = min((heroes >> (2 * face)) & 3, (more >> (2 * slot)) & 3)
            if dice > 0:
                return dice << (2 * face)
    return 0


def best_hero_reroll(
    stage: Stage, values: vec[float], worth: float, zorro: i64, heroes: i64, lost: i64
) -> Choice | None:
    slots = stage.slots
    for face in range(i64(12)):
        dice = (heroes >> (2 * face)) & 3
        slot = slots.slot_of[face]
        if dice == 0 or slot < 0 or not (slots.reroll_mask >> slot) & 1:
            continue
        while dice > 0:
            rolled = dice << (2 * face)
            value = values[stage.place(zorro, heroes - rolled, lost)]
            if value >= worth - SAME:
                return Choice("hero-reroll", value, 0, rolled)
            dice = 1 if dice > 1 else 0
    return None


def best_hand(sheet: Sheet, help: Help, group: i64, turns: i64, zorro: i64) -> Choice:
    """The fewest dice that are best to hand over; stop if the 4th ROLL can't help."""
    stage = sheet.stage
    place = stage.zorro_place(zorro, 0)
    best = help.best[group][turns][place]
    if best <= SAME:
        return Choice("stop", 0.0)
    left = seek_leave(help, help.values[group][turns], stage.throw.zorro, best - SAME, place, 0)
    stay = stage.classes.pick(zorro, stage.throw.zorro.handfuls[left])
    return Choice("hand", help.values[group][turns][left], zorro - stay)


def seek_leave(help: Help, values: vec[float], space: ZorroSpace, target: float, place: i64, cls: i64) -> i64:
    """The first handful out of these dice that is worth the target when it stays behind; fuller ones first."""
    if cls == space.classes:
        return place if help.may_leave(space.sizes[place]) and values[place] >= target else NOWHERE
    while place >= 0:
        found = seek_leave(help, values, space, target, place, cls + 1)
        if found >= 0:
            return found
        place = space.down[place * space.classes + cls]
    return NOWHERE
