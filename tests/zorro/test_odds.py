"""Exact odds: the same as brute force on few dice, as simulation on many, and each value the best of its actions."""

from __future__ import annotations

import os
import random
from itertools import combinations

import pytest

from tests.zorro.brute_force import (
    BruteForce,
    Heroes,
    Key,
    Zorro,
    hero_rolls,
    keeps,
    met,
    pack_heroes,
    pack_zorro,
    splits_of_heroes,
    splits_of_zorro,
    zorro_of,
)
from tests.zorro.legal import keep_allowed
from zabletop.games.zorro.dice import faces_of
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, Ability, Kit, least_to_hand, missing
from zabletop.games.zorro.odds import Choice, Plan, plan_for

ACTIONS = 0x3210  # farm: charm, tavern: leap, plaza: dash, market: grab
FARM, TAVERN = 1, 4  # one Hero die of that location
PROOF = os.environ.get("ZABLETOP_PROOF") == "1"
NEAR = 1e-11

KITS: dict[str, dict[str, int]] = {
    "bare": {},
    "a free symbol": {"free": faces_of(["charm"])},
    "a re-roll card": {"rerolls": 0b100000},
    "a re-roll card of a needed symbol": {"rerolls": 0b000010},
    "two re-roll cards": {"rerolls": 0b001001},
    "all re-roll cards": {"rerolls": 0b111111},
    "an extra ROLL": {"extra_rolls": 1},
    "a wild symbol": {"wild": 0b100000},
    "a doubled symbol": {"double": 0b000010},
    "a turn of a die": {"sets": 1},
    "a re-roll of Hero dice": {"hero_rerolls": 0b110000},
    "every re-roll of Hero dice": {"hero_rerolls": 0b111111},
    "immunity": {"ignores": 1},
}
ABILITIES: dict[str, dict[str, int]] = {
    "no ability": {},
    "fewer rolls": {"fewer_rolls": 1},
    "dead symbols": {"dead": 0b000011},
    "locks": {"locks": 0b100010},
    "steals": {"steals": 0b110000},
    "most saved": {"most_saved": 1},
    "least saved": {"least_saved": 2},
    "frozen heroes": {"frozen_heroes": 1},
}
NEED = faces_of(["charm", "leap", "leap"])


def kit_of(*names: str, dice: int = 6) -> Kit:
    """Several pieces of Equipment together; ``dice``: how many Zorro dice there shall be."""
    kit = Kit(extra_dice=dice - 6)
    for name in names:
        kit = kit.with_(Kit(**KITS[name]))
    return kit


def ability_of(*names: str) -> Ability:
    parts: dict[str, int] = {}
    for name in names:
        parts.update(ABILITIES[name])
    return Ability(**parts)


