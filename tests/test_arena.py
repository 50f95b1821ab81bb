"""Simulations: the same on any number of workers, and honest about what they found."""

from __future__ import annotations

from typing import cast

import pytest

from tests.contract import ZORRO, many
from zabletop import SPECTATOR, BadOption, Rules, State, ZabletopError, game
from zabletop.arena import Tally, play_one, simulate
from zabletop.arena.simulate import interval
from zabletop.games.zorro.shapes import ZorroSight

GAMES = many(30, 2000)


def facts(tally: Tally) -> tuple[object, ...]:
    """All but what the clock says."""
    return tally.games, tally.wins, tally.decisions, tally.mean_turns, tally.mean_decisions, tally.intervals


def test_one_worker_and_two_find_the_same() -> None:
    bots = ["random", "random"]
    heard: list[int] = []
    one = simulate("zorro", bots, GAMES, seed=5)
    two = simulate("zorro", bots, GAMES, seed=5, workers=2, progress=heard.append)
    assert facts(one) == facts(two)
    assert heard == sorted(heard)
    assert heard[-1] == GAMES
    other = simulate("zorro", bots, 5, seed=6)
    assert facts(other) != facts(simulate("zorro", bots, 5, seed=5))


def test_a_tally_adds_up() -> None:
    tally = simulate("zorro", ["random"] * 4, 30, seed=1, options={"edition": "french"})
    assert tally.games == 30
    assert sum(tally.wins) == pytest.approx(30)
    assert sum(tally.shares) == pytest.approx(1)
    assert tally.options["edition"] == "french"
    assert tally.mean_decisions == pytest.approx(tally.decisions / 30)
    assert 0 < tally.mean_turns < tally.mean_decisions
    assert tally.seconds > 0
    for share, (low, high) in zip(tally.shares, tally.intervals, strict=True):
        assert 0 <= low <= share <= high <= 1


def test_a_match_of_a_simulation_can_be_played_again() -> None:
    rules = ZORRO[11].rules()
    assert play_one(rules, ["random"] * 3, 77) == play_one(rules, ["random"] * 3, 77)


def test_the_length_of_a_match_is_what_its_game_counts() -> None:
    match = ZORRO[0].match(4)
    while match.deciders:
        match.play(match.deciders[0], match.actions(match.deciders[0])[0])
        assert match.rules.turns(match.state) == cast(ZorroSight, match.sight(SPECTATOR)).turn
    assert match.rules.turns(match.state) > 0
    with pytest.raises(ZabletopError, match="engine-missing-method"):
        Rules("chess", 2, {}).turns(State())


def test_who_thinks_wins() -> None:
    tally = simulate("zorro", ["greedy", "random"], many(12, 400), seed=3)
    assert tally.intervals[0][0] > 0.5


def test_intervals_are_wilsons() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
    low, high = interval(0.25, 1_000_000)
    assert high - low < 0.002


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(BadOption, match="engine-bad-games"):
        simulate("zorro", ["random", "random"], 0)
    with pytest.raises(BadOption, match="engine-unknown-bot"):
        simulate("zorro", ["random", "genius"], 5)
    with pytest.raises(BadOption, match="engine-unknown-game"):
        simulate("chess", ["random", "random"], 5)
    with pytest.raises(BadOption, match="engine-bad-players"):
        simulate("zorro", ["random"], 5)
    with pytest.raises(BadOption, match="engine-bad-choice"):
        simulate("zorro", ["random", "random"], 5, options={"edition": "german"})
    with pytest.raises(BadOption, match="engine-unknown-option"):
        simulate("zorro", ["random", "random"], 5, options={"colour": "red"})


def test_a_set_of_cards_can_be_named() -> None:
    assert game("zorro").rules(2, cards="house").options["cards"] == "house"
    tally = simulate("zorro", ["random", "random"], 2, options={"cards": "house"})
    assert tally.options["cards"] == "house"
