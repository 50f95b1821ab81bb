"""Chances on the screen: the best few actions, each with its number in the list of choices."""

from __future__ import annotations

from typing import Any

from zabletop.engine.shapes import Sight
from zabletop.terminal.host import Host, Odds

BEST_FEW = 6


def show_odds(host: Host[Any], sight: Sight, odds: Odds | None, choices: list[int]) -> None:
    """The best first. An action that was not among the choices joins them, so that its number can be typed too."""
    screen, words = host.screen, host.words
    if odds is None or not odds.chances:
        screen.say(words.say("terminal-no-odds"), "note")
        return
    best = sorted(odds.chances, key=lambda number: (-odds.chances[number], number))
    screen.say(odds.title, "title")
    for number in best[:BEST_FEW]:
        if number not in choices:
            choices.append(number)
        chance, action = round(odds.chances[number], 4), host.action(number, sight)
        mark = f"{choices.index(number) + 1}."
        screen.item(mark, words.say("terminal-odds-line", chance=chance, action=action))
    if len(best) > BEST_FEW:
        screen.say(words.say("terminal-odds-more", count=len(best) - BEST_FEW), "note")
