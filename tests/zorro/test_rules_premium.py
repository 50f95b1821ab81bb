"""Premium Equipment, and which comes first where Equipment and abilities meet. Z20, Z22."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zorro.positions import facing_scoundrel
from tests.zorro.table import BEATEN, EDITIONS, MISSED, Table, feat_asks, scoundrel_with
from zabletop.games.zorro.dice import SYMBOLS

# --- Premium Equipment ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z22_extra_roll(edition: str) -> None:
    """Z22: a fourth ROLL of one's own, and no fifth."""
    table = Table(edition)
    table.give_gear(0, "extra-roll")
    table.travel_alone(1, MISSED)
    table.three_rolls(MISSED)
    assert table.attempt.rolls_left == 1
    table.play(0, "keep none", MISSED)
    assert table.active == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_z22_extra_die(edition: str) -> None:
    """Z22: seven Zorro dice, in every ROLL."""
    table = Table(edition)
    table.give_gear(0, "extra-die")
    table.travel_alone(1, "charm*7")
    table.play(0, "keep none", "leap*7")
    assert table.attempt.faces == ["leap"] * 7


@pytest.mark.parametrize(
    ("dice", "missing"), [("charm leap dash taunt*3", 0), ("taunt*4 thrust*2", 0), ("taunt*2 charm*4", 1)]
)
def test_z22_wild(dice: str, missing: int) -> None:
    """Z22: each taunt counts as any one symbol."""
    table = Table(own=feat_asks("charm leap dash grab"))
    table.give_gear(0, "wild-taunt")
    table.travel_alone(1, dice)
    assert table.attempt.missing == missing


def test_z22_wild_on_hero_dice_and_free_symbols() -> None:
    """Z22, Z18: a taunt is a taunt, wherever it is shown; and still counts as itself."""
    table = Table(own=feat_asks("charm leap dash taunt"))
    table.give_gear(0, "wild-taunt", "free-taunt")
    table.give_heroes(0, farm=1)
    table.travel_alone(1, "taunt*2 thrust*4 taunt")
    assert table.attempt.missing == 0


@pytest.mark.parametrize(
    ("dice", "gear", "missing"),
    [
        ("thrust*3 charm*3", "", 0),
        ("thrust*2 charm*4", "", 1),
        ("charm*6", "", 4),
        ("thrust*2 charm*4", "free-thrust", 0),
        ("charm*6", "free-thrust", 2),
    ],
)
def test_z22_double(dice: str, gear: str, missing: int) -> None:
    """Z22: one thrust counts twice, and only one."""
    table = Table(own=feat_asks("thrust*4"))
    table.give_gear(0, "double-thrust", *gear.split())
    table.travel_alone(1, dice)
    assert table.attempt.missing == missing


@pytest.mark.parametrize("edition", EDITIONS)
def test_z22_set_die(edition: str) -> None:
    """Z22: any Zorro die to any other symbol, once in an attempt, after any ROLL."""
    table = Table(edition)
    table.give_gear(0, "set-die")
    table.give_heroes(0, farm=1)
    table.travel_alone(1, "charm*5 dash own")
    turns = [f"set {old} {new}" for old in ("charm", "dash") for new in SYMBOLS if new != old]
    assert table.other_actions(0) == ["stop", *turns]
    table.play(0, "set dash leap")
    assert table.attempt.faces == ["charm"] * 5 + ["leap"]
    assert table.other_actions(0) == ["stop"]
    table.play(0, "keep leap farm-grab", "charm*5")
    assert table.other_actions(0) == ["stop"]


def test_z22_set_die_after_the_last_roll_and_again_in_the_next_attempt() -> None:
    """Z22"""
    table = Table(players=2)
    table.give_gear(0, "set-die")
    for draws in ("market-2 free-charm", "market-3 free-grab"):
        table.travel_alone(4, MISSED)
        table.three_rolls("leap*3 charm*3")
        table.play(0, "set charm leap", draws)
        table.travel_alone(1, MISSED)
        table.play(1, "stop")
    assert table.player(0).feats == ["market-1", "market-2"]


