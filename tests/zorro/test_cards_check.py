"""A card file with mistakes hears of all of them at once, each by its card and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.zorro.card_files import ROOT, Change, Document, own_set, own_text
from zabletop.engine.errors import BadCards, BadOption
from zabletop.games.zorro.cards import BUILT_IN, card_set, read_cards
from zabletop.games.zorro.check import CardCheck
from zabletop.words import Words

# What is done to a good set, the message, and the facts that it names.
MISTAKES: list[tuple[str, Change, dict[str, object]]] = [
    ("cards-no-head", lambda d: d.pop("set"), {}),
    ("cards-no-head", lambda d: d.update(set="house"), {}),
    ("cards-no-head", lambda d: d["set"].update(id=""), {}),
    ("cards-name-taken", lambda d: d["set"].update(id="house"), {"name": "house"}),
    ("cards-name-taken", lambda d: d["set"].update(id=" House"), {"name": " House"}),
    ("cards-unknown-field", lambda d: d["set"].update(duels="leap"), {"card": "set", "field": "duels"}),
    ("cards-unknown-field", lambda d: d["locations"].update(church="leap"), {"card": "locations", "field": "church"}),
    ("cards-unknown-field", lambda d: d["premium"][0]["fr"].update(txt="."), {"field": "txt", "allowed": "name, text"}),
    ("cards-no-locations", lambda d: d.pop("locations"), {"allowed": "farm, tavern, plaza, market"}),
    ("cards-no-locations", lambda d: d.update(locations="farm"), {}),
    ("cards-missing-field", lambda d: d["locations"].pop("plaza"), {"card": "locations", "field": "plaza"}),
    ("cards-missing-field", lambda d: d["feat"][0].pop("location"), {"field": "location"}),
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
    ("cards-location-count", lambda d: d["feat"][0].update(location="tavern"), {"location": "farm", "count": 3}),
    ("cards-location-count", lambda d: d["scoundrel"][0].update(location="tavern"), {"location": "tavern", "count": 2}),
    ("cards-no-needs", lambda d: d["feat"][0].pop("needs"), {"card": "tie-up-the-cattle-thieves"}),
    ("cards-no-needs", lambda d: d["villain"][0].update(needs=[]), {"card": "land-baron"}),
    ("cards-needs-no-list", lambda d: d["villain"][0].update(needs="leap"), {"card": "land-baron"}),
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
    ("cards-wild-and-double", lambda d: d["premium"][0].update(effects=[{"wild": "leap", "double": "leap"}]), {}),
    ("cards-wild-and-double", lambda d: d["premium"][0].update(effects=[{"double": "leap"}, {"wild": "dash"}]), {}),
    ("cards-one-ability", lambda d: d["villain"][0].pop("ability"), {"card": "land-baron"}),
    ("cards-one-ability", lambda d: d["villain"][0]["ability"].update({"dead": "leap"}), {"card": "land-baron"}),
    ("cards-bad-value", lambda d: d["premium"][0].update(effects=[{"extra-roll": 0}]), {"allowed": "1-2"}),
    ("cards-bad-value", lambda d: d["premium"][4].update(effects=[{"extra-die": True}]), {"value": "true"}),
    ("cards-bad-value", lambda d: d["villain"][0].update(ability={"fewer-dice": 4}), {"value": "4", "allowed": "1-3"}),
    ("cards-bad-value", lambda d: d["villain"][1].update(ability={"frozen-heroes": 1}), {"allowed": "true"}),
    ("cards-no-words", lambda d: d["feat"][0].pop("fr"), {"language": "fr", "field": "name"}),
    ("cards-no-words", lambda d: d["premium"][0]["en"].update(text=" "), {"language": "en", "field": "text"}),
    ("cards-no-words", lambda d: d["villain"][0]["fr"].pop("text"), {"card": "land-baron", "field": "text"}),
]


@pytest.mark.parametrize("number", range(len(MISTAKES)))
def test_each_mistake_is_found_and_named(own: Document, number: int) -> None:
    message, mistake, facts = MISTAKES[number]
    mistake(own)
    found = [problem.facts for problem in CardCheck(own, BUILT_IN).problems if problem.message == message]
    assert any(facts.items() <= told.items() for told in found), found
    with pytest.raises(BadCards):
        card_set("mine", own)


def test_a_good_set_of_ones_own_has_no_mistake(own: Document) -> None:
    assert CardCheck(own, BUILT_IN).problems == []


def test_every_message_of_the_check_is_provoked_here() -> None:
    files = ("games/zorro/check.py", "engine/cardfile.py")
    source = "".join((ROOT / "src/zabletop" / file).read_text("utf-8") for file in files)
    of_files = {"cards-no-file", "cards-not-toml"}
    assert set(re.findall(r'"(cards-[a-z-]+)"', source)) - of_files == {message for message, _, _ in MISTAKES}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mistake_can_be_said(language: str) -> None:
    words = Words.of(language)
    for message, mistake, _ in MISTAKES:
        document = own_set()
        mistake(document)
        for problem in CardCheck(document, BUILT_IN).problems:
            told = words.say(problem.message, **problem.facts)
            assert told, message
            assert "None" not in told, message
            for fact in ("card", "field", "kind", "effect", "table"):
                assert str(problem.facts.get(fact, "")) in told


# What is done to a good set, and what a person is told of it.
SENTENCES: dict[str, tuple[Change, str, str]] = {
    "a field of the set": (
        lambda d: d["set"].update(duels="thrust"),
        "set: there is no field “duels” here. Allowed: id, duel.",
        "set : il n’y a pas de champ « duels » ici. Possibles : id, duel.",
    ),
    "a location": (
        lambda d: d["locations"].update(church="leap"),
        "locations: there is no field “church” here. Allowed: farm, tavern, plaza, market.",
        "locations : il n’y a pas de champ « church » ici. Possibles : farm, tavern, plaza, market.",
    ),
    "nothing at a location": (
        lambda d: d["locations"].pop("farm"),
        "locations: “farm” is missing. Allowed: charm, leap, dash, grab.",
        "locations : « farm » manque. Possibles : charm, leap, dash, grab.",
    ),
    "no locations": (
        lambda d: d.pop("locations"),
        "The file needs a part [locations], with the symbol of the Hero dice of farm, tavern, plaza, market.",
        "Il faut au fichier une partie [locations], avec le symbole des Dés Héros de farm, tavern, plaza, market.",
    ),
    "the name of a built-in set": (
        lambda d: d["set"].update(id="house"),
        "The id “house” belongs to a built-in set: give yours another one.",
        "L’id « house » est celui d’une série intégrée : donnez-en un autre à la vôtre.",
    ),
    "a symbol in place of a list": (
        lambda d: d["villain"][0].update(id="baron", needs="charm"),
        'baron: “needs” must be a list of symbols, such as ["charm", "leap"].',
        'baron : « needs » doit être une liste de symboles, par exemple ["charm", "leap"].',
    ),
    "two powers that do not go together": (
        lambda d: d["premium"][0].update(id="sword", effects=[{"wild": "taunt"}, {"double": "thrust"}]),
        "sword: “wild” and “double” cannot stand on the same card.",
        "sword : « wild » et « double » ne vont pas ensemble sur une carte.",
    ),
}


@pytest.mark.parametrize("slip", SENTENCES)
def test_a_slip_of_the_pen_is_told_in_one_sentence(own: Document, slip: str) -> None:
    change, *sentences = SENTENCES[slip]
    change(own)
    (problem,) = CardCheck(own, BUILT_IN).problems
    for language, sentence in zip(("en", "fr"), sentences, strict=True):
        told = Words.of(language).say(problem.message, **problem.facts)
        assert told.replace("\u00a0", " ") == sentence


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (
        own_text()
        .replace('id = "dagger"', 'id = "rapier"')
        .replace('needs = ["charm", "charm", "charm", "charm"]', "needs = []")
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
    problems = [problem.message for problem in CardCheck({}).problems]
    assert problems == ["cards-no-head", "cards-no-locations", *["cards-wrong-count"] * 5]


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
