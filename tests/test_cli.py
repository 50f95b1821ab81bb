"""The zabletop command as a person meets it: real processes, both languages, and never a traceback."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import zabletop
from tests.terminal.sitting import COMMAND, environment, run
from zabletop import bots
from zabletop.engine import match as engine
from zabletop.engine.record import digest_of
from zabletop.engine.shapes import Event, Record
from zabletop.games.zorro import cards as card_files
from zabletop.terminal.rooms import ROOMS
from zabletop.words import LANGUAGES, Words


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match between bots."""
    match = zabletop.new("zorro", players=3, seed=5)
    players = [bots.make("random", match.rules, seat) for seat in range(3)]
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, players[seat].choose(match.sight(seat), match.rules.actions(match.state, seat)))
    file = tmp_path_factory.mktemp("records") / "match.json"
    file.write_bytes(match.record().to_json())
    return file


def changed(record: Path, file: Path, **changes: object) -> Path:
    """A record with something else in it, sealed again so that only the proof can notice."""
    told = msgspec.json.decode(record.read_bytes(), type=Record)
    other = msgspec.structs.replace(told, **changes)
    file.write_bytes(msgspec.structs.replace(other, digest=digest_of(other)).to_json())
    return file


# Bad input

BAD = [
    ["dance"],
    ["--dance"],
    ["-x"],
    ["play"],
    ["play", "chess"],
    ["play", "zorro", "more"],
    ["play", "zorro", "--dance"],
    ["play", "zorro", "--players"],
    ["play", "zorro", "--players", "7"],
    ["play", "zorro", "--players", "1"],
    ["play", "zorro", "--players", "two"],
    ["play", "zorro", "--players", "-3"],
    ["play", "zorro", "--players", "9" * 5000],
    ["play", "zorro", "--players", "3", "--players", "3"],
    ["play", "zorro", "--plain=yes"],
    ["play", "zorro", "--edition", "german"],
    ["play", "zorro", "--seats", "human,wizard"],
    ["play", "zorro", "--seats", "human"],
    ["play", "zorro", "--seats", "human,greedy", "--players", "3"],
    ["play", "zorro", "--players", "2", "--names", "a,b,c"],
    ["play", "zorro", "--players", "3", "--first", "4"],
    ["play", "zorro", "--first", "me"],
    ["play", "zorro", "--seed", "x"],
    ["play", "zorro", "--seed", "99999999999999999999"],
    ["play", "zorro", "--cards", "no-such-file.toml"],
    ["play", "zorro", "--cards", "{folder}"],
    ["play", "zorro", "--cards", "{junk}"],
    ["play", "--load", "no-such-file.json"],
    ["play", "--load", "{folder}"],
    ["play", "--load", "{junk}"],
    ["play", "--load", "{record}", "--seed", "3"],
    ["play", "--load", "{record}", "--seats", "human"],
    ["play", "--load", "{record}"],
    ["play", "zorro", "--names", "A,A"],
    ["play", "zorro", "--names", "Ana,Bo,ANA"],
    ["replay"],
    ["replay", "no-such-file.json"],
    ["replay", "{folder}"],
    ["replay", "{junk}"],
    ["replay", "{empty}"],
    ["verify"],
    ["verify", "no-such-file.json"],
    ["verify", "{folder}"],
    ["odds"],
    ["odds", "no-such-file.json"],
    ["odds", "{record}", "--need", "leap"],
    ["odds", "--need", "jump"],
    ["odds", "--need", "leap," * 10],
    ["odds", "--need", "leap", "--rolls-left", "1"],
    ["odds", "--need", "leap", "--dice", "leap"],
    ["odds", "--need", "leap", "--dice", "leap,leap,leap,leap,leap,six"],
    ["odds", "--need", "leap", "--dice", "leap,leap,leap,leap,leap,leap", "--rolls-left", "9"],
    ["odds", "--need", "leap", "--dice", "leap,leap,leap,leap,leap,leap", "--heroes", "farm"],
    ["odds", "--need", "leap", "--heroes", "moon"],
    ["odds", "--need", "leap", "--heroes", "farm,farm,farm"],
    ["odds", "--need", "leap", "--heroes", "farm,farm,plaza,plaza"],
    ["odds", "--need", "leap", "--gear", "spoon"],
    ["odds", "--against", "dragon:farm"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "zorro", "--games", "0"],
    ["simulate", "zorro", "--games", "1.5"],
    ["simulate", "zorro", "--bots", "wizard,greedy"],
    ["simulate", "zorro", "--bots", "random,random", "--players", "3"],
    ["simulate", "zorro", "--workers", "0"],
    ["cards"],
    ["cards", "check"],
    ["cards", "burn", "x"],
    ["cards", "check", "no-such-file.toml"],
    ["cards", "check", "{folder}"],
    ["cards", "show", "no-such-set"],
    ["cards", "show", "--game", "chess"],
    ["rules"],
    ["rules", "chess"],
    ["rules", "zorro", "Z99"],
    [],
]


