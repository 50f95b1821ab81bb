"""The end and the score (H17-H21, H27, HR4)."""

from __future__ import annotations

import pytest

from tests.horror.deck import Line, deck, with_effects
from tests.horror.table import Table, opened, trick
from zabletop.games.horror.state import MOST_TURNS

ALL_HEROES = ["heroes-1", "heroes-2", "heroes-3"]


def ended(areas: list[str], factions: list[str], active: int = 0) -> Table:
    """A match that this player ends by drawing the last card."""
    table = Table(hands=[""] * len(areas), areas=areas, factions=factions, pile="unicorn")
    table.state.active = active
    table.play(active, "draw", "unicorn")
    return table


def test_h17_the_last_card_ends_the_match_at_once_and_hands_do_not_count() -> None:
    table = Table(hands=["sun-1", "sun-2 suns", "sun-3"], areas=["imp"], factions=ALL_HEROES, pile="sun-4 sun-5")
    table.play(0, "draw", "sun-4")
    assert table.winner is None
    table.play(1, "play suns")
    table.play(2, "draw", "sun-5")
    assert (table.step, table.deciders, table.rules.result(table.state) is not None) == ("over", [], True)
    assert all(not seat.hand for seat in table.seen.seats)
    assert table.discard == "sun-1 sun-2 sun-3 sun-4 sun-5", "hands are discarded, with the card that was drawn"
    assert table.scores == [-1, 4, 0]


def test_h17_the_next_to_last_card_ends_nothing() -> None:
    table = Table(hands=["", "", ""], pile="sun-4 sun-5")
    table.play(0, "draw", "sun-5")
    assert (table.step, table.active, table.pile_size()) == ("turn", 1, 1)


def test_h17_a_card_buried_in_time_puts_the_end_off() -> None:
    table = trick({"do": "bury", "what": "imp"}, areas=["imp"], pile="sun-1")
    table.play(0, "play trick")
    table.play(1, "draw", "sun-1")
    assert table.active == 2
    table.play(2, "draw")
    assert table.step == "over"


def test_hr4_the_last_card_drawn_by_an_effect_ends_the_match_and_the_rest_is_not_carried_out() -> None:
    lines: list[Line] = [{"do": "draw", "count": 2}, {"do": "discard", "what": "imp"}]
    table = trick(*lines, areas=["imp"], pile="sun-1", factions=ALL_HEROES)
    table.play(0, "play trick", "sun-1")
    assert (table.step, table.area(0)) == ("over", "trick imp")
    assert table.scores == [0, 0, 0]


def test_hr4_another_player_draws_the_last_card_in_the_middle_of_a_text() -> None:
    """HR4: the second of three who should draw; the third gets nothing, and it is still seat 0's turn (H20)."""
    table = trick({"do": "draw", "who": "all"}, pile="sun-1 sun-2", factions=ALL_HEROES)
    table.play(0, "play trick", "sun-1 sun-2")
    assert table.told("draws") == [("draws", 0), ("draws", 1)]
    assert (table.step, table.winner) == ("over", 0)


def test_hr4_a_chosen_draw_in_the_middle_of_a_line() -> None:
    lines: list[Line] = [{"do": "draw", "may": True, "count": 2}, {"do": "drop", "who": "others"}]
    table = trick(*lines, hands=["trick", "sun-5 sun-6", ""], pile="sun-1")
    table.play(0, "play trick")
    table.play(0, "draw", "sun-1")
    assert table.step == "over"
    assert table.told("drops") == []


@pytest.mark.parametrize(
    ("area", "hero", "monster"),
    [
        ("", 0, 0),
        ("sun-3", 1, -1),
        ("skull-3", -1, 1),
        ("suns", 4, -2),
        ("skulls", -2, 4),
        ("torn", 1, -1),
        ("sun-3 sun-4 imp imp", 0, 0),
        ("shade", 0, 0),
        ("clown", -1, 1),
        ("twin twin twin torn skull-3", 3, -3),
    ],
)
def test_h18_a_hero_player_counts_suns_and_a_monster_player_skulls(area: str, hero: int, monster: int) -> None:
    """H18: the other symbol counts against them; every symbol of a card counts, neutral cards' too."""
    for faction, score in (("heroes-2", hero), ("monsters-2", monster)):
        assert ended([area, ""], [faction, "heroes-1"]).scores[0] == score


def test_h18_only_ones_own_area_counts() -> None:
    assert ended(["sun-3", "sun-4 sun-5", "imp"], ["heroes-1", "heroes-2", "monsters-1"]).scores == [1, 2, 1]


