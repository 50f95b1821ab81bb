"""The contract of a game, as checks. One set for all games, options and player counts; ``test_contract.py`` runs it.

A new game joins by a line in ``SETUPS`` and a line in ``things.THINGS`` that says which cards must never get lost.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import zabletop
from tests.horror.things import BASIC, OWN, OWN_LISTS, PAIRS
from tests.minigame.game import Smugglers
from tests.things import THINGS
from zabletop import REFEREE, SPECTATOR, BadOption, Illegal, Match, QuickDealer, Rules, SeededDealer, Sight, State
from zabletop.engine.game import Game
from zabletop.engine.record import read_record
from zabletop.engine.replay import rebuild

PROOF = os.environ.get("ZABLETOP_PROOF") == "1"


def many(small: int, full: int) -> int:
    """A count for everyday runs, and one for the proof."""
    return full if PROOF else small


class Setup:
    """A game as it is put on the table: options, a number of players, and perhaps somebody's own cards."""

    def __init__(self, game: Game, players: int, own: dict[str, Any] | None = None, /, **options: str) -> None:
        self.game = game
        self.players = players
        self.own = own
        self.options = options

    def __str__(self) -> str:
        own = ["own"] if self.own else []
        return "-".join([self.game.name, *own, *self.options.values(), str(self.players)])

    def rules(self) -> Rules:
        return self.game.rules(self.players, self.own, **self.options)

    def match(self, seed: int) -> Match:
        secret = zabletop.secret_of_seed(seed)
        return Match(self.game, self.rules(), SeededDealer(secret, ["salt", "and pepper"]), seed)

    def replay(self, record: bytes) -> Match:
        return rebuild(read_record(record), self.game)


EDITIONS = ("french", "english-2019", "revised")
ZORRO = [Setup(zabletop.game("zorro"), players, edition=name) for name in EDITIONS for players in range(2, 7)]
SMUGGLERS = [Setup(Smugglers(), players, returns=way) for way in ("under", "shuffled") for players in range(2, 5)]
HORROR_BOX = zabletop.game("horror")
HORROR = [
    *(Setup(HORROR_BOX, players, mode="basic", decks=decks) for decks, players in BASIC),
    *(Setup(HORROR_BOX, players, OWN, mode="basic") for players in (2, 4)),
    *(Setup(HORROR_BOX, 2, mode="expert", lists=lists) for lists in PAIRS),
    Setup(HORROR_BOX, 2, OWN_LISTS, mode="expert"),
]
SETUPS = [*ZORRO, *SMUGGLERS, *HORROR]
GAMES = {setup.game.name: setup.game for setup in SETUPS}


# --- Playing at random ----------------------------------------------------------------------------------------------


def somebody(match: Match, whim: QuickDealer) -> int:
    """Any of the seats that owe a decision."""
    owing = match.deciders
    return owing[whim.pick(len(owing))]


def play_any(match: Match, whim: QuickDealer) -> tuple[int, int]:
    """A random decision of a random seat among those that owe one. Gives the seat and the action's number."""
    seat = somebody(match, whim)
    actions = match.rules.actions(match.state, seat)
    number = actions[whim.pick(len(actions))]
    match.play(seat, number)
    return seat, number


def wander(match: Match, whim: QuickDealer, decisions: int) -> None:
    """Some random decisions, or fewer if the match ends."""
    for _ in range(decisions):
        if not match.deciders:
            return
        play_any(match, whim)


def wander_with_undo(match: Match, whim: QuickDealer, decisions: int) -> None:
    """The same; now and then something is taken back, freely where allowed, or because all agree."""
    for _ in range(decisions):
        if not match.deciders:
            return
        play_any(match, whim)
        for seat in range(match.players):
            if match.can_undo(seat) and whim.pick(4) == 0:
                match.undo(seat)
        if match.live and whim.pick(25) == 0:
            for _ in range(whim.pick(3) + 1):
                if match.live and match.result is None:
                    match.undo(whim.pick(match.players), agreed=True)


# --- What can be seen of a match ------------------------------------------------------------------------------------


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def fingerprint(match: Match) -> bytes:
    """Everything there is: what the referee sees, all events, secret decisions, entries and chance."""
    seen = match.sight(REFEREE)
    return encoded([seen, match.journal.events, sorted(match.held.items()), match.record()])


