"""The numbers of actions: what is put into one comes out of it again, and no two actions share one."""

from __future__ import annotations

from zabletop.games.zorro import numbers
from zabletop.games.zorro.dice import hero_one, one
from zabletop.games.zorro.gear import GearUse, uses_gear


def test_a_reroll_of_zorro_dice_names_its_symbol_and_how_many() -> None:
    for symbol in range(6):
        for dice in range(1, numbers.MOST_REROLLED + 1):
            number = numbers.reroll_number(symbol, dice)
            assert (numbers.rerolled_symbol(number), numbers.rerolled_dice(number)) == (symbol, dice)
            use = GearUse(number)
            assert (use.rolled, use.turned, use.turns, use.rolled_heroes) == (dice * one(symbol), 0, 0, 0)


def test_a_turned_die_names_both_symbols() -> None:
    for old in range(6):
        for new in range(6):
            number = numbers.set_number(old, new)
            assert (numbers.set_from(number), numbers.set_to(number)) == (old, new)
            use = GearUse(number)
            assert (use.rolled, use.turned, use.turns, use.rolled_heroes) == (0, one(new) - one(old), 1, 0)


def test_a_reroll_of_hero_dice_names_location_face_and_how_many() -> None:
    for location in range(4):
        for face in range(3):
            for dice in (1, 2):
                number = numbers.hero_reroll_number(location, face, dice)
                assert numbers.rerolled_location(number) == location
                assert numbers.rerolled_face(number) == face
                assert numbers.rerolled_hero_dice(number) == dice
                use = GearUse(number)
                heroes = dice * hero_one(location, face)
                assert (use.rolled, use.turned, use.turns, use.rolled_heroes) == (0, 0, 0, heroes)


def test_handed_dice_come_back() -> None:
    for faces in (0, one(0), 3 * one(2) + one(5), 8 * one(4)):
        assert numbers.handed_zorro(numbers.hand_number(faces)) == faces


def test_uses_of_equipment_stand_apart_from_all_other_actions() -> None:
    uses = {numbers.reroll_number(symbol, dice) for symbol in range(6) for dice in range(1, 8)}
    turns = {numbers.set_number(old, new) for old in range(6) for new in range(6)}
    heroes = {numbers.hero_reroll_number(at, face, dice) for at in range(4) for face in range(3) for dice in (1, 2)}
    assert len(uses | turns | heroes) == len(uses) + len(turns) + len(heroes)
    assert all(uses_gear(number) for number in uses | turns | heroes)
    others = (numbers.STOP, numbers.WAIVE, numbers.DISCARD_CARD + 28, numbers.HAND_DICE, numbers.KEEP_DICE)
    assert not any(uses_gear(number) for number in others)
