"""An imagined state of Ze Horror Attack is one that can be, and each is as likely as enumeration says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import cast

import pytest

from tests.contract import HORROR, Setup, decoded, many
from tests.horror.deck import with_effects
from tests.horror.table import HORROR as BOX
from tests.horror.table import Table
from tests.horror.tale import Tale, viewers
from tests.worlds import all_outcomes, chi_square_is_likely
from zabletop import REFEREE, SPECTATOR, QuickDealer
from zabletop.engine.pile import Known, Pile
from zabletop.games.horror.shapes import HorrorSight
from zabletop.games.horror.state import CHARACTER, EARLY, OPENING, HorrorState, hidden

World = tuple[object, ...]
Move = tuple[int, str, str]  # seat, action, and what falls


def world_of(state: HorrorState) -> World:
    """All that a state holds of hidden things, to compare and to count."""
    piles = tuple(
        (tuple((one.card, one.knowers) for one in pile.top), pile.pool, tuple(one.card for one in pile.bottom))
        for pile in state.piles
    )
    return (*state.hands, piles, tuple(state.factions), tuple(state.scoring), int(state.redraws))


# --- Whole matches: what is imagined can be, and what is can be imagined --------------------------------------------

SETUPS = [HORROR[1], HORROR[6], HORROR[12], *(setup for setup in HORROR if setup.own or "lists" in setup.options)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(1, many(2, 15) + 1))
def test_imagined_hands_and_piles_can_be_and_the_true_ones_could_be_imagined(setup: Setup, seed: int) -> None:
    """By the ledger: known cards lie where they lie; what one put back is not where cards were drawn before (HR8)."""
    tale, whim = Tale(setup, seed), QuickDealer(seed)
    while not tale.ledger.unclear:
        for viewer in viewers(setup):
            sight = cast(HorrorSight, tale.match.sight(viewer))
            check_fits(tale, sight, tale.state)
            state = cast(HorrorState, setup.game.imagine(decoded(sight), QuickDealer(whim.pick(1 << 30))))
            check_fits(tale, sight, state)
        if not tale.match.deciders:
            return
        tale.wander(whim, 1 + whim.pick(many(15, 4)))


def check_fits(tale: Tale, sight: HorrorSight, state: HorrorState) -> None:
    viewer, names = sight.viewer, tale.box.names
    for seat, hand in enumerate(state.hands):
        mine = Counter(names[card & CHARACTER] for card in hand if card >> 9 >> max(viewer, 0) & 1 or card >> 17)
        if viewer >= 0:
            assert mine == Counter(one.card for one in tale.ledger.table.hands[seat] if viewer in one.knowers)
    for number, pile in enumerate(state.piles):
        early = Counter(
            names[card & CHARACTER]
            for hand in state.hands
            for card in hand
            if card & EARLY and bool(card & 0x100) == (number == 1) and not known_to(card, viewer)
        )
        unseen = Counter(sight.piles[number].unseen)
        assert len(pile) == sight.piles[number].size
        if viewer < 0 or (len(state.piles) > 1 and number != viewer):
            continue
        mine_back = Counter(sight.seats[viewer].replaced) - Counter(sight.seats[viewer].noticed)
        for name, copies in mine_back.items():
            assert early[name] <= max(unseen[name] - copies, 0), f"{name} was put back later"


def known_to(card: int, viewer: int) -> bool:
    return bool(card >> 17 & 1) or (viewer >= 0 and bool(card >> 9 >> viewer & 1))


# --- Small positions: every world, as often as enumeration says -----------------------------------------------------


def check_chances(
    table: Table, viewer: int, expected: Counter[World], factions: bool = False, least: int = many(12, 60)
) -> None:
    """The true state is among those that can be, only those are imagined, and each as often as it should be."""
    known = whole if factions else without_factions
    wanted: Counter[World] = Counter()
    for world, weight in expected.items():
        wanted[known(world)] += weight
    assert known(world_of(table.state)) in wanted
    # So often that the rarest is expected this many times.
    times = least * wanted.total() // min(wanted.values())
    far, dealer = cast(HorrorSight, decoded(table.rules.sight(table.state, viewer))), QuickDealer(viewer + 7)
    found = Counter(known(world_of(cast(HorrorState, table.rules.imagine(far, dealer)))) for _ in range(times))
    assert set(found) <= set(wanted), "a state was imagined that can't be"
    if len(wanted) > 1:
        shares = [times * weight / wanted.total() for weight in wanted.values()]
        assert chi_square_is_likely([found[world] for world in wanted], shares), f"seed {viewer + 7}: other chances"


def whole(world: World) -> World:
    return world


def without_factions(world: World) -> World:
    return (*world[:-3], world[-1])


def laid(table: Table, viewer: int, early_is_not: str = "") -> Iterator[HorrorState]:
    """Every way to lay the cards that the viewer can't place, copies told apart (so that chances are right)."""
    state = table.state
    slots = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand if not known_to(card, viewer)]
    tops = [known for known in state.piles[0].top if not known.known_to(viewer)]
    unseen = [*state.piles[0].pool, *(card & CHARACTER for _, card in slots), *(known.card for known in tops)]
    forbidden = set(table.cards(early_is_not))
    for dealt in permutations(range(len(unseen)), len(slots) + len(tops)):
        cards = [unseen[place] for place in dealt]
        if any(slot & EARLY and card in forbidden for (_, slot), card in zip(slots, cards, strict=False)):
            continue
        twin = state.copy()
        for (seat, slot), card in zip(slots, cards, strict=False):
            hand = list(twin.hands[seat])
            hand[state.hands[seat].index(slot)] = (slot & ~CHARACTER) | card
            twin.hands[seat] = tuple(hand)
        twin.hands = [tuple(sorted(hand)) for hand in twin.hands]
        rest = [card for place, card in enumerate(unseen) if place not in dealt]
        top = [Known(cards[len(slots) + place], known.knowers) for place, known in enumerate(tops)]
        twin.piles[0] = Pile(rest, [*top, *state.piles[0].top[len(tops) :]], state.piles[0].bottom)
        yield twin


