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


PAUSE, PASS = "Press Enter when you have seen it", "pass the keyboard to "


def sittings(text: str) -> list[tuple[str, str]]:
    """Who had the keyboard, and what was written then."""
    parts = re.split(r"pass the keyboard to (Ana|Bo|Zoé), who presses Enter", text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_what_one_sees_is_shown_before_the_screen_is_cleared(seed: int) -> None:
    """A hand that is looked at, a card that is drawn or taken: at once, and then Enter is waited for."""
    session, out, _ = sit(any_choice(seed), ("human", "human", "human"), seed=seed, names=("Ana", "Bo", "Zoé"))
    session.run()
    text = out.getvalue().partition("That was the last card")[0]
    seen = 0
    for name, written in sittings(text):
        typed = written.rpartition(f"{name}> ")[2]
        found = re.search(
            rf"^{name} (draws|looks at the hand of \w+:|takes) [a-z]+[a-z0-9-]* ?(\(|at random|and|\.)", typed, re.M
        )
        if found:
            seen += 1
            assert PAUSE in typed, typed
    assert seen > 1
    before, _, _ = text.partition(PASS)
    assert PAUSE not in before


def test_whoever_gets_the_keyboard_is_told_all_since_their_last_turn() -> None:
    """And each thing once."""
    session, out, _ = sit(any_choice(3), ("human", "human", "human"), seed=3, names=("Ana", "Bo", "Zoé"))
    session.run()
    plays = [event for event in session.match.events_since(0, SPECTATOR) if event.kind == "plays"]
    text = out.getvalue().partition("That was the last card")[0]
    # Behind the last question stands what everybody is told in the end.
    text = text[: text.rfind("> ")]
    for name in ("Ana", "Bo", "Zoé"):
        mine = "".join(written for who, written in sittings(text) if who == name)
        told = re.findall(r"^(Ana|Bo|Zoé) plays ([a-z0-9-]+) ", mine, re.MULTILINE)
        expected = [(session.teller.names[event.seat], event.facts["card"]) for event in plays]
        assert told == expected[: len(told)]
        assert len(told) > len(expected) - 8


def test_leaving_is_possible_wherever_enter_is_waited_for(tmp_path: Path) -> None:
    session, out, _ = sit(lines("", "keep", "q"), ("human", "human"), names=("Ana", "Bo"))
    assert session.run() == 0
    assert out.getvalue().count(PASS) == 2


def test_every_decision_is_private_until_the_end() -> None:
    session, _, _ = sit(lines(), ("human", "human"))
    assert host_of(session).is_private(sight_of(session, 0))
    over, _, _ = sit(any_choice(), ("random", "random"))
    over.run()
    assert not host_of(over).is_private(sight_of(over, 0))
