"""Carrying out the text of a card: line by line, player by player, one small decision at a time.

H10, H11, HR3, HR5 and HR9-HR12 hold for every card because they are built in here, in ``choices.py`` and in
``verbs.py``: a card file can't break them.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.telling import tell, tell_card
from zabletop.games.horror import choices, events
from zabletop.games.horror.effects import (
    AGAIN,
    ALL,
    BURY,
    CHOSEN,
    DISCARD,
    DRAW_CARDS,
    DROP,
    EVERY,
    FETCH,
    GIVE,
    IMITATE,
    MOVE,
    OTHERS,
    RAISE,
    RECALL,
    ROB,
    SAME,
    SCRY,
    SPY,
    STEAL,
    SWAP,
    TRADE,
    YOU,
    Line,
)
from zabletop.games.horror.numbers import BOTTOM, DIG, HAND, PLAY, PLAYER, STOP, target_character, target_seat
from zabletop.games.horror.state import (
    CHOICE,
    HAND_LIMIT,
    LANDING,
    NOBODY,
    NOTHING,
    OVER,
    PLAYER_CHOICE,
    SECOND,
    HorrorState,
    with_card,
)
from zabletop.games.horror.verbs import Verbs


class Texts(Verbs):
    """What a played card does. What a turn is, and how a match ends, is the next chapter's affair."""

    # --- Playing a card -----------------------------------------------------------------------------------------

    def play_card(self, state: HorrorState, seat: i64, character: i64, dealer: Dealer) -> None:
        """H8, HR9: the card leaves the hand and lies in an area before its text is carried out."""
        self.leave_hand(state, seat, character)
        events.tell_shown(dealer, "plays", seat, self.box.names[character])
        state.played = character
        state.played_at = NOBODY
        state.chosen = NOBODY
        state.plays += 1
        if not self.box.wanders[character]:
            self.land(state, seat, dealer)
        elif self.seats == 2:
            self.land(state, 1 - seat, dealer)
        else:
            state.step = LANDING

    def land(self, state: HorrorState, seat: i64, dealer: Dealer) -> None:
        """H8: into one's own area, unless the card itself says otherwise."""
        state.areas[seat] = with_card(state.areas[seat], state.played)
        state.played_at = seat
        if seat != state.active:
            events.tell_moved(dealer, "lands", state.active, self.box.names[state.played], seat)
        self.open_text(state, state.played)

    def open_text(self, state: HorrorState, character: i64) -> None:
        state.text = character
        state.line = -1
        self.next_line(state)

    # --- Line by line -------------------------------------------------------------------------------------------

    def next_line(self, state: HorrorState) -> None:
        state.line += 1
        state.actor = NOBODY
        state.waiting = 0
        state.left = 0
        state.picked = NOTHING

    def carry_on(self, state: HorrorState, dealer: Dealer) -> None:
        """Carry out as much of the text as nobody has to decide (H10); what cannot be done is skipped (H11, HR11)."""
        while state.step != OVER and state.step != LANDING:
            text = self.box.texts[state.text]
            if state.line >= len(text):
                self.text_is_read(state, dealer)
                return
            line = text[state.line]
            if state.actor == NOBODY:
                if not self.begin_line(state, line, dealer):
                    if state.step == PLAYER_CHOICE:
                        return
                    self.next_line(state)
            elif state.left == 0:
                self.next_player(state, line)
            elif self.asks(state, line, dealer):
                return

    def begin_line(self, state: HorrorState, line: Line, dealer: Dealer) -> bool:
        """Who carries the line out (HR12: clockwise from the active player). False: nobody, or it must be asked."""
        # Why nothing happens is worked out only if somebody listens.
        listened = dealer.journal is not None
        if not choices.applies(state, line):
            if listened and not self.says_what_else(state, line):
                self.tell_impossible(state, dealer)
            return False
        who = line.who
        if listened and (who == ALL or who == OTHERS) and not self.anybody_can(state, line):
            self.tell_impossible(state, dealer)
            return False
        if who == CHOSEN or line.verb == ROB or line.verb == SPY or line.verb == TRADE:
            # "Same" is whoever this line is about, or nobody.
            state.chosen = NOBODY
        if who == CHOSEN:
            able = choices.able(self.box, state, line)
            if not able:
                self.tell_impossible(state, dealer)
                return False
            if line.may or len(able) > 1:
                state.step = PLAYER_CHOICE
                return False
            state.chosen = able[0] - PLAYER
        if who == CHOSEN or who == SAME:
            if state.chosen == NOBODY:
                return False
            state.actor = state.chosen
        elif who == OTHERS:
            state.actor = (state.active + 1) % self.seats
            state.waiting = self.seats - 2
        else:
            state.actor = state.active
            state.waiting = self.seats - 1 if who == ALL else 0
        state.left = line.count
        return True

    def says_what_else(self, state: HorrorState, line: Line) -> bool:
        """Whether another line of the text is for just the case in which this one does not apply."""
        for other in self.box.texts[state.text]:
            same = other.depends == line.depends and other.depends_whose == line.depends_whose
            if same and other.depends_on_none != line.depends_on_none:
                return True
        return False

    def anybody_can(self, state: HorrorState, line: Line) -> bool:
        """Whether at least one of all players, or of all others, can carry out the line."""
        if line.who == ALL and choices.candidates(self.box, state, line, state.active):
            return True
        return len(choices.able(self.box, state, line)) > 0

    def next_player(self, state: HorrorState, line: Line) -> None:
        """HR12: the next player who carries out the line, or else the next line."""
        if state.waiting == 0:
            self.next_line(state)
            return
        state.waiting -= 1
        state.actor = (state.actor + 1) % self.seats
        state.left = line.count

    def asks(self, state: HorrorState, line: Line, dealer: Dealer) -> bool:
        """Whether the actor must now decide something. If not, whatever there is to do is done."""
        if line.verb == SCRY and state.picked == NOTHING:
            return self.look(state, dealer)
        if state.picked != NOTHING:
            found = choices.second_candidates(state, line)
            step: i64 = SECOND
        else:
            found = choices.candidates(self.box, state, line, state.actor)
            step = CHOICE
        if not found:
            if line.who == YOU and state.left == line.count:
                self.tell_impossible(state, dealer)
            elif self.hand_is_full(state, line):
                tell(dealer, "full-hand", state.actor)
            state.left = 0
            return False
        if line.count == EVERY:
            self.sweep(state, found, dealer)
            return False
        if len(found) == 1 and not choices.may_stop(line, step) and not self.would_tell(state, line):
            self.carry_out(state, line, found[0], dealer)
            return False
        state.step = step
        return True

    def hand_is_full(self, state: HorrorState, line: Line) -> bool:
        """HR3: whether it is for want of room that the actor takes no more cards."""
        takes = line.verb == DRAW_CARDS or line.verb == FETCH or line.verb == ROB
        return takes and len(state.hands[state.actor]) >= HAND_LIMIT

    def tell_impossible(self, state: HorrorState, dealer: Dealer) -> None:
        """H11: it stays in its area and has no effect, or HR11: not this one. Of several in a row it is said once."""
        if dealer.journal is not None and dealer.journal.events:
            latest = dealer.journal.events[-1]
            if latest.kind == "cannot" and latest.facts.get("card") == self.box.names[state.text]:
                return
        tell_card(dealer, "cannot", state.active, self.box.names[state.text])

    def would_tell(self, state: HorrorState, line: Line) -> bool:
        """Whether a decision that is made for a player would show that all cards of a hidden hand are equal."""
        return (line.verb == DROP or line.verb == AGAIN) and len(state.hands[state.actor]) > 1

    def decide(self, state: HorrorState, number: i64, dealer: Dealer) -> None:
        """The answer to what a line asks for."""
        line = self.box.texts[state.text][state.line]
        if state.step == PLAYER_CHOICE:
            self.choose_player(state, line, number)
        elif number == STOP:
            state.left = 0
        else:
            self.carry_out(state, line, number, dealer)
        self.carry_on(state, dealer)

    def choose_player(self, state: HorrorState, line: Line, number: i64) -> None:
        state.step = CHOICE
        if number == STOP:
            self.next_line(state)
            return
        state.chosen = number - PLAYER
        state.actor = state.chosen
        state.waiting = 0
        state.left = line.count

    # --- The verbs ----------------------------------------------------------------------------------------------

    def carry_out(self, state: HorrorState, line: Line, number: i64, dealer: Dealer) -> None:
        verb = line.verb
        actor = state.actor
        if state.picked == NOTHING and (verb == GIVE or verb == MOVE or verb == SWAP):
            state.picked = number
            return
        state.left -= 1
        if verb == DISCARD:
            self.discard_in_play(state, actor, number, dealer)
        elif verb == DRAW_CARDS:
            self.draw(state, actor, dealer)
        elif verb == DROP:
            self.drop(state, actor, number - HAND, dealer)
        elif verb == STEAL:
            self.move(state, "steals", number, actor, dealer)
        elif verb == GIVE or verb == MOVE:
            self.move(state, "moves", state.picked, number - PLAYER, dealer)
        elif verb == SWAP:
            self.move(state, "steals", number, actor, dealer)
            self.move(state, "moves", state.picked, target_seat(number), dealer)
        elif verb == RECALL:
            self.recall(state, number, dealer)
        elif verb == RAISE:
            self.raise_up(state, actor, number - DIG, dealer)
        elif verb == FETCH:
            self.fetch(state, actor, number - DIG, dealer)
        elif verb == ROB:
            state.chosen = number - PLAYER
            self.rob(state, actor, number - PLAYER, dealer)
        elif verb == SPY:
            state.chosen = number - PLAYER
            self.spy(state, actor, number - PLAYER, dealer)
        elif verb == SCRY:
            self.put_back(state, number == BOTTOM, dealer)
        elif verb == BURY:
            self.bury(state, line, number, dealer)
        elif verb == TRADE:
            state.chosen = number - PLAYER
            self.trade(state, actor, number - PLAYER, dealer)
        elif verb == AGAIN:
            self.play_card(state, actor, number - PLAY, dealer)
        elif verb == IMITATE:
            self.imitate(state, number, dealer)
        state.picked = NOTHING

    def sweep(self, state: HorrorState, found: list[int], dealer: Dealer) -> None:
        """All of them at once: every copy."""
        line = self.box.texts[state.text][state.line]
        while found:
            for number in found:
                self.discard_in_play(state, state.actor, number, dealer)
            found = choices.candidates(self.box, state, line, state.actor)
        state.left = 0

    def imitate(self, state: HorrorState, number: i64, dealer: Dealer) -> None:
        """The text of another card, as if it were this card's own."""
        character = target_character(number)
        tell_card(dealer, "imitates", state.actor, self.box.names[character])
        self.open_text(state, character)

    @abstractmethod
    def text_is_read(self, state: HorrorState, dealer: Dealer) -> None: ...
