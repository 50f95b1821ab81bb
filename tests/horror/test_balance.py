"""What the decks promise: exact counts, and the page that publishes how they are balanced."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.contract import many
from zabletop.games.horror.cards import BUILT_IN, built_in
from zabletop.games.horror.decks import READY_MADE, ListCheck, ready_made

ROOT = Path(__file__).parents[2]
LEAST_EFFECTS = 14
# Heroes, monsters and neutral cards; suns of the heroes and skulls of the monsters.
COUNTS = {"london": (15, 15, 0, 19, 19), "sherlock": (15, 14, 1, 19, 19), "mythos": (12, 12, 6, 16, 15)}


@cache
def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance_horror", ROOT / "benchmarks" / "balance_horror.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # The shapes of the benchmark look up their own names there.
    sys.modules["balance_horror"] = module
    spec.loader.exec_module(module)
    return module


@cache
def page() -> str:
    return (ROOT / "docs" / "horror-balance.md").read_text("utf-8")


def cards(deck: str, kind: str) -> list[dict[str, Any]]:
    """The cards of one kind, each copy by itself."""
    return [card for card in built_in(deck)["card"] if card["kind"] == kind for _ in range(card.get("copies", 1))]


def card_called(deck: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in built_in(deck)["card"] if card["id"] == name)
    return found


@pytest.mark.parametrize("deck", BUILT_IN)
def test_kinds_and_symbols(deck: str) -> None:
    heroes, monsters, neutrals = (cards(deck, kind) for kind in ("hero", "monster", "neutral"))
    suns, skulls = sum(card["suns"] for card in heroes), sum(card["skulls"] for card in monsters)
    assert (len(heroes), len(monsters), len(neutrals), suns, skulls) == COUNTS[deck]
    assert {card["suns"] for card in heroes} == {1, 2}
    assert {card["skulls"] for card in monsters} == {1, 2}
    assert not any("skulls" in card for card in heroes)
    assert not any("suns" in card for card in monsters)


@pytest.mark.parametrize("deck", BUILT_IN)
def test_effects_are_varied(deck: str) -> None:
    effects = [card["effects"] for card in built_in(deck)["card"]]
    assert len([one for place, one in enumerate(effects) if one not in effects[:place]]) >= LEAST_EFFECTS
    for language in ("en", "fr"):
        texts: dict[str, Any] = {}
        for card in built_in(deck)["card"]:
            said = card[language]["text"]
            does = (card["effects"], card.get("tags"), card.get("into"))
            assert texts.setdefault(said, does) == does, f"the same words for different effects: {said}"


@pytest.mark.parametrize("deck", BUILT_IN)
def test_factions_name_their_own_side(deck: str) -> None:
    for faction in built_in(deck)["faction"]:
        kinds = {card_called(deck, name)["kind"] for name in faction["characters"]}
        assert kinds == {faction["side"]}


def test_what_is_attested_of_the_printed_cards() -> None:
    assert card_called("london", "dr-jekyll")["effects"] == [{"do": "discard", "what": "mr-hyde"}]
    assert card_called("london", "mr-hyde")["effects"] == [{"do": "discard", "what": "dr-jekyll"}]
    assert card_called("london", "mr-hyde")["skulls"] == 2
    assert card_called("london", "abraham-van-helsing")["effects"] == [{"do": "discard", "what": "undead"}]
    assert card_called("london", "arsene-lupin")["effects"][0]["do"] in ("rob", "steal")
    assert card_called("london", "creature-of-frankenstein")["effects"][0]["count"] == "all"
    brutes = ["creature-of-frankenstein", "werewolf"]
    assert any(faction["characters"] == brutes for faction in built_in("london")["faction"])
    assert card_called("sherlock", "queen-victoria")["effects"] == [{"do": "drop", "count": 2, "may": True}]
    assert card_called("sherlock", "satan")["effects"] == [{"do": "draw"}]
    assert card_called("sherlock", "imp")["copies"] == 3
    assert [card["id"] for card in cards("sherlock", "neutral")] == ["lady-in-black"]
    assert card_called("mythos", "albino-penguin")["copies"] == 4


@pytest.mark.parametrize("name", READY_MADE)
def test_ready_made_lists_are_legal(name: str) -> None:
    assert ListCheck(ready_made(name), [built_in(deck) for deck in BUILT_IN]).problems == []


# --- The page -------------------------------------------------------------------------------------------------------


def test_the_page_is_about_these_decks() -> None:
    """If this fails, the cards have changed: measure again, see the head of the page."""
    assert f"fingerprint `{benchmark().fingerprint()}`" in page()


def test_the_page_counts_ten_thousand_matches() -> None:
    assert "10,000 matches of equal greedy bots" in page()


def test_the_page_has_every_card_and_its_ratio_is_in_the_target() -> None:
    lines = page().splitlines()
    for deck in BUILT_IN:
        for card in built_in(deck)["card"]:
            line = next(line for line in lines if line.startswith(f"| {card['en']['name']} | {card['kind']} |"))
            *_, two, three, four, _played, _ = line.split("|")
            assert all(0.8 <= float(ratio) <= 1.25 for ratio in (two, three, four)), line


def test_every_target_is_met_or_named() -> None:
    verdicts = [line for line in page().splitlines() if line.startswith("Outside the targets:")]
    assert verdicts == ["Outside the targets: nothing."] * len(BUILT_IN)


@pytest.mark.parametrize("deck", BUILT_IN)
def test_matches_are_counted_once(deck: str) -> None:
    games, players, seed = many(4, 200), 3, 11
    print("seed", seed)
    batches = benchmark().batches_of(deck, players, {"decks": deck}, games, seed)
    totals = benchmark().play_all(batches, 1, lambda _: None)
    found = totals[deck, players]
    assert found.games == sum(found.wins) == sum(found.scores.values()) == games
    assert sum(found.seats) == games * players
    names = {card["id"] for card in built_in(deck)["card"]}
    assert set(found.played) <= names
    assert all(found.won[name] <= found.played[name] <= games * players for name in names)
