"""Actions as people write them, and back. Players are counted from 1; cards go by their ids."""

from __future__ import annotations

from typing import Any

from zabletop.games.horror.cards import Box
from zabletop.games.horror.numbers import (
    CHARACTERS,
    DIG,
    FACTION,
    HAND,
    MOST_FACTIONS,
    MOST_SEATS,
    NUMBERS,
    PLAY,
    PLAYER,
    TARGET,
)

PLAIN = ("draw", "keep", "redraw", "stop", "top", "bottom")
PLACES = ("1", "2", "3", "4", "5", "6", "7", "8")
# Verbs that are followed by a card, and where their numbers begin.
WITH_CARD = {"play": PLAY, "hand": HAND, "dig": DIG}
NOT_AN_ACTION = -1


def parts(box: Box, number: int) -> dict[str, Any]:
    """An action as data: what is done ("do"), and to what. Seats are counted from 0 here, as everywhere in data."""
    if 0 <= number < len(PLAIN):
        return {"do": PLAIN[number]}
    if PLAYER <= number < PLAYER + MOST_SEATS:
        return {"do": "player", "seat": number - PLAYER}
    if FACTION <= number < FACTION + min(MOST_FACTIONS, len(box.faction_names)):
        return {"do": "faction", "faction": box.faction_names[number - FACTION]}
    if not PLAY <= number < NUMBERS or number % CHARACTERS >= len(box.names):
        return {}
    card = box.names[number % CHARACTERS]
    if number >= TARGET:
        return {"do": "target", "card": card, "seat": (number - TARGET) // CHARACTERS}
    verb = "play" if number < HAND else "hand" if number < DIG else "dig"
    return {"do": verb, "card": card}


def notation(box: Box, number: int) -> str:
    told = parts(box, number)
    if not told:
        return f"#{number}"
    words = [str(value + 1) if name == "seat" else str(value) for name, value in told.items()]
    return " ".join(words)


def number(box: Box, text: str) -> int:
    """The action that a notation means, or NOT_AN_ACTION."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in PLAIN:
        return PLAIN.index(words[0])
    if len(words) == 2:
        return with_word(box, words[0], words[1])
    if len(words) == 3 and words[0] == "target" and words[1] in box.places and words[2] in PLACES:
        return TARGET + PLACES.index(words[2]) * CHARACTERS + box.places[words[1]]
    return NOT_AN_ACTION


def with_word(box: Box, verb: str, word: str) -> int:
    if verb in WITH_CARD and word in box.places:
        return WITH_CARD[verb] + box.places[word]
    if verb == "player" and word in PLACES:
        return PLAYER + PLACES.index(word)
    if verb == "faction" and word in box.faction_names:
        return FACTION + box.faction_names.index(word)
    return NOT_AN_ACTION
