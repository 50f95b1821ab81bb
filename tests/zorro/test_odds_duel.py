"""Duels (Z31): one way of playing is the best for every score at once, and a duel is won as often as it says."""

from __future__ import annotations

import random

import pytest

from tests.zorro.brute_force import BruteForce, Heroes, Zorro, in_mask, pack_heroes, pack_zorro, symbols_in
from zabletop.games.zorro.dice import THRUST
from zabletop.games.zorro.effects import NO_ABILITY, Kit
from zabletop.games.zorro.odds_duel import OUT, TO_ROLL, DuelPlan, duel_chances, duel_plan_for

ACTIONS = 0x3210
FARM = 1
NEAR = 1e-11
THRUST_BIT, TAUNT_BIT, CHARM_BIT = 1 << 4, 1 << 5, 1
KITS = {
    "bare": Kit(extra_dice=-4),
    "three dice": Kit(extra_dice=-3),
    "a free thrust": Kit(extra_dice=-4, free=1 << 4 * THRUST),
    "a doubled thrust": Kit(extra_dice=-4, double=THRUST_BIT),
    "a doubled charm": Kit(extra_dice=-4, double=CHARM_BIT),
    "a wild taunt": Kit(extra_dice=-4, wild=TAUNT_BIT),
    "a turn of a die": Kit(extra_dice=-4, sets=1),
    "a doubled thrust and a turn of a die": Kit(extra_dice=-4, double=THRUST_BIT, sets=1),
    "re-roll cards": Kit(extra_dice=-4, rerolls=TAUNT_BIT | CHARM_BIT),
    "a re-roll card of thrust": Kit(extra_dice=-4, rerolls=THRUST_BIT | CHARM_BIT),
    "re-roll cards and a wild taunt": Kit(extra_dice=-4, rerolls=TAUNT_BIT | CHARM_BIT, wild=TAUNT_BIT),
    "all re-roll cards": Kit(extra_dice=-4, rerolls=63),
    "re-rolls of Hero dice": Kit(extra_dice=-4, hero_rerolls=CHARM_BIT),
    "an extra ROLL": Kit(extra_dice=-4, extra_rolls=1),
}


class DuelForce(BruteForce):
    """Brute force for a score of at least so much."""

    def __init__(self, score: int, kit: Kit) -> None:
        super().__init__(0, ACTIONS, FARM, kit, NO_ABILITY, None, 0)
        self.score = score

    def stop(self, rolls_left: int, sets_left: int, zorro: Zorro, heroes: Heroes) -> float:
        shown = [*zorro, *(self.symbol(hero) for hero in heroes), *symbols_in(self.kit.free)]
        counting = [symbol for symbol in shown if symbol == THRUST or in_mask(self.kit.wild, symbol)]
        doubled = {symbol for symbol in counting if in_mask(self.kit.double, symbol)}
        return float(len(counting) + len(doubled) >= self.score)


def forces_of(plan: DuelPlan, kit: Kit) -> list[DuelForce]:
    forces = [DuelForce(score, kit) for score in range(1, plan.most + 1)]
    for force in forces:
        force.chance()
    return forces


def at_least(distribution: list[float], score: int) -> float:
    return sum(distribution[score:])


@pytest.mark.parametrize("name", KITS)
def test_every_score_is_as_likely_as_can_be(name: str) -> None:
    plan = DuelPlan(THRUST, ACTIONS, FARM, KITS[name])
    before = plan.distribution()
    assert sum(before) == pytest.approx(1.0)
    for force in forces_of(plan, KITS[name]):
        assert at_least(before, force.score) == pytest.approx(force.chance(), abs=NEAR)
        for (rolls_left, sets_left, _), values in force.known.items():
            for (zorro, heroes), value in values.items():
                found = plan.distribution_at(rolls_left, sets_left, pack_zorro(zorro), pack_heroes(heroes))
                assert at_least(found, force.score) == pytest.approx(value, abs=NEAR)


