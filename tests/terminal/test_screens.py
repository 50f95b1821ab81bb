"""Text for every reader: with colour and drawings, without, and where there is no terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.sitting import ESCAPE, in_terminal, run, without_editing


def test_a_terminal_sees_colour_and_drawn_dice_and_the_words_as_well(tmp_path: Path) -> None:
    arguments = ["play", "zorro", "--seats", "human,random", "--first", "1", "--edition", "french"]
    text = in_terminal(arguments, ["1", "1"], {}, tmp_path)
    assert ESCAPE + "[1m" in text
    assert "+-1--+" in text
    assert "Dice: 1 " in text


@pytest.mark.parametrize(("more", "option"), [({"NO_COLOR": "1"}, []), ({}, ["--plain"]), ({"TERM": "dumb"}, [])])
def test_without_colour_not_a_single_code_is_sent(more: dict[str, str], option: list[str], tmp_path: Path) -> None:
    arguments = ["play", "zorro", "--seats", "human,human,human", "--first", "1", *option]
    text = without_editing(in_terminal(arguments, ["1", "", "1", "", "2"], more, tmp_path))
    assert "Player 2" in text
    # Without colour a secret is still wiped off the screen; only --plain sends no code at all.
    assert ESCAPE not in (text if option else text.replace("\x1b[2J\x1b[3J\x1b[H", ""))


def test_lines_in_a_terminal_are_not_wider_than_it(tmp_path: Path) -> None:
    arguments = ["play", "zorro", "--seats", "human,random", "--first", "1", "--lang", "fr", "--plain"]
    text = without_editing(in_terminal(arguments, ["table", "aide", "?", "1"], {}, tmp_path))
    assert max(len(line.rstrip("\r")) for line in text.split("\n")) <= 80


def test_no_code_is_sent_where_there_is_no_terminal() -> None:
    done = run("play", "zorro", "--seats", "random,random", "--seed", "1", FORCE_COLOR="1", CLICOLOR_FORCE="1")
    assert done.returncode == 0
    assert ESCAPE not in done.stdout + done.stderr
