"""Actions as people write them: numbers and notation, the same in every state."""

from __future__ import annotations

from typing import Any

from tests.minigame.cards import NAMES

PLAIN = ("rest", "peek", "draw")
SPY = 3  # + seat * 2 + slot
WITH_CARD = {"show": 20, "top": 40, "bottom": 60, "ship": 80, "bury": 100}
SEATS, SLOTS = 4, 2
# These are done face down: nobody but the seat ever learns from them which card it was.
FACE_DOWN = ("top", "bottom", "bury")


def parts(number: int, cards: int) -> dict[str, Any]:
    if 0 <= number < len(PLAIN):
        return {"do": PLAIN[number]}
    if SPY <= number < SPY + SEATS * SLOTS:
        seat, slot = divmod(number - SPY, SLOTS)
        return {"do": "spy", "seat": seat, "slot": slot}
    for verb, first in WITH_CARD.items():
        if first <= number < first + cards:
            return {"do": verb, "card": NAMES[number - first]}
    return {}


def notation(number: int, cards: int) -> str:
    told = parts(number, cards)
    if not told:
        return f"#{number}"
    return " ".join(str(value + 1) if isinstance(value, int) else str(value) for value in told.values())


def number(text: str, cards: int) -> int:
    words = text.lower().split()
    if len(words) == 1 and words[0] in PLAIN:
        return PLAIN.index(words[0])
    if len(words) == 2 and words[0] in WITH_CARD and words[1] in NAMES[:cards]:
        return WITH_CARD[words[0]] + NAMES.index(words[1])
    if len(words) == 3 and words[0] == "spy" and words[1] in ("1", "2", "3", "4") and words[2] in ("1", "2"):
        return SPY + (int(words[1]) - 1) * SLOTS + int(words[2]) - 1
    return -1
