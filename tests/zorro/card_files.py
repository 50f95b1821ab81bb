"""What the tests of card files share: the house set as a document, and ways to look at one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zabletop.games.zorro.cards import card_set

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("feat", "common", "premium", "scoundrel", "villain")

Document = dict[str, Any]
Change = Callable[[Document], object]


def house_set() -> Document:
    """The house set, to do anything to."""
    return copy.deepcopy(card_set("house").document)


def own_set() -> Document:
    """The same cards as somebody's own set."""
    document = house_set()
    document["set"]["id"] = "mine"
    return document


def own_text() -> str:
    """The same as the text of a file."""
    text = (ROOT / "src/zabletop/games/zorro/cards/house.toml").read_text("utf-8")
    return text.replace('id = "house"', 'id = "mine"', 1)


def all_cards(document: Document) -> list[tuple[str, dict[str, Any]]]:
    return [(kind, card) for kind in KINDS for card in document[kind]]
