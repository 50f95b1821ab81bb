"""What the verbs of a text do to the cards on the table, in the hands and in the piles.

HR3, HR5 and HR12 hold here for every card. Every function leaves a note of who knows a card that lies face down.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Rules
from zabletop.engine.pile import Known, Pile
from zabletop.engine.telling import tell, tell_card
from zabletop.games.horror import choices, events
from zabletop.games.horror.cards import Box
from zabletop.games.horror.effects import (
    Line,
)
from zabletop.games.horror.numbers import TOP, target_character, target_seat
from zabletop.games.horror.state import (
    CHARACTER,
    CHOICE,
    DISCARDED,
    EARLY,
    FROM_SECOND,
    KNOWERS,
    NOBODY,
    PUBLIC,
    HorrorState,
    from_pile,
    hidden,
    in_hand,
    knows,
    pile_knowers,
    with_card,
    without_card,
)

BIT: Final[i64] = 1


class Verbs(Rules):
    """The hands on the cards. When each is called is the next chapter's affair."""

    def __init__(self, players: int, options: dict[str, str], box: Box) -> None:
        super().__init__("horror", players, options)
        self.box = box
        self.seats: i64 = players

    # --- In play, in hands, in the discard pile -----------------------------------------------------------------

    def leave(self, state: HorrorState, number: i64) -> i64:
        """A card in play leaves its area. Gives its character."""
        seat = target_seat(number)
        character = target_character(number)
        state.areas[seat] = without_card(state.areas[seat], character)
        if seat == state.played_at and character == state.played and self.is_about_itself(state):
            state.played_at = NOBODY
        return character

    def is_about_itself(self, state: HorrorState) -> bool:
        return self.box.texts[state.text][state.line].own_card

    def discard_in_play(self, state: HorrorState, actor: i64, number: i64, dealer: Dealer) -> None:
        """H12, H13."""
        character = self.leave(state, number)
        if self.is_about_itself(state):
            state.played_at = DISCARDED
        state.discard = with_card(state.discard, character)
        events.tell_moved(dealer, "discards", actor, self.box.names[character], target_seat(number))

    def move(self, state: HorrorState, kind: str, number: i64, to: i64, dealer: Dealer) -> None:
        """HR5: from one area to another, without its text. HR10: a card that moves itself is still itself there."""
        seat = target_seat(number)
        at = state.played_at
        character = self.leave(state, number)
        state.areas[to] = with_card(state.areas[to], character)
        if state.played_at != at:
            state.played_at = to
        if dealer.journal is not None:
            facts = {"card": self.box.names[character], "of": int(seat), "to": int(to)}
            dealer.journal.note(kind, int(state.actor), facts)

    def recall(self, state: HorrorState, number: i64, dealer: Dealer) -> None:
        """Back to the hand of whoever has it; everybody has seen the card."""
        seat = target_seat(number)
        character = self.leave(state, number)
        self.to_hand(state, seat, character)
        events.tell_moved(dealer, "recalls", state.actor, self.box.names[character], seat)

    def to_hand(self, state: HorrorState, seat: i64, character: i64) -> None:
        """A card that all have seen comes into a hand."""
        card = hidden(character, choices.pile_number(state, seat), False, PUBLIC)
        state.hands[seat] = with_card(state.hands[seat], card)

    def raise_up(self, state: HorrorState, actor: i64, character: i64, dealer: Dealer) -> None:
        state.discard = without_card(state.discard, character)
        state.areas[actor] = with_card(state.areas[actor], character)
        tell_card(dealer, "raises", actor, self.box.names[character])

    def fetch(self, state: HorrorState, actor: i64, character: i64, dealer: Dealer) -> None:
        state.discard = without_card(state.discard, character)
        self.to_hand(state, actor, character)
        tell_card(dealer, "fetches", actor, self.box.names[character])

    def drop(self, state: HorrorState, actor: i64, character: i64, dealer: Dealer) -> None:
        """H12."""
        self.leave_hand(state, actor, character)
        state.discard = with_card(state.discard, character)
        events.tell_shown(dealer, "drops", actor, self.box.names[character])

    def rob(self, state: HorrorState, actor: i64, victim: i64, dealer: Dealer) -> None:
        """HR12: a card from a hidden hand is taken at random. Whoever knew it sees where it goes."""
        hand = state.hands[victim]
        card: i64 = hand[dealer.draw(self.box.names, [one & CHARACTER for one in hand])]
        state.hands[victim] = without_card(hand, card)
        taken = self.shown_to(state, card, actor)
        state.hands[actor] = with_card(state.hands[actor], taken)
        if dealer.journal is not None:
            facts = {"of": int(victim)}
            events.tell_hidden(dealer.journal, "robs", actor, facts, taken, self.name(card), card != taken)

    def leave_hand(self, state: HorrorState, seat: i64, character: i64) -> None:
        """A card of a hand is shown to all."""
        hand = state.hands[seat]
        card = in_hand(hand, character)
        state.hands[seat] = without_card(hand, card)
        if self.box.copies[character] > 1:
            for other in range(self.seats):
                if not knows(card, other):
                    self.notice(state, card, other)

    def notice(self, state: HorrorState, card: i64, seat: i64) -> None:
        """Somebody sees, for the first time, a card that may be one of those they put back (HR1)."""
        character = card & CHARACTER
        if card & EARLY or self.box.copies[character] == 1 or character not in state.replaced[seat]:
            return
        if (len(state.piles) > 1 and seat == 1) == ((card & FROM_SECOND) != 0):
            state.noticed = state.noticed[:]
            state.noticed[seat] = with_card(state.noticed[seat], character)

    def shown_to(self, state: HorrorState, card: i64, seat: i64) -> i64:
        """The card as it lies there once this player has seen it, too."""
        if knows(card, seat):
            return card
        self.notice(state, card, seat)
        return card | (BIT << (seat + KNOWERS))

    def name(self, card: i64) -> str:
        return self.box.names[card & CHARACTER]

    def spy(self, state: HorrorState, actor: i64, victim: i64, dealer: Dealer) -> None:
        """One player looks at another's hand."""
        hand = state.hands[victim]
        events.tell_hand(dealer, "spies", actor, victim, hand, self.box.names)
        state.hands[victim] = tuple(sorted([self.shown_to(state, card, actor) for card in hand]))

    def trade(self, state: HorrorState, actor: i64, other: i64, dealer: Dealer) -> None:
        """Two players exchange their hands; each still knows what they gave."""
        mine, theirs = state.hands[actor], state.hands[other]
        events.tell_seat(dealer, "trades", actor, other)
        events.tell_hand(dealer, "receives", actor, other, theirs, self.box.names)
        events.tell_hand(dealer, "receives", other, actor, mine, self.box.names)
        state.hands[actor] = tuple(sorted([self.shown_to(state, card, actor) for card in theirs]))
        state.hands[other] = tuple(sorted([self.shown_to(state, card, other) for card in mine]))

    # --- The pile -----------------------------------------------------------------------------------------------

    def draw(self, state: HorrorState, seat: i64, dealer: Dealer) -> None:
        """H7, HR3, HR4: the top card of one's pile."""
        card = self.draw_hidden(state, seat, False, dealer)
        state.hands[seat] = with_card(state.hands[seat], card)
        if dealer.journal is not None:
            events.tell_hidden(dealer.journal, "draws", seat, {}, card, self.name(card), True)
        if len(choices.pile_of(state, seat)) == 0:
            self.pile_is_empty(state, seat, dealer)

    def draw_hidden(self, state: HorrorState, seat: i64, early: bool, dealer: Dealer) -> i64:
        """The top card, which its drawer now knows; whoever knew it on the pile still knows it."""
        number = choices.pile_number(state, seat)
        known = state.piles[number].next_known()
        character, state.piles[number] = state.piles[number].draw(dealer, self.box.names)
        knowers: i64 = BIT << seat
        if known is not None:
            knowers |= from_pile(known.knowers)
        card = hidden(character, number, early, knowers)
        if known is None or not known.known_to(seat):
            self.notice(state, card, seat)
        return card

    def look(self, state: HorrorState, dealer: Dealer) -> bool:
        """SCRY: one player looks at the top card, and will then say where it goes."""
        number = choices.pile_number(state, state.actor)
        pile = state.piles[number]
        if len(pile) == 0:
            state.left = 0
            return False
        known = pile.next_known()
        character, state.piles[number] = pile.peek(dealer, self.box.names, 1 << state.actor)
        if known is None or not known.known_to(state.actor):
            self.notice(state, hidden(character, number, False, 0), state.actor)
        if dealer.journal is not None:
            card = self.box.names[character]
            dealer.journal.whisper("looks", int(state.actor), {}, {"card": card}, [int(state.actor)])
        state.picked = TOP
        state.step = CHOICE
        return True

    def put_back(self, state: HorrorState, to_bottom: bool, dealer: Dealer) -> None:
        tell(dealer, "buries-top" if to_bottom else "leaves-top", state.actor)
        if to_bottom:
            number = choices.pile_number(state, state.actor)
            pile = state.piles[number]
            top: Known = pile.top[0]
            rest = Pile(pile.pool, pile.top[1:], pile.bottom)
            state.piles[number] = rest.put_at_bottom(top.card, top.knowers)

    def bury(self, state: HorrorState, line: Line, number: i64, dealer: Dealer) -> None:
        """A card in play goes back to the pile of whoever had it: on top, or under it."""
        seat = target_seat(number)
        character = self.leave(state, number)
        place = choices.pile_number(state, seat)
        everybody = pile_knowers(PUBLIC)
        if line.to_bottom:
            state.piles[place] = state.piles[place].put_at_bottom(character, everybody)
        else:
            state.piles[place] = state.piles[place].put_on_top(character, everybody)
        kind = "buries" if line.to_bottom else "lifts"
        events.tell_moved(dealer, kind, state.actor, self.box.names[character], seat)

    # --- The next chapter ---------------------------------------------------------------------------------------

    @abstractmethod
    def pile_is_empty(self, state: HorrorState, seat: i64, dealer: Dealer) -> None: ...
