"""What the dealer tells of a game of Ze Horror Attack. Nothing is built while nobody listens."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.journal import Journal
from zabletop.games.horror.state import CHARACTER, PUBLIC, knowers_of


def tell_shown(dealer: Dealer, kind: str, seat: i64, card: str) -> None:
    """A card that was hidden until now."""
    if dealer.journal is not None:
        dealer.journal.reveal(kind, seat, {"card": card})


def tell_moved(dealer: Dealer, kind: str, seat: i64, card: str, of: i64) -> None:
    """A card in play, and in whose area it lay or comes to lie."""
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"card": card, "of": of})


def tell_seat(dealer: Dealer, kind: str, seat: i64, of: i64) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"of": of})


def tell_hidden(
    journal: Journal, kind: str, seat: i64, facts: dict[str, Any], card: i64, name: str, learnt: bool
) -> None:
    """A card that lies face down: those who know it are told which; ``learnt``: somebody did not know it before."""
    knowers = knowers_of(card)
    audience = [other for other in range(8) if (knowers >> other) & 1]
    if knowers & PUBLIC:
        journal.note(kind, seat, {**facts, "card": name})
    elif learnt:
        journal.whisper(kind, seat, facts, {"card": name}, audience)
    else:
        journal.face_down(kind, seat, facts, {"card": name}, audience)


def tell_hand(dealer: Dealer, kind: str, seat: i64, of: i64, hand: tuple[int, ...], names: list[str]) -> None:
    """A hand is shown to one player."""
    if dealer.journal is not None:
        cards = sorted(names[card & CHARACTER] for card in hand)
        dealer.journal.whisper(kind, seat, {"of": of, "count": len(hand)}, {"cards": cards}, [int(seat)])


def tell_factions(dealer: Dealer, seat: i64, factions: list[str]) -> None:
    if dealer.journal is not None:
        dealer.journal.whisper("faction", seat, {"count": len(factions)}, {"factions": factions}, [int(seat)])


def tell_score(dealer: Dealer, seat: i64, faction: str, score: i64, area: list[str]) -> None:
    """The area is told with it, so that whoever reads the events can count."""
    if dealer.journal is not None:
        dealer.journal.reveal("score", seat, {"faction": faction, "score": int(score), "area": area})