def counted(states: Iterator[HorrorState], factions: Sequence[list[tuple[int, ...]]] = ()) -> Counter[World]:
    found: Counter[World] = Counter()
    for state in states:
        for dealt in factions or [state.factions]:
            state.factions = list(dealt)
            found[world_of(state)] += 1
    return found


def all_factions(table: Table, viewer: int) -> list[list[tuple[int, ...]]]:
    """H3: the viewer's own is known, the others have any of the rest."""
    mine = table.state.factions[viewer][0] if viewer >= 0 else -1
    players = range(len(table.state.factions))
    rest = [one for one in table.rules.box.factions.pool if one != mine]
    found: list[list[tuple[int, ...]]] = []
    for dealt in permutations(rest, len(players) - (viewer >= 0)):
        one = iter(dealt)
        found.append([(mine,) if seat == viewer else (next(one),) for seat in players])
    return found


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_hands_and_factions_are_anything_that_is_left(viewer: int) -> None:
    table = Table(hands=["sun-1", "imp"], pile="imp lady" if viewer >= 0 else "imp")
    check_chances(table, viewer, counted(laid(table, viewer), all_factions(table, viewer)), factions=True)


def test_h5_what_was_put_back_is_not_in_hands_that_were_drawn_before() -> None:
    """H5, HR8: sun-4 and lady went back; seat 1's first card was drawn before that, the other one later."""
    table = Table(hands=["sun-1", "sun-2 imp", "imp"], pile="sun-4 lady skulls")
    early = table.state.hands[1][0] | EARLY
    table.state.hands[1] = tuple(sorted([early, table.state.hands[1][1]]))
    table.state.replaced = [table.cards("sun-4 lady"), (), ()]
    check_chances(table, 0, counted(laid(table, 0, "sun-4 lady")))


