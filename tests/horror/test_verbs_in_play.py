"""The verbs about cards that lie open: in the areas (H13) and in the discard pile (H12)."""

from __future__ import annotations

import pytest

from tests.horror.deck import with_effects
from tests.horror.table import Table, trick

AREAS = ["sun-1 imp", "sun-2 skull-1", "sun-3 lady"]


def targets(table: Table) -> str:
    """What may be chosen now, in short: "sun-1/1 imp/1"."""
    return " ".join(action.removeprefix("target ").replace(" ", "/") for action in table.actions(table.deciders[0]))


# --- What, but, whose, count ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, "sun-1/1 imp/1 sun-2/2 skull-1/2 sun-3/3 lady/3"),
        ({"what": "hero"}, "sun-1/1 sun-2/2 sun-3/3"),
        ({"what": ["imp", "lady"]}, "imp/1 lady/3"),
        ({"what": "monster", "but": "undead", "may": True}, "stop imp/1"),
        ({"but": ["hero", "neutral"]}, "imp/1 skull-1/2"),
        ({"whose": "own"}, "sun-1/1 imp/1"),
        ({"whose": "other"}, "sun-2/2 skull-1/2 sun-3/3 lady/3"),
        ({"whose": "any", "what": "hero", "but": "sun-2"}, "sun-1/1 sun-3/3"),
    ],
)
def test_h13_what_a_line_is_about(more: dict[str, object], expected: str) -> None:
    """H13: a kind, a character, a tag, or several; in any area, one's own, or another's."""
    table = trick({"do": "discard", **more}, areas=AREAS)
    table.play(0, "play trick")
    assert targets(table) == expected


def test_h10_a_count_is_carried_out_as_often_as_it_can_be() -> None:
    """H10, H11: two are asked for and one is there."""
    table = trick({"do": "discard", "what": "hero", "count": 2}, areas=["", "sun-1 sun-2 sun-3"])
    table.play(0, "play trick")
    table.play(0, "target sun-3 2")
    table.play(0, "target sun-1 2")
    assert (table.area(1), table.active) == ("sun-2", 1)
    less = trick({"do": "discard", "what": "hero", "count": 2}, areas=["", "sun-1"])
    less.play(0, "play trick")
    assert (less.discard, less.told("cannot"), less.active) == ("sun-1", [], 1)


def test_h10_you_may_discard_one_or_two() -> None:
    """H10: after the first one may stop."""
    table = trick({"do": "discard", "what": "hero", "count": 2, "may": True}, areas=["", "sun-1 sun-2 sun-3"])
    table.play(0, "play trick")
    table.play(0, "target sun-3 2")
    assert targets(table) == "stop sun-1/2 sun-2/2"
    table.play(0, "stop")
    assert (table.area(1), table.active) == ("sun-1 sun-2", 1)


def test_each_copy_of_a_character_is_a_card_of_its_own() -> None:
    table = trick({"do": "discard", "what": "imp", "count": 2}, areas=["imp", "imp imp"])
    table.play(0, "play trick")
    assert targets(table) == "imp/1 imp/2", "copies in one area are the same to choose"
    table.play(0, "target imp 2")
    assert targets(table) == "imp/1 imp/2"
    table.play(0, "target imp 2")
    assert (table.area(0), table.area(1), table.discard) == ("trick imp", "", "imp imp")


def test_all_of_them_go_at_once_wherever_they_lie() -> None:
    table = trick({"do": "discard", "count": "all", "but": "undead"}, areas=AREAS)
    table.play(0, "play trick")
    assert [table.area(seat) for seat in range(3)] == ["trick", "skull-1", ""]
    assert table.active == 1


# --- Steal, give, move, swap ----------------------------------------------------------------------------------------


def test_steal_brings_a_card_of_another_into_ones_own_area() -> None:
    table = trick({"do": "steal", "what": "hero"}, areas=AREAS)
    table.play(0, "play trick")
    assert targets(table) == "sun-2/2 sun-3/3"
    table.play(0, "target sun-3 3")
    assert (table.area(0), table.area(2)) == ("sun-1 sun-3 trick imp", "lady")


def test_give_sends_one_of_ones_own_to_a_player_of_ones_choice() -> None:
    table = trick({"do": "give", "what": "monster"}, areas=AREAS)
    table.play(0, "play trick")
    assert (table.step, table.actions(0)) == ("second", ["player 2", "player 3"])
    assert table.seen.text.picked == "target imp 1"
    table.play(0, "player 3")
    assert (table.area(0), table.area(2)) == ("sun-1 trick", "sun-3 imp lady")


def test_everybody_gives_and_chooses_what_and_to_whom() -> None:
    table = trick({"do": "give", "what": "hero", "who": "all"}, areas=AREAS)
    table.play(0, "play trick")
    for seat, to in ((0, 2), (1, 3)):
        assert table.deciders == [seat]
        table.play(seat, f"player {to}")
        if seat == 0:
            assert targets(table) == "sun-1/2 sun-2/2"
            table.play(1, "target sun-1 2")
    table.play(2, "target sun-1 3")
    table.play(2, "player 1")
    assert [table.area(seat) for seat in range(3)] == ["sun-1 trick imp", "sun-2 skull-1", "sun-3 lady"]


