"""A table for rule tests: everything lies where the test says, and the pile gives what the test names.

Seats are counted from 0 in ``play`` and from 1 in notations, as everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import msgspec

import zabletop
from tests.horror.deck import Document, built, with_effects
from zabletop import REFEREE, Match, ScriptedDealer, SeededDealer
from zabletop.engine.journal import Journal
from zabletop.engine.pile import Pile
from zabletop.engine.shapes import Event
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.shapes import HorrorSight, Player
from zabletop.games.horror.state import NOTHING, TURN, HorrorState, hidden

HORROR = zabletop.game("horror")


def opened(players: int, own: Document, **options: str) -> HorrorRules:
    return cast(HorrorRules, HORROR.rules(players, own, **options))


def expert_rules(own: Document, *lists: Document, first: str = "1") -> HorrorRules:
    """The expert rules with this deck alone; both players have all of it, unless lists are given."""
    both = list(lists) or [built("mine"), built("yours")]
    return opened(2, {"decks": [own], "lists": both}, mode="expert", first=first)


class Table:
    """A state, its rules, and a dealer whose script is written move by move. It is seat 0's turn."""

    def __init__(
        self,
        own: Document | None = None,
        *,
        hands: Sequence[str],
        areas: Sequence[str] = (),
        discard: str = "",
        pile: str | None = None,
        piles: Sequence[str] = (),
        factions: Sequence[str] = (),
    ) -> None:
        """Names with spaces between, by seat. ``pile``: all that is left to draw; ``piles``: the expert rules."""
        own = own or with_effects()
        players = len(hands)
        self.rules = expert_rules(own) if piles else opened(players, own, first="1")
        self.dealer = ScriptedDealer()
        self.journal = Journal()
        self.dealer.journal = self.journal
        state = self.state = HorrorState(None)
        state.step = TURN
        state.answers = (1 << players) - 1
        state.hands = [self.hand(seat, words, bool(piles)) for seat, words in enumerate(hands)]
        state.areas = [self.cards(words) for words in (*areas, *[""] * (players - len(areas)))]
        state.discard = self.cards(discard)
        state.replaced = [()] * players
        state.noticed = [()] * players
        state.scoring = [NOTHING] * players
        names = self.rules.box.faction_names
        dealt = factions or [names[seat] if not piles else " ".join(names[3 * seat :][:3]) for seat in range(players)]
        state.factions = [tuple(sorted(names.index(name) for name in words.split())) for words in dealt]
        if piles:
            state.piles = [Pile(self.cards(words)) for words in piles]
        elif pile is not None:
            state.piles = [Pile(self.cards(pile))]
        else:
            state.piles = [Pile(self.rest())]

    def cards(self, words: str) -> tuple[int, ...]:
        return tuple(sorted(self.rules.box.places[name] for name in words.split()))

    def hand(self, seat: int, words: str, expert: bool) -> tuple[int, ...]:
        pile = seat if expert else 0
        return tuple(sorted(hidden(card, pile, False, 1 << seat) for card in self.cards(words)))

    def rest(self) -> list[int]:
        """All cards that lie nowhere else."""
        placed = Counter(card for row in (*self.state.areas, self.state.discard) for card in row)
        placed.update(card & 0x7F for hand in self.state.hands for card in hand)
        copies = self.rules.box.copies
        return [card for card, many in enumerate(copies) for _ in range(many - placed[card])]

    # --- Playing ---

    def play(self, seat: int, notation: str, falls: str = "") -> None:
        """A legal action, and all that is drawn because of it: not one card more, not one less."""
        number = self.rules.number(notation)
        assert number in self.rules.actions(self.state, seat), f"{notation!r} is not among {self.actions(seat)}"
        self.dealer.script.extend(falls.split())
        self.rules.play(self.state, seat, number, self.dealer)
        left = self.dealer.script[self.dealer.place :]
        assert not left, f"nobody needed {left}"

    # --- Looking ---

    @property
    def active(self) -> int:
        return int(self.state.active)

    @property
    def deciders(self) -> list[int]:
        return self.rules.deciders(self.state)

    def actions(self, seat: int) -> list[str]:
        return [self.rules.notation(number) for number in self.rules.actions(self.state, seat)]

    def sight(self, viewer: int) -> HorrorSight:
        return cast(HorrorSight, self.rules.sight(self.state, viewer))

    @property
    def seen(self) -> HorrorSight:
        return self.sight(REFEREE)

    @property
    def step(self) -> str:
        return self.seen.step

    def player(self, seat: int) -> Player:
        return self.seen.seats[seat]

    def area(self, seat: int) -> str:
        return " ".join(self.player(seat).area)

    def in_hand(self, seat: int, viewer: int = REFEREE) -> str:
        """The names in a hand as a viewer knows them, sorted; "?" for what they don't."""
        return " ".join(sorted(card.card or "?" for card in self.sight(viewer).seats[seat].hand))

    @property
    def discard(self) -> str:
        return " ".join(self.seen.discard)

    def pile_size(self, number: int = 0) -> int:
        return self.seen.piles[number].size

    @property
    def winner(self) -> int | None:
        result = self.rules.result(self.state)
        return result.winners[0] if result else None

    @property
    def scores(self) -> list[int]:
        result = self.rules.result(self.state)
        assert result is not None
        return result.scores

    def events(self, *kinds: str) -> list[Event]:
        return [event for event in self.journal.events if not kinds or event.kind in kinds]

    def told(self, *kinds: str) -> list[tuple[str, int]]:
        """What happened, in order: the kinds of events and whom they are about."""
        return [(event.kind, event.seat) for event in self.events(*kinds)]

    def snapshot(self) -> bytes:
        return msgspec.json.encode([self.sight(viewer) for viewer in range(-2, self.rules.players)])

    def as_match(self) -> Match:
        """A match that stands exactly here."""
        match = Match(HORROR, self.rules, SeededDealer(bytes(32)))
        match.state = self.state.copy()
        return match


def trick(*effects: dict[str, Any], **more: Any) -> Table:
    """A table at which seat 0 can play a card with this text."""
    more.setdefault("hands", ["trick", "", ""])
    return Table(with_effects(*effects), **more)
