"""The cards: the house set is complete, said in both languages and balanced; a bad file hears of all its mistakes."""

from __future__ import annotations

import copy
import importlib.util
import itertools
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from zabletop.engine.errors import BadCards, BadOption
from zabletop.games.zorro.cards import (
    COMMONS,
    FEATS,
    CardSet,
    ability_of,
    built_in,
    card_set,
    fingerprint,
    kit_of_effects,
    read_cards,
)
from zabletop.games.zorro.check import ABILITIES, HERO_ACTIONS, PREMIUM_EFFECTS, CardCheck
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS, count, faces_of, names_of
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, Kit
from zabletop.games.zorro.odds import plan_for
from zabletop.words import Words

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("feat", "common", "premium", "scoundrel", "villain")

# How each symbol is called in the texts of the cards.
EN = {symbol: symbol for symbol in SYMBOLS}
FR = dict(zip(SYMBOLS, ("charme", "saut", "course", "prise", "estoc", "provocation"), strict=True))

Document = dict[str, Any]
Mistake = Callable[[Document], object]


@pytest.fixture
def house() -> Document:
    """The house set, to do anything to."""
    return copy.deepcopy(built_in("house"))


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return card_set("house")


def all_cards(document: Document) -> list[tuple[str, dict[str, Any]]]:
    return [(kind, card) for kind in KINDS for card in document[kind]]


# The house set


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


# Loading


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


def test_facts_of_a_record(cards: CardSet, house: Document) -> None:
    assert cards.facts() == {"name": "house", "fingerprint": cards.fingerprint}
    own = card_set("mine", house)
    assert own.own
    assert own.facts() == {"name": "house", "fingerprint": cards.fingerprint, "own": house}


