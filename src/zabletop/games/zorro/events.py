"""What the dealer tells of a game of Zorro. Nothing is built while nobody listens: search and simulation stay fast."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.games.zorro.dice import HERO_FACES, LOCATIONS, SYMBOLS, hero_count, names_of


def hero_names(heroes: i64, actions: i64) -> list[str]:
    """Hero dice by name: "farm-leap" is a die of the Farm that shows its own action, leap."""
    names: list[str] = []
    for location in range(i64(4)):
        for face in range(i64(3)):
            shown = SYMBOLS[(actions >> (4 * location)) & 15] if face == 0 else HERO_FACES[face]
            names.extend([f"{LOCATIONS[location]}-{shown}"] * hero_count(heroes, location, face))
    return names


def tell_shown(dealer: Dealer, kind: str, place: i64, card: str) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, -1, {"place": place + 1, "card": card})


def tell_travel(dealer: Dealer, seat: i64, place: i64, card: str) -> None:
    if dealer.journal is not None:
        dealer.journal.note("travel", seat, {"place": place + 1, "card": card})


def tell_seats(dealer: Dealer, kind: str, seat: i64, others: i64) -> None:
    """``others``: the seats that it is about, as bits."""
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"seats": [other for other in range(6) if (others >> other) & 1]})


def tell_dice(dealer: Dealer, kind: str, seat: i64, zorro: i64, heroes: i64, actions: i64, rolls_left: i64) -> None:
    if dealer.journal is not None:
        facts = {"faces": names_of(zorro), "heroes": hero_names(heroes, actions), "left": rolls_left}
        dealer.journal.note(kind, seat, facts)


def tell_set(dealer: Dealer, seat: i64, old: i64, new: i64) -> None:
    if dealer.journal is not None:
        dealer.journal.note("set", seat, {"symbol": SYMBOLS[old], "becomes": SYMBOLS[new]})


def tell_location(dealer: Dealer, kind: str, seat: i64, location: i64) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"location": LOCATIONS[location]})


def tell_foe(dealer: Dealer, kind: str, seat: i64, location: i64, card: str) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"location": LOCATIONS[location], "card": card})


def tell_count(dealer: Dealer, kind: str, seat: i64, count: i64) -> None:
    if dealer.journal is not None:
        dealer.journal.note(kind, seat, {"count": count})
