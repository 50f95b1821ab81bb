"""Names and events in words."""

from __future__ import annotations

import pytest

from tests.terminal.sitting import zorro_rules
from zabletop.engine.shapes import Event
from zabletop.terminal.names import shown_names
from zabletop.terminal.zorro.telling import ZorroTeller
from zabletop.words import Words


@pytest.mark.parametrize(
    ("language", "seats", "names", "expected", "you"),
    [
        ("en", ["human", "greedy"], [], ["You", "Bot 2 (greedy)"], 0),
        ("fr", ["random", "human"], [], ["Robot 1 (hasard)", "Vous"], 1),
        ("fr", ["human", "human"], [], ["Joueur 1", "Joueur 2"], -1),
        ("en", ["human", "greedy"], ["Ana", "Bo"], ["You", "Bo"], 0),
        ("en", ["human", "greedy", "human"], ["Ana", "", "Bo"], ["Ana", "Bot 2 (greedy)", "Bo"], -1),
    ],
)
def test_names_are_given_or_usual(
    language: str, seats: list[str], names: list[str], expected: list[str], you: int
) -> None:
    assert shown_names(Words.of(language), seats, names) == (expected, you)


def test_facts_become_words_by_their_names() -> None:
    cards = zorro_rules().cards
    events = [
        Event("rolls", 0, {"faces": ["charm", "leap", "leap"], "heroes": ["farm-grab"], "left": 2}),
        Event("rolls", 1, {"faces": ["taunt"], "heroes": [], "left": 0}),
        Event("offers", 0, {"seats": []}),
        Event("offers", 1, {"seats": [0, 1]}),
        Event("set", 1, {"symbol": "dash", "becomes": "thrust"}),
    ]
    english = ZorroTeller(Words.of("en"), ["You", "Bo"], cards, you=0)
    assert [english.event(event) for event in events] == [
        "You roll: charm, 2 leaps and grab (Farm die). ROLLs left:\u00a02.",
        "Bo rolls: taunt. ROLLs left:\u00a00.",
        "Nobody offers help.",
        "Help is offered by you and Bo.",
        "Bo turns a die from dash to thrust.",
    ]
    french = ZorroTeller(Words.of("fr"), ["Vous", "Bo"], cards, you=0)
    said = french.event(events[0]).replace("\u00a0", " ")
    assert said == "Vous lancez : charme, 2 sauts et prise (dé Ferme). LANCERS restants : 2."


def test_what_is_rolled_again_and_who_is_out_is_told() -> None:
    cards = zorro_rules().cards
    events = [
        Event("rolls", 0, {"faces": ["dash", "dash", "leap"], "heroes": [], "left": 2}),
        Event("rerolls", 0, {"faces": ["charm", "leap", "leap"], "heroes": [], "left": 2}),
        Event("rerolls", 0, {"faces": ["charm", "leap", "leap"], "heroes": [], "left": 2}),
        Event("duel", -1, {"seats": [0, 1, 2]}),
        Event("duel-score", 1, {"count": 5}),
        Event("duel", -1, {"seats": [0, 1]}),
    ]
    english = ZorroTeller(Words.of("en"), ["You", "Bo", "Ana"], cards, you=0)
    assert [english.event(event) for event in events[1:]] == [
        "You re-roll with Equipment. Now: charm and 2 leaps.",
        "You re-roll with Equipment, and the same symbols come up again. Now: charm and 2 leaps.",
        "A duel: you, Bo and Ana. What counts is thrust; the most wins.",
        "Bo scores 5.",
        "Another round. Still in the duel: you and Bo. Out: Ana.",
    ]
    french = ZorroTeller(Words.of("fr"), ["Vous", "Bo", "Ana"], cards, you=0)
    said = [french.event(event).replace("\u00a0", " ") for event in events]
    assert said[1] == (
        "Vous relancez par un Équipement : 2 courses font place à charme et saut. À présent : charme et 2 sauts."
    )
    assert said[-1] == "Une autre manche. Toujours en duel : vous et Bo. Hors du duel : Ana."
