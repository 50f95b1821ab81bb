"""All measurements in one run, one after the other on one core: our two builds and the peers.

Prints a table and writes build/bench.json. ``--seconds N`` is how long each one plays (5 by default).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
YACHT = "open_spiel yacht"
GIN_RUMMY = "open_spiel gin_rummy"
PEERS = (
    YACHT,
    GIN_RUMMY,
    "open_spiel hearts",
    "open_spiel pig",
    "open_spiel liars_dice",
    "rlcard leduc-holdem",
    "rlcard uno",
    "pettingzoo tictactoe_v3",
    "pettingzoo connect_four_v3",
)
# What we promise: each game so many times as fast as its peer, a copy in so few microseconds, so many decisions a
# second, four Feats in so few milliseconds.
YACHT_BAR = 5.0
GIN_RUMMY_BAR = 10.0
HORROR_BAR = 1e6
COPY_BAR = 1.0
ODDS_BAR = 20.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    rows: list[dict[str, Any]] = []
    for build in ("compiled", "plain"):
        print(f"measuring zabletop, {build} ...", file=sys.stderr, flush=True)
        rows.extend(own_rows(build, seconds))
    for peer in PEERS:
        print(f"measuring {peer} ...", file=sys.stderr, flush=True)
        rows.append(run_json([sys.executable, str(HERE / "peers.py"), peer, str(seconds)], {}))
    verdicts = compare(rows)
    show(rows, verdicts)
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    target.write_text(json.dumps({"machine": machine, "rows": rows, "verdicts": verdicts}, indent=1) + "\n")
    print(f"\nWritten to {target.relative_to(ROOT)}.")


def own_rows(build: str, seconds: float) -> list[dict[str, Any]]:
    extra = {"PYTHONPATH": str(ROOT / "src")} if build == "plain" else {}
    told = run_json([sys.executable, str(HERE / "own.py"), str(seconds)], extra)
    # Without a C compiler both are plain, and the table says so.
    return [{**row, "name": f"{row['name']} ({told['build']})"} for row in told["rows"]]


def run_json(command: list[str], extra: dict[str, str]) -> dict[str, Any]:
    environment = {**os.environ, **extra}
    if not extra:
        environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command[1:])} failed:\n{done.stderr.strip()}")
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def compare(rows: list[dict[str, Any]]) -> list[str]:
    by_name = {row["name"]: row for row in rows}
    if "zorro, bare states (compiled)" not in by_name:
        return ["Not compiled: there is nothing to compare with the bars."]
    horror = by_name["horror, bare states (compiled)"]["decisions_per_second"]
    copy = by_name["zorro, state copies (compiled)"]["microseconds_a_copy"]
    odds = by_name["zorro, odds of four Feats with a helper (compiled)"]["milliseconds"]
    return [
        times_a_peer(by_name, "zorro", YACHT, YACHT_BAR),
        times_a_peer(by_name, "horror", GIN_RUMMY, GIN_RUMMY_BAR),
        f"horror: {horror:,.0f} decisions/s ({met(horror >= HORROR_BAR)}: at least {HORROR_BAR:,.0f})",
        f"zorro: {copy:.2f} microseconds a copy ({met(copy <= COPY_BAR)}: at most {COPY_BAR:g})",
        f"zorro: {odds:.1f} ms for the odds of four Feats ({met(odds < ODDS_BAR)}: under {ODDS_BAR:g})",
    ]


def times_a_peer(by_name: dict[str, dict[str, Any]], game: str, peer: str, bar: float) -> str:
    if "missing" in by_name[peer]:
        return f"{game}: OpenSpiel is not to be had for this Python, so there is nothing to compare with."
    ours = by_name[f"{game}, bare states (compiled)"]["decisions_per_second"]
    times = ours / by_name[peer]["decisions_per_second"]
    return f"{game}: {times:.1f} times {peer} in decisions/s ({met(times >= bar)}: at least {bar:g})"


def met(holds: bool) -> str:
    return "met" if holds else "MISSED"


def show(rows: list[dict[str, Any]], verdicts: list[str]) -> None:
    print(f"{'':52}{'decisions/s':>14}{'matches/s':>12}")
    for row in rows:
        if "decisions_per_second" in row:
            print(f"{row['name']:52}{row['decisions_per_second']:14,.0f}{row['matches_per_second']:12,.1f}")
    for row in rows:
        if "copies_per_second" in row:
            print(
                f"{row['name']:52}{row['copies_per_second']:14,.0f} copies/s, {row['microseconds_a_copy']:.2f} us each"
            )
        if "milliseconds" in row:
            print(f"{row['name']:52}{row['milliseconds']:14,.1f} ms")
        if "missing" in row:
            print(f"{row['name']:52} left out: {row['missing']}")
    print()
    print("\n".join(verdicts))


if __name__ == "__main__":
    main()