def test_h5_a_copy_of_what_was_put_back_may_be_in_such_a_hand() -> None:
    """One imp went back and there are two: one of them may have been drawn before, not both."""
    table = Table(hands=["sun-1", "sun-2 sun-3", ""], pile="imp imp lady")
    table.state.hands[1] = tuple(sorted(card | EARLY for card in table.state.hands[1]))
    table.state.replaced = [table.cards("imp"), (), ()]
    state = table.state
    imp = table.cards("imp")[0]
    worlds: Counter[World] = Counter()
    unseen = [*state.piles[0].pool, *(card & CHARACTER for card in state.hands[1])]
    mine = unseen.index(imp)  # this one of the two went back
    for dealt in permutations(range(len(unseen)), 2):
        if mine in dealt:
            continue
        twin = state.copy()
        twin.hands[1] = tuple(sorted(hidden(unseen[place], 0, True, 2) for place in dealt))
        twin.piles[0] = Pile([card for place, card in enumerate(unseen) if place not in dealt])
        worlds[world_of(twin)] += 1
    check_chances(table, 0, worlds)


def test_a_spied_hand_is_known_to_the_spy_and_imagined_by_others() -> None:
    own = with_effects({"do": "spy"})
    table = Table(own, hands=["trick", "sun-2 imp", "imp"], pile="sun-4 lady")
    table.play(0, "play trick")
    table.play(0, "player 2")
    for viewer in (0, 2):
        check_chances(table, viewer, counted(laid(table, viewer)))


def test_a_top_card_that_another_has_seen_is_imagined_and_ones_own_is_known() -> None:
    own = with_effects({"do": "scry"})
    table = Table(own, hands=["trick", "sun-2", ""], pile="sun-4 lady imp")
    table.play(0, "play trick", "lady")
    table.play(0, "top")
    for viewer in (0, 1, 2):
        check_chances(table, viewer, counted(laid(table, viewer)))


# --- The opening, from every first deal through every draw ----------------------------------------------------------
#
# Which states fit is found by playing: all first deals, each played on in all ways that chance could have gone, and
# only those kept in which the viewer was told the same. No sight is used, and nothing of what is known about HR8.

OPENINGS: list[list[Move]] = [
    [(0, "redraw", ""), (1, "keep", "sun-4 lady sun-5")],
    [(0, "redraw", ""), (1, "redraw", "sun-4 lady sun-5 imp skulls sun-6")],
    [(0, "keep", ""), (1, "redraw", "sun-4 lady sun-5")],
    [
        *[(0, "redraw", ""), (1, "keep", "sun-4 lady sun-5")],
        *[(0, "play sun-4", "skulls"), (0, "bottom", ""), (1, "play skull-1", "")],
        *[(0, "draw", "sun-6"), (1, "draw", "sun-1")],
    ],
]


@pytest.mark.parametrize("moves", OPENINGS)
def test_hr8_an_opening_is_imagined_as_brute_force_finds_it(moves: list[Move]) -> None:
    """HR1, HR8. The card that is played looks at the top of the pile."""
    hands = ["sun-1 sun-2 sun-3", "skull-1 skull-2 imp"]
    check_chances(*by_brute_force(hands, "sun-4 lady imp sun-5 skulls sun-6", moves))


def test_hr8_a_copy_of_what_was_put_back_has_been_seen_since() -> None:
    """HR1, HR8: an imp went back and an imp was drawn. Was it that one? As likely as enumeration says."""
    moves: list[Move] = [(0, "redraw", ""), (1, "keep", "sun-4 lady sun-5"), (0, "play lady", "")]
    moves += [(1, "play skull-1", ""), (0, "draw", "imp")]
    pile = "sun-4 lady imp sun-5 skulls skull-2"
    check_chances(*by_brute_force(["imp sun-2 sun-3", "skull-1 imp sun-6"], pile, moves), least=many(150, 500))


def test_hr8_several_copies_of_what_was_put_back_have_been_seen_since() -> None:
    """HR1, HR8: of three imps and three twins one each went back; then an imp was drawn and a twin looked at."""
    moves: list[Move] = [(0, "redraw", ""), (1, "keep", "sun-4 twin sun-5"), (0, "play sun-5", "")]
    moves += [
        (1, "play skull-1", ""),
        (0, "draw", "imp"),
        (1, "play sun-6", ""),
        (0, "play sun-4", "twin"),
        (0, "top", ""),
    ]
    pile = "sun-4 twin imp sun-5 skulls twin"
    check_chances(*by_brute_force(["imp twin sun-3", "skull-1 imp sun-6"], pile, moves), least=many(150, 500))


