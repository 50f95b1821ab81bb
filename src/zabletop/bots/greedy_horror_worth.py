"""What the greedy bot thinks the cards of Ze Horror Attack are worth, and which factions it believes others to have.

All worths are in points of the final score. Cards are judged by what their text says, so that they may be anybody's.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from zabletop.games.horror.cards import Box
from zabletop.games.horror.effects import (
    AGAIN,
    BURY,
    CHOSEN,
    DISCARD,
    DRAW_CARDS,
    DROP,
    EVERY,
    FETCH,
    GIVE,
    IMITATE,
    MOVE,
    NEUTRAL,
    OWN,
    RAISE,
    RECALL,
    ROB,
    SAME,
    SCRY,
    SPY,
    STEAL,
    SWAP,
    TRADE,
    YOU,
    Line,
)

# What it is worth to carry out a line once, while it is still in hand. Found by playing greedy bots against each other.
VERB_WORTHS: Final[dict[int, float]] = {
    DISCARD: 0.9,
    DROP: -0.4,
    DRAW_CARDS: 0.5,
    STEAL: 1.5,
    GIVE: 0.5,
    MOVE: 1.2,
    SWAP: 1.4,
    RECALL: 0.5,
    RAISE: 1.0,
    FETCH: 0.8,
    ROB: 0.7,
    SPY: 0.05,
    SCRY: 0.15,
    BURY: 0.8,
    AGAIN: 0.5,
    IMITATE: 0.8,
    TRADE: 0.3,
}
# A line that must be carried out, whatever it hits, is worth less than one that may.
COMPULSORY: Final = 0.8
# A line about few characters seldom finds one of them.
RARE: Final = 0.3
FEW: Final = 5
WANDERER_WORTH: Final = 0.8
FACTION_POINTS: Final = 2.0  # H19

# How much a point in somebody's area speaks for the factions that like it.
BELIEF: Final = 0.4
# A card that somebody took in sight of all speaks, too, but less.
BELIEF_IN_HAND: Final = 0.5

EFFECT_WORTHS: Final[dict[str, list[float]]] = {}


def effect_worths(box: Box, players: i64) -> list[float]:
    """What the text of each character is worth to whoever holds it. Worked out once for each box."""
    key = f"{box.fingerprint} {players}"
    found = EFFECT_WORTHS.get(key)
    if found is None:
        found = [text_worth(box, card, players) for card in range(i64(len(box.names)))]
        EFFECT_WORTHS[key] = found
    return found


def text_worth(box: Box, card: i64, players: i64) -> float:
    worth = 0.0
    for line in box.texts[card]:
        worth += line_worth(line, players)
    return worth


def line_worth(line: Line, players: i64) -> float:
    worth = VERB_WORTHS[line.verb]
    if line.count == EVERY:
        return 0.0
    worth *= float(line.count)
    if line.own_card:
        return -worth if line.verb == DISCARD else 0.3 * worth
    if line.verb != DRAW_CARDS and line.verb != DROP and few(line.matches):
        worth *= RARE
    if line.who != YOU:
        # What others must do to themselves: the reverse of what it would be for oneself.
        many = 1.0 if line.who == CHOSEN or line.who == SAME else 0.5 + 0.25 * float(players)
        return -worth * many if line.verb == DROP or line.verb == DRAW_CARDS else 0.7 * worth
    if line.whose == OWN and line.verb == DISCARD:
        worth = -0.5 * worth
    if line.depends is not None:
        worth *= 0.5
    if line.may:
        return worth if worth > 0.0 else 0.1
    return worth * COMPULSORY if worth > 0.0 else worth


def few(matches: list[bool]) -> bool:
    count: i64 = 0
    for match in matches:
        if match:
            count += 1
    return count <= FEW


# --- Cards in hand --------------------------------------------------------------------------------------------------


def points(box: Box, faction: i64, card: i64) -> float:
    """What a card in one's area adds to the score of this faction, its characters' points apart."""
    symbols: i64 = box.suns[card] - box.skulls[card]
    return float(symbols if box.faction_heroes[faction] else -symbols)


def play_worths(box: Box, faction: i64, effects: list[float], has_character: bool) -> list[float]:
    """What playing each character would be worth to this faction."""
    first, second = box.faction_characters[faction]
    worths: list[float] = []
    for card in range(i64(len(box.names))):
        worth = effects[card]
        if box.wanders[card]:
            worth += WANDERER_WORTH if box.kinds[card] != NEUTRAL else 0.0
        else:
            worth += points(box, faction, card)
            if not has_character and (card == first or card == second):
                worth += FACTION_POINTS
        worths.append(worth)
    return worths


# --- Who is what ----------------------------------------------------------------------------------------------------


class Belief:
    """How likely each faction is somebody's, from what lies in their area and what all saw them take."""

    def __init__(self, box: Box, area: tuple[int, ...], taken: list[int], possible: list[int]) -> None:
        self.factions = possible
        self.chances: list[float] = []
        total = 0.0
        for faction in possible:
            speaks = float(box.score(area, faction))
            for card in taken:
                speaks += BELIEF_IN_HAND * points(box, faction, card)
            weight = math.exp(BELIEF * speaks)
            self.chances.append(weight)
            total += weight
        for place in range(i64(len(possible))):
            self.chances[place] /= total
