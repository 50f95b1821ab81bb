"""Playing in a terminal: whole matches by typed lines, secrets, undo, saving, and text for every reader."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import zabletop
from zabletop.engine.shapes import Event
from zabletop.games.zorro.dice import SYMBOLS
from zabletop.games.zorro.numbers import KEEP_DICE
from zabletop.games.zorro.rules import ZorroRules
from zabletop.terminal.play import Session, own_command, shown_names
from zabletop.terminal.screen import Screen
from zabletop.terminal.sensible import short_list, table_of
from zabletop.terminal.telling import Teller
from zabletop.terminal.typed import Typing
from zabletop.words import LANGUAGES, Words

EDITIONS = ("french", "english-2019", "revised")
COMMAND = [sys.executable, "-m", "zabletop.cli"]
ESCAPE = "\x1b"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is left is saved in the folder where one is."""
    monkeypatch.chdir(tmp_path)


class Person(io.StringIO):
    """Types what a function says, and ends the input when it says nothing."""

    def __init__(self, answer: Callable[[Session], str | None]) -> None:
        super().__init__()
        self.answer = answer
        self.session: Session | None = None
        self.typed: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.session is not None
        line = self.answer(self.session)
        if line is None:
            return ""
        self.typed.append(line)
        assert len(self.typed) < 5000, "the match does not end"
        return line + "\n"


def sit_down(
    answer: Callable[[Session], str | None],
    seats: tuple[str, ...] = ("human", "random", "random"),
    *,
    edition: str = "revised",
    language: str = "en",
    seed: int = 3,
    first: str = "1",
    names: tuple[str, ...] = (),
) -> tuple[Session, io.StringIO, Person]:
    match = zabletop.new("zorro", players=len(seats), seed=seed, edition=edition, first=first)
    out, person = io.StringIO(), Person(answer)
    session = Session(match, list(seats), list(names), Words.of(language), Screen(out=out, source=person))
    person.session = session
    return session, out, person


def lines(*typed: str) -> Callable[[Session], str | None]:
    """These lines, then the end of the input."""
    left = list(typed)
    return lambda session: left.pop(0) if left else None


def first_choice(session: Session) -> str | None:
    return None if session.match.result else "1"


def environment(**more: str) -> dict[str, str]:
    """A plain environment in which the same package is found as here."""
    source = str(Path(zabletop.__file__).parents[1])
    return {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": source, "LANG": "C.UTF-8", **more}


# Whole matches


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typed_numbers(edition: str, language: str) -> None:
    session, out, _ = sit_down(first_choice, ("human", "greedy", "random"), edition=edition, language=language)
    assert session.run() == 0
    result = session.match.result
    assert result is not None
    text = out.getvalue()
    assert Words.of(language).say(result.why, player=session.teller.names[result.winners[0]]) in text
    assert ESCAPE not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_match_is_played_by_notation_in_french(edition: str) -> None:
    def typed(session: Session) -> str | None:
        if session.match.result:
            return None
        seat = session.match.deciders[0]
        state = table_of(session.rules, session.match.sight(seat))
        number = short_list(session.rules, state, session.rules.actions(session.match.state, seat))[0]
        return session.teller.typing.shown(session.rules.notation(number))

    session, _, person = sit_down(typed, ("human", "human"), edition=edition, language="fr", names=("Ana", "Zoé"))
    assert session.run() == 0
    assert session.match.result is not None
    assert any(line.startswith("garder") for line in person.typed)


def test_a_match_of_bots_alone_is_watched_to_its_end() -> None:
    session, out, person = sit_down(first_choice, ("random", "random"))
    assert session.run() == 0
    assert session.match.result is not None
    assert person.typed == []
    assert "Zorro" in out.getvalue()


# What is asked and what is typed


def test_an_empty_line_does_nothing() -> None:
    session, out, _ = sit_down(lines("", "", ""))
    session.run()
    assert session.match.entries == []
    assert out.getvalue().count(Words.of("en").say("terminal-empty")) == 3


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("9", "goes from 1 to 4"),
        ("0", "goes from 1 to 4"),
        ("dance", "“dance” means nothing here"),
        ("keep leap", "(Rule Z10: “? Z10” tells it.)"),
        ("offer", "“offer” is not possible now. (Rule Z8"),
        ("travel 5", "“travel 5” means nothing here"),
        ("fight farm", "no Scoundrel out at the Farm"),
        ("? Z99", "no rule “Z99”"),
        ("? zr3", "Equipment in the fourth ROLL"),
        ("?", "Z7 Travel"),
        ("help", "take back your latest action"),
        ("undo", "nothing to take back"),
        ("odds", "Chance of success alone"),
        ("table", "Cards in the decks: 12 Feats"),
        ("log", "Feat at place 1"),
    ],
)
def test_what_is_no_action_gets_a_clear_answer_and_changes_nothing(typed: str, told: str) -> None:
    session, out, _ = sit_down(lines(typed), edition="revised")
    assert session.run() == 0
    assert session.match.entries == []
    assert told in out.getvalue()


