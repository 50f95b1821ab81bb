"""The verbs about hidden cards, who then knows what, and who carries a line out."""

from __future__ import annotations

import pytest

from tests.horror.deck import with_effects
from tests.horror.table import Table, trick
from zabletop.games.horror.state import MOST_PLAYS

# --- Drop, draw -----------------------------------------------------------------------------------------------------


def test_drop_discards_a_card_of_ones_hand() -> None:
    table = trick({"do": "drop", "count": 2, "may": True}, hands=["trick sun-1 imp", "", ""])
    table.play(0, "play trick")
    assert table.actions(0) == ["stop", "hand sun-1", "hand imp"]
    table.play(0, "hand imp")
    assert table.actions(0) == ["stop", "hand sun-1"]
    table.play(0, "stop")
    assert (table.discard, table.in_hand(0)) == ("imp", "sun-1")


def test_equal_cards_are_not_dropped_for_a_player_as_that_would_tell() -> None:
    """Two of a kind: there is one way to choose, and the table does not show that."""
    table = trick({"do": "drop", "who": "others"}, hands=["trick", "imp imp", "twin"])
    table.play(0, "play trick")
    assert table.actions(1) == ["hand imp"]
    assert table.discard == ""
    table.play(1, "hand imp")
    assert (table.discard, table.active) == ("twin imp", 1), "the only card of a hand goes by itself"


def test_draw_takes_the_top_card_for_whoever_the_line_names() -> None:
    table = trick({"do": "draw", "who": "all"}, hands=["trick", "sun-1 sun-2 sun-3", ""])
    table.play(0, "play trick", "imp skulls")
    assert [table.in_hand(seat) for seat in range(3)] == ["imp", "sun-1 sun-2 sun-3", "skulls"]


def test_you_may_draw() -> None:
    table = trick({"do": "draw", "may": True})
    table.play(0, "play trick")
    assert table.actions(0) == ["draw", "stop"]
    table.play(0, "stop")
    assert (table.in_hand(0), table.active) == ("", 1)


# --- Rob, spy, trade, scry ------------------------------------------------------------------------------------------


def test_a_robbed_card_is_known_to_both_and_to_nobody_else() -> None:
    table = trick({"do": "rob"}, hands=["trick", "sun-1 imp", "suns"])
    table.play(0, "play trick")
    assert table.actions(0) == ["player 2", "player 3"]
    table.play(0, "player 2", "imp")
    assert [table.in_hand(0, viewer) for viewer in (0, 1, 2, -1)] == ["imp", "imp", "?", "?"]
    told = [table.events("robs")[0].seen_by(viewer).facts.get("card") for viewer in (0, 1, 2, -1)]
    assert told == ["imp", "imp", None, None]


def test_there_is_nobody_to_rob() -> None:
    table = trick({"do": "rob"})
    table.play(0, "play trick")
    assert (table.told("cannot"), table.active) == ([("cannot", 0)], 1)


def test_one_player_spies_and_all_see_that_they_do() -> None:
    table = trick({"do": "spy"}, hands=["trick", "sun-1 imp", "suns"])
    table.play(0, "play trick")
    table.play(0, "player 2")
    assert [table.in_hand(1, viewer) for viewer in (0, 1, 2, -1)] == ["imp sun-1", "imp sun-1", "? ?", "? ?"]
    assert all(card.knowers == [0, 1] for card in table.sight(2).seats[1].hand)
    told = table.events("spies")[0].seen_by(2)
    assert told.facts == {"of": 1, "count": 2}


def test_what_was_spied_stays_known_and_what_comes_later_is_not() -> None:
    table = trick({"do": "spy"}, hands=["trick", "imp", ""])
    table.play(0, "play trick")
    table.play(1, "draw", "suns")
    assert [table.in_hand(1, viewer) for viewer in (0, 1, 2)] == ["? imp", "imp suns", "? ?"]


