"""Nothing that a viewer can't know reaches them: shuffle all of it, and every byte that they get stays the same."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests import contract
from tests.contract import HORROR, Setup, many
from tests.horror import leaky
from tests.horror.tale import Tale, viewers
from tests.horror.things import OWN, OWN_LISTS
from tests.leaks import all_that_reaches, assert_same, bare
from zabletop import REFEREE, SPECTATOR, QuickDealer
from zabletop.games.horror.numbers import NUMBERS
from zabletop.games.horror.shapes import Hidden, HorrorSight
from zabletop.games.horror.state import FACTION_CHOICE

PROBES = [*range(20), *range(20, NUMBERS, many(31, 7))]
BASIC = [setup for setup in HORROR if setup.options["mode"] == "basic"]
EXPERT = [setup for setup in HORROR if setup.options["mode"] == "expert"]
# The decks of the house, and the one that does everything.
SETUPS = [BASIC[0], BASIC[5], BASIC[12], *(setup for setup in HORROR if setup.own), EXPERT[1]]
each_setup = pytest.mark.parametrize("setup", HORROR if contract.PROOF else SETUPS, ids=str)
each_seed = pytest.mark.parametrize("seed", range(1, many(3, 5) + 1))


def check_twins(setup: Setup, seed: int) -> int:
    """Exchange the cards and factions that a viewer has never seen, and what others have decided in secret."""
    tale, whim = Tale(setup, seed), QuickDealer(seed)
    moved = 0
    for _ in range(many(6, 12)):
        tale.wander(whim, 1 + whim.pick(16))
        if tale.ledger.unclear:
            break
        for viewer in viewers(setup):
            other = tale.exchange(viewer, whim)
            moved += sum(card != new for card, new in other.items())
            twin = tale.twin(other)
            for seat in sorted(set(twin.held) - {viewer}):
                actions = twin.actions(seat)
                twin.play(seat, actions[whim.pick(len(actions))])
            assert_same(all_that_reaches(tale.match, viewer, PROBES), all_that_reaches(twin, viewer, PROBES))
    return moved


def check_shuffled_states(setup: Setup, seed: int) -> int:
    """Put everything that a viewer can't place somewhere else, where it may be. Gives how often it was moved."""
    tale, whim = Tale(setup, seed), QuickDealer(-seed)
    moved = 0
    for _ in range(many(8, 20)):
        tale.wander(whim, 1 + whim.pick(12))
        if tale.ledger.unclear:
            break
        moved += check_shuffled(tale, whim)
    return moved


def check_shuffled(tale: Tale, whim: QuickDealer) -> int:
    rules, moved = tale.match.rules, 0
    for viewer in viewers(tale.setup):
        other = tale.shuffled(viewer, whim)
        moved += rules.sight(tale.state, REFEREE) != rules.sight(other, REFEREE)
        assert_same(bare(rules, tale.state, viewer, PROBES), bare(rules, other, viewer, PROBES))
    return moved


@each_setup
@each_seed
def test_unseen_cards_factions_and_held_choices_reach_nobody(setup: Setup, seed: int) -> None:
    assert check_twins(setup, seed)


@each_setup
@each_seed
def test_whatever_a_viewer_cannot_place_may_lie_elsewhere(setup: Setup, seed: int) -> None:
    assert check_shuffled_states(setup, seed)


@each_setup
@each_seed
def test_what_a_viewer_was_shown_is_in_their_sight(setup: Setup, seed: int) -> None:
    """Neither less than the rules give them, nor more."""
    tale, whim = Tale(setup, seed), QuickDealer(seed + 1000)
    for _ in range(many(12, 40)):
        tale.wander(whim, 1 + whim.pick(8))
        if tale.ledger.unclear:
            return
        for viewer in viewers(setup):
            check_sight(tale, viewer)


def check_sight(tale: Tale, viewer: int) -> None:
    table, sight = tale.ledger.table, cast(HorrorSight, tale.match.sight(viewer))
    for seat, player in enumerate(sight.seats):
        expected = [(one.card if viewer in one.knowers else "", one.early, one.pile) for one in table.hands[seat]]
        assert sorted(shown(card) for card in player.hand) == sorted(expected)
        assert Counter(player.area) == +table.areas[seat]
        mine = seat == viewer or tale.match.result is not None
        assert player.factions == [name if mine else "" for name in table.factions[seat]]
        assert sorted(player.replaced) == sorted(table.put_back[seat] if seat == viewer else [])
        copies = [name for name in table.noticed[seat] if tale.box.copies[tale.box.places[name]] > 1]
        if tale.match.result is None:
            assert sorted(player.noticed) == sorted(copies if seat == viewer else [])
    assert Counter(sight.discard) == +table.discard
    for number, pile in enumerate(sight.piles):
        assert pile.unseen == sorted(pile.unseen, key=tale.box.places.__getitem__)
        assert sorted(pile.unseen) == tale.ledger.unplaced(viewer, number)
        for lying, card in zip(table.tops[number] + table.bottoms[number], pile.top + pile.bottom, strict=True):
            assert card.card == (lying.card if viewer in lying.knowers else "")
            assert card.open == lying.open
    assert sight.text.card == table.coming or not table.coming


def shown(card: Hidden) -> tuple[str, bool, int]:
    return card.card, card.early, card.pile


