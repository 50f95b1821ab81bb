"""Equipment: limits, discards, free symbols, re-rolls, Premium powers, conflicts with abilities. Z17 to Z22."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zorro.table import (
    BEATEN,
    EDITIONS,
    FRENCH,
    MET,
    MISSED,
    OFFERING,
    REVISED,
    Table,
    cards,
    facing_scoundrel,
    feat_asks,
    scoundrel_with,
)
from zabletop import SPECTATOR
from zabletop.games.zorro.dice import SYMBOLS

THREE = ("free-charm", "free-grab", "reroll-charm")


def gain_a_fourth(edition: str, *held: str) -> Table:
    """Seat 0 completes a Feat and takes "free-dash", which is one card too many."""
    table = Table(edition)
    table.give_gear(0, *held)
    table.travel_alone(1, MET)
    if edition == FRENCH:
        table.play(0, "stop")
        table.play(0, "take")
    else:
        table.play(0, "stop")
    return table


# --- Limits and discards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z17_three_pieces_of_equipment_may_be_held(edition: str) -> None:
    """Z17: the third is nobody's concern."""
    table = Table(edition)
    table.give_gear(0, "free-charm", "extra-roll")
    table.complete(1, "market-3 free-taunt")
    assert table.player(0).gear == ["free-charm", "free-dash", "extra-roll"]
    assert table.events("discards") == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("given_up", [*THREE, "free-dash"])