@pytest.fixture(scope="session")
def places(record: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Files that are not what they should be."""
    folder = tmp_path_factory.mktemp("odd files")
    junk, empty = folder / "junk", folder / "empty"
    junk.write_bytes(bytes(range(256)) * 40)
    empty.write_bytes(b"")
    return {"folder": str(folder), "junk": str(junk), "empty": str(empty), "record": str(record)}


def test_bad_input_gets_one_clear_line(places: dict[str, str]) -> None:
    """All cases and languages share one process for each language: starting 140 of them would take a minute."""
    script = (
        "import io, json, sys, contextlib\n"
        "from zabletop.cli import main\n"
        "for arguments in json.loads(sys.stdin.readline()):\n"
        "    out, errors = io.StringIO(), io.StringIO()\n"
        "    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):\n"
        "        code = main(arguments)\n"
        "    print(json.dumps([code, out.getvalue(), errors.getvalue()]))\n"
    )
    told: dict[str, list[str]] = {}
    for language in LANGUAGES:
        cases = [[word.format(**places) for word in arguments] for arguments in BAD]
        done = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps(cases) + "\n",
            capture_output=True,
            text=True,
            env=environment(ZABLETOP_LANG=language),
            timeout=60,
            check=True,
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(answers) == len(BAD)
        told[language] = []
        for arguments, (code, out, error) in zip(BAD, answers, strict=True):
            assert code == 2, (arguments, out, error)
            assert out == "", arguments
            assert re.fullmatch(r"zabletop: \S.*\n", error), (arguments, error)
            assert "Traceback" not in error, arguments
            told[language].append(error)
    for english, french in zip(told["en"], told["fr"], strict=True):
        assert english != french


@pytest.mark.parametrize(
    ("arguments", "language", "line"),
    [
        (["dance"], "en", "zabletop: There is no command “dance”. Allowed: play, replay,"),
        (
            ["dance", "--lang", "fr"],
            "en",
            "zabletop: Il n’y a pas de commande « dance ». Possibles : play,",
        ),
        (
            ["--lang", "de"],
            "fr",
            "zabletop: « de » n’est pas un choix possible pour --lang. Possibles : en, fr.",
        ),
        (["play", "chess"], "en", "zabletop: There is no game called “chess”. On the table: zorro"),
    ],
)
def test_complaints_come_from_a_real_process_in_the_chosen_language(
    arguments: list[str], language: str, line: str
) -> None:
    done = run(*arguments, LANG=f"{language}_XX.UTF-8")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.replace("\u00a0", " ").startswith(line)
    assert done.stderr.count("\n") == 1


def test_an_unexpected_error_asks_to_be_reported_and_shows_its_traceback_only_on_demand() -> None:
    script = (
        "import zabletop.cli as cli\ndef fall(*_): raise RuntimeError('ouch')\ncli.parse = fall\ncli.main(['play'])"
    )
    for debug in ("", "1"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            env=environment(ZABLETOP_DEBUG=debug),
            check=False,
        )
        assert "RuntimeError: ouch. Please report it" in done.stderr
        assert ("Traceback" in done.stderr) == bool(debug)


def test_a_closed_pipe_is_no_mishap() -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m zabletop.cli rules zorro | head -n 1'],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert done.stdout == "Z1 What is in the box\n"
    assert done.stderr == ""


# Version and help


@pytest.mark.parametrize(("language", "plain"), [("en", "plain Python"), ("fr", "Python pur")])
def test_the_version_names_the_build(language: str, plain: str) -> None:
    done = run("--version", "--lang", language)
    compiled = not str(engine.__file__).endswith(".py")
    assert done.stdout.startswith(f"Zabletop {zabletop.__version__} (")
    assert (plain in done.stdout) != compiled


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_both_languages(language: str) -> None:
    words = Words.of(language)
    for command in ("play", "replay", "verify", "odds", "simulate", "cards", "rules"):
        assert words.has(f"cli-help-{command}")
    whole = run("--help", "--lang", language)
    assert whole.returncode == 0
    assert f"zabletop verify {words.say('cli-word-file')}" in whole.stdout
    play = run("play", "--help", "--lang", language)
    assert words.say("cli-option-seats") in play.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_the_options_of_each_game_or_of_the_one_that_is_named(language: str) -> None:
    words = Words.of(language)
    whole, zorro = (run("play", *named, "--help", "--lang", language).stdout for named in ([], ["zorro"]))
    for name, room in ROOMS.items():
        assert words.say(f"{name}-name") in whole
        assert (words.say(f"{name}-name") in zorro) == (name == "zorro")
        assert all(f"--{option.name} …" in whole for option in room.box.options)
    assert words.say("zorro-option-edition") in zorro


# Records


@pytest.mark.parametrize(("language", "proved"), [("en", "Proved: all"), ("fr", "Prouvé\u00a0: les")])
def test_a_good_record_is_proved_and_its_seed_confessed(record: Path, language: str, proved: str) -> None:
    done = run("verify", str(record), "--lang", language)
    outcomes = len(msgspec.json.decode(record.read_bytes())["chance"]["outcomes"])
    assert done.returncode == 0
    assert done.stdout.startswith(proved)
    assert str(outcomes) in done.stdout.replace(",", "").replace("\u202f", "")
    assert Words.of(language).say("cli-verify-seed", seed="5") in done.stdout


def test_what_cannot_be_checked_is_not_called_disproved(record: Path, tmp_path: Path) -> None:
    told = msgspec.json.decode(record.read_bytes(), type=Record)
    cut, other = tmp_path / "cut.json", tmp_path / "other.json"
    cut.write_bytes(record.read_bytes()[:-200])
    other.write_bytes(b'{"format": "of something else"}')
    cards = changed(record, tmp_path / "cards.json", cards={**told.cards, "fingerprint": "0" * 64})
    old = changed(record, tmp_path / "old.json", rules_version=99)
    for file, reason in {cut: "This file is damaged", other: "not a record", cards: "other cards", old: "99"}.items():
        done = run("verify", str(file))
        assert (done.returncode, done.stdout.count("\n")) == (2, 1), file
        assert done.stdout.startswith("Cannot be checked: ")
        assert reason in done.stdout


def test_an_altered_and_a_forged_record_are_disproved(record: Path, tmp_path: Path) -> None:
    told = msgspec.json.decode(record.read_bytes(), type=Record)
    altered = tmp_path / "altered.json"
    altered.write_bytes(record.read_bytes().replace(b'"players":3', b'"players":4'))
    outcomes = [*told.chance.outcomes]
    outcomes[7] = (outcomes[7][0], (outcomes[7][1] + 1) % outcomes[7][0])
    loaded = changed(record, tmp_path / "loaded.json", chance=msgspec.structs.replace(told.chance, outcomes=outcomes))
    played = changed(record, tmp_path / "played.json", entries=[*told.entries[:-1], (told.entries[-1][0], "travel 4")])
    reasons = {
        altered: "Disproved: This record was changed",
        loaded: "Disproved: Outcome 8 of ",
        played: "Disproved: Entry ",
    }
    for file, reason in reasons.items():
        done = run("verify", str(file))
        assert done.returncode == 1, file
        assert done.stdout.startswith(reason), done.stdout
        assert done.stdout.count("\n") == 1


def test_a_record_is_watched_whole_where_there_is_no_keyboard(record: Path) -> None:
    done = run("replay", str(record), "--lang", "fr")
    events = msgspec.json.decode(record.read_bytes())["events"]
    assert done.returncode == 0
    assert len([line for line in done.stdout.splitlines() if line]) >= len(events)
    assert "nouveau Zorro" in done.stdout


def test_a_record_is_watched_with_names_and_where_it_goes_into_a_pipe(record: Path) -> None:
    done = run("replay", str(record), "--names", "Ana,,Bo")
    assert "Ana " in done.stdout
    assert "Player 1" not in done.stdout
    assert "Player 2" in done.stdout
    assert run("replay", str(record), "--names", "a,b,c,d").returncode == 2
    # A keyboard, but no screen: nobody is asked.
    ours, theirs = pty.openpty()
    piped = subprocess.run(
        [*COMMAND, "replay", str(record)], stdin=theirs, capture_output=True, env=environment(), timeout=20, check=True
    )
    os.close(ours)
    os.close(theirs)
    assert piped.stdout.decode() == run("replay", str(record)).stdout


def test_a_finished_match_can_be_watched_with_open_cards(tmp_path: Path) -> None:
    match = zabletop.new("horror", players=2, seed=1)
    begun, over = tmp_path / "begun.json", tmp_path / "over.json"
    begun.write_bytes(match.record().to_json())
    while match.result is None:
        match.play(match.deciders[0], match.actions(match.deciders[0])[0])
    over.write_bytes(match.record().to_json())
    assert "Player 1 draws a card." in run("replay", str(over)).stdout
    shown = run("replay", str(over), "--open").stdout
    assert "draws a card." not in shown
    assert "Player 1 is dealt " in shown
    refused = run("replay", str(begun), "--open")
    assert refused.returncode == 2
    assert "This match is not over" in refused.stderr


def test_cards_that_do_not_exist_are_refused_with_those_that_do() -> None:
    refused = run("cards", "show", "zorro")
    assert refused.returncode == 2
    assert "house, london, sherlock, mythos, fang-and-claw" in refused.stderr
    assert "These are the cards of “house”." in run("cards", "show").stdout
    assert "These are the cards of “london”." in run("cards", "show", "--game", "horror").stdout
    assert "Elusive: no text" in run("cards", "show", "fang-and-claw").stdout


def test_a_record_of_other_rules_is_not_replayed_but_can_be_watched(record: Path, tmp_path: Path) -> None:
    old = changed(record, tmp_path / "old.json", rules_version=99)
    done = run("replay", str(old))
    assert done.returncode == 0
    assert "version 99 of the rules" in done.stdout
    assert "next Zorro" in done.stdout
    assert run("play", "--load", str(old)).returncode == 2
    assert run("verify", str(old)).returncode == 2


def test_a_record_made_by_a_rascal_neither_crashes_nor_plays_tricks(record: Path, tmp_path: Path) -> None:
    told = msgspec.json.decode(record.read_bytes(), type=Record)
    clear = "\x1b[2J"
    odd: list[dict[str, object]] = [{}, {"faces": 7}, {"card": ["x"]}, {"seats": clear}, {"symbol": None}, {"left": {}}]
    events = [Event("rolls", seat, facts) for seat in (-9, 0, 99) for facts in odd]
    events += [Event(clear, 0, {"card": clear}), Event("takes-feat", 1, {"card": clear}), *told.events]
    trick = changed(record, tmp_path / "trick.json", events=events, options={"edition": clear})
    done = run("replay", str(trick))
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout + done.stderr
    assert "next Zorro" in done.stdout
    crowd = changed(record, tmp_path / "crowd.json", players=1_000_000_000)
    assert run("replay", str(crowd)).returncode == 2


# Odds


def chance_of(*arguments: str) -> float:
    done = run("odds", *arguments)
    assert done.returncode == 0, done.stderr
    found = re.match(r"Chance of success under perfect play: ([\d.]+)%", done.stdout)
    assert found, done.stdout
    return float(found[1])


def test_odds_of_a_described_situation() -> None:
    # The last ROLL of one die for one symbol: one side in six.
    last = ("--need", "leap,leap", "--dice", "leap,dash,dash,dash,dash,dash", "--rolls-left", "1")
    assert chance_of(*last) == pytest.approx(100 * (1 - (5 / 6) ** 5), abs=0.01)
    assert chance_of("--need", "leap,leap", "--dice", "leap,leap,dash,dash,dash,dash") == 100
    assert chance_of("--need", "leap") == pytest.approx(100 * (1 - (5 / 6) ** 18), abs=0.01)


def test_help_and_equipment_raise_the_odds_and_a_foe_lowers_them() -> None:
    alone = chance_of("--need", "thrust,thrust,taunt,taunt,leap,dash")
    assert chance_of("--need", "thrust,thrust,taunt,taunt,leap,dash", "--helper") > alone
    assert chance_of("--need", "thrust,thrust,taunt,taunt,leap,dash", "--gear", "dagger") > alone
    for place in ("farm", "tavern", "plaza", "market"):
        foe = next(card for card in card_files.card_set("house").document["scoundrel"] if card["location"] == place)
        against = chance_of("--against", f"scoundrel:{place}")
        assert against <= chance_of("--need", ",".join(foe["needs"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_in_the_help_work(language: str) -> None:
    example = Words.of(language).say("cli-example-odds").split("zabletop ")[1]
    done = run(*example.split(), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert "%" in done.stdout


def test_odds_of_the_last_position_of_a_record(record: Path, tmp_path: Path) -> None:
    assert run("odds", str(record)).stdout.rstrip().endswith("The match is over.")
    match = zabletop.new("zorro", players=2, seed=1, edition="french")
    file = tmp_path / "begun.json"
    file.write_bytes(match.record().to_json())
    done = run("odds", str(file), "--lang", "fr")
    assert done.returncode == 0
    assert done.stdout.count("\u00a0%\u00a0:") == 4


# Simulations


def test_a_simulation_tells_who_wins() -> None:
    arguments = ("simulate", "zorro", "--games", "4", "--bots", "random,random", "--seed", "2", "--workers", "1")
    told = json.loads(run(*arguments, "--json").stdout)
    assert told["games"] == 4
    assert told["bots"] == ["random", "random"]
    assert sum(told["wins"]) == 4
    assert json.loads(run(*arguments, "--json").stdout)["wins"] == told["wins"]
    done = run(*arguments, "--lang", "fr")
    assert "4 parties en " in done.stdout
    assert "Place 2, hasard\u00a0: gagne " in done.stdout
    assert done.stderr == ""


def test_control_c_ends_a_simulation_without_tracebacks() -> None:
    """As a terminal sends it: to the command and all its workers at once, also while they start."""
    for seconds in (0.3, 2):
        command = subprocess.Popen(
            [*COMMAND, "simulate", "zorro", "--games", "1000000", "--workers", "2"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            start_new_session=True,
        )
        wait_for_workers(command.pid)
        time.sleep(seconds)
        os.killpg(command.pid, signal.SIGINT)
        out, errors = command.communicate(timeout=30)
        assert (command.returncode, out, errors) == (130, "", "zabletop: Interrupted.\n")


def wait_for_workers(pid: int) -> None:
    """Until the two workers and what looks after them are there; where the system does not tell, long enough."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    limit = time.monotonic() + (20 if told.exists() else 3)
    while time.monotonic() < limit and not (told.exists() and len(told.read_text().split()) >= 3):
        time.sleep(0.05)


# Cards and rules


def house() -> str:
    return Path(card_files.__file__).parent.joinpath("cards", "house.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "fine"), [("en", "is fine"), ("fr", "est en ordre")])
def test_good_cards_are_fine(language: str, fine: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(house().replace('id = "house"', 'id = "mine"', 1), encoding="utf-8")
    done = run("cards", "check", str(file), "--lang", language)
    assert done.returncode == 0
    assert fine in done.stdout
    assert done.stdout.count("\n") == 1
    played = run("play", "zorro", "--cards", str(file), "--seats", "random,random", "--seed", "1")
    assert played.returncode == 0
    assert "next Zorro" in played.stdout


def test_every_mistake_in_cards_is_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    text = house().replace('"leap"', '"jump"', 2).replace('location = "tavern"', 'location = "moon"', 1)
    file.write_text(text, encoding="utf-8")
    done = run("cards", "check", str(file))
    assert done.returncode == 1
    assert "“jump” is no symbol" in done.stdout
    assert "“moon” is no location" in done.stdout
    assert "mistakes in the card file" in done.stdout
    refused = run("play", "zorro", "--cards", str(file))
    assert refused.returncode == 2
    assert "zabletop cards check" in refused.stderr
    for broken, why in (("[set\n", "line 1"), ("\xff", "")):
        file.write_bytes(broken.encode("latin-1"))
        done = run("cards", "check", str(file), "--lang", "fr")
        assert done.returncode == 1
        assert "TOML" in done.stdout
        assert why.replace("line", "ligne") in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed(language: str) -> None:
    done = run("cards", "show", "--lang", language)
    assert done.returncode == 0
    told = card_files.card_set("house").words(language)
    assert all(card["name"] in done.stdout for card in told.values())
    assert all(card["text"] in done.stdout for card in told.values() if "text" in card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_all_or_one(language: str) -> None:
    words = Words.of(language)
    one = run("rules", "zorro", "zr3", "--lang", language)
    assert one.stdout == f"ZR3 {words.say('rule-ZR3.title')}\n{words.say('rule-ZR3')}\n"
    whole = run("rules", "zorro", "--lang", language)
    assert whole.stdout.count("\n\n") == 54


def test_the_command_is_installed_under_its_name() -> None:
    assert COMMAND[-1] == "zabletop.cli"
    text = Path(__file__).resolve().parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8")
    assert 'zabletop = "zabletop.cli:main"' in text
