"""The command line: what can be asked for, and one clear sentence where it was asked for wrongly.

Our own, and small, because every word of help and of complaint must exist in each language.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from zabletop.engine.errors import BadOption
from zabletop.terminal.screen import Screen
from zabletop.words import Words

MOST_SEED = 2**63 - 1


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
    """``needs`` are words that must follow, ``may`` such that may. Help is ``cli-help-<name>``."""

    name: str
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    @property
    def all_options(self) -> tuple[Option, ...]:
        return (*self.options, *EVERYWHERE)


COMMANDS = (
    Command("menu"),
    Command(
        "play",
        may=("game",),
        options=value("players", "edition", "seats", "names", "first", "seed", "cards", "load"),
    ),
    Command("replay", needs=("file",)),
    Command("verify", needs=("file",)),
    Command(
        "odds",
        may=("file",),
        options=(
            *value("need", "against", "dice", "rolls-left", "heroes", "gear"),
            Option("helper", flag=True),
            *value("helper-heroes", "helper-gear", "cards"),
        ),
    ),
    Command(
        "simulate",
        needs=("game",),
        options=(
            *value("games", "players", "bots", "edition", "first", "seed", "workers", "cards"),
            Option("json", flag=True),
        ),
    ),
    Command("cards", needs=("task",), may=("set",)),
    Command("rules", needs=("game",), may=("rule",)),
)
BY_NAME = {command.name: command for command in COMMANDS}


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

    def number(self, name: str, default: int | None, least: int, most: int) -> int | None:
        """A whole number between two bounds."""
        if name not in self.options:
            return default
        text = self.options[name]
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
            return int(text)
        facts = {"option": f"--{name}", "value": text, "least": str(least), "most": str(most)}
        raise BadOption("cli-bad-number", facts)


def parse(arguments: list[str], words: Words) -> Asked:
    """Raises BadOption with one clear reason. Asking for help silences every other complaint."""
    command, rest = split_command(arguments)
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


def split_command(arguments: list[str]) -> tuple[Command, list[str]]:
    """The command is the first word; options for everywhere may stand before it."""
    place = 0
    while place < len(arguments):
        argument = arguments[place]
        if not argument.startswith("-"):
            if argument == "help":
                rest = arguments[place + 1 :]
                return (BY_NAME.get(rest[0], BY_NAME["menu"]) if rest else BY_NAME["menu"]), ["--help"]
            if argument == "menu" or argument not in BY_NAME:
                known = ", ".join(command.name for command in COMMANDS if command.name != "menu")
                raise BadOption("cli-unknown-command", {"command": argument, "allowed": known})
            return BY_NAME[argument], arguments[:place] + arguments[place + 1 :]
        place += 2 if argument == "--lang" else 1
    return BY_NAME["menu"], arguments


def unknown_option(command: Command, argument: str) -> BadOption:
    known = ", ".join(f"--{option.name}" for option in command.all_options)
    name = "zabletop" if command.name == "menu" else f"zabletop {command.name}"
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
    name = [] if command.name == "menu" else [command.name]
    return " ".join(["zabletop", *name, *needed, *possible])


def show_help(screen: Screen, words: Words, command: Command) -> None:
    """How to call a command, or what commands there are."""
    options = " [--...]" if command.options else ""
    screen.title(words.say("cli-usage", usage=usage(command, words) + options))
    screen.say(words.say(f"cli-help-{command.name}"))
    if command.name == "menu":
        screen.say()
        for other in COMMANDS[1:]:
            screen.say(f"  {usage(other, words):<30} {words.say(f'cli-short-{other.name}')}", indent=" " * 33)
    elif words.has(f"cli-example-{command.name}"):
        screen.say(words.say(f"cli-example-{command.name}"))
    screen.say()
    for option in command.all_options:
        name = f"--{option.name}" if option.flag else f"--{option.name} …"
        screen.say(f"  {name:<19} {words.say(f'cli-option-{option.name}')}", indent=" " * 22)
    if command.name == "menu":
        screen.say(f"  {'--version':<19} {words.say('cli-option-version')}", indent=" " * 22)
