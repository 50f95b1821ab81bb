"""A pile has no hidden order: known cards on top, a pool, known cards at the bottom."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zabletop import REFEREE, SPECTATOR, QuickDealer, ScriptedDealer
from zabletop.engine.pile import EVERYBODY, Known, Pile

NAMES = ("ace", "two", "three", "four", "five", "six", "seven")
NOBODY_ASKED = ScriptedDealer([])


def look(pile: Pile) -> tuple[list[tuple[int, int]], list[int], list[tuple[int, int]]]:
    return [(k.card, k.knowers) for k in pile.top], list(pile.pool), [(k.card, k.knowers) for k in pile.bottom]


def test_a_pool_is_kept_in_its_canonical_order() -> None:
    assert look(Pile([3, 1, 2])) == ([], [1, 2, 3], [])
    assert look(Pile([2, 3, 1])) == look(Pile([1, 2, 3]))


def test_known_cards_on_top_come_first_then_the_pool_then_the_bottom() -> None:
    pile = Pile([2, 4], [Known(0, 1), Known(1, 2)], [Known(5, 1), Known(6, EVERYBODY)])
    assert len(pile) == 6
    order = []
    dealer = ScriptedDealer(["five", "three"])
    while len(pile):
        card, pile = pile.draw(dealer, NAMES)
        order.append(card)
    assert order == [0, 1, 4, 2, 5, 6]
    assert dealer.place == 2, "only cards of the pool are a matter of chance"


def test_a_pile_is_a_value() -> None:
    pile = Pile([1, 2, 3], [Known(0, 1)], [Known(4, 2)])
    before = look(pile)
    dealer = QuickDealer(1)
    pile.draw(dealer, NAMES)
    pile.peek(dealer, NAMES, 4)
    pile.put_on_top(5, 1)
    pile.put_at_bottom(5, 1)
    pile.shuffled([6])
    pile.cards().clear()
    assert look(pile) == before


def test_who_knows_a_card() -> None:
    known = Known(3, 0b101)
    assert [known.known_to(viewer) for viewer in (0, 1, 2, SPECTATOR, REFEREE)] == [True, False, True, False, False]
    assert all(Known(3, EVERYBODY).known_to(viewer) for viewer in (0, 5, SPECTATOR))
    assert not any(Known(3, 0).known_to(viewer) for viewer in (0, 5, SPECTATOR))
    assert Known(3, 1) == Known(3, 1) != Known(3, 2)
    assert Known(3, 1) != Known(2, 1)
    assert Known(3, 1) != 3
    assert len({Known(3, 1), Known(3, 1), Known(3, 2)}) == 2


def test_cards_put_down_keep_their_knowers() -> None:
    pile = Pile([1, 2]).put_on_top(3, 1).put_on_top(4, 2).put_at_bottom(5, EVERYBODY).put_at_bottom(6, 4)
    assert look(pile) == ([(4, 2), (3, 1)], [1, 2], [(5, EVERYBODY), (6, 4)])


def test_a_peek_fixes_the_card_and_leaves_it_there() -> None:
    card, pile = Pile([1, 2, 3]).peek(ScriptedDealer(["three"]), NAMES, 2)
    assert card == 2
    assert look(pile) == ([(2, 2)], [1, 3], [])
    again, pile = pile.peek(NOBODY_ASKED, NAMES, 1)
    assert again == 2
    assert look(pile) == ([(2, 3)], [1, 3], [])
    drawn, pile = pile.draw(NOBODY_ASKED, NAMES)
    assert drawn == 2
    assert look(pile) == ([], [1, 3], [])


def test_a_peek_takes_nothing_from_those_who_knew() -> None:
    for where in (Pile([], [Known(1, 4)]), Pile([], (), [Known(1, 4)])):
        assert look(where.peek(NOBODY_ASKED, NAMES, 1)[1]) == ([(1, 5)], [], [])
    for where in (Pile([], [Known(1, EVERYBODY)]), Pile([], (), [Known(1, EVERYBODY)])):
        assert look(where.peek(NOBODY_ASKED, NAMES, 1)[1]) == ([(1, EVERYBODY)], [], [])
    assert look(Pile([], [Known(1, 4)]).peek(NOBODY_ASKED, NAMES, EVERYBODY)[1]) == ([(1, EVERYBODY)], [], [])


def test_the_next_card_is_known_or_not() -> None:
    assert Pile([1, 2]).next_known() is None
    assert Pile([]).next_known() is None
    assert Pile([1], [Known(2, 1)], [Known(3, 1)]).next_known() == Known(2, 1)
    assert Pile([1], (), [Known(3, 1)]).next_known() is None
    assert Pile([], (), [Known(3, 1), Known(4, 1)]).next_known() == Known(3, 1)


def test_shuffling_forgets_all_places() -> None:
    pile = Pile([4], [Known(3, 1)], [Known(2, EVERYBODY)]).shuffled([0])
    assert look(pile) == ([], [0, 2, 3, 4], [])


def test_an_empty_pile_has_nothing_to_draw() -> None:
    with pytest.raises(IndexError):
        Pile([]).draw(NOBODY_ASKED, NAMES)


moves = st.lists(
    st.tuples(st.sampled_from(["draw", "peek", "top", "bottom", "shuffle"]), st.integers(0, 3)), max_size=30
)


@given(moves=moves, seed=st.integers(0, 1000))
def test_no_card_is_lost_and_known_cards_come_when_they_should(moves: list[tuple[str, int]], seed: int) -> None:
    """Against a pile that is a plain list of (card or None, knowers): what nobody knows has no card yet."""
    dealer, pile, hand = QuickDealer(seed), Pile(range(7)), list[int]()
    model: list[tuple[int | None, int]] = [(None, 0)] * 7
    for move, seat in moves:
        if move == "shuffle":
            pile, model = pile.shuffled(), [(None, 0)] * len(model)
        elif move in ("top", "bottom") and hand:
            card = hand.pop()
            pile = pile.put_on_top(card, 1 << seat) if move == "top" else pile.put_at_bottom(card, 1 << seat)
            model.insert(0 if move == "top" else len(model), (card, 1 << seat))
        elif move == "draw" and len(pile):
            card, pile = pile.draw(dealer, NAMES)
            assert model.pop(0)[0] in (None, card)
            hand.append(card)
        elif move == "peek" and len(pile):
            card, pile = pile.peek(dealer, NAMES, 1 << seat)
            assert model[0][0] in (None, card)
            model[0] = (card, model[0][1] | 1 << seat)
        assert sorted([*pile.cards(), *hand]) == list(range(7))
        assert len(pile) == len(model)
        top, pool, bottom = look(pile)
        assert [*top, *[(None, 0)] * len(pool), *bottom] == model
