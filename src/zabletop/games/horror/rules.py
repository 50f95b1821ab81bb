"""The rules of Ze Horror Attack, in the order of the rulebook: set-up, turn, end and score, expert rules.

Each function names the rules it carries out. What a card's text does stands in texts.py; who may decide what in
choices.py.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.errors import Illegal
from zabletop.engine.game import State
from zabletop.engine.shapes import Result, Sight
from zabletop.engine.telling import tell
from zabletop.games.horror import choices, events, notation, refusals, sight
from zabletop.games.horror.numbers import DRAW, FACTION, PLAY, PLAYER, REDRAW
from zabletop.games.horror.shapes import HorrorSight
from zabletop.games.horror.state import (
    CHARACTER,
    CHOICE,
    FACTION_CHOICE,
    HAND_LIMIT,
    LANDING,
    MOST_TURNS,
    NOBODY,
    NOTHING,
    OPENING,
    OVER,
    TURN,
    HorrorState,
    with_card,
)
from zabletop.games.horror.texts import Texts
from zabletop.games.horror.verbs import BIT

FACTIONS_EACH = 3  # H23
FIRST_DISCARDS = 2  # H23


class HorrorRules(Texts):
    """A match of Ze Horror Attack. With own decks there are two piles, else one."""

    # --- Set-up -------------------------------------------------------------------------------------------------

    def begin(self, dealer: Dealer) -> HorrorState:
        """H3-H5, H23, HR2, HR6: factions, piles, the first discards, three cards each, and who starts."""
        state = HorrorState(None)
        state.areas = [()] * self.players
        state.replaced = [()] * self.players
        state.noticed = [()] * self.players
        state.scoring = [NOTHING] * self.players
        state.piles = self.box.piles[:]
        self.deal_factions(state, dealer)
        for number in range(len(state.piles)):
            for _ in range(FIRST_DISCARDS if self.expert else 1):
                self.turn_up(state, number, dealer)
        state.hands = [() for _ in range(self.players)]
        for seat in range(self.players):
            self.deal_hand(state, seat, dealer)
        first = self.options["first"]
        state.active = int(first) - 1 if first != "drawn" else dealer.pick(self.seats)
        tell(dealer, "starts", state.active)
        return state

    @property
    def expert(self) -> bool:
        return len(self.box.lists) > 0

    def deal_factions(self, state: HorrorState, dealer: Dealer) -> None:
        """H3, H23, HR7, HR14: one faction each, or three; the others leave unseen."""
        pile = self.box.factions
        for seat in range(self.players):
            dealt: list[int] = []
            for _ in range(FACTIONS_EACH if self.expert else 1):
                faction, pile = pile.draw(dealer, self.box.faction_names)
                dealt.append(faction)
            state.factions.append(tuple(sorted(dealt)))
            events.tell_factions(dealer, seat, [self.box.faction_names[faction] for faction in sorted(dealt)])

    def turn_up(self, state: HorrorState, number: int, dealer: Dealer) -> None:
        """H4, H23, HR6: the top card of a pile starts the discard pile."""
        card, state.piles[number] = state.piles[number].draw(dealer, self.box.names)
        state.discard = with_card(state.discard, card)
        events.tell_shown(dealer, "turned-up", -1, self.box.names[card])

    def deal_hand(self, state: HorrorState, seat: int, dealer: Dealer) -> None:
        """H4, H5, HR8: three cards, drawn before any hand goes back."""
        hand = [self.draw_hidden(state, seat, True, dealer) for _ in range(HAND_LIMIT)]
        state.hands[seat] = tuple(sorted(hand))
        if dealer.journal is not None:
            names = sorted(self.name(card) for card in hand)
            dealer.journal.whisper("dealt", seat, {"count": len(hand)}, {"cards": names}, [seat])

    # --- Before play: keep or redraw ----------------------------------------------------------------------------

    def open_hand(self, state: HorrorState, seat: i64, number: i64, dealer: Dealer) -> None:
        """H5, HR1: each decides in secret; when all have, it happens."""
        state.answers |= BIT << seat
        if number == REDRAW:
            state.redraws |= BIT << seat
        if state.answers == (BIT << self.seats) - 1:
            self.redraw(state, dealer)
            state.step = TURN
            tell(dealer, "turn", state.active)

    def redraw(self, state: HorrorState, dealer: Dealer) -> None:
        """HR8, HR15: new hands are drawn in seat order, then all old ones are shuffled in."""
        state.replaced = state.replaced[:]
        for seat in range(self.players):
            if (state.redraws >> seat) & 1:
                state.replaced[seat] = tuple(sorted([card & CHARACTER for card in state.hands[seat]]))
                tell(dealer, "redraws", seat)
                self.deal_hand(state, seat, dealer)
            else:
                tell(dealer, "keeps", seat)
        for seat in range(self.players):
            number = choices.pile_number(state, seat)
            state.piles[number] = state.piles[number].shuffled(state.replaced[seat])

    # --- A turn -------------------------------------------------------------------------------------------------

    def take_turn(self, state: HorrorState, number: i64, dealer: Dealer) -> None:
        """H7: play one card, or draw one."""
        if number == DRAW:
            self.draw(state, state.active, dealer)
            if state.step != OVER:
                self.end_turn(state, dealer)
            return
        self.play_card(state, state.active, number - PLAY, dealer)
        self.carry_on(state, dealer)

    def text_is_read(self, state: HorrorState, dealer: Dealer) -> None:
        self.end_turn(state, dealer)

    def end_turn(self, state: HorrorState, dealer: Dealer) -> None:
        """H6: clockwise. Expert: H25, HR16, somebody's turn is the last."""
        state.played = NOTHING
        state.played_at = NOBODY
        state.text = NOTHING
        state.line = 0
        state.actor = NOBODY
        state.chosen = NOBODY
        state.plays = 0
        state.turn += 1
        if state.turn >= MOST_TURNS:
            tell(dealer, "too-long", -1)
            self.play_is_over(state, dealer)
            return
        if state.last == state.active or (state.last != NOBODY and not choices.can_act(state, state.last)):
            tell(dealer, "last-turn-over", -1)
            self.play_is_over(state, dealer)
            return
        state.active = (state.active + 1) % self.seats
        state.step = TURN
        tell(dealer, "turn", state.active)

    # --- End and score ------------------------------------------------------------------------------------------

    def pile_is_empty(self, state: HorrorState, seat: i64, dealer: Dealer) -> None:
        """H17, HR4: the last card ends the match at once. Expert, H25, HR16: one last turn, or this one."""
        tell(dealer, "last-card", seat)
        if not self.expert:
            state.turn += 1
            self.play_is_over(state, dealer)
        elif state.last == NOBODY:
            state.last = 1 - seat

    def play_is_over(self, state: HorrorState, dealer: Dealer) -> None:
        """H17: the score of one's faction counts; expert, H25: of one that each picks now."""
        if self.expert:
            state.answers = 0
            state.step = FACTION_CHOICE
            return
        state.scoring = [factions[0] for factions in state.factions]
        self.end(state, dealer)

    def pick_faction(self, state: HorrorState, seat: i64, number: i64, dealer: Dealer) -> None:
        """H25: each picks one of three factions, in secret."""
        state.answers |= BIT << seat
        state.scoring = state.scoring[:]
        state.scoring[seat] = number - FACTION
        if state.answers == (BIT << self.seats) - 1:
            self.end(state, dealer)

    def end(self, state: HorrorState, dealer: Dealer) -> None:
        """H17, H27: hands are discarded and do not count; all factions are revealed."""
        state.step = OVER
        for seat in range(self.players):
            for card in state.hands[seat]:
                state.discard = with_card(state.discard, card & CHARACTER)
            if dealer.journal is not None and state.hands[seat]:
                cards = sorted(self.name(card) for card in state.hands[seat])
                dealer.journal.reveal("hand", seat, {"cards": cards})
            state.hands[seat] = ()
        for seat in range(self.players):
            faction = state.scoring[seat]
            area = [self.box.names[card] for card in state.areas[seat]]
            events.tell_score(dealer, seat, self.box.faction_names[faction], self.score(state, seat), area)

    def score(self, state: HorrorState, seat: int) -> int:
        """H18, H19."""
        return self.box.score(state.areas[seat], state.scoring[seat])

    def result(self, state: State) -> Result | None:
        """H20, H21: most points; among those tied, whoever took a turn last. One winner, not a team."""
        table = cast(HorrorState, state)
        if table.step != OVER:
            return None
        scores = [self.score(table, seat) for seat in range(self.players)]
        most = max(scores)
        tied = [seat for seat in range(self.players) if scores[seat] == most]
        winner = min(tied, key=lambda seat: (table.active - seat) % self.players)
        return Result([winner], scores, "horror-won-tie" if len(tied) > 1 else "horror-won")

    # --- Whose decision, and which ------------------------------------------------------------------------------

    def deciders(self, state: State) -> list[int]:
        return choices.deciders(cast(HorrorState, state), self.seats)

    def actions(self, state: State, seat: int) -> list[int]:
        table = cast(HorrorState, state)
        return choices.actions(self.box, table, seat) if choices.owes(table, seat) else []

    def play(self, state: State, seat: int, number: int, dealer: Dealer) -> None:
        table = cast(HorrorState, state)
        step = table.step
        if step == TURN:
            self.take_turn(table, number, dealer)
        elif step == OPENING:
            self.open_hand(table, seat, number, dealer)
        elif step == FACTION_CHOICE:
            self.pick_faction(table, seat, number, dealer)
        elif step == LANDING:
            table.step = CHOICE
            self.land(table, number - PLAYER, dealer)
            self.carry_on(table, dealer)
        else:
            self.decide(table, number, dealer)

    def turns(self, state: State) -> int:
        return cast(HorrorState, state).turn

    # --- For the engine -----------------------------------------------------------------------------------------

    def notation(self, number: int) -> str:
        return notation.notation(self.box, number)

    def number(self, notation_: str) -> int:
        return notation.number(self.box, notation_)

    def parts(self, number: int) -> dict[str, Any]:
        return notation.parts(self.box, number)

    def secret(self, number: int) -> bool:
        """All that is done is seen by all, even the opening's choices, once it is carried out; but not which of three
        factions somebody picked (H25), should it be taken back before the others have picked theirs."""
        return FACTION <= number < PLAY

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        return refusals.refusal(self.box, cast(HorrorState, state), seat, number)

    def sight(self, state: State, viewer: int) -> Sight:
        return sight.sight(self.players, self.options, self.box, cast(HorrorState, state), viewer)

    def imagine(self, seen: Sight, dealer: Dealer) -> State:
        return sight.imagine(self.box, cast(HorrorSight, seen), dealer)

    def card_facts(self) -> dict[str, Any]:
        return self.box.facts()
