"""Rules of Ze Horror Attack that leak: to see whether the tests of hidden information find it.

They stand in for the real ones, which may be compiled and then can't be inherited from.
"""

from __future__ import annotations

from typing import Any, cast

from tests.horror.tale import box_of
from zabletop import REFEREE, Illegal, Result, Rules, Sight, State
from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Game
from zabletop.engine.shapes import Event
from zabletop.games.horror.game import HorrorGame
from zabletop.games.horror.shapes import Hidden, HorrorSight
from zabletop.games.horror.state import HorrorState


class Honest(Rules):
    """All that is asked is passed on."""

    def __init__(self, inner: Rules) -> None:
        super().__init__(inner.game, inner.players, inner.options)
        self.inner = inner

    def begin(self, dealer: Dealer) -> State:
        return self.inner.begin(dealer)

    def deciders(self, state: State) -> list[int]:
        return self.inner.deciders(state)

    def actions(self, state: State, seat: int) -> list[int]:
        return self.inner.actions(state, seat)

    def play(self, state: State, seat: int, number: int, dealer: Dealer) -> None:
        self.inner.play(state, seat, number, dealer)

    def result(self, state: State) -> Result | None:
        return self.inner.result(state)

    def notation(self, number: int) -> str:
        return self.inner.notation(number)

    def number(self, notation: str) -> int:
        return self.inner.number(notation)

    def parts(self, number: int) -> dict[str, Any]:
        return self.inner.parts(number)

    def secret(self, number: int) -> bool:
        return self.inner.secret(number)

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        return self.inner.refusal(state, seat, number)

    def sight(self, state: State, viewer: int) -> Sight:
        return self.leak(cast(HorrorSight, self.inner.sight(state, viewer)), cast(HorrorState, state))

    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        return seen

    def all_of(self, state: HorrorState) -> HorrorSight:
        return cast(HorrorSight, self.inner.sight(state, REFEREE))


class ShowsAHand(Honest):
    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        seen.seats[0].hand = self.all_of(state).seats[0].hand
        return seen


class ShowsTheOrderOfAHand(Honest):
    """No name is told, but the cards lie in the order of their names."""

    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        if seen.viewer != 0:
            hand = sorted(self.all_of(state).seats[0].hand, key=lambda card: card.card)
            seen.seats[0].hand = [Hidden("", card.knowers, card.open, card.pile, card.early) for card in hand]
        return seen


class ShowsThePool(Honest):
    """No card is named; but those that are still in the pile come first."""

    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        pool = {box_of(self).names[card] for card in state.piles[0].pool}
        seen.piles[0].unseen.sort(key=lambda name: name not in pool)
        return seen


class ShowsAFaction(Honest):
    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        seen.seats[1].factions = self.all_of(state).seats[1].factions
        return seen


class ShowsFactionsOutOfTheMatch(Honest):
    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        seen.unseen_factions = self.all_of(state).unseen_factions
        return seen


class ShowsWhatWasPutBack(Honest):
    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        seen.seats[0].replaced = self.all_of(state).seats[0].replaced
        return seen


class ShowsWhoRedraws(Honest):
    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        seen.redraws = self.all_of(state).redraws
        return seen


class ShowsThePick(Honest):
    """Expert rules: which faction somebody scores, before the other has decided."""

    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        seen.seats[0].scoring = self.all_of(state).seats[0].scoring
        return seen


class ShowsTheTopCard(Honest):
    """What one player has looked at is shown to all."""

    def leak(self, seen: HorrorSight, state: HorrorState) -> HorrorSight:
        for pile, real in zip(seen.piles, self.all_of(state).piles, strict=True):
            pile.top, pile.bottom = real.top, real.bottom
        return seen


class RefusesTooWell(Honest):
    """The reason depends on where the card really is."""

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        card = self.parts(number).get("card")
        pool = [box_of(self).names[one] for one in cast(HorrorState, state).piles[0].pool]
        return Illegal("H7", "in-the-pile") if card in pool else super().refusal(state, seat, number)


class TellsTooMuch(Honest):
    """What is told to a few is told to all."""

    kinds: tuple[str, ...] = ()

    def play(self, state: State, seat: int, number: int, dealer: Dealer) -> None:
        before = len(dealer.journal.events) if dealer.journal is not None else 0
        super().play(state, seat, number, dealer)
        if dealer.journal is not None:
            events = dealer.journal.events
            for place in range(before, len(events)):
                one = events[place]
                if one.kind in self.kinds:
                    events[place] = Event(one.kind, one.seat, {**one.facts, **one.secret})


class TellsDraws(TellsTooMuch):
    kinds = ("draws",)


class TellsNewHands(TellsTooMuch):
    kinds = ("dealt",)


class TellsSpies(TellsTooMuch):
    kinds = ("spies",)


class TellsLooks(TellsTooMuch):
    kinds = ("looks",)


class TellsRobberies(TellsTooMuch):
    kinds = ("robs",)


class TellsTrades(TellsTooMuch):
    kinds = ("receives",)


class LeakyBox(Game):
    """The box with other rules in it."""

    def __init__(self, leak: type[Honest]) -> None:
        super().__init__()
        real = HorrorGame()
        self.real = real
        self.name, self.options, self.sight_shape = real.name, real.options, real.sight_shape
        self.least_players, self.most_players = real.least_players, real.most_players
        self.leak = leak

    def open(self, players: int, options: dict[str, str], cards: dict[str, Any] | None) -> Rules:
        return self.leak(self.real.open(players, options, cards))
