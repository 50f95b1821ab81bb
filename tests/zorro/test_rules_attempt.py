"""The ROLLs of the active player, alone or with a helper. Z10, Z11."""

from __future__ import annotations

import pytest

from tests.zorro.table import EDITIONS, MET, MISSED, Table, cards, feat_asks


@pytest.mark.parametrize("edition", EDITIONS)
def test_z10_the_first_roll_is_six_zorro_dice_and_all_one_s_hero_dice(edition: str) -> None:
    """Z10, Z23"""
    table = Table(edition)
    table.give_heroes(0, farm=1, plaza=1)
    table.give_heroes(1, market=1)
    table.travel_alone(1, "charm leap dash grab thrust taunt own thrust")
    assert table.attempt.faces == ["charm", "leap", "dash", "grab", "thrust", "taunt"]
    assert table.attempt.heroes == ["farm-grab", "plaza-thrust"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z10_saved_dice_keep_their_faces_and_the_rest_is_rolled(edition: str) -> None:
    """Z10"""
    table = Table(edition)
    table.give_heroes(0, farm=1, plaza=1)
    table.travel_alone(1, "leap leap dash dash dash dash own taunt")
    table.play(0, "keep leap leap plaza-taunt", "charm*4 thrust")
    assert table.attempt.faces == ["charm"] * 4 + ["leap"] * 2
    assert table.attempt.heroes == ["farm-thrust", "plaza-taunt"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z10_there_are_three_rolls_in_all(edition: str) -> None:
    """Z10, Z13: after the third there is nothing left to decide, and the turn is over."""
    table = Table(edition)
    table.travel_alone(1, MISSED)
    assert (table.attempt.rolls_left, len(table.keeps(0))) == (2, 6)
    table.play(0, "keep charm", "grab*5")
    assert table.attempt.rolls_left == 1
    table.play(0, "keep none", MISSED)
    assert (table.step, table.active) == ("travel", 1)
    assert len(table.events("rolls")) == 3


def test_z10_any_dice_may_be_saved_but_not_all() -> None:
    """Z10: six different Zorro dice and a Hero die can be parted in 127 ways that leave a die to roll."""
    table = Table()
    table.give_heroes(0, farm=1)
    table.travel_alone(1, "charm leap dash grab thrust taunt own")
    assert len(table.keeps(0)) == len(set(table.keeps(0))) == 2**7 - 1
    assert "keep charm leap dash grab thrust taunt farm-grab" not in table.keeps(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr11_a_saved_die_may_be_picked_up_again(edition: str) -> None:
    """ZR11: Zorro dice and Hero dice."""
    table = Table(edition)
    table.give_heroes(0, farm=1)
    table.travel_alone(1, "leap leap charm*4 own")
    table.play(0, "keep leap leap farm-grab", "dash*4")
    table.play(0, "keep dash", "grab*5 taunt")
    assert table.active == 1
    last = table.events("rolls")[-1].facts
    assert (last["faces"], last["heroes"]) == (["dash"] + ["grab"] * 5, ["farm-taunt"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rolls", [1, 2])
def test_zr5_an_attempt_may_be_ended_early_when_it_is_met(edition: str, rolls: int) -> None:
    """ZR5"""
    table = Table(edition)
    table.show_gear(1, "")
    table.leave_common()
    table.travel_alone(1, MET)
    if rolls == 2:
        table.play(0, "keep leap leap leap leap", "charm*2")
    table.play(0, "stop", "farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("helped", [False, True])
def test_zr5_an_attempt_may_be_ended_early_when_it_is_not_met(edition: str, helped: bool) -> None:
    """ZR5, Z12: whoever stops before the third ROLL has no 4th either."""
    table = Table(edition)
    if helped:
        table.travel_with(1, 1, MISSED)
    else:
        table.travel_alone(1, MISSED)
    table.play(0, "keep none", MISSED)
    table.play(0, "stop")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


def test_zr5_a_met_requirement_need_not_end_the_attempt() -> None:
    """ZR5, Z10: the dice may be rolled on, at one's own risk."""
    table = Table()
    table.travel_alone(1, MET)
    table.play(0, "keep none", MISSED)
    table.play(0, "stop")
    assert table.player(0).feats == []


@pytest.mark.parametrize(
    ("dice", "missing"),
    [
        ("charm leap dash grab thrust taunt", 0),
        ("charm leap dash dash thrust taunt", 1),
        ("thrust*6", 4),
        ("charm*6", 3),
    ],
)
def test_z10_each_symbol_of_the_requirement_takes_a_die(dice: str, missing: int) -> None:
    """Z10, Z14"""
    table = Table(own=feat_asks("charm leap dash grab"))
    table.travel_alone(1, dice)
    assert table.attempt.missing == missing


def test_z10_the_same_symbol_twice_takes_two_dice() -> None:
    """Z10"""
    table = Table(own=feat_asks("taunt taunt dash dash"))
    table.travel_alone(1, "taunt dash charm*4")
    assert table.attempt.missing == 2


# With a helper: the active player's own ROLLs


@pytest.mark.parametrize("edition", EDITIONS)
def test_z11_the_helper_s_equipment_counts_in_the_active_player_s_rolls(edition: str) -> None:
    """Z11: as well as their own."""
    table = Table(edition)
    table.give_gear(0, "free-leap")
    table.give_gear(1, "free-leap-2", "reroll-dash")
    table.show_gear(1, "")
    table.leave_common()
    table.travel_with(1, 1, "leap dash*5")
    assert table.attempt.missing == 1
    assert table.deciders == [0]
    table.play(0, "reroll dash", "leap")
    table.play(0, "stop", "farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z11_who_does_not_help_lends_nothing(edition: str) -> None:
    """Z11: neither does a player whose offer was not taken, or who stays at home."""
    table = Table(edition)
    table.give_gear(2, "free-leap", "reroll-dash")
    table.travel_with(1, 1, "leap leap leap dash dash dash")
    assert table.attempt.missing == 1
    assert "reroll dash" not in table.actions(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z11_the_helper_s_hero_dice_stay_with_the_helper(edition: str) -> None:
    """Z11, Z23: not before the 4th ROLL; the script would run short if they were rolled."""
    table = Table(edition)
    table.give_heroes(1, plaza=1)
    table.travel_with(1, 1, MISSED)
    assert table.attempt.heroes == table.attempt.helper_heroes == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("premium", "first", "missing"),
    [
        ("extra-die", "leap*3 charm*4", 1),
        ("wild-taunt", "leap*3 taunt charm*2", 0),
        ("set-die", "leap*3 charm*3", 1),
        ("extra-roll", "leap*3 charm*3", 1),
    ],
)
def test_zr15_the_helper_s_premium_card_is_used_as_well(edition: str, premium: str, first: str, missing: int) -> None:
    """ZR15, Z11: without asking."""
    table = Table(edition)
    table.give_gear(1, premium)
    table.travel_with(1, 1, first)
    assert table.attempt.missing == missing
    assert table.attempt.rolls_left == (3 if premium == "extra-roll" else 2)
    assert ("set charm leap" in table.actions(0)) == (premium == "set-die")


def test_zr15_both_players_premium_cards_add_up() -> None:
    """ZR15"""
    own = cards({"wild-taunt": {"effects": [{"extra-die": 1}]}, "set-die": {"effects": [{"extra-roll": 2}]}})
    table = Table(own=own)
    table.give_gear(0, "extra-die")
    table.give_gear(1, "wild-taunt")
    table.travel_with(1, 1, "charm*8")
    assert len(table.attempt.faces) == 8
    other = Table(own=own)
    other.give_gear(0, "extra-roll")
    other.give_gear(1, "set-die")
    other.travel_with(1, 1, MISSED)
    assert other.attempt.rolls_left == 5
