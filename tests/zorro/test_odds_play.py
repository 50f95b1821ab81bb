"""Playing by the plan: many dice, many attempts, and what the plans remember."""

from __future__ import annotations

import os
import random

import pytest

from tests.zorro.brute_force import (
    Heroes,
    Zorro,
    hero_rolls,
    pack_heroes,
    pack_zorro,
    splits_of_heroes,
    splits_of_zorro,
    zorro_of,
    zorro_rolls,
)
from tests.zorro.legal import keep_allowed
from zabletop.engine.dealer import QuickDealer
from zabletop.games.zorro.dice import (
    contains,
    faces_of,
    hero_count,
    hero_one,
    hero_symbols,
    heroes_at,
    one,
    roll_hero,
    roll_zorro,
    total,
)
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, Ability, Kit, faces_in, surplus_dice
from zabletop.games.zorro.odds import MOST_SHEETS, Choice, Plan, forget_plans, plan_for

ACTIONS = 0x3210  # farm: charm, tavern: leap, plaza: dash, market: grab
FARM, TAVERN = 1, 4  # one Hero die of that location
NEED = faces_of(["charm", "leap", "leap"])
EVERY_CARD = Kit(rerolls=0b111111)
PROOF = os.environ.get("ZABLETOP_PROOF") == "1"
NEAR = 1e-11


def play(plan: Plan, dealer: QuickDealer) -> bool:
    """One attempt by the plan's own best choices; whether it succeeds."""
    hero_dice = plan.hero_dice
    rolls_left, sets_left = plan.rolls - 1, plan.kit.sets
    zorro = roll_zorro(dealer, 6 + plan.kit.extra_dice - plan.ability.fewer_dice)
    heroes = roll_owned(dealer, hero_dice, 0)
    while True:
        choice = plan.best(rolls_left, sets_left, zorro, heroes)
        if choice.kind == "stop":
            break
        if choice.kind == "keep":
            assert keep_allowed(zorro, heroes, choice.zorro, choice.heroes, plan.ability)
            rolls_left -= 1
            dice = total(zorro - faces_in(zorro, plan.ability.steals)) - total(choice.zorro)
            zorro = choice.zorro + roll_zorro(dealer, dice)
            heroes = choice.heroes + roll_owned(dealer, hero_dice, choice.heroes)
        else:
            zorro, heroes, sets_left = use_equipment(dealer, choice, zorro, heroes, hero_dice, sets_left)
    if choice.value > 1.0 - 1e-12 or rolls_left > 0 or plan.helper is None:
        return choice.value > 0.5
    return play_fourth(plan, dealer, sets_left, zorro, heroes)


def play_fourth(plan: Plan, dealer: QuickDealer, sets_left: int, zorro: int, heroes: int) -> bool:
    assert plan.helper is not None
    hand = plan.best_hand(sets_left, zorro, heroes)
    if hand.kind == "stop":
        return False
    assert contains(zorro, hand.zorro)
    rolled = total(hand.zorro) - surplus_dice(zorro, plan.helper)
    zorro += roll_zorro(dealer, rolled) - hand.zorro
    helpers = roll_owned(dealer, plan.helper_hero_dice, 0)
    sets_left = min(sets_left, plan.helper.sets)
    while True:
        choice = plan.best_fourth(sets_left, zorro, heroes, helpers)
        if choice.kind == "stop":
            return choice.value == 1.0
        zorro, helpers, sets_left = use_equipment(dealer, choice, zorro, helpers, plan.helper_hero_dice, sets_left)


def roll_owned(dealer: QuickDealer, hero_dice: int, lying: int) -> int:
    """Roll all Hero dice that do not lie there already."""
    heroes = 0
    for location in range(4):
        heroes += roll_hero(dealer, location, (hero_dice >> 2 * location & 3) - heroes_at(lying, location))
    return heroes


def use_equipment(
    dealer: QuickDealer, choice: Choice, zorro: int, heroes: int, hero_dice: int, sets_left: int
) -> tuple[int, int, int]:
    if choice.kind == "reroll":
        return zorro - choice.zorro + roll_zorro(dealer, total(choice.zorro)), heroes, sets_left
    if choice.kind == "hero-reroll":
        rest = heroes - choice.heroes
        return zorro, rest + roll_owned(dealer, hero_dice, rest), sets_left
    assert choice.kind == "set"
    return zorro - choice.zorro + one(choice.symbol), heroes, sets_left - 1


def test_with_every_re_roll_card_success_is_certain() -> None:
    for need in ("charm charm charm charm", "charm leap dash grab thrust taunt"):
        plan = plan_for(faces_of(need.split()), ACTIONS, FARM, EVERY_CARD, NO_ABILITY, None, 0)
        assert plan.chance() == 1.0
        assert play(plan, QuickDealer(1))


def test_hero_dice_that_may_always_be_re_rolled_come_to_rest() -> None:
    """Each of two dice has to be brought to one certain face: to re-roll the wrong one would never end."""
    need = faces_of(["leap", "taunt", "taunt", "taunt", "taunt", "taunt", "taunt", "taunt"])
    dealer = QuickDealer(2)
    for kit in (Kit(hero_rerolls=63), Kit(hero_rerolls=63, rerolls=63), Kit(hero_rerolls=63, rerolls=0b011111)):
        plan = plan_for(need, ACTIONS, FARM + TAVERN, kit, NO_ABILITY, None, 0)
        wins = [play(plan, dealer) for _ in range(30)]
        assert all(wins) if plan.chance() == 1.0 else 0.0 < plan.chance() < 1.0


