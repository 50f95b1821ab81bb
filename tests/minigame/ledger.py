"""Who knows what in Smugglers, worked out a second time from the rules alone: no sight, no pile, no state of the game.

The tests of hidden information compare the game with this.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable

from tests.minigame.cards import NAMES
from zabletop.engine.shapes import SPECTATOR


class Lying:
    """A card that lies in a hand or in a known place of the pile."""

    def __init__(self, card: str, since: int) -> None:
        self.card = card
        self.since = since
        self.knowers: set[int] = set()


class Table:
    """What an undo takes back."""

    def __init__(self, players: int) -> None:
        self.hands: list[list[Lying]] = [[] for _ in range(players)]
        self.top: list[Lying] = []
        self.bottom: list[Lying] = []
        self.pool = list(NAMES[: 3 * players + 3])
        self.pooled: dict[str, int] = {}
        self.night = 0
        self.start = 0
        self.chosen: dict[int, str] = {}


class Ledger:
    """``drawn`` are the cards that came out of the pool, in order; ``entries`` those of the record."""

    def __init__(self, players: int, returns: str, drawn: list[str], entries: Iterable[tuple[int, str]]) -> None:
        self.players = players
        self.returns = returns
        self.drawn = iter(drawn)
        self.everybody = {SPECTATOR, *range(players)}
        # Every card whose face a viewer was ever shown, also in what was taken back later.
        self.seen: dict[int, set[str]] = {viewer: set() for viewer in self.everybody}
        self.table = Table(players)
        self.earlier: list[Table] = []
        for _ in range(3):
            for seat in range(players):
                self.draw(seat)
        for seat, text in entries:
            self.enter(seat, text)

    def enter(self, seat: int, text: str) -> None:
        if text.startswith("undo"):
            self.table = self.earlier.pop()
            return
        if not self.table.chosen:
            self.earlier.append(copy.deepcopy(self.table))
        verb, *rest = text.split()
        if verb in ("bury", "ship"):
            self.choose(seat, verb, rest[0])
        elif verb == "peek":
            if not self.table.top:
                self.table.top.insert(0, self.next_card())
            self.show(self.table.top[0], {seat})
        elif verb == "draw":
            self.draw(seat)
        elif verb == "spy":
            self.show(self.table.hands[int(rest[0]) - 1][int(rest[1]) - 1], {seat})
        elif verb == "show":
            self.show(self.in_hand(seat, rest[0]), self.everybody)
        elif verb in ("top", "bottom"):
            lying = self.in_hand(seat, rest[0])
            self.table.hands[seat].remove(lying)
            self.table.top[:0] = [lying] if verb == "top" else []
            self.table.bottom += [lying] if verb == "bottom" else []

    def choose(self, seat: int, verb: str, card: str) -> None:
        table = self.table
        table.chosen[seat] = card
        if len(table.chosen) < self.players:
            return
        lying = [self.in_hand(seat, table.chosen[seat]) for seat in range(self.players)]
        table.chosen = {}
        for seat, one in enumerate(lying):
            table.hands[seat].remove(one)
        if verb == "bury":
            table.bottom += lying
            return
        for one in lying:
            self.show(one, self.everybody)
        table.night += 1
        self.come_back(lying)
        if table.night == 3:
            for one in [one for hand in table.hands for one in hand]:
                self.show(one, self.everybody)
            return
        table.start += 1
        for step in range(self.players):
            self.draw((table.start + step) % self.players)

    def come_back(self, shipped: list[Lying]) -> None:
        table = self.table
        if self.returns == "under":
            table.bottom += shipped
            return
        for one in [*table.top, *table.bottom, *shipped]:
            self.show(one, self.everybody)
            table.pooled[one.card] = table.night
            table.pool.append(one.card)
        table.top, table.bottom = [], []

    def draw(self, seat: int) -> None:
        lying = self.next_card()
        self.show(lying, {seat})
        self.table.hands[seat].append(lying)

    def next_card(self) -> Lying:
        table = self.table
        if table.top:
            return table.top.pop(0)
        if not table.pool:
            return table.bottom.pop(0)
        card = next(self.drawn)
        table.pool.remove(card)
        return Lying(card, table.night)

    def in_hand(self, seat: int, card: str) -> Lying:
        return next(one for one in self.table.hands[seat] if one.card == card)

    def show(self, lying: Lying, to: set[int]) -> None:
        lying.knowers |= to
        for viewer in lying.knowers:
            self.seen[viewer].add(lying.card)

    # --- What a viewer can't know -----------------------------------------------------------------------------------

    def rows(self) -> list[list[Lying]]:
        return [*self.table.hands, self.table.top, self.table.bottom]

    def hidden(self, viewer: int) -> list[Lying]:
        return [one for row in self.rows() for one in row if viewer not in one.knowers]

    def unplaced(self, viewer: int) -> list[str]:
        return sorted([*self.table.pool, *(one.card for one in self.hidden(viewer))])

    def possible(self, lying: Lying, card: str) -> bool:
        """Whether this hidden card can be ``card``: not if it was drawn before all saw ``card`` go into the pool."""
        return lying.since >= self.table.pooled.get(card, 0)
