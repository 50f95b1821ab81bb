"""What a completed Feat brings, and to whom; the end of a turn. Z13 to Z16."""

from __future__ import annotations

import pytest

from tests.zorro.positions import ready_for_hero_die
from tests.zorro.table import EDITIONS, ENGLISH, FRENCH, MET, MISSED, OFFERING, Table
from zabletop import SPECTATOR


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
