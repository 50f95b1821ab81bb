"""The vocabulary of card texts: a text is a list of lines, and a line is one verb with its particulars.

    { do = "discard", what = "monster" }                       you must discard a monster in play
    { do = "drop", count = 2, may = true }                     you may discard one or two cards from your hand
    { do = "discard", what = "hero", whose = "own", who = "others" }   every other player discards a hero of theirs

A line without ``may`` is compulsory (H10) and is skipped where it cannot be carried out (H11, HR11). ``what`` names
a kind of card, a character or a tag: so neutral cards are out of reach of "hero" and "monster", and within reach of
"card" (H15). Verbs about cards in play see the areas and nothing else (H13). ``who = "same"`` is the player whom the
line before chose, looked at, robbed or traded with. Nobody imitates an imitator: that might
never end; nor a card that is played into another area.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

KINDS = ("hero", "monster", "neutral")
NEUTRAL: Final = 2

VERBS = (
    "discard",
    "drop",
    "draw",
    "steal",
    "give",
    "move",
    "swap",
    "recall",
    "raise",
    "fetch",
    "rob",
    "spy",
    "scry",
    "bury",
    "again",
    "imitate",
    "trade",
)
DISCARD: Final = 0  # a card in play goes to the discard pile
DROP: Final = 1  # a card of one's hand goes to the discard pile
DRAW_CARDS: Final = 2
STEAL: Final = 3  # a card of another's area comes into one's own
GIVE: Final = 4  # a card of one's own area goes into another's
MOVE: Final = 5  # a card in play goes into somebody else's area
SWAP: Final = 6  # a card of one's own area changes places with one of another's
RECALL: Final = 7  # a card in play goes back to the hand of whoever has it
RAISE: Final = 8  # a card comes from the discard pile into one's own area
FETCH: Final = 9  # a card comes from the discard pile into one's hand
ROB: Final = 10  # a card, at random, comes out of another's hand into one's own
SPY: Final = 11  # look at another's hand
SCRY: Final = 12  # look at the top card of the pile; it stays there or goes to the bottom
BURY: Final = 13  # a card in play goes on top of the pile, or to its bottom
AGAIN: Final = 14  # play another card
IMITATE: Final = 15  # carry out the text of a card in play
TRADE: Final = 16  # exchange hands with another player

WHO = ("you", "others", "all", "chosen", "same")
YOU: Final = 0
OTHERS: Final = 1
ALL: Final = 2
CHOSEN: Final = 3
SAME: Final = 4

WHOSE = ("any", "own", "other", "discard")
ANY: Final = 0
OWN: Final = 1
OTHER: Final = 2
DISCARD_PILE: Final = 3

EVERY: Final = 99  # "all" of them


class Line:
    """One line of a text, ready for play. ``matches`` says of each character whether the line is about it."""

    def __init__(self, verb: int, matches: list[bool]) -> None:
        self.verb: i64 = verb
        self.matches = matches
        self.mine = matches
        self.own_card = False
        self.may = False
        self.count: i64 = 1
        self.who: i64 = YOU
        self.whose: i64 = ANY
        self.to_bottom = True
        # A condition: a card that must (or must not) lie in such an area, or in the discard pile.
        self.depends: list[bool] | None = None
        self.depends_whose: i64 = ANY
        self.depends_on_none = False


class Naming:
    """What the words of a line mean among the characters of a match: kinds, names and tags."""

    def __init__(self, names: Sequence[str], kinds: Sequence[int], tags: Sequence[Sequence[str]]) -> None:
        self.cards = len(names)
        self.meant: dict[str, set[int]] = {}
        for card in range(self.cards):
            for word in ("card", KINDS[kinds[card]], names[card], *tags[card]):
                self.meant.setdefault(word, set()).add(card)

    def matches(self, what: str | list[str], but: str | list[str]) -> list[bool]:
        meant = self.named(what) - self.named(but)
        return [card in meant for card in range(self.cards)]

    def named(self, words: str | list[str]) -> set[int]:
        found: set[int] = set()
        for word in listed(words):
            found.update(self.meant.get(word, ()))
        return found


def listed(words: str | list[str]) -> list[str]:
    return [words] if isinstance(words, str) else words


def line_of(effect: dict[str, Any], naming: Naming) -> Line:
    """A line of a card file, which has been checked."""
    line = Line(VERBS.index(effect["do"]), naming.matches(effect.get("what", "card"), effect.get("but", [])))
    line.own_card = effect.get("what") == "self"
    line.mine = naming.matches(effect.get("mine", "card"), [])
    line.may = effect.get("may", False)
    line.count = EVERY if effect.get("count") == "all" else effect.get("count", 1)
    line.who = WHO.index(effect.get("who", "you"))
    line.whose = WHOSE.index(effect.get("whose", "any"))
    line.to_bottom = effect.get("to", "bottom") == "bottom"
    for word in ("if", "unless"):
        if word in effect:
            line.depends = naming.matches(effect[word]["what"], [])
            line.depends_whose = WHOSE.index(effect[word].get("whose", "any"))
            line.depends_on_none = word == "unless"
    return line
