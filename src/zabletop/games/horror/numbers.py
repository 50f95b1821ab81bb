"""The numbers of actions: the same in every state of every match, whatever the decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0
KEEP: Final = 1
REDRAW: Final = 2
STOP: Final = 3
TOP: Final = 4
BOTTOM: Final = 5
PLAYER: Final = 8  # + seat: somebody is chosen
FACTION: Final = 16  # + faction: which one to score (H25)
PLAY: Final = 128  # + character: a card of one's hand is played
HAND: Final = 256  # + character: a card of one's hand is chosen
DIG: Final = 384  # + character: a card of the discard pile is chosen
TARGET: Final = 512  # + seat * CHARACTERS + character: a card in play is chosen
NUMBERS: Final = 1536

CHARACTERS: Final = 128  # at most so many different ones in a match
MOST_SEATS: Final = 8
MOST_FACTIONS: Final = 64


def target(seat: i64, character: i64) -> i64:
    return TARGET + seat * CHARACTERS + character


def target_seat(number: i64) -> i64:
    return (number - TARGET) // CHARACTERS


def target_character(number: i64) -> i64:
    return (number - TARGET) % CHARACTERS
