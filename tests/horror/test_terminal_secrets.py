"""Several people at one screen: nobody reads a hand or a faction that is not theirs."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

from tests.horror.at_terminal import any_choice, host_of, sight_of, sit
from tests.horror.deck import FACTIONS
from tests.terminal.sitting import lines
from zabletop.engine.shapes import REFEREE, SPECTATOR
from zabletop.terminal.play import Session
from zabletop.terminal.telling import NOBODY

# Two cards of the deck for tests are called like the symbols, which are everywhere.
SYMBOLS = {"suns", "skulls"}
# Which characters a faction names is no secret (HR17), and stands beside one's own.
OPEN_LINE = re.compile(r"^.*: 2 more points with .*$", re.MULTILINE)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is left is saved where one is."""
    monkeypatch.chdir(tmp_path)


def names_in(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+(?:-\d)?", OPEN_LINE.sub("", text)))


def hidden_from(session: Session, viewer: int) -> set[str]:
    """The characters in hands that this viewer can't know, and of which no copy can be seen."""
    sight, truth = sight_of(session, viewer), sight_of(session, REFEREE)
    seen = {card for player in sight.seats for card in player.area} | set(sight.discard)
    seen |= {card.card for player in sight.seats for card in player.hand}
    seen |= {card.card for pile in sight.piles for card in (*pile.top, *pile.bottom)}
    return {card.card for player in truth.seats for card in player.hand} - seen - SYMBOLS


class Onlooker:
    """Types any choice, and reads what was written since the last line was typed."""

    def __init__(self, seed: int) -> None:
        self.out = io.StringIO()
        self.read = 0
        self.whim = random.Random(seed)
        self.hidden: set[str] = set()
        self.hand_overs = 0

    def __call__(self, session: Session) -> str | None:
        text = self.out.getvalue()[self.read :]
        self.read += len(text)
        seat = session.at_keyboard
        # What was hidden before and still is has not been shown by what happened in between.
        hidden = hidden_from(session, seat if seat != NOBODY else SPECTATOR)
        assert not names_in(text) & hidden, (seat, names_in(text) & hidden, text)
        if seat == NOBODY and not session.match.result:
            self.hand_overs += 1
            return ""
        return None if session.match.result else str(self.whim.randint(1, len(session.choices)))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_written_never_names_a_card_that_its_reader_cannot_know(seed: int) -> None:
    onlooker = Onlooker(seed)
    session, out, _ = sit(onlooker, ("human", "human", "random"), seed=seed, names=("Ana", "Bo"))
    onlooker.out = out
    session.run()
    assert session.match.result is not None
    assert onlooker.hand_overs > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_faction_is_shown_to_its_player_alone(seed: int) -> None:
    session, out, _ = sit(any_choice(seed), ("human", "human"), seed=seed, names=("Ana", "Bo"))
    session.run()
    before, _, _ = out.getvalue().partition("That was the last card")
    sittings = re.split(r"pass the keyboard to (Ana|Bo), who presses Enter", before)
    truth = [player.factions[0] for player in sight_of(session, REFEREE).seats]
    for name, told in zip(sittings[1::2], sittings[2::2], strict=True):
        found = {faction for faction, _, _ in FACTIONS if faction in told}
        assert found == {truth[["Ana", "Bo"].index(name)]}
    assert not any(faction in sittings[0] for faction, _, _ in FACTIONS)


def test_whoever_decides_twice_in_a_row_keeps_the_keyboard() -> None:
    """And what only they saw in between is told to them, once."""
    session, out, _ = sit(any_choice(4), ("human", "human"), seed=4, names=("Ana", "Bo"))
    session.run()
    sittings = re.split(r"pass the keyboard to (?:Ana|Bo), who presses Enter", out.getvalue())
    assert any(len(re.findall(r"^(?:Ana|Bo)> $", sitting, re.MULTILINE)) > 1 for sitting in sittings)


def test_who_plays_alone_is_told_their_own_cards_and_not_those_of_bots() -> None:
    session, out, _ = sit(any_choice(2), ("human", "random"), seed=2)
    session.run()
    text = out.getvalue()
    assert re.search(r"^You draw [a-z0-9-]+ \(", text, re.MULTILINE)
    assert "Bot 2 (random) draws a card." in text
    assert "pass the keyboard" not in text


def test_every_decision_is_private_until_the_end() -> None:
    session, _, _ = sit(lines(), ("human", "human"))
    assert host_of(session).is_private(sight_of(session, 0))
    over, _, _ = sit(any_choice(), ("random", "random"))
    over.run()
    assert not host_of(over).is_private(sight_of(over, 0))
