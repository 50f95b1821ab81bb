"""The rules of The Zorro Dice Game, second half of the rulebook: Scoundrels, the Villain, the Final Battle and duels.

The first half, a turn, is in turns.py. At the end stands what the engine asks of every game.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.errors import Illegal
from zabletop.engine.game import State
from zabletop.engine.shapes import Result, Sight
from zabletop.engine.telling import tell
from zabletop.games.zorro import choices, events, notation, refusals, sight
from zabletop.games.zorro.effects import duel_score
from zabletop.games.zorro.numbers import DISCARD_CARD
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.games.zorro.state import (
    ACCEPT,
    ANSWER,
    ASK,
    ATTEMPT,
    DISCARD,
    DUEL,
    FOURTH,
    HAND,
    NOBODY,
    NOTHING,
    OFFER,
    OVER,
    SCOUNDREL,
    TAKE,
    THEN_END_FIGHT,
    TRAVEL,
    VILLAIN,
    ZorroState,
)
from zabletop.games.zorro.turns import BIT, Turns


class ZorroRules(Turns):
    """The game opened: a number of players, an edition and a card set."""

    # --- Scoundrels ---------------------------------------------------------------------------------------------

    def bring_out(self, state: ZorroState, dealer: Dealer) -> None:
        """Z24, Z26, Z28, ZR7, ZR8: a Villain before a Scoundrel; else the turn simply ends."""
        if state.new_villain != NOTHING:
            self.begin_final_battle(state, state.new_villain, dealer)
            return
        if state.new_scoundrel != NOTHING:
            location = state.new_scoundrel
            events.tell_foe(dealer, "scoundrel-out", state.active, location, self.cards.scoundrels[location].name)
            if self.edition.all_fight_scoundrels:
                state.target = SCOUNDREL
                state.place = location
                state.fighters_left = self.seats
            else:
                state.scoundrels_out |= BIT << location
        self.end_turn(state, dealer)

    def reward(self, state: ZorroState, dealer: Dealer) -> None:
        """Z25, Z21: the top Premium card for whoever beats a Scoundrel."""
        foe = self.cards.scoundrels[state.place].name
        events.tell_foe(dealer, "beats", state.active, state.place, foe)
        if len(state.premium_pile) == 0:
            tell(dealer, "deck-empty", state.active)
            self.end_fight(state, True, dealer)
            return
        card, state.premium_pile = state.premium_pile.draw(dealer, self.cards.gear_names)
        self.gain(state, state.active, card, "draws-premium", THEN_END_FIGHT, dealer)

    def end_fight(self, state: ZorroState, won: bool, dealer: Dealer) -> None:
        """Z26, Z29: the next fighter, or the end of the round of fights."""
        if state.target == VILLAIN:
            self.end_villain_fight(state, won, dealer)
            return
        leaves = won and self.edition.scoundrel_falls_once
        if self.edition.all_fight_scoundrels:
            state.fighters_left = 0 if leaves else state.fighters_left - 1
            leaves = state.fighters_left == 0
        elif leaves:
            state.scoundrels_out &= ~(BIT << state.place)
        if leaves:
            location = state.place
            events.tell_foe(dealer, "scoundrel-leaves", NOBODY, location, self.cards.scoundrels[location].name)
        self.end_turn(state, dealer)

    # --- Villain, Final Battle ----------------------------------------------------------------------------------

    def begin_final_battle(self, state: ZorroState, location: i64, dealer: Dealer) -> None:
        """Z28, Z29, ZR8: one Villain; everybody gets one attempt, from the left of whoever brought it out."""
        events.tell_foe(dealer, "villain-out", state.active, location, self.cards.villains[location].name)
        state.scoundrels_out = 0
        state.target = VILLAIN
        state.place = location
        state.fighters_left = self.seats
        state.first_fighter = (state.active + 1) % self.seats
        self.end_turn(state, dealer)

    def end_villain_fight(self, state: ZorroState, won: bool, dealer: Dealer) -> None:
        """Z29, Z30, Z32, Z33: tokens stand or fall; when all have tried, the match is won or goes to a duel."""
        kind = "stands" if won else "falls"
        events.tell_foe(dealer, kind, state.active, state.place, self.cards.villains[state.place].name)
        state.fighters_left -= 1
        if state.fighters_left > 0:
            self.end_turn(state, dealer)
        elif state.victors == 0:
            self.begin_duel(state, (BIT << self.seats) - 1, dealer)
        elif state.victors & (state.victors - 1) == 0:
            self.win(state, state.victors, dealer)
        else:
            self.begin_duel(state, state.victors, dealer)

    # --- Duel ---------------------------------------------------------------------------------------------------

    def begin_duel(self, state: ZorroState, duelists: i64, dealer: Dealer) -> None:
        """Z30, Z31: those who are tied, in the order of the Final Battle (ZR19)."""
        state.duelists = duelists
        state.duel_round += 1
        state.scores = [-1] * self.players
        events.tell_seats(dealer, "duel", NOBODY, duelists)
        self.next_duelist(state, dealer)

    def next_duelist(self, state: ZorroState, dealer: Dealer) -> None:
        for step in range(self.seats):
            seat = (state.first_fighter + step) % self.seats
            if (state.duelists >> seat) & 1 and state.scores[seat] < 0:
                self.clear_attempt(state)
                state.turn += 1
                state.active = seat
                state.target = DUEL
                state.place = NOTHING
                tell(dealer, "duel-turn", seat)
                self.attempt(state, dealer)
                return
        self.compare(state, dealer)

    def score_duel(self, state: ZorroState, dealer: Dealer) -> None:
        """Z31, ZR9: how often the duel's symbol lies there, Equipment included."""
        safe = choices.safe_symbols(self.cards, state)
        score = duel_score(state.zorro, safe, state.kit.wild, state.kit.double, self.cards.duel_symbol)
        state.scores[state.active] = score
        events.tell_count(dealer, "duel-score", state.active, score)
        self.next_duelist(state, dealer)

    def compare(self, state: ZorroState, dealer: Dealer) -> None:
        """Z31, ZR19: when all have scored, those below the best are out; tied leaders go on."""
        best: i64 = -1
        leaders: i64 = 0
        for seat in range(self.seats):
            score: i64 = state.scores[seat]
            if score > best:
                best = score
                leaders = BIT << seat
            elif score == best and score >= 0:
                leaders |= BIT << seat
        if leaders & (leaders - 1) == 0:
            self.win(state, leaders, dealer)
        else:
            self.begin_duel(state, leaders, dealer)

    def win(self, state: ZorroState, leader: i64, dealer: Dealer) -> None:
        """Z30, Z31, Z35: the next Zorro."""
        for seat in range(self.seats):
            if (leader >> seat) & 1:
                state.winner = seat
        self.clear_attempt(state)
        state.step = OVER
        tell(dealer, "wins-mask" if self.edition.winner_wears_mask else "wins", state.winner)

    def result(self, state: State) -> Result | None:
        table = cast(ZorroState, state)
        if table.step != OVER:
            return None
        why = "zorro-won-duel" if table.duel_round else "zorro-won-battle"
        scores = [1 if seat == table.winner else 0 for seat in range(self.players)]
        return Result([table.winner], scores, why)

    def turns(self, state: State) -> int:
        """Each turn of a duel counts (Z31)."""
        return cast(ZorroState, state).turn

    # --- Whose decision, and which ------------------------------------------------------------------------------

    def deciders(self, state: State) -> list[int]:
        return choices.deciders(self.edition, self.players, cast(ZorroState, state))

    def actions(self, state: State, seat: int) -> list[int]:
        table = cast(ZorroState, state)
        if not choices.owes(self.edition, table, seat):
            return []
        return choices.actions(self.edition, self.cards, self.players, table)

    def play(self, state: State, seat: int, number: int, dealer: Dealer) -> None:
        table = cast(ZorroState, state)
        step = table.step
        if step == ATTEMPT or step == FOURTH:
            self.play_dice(table, seat, number, dealer)
        elif step == TRAVEL:
            self.travel(table, number, dealer)
        elif step == OFFER:
            self.offer(table, seat, number, dealer)
        elif step == ASK:
            self.ask(table, number, dealer)
        elif step == ANSWER:
            self.answer(table, number, dealer)
        elif step == ACCEPT:
            self.accept(table, number, dealer)
        elif step == HAND:
            self.hand_over(table, seat, number, dealer)
        elif step == TAKE:
            self.take_or_draw(table, number, dealer)
        elif step == DISCARD:
            self.discard(table, number - DISCARD_CARD, dealer)

    # --- For the engine -----------------------------------------------------------------------------------------

    def notation(self, number: int) -> str:
        return notation.notation(self.cards, number)

    def number(self, notation_: str) -> int:
        return notation.number(self.cards, notation_)

    def parts(self, number: int) -> dict[str, Any]:
        return notation.parts(self.cards, number)

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        return refusals.refusal(self.edition, self.cards, cast(ZorroState, state), number)

    def sight(self, state: State, viewer: int) -> Sight:
        return sight.sight(
            self.players, self.options, self.cards, self.deciders(state), cast(ZorroState, state), viewer
        )

    def imagine(self, seen: Sight, dealer: Dealer) -> State:
        return sight.imagine(self.cards, cast(ZorroSight, seen), dealer)

    def card_facts(self) -> dict[str, Any]:
        return self.cards.facts()