def by_brute_force(hands: list[str], pile: str, moves: list[Move]) -> tuple[Table, int, Counter[World]]:
    table = Table(with_effects(sun_4=[{"do": "scry"}]), hands=hands, pile=pile)
    first = table.state.copy()
    others = [*first.piles[0].pool, *(card & CHARACTER for card in first.hands[1])]
    table.state = beginning(first, others, (6, 7, 8))
    for seat, text, falls in moves:
        table.play(seat, text, falls)
    told = [event.seen_by(0) for event in table.journal.events]
    numbers = [(seat, table.rules.number(text)) for seat, text, _ in moves]
    expected: Counter[World] = Counter()
    for hand in combinations(range(len(others)), 3):
        for twin, events in fitting(table, beginning(first, others, hand), numbers, told):
            assert events == told
            expected[world_of(twin)] += 1
    return table, 0, expected


def beginning(first: HorrorState, others: list[int], hand: tuple[int, ...]) -> HorrorState:
    """Seat 1 has these of the others; seat 0's hand is known."""
    state = first.copy()
    state.hands = [
        tuple(card | EARLY for card in first.hands[0]),
        tuple(sorted(hidden(others[place], 0, True, 2) for place in hand)),
    ]
    state.piles = [Pile([card for place, card in enumerate(others) if place not in hand])]
    state.step, state.answers = OPENING, 0
    return state


def fitting(
    table: Table, start: HorrorState, numbers: list[tuple[int, int]], told: Sequence[object]
) -> Iterator[tuple[HorrorState, list[object]]]:
    """Step by step, so that what does not fit is left behind early."""
    here: list[tuple[HorrorState, list[object]]] = [(start, [])]
    for moves in [numbers[:2], *([move] for move in numbers[2:])]:
        after: list[tuple[HorrorState, list[object]]] = []
        for state, before in here:
            seat, number = moves[0]
            if number not in table.rules.actions(state, seat):
                continue
            for twin, journal in all_outcomes(table.rules, state, moves):
                events = [*before, *(event.seen_by(0) for event in journal.events)]
                if events == list(told[: len(events)]):
                    after.append((cast(HorrorState, twin), events))
        here = after
    yield from here


# --- Decisions in secret --------------------------------------------------------------------------------------------


def test_hr1_what_another_decided_about_a_hand_is_imagined_both_ways() -> None:
    """HR1: one's own is known."""
    setup = HORROR[1]
    rules, dealer = setup.rules(), QuickDealer(4)
    state = rules.begin(dealer)
    for seat in (0, 1):
        rules.play(state, seat, rules.number("redraw"), dealer)
    far = decoded(rules.sight(state, 0))
    found = Counter(int(cast(HorrorState, setup.game.imagine(far, QuickDealer(seed))).redraws) for seed in range(200))
    assert set(found) == {0b01, 0b11}
    assert chi_square_is_likely(list(found.values()), 100)


def test_h25_the_faction_that_another_picked_is_one_of_any_three() -> None:
    """H23, H25."""
    table = Table(hands=["", ""], piles=["sun-1", "imp skulls"])
    table.play(0, "draw", "sun-1")
    table.play(1, "draw", "imp")
    table.play(1, "faction monsters-2")
    far = decoded(table.rules.sight(table.state, 0))
    found: Counter[tuple[tuple[int, ...], int]] = Counter()
    for seed in range(many(300, 3000)):
        state = cast(HorrorState, BOX.imagine(far, QuickDealer(seed)))
        assert state.scoring[0] == -1
        assert state.factions[0] == (0, 1, 2)
        found[state.factions[1], state.scoring[1]] += 1
    assert set(found) == {((3, 4, 5), pick) for pick in (3, 4, 5)}, "the pool has three others"
    assert chi_square_is_likely(list(found.values()), many(100, 1000))


def test_the_referee_imagines_the_truth() -> None:
    for setup in (HORROR[2], HORROR[-1]):
        tale = Tale(setup, 5)
        tale.wander(QuickDealer(5), 40)
        twin = setup.game.imagine(decoded(tale.match.sight(REFEREE)), QuickDealer(1))
        assert world_of(cast(HorrorState, twin)) == world_of(tale.state)
