"""The 4th ROLL, which the helper makes. Z12."""

from __future__ import annotations

import pytest

from tests.zorro.table import EDITIONS, FRENCH, MISSED, OFFERING, Table, cards


@pytest.mark.parametrize("edition", OFFERING)
def test_z12_english_the_active_player_decides_on_the_4th_roll(edition: str) -> None:
    """Z12: whether, and which dice the helper gets."""
    table = Table(edition)
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap leap leap dash grab grab")
    assert (table.step, table.deciders) == ("hand", [0])
    # Three leaps, a dash and two grabs can be parted in 4 * 2 * 3 ways; handing over nothing is no ROLL.
    assert len(table.actions(0)) == 1 + 4 * 2 * 3 - 1
    assert "hand none" not in table.actions(0)
    table.play(0, "hand grab grab", "leap charm free-grab market-3 free-taunt")
    assert (table.player(0).feats, table.player(1).gear) == (["farm-1"], ["free-grab"])


@pytest.mark.parametrize("edition", OFFERING)
def test_z12_english_the_active_player_may_do_without_it(edition: str) -> None:
    """Z12, Z13"""
    table = Table(edition)
    table.travel_with(1, 1, MISSED)
    table.three_rolls(MISSED)
    table.play(0, "stop")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


def test_zr13_french_the_helper_decides_on_the_4th_roll() -> None:
    """ZR13, Z12: whether, and with which Zorro dice."""
    table = Table(FRENCH)
    table.travel_with(2, 1, MISSED)
    table.three_rolls("leap leap leap dash grab grab")
    assert (table.step, table.deciders) == ("hand", [2])
    assert table.actions(0) == []
    assert {"stop", "hand dash", "hand grab grab", "hand leap leap leap dash grab grab"} <= set(table.actions(2))
    table.play(2, "hand dash", "leap")
    assert table.player(0).feats == ["farm-1"]


