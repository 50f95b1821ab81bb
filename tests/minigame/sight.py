"""What a viewer may know of Smugglers, and what they can imagine from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.minigame.cards import NAMES
from tests.minigame.shapes import Slot, SmugglersSight
from tests.minigame.state import NOTHING, OVER, STEPS, SmugglersState
from zabletop.engine.dealer import Dealer
from zabletop.engine.pile import EVERYBODY, Known, Pile
from zabletop.engine.shapes import REFEREE

if TYPE_CHECKING:
    from tests.minigame.rules import SmugglersRules

# The pool holds what went there on any night.
ANY_NIGHT = 1 << 30


def sight(rules: SmugglersRules, state: SmugglersState, viewer: int) -> SmugglersSight:
    hands = [slots(rules, state, hand, viewer) for hand in state.hands]
    top = slots(rules, state, state.pile.top, viewer)
    bottom = slots(rules, state, state.pile.bottom, viewer)
    placed = {slot.card for row in (*hands, top, bottom) for slot in row}
    return SmugglersSight(
        game="smugglers",
        viewer=viewer,
        players=rules.players,
        options=rules.options,
        deciders=rules.deciders(state),
        over=state.step == OVER,
        step=STEPS[state.step],
        night=state.night,
        start=state.start,
        active=state.active,
        hands=hands,
        top=top,
        bottom=bottom,
        pool=len(state.pile.pool),
        unseen=[name for name in NAMES[: rules.cards] if name not in placed],
        pooled={NAMES[card]: night for card, night in enumerate(state.pooled) if night},
        coins=state.coins[:],
        chosen=[seat for seat, card in enumerate(state.choices) if card != NOTHING],
        choices=[
            NAMES[card] if card != NOTHING and viewer in (seat, REFEREE) else ""
            for seat, card in enumerate(state.choices)
        ],
    )


def slots(rules: SmugglersRules, state: SmugglersState, row: Sequence[Known], viewer: int) -> list[Slot]:
    return [
        Slot(
            card=NAMES[known.card] if viewer == REFEREE or known.known_to(viewer) else "",
            knowers=rules.seats_of(known),
            open=known.knowers == EVERYBODY,
            since=state.left_pool[known.card],
        )
        for known in row
    ]


# --- Imagining ------------------------------------------------------------------------------------------------------


def imagine(cards: int, seen: SmugglersSight, dealer: Dealer) -> SmugglersState:
    """A state from a sight alone, each that fits it equally likely."""
    state = SmugglersState(seen.players, cards)
    state.step, state.night = STEPS.index(seen.step), seen.night
    state.start, state.active = seen.start, seen.active
    state.coins = seen.coins[:]
    for name, night in seen.pooled.items():
        state.pooled[NAMES.index(name)] = night
    rows = [[Slot(slot.card, slot.knowers, slot.open, slot.since) for slot in row] for row in (*seen.hands, seen.top)]
    rows.append([Slot(slot.card, slot.knowers, slot.open, slot.since) for slot in seen.bottom])
    pool = fill(rows, seen, dealer)
    for row in rows:
        for slot in row:
            state.left_pool[NAMES.index(slot.card)] = slot.since
    *hands, top, bottom = [tuple(known_of(slot) for slot in row) for row in rows]
    state.hands = hands
    state.pile = Pile(pool, top, bottom)
    for seat in seen.chosen:
        name = seen.choices[seat]
        hand = state.hands[seat]
        state.choices[seat] = NAMES.index(name) if name else hand[dealer.pick(len(hand))].card
    return state


def fill(rows: list[list[Slot]], seen: SmugglersSight, dealer: Dealer) -> list[int]:
    """Give each hidden slot a card, and the pool the rest.

    A card that all saw go into the pool on some night lies in the pool, or in a slot filled since. Cards that went
    there last have the fewest places, and those places are open to all others too: placed in this order, each has as
    many free places as in any other world, so all worlds are equally likely.
    """
    hidden: list[Slot | None] = [slot for row in rows for slot in row if not slot.card]
    places = hidden + [None] * seen.pool
    pool: list[int] = []
    for name in sorted(seen.unseen, key=lambda one: -seen.pooled.get(one, 0)):
        free = [n for n, slot in enumerate(places) if (slot.since if slot else ANY_NIGHT) >= seen.pooled.get(name, 0)]
        slot = places.pop(free[dealer.pick(len(free))])
        if slot is None:
            pool.append(NAMES.index(name))
        else:
            slot.card = name
    return pool


def known_of(slot: Slot) -> Known:
    return Known(NAMES.index(slot.card), EVERYBODY if slot.open else sum(1 << seat for seat in slot.knowers))