def test_dice_are_saved_by_name_by_number_and_in_a_short_form() -> None:
    for typed in ("keep {0} {1}", "k {0} {1}", "k 1 2", "KEEP {1} {0}"):
        wanted: list[str] = []

        def answer(session: Session, typed: str = typed, wanted: list[str] = wanted) -> str | None:
            sight = session.sight(0)
            if sight.step == "travel":
                return "1"
            if sight.step == "accept":
                return "alone"
            if sight.step == "attempt" and not wanted:
                wanted.extend(sight.attempt.faces[:2])
                return typed.format(*wanted)
            return None

        session, _, _ = sit_down(answer)
        session.run()
        saves = [event for event in session.match.journal.events if event.kind == "saves" and event.seat == 0]
        assert [event.facts["faces"] for event in saves] == [sorted(wanted, key=SYMBOLS.index)], typed


@pytest.mark.parametrize(("language", "verb"), [("en", "save"), ("fr", "sauver"), ("fr", "enregistrer")])
@pytest.mark.parametrize("by_number", [True, False])
def test_dice_after_save_are_kept_and_name_no_file(language: str, verb: str, by_number: bool, tmp_path: Path) -> None:
    wanted: list[str] = []

    def answer(session: Session) -> str | None:
        sight = session.sight(0)
        if sight.step == "attempt" and not wanted:
            wanted.extend(sight.attempt.faces[:2])
            named = session.teller.typing.shown(f"keep {' '.join(wanted)}").partition(" ")[2]
            return f"{verb} {'1 2' if by_number else named}"
        return None if wanted else "alone" if sight.step in ("ask", "accept") else "1"

    session, out, _ = sit_down(answer, ("human", "random"), edition="french", language=language)
    session.run()
    saves = [event.facts["faces"] for event in session.match.journal.events if event.kind == "saves"]
    assert saves == [sorted(wanted, key=SYMBOLS.index)]
    assert [file.name[:6] for file in tmp_path.iterdir()] == ["zorro-"]
    assert ("Keep " if language == "en" else "Garder ") in out.getvalue()


def test_the_same_die_cannot_be_saved_twice_by_its_number() -> None:
    session, out, _ = sit_down(lines("1", "1", "k 1 1"), ("human", "random"), edition="french")
    session.run()
    assert "“k 1 1” means nothing here" in out.getvalue()


def test_of_hundreds_of_keeps_only_the_sensible_ones_are_listed() -> None:
    session, out, _ = sit_down(lines("1", "1", "odds"), ("human", "random"), edition="french")
    session.run()
    rules = session.rules
    keeps = [number for number in rules.actions(session.match.state, 0) if number >= KEEP_DICE]
    assert len(keeps) > 20
    assert 1 <= len(session.choices) < 9
    text = out.getvalue()
    assert text.count("%:") <= 6
    assert "other choices are no better" in text


