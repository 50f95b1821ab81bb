"""Villains, the Final Battle, and foes in whole matches. Z28 to Z30, Z32 to Z34."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import zabletop
from tests.zorro.positions import final_battle
from tests.zorro.table import BEATEN, EDITIONS, FRENCH, IN_ROUNDS, MET, MISSED, Table, cards
from zabletop import REFEREE, SPECTATOR, Match, QuickDealer
from zabletop.engine.dealer import Dealer
from zabletop.games.zorro.dice import LOCATIONS
from zabletop.games.zorro.shapes import ZorroSight

# --- Villains -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("owner", [0, 2])
def test_z28_the_villain_emerges_when_both_hero_dice_are_taken(edition: str, owner: int) -> None:
    """Z28: by one player or by two."""
    table = Table(edition)
    table.give_heroes(owner, tavern=1)
    table.give_feats(0, *(["tavern-3", "tavern-4"] if owner == 0 else ["tavern-4"]))
    table.travel_alone(2, f"{MET} own" if owner == 0 else MET)
    draws = f"market-2 free-taunt {MISSED}"
    table.play(0, "stop", "" if edition == FRENCH else draws)
    if edition == FRENCH:
        table.play(0, "take", draws)
    assert [event.facts["card"] for event in table.events("villain-out")] == ["villain-tavern"]
    assert table.events("scoundrel-out") == []
    assert (table.attempt.target, table.attempt.card, table.active) == ("villain", "villain-tavern", 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("location", LOCATIONS)
def test_z28_the_villain_emerges_when_the_last_feat_is_drawn(edition: str, location: str) -> None:
    """Z28: the Villain of that Feat's location, whatever Feat was completed."""
    table = Table(edition)
    final_battle(table, "charm*5" if location == "farm" else MISSED, location)
    assert [event.facts["card"] for event in table.events("villain-out")] == [f"villain-{location}"]
    assert (table.attempt.target, table.attempt.card, table.active) == ("villain", f"villain-{location}", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z28_not_before_the_last_feat_is_drawn(edition: str) -> None:
    """Z28: with one left in the deck, play goes on."""
    table = Table(edition)
    table.leave_feats("farm-3", "plaza-3")
    table.complete(1, "plaza-3 free-taunt")
    assert (table.step, table.events("villain-out")) == ("travel", [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr7_a_villain_brought_out_by_a_hero_die_comes_before_that_of_the_last_feat(edition: str) -> None:
    """ZR7: whatever (C) draws."""
    table = Table(edition)
    table.give_heroes(2, tavern=1)
    table.give_feats(0, "tavern-4")
    table.leave_feats("plaza-3")
    table.complete(2, f"plaza-3 free-taunt {MISSED}")
    assert [event.facts["card"] for event in table.events("villain-out")] == ["villain-tavern"]
    assert table.attempt.card == "villain-tavern"


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr7_the_last_feat_comes_before_a_scoundrel(edition: str) -> None:
    """ZR7: the Final Battle begins, and the Scoundrel is not fought."""
    table = Table(edition)
    table.give_feats(0, "tavern-4")
    table.leave_feats("plaza-3")
    table.complete(2, f"plaza-3 free-taunt {MISSED}")
    assert table.player(0).heroes == {"tavern": 1}
    assert (table.events("scoundrel-out"), table.seen.scoundrels_out) == ([], [])
    assert (table.attempt.target, table.attempt.card) == ("villain", "villain-plaza")


# --- Final Battle ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_z29_everybody_has_exactly_one_attempt_from_the_left_of_who_brought_it_out(edition: str) -> None:
    """Z29: whoever has won before them."""
    table = Table(edition, players=4)
    table.travel_alone(2, MISSED)
    table.play(0, "stop")
    table.leave_feats("market-3")
    table.complete(1, f"market-3 free-taunt {BEATEN}")
    for seat in (2, 3, 0):
        assert table.deciders == [seat]
        table.play(seat, "stop", MISSED)
    assert table.deciders == [1]
    table.play(1, "stop")
    assert [seat for _, seat in table.told("fights")] == [2, 3, 0, 1]
    assert table.told("stands", "falls") == [("stands", 2), ("falls", 3), ("falls", 0), ("falls", 1)]
    assert table.winner == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_z29_there_is_no_reward_for_beating_a_villain(edition: str) -> None:
    """Z29, Z33: the script would run short if a card were drawn."""
    table = Table(edition)
    final_battle(table, BEATEN, "market")
    premium, common = table.seen.premium_deck, table.seen.common_deck
    table.play(1, "stop", MISSED)
    assert (table.player(1).gear, table.seen.premium_deck, table.seen.common_deck) == ([], premium, common)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z33_a_villain_is_fought_like_a_scoundrel(edition: str) -> None:
    """Z33, Z9: alone, against its requirement and ability, with up to three ROLLs; failing costs nothing."""
    table = Table(edition)
    table.give_gear(1, "free-leap")
    final_battle(table, "thrust*2 charm*4", "market")
    assert (table.step, table.deciders, table.seen.helper) == ("attempt", [1], -1)
    assert (table.attempt.needs, table.attempt.missing) == (["thrust"] * 5, 3)
    assert all(len(keep.split()) >= 5 for keep in table.keeps(1))
    table.play(1, "keep thrust*2 charm*2", "charm*2")
    table.play(1, "keep thrust*2 charm*2", f"charm*2 {MISSED}")
    assert (table.active, table.told("falls"), table.player(1).gear) == (2, [("falls", 1)], ["free-leap"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z27_the_new_hero_die_counts_against_the_villain_it_brought_about(edition: str) -> None:
    """Z27, Z34"""
    table = Table(edition, players=2)
    table.give_heroes(1, tavern=1)
    table.give_feats(0, "tavern-4")
    table.complete(2, f"market-2 free-taunt {MISSED} own")
    table.play(1, "stop", "thrust*4 charm*2 thrust")
    assert table.attempt.missing == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_z32_tokens_stand_for_victors_and_lie_for_losers(edition: str) -> None:
    """Z32: and are neither before their owner's attempt; for everybody to see."""
    table = Table(edition)
    final_battle(table, BEATEN, "market")
    assert [table.player(seat).standing for seat in range(3)] == [None, None, None]
    table.play(1, "stop", MISSED)
    assert [table.player(seat).standing for seat in range(3)] == [None, True, None]
    table.play(2, "stop", BEATEN)
    for viewer in (0, 1, 2, SPECTATOR, REFEREE):
        assert [player.standing for player in table.sight(viewer).seats] == [None, True, False]
    table.play(0, "stop", MISSED)
    assert [table.player(seat).standing for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z30_a_single_victor_wins(edition: str) -> None:
    """Z30: without a duel."""
    table = Table(edition)
    final_battle(table, MISSED, "market")
    table.play(1, "stop", BEATEN)
    table.play(2, "stop", MISSED)
    assert table.rules.result(table.state) is None
    table.play(0, "stop")
    assert (table.winner, table.deciders, table.events("duel")) == (2, [], [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z30_several_victors_duel(edition: str) -> None:
    """Z30: they, and nobody else."""
    table = Table(edition)
    final_battle(table, BEATEN, "market")
    table.play(1, "stop", MISSED)
    table.play(2, "stop", BEATEN)
    table.play(0, "stop", MISSED)
    assert (table.winner, table.seen.duelists, table.attempt.target) == (None, [0, 1], "duel")


@pytest.mark.parametrize("edition", EDITIONS)
def test_z30_without_a_victor_everybody_duels(edition: str) -> None:
    """Z30"""
    table = Table(edition)
    final_battle(table, MISSED, "market")
    table.play(1, "stop", MISSED)
    table.play(2, "stop", MISSED)
    table.play(0, "stop", MISSED)
    assert (table.winner, table.seen.duelists, table.attempt.target) == (None, [0, 1, 2], "duel")


# --- Whole matches --------------------------------------------------------------------------------------------------


def play_eagerly(match: Match, whim: Dealer) -> None:
    """At random, but in an attempt save what is asked for, and stop when it is there."""
    rules = match.rules
    while match.result is None:
        seat = match.deciders[0]
        told = cast(ZorroSight, match.sight(seat)).attempt
        saved = [die for die in told.faces + told.heroes if die.rpartition("-")[2] in told.needs]
        wish = rules.number(" ".join(["keep", *saved])) if told.missing else rules.number("stop")
        actions = rules.actions(match.state, seat)
        match.play(seat, wish if wish in actions else actions[whim.pick(len(actions))])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whole_matches_keep_the_rules_of_foes(edition: str, players: int) -> None:
    """Z24, Z26, Z28, Z29: seen from the outside, in matches that are played at random."""
    for seed in range(4):
        match = zabletop.new("zorro", players, seed, edition=edition, cards=cards())
        play_eagerly(match, QuickDealer(seed))
        events = match.events_since(0, REFEREE)
        villains = [place for place, event in enumerate(events) if event.kind == "villain-out"]
        assert len(villains) == 1
        fights = [event.seat for event in events[villains[0] :] if event.kind == "fights"]
        trigger = events[villains[0]].seat
        assert fights == [(trigger + step) % players for step in range(1, players + 1)]
        foes = [event.facts["card"] for event in events if event.kind == "scoundrel-out"]
        assert len(foes) == len(set(foes))
        if edition in IN_ROUNDS:
            turns = [event.seat for event in events[: villains[0]] if event.kind in ("turn", "fights", "starts")]
            assert all(after == (before + 1) % players for before, after in pairwise(turns))
