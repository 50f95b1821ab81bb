"""How the decks of Ze Horror Attack are balanced: matches between equal bots.

Prints docs/horror-balance.md:  python benchmarks/balance_horror.py > docs/horror-balance.md
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

import msgspec

from zabletop.arena.simulate import interval, pool_of
from zabletop.bots import make
from zabletop.engine.dealer import QuickDealer
from zabletop.games import game
from zabletop.games.horror.cards import BUILT_IN, Box, built_in
from zabletop.games.horror.decks import READY_MADE, ready_made
from zabletop.games.horror.numbers import HAND, PLAY
from zabletop.games.horror.rules import HorrorRules

PLAYERS = (2, 3, 4)
# Matches that a worker plays before it reports.
BATCH = 50
# The targets.
MOST_BETWEEN_SIDES = 0.03
MOST_FOR_THE_START = 0.04
USUAL_SCORES = range(2, 10)
LEAST_USUAL = 0.5
LEAST_RATIO, MOST_RATIO = 0.8, 1.25

HEAD = """\
# The balance of the decks

What is printed on the cards of Ze Horror Attack is not public as a list, so the decks are our own design, balanced by
measurement: {matches} matches of equal greedy bots for each deck and number of players, seed {seed}.

    python benchmarks/balance_horror.py > docs/horror-balance.md

prints this page again. The figures are those of the decks with the fingerprint `{fingerprint}`.

| Target | Measured by |
| --- | --- |
| Heroes and monsters win equally often | the share of matches that a player with a hero faction wins, less that of \
a player with a monster faction: at most 3 points either way |
| To begin is worth little | the share that the starting player wins, less an equal share: at most 4 points |
| Scores as at a real table | two players: most winning scores are 2 to 9 |
| No card decides a match | whoever plays a card wins 0.8 to 1.25 times as often as the average player |
"""

SIDES_HEAD = """\
### Sides and seats

In brackets the 95 % interval.

| Players | A hero player wins | A monster player wins | Difference | The starting player wins | Over an equal share |
| ---: | ---: | ---: | ---: | ---: | ---: |
"""

SCORES_HEAD = """\
### Winning scores

| Players | Mean | Below 0 | 0 and 1 | 2 and 3 | 4 and 5 | 6 and 7 | 8 and 9 | 10 and more | 2 to 9 |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""

CARDS_HEAD = """\
### Cards

How often whoever plays the card wins, beside the average player; and how many of four players do so in a match.

| Card | Kind | Copies | Symbols | 2 players | 3 players | 4 players | Played |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""

EXPERT_HEAD = """\
## Decks of one's own

For information, no target: the ready-made lists of the expert rules against each other, {matches} matches each. How
often the list on the left wins against the one above.

