"""Nothing that a viewer can't know reaches them: shuffle all of it, and every byte that they get stays the same."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest

from tests import contract
from tests.contract import HORROR, SMUGGLERS, ZORRO, Setup, encoded, many
from tests.leaks import Given, Retold, all_that_reaches, assert_same, bare
from tests.minigame.cards import NAMES
from tests.minigame.dealers import Noting, Rigged
from tests.minigame.game import Smugglers
from tests.minigame.ledger import Ledger
from tests.minigame.rules import SmugglersRules
from tests.minigame.shapes import SmugglersSight
from tests.minigame.sight import slots
from tests.minigame.state import SmugglersState
from zabletop import REFEREE, SPECTATOR, Illegal, Match, QuickDealer, secret_of_seed
from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Rules, State
from zabletop.engine.pile import EVERYBODY, Known, Pile
from zabletop.engine.shapes import Sight

SEEDS = range(1, many(5, 30) + 1)


# --- Zorro: only offers of help are made in secret ------------------------------------------------------------------

OFFERING = [setup for setup in ZORRO if setup.options["edition"] != "french" and setup.players > 2]


@pytest.mark.parametrize("setup", OFFERING, ids=str)
@pytest.mark.parametrize("seed", range(many(1, 3)))
def test_held_offers_reach_nobody_else(setup: Setup, seed: int) -> None:
    match, whim = setup.match(seed), QuickDealer(seed)
    probes = [*range(0, 120, 3), 3300, 4000]
    tried = 0
    while match.deciders and tried < many(4, 12):
        if len(match.rules.deciders(match.state)) == 1 or match.held:
            contract.play_any(match, whim)
            continue
        tried += 1
        late = contract.somebody(match, whim)
        early = [seat for seat in match.deciders if seat != late]
        told: dict[tuple[int, int], Given] = {}
        for choices in product((3, 4), repeat=len(early)):
            for seat, number in zip(early, choices, strict=True):
                match.play(seat, number)
            for viewer in [*range(match.players), SPECTATOR]:
                mine = match.held.get(viewer, 0)
                seen = all_that_reaches(match, viewer, probes)
                assert_same(told.setdefault((viewer, mine), seen), seen)
        contract.play_any(match, whim)
    assert tried


@pytest.mark.parametrize("setup", OFFERING, ids=str)
def test_half_carried_out_offers_reach_nobody_else(setup: Setup) -> None:
    """Bare rules (a simulation, a search) carry out one offer after the other: in between they are hidden too."""
    rules, dealer = setup.rules(), QuickDealer(1)
    state = rules.begin(dealer)
    rules.play(state, rules.deciders(state)[0], rules.actions(state, rules.deciders(state)[0])[0], dealer)
    seat = rules.deciders(state)[0]
    offers, passes = state.copy(), state.copy()
    rules.play(offers, seat, 3, dealer)
    rules.play(passes, seat, 4, dealer)
    for viewer in [*range(rules.players), SPECTATOR]:
        same = encoded(rules.sight(offers, viewer)) == encoded(rules.sight(passes, viewer))
        assert same == (viewer != seat)
    assert rules.sight(offers, REFEREE) != rules.sight(passes, REFEREE)


@pytest.mark.parametrize("setup", [ZORRO[1], ZORRO[7], ZORRO[13], *SMUGGLERS, HORROR[2], *HORROR[-3:]], ids=str)
def test_nothing_tells_what_has_not_fallen_yet(setup: Setup) -> None:
    """The same past and another secret: no viewer, not even the referee, can see a difference."""
    match, whim = setup.match(2), QuickDealer(2)
    for _ in range(many(3, 20)):
        contract.wander(match, whim, 10)
        dealer = Retold([outcome for _, outcome in match.dealer.outcomes])
        twin = Match(setup.game, setup.rules(), dealer)
        for entry in match.entries:
            twin.play(entry.seat, entry.number)
        for seat, number in match.held.items():
            twin.play(seat, number)
        for viewer in [*range(match.players), SPECTATOR]:
            assert_same(
                all_that_reaches(match, viewer, range(0, 60, 7)), all_that_reaches(twin, viewer, range(0, 60, 7))
            )
        assert encoded(match.sight(REFEREE)) == encoded(twin.sight(REFEREE))


# --- Smugglers: hands, buried cards, the pool, and held choices -----------------------------------------------------


class Tale:
    """A match with all that led to it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.dealer = Noting(secret_of_seed(seed))
        self.match = Match(setup.game, setup.rules(), self.dealer)
        self.steps: list[tuple[int, str]] = []

    def wander(self, whim: QuickDealer, decisions: int) -> None:
        match = self.match
        for _ in range(decisions):
            if not match.deciders:
                return
            seat, number = contract.play_any(match, whim)
            self.steps.append((seat, match.rules.notation(number)))
            if match.can_undo(seat) and whim.pick(3) == 0:
                self.undo(seat, False)
            elif match.live and match.result is None and whim.pick(8) == 0:
                self.undo(whim.pick(match.players), True)

    def undo(self, seat: int, agreed: bool) -> None:
        self.match.undo(seat, agreed)
        self.steps.append((seat, "agreed" if agreed else "undo"))

    def ledger(self) -> Ledger:
        entries = self.match.record().entries
        return Ledger(self.setup.players, self.setup.options["returns"], self.dealer.drawn, entries)

    def twin(self, other: dict[str, str]) -> Match:
        """The same match with some cards exchanged for others from the first deal on."""
        dealer = Rigged([other[card] for card in self.dealer.drawn])
        twin = Match(self.setup.game, self.setup.rules(), dealer)
        for seat, text in self.steps:
            if text in ("undo", "agreed"):
                twin.undo(seat, text == "agreed")
            else:
                twin.play(seat, " ".join(other.get(word, word) for word in text.split()))
        return twin