def test_z22_reroll_hero() -> None:
    """Z22: the user's Hero dice that show the card's symbols, without limit; no Zorro die, no other face."""
    table = Table()
    table.give_gear(0, "reroll-hero")
    table.give_heroes(0, farm=2, plaza=1)
    table.travel_alone(1, "thrust*6 taunt taunt own")
    assert table.other_actions(0) == ["stop", "reroll farm-taunt", "reroll farm-taunt farm-taunt"]
    for _ in range(9):
        table.play(0, "reroll farm-taunt*2", "taunt taunt")
    table.play(0, "reroll farm-taunt", "own")
    assert (table.attempt.heroes, table.attempt.rolls_left) == (["farm-grab", "farm-taunt", "plaza-leap"], 2)


def test_z22_nobody_else_has_the_power() -> None:
    """Z22: it works for its owner, not for the player before or after."""
    table = Table(players=2)
    table.give_gear(1, "extra-die")
    table.travel_alone(1, MISSED)
    table.play(0, "stop")
    table.travel_alone(1, "charm*7")
    table.play(1, "stop")
    table.travel_alone(1, MISSED)


# --- Conflicts: Equipment first -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "fewer", "rolls"),
    [("", 1, 2), ("", 2, 1), ("extra-roll", 1, 3), ("extra-roll", 2, 2)],
)
def test_z20_extra_roll_against_fewer_rolls(gear: str, fewer: int, rolls: int) -> None:
    """Z20, Z25: first one ROLL more, then one or two fewer."""
    table = facing_scoundrel(MISSED, scoundrel_with({"fewer-rolls": fewer}), gear)
    left = table.attempt.rolls_left if table.step == "attempt" else 0
    assert left + 1 == rolls


@pytest.mark.parametrize(
    ("gear", "fewer", "dice"),
    [("", 1, 5), ("", 3, 3), ("extra-die", 1, 6), ("extra-die", 3, 4)],
)
def test_z20_extra_die_against_fewer_dice(gear: str, fewer: int, dice: int) -> None:
    """Z20, Z25"""
    table = facing_scoundrel(f"charm*{dice}", scoundrel_with({"fewer-dice": fewer}), gear)
    assert len(table.attempt.faces) == dice


def test_z20_a_re_roll_card_frees_locked_dice() -> None:
    """Z20: before the next ROLL the ability would hold them."""
    table = facing_scoundrel("leap*2 charm*4", scoundrel_with({"locks": "leap"}), "reroll-leap")
    assert all(keep.split().count("leap") == 2 for keep in table.keeps(0))
    table.play(0, "reroll leap*2", "charm*2")
    assert "keep none" in table.keeps(0)


def test_z20_a_turned_die_is_no_longer_locked() -> None:
    """Z20"""
    table = facing_scoundrel("leap charm*5", scoundrel_with({"locks": "leap"}), "set-die")
    table.play(0, "set leap thrust")
    assert "keep none" in table.keeps(0)


def test_z20_a_re_roll_card_saves_dice_from_being_stolen() -> None:
    """Z20: before the next ROLL would take them, and after the last one before they are counted."""
    table = facing_scoundrel("charm*3 thrust*3", scoundrel_with({"steals": "charm"}), "reroll-charm")
    table.play(0, "reroll charm*3", "dash*3")
    table.play(0, "keep thrust*3", "dash*3")
    table.play(0, "keep thrust*3", "thrust charm charm")
    assert (len(table.attempt.faces), table.attempt.missing) == (6, 1)
    table.play(0, "reroll charm", "thrust")
    assert table.attempt.missing == 0


