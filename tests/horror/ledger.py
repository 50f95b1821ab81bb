"""Who knows what in Ze Horror Attack, worked out a second time from the rules: no sight, no pile, no state of the game.

It reads what the referee was told, event by event: what happened to which card. Who gets to know the card is not read
from the events (whom they were told to) but decided here. The tests of hidden information compare the game with this.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from zabletop.engine.shapes import SPECTATOR, Event


class Lying:
    """A card that lies face down, in a hand or in a known place of a pile."""

    def __init__(self, card: str, pile: int, early: bool, knowers: Iterable[int]) -> None:
        self.card = card
        self.pile = pile
        self.early = early
        self.knowers = set(knowers)

    @property
    def open(self) -> bool:
        return SPECTATOR in self.knowers

    def mask(self) -> int:
        return sum(1 << seat for seat in self.knowers if seat >= 0)


class Table:
    """What an undo takes back."""

    def __init__(self, players: int, pools: Sequence[Counter[str]]) -> None:
        self.hands: list[list[Lying]] = [[] for _ in range(players)]
        self.areas: list[Counter[str]] = [Counter() for _ in range(players)]
        self.discard: Counter[str] = Counter()
        self.pools = [Counter(pool) for pool in pools]
        self.tops: list[list[Lying]] = [[] for _ in pools]
        self.bottoms: list[list[Lying]] = [[] for _ in pools]
        self.factions: list[list[str]] = [[] for _ in range(players)]
        self.aside: list[list[str]] = [[] for _ in range(players)]
        self.put_back: list[list[str]] = [[] for _ in range(players)]
        # Cards of the same name that a player has seen since, not drawn before that: perhaps the same ones.
        self.noticed: list[list[str]] = [[] for _ in range(players)]
        self.turned_up = 0
        self.coming = ""
        self.opening = True


class Ledger:
    """``pools`` are the cards of each pile; ``wanderers`` the cards that go into another's area (H8)."""

    def __init__(self, players: int, pools: Sequence[Counter[str]], wanderers: set[str]) -> None:
        self.players = players
        self.everybody = {SPECTATOR, *range(players)}
        self.wanderers = wanderers
        # Every face that a viewer was ever shown, also in what was taken back later.
        self.seen: dict[int, set[str]] = {viewer: set() for viewer in self.everybody}
        # Two equal cards that not the same players know: which of them was taken at random can't be said.
        self.unclear = False
        self.table = Table(players, pools)
        self.earlier: list[Table] = []

    def enter(self, events: Iterable[Event]) -> None:
        """What one action, or several that were decided together, led to."""
        self.earlier.append(copy.deepcopy(self.table))
        self.read(events)

    def undo(self) -> None:
        self.table = self.earlier.pop()

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            tell = getattr(self, "tell_" + event.kind.replace("-", "_"), None)
            if tell is not None:
                tell(event.seat, {**event.facts, **event.secret})

    def show(self, lying: Lying, to: Iterable[int]) -> None:
        for seat in set(to) - lying.knowers - {SPECTATOR}:
            mine = lying.card in self.table.put_back[seat] and lying.pile == self.own_pile(seat)
            if mine and not lying.early:
                self.table.noticed[seat].append(lying.card)
        lying.knowers |= set(to)
        for viewer in lying.knowers:
            self.seen[viewer].add(lying.card)

    def show_name(self, card: str, to: Iterable[int]) -> None:
        for viewer in to:
            self.seen[viewer].add(card)

    def own_pile(self, seat: int) -> int:
        """H24."""
        return seat if len(self.table.pools) > 1 else 0

    # --- Set-up (H3-H5, H23, HR8) ---

    def tell_faction(self, seat: int, facts: dict[str, Any]) -> None:
        self.table.factions[seat] = list(facts["factions"])
        for faction in facts["factions"]:
            self.seen[seat].add(faction)

    def tell_turned_up(self, _: int, facts: dict[str, Any]) -> None:
        pile = self.table.turned_up // 2 if len(self.table.pools) > 1 else 0
        self.table.turned_up += 1
        self.leave_pool(facts["card"], pile)
        self.table.discard[facts["card"]] += 1
        self.show_name(facts["card"], self.everybody)

    def tell_dealt(self, seat: int, facts: dict[str, Any]) -> None:
        for card in facts["cards"]:
            pile = self.own_pile(seat)
            self.leave_pool(card, pile)
            lying = Lying(card, pile, True, ())
            self.show(lying, {seat})
            self.table.hands[seat].append(lying)

    def tell_redraws(self, seat: int, _: dict[str, Any]) -> None:
        self.table.aside[seat] = [lying.card for lying in self.table.hands[seat]]
        self.table.hands[seat] = []

    def tell_turn(self, _: int, __: dict[str, Any]) -> None:
        if self.table.opening:
            self.table.opening = False
            for seat, cards in enumerate(self.table.aside):
                self.table.pools[self.own_pile(seat)].update(cards)
                self.table.put_back[seat] = cards

    def leave_pool(self, card: str, pile: int) -> None:
        assert self.table.pools[pile][card] > 0, f"{card} is not in the pool"
        self.table.pools[pile][card] -= 1

    # --- Hands and piles ---

    def tell_draws(self, seat: int, facts: dict[str, Any]) -> None:
        lying = self.next_card(self.own_pile(seat), facts["card"])
        self.show(lying, {seat})
        self.table.hands[seat].append(lying)

    def next_card(self, pile: int, card: str) -> Lying:
        table = self.table
        if table.tops[pile]:
            lying = table.tops[pile].pop(0)
        elif table.pools[pile].total():
            self.leave_pool(card, pile)
            lying = Lying(card, pile, False, ())
        else:
            lying = table.bottoms[pile].pop(0)
        assert lying.card == card
        return lying

    def tell_looks(self, seat: int, facts: dict[str, Any]) -> None:
        pile = self.own_pile(seat)
        lying = self.next_card(pile, facts["card"])
        self.show(lying, {seat})
        self.table.tops[pile].insert(0, lying)

    def tell_buries_top(self, seat: int, _: dict[str, Any]) -> None:
        pile = self.own_pile(seat)
        self.table.bottoms[pile].append(self.table.tops[pile].pop(0))

    def from_hand(self, seat: int, card: str) -> Lying:
        """Of equal cards the one that most know of leaves."""
        equal = [lying for lying in self.table.hands[seat] if lying.card == card]
        lying = max(equal, key=lambda one: (one.open, one.mask(), one.pile, one.early))
        self.table.hands[seat].remove(lying)
        return lying

    def tell_plays(self, seat: int, facts: dict[str, Any]) -> None:
        self.show(self.from_hand(seat, facts["card"]), self.everybody)
        if facts["card"] in self.wanderers:
            self.table.coming = facts["card"]
        else:
            self.table.areas[seat][facts["card"]] += 1

    def tell_lands(self, _: int, facts: dict[str, Any]) -> None:
        self.table.coming = ""
        self.table.areas[facts["of"]][facts["card"]] += 1

    def tell_drops(self, seat: int, facts: dict[str, Any]) -> None:
        self.show(self.from_hand(seat, facts["card"]), self.everybody)
        self.table.discard[facts["card"]] += 1

    def tell_robs(self, seat: int, facts: dict[str, Any]) -> None:
        equal = [lying for lying in self.table.hands[facts["of"]] if lying.card == facts["card"]]
        self.unclear |= len({(lying.open, lying.mask(), lying.pile, lying.early) for lying in equal}) > 1
        lying = self.from_hand(facts["of"], facts["card"])
        self.show(lying, {seat})
        self.table.hands[seat].append(lying)

    def tell_spies(self, seat: int, facts: dict[str, Any]) -> None:
        for lying in self.table.hands[facts["of"]]:
            self.show(lying, {seat})

    def tell_trades(self, seat: int, facts: dict[str, Any]) -> None:
        hands, other = self.table.hands, facts["of"]
        hands[seat], hands[other] = hands[other], hands[seat]
        for owner in (seat, other):
            for lying in hands[owner]:
                self.show(lying, {owner})

    def tell_hand(self, seat: int, facts: dict[str, Any]) -> None:
        assert sorted(lying.card for lying in self.table.hands[seat]) == facts["cards"]
        for lying in self.table.hands[seat]:
            self.show(lying, self.everybody)
            self.table.discard[lying.card] += 1
        self.table.hands[seat] = []

    # --- Cards that lie open ---

    def leave_area(self, facts: dict[str, Any]) -> str:
        card: str = facts["card"]
        assert self.table.areas[facts["of"]][card] > 0
        self.table.areas[facts["of"]][card] -= 1
        return card

    def tell_discards(self, _: int, facts: dict[str, Any]) -> None:
        self.table.discard[self.leave_area(facts)] += 1

    def tell_steals(self, _: int, facts: dict[str, Any]) -> None:
        self.table.areas[facts["to"]][self.leave_area(facts)] += 1

    tell_moves = tell_steals

    def open_card(self, card: str, seat: int) -> Lying:
        return Lying(card, self.own_pile(seat), False, {SPECTATOR, *range(self.players)})

    def tell_recalls(self, _: int, facts: dict[str, Any]) -> None:
        self.table.hands[facts["of"]].append(self.open_card(self.leave_area(facts), facts["of"]))

    def tell_buries(self, _: int, facts: dict[str, Any]) -> None:
        lying = self.open_card(self.leave_area(facts), facts["of"])
        self.table.bottoms[self.own_pile(facts["of"])].append(lying)

    def tell_lifts(self, _: int, facts: dict[str, Any]) -> None:
        lying = self.open_card(self.leave_area(facts), facts["of"])
        self.table.tops[self.own_pile(facts["of"])].insert(0, lying)

    def tell_raises(self, seat: int, facts: dict[str, Any]) -> None:
        self.table.discard[facts["card"]] -= 1
        self.table.areas[seat][facts["card"]] += 1

    def tell_fetches(self, seat: int, facts: dict[str, Any]) -> None:
        self.table.discard[facts["card"]] -= 1
        self.table.hands[seat].append(self.open_card(facts["card"], seat))

    def tell_score(self, seat: int, _: dict[str, Any]) -> None:
        for faction in self.table.factions[seat]:
            self.show_name(faction, self.everybody)

    # --- What a viewer can't know ---

    def rows(self, pile: int) -> list[list[Lying]]:
        """Where cards of this pile lie face down."""
        hands = [[lying for lying in hand if lying.pile == pile] for hand in self.table.hands]
        return [*hands, self.table.tops[pile], self.table.bottoms[pile]]

    def hidden(self, viewer: int, pile: int) -> list[Lying]:
        return [lying for row in self.rows(pile) for lying in row if viewer not in lying.knowers]

    def unplaced(self, viewer: int, pile: int) -> list[str]:
        return sorted([*self.table.pools[pile].elements(), *(lying.card for lying in self.hidden(viewer, pile))])

    def possible(self, viewer: int, lying: Lying, card: str) -> bool:
        """HR8: a card that this viewer put back can't lie where one lay before that."""
        mine = viewer >= 0 and card in self.table.put_back[viewer] and lying.pile == self.own_pile(viewer)
        return not (mine and lying.early)