def exchanged(cards: list[str], whim: QuickDealer) -> dict[str, str]:
    """All cards, with these exchanged among themselves at random."""
    rest = cards[:]
    return {name: name for name in NAMES} | {card: rest.pop(whim.pick(len(rest))) for card in cards}


def check_twins(setup: Setup, seed: int) -> int:
    """Exchange the cards that a viewer has never seen, and what others have decided in secret. Gives how many."""
    told, whim = Tale(setup, seed), QuickDealer(seed)
    moved = 0
    for _ in range(6):
        told.wander(whim, 1 + whim.pick(5))
        ledger = told.ledger()
        for viewer in [*range(setup.players), SPECTATOR]:
            unknown = [card for card in NAMES[: 3 * setup.players + 3] if card not in ledger.seen[viewer]]
            other = exchanged(unknown, whim)
            moved += sum(card != new for card, new in other.items())
            twin = told.twin(other)
            for seat in set(twin.held) - {viewer}:
                actions = twin.actions(seat)
                twin.play(seat, actions[whim.pick(len(actions))])
            assert_same(all_that_reaches(told.match, viewer, range(120)), all_that_reaches(twin, viewer, range(120)))
    return moved


def check_shuffled_states(setup: Setup, seed: int) -> int:
    """Put every card that a viewer can't place somewhere else, where it may be. Gives how many were moved."""
    told, whim = Tale(setup, seed), QuickDealer(seed)
    moved = 0
    for _ in range(6):
        told.wander(whim, 1 + whim.pick(5))
        rules, state, ledger = told.match.rules, told.match.state, told.ledger()
        for viewer in [*range(setup.players), SPECTATOR]:
            other = shuffled(cast(SmugglersState, state), ledger, viewer, whim)
            moved += rules.sight(state, REFEREE) != rules.sight(other, REFEREE)
            assert_same(bare(rules, state, viewer, range(120)), bare(rules, other, viewer, range(120)))
    return moved


def shuffled(state: SmugglersState, ledger: Ledger, viewer: int, whim: QuickDealer) -> SmugglersState:
    hidden, cards = ledger.hidden(viewer), ledger.unplaced(viewer)
    while True:
        rest = cards[:]
        dealt = [rest.pop(whim.pick(len(rest))) for _ in hidden]
        if all(ledger.possible(lying, card) for lying, card in zip(hidden, dealt, strict=True)):
            break
    twin = state.copy()
    new = {id(lying): card for lying, card in zip(hidden, dealt, strict=True)}
    twin.left_pool = [0] * len(state.left_pool)
    rows: list[list[Known]] = []
    for row in ledger.rows():
        rows.append([])
        for lying in row:
            card = NAMES.index(new.get(id(lying), lying.card))
            twin.left_pool[card] = lying.since
            mask = EVERYBODY if SPECTATOR in lying.knowers else sum(1 << seat for seat in lying.knowers)
            rows[-1].append(Known(card, mask))
    *hands, top, bottom = rows
    twin.hands = [tuple(hand) for hand in hands]
    twin.pile = Pile([NAMES.index(card) for card in rest], top, bottom)
    return twin


