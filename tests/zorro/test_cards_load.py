"""A card file becomes cards to play with; its fingerprint tells its facts apart, not its wording."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.zorro.card_files import Change, Document, all_cards, own_text
from zabletop.games.zorro.cards import COMMONS, CardSet, ability_of, card_set, fingerprint, kit_of_effects, read_cards
from zabletop.games.zorro.check import ABILITIES, PREMIUM_EFFECTS, CardCheck
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS, faces_of, names_of
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, Kit


def test_numbers_of_cards(cards: CardSet, house: Document) -> None:
    assert cards.name == "house"
    assert not cards.own
    assert cards.gear_names[:COMMONS] == [card["id"] for card in house["common"]]
    assert cards.gear_names[COMMONS:] == [card["id"] for card in house["premium"]]
    assert [names_of(need) for need in cards.feat_needs] == [
        sorted(card["needs"], key=SYMBOLS.index) for card in house["feat"]
    ]
    assert SYMBOLS[cards.duel_symbol] == "thrust"
    for place, location in enumerate(LOCATIONS):
        assert SYMBOLS[(cards.actions >> (4 * place)) & 15] == house["locations"][location]
        for kind, foes in (("scoundrel", cards.scoundrels), ("villain", cards.villains)):
            card = next(card for card in house[kind] if card["location"] == location)
            assert foes[place].name == card["id"]
            assert foes[place].need == faces_of(card["needs"])
            assert foes[place].ability.key() == ability_of(card["ability"]).key()


def test_foes_stand_at_their_location_in_any_order(house: Document) -> None:
    house["scoundrel"].reverse()
    assert [foe.name for foe in CardSet(house, True).scoundrels] == [foe.name for foe in card_set("house").scoundrels]


def test_equipment_adds_up(cards: CardSet) -> None:
    """Z18: several of the same add up."""
    gear = {name: 1 << number for number, name in enumerate(cards.gear_names)}
    assert cards.kit(0).key() == NO_KIT.key()
    both = cards.kit(gear["dagger"] | gear["rapier"])
    assert names_of(both.free) == ["thrust", "thrust"]
    mixed = cards.kit(gear["lace-fan"] | gear["love-letter"] | gear["midnight-stallion"])
    assert mixed.key() == Kit(rerolls=1 << SYMBOLS.index("charm"), extra_rolls=1).key()


def test_every_effect_reaches_the_kit() -> None:
    leap = SYMBOLS.index("leap")
    expected = {
        "free": Kit(free=faces_of(["leap"])),
        "reroll": Kit(rerolls=1 << leap),
        "extra-roll": Kit(extra_rolls=1),
        "extra-die": Kit(extra_dice=1),
        "wild": Kit(wild=1 << leap),
        "double": Kit(double=1 << leap),
        "set-die": Kit(sets=1),
        "reroll-hero": Kit(hero_rerolls=1 << leap),
        "ignore-ability": Kit(ignores=1),
    }
    values: dict[object, object] = {"symbol": "leap", "true": True}
    for name, takes in PREMIUM_EFFECTS.items():
        assert kit_of_effects([{name: values.get(takes, 1)}]).key() == expected[name].key(), name


def test_every_ability_has_an_effect() -> None:
    values: dict[object, object] = {"symbol": "leap", "true": True}
    keys = {ability_of({name: values.get(takes, 1)}).key() for name, takes in ABILITIES.items()}
    assert len(keys) == len(ABILITIES)
    assert NO_ABILITY.key() not in keys


def test_built_in_set_is_loaded_once() -> None:
    assert card_set("house") is card_set("house")


def test_words_by_id(cards: CardSet) -> None:
    assert cards.words("en")["dagger"] == {"name": "Dagger"}
    assert cards.words("fr")["dagger"] == {"name": "Dague"}
    assert len(cards.words("en")) == 53


def test_facts_of_a_record(cards: CardSet, own: Document) -> None:
    assert cards.facts() == {"name": "house", "fingerprint": cards.fingerprint}
    mine = card_set("mine", own)
    assert mine.own
    assert mine.facts() == {"name": "mine", "fingerprint": cards.fingerprint, "own": own}


def test_own_file_is_read(tmp_path: Path, own: Document) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(own_text(), "utf-8")
    assert read_cards(str(file)) == own


def test_fingerprint_does_not_depend_on_wording(house: Document) -> None:
    before = fingerprint(house)
    for _, card in all_cards(house):
        for language in ("en", "fr"):
            for field in card[language]:
                card[language][field] += "!"
    house["set"]["id"] = "other"
    assert fingerprint(house) == before


def test_fingerprint_does_not_depend_on_the_order_of_fields(house: Document) -> None:
    before = fingerprint(house)
    for _, card in all_cards(house):
        for field in sorted(card, reverse=True):
            card[field] = card.pop(field)
    assert fingerprint(house) == before


FACTS: dict[str, Change] = {
    "duel": lambda d: d["set"].update(duel="taunt"),
    "action": lambda d: d["locations"].update(farm="dash"),
    "feat needs": lambda d: d["feat"][0]["needs"].__setitem__(0, "leap"),
    "feat location": lambda d: d["feat"][0].update(location="tavern"),
    "feat id": lambda d: d["feat"][0].update(id="other"),
    "order": lambda d: d["feat"].reverse(),
    "common effect": lambda d: d["common"][0].update(effects=[{"free": "taunt"}]),
    "premium effect": lambda d: d["premium"][0].update(effects=[{"extra-roll": 2}]),
    "scoundrel ability": lambda d: d["scoundrel"][0].update(ability={"most-saved": 5}),
    "villain needs": lambda d: d["villain"][0]["needs"].pop(),
}


@pytest.mark.parametrize("fact", FACTS)
def test_fingerprint_depends_on_facts(house: Document, fact: str) -> None:
    before = fingerprint(house)
    FACTS[fact](house)
    assert fingerprint(house) != before


def test_default_duel_symbol_is_the_thrust(house: Document) -> None:
    """ZR9"""
    before = fingerprint(house)
    del house["set"]["duel"]
    assert CardCheck(house).problems == []
    assert fingerprint(house) == before
    house["set"]["duel"] = "taunt"
    assert SYMBOLS[CardSet(house, True).duel_symbol] == "taunt"
