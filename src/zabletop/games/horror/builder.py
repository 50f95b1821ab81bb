"""Building a deck for the expert rules (H22): the cards that suit a way of playing, and a few surprises."""

from __future__ import annotations

from typing import Any

from zabletop.engine.dealer import QuickDealer
from zabletop.engine.errors import BadOption
from zabletop.games.horror.decks import LEAST_HEROES, LEAST_MONSTERS, LIST_CARDS, MOST_NEUTRALS
from zabletop.games.horror.effects import KINDS

# What each way of playing likes: how much a verb in a card's text is worth to it.
STYLES: dict[str, dict[str, int]] = {
    "aggressive": {"discard": 5, "steal": 4, "swap": 3, "again": 2, "move": 1},
    "control": {"spy": 3, "rob": 5, "drop": 4, "recall": 3, "scry": 3, "trade": 2, "bury": 2},
    "swarm": {"draw": 5, "again": 5, "give": 1, "imitate": 2, "fetch": 1},
    "undying": {"raise": 5, "fetch": 5, "bury": 3, "imitate": 3, "scry": 1},
}
SYMBOL_WORTH = 3
LEANING_WORTH = 2
# Two builds of one style should not be twins.
SURPRISE = 4


def build_list(decks: list[dict[str, Any]], style: str, seed: int, name: str = "") -> dict[str, Any]:
    """A legal deck in this style. It leans to heroes or to monsters: one of three factions will fit it (H25)."""
    if style not in STYLES:
        raise BadOption("engine-bad-choice", {"option": "style", "value": style, "allowed": ", ".join(STYLES)})
    whim = QuickDealer(seed)
    leaning = ("hero", "monster")[whim.pick(2)]
    cards = [card for deck in decks for card in deck["card"]]
    wanted = sorted(cards, key=lambda card: -worth(card, style, leaning) - whim.pick(SURPRISE))
    chosen = filled(wanted, room_of(leaning))
    title = name or f"{style}-{seed}"
    words = {"name": title}
    return {"list": {"id": title, "en": words, "fr": words}, "cards": chosen}


def worth(card: dict[str, Any], style: str, leaning: str) -> int:
    likes = STYLES[style]
    text = sum(likes.get(line["do"], 0) for line in card["effects"])
    symbols = card.get("suns", 0) + card.get("skulls", 0)
    return text + (SYMBOL_WORTH * symbols + LEANING_WORTH if card["kind"] == leaning else 0)


def room_of(leaning: str) -> dict[str, int]:
    """At most so many of each kind, so that the others get their least number."""
    least = {"hero": LEAST_HEROES, "monster": LEAST_MONSTERS}
    other = "monster" if leaning == "hero" else "hero"
    return {leaning: LIST_CARDS - least[other], other: LIST_CARDS - least[leaning], "neutral": MOST_NEUTRALS}


def filled(wanted: list[dict[str, Any]], room: dict[str, int]) -> dict[str, int]:
    """First the least number of heroes and of monsters, then whatever is wanted most."""
    chosen: dict[str, int] = {}
    left = dict(room)
    total = 0
    for kind, least in (("hero", LEAST_HEROES), ("monster", LEAST_MONSTERS)):
        total += take([card for card in wanted if card["kind"] == kind], least, left, chosen)
    take(wanted, LIST_CARDS - total, left, chosen)
    order = {kind: place for place, kind in enumerate(KINDS)}
    kinds = {card["id"]: order[card["kind"]] for card in wanted}
    return dict(sorted(chosen.items(), key=lambda entry: (kinds[entry[0]], entry[0])))


def take(cards: list[dict[str, Any]], count: int, left: dict[str, int], chosen: dict[str, int]) -> int:
    """Take up to ``count`` cards in this order, within the room and the copies there are. Gives how many it took."""
    taken = 0
    for card in cards:
        spare = card.get("copies", 1) - chosen.get(card["id"], 0)
        more = min(spare, count - taken, left[card["kind"]])
        if more > 0:
            chosen[card["id"]] = chosen.get(card["id"], 0) + more
            left[card["kind"]] -= more
            taken += more
    return taken


def as_toml(document: dict[str, Any]) -> str:
    """The list as a file that a person can go on editing."""
    head = document["list"]
    lines = ["[list]", f'id = "{head["id"]}"']
    lines += [f'{language} = {{ name = "{head[language]["name"]}" }}' for language in ("en", "fr")]
    lines += ["", "[cards]", *(f"{name} = {copies}" for name, copies in document["cards"].items())]
    return "\n".join(lines) + "\n"
