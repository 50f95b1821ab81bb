"""The command line: what can be asked for, and one clear sentence where it was asked for wrongly.

Our own, and small, because every word of help and of complaint must exist in each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from zabletop.engine.errors import BadOption
from zabletop.words import Words

MOST_SEED = 2**63 - 1
MENU = "menu"  # what is meant where no command is named
CARDS = "cards"


@dataclass(frozen=True)
class Option:
    """``--name``, with a value unless it is a flag. What it does is said by ``cli-option-<name>``."""

    name: str
    flag: bool = False


def value(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name) for name in names)


EVERYWHERE = (Option("lang"), Option("plain", flag=True), Option("help", flag=True))


@dataclass(frozen=True)
class Command:
    """``needs`` are words that must follow, ``may`` such that may. Help is ``cli-help-<name>``.

    ``of_games`` are options that belong to a game; what one of them does may be said by ``<game>-option-<name>``.
    """

    name: str
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    of_games: Mapping[str, tuple[Option, ...]] = field(default_factory=dict)

    @property
    def all_options(self) -> tuple[Option, ...]:
        of_games = dict.fromkeys(option for options in self.of_games.values() for option in options)
        return (*self.options, *of_games, *EVERYWHERE)


@dataclass
class Asked:
    """What was asked for on the command line."""

    command: Command
    words: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)

    def word(self, place: int) -> str:
        return self.words[place] if place < len(self.words) else ""

    def listed(self, name: str) -> list[str]:
        """A value that is a list with commas."""
        return [part.strip() for part in self.options.get(name, "").split(",") if part.strip()]

    def chosen(self, *names: str) -> dict[str, str]:
        """Those of the options that were given."""
        return {name: self.options[name] for name in names if name in self.options}

    def settings(self) -> dict[str, str]:
        """What was given of a game's own options, of whichever game, and somebody's own cards."""
        known = {option.name for options in self.command.of_games.values() for option in options}
        return {name: given for name, given in self.options.items() if name in known or name == CARDS}

    def number(self, name: str, default: int | None, least: int, most: int) -> int | None:
        """A whole number between two bounds."""
        if name not in self.options:
            return default
        text = self.options[name]
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
            return int(text)
        facts = {"option": f"--{name}", "value": text, "least": str(least), "most": str(most)}
        raise BadOption("cli-bad-number" if least < most else "cli-only-number", facts)

    def count(self, name: str, default: int) -> int:
        """How many were asked for, before anything is known of how many there may be; what is no number counts as 0."""
        text = self.options.get(name)
        if text is None:
            return default
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def parse(commands: Mapping[str, Command], arguments: list[str], words: Words) -> Asked:
    """Raises BadOption with one clear reason. Asking for help silences every other complaint."""
    command, rest = split_command(commands, arguments)
    asked = Asked(command)
    place = 0
    while place < len(rest):
        argument = rest[place]
        place += 1
        if argument == "-h":
            argument = "--help"
        if not argument.startswith("--") or argument == "--":
            if argument.startswith("-") and argument != "-":
                raise unknown_option(command, argument)
            asked.words.append(argument)
            continue
        name, equals, given = argument[2:].partition("=")
        option = next((one for one in command.all_options if one.name == name), None)
        if option is None:
            raise unknown_option(command, argument)
        if option.flag:
            if equals:
                raise BadOption("cli-flag-with-value", {"option": f"--{name}"})
            asked.flags.add(name)
            continue
        if not equals:
            if place >= len(rest) or rest[place].startswith("--"):
                raise BadOption("cli-no-value", {"option": f"--{name}"})
            given = rest[place]
            place += 1
        if name in asked.options:
            raise BadOption("cli-option-twice", {"option": f"--{name}"})
        asked.options[name] = given
    if "help" not in asked.flags:
        check_words(asked, words)
    return asked


def split_command(commands: Mapping[str, Command], arguments: list[str]) -> tuple[Command, list[str]]:
    """The command is the first word; options for everywhere may stand before it."""
    place = 0
    while place < len(arguments):
        argument = arguments[place]
        if not argument.startswith("-"):
            if argument == "help":
                rest = arguments[place + 1 :]
                return commands.get(rest[0] if rest else MENU, commands[MENU]), ["--help"]
            if argument == MENU or argument not in commands:
                known = ", ".join(name for name in commands if name != MENU)
                raise BadOption("cli-unknown-command", {"command": argument, "allowed": known})
            return commands[argument], arguments[:place] + arguments[place + 1 :]
        place += 2 if argument == "--lang" else 1
    return commands[MENU], arguments


def unknown_option(command: Command, argument: str) -> BadOption:
    known = ", ".join(f"--{option.name}" for option in command.all_options)
    name = "zabletop" if command.name == MENU else f"zabletop {command.name}"
    return BadOption("cli-unknown-option", {"command": name, "option": argument, "allowed": known})


def check_words(asked: Asked, words: Words) -> None:
    command = asked.command
    if len(asked.words) < len(command.needs):
        raise BadOption("cli-word-missing", {"command": command.name, "usage": usage(command, words)})
    if len(asked.words) > len(command.needs) + len(command.may):
        extra = asked.words[len(command.needs) + len(command.may)]
        raise BadOption("cli-word-too-many", {"word": extra, "usage": usage(command, words)})


def usage(command: Command, words: Words) -> str:
    needed = [words.say(f"cli-word-{word}") for word in command.needs]
    possible = [f"[{words.say(f'cli-word-{word}')}]" for word in command.may]
    name = [] if command.name == MENU else [command.name]
    return " ".join(["zabletop", *name, *needed, *possible])
