"""Common Equipment: free symbols, re-rolls, and that nobody has to use it. Z18 to Z20."""

from __future__ import annotations

import pytest

from tests.zorro.table import EDITIONS, MISSED, Table, cards, feat_asks
from zabletop.games.zorro.dice import SYMBOLS

# --- Free symbols ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_z18_a_free_symbol_is_worth_a_die(edition: str, symbol: str) -> None:
    """Z18: of that symbol, and of no other."""
    other = "leap" if symbol != "leap" else "dash"
    table = Table(edition, own=feat_asks(f"{symbol}*2 {other}*2"))
    table.give_gear(0, f"free-{symbol}")
    table.travel_alone(1, f"{symbol} {other}*2 {other}*3")
    assert table.attempt.missing == 0
    table = Table(edition, own=feat_asks(f"{symbol}*2 {other}*2"))
    table.give_gear(0, f"free-{symbol}")
    table.travel_alone(1, f"{symbol}*5 {other}")
    assert table.attempt.missing == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_z18_several_of_the_same_add_up(edition: str) -> None:
    """Z18: with the helper's too."""
    table = Table(edition)
    table.give_gear(0, "free-leap", "free-leap-2")
    table.travel_alone(1, "leap charm*5")
    assert table.attempt.missing == 1


def test_z18_a_free_symbol_is_never_used_up() -> None:
    """Z18: it meets one Feat, and another on the next turn, and is still there."""
    table = Table(players=2)
    table.give_gear(0, "free-leap")
    for draws in ("market-2 free-charm", "market-3 free-grab"):
        table.travel_alone(4, "leap*3 charm*3")
        table.play(0, "stop", draws)
        assert "free-leap" in table.player(0).gear
        table.travel_alone(1, MISSED)
        table.play(1, "stop")
    assert table.player(0).feats == ["market-1", "market-2"]


def test_z18_a_free_symbol_is_no_die_that_could_be_rolled() -> None:
    """Z18: it is neither saved nor rolled; six dice are."""
    table = Table()
    table.give_gear(0, "free-leap")
    table.travel_alone(1, MISSED)
    assert table.attempt.faces == ["charm"] * 6
    assert not any("leap" in action for action in table.actions(0))


