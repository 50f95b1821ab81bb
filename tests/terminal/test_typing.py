"""What is asked and what is typed: numbers, words, dice, questions, undo."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.sitting import lines, sight_of, sit_down, zorro_rules
from zabletop.games.zorro.dice import SYMBOLS
from zabletop.games.zorro.numbers import KEEP_DICE
from zabletop.terminal.play import Session
from zabletop.terminal.zorro.typed import ZorroTyping
from zabletop.words import LANGUAGES, Words


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
        ("7" * 5000, "7…” means nothing here"),
        ("dance " * 1000, "…” means nothing here"),
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
            sight = sight_of(session, 0)
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
        sight = sight_of(session, 0)
        if sight.step == "attempt" and not wanted:
            wanted.extend(sight.attempt.faces[:2])
            named = session.typing.shown(f"keep {' '.join(wanted)}").partition(" ")[2]
            return f"{verb} {'1 2' if by_number else named}"
        return None if wanted else "alone" if sight.step in ("ask", "accept") else "1"

    session, out, _ = sit_down(answer, ("human", "random"), edition="french", language=language)
    session.run()
    saves = [event.facts["faces"] for event in session.match.journal.events if event.kind == "saves"]
    assert saves == [sorted(wanted, key=SYMBOLS.index)]
    assert [file.name[:6] for file in tmp_path.iterdir()] == ["zorro-"]
    assert ("Keep " if language == "en" else "Garder ") in out.getvalue()


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
    found = [float(share) for share in re.findall(r"\d\. ([\d.]+)%: ", out.getvalue())]
    assert len(found) == 4
    assert found == sorted(found, reverse=True)
    assert 0 < found[-1] <= found[0] < 100


def test_the_odds_are_numbered_like_the_choices_and_what_is_new_goes_on_counting() -> None:
    session, out, _ = sit_down(lines("1", "1", "odds"), ("human", "random"), edition="french")
    session.run()
    sight = sight_of(session, 0)
    listed = session.host.choices(sight, session.rules.actions(session.match.state, 0))
    told = re.findall(r"^ +(\d+)\. [\d.]+%: (.+)$", out.getvalue(), re.MULTILINE)
    assert session.choices[: len(listed)] == listed
    assert len(told) == 6
    for number, action in told:
        assert session.host.action(session.choices[int(number) - 1], sight) == action
    new = session.choices[len(listed)]
    session.answer(0, str(len(listed) + 1))
    assert session.match.entries[-1].number == new


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notation_survives_being_shown_and_typed(language: str) -> None:
    rules = zorro_rules(3)
    typing = ZorroTyping(Words.of(language))
    for number in (*range(300), 3300, 3301, 5000, 99_999):
        notation = rules.notation(number)
        if not notation.startswith("#"):
            assert typing.notation(typing.shown(notation)) == notation


# Undo


def test_undo_takes_back_what_met_no_chance() -> None:
    session, out, _ = sit_down(lines("2", "undo", "1"), edition="french")
    session.run()
    assert "You take back: travel 2." in out.getvalue()
    assert sight_of(session, 0).attempt.place == 0


def test_undo_across_chance_needs_the_consent_of_all() -> None:
    session, out, _ = sit_down(lines("1", "alone", "undo", "undo !"), edition="french")
    session.run()
    text = out.getvalue()
    assert "cannot be taken back" in text
    assert "If everybody at the table agrees" in text
    assert "You take back: alone." in text
    assert sight_of(session, 0).step == "ask"
