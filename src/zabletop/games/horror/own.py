"""Somebody's own decks and lists, as they are handed over for a match: checked before anything is done with them."""

from __future__ import annotations

from typing import Any

from zabletop.engine.errors import BadOption
from zabletop.engine.shapes import copy_of
from zabletop.games.horror.cards import check_deck
from zabletop.games.horror.decks import READY_MADE, check_list

PARTS = ("decks", "lists")


class OwnCards:
    """Decks and lists by their ids. ``document`` is what a record keeps of them: a copy, whatever the giver does later.

    A single deck or a single list may be given as it is; else {"decks": [...], "lists": [...]}.
    """

    def __init__(self, given: object) -> None:
        self.document: dict[str, Any] | None = None
        self.decks: dict[str, dict[str, Any]] = {}
        self.lists: dict[str, dict[str, Any]] = {}
        if given is None:
            return
        if not isinstance(given, dict):
            raise BadOption("horror-own-cards")
        self.document = copy_of(
            {"decks": [given]} if "deck" in given else {"lists": [given]} if "list" in given else given
        )
        assert self.document is not None
        if not self.document or any(part not in PARTS for part in self.document):
            raise BadOption("horror-own-cards")
        for deck in documents(self.document, "decks"):
            check_deck(deck, id_of(deck, "deck"))
            self.add(self.decks, id_of(deck, "deck"), deck, "horror-deck-twice", "decks")
        for built in documents(self.document, "lists"):
            self.add(self.lists, id_of(built, "list"), built, "horror-list-twice", "lists")

    def add(self, shelf: dict[str, dict[str, Any]], name: str, one: dict[str, Any], twice: str, fact: str) -> None:
        if name in shelf:
            raise BadOption(twice, {fact: name})
        shelf[name] = one

    def check_lists(self, decks: list[dict[str, Any]]) -> None:
        """H22, against the decks that the match is played with."""
        for name, built in self.lists.items():
            check_list(built, decks, name, READY_MADE)


def documents(given: dict[str, Any], part: str) -> list[dict[str, Any]]:
    found = given.get(part, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise BadOption("horror-own-cards")
    return found


def id_of(document: dict[str, Any], head: str) -> str:
    """What the document calls itself; its check will say what is wrong where that is no name."""
    table = document.get(head)
    return str(table.get("id", "?")) if isinstance(table, dict) else "?"