def test_the_best_chance_is_that_of_the_exact_odds() -> None:
    session, out, _ = sit_down(lines("odds"))
    session.run()
    found = [float(share) for share in re.findall(r"- ([\d.]+)%: ", out.getvalue())]
    assert len(found) == 4
    assert found == sorted(found, reverse=True)
    assert 0 < found[-1] <= found[0] < 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notation_survives_being_shown_and_typed(language: str) -> None:
    rules = cast(ZorroRules, zabletop.game("zorro").rules(3))
    typing = Typing(Words.of(language))
    for number in (*range(300), 3300, 3301, 5000, 99_999):
        notation = rules.notation(number)
        if not notation.startswith("#"):
            assert typing.notation(typing.shown(notation)) == notation


# Undo


def test_undo_takes_back_what_met_no_chance() -> None:
    session, out, _ = sit_down(lines("2", "undo", "1"), edition="french")
    session.run()
    assert "You take back: travel 2." in out.getvalue()
    assert session.sight(0).attempt.place == 0


def test_undo_across_chance_needs_the_consent_of_all() -> None:
    session, out, _ = sit_down(lines("1", "alone", "undo", "undo !"), edition="french")
    session.run()
    text = out.getvalue()
    assert "cannot be taken back" in text
    assert "If everybody at the table agrees" in text
    assert "You take back: alone." in text
    assert session.sight(0).step == "ask"


# Secrets


def offers_of_two(first_says: str) -> str:
    session, out, _ = sit_down(
        lines("1", "", first_says), ("human", "human", "human"), names=("Ana", "Bo", "Zoé"), edition="revised"
    )
    session.run()
    return out.getvalue()


def test_a_secret_offer_is_not_on_the_screen_of_the_next_person() -> None:
    offered, passed = offers_of_two("offer"), offers_of_two("pass")
    assert "pass the keyboard to Bo" in offered
    assert "pass the keyboard to Zoé" in offered
    # The saved file's name is a time: all else must be the same, whatever Bo has chosen.
    assert re.sub(r"zorro-[\d-]+", "", offered) == re.sub(r"zorro-[\d-]+", "", passed)


def test_what_was_typed_in_secret_is_cleared_from_a_terminal() -> None:
    arguments = [
        "play",
        "zorro",
        "--seats",
        "human,human,human",
        "--names",
        "Ana,Bo,Zoe",
        "--seed",
        "3",
        "--first",
        "1",
    ]
    text = in_terminal(arguments, ["1", "", "offer", "", "pass"], {})
    asked, _, rest = text.partition("pass the keyboard to Bo")
    assert ESCAPE + "[2J" not in asked
    cleared = rest.index(ESCAPE + "[2J")
    assert rest.index("offer\r\n") < cleared < rest.index("pass the keyboard to Zoe")


# Saving and going on


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


# For every reader


def in_terminal(arguments: list[str], typed: list[str], more: dict[str, str], cwd: Path | None = None) -> str:
    """Run the command in a pseudo-terminal: each line is typed when a prompt waits for it, then Ctrl-C."""
    ours, theirs = pty.openpty()
    command = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", COLUMNS="80", LINES="24") | more,
        cwd=cwd,
    )
    os.close(theirs)
    seen = ""
    for line in typed:
        seen += heard(ours)
        os.write(ours, f"{line}\n".encode())
    seen += heard(ours)
    command.send_signal(signal.SIGINT)
    command.wait(10)
    seen += heard(ours, at_end=True)
    os.close(ours)
    return seen


def heard(terminal: int, at_end: bool = False) -> str:
    """What is said up to the next prompt, which is a line that does not end."""
    seen = ""
    limit = time.monotonic() + 20
    while time.monotonic() < limit:
        if not select.select([terminal], [], [], 0.15)[0]:
            if at_end or seen.endswith(("> ", ". ", "? ")):
                break
            continue
        try:
            seen += os.read(terminal, 65536).decode("utf-8", "replace")
        except OSError:
            break
    return seen


def run(*arguments: str, typed: str = "", cwd: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=environment(**more),
        timeout=60,
        check=False,
    )


def without_editing(text: str) -> str:
    """Line editing may announce bracketed paste to the terminal; that is no text."""
    return re.sub(r"\x1b\[\?2004[hl]\r?", "", text)


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


# Telling


