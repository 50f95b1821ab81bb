"""What must never get lost in a match of Ze Horror Attack, and the setups that the common suites play it with."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests.horror.deck import Document, built, busy_deck
from zabletop.engine.game import Rules
from zabletop.engine.shapes import Sight
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.shapes import HorrorSight

DECKS = ("london", "sherlock", "mythos")
LISTS = ("fang-and-claw", "scotland-yard", "pandemonium", "the-deep")
# Decks and players: one deck for 2 to 4, two for up to 8, and more than are needed.
BASIC = [
    *((deck, players) for deck in DECKS for players in (2, 3, 4)),
    *(("london,sherlock", players) for players in (5, 6, 7, 8)),
    ("sherlock,mythos", 6),
    ("mythos,london", 8),
    ("london,sherlock,mythos", 3),
    ("london,sherlock,mythos", 8),
]
PAIRS = [f"{one},{other}" for place, one in enumerate(LISTS) for other in LISTS[place:] if place % 2 == 0]
OWN: Document = {"decks": [busy_deck()]}
OWN_LISTS: Document = {**OWN, "lists": [built("mine"), built("yours")]}


def horror_things(rules: Rules, sight: Sight) -> dict[str, int]:
    """Every card is in exactly one place, and every faction with one player or out of the match."""
    seen, box = cast(HorrorSight, sight), cast(HorrorRules, rules).box
    found: Counter[str] = Counter(seen.discard)
    for seat in seen.seats:
        found.update(seat.area)
        found.update(card.card for card in seat.hand)
        found.update(seat.factions)
        assert len(seat.hand) <= 3, "the hand limit"
        if seat.scoring:
            assert seat.scoring in seat.factions
    for pile in seen.piles:
        assert pile.size == len(pile.top) + len(pile.unseen) + len(pile.bottom)
        found.update(pile.unseen)
        found.update(card.card for card in (*pile.top, *pile.bottom))
    if seen.step == "landing":
        found[seen.text.card] += 1
    found.update(seen.unseen_factions)
    found.subtract(box.faction_names[faction] for faction in box.factions.pool)
    for built_deck in box.lists:
        found.subtract(built_deck)
    if not box.lists:
        found.subtract(dict(zip(box.names, box.copies, strict=True)))
    return {name: count for name, count in found.items() if count}
