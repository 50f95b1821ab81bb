"""Decks for tests: cards that are named after what they are, so that a re-tuned card file breaks no rule test."""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]
Line = dict[str, Any]

# A compulsory text that can't be carried out while the unicorn is not in play: the card does nothing (H11).
IDLE: list[Line] = [{"do": "discard", "what": "unicorn"}]

# Name, kind, suns, skulls, copies, tags: 30 cards.
PLAIN: list[tuple[str, str, int, int, int, str]] = [
    *((f"sun-{number}", "hero", 1, 0, 1, "") for number in range(1, 8)),
    ("suns", "hero", 2, 0, 1, ""),
    ("torn", "hero", 2, 1, 1, ""),
    ("twin", "hero", 1, 0, 3, ""),
    ("trick", "hero", 1, 0, 1, ""),
    ("unicorn", "hero", 1, 0, 1, ""),
    *((f"skull-{number}", "monster", 0, 1, 1, "undead" if number < 3 else "") for number in range(1, 8)),
    ("skulls", "monster", 0, 2, 1, ""),
    ("imp", "monster", 0, 1, 3, ""),
    ("trick-2", "monster", 0, 1, 1, ""),
    ("wanderer", "monster", 0, 1, 1, ""),
    ("shade", "neutral", 0, 0, 1, ""),
    ("lady", "neutral", 1, 0, 1, ""),
    ("clown", "neutral", 0, 1, 1, ""),
]
FACTIONS: list[tuple[str, str, list[str]]] = [
    ("heroes-1", "hero", ["sun-1", "sun-2"]),
    ("heroes-2", "hero", ["suns", "lady"]),
    ("heroes-3", "hero", ["twin", "skull-7"]),
    ("monsters-1", "monster", ["skull-1", "skull-2"]),
    ("monsters-2", "monster", ["skulls", "lady"]),
    ("monsters-3", "monster", ["imp", "sun-7"]),
]


def worded(name: str, **facts: Any) -> Document:
    return {"id": name, **facts, "en": {"name": name, "text": name}, "fr": {"name": name, "text": name}}


def deck(changes: dict[str, Document] | None = None, name: str = "for-tests", mark: str = "") -> Document:
    """A deck of our own. ``changes`` gives cards other facts, by their ids; ``mark`` is put before every id."""
    cards: list[Document] = []
    for card, kind, suns, skulls, copies, tags in PLAIN:
        facts: Document = {"kind": kind, "suns": suns, "skulls": skulls, "copies": copies, "tags": tags.split()}
        one = worded(mark + card, **facts, effects=IDLE, into="other" if card == "wanderer" else "own")
        one.update((changes or {}).get(card, {}))
        cards.append(one)
    factions = [worded(mark + one, side=side, characters=[mark + c for c in both]) for one, side, both in FACTIONS]
    if mark:
        cards = [{**card, "effects": [{"do": "discard", "what": f"{mark}unicorn"}]} for card in cards]
    head = {"id": name, "en": {"name": name}, "fr": {"name": name}}
    return {"deck": head, "card": cards, "faction": factions}


def with_effects(*effects: Line, **more: list[Line]) -> Document:
    """A deck in which the card "trick" does this, and others, with "_" for "-", what is named."""
    changes: dict[str, Document] = {name.replace("_", "-"): {"effects": lines} for name, lines in more.items()}
    if effects:
        changes["trick"] = {"effects": list(effects)}
    return deck(changes)


def built(name: str = "mine", **cards: int) -> Document:
    """A list for the expert rules: the whole test deck, or these cards."""
    counts = {name.replace("_", "-"): copies for name, copies in cards.items()}
    chosen = counts or {card: copies for card, _, _, _, copies, _ in PLAIN}
    return {"list": {"id": name, "en": {"name": name}, "fr": {"name": name}}, "cards": chosen}


# --- Every verb of the vocabulary, and every way to ask for it --------------------------------------------------------

BUSY: dict[str, list[Line]] = {
    "sun-1": [{"do": "discard", "what": "monster"}],
    "sun-2": [{"do": "drop", "count": 2, "may": True}],
    "sun-3": [{"do": "draw", "count": 2}],
    "sun-4": [{"do": "steal", "what": "hero", "may": True}],
    "sun-5": [{"do": "spy"}, {"do": "draw", "may": True}],
    "sun-6": [{"do": "scry"}],
    "sun-7": [{"do": "rob"}, {"do": "drop"}],
    "suns": [{"do": "trade"}],
    "torn": [{"do": "trade", "may": True}, {"do": "draw", "who": "all"}],
    "twin": [{"do": "draw"}],
    "trick": [{"do": "imitate", "may": True}],
    "unicorn": [{"do": "again", "may": True}],
    "skull-1": [{"do": "give", "what": "monster", "who": "all"}],
    "skull-2": [{"do": "move", "count": 2, "may": True}],
    "skull-3": [{"do": "swap", "what": "hero", "mine": "monster"}],
    "skull-4": [{"do": "recall", "what": "undead"}, {"do": "spy"}],
    "skull-5": [{"do": "raise", "what": ["imp", "twin"], "may": True}, {"do": "draw", "who": "others"}],
    "skull-6": [{"do": "fetch", "but": "undead"}, {"do": "rob"}],
    "skull-7": [{"do": "bury", "whose": "other", "to": "top"}, {"do": "scry"}],
    "skulls": [{"do": "discard", "count": "all", "but": "undead"}, {"do": "draw", "if": {"what": "neutral"}}],
    "imp": [{"do": "drop", "who": "others"}],
    "trick-2": [{"do": "drop", "who": "chosen"}, {"do": "draw", "who": "same"}, {"do": "rob", "may": True}],
    "wanderer": [{"do": "scry"}, {"do": "draw", "unless": {"what": "hero", "whose": "own"}}],
    "shade": [{"do": "bury", "whose": "own", "may": True}, {"do": "spy"}],
    "lady": [{"do": "draw", "if": {"what": "card", "whose": "discard"}}, {"do": "recall", "what": "self"}],
    "clown": [{"do": "discard", "whose": "own", "who": "chosen", "may": True}, {"do": "again"}],
}


def busy_deck() -> Document:
    return deck({name: {"effects": lines} for name, lines in BUSY.items()}, "busy")
