"""What is not allowed is refused with the rule that forbids it, and nothing has changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import zabletop
from tests.zorro.positions import THREE, bring_out, duel_of_all, facing_scoundrel, final_battle, gain_a_fourth
from tests.zorro.table import ENGLISH, FRENCH, IN_ROUNDS, MET, MISSED, OFFERING, REVISED, Table, scoundrel_with
from zabletop import REFEREE, SPECTATOR, Illegal, Match
from zabletop.games.zorro.refusals import PROPER_STEPS
from zabletop.games.zorro.state import NOTHING
from zabletop.words import Words

SOURCE = Path(__file__).resolve().parents[2] / "src" / "zabletop" / "games" / "zorro" / "refusals.py"

Position = Callable[[], Table]


def everything(match: Match) -> bytes:
    """All that a refusal must leave alone."""
    viewers = [REFEREE, SPECTATOR, *range(match.players)]
    told = [(match.sight(viewer), match.events_since(0, viewer)) for viewer in viewers]
    actions = [match.actions(seat) for seat in range(match.players)]
    return match.record().to_json() + msgspec.json.encode([told, actions, match.deciders, sorted(match.held.items())])


def refuse(match: Match, seat: int, action: str | int) -> Illegal:
    before = everything(match)
    with pytest.raises(Illegal) as refused:
        match.play(seat, action)
    assert everything(match) == before
    return refused.value


# --- Positions ------------------------------------------------------------------------------------------------------


def at_travel(edition: str = REVISED) -> Table:
    return Table(edition)


def at_travel_with_an_empty_place() -> Table:
    table = Table()
    table.state.shown_feats[1] = NOTHING
    return table


def at_ask() -> Table:
    table = Table(FRENCH)
    table.play(0, "travel 1")
    return table


def at_answer() -> Table:
    table = at_ask()
    table.play(0, "ask 2")
    return table


def at_accept(edition: str = REVISED) -> Table:
    table = Table(edition)
    for seat, action in ((0, "travel 1"), (1, "pass"), (2, "offer")):
        table.play(seat, action)
    return table


def at_attempt(gear: str = "", dice: str = MISSED, edition: str = REVISED) -> Table:
    table = Table(edition)
    table.give_gear(0, *gear.split())
    table.travel_alone(1, dice)
    return table


def at_last_roll() -> Table:
    """Nothing left but a re-roll card."""
    table = at_attempt("reroll-charm")
    table.three_rolls(MISSED)
    return table


def with_hero_dice(gear: str = "") -> Table:
    table = Table()
    table.give_gear(0, *gear.split())
    table.give_heroes(0, farm=2)
    table.travel_alone(1, f"{MISSED} thrust own")
    return table


def with_a_turned_die() -> Table:
    table = at_attempt("set-die")
    table.play(0, "set charm leap")
    return table


def at_hand(edition: str = REVISED) -> Table:
    table = Table(edition)
    table.travel_with(1, 1, MISSED)
    table.three_rolls(MISSED)
    return table


def at_fourth() -> Table:
    table = Table()
    table.give_gear(1, "reroll-charm")
    table.travel_with(1, 1, MISSED)
    table.three_rolls(MISSED)
    table.play(0, "stop")
    table.play(0, "hand charm", "dash")
    return table


def at_take() -> Table:
    table = Table(FRENCH)
    table.travel_alone(1, MET)
    table.play(0, "stop")
    return table


def with_four() -> Table:
    return gain_a_fourth(REVISED, *THREE)


def with_two_premium() -> Table:
    table = facing_scoundrel("thrust*6", None, "free-charm free-grab extra-roll")
    table.play(0, "stop", "extra-die")
    return table


def before_a_scoundrel() -> Table:
    return facing_scoundrel("leap thrust*5", scoundrel_with({"locks": "leap"}))


def before_a_villain() -> Table:
    table = Table(players=2)
    final_battle(table, MISSED, "market")
    return table


def in_a_scoundrel_round(edition: str) -> Table:
    table = Table(edition)
    bring_out(table, MISSED)
    return table


def in_a_duel(edition: str = REVISED) -> Table:
    table = Table(edition, players=2)
    duel_of_all(table, MISSED)
    return table


# --- Each reason ----------------------------------------------------------------------------------------------------

CASES: list[tuple[Position, int, str, str, str]] = [
    # 1. Travel
    (at_travel_with_an_empty_place, 0, "travel 2", "Z7", "zorro-no-feat-there"),
    (at_travel, 0, "fight farm", "Z7", "zorro-no-scoundrel-there"),
    (lambda: at_travel(FRENCH), 0, "fight farm", "Z26", "zorro-scoundrel-in-turn"),
    (lambda: at_travel(ENGLISH), 0, "fight farm", "Z26", "zorro-scoundrel-in-turn"),
    (lambda: in_a_scoundrel_round(FRENCH), 1, "fight farm", "Z26", "zorro-scoundrel-in-turn"),
    (lambda: in_a_scoundrel_round(ENGLISH), 1, "fight market", "Z26", "zorro-scoundrel-in-turn"),
    (at_ask, 0, "travel 2", "ZR12", "zorro-target-is-fixed"),
    (at_accept, 0, "travel 1", "ZR12", "zorro-target-is-fixed"),
    (at_attempt, 0, "travel 3", "ZR12", "zorro-target-is-fixed"),
    (at_attempt, 0, "fight farm", "ZR12", "zorro-target-is-fixed"),
    (before_a_villain, 1, "travel 1", "ZR12", "zorro-target-is-fixed"),
    # Help
    (at_ask, 0, "ask 1", "Z8", "zorro-cannot-ask"),
    (at_ask, 0, "ask 4", "Z8", "zorro-cannot-ask"),
    (at_ask, 0, "offer", "Z8", "zorro-help-is-asked"),
    (at_ask, 0, "accept 2", "Z8", "zorro-help-is-asked"),
    (at_accept, 0, "ask 2", "Z8", "zorro-help-is-offered"),
    (lambda: at_accept(ENGLISH), 0, "ask 3", "Z8", "zorro-help-is-offered"),
    (at_accept, 0, "accept 2", "Z8", "zorro-did-not-offer"),
    (at_accept, 0, "accept 1", "Z8", "zorro-did-not-offer"),
    (at_accept, 0, "accept 6", "Z8", "zorro-did-not-offer"),
    (before_a_scoundrel, 0, "accept 2", "Z9", "zorro-alone-here"),
    (before_a_villain, 1, "accept 1", "Z9", "zorro-alone-here"),
    (in_a_duel, 1, "accept 1", "Z9", "zorro-alone-here"),
    (lambda: in_a_scoundrel_round(FRENCH), 1, "ask 1", "Z9", "zorro-alone-here"),
    (lambda: in_a_duel(FRENCH), 1, "ask 1", "Z9", "zorro-alone-here"),
    # 2. Attempt
    (at_attempt, 0, "keep leap", "Z10", "zorro-dice-not-there"),
    (at_attempt, 0, "keep charm charm charm charm charm charm charm", "Z10", "zorro-dice-not-there"),
    (at_attempt, 0, "keep farm-grab", "Z10", "zorro-dice-not-there"),
    (at_attempt, 0, "keep charm charm charm charm charm charm", "Z10", "zorro-nothing-to-roll"),
    (at_last_roll, 0, "keep none", "Z10", "zorro-no-roll-left"),
    (before_a_scoundrel, 0, "keep thrust", "Z25", "zorro-ability-forbids-scoundrel"),
    (before_a_villain, 1, "keep charm charm charm", "Z25", "zorro-ability-forbids-villain"),
    (at_fourth, 1, "keep none", "Z12", "zorro-last-roll"),
    (at_hand, 0, "hand leap", "Z12", "zorro-dice-not-there"),
    (at_hand, 0, "hand none", "Z12", "zorro-hand-more"),
    # Equipment
    (at_attempt, 0, "reroll charm", "Z19", "zorro-no-reroll-card"),
    (lambda: at_attempt("reroll-dash", "dash charm*5"), 0, "reroll dash dash", "Z19", "zorro-too-few-dice"),
    (lambda: with_hero_dice("reroll-thrust"), 0, "reroll farm-thrust", "Z19", "zorro-no-hero-reroll"),
    (lambda: with_hero_dice("reroll-hero"), 0, "reroll farm-grab", "Z19", "zorro-no-hero-reroll"),
    (lambda: with_hero_dice("reroll-hero"), 0, "reroll farm-thrust farm-thrust", "Z22", "zorro-dice-not-there"),
    (at_attempt, 0, "waive", "Z20", "zorro-nothing-to-waive"),
    (lambda: at_attempt("free-leap", MET), 0, "waive", "Z20", "zorro-nothing-to-waive"),
    (at_attempt, 0, "set charm leap", "Z22", "zorro-no-set-left"),
    (with_a_turned_die, 0, "set charm leap", "Z22", "zorro-no-set-left"),
    (lambda: at_attempt("set-die"), 0, "set leap charm", "Z22", "zorro-no-such-die"),
    (with_four, 0, "discard free-taunt", "Z17", "zorro-not-your-card"),
    (with_two_premium, 0, "discard free-charm", "Z17", "zorro-discard-premium"),
    # At another step
    (at_travel, 0, "accept 2", "Z8", "zorro-not-now"),
    (at_travel, 0, "offer", "Z8", "zorro-not-now"),
    (at_travel, 0, "pass", "ZR12", "zorro-not-now"),
    (at_travel, 0, "alone", "Z8", "zorro-not-now"),
    (lambda: at_travel(FRENCH), 0, "ask 2", "Z8", "zorro-not-now"),
    (at_ask, 0, "join", "ZR6", "zorro-not-now"),
    (at_ask, 0, "decline", "ZR6", "zorro-not-now"),
    (at_answer, 1, "ask 3", "Z8", "zorro-not-now"),
    (at_answer, 1, "stop", "ZR5", "zorro-not-now"),
    (at_travel, 0, "stop", "ZR5", "zorro-not-now"),
    (at_travel, 0, "keep none", "Z10", "zorro-not-now"),
    (at_hand, 0, "keep none", "Z10", "zorro-not-now"),
    (lambda: at_hand(FRENCH), 1, "keep none", "Z10", "zorro-not-now"),
    (at_hand, 0, "waive", "Z20", "zorro-not-now"),
    (at_travel, 0, "reroll charm", "Z19", "zorro-not-now"),
    (at_travel, 0, "set charm leap", "Z22", "zorro-not-now"),
    (at_attempt, 0, "hand charm", "Z12", "zorro-not-now"),
    (at_attempt, 0, "take", "Z15", "zorro-not-now"),
    (at_attempt, 0, "draw", "Z15", "zorro-not-now"),
    (at_take, 0, "discard free-dash", "Z17", "zorro-not-now"),
]


@pytest.mark.parametrize(
    ("position", "seat", "action", "rule", "message"), CASES, ids=[f"{case[4]}-{case[2]}" for case in CASES]
)
def test_a_refusal_names_its_rule_and_changes_nothing(
    position: Position, seat: int, action: str, rule: str, message: str
) -> None:
    """Z7, Z8, Z9, Z10, Z12, Z15, Z17, Z19, Z20, Z22, Z25, Z26, ZR5, ZR6, ZR12"""
    match = position().as_match()
    assert seat in match.deciders
    refused = refuse(match, seat, action)
    assert (refused.rule, refused.message) == (rule, message)
    for language in ("en", "fr"):
        assert Words.of(language).has(message)
        assert Words.of(language).has(f"rule-{rule}.title")


def test_every_reason_is_tried() -> None:
    """A new reason needs a case here; and so does each thing that can be done, at a step where it can't."""
    reasons = set(re.findall(r'"(zorro-[a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
    assert reasons == {message for *_, message in CASES}
    assert set(PROPER_STEPS) == {action.split()[0] for _, _, action, _, _ in CASES}


# --- What is refused before any rule is asked -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", ["", "jump", "travel", "travel 0", "travel 5", "travel 1 2", "keep sword", "set leap"]
)
def test_what_means_nothing_is_refused(words: str) -> None:
    refused = refuse(at_travel().as_match(), 0, words)
    assert (refused.rule, refused.message) == ("", "engine-unknown-notation")


@pytest.mark.parametrize("number", [9, 63, 64, 72, 112, 10**9])
def test_a_number_that_means_nothing_is_refused(number: int) -> None:
    refused = refuse(at_attempt("reroll-charm").as_match(), 0, number)
    assert (refused.rule, refused.message) == ("", "engine-unknown-notation")


@pytest.mark.parametrize("position", [at_travel, at_accept, at_attempt, at_hand, with_four])
def test_nobody_decides_for_another(position: Position) -> None:
    """Z6, Z17: an action that is legal for its decider is refused to the others."""
    table = position()
    match = table.as_match()
    for action in table.actions(0):
        for seat in (1, 2):
            refused = refuse(match, seat, action)
            assert (refused.rule, refused.message) == ("", "engine-not-your-decision")


@pytest.mark.parametrize("edition", OFFERING)
def test_the_active_player_makes_no_offer(edition: str) -> None:
    """Z8: while the others decide, and a refused one leaves what they hold."""
    match = zabletop.new("zorro", 3, seed=7, edition=edition, first=1)
    match.play(0, "travel 1")
    match.play(2, "offer")
    assert refuse(match, 0, "offer").message == "engine-not-your-decision"
    assert refuse(match, 1, "accept 3").rule == "Z8"
    assert match.held.keys() == {2}


@pytest.mark.parametrize("edition", IN_ROUNDS)
def test_who_is_not_fighting_waits(edition: str) -> None:
    """Z26"""
    match = in_a_scoundrel_round(edition).as_match()
    assert refuse(match, 0, "travel 1").message == "engine-not-your-decision"
    assert refuse(match, 2, "stop").message == "engine-not-your-decision"


def test_nothing_is_played_after_the_end() -> None:
    """Z30"""
    table = in_a_duel()
    table.play(1, "stop", "thrust*6")
    table.play(0, "stop")
    match = table.as_match()
    for seat in (0, 1):
        assert refuse(match, seat, "travel 1").message == "engine-match-over"
