"""The first part of a turn: where to go, and with whose help. Z7 to Z9."""

from __future__ import annotations

from typing import cast

import pytest

import zabletop
from tests.zorro.table import EDITIONS, FRENCH, MISSED, OFFERING, REVISED, Table
from zabletop import SPECTATOR, Match
from zabletop.games.zorro.shapes import ZorroSight


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
