"""Hero dice, and the Scoundrels that they bring out. Z23 to Z27."""

from __future__ import annotations

import pytest

from tests.zorro.positions import bring_out, final_battle, ready_for_hero_die
from tests.zorro.table import BEATEN, EDITIONS, ENGLISH, FRENCH, IN_ROUNDS, MET, MISSED, REVISED, Table
from zabletop.games.zorro.dice import LOCATIONS

# --- Hero dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("location", LOCATIONS)
def test_z23_the_second_feat_of_a_location_gives_a_hero_die(edition: str, location: str) -> None:
    """Z23"""
    table = Table(edition)
    bring_out(table, MISSED, location)
    assert [table.player(seat).heroes for seat in range(3)] == [{location: 1}, {}, {}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z23_one_feat_of_each_location_gives_none(edition: str) -> None:
    """Z23: nor does another player's Feat of the same location."""
    table = Table(edition)
    table.give_feats(0, "tavern-4", "plaza-4", "market-4")
    table.give_feats(1, "farm-4")
    table.complete(1, "market-2 free-taunt")
    assert [table.player(seat).heroes for seat in range(3)] == [{}, {}, {}]
    assert (table.step, table.active) == ("travel", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z23_the_third_feat_of_a_location_gives_the_second_hero_die(edition: str) -> None:
    """Z23"""
    table = Table(edition)
    table.give_feats(0, "farm-3", "farm-4")
    table.give_heroes(0, farm=1)
    table.travel_alone(1, f"{MET} own")
    table.play(0, "stop", "" if edition == FRENCH else "farm-2 free-taunt charm*5")
    if edition == FRENCH:
        table.play(0, "take", "farm-2 free-taunt charm*5")
    assert table.player(0).heroes == {"farm": 2}


def test_z23_hero_dice_of_several_locations_are_kept() -> None:
    """Z23: for good, and each location counts by itself."""
    table = Table(REVISED)
    table.give_heroes(0, tavern=1, market=1)
    table.give_feats(0, "farm-4", "tavern-3", "tavern-4", "market-3", "market-4")
    table.travel_alone(1, f"{MET} own own")
    table.play(0, "stop", "plaza-2 free-taunt")
    assert table.player(0).heroes == {"farm": 1, "tavern": 1, "market": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_z23_only_the_owner_uses_a_hero_die(edition: str) -> None:
    """Z23: on every later turn (`revised` says so in Z34); the others roll six dice."""
    table = Table(edition, players=2)
    table.give_heroes(0, farm=1)
    for _ in range(3):
        table.travel_alone(1, f"{MISSED} own")
        table.play(0, "stop")
        table.travel_alone(1, MISSED)
        table.play(1, "stop")


def test_z34_revised_a_new_hero_die_serves_from_the_next_turn_on() -> None:
    """Z34: on Feats, on Scoundrels, and in the 4th ROLL when its owner helps."""
    table = Table(REVISED, players=2)
    bring_out(table, "")
    table.travel_with(0, 2, MISSED)
    table.three_rolls("leap*3 charm*3")
    table.play(1, "hand charm", "dash own")
    assert table.events("fourth-roll")[0].facts["heroes"] == ["farm-grab"]
    table.travel_alone(2, f"{MISSED} own")
    table.play(0, "stop")
    table.play(1, "fight farm", MISSED)
    table.play(1, "stop")
    table.play(0, "fight farm", f"{MISSED} own")


# --- Scoundrels -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("location", LOCATIONS)
def test_z24_the_first_hero_die_of_a_location_brings_out_its_scoundrel(edition: str, location: str) -> None:
    """Z24"""
    table = Table(edition)
    bring_out(table, MISSED, location)
    assert [event.facts["card"] for event in table.events("scoundrel-out")] == [f"scoundrel-{location}"]
    assert table.events("villain-out") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_z24_whoever_takes_it(edition: str) -> None:
    """Z24: another player's die of another location counts for nothing here."""
    table = Table(edition)
    table.give_heroes(0, tavern=1)
    table.travel_alone(2, f"{MISSED} own")
    table.play(0, "stop")
    ready_for_hero_die(table, 1, "farm")
    table.complete(1, f"plaza-2 free-taunt {MISSED if edition in IN_ROUNDS else ''}")
    assert [(event.seat, event.facts["card"]) for event in table.events("scoundrel-out")] == [(1, "scoundrel-farm")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z9_a_scoundrel_is_fought_alone(edition: str) -> None:
    """Z9, Z25: nobody is asked, nobody offers, and there is no 4th ROLL."""
    table = Table(edition)
    bring_out(table, MISSED)
    if edition == REVISED:
        table.play(1, "fight farm", MISSED)
    assert (table.step, table.deciders, table.seen.helper) == ("attempt", [1], -1)
    table.play(1, "keep none", MISSED)
    table.play(1, "keep none", MISSED if edition == REVISED else f"{MISSED} {MISSED}")
    assert (table.active, table.told("fails")) == (2, [("fails", 1)])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z25_a_scoundrel_has_its_own_requirement_and_ability(edition: str) -> None:
    """Z25, Z32: the token lies on it; the Cardsharp of these tests locks leaps."""
    table = Table(edition)
    bring_out(table, "leap thrust*4 charm", "tavern")
    if edition == REVISED:
        table.play(1, "fight tavern", "leap thrust*4 charm")
    assert (table.attempt.target, table.attempt.card) == ("scoundrel", "scoundrel-tavern")
    assert (table.attempt.needs, table.attempt.missing) == (["thrust"] * 5, 1)
    assert all("leap" in keep for keep in table.keeps(1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_z25_beating_a_scoundrel_gives_the_top_premium_card(edition: str) -> None:
    """Z25: instead of a Common one, and no Feat."""
    table = Table(edition)
    bring_out(table, BEATEN)
    if edition == REVISED:
        table.play(1, "fight farm", BEATEN)
    table.play(1, "stop", f"set-die {MISSED}" if edition == FRENCH else "set-die")
    assert (table.player(1).gear, table.player(1).feats) == (["set-die"], [])
    assert (table.seen.premium_deck.size, table.seen.common_deck.size) == (6, 17)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z25_failing_costs_nothing(edition: str) -> None:
    """Z25, Z13"""
    table = Table(edition)
    table.give_gear(1, "free-leap", "set-die")
    bring_out(table, MISSED)
    if edition == REVISED:
        table.play(1, "fight farm", MISSED)
    before = table.seen.seats
    table.play(1, "stop", MISSED if edition in IN_ROUNDS else "")
    assert table.seen.seats == before


def test_z26_french_everybody_fights_even_after_a_victory() -> None:
    """Z26: from the next player on, the one who brought it out last; then Feats go on with the next player."""
    table = Table(FRENCH)
    bring_out(table, BEATEN)
    assert (table.active, table.attempt.target) == (1, "scoundrel")
    table.play(1, "stop", f"set-die {BEATEN}")
    assert (table.active, table.attempt.target) == (2, "scoundrel")
    table.play(2, "stop", f"extra-die {BEATEN} own")
    assert (table.active, table.attempt.target) == (0, "scoundrel")
    table.play(0, "stop", "extra-roll")
    assert (table.active, table.step) == (1, "travel")
    assert [table.player(seat).gear[-1] for seat in range(3)] == ["extra-roll", "set-die", "extra-die"]
    assert table.actions(1) == ["travel 1", "travel 2", "travel 3", "travel 4"]


def test_z26_english_2019_it_leaves_as_soon_as_it_is_beaten() -> None:
    """Z26: and Feats go on with the player after the victor."""
    table = Table(ENGLISH, players=4)
    bring_out(table, MISSED)
    table.play(1, "stop", BEATEN)
    table.play(2, "stop", "set-die")
    assert (table.active, table.step) == (3, "travel")
    assert table.told("fights") == [("fights", 1), ("fights", 2)]
    assert table.told("scoundrel-leaves") == [("scoundrel-leaves", -1)]


@pytest.mark.parametrize("edition", IN_ROUNDS)
def test_z26_unbeaten_it_leaves_when_everybody_has_fought_it(edition: str) -> None:
    """Z26: once each, and the next player has a Feat's turn."""
    table = Table(edition)
    bring_out(table, MISSED)
    table.play(1, "stop", MISSED)
    table.play(2, "stop", f"{MISSED} own")
    table.play(0, "stop")
    assert (table.active, table.step) == (1, "travel")
    assert [seat for _, seat in table.told("fights")] == [1, 2, 0]
    assert len(table.events("scoundrel-leaves")) == 1


@pytest.mark.parametrize("edition", IN_ROUNDS)
def test_z27_the_new_hero_die_counts_in_the_fight_it_brought_about(edition: str) -> None:
    """Z27: four thrusts and the thrust of the new die are five."""
    table = Table(edition)
    bring_out(table, MISSED)
    table.play(1, "stop", MISSED)
    table.play(2, "stop", "thrust*4 charm*2 thrust")
    assert (table.attempt.heroes, table.attempt.missing) == (["farm-thrust"], 0)
    table.play(0, "stop", "set-die")
    assert "set-die" in table.player(0).gear


def test_z26_revised_the_turn_ends_and_the_scoundrel_lies_beside_the_feats() -> None:
    """Z26, Z7: a target for anyone's turn, but nobody's duty."""
    table = Table(REVISED)
    bring_out(table, "")
    assert (table.active, table.step, table.seen.scoundrels_out) == (1, "travel", ["farm"])
    assert table.actions(1) == ["travel 1", "travel 2", "travel 3", "travel 4", "fight farm"]
    table.travel_alone(2, MISSED)
    table.play(1, "stop")
    table.play(2, "fight farm", MISSED)
    table.play(2, "stop")
    assert (table.active, table.seen.scoundrels_out) == (0, ["farm"])
    table.play(0, "fight farm", f"{BEATEN} own")
    table.play(0, "stop", "set-die")
    assert (table.active, table.step, table.seen.scoundrels_out) == (1, "travel", [])
    assert table.actions(1) == ["travel 1", "travel 2", "travel 3", "travel 4"]


def test_zr8_revised_several_scoundrels_may_lie_out() -> None:
    """ZR8: each stays until it is beaten; beating one leaves the others."""
    table = Table(REVISED)
    bring_out(table, "")
    ready_for_hero_die(table, 1, "tavern")
    table.complete(2, "market-2 free-charm")
    assert table.seen.scoundrels_out == ["farm", "tavern"]
    table.play(2, "fight tavern", BEATEN)
    table.play(2, "stop", "set-die")
    assert table.seen.scoundrels_out == ["farm"]


@pytest.mark.parametrize("trigger", ["last-feat", "both-dice"])
def test_zr8_revised_the_final_battle_removes_the_scoundrels(trigger: str) -> None:
    """ZR8"""
    table = Table(REVISED)
    table.scoundrel_out("farm", "plaza")
    if trigger == "both-dice":
        ready_for_hero_die(table, 0, "farm")
        table.give_heroes(1, farm=1)
        table.complete(1, "market-2 free-charm charm*5 own")
    else:
        final_battle(table, MISSED, "market")
    assert (table.attempt.target, table.seen.scoundrels_out) == ("villain", [])
