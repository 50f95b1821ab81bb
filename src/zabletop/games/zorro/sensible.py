"""From hundreds of ways to save dice to the few that a person would think of. It looks at the table only, not ahead."""

from __future__ import annotations

from typing import cast

from zabletop.engine.dealer import QuickDealer
from zabletop.engine.shapes import Sight
from zabletop.games.zorro.choices import safe_symbols, shortfall
from zabletop.games.zorro.dice import count, hero_symbols, heroes_total, total
from zabletop.games.zorro.effects import duel_score, missing
from zabletop.games.zorro.gear import GearUse, uses_gear
from zabletop.games.zorro.numbers import (
    HAND_DICE,
    KEEP_DICE,
    REROLL_HEROES,
    STOP,
    WAIVE,
    handed_zorro,
    kept_heroes,
    kept_zorro,
    rerolled_face,
    rerolled_location,
    rerolled_symbol,
    set_to,
)
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.state import ATTEMPT, DUEL, FOURTH, HAND, ZorroState

NO_LOCATION = -1


def table_of(rules: ZorroRules, sight: Sight) -> ZorroState:
    """The table as this viewer may imagine it: during an attempt everything lies open."""
    return cast(ZorroState, rules.imagine(sight, QuickDealer(0)))


def is_met(rules: ZorroRules, state: ZorroState) -> bool:
    return state.target != DUEL and shortfall(rules.cards, state) == 0


def short_list(rules: ZorroRules, state: ZorroState, actions: list[int]) -> list[int]:
    """The most sensible actions, the likeliest wish first. Anything else can still be typed."""
    if state.step == HAND:
        return hands(rules, state, actions)
    if state.step not in (ATTEMPT, FOURTH):
        return actions
    ends: list[int] = [number for number in (STOP, WAIVE) if number in actions]
    if is_met(rules, state):
        return ends
    keeps = [number for number in actions if number >= KEEP_DICE]
    found: list[int] = []
    if keeps:
        found.append(best_keep(rules, state, keeps))
    found += gear_uses(rules, state, actions)
    nothing = min(keeps, key=lambda number: total(kept_zorro(number)) + heroes_total(kept_heroes(number)), default=STOP)
    if nothing != STOP and nothing not in found:
        found.append(nothing)
    return [*found, *ends]


def best_keep(rules: ZorroRules, state: ZorroState, keeps: list[int]) -> int:
    """Everything that counts, and nothing else, as far as it may be saved."""

    def lacking(number: int) -> tuple[int, int]:
        zorro, heroes = kept_zorro(number), kept_heroes(number)
        return worth(rules, state, zorro, heroes), total(zorro) + heroes_total(heroes)

    return min(keeps, key=lacking)


def worth(rules: ZorroRules, state: ZorroState, zorro: int, heroes: int) -> int:
    """How far these dice alone are from the goal: less is better."""
    kit = state.kit
    safe = hero_symbols(heroes, rules.cards.actions) + kit.free
    if state.target == DUEL:
        return -duel_score(zorro, safe, kit.wild, kit.double, rules.cards.duel_symbol)
    return missing(state.need, zorro, safe, kit.wild, kit.double, state.ability.dead | state.ability.steals)


def gear_uses(rules: ZorroRules, state: ZorroState, actions: list[int]) -> list[int]:
    """Equipment that may help: idle dice re-rolled, a die turned to something that is missing."""
    heroes = state.helper_faces if state.step == FOURTH else state.hero_faces
    others = state.hero_faces if state.step == FOURTH else 0
    now = worth(rules, state, state.zorro, heroes + others)
    rerolls: dict[tuple[int, int], int] = {}
    turns: dict[int, int] = {}
    for number in actions:
        if not uses_gear(number):
            continue
        use = GearUse(number)
        left = worth(rules, state, state.zorro + use.turned - use.rolled, heroes + others - use.rolled_heroes)
        if use.turns and left < now:
            turns[set_to(number)] = number
        elif not use.turns and left == now:
            rerolls[kind_of_dice(number)] = number
    return [*rerolls.values(), *turns.values()]


def kind_of_dice(number: int) -> tuple[int, int]:
    """The symbol of Zorro dice, or the location and face of Hero dice: of each kind, as many as possible."""
    if number >= REROLL_HEROES:
        return rerolled_location(number), rerolled_face(number)
    return NO_LOCATION, rerolled_symbol(number)


def hands(rules: ZorroRules, state: ZorroState, actions: list[int]) -> list[int]:
    """All dice that do not count for the helper, all dice, or no fourth ROLL."""
    kit = state.helper_kit
    safe = hero_symbols(state.hero_faces, rules.cards.actions) + kit.free

    def lacking(number: int) -> tuple[int, int]:
        handed = handed_zorro(number)
        left = missing(state.need, state.zorro - handed, safe, kit.wild, kit.double, 0)
        return left, -total(handed)

    parts = [number for number in actions if number >= HAND_DICE]
    if not parts:
        return actions
    best = min(parts, key=lacking)
    everything = max(parts, key=lambda number: total(handed_zorro(number)))
    return [best, *([everything] if everything != best else []), STOP]


def lacking_symbols(rules: ZorroRules, state: ZorroState) -> list[int]:
    """For each symbol how many are needed beyond what lies there, wild and doubled symbols left aside."""
    safe = safe_symbols(rules.cards, state)
    dead = state.ability.dead | state.ability.steals
    found: list[int] = []
    for symbol in range(6):
        zorro = 0 if (dead >> symbol) & 1 else count(state.zorro, symbol)
        found.append(max(0, count(state.need, symbol) - zorro - count(safe, symbol)))
    return found