class Both:
    """The product's odds and brute force, for the same attempt."""

    def __init__(
        self,
        kit: Kit,
        ability: Ability = NO_ABILITY,
        helper: Kit | None = None,
        need: int = NEED,
        heroes: int = FARM,
        helper_heroes: int = 0,
    ) -> None:
        self.plan = Plan(need, ACTIONS, heroes, kit, ability, helper, helper_heroes)
        self.brute = BruteForce(need, ACTIONS, heroes, kit, ability, helper, helper_heroes)

    def agree(self) -> None:
        plan, brute = self.plan, self.brute
        assert plan.chance() == pytest.approx(brute.chance(), abs=NEAR)
        for (rolls_left, sets_left, _), values in brute.known.items():
            for (zorro, heroes), value in values.items():
                found = plan.value(rolls_left, sets_left, pack_zorro(zorro), pack_heroes(heroes))
                assert found == pytest.approx(value, abs=NEAR), (rolls_left, sets_left, zorro, heroes)
        for (sets_left, _, own), values in brute.known_fourth.items():
            for (zorro, heroes), value in values.items():
                found = plan.fourth_value(sets_left, pack_zorro(zorro), pack_heroes(own), pack_heroes(heroes))
                assert found == pytest.approx(value, abs=NEAR), (sets_left, zorro, own, heroes)

    def agree_on_actions(self) -> None:
        """At every moment: each action's value, and that the best one is among them and as good as any."""
        brute = self.brute
        brute.chance()
        for (rolls_left, sets_left, _), values in list(brute.known.items()):
            for zorro, heroes in values:
                self.agree_at(rolls_left, sets_left, zorro, heroes)
        for (sets_left, _, own), values in list(brute.known_fourth.items()):
            for zorro, heroes in values:
                self.agree_in_fourth(sets_left, zorro, own, heroes)

    def agree_at(self, rolls_left: int, sets_left: int, zorro: Zorro, heroes: Heroes) -> None:
        plan = self.plan
        at = (rolls_left, sets_left, pack_zorro(zorro), pack_heroes(heroes))
        known: dict[Key, float] = {}
        for deed, value in self.brute.actions_at(rolls_left, sets_left, zorro, heroes):
            known[deed.key] = value
            if deed.kind == "keep":
                kept = (pack_zorro(deed.zorro), pack_heroes(deed.heroes))
                assert keep_allowed(at[2], at[3], *kept, plan.ability)
                found = plan.keep_value(*at, *kept)
            elif deed.kind == "reroll":
                found = plan.reroll_value(*at, pack_zorro(deed.zorro))
            elif deed.kind == "hero-reroll":
                found = plan.hero_reroll_value(*at, *deed.heroes[0], len(deed.heroes)) if alike(deed.heroes) else value
            elif deed.kind == "set":
                found = plan.set_value(*at, deed.zorro[0], deed.symbol)
            else:
                found = plan.stop_value(*at)
            assert found == pytest.approx(value, abs=NEAR), (at, deed)
        best = plan.best(*at)
        assert known[choice_key(best)] == pytest.approx(best.value, abs=NEAR), (at, best)
        assert best.value == pytest.approx(max(known.values()), abs=NEAR), (at, best)
        if rolls_left == 0 and self.brute.helper is not None and plan.stop_value(*at) < 1.0:
            self.agree_on_hands(sets_left, zorro, heroes)

    def agree_on_hands(self, sets_left: int, zorro: Zorro, heroes: Heroes) -> None:
        plan = self.plan
        at = (sets_left, pack_zorro(zorro), pack_heroes(heroes))
        known = {pack_zorro(handed): value for handed, value in self.brute.hands(sets_left, zorro, heroes)}
        helper = self.brute.helper
        assert helper is not None
        for handed, _ in splits_of_zorro(zorro):
            allowed = len(handed) >= least_to_hand(at[1], helper, len(self.brute.helper_owned))
            assert allowed == (pack_zorro(handed) in known)
        for faces, value in known.items():
            assert plan.hand_value(*at, faces) == pytest.approx(value, abs=NEAR)
        best = plan.best_hand(*at)
        assert best.value == pytest.approx(max(known.values(), default=0.0), abs=NEAR)
        assert best.kind == "stop" or known[best.zorro] == pytest.approx(best.value, abs=NEAR)

    def agree_in_fourth(self, sets_left: int, zorro: Zorro, own: Heroes, heroes: Heroes) -> None:
        plan = self.plan
        at = (sets_left, pack_zorro(zorro), pack_heroes(own), pack_heroes(heroes))
        known: dict[Key, float] = {}
        for deed, value in self.brute.fourth_actions(sets_left, zorro, own, heroes):
            known[deed.key] = value
            if deed.kind == "reroll":
                found = plan.fourth_reroll_value(*at, pack_zorro(deed.zorro))
            elif deed.kind == "hero-reroll" and alike(deed.heroes):
                found = plan.fourth_hero_reroll_value(*at, *deed.heroes[0], len(deed.heroes))
            elif deed.kind == "set":
                found = plan.fourth_set_value(*at, deed.zorro[0], deed.symbol)
            else:
                found = plan.fourth_stop_value(*at[1:]) if deed.kind == "stop" else value
            assert found == pytest.approx(value, abs=NEAR), (at, deed)
        best = plan.best_fourth(*at)
        assert known[choice_key(best)] == pytest.approx(best.value, abs=NEAR), (at, best)
        assert best.value == pytest.approx(max(known.values()), abs=NEAR), (at, best)


def alike(heroes: Heroes) -> bool:
    """One action re-rolls Hero dice of one location that show the same face."""
    return len(set(heroes)) == 1


def choice_key(choice: Choice) -> Key:
    return (choice.kind, choice.zorro, choice.heroes, choice.symbol)


@pytest.mark.parametrize(
    ("need", "percent"),
    [
        ("charm leap dash grab", 64),
        ("charm charm leap dash", 54),
        ("charm charm leap leap", 46),
        ("charm charm charm leap", 37),
        ("charm charm charm charm", 21),
    ],
)
def test_bare_dice_give_the_known_percentages(need: str, percent: int) -> None:
    plan = plan_for(faces_of(need.split()), ACTIONS, 0, NO_KIT, NO_ABILITY, None, 0)
    assert round(100 * plan.chance()) == percent


@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("kit", KITS)
def test_every_equipment_against_every_ability_is_exact(kit: str, ability: str) -> None:
    Both(kit_of(kit, dice=2), ability_of(ability)).agree()


@pytest.mark.parametrize(("first", "second"), list(combinations(list(KITS)[1:], 2)))
def test_every_two_pieces_of_equipment_are_exact(first: str, second: str) -> None:
    Both(kit_of(first, second, dice=2)).agree()


@pytest.mark.parametrize(("first", "second"), list(combinations(list(ABILITIES)[1:], 2)))
def test_every_two_abilities_are_exact(first: str, second: str) -> None:
    Both(kit_of("a re-roll card", dice=2), ability_of(first, second)).agree()


