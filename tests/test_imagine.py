"""An imagined state can't be told from the true one by its viewer, and every state that fits is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import cast

import pytest

from tests import contract
from tests.contract import SETUPS, SMUGGLERS, ZORRO, Setup, decoded, encoded, many
from tests.minigame.cards import NAMES
from tests.minigame.state import SmugglersState
from tests.things import THINGS
from tests.worlds import Branching, all_outcomes, chi_square_is_likely
from zabletop import REFEREE, SPECTATOR, Match, QuickDealer, Sight, ZabletopError
from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Rules, State
from zabletop.engine.pile import Known
from zabletop.engine.playout import play_randomly
from zabletop.games.zorro.shapes import ZorroSight

SEEDS = range(1, many(2, 20) + 1)
# How many decisions lie between two looks, at most: matches differ in length.
STRIDES = {"smugglers": 1, "zorro": many(60, 10), "horror": many(16, 4)}


def imagined(setup: Setup, sight: Sight, seed: int) -> State:
    """From the sight alone: as it comes out of a wire, with a box that has never seen the match."""
    return setup.game.imagine(decoded(sight), QuickDealer(seed))


def as_match_shows(rules: Rules, state: State, real: Sight) -> Sight:
    """What the viewer sees of a bare state; who has decided in secret is the match's to say."""
    seen = rules.sight(state, real.viewer)
    seen.deciders, seen.decided, seen.held = real.deciders, real.decided, real.held
    return seen


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_imagined_states_look_the_same_and_can_be_played(setup: Setup, seed: int) -> None:
    match, whim = setup.match(seed), QuickDealer(seed)
    rules = match.rules
    while True:
        for viewer in [*range(setup.players), SPECTATOR]:
            sight = match.sight(viewer)
            state = imagined(setup, sight, whim.pick(1 << 30))
            assert encoded(as_match_shows(rules, state, sight)) == encoded(sight)
            assert rules.deciders(state) == rules.deciders(match.state)
            if viewer >= 0:
                assert rules.actions(state, viewer) == rules.actions(match.state, viewer)
            assert THINGS[setup.game.name](rules, rules.sight(state, REFEREE)) == {}
        if whim.pick(many(12, 3)) == 0:
            check_playable(rules, state, seed)
        if not match.deciders:
            return
        contract.wander(match, whim, 1 + whim.pick(STRIDES[setup.game.name]))


def check_playable(rules: Rules, state: State, seed: int) -> None:
    play_randomly(rules, state, QuickDealer(seed), QuickDealer(-seed))
    assert rules.result(state) is not None


@pytest.mark.parametrize("setup", ZORRO, ids=str)
def test_in_zorro_only_secret_offers_are_imagined(setup: Setup) -> None:
    """All else lies open: the imagined state is the true one, to the last byte, and goes the same way."""
    match, whim = setup.match(3), QuickDealer(3)
    for _ in range(many(15, 200)):
        contract.wander(match, whim, 1 + whim.pick(30))
        state = imagined(setup, match.sight(SPECTATOR), 1)
        assert contract.bare_sight(match.rules, state) == contract.bare_sight(match.rules, match.state)
        check_same_future(match.rules, state, match.state.copy())


def check_same_future(rules: Rules, one: State, other: State) -> None:
    """What a sight does not show must not matter: both go the same way under the same chance."""
    for state in (one, other):
        dealer, whim = QuickDealer(7), QuickDealer(8)
        for _ in range(12):
            owing = rules.deciders(state)
            if owing:
                actions = rules.actions(state, owing[0])
                rules.play(state, owing[0], actions[whim.pick(len(actions))], dealer)
    assert contract.bare_sight(rules, one) == contract.bare_sight(rules, other)


def test_secret_offers_of_others_are_imagined_both_ways() -> None:
    """Half-carried-out offers, as a search meets them: one's own is known, another's is anything."""
    setup = ZORRO[14]
    rules, dealer = setup.rules(), QuickDealer(1)
    state = rules.begin(dealer)
    first = rules.deciders(state)[0]
    rules.play(state, first, rules.actions(state, first)[0], dealer)
    mine, other = rules.deciders(state)[:2]
    rules.play(state, mine, 3, dealer)
    rules.play(state, other, 4, dealer)
    found = [rules.sight(imagined(setup, rules.sight(state, mine), seed), REFEREE) for seed in range(60)]
    assert {tuple(cast(ZorroSight, seen).offers) for seen in found} == {(mine,), tuple(sorted([mine, other]))}


# --- Every state that fits, and none other --------------------------------------------------------------------------
#
# Which states fit is worked out by brute force: all worlds at the start, each played on in all ways that the others and
# chance could have gone, and only those kept in which the viewer was told the same. No sight is used.


World = tuple[object, ...]


def world_of(state: State) -> World:
    """All that a state of Smugglers is, to compare and to count."""
    table = cast(SmugglersState, state)
    rows = [tuple((k.card, k.knowers) for k in row) for row in (*table.hands, table.pile.top, table.pile.bottom)]
    return (*rows, table.pile.pool, tuple(table.left_pool), tuple(table.pooled), tuple(table.choices), table.step)


