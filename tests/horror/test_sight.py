"""What a player is shown of what they put back (HR1), and of the order of a hand."""

from __future__ import annotations

from collections import Counter

from tests.horror.deck import with_effects
from tests.horror.table import Table
from zabletop import SPECTATOR
from zabletop.games.horror.state import hidden

PUT_BACK = "imp imp twin"


def after_redraw(own: dict[str, object], hands: list[str], pile: str, **more: object) -> Table:
    """A table at which seat 0 has put back two imps and a twin."""
    table = Table(own, hands=hands, pile=pile, **more)  # type: ignore[arg-type]
    table.state.replaced = [table.cards(PUT_BACK), *[()] * (len(hands) - 1)]
    return table


def put_back(table: Table) -> str:
    """The cards that seat 0 put back, less those that it has perhaps seen since."""
    mine = table.sight(0).seats[0]
    assert " ".join(mine.replaced) == "twin imp imp"
    return " ".join((Counter(mine.replaced) - Counter(mine.noticed)).elements())


def test_a_copy_that_is_seen_may_be_the_one_that_was_put_back() -> None:
    """HR1, HR8: seat 0 can't be sure any more where that one is; of other characters nothing changes."""
    table = after_redraw(with_effects(), ["", "imp", ""], "imp imp twin sun-1 sun-2")
    table.play(0, "draw", "sun-1")
    assert put_back(table) == "twin imp imp"
    table.play(1, "play imp")
    assert put_back(table) == "twin imp"
    table.play(2, "draw", "imp")
    assert put_back(table) == "twin imp", "what another draws is not seen"
    table.play(0, "draw", "imp")
    assert put_back(table) == "twin"


def test_a_copy_that_is_seen_twice_counts_once() -> None:
    own = with_effects({"do": "scry"}, {"do": "draw"})
    table = after_redraw(own, ["trick", ""], "imp imp twin sun-1")
    table.play(0, "play trick", "imp")
    assert put_back(table) == "twin imp"
    table.play(0, "top")
    assert table.in_hand(0) == "imp"
    assert put_back(table) == "twin imp"
    table.play(1, "draw", "twin")
    table.play(0, "play imp")
    assert put_back(table) == "twin imp"


def test_a_copy_that_came_back_to_a_hand_is_not_a_new_one() -> None:
    own = with_effects({"do": "recall", "what": "imp"})
    table = after_redraw(own, ["trick", "imp"], "imp imp twin sun-1")
    table.state.active = 1
    table.play(1, "play imp")
    assert put_back(table) == "twin imp"
    table.play(0, "play trick")
    assert table.in_hand(1, 0) == "imp"
    table.play(1, "play imp")
    assert put_back(table) == "twin imp"


def test_a_copy_that_was_drawn_before_can_not_be_the_one() -> None:
    table = after_redraw(with_effects(), ["", "imp"], "imp imp twin sun-1 sun-2")
    table.state.hands[1] = (hidden(table.cards("imp")[0], 0, True, 2),)
    table.play(0, "draw", "sun-1")
    table.play(1, "play imp")
    assert put_back(table) == "twin imp imp"


def test_what_one_put_back_is_ones_own_secret() -> None:
    table = after_redraw(with_effects(), ["", ""], "imp imp twin sun-1")
    assert table.sight(1).seats[0].replaced == table.sight(SPECTATOR).seats[0].replaced == []


def test_of_two_equal_cards_the_one_that_more_players_know_is_played() -> None:
    """The table can't tell copies apart; so what somebody knew of one is used up first."""
    own = with_effects({"do": "spy"})
    table = Table(own, hands=["trick", "imp", ""])
    table.play(0, "play trick")
    table.play(1, "draw", "imp")
    table.play(2, "draw", "sun-1")
    table.play(0, "draw", "sun-2")
    assert table.in_hand(1, 0) == "? imp"
    table.play(1, "play imp")
    assert table.in_hand(1, 0) == "?"
    assert table.sight(2).seats[1].hand[0].knowers == [1]


def test_the_order_of_a_hand_tells_nothing() -> None:
    """Hidden cards come in an order of what all know of them, whatever they are."""
    for cards in ("sun-1 imp", "imp skulls", "lady sun-1"):
        table = Table(hands=["", cards, ""])
        first, second = table.state.hands[1]
        table.state.hands[1] = tuple(sorted([first | 0x80, second]))
        shown = [(card.card, card.early) for card in table.sight(0).seats[1].hand]
        assert shown == [("", False), ("", True)]
