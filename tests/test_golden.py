"""Golden playthroughs: whole matches in readable text, so that a change of any rule, number or word shows in a diff.

``ZABLETOP_GOLDEN=write`` writes them anew. A missing one fails.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zabletop
from tests.contract import SETUPS, Setup
from zabletop import SPECTATOR, Event, Match
from zabletop.bots import make
from zabletop.games import games

FOLDER = Path(__file__).parent / "golden"
MOST_BYTES = 60_000
# What comes after so many decisions is played and not told, but for how it ended.
MOST_TOLD = 260
LONGEST_LINE = 300


class Playthrough:
    """A match between random bots. The seeds are chosen for short matches that show much."""

    def __init__(self, name: str, setup: str, seed: int) -> None:
        self.name = name
        self.setup: Setup = next(one for one in SETUPS if str(one) == setup)
        self.seed = seed


PLAYTHROUGHS = [
    Playthrough("zorro-french", "zorro-french-3", 374),
    Playthrough("zorro-english-2019", "zorro-english-2019-3", 76),
    Playthrough("zorro-revised", "zorro-revised-3", 354),
    Playthrough("smugglers-under", "smugglers-under-3", 1),
    Playthrough("smugglers-shuffled", "smugglers-shuffled-4", 1),
    Playthrough("horror-basic-2", "horror-basic-london-2", 2),
    Playthrough("horror-basic-4", "horror-basic-sherlock-4", 4),
    Playthrough("horror-basic-8", "horror-basic-mythos,london-8", 8),
    Playthrough("horror-expert", "horror-expert-fang-and-claw,pandemonium-2", 1),
]


def told(play: Playthrough) -> Iterator[str]:
    setup = play.setup
    match = setup.match(play.seed)
    bots = [make("random", match.rules, play.seed * 100 + seat) for seat in range(setup.players)]
    options = ", ".join(f"{name} {value}" for name, value in match.rules.options.items())
    yield f"{setup.game.name}: {options}, {setup.players} players, seed {play.seed}, random bots"
    yield f"chance: {match.record().chance.commitment}"
    yield from told_events(match, 0)
    number = 0
    while match.deciders:
        seat = match.deciders[0]
        numbers = match.rules.actions(match.state, seat)
        chosen = bots[seat].choose(match.sight(seat), numbers)
        number += 1
        before = len(match.journal.events)
        match.play(seat, chosen)
        if number <= MOST_TOLD:
            place = f"place {numbers.index(chosen) + 1} of {len(numbers)}"
            yield f"{number}. seat {seat}: {match.rules.notation(chosen)}  [#{chosen}, {place}]"
            yield from told_events(match, before)
        if number == 10:
            yield "sight of seat 0:"
            yield from told_sight(match, 0)
    yield f"over after {number} decisions"
    result = match.result
    assert result is not None
    yield f"result: winners {result.winners}, scores {result.scores}, {result.why}"
    yield "sight of the spectator:"
    yield from told_sight(match, SPECTATOR)


def told_events(match: Match, since: int) -> Iterator[str]:
    for event in match.journal.events[since:]:
        yield f"    {told_event(event)}"


def told_event(event: Event) -> str:
    who = f" {event.seat}" if event.seat >= 0 else ""
    words = [f"{event.kind}{who}", *(f"{name}={short(value)}" for name, value in event.facts.items())]
    if event.secret:
        secret = " ".join(f"{name}={short(value)}" for name, value in event.secret.items())
        words.append(f"(to {short(event.audience)}: {secret})")
    return " ".join(words)


def short(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(short(one) for one in value) + "]"
    return str(value)


def told_sight(match: Match, viewer: int) -> Iterator[str]:
    plain: dict[str, Any] = msgspec.to_builtins(match.sight(viewer))
    for name, value in plain.items():
        text = msgspec.json.encode(value, order="deterministic").decode()
        yield f"    {name}: {text if len(text) <= LONGEST_LINE else text[:LONGEST_LINE] + ' ...'}"


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.name)
def test_golden_playthrough(play: Playthrough) -> None:
    text = "\n".join(told(play)) + "\n"
    assert len(text.encode()) < MOST_BYTES
    file = FOLDER / f"{play.name}.txt"
    if os.environ.get("ZABLETOP_GOLDEN") == "write":
        file.write_text(text, "utf-8")
    assert file.exists(), f"{file} is missing: ZABLETOP_GOLDEN=write writes it"
    golden, found = file.read_text("utf-8").splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(golden, found, strict=False), 1):
        assert new == old, f"{file.name}, line {number}"
    assert len(found) == len(golden), f"{file.name}: another length"


def configuration(setup: Setup) -> tuple[str, str]:
    """The game, and the choice of the option that makes another game of it."""
    return setup.game.name, next(iter(setup.options.values()))


def test_every_configuration_has_a_playthrough() -> None:
    assert {configuration(play.setup) for play in PLAYTHROUGHS} == {configuration(setup) for setup in SETUPS}
    assert {box.name for box in games()} < {play.setup.game.name for play in PLAYTHROUGHS}
    assert {file.stem for file in FOLDER.glob("*.txt")} == {play.name for play in PLAYTHROUGHS}, "none is left over"


def test_every_deck_of_the_house_is_in_a_playthrough() -> None:
    shown = {deck for play in PLAYTHROUGHS for deck in play.setup.options.get("decks", "").split(",")}
    assert shown >= set(zabletop.game("horror").card_sets)