# --- Decisions in secret --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [BASIC[2], EXPERT[0]], ids=str)
def test_hr1_decisions_to_redraw_reach_nobody_while_they_are_held_or_half_carried_out(setup: Setup) -> None:
    """HR1, in a match and on bare rules."""
    ends = {}
    for action in ("keep", "redraw"):
        tale = Tale(setup, 3)
        tale.match.play(0, action)
        state = tale.state.copy()
        tale.match.rules.play(state, 0, tale.match.rules.number(action), QuickDealer(1))
        for viewer in viewers(setup):
            ends[viewer, action] = [
                *all_that_reaches(tale.match, viewer, PROBES),
                *bare(tale.match.rules, state, viewer, PROBES),
            ]
    for viewer in viewers(setup)[1:]:
        assert_same(ends[viewer, "keep"], ends[viewer, "redraw"])
    assert contract.encoded(ends[0, "keep"]) != contract.encoded(ends[0, "redraw"])


def at_the_choice(setup: Setup, seed: int) -> Tale:
    """A match that has come to the choice of a faction, and whose ledger was never unclear about equal cards."""
    for again in range(1000):
        tale, whim = Tale(setup, seed + 1000 * again), QuickDealer(seed + 1000 * again)
        while tale.state.step != FACTION_CHOICE and not tale.ledger.unclear:
            tale.wander(whim, 1, undo=False)
        if not tale.ledger.unclear:
            return tale
    raise AssertionError("no such match in a thousand")


@pytest.mark.parametrize("setup", [EXPERT[0], EXPERT[-1]], ids=str)
@pytest.mark.parametrize("seed", range(many(2, 10)))
def test_h25_the_choice_of_a_faction_reaches_nobody_before_both_have_chosen(setup: Setup, seed: int) -> None:
    """H25: held in a match, and half carried out on bare rules."""
    tale, whim = at_the_choice(setup, seed), QuickDealer(seed)
    told: dict[int, list[object]] = {}
    for first in tale.match.actions(0):
        tale.match.play(0, first)
        bare_twin = tale.state.copy()
        tale.match.rules.play(bare_twin, 0, first.number, QuickDealer(1))
        for viewer in (1, SPECTATOR):
            seen = all_that_reaches(tale.match, viewer, PROBES) + bare(tale.match.rules, bare_twin, viewer, PROBES)
            assert_same(told.setdefault(viewer, seen), seen)
    tale.steps.append((0, str(tale.match.actions(0)[-1])))
    for viewer in (1, SPECTATOR):
        twin = tale.twin(tale.exchange(viewer, whim))
        assert_same(all_that_reaches(tale.match, viewer, PROBES), all_that_reaches(twin, viewer, PROBES))


# --- Does this find a leak at all? ----------------------------------------------------------------------------------

IN_SIGHTS = [
    leaky.ShowsAHand,
    leaky.ShowsTheOrderOfAHand,
    leaky.ShowsThePool,
    leaky.ShowsAFaction,
    leaky.ShowsFactionsOutOfTheMatch,
    leaky.ShowsWhatWasPutBack,
    leaky.ShowsTheTopCard,
    leaky.RefusesTooWell,
]
IN_EVENTS = [
    leaky.TellsDraws,
    leaky.TellsNewHands,
    leaky.TellsSpies,
    leaky.TellsLooks,
    leaky.TellsRobberies,
    leaky.TellsTrades,
]


def caught(check: object, setup: Setup, seeds: int) -> bool:
    for seed in range(seeds):
        try:
            check(setup, seed)  # type: ignore[operator]
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("leak", IN_SIGHTS)
def test_a_leak_of_a_state_is_caught(leak: type[leaky.Honest]) -> None:
    assert caught(check_shuffled_states, Setup(leaky.LeakyBox(leak), 3, OWN, mode="basic"), 12)


@pytest.mark.parametrize("leak", [*IN_SIGHTS[:1], *IN_EVENTS])
def test_a_leak_of_a_match_is_caught(leak: type[leaky.Honest]) -> None:
    assert caught(check_twins, Setup(leaky.LeakyBox(leak), 4, OWN, mode="basic"), 12)


def test_rules_that_only_stand_in_leak_nothing() -> None:
    setup = Setup(leaky.LeakyBox(leaky.Honest), 3, OWN, mode="basic")
    assert check_twins(setup, 1)
    assert check_shuffled_states(setup, 1)


def check_often(tale: Tale) -> None:
    for seed in range(10):
        check_shuffled(tale, QuickDealer(seed))


def test_a_leak_of_who_redraws_is_caught() -> None:
    tale = Tale(Setup(leaky.LeakyBox(leaky.ShowsWhoRedraws), 3, OWN, mode="basic"), 1)
    tale.match.rules.play(tale.state, 0, tale.match.rules.number("redraw"), QuickDealer(1))
    with pytest.raises(AssertionError):
        check_often(tale)


def test_a_leak_of_the_picked_faction_is_caught() -> None:
    tale, whim = Tale(Setup(leaky.LeakyBox(leaky.ShowsThePick), 2, OWN_LISTS, mode="expert"), 2), QuickDealer(2)
    while tale.state.step != 6:
        tale.wander(whim, 1, undo=False)
        assert not tale.ledger.unclear
    tale.match.rules.play(tale.state, 0, tale.match.rules.actions(tale.state, 0)[0], QuickDealer(1))
    with pytest.raises(AssertionError):
        check_often(tale)