def bare_sight(rules: Rules, state: State) -> bytes:
    return encoded(rules.sight(state, REFEREE))


def viewers(match: Match) -> list[int]:
    return [*range(match.players), SPECTATOR, REFEREE]


@contextmanager
def nothing_changes(match: Match) -> Iterator[None]:
    before = fingerprint(match)
    yield
    assert fingerprint(match) == before, "a refused action changed something"


# --- The checks -----------------------------------------------------------------------------------------------------


def check_position(match: Match) -> None:
    """Quick enough for every step of a match."""
    rules, state = match.rules, match.state
    owing = rules.deciders(state)
    assert owing == sorted(set(owing))
    assert all(0 <= seat < match.players for seat in owing)
    assert (match.result is None) == bool(owing), "a match is over when nobody owes a decision, and only then"
    assert match.deciders == [seat for seat in owing if seat not in match.held]
    for seat in range(match.players):
        actions = rules.actions(state, seat)
        assert bool(actions) == (seat in owing)
        assert all(a < b for a, b in pairwise(actions)), "sorted, none twice"
    things = THINGS[match.game.name]
    assert things(match.rules, match.sight(REFEREE)) == {}, "every card is in one place"


def check_thoroughly(match: Match, whim: QuickDealer) -> None:
    """Everything else; for some positions of a match."""
    check_notation(match, whim)
    check_copies(match, whim)
    check_sights(match)
    check_events(match)
    check_refusals(match, whim)


def check_notation(match: Match, whim: QuickDealer) -> None:
    """Notation and number mean each other, in every state, however the words are written."""
    rules = match.rules
    stranger = match.game.rules(match.players, match.sight(REFEREE).cards, **rules.options)
    for seat in match.deciders:
        actions = match.actions(seat)
        numbers = rules.actions(match.state, seat)
        assert [action.number for action in actions] == numbers
        numbers.clear()
        assert [action.number for action in actions] == rules.actions(match.state, seat), "the list is the asker's own"
        assert len({action.notation for action in actions}) == len(actions)
        for _ in range(min(len(actions), 12)):
            action = actions[whim.pick(len(actions))]
            assert str(action) == action.notation == stranger.notation(action.number)
            assert action.parts == stranger.parts(action.number) != {}
            for text in spellings(action.notation, whim):
                assert stranger.number(text) == action.number, text
            assert msgspec.json.decode(encoded(action), type=zabletop.Action) == action


def spellings(notation: str, whim: QuickDealer) -> list[str]:
    """The ways in which somebody may write it. The order of dice is free."""
    verb, *rest = notation.split()
    found = [notation, notation.upper(), notation.title(), "  " + "   ".join([verb, *rest]) + "\t"]
    if verb in ("keep", "hand", "reroll"):
        mixed: list[str] = []
        while rest:
            mixed.append(rest.pop(whim.pick(len(rest))))
        found.append(" ".join([verb, *mixed]))
    return found


def check_copies(match: Match, whim: QuickDealer) -> None:
    """What happens to a copy does not happen to the original, and the other way round; both go the same way."""
    rules, state = match.rules, match.state
    before = bare_sight(rules, state)
    twin, third = state.copy(), state.copy()
    assert bare_sight(rules, twin) == before
    chance = whim.pick(1 << 30)
    for one in (twin, third):
        dealer, choice = QuickDealer(chance), QuickDealer(chance + 1)
        for _ in range(4):
            owing = rules.deciders(one)
            if owing:
                actions = rules.actions(one, owing[0])
                rules.play(one, owing[0], actions[choice.pick(len(actions))], dealer)
        assert bare_sight(rules, state) == before
    assert bare_sight(rules, twin) == bare_sight(rules, third)


def check_sights(match: Match) -> None:
    """Sights are plain data; they say who has decided in secret, and to nobody else what."""
    for viewer in viewers(match):
        sight = match.sight(viewer)
        assert decoded(sight) == sight
        assert type(decoded(sight)) is match.game.sight_shape is not Sight
        check_imagining(match, sight)
        assert (sight.game, sight.viewer, sight.players) == (match.game.name, viewer, match.players)
        assert sight.options == match.rules.options
        assert sight.deciders == match.deciders
        assert sight.decided == sorted(match.held)
        mine = match.rules.notation(match.held[viewer]) if viewer in match.held else ""
        assert sight.held == mine
        assert sight.over == (match.result is not None)
        sight.options = {}
        assert match.sight(viewer).options == match.rules.options != {}, "a sight is no way back to the rules"


