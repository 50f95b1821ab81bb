"""A match of Ze Horror Attack with all that led to it: for telling it again with other hidden cards."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests import contract
from tests.contract import Setup
from tests.horror.ledger import Ledger, Lying
from tests.leaks import Noting, Rigged
from zabletop import SPECTATOR, Match, QuickDealer, secret_of_seed
from zabletop.engine.game import Rules
from zabletop.engine.pile import EVERYBODY, Known, Pile
from zabletop.games.horror.cards import Box
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.state import CHARACTER, FACTION_CHOICE, OPENING, HorrorState, hidden


def box_of(rules: Rules) -> Box:
    """Also of rules that stand in for others (``leaky.py``)."""
    return cast(HorrorRules, getattr(rules, "inner", rules)).box


def pools_of(box: Box) -> list[Counter[str]]:
    if box.lists:
        return [Counter(built) for built in box.lists]
    return [Counter(dict(zip(box.names, box.copies, strict=True)))]


class Tale:
    """A match, its steps, and the ledger of it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.dealer = Noting(secret_of_seed(seed))
        self.match = Match(setup.game, setup.rules(), self.dealer)
        self.steps: list[tuple[int, str]] = []
        self.box = box_of(self.match.rules)
        wanderers = {name for name, wanders in zip(self.box.names, self.box.wanders, strict=True) if wanders}
        self.ledger = Ledger(setup.players, pools_of(self.box), wanderers)
        self.ledger.read(self.match.journal.events)
        self.told = len(self.match.journal.events)

    @property
    def state(self) -> HorrorState:
        return cast(HorrorState, self.match.state)

    def wander(self, whim: QuickDealer, decisions: int, undo: bool = True) -> None:
        """Some random decisions, or fewer if the match ends or the ledger loses track of equal cards."""
        match = self.match
        for _ in range(decisions):
            if not match.deciders or self.ledger.unclear:
                return
            live = len(match.live)
            seat, number = contract.play_any(match, whim)
            self.steps.append((seat, match.rules.notation(number)))
            if len(match.live) > live:
                self.ledger.enter(match.journal.events[self.told :])
                self.told = len(match.journal.events)
            if undo and match.can_undo(seat) and whim.pick(3) == 0:
                self.undo(seat, False)
            elif undo and match.live and match.result is None and whim.pick(9) == 0:
                self.undo(whim.pick(match.players), True)

    def undo(self, seat: int, agreed: bool) -> None:
        live = len(self.match.live)
        self.match.undo(seat, agreed)
        self.steps.append((seat, "agreed" if agreed else "undo"))
        if len(self.match.live) < live:
            self.ledger.undo()
        self.told = len(self.match.journal.events)

    # --- The same with other hidden things --------------------------------------------------------------------------

    def exchange(self, viewer: int, whim: QuickDealer) -> dict[str, str]:
        """Characters and factions that the viewer has never seen, exchanged among themselves."""
        seen = self.ledger.seen[viewer]
        pools = pools_of(self.box)
        found = {name: name for name in (*self.box.names, *self.box.faction_names)}
        kinds: dict[object, list[str]] = {}
        for name in self.box.names:
            kinds.setdefault(tuple(pool[name] for pool in pools), []).append(name)
        used = [self.box.faction_names[faction] for faction in self.box.factions.pool]
        for names in (*kinds.values(), used):
            unknown = [name for name in names if name not in seen]
            rest = unknown[:]
            found.update({name: rest.pop(whim.pick(len(rest))) for name in unknown})
        return found

    def twin(self, other: dict[str, str]) -> Match:
        """The same match with some cards exchanged for others from the first deal on."""
        dealer = Rigged([other[one] if isinstance(one, str) else one for one in self.dealer.fallen])
        twin = Match(self.setup.game, self.setup.rules(), dealer)
        for seat, text in self.steps:
            if text in ("undo", "agreed"):
                twin.undo(seat, text == "agreed")
            else:
                twin.play(seat, " ".join(other.get(word, word) for word in text.split()))
        return twin

    def shuffled(self, viewer: int, whim: QuickDealer) -> HorrorState:
        """Every hidden thing somewhere else, where it may be."""
        twin = self.state.copy()
        new: dict[int, str] = {}
        rests = [self.deal_again(viewer, number, new, whim) for number in range(len(twin.piles))]
        for seat, hand in enumerate(twin.hands):
            pairs = self.paired(seat, hand)
            twin.hands[seat] = tuple(sorted(self.replaced(card, new.get(id(lying))) for card, lying in pairs))
        for number, pile in enumerate(twin.piles):
            ends = (self.ledger.table.tops[number], pile.top), (self.ledger.table.bottoms[number], pile.bottom)
            top, bottom = ([self.placed(*pair, new) for pair in zip(*end, strict=True)] for end in ends)
            twin.piles[number] = Pile([self.box.places[name] for name in rests[number]], top, bottom)
        self.shuffle_secrets(twin, viewer, whim)
        return twin

    def deal_again(self, viewer: int, number: int, new: dict[int, str], whim: QuickDealer) -> list[str]:
        places, cards = self.ledger.hidden(viewer, number), self.ledger.unplaced(viewer, number)
        for _ in range(2000):
            rest = cards[:]
            dealt = [rest.pop(whim.pick(len(rest))) for _ in places]
            if all(self.ledger.possible(viewer, *pair) for pair in zip(places, dealt, strict=True)):
                new.update({id(lying): card for lying, card in zip(places, dealt, strict=True)})
                return rest
        raise AssertionError("no other way to lay these cards was found")

    def paired(self, seat: int, hand: tuple[int, ...]) -> list[tuple[int, Lying]]:
        """Each card of a hand with what the ledger says of it; they must agree."""
        rest = self.ledger.table.hands[seat][:]
        found: list[tuple[int, Lying]] = []
        for card in hand:
            lying = next(one for one in rest if self.same(card, one))
            rest.remove(lying)
            found.append((card, lying))
        assert not rest
        return found

    def same(self, card: int, lying: Lying) -> bool:
        plain = hidden(self.box.places[lying.card], lying.pile, lying.early, 0)
        noted = card >> 9
        return card & 0x1FF == plain and ((noted & 0x100 != 0) if lying.open else noted == lying.mask())

    def replaced(self, card: int, name: str | None) -> int:
        return card if name is None else (card & ~CHARACTER) | self.box.places[name]

    def placed(self, lying: Lying, known: Known, new: dict[int, str]) -> Known:
        assert known.card == self.box.places[lying.card]
        assert known.knowers == (EVERYBODY if lying.open else lying.mask())
        return Known(self.box.places[new.get(id(lying), lying.card)], known.knowers)

    def shuffle_secrets(self, twin: HorrorState, viewer: int, whim: QuickDealer) -> None:
        """Factions, what others have decided in secret, and what others put back."""
        if self.match.result is None:
            unknown = [one for one in self.box.factions.pool if viewer < 0 or one not in twin.factions[viewer]]
            twin.factions = [
                dealt if seat == viewer else tuple(sorted(unknown.pop(whim.pick(len(unknown))) for _ in dealt))
                for seat, dealt in enumerate(twin.factions)
            ]
        twin.scoring, twin.replaced, twin.noticed = twin.scoring[:], twin.replaced[:], twin.noticed[:]
        for seat in range(self.setup.players):
            if seat == viewer:
                continue
            if twin.step == FACTION_CHOICE and twin.answers >> seat & 1:
                twin.scoring[seat] = twin.factions[seat][whim.pick(3)]
            if twin.step == OPENING and twin.answers >> seat & 1:
                twin.redraws = (twin.redraws & ~(1 << seat)) | (whim.pick(2) << seat)
            twin.replaced[seat] = tuple(sorted(whim.pick(len(self.box.names)) for _ in twin.replaced[seat]))
            twin.noticed[seat] = twin.replaced[seat][: whim.pick(4)]


def viewers(setup: Setup) -> list[int]:
    return [*range(setup.players), SPECTATOR]
