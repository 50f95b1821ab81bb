"""How much Equipment one may hold, where discards go, and decks that are empty. Z17, Z21."""

from __future__ import annotations

import pytest

from tests.zorro.positions import THREE, gain_a_fourth
from tests.zorro.table import BEATEN, EDITIONS, FRENCH, MET, MISSED, OFFERING, REVISED, Table
from zabletop import SPECTATOR

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
