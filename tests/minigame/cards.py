"""The cards: each a name, worth its place in the list plus one."""

from __future__ import annotations

NAMES = (
    "salt",
    "wool",
    "tin",
    "rope",
    "tea",
    "rum",
    "lace",
    "silk",
    "ivory",
    "saffron",
    "amber",
    "silver",
    "pearls",
    "gold",
    "rubies",
)
HAND = 3
NIGHTS = 3


def cards_for(players: int) -> int:
    """S1."""
    return HAND * players + 3
