"""From nothing to a match: a few questions, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from zabletop.terminal.asking import ask_count, choose
from zabletop.terminal.files import load_record, saved_matches
from zabletop.terminal.names import HUMAN
from zabletop.terminal.room import Room
from zabletop.terminal.rooms import ROOMS, room_of
from zabletop.terminal.screen import Screen
from zabletop.words import LANGUAGES, Words

USUAL_PLAYERS = 3
MOST_SAVED = 9


@dataclass
class Wish:
    """What somebody wants to play: a new match, or a saved one."""

    words: Words
    room: Room
    seats: list[str]
    names: list[str]
    options: dict[str, str] = field(default_factory=dict)
    file: str = ""


def ask_wish(screen: Screen, words: Words) -> Wish:
    spoken = [Words.of(language).say("cli-menu-language") for language in LANGUAGES]
    usual = LANGUAGES.index(words.language)
    words = Words.of(LANGUAGES[choose(screen, words, words.say("cli-menu-which-language"), spoken, usual)])
    saved = [file for name in ROOMS for file in saved_matches(name)][:MOST_SAVED]
    if saved:
        told = [words.say("cli-menu-new"), words.say("cli-menu-saved")]
        if choose(screen, words, words.say("cli-menu-what"), told, 0) == 1:
            return ask_saved(screen, words, saved)
    return ask_new(screen, words)


def ask_new(screen: Screen, words: Words) -> Wish:
    rooms = list(ROOMS.values())
    games = [words.say(f"{room.name}-name") for room in rooms]
    room = rooms[choose(screen, words, words.say("cli-menu-which-game"), games, 0)]
    options = room.ask_options(screen, words)
    least, most = room.players(options)
    usual = max(least, min(most, USUAL_PLAYERS))
    players = ask_count(screen, words, words.say("cli-menu-how-many"), least, most, usual) if least < most else most
    seats = ask_seats(screen, words, players, room.bots)
    return Wish(words, room, seats, ask_names(screen, words, seats), options)


def ask_saved(screen: Screen, words: Words, saved: list[str]) -> Wish:
    """Which of the saved matches, and who sits there this time."""
    file = saved[choose(screen, words, words.say("cli-menu-which-file"), saved, 0)]
    record = load_record(file)
    room = room_of(record.game)
    seats = ask_seats(screen, words, record.players, room.bots)
    return Wish(words, room, seats, ask_names(screen, words, seats), file=file)


def ask_seats(screen: Screen, words: Words, players: int, bots: Sequence[str]) -> list[str]:
    """Who sits where: a person or a bot in each seat. Usually one person plays against the first kind of bot."""
    kinds = [HUMAN, *bots]
    told = [words.say("cli-menu-person"), *(bot_told(words, bot) for bot in bots)]
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