@pytest.mark.parametrize("name", KITS)
def test_the_best_choice_is_the_best_for_every_score_at_once(name: str) -> None:
    plan = DuelPlan(THRUST, ACTIONS, FARM, KITS[name])
    forces = forces_of(plan, KITS[name])
    for (rolls_left, sets_left, dice), values in list(forces[0].known.items()):
        for zorro, heroes in values:
            best = plan.best(rolls_left, sets_left, pack_zorro(zorro), pack_heroes(heroes))
            expected = 0.0
            for force in forces:
                worth = {deed.key: value for deed, value in force.actions_at(rolls_left, sets_left, zorro, heroes)}
                chosen = worth[best.kind, best.zorro, best.heroes, best.symbol]
                assert chosen == pytest.approx(force.values(rolls_left, sets_left, dice)[zorro, heroes], abs=NEAR)
                expected += chosen
            assert best.value == pytest.approx(expected, abs=NEAR)


def test_a_doubled_symbol_among_several_that_count_is_the_exception() -> None:
    """With three thrusts, to go for a doubled wild taunt makes 4 likelier and 3 less so: nothing is best for both."""
    kit = Kit(extra_dice=-4, wild=TAUNT_BIT, double=TAUNT_BIT)
    best_for = []
    for score in (3, 4):
        force = DuelForce(score, kit)
        values = force.actions_at(1, 0, (THRUST, THRUST), ((0, 1),))
        top = max(value for _, value in values)
        best_for.append({deed for deed, value in values if value > top - NEAR})
    assert not best_for[0] & best_for[1]


def play_duel(chance: random.Random, distributions: list[list[float]], scores: list[int]) -> int:
    """One whole duel, round after round; the winner's seat."""
    standing = [seat for seat, score in enumerate(scores) if score != OUT]
    while True:
        for seat in standing:
            if scores[seat] == TO_ROLL:
                scores[seat] = chance.choices(range(len(distributions[seat])), distributions[seat])[0]
        best = max(scores[seat] for seat in standing)
        standing = [seat for seat in standing if scores[seat] == best]
        if len(standing) == 1:
            return standing[0]
        scores = [TO_ROLL] * len(scores)


@pytest.mark.parametrize("scores", [[TO_ROLL] * 3, [2, TO_ROLL, TO_ROLL], [2, 2, TO_ROLL], [OUT, 1, TO_ROLL]])
def test_the_duel_is_won_as_often_as_it_says(scores: list[int]) -> None:
    distributions = [[0.2, 0.3, 0.5], [0.1, 0.4, 0.3, 0.2], [0.5, 0.2, 0.3]]
    chances = duel_chances(distributions, scores)
    assert sum(chances) == pytest.approx(1.0)
    rng = random.Random(1)
    duels = 6000
    winners = [play_duel(rng, distributions, list(scores)) for _ in range(duels)]
    for seat, chance in enumerate(chances):
        error = (chance * (1 - chance) / duels) ** 0.5
        assert abs(winners.count(seat) / duels - chance) <= 4 * error


def test_a_turn_that_has_begun_counts_only_for_this_round() -> None:
    fair = [0.5, 0.5]
    assert duel_chances([fair, fair], [TO_ROLL, TO_ROLL]) == pytest.approx([0.5, 0.5])
    assert duel_chances([fair, fair], [TO_ROLL, TO_ROLL], [0.0, 1.0]) == pytest.approx([0.75, 0.25])
    assert duel_chances([fair, fair], [1, TO_ROLL], [0.0, 1.0]) == pytest.approx([0.5, 0.5])


def test_duelists_who_always_tie_are_equals() -> None:
    assert duel_chances([[0.0, 1.0]] * 3, [TO_ROLL] * 3) == pytest.approx([1 / 3] * 3)


def test_better_equipment_wins_more_duels() -> None:
    bare = duel_plan_for(THRUST, ACTIONS, 0, Kit())
    assert duel_plan_for(THRUST, ACTIONS, 0, Kit()) is bare
    armed = duel_plan_for(THRUST, ACTIONS, FARM, Kit(rerolls=CHARM_BIT, wild=TAUNT_BIT)).distribution()
    chances = duel_chances([bare.distribution(), armed, bare.distribution()], [TO_ROLL] * 3)
    assert chances[1] > 0.6
    assert chances[0] == pytest.approx(chances[2])
