"""All commands, with the options that the games bring along, and what ``--help`` says of them."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.terminal.arguments import CARDS, EVERYWHERE, MENU, Asked, Command, Option, usage, value
from zabletop.terminal.rooms import ROOMS
from zabletop.terminal.screen import Screen
from zabletop.words import Words, join

OF_BOXES = {
    name: value(*(option.name for option in room.box.options if option.name != CARDS)) for name, room in ROOMS.items()
}
OF_SITUATIONS = {name: tuple(room.situation) for name, room in ROOMS.items() if room.situation}

COMMANDS = {
    command.name: command
    for command in (
        Command(MENU),
        Command(
            "play",
            may=("game",),
            options=value("players", "seats", "names", "seed", CARDS, "load"),
            of_games=OF_BOXES,
        ),
        Command("replay", needs=("file",), options=(*value("names"), Option("open", flag=True))),
        Command("verify", needs=("file",)),
        Command("odds", may=("file",), of_games=OF_SITUATIONS),
        Command(
            "simulate",
            needs=("game",),
            options=(*value("games", "players", "bots", "seed", "workers", CARDS), Option("json", flag=True)),
            of_games=OF_BOXES,
        ),
        Command("cards", needs=("task",), may=("set",), options=value("game")),
        *(command for room in ROOMS.values() for command in room.commands),
        Command("rules", needs=("game",), may=("rule",)),
    )
}


def show_help(screen: Screen, words: Words, asked: Asked) -> None:
    """How to call a command, or what commands there are. Behind the name of a game: its own options only."""
    command = asked.command
    games = join(words, [words.say(f"{name}-name") for name in ROOMS])
    options = " [--...]" if command.options or command.of_games else ""
    screen.title(words.say("cli-usage", usage=usage(command, words) + options))
    screen.say(words.say(f"cli-help-{command.name}", games=games))
    if command.name == MENU:
        show_commands(screen, words)
    elif words.has(f"cli-example-{command.name}"):
        screen.say(words.say(f"cli-example-{command.name}"))
    screen.say()
    for option in (*command.options, *EVERYWHERE):
        show_option(screen, option, words.say(f"cli-option-{option.name}"))
    if command.name == MENU:
        show_option(screen, Option("version", flag=True), words.say("cli-option-version"))
    for name in [asked.word(0)] if asked.word(0) in command.of_games else command.of_games:
        show_options_of(screen, words, name, command.of_games[name])


def show_commands(screen: Screen, words: Words) -> None:
    screen.say()
    for name, command in COMMANDS.items():
        if name != MENU:
            screen.say(f"  {usage(command, words):<30} {words.say(f'cli-short-{name}')}", indent=" " * 33)


def show_options_of(screen: Screen, words: Words, game: str, options: Sequence[Option]) -> None:
    screen.say()
    screen.title(words.say(f"{game}-name"))
    for option in options:
        own = f"{game}-option-{option.name}"
        show_option(screen, option, words.say(own if words.has(own) else f"cli-option-{option.name}"))


def show_option(screen: Screen, option: Option, told: str) -> None:
    name = f"--{option.name}" if option.flag else f"--{option.name} …"
    screen.say(f"  {name:<19} {told}", indent=" " * 22)