def test_whoever_has_spied_follows_a_card_to_another_hand() -> None:
    own = with_effects({"do": "spy"}, trick_2=[{"do": "rob"}])
    table = Table(own, hands=["trick", "trick-2", "imp"])
    table.play(0, "play trick")
    table.play(0, "player 3")
    table.play(1, "play trick-2", "imp")
    assert [table.in_hand(1, viewer) for viewer in (0, 1, 2, -1)] == ["imp", "imp", "imp", "?"]


def test_trade_exchanges_two_hands_and_each_knows_what_they_gave() -> None:
    table = trick({"do": "trade"}, hands=["trick sun-1", "imp skulls", "suns"])
    table.play(0, "play trick")
    assert table.actions(0) == ["player 2", "player 3"]
    table.play(0, "player 2")
    assert [table.in_hand(seat) for seat in (0, 1)] == ["imp skulls", "sun-1"]
    assert [table.in_hand(1, viewer) for viewer in (0, 1, 2)] == ["sun-1", "sun-1", "?"]
    assert [table.in_hand(0, viewer) for viewer in (0, 1, 2)] == ["imp skulls", "imp skulls", "? ?"]


def test_an_empty_hand_is_traded_too_but_not_for_another_empty_one() -> None:
    table = trick({"do": "trade"}, hands=["trick", "imp", ""])
    table.play(0, "play trick")
    assert (table.in_hand(0), table.in_hand(1)) == ("imp", "")
    nobody = trick({"do": "trade"})
    nobody.play(0, "play trick")
    assert nobody.told("cannot") == [("cannot", 0)]


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_scry_shows_one_player_the_top_card_who_leaves_it_or_buries_it(place: str) -> None:
    table = trick({"do": "scry"}, pile="sun-4 sun-5")
    table.play(0, "play trick", "sun-5")
    assert table.actions(0) == ["top", "bottom"]
    table.play(0, place)
    tops = [[card.card for card in table.sight(viewer).piles[0].top] for viewer in (0, 1)]
    bottoms = [[card.card for card in table.sight(viewer).piles[0].bottom] for viewer in (0, 1)]
    assert (tops if place == "top" else bottoms) == [["sun-5"], [""]]
    assert (bottoms if place == "top" else tops) == [[], []]
    assert table.sight(1).piles[0].unseen == ["sun-4", "sun-5"]
    table.play(1, "draw", "" if place == "top" else "sun-4")
    assert table.in_hand(1, 0) == ("sun-5" if place == "top" else "?")


# --- Again ----------------------------------------------------------------------------------------------------------


def test_again_plays_another_card_with_its_own_text() -> None:
    own = with_effects({"do": "again", "may": True}, trick_2=[{"do": "draw"}])
    table = Table(own, hands=["trick trick-2 wanderer", "", ""])
    table.play(0, "play trick")
    assert table.actions(0) == ["stop", "play trick-2", "play wanderer"]
    table.play(0, "play trick-2", "imp")
    assert (table.area(0), table.in_hand(0), table.active) == ("trick trick-2", "imp wanderer", 1)


def test_again_with_a_card_that_goes_to_another_area() -> None:
    table = trick({"do": "again"}, hands=["trick wanderer", "", ""])
    table.play(0, "play trick")
    assert (table.step, table.actions(0)) == ("landing", ["player 2", "player 3"])
    table.play(0, "player 2")
    assert (table.area(1), table.active) == ("wanderer", 1)


def test_again_comes_to_an_end() -> None:
    """Cards that come back to the hand and play one another: so often in a turn, and no more."""
    own = with_effects({"do": "recall", "what": "trick-2"}, {"do": "again"})
    own["card"] = [
        {**card, "effects": [{"do": "recall", "what": "trick"}, {"do": "again"}]} if card["id"] == "trick-2" else card
        for card in own["card"]
    ]
    table = Table(own, hands=["trick trick-2", "", ""])
    table.play(0, "play trick")
    assert table.active == 1
    assert len(table.events("plays")) == MOST_PLAYS


# --- Who ------------------------------------------------------------------------------------------------------------


