"""A match: state, dealer and journal together, and the only door through which anybody plays.

A match is its list of actions. Secret, options and entries give back all of it; undo, replay and crash recovery are
nothing but building it up again.
"""

from __future__ import annotations

from zabletop.engine.dealer import Dealer, EchoDealer, SeededDealer, commitment
from zabletop.engine.errors import BadOption, Illegal
from zabletop.engine.game import Game, Rules, State
from zabletop.engine.journal import Journal
from zabletop.engine.record import sealed
from zabletop.engine.shapes import REFEREE, SPECTATOR, Action, Chance, Event, Record, Result, Sight, copy_of

UNDO = -1
UNDO_AGREED = -2
# How a record writes them.
UNDO_NOTATIONS = {UNDO: "undo", UNDO_AGREED: "undo agreed"}


class Entry:
    """One line of the match: an action that was carried out, or an undo (``number`` is UNDO or UNDO_AGREED).

    ``chance`` is how many outcomes had fallen before; ``final`` says that it can't be taken back freely, because it
    met chance, showed a secret, or was decided together with others. Those have the same ``batch``.
    """

    def __init__(self, seat: int, number: int, chance: int, batch: int) -> None:
        self.seat = seat
        self.number = number
        self.chance = chance
        self.batch = batch
        self.final = False


