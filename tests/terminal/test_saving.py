"""Saving and going on: by a command, at the end of the input, by Ctrl-C, when the terminal is closed."""

from __future__ import annotations

import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import zabletop
from tests.terminal.sitting import COMMAND, environment, heard, in_terminal, lines, run, sit_down
from zabletop.terminal.play import own_command


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    session, out, _ = sit_down(lines("1", "1", "save here.json"), ("human", "random"), edition="french")
    assert session.run() == 0
    assert "zabletop play zorro --load here.json --seats human,random" in out.getvalue()
    done = run("play", "--load", "here.json", "--seats", "human,random", typed="1\n" * 3000, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "turn 1, active player: you" in done.stdout
    assert "next Zorro" in done.stdout


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    done = run("play", "zorro", "--seats", "human,random", "--first", "1", typed="1\n", cwd=tmp_path)
    assert done.returncode == 0
    (file,) = tmp_path.iterdir()
    assert f"Saved in {file.name}." in done.stdout
    assert zabletop.replay(file.read_bytes()).players == 2


def test_a_record_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("Dear Diego")
    done = run("play", "zorro", "--seats", "human,random", "--first", "1", typed="1\nsave letter.txt\n", cwd=tmp_path)
    assert "letter.txt is there already" in done.stdout
    assert precious.read_text() == "Dear Diego"


@pytest.mark.parametrize("left_by", [("quit",), ()])
def test_a_place_that_failed_is_not_tried_again(left_by: tuple[str, ...], tmp_path: Path) -> None:
    session, out, _ = sit_down(lines("1", "save /nonexist/x", *left_by), ("human", "random"), edition="french")
    assert session.run() == 0
    assert "The file /nonexist/x cannot be written: there is no such folder." in out.getvalue()
    (file,) = tmp_path.iterdir()
    assert f"Saved in {file.name}." in out.getvalue()


def test_a_failed_save_at_the_end_asks_again(tmp_path: Path) -> None:
    after = ["save /nonexist/x", "save kept.json", ""]
    session, out, _ = sit_down(lambda session: after.pop(0) if session.match.result else "1", ("human", "random"))
    assert session.run() == 0
    assert after == []
    assert out.getvalue().count("Press Enter to leave") == 3
    assert [file.name for file in tmp_path.iterdir()] == ["kept.json"]


def test_a_match_is_loaded_with_seats_that_are_named_or_asked_for(tmp_path: Path) -> None:
    session, out, _ = sit_down(
        lines("1", "save here.json"), ("human", "random", "human"), edition="french", names=("Ana", "", "Bo B")
    )
    session.run()
    hint = "zabletop play zorro --load here.json --seats human,random,human --names 'Ana,,Bo B'"
    assert f"To go on: {hint}\n" in out.getvalue()
    without = run("play", "--load", "here.json", cwd=tmp_path)
    assert without.returncode == 2
    assert without.stderr == (
        "zabletop: Who sits where? The file does not say: give --seats for its 3 players, "
        "for example --seats human,greedy,greedy.\n"
    )
    done = run(*shlex.split(hint)[1:], cwd=tmp_path)
    assert done.returncode == 0
    assert "active player: Ana" in done.stdout
    asked = in_terminal(["play", "--load", "here.json"], ["1", "3", "1", "Ana", "ana", "Bo"], {}, tmp_path)
    assert "Who sits at seat 3 of 3?" in asked
    assert "Somebody is called “ana” already" in asked
    assert "--seats human,random,human --names Ana,,Bo" in " ".join(asked.split())


def test_the_command_to_go_on_is_the_one_that_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for called, expected in (
        (".venv/bin/zabletop", ".venv/bin/zabletop"),
        ("/somewhere/zabletop/cli.py", "zabletop"),
        (str(tmp_path / "zabletop"), "zabletop"),
    ):
        script = tmp_path / "zabletop"
        script.touch(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setattr(sys, "argv", [called])
        assert own_command() == expected


def test_a_new_match_shows_its_promise() -> None:
    session, out, _ = sit_down(lines())
    session.run()
    assert session.match.commitment in out.getvalue()


def test_control_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    arguments = ["play", "zorro", "--seats", "human,random", "--first", "1", "--lang", "fr"]
    playing = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("1\n")
    playing.stdin.flush()
    while "> " not in playing.stdout.readline():
        pass
    time.sleep(0.3)
    playing.send_signal(signal.SIGINT)
    out, errors = playing.communicate(timeout=20)
    assert playing.returncode == 130
    assert "Pour continuer\u00a0: zabletop play zorro --load zorro-" in out
    assert errors == ""
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("ended_by", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_terminal_saves_too(tmp_path: Path, ended_by: signal.Signals) -> None:
    ours, theirs = pty.openpty()
    arguments = ["play", "zorro", "--seats", "human,random", "--first", "1"]
    playing = subprocess.Popen(
        [*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment(TERM="xterm")
    )
    os.close(theirs)
    heard(ours)
    os.write(ours, b"1\n")
    heard(ours)
    if ended_by == signal.SIGHUP:
        os.close(ours)
    playing.send_signal(ended_by)
    code = playing.wait(10)
    # Without a terminal Python itself has something to say at the end, and nobody to say it to.
    assert code == 130 or ended_by == signal.SIGHUP
    (file,) = tmp_path.iterdir()
    assert zabletop.replay(file.read_bytes()).entries