def test_move_takes_any_card_to_any_other_area() -> None:
    table = trick({"do": "move", "what": "hero"}, areas=AREAS)
    table.play(0, "play trick")
    assert targets(table) == "sun-1/1 sun-2/2 sun-3/3"
    table.play(0, "target sun-2 2")
    assert table.actions(0) == ["player 1", "player 3"], "not where it lies already"
    table.play(0, "player 3")
    assert (table.area(1), table.area(2)) == ("skull-1", "sun-2 sun-3 lady")
    two = trick({"do": "move", "what": "sun-1"}, hands=["trick", ""], areas=["sun-1"])
    two.play(0, "play trick")
    assert two.area(1) == "sun-1", "among two there is one place to go"


def test_swap_exchanges_one_of_ones_own_with_another_players() -> None:
    table = trick({"do": "swap", "what": "hero", "mine": "monster"}, areas=AREAS)
    table.play(0, "play trick")
    assert targets(table) == "sun-2/2 sun-3/3", "of one's own there is only the imp"
    table.play(0, "target sun-2 2")
    assert (table.area(0), table.area(1)) == ("sun-1 sun-2 trick", "skull-1 imp")


def test_swap_needs_a_card_on_both_sides() -> None:
    for what, mine in (("neutral", "undead"), ("unicorn", "imp")):
        table = trick({"do": "swap", "what": what, "mine": mine}, areas=AREAS)
        table.play(0, "play trick")
        assert table.told("cannot") == [("cannot", 0)]
        assert table.active == 1


# --- Recall, raise, fetch, bury -------------------------------------------------------------------------------------


def test_recall_takes_a_card_back_to_the_hand_of_whoever_has_it_known_to_all() -> None:
    table = trick({"do": "recall", "what": "skull-1"}, areas=AREAS)
    table.play(0, "play trick")
    assert [table.in_hand(1, viewer) for viewer in (0, 1, 2, -1)] == ["skull-1"] * 4
    assert table.area(1) == "sun-2"
    card = table.sight(2).seats[1].hand[0]
    assert card.open


def test_recall_of_itself() -> None:
    table = trick({"do": "recall", "what": "self"})
    table.play(0, "play trick")
    assert (table.area(0), table.in_hand(0, 1)) == ("", "trick")


def test_h12_raise_brings_a_discarded_card_into_ones_area_without_its_text() -> None:
    """H12, HR5."""
    own = with_effects({"do": "raise", "what": "monster"}, trick_2=[{"do": "draw", "count": 2}])
    table = Table(own, hands=["trick", "", ""], discard="sun-1 trick-2")
    table.play(0, "play trick")
    assert (table.area(0), table.discard, table.in_hand(0)) == ("trick trick-2", "sun-1", "")


def test_h12_fetch_takes_a_discarded_card_to_ones_hand_known_to_all() -> None:
    table = trick({"do": "fetch", "but": "undead", "may": True}, discard="sun-1 skull-1 imp")
    table.play(0, "play trick")
    assert table.actions(0) == ["stop", "dig sun-1", "dig imp"]
    table.play(0, "dig imp")
    assert (table.in_hand(0, 2), table.discard) == ("imp", "sun-1 skull-1")


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_bury_puts_a_card_on_the_pile_or_under_it_for_all_to_know(place: str) -> None:
    table = trick({"do": "bury", "what": "lady", "to": place}, areas=AREAS, pile="sun-4 sun-5")
    table.play(0, "play trick")
    for viewer in (0, 1, -1):
        pile = table.sight(viewer).piles[0]
        assert [card.card for card in (pile.top if place == "top" else pile.bottom)] == ["lady"]
        assert sorted(pile.unseen) == ["sun-4", "sun-5"]
    draws = ["", "sun-4", "sun-5"] if place == "top" else ["sun-4", "sun-5", ""]
    for seat, falls in zip((1, 2, 0), draws, strict=True):
        table.play(seat, "draw", falls)
    drawn = [event.seen_by(-1).facts.get("card") for event in table.events("draws")]
    assert drawn == (["lady", None, None] if place == "top" else [None, None, "lady"])


def test_cards_under_the_pile_are_drawn_in_the_order_in_which_they_went_there() -> None:
    line = {"do": "bury", "what": ["lady", "imp"], "count": 2}
    table = trick(line, areas=AREAS, pile="sun-4")
    table.play(0, "play trick")
    table.play(0, "target lady 3")
    assert [card.card for card in table.seen.piles[0].bottom] == ["lady", "imp"]


# --- Imitate --------------------------------------------------------------------------------------------------------


def test_imitate_carries_out_the_text_of_another_card_as_ones_own() -> None:
    own = with_effects({"do": "imitate", "whose": "other"}, sun_2=[{"do": "discard", "what": "self"}])
    table = Table(own, hands=["trick", "", ""], areas=AREAS)
    table.play(0, "play trick")
    assert targets(table) == "sun-2/2 skull-1/2 sun-3/3 lady/3"
    table.play(0, "target sun-2 2")
    assert (table.area(0), table.area(1), table.discard) == ("sun-1 imp", "sun-2 skull-1", "trick")


def test_an_imitator_is_not_imitated() -> None:
    own = with_effects({"do": "imitate"}, sun_2=[{"do": "imitate"}])
    table = Table(own, hands=["trick", "", ""], areas=["", "sun-2"])
    table.play(0, "play trick")
    assert (table.told("cannot", "imitates"), table.active) == ([("cannot", 0)], 1)