class Match:
    """One match. Seats are numbered from 0."""

    def __init__(self, game: Game, rules: Rules, dealer: SeededDealer, seed: int | None = None) -> None:
        self.game = game
        self.rules = rules
        self.dealer = dealer
        self.seed = seed
        self.journal = Journal()
        self.entries: list[Entry] = []
        self.live: list[Entry] = []
        self.held: dict[int, int] = {}
        dealer.journal = self.journal
        self.state: State = rules.begin(dealer)

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def commitment(self) -> str:
        """The hash of the secret: publish it before the first salt arrives, and compare it with the record's later."""
        return commitment(self.dealer.secret)

    @property
    def deciders(self) -> list[int]:
        """The seats that owe a decision now; one that has decided in secret is not among them."""
        return [seat for seat in self.rules.deciders(self.state) if seat not in self.held]

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state)

    def actions(self, seat: int) -> list[Action]:
        """The seat's legal actions. While others still decide, a seat may see and change its own decision."""
        self.check_seat(seat)
        return [self.rules.action(number) for number in self.rules.actions(self.state, seat)]

    def play(self, seat: int, action: Action | int | str) -> None:
        """Play an action, its number or its notation. Raises Illegal, and nothing has changed, if it is not allowed."""
        self.check_seat(seat)
        number = self.number_of(action)
        if number not in self.rules.actions(self.state, seat):
            raise self.refusal(seat, number)
        owing = self.rules.deciders(self.state)
        if len(owing) == 1:
            self.carry_out(seat, number, len(self.entries))
            return
        self.held[seat] = number
        if len(self.held) == len(owing):
            decisions = sorted(self.held.items())
            self.held = {}
            batch = len(self.entries)
            for decider, decision in decisions:
                self.carry_out(decider, decision, batch)
                self.live[-1].final = True

    def number_of(self, action: Action | int | str) -> int:
        if isinstance(action, Action):
            return action.number
        if isinstance(action, int):
            return action
        number = self.rules.number(action)
        if number < 0:
            raise Illegal("", "engine-unknown-notation", {"notation": action})
        return number

    def refusal(self, seat: int, number: int) -> Illegal:
        if self.rules.result(self.state) is not None:
            return Illegal("", "engine-match-over")
        if seat not in self.rules.deciders(self.state):
            return Illegal("", "engine-not-your-decision", {"seat": seat})
        return self.rules.refusal(self.state, seat, number)

    def carry_out(self, seat: int, number: int, batch: int) -> None:
        entry = Entry(seat, number, len(self.dealer.outcomes), batch)
        self.journal.revealed = False
        self.rules.play(self.state, seat, number, self.dealer)
        entry.final = self.journal.revealed or len(self.dealer.outcomes) > entry.chance
        self.entries.append(entry)
        self.live.append(entry)

    def undo(self, seat: int, agreed: bool = False) -> list[int]:
        """Take back the latest action. Freely only one's own, and only if it met no chance and showed no secret.

        ``agreed``: all seats consent, so anything may be taken back; what was decided together goes back together.
        Chance never goes back: what falls next is new. Gives the seats whose actions were taken back.
        """
        self.check_seat(seat)
        if seat in self.held and not agreed:
            del self.held[seat]
            return [seat]
        if self.result is not None:
            # The secret may be public by now, and what would fall next be foreseen.
            raise Illegal("", "engine-match-over")
        if not self.live:
            raise Illegal("", "engine-nothing-to-undo")
        if not agreed:
            self.check_undo(seat, self.live[-1])
        batch = self.live[-1].batch
        undone = [entry for entry in self.live if entry.batch == batch]
        self.live = self.live[: -len(undone)]
        self.held = {}
        kind = UNDO_AGREED if agreed else UNDO
        self.entries.append(Entry(seat, kind, len(self.dealer.outcomes), len(self.entries)))
        self.state = self.rebuilt()
        for entry in undone:
            self.tell_undo(seat, entry)
        return [entry.seat for entry in undone]

    def tell_undo(self, seat: int, undone: Entry) -> None:
        action = {"action": self.rules.notation(undone.number)}
        if self.rules.secret(undone.number):
            self.journal.face_down("undo", seat, {"of": undone.seat}, action, [undone.seat])
        else:
            self.journal.note("undo", seat, {**action, "of": undone.seat})

    def check_undo(self, seat: int, latest: Entry) -> None:
        if latest.seat != seat or self.held:
            raise Illegal("", "engine-undo-not-yours")
        if latest.final:
            raise Illegal("", "engine-undo-crossed")

    def can_undo(self, seat: int) -> bool:
        if seat in self.held:
            return True
        if self.held or not self.live or self.result is not None:
            return False
        return self.live[-1].seat == seat and not self.live[-1].final

    def rebuilt(self) -> State:
        """The state after the live entries, with the outcomes that fell for them."""
        echo = EchoDealer(self.dealer.outcomes)
        state = self.rules.begin(echo)
        for entry in self.live:
            echo.place = entry.chance
            self.rules.play(state, entry.seat, entry.number, echo)
        return state

    def sight(self, viewer: int) -> Sight:
        """What the viewer may know: a seat, SPECTATOR or REFEREE."""
        self.check_viewer(viewer)
        sight = self.rules.sight(self.state, viewer)
        # What is handed out is a copy: nobody gets a way back into the match.
        sight.options = dict(sight.options)
        sight.cards = copy_of(sight.cards)
        sight.deciders = self.deciders
        sight.decided = sorted(self.held)
        sight.held = self.rules.notation(self.held[viewer]) if viewer in self.held else ""
        return sight

    def events_since(self, number: int, viewer: int) -> list[Event]:
        """What happened from event ``number`` on, as the viewer may know it. Event numbers are the same for all."""
        self.check_viewer(viewer)
        return [event.seen_by(viewer) for event in self.journal.events[max(number, 0) :]]

    def imagine(self, viewer: int, dealer: Dealer) -> State:
        return self.rules.imagine(self.sight(viewer), dealer)

    def record(self) -> Record:
        """The whole match as a document, finished or not. It holds the secret: it is the referee's."""
        dealer, rules = self.dealer, self.rules
        told = Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            players=rules.players,
            options=dict(rules.options),
            cards=copy_of(rules.card_facts()),
            chance=Chance(dealer.secret.hex(), self.commitment, dealer.salts[:], dealer.outcomes[:], self.seed),
            entries=[(entry.seat, self.notation_of(entry)) for entry in self.entries],
            held=[(seat, rules.notation(number)) for seat, number in sorted(self.held.items())],
            events=copy_of(self.journal.events),
            result=self.result,
        )
        return sealed(told)

    def notation_of(self, entry: Entry) -> str:
        return UNDO_NOTATIONS.get(entry.number) or self.rules.notation(entry.number)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.rules.players:
            raise BadOption("engine-bad-seat", {"seat": seat, "last": self.rules.players - 1})

    def check_viewer(self, viewer: int) -> None:
        if viewer not in (SPECTATOR, REFEREE):
            self.check_seat(viewer)