BIG_PLANS = {
    "helper": lambda: plan_for(
        faces_of(["charm", "leap", "leap", "dash", "dash", "grab", "grab", "grab", "taunt"]),
        ACTIONS,
        FARM + TAVERN,
        Kit(free=faces_of(["leap"]), rerolls=0b000001, extra_dice=1),
        NO_ABILITY,
        Kit(rerolls=0b000100, sets=1),
        FARM,
    ),
    "thief": lambda: plan_for(
        faces_of(["charm", "charm", "leap", "dash", "thrust"]),
        ACTIONS,
        FARM + TAVERN,
        Kit(rerolls=0b001000, hero_rerolls=0b100000),
        Ability(steals=0b100000, most_saved=4),
        None,
        0,
    ),
}


@pytest.mark.parametrize("name", BIG_PLANS)
def test_playing_by_the_plan_succeeds_as_often_as_it_says(name: str) -> None:
    plan = BIG_PLANS[name]()
    attempts = 200_000 if PROOF else 3_000
    dealer = QuickDealer(11)
    wins = sum(play(plan, dealer) for _ in range(attempts))
    chance = plan.chance()
    assert 0.02 < chance < 0.98
    assert abs(wins / attempts - chance) < 4 * (chance * (1 - chance) / attempts) ** 0.5


def all_values(plan: Plan, rolls_left: int, sets_left: int, zorro: Zorro, heroes: Heroes) -> list[float]:
    """The value of every legal action at a moment of many dice."""
    at = (rolls_left, sets_left, pack_zorro(zorro), pack_heroes(heroes))
    values = [plan.stop_value(*at)]
    for symbol in set(zorro):
        if plan.kit.rerolls >> symbol & 1:
            values += [plan.reroll_value(*at, dice * one(symbol)) for dice in range(1, zorro.count(symbol) + 1)]
        if sets_left > 0:
            values += [plan.set_value(*at, symbol, new) for new in range(6)]
    for location, face in set(heroes):
        shown = hero_symbols(hero_one(location, face), ACTIONS)
        if faces_in(shown, plan.kit.hero_rerolls):
            dice = hero_count(at[3], location, face)
            values += [plan.hero_reroll_value(*at, location, face, number + 1) for number in range(dice)]
    if rolls_left > 0:
        for kept, _ in splits_of_zorro(zorro):
            for kept_heroes, _ in splits_of_heroes(heroes):
                pair = (pack_zorro(kept), pack_heroes(kept_heroes))
                if keep_allowed(at[2], at[3], *pair, plan.ability):
                    values.append(plan.keep_value(*at, *pair))
    return values


@pytest.mark.parametrize("name", BIG_PLANS)
def test_a_moment_is_worth_its_best_legal_action(name: str) -> None:
    plan = BIG_PLANS[name]()
    chance = random.Random(13)
    owned = tuple(place for place in range(4) for _ in range(plan.hero_dice >> 2 * place & 3))
    for _ in range(60):
        zorro = zorro_of(chance, 6 + plan.kit.extra_dice - (chance.randrange(3) if plan.ability.steals else 0))
        heroes = chance.choice(hero_rolls(owned))[0]
        at = (chance.randrange(plan.rolls), chance.randrange(plan.kit.sets + 1))
        values = all_values(plan, *at, zorro, heroes)
        worth = plan.value(*at, pack_zorro(zorro), pack_heroes(heroes))
        assert worth == pytest.approx(max(values), abs=NEAR)
        assert plan.best(*at, pack_zorro(zorro), pack_heroes(heroes)).value == pytest.approx(worth, abs=NEAR)


def test_a_met_requirement_is_left_alone() -> None:
    plan = plan_for(NEED, ACTIONS, 0, EVERY_CARD.with_(Kit(sets=1)), NO_ABILITY, None, 0)
    choice = plan.best(2, 1, faces_of(["charm", "leap", "leap", "dash", "grab", "taunt"]), 0)
    assert (choice.kind, choice.value) == ("stop", 1.0)


def test_the_same_attempt_has_the_same_plan() -> None:
    plan = plan_for(NEED, ACTIONS, 0, Kit(rerolls=1), Ability(dead=2), None, 0)
    assert plan_for(NEED, ACTIONS, 0, Kit(rerolls=1), Ability(dead=2), None, 0) is plan
    assert plan_for(NEED, ACTIONS, 0, Kit(rerolls=1), Ability(dead=4), None, 0) is not plan


def test_a_plan_whose_sheet_was_given_up_still_answers() -> None:
    forget_plans()
    plan = plan_for(NEED, ACTIONS, 0, NO_KIT, NO_ABILITY, None, 0)
    zorro = faces_of(["charm", "leap", "dash", "dash", "grab", "taunt"])
    chance, value = plan.chance(), plan.value(1, 0, zorro, 0)
    for other in range(1, MOST_SHEETS + 2):
        plan_for(other, ACTIONS, 0, NO_KIT, NO_ABILITY, None, 0).chance()
    assert plan.known_sheet is None
    assert (plan.chance(), plan.value(1, 0, zorro, 0)) == (chance, value)


def test_every_table_of_dice_is_equally_counted() -> None:
    """The brute force itself: its chances add up."""
    assert sum(p for _, p in zorro_rolls(3)) == pytest.approx(1.0)
    assert sum(p for _, p in hero_rolls((0, 0, 1))) == pytest.approx(1.0)