@pytest.mark.parametrize("setup", SMUGGLERS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_unseen_cards_and_held_choices_reach_nobody(setup: Setup, seed: int) -> None:
    assert check_twins(setup, seed)
    assert check_shuffled_states(setup, seed)


@pytest.mark.parametrize("setup", SMUGGLERS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_viewer_was_shown_is_in_their_sight(setup: Setup, seed: int) -> None:
    """Neither less than the rules give them, nor more."""
    told, whim = Tale(setup, seed), QuickDealer(-seed)
    for _ in range(6):
        told.wander(whim, 1 + whim.pick(5))
        ledger = told.ledger()
        for viewer in [*range(setup.players), SPECTATOR]:
            sight = cast(SmugglersSight, told.match.sight(viewer))
            shown = [[slot.card for slot in row] for row in (*sight.hands, sight.top, sight.bottom)]
            assert shown == [[one.card if viewer in one.knowers else "" for one in row] for row in ledger.rows()]
            assert sorted(sight.unseen) == ledger.unplaced(viewer)


# --- Does this find a leak at all? ----------------------------------------------------------------------------------


class ShowsHands(SmugglersRules):
    """Everybody is shown the hand of seat 0."""

    def sight(self, state: State, viewer: int) -> Sight:
        seen, table = cast(SmugglersSight, super().sight(state, viewer)), cast(SmugglersState, state)
        seen.hands[0] = slots(self, table, table.hands[0], REFEREE)
        return seen


class ShowsPoolOrder(SmugglersRules):
    """No card is named; but those that are still in the pool come first."""

    def sight(self, state: State, viewer: int) -> Sight:
        seen, table = cast(SmugglersSight, super().sight(state, viewer)), cast(SmugglersState, state)
        seen.unseen.sort(key=lambda name: NAMES.index(name) not in table.pile.pool)
        return seen


class TellsTooMuch(SmugglersRules):
    """A card put back face down is told to all."""

    def tell_face_down(self, dealer: Dealer, kind: str, seat: int, facts: dict[str, Any], known: Known) -> None:
        if dealer.journal is not None:
            dealer.journal.note(kind, seat, {**facts, "card": NAMES[known.card]})


class RefusesTooWell(SmugglersRules):
    """The reason depends on where the card really is."""

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        pool = [NAMES[card] for card in cast(SmugglersState, state).pile.pool]
        card = self.parts(number).get("card")
        return Illegal("S3", "in-the-pool") if card in pool else super().refusal(state, seat, number)


class TellsWhenTakenBack(SmugglersRules):
    """What was put back face down is told to all when it is taken back."""

    def secret(self, number: int) -> bool:
        return False


class LeakyBox(Smugglers):
    def __init__(self, leak: type[SmugglersRules]) -> None:
        super().__init__()
        self.leak = leak

    def open(self, players: int, options: dict[str, str], cards: dict[str, Any] | None) -> Rules:
        return self.leak(players, options)


LEAKS = [ShowsHands, ShowsPoolOrder, TellsTooMuch, RefusesTooWell, TellsWhenTakenBack]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught(leak: type[SmugglersRules]) -> None:
    setup = Setup(LeakyBox(leak), 3, returns="under")
    caught = 0
    for seed in range(8):
        try:
            check_twins(setup, seed)
        except AssertionError:
            caught += 1
    assert caught


@pytest.mark.parametrize("leak", [ShowsHands, ShowsPoolOrder, RefusesTooWell])
def test_a_leak_of_a_state_is_caught(leak: type[SmugglersRules]) -> None:
    with pytest.raises(AssertionError):
        check_shuffled_states(Setup(LeakyBox(leak), 3, returns="shuffled"), 1)
