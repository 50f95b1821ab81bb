"""The house set is complete, varied and said in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.zorro.card_files import KINDS, Document, all_cards
from zabletop.games.zorro.check import ABILITIES, HERO_ACTIONS, PREMIUM_EFFECTS, CardCheck
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS

# How each symbol is called in the texts of the cards.
EN = {symbol: symbol for symbol in SYMBOLS}
FR = dict(zip(SYMBOLS, ("charme", "saut", "course", "prise", "estoc", "provocation"), strict=True))


def test_house_set_passes_the_check(house: Document) -> None:
    assert CardCheck(house).problems == []


def test_there_are_as_many_cards_as_in_the_box(house: Document) -> None:
    """Z1"""
    assert [len(house[kind]) for kind in KINDS] == [16, 22, 7, 4, 4]
    for kind, number in (("feat", 4), ("scoundrel", 1), ("villain", 1)):
        assert Counter(card["location"] for card in house[kind]) == dict.fromkeys(LOCATIONS, number)


def test_each_location_has_an_action_of_its_own(house: Document) -> None:
    """Z2, Z3"""
    assert sorted(house["locations"].values()) == sorted(HERO_ACTIONS)


def test_known_printed_cards_are_honoured(house: Document) -> None:
    feats = {card["en"]["name"]: card for card in house["feat"]}
    assert "leap" in feats["Stop a Runaway Stagecoach"]["needs"]
    assert feats["Stop a Runaway Stagecoach"]["id"] == "stop-a-runaway-stagecoach"
    commons = {card["id"]: card for card in house["common"]}
    assert commons["dagger"]["en"]["name"] == "Dagger"
    assert all(len(card["needs"]) == 4 for card in house["feat"])


def test_common_equipment_has_its_two_kinds_for_every_symbol(house: Document) -> None:
    """Z18, Z19"""
    effects = Counter(next(iter(card["effects"][0].items())) for card in house["common"])
    assert {kind for kind, _ in effects} == {"free", "reroll"}
    for symbol in SYMBOLS:
        assert effects["free", symbol] == 2
        assert effects["reroll", symbol] >= 1


def test_premium_powers_are_all_different(house: Document) -> None:
    """Z22: nobody else has this power; small extras may be shared."""
    powers = [{name for effect in card["effects"] for name in effect} - {"free", "reroll"} for card in house["premium"]]
    assert all(len(power) == 1 for power in powers)
    assert set.union(*powers) == set(PREMIUM_EFFECTS) - {"free", "reroll"}


def test_abilities_are_all_different(house: Document) -> None:
    """Z25"""
    abilities = [next(iter(card["ability"])) for kind in ("scoundrel", "villain") for card in house[kind]]
    assert sorted(abilities) == sorted(ABILITIES)


def test_scoundrels_and_villains_ask_for_more_than_feats(house: Document) -> None:
    """Z25"""
    assert all(len(card["needs"]) > 4 for kind in ("scoundrel", "villain") for card in house[kind])


def test_no_two_cards_have_the_same_name(house: Document) -> None:
    for language in ("en", "fr"):
        names = Counter(card[language]["name"] for _, card in all_cards(house))
        assert max(names.values()) == 1


def test_ids_are_the_english_names(house: Document) -> None:
    """Ids stand in records and on the command line: a reader should know the card."""
    for _, card in all_cards(house):
        words = re.sub(r"[^a-z ]", "", card["en"]["name"].lower().replace("’", "")).split()
        told = card["id"].split("-")
        assert set(told) <= set(words), card["id"]


def test_both_languages_are_complete_and_different(house: Document) -> None:
    for kind, card in all_cards(house):
        fields = {"name", "text"} if kind in ("premium", "scoundrel", "villain") else {"name"}
        assert set(card["en"]) == set(card["fr"]) == fields, card["id"]
        for field in fields:
            assert card["en"][field] != card["fr"][field], card["id"]
            for language in ("en", "fr"):
                assert card[language][field] == card[language][field].strip()


def test_words_are_set_as_each_language_has_it(house: Document) -> None:
    """Curly apostrophes, and in French a no-break space before the double signs."""
    for _, card in all_cards(house):
        for language in ("en", "fr"):
            for text in card[language].values():
                assert "'" not in text
                assert '"' not in text
        for text in card["fr"].values():
            assert not re.search(r"[^\u00a0][:;!?]", text), text
        for language in ("en", "fr"):
            assert card[language].get("text", ".").endswith(".")


@pytest.mark.parametrize(("language", "called"), [("en", EN), ("fr", FR)])
def test_texts_name_the_symbols_of_their_effects(house: Document, language: str, called: dict[str, str]) -> None:
    for kind in ("premium", "scoundrel", "villain"):
        for card in house[kind]:
            effects = card["effects"] if kind == "premium" else [card["ability"]]
            symbols = {value for effect in effects for value in effect.values() if value in SYMBOLS}
            text = card[language]["text"].lower()
            found = {symbol for symbol in SYMBOLS if re.search(rf"\b{called[symbol]}s?\b", text)}
            assert found == symbols, card["id"]


@pytest.mark.parametrize(("language", "numbers"), [("en", "one two three four"), ("fr", "un deux trois quatre")])
def test_texts_name_the_numbers_of_their_abilities(house: Document, language: str, numbers: str) -> None:
    for kind in ("scoundrel", "villain"):
        for card in house[kind]:
            for value in card["ability"].values():
                if isinstance(value, int) and not isinstance(value, bool):
                    assert re.search(rf"\b{numbers.split()[value - 1]}\b", card[language]["text"]), card["id"]