# --- Re-roll cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_z19_any_zorro_dice_with_the_symbol_may_be_re_rolled(edition: str, symbol: str) -> None:
    """Z19: one, or more, or all of them; and no others."""
    other = "leap" if symbol != "leap" else "dash"
    table = Table(edition)
    table.give_gear(0, f"reroll-{symbol}")
    table.travel_alone(1, f"{symbol}*3 {other}*3")
    assert table.other_actions(0)[1:] == [" ".join(["reroll", *[symbol] * dice]) for dice in (1, 2, 3)]
    table.play(0, f"reroll {symbol}*2", f"{other} {symbol}")
    assert sorted(table.attempt.faces) == sorted([symbol] * 2 + [other] * 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z19_there_is_no_limit_in_a_turn(edition: str) -> None:
    """Z19, ZR2: and none of them is a ROLL."""
    table = Table(edition)
    table.give_gear(0, "reroll-charm")
    table.travel_alone(1, MISSED)
    for _ in range(40):
        table.play(0, "reroll charm*6", MISSED)
    assert table.attempt.rolls_left == 2
    table.play(0, "keep charm*5", "charm")
    for _ in range(40):
        table.play(0, "reroll charm", "charm")
    assert table.attempt.rolls_left == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_z19_re_roll_cards_do_not_work_on_hero_dice(edition: str) -> None:
    """Z19: though they show the symbol."""
    table = Table(edition)
    table.give_gear(0, "reroll-grab", "reroll-thrust")
    table.give_heroes(0, farm=2)
    table.travel_alone(1, "charm*5 grab own thrust")
    assert table.attempt.heroes == ["farm-grab", "farm-thrust"]
    assert table.other_actions(0) == ["stop", "reroll grab"]
    table.play(0, "reroll grab", "charm")
    assert table.other_actions(0) == ["stop"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr2_re_roll_cards_work_after_the_last_roll(edition: str) -> None:
    """ZR2: the attempt is not over while they may be used."""
    table = Table(edition)
    table.give_gear(0, "reroll-charm")
    table.show_gear(1, "")
    table.leave_common()
    table.travel_alone(1, MISSED)
    table.three_rolls("leap*3 charm*3")
    assert (table.step, table.attempt.rolls_left, table.keeps(0)) == ("attempt", 0, [])
    table.play(0, "reroll charm*3", "charm grab dash")
    table.play(0, "reroll charm", "leap farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr2_re_roll_cards_work_on_saved_dice(edition: str) -> None:
    """ZR2"""
    table = Table(edition)
    table.give_gear(0, "reroll-leap")
    table.travel_alone(1, "leap*2 charm*4")
    table.play(0, "keep leap*2", "dash*4")
    assert table.other_actions(0) == ["stop", "reroll leap", "reroll leap leap"]
    table.play(0, "reroll leap*2", "dash*2")
    assert table.attempt.faces == ["dash"] * 6


def test_z19_two_cards_of_the_same_symbol_re_roll_no_more_than_one() -> None:
    """Z19: without limit is without limit."""
    table = Table()
    table.give_gear(0, "reroll-charm", "reroll-charm-2")
    table.travel_alone(1, "charm dash*5")
    assert table.other_actions(0) == ["stop", "reroll charm"]


def test_z19_eight_dice_of_one_symbol_can_all_be_re_rolled() -> None:
    """Z19, ZR15: eight is the most that can lie there; every action has its own name."""
    table = Table(own=cards({"wild-taunt": {"effects": [{"extra-die": 1}]}}))
    table.give_gear(0, "extra-die", "reroll-taunt", "reroll-grab")
    table.give_gear(1, "wild-taunt")
    for symbol in ("taunt", "grab"):
        twin = table.state.copy()
        table.travel_with(1, 1, f"{symbol}*8")
        numbers = table.rules.actions(table.state, 0)
        assert [table.rules.number(table.rules.notation(number)) for number in numbers] == numbers
        table.play(0, f"reroll {symbol}", "charm")
        table.play(0, f"reroll {symbol}*7", "charm*7")
        assert table.attempt.faces == ["charm"] * 8
        table.state = twin


# --- Using Equipment is optional ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z20_equipment_that_would_meet_the_requirement_may_be_left_aside(edition: str) -> None:
    """Z20, Z13: then the requirement is not met, and nothing is taken."""
    table = Table(edition)
    table.give_gear(0, "free-leap")
    table.travel_alone(1, MISSED)
    table.three_rolls("leap*3 charm*3")
    assert table.actions(0) == ["stop", "waive"]
    table.play(0, "waive")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


@pytest.mark.parametrize(
    ("premium", "dice"), [("wild-taunt", "thrust*3 taunt charm*2"), ("double-thrust", "thrust*3 charm*3")]
)
def test_z20_premium_cards_may_be_left_aside_too(premium: str, dice: str) -> None:
    """Z20"""
    table = Table(own=feat_asks("thrust*4"))
    table.give_gear(0, premium)
    table.travel_alone(1, dice)
    assert table.attempt.missing == 0
    table.play(0, "waive")
    assert (table.active, table.player(0).feats) == (1, [])


def test_z20_there_is_nothing_to_leave_aside_where_dice_alone_meet_it_or_nothing_does() -> None:
    """Z20, Z14: what the dice show counts."""
    for dice in ("leap*4 charm*2", "leap*2 charm*4"):
        table = Table()
        table.give_gear(0, "free-leap")
        table.travel_alone(1, dice)
        assert "waive" not in table.actions(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z20_the_helper_may_leave_equipment_aside_in_the_4th_roll(edition: str) -> None:
    """Z20, ZR3"""
    table = Table(edition)
    table.give_gear(1, "free-leap")
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap*2 charm*4")
    table.play(table.deciders[0], "hand charm", "leap")
    assert table.actions(1) == ["stop", "waive"]
    table.play(1, "waive")
    assert (table.active, table.player(0).feats, table.player(1).gear) == (1, [], ["free-leap"])


def test_z20_re_rolls_and_turned_dice_are_optional() -> None:
    """Z20: one may stop with both unused."""
    table = Table()
    table.give_gear(0, "reroll-charm", "set-die")
    table.travel_alone(1, MISSED)
    table.three_rolls(MISSED)
    table.play(0, "stop")
    assert table.active == 1
