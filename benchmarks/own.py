"""Measure our own engine in the build that is running: bare states, whole matches, copies. Prints JSON."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import zabletop
from zabletop.engine import match as match_module
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.playout import copy_often, play_randomly
from zabletop.games.zorro.effects import NO_ABILITY
from zabletop.games.zorro.odds import forget_plans, plan_for

COPIES = 200_000


def main() -> None:
    seconds = float(sys.argv[1])
    build = "plain" if str(match_module.__file__).endswith(".py") else "compiled"
    rows = [bare_states(seconds), whole_matches(seconds), copies(), odds_of_four_feats()]
    print(json.dumps({"build": build, "rows": rows}))


def bare_states(seconds: float) -> dict[str, Any]:
    """Random play, four players, revised edition, quick dealer, no journal."""
    rules = zabletop.game("zorro").rules(4, edition="revised")
    dealer, whim = QuickDealer(1), QuickDealer(2)
    decisions = matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_randomly(rules, rules.begin(dealer), dealer, whim)
        matches += 1
    return row("zorro, bare states", decisions, matches, time.perf_counter() - start)


def whole_matches(seconds: float) -> dict[str, Any]:
    """The same through Match.play: seeded dealer, journal, legality check."""
    whim = QuickDealer(3)
    decisions = matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = zabletop.new("zorro", players=4, seed=matches, edition="revised")
        while match.deciders:
            seat = match.deciders[0]
            actions = match.rules.actions(match.state, seat)
            match.play(seat, actions[whim.pick(len(actions))])
            decisions += 1
        matches += 1
    return row("zorro, match.play", decisions, matches, time.perf_counter() - start)


def copies() -> dict[str, Any]:
    rules = zabletop.game("zorro").rules(4, edition="revised")
    state = rules.begin(QuickDealer(1))
    start = time.perf_counter()
    copy_often(state, COPIES)
    each = (time.perf_counter() - start) / COPIES
    return {"name": "zorro, state copies", "copies_per_second": 1 / each, "microseconds_a_copy": each * 1e6}


def odds_of_four_feats() -> dict[str, Any]:
    """Four Feats together: two Hero dice and three Equipment on each side, with a helper; nothing cached."""
    cards = zabletop.game("zorro").rules(4).cards  # type: ignore[attr-defined]
    gear = {name: place for place, name in enumerate(cards.gear_names)}
    rerolls = [place for place in gear.values() if cards.gear_kits[place].rerolls]
    frees = [place for place in gear.values() if cards.gear_kits[place].free and place < 22]
    mine = cards.kit(1 << frees[0] | 1 << rerolls[0] | 1 << 22)
    theirs = cards.kit(1 << frees[-1] | 1 << rerolls[-1] | 1 << 23)
    best = 1e9
    for _ in range(3):
        forget_plans()
        start = time.perf_counter()
        for feat in (0, 5, 10, 15):
            plan_for(cards.feat_needs[feat], cards.actions, 0b0101, mine, NO_ABILITY, theirs, 0b01010000).chance()
        best = min(best, time.perf_counter() - start)
    return {"name": "zorro, odds of four Feats with a helper", "milliseconds": best * 1e3}


def row(name: str, decisions: int, matches: int, seconds: float) -> dict[str, Any]:
    return {"name": name, "decisions_per_second": decisions / seconds, "matches_per_second": matches / seconds}


if __name__ == "__main__":
    main()
