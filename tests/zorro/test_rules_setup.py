"""The box and the set-up: Z1 to Z6."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import zabletop
from tests.zorro.table import ACTIONS, EDITIONS, FIRST_FEATS, FIRST_GEAR, MISSED, Table, cards
from zabletop import BadCards, BadOption, ScriptedDealer
from zabletop.games.zorro.dice import HERO_DICE_A_LOCATION, HERO_DIE, LOCATIONS, SYMBOLS, ZORRO_DIE
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.games.zorro.state import ZorroState


@pytest.mark.parametrize("kind", ["feat", "common", "premium", "scoundrel", "villain"])
def test_z1_a_set_with_a_card_too_few_is_no_set(kind: str) -> None:
    """Z1: 16 Feats, 22 Common and 7 Premium Equipment, 4 Scoundrels, 4 Villains."""
    document = cards()
    assert len(document[kind]) == {"feat": 16, "common": 22, "premium": 7, "scoundrel": 4, "villain": 4}[kind]
    document[kind].pop()
    with pytest.raises(BadCards):
        zabletop.game("zorro").rules(2, document)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_z1_there_are_tokens_for_two_to_six(players: int) -> None:
    """Z1"""
    assert len(Table(players=players).seen.seats) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_z1_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    """Z1: six Hero tokens."""
    with pytest.raises(BadOption, match="engine-bad-players"):
        zabletop.game("zorro").rules(players)


def test_z2_there_are_four_locations_each_with_feats_and_foes() -> None:
    """Z2"""
    assert LOCATIONS == ("farm", "tavern", "plaza", "market")
    box = Table().rules.cards
    assert Counter(LOCATIONS[place] for place in box.feat_places) == dict.fromkeys(LOCATIONS, 4)
    assert [foe.name for foe in box.scoundrels] == [f"scoundrel-{location}" for location in LOCATIONS]
    assert [foe.name for foe in box.villains] == [f"villain-{location}" for location in LOCATIONS]


def test_z3_a_zorro_die_has_six_different_faces() -> None:
    """Z3"""
    assert sorted(ZORRO_DIE.sides) == sorted(SYMBOLS)
    assert sorted(SYMBOLS) == ["charm", "dash", "grab", "leap", "taunt", "thrust"]


def test_z3_a_hero_die_has_four_faces_of_its_own_a_thrust_and_a_taunt() -> None:
    """Z3"""
    assert Counter(HERO_DIE.sides) == {"own": 4, "thrust": 1, "taunt": 1}


@pytest.mark.parametrize("location", LOCATIONS)
def test_z3_the_card_set_says_which_action_is_a_location_s_own(location: str) -> None:
    """Z3: and its Hero die counts as that action."""
    table = Table(own=cards({"farm-1": {"needs": [ACTIONS[location]] * 4}}))
    table.give_heroes(0, **{location: 1})
    table.travel_alone(1, "thrust*6 own")
    assert table.attempt.heroes == [f"{location}-{ACTIONS[location]}"]
    assert table.attempt.missing == 3


@pytest.mark.parametrize("side", range(6))
def test_z3_every_side_of_a_hero_die_shows_what_it_should(side: int) -> None:
    """Z3"""
    table = Table()
    table.give_heroes(0, market=1)
    for seat, action in ((0, "travel 1"), (1, "pass")):
        table.play(seat, action)
    table.dealer.script.extend([0, 0, 0, 0, 0, 0, side])
    table.play(2, "pass")
    sides = ["market-dash"] * 4 + ["market-thrust", "market-taunt"]
    assert table.attempt.heroes == [sides[side]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z4_scoundrels_villains_and_two_hero_dice_wait_at_each_location(edition: str) -> None:
    """Z4: nobody has any of them yet."""
    table = Table(edition)
    assert HERO_DICE_A_LOCATION == 2
    assert table.seen.scoundrels_out == []
    for seat in range(3):
        assert (table.player(seat).feats, table.player(seat).gear, table.player(seat).heroes) == ([], [], {})


def test_z5_four_equipment_lie_face_up_with_a_feat_on_each() -> None:
    """Z5"""
    seen = Table().seen
    assert [(place.feat, place.gear) for place in seen.places] == list(zip(FIRST_FEATS, FIRST_GEAR, strict=True))


def test_z5_the_other_cards_make_up_three_face_down_decks() -> None:
    """Z5: shuffled, so nobody knows any card's place."""
    table = Table()
    seen, box = table.seen, table.rules.cards
    assert (seen.feat_deck.size, seen.common_deck.size, seen.premium_deck.size) == (12, 18, 7)
    assert set(seen.feat_deck.unseen) == set(box.feat_names) - set(FIRST_FEATS)
    assert set(seen.common_deck.unseen) == set(box.gear_names[:22]) - set(FIRST_GEAR)
    assert set(seen.premium_deck.unseen) == set(box.gear_names[22:])
    assert seen.feat_deck.bottom == seen.common_deck.bottom == seen.premium_deck.bottom == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_z5_other_shuffles_show_other_cards(edition: str) -> None:
    """Z5: every Feat and every Common card turns up first sooner or later, a Premium card never."""
    feats: set[str] = set()
    gear: set[str] = set()
    for seed in range(60):
        seen = cast(ZorroSight, zabletop.new("zorro", 2, seed, edition=edition, cards=cards()).sight(0))
        feats.update(place.feat for place in seen.places)
        gear.update(place.gear for place in seen.places)
    box = Table().rules.cards
    assert feats == set(box.feat_names)
    assert gear == set(box.gear_names[:22])


@pytest.mark.parametrize("players", [2, 4, 6])
def test_zr1_the_starting_player_is_drawn(players: int) -> None:
    """Z6, ZR1: each seat is as likely as any other: one draw among as many as there are players."""
    rules = zabletop.game("zorro").rules(players, cards())
    for seat in range(players):
        state = cast(ZorroState, rules.begin(ScriptedDealer([*FIRST_GEAR, *FIRST_FEATS, seat])))
        assert rules.deciders(state) == [seat]


def test_zr1_the_seed_decides_who_starts() -> None:
    """Z6, ZR1"""
    starters = [zabletop.new("zorro", 3, seed).deciders for seed in range(20)]
    assert starters == [zabletop.new("zorro", 3, seed).deciders for seed in range(20)]
    assert sorted(set(map(tuple, starters))) == [(0,), (1,), (2,)]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_zr1_the_host_may_set_the_starting_player(first: int) -> None:
    """Z6, ZR1"""
    assert {tuple(zabletop.new("zorro", 3, seed, first=first).deciders) for seed in range(9)} == {(first - 1,)}


def test_zr1_the_starting_player_sits_at_the_table() -> None:
    """ZR1"""
    with pytest.raises(BadOption, match="engine-bad-choice"):
        zabletop.new("zorro", 3, 7, first=4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_z6_play_goes_to_the_left(edition: str) -> None:
    """Z6, Z16: 1, 2, 3 and round again."""
    table = Table(edition)
    turns = []
    for _ in range(5):
        turns.append(table.active)
        table.travel_alone(1, MISSED)
        table.play(table.active, "stop")
    assert turns == [0, 1, 2, 0, 1]
