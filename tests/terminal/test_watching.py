"""Stepping through a record at a keyboard: the next turn, the next event, a turn back, a turn by its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zabletop
from tests.terminal.sitting import in_terminal
from zabletop.engine.shapes import Event
from zabletop.terminal.rooms import room_of
from zabletop.words import LANGUAGES, Words


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that has begun: a few turns of the first choice each time."""
    match = zabletop.new("zorro", players=2, seed=5, edition="french", first="1")
    for _ in range(30):
        match.play(match.deciders[0], match.actions(match.deciders[0])[0])
    file = tmp_path / "begun.json"
    file.write_bytes(match.record().to_json())
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_watched_step_by_step(record: Path, language: str) -> None:
    words = Words.of(language)
    text = in_terminal(["replay", str(record), "--plain", "--lang", language], ["", "e", "b", "999", "dance", "q"], {})
    turns = [int(turn) for turn in re.findall(r"\[\w+ (\d+) \w+ \d+\]", text)]
    # The set-up; the first turn; an event of the second; back to the first; twice nothing that could be done.
    assert turns == [1, 2, 3, 2, 2, 2]
    last = int(re.findall(r"\[\w+ \d+ \w+ (\d+)\]", text)[0])
    assert words.say("terminal-bad-turn", turn=999, last=last) in text
    assert text.count(words.say("terminal-watch-how").split(";")[0].split("\u00a0;")[0]) == 2


def test_a_fight_that_is_chosen_does_not_begin_another_turn() -> None:
    match = zabletop.new("zorro", players=2, seed=5)
    teller = room_of("zorro").teller(match.record(), Words.of("en"), ["Ana", "Bo"])
    kinds = ["feat-shown", "starts", "travel", "turn", "fights", "rolls", "scoundrel-leaves", "fights", "duel-turn"]
    assert teller.turns([Event(kind, 0) for kind in kinds]) == [0, 1, 3, 7, 8]
    assert teller.turns([]) == []
