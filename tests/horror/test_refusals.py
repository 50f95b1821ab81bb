"""A refused action names the rule that forbids it, in every step of a match, and changes nothing."""

from __future__ import annotations

import pytest

from tests.horror.deck import deck, with_effects
from tests.horror.table import HORROR, Table, opened, trick
from zabletop import Illegal, Match, SeededDealer


def refusal(table: Table, seat: int, action: str) -> tuple[str, str]:
    before = table.snapshot()
    match = table.as_match()
    with pytest.raises(Illegal) as caught:
        match.play(seat, action)
    assert table.snapshot() == before
    return caught.value.rule, caught.value.message


def choosing(**more: object) -> Table:
    """Seat 0 must choose one of two heroes."""
    table = trick({"do": "discard", "what": "hero", **more}, hands=["trick sun-5", "", ""], areas=["", "sun-1 sun-2"])
    table.play(0, "play trick")
    return table


AT_TURN = {
    "keep": ("H5", "horror-not-now"),
    "redraw": ("H5", "horror-not-now"),
    "stop": ("HR13", "horror-no-pass"),
    "play imp": ("H7", "horror-not-in-hand"),
    "player 2": ("HR12", "horror-not-now"),
    "target imp 1": ("H10", "horror-not-now"),
    "hand sun-1": ("H10", "horror-not-now"),
    "dig imp": ("H13", "horror-not-now"),
    "top": ("H10", "horror-not-now"),
    "faction heroes-1": ("H25", "horror-not-now"),
}


@pytest.mark.parametrize("action", AT_TURN)
def test_what_is_not_done_on_a_turn(action: str) -> None:
    """H5, H7, H10, H13, H25, HR12, HR13."""
    assert refusal(Table(hands=["sun-1", "imp", ""]), 0, action) == AT_TURN[action]


AT_A_CHOICE = {
    "stop": ("H10", "horror-compulsory"),
    "draw": ("H10", "horror-not-meant"),
    "play sun-5": ("H10", "horror-not-meant"),
    "player 2": ("H10", "horror-not-meant"),
    "target sun-1 3": ("H13", "horror-not-meant"),
    "target sun-1 8": ("H13", "horror-not-meant"),
    "target imp 2": ("H13", "horror-not-meant"),
    "target trick 1": ("HR10", "horror-not-meant"),
    "dig imp": ("H10", "horror-not-meant"),
    "keep": ("H5", "horror-not-now"),
}


@pytest.mark.parametrize("action", AT_A_CHOICE)
def test_what_a_text_does_not_ask_for(action: str) -> None:
    """H10, H13, HR10."""
    assert refusal(choosing(), 0, action) == AT_A_CHOICE[action]


def test_another_player_has_nothing_to_say() -> None:
    for seat in (1, 2):
        assert refusal(choosing(), seat, "target sun-1 2") == ("", "engine-not-your-decision")


def test_hr16_an_empty_deck_is_not_drawn_from() -> None:
    table = Table(hands=["sun-1", ""], piles=["", "imp imp"])
    assert refusal(table, 0, "draw") == ("HR16", "horror-empty-pile")


def test_h25_only_ones_own_factions_are_picked() -> None:
    table = Table(hands=["", ""], piles=["sun-1", "imp skulls"])
    table.play(0, "draw", "sun-1")
    table.play(1, "draw", "imp")
    assert refusal(table, 0, "faction monsters-1") == ("H25", "horror-not-your-faction")
    assert refusal(table, 0, "draw") == ("H7", "horror-not-now")


def test_h5_in_the_opening_one_keeps_or_redraws() -> None:
    match = Match(HORROR, opened(2, deck()), SeededDealer(bytes(32)))
    for action, rule in (("draw", "H7"), ("play imp", "H7"), ("stop", "HR13"), ("player 1", "HR12")):
        with pytest.raises(Illegal, match=f"{rule}: horror-not-now"):
            match.play(0, action)


def test_a_refusal_does_not_tell_where_a_hidden_card_is() -> None:
    """Whether it is in the pile or in somebody's hand: the same words."""
    told = set()
    for other in ("imp", "lady"):
        table = Table(hands=["sun-1", other, ""])
        told.add(refusal(table, 0, "play imp"))
    assert told == {("H7", "horror-not-in-hand")}


def test_h8_a_card_lands_with_another_player() -> None:
    table = Table(with_effects(), hands=["wanderer", "", ""])
    table.play(0, "play wanderer")
    assert refusal(table, 0, "player 1") == ("H8", "horror-not-there")
    assert refusal(table, 0, "player 7") == ("H8", "horror-not-there")
    assert refusal(table, 0, "draw") == ("H7", "horror-not-now")


@pytest.mark.parametrize(
    "action", ["", "play", "play ghost", "target imp", "target imp 9", "player 0", "faction", "#5", "draw 2"]
)
def test_what_means_nothing_is_refused_as_such(action: str) -> None:
    assert refusal(Table(hands=["sun-1", ""]), 0, action) == ("", "engine-unknown-notation")


@pytest.mark.parametrize("action", ["target sun-1 3", "target sun-1 8"])
def test_h13_a_card_is_not_called_back_from_where_it_does_not_lie(action: str) -> None:
    """H13: nor from a seat that nobody has."""
    effect = {"do": "recall", "what": "hero"}
    table = trick(effect, hands=["trick sun-5", "", ""], areas=["", "sun-1 sun-2"])
    table.play(0, "play trick")
    assert refusal(table, 0, action) == ("H13", "horror-not-meant")