def test_own_file_is_read(tmp_path: Path, house: Document) -> None:
    text = (ROOT / "src/zabletop/games/zorro/cards/house.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert read_cards(str(file)) == house


# The fingerprint


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


FACTS: dict[str, Mistake] = {
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


# Mistakes: what is done to the house set, the message, and the facts that it names.

MISTAKES: list[tuple[str, Mistake, dict[str, object]]] = [
    ("cards-no-head", lambda d: d.pop("set"), {}),
    ("cards-no-head", lambda d: d.update(set="house"), {}),
    ("cards-no-head", lambda d: d["set"].update(id=""), {}),
    ("cards-bad-symbol", lambda d: d["set"].update(duel="stab"), {"card": "set", "field": "duel", "value": "stab"}),
    ("cards-bad-symbol", lambda d: d["locations"].update(farm="thrust"), {"card": "locations", "field": "farm"}),
    ("cards-bad-symbol", lambda d: d["feat"][0]["needs"].__setitem__(1, "jump"), {"field": "needs", "value": "jump"}),
    ("cards-bad-symbol", lambda d: d["common"][0].update(effects=[{"free": "rose"}]), {"card": "red-rose"}),
    ("cards-bad-symbol", lambda d: d["premium"][1].update(effects=[{"wild": 3}]), {"field": "wild", "value": "3"}),
    ("cards-bad-symbol", lambda d: d["scoundrel"][1].update(ability={"locks": ["leap"]}), {"card": "cardsharp"}),
    ("cards-not-a-list", lambda d: d.update(villain={"id": "x"}), {"kind": "villain"}),
    ("cards-not-a-list", lambda d: d.update(feat=["x"]), {"kind": "feat"}),
    ("cards-wrong-count", lambda d: d["common"].pop(), {"kind": "common", "count": 21, "expected": 22}),
    ("cards-wrong-count", lambda d: d["premium"].append({**d["premium"][0], "id": "eighth"}), {"count": 8}),
    ("cards-unknown-table", lambda d: d.update(feats=[]), {"table": "feats"}),
    ("cards-bad-id", lambda d: d["feat"][0].update(id="Tie Up"), {"card": "Tie Up"}),
    ("cards-bad-id", lambda d: d["feat"][2].pop("id"), {"card": "feat 3"}),
    ("cards-bad-id", lambda d: d["common"][0].update(id="red--rose"), {"card": "red--rose"}),
    ("cards-bad-id", lambda d: d["common"][0].update(id=7), {"card": "common 1"}),
    ("cards-same-id", lambda d: d["premium"][0].update(id="dagger"), {"card": "dagger"}),
    ("cards-unknown-field", lambda d: d["common"][0].update(location="farm"), {"field": "location"}),
    ("cards-bad-location", lambda d: d["villain"][0].update(location="church"), {"value": "church"}),
    ("cards-bad-location", lambda d: d["feat"][0].pop("location"), {"value": "None"}),
    ("cards-location-count", lambda d: d["feat"][0].update(location="tavern"), {"location": "farm", "count": 3}),
    ("cards-location-count", lambda d: d["scoundrel"][0].update(location="tavern"), {"location": "tavern", "count": 2}),
    ("cards-no-needs", lambda d: d["feat"][0].pop("needs"), {"card": "tie-up-the-cattle-thieves"}),
    ("cards-no-needs", lambda d: d["villain"][0].update(needs=[]), {"card": "land-baron"}),
    ("cards-no-needs", lambda d: d["villain"][0].update(needs="leap"), {"card": "land-baron"}),
    ("cards-feat-symbols", lambda d: d["feat"][0]["needs"].append("leap"), {"count": 5}),
    ("cards-too-many-needs", lambda d: d["villain"][0].update(needs=["leap"] * 10), {"count": 10}),
    ("cards-no-effects", lambda d: d["common"][0].pop("effects"), {"card": "red-rose"}),
    ("cards-no-effects", lambda d: d["premium"][0].update(effects={"wild": "leap"}), {"card": "midnight-stallion"}),
    ("cards-common-effect", lambda d: d["common"][0].update(effects=[{"wild": "leap"}]), {"card": "red-rose"}),
    ("cards-common-effect", lambda d: d["common"][0]["effects"].append({"free": "leap"}), {"card": "red-rose"}),
    ("cards-no-effects", lambda d: d["common"][0].update(effects=[{}]), {"card": "red-rose"}),
    ("cards-repeated-effect", lambda d: d["premium"][1].update(effects=[{"free": "leap"}] * 4), {"effect": "free"}),
    ("cards-repeated-effect", lambda d: d["premium"][0]["effects"].append({"extra-roll": 1}), {"effect": "extra-roll"}),
    ("cards-unknown-effect", lambda d: d["premium"][0].update(effects=[{"fly": 1}]), {"effect": "fly"}),
    ("cards-unknown-effect", lambda d: d["villain"][0].update(ability={"wild": "leap"}), {"effect": "wild"}),
    ("cards-one-ability", lambda d: d["villain"][0].pop("ability"), {"card": "land-baron"}),
    ("cards-one-ability", lambda d: d["villain"][0]["ability"].update({"dead": "leap"}), {"card": "land-baron"}),
    ("cards-bad-value", lambda d: d["premium"][0].update(effects=[{"extra-roll": 0}]), {"allowed": "1-2"}),
    ("cards-bad-value", lambda d: d["premium"][4].update(effects=[{"extra-die": True}]), {"field": "extra-die"}),
    ("cards-bad-value", lambda d: d["villain"][0].update(ability={"fewer-dice": 4}), {"value": "4", "allowed": "1-3"}),
    ("cards-bad-value", lambda d: d["villain"][1].update(ability={"frozen-heroes": 1}), {"allowed": "true"}),
    ("cards-no-words", lambda d: d["feat"][0].pop("fr"), {"language": "fr", "field": "name"}),
    ("cards-no-words", lambda d: d["premium"][0]["en"].update(text=" "), {"language": "en", "field": "text"}),
    ("cards-no-words", lambda d: d["villain"][0]["fr"].pop("text"), {"card": "land-baron", "field": "text"}),
]


@pytest.mark.parametrize("number", range(len(MISTAKES)))
def test_each_mistake_is_found_and_named(house: Document, number: int) -> None:
    message, mistake, facts = MISTAKES[number]
    mistake(house)
    found = [problem.facts for problem in CardCheck(house).problems if problem.message == message]
    assert any(facts.items() <= told.items() for told in found), found
    with pytest.raises(BadCards):
        card_set("mine", house)


def test_every_message_of_the_check_is_provoked_here() -> None:
    source = (ROOT / "src/zabletop/games/zorro/check.py").read_text("utf-8")
    assert set(re.findall(r'"(cards-[a-z-]+)"', source)) == {message for message, _, _ in MISTAKES}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mistake_can_be_said(house: Document, language: str) -> None:
    words = Words.of(language)
    for message, mistake, _ in MISTAKES:
        document = copy.deepcopy(house)
        mistake(document)
        for problem in CardCheck(document).problems:
            told = words.say(problem.message, **problem.facts)
            assert told, message
            for fact in ("card", "field", "kind", "effect", "table"):
                assert str(problem.facts.get(fact, "")) in told


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = (ROOT / "src/zabletop/games/zorro/cards/house.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    text = text.replace('id = "dagger"', 'id = "rapier"').replace(
        'needs = ["charm", "charm", "charm", "charm"]', "needs = []"
    )
    text = text.replace("{ frozen-heroes = true }", "{ frozen-heroes = 9 }").replace('farm = "grab"', 'farm = "seize"')
    text = text.replace('fr = { name = "Lame de Tolède", ', "fr = { ")
    file.write_text(text, "utf-8")
    with pytest.raises(BadCards) as caught:
        read_cards(str(file))
    assert [(problem.message, problem.facts.get("card")) for problem in caught.value.problems] == [
        ("cards-bad-symbol", "locations"),
        ("cards-no-needs", "sing-the-guards-to-tears"),
        ("cards-same-id", "rapier"),
        ("cards-no-words", "blade-of-toledo"),
        ("cards-bad-value", "poisoner"),
    ]
    assert caught.value.facts == {"file": str(file), "count": 5}


def test_an_empty_document_is_told_everything_that_is_missing() -> None:
    problems = Counter(problem.message for problem in CardCheck({}).problems)
    assert problems == {
        "cards-no-head": 1,
        "cards-bad-symbol": 4,
        "cards-wrong-count": 5,
        "cards-location-count": 12,
    }


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    for content in (b"[set\n", b'id = "\xff"\n'):
        file = tmp_path / "mine.toml"
        file.write_bytes(content)
        with pytest.raises(BadCards) as caught:
            read_cards(str(file))
        assert [problem.message for problem in caught.value.problems] == ["cards-not-toml"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        read_cards(str(tmp_path / "none.toml"))
    assert caught.value.message == "cards-no-file"
    assert caught.value.facts["file"] == str(tmp_path / "none.toml")


# Balance: exact chances


@cache
def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance_zorro", ROOT / "benchmarks" / "balance_zorro.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def balance() -> Any:
    return benchmark().Balance(card_set("house"))


@cache
def page() -> str:
    return (ROOT / "docs" / "zorro-balance.md").read_text("utf-8")


def test_symbols_are_asked_for_about_equally(cards: CardSet) -> None:
    asked = Counter(symbol for need in cards.feat_needs for symbol in names_of(need))
    assert all(9 <= asked[symbol] <= 12 for symbol in SYMBOLS)


def test_feats_are_varied() -> None:
    """The five patterns of four symbols, and in every location an easy and a hard one."""
    cards = balance().cards
    patterns = {tuple(sorted(Counter(names_of(need)).values())) for need in cards.feat_needs}
    assert patterns == {(1, 1, 1, 1), (1, 1, 2), (2, 2), (1, 3), (4,)}
    for place in range(4):
        chances = [balance().feat(feat) for feat in range(FEATS) if cards.feat_places[feat] == place]
        assert max(chances) > 0.5
        assert min(chances) < 0.4


def test_locations_are_equal_within_two_points() -> None:
    means = [balance().feats_at(place) for place in range(4)]
    assert max(means) - min(means) < 0.02


def test_plain_free_symbols_can_be_taken_off_the_requirement(cards: CardSet) -> None:
    """What the measurement relies on: it works out alike attempts only once."""
    foe = cards.scoundrels[2]
    kits = [cards.gear_kits[number] for number in (0, 2, 10)]
    kits += [kit.with_(cards.gear_kits[number]) for kit in kits for number in (COMMONS + 1, COMMONS + 6)]
    for kit in kits:
        plain = plan_for(foe.need, cards.actions, 16, kit, foe.ability, None, 0).chance()
        need, rest = benchmark().without_plain_symbols(foe.need, kit)
        assert plan_for(need, cards.actions, 16, rest, foe.ability, None, 0).chance() == pytest.approx(plain, abs=1e-12)
        assert count(rest.free, SYMBOLS.index("leap")) == 0


@pytest.mark.parametrize("place", range(4), ids=LOCATIONS)
def test_scoundrels_are_within_their_band(place: int) -> None:
    """25 to 45 % with a Hero die of its location and a free symbol."""
    chances = balance().scoundrel_with_free_symbol(place)
    assert len(chances) == 12
    assert 0.25 <= sum(chances) / 12 <= 0.45


@pytest.mark.parametrize("place", range(4), ids=LOCATIONS)
def test_villains_are_within_their_band(place: int) -> None:
    """35 to 60 % with two Hero dice, any two Common cards and any Premium card."""
    own, other = balance().villain_cases(place)
    assert all(0.35 <= chance <= 0.60 for chance in (own, other))


def test_no_premium_card_is_worse_than_a_common_one() -> None:
    def worth(kit: Kit) -> float:
        feats = sum(balance().feat(feat, kit) for feat in range(FEATS)) / FEATS
        return float(feats + sum(balance().scoundrel(place, kit) for place in range(4)) / 4)

    kits = balance().cards.gear_kits
    commons = sorted(worth(kit) for kit in kits[:COMMONS])
    assert min(worth(kit) for kit in kits[COMMONS:]) > commons[COMMONS // 2]


def test_the_page_tells_these_figures(cards: CardSet) -> None:
    assert cards.fingerprint in page()
    for name in ("feats_table", "scoundrels_table", "villains_table", "gear_table"):
        table = getattr(benchmark(), name)
        assert "".join(table(balance())) in page()


def test_the_page_tells_of_every_edition_and_place() -> None:
    """And names each place that wins more or less than 25 %, give or take 2.5 points."""
    outside: list[str] = []
    for edition in ("french", "english-2019", "revised"):
        (line,) = re.findall(rf"^\| {edition} \|.*$", page(), re.MULTILINE)
        shares = [float(share) for share in re.findall(r"([\d.]+) % \(", line)]
        assert len(shares) == 4
        assert sum(shares) == pytest.approx(100, abs=0.3)
        outside += [f"{edition} {benchmark().PLACES[seat]}" for seat in range(4) if abs(shares[seat] - 25) > 2.5]
    assert f"Outside the target: {', '.join(outside) or 'none'}." in page()


def test_villains_of_the_page_are_within_their_band() -> None:
    lines = page().split("## Villains")[1].split("## ")[0].splitlines()
    rows = [line for line in lines if line.startswith("| ") and "%" in line]
    assert len(rows) == 4
    for own, other, mean in ([float(x) for x in re.findall(r"([\d.]+) %", line)[1:]] for line in rows):
        assert all(35 <= chance <= 60 for chance in (own, other, mean))
        assert mean == pytest.approx((own + other) / 2, abs=0.11)


def test_every_pair_of_common_cards_is_weighed() -> None:
    assert sum(balance().pairs.values()) == len(list(itertools.combinations(range(COMMONS), 2)))
