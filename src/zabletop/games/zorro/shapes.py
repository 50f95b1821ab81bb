"""The shapes of what a viewer of Zorro is shown. Interpreted, like ``engine/shapes.py``."""

from __future__ import annotations

import msgspec

from zabletop.engine.shapes import Sight


class Player(msgspec.Struct, kw_only=True):
    """What lies in front of a player."""

    feats: list[str]
    gear: list[str]
    heroes: dict[str, int]
    # `Final Battle`: whether this player's token stands (True), lies (False), or has yet to be put to the test.
    standing: bool | None = None


class Place(msgspec.Struct):
    """A place in the middle: a Feat and the Equipment under it; empty names where there is none."""

    feat: str
    gear: str


class Deck(msgspec.Struct):
    """A face-down deck: how many cards, which of them may come next in no order, and those known at its bottom."""

    size: int
    unseen: list[str]
    bottom: list[str]


class Attempt(msgspec.Struct, kw_only=True):
    """The dice on the table and what they are for."""

    target: str
    place: int = -1
    location: str = ""
    card: str = ""
    needs: list[str] = []
    faces: list[str] = []
    heroes: list[str] = []
    helper_heroes: list[str] = []
    rolls_left: int = 0
    sets_left: int = 0
    missing: int = 0


class ZorroSight(Sight, kw_only=True):
    """The table as a viewer sees it."""

    step: str
    turn: int
    active: int
    owner: int
    helper: int
    seats: list[Player]
    places: list[Place]
    feat_deck: Deck
    common_deck: Deck
    premium_deck: Deck
    scoundrels_out: list[str]
    attempt: Attempt
    # Offers are public once all are in; before that everybody knows only their own.
    offers: list[int]
    answered: list[int]
    new_scoundrel: str
    new_villain: str
    fighters_left: int
    first_fighter: int
    victors: list[int]
    duelists: list[int]
    duel_round: int
    scores: list[int]
    winner: int
