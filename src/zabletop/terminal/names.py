"""Who sits where, and what they are called on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.terminal.telling import NOBODY
from zabletop.words import Words

HUMAN = "human"


def bot_name(words: Words, bot: str) -> str:
    """What we call a bot; one that we have no words for goes by its id."""
    own = f"terminal-bot-{bot}"
    return words.say(own) if words.has(own) else bot


def usual_names(words: Words, players: int) -> list[str]:
    return [words.say("terminal-person", number=seat + 1) for seat in range(players)]


def shown_names(words: Words, seats: Sequence[str], names: Sequence[str]) -> tuple[list[str], int]:
    """The name of each seat, and the seat of the only person at the screen: they are "you", whatever their name is."""
    people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
    given = {seat: name for seat, name in enumerate(names) if name}
    alone = len(people) == 1
    shown = []
    for seat, kind in enumerate(seats):
        if alone and kind == HUMAN:
            shown.append(words.say("terminal-you"))
        elif seat in given:
            shown.append(given[seat])
        elif kind != HUMAN:
            shown.append(words.say("terminal-bot", number=seat + 1, bot=bot_name(words, kind)))
        else:
            shown.append(words.say("terminal-person", number=seat + 1))
    return shown, people[0] if alone else NOBODY