"""


class Batch(msgspec.Struct):
    """What a worker is asked to play. ``box`` names its place in the page."""

    box: str
    players: int
    options: dict[str, str]
    seed: int
    first: int
    games: int


class Found(msgspec.Struct):
    """What came of some matches. Of sides: heroes first. ``played`` and ``won`` count players, not copies."""

    games: int
    won_by_start: int
    won_by_first_seat: int
    seats: list[int]
    wins: list[int]
    scores: Counter[int]
    played: Counter[str]
    won: Counter[str]

    def add(self, other: Found) -> None:
        self.games += other.games
        self.won_by_start += other.won_by_start
        self.won_by_first_seat += other.won_by_first_seat
        self.seats = [a + b for a, b in zip(self.seats, other.seats, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores.update(other.scores)
        self.played.update(other.played)
        self.won.update(other.won)

    def side(self, side: int) -> float:
        """How often a player of this side wins."""
        return self.wins[side] / self.seats[side]

    def between_sides(self) -> float:
        return self.side(0) - self.side(1)

    def start(self) -> float:
        return self.won_by_start / self.games

    def ratio(self, card: str, players: int) -> float:
        """How often whoever plays the card wins, beside the average player."""
        return self.won[card] / self.played[card] * players if self.played[card] else 0.0

    def usual(self) -> float:
        return sum(self.scores[score] for score in USUAL_SCORES) / self.games


def nothing() -> Found:
    return Found(0, 0, 0, [0, 0], [0, 0], Counter(), Counter(), Counter())


def play_batch(batch: Batch) -> tuple[str, int, Found]:
    rules = cast(HorrorRules, game("horror").rules(batch.players, **batch.options))
    found = nothing()
    for number in range(batch.first, batch.first + batch.games):
        play_one(rules, batch.seed * 1_000_003 + number, found)
    return batch.box, batch.players, found


def play_one(rules: HorrorRules, seed: int, found: Found) -> None:
    """One match between greedy bots, and what came of it. The same chance as in a simulation with this seed."""
    dealer = QuickDealer(seed)
    bots = [make("greedy", rules, -(seed * 31 + seat) - 1) for seat in range(rules.players)]
    state = rules.begin(dealer)
    start = state.active
    played: set[tuple[int, int]] = set()
    while owing := rules.deciders(state):
        chosen = [(seat, bots[seat].choose(rules.sight(state, seat), rules.actions(state, seat))) for seat in owing]
        for seat, number in chosen:
            if PLAY <= number < HAND:
                played.add((seat, number - PLAY))
            rules.play(state, seat, number, dealer)
    result = rules.result(state)
    assert result is not None
    winner = result.winners[0]
    found.games += 1
    found.won_by_start += winner == start
    found.won_by_first_seat += winner == 0
    found.scores[result.scores[winner]] += 1
    for seat in range(rules.players):
        side = 0 if rules.box.faction_heroes[state.scoring[seat]] else 1
        found.seats[side] += 1
        found.wins[side] += seat == winner
    for seat, card in played:
        found.played[rules.box.names[card]] += 1
        found.won[rules.box.names[card]] += seat == winner


def batches_of(box: str, players: int, options: dict[str, str], matches: int, seed: int) -> list[Batch]:
    starts = range(0, matches, BATCH)
    return [Batch(box, players, options, seed, first, min(BATCH, matches - first)) for first in starts]


def play_all(batches: list[Batch], workers: int, progress: Callable[[str], None]) -> dict[tuple[str, int], Found]:
    """Whoever plays which batch: the sums are the same."""
    totals = {(batch.box, batch.players): nothing() for batch in batches}
    done, all_of_them = 0, sum(batch.games for batch in batches)
    for box, players, found in played(batches, workers):
        totals[box, players].add(found)
        done += found.games
        progress(f"\r{done:,} of {all_of_them:,} matches")
    progress("\n")
    return totals


def played(batches: list[Batch], workers: int) -> Iterator[tuple[str, int, Found]]:
    if workers <= 1:
        yield from map(play_batch, batches)
        return
    with pool_of(workers) as pool:
        yield from pool.imap_unordered(play_batch, batches)


# --- The page -------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def with_interval(won: int, of: int) -> str:
    low, high = interval(won / of, of)
    return f"{percent(won / of)} ({100 * low:.1f} - {100 * high:.1f})"


def difference(share: float) -> str:
    return f"{100 * share:+.1f}"


def counted(count: int, symbols: str) -> str:
    return f"{count} {symbols}" if count > 1 else f"{count} {symbols[:-1]}"


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |\n"


def fingerprint() -> str:
    """Of all decks together."""
    return Box([built_in(deck) for deck in BUILT_IN], []).fingerprint


Totals = dict[tuple[str, int], Found]


def sides_table(deck: str, totals: Totals) -> Iterator[str]:
    yield SIDES_HEAD
    for players in PLAYERS:
        found = totals[deck, players]
        yield row(
            str(players),
            *(with_interval(found.wins[side], found.seats[side]) for side in range(2)),
            difference(found.between_sides()),
            with_interval(found.won_by_start, found.games),
            difference(found.start() - 1 / players),
        )
    yield "\n"


def scores_table(deck: str, totals: Totals) -> Iterator[str]:
    yield SCORES_HEAD
    bands = [range(-99, 0), *(range(least, least + 2) for least in range(0, 10, 2)), range(10, 99)]
    for players in PLAYERS:
        found = totals[deck, players]
        mean = sum(score * times for score, times in found.scores.items()) / found.games
        shares = [sum(found.scores[score] for score in band) / found.games for band in bands]
        yield row(str(players), f"{mean:.1f}", *map(percent, [*shares, found.usual()]))
    yield "\n"


def cards_table(deck: str, totals: Totals) -> Iterator[str]:
    yield CARDS_HEAD
    for card in built_in(deck)["card"]:
        name = card["id"]
        symbols = [counted(card[symbol], symbol) for symbol in ("suns", "skulls") if card.get(symbol)]
        largest = totals[deck, PLAYERS[-1]]
        yield row(
            card["en"]["name"],
            card["kind"],
            str(card.get("copies", 1)),
            ", ".join(symbols) or "-",
            *(f"{totals[deck, players].ratio(name, players):.2f}" for players in PLAYERS),
            f"{largest.played[name] / largest.games:.2f}",
        )
    yield "\n"


def misses(deck: str, totals: Totals) -> list[str]:
    """What is outside the targets."""
    outside: list[str] = []
    for players in PLAYERS:
        found = totals[deck, players]
        if abs(found.between_sides()) > MOST_BETWEEN_SIDES:
            outside.append(f"sides with {players} players ({difference(found.between_sides())})")
        if abs(found.start() - 1 / players) > MOST_FOR_THE_START:
            outside.append(f"the start with {players} players ({difference(found.start() - 1 / players)})")
        for card in built_in(deck)["card"]:
            ratio = found.ratio(card["id"], players)
            if not LEAST_RATIO <= ratio <= MOST_RATIO:
                outside.append(f"{card['en']['name']} with {players} players ({ratio:.2f})")
    if totals[deck, 2].usual() < LEAST_USUAL:
        outside.append(f"winning scores of two players ({percent(totals[deck, 2].usual())})")
    return outside


def deck_pages(totals: Totals) -> Iterator[str]:
    for deck in BUILT_IN:
        yield f"## {built_in(deck)['deck']['en']['name']}\n\n"
        yield from sides_table(deck, totals)
        yield from scores_table(deck, totals)
        yield from cards_table(deck, totals)
        yield f"Outside the targets: {', '.join(misses(deck, totals)) or 'nothing'}.\n\n"


def expert_page(totals: Totals, matches: int) -> Iterator[str]:
    yield EXPERT_HEAD.format(matches=f"{matches:,}")
    names = {name: ready_made(name)["list"]["en"]["name"] for name in READY_MADE}
    yield row("", *names.values())
    yield row("---", *("---:" for _ in names))
    for left in names:
        yield row(names[left], *(expert_share(totals, left, above) for above in names))


def expert_share(totals: Totals, left: str, above: str) -> str:
    if left == above:
        return "-"
    found = totals.get((f"{left},{above}", 2))
    if found is not None:
        return percent(found.won_by_first_seat / found.games)
    found = totals[f"{above},{left}", 2]
    return percent(1 - found.won_by_first_seat / found.games)


def all_batches(matches: int, expert_matches: int, seed: int) -> list[Batch]:
    batches: list[Batch] = []
    for deck in BUILT_IN:
        for players in PLAYERS:
            batches += batches_of(deck, players, {"decks": deck}, matches, seed)
    if expert_matches:
        for pair in itertools.combinations(READY_MADE, 2):
            lists = ",".join(pair)
            batches += batches_of(lists, 2, {"mode": "expert", "lists": lists}, expert_matches, seed)
    return batches


def main() -> None:
    parser = argparse.ArgumentParser(description="Print docs/horror-balance.md.")
    parser.add_argument("--matches", type=int, default=10_000, help="for each deck and number of players")
    parser.add_argument(
        "--expert", type=int, default=1_000, help="for each pair of ready-made lists; 0 leaves them out"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()

    def progress(what: str) -> None:
        print(what, end="", file=sys.stderr, flush=True)

    totals = play_all(all_batches(asked.matches, asked.expert, asked.seed), asked.workers, progress)
    print(HEAD.format(matches=f"{asked.matches:,}", seed=asked.seed, fingerprint=fingerprint()))
    print("".join(deck_pages(totals)), end="")
    if asked.expert:
        print("".join(expert_page(totals, asked.expert)), end="")


if __name__ == "__main__":
    main()
