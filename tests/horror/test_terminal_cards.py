"""Decks and lists at the command line and in the menu: named, of one's own, shown, checked, refused in a sentence."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from tests.horror.deck import Document, built, busy_deck, deck
from tests.terminal.sitting import run
from zabletop import BadCards, BadOption
from zabletop.engine.errors import ZabletopError
from zabletop.games.horror.cards import BUILT_IN, built_in
from zabletop.games.horror.decks import READY_MADE
from zabletop.terminal.complaints import complaint
from zabletop.terminal.rooms import room_of
from zabletop.terminal.screen import Screen
from zabletop.words import LANGUAGES, Words

ROOM = room_of("horror")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is left is saved where one is."""
    monkeypatch.chdir(tmp_path)


def toml(value: Any) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'


def table(head: str, values: dict[str, Any]) -> str:
    return "\n".join([head, *(f"{key} = {toml(value)}" for key, value in values.items()), ""])


def written(document: Document, file: str) -> str:
    """A deck or a list as a file."""
    if "list" in document:
        text = "".join(table(f"[{head}]", values) for head, values in document.items())
    else:
        text = table("[deck]", document["deck"])
        text += "".join(table(f"[[{kind}]]", one) for kind in ("card", "faction") for one in document[kind])
    Path(file).write_text(text, encoding="utf-8")
    return file


def legal_list(name: str) -> Document:
    """Thirty cards of our first deck."""
    return {**built(name), "cards": {card["id"]: card.get("copies", 1) for card in built_in(BUILT_IN[0])["card"]}}


# Options


