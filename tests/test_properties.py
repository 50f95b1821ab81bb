"""The small kernels of Zorro against slow and obvious twins: packing, ranks, lists of keeps, counting."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract import ZORRO, many
from zabletop import QuickDealer
from zabletop.games.zorro import dice
from zabletop.games.zorro.choices import hero_parts
from zabletop.games.zorro.dice import SYMBOLS
from zabletop.games.zorro.effects import NO_ABILITY, NO_LIMIT, Ability, duel_score, faces_in, missing
from zabletop.games.zorro.numbers import (
    HAND_DICE,
    HERO_KEEPS,
    HERO_RANKS,
    KEEP_DICE,
    NUMBERS,
    ZORRO_KEEPS,
    handed_zorro,
    keep_number,
    keeps_of,
    kept_heroes,
    kept_zorro,
    ways,
    zorro_rank,
)
from zabletop.games.zorro.state import ATTEMPT, FEAT, ZorroState

symbols = st.integers(0, 5)
handfuls = st.lists(symbols, max_size=8)
masks = st.integers(0, 63)
hero_handfuls = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=8).filter(
    lambda found: all(sum(place == other for place, _ in found) <= 2 for other in range(4))
)


def pack(handful: list[int] | tuple[int, ...]) -> int:
    return sum(16**symbol for symbol in handful)


def pack_heroes(handful: list[tuple[int, int]] | tuple[tuple[int, int], ...]) -> int:
    return sum(4 ** (3 * place + face) for place, face in handful)


# --- Packing --------------------------------------------------------------------------------------------------------


@given(handfuls)
def test_faces_pack_and_unpack(handful: list[int]) -> None:
    faces = pack(handful)
    names = [SYMBOLS[symbol] for symbol in handful]
    assert dice.faces_of(names) == faces
    assert dice.names_of(faces) == [SYMBOLS[symbol] for symbol in sorted(handful)]
    assert dice.total(faces) == len(handful)
    assert [dice.count(faces, symbol) for symbol in range(6)] == [handful.count(symbol) for symbol in range(6)]
    assert sum(dice.one(symbol) for symbol in handful) == faces


@given(handfuls, handfuls, masks)
def test_parts_of_handfuls(handful: list[int], part: list[int], mask: int) -> None:
    assert dice.contains(pack(handful), pack(part)) == (not Counter(part) - Counter(handful))
    assert faces_in(pack(handful), mask) == pack([symbol for symbol in handful if mask >> symbol & 1])


@given(hero_handfuls, hero_handfuls, st.tuples(symbols, symbols, symbols, symbols))
def test_heroes_pack_and_unpack(
    handful: list[tuple[int, int]], part: list[tuple[int, int]], own: tuple[int, ...]
) -> None:
    heroes = pack_heroes(handful)
    assert dice.heroes_total(heroes) == len(handful)
    for place in range(4):
        assert dice.heroes_at(heroes, place) == sum(at == place for at, _ in handful)
        for face in range(3):
            assert dice.hero_count(heroes, place, face) == handful.count((place, face))
    assert dice.contains_heroes(heroes, pack_heroes(part)) == (not Counter(part) - Counter(handful))
    actions = sum(symbol << 4 * place for place, symbol in enumerate(own))
    shown = [(own[place], dice.THRUST, dice.TAUNT)[face] for place, face in handful]
    assert dice.hero_symbols(heroes, actions) == pack(shown)


def test_a_hero_die_shows_its_action_four_times_in_six() -> None:
    dealer = QuickDealer(1)
    found = Counter(dice.roll_hero(dealer, 2, 1) for _ in range(3000))
    shares = [found[dice.hero_one(2, face)] / 3000 for face in range(3)]
    assert shares == pytest.approx([4 / 6, 1 / 6, 1 / 6], abs=0.05)


# --- Ranks: one number for each thing -------------------------------------------------------------------------------


def all_handfuls(most: int) -> list[tuple[int, ...]]:
    return [one for size in range(most + 1) for one in combinations_with_replacement(range(6), size)]


def test_each_handful_of_zorro_dice_has_its_own_rank() -> None:
    found = {zorro_rank(pack(handful)): pack(handful) for handful in all_handfuls(8)}
    assert len(found) == ZORRO_KEEPS == ways(6, 8) == 3003
    assert sorted(found) == list(range(ZORRO_KEEPS))
    for rank, faces in found.items():
        assert handed_zorro(HAND_DICE + rank) == kept_zorro(KEEP_DICE + rank) == faces
    assert HAND_DICE + ZORRO_KEEPS <= KEEP_DICE


def test_each_handful_of_hero_dice_has_its_own_rank() -> None:
    """One of a location at most, or two at a single one: two taken there end the Feats."""
    kinds = [(place, face) for place in range(4) for face in range(3)]
    found = set()
    for size in range(6):
        for handful in combinations_with_replacement(kinds, size):
            at = Counter(place for place, _ in handful)
            if max(at.values(), default=0) <= 2 and list(at.values()).count(2) <= 1:
                found.add(pack_heroes(handful))
    assert sorted(found) == list(HERO_KEEPS)
    assert {faces: rank for rank, faces in enumerate(HERO_KEEPS)} == HERO_RANKS
    assert HERO_KEEPS[0] == 0


def test_keep_numbers_and_dice_mean_each_other() -> None:
    """Every one of them in a proof; else a part, with a step that has no factor in common with the rest."""
    for number in range(KEEP_DICE, NUMBERS, many(211, 1)):
        assert keep_number(kept_zorro(number), kept_heroes(number)) == number


@given(handfuls)
def test_keeps_are_all_parts_in_sorted_order(handful: list[int]) -> None:
    faces = pack(handful)
    slow = {pack(part) for size in range(len(handful) + 1) for part in parts(sorted(handful), size)}
    numbers = [int(str(number)) for number in keeps_of(faces)]
    assert numbers == sorted(KEEP_DICE + zorro_rank(part) for part in slow)
    assert kept_zorro(numbers[-1]) == faces, "saving everything comes last"
    assert kept_zorro(numbers[0]) == 0


def parts(handful: list[int], size: int) -> set[tuple[int, ...]]:
    if size == 0:
        return {()}
    return {(handful[at], *rest) for at in range(len(handful)) for rest in parts(handful[at + 1 :], size - 1)}


@given(hero_handfuls)
def test_parts_of_hero_dice_come_in_the_order_of_their_ranks(handful: list[tuple[int, int]]) -> None:
    slow = {
        pack_heroes([one for one, kept in zip(handful, which, strict=True) if kept])
        for which in product((False, True), repeat=len(handful))
    }
    assert hero_parts(pack_heroes(handful)) == sorted(slow)


abilities = st.builds(
    Ability,
    locks=st.sampled_from([0, 0, 1, 34, 63]),
    steals=st.sampled_from([0, 0, 2, 48]),
    most_saved=st.sampled_from([NO_LIMIT, NO_LIMIT, 0, 1, 3]),
    least_saved=st.sampled_from([0, 0, 1, 2, 9]),
    frozen_heroes=st.sampled_from([0, 0, 1]),
)


@given(st.lists(symbols, min_size=1, max_size=7), hero_handfuls, st.one_of(st.just(NO_ABILITY), abilities))
def test_the_list_of_keeps_is_what_trying_every_handful_gives(
    zorro: list[int], heroes: list[tuple[int, int]], ability: Ability
) -> None:
    if pack_heroes(heroes) not in HERO_RANKS:
        heroes = heroes[:1]
    rules, state = ZORRO[0].rules(), ZorroState(None)
    state.step, state.target, state.rolls_left = ATTEMPT, FEAT, 1
    state.zorro, state.hero_faces, state.ability = pack(zorro), pack_heroes(heroes), ability
    state.need = pack([0])
    actions = [number for number in rules.actions(state, 0) if number >= KEEP_DICE]
    assert actions == sorted(keeps_by_trying(zorro, heroes, ability))


def keeps_by_trying(zorro: list[int], heroes: list[tuple[int, int]], ability: Ability) -> set[int]:
    """Z10, Z25: every way to put each die aside or not, as the vocabulary of abilities allows it."""
    staying = [symbol for symbol in zorro if not ability.steals >> symbol & 1]
    locked = sum(ability.locks >> symbol & 1 for symbol in staying)
    dice_left = len(staying) + (0 if ability.frozen_heroes else len(heroes))
    most = min(max(ability.most_saved, locked), dice_left - 1)
    least = min(ability.least_saved, most)
    found = set()
    for which in product((False, True), repeat=len(staying) + len(heroes)):
        saved = [symbol for symbol, kept in zip(staying, which, strict=False) if kept]
        saved_heroes = [hero for hero, kept in zip(heroes, which[len(staying) :], strict=True) if kept]
        counted = len(saved) + (0 if ability.frozen_heroes else len(saved_heroes))
        if sum(ability.locks >> symbol & 1 for symbol in saved) < locked or not least <= counted <= most:
            continue
        if ability.frozen_heroes and len(saved_heroes) < len(heroes):
            continue
        found.add(keep_number(pack(saved), pack_heroes(saved_heroes)))
    return found


# --- Counting -------------------------------------------------------------------------------------------------------


def missing_by_trying(need: list[int], zorro: list[int], safe: list[int], wild: int, double: int, dead: int) -> int:
    """Every symbol that dice can stand for, in every way: as many of the needs as possible are met."""
    units: list[set[int]] = []
    for symbol in range(6):
        any_symbol = set(range(6)) if wild >> symbol & 1 else {symbol}
        alive = {one for one in any_symbol if not dead >> one & 1}
        here = [any_symbol] * safe.count(symbol) + [alive] * zorro.count(symbol)
        if here and double >> symbol & 1:
            here.append(here[0])  # the one that can do most counts twice
        units += here
    return len(need) - most_met(sorted(need), units)


def most_met(need: list[int], units: list[set[int]]) -> int:
    """The largest number of needs that units can be given to, each unit once (augmenting paths)."""
    given: dict[int, int] = {}

    def place(wanted: int, tried: set[int]) -> bool:
        for number, can in enumerate(units):
            if need[wanted] in can and number not in tried:
                tried.add(number)
                if number not in given or place(given[number], tried):
                    given[number] = wanted
                    return True
        return False

    return sum(place(wanted, set()) for wanted in range(len(need)))


@given(st.lists(symbols, max_size=7), st.lists(symbols, max_size=7), st.lists(symbols, max_size=4), masks, masks, masks)
def test_what_is_missing(need: list[int], zorro: list[int], safe: list[int], wild: int, double: int, dead: int) -> None:
    slow = missing_by_trying(need, zorro, safe, wild, double, dead)
    assert missing(pack(need), pack(zorro), pack(safe), wild, double, dead) == slow


@pytest.mark.parametrize("seed", range(many(20, 200)))
def test_what_is_missing_with_little_equipment(seed: int) -> None:
    """As cards give it: at most one wild, one double and one dead symbol, and requirements of 3 to 6."""
    whim = QuickDealer(seed)

    def some(least: int, most: int) -> list[int]:
        return [whim.pick(6) for _ in range(least + whim.pick(most - least + 1))]

    def perhaps() -> int:
        return whim.pick(2) << whim.pick(6)

    for _ in range(many(60, 1000)):
        need, zorro, safe = some(3, 6), some(0, 7), some(0, 4)
        wild, double, dead = perhaps(), perhaps(), perhaps()
        slow = missing_by_trying(need, zorro, safe, wild, double, dead)
        assert missing(pack(need), pack(zorro), pack(safe), wild, double, dead) == slow


@given(handfuls, st.lists(symbols, max_size=4), masks, masks, symbols)
def test_duel_scores(zorro: list[int], safe: list[int], wild: int, double: int, symbol: int) -> None:
    score = 0
    for shown in {symbol, *(one for one in range(6) if wild >> one & 1)}:
        dice_here = (zorro + safe).count(shown)
        score += dice_here + (1 if dice_here and double >> shown & 1 else 0)
    assert duel_score(pack(zorro), pack(safe), wild, double, symbol) == score
