"""The shapes of what a viewer of Ze Horror Attack is shown. Interpreted, like ``engine/shapes.py``."""

from __future__ import annotations

import msgspec

from zabletop.engine.shapes import Sight


class Hidden(msgspec.Struct):
    """A card that lies face down: its name if this viewer knows it, and who else does.

    ``pile`` is where it came from (expert rules: whose); ``early`` says that it was drawn before the first hands went
    back into the pile. All that is known to everybody at the table.
    """

    card: str
    knowers: list[int]
    open: bool = False
    pile: int = 0
    early: bool = False


class Player(msgspec.Struct, kw_only=True):
    """What lies in front of a player; the names of what this viewer may not know are empty."""

    area: list[str]
    hand: list[Hidden]
    factions: list[str]
    scoring: str = ""
    # The first hand, if it went back into the pile (the viewer's own only); and the copies of those cards that this
    # player has seen since: perhaps the ones that went back.
    replaced: list[str] = []
    noticed: list[str] = []
    suns: int = 0
    skulls: int = 0
    score: int | None = None


class Draw(msgspec.Struct):
    """A draw pile: how many cards, those with a known place, and what may lie in it or face down in a hand."""

    size: int
    top: list[Hidden]
    bottom: list[Hidden]
    unseen: list[str]


class Text(msgspec.Struct, kw_only=True):
    """The card that is being carried out, and how far."""

    card: str = ""
    at: int = -1
    plays: int = 0
    reading: str = ""
    line: int = 0
    actor: int = -1
    waiting: int = 0
    left: int = 0
    chosen: int = -1
    picked: str = ""


class HorrorSight(Sight, kw_only=True):
    """The table as a viewer sees it."""

    step: str
    turn: int
    active: int
    seats: list[Player]
    piles: list[Draw]
    discard: list[str]
    text: Text
    # The factions that this viewer can't place: with players, or out of the match unseen.
    unseen_factions: list[str]
    # The opening: who takes new cards. Public once all have decided; before that everybody knows only their own.
    redraws: list[int]
    answered: list[int]
    last: int