def test_four_players_for_each_deck_and_two_with_own_ones() -> None:
    """H2, H22."""
    assert ROOM.players({}) == (2, 8)
    assert ROOM.players({"decks": "usual"}) == (2, 8)
    assert ROOM.players({"decks": "london"}) == (2, 4)
    assert ROOM.players({"decks": "london,sherlock"}) == ROOM.players({"decks": ",".join(BUILT_IN)}) == (2, 8)
    assert ROOM.players({"mode": "expert"}) == (2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_asks_for_decks_or_for_a_list_each(language: str) -> None:
    words = Words.of(language)

    def asked(*typed: str) -> tuple[dict[str, str], str]:
        out = io.StringIO()
        source = io.StringIO("".join(f"{line}\n" for line in typed))
        return ROOM.ask_options(Screen(out=out, source=source), words), out.getvalue()

    options, text = asked("", "")
    assert options == {"mode": "basic", "decks": BUILT_IN[0]}
    assert all(built_in(name)["deck"][language]["name"] in text for name in BUILT_IN)
    mixed, _ = asked("1", "4")
    assert mixed["decks"].count(",") == 1
    assert ROOM.players(mixed) == (2, 8)
    expert, text = asked("2", "", "4")
    assert expert == {"mode": "expert", "lists": f"{READY_MADE[0]},{READY_MADE[3]}"}
    assert words.say("horror-which-list", seat=2) in text
    for chosen in (options, mixed, expert):
        assert ROOM.box.rules(ROOM.players(chosen)[0], None, **chosen).players == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_names_what_is_played_with(language: str) -> None:
    words = Words.of(language)
    names = [built_in(name)["deck"][language]["name"] for name in BUILT_IN[:2]]
    assert " + ".join(names) in ROOM.title(words, {"mode": "basic", "decks": ",".join(BUILT_IN[:2])})
    assert "mine" in ROOM.title(words, {"mode": "expert", "lists": f"mine,{READY_MADE[0]}"})
    assert "draft" in ROOM.title(words, {"mode": "draft"})


# Own files


def test_own_decks_are_named_by_their_files_wherever_they_stand() -> None:
    mine, other = written(deck(), "mine.toml"), written(deck(name="other", mark="x-"), "other.toml")
    own = {"decks": [deck()], "lists": []}
    assert ROOM.settle({"cards": mine}) == ({"decks": "for-tests"}, own)
    assert ROOM.settle({"decks": mine}) == ({"decks": "for-tests"}, own)
    options, both = ROOM.settle({"decks": f"london, {mine}", "cards": other, "first": "2"})
    assert options == {"decks": "london,for-tests", "first": "2"}
    assert both is not None
    assert {one["deck"]["id"] for one in both["decks"]} == {"for-tests", "other"}
    assert ROOM.settle({"cards": f"{mine},{other}"})[0] == {"decks": "for-tests,other"}
    assert ROOM.settle({"mode": "expert"}) == ({"mode": "expert"}, None)


def test_own_lists_are_checked_against_the_decks_in_use() -> None:
    mine = written(legal_list("mine"), "list.toml")
    options, own = ROOM.settle({"mode": "expert", "lists": f"{mine},{READY_MADE[0]}"})
    assert options["lists"] == f"mine,{READY_MADE[0]}"
    assert own == {"decks": [], "lists": [legal_list("mine")]}
    assert ROOM.box.rules(2, own, **options).players == 2
    assert ROOM.settle({"mode": "expert", "cards": mine})[1] == own
    strange = written(built("strange"), "strange.toml")
    with pytest.raises(BadCards):
        ROOM.settle({"lists": strange})
    assert ROOM.settle({"lists": strange, "cards": written(deck(), "mine.toml")})[0]["lists"] == "strange"


def test_a_name_of_nothing_is_left_for_the_box_to_refuse() -> None:
    assert ROOM.settle({"decks": "londn"}) == ({"decks": "londn"}, None)
    with pytest.raises(BadOption, match="cli-unreadable"):
        ROOM.settle({"decks": "no.toml"})


# At the command line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--decks londn", "“londn” is no choice for decks. Allowed: london, sherlock, mythos."),
        ("--decks no.toml", "The file no.toml cannot be read: there is no such file."),
        ("--lists the-deep", "Lists are for the expert rules: add --mode expert, or leave --lists out."),
        ("--decks london,london", "A deck can be used only once: london, london."),
        ("--cards bad.toml", "“zabletop cards check bad.toml” tells it."),
        ("--decks london --players 5", "add a deck, for example --decks london,sherlock."),
        ("--decks london --players 9", "it takes a whole number from 2 to 4."),
        ("--mode expert --lists the-deep,yours", "no deck called “yours” for --lists. There are: fang-and-claw,"),
        ("--mode expert --lists any,yours", "any (one of these by chance), built (one that is built on the spot)"),
        ("--mode expert --lists any,short.toml", "“zabletop deck check short.toml” tells them."),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(arguments: str, told: str, tmp_path: Path) -> None:
    written(deck({"sun-1": {"effects": [{"do": "dance"}]}}), "bad.toml")
    written(built("short"), "short.toml")
    done = run("play", "horror", *arguments.split(), cwd=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_cards_are_played_watched_and_proved(language: str, tmp_path: Path) -> None:
    written(busy_deck(), "busy.toml")
    play = ("play", "horror", "--cards", "busy.toml", "--seats", "human,random", "--lang", language, "--seed", "4")
    done = run(*play, typed="1\n" * 400 + "save kept.json\n\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert Words.of(language).say("terminal-saved", file="kept.json") in done.stdout
    for command in ("replay", "verify"):
        assert run(command, "kept.json", "--lang", language, cwd=tmp_path).returncode == 0
    simulated = run("simulate", "horror", "--cards", "busy.toml", "--games", "3", "--bots", "random", cwd=tmp_path)
    assert simulated.returncode == 0, simulated.stderr


# Shown and checked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *BUILT_IN])
def test_a_deck_is_shown_with_every_card_and_faction(name: str, language: str) -> None:
    out = io.StringIO()
    ROOM.show_cards(name, Words.of(language), Screen(out=out, source=io.StringIO()))
    text, shown = out.getvalue(), built_in(name or BUILT_IN[0])
    for card in shown["card"]:
        assert card[language]["name"] in text
        assert card[language]["text"] in text
    assert all(faction[language]["name"] in text for faction in shown["faction"])


def test_a_list_is_shown_and_a_file_is_checked(tmp_path: Path) -> None:
    written(legal_list("mine"), "list.toml")
    for name in ("list.toml", READY_MADE[0]):
        out = io.StringIO()
        ROOM.show_cards(name, Words.of("en"), Screen(out=out, source=io.StringIO()))
        assert "×" in out.getvalue()
    fine = run("cards", "check", "list.toml", cwd=tmp_path)
    assert fine.returncode == 0
    assert "“zabletop deck check list.toml” is the command for it" in fine.stdout
    assert "list.toml is fine." in fine.stdout
    written(deck(), "mine.toml")
    assert run("cards", "check", "mine.toml", cwd=tmp_path).returncode == 0
    written(built("strange"), "strange.toml")
    wrong = run("cards", "check", "strange.toml", cwd=tmp_path)
    assert wrong.returncode == 1
    assert "sun-1: none of the decks has a card with this id." in wrong.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_in_a_deck_is_told_in_words(language: str) -> None:
    wrong = deck({"sun-1": {"suns": 0}, "sun-2": {"effects": [{"do": "again"}, {"do": "draw"}]}})
    cards = {card["id"]: card for card in wrong["card"]}
    nowhere = {"what": "nobody"}
    cards["sun-3"]["effects"] = [{"do": "draw", "if": nowhere, "unless": nowhere}, {"do": "draw", "if": "rain"}]
    cards["sun-4"]["effects"] = [{"do": "discard", "count": "all", "may": True}]
    wrong["faction"][0] |= {"side": "monster", "characters": ["sun-1"]}
    told = mistakes(wrong, language)
    for id in ("no-symbol", "must-be-last", "two-conditions", "bad-condition", "unknown-target", "all-or-may"):
        assert f"horror-{id}" in told
    assert {"horror-faction-count", "horror-faction-characters"} <= told
    assert mistakes({"deck": {}, "card": [], "faction": []}, language) >= {"horror-no-head", "cards-wrong-count"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_in_a_list_is_told_in_words(language: str) -> None:
    first, *_ = built_in(BUILT_IN[0])["card"]
    assert mistakes({"list": {"id": "x y"}}, language) == {"horror-list-no-head", "horror-list-no-cards"}
    told = mistakes(built("mine", nobody=1, **{first["id"].replace("-", "_"): 9}), language)
    assert told == {
        "horror-list-unknown-card",
        "horror-list-too-many-copies",
        "horror-list-wrong-total",
        "horror-list-too-few",
    }
    assert "horror-list-bad-count" in mistakes({**built("mine"), "cards": {first["id"]: 0}}, language)


def mistakes(document: Document, language: str) -> set[str]:
    """The ids of what is wrong with it, each of which can be said."""
    with pytest.raises(BadCards) as caught:
        ROOM.read_cards(written(document, "wrong.toml"))
    problems: list[ZabletopError] = caught.value.problems
    assert all(complaint(Words.of(language), problem).strip() for problem in problems)
    return {problem.message for problem in problems}
