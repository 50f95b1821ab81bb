"""Commands that answer and are done: verify, odds, simulate, cards, rules."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import msgspec

from zabletop import verify
from zabletop.engine.errors import BadCards, BadOption, BadRecord, ZabletopError
from zabletop.engine.record import read_record
from zabletop.engine.replay import rebuild
from zabletop.engine.shapes import SPECTATOR
from zabletop.terminal import rulesview
from zabletop.terminal.arguments import MOST_SEED, Asked
from zabletop.terminal.complaints import complaint
from zabletop.terminal.files import load_record, read_text
from zabletop.terminal.names import bot_name, usual_names
from zabletop.terminal.oddsview import show_odds
from zabletop.terminal.room import Room
from zabletop.terminal.rooms import ROOMS, room_of, room_where
from zabletop.terminal.screen import Screen
from zabletop.words import Words

MOST_GAMES = 1_000_000_000
# What is wrong with a file that says nothing of whether its dice and cards are true.
UNCHECKABLE = (
    "record-not-json",
    "record-not-a-record",
    "record-unknown-game",
    "record-other-version",
    "record-other-rules",
    "record-other-cards",
)


# --- verify -----------------------------------------------------------------------------------------------------------


def report_verify(asked: Asked, words: Words, screen: Screen) -> int:
    """Prove or disprove every die and card: 0 or 1. What cannot be checked here is neither: 2."""
    text = read_text(asked.word(0))
    try:
        record = read_record(text)
        proved = verify(record)
    except (BadRecord, BadCards, BadOption) as error:
        if isinstance(error, BadCards) or error.message in UNCHECKABLE:
            screen.say(words.say("cli-verify-cannot", why=complaint(words, error)), "bad")
            return 2
        screen.say(words.say("cli-verify-false", why=complaint(words, error)), "bad")
        return 1
    screen.say(words.say("cli-verify-true", count=proved), "good")
    told = "cli-verify-seed" if record.chance.seed is not None else "cli-verify-secret"
    screen.say(words.say(told, seed=str(record.chance.seed)))
    screen.say(words.say("cli-verify-promise", promise=record.chance.commitment))
    if record.chance.seed is None and not record.chance.salts:
        screen.say(words.say("cli-verify-no-salts"))
    return 0


# --- odds -------------------------------------------------------------------------------------------------------------


def report_odds(asked: Asked, words: Words, screen: Screen) -> int:
    if asked.words:
        return odds_of_record(asked, words, screen)
    described = {*asked.options, *asked.flags} - {"lang", "plain"}
    room = room_where(lambda room: described <= {option.name for option in room.situation})
    if room is None or not described:
        raise BadOption("cli-odds-nothing")
    room.odds_of_situation(asked, words, screen)
    return 0


def odds_of_record(asked: Asked, words: Words, screen: Screen) -> int:
    described = [f"--{name}" for name in (*asked.options, *asked.flags) if name not in ("lang", "plain")]
    if described:
        raise BadOption("cli-odds-both", {"option": described[0]})
    record = load_record(asked.word(0))
    room = room_of(record.game)
    match = rebuild(record, room.box)
    names = usual_names(words, record.players)
    host = room.host(match.rules, words, names, screen)
    if not host.knows_odds:
        # Nothing is shown, either: what each player would see before deciding may be secret.
        raise BadOption("cli-odds-unknown", {"game": words.say(f"{room.name}-name")})
    sight = match.sight(SPECTATOR)
    host.table(sight)
    if match.result is not None:
        screen.say(words.say("engine-match-over"))
        return 0
    for seat in match.deciders:
        sight = match.sight(seat)
        actions = match.rules.actions(match.state, seat)
        screen.say()
        host.scene(sight, afresh=False)
        screen.title(words.say("terminal-prompt-named", player=names[seat], prompt=host.prompt(sight)))
        show_odds(host, sight, host.odds(sight, seat, actions), [])
    return 0


# --- simulate ---------------------------------------------------------------------------------------------------------


def report_simulate(asked: Asked, words: Words, screen: Screen) -> int:
    from zabletop import arena

    room = room_of(asked.word(0))
    seed = asked.number("seed", 1, 0, MOST_SEED)
    options, own = room.settle(asked.settings(), seed)
    if refusal := room.too_many(options, asked.count("players", len(asked.listed("bots")))):
        raise refusal
    bots = bots_of(asked, room, *room.players(options))
    games = asked.number("games", 1000, 1, MOST_GAMES) or 1
    workers = asked.number("workers", os.cpu_count() or 1, 1, 1024) or 1
    with progress_bar(words, games, screen) as progress:
        tally = arena.simulate(room.name, bots, games, seed or 0, workers, options, own, progress)
    if "json" in asked.flags:
        screen.say(msgspec.json.encode(tally).decode())
        return 0
    facts = {"games": tally.games, "seconds": round(tally.seconds, 1), "rate": round(tally.matches_per_second)}
    screen.title(words.say("cli-simulated", **facts))
    for seat, bot in enumerate(tally.bots):
        low, high = tally.intervals[seat]
        name, share = bot_name(words, bot), tally.shares[seat]
        screen.say(words.say("cli-simulated-seat", seat=seat + 1, bot=name, share=share, low=low, high=high))
    means = {"turns": round(tally.mean_turns, 1), "decisions": round(tally.mean_decisions, 1)}
    screen.say(words.say("cli-simulated-means", **means, rate=round(tally.decisions_per_second)))
    return 0


def bots_of(asked: Asked, room: Room, least: int, most: int) -> list[str]:
    """One bot for each seat; a single name is for all of them."""
    named = asked.listed("bots") or [room.bots[0]]
    usual = len(named) if len(named) > 1 else min(most, max(least, 4))
    players = asked.number("players", usual, least, most) or least
    if len(named) == 1:
        named *= players
    if len(named) != players:
        raise BadOption("cli-seats-count", {"option": "--bots", "count": len(named), "players": players})
    return named


def progress_bar(words: Words, games: int, screen: Screen) -> AbstractContextManager[Callable[[int], None] | None]:
    """On stderr, and only if somebody sees it there."""
    if screen.plain or not sys.stderr.isatty():
        return nullcontext(None)
    from zabletop.terminal.progress import bar

    return bar(words.say("cli-simulating"), games)


# --- cards, rules -----------------------------------------------------------------------------------------------------


def report_cards(asked: Asked, words: Words, screen: Screen) -> int:
    task, named = asked.word(0), asked.word(1)
    if task not in ("check", "show") or (task == "check" and not named):
        raise BadOption("cli-cards-task", {"task": task})
    room = room_of(asked.options["game"]) if "game" in asked.options else room_of_cards(named)
    if task == "check":
        return check_cards(room, named, words, screen)
    rooms = [room] if "game" in asked.options else [*ROOMS.values()]
    known = [name for one in rooms for name in one.shown_sets]
    if not named:
        facts = {"set": room.shown_sets[0], "allowed": ", ".join(known)}
        screen.say(words.say("cli-cards-usual", **facts), "note")
    elif named not in known and not is_file(named):
        raise BadOption("cli-unknown-set", {"set": named, "allowed": ", ".join(known)})
    room.show_cards(named, words, screen)
    return 0


def is_file(named: str) -> bool:
    """Whether somebody means a file, be it there or not."""
    return named.endswith(".toml") or os.sep in named or Path(named).exists()


def room_of_cards(named: str) -> Room:
    """Whose cards these are: a set of ours goes by its name, a file by the table that it begins with."""
    found = room_where(lambda room: named in room.shown_sets)
    if found is None and named:
        tables = tables_in(named)
        found = room_where(lambda room: any(head in tables for head in room.heads))
    return found or next(iter(ROOMS.values()))


def tables_in(file: str) -> Sequence[str]:
    """What stands in a card file; nothing where it is no such file: whoever reads it next says so."""
    try:
        return list(tomllib.loads(Path(file).read_text("utf-8")))
    except (OSError, ValueError):
        return []


def check_cards(room: Room, file: str, words: Words, screen: Screen) -> int:
    other = [command for head, command in room.checked_by.items() if head in tables_in(file)]
    for command in other:
        screen.say(words.say("cli-cards-other", file=file, command=command), "note")
    try:
        document = room.read_cards(file)
    except BadCards as error:
        for problem in error.problems:
            screen.say(complaint(words, with_cause(problem, error)), "bad", "  ")
        screen.say(complaint(words, error))
        return 1
    if other:
        screen.say(words.say("cli-cards-other-fine", file=file), "good")
        return 0
    name = next(document[head]["id"] for head in room.heads if head in document)
    screen.say(words.say("cli-cards-fine", file=file, set=name), "good")
    return 0


def with_cause(problem: ZabletopError, error: BadCards) -> ZabletopError:
    """A file that can't be read at all has one problem, and its cause stands behind the whole."""
    problem.__cause__ = problem.__cause__ or error.__cause__
    return problem


def report_rules(asked: Asked, words: Words, screen: Screen) -> int:
    room = room_of(asked.word(0))
    if asked.word(1):
        rulesview.show_rule(screen, words, room.rules, asked.word(1).upper())
    else:
        rulesview.show_rules(screen, words, room.rules)
    return 0