@pytest.mark.parametrize(
    ("area", "faction", "score"),
    [
        ("sun-1", "heroes-1", 1 + 2),
        ("sun-2", "heroes-1", 1 + 2),
        ("sun-1 sun-2", "heroes-1", 2 + 2),
        ("sun-3", "heroes-1", 1),
        ("twin twin", "heroes-3", 2 + 2),
        ("skull-7", "heroes-3", -1 + 2),
        ("twin skull-7", "heroes-3", 0 + 2),
        ("lady", "monsters-2", -1 + 2),
        ("imp imp sun-7", "monsters-3", 1 + 2),
    ],
)
def test_h19_one_or_both_characters_of_ones_faction_give_two_points_in_all(area: str, faction: str, score: int) -> None:
    assert ended([area, ""], [faction, "heroes-2"]).scores[0] == score


def test_h19_the_characters_must_lie_in_ones_own_area() -> None:
    assert ended(["", "sun-1"], ["heroes-1", "monsters-1"]).scores == [0, -1]


def test_h20_most_points_win() -> None:
    table = ended(["sun-3", "sun-4 sun-5", "imp"], ["heroes-1", "heroes-2", "monsters-1"])
    result = table.rules.result(table.state)
    assert result is not None
    assert (result.winners, result.why) == ([1], "horror-won")


@pytest.mark.parametrize(
    ("active", "areas", "winner"),
    [
        (0, ["sun-3", "sun-4", "sun-5", ""], 0),
        (1, ["sun-3", "sun-4", "sun-5", ""], 1),
        (3, ["sun-3", "sun-4", "sun-5", ""], 2),
        (2, ["sun-3", "", "", "sun-5"], 0),
        (0, ["", "sun-3", "", "sun-5"], 3),
        (1, ["", "", "", ""], 1),
    ],
)
def test_h20_among_tied_leaders_whoever_took_a_turn_last_wins(active: int, areas: list[str], winner: int) -> None:
    """H20: the player whose turn ended the match, else the one before them, and so on back round the table."""
    table = ended(areas, ["heroes-1", "heroes-2", "heroes-3", "heroes-1"], active)
    result = table.rules.result(table.state)
    assert result is not None
    assert (result.winners, result.why) == ([winner], "horror-won-tie")


def test_h20_a_negative_score_can_win() -> None:
    table = ended(["imp imp", "imp"], ["heroes-1", "heroes-2"])
    assert (table.scores, table.winner) == ([-2, -1], 1)


def test_h21_the_same_colour_makes_no_team() -> None:
    """H21: one winner, whatever the others' side."""
    table = ended(["sun-3", "sun-4 sun-5", "imp"], ALL_HEROES)
    result = table.rules.result(table.state)
    assert result is not None
    assert result.winners == [1]


def test_h27_at_the_end_all_factions_are_revealed() -> None:
    table = Table(hands=["", "sun-1", ""], pile="unicorn")
    for viewer in (0, 1, 2, -1):
        assert [bool(seat.factions[0]) for seat in table.sight(viewer).seats] == [viewer == seat for seat in range(3)]
        assert all(seat.score is None for seat in table.sight(viewer).seats)
    table.play(0, "draw", "unicorn")
    for viewer in (0, 1, 2, -1):
        seats = table.sight(viewer).seats
        assert [seat.factions for seat in seats] == [["heroes-1"], ["heroes-2"], ["heroes-3"]]
        assert [seat.score for seat in seats] == table.scores
    told = [event.facts["faction"] for event in table.events("score")]
    assert told == ["heroes-1", "heroes-2", "heroes-3"]


def test_a_match_that_does_not_end_is_ended() -> None:
    """Cards that come back for ever: after a thousand turns points are counted."""
    table = Table(hands=["sun-3", "", ""], factions=ALL_HEROES)
    table.state.turn = MOST_TURNS - 1
    table.play(0, "play sun-3")
    assert (table.step, table.winner, table.scores) == ("over", 0, [1, 0, 0])
    assert table.told("too-long") == [("too-long", -1)]


def test_nothing_can_be_played_when_it_is_over() -> None:
    table = ended(["", ""], ["heroes-1", "heroes-2"])
    assert table.actions(0) == table.actions(1) == []


def test_h17_a_whole_match_has_drawn_the_whole_pile() -> None:
    """H17, from the deal to the end: at random, always down to the last card."""
    from zabletop import QuickDealer
    from zabletop.engine.playout import play_randomly
    from zabletop.games.horror.state import HorrorState

    for seed in range(5):
        rules = opened(3, deck())
        state = rules.begin(QuickDealer(seed))
        assert isinstance(state, HorrorState)
        play_randomly(rules, state, QuickDealer(seed + 1), QuickDealer(seed + 2))
        assert len(state.piles[0]) == 0
        assert sum(map(len, state.areas)) + len(state.discard) == 30


def test_h18_the_symbols_in_front_of_a_player_are_added_up_for_all_to_see() -> None:
    table = Table(with_effects(), hands=["", ""], areas=["suns torn imp"])
    seat = table.sight(1).seats[0]
    assert (seat.suns, seat.skulls) == (4, 2)
