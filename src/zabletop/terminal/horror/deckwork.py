"""`zabletop deck`: check a deck for the expert rules, build one, or look at one."""

from __future__ import annotations

from typing import Any

from zabletop.engine.dealer import QuickDealer
from zabletop.engine.errors import BadCards, BadOption
from zabletop.games.horror.builder import STYLES, as_toml, build_list
from zabletop.games.horror.cards import BUILT_IN, built_in
from zabletop.games.horror.check import is_id
from zabletop.games.horror.decks import READY_MADE, check_list
from zabletop.terminal.arguments import MOST_SEED, Asked, Command, value
from zabletop.terminal.complaints import complaint
from zabletop.terminal.screen import Screen
from zabletop.words import Words

DECK = Command("deck", needs=("task",), may=("file",), options=value("style", "decks", "seed", "name"))
USUAL_STYLE = next(iter(STYLES))
# Who does not want to choose, or plays for a bot: one of the ready-made decks, or one that is built on the spot.
ANY, BUILT = BY_CHANCE = ("any", "built")
MOST_BUILDS = 1_000_000


def picked(name: str, lists: dict[str, dict[str, Any]], whim: QuickDealer) -> str:
    """What chance makes of ``any`` and ``built``; a deck that is built joins the others. Others stay."""
    if name == ANY:
        return READY_MADE[whim.pick(len(READY_MADE))]
    if name != BUILT:
        return name
    style, seed = list(STYLES)[whim.pick(len(STYLES))], whim.pick(MOST_BUILDS)
    document = build_list([built_in(deck) for deck in BUILT_IN], style, seed)
    lists[document["list"]["id"]] = document
    return str(document["list"]["id"])


def check(document: dict[str, Any], decks: list[dict[str, Any]], file: str, words: Words, screen: Screen) -> int:
    """H22: all violations at once, or that there is none: 1 or 0."""
    try:
        check_list(document, decks, file, READY_MADE)
    except BadCards as error:
        for problem in error.problems:
            screen.say(complaint(words, problem), "bad", "  ")
        screen.say(complaint(words, error))
        return 1
    screen.say(words.say("horror-deck-fine", file=file, list=document["list"]["id"]), "good")
    return 0


def build(asked: Asked, decks: list[dict[str, Any]], screen: Screen) -> int:
    """A legal deck on the screen, or rather in a file: `zabletop deck build --style control > mine.toml`."""
    name = asked.options.get("name", "")
    if name and (not is_id(name) or name in READY_MADE):
        raise BadOption("horror-deck-name", {"name": name})
    style = asked.options.get("style", USUAL_STYLE)
    document = build_list(decks, style, asked.number("seed", 1, 0, MOST_SEED) or 0, name)
    check_list(document, decks, document["list"]["id"], READY_MADE)
    screen.out.write(as_toml(document))
    return 0