def test_zr13_french_the_helper_may_do_without_it() -> None:
    """ZR13"""
    table = Table(FRENCH)
    table.travel_with(1, 1, MISSED)
    table.three_rolls(MISSED)
    table.play(1, "stop")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr10_no_4th_roll_while_the_requirement_is_met(edition: str) -> None:
    """Z12, ZR10: the third ROLL met it, and there is nothing left to roll for."""
    table = Table(edition)
    table.show_gear(1, "")
    table.leave_common()
    table.travel_with(1, 1, MISSED)
    table.play(0, "keep none", MISSED)
    table.play(0, "keep none", "leap*4 charm*2 farm-2")
    assert "fourth-roll" not in [event.kind for event in table.events()]
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z12_no_4th_roll_without_a_helper(edition: str) -> None:
    """Z12"""
    table = Table(edition)
    table.travel_alone(1, MISSED)
    table.three_rolls(MISSED)
    assert (table.step, table.active) == ("travel", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z12_the_4th_roll_is_the_last(edition: str) -> None:
    """Z12, Z13: even with a card for one more ROLL, which has had its ROLL before."""
    table = Table(edition)
    table.give_gear(1, "extra-roll")
    table.travel_with(1, 1, MISSED)
    table.play(0, "keep none", MISSED)
    table.three_rolls(MISSED)
    decider = table.deciders[0]
    table.play(decider, "hand charm", "grab")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z12_the_helper_rolls_their_own_hero_dice_too(edition: str) -> None:
    """Z12, Z34: with the dice handed over, or even alone."""
    table = Table(edition)
    table.give_heroes(1, plaza=1)
    table.show_gear(1, "")
    table.leave_common()
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap*3 charm*3")
    assert "hand none" in table.actions(table.deciders[0])
    table.play(table.deciders[0], "hand none", "own farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z12_hero_dice_of_both_count_in_the_4th_roll(edition: str) -> None:
    """Z12, ZR4: the active player's lie as they fell, the helper's are rolled."""
    table = Table(edition)
    table.give_heroes(0, plaza=1)
    table.give_heroes(1, plaza=1)
    table.show_gear(1, "")
    table.leave_common()
    table.travel_with(1, 1, f"{MISSED} taunt")
    table.play(0, "keep none", f"{MISSED} taunt")
    table.play(0, "keep none", "leap leap charm*4 own")
    table.play(table.deciders[0], "hand charm", "dash own farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr4_the_active_player_s_hero_dice_are_not_handed_over(edition: str) -> None:
    """ZR4, Z23: only Zorro dice are."""
    table = Table(edition)
    table.give_heroes(0, farm=1)
    table.travel_with(1, 1, f"{MISSED} taunt")
    table.play(0, "keep none", f"{MISSED} taunt")
    table.play(0, "keep none", f"{MISSED} taunt")
    decider = table.deciders[0]
    assert not any("farm" in action for action in table.actions(decider))
    table.play(decider, "hand charm*6", "dash*6")
    assert table.events("fourth-roll")[0].facts["heroes"] == ["farm-taunt"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr3_dice_that_are_not_handed_over_keep_their_faces(edition: str) -> None:
    """ZR3, Z12"""
    table = Table(edition)
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap leap dash dash grab grab")
    table.play(table.deciders[0], "hand dash grab", "thrust taunt")
    assert table.events("fourth-roll")[0].facts["faces"] == ["leap", "leap", "dash", "grab", "thrust", "taunt"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr3_the_active_player_s_free_symbols_do_not_count_in_the_4th_roll(edition: str) -> None:
    """ZR3, Z12: with it three leaps would have been enough."""
    table = Table(edition)
    table.give_gear(0, "free-leap", "free-leap-2")
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap charm*5")
    table.play(table.deciders[0], "hand charm charm", "leap leap")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr3_the_helper_s_own_equipment_counts_in_the_4th_roll(edition: str) -> None:
    """ZR3"""
    table = Table(edition)
    table.give_gear(1, "free-leap")
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap charm*5")
    table.play(table.deciders[0], "hand charm charm", "leap leap")
    assert table.deciders == [1]
    assert table.attempt.missing == 0
    table.show_gear(1, "")
    table.leave_common()
    table.play(1, "stop", "farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr3_the_helper_cannot_re_roll_with_the_active_player_s_card(edition: str) -> None:
    """ZR3, Z12: with a helper who has no card of their own, the 4th ROLL ends the attempt at once."""
    table = Table(edition)
    table.give_gear(0, "reroll-charm")
    table.travel_with(1, 1, MISSED)
    table.three_rolls(MISSED)
    assert "reroll charm" in table.actions(0)
    table.play(0, "stop")
    table.play(table.deciders[0], "hand charm", "charm")
    assert (table.step, table.active) == ("travel", 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("premium", ["wild-taunt", "set-die", "double-leap"])
def test_zr3_the_active_player_s_premium_card_does_not_count_in_the_4th_roll(edition: str, premium: str) -> None:
    """ZR3"""
    own = cards({"double-thrust": {"effects": [{"double": "leap"}]}})
    table = Table(edition, own=own)
    table.give_gear(0, "double-thrust" if premium == "double-leap" else premium)
    table.travel_with(1, 1, "charm*5 taunt")
    table.play(0, "keep none", "charm*5 taunt")
    table.play(0, "keep none", "leap leap charm*3 taunt")
    if table.step == "attempt":
        table.play(0, "stop")
    assert table.step == "hand"
    table.play(table.deciders[0], "hand charm", "leap")
    assert (table.step, table.active, table.player(0).feats) == ("travel", 1, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr3_a_die_that_the_active_player_s_equipment_brought_is_put_away(edition: str) -> None:
    """ZR3: of seven dice six are left; it goes out of those that are handed over."""
    table = Table(edition)
    table.give_gear(0, "extra-die")
    table.travel_with(1, 1, "charm*7")
    table.play(0, "keep none", "charm*7")
    table.play(0, "keep none", "leap leap charm*5")
    decider = table.deciders[0]
    assert "hand charm" not in table.actions(decider)
    table.play(decider, "hand charm charm charm", "leap dash")
    assert table.events("fourth-roll")[0].facts["faces"] == ["charm"] * 2 + ["leap"] * 3 + ["dash"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr3_a_die_that_the_helper_s_equipment_brought_stays(edition: str) -> None:
    """ZR3, ZR15"""
    table = Table(edition)
    table.give_gear(1, "extra-die")
    table.travel_with(1, 1, "charm*7")
    table.play(0, "keep none", "charm*7")
    table.play(0, "keep none", "leap leap charm*5")
    table.play(table.deciders[0], "hand charm charm charm", "leap dash grab")
    assert len(table.events("fourth-roll")[0].facts["faces"]) == 7


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr14_the_helper_s_re_rolls_reach_every_zorro_die(edition: str) -> None:
    """ZR14, ZR2, Z19: also dice that were not handed over, and without limit."""
    table = Table(edition)
    table.give_gear(1, "reroll-charm")
    table.show_gear(1, "")
    table.leave_common()
    table.travel_with(1, 1, MISSED)
    table.three_rolls("leap charm*5")
    table.play(0, "stop")
    table.play(table.deciders[0], "hand charm", "leap")
    assert (table.step, table.deciders) == ("fourth", [1])
    assert table.other_actions(1) == ["stop", *(" ".join(["reroll", *["charm"] * dice]) for dice in range(1, 5))]
    table.play(1, "reroll charm charm charm charm", "charm charm charm leap")
    table.play(1, "reroll charm charm charm", "dash dash charm")
    table.play(1, "reroll charm", "charm")
    table.play(1, "reroll charm", "leap farm-2")
    assert table.player(0).feats == ["farm-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z22_the_helper_s_card_turns_a_die_in_the_4th_roll(edition: str) -> None:
    """Z22, ZR3: if it has not been used up in the active player's ROLLs."""
    for used in (False, True):
        table = Table(edition)
        table.give_gear(1, "set-die")
        table.show_gear(1, "")
        table.leave_common()
        table.travel_with(1, 1, MISSED)
        table.three_rolls("leap charm*5")
        if used:
            table.play(0, "set charm leap")
        else:
            table.play(0, "stop")
        table.play(table.deciders[0], "hand charm charm", "leap dash" if used else "leap leap")
        if not used:
            table.play(1, "set charm leap", "farm-2")
        assert table.player(0).feats == ([] if used else ["farm-1"])


def test_z22_the_helper_re_rolls_their_own_hero_dice_in_the_4th_roll() -> None:
    """Z22, Z23: with their own card, and never those of the active player."""
    table = Table()
    table.give_gear(1, "reroll-hero")
    table.give_heroes(0, farm=1)
    table.give_heroes(1, plaza=1)
    table.show_gear(1, "")
    table.leave_common()
    table.travel_with(1, 1, f"{MISSED} own")
    table.play(0, "keep none", f"{MISSED} own")
    table.play(0, "keep none", "leap*3 charm*3 taunt")
    assert table.other_actions(0) == ["stop", "reroll farm-taunt"]
    table.play(0, "stop")
    table.play(0, "hand none", "thrust")
    assert table.other_actions(1) == ["stop", "reroll plaza-thrust"]
    table.play(1, "reroll plaza-thrust", "own farm-2")
    assert table.player(0).feats == ["farm-1"]