@pytest.mark.parametrize(
    ("language", "seats", "names", "expected", "you"),
    [
        ("en", ["human", "greedy"], [], ["You", "Bot 2 (greedy)"], 0),
        ("fr", ["random", "human"], [], ["Robot 1 (hasard)", "Vous"], 1),
        ("fr", ["human", "human"], [], ["Joueur 1", "Joueur 2"], -1),
        ("en", ["human", "greedy"], ["Ana"], ["Ana", "Bot 2 (greedy)"], -1),
        ("en", ["human", "greedy", "human"], ["Ana", "", "Bo"], ["Ana", "Bot 2 (greedy)", "Bo"], -1),
    ],
)
def test_names_are_given_or_usual(
    language: str, seats: list[str], names: list[str], expected: list[str], you: int
) -> None:
    assert shown_names(Words.of(language), seats, names) == (expected, you)


def test_facts_become_words_by_their_names() -> None:
    cards = cast(ZorroRules, zabletop.game("zorro").rules(2)).cards
    events = [
        Event("rolls", 0, {"faces": ["charm", "leap", "leap"], "heroes": ["farm-grab"], "left": 2}),
        Event("rolls", 1, {"faces": ["taunt"], "heroes": [], "left": 0}),
        Event("offers", 0, {"seats": []}),
        Event("offers", 1, {"seats": [0, 1]}),
        Event("set", 1, {"symbol": "dash", "becomes": "thrust"}),
    ]
    english = Teller(Words.of("en"), ["You", "Bo"], cards, you=0)
    assert [english.event(event) for event in events] == [
        "You roll: charm, 2 leaps and grab (Farm die). ROLLs left:\u00a02.",
        "Bo rolls: taunt. ROLLs left:\u00a00.",
        "Nobody offers help.",
        "Help is offered by you and Bo.",
        "Bo turns a die from dash to thrust.",
    ]
    french = Teller(Words.of("fr"), ["Vous", "Bo"], cards, you=0)
    said = french.event(events[0]).replace("\u00a0", " ")
    assert said == "Vous lancez : charme, 2 sauts et prise (dé Ferme). LANCERS restants : 2."


def test_what_is_rolled_again_and_who_is_out_is_told() -> None:
    cards = cast(ZorroRules, zabletop.game("zorro").rules(2)).cards
    events = [
        Event("rolls", 0, {"faces": ["dash", "dash", "leap"], "heroes": [], "left": 2}),
        Event("rerolls", 0, {"faces": ["charm", "leap", "leap"], "heroes": [], "left": 2}),
        Event("rerolls", 0, {"faces": ["charm", "leap", "leap"], "heroes": [], "left": 2}),
        Event("duel", -1, {"seats": [0, 1, 2]}),
        Event("duel-score", 1, {"count": 5}),
        Event("duel", -1, {"seats": [0, 1]}),
    ]
    english = Teller(Words.of("en"), ["You", "Bo", "Ana"], cards, you=0)
    assert [english.event(event) for event in events[1:]] == [
        "You re-roll with Equipment. Now: charm and 2 leaps.",
        "You re-roll with Equipment, and the same symbols come up again. Now: charm and 2 leaps.",
        "A duel: you, Bo and Ana. What counts is thrust; the most wins.",
        "Bo scores 5.",
        "Another round. Still in the duel: you and Bo. Out: Ana.",
    ]
    french = Teller(Words.of("fr"), ["Vous", "Bo", "Ana"], cards, you=0)
    said = [french.event(event).replace("\u00a0", " ") for event in events]
    assert said[1] == (
        "Vous relancez par un Équipement : 2 courses font place à charme et saut. À présent : charme et 2 sauts."
    )
    assert said[-1] == "Une autre manche. Toujours en duel : vous et Bo. Hors du duel : Ana."


def test_the_keys_that_bring_back_a_line_do_not_bring_back_anothers_secret(tmp_path: Path) -> None:
    arguments = ["play", "zorro", "--seats", "human,human,human", "--first", "1", "--edition", "revised"]
    text = in_terminal(arguments, ["1", "", "offer", ESCAPE + "[A"], {}, tmp_path)
    typed = text.rpartition("pass the keyboard to Player 3")[2].partition("\n")[0]
    assert typed
    assert "offer" not in typed
