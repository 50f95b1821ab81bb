"""Deck files and lists with mistakes: each is named, with the card and the field, and nothing is played with them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zabletop
from tests.horror.deck import Document, built, busy_deck, deck
from tests.horror.table import HORROR, opened
from zabletop import BadCards, BadOption, ZabletopError
from zabletop.engine.cardfile import read_document
from zabletop.games.horror.cards import BUILT_IN, check_deck
from zabletop.games.horror.decks import READY_MADE, check_list, ready_made
from zabletop.games.horror.effects import VERBS

Change = Callable[[Document], object]


def told(document: Any) -> list[tuple[str, dict[str, Any]]]:
    with pytest.raises(BadCards) as caught:
        check_deck(document, "a-file")
    assert caught.value.facts == {"file": "a-file", "count": len(caught.value.problems)}
    return [(problem.message, problem.facts) for problem in caught.value.problems]


def card(document: Document, name: str) -> Document:
    found: Document = next(one for one in (*document["card"], *document["faction"]) if one["id"] == name)
    return found


def test_the_decks_of_the_tests_are_good_and_speak_the_whole_vocabulary() -> None:
    check_deck(deck(), "")
    check_deck(busy_deck(), "")
    assert {line["do"] for one in busy_deck()["card"] for line in one["effects"]} == set(VERBS)


MISTAKES: list[tuple[str, dict[str, object], Change]] = [
    ("cards-wrong-count", {"count": 29, "expected": 30}, lambda d: d["card"].pop(0) and d["faction"].clear()),
    ("cards-wrong-count", {"count": 31}, lambda d: card(d, "sun-3").update(copies=2)),
    ("cards-bad-value", {"card": "sun-3", "field": "copies"}, lambda d: card(d, "sun-3").update(copies=0)),
    ("cards-bad-value", {"card": "sun-3", "field": "copies"}, lambda d: card(d, "sun-3").update(copies=True)),
    ("cards-bad-value", {"card": "sun-3", "field": "suns"}, lambda d: card(d, "sun-3").update(suns=9)),
    ("cards-bad-value", {"card": "sun-3", "field": "kind"}, lambda d: card(d, "sun-3").update(kind="angel")),
    ("cards-bad-value", {"card": "sun-3", "field": "into"}, lambda d: card(d, "sun-3").update(into="all")),
    ("cards-bad-value", {"card": "sun-3", "field": "tags"}, lambda d: card(d, "sun-3").update(tags="undead")),
    ("cards-bad-value", {"card": "sun-3", "field": "tags"}, lambda d: card(d, "sun-3").update(tags=7)),
    ("cards-bad-value", {"card": "sun-3", "field": "tags"}, lambda d: card(d, "sun-3").update(tags=[["undead"]])),
    ("horror-no-symbol", {"card": "sun-3", "kind": "hero"}, lambda d: card(d, "sun-3").update(suns=0)),
    ("horror-no-symbol", {"card": "imp", "kind": "monster"}, lambda d: card(d, "imp").pop("skulls")),
    ("cards-no-words", {"card": "sun-3", "language": "fr"}, lambda d: card(d, "sun-3").pop("fr")),
    ("cards-no-words", {"card": "sun-3", "field": "text"}, lambda d: card(d, "sun-3")["en"].pop("text")),
    ("cards-no-words", {"card": "heroes-1", "language": "en"}, lambda d: card(d, "heroes-1").pop("en")),
    ("cards-no-words", {"card": "deck", "language": "fr"}, lambda d: d["deck"].pop("fr")),
    ("cards-unknown-field", {"card": "sun-3", "field": "colour"}, lambda d: card(d, "sun-3").update(colour="red")),
    ("cards-unknown-table", {"table": "cards"}, lambda d: d.update(cards=[])),
    ("cards-not-a-list", {"kind": "card"}, lambda d: d.update(card=7)),
    ("cards-same-id", {"card": "sun-3"}, lambda d: card(d, "sun-4").update(id="sun-3")),
    ("cards-bad-id", {"card": "Sun 3"}, lambda d: card(d, "sun-3").update(id="Sun 3")),
    ("cards-no-effects", {"card": "sun-3"}, lambda d: card(d, "sun-3").update(effects=[])),
    ("cards-no-effects", {"card": "sun-3"}, lambda d: card(d, "sun-3").update(effects=["draw"])),
    ("horror-faction-count", {"side": "hero", "count": 2}, lambda d: d["faction"].pop(0)),
    ("horror-faction-characters", {"card": "heroes-1"}, lambda d: card(d, "heroes-1").update(characters=["imp"])),
    (
        "horror-faction-characters",
        {"card": "heroes-1"},
        lambda d: card(d, "heroes-1").update(characters=["imp", "imp"]),
    ),
    ("horror-unknown-target", {"value": "ghost"}, lambda d: card(d, "heroes-1").update(characters=["imp", "ghost"])),
    ("horror-unknown-target", {"card": "heroes-1"}, lambda d: card(d, "heroes-1").update(characters=["imp", ["x"]])),
    ("horror-taken-word", {"word": "hero"}, lambda d: card(d, "sun-3").update(tags=["hero"])),
    ("horror-taken-word", {"word": "card"}, lambda d: card(d, "sun-3").update(id="card")),
    ("horror-no-head", {}, lambda d: d.pop("deck")),
    ("horror-no-head", {}, lambda d: d["deck"].update(id="Not an id")),
    ("cards-name-taken", {"name": "london"}, lambda d: d["deck"].update(id="london")),
]


@pytest.mark.parametrize(("message", "facts", "change"), MISTAKES)
def test_h1_a_mistake_in_a_deck_is_named(message: str, facts: dict[str, object], change: Change) -> None:
    """H1, H14, H19, H26: what a deck and its cards must have."""
    document = deck()
    change(document)
    assert any(found == message and facts.items() <= said.items() for found, said in told(document)), told(document)


LINES: list[tuple[str, dict[str, Any]]] = [
    ("cards-unknown-effect", {"do": "dance"}),
    ("cards-unknown-effect", {"do": ["draw"]}),
    ("cards-unknown-effect", {}),
    ("cards-unknown-field", {"do": "spy", "count": 2}),
    ("cards-unknown-field", {"do": "draw", "what": "hero"}),
    ("cards-bad-value", {"do": "draw", "count": 0}),
    ("cards-bad-value", {"do": "draw", "count": "all"}),
    ("cards-bad-value", {"do": "draw", "count": 6}),
    ("cards-bad-value", {"do": "draw", "may": 1}),
    ("cards-bad-value", {"do": "draw", "who": "everybody"}),
    ("cards-bad-value", {"do": "discard", "whose": "discard"}),
    ("cards-bad-value", {"do": "bury", "to": "side"}),
    ("cards-bad-value", {"do": "discard", "what": 7}),
    ("horror-unknown-target", {"do": "discard", "what": "ghost"}),
    ("horror-unknown-target", {"do": "discard", "what": ["imp", "ghost"]}),
    ("horror-unknown-target", {"do": "discard", "what": "card", "but": "ghost"}),
    ("horror-unknown-target", {"do": "steal", "what": "self"}),
    ("horror-unknown-target", {"do": "discard", "what": ["self", "imp"]}),
    ("horror-unknown-target", {"do": "draw", "if": {"what": "ghost"}}),
    ("horror-bad-condition", {"do": "draw", "if": "imp"}),
    ("horror-bad-condition", {"do": "draw", "unless": {"whose": "own"}}),
    ("horror-two-conditions", {"do": "draw", "if": {"what": "imp"}, "unless": {"what": "imp"}}),
    ("horror-all-or-may", {"do": "discard", "count": "all", "may": True}),
    ("horror-same-as-whom", {"do": "draw", "who": "same"}),
    ("horror-self-alone", {"do": "discard", "what": "self", "whose": "own"}),
]


@pytest.mark.parametrize(("message", "line"), LINES)
def test_h10_a_mistake_in_a_text_is_named(message: str, line: dict[str, Any]) -> None:
    """H10: a text says what it does in words that the game knows."""
    found = told(deck({"trick": {"effects": [line]}}))
    assert [name for name, _ in found] == [message]
    assert str(found[0][1]["card"]).startswith("trick")


@pytest.mark.parametrize("verb", ["again", "imitate"])
def test_nothing_follows_another_text(verb: str) -> None:
    found = told(deck({"trick": {"effects": [{"do": verb}, {"do": "draw"}]}}))
    assert [name for name, _ in found] == ["horror-must-be-last"]


def test_every_mistake_is_told_at_once() -> None:
    document = deck()
    card(document, "sun-3").update(kind="angel", copies=2, effects=[])
    card(document, "imp").pop("fr")
    assert sorted(name for name, _ in told(document)) == [
        "cards-bad-value",
        "cards-no-effects",
        "cards-no-words",
        "cards-no-words",
        "cards-wrong-count",
    ]


@pytest.mark.parametrize("own", [{"decks": 7}, {"decks": [7]}, {"decks": [[]]}, {"lists": "mine"}, {"lists": [7]}])
def test_what_is_no_deck_at_all_is_refused(own: dict[str, Any]) -> None:
    with pytest.raises((BadOption, BadCards)):
        opened(2, own)


# --- Decks and players ----------------------------------------------------------------------------------------------

OPTIONS: list[tuple[int, dict[str, str], str]] = [
    (5, {"decks": "london"}, "horror-too-few-decks"),
    (8, {"decks": "mythos"}, "horror-too-few-decks"),
    (9, {}, "engine-bad-players"),
    (1, {}, "engine-bad-players"),
    (2, {"decks": "paris"}, "engine-bad-choice"),
    (2, {"decks": ""}, "engine-bad-choice"),
    (2, {"decks": "london,london"}, "horror-deck-twice"),
    (2, {"mode": "master"}, "engine-bad-choice"),
    (2, {"lists": "the-deep,pandemonium"}, "horror-lists-only-expert"),
    (3, {"mode": "expert"}, "horror-expert-for-two"),
    (2, {"mode": "expert", "lists": "the-deep"}, "horror-lists-count"),
    (2, {"mode": "expert", "lists": "the-deep,nothing"}, "engine-bad-choice"),
    (2, {"first": "3"}, "engine-bad-choice"),
    (2, {"first": "last"}, "engine-bad-choice"),
]


@pytest.mark.parametrize(("players", "options", "message"), OPTIONS)
def test_h2_bad_options_are_refused(players: int, options: dict[str, str], message: str) -> None:
    """H2, H22."""
    before = copy.deepcopy(options)
    with pytest.raises(BadOption) as caught:
        HORROR.rules(players, **options)
    assert caught.value.message == message
    assert options == before


def test_own_decks_that_share_a_card_are_not_shuffled_together() -> None:
    with pytest.raises(BadOption, match="horror-same-card"):
        opened(2, {"decks": [deck(), deck(name="more")]})


def test_two_own_decks_or_lists_of_the_same_name_are_refused() -> None:
    """They could not be told apart."""
    with pytest.raises(BadOption, match="horror-deck-twice"):
        opened(2, {"decks": [deck(), deck(mark="other-")]})
    with pytest.raises(BadOption, match="horror-list-twice"):
        opened(2, {"decks": [deck()], "lists": [built("mine"), built("mine")]}, mode="expert")


def test_own_decks_are_enough_for_four_players_each() -> None:
    assert opened(4, deck()).players == 4
    with pytest.raises(BadOption, match="horror-too-few-decks"):
        opened(5, deck())
    assert opened(5, {"decks": [deck()]}, decks="for-tests,london").options["decks"] == "for-tests,london"


def test_a_refused_deck_leaves_everything_as_it_was() -> None:
    document = deck()
    card(document, "sun-3").update(kind="angel")
    before = copy.deepcopy(document)
    with pytest.raises(BadCards):
        zabletop.new("horror", players=2, cards=document)
    assert document == before
    assert zabletop.new("horror", players=2, cards=deck(), seed=1).sight(0).cards == {"decks": [deck()]}


# --- Files ----------------------------------------------------------------------------------------------------------


def test_a_deck_comes_from_a_file(tmp_path: Path) -> None:
    source = Path(str(zabletop.games.horror.cards.__file__)).parent / "cards" / "london.toml"
    file = tmp_path / "mine.toml"
    file.write_text(source.read_text("utf-8").replace('id = "london"', 'id = "mine"', 1), "utf-8")
    document = read_document(str(file))
    check_deck(document, str(file))
    assert opened(2, document).options["decks"] == "mine"
    with pytest.raises(BadOption, match="cards-no-file"):
        read_document(str(tmp_path / "missing.toml"))
    file.write_text("no toml", "utf-8")
    with pytest.raises(BadCards):
        read_document(str(file))


def test_h22_a_list_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    cards = "\n".join(f"{name} = {copies}" for name, copies in built()["cards"].items())
    file.write_text(f'[list]\nid = "mine"\nen = {{ name = "a" }}\nfr = {{ name = "b" }}\n[cards]\n{cards}\n', "utf-8")
    document = read_document(str(file))
    check_list(document, [deck()], str(file))
    assert document["cards"] == built()["cards"]
    with pytest.raises(BadCards):
        check_list(document, [busy_deck() | {"card": []}], str(file))


@pytest.mark.parametrize("name", READY_MADE)
def test_h22_the_ready_made_lists_keep_the_rule(name: str) -> None:
    check_list(ready_made(name), [zabletop.games.horror.cards.built_in(deck) for deck in BUILT_IN], name)


LISTS: list[tuple[str, dict[str, Any]]] = [
    ("horror-list-no-head", {"cards": {}}),
    ("horror-list-no-head", {"list": {"id": 7}}),
    ("horror-list-no-cards", {"list": built()["list"]}),
    ("horror-list-no-cards", {**built(), "cards": ["imp"]}),
    ("cards-unknown-table", {**built(), "card": []}),
    ("cards-no-words", {**built(), "list": {"id": "mine", "en": {"name": "mine"}}}),
    ("horror-list-bad-count", {**built(), "cards": {"imp": "three"}}),
    ("horror-list-bad-count", {**built(), "cards": {"imp": True}}),
]


@pytest.mark.parametrize(("message", "document"), LISTS)
def test_h22_a_mistake_in_a_list_is_named(message: str, document: dict[str, Any]) -> None:
    with pytest.raises(ZabletopError) as caught:
        opened(2, {"decks": [deck()], "lists": [document, built("yours")]}, mode="expert")
    assert isinstance(caught.value, BadCards)
    assert message in [problem.message for problem in caught.value.problems]