def test_z20_a_turned_die_is_not_stolen() -> None:
    """Z20"""
    table = facing_scoundrel("charm thrust*4 dash", scoundrel_with({"steals": "charm"}), "set-die")
    table.play(0, "set charm thrust")
    assert table.attempt.missing == 0


@pytest.mark.parametrize(
    ("gear", "needs", "missing"),
    [
        ("", "thrust*4 leap", 1),
        ("wild-taunt", "thrust*4 leap", 0),
        ("wild-taunt", "thrust*4 taunt", 1),
        ("wild-taunt free-taunt", "thrust*4 taunt", 0),
    ],
)
def test_z20_wild_against_dead(gear: str, needs: str, missing: int) -> None:
    """Z20: a wild taunt is another symbol before taunts are struck out; as a taunt it is struck out."""
    table = facing_scoundrel("thrust*4 taunt charm", scoundrel_with({"dead": "taunt"}, needs), gear)
    assert table.attempt.missing == missing


def test_z20_what_a_wild_die_becomes_may_be_dead() -> None:
    """Z20: a taunt that stands for a thrust is a thrust on a Zorro die, and those do not count here."""
    own = scoundrel_with({"dead": "thrust"}, "thrust charm")
    table = facing_scoundrel("charm taunt*5", own, "wild-taunt")
    assert table.attempt.missing == 1


@pytest.mark.parametrize(("gear", "missing"), [("", 2), ("free-thrust", 0)])
def test_z20_double_against_dead(gear: str, missing: int) -> None:
    """Z20, Z18: thrusts on Zorro dice do not count, doubled or not; a doubled free symbol does."""
    own = scoundrel_with({"dead": "thrust"}, "thrust*2")
    table = facing_scoundrel(BEATEN, own, f"double-thrust {gear}")
    assert table.attempt.missing == missing


def test_z20_a_card_for_hero_dice_works_on_frozen_ones() -> None:
    """Z20: they are not in a further ROLL, but a re-roll is not a ROLL."""
    table = facing_scoundrel(f"{MISSED} taunt", scoundrel_with({"frozen-heroes": True}), "reroll-hero", farm=1)
    table.play(0, "reroll farm-taunt", "own")
    assert table.attempt.heroes == ["farm-grab"]


ABILITIES: list[tuple[dict[str, Any], str]] = [
    ({"fewer-rolls": 2}, "thrust*4 charm*2"),
    ({"fewer-dice": 3}, "thrust*4 charm*2"),
    ({"dead": "thrust"}, "thrust*4 charm*2"),
    ({"locks": "thrust"}, "thrust*4 charm*2"),
    ({"steals": "thrust"}, "thrust*4 charm*2"),
    ({"most-saved": 1}, "thrust*4 charm*2"),
    ({"least-saved": 5}, "thrust*4 charm*2"),
    ({"frozen-heroes": True}, "thrust*4 charm*2"),
]


@pytest.mark.parametrize(("ability", "dice"), ABILITIES)
def test_z20_ignore_ability(ability: dict[str, Any], dice: str) -> None:
    """Z20, Z22: the fight is as if there were no ability at all."""
    table = facing_scoundrel(f"{dice} own", scoundrel_with(ability), "ignore-ability", farm=1)
    assert (len(table.attempt.faces), table.attempt.rolls_left, table.attempt.missing) == (6, 2, 1)
    assert len(table.keeps(0)) == 5 * 3 * 2 - 1


@pytest.mark.parametrize(("ability", "dice"), ABILITIES)
def test_z20_ignore_ability_is_not_for_others(ability: dict[str, Any], dice: str) -> None:
    """Z20, Z22, Z9: without the card each of these abilities is felt."""
    if "fewer-dice" in ability:
        dice = "thrust*2 charm"
    table = facing_scoundrel(f"{dice} own", scoundrel_with(ability), "", farm=1)
    felt = (len(table.attempt.faces), table.attempt.rolls_left, table.attempt.missing, len(table.keeps(0)))
    assert felt != (6, 2, 1, 29)
