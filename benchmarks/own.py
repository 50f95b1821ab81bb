"""Measure our own engine in the build that is running: bare states, whole matches, copies. Prints JSON."""

from __future__ import annotations

import json
import sys
import time
from itertools import repeat
from typing import Any

import zabletop
from zabletop.engine import match as match_module
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.playout import play_randomly
from zabletop.games.zorro.effects import NO_ABILITY
from zabletop.games.zorro.odds import forget_plans, plan_for

COPIES = 200_000
# How each game is put on the table for the measurements: four players, the usual cards.
TABLES: dict[str, dict[str, Any]] = {"zorro": {"edition": "revised"}, "horror": {"decks": "london"}}
PLAYERS = 4


def main() -> None:
    seconds = float(sys.argv[1])
    build = "plain" if str(match_module.__file__).endswith(".py") else "compiled"
    rows = [measured(game, seconds) for measured in (bare_states, whole_matches) for game in TABLES]
    rows.extend(copies(game) for game in TABLES)
    rows.append(odds_of_four_feats())
    print(json.dumps({"build": build, "rows": rows}))


def bare_states(game: str, seconds: float) -> dict[str, Any]:
    """Random play on bare states: quick dealer, no journal."""
    rules = zabletop.game(game).rules(PLAYERS, **TABLES[game])
    dealer, whim = QuickDealer(1), QuickDealer(2)
    decisions = matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_randomly(rules, rules.begin(dealer), dealer, whim)
        matches += 1
    return row(f"{game}, bare states", decisions, matches, time.perf_counter() - start)


def whole_matches(game: str, seconds: float) -> dict[str, Any]:
    """The same through Match.play: seeded dealer, journal, legality check."""
    whim = QuickDealer(3)
    decisions = matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = zabletop.new(game, PLAYERS, matches, **TABLES[game])
        while match.deciders:
            seat = match.deciders[0]
            actions = match.rules.actions(match.state, seat)
            match.play(seat, actions[whim.pick(len(actions))])
            decisions += 1
        matches += 1
    return row(f"{game}, match.play", decisions, matches, time.perf_counter() - start)


def copies(game: str) -> dict[str, Any]:
    """One state, copied again and again. The loop itself is a twentieth of what is measured."""
    copy = zabletop.game(game).rules(PLAYERS, **TABLES[game]).begin(QuickDealer(1)).copy
    start = time.perf_counter()
    for _ in repeat(None, COPIES):
        copy()
    each = (time.perf_counter() - start) / COPIES
    return {"name": f"{game}, state copies", "copies_per_second": 1 / each, "microseconds_a_copy": each * 1e6}


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
