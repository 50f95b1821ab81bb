"""`zabletop deck`: a deck for the expert rules is checked, built and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import zabletop
from tests.contract import many
from zabletop.cli import main
from zabletop.games.horror.builder import STYLES, build_list
from zabletop.games.horror.cards import BUILT_IN, built_in
from zabletop.games.horror.decks import READY_MADE, ListCheck, ready_made
from zabletop.terminal.rooms import room_of

DECKS = [built_in(name) for name in BUILT_IN]


def problems(document: dict[str, Any]) -> list[str]:
    return [problem.message for problem in ListCheck(document, DECKS).problems]


@pytest.mark.parametrize("style", STYLES)
def test_every_style_builds_legal_decks(style: str) -> None:
    """H22."""
    for seed in range(many(30, 1000)):
        assert problems(build_list(DECKS, style, seed)) == [], f"seed {seed}"


def test_equal_seeds_build_equal_decks_and_others_differ() -> None:
    assert build_list(DECKS, "control", 5) == build_list(DECKS, "control", 5)
    different = {str(build_list(DECKS, style, seed)["cards"]) for style in STYLES for seed in range(5)}
    assert len(different) > 3 * len(STYLES)


def test_a_style_shows_in_the_cards() -> None:
    """Each style has more of what it likes than the others have on average."""

    def liked(style: str, cards: dict[str, int]) -> int:
        texts = {card["id"]: card["effects"] for deck in DECKS for card in deck["card"]}
        likes = STYLES[style]
        return sum(copies * likes.get(line["do"], 0) for name, copies in cards.items() for line in texts[name])

    for style in STYLES:
        own = sum(liked(style, build_list(DECKS, style, seed)["cards"]) for seed in range(20))
        other = [sum(liked(style, build_list(DECKS, s, seed)["cards"]) for seed in range(20)) for s in STYLES]
        assert own == max(other)


@pytest.mark.parametrize("name", READY_MADE)
def test_the_ready_made_decks_are_legal(name: str) -> None:
    """H22."""
    assert problems(ready_made(name)) == []


def test_build_prints_a_file_that_check_finds_fine_and_play_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "build", "--style", "swarm", "--seed", "4", "--name", "mine"]) == 0
    file = tmp_path / "mine.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["deck", "check", str(file), "--lang", "en"]) == 0
    assert "mine" in capsys.readouterr().out
    arguments = ["simulate", "horror", "--mode", "expert", "--lists", f"{file},the-deep", "--games", "2"]
    assert main([*arguments, "--bots", "random", "--workers", "1", "--plain", "--lang", "en"]) == 0


def test_check_lists_all_violations_at_once_by_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """H22: wrong total, unknown card, too many copies, too few monsters, too many neutrals."""
    file = tmp_path / "wrong.toml"
    head = '[list]\nid = "wrong"\nen = { name = "Wrong" }\nfr = { name = "Faux" }\n\n[cards]\n'
    file.write_text(head + "albino-penguin = 7\nno-such-card = 1\nsatan = 2\npriest = 2\n", "utf-8")
    assert main(["deck", "check", str(file), "--lang", "en", "--plain"]) == 1
    told = capsys.readouterr().out
    for part in ("no-such-card", "satan", "albino-penguin", "There are 12 cards", "heroes", "monsters", "neutral"):
        assert part in told


def test_a_missing_language_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "half.toml"
    file.write_text('[list]\nid = "half"\nen = { name = "Half" }\n\n[cards]\nsatan = 1\n', "utf-8")
    assert main(["deck", "check", str(file), "--lang", "en", "--plain"]) == 1
    assert "“fr”" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["deck", "burn"], ["deck", "check"], ["deck", "build", "--style", "loud"]])
def test_whoever_asks_wrongly_is_told_what_there_is(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "deck" in told or "aggressive" in told


def test_show_tells_every_card_of_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "the-deep", "--lang", "fr", "--plain"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in ready_made("the-deep")["cards"])


def test_chance_may_choose_or_build_a_deck() -> None:
    options, own = room_of("horror").settle({"mode": "expert", "lists": "any,built"})
    chosen: dict[str, Any] = {**options, "cards": own}
    match = zabletop.new("horror", players=2, **chosen)
    first, second = match.rules.options["lists"].split(",")
    assert first in READY_MADE
    assert second not in READY_MADE
    assert zabletop.replay(match.record().to_json()).rules.options == match.rules.options