def first_worlds(rules: Rules, state: State, viewer: int) -> list[State]:
    """S1: the viewer knows their own three cards; the others have any of the rest."""
    table = cast(SmugglersState, state)
    cards = range(3 * rules.players + 3)
    mine = [known.card for known in table.hands[viewer]] if viewer >= 0 else []
    others = [seat for seat in range(rules.players) if seat != viewer]
    found: list[State] = []
    for dealt in permutations([card for card in cards if card not in mine], 3 * len(others)):
        twin = table.copy()
        for place, seat in enumerate(others):
            twin.hands[seat] = tuple(Known(card, 1 << seat) for card in dealt[3 * place : 3 * place + 3])
        held = {known.card for hand in twin.hands for known in hand}
        twin.pile = type(table.pile)([card for card in cards if card not in held])
        found.append(twin)
    return found


def worlds(match: Match, viewer: int) -> dict[World, State]:
    """All states that fit what the viewer was told, from the first deal to now."""
    rules = match.rules
    told = match.events_since(0, viewer)
    here = {world_of(state): state for state in first_worlds(rules, rules.begin(echo(match)), viewer)}
    number = 3 * rules.players
    entries = [(entry.batch, entry.seat, entry.number) for entry in match.entries]
    for batch in sorted({batch for batch, _, _ in entries}):
        moves = [(seat, action) for own, seat, action in entries if own == batch]
        after: dict[World, State] = {}
        for state in here.values():
            choices = [[n] if seat == viewer else rules.actions(state, seat) for seat, n in moves]
            for chosen in product(*choices):
                pairs = [(seat, n) for (seat, _), n in zip(moves, chosen, strict=True)]
                for twin, journal in all_outcomes(rules, state, pairs):
                    events = [event.seen_by(viewer) for event in journal.events]
                    if events == told[number : number + len(events)]:
                        after[world_of(twin)] = twin
        here = after
        number += count_events(match, batch)
    return here


def echo(match: Match) -> Dealer:
    return Branching([outcome for _, outcome in match.dealer.outcomes])


def count_events(match: Match, batch: int) -> int:
    """How many events this batch told: play it again."""
    rules, dealer = match.rules, Branching([outcome for _, outcome in match.dealer.outcomes])
    state = rules.begin(dealer)
    before = 0
    for entry in match.entries:
        if entry.batch > batch:
            break
        if entry.batch == batch and before == 0:
            assert dealer.journal is not None
            before = len(dealer.journal.events)
        rules.play(state, entry.seat, entry.number, dealer)
    assert dealer.journal is not None
    return len(dealer.journal.events) - before


TWO = [setup for setup in SMUGGLERS if setup.players == 2]


@pytest.mark.parametrize("setup", TWO, ids=str)
@pytest.mark.parametrize("seed", range(1, many(3, 30) + 1))
def test_every_state_that_fits_is_equally_likely(setup: Setup, seed: int) -> None:
    """Also the true one is among them. The seed is the test's parameter: the same numbers fall again."""
    match, whim = setup.match(seed), QuickDealer(seed)
    checked = 0
    while match.deciders and checked < many(3, 8):
        wander_whole(match, whim, 2 + whim.pick(3))
        viewer = whim.pick(2)
        fitting = worlds(match, viewer)
        assert world_of(match.state) in fitting
        if not 1 < len(fitting) <= many(130, 1500):
            continue
        checked += 1
        check_equal_chances(setup, match.sight(viewer), set(fitting), seed)
    assert checked


def wander_whole(match: Match, whim: QuickDealer, decisions: int) -> None:
    """No decision is held: what was decided together is carried out."""
    contract.wander(match, whim, decisions)
    while match.held:
        contract.play_any(match, whim)


def check_equal_chances(setup: Setup, sight: Sight, fitting: set[World], seed: int) -> None:
    expected = 12
    far, dealer = decoded(sight), QuickDealer(seed)
    found = Counter(world_of(setup.game.imagine(far, dealer)) for _ in range(expected * len(fitting)))
    assert set(found) <= fitting, "a state was imagined that does not fit"
    missing = [0] * (len(fitting) - len(found))
    assert chi_square_is_likely([*found.values(), *missing], expected), f"seed {seed}: not equally likely"


def test_choices_made_in_secret_are_imagined_too() -> None:
    """In the middle of a night, on bare rules: the other's card is any of the two in any of their hands."""
    setup = TWO[0]
    rules, dealer = setup.rules(), QuickDealer(4)
    state = rules.begin(dealer)
    rules.play(state, 1, rules.actions(state, 1)[1], dealer)
    chosen: Counter[int] = Counter()
    for seed in range(900):
        one = cast(SmugglersState, imagined(setup, rules.sight(state, 0), seed))
        assert one.choices[1] in [known.card for known in one.hands[1]]
        chosen[one.choices[1]] += 1
    own = {known.card for known in cast(SmugglersState, state).hands[0]}
    assert set(chosen) == set(range(len(NAMES[:9]))) - own
    assert chi_square_is_likely(list(chosen.values()), 900 / 6)


def test_the_sight_of_another_game_is_not_imagined() -> None:
    sight = SMUGGLERS[0].match(1).sight(0)
    with pytest.raises(ZabletopError):
        ZORRO[0].game.imagine(sight, QuickDealer(1))
