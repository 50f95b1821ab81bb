"""A pile of cards without a hidden order.

What nobody can know is not stored: a shuffled pile is a pool, and its next card is decided when it is drawn. Only
cards that somebody has seen have a place: known ones on top, known ones at the bottom, each with who knows it.
A pile is a value: drawing gives a new pile, so states that share one can be copied for the price of a reference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zabletop.engine.dealer import Dealer

EVERYBODY: Final = -1


class Known:
    """A card whose place is known. ``knowers`` is a set of seats as bits, or EVERYBODY."""

    def __init__(self, card: int, knowers: int) -> None:
        self.card = card
        self.knowers = knowers

    def known_to(self, seat: int) -> bool:
        return self.knowers == EVERYBODY or (seat >= 0 and (self.knowers >> seat) & 1 == 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self.card == other.card and self.knowers == other.knowers

    def __hash__(self) -> int:
        return hash((self.card, self.knowers))


def merged(knowers: int, others: int) -> int:
    """All who are in either set of seats."""
    return EVERYBODY if EVERYBODY in (knowers, others) else knowers | others


class Pile:
    """Known cards on top (the first is drawn first), a pool in canonical order, known cards at the bottom."""

    def __init__(
        self, pool: Sequence[int], top: Sequence[Known] = (), bottom: Sequence[Known] = (), in_order: bool = False
    ) -> None:
        # A pool that is known to be in order need not be sorted: cards are drawn too often for that.
        self.pool: tuple[int, ...] = pool if in_order and isinstance(pool, tuple) else tuple(sorted(pool))
        self.top: tuple[Known, ...] = tuple(top)
        self.bottom: tuple[Known, ...] = tuple(bottom)

    def __len__(self) -> int:
        return len(self.top) + len(self.pool) + len(self.bottom)

    def next_known(self) -> Known | None:
        """The card that is drawn next, if anybody knows it: whoever sees it leave still knows it afterwards."""
        if self.top:
            return self.top[0]
        return self.bottom[0] if self.bottom and not self.pool else None

    def draw(self, dealer: Dealer, names: Sequence[str]) -> tuple[int, Pile]:
        """The top card and the pile that is left. The pile must not be empty."""
        if self.top:
            return self.top[0].card, Pile(self.pool, self.top[1:], self.bottom, True)
        if self.pool:
            place = dealer.draw(names, self.pool)
            rest = self.pool[:place] + self.pool[place + 1 :]
            return self.pool[place], Pile(rest, (), self.bottom, True)
        return self.bottom[0].card, Pile((), (), self.bottom[1:])

    def put_on_top(self, card: int, knowers: int) -> Pile:
        return Pile(self.pool, (Known(card, knowers), *self.top), self.bottom, True)

    def put_at_bottom(self, card: int, knowers: int) -> Pile:
        return Pile(self.pool, self.top, (*self.bottom, Known(card, knowers)), True)

    def peek(self, dealer: Dealer, names: Sequence[str], knowers: int) -> tuple[int, Pile]:
        """Look at the top card and put it back: from now on it is known to ``knowers`` as well."""
        known = self.next_known()
        card, rest = self.draw(dealer, names)
        return card, rest.put_on_top(card, merged(known.knowers, knowers) if known is not None else knowers)

    def shuffled(self, more: Sequence[int] = ()) -> Pile:
        """All cards, and those that are shuffled in, become pool again: nobody knows a place any more."""
        return Pile([*self.cards(), *more])

    def cards(self) -> list[int]:
        """Every card of the pile. The referee's view: it tells nothing about order inside the pool."""
        return [*(known.card for known in self.top), *self.pool, *(known.card for known in self.bottom)]