def test_z17_of_four_one_is_discarded(edition: str, given_up: str) -> None:
    """Z17, ZR17: any of the four, the new card too; nothing is drawn in its place."""
    table = gain_a_fourth(edition, *THREE)
    assert (table.step, table.deciders) == ("discard", [0])
    assert sorted(table.actions(0)) == sorted(f"discard {name}" for name in (*THREE, "free-dash"))
    table.play(0, f"discard {given_up}", "market-3 free-taunt")
    assert set(table.player(0).gear) == {*THREE, "free-dash"} - {given_up}
    assert (table.step, table.active) == ("travel", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z17_a_discard_goes_to_the_bottom_of_its_own_deck(edition: str) -> None:
    """Z17: where everybody has seen it go. Common and Premium Equipment each have their deck."""
    table = gain_a_fourth(edition, *THREE)
    table.play(0, "discard free-grab", "market-3 free-taunt")
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.sight(viewer).common_deck.bottom == ["free-grab"]
        assert table.sight(viewer).premium_deck.bottom == []
    table = gain_a_fourth(edition, "free-charm", "free-grab", "extra-roll")
    assert "discard extra-roll" in table.actions(0)
    table.play(0, "discard extra-roll", "market-3 free-taunt")
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.sight(viewer).common_deck.bottom == []
        assert table.sight(viewer).premium_deck.bottom == ["extra-roll"]


def test_z17_a_deck_s_bottom_is_drawn_last() -> None:
    """Z17: after the two unseen cards, and in the order in which they went there."""
    table = Table(REVISED)
    table.leave_premium("extra-die", "set-die")
    table.give_gear(0, "wild-taunt")
    table.scoundrel_out("farm", "tavern", "plaza", "market")
    table.play(0, "fight farm", BEATEN)
    table.play(0, "stop", "extra-die")
    table.play(0, "discard wild-taunt")
    assert (table.seen.premium_deck.unseen, table.seen.premium_deck.bottom) == (["set-die"], ["wild-taunt"])
    table.play(1, "fight tavern", BEATEN)
    table.play(1, "stop", "set-die")
    table.play(2, "fight plaza", BEATEN)
    table.play(2, "stop")
    assert table.player(2).gear == ["wild-taunt"]
    assert table.seen.premium_deck.size == 0


@pytest.mark.parametrize("common", [(), ("free-charm", "free-grab")])
@pytest.mark.parametrize("given_up", ["extra-roll", "extra-die"])
def test_z17_of_two_premium_cards_one_is_discarded(common: tuple[str, ...], given_up: str) -> None:
    """Z17, ZR8: one of the two Premium, the new one or the old one, and never a Common card instead."""
    table = Table(REVISED)
    table.give_gear(0, *common, "extra-roll")
    table.scoundrel_out("farm")
    table.play(0, "fight farm", BEATEN)
    table.play(0, "stop", "extra-die")
    assert sorted(table.actions(0)) == ["discard extra-die", "discard extra-roll"]
    table.play(0, f"discard {given_up}")
    assert set(table.player(0).gear) == {*common, "extra-roll", "extra-die"} - {given_up}
    assert table.seen.premium_deck.bottom == [given_up]


def test_z17_a_premium_card_as_the_fourth_leaves_all_four_to_choose_from() -> None:
    """Z17: one Premium is within its limit, four cards are not."""
    table = Table(REVISED)
    table.give_gear(0, *THREE)
    table.scoundrel_out("farm")
    table.play(0, "fight farm", BEATEN)
    table.play(0, "stop", "extra-die")
    assert sorted(table.actions(0)) == sorted(f"discard {name}" for name in (*THREE, "extra-die"))
    table.play(0, "discard free-charm")
    assert set(table.player(0).gear) == {"free-grab", "reroll-charm", "extra-die"}


@pytest.mark.parametrize("edition", OFFERING)
def test_zr17_each_settles_their_own_the_active_player_first(edition: str) -> None:
    """ZR17: the helper out of turn, both before the place is filled again."""
    table = Table(edition)
    table.give_gear(0, *THREE)
    table.give_gear(2, "free-leap", "free-thrust", "free-taunt")
    table.travel_with(2, 1, MET)
    table.play(0, "stop")
    assert (table.deciders, table.player(2).gear) == ([0], ["free-leap", "free-thrust", "free-taunt"])
    table.play(0, "discard free-charm", "reroll-grab")
    assert (table.deciders, table.seen.places[0].feat) == ([2], "")
    table.play(2, "discard reroll-grab", "market-3 reroll-leap")
    assert table.seen.common_deck.bottom == ["free-charm", "reroll-grab"]
    assert table.told("takes-gear", "draws-gear", "discards", "feat-shown") == [
        ("takes-gear", 0),
        ("discards", 0),
        ("draws-gear", 2),
        ("discards", 2),
        ("feat-shown", -1),
    ]


def test_zr17_french_each_settles_their_own_the_active_player_first() -> None:
    """ZR17: before the helper chooses, and before the untaken card goes under the deck."""
    table = Table(FRENCH)
    table.give_gear(0, *THREE)
    table.give_gear(2, "free-leap", "free-thrust", "free-taunt")
    table.travel_with(2, 1, MET)
    table.play(0, "stop")
    table.play(0, "draw", "reroll-thrust")
    assert table.deciders == [0]
    table.play(0, "discard reroll-thrust")
    assert (table.deciders, table.step) == ([2], "take")
    table.play(2, "draw", "reroll-grab")
    table.play(2, "discard free-leap", "market-3 reroll-leap")
    assert table.seen.common_deck.bottom == ["reroll-thrust", "free-leap", "free-dash"]


@pytest.mark.parametrize("edition", OFFERING)
def test_zr17_a_discard_comes_before_the_next_draw(edition: str) -> None:
    """ZR17: into an empty deck the active player's discard goes, and it is what the helper draws."""
    table = Table(edition)
    table.give_gear(0, *THREE)
    table.leave_common()
    table.travel_with(2, 1, MET)
    table.play(0, "stop")
    table.play(0, "discard free-grab", "market-3")
    assert table.player(2).gear == ["free-grab"]
    assert table.seen.places[0].gear == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr17_a_premium_reward_is_settled_before_play_goes_on(edition: str) -> None:
    """ZR17, Z25: by the fighter, before the next one rolls."""
    table = Table(edition)
    if edition == REVISED:
        table.scoundrel_out("farm")
        table.travel_alone(2, MISSED)
        table.play(0, "stop")
        table.give_gear(1, "extra-roll")
        table.play(1, "fight farm", BEATEN)
    else:
        table.give_feats(0, "farm-4")
        table.complete(1, f"market-3 free-taunt {MISSED}")
        table.play(1, "stop", MISSED)
        table.give_gear(2, "extra-roll")
        table.play(2, "stop", f"{BEATEN} own")
        table.give_gear(0, "extra-die")
    fighter = table.active
    held = "extra-roll" if fighter == 1 else "extra-die"
    table.play(fighter, "stop", "set-die")
    assert (table.step, table.deciders) == ("discard", [fighter])
    table.play(fighter, "discard set-die")
    assert held in table.player(fighter).gear
    assert (table.step, table.active) == ("travel", (fighter + 1) % 3)


# --- Empty decks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z21_an_empty_deck_leaves_the_place_bare(edition: str) -> None:
    """Z21: the new Feat lies there without Equipment."""
    table = Table(edition)
    table.leave_common()
    table.complete(1, "market-3")
    assert (table.seen.places[0].feat, table.seen.places[0].gear) == ("market-3", "")


@pytest.mark.parametrize("edition", OFFERING)
def test_z21_english_an_empty_deck_gives_the_helper_nothing(edition: str) -> None:
    """Z21"""
    table = Table(edition)
    table.leave_common()
    table.travel_with(1, 1, MET)
    table.play(0, "stop", "market-3")
    assert (table.player(0).gear, table.player(1).gear) == (["free-dash"], [])


def test_z21_french_an_empty_deck_gives_nothing_to_whoever_draws() -> None:
    """Z21: the other may still take the face-up card."""
    table = Table(FRENCH)
    table.leave_common()
    table.travel_with(1, 1, MET)
    table.play(0, "stop")
    table.play(0, "draw")
    table.play(1, "take", "market-3")
    assert (table.player(0).gear, table.player(1).gear) == ([], ["free-dash"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z21_an_empty_premium_deck_rewards_nobody(edition: str) -> None:
    """Z21, Z25: the victory stands, and play goes on."""
    table = Table(edition)
    table.leave_premium()
    if edition == REVISED:
        table.scoundrel_out("farm")
        table.play(0, "fight farm", BEATEN)
        table.play(0, "stop")
    else:
        table.give_feats(0, "farm-4")
        table.complete(1, f"market-3 free-taunt {BEATEN}")
        table.play(1, "stop", MISSED if edition == FRENCH else "")
    assert len(table.events("beats")) == 1
    assert all("-roll" not in name and "-die" not in name for seat in range(3) for name in table.player(seat).gear)
    assert table.step == ("attempt" if edition == FRENCH else "travel")


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
