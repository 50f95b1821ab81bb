"""The rules by their ids, and which of them stand behind a question."""

from __future__ import annotations

from zabletop.games.horror.shapes import HorrorSight

RULES: tuple[str, ...] = tuple([f"H{number}" for number in range(1, 28)] + [f"HR{number}" for number in range(1, 18)])

# What is asked at each step.
BEHIND: dict[str, list[str]] = {
    "opening": ["H5", "HR1", "HR8"],
    "turn": ["H7", "H8", "H9", "HR13"],
    "landing": ["H8", "HR9"],
    "player": ["H10", "HR12"],
    "choice": ["H10"],
    "second": ["H10"],
    "faction": ["H25", "H18", "H19"],
    "over": ["H17", "H18", "H19", "H20", "H21", "H27"],
}
# What a line of a text does brings its own.
BEHIND_VERB: dict[str, list[str]] = {
    "discard": ["H12", "H13", "H15", "HR10"],
    "drop": ["H12", "HR12"],
    "draw": ["HR3", "HR4"],
    "steal": ["H13", "H15", "HR5"],
    "give": ["H15", "HR5", "HR10"],
    "move": ["H13", "H15", "HR5", "HR10"],
    "swap": ["H13", "H15", "HR5", "HR10"],
    "recall": ["H13", "H15", "HR3"],
    "raise": ["H12", "H15"],
    "fetch": ["H12", "H15", "HR3"],
    "rob": ["HR3", "HR12"],
    "spy": ["HR12"],
    "scry": ["HR12"],
    "bury": ["H13", "H15", "HR10"],
    "again": ["H8", "HR9"],
    "imitate": ["H13", "H15"],
    "trade": ["HR12"],
}
# With own decks, each from their own pile.
EXPERT: dict[str, list[str]] = {"turn": ["H24", "H25", "HR16"], "opening": ["HR15"]}


def rules_behind(sight: HorrorSight, verb: str) -> list[str]:
    """``verb``: what the line does that is being carried out, or empty."""
    found = [*BEHIND[sight.step]]
    if sight.step in ("player", "choice", "second"):
        found += [rule for rule in BEHIND_VERB.get(verb, []) if rule not in found]
    if sight.options["mode"] == "expert":
        found += EXPERT.get(sight.step, [])
        found = [rule for rule in found if rule != "HR4"]
    return found
