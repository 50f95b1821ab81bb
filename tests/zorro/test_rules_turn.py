"""A turn on a Feat: travel, help, attempt, the 4th ROLL, collect. Z7 to Z16."""

from __future__ import annotations

from typing import cast

import pytest

import zabletop
from tests.zorro.table import (
    EDITIONS,
    ENGLISH,
    FRENCH,
    MET,
    MISSED,
    OFFERING,
    REVISED,
    Table,
    cards,
    feat_asks,
    ready_for_hero_die,
)
from zabletop import SPECTATOR, Match
from zabletop.games.zorro.shapes import ZorroSight

# --- 1. Travel ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z7_any_of_the_four_feats_may_be_chosen(edition: str) -> None:
    """Z7"""
    table = Table(edition)
    assert table.deciders == [0]
    assert table.actions(0) == ["travel 1", "travel 2", "travel 3", "travel 4"]
    table.play(0, "travel 3")
    assert (table.attempt.target, table.attempt.card) == ("feat", "plaza-1")


def test_z7_revised_lets_one_travel_to_a_scoundrel_that_has_emerged() -> None:
    """Z7: to those that lie out, and to no other."""
    table = Table(REVISED)
    table.scoundrel_out("tavern", "market")
    assert table.actions(0)[4:] == ["fight tavern", "fight market"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr12_the_target_is_fixed_once_chosen(edition: str) -> None:
    """ZR12, Z32: the token lies there, and nobody can move it before the turn is over."""
    table = Table(edition)
    helping = [(0, "ask 3"), (2, "join")] if edition == FRENCH else [(1, "pass"), (2, "offer"), (0, "accept 3")]
    rolling = [(0, "keep none"), (0, "keep none"), (2 if edition == FRENCH else 0, "hand charm")]
    moves = [(0, "travel 2"), *helping, *rolling]
    falls = {"join": MISSED, "accept 3": MISSED, "keep none": MISSED, "hand charm": "dash"}
    for number, (seat, move) in enumerate(moves):
        if number:
            assert (table.attempt.target, table.attempt.place) == ("feat", 1)
            assert not any(action.startswith(("travel", "fight")) for action in table.actions(seat))
        table.play(seat, move, falls.get(move, ""))
    assert (table.step, table.attempt.target) == ("travel", "none")


def test_z8_french_the_active_player_asks_one_player() -> None:
    """Z8: any other one, or nobody."""
    table = Table(FRENCH, players=4)
    table.play(0, "travel 1")
    assert table.deciders == [0]
    assert table.actions(0) == ["alone", "ask 2", "ask 3", "ask 4"]
    table.play(0, "ask 3")
    assert table.deciders == [2]
    table.play(2, "join", MISSED)
    assert (table.step, table.seen.helper, table.deciders) == ("attempt", 2, [0])


def test_z8_french_one_may_go_alone() -> None:
    """Z8"""
    table = Table(FRENCH)
    table.play(0, "travel 1")
    table.play(0, "alone", MISSED)
    assert (table.step, table.seen.helper) == ("attempt", -1)


def test_zr6_who_is_asked_may_decline_and_nobody_else_is_asked() -> None:
    """ZR6, Z8"""
    table = Table(FRENCH)
    table.play(0, "travel 1")
    table.play(0, "ask 2")
    assert table.actions(1) == ["join", "decline"]
    table.play(1, "decline", MISSED)
    assert (table.step, table.seen.helper, table.deciders) == ("attempt", -1, [0])


@pytest.mark.parametrize("edition", OFFERING)
def test_z8_english_all_others_may_offer(edition: str) -> None:
    """Z8, ZR12: all at the same time; the active player has no part in it."""
    table = Table(edition, players=4)
    table.play(0, "travel 1")
    assert table.deciders == [1, 2, 3]
    for seat in (1, 2, 3):
        assert table.actions(seat) == ["offer", "pass"]
    table.play(1, "offer")
    table.play(2, "pass")
    table.play(3, "offer")
    assert table.deciders == [0]
    assert table.actions(0) == ["alone", "accept 2", "accept 4"]


@pytest.mark.parametrize("edition", OFFERING)
def test_z8_english_one_of_those_who_offered_is_taken(edition: str) -> None:
    """Z8, ZR12: one at most, and without being asked again: an offer binds."""
    table = Table(edition, players=4)
    table.play(0, "travel 1")
    for seat in (1, 2, 3):
        table.play(seat, "offer")
    table.play(0, "accept 3", MISSED)
    assert (table.step, table.seen.helper, table.deciders) == ("attempt", 2, [0])


@pytest.mark.parametrize("edition", OFFERING)
def test_z8_english_an_offer_may_be_left_aside(edition: str) -> None:
    """Z8"""
    table = Table(edition)
    table.play(0, "travel 1")
    table.play(1, "offer")
    table.play(2, "offer")
    table.play(0, "alone", MISSED)
    assert (table.step, table.seen.helper) == ("attempt", -1)


@pytest.mark.parametrize("edition", OFFERING)
def test_z8_english_without_an_offer_one_goes_alone(edition: str) -> None:
    """Z8"""
    table = Table(edition)
    table.play(0, "travel 1")
    table.play(1, "pass")
    table.play(2, "pass", MISSED)
    assert (table.step, table.seen.helper) == ("attempt", -1)


def offering_match(edition: str) -> Match:
    match = zabletop.new("zorro", 4, seed=7, edition=edition, first=1)
    match.play(0, "travel 1")
    return match


@pytest.mark.parametrize("edition", OFFERING)
def test_zr12_offers_are_secret_until_all_are_in(edition: str) -> None:
    """ZR12"""
    offering, passing = offering_match(edition), offering_match(edition)
    offering.play(2, "offer")
    passing.play(2, "pass")
    for viewer in (0, 1, 3, SPECTATOR):
        assert offering.sight(viewer) == passing.sight(viewer)
        assert offering.events_since(0, viewer) == passing.events_since(0, viewer)
    assert offering.sight(2) != passing.sight(2)


@pytest.mark.parametrize("edition", OFFERING)
def test_zr12_offers_on_the_table_are_secret_too(edition: str) -> None:
    """ZR12: a state that is played without a match hides them just as well."""
    tables = [Table(edition), Table(edition)]
    for table, answer in zip(tables, ("offer", "pass"), strict=True):
        table.play(0, "travel 1")
        table.play(1, answer)
    for viewer in (0, 2, SPECTATOR):
        assert tables[0].sight(viewer) == tables[1].sight(viewer)
    assert (tables[0].sight(1).offers, tables[1].sight(1).offers) == ([1], [])


@pytest.mark.parametrize("edition", OFFERING)
def test_zr12_offers_bind_once_all_are_in(edition: str) -> None:
    """ZR12: until then a seat may still change its mind, then no more; and all know them."""
    match = offering_match(edition)
    match.play(2, "offer")
    match.play(2, "pass")
    match.play(1, "pass")
    match.play(2, "offer")
    match.play(3, "offer")
    assert match.deciders == [0]
    assert match.actions(2) == []
    assert cast(ZorroSight, match.sight(SPECTATOR)).offers == [2, 3]
    match.play(0, "accept 3")
    assert cast(ZorroSight, match.sight(SPECTATOR)).helper == 2


@pytest.mark.parametrize("edition", OFFERING)
def test_zr12_the_order_of_offers_changes_nothing(edition: str) -> None:
    """ZR12"""
    decisions = {1: "offer", 2: "pass", 3: "offer"}
    records = []
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        match = offering_match(edition)
        for seat in order:
            match.play(seat, decisions[seat])
        match.play(0, "accept 4")
        records.append(match.record())
    assert records[0] == records[1] == records[2]


# --- 2. Attempt -----------------------------------------------------------------------------------------------------


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


# The 4th ROLL


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


# --- 3. Collect -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z13_a_miss_costs_nothing(edition: str) -> None:
    """Z13: all things stay where they were, helper or not."""
    table = Table(edition)
    table.give_gear(0, "free-grab", "extra-roll")
    table.give_gear(1, "free-charm")
    table.give_feats(0, "market-2")
    table.give_heroes(0, farm=1)
    before = table.seen
    table.travel_with(1, 1, f"{MISSED} own")
    table.play(0, "stop")
    after = table.seen
    assert (after.seats, after.places) == (before.seats, before.places)
    assert (after.feat_deck, after.common_deck, after.premium_deck) == (
        before.feat_deck,
        before.common_deck,
        before.premium_deck,
    )
    assert (after.step, after.active) == ("travel", 1)


def test_z14_english_collects_in_order() -> None:
    """Z14, Z15, Z24, ZR16: feat, Hero die, Equipment, the helper's, refill; only then the Scoundrel and the end."""
    for edition in OFFERING:
        table = Table(edition)
        ready_for_hero_die(table, 0, "farm")
        table.travel_with(2, 1, MET)
        table.journal.events.clear()
        fight = MISSED if edition == ENGLISH else ""
        table.play(0, "stop", f"free-grab market-2 free-charm {fight}")
        assert table.told()[:8] == [
            ("succeeds", 0),
            ("takes-feat", 0),
            ("takes-hero-die", 0),
            ("takes-gear", 0),
            ("draws-gear", 2),
            ("feat-shown", -1),
            ("gear-shown", -1),
            ("scoundrel-out", 0),
        ]


def test_z14_french_collects_in_order() -> None:
    """Z14, Z15, Z24, ZR16"""
    table = Table(FRENCH)
    ready_for_hero_die(table, 0, "farm")
    table.travel_with(2, 1, MET)
    table.journal.events.clear()
    table.play(0, "stop")
    table.play(0, "draw", "free-leap")
    table.play(2, "draw", f"free-grab market-2 free-charm {MISSED}")
    assert table.told()[:9] == [
        ("succeeds", 0),
        ("takes-feat", 0),
        ("takes-hero-die", 0),
        ("draws-gear", 0),
        ("draws-gear", 2),
        ("gear-under-deck", -1),
        ("feat-shown", -1),
        ("gear-shown", -1),
        ("scoundrel-out", 0),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z14_the_place_is_filled_again(edition: str) -> None:
    """Z14: a new Feat, and a new Equipment below it, at the same place; the others stay."""
    table = Table(edition)
    table.complete(2, "market-3 free-taunt")
    assert table.player(0).feats == ["tavern-1"]
    assert [place.feat for place in table.seen.places] == ["farm-1", "market-3", "plaza-1", "market-1"]
    assert [place.gear for place in table.seen.places] == ["free-dash", "free-taunt", "reroll-dash", "reroll-dash-2"]


@pytest.mark.parametrize("edition", OFFERING)
def test_z15_english_the_active_player_takes_the_face_up_card(edition: str) -> None:
    """Z15: without a choice; nothing is drawn."""
    table = Table(edition)
    table.travel_alone(3, MET)
    table.play(0, "stop", "market-3 free-taunt")
    assert table.player(0).gear == ["reroll-dash"]


@pytest.mark.parametrize("edition", OFFERING)
def test_z15_english_the_helper_draws_even_if_not_needed(edition: str) -> None:
    """Z15: the first ROLL was enough. The draw comes before the place is filled again."""
    table = Table(edition)
    table.travel_with(2, 1, MET)
    table.play(0, "stop", "free-grab market-3 free-taunt")
    assert [table.player(seat).gear for seat in range(3)] == [["free-dash"], [], ["free-grab"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z15_after_a_miss_nobody_is_rewarded(edition: str) -> None:
    """Z15, Z13"""
    table = Table(edition)
    table.travel_with(2, 1, MISSED)
    table.play(0, "stop")
    assert [table.player(seat).gear for seat in range(3)] == [[], [], []]


def test_z15_french_the_active_player_takes_or_draws() -> None:
    """Z15"""
    for choice, gained in (("take", "free-dash"), ("draw", "free-grab")):
        table = Table(FRENCH)
        table.travel_alone(1, MET)
        table.play(0, "stop")
        assert (table.deciders, table.actions(0)) == ([0], ["take", "draw"])
        table.play(0, choice, "market-3 free-taunt" if choice == "take" else "free-grab market-3 free-taunt")
        assert table.player(0).gear == [gained]


def test_z15_french_the_helper_has_the_same_choice() -> None:
    """Z15: even if the help was not needed; what the active player took is no longer there to take."""
    for choice, gained in (("take", "free-dash"), ("draw", "free-charm")):
        table = Table(FRENCH)
        table.travel_with(2, 1, MET)
        table.play(0, "stop")
        table.play(0, "draw", "free-grab")
        assert (table.deciders, table.actions(2)) == ([2], ["take", "draw"])
        table.play(2, choice, "market-3 free-taunt" if choice == "take" else "free-charm market-3 free-taunt")
        assert (table.player(0).gear, table.player(2).gear) == (["free-grab"], [gained])
    table = Table(FRENCH)
    table.travel_with(2, 1, MET)
    table.play(0, "stop")
    table.play(0, "take", "free-charm market-3 free-taunt")
    assert (table.player(0).gear, table.player(2).gear) == (["free-dash"], ["free-charm"])


def test_z15_french_a_face_up_card_that_nobody_took_goes_under_the_deck() -> None:
    """Z15: everybody has seen it go there, and it is the last to be drawn."""
    table = Table(FRENCH)
    table.travel_alone(1, MET)
    table.play(0, "stop")
    table.play(0, "draw", "free-grab market-3 free-taunt")
    for viewer in (0, 1, 2, SPECTATOR):
        deck = table.sight(viewer).common_deck
        assert (deck.bottom, deck.size, "free-dash" in deck.unseen) == (["free-dash"], 17, False)


def test_z15_french_a_card_under_the_deck_is_drawn_last() -> None:
    """Z15, Z21: with nothing else in the deck, it comes straight back: no chance is asked."""
    table = Table(FRENCH)
    table.leave_common("free-grab", "free-charm")
    table.travel_with(1, 1, MET)
    table.play(0, "stop")
    table.play(0, "draw", "free-charm")
    table.play(1, "draw", "free-grab market-3")
    assert table.seen.places[0].gear == "free-dash"
    assert table.seen.common_deck.size == 0


@pytest.mark.parametrize("edition", OFFERING)
def test_zr18_english_where_nothing_lies_face_up_the_active_player_gets_none(edition: str) -> None:
    """ZR18: the deck is for the helper."""
    table = Table(edition)
    table.show_gear(1, "")
    table.travel_with(1, 1, MET)
    table.play(0, "stop", "free-grab market-3 free-taunt")
    assert (table.player(0).gear, table.player(1).gear) == ([], ["free-grab"])


def test_zr18_french_where_nothing_lies_face_up_one_may_draw() -> None:
    """ZR18"""
    table = Table(FRENCH)
    table.show_gear(1, "")
    table.travel_with(1, 1, MET)
    table.play(0, "stop", "free-charm free-grab market-3 free-taunt")
    assert (table.player(0).gear, table.player(1).gear) == (["free-charm"], ["free-grab"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("draws", ["market-3 free-taunt", ""])
def test_z16_then_the_dice_pass_to_the_left(edition: str, draws: str) -> None:
    """Z16: after a Feat and after a miss."""
    table = Table(edition)
    if draws:
        table.complete(1, draws)
    else:
        table.travel_alone(1, MISSED)
        table.play(0, "stop")
    assert (table.step, table.deciders) == ("travel", [1])
    assert (table.attempt.faces, table.seen.helper) == ([], -1)
