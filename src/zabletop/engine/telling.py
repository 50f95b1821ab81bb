"""What the dealer tells of any game. Nothing is built while nobody listens: search and simulation stay fast."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer


def tell(dealer: Dealer, kind: str, seat: i64) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {})


def tell_card(dealer: Dealer, kind: str, seat: i64, card: str) -> None:
    """A card that all have seen, or see now without anything hidden being shown."""
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"card": card})
