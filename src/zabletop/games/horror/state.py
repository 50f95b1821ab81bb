"""What lies on the table of Ze Horror Attack.

A card that lies face down keeps a note of who knows it: it is a number of its own (``hidden``), with the character,
whose pile it came from, whether it was drawn before the first hands went back, and its knowers as bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zabletop.engine.game import State
from zabletop.engine.pile import EVERYBODY, Pile

STEPS = ("opening", "turn", "landing", "player", "choice", "second", "faction", "over")
OPENING: Final = 0  # H5: keep or redraw
TURN: Final = 1  # H7: play or draw
LANDING: Final = 2  # H8: a card that says so goes into another's area
PLAYER_CHOICE: Final = 3  # a line of a text asks for a player
CHOICE: Final = 4  # a line of a text asks for a card
SECOND: Final = 5  # ... and for where it goes
FACTION_CHOICE: Final = 6  # H25
OVER: Final = 7

NOBODY: Final = -1
NOTHING: Final = -1
DISCARDED: Final = -2  # where a played card lies that has discarded itself
HAND_LIMIT: Final = 3
# Cards of one's own making could go round for ever, in a turn or from turn to turn. No other match comes near these.
MOST_PLAYS: Final = 12
MOST_TURNS: Final = 1000

CHARACTER: Final = 0x7F
EARLY: Final = 0x80  # drawn before the first hands went back (HR8)
FROM_SECOND: Final = 0x100  # it came from the second player's own pile (H24)
KNOWERS: Final = 9  # from this bit on: who knows the card
PUBLIC: Final = 0x100  # as a knower: everybody


class HorrorState(State):
    """Areas, hands, piles; and how far the text of a played card has been carried out."""

    def __init__(self, twin: HorrorState | None) -> None:
        if twin is not None:
            self.step: i64 = twin.step
            self.turn: i64 = twin.turn
            self.active: i64 = twin.active
            self.areas: list[tuple[int, ...]] = twin.areas[:]
            self.hands: list[tuple[int, ...]] = twin.hands[:]
            self.piles: list[Pile] = twin.piles[:]
            self.discard: tuple[int, ...] = twin.discard
            self.factions: list[tuple[int, ...]] = twin.factions
            self.scoring: list[int] = twin.scoring
            self.replaced: list[tuple[int, ...]] = twin.replaced
            self.noticed: list[tuple[int, ...]] = twin.noticed
            self.answers: i64 = twin.answers
            self.redraws: i64 = twin.redraws
            self.played: i64 = twin.played
            self.played_at: i64 = twin.played_at
            self.plays: i64 = twin.plays
            self.text: i64 = twin.text
            self.line: i64 = twin.line
            self.actor: i64 = twin.actor
            self.waiting: i64 = twin.waiting
            self.left: i64 = twin.left
            self.chosen: i64 = twin.chosen
            self.picked: i64 = twin.picked
            self.last: i64 = twin.last
            return
        self.step = OPENING
        self.turn = 0
        self.active = 0
        # What lies in front of each player, and each hand: in canonical order. The tuples are never changed.
        self.areas = []
        self.hands = []
        self.piles = []
        self.discard = ()
        # These lists are replaced, not changed, when something happens to them: copies share them.
        self.factions = []
        self.scoring = []
        self.replaced = []
        self.noticed = []
        # The opening and the last choice (H5, H25): who has answered, and who takes new cards, as bits.
        self.answers = 0
        self.redraws = 0
        # The card that is being carried out, in whose area it lies, and whose text is read (IMITATE: another's).
        self.played = NOTHING
        self.played_at = NOBODY
        # How many cards were played in this turn.
        self.plays = 0
        self.text = NOTHING
        self.line = 0
        # The line: who carries it out, how many more players will, how often still, which player was chosen for it.
        self.actor = NOBODY
        self.waiting = 0
        self.left = 0
        self.chosen = NOBODY
        self.picked = NOTHING
        # Expert rules: whose turn is the last (H25, HR16).
        self.last = NOBODY

    def copy(self) -> HorrorState:
        return HorrorState(self)


# --- A card that lies face down -------------------------------------------------------------------------------------


def hidden(character: i64, pile: i64, early: bool, knowers: i64) -> i64:
    return character | (EARLY if early else 0) | (FROM_SECOND if pile else 0) | (knowers << KNOWERS)


def knowers_of(card: i64) -> i64:
    return card >> KNOWERS


def knows(card: i64, seat: i64) -> bool:
    """Whether this seat knows the card; a spectator (below 0) knows what everybody knows."""
    knowers = card >> KNOWERS
    return (knowers & PUBLIC) != 0 or (seat >= 0 and ((knowers >> seat) & 1) == 1)


def pile_knowers(knowers: int) -> int:
    """Knowers as a pile writes them."""
    return EVERYBODY if knowers & PUBLIC else knowers


def from_pile(knowers: int) -> int:
    """Knowers as they were noted in a pile."""
    return PUBLIC if knowers == EVERYBODY else knowers


# --- Cards in canonical order ---------------------------------------------------------------------------------------


def with_card(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    place = 0
    for other in cards:
        if other > card:
            break
        place += 1
    # Joined, not unpacked: that would build a list first.
    one: tuple[int, ...] = (card,)
    if place == len(cards):
        return cards + one
    return one + cards if place == 0 else cards[:place] + one + cards[place:]


def without_card(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    place = 0
    for other in cards:
        if other == card:
            break
        place += 1
    return cards[1:] if place == 0 else cards[:place] + cards[place + 1 :]


def in_hand(hand: tuple[int, ...], character: i64) -> i64:
    """The card that shows this character. Of several the one that most know of, as their knowledge is then used up."""
    found: i64 = NOTHING
    for card in hand:
        if (card & CHARACTER) == character and card > found:
            found = card
    return found
