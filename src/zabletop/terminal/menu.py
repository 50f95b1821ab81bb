"""From nothing to a match: a few questions, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zabletop import bots
from zabletop.games import game, games
from zabletop.terminal.files import load_record, saved_matches
from zabletop.terminal.play import HUMAN
from zabletop.terminal.screen import EndOfInput, Screen
from zabletop.words import LANGUAGES, Words

USUAL_PLAYERS = 3
USUAL_BOT = "greedy"
MOST_SAVED = 9
LEAVE = ("q", "quit", "quitter")


@dataclass
class Wish:
    """What somebody wants to play."""

    words: Words
    game: str
    edition: str
    seats: list[str]
    names: list[str]
    file: str = ""  # of a saved match


def ask_line(screen: Screen, question: str) -> str:
    line = screen.ask(question + " ")
    if line.lower() in LEAVE:
        raise EndOfInput
    return line


def choose(screen: Screen, words: Words, question: str, choices: Sequence[str], usual: int) -> int:
    """The place of one of the choices."""
    screen.say()
    screen.title(question)
    for place, choice in enumerate(choices, 1):
        screen.item(f"{place}.", choice)
    while True:
        line = ask_line(screen, words.say("cli-menu-usual", usual=usual + 1))
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
    saved = [file for box in boxes for file in saved_matches(box.name)][:MOST_SAVED]
    if saved:
        told = [words.say("cli-menu-new"), words.say("cli-menu-saved")]
        if choose(screen, words, words.say("cli-menu-what"), told, 0) == 1:
            return ask_saved(screen, words, saved)
    names = [words.say(f"{box.name}-name") for box in boxes]
    box = boxes[choose(screen, words, words.say("cli-menu-which-game"), names, 0)]
    edition = ask_edition(screen, words, box.name)
    players = ask_players(screen, words, box.least_players, box.most_players)
    seats = ask_seats(screen, words, players)
    return Wish(words, box.name, edition, seats, ask_names(screen, words, seats))


def ask_saved(screen: Screen, words: Words, saved: list[str]) -> Wish:
    """Which of the saved matches, and who sits there this time."""
    file = saved[choose(screen, words, words.say("cli-menu-which-file"), saved, 0)]
    record = load_record(file)
    seats = ask_seats(screen, words, record.players)
    return Wish(words, record.game, "", seats, ask_names(screen, words, seats), file)


def ask_players(screen: Screen, words: Words, least: int, most: int) -> int:
    """How many play: the number itself."""
    screen.say()
    screen.title(words.say("cli-menu-how-many"))
    usual = max(least, min(most, USUAL_PLAYERS))
    while True:
        line = ask_line(screen, words.say("cli-menu-how-many-usual", least=least, most=most, usual=usual))
        if not line:
            return usual
        if line.isascii() and line.isdigit() and len(line) < 3 and least <= int(line) <= most:
            return int(line)
        screen.say(words.say("cli-menu-bad-count", typed=line, least=least, most=most), "bad")


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
            names[seat] = ask_name(screen, words, seat, names)
    return names


def ask_name(screen: Screen, words: Words, seat: int, taken: list[str]) -> str:
    question = words.say("cli-menu-name", seat=seat + 1, usual=words.say("terminal-person", number=seat + 1))
    while True:
        name = screen.ask(question + " ").replace(",", " ").strip()
        if not name or name.casefold() not in [other.casefold() for other in taken]:
            return name
        screen.say(words.say("cli-menu-name-taken", name=name), "bad")