def check_imagining(match: Match, sight: Sight) -> None:
    """What came over a wire is enough to imagine a state that its viewer can't tell from the true one."""
    state = match.game.imagine(decoded(sight), QuickDealer(len(match.entries)))
    seen, real = (match.rules.sight(one, sight.viewer) for one in (state, match.state))
    assert encoded(seen) == encoded(real)


def decoded(sight: Sight) -> Sight:
    """The sight as a program at the other end of a wire gets it."""
    return GAMES[sight.game].read_sight(encoded(sight))


def check_events(match: Match) -> None:
    """Event numbers are the same for all; nobody gets a trace of a secret side."""
    total = len(match.journal.events)
    for viewer in viewers(match):
        events = match.events_since(0, viewer)
        assert len(events) == total
        assert match.events_since(total, viewer) == match.events_since(total + 9, viewer) == []
        assert match.events_since(total - 20, viewer) == events[max(total - 20, 0) :], "a negative number means all"
        assert all(not event.secret and not event.audience for event in events)
        assert msgspec.json.decode(encoded(events[-20:]), type=list[zabletop.Event]) == events[-20:]


def check_refusals(match: Match, whim: QuickDealer) -> None:
    """Whatever is not allowed is refused with a reason, and nothing changes."""
    with nothing_changes(match):
        for seat in (-3, SPECTATOR, match.players, 99):
            for refused in (lambda s=seat: match.play(s, 0), lambda s=seat: match.actions(s)):
                with pytest.raises(BadOption):
                    refused()
            with pytest.raises(BadOption):
                match.undo(seat)
        for viewer in (-3, match.players):
            with pytest.raises(BadOption):
                match.sight(viewer)
            with pytest.raises(BadOption):
                match.events_since(0, viewer)
        for seat in range(match.players):
            check_refused_actions(match, seat, whim)
            if not match.can_undo(seat):
                with pytest.raises(Illegal):
                    match.undo(seat)


def check_refused_actions(match: Match, seat: int, whim: QuickDealer) -> None:
    legal = set(match.rules.actions(match.state, seat))
    owing = match.rules.deciders(match.state)
    others = [number for other in owing for number in match.rules.actions(match.state, other)[:20]]
    # Some small numbers, and large ones now and then.
    numbers = [
        -1,
        -2,
        *others,
        *range(whim.pick(7), 400, many(7, 2)),
        *(whim.pick(1 << 20) for _ in range(20)),
        1 << 40,
        1 << 70,
    ]
    for number in numbers:
        if number in legal:
            continue
        error = refusal_of(match, seat, number)
        if match.result is not None:
            assert error.message == "engine-match-over"
        elif seat not in owing:
            assert error.message == "engine-not-your-decision"
        else:
            check_same_refusal(match, seat, number, error)


def refusal_of(match: Match, seat: int, action: int | str) -> Illegal:
    with pytest.raises(Illegal) as caught:
        match.play(seat, action)
    error = caught.value
    assert error.message
    assert encoded(error.facts), "facts are plain data"
    return error


def check_same_refusal(match: Match, seat: int, number: int, error: Illegal) -> None:
    """By its notation an action is refused for the same reason as by its number."""
    if not match.rules.parts(number):
        assert error.message == "engine-unknown-notation"
        return
    assert error.message != "engine-unknown-notation"
    assert error.rule, f"{match.rules.notation(number)}: {error} names no rule"
    by_name = refusal_of(match, seat, match.rules.notation(number))
    assert (by_name.rule, by_name.message, by_name.facts) == (error.rule, error.message, error.facts)


def check_record(setup: Setup, match: Match) -> None:
    """A record gives back the match: the same to look at, the same to play on with."""
    text = match.record().to_json()
    twin = setup.replay(text)
    assert fingerprint(twin) == fingerprint(match)
    assert twin.record().to_json() == text
    for seat in range(match.players):
        assert twin.can_undo(seat) == match.can_undo(seat)
    seed = len(text)
    for one in (match, twin):
        wander_with_undo(one, QuickDealer(seed), 6)
    assert fingerprint(twin) == fingerprint(match)
