"""The rules of Smugglers, in the order of the page in ``__init__.py``."""

from __future__ import annotations

from typing import Any, cast

from tests.minigame import notation, sight
from tests.minigame.cards import HAND, NAMES, NIGHTS, cards_for
from tests.minigame.notation import FACE_DOWN, SLOTS, SPY, WITH_CARD
from tests.minigame.shapes import SmugglersSight
from tests.minigame.state import BURY, MOVE, NOTHING, OVER, RETURN, SHIP, STEPS, SmugglersState
from zabletop.engine.dealer import Dealer
from zabletop.engine.errors import Illegal
from zabletop.engine.game import Rules, State
from zabletop.engine.pile import EVERYBODY, Known
from zabletop.engine.shapes import Result, Sight

REST, PEEK, DRAW = 0, 1, 2
# At which step each thing is done, and which rule says so.
PROPER_STEPS = {"bury": (BURY, "S2"), "top": (RETURN, "S3"), "bottom": (RETURN, "S3"), "ship": (SHIP, "S4")}


class SmugglersRules(Rules):
    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__("smugglers", players, options)
        self.cards = cards_for(players)

    # --- Set-up -----------------------------------------------------------------------------------------------------

    def begin(self, dealer: Dealer) -> State:
        """S1."""
        state = SmugglersState(self.players, self.cards)
        for _ in range(HAND):
            for seat in range(self.players):
                self.draw(state, seat, dealer)
        return state

    # --- Whose decision, and which ----------------------------------------------------------------------------------

    def deciders(self, state: State) -> list[int]:
        table = cast(SmugglersState, state)
        if table.step in (BURY, SHIP):
            return [seat for seat in range(self.players) if table.choices[seat] == NOTHING]
        return [table.active] if table.step != OVER else []

    def actions(self, state: State, seat: int) -> list[int]:
        table = cast(SmugglersState, state)
        if seat not in self.deciders(table):
            return []
        hand = sorted(known.card for known in table.hands[seat])
        if table.step == MOVE:
            return self.moves(table, seat)
        if table.step == RETURN:
            return [WITH_CARD[verb] + card for verb in ("top", "bottom") for card in hand]
        return [WITH_CARD["bury" if table.step == BURY else "ship"] + card for card in hand]

    def moves(self, state: SmugglersState, seat: int) -> list[int]:
        """S3. What one knows already is not looked at again, and what lies open is not shown again."""
        found = [REST]
        known = state.pile.next_known()
        if known is None or not known.known_to(seat):
            found.append(PEEK)
        found.append(DRAW)
        for other in range(self.players):
            for slot, card in enumerate(state.hands[other]):
                if other != seat and not card.known_to(seat):
                    found.append(SPY + other * SLOTS + slot)
        hidden = [card.card for card in state.hands[seat] if card.knowers != EVERYBODY]
        return found + [WITH_CARD["show"] + card for card in sorted(hidden)]

    def play(self, state: State, seat: int, number: int, dealer: Dealer) -> None:
        table = cast(SmugglersState, state)
        if table.step in (BURY, SHIP):
            table.choices[seat] = number - WITH_CARD[STEPS[table.step]]
            if NOTHING not in table.choices:
                self.all_chosen(table, dealer)
        elif number == REST:
            tell(dealer, "rests", seat)
            self.next_move(table)
        elif number == PEEK:
            self.peek(table, seat, dealer)
        elif number == DRAW:
            self.draw(table, seat, dealer)
            table.step = RETURN
        elif number < WITH_CARD["show"]:
            self.spy(table, seat, (number - SPY) // SLOTS, (number - SPY) % SLOTS, dealer)
        elif number < WITH_CARD["top"]:
            self.show(table, seat, number - WITH_CARD["show"], dealer)
        else:
            self.put_back(table, seat, number, dealer)

    def all_chosen(self, state: SmugglersState, dealer: Dealer) -> None:
        chosen = state.choices
        state.choices = [NOTHING] * self.players
        if state.step == SHIP:
            self.ship(state, chosen, dealer)
            return
        for seat, card in enumerate(chosen):
            self.bury(state, seat, card, dealer)
        state.step = MOVE

    # --- S2: bury ---------------------------------------------------------------------------------------------------

    def bury(self, state: SmugglersState, seat: int, card: int, dealer: Dealer) -> None:
        known, slot = self.out_of_hand(state, seat, card)
        state.pile = state.pile.put_at_bottom(card, known.knowers)
        self.tell_face_down(dealer, "buries", seat, {"slot": slot + 1}, known)

    # --- S3: by day -------------------------------------------------------------------------------------------------

    def next_move(self, state: SmugglersState) -> None:
        state.active = (state.active + 1) % self.players
        state.step = SHIP if state.active == state.start else MOVE

    def peek(self, state: SmugglersState, seat: int, dealer: Dealer) -> None:
        if state.pile.next_known() is None:
            card, state.pile = state.pile.peek(dealer, NAMES, 1 << seat)
            state.left_pool[card] = state.night
        else:
            card, state.pile = state.pile.peek(dealer, NAMES, 1 << seat)
        if dealer.journal is not None:
            dealer.journal.whisper("peeks", seat, {}, {"card": NAMES[card]}, [seat])
        self.next_move(state)

    def spy(self, state: SmugglersState, seat: int, other: int, slot: int, dealer: Dealer) -> None:
        hand = state.hands[other]
        seen = Known(hand[slot].card, hand[slot].knowers | (1 << seat))
        state.hands[other] = (*hand[:slot], seen, *hand[slot + 1 :])
        if dealer.journal is not None:
            facts = {"of": other, "slot": slot + 1}
            dealer.journal.whisper("spies", seat, facts, {"card": NAMES[seen.card]}, [seat])
        self.next_move(state)

    def show(self, state: SmugglersState, seat: int, card: int, dealer: Dealer) -> None:
        hand = state.hands[seat]
        state.hands[seat] = tuple(Known(card, EVERYBODY) if known.card == card else known for known in hand)
        state.coins[seat] += 1
        if dealer.journal is not None:
            slot = [known.card for known in hand].index(card)
            dealer.journal.reveal("shows", seat, {"slot": slot + 1, "card": NAMES[card]})
        self.next_move(state)

    def draw(self, state: SmugglersState, seat: int, dealer: Dealer) -> None:
        """Who knew the card on the pile knows it in this hand."""
        known = state.pile.next_known()
        card, state.pile = state.pile.draw(dealer, NAMES)
        if known is None:
            state.left_pool[card] = state.night
            known = Known(card, 0)
        mine = known if known.known_to(seat) else Known(card, known.knowers | (1 << seat))
        state.hands[seat] = (*state.hands[seat], mine)
        if dealer.journal is not None and not known.known_to(seat):
            dealer.journal.whisper("draws", seat, {}, {"card": NAMES[card]}, self.seats_of(mine))
        else:
            self.tell_face_down(dealer, "draws", seat, {}, mine)

    def put_back(self, state: SmugglersState, seat: int, number: int, dealer: Dealer) -> None:
        on_top = number < WITH_CARD["bottom"]
        card = number - WITH_CARD["top" if on_top else "bottom"]
        known, slot = self.out_of_hand(state, seat, card)
        if on_top:
            state.pile = state.pile.put_on_top(card, known.knowers)
        else:
            state.pile = state.pile.put_at_bottom(card, known.knowers)
        self.tell_face_down(dealer, "puts-on-top" if on_top else "puts-under", seat, {"slot": slot + 1}, known)
        self.next_move(state)

    def out_of_hand(self, state: SmugglersState, seat: int, card: int) -> tuple[Known, int]:
        hand = state.hands[seat]
        slot = [known.card for known in hand].index(card)
        state.hands[seat] = (*hand[:slot], *hand[slot + 1 :])
        return hand[slot], slot

    # --- S4, S5, S6: by night ---------------------------------------------------------------------------------------

    def ship(self, state: SmugglersState, chosen: list[int], dealer: Dealer) -> None:
        """S4."""
        for seat, card in enumerate(chosen):
            _, slot = self.out_of_hand(state, seat, card)
            if dealer.journal is not None:
                dealer.journal.reveal("ships", seat, {"slot": slot + 1, "card": NAMES[card]})
        best = chosen.index(max(chosen))
        state.coins[best] += 2
        tell(dealer, "earns", best)
        state.night += 1
        self.come_back(state, chosen, dealer)
        if state.night == NIGHTS:
            self.end(state, dealer)
            return
        state.start = state.active = (state.start + 1) % self.players
        state.step = MOVE
        for step in range(self.players):
            self.draw(state, (state.start + step) % self.players, dealer)

    def come_back(self, state: SmugglersState, chosen: list[int], dealer: Dealer) -> None:
        """S5."""
        if self.options["returns"] == "under":
            for card in chosen:
                state.pile = state.pile.put_at_bottom(card, EVERYBODY)
            return
        placed = [known.card for known in (*state.pile.top, *state.pile.bottom)]
        if dealer.journal is not None:
            dealer.journal.reveal("shuffles", -1, {"shown": [NAMES[card] for card in placed]})
        for card in (*placed, *chosen):
            state.pooled[card] = state.night
            state.left_pool[card] = 0
        state.pile = state.pile.shuffled(chosen)

    def end(self, state: SmugglersState, dealer: Dealer) -> None:
        """S6."""
        state.step = OVER
        best = max(range(self.players), key=lambda seat: max(known.card for known in state.hands[seat]))
        state.coins[best] += 1
        for seat, hand in enumerate(state.hands):
            state.hands[seat] = tuple(Known(known.card, EVERYBODY) for known in hand)
            if dealer.journal is not None:
                dealer.journal.reveal("hand", seat, {"cards": [NAMES[known.card] for known in hand]})
        tell(dealer, "best-hand", best)

    def result(self, state: State) -> Result | None:
        table = cast(SmugglersState, state)
        if table.step != OVER:
            return None
        most = max(table.coins)
        winners = [seat for seat, coins in enumerate(table.coins) if coins == most]
        return Result(winners, table.coins[:], "smugglers-most-coins")

    # --- For the engine ---------------------------------------------------------------------------------------------

    def notation(self, number: int) -> str:
        return notation.notation(number, self.cards)

    def number(self, text: str) -> int:
        return notation.number(text, self.cards)

    def parts(self, number: int) -> dict[str, Any]:
        return notation.parts(number, self.cards)

    def secret(self, number: int) -> bool:
        return notation.parts(number, self.cards).get("do") in FACE_DOWN

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        """Only from what the seat knows: where the card really is plays no part."""
        table = cast(SmugglersState, state)
        told = self.parts(number)
        if not told:
            return Illegal("", "engine-unknown-notation", {"notation": str(number)})
        step, rule = PROPER_STEPS.get(told["do"], (MOVE, "S3"))
        if table.step != step:
            return Illegal(rule, "smugglers-not-now", {"action": told["do"]})
        if "card" in told and told["card"] not in [NAMES[known.card] for known in table.hands[seat]]:
            return Illegal(rule, "smugglers-not-your-card", {"card": told["card"]})
        return Illegal(rule, "smugglers-known-already")

    def sight(self, state: State, viewer: int) -> Sight:
        return sight.sight(self, cast(SmugglersState, state), viewer)

    def imagine(self, seen: Sight, dealer: Dealer) -> State:
        return sight.imagine(self.cards, cast(SmugglersSight, seen), dealer)

    def tell_face_down(self, dealer: Dealer, kind: str, seat: int, facts: dict[str, Any], known: Known) -> None:
        """Nobody learns anything: those who knew the card know where it is now."""
        if dealer.journal is None:
            return
        face = {"card": NAMES[known.card]}
        if known.knowers == EVERYBODY:
            dealer.journal.note(kind, seat, {**facts, **face})
        else:
            dealer.journal.face_down(kind, seat, facts, face, self.seats_of(known))

    def seats_of(self, known: Known) -> list[int]:
        return [seat for seat in range(self.players) if known.known_to(seat)]


def tell(dealer: Dealer, kind: str, seat: int) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {})
