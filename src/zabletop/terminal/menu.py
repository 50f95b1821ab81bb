"""From nothing to a match: a few questions, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zabletop import bots
from zabletop.games import game, games
from zabletop.terminal.play import HUMAN
from zabletop.terminal.screen import Screen
from zabletop.words import LANGUAGES, Words

USUAL_PLAYERS = 3
USUAL_BOT = "greedy"


@dataclass
class Wish:
    """What somebody wants to play."""

    words: Words
    game: str
    edition: str
    seats: list[str]
    names: list[str]


def choose(screen: Screen, words: Words, question: str, choices: Sequence[str], usual: int) -> int:
    """The place of one of the choices."""
    screen.say()
    screen.title(question)
    for place, choice in enumerate(choices, 1):
        screen.item(f"{place}.", choice)
    while True:
        line = screen.ask(words.say("cli-menu-usual", usual=usual + 1) + " ")
        if not line:
            return usual
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(choices):
            return int(line) - 1
        screen.say(words.say("terminal-bad-number", number=line, last=len(choices)), "bad")


def ask_wish(screen: Screen, words: Words) -> Wish:
    spoken = [Words.of(language).say("cli-menu-language") for language in LANGUAGES]
    usual = LANGUAGES.index(words.language)
    words = Words.of(LANGUAGES[choose(screen, words, words.say("cli-menu-which-language"), spoken, usual)])
    boxes = games()
    names = [words.say(f"{box.name}-name") for box in boxes]
    box = boxes[choose(screen, words, words.say("cli-menu-which-game"), names, 0)]
    edition = ask_edition(screen, words, box.name)
    counts = range(box.least_players, box.most_players + 1)
    many = [words.say("cli-menu-players", count=count) for count in counts]
    players = counts[choose(screen, words, words.say("cli-menu-how-many"), many, counts.index(USUAL_PLAYERS))]
    seats = ask_seats(screen, words, players)
    return Wish(words, box.name, edition, seats, ask_names(screen, words, seats))


def ask_edition(screen: Screen, words: Words, name: str) -> str:
    option = next(option for option in game(name).options if option.name == "edition")
    told = [
        words.say(
            "cli-menu-edition",
            edition=words.say(f"zorro-edition-{choice}"),
            told=words.say(f"zorro-edition-told-{choice}"),
        )
        for choice in option.choices
    ]
    usual = option.choices.index(option.default)
    return option.choices[choose(screen, words, words.say("cli-menu-which-edition"), told, usual)]


def ask_seats(screen: Screen, words: Words, players: int) -> list[str]:
    """Who sits where: a person or a bot in each seat."""
    kinds = [HUMAN, USUAL_BOT, *(bot for bot in bots.NAMES if bot != USUAL_BOT)]
    told = [words.say("cli-menu-person"), *(bot_told(words, bot) for bot in kinds[1:])]
    seats: list[str] = []
    for seat in range(players):
        usual = 0 if seat == 0 else 1
        question = words.say("cli-menu-who-sits", seat=seat + 1, of=players)
        seats.append(kinds[choose(screen, words, question, told, usual)])
    return seats


def bot_told(words: Words, bot: str) -> str:
    """What a bot is like; of one that we have no words for, its name."""
    own = f"cli-menu-bot-{bot}"
    return words.say(own) if words.has(own) else words.say("cli-menu-bot", bot=bot)


def ask_names(screen: Screen, words: Words, seats: list[str]) -> list[str]:
    """Names are only asked where several people share the screen: a single one is "you"."""
    if seats.count(HUMAN) < 2:
        return []
    names = [""] * len(seats)
    for seat, kind in enumerate(seats):
        if kind == HUMAN:
            usual = words.say("terminal-person", number=seat + 1)
            names[seat] = screen.ask(words.say("cli-menu-name", seat=seat + 1, usual=usual) + " ").replace(",", " ")
    return names
