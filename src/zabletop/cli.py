"""The `zabletop` command: it finds out what is wanted and in which language, and hands over."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any

from zabletop import __version__
from zabletop.engine import match as engine
from zabletop.engine.errors import BadCards, BadOption, ZabletopError
from zabletop.terminal.arguments import MOST_SEED, Asked, parse
from zabletop.terminal.commands import COMMANDS, show_help
from zabletop.terminal.complaints import complaint
from zabletop.terminal.room import Room
from zabletop.terminal.rooms import ROOMS, room_of
from zabletop.terminal.screen import EndOfInput, Screen, harmless
from zabletop.words import LANGUAGES, Words, guess_language

BROKEN_PIPE = 141  # what a shell sees of a program that a closed pipe has ended
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """The exit code: 0 fine, 1 disproved or wrong, 2 asked for wrongly or not to be checked, 130 interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    words = Words.of(guess_language(os.environ))
    try:
        words = Words.of(language_of(given))
        code = run(given, words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Python would complain once more when it closes stdout at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except BadCards as error:
        facts = {"file": str(error.facts["file"]), "command": str(error.facts.get("command", "cards check"))}
        return fail(words, words.say("cli-bad-cards", count=len(error.problems), **facts))
    except ZabletopError as error:
        return fail(words, complaint(words, error))
    except EndOfInput:
        return 0
    except KeyboardInterrupt:
        # In a terminal "^C" stands at the end of the line.
        said = words.say("cli-interrupted")
        lead = "\n" if sys.stderr.isatty() else ""
        print(f"{lead}zabletop: {said}", file=sys.stderr)
        return INTERRUPTED
    except Exception as error:  # nobody should ever read a traceback who did not ask for one
        if os.environ.get("ZABLETOP_DEBUG"):
            traceback.print_exc()
        return fail(words, words.say("cli-unexpected", what=f"{type(error).__name__}: {error}"))


def fail(words: Words, text: str) -> int:
    print(f"zabletop: {' '.join(harmless(text).split(' '))}", file=sys.stderr)
    return 2


def language_of(arguments: list[str]) -> str:
    """The language is needed before anything else can be said, so it is looked for first."""
    wish = ""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            wish = argument.removeprefix("--lang=")
        elif argument == "--lang" and place + 1 < len(arguments):
            wish = arguments[place + 1]
        else:
            continue
        if wish not in LANGUAGES:
            raise BadOption("engine-bad-choice", {"option": "--lang", "value": wish, "allowed": ", ".join(LANGUAGES)})
    return wish or guess_language(os.environ)


def run(arguments: list[str], words: Words) -> int:
    if arguments == ["--version"] or (len(arguments) <= 3 and "--version" in arguments):
        Screen().say(version(words))
        return 0
    asked = parse(COMMANDS, arguments, words)
    screen = Screen("plain" in asked.flags)
    if "help" in asked.flags:
        show_help(screen, words, asked)
        return 0
    return deeds()[asked.command.name](asked, words, screen)


def deeds() -> dict[str, Callable[[Asked, Words, Screen], int]]:
    """Imported late: who asks for the version does not wait for the games."""
    from zabletop.terminal import reports

    return {
        "menu": menu,
        "play": play,
        "replay": replay,
        "verify": reports.report_verify,
        "odds": reports.report_odds,
        "simulate": reports.report_simulate,
        "cards": reports.report_cards,
        "rules": reports.report_rules,
        **{command.name: room.report for room in ROOMS.values() for command in room.commands},
    }


def version(words: Words) -> str:
    compiled = not str(engine.__file__).endswith(".py")
    return words.say("cli-version", version=__version__, compiled=compiled)


def menu(asked: Asked, words: Words, screen: Screen) -> int:
    if not sys.stdin.isatty():
        return fail(words, words.say("cli-no-terminal"))
    from zabletop.terminal.menu import ask_wish

    wish = ask_wish(screen, words)
    screen.say()
    if wish.file:
        return resume(wish.file, wish.seats, wish.names, wish.words, screen)
    options, cards = wish.room.settle(wish.options)
    return start(wish.room, options, cards, wish.seats, wish.names, None, wish.words, screen)


def start(
    room: Room,
    options: dict[str, str],
    cards: dict[str, Any] | None,
    seats: list[str],
    names: list[str],
    seed: int | None,
    words: Words,
    screen: Screen,
) -> int:
    import zabletop
    from zabletop.terminal.play import Session

    chosen: dict[str, Any] = {**options, **({} if cards is None else {"cards": cards})}
    match = zabletop.new(room.name, players=len(seats), seed=seed, **chosen)
    return Session(room, match, seats, names, words, screen).run()


def play(asked: Asked, words: Words, screen: Screen) -> int:
    if "load" in asked.options:
        return go_on(asked, words, screen)
    if not asked.words:
        raise BadOption("cli-which-game")
    room = room_of(asked.word(0))
    seed = asked.number("seed", None, 0, MOST_SEED)
    options, cards = room.settle(asked.settings(), seed)
    if refusal := room.too_many(options, asked.count("players", len(asked.listed("seats")))):
        raise refusal
    seats = seats_of(asked, room, *room.players(options))
    return start(room, options, cards, seats, names_of(asked, seats), seed, words, screen)


def go_on(asked: Asked, words: Words, screen: Screen) -> int:
    """A saved match, with the same or other people and bots in its seats."""
    from zabletop.engine.replay import rebuild
    from zabletop.terminal.files import load_record

    fixed = [name for name in asked.options if name in ("players", "seed", *asked.settings())]
    if fixed:
        raise BadOption("cli-load-fixed", {"option": f"--{fixed[0]}"})
    record = load_record(asked.options["load"])
    room = room_of(record.game)
    rebuild(record, room.box)
    if asked.words and asked.word(0) != record.game:
        raise BadOption("cli-load-game", {"game": record.game})
    if asked.listed("seats"):
        seats = seats_of(asked, room, record.players, record.players)
        return resume(asked.options["load"], seats, names_of(asked, seats), words, screen)
    if not sys.stdin.isatty():
        usual = ",".join(["human", *[room.bots[0]] * (record.players - 1)])
        raise BadOption("cli-load-seats", {"players": record.players, "example": usual})
    from zabletop.terminal.menu import ask_names, ask_seats

    seats = ask_seats(screen, words, record.players, room.bots)
    names = names_of(asked, seats) or ask_names(screen, words, seats)
    return resume(asked.options["load"], seats, names, words, screen)


def resume(file: str, seats: list[str], names: list[str], words: Words, screen: Screen) -> int:
    """A saved match from where it was left; it is saved in the same file again."""
    from zabletop.engine.replay import rebuild
    from zabletop.terminal.files import load_record
    from zabletop.terminal.play import Session

    record = load_record(file)
    room = room_of(record.game)
    session = Session(room, rebuild(record, room.box), seats, names, words, screen)
    session.file = file
    return session.run()


def seats_of(asked: Asked, room: Room, least: int, most: int) -> list[str]:
    """Who sits where. Without a word: one person, and the usual bots."""
    from zabletop.terminal.names import HUMAN

    seats = asked.listed("seats")
    usual = len(seats) or max(least, min(most, 4))
    players = asked.number("players", usual, least, most) or usual
    if not seats:
        return [HUMAN, *[room.bots[0]] * (players - 1)]
    for kind in seats:
        if kind not in (HUMAN, *room.bots):
            facts = {"option": "--seats", "value": kind, "allowed": ", ".join([HUMAN, *room.bots])}
            raise BadOption("engine-bad-choice", facts)
    if len(seats) != players:
        raise BadOption("cli-seats-count", {"option": "--seats", "count": len(seats), "players": players})
    return seats


def names_of(asked: Asked, seats: list[str]) -> list[str]:
    """Names in the order of the seats; who is left out goes by a usual name."""
    names = [name.strip() for name in asked.options.get("names", "").split(",")]
    if len(names) > len(seats):
        raise BadOption("cli-names-count", {"count": len(names), "players": len(seats)})
    given = [name.casefold() for name in names if name]
    for name in names:
        if given.count(name.casefold()) > 1:
            raise BadOption("cli-names-same", {"name": name})
    return names if any(names) else []


def replay(asked: Asked, words: Words, screen: Screen) -> int:
    from zabletop.terminal.files import load_record
    from zabletop.terminal.names import HUMAN
    from zabletop.terminal.watch import Watch

    record = load_record(asked.word(0))
    whole = "open" in asked.flags
    if whole and record.result is None:
        raise BadOption("cli-open-unfinished")
    Watch(record, words, screen, names_of(asked, [HUMAN] * record.players), whole).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