@pytest.mark.parametrize("heroes", [0, 2, FARM + TAVERN], ids=["none", "two of a place", "two places"])
@pytest.mark.parametrize("kit", ["bare", "a re-roll of Hero dice", "every re-roll of Hero dice", "a turn of a die"])
def test_hero_dice_are_exact(kit: str, heroes: int) -> None:
    Both(kit_of(kit, dice=2), need=faces_of(["charm", "leap", "thrust"]), heroes=heroes).agree()


@pytest.mark.parametrize("ability", ABILITIES)
def test_three_dice_are_exact(ability: str) -> None:
    Both(kit_of("a re-roll card", dice=3), ability_of(ability), heroes=0).agree()


@pytest.mark.parametrize("helper", KITS)
@pytest.mark.parametrize("kit", ["bare", "a free symbol", "two re-roll cards", "a wild symbol", "a turn of a die"])
def test_a_helper_with_any_equipment_is_exact(kit: str, helper: str) -> None:
    Both(kit_of(kit, dice=2), helper=kit_of(helper), heroes=0, helper_heroes=TAVERN).agree()


@pytest.mark.parametrize("heroes", [0, FARM])
@pytest.mark.parametrize("helper_heroes", [0, TAVERN])
def test_a_helper_with_fewer_dice_puts_the_surplus_away(heroes: int, helper_heroes: int) -> None:
    """ZR3: the helper may use one Zorro die, the active player's Equipment brought a second one."""
    helper = kit_of("a re-roll card", dice=1)
    Both(Kit(extra_dice=1), helper=helper, heroes=heroes, helper_heroes=helper_heroes).agree_on_actions()


@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("kit", KITS)
def test_each_action_has_its_exact_value(kit: str, ability: str) -> None:
    Both(kit_of(kit, dice=2), ability_of(ability)).agree_on_actions()


@pytest.mark.parametrize(
    "helper", ["two re-roll cards", "all re-roll cards", "a turn of a die", "a re-roll of Hero dice"]
)
def test_each_action_with_a_helper_has_its_exact_value(helper: str) -> None:
    kit = kit_of("a doubled symbol", dice=2)
    Both(kit, helper=kit_of(helper), helper_heroes=FARM).agree_on_actions()


def test_random_mixtures_are_exact() -> None:
    chance = random.Random(7)
    for _ in range(400 if PROOF else 25):
        names = chance.sample(list(KITS), 3)
        need = pack_zorro(zorro_of(chance, chance.randrange(1, 5)))
        if chance.random() < 0.5:
            helper = kit_of(*chance.sample(list(KITS), 2))
            Both(kit_of(*names[:2], dice=2), helper=helper, need=need, helper_heroes=chance.choice((0, FARM))).agree()
        else:
            ability = ability_of(*chance.sample(list(ABILITIES), 2))
            Both(kit_of(*names, dice=2), ability, need=need, heroes=chance.choice((0, FARM, TAVERN))).agree()


def test_legal_keeps_are_those_of_the_rules() -> None:
    """Z10, Z25: locks, thefts and limits, alone and together."""
    chance = random.Random(3)
    for _ in range(1500):
        limits = {"locks": chance.randrange(64), "steals": chance.randrange(64), "frozen_heroes": 1}
        limits |= {"most_saved": chance.randrange(5), "least_saved": chance.randrange(6)}
        ability = Ability(**{name: limits[name] for name in chance.sample(list(limits), chance.randrange(4))})
        zorro = zorro_of(chance, chance.randrange(5))
        heroes = chance.choice(hero_rolls(chance.choice(((), (0,), (0, 0), (0, 2)))))[0]
        legal = {(pack_zorro(kept), pack_heroes(kept_heroes)) for kept, kept_heroes in keeps(zorro, heroes, ability)}
        for kept, _ in splits_of_zorro(zorro):
            for kept_heroes, _ in splits_of_heroes(heroes):
                pair = (pack_zorro(kept), pack_heroes(kept_heroes))
                assert keep_allowed(pack_zorro(zorro), pack_heroes(heroes), *pair, ability) == (pair in legal)


def test_the_count_finds_a_die_for_each_needed_symbol_if_there_is_one() -> None:
    """Z18, Z20: wild, doubled and dead symbols in any mixture."""
    chance = random.Random(5)
    for _ in range(4000):
        need = pack_zorro(zorro_of(chance, chance.randrange(1, 5)))
        zorro = zorro_of(chance, chance.randrange(6))
        safe = zorro_of(chance, chance.randrange(3))
        kit = Kit(wild=chance.choice((0, chance.randrange(64))), double=chance.choice((0, chance.randrange(64))))
        dead = chance.choice((0, chance.randrange(64)))
        lacking = missing(need, pack_zorro(zorro), pack_zorro(safe), kit.wild, kit.double, dead)
        assert (lacking == 0) == met(need, zorro, list(safe), kit, dead)
