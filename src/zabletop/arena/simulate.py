"""Play many matches between bots and count what happened. Every match has its own seed: any one can be played again."""

from __future__ import annotations

import math
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool
from typing import Any

import msgspec

from zabletop.bots import make
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.errors import BadOption
from zabletop.engine.game import Rules
from zabletop.games import game

# Matches that a worker plays before it reports: often enough for a progress bar, seldom enough not to matter.
BATCH = 25
Z_95 = 1.959964


class Batch(msgspec.Struct):
    """What a worker is asked to play."""

    game: str
    bots: list[str]
    options: dict[str, str]
    cards: dict[str, Any] | None
    seed: int
    first: int
    games: int


class Count(msgspec.Struct):
    """What came of some matches."""

    games: int
    wins: list[float]
    decisions: int
    turns: int


class Tally(msgspec.Struct, kw_only=True):
    """What a simulation found. A shared victory counts its share for each winner."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    seconds: float
    decisions: int
    wins: list[float]
    shares: list[float]
    intervals: list[tuple[float, float]]
    mean_turns: float
    mean_decisions: float
    decisions_per_second: float
    matches_per_second: float


def simulate(
    name: str,
    bots: list[str],
    games: int,
    seed: int = 1,
    workers: int = 1,
    options: dict[str, str] | None = None,
    cards: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play ``games`` matches, the bots in their seats. ``progress`` hears how many have been played so far."""
    if games < 1:
        raise BadOption("engine-bad-games", {"games": games})
    chosen = options or {}
    rules = game(name).rules(len(bots), cards, **chosen)
    for bot in bots:
        make(bot, rules, 0)
    batches = [
        Batch(name, bots, chosen, cards, seed, first, min(BATCH, games - first)) for first in range(0, games, BATCH)
    ]
    began = time.perf_counter()
    total = Count(0, [0.0] * len(bots), 0, 0)
    for count in played(batches, workers):
        total.games += count.games
        total.decisions += count.decisions
        total.turns += count.turns
        total.wins = [a + b for a, b in zip(total.wins, count.wins, strict=True)]
        if progress is not None:
            progress(total.games)
    return tally(name, rules.options, bots, seed, total, time.perf_counter() - began)


def played(batches: list[Batch], workers: int) -> Iterator[Count]:
    if workers <= 1 or len(batches) == 1:
        yield from map(play_batch, batches)
        return
    with pool_of(min(workers, len(batches))) as pool:
        yield from pool.imap_unordered(play_batch, batches)


def pool_of(workers: int) -> Pool:
    """Workers that Ctrl-C does not reach, not even while they start: we end them, and nobody reads their tracebacks."""
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(workers, ignore_interrupts)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(workers, ignore_interrupts)
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(batch: Batch) -> Count:
    rules = game(batch.game).rules(len(batch.bots), batch.cards, **batch.options)
    count = Count(0, [0.0] * len(batch.bots), 0, 0)
    for number in range(batch.first, batch.first + batch.games):
        winners, decisions, turns = play_one(rules, batch.bots, batch.seed * 1_000_003 + number)
        count.games += 1
        count.decisions += decisions
        count.turns += turns
        for seat in winners:
            count.wins[seat] += 1 / len(winners)
    return count


def play_one(rules: Rules, names: list[str], seed: int) -> tuple[list[int], int, int]:
    """One match between bots: the winners, the number of decisions and of turns."""
    dealer = QuickDealer(seed)
    # Whims and dice never share a stream: bots have the negative seeds.
    bots = [make(name, rules, -(seed * 31 + seat) - 1) for seat, name in enumerate(names)]
    state = rules.begin(dealer)
    decisions = 0
    while True:
        owing = rules.deciders(state)
        if not owing:
            break
        # All who decide at the same time do so on the same table, before any of it is carried out.
        chosen = [(seat, bots[seat].choose(rules.sight(state, seat), rules.actions(state, seat))) for seat in owing]
        for seat, number in chosen:
            rules.play(state, seat, number, dealer)
        decisions += len(chosen)
    result = rules.result(state)
    return (result.winners if result else []), decisions, rules.turns(state)


def tally(name: str, options: dict[str, str], bots: list[str], seed: int, count: Count, seconds: float) -> Tally:
    return Tally(
        game=name,
        options=options,
        bots=bots,
        games=count.games,
        seed=seed,
        seconds=seconds,
        decisions=count.decisions,
        wins=count.wins,
        shares=[won / count.games for won in count.wins],
        intervals=[interval(won / count.games, count.games) for won in count.wins],
        mean_turns=count.turns / count.games,
        mean_decisions=count.decisions / count.games,
        decisions_per_second=count.decisions / seconds,
        matches_per_second=count.games / seconds,
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson): honest also near 0 and 1, and with few matches."""
    squared = Z_95 * Z_95
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    half = Z_95 / (1 + squared / games) * math.sqrt(share * (1 - share) / games + squared / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