def test_the_others_each_discard_one_of_their_own() -> None:
    """HR12: clockwise; "own" is the area of whoever carries the line out."""
    line = {"do": "discard", "what": "hero", "whose": "own", "who": "others"}
    table = trick(line, areas=["sun-1", "sun-2 sun-3", "sun-4"])
    table.play(0, "play trick")
    assert table.actions(1) == ["target sun-2 2", "target sun-3 2"]
    table.play(1, "target sun-2 2")
    assert [table.area(seat) for seat in range(3)] == ["sun-1 trick", "sun-3", ""]
    assert table.told("discards") == [("discards", 1), ("discards", 2)]


def test_hr12_all_begins_with_the_active_player() -> None:
    table = trick({"do": "drop", "who": "all"}, hands=["trick sun-1", "sun-2", "sun-3"])
    table.play(0, "play trick")
    assert table.told("drops") == [("drops", 0), ("drops", 1), ("drops", 2)]


def test_a_chosen_player_carries_the_line_out_and_the_same_one_the_next() -> None:
    lines = [{"do": "drop", "who": "chosen"}, {"do": "draw", "who": "same"}]
    table = trick(*lines, hands=["trick", "sun-1 sun-2", "imp", ""])
    table.play(0, "play trick")
    assert (table.deciders, table.step, table.actions(0)) == ([0], "player", ["player 2", "player 3"])
    table.play(0, "player 2")
    assert table.deciders == [1]
    table.play(1, "hand sun-2", "skulls")
    assert (table.in_hand(1), table.discard, table.active) == ("skulls sun-1", "sun-2", 1)


@pytest.mark.parametrize("verb", ["spy", "rob", "trade"])
def test_the_same_is_also_whoever_was_robbed_spied_on_or_traded_with(verb: str) -> None:
    lines = [{"do": verb}, {"do": "draw", "who": "same"}]
    table = trick(*lines, hands=["trick sun-5", "sun-1", "imp"])
    table.play(0, "play trick")
    table.play(0, "player 3", "imp skulls" if verb == "rob" else "skulls")
    assert table.told("draws") == [("draws", 2)]
    nobody = trick(*lines)
    nobody.play(0, "play trick")
    assert (nobody.told("draws"), nobody.active) == ([], 1)


def test_you_may_choose_a_player_who_then_must() -> None:
    """H10: "you" is whoever played the card: the player who was chosen has no way out."""
    table = trick({"do": "drop", "who": "chosen", "may": True}, hands=["trick", "sun-1 sun-2", ""])
    table.play(0, "play trick")
    assert table.actions(0) == ["stop", "player 2"]
    table.play(0, "player 2")
    assert table.actions(1) == ["hand sun-1", "hand sun-2"]


def test_nobody_is_chosen_where_nobody_can() -> None:
    table = trick({"do": "drop", "who": "chosen"}, {"do": "draw", "who": "same"})
    table.play(0, "play trick")
    assert (table.told("cannot"), table.active, table.in_hand(1)) == ([("cannot", 0)], 1, "")


# --- Conditions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ({"if": {"what": "imp"}}, True),
        ({"if": {"what": "skulls"}}, False),
        ({"if": {"what": "imp", "whose": "own"}}, False),
        ({"if": {"what": "imp", "whose": "other"}}, True),
        ({"if": {"what": "sun-1", "whose": "own"}}, True),
        ({"if": {"what": "sun-1", "whose": "other"}}, False),
        ({"if": {"what": "undead", "whose": "discard"}}, True),
        ({"if": {"what": "hero", "whose": "discard"}}, False),
        ({"unless": {"what": "imp"}}, False),
        ({"unless": {"what": ["skulls", "lady"]}}, True),
        ({"unless": {"what": "undead", "whose": "discard"}}, False),
    ],
)
def test_a_line_with_a_condition(condition: dict[str, object], drawn: bool) -> None:
    """H10, H13: what must lie in play, or must not; the discard pile only where it is named."""
    table = trick({"do": "draw", **condition}, areas=["sun-1", "imp"], discard="skull-1")
    table.play(0, "play trick", "sun-5" if drawn else "")
    assert table.in_hand(0) == ("sun-5" if drawn else "")
