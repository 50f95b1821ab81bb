"""Decks that players build for the expert rules (H22): their files and their check.

[list]
id = "night-shift"
en = { name = "The Night Shift", text = "..." }
fr = { name = "...", text = "..." }

[cards]
dracula = 1
imp = 3
"""

from __future__ import annotations

from typing import Any

from zabletop.engine.cardfile import FileCheck, built_in_document
from zabletop.engine.errors import BadCards
from zabletop.games.horror.check import is_id

READY_MADE = ("fang-and-claw", "scotland-yard", "pandemonium", "the-deep")
LIST_CARDS = 30
LEAST_HEROES = 6
LEAST_MONSTERS = 6
MOST_NEUTRALS = 6


class ListCheck(FileCheck):
    """H22, with every violation at once, by card. ``taken`` are ids that the list must not have."""

    def __init__(self, document: dict[str, Any], decks: list[dict[str, Any]], taken: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.cards = {card["id"]: card for deck in decks for card in deck["card"]}
        self.check_head(document.get("list"), taken)
        chosen = document.get("cards")
        if isinstance(chosen, dict):
            self.check_cards(chosen)
        else:
            self.wrong("horror-list-no-cards")
        for key in document:
            if key not in ("list", "cards"):
                self.wrong("cards-unknown-table", table=key)

    def check_head(self, head: object, taken: tuple[str, ...]) -> None:
        if not isinstance(head, dict) or not isinstance(head.get("id"), str) or not is_id(head["id"]):
            self.wrong("horror-list-no-head")
            return
        if head["id"] in taken:
            self.wrong("cards-name-taken", name=head["id"])
        self.check_keys("list", head, ("id", "en", "fr"))
        self.check_words("list", head, ("name",), ("name", "text"))

    def check_cards(self, chosen: dict[str, Any]) -> None:
        found = {"hero": 0, "monster": 0, "neutral": 0}
        total = 0
        for name, copies in chosen.items():
            card = self.cards.get(name)
            if isinstance(copies, bool) or not isinstance(copies, int) or copies < 1:
                self.wrong("horror-list-bad-count", card=name, value=str(copies))
                continue
            total += copies
            if card is None:
                self.wrong("horror-list-unknown-card", card=name)
                continue
            found[card["kind"]] += copies
            if copies > card.get("copies", 1):
                self.wrong("horror-list-too-many-copies", card=name, count=copies, most=card.get("copies", 1))
        if total != LIST_CARDS:
            self.wrong("horror-list-wrong-total", count=total, expected=LIST_CARDS)
        for kind, least in (("hero", LEAST_HEROES), ("monster", LEAST_MONSTERS)):
            if found[kind] < least:
                self.wrong("horror-list-too-few", kind=kind, count=found[kind], least=least)
        if found["neutral"] > MOST_NEUTRALS:
            self.wrong("horror-list-too-many-neutrals", count=found["neutral"], most=MOST_NEUTRALS)


def check_list(document: dict[str, Any], decks: list[dict[str, Any]], file: str, taken: tuple[str, ...] = ()) -> None:
    """Raises BadCards with everything that is wrong with a list."""
    problems = ListCheck(document, decks, taken).problems
    if problems:
        raise BadCards(file, problems)


def ready_made(name: str) -> dict[str, Any]:
    return built_in_document("zabletop.games.horror", "lists", name)
