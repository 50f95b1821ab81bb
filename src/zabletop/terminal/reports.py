"""Commands that answer and are done: verify, odds, simulate, cards, rules."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, cast

import msgspec

from zabletop import verify
from zabletop.engine.errors import BadCards, BadOption, BadRecord, ZabletopError
from zabletop.engine.record import read_record
from zabletop.engine.replay import rebuild
from zabletop.engine.shapes import SPECTATOR
from zabletop.games import game
from zabletop.games.zorro.cards import BUILT_IN, CardSet, card_set, read_cards
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.terminal import rulesview
from zabletop.terminal.arguments import MOST_SEED, Asked
from zabletop.terminal.chances import chances
from zabletop.terminal.complaints import complaint
from zabletop.terminal.describe import Situation, bare_rules
from zabletop.terminal.files import load_record, read_text
from zabletop.terminal.play import show_chances
from zabletop.terminal.screen import Screen
from zabletop.terminal.sensible import table_of
from zabletop.terminal.tableview import TableView
from zabletop.terminal.telling import KINDS, Teller
from zabletop.terminal.typed import Typing
from zabletop.words import Words

MOST_GAMES = 1_000_000_000


def own_cards(asked: Asked) -> dict[str, Any] | None:
    """The card file that was named, read and checked; None where none was."""
    file = asked.options.get("cards", "")
    if not file or file in BUILT_IN:
        return None
    read_text(file)
    return read_cards(file)


# --- verify -----------------------------------------------------------------------------------------------------------


def report_verify(asked: Asked, words: Words, screen: Screen) -> int:
    """Prove or disprove every die and card: 0 or 1."""
    text = read_text(asked.word(0))
    try:
        record = read_record(text)
        proved = verify(record)
    except (BadRecord, BadCards, BadOption) as error:
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
    return odds_of_record(asked, words, screen) if asked.words else odds_of_situation(asked, words, screen)


def odds_of_record(asked: Asked, words: Words, screen: Screen) -> int:
    described = [f"--{name}" for name in (*asked.options, *asked.flags) if name not in ("lang", "plain")]
    if described:
        raise BadOption("cli-odds-both", {"option": described[0]})
    record = load_record(asked.word(0))
    match = rebuild(record, game(record.game))
    rules = cast(ZorroRules, match.rules)
    names = [words.say("terminal-person", number=seat + 1) for seat in range(record.players)]
    view = TableView(screen, Teller(words, names, rules.cards), rules)
    sight = cast(ZorroSight, match.sight(SPECTATOR))
    view.table(sight)
    if match.result is not None:
        screen.say(words.say("zorro-prompt-over"))
        return 0
    state = table_of(rules, sight)
    for seat in match.deciders:
        screen.say()
        if sight.step in ("attempt", "hand", "fourth"):
            view.attempt(sight, state)
        screen.title(words.say("terminal-prompt-named", player=names[seat], prompt=view.teller.prompt(sight)))
        show_chances(view, sight, chances(rules, state, rules.actions(match.state, seat), seat))
    return 0


def odds_of_situation(asked: Asked, words: Words, screen: Screen) -> int:
    rules = bare_rules(own_cards(asked))
    situation = Situation(asked, rules.cards, Typing(words))
    if "dice" not in asked.options:
        if "rolls-left" in asked.options:
            raise BadOption("cli-odds-rolls")
        screen.say(words.say("cli-odds-chance", chance=round(situation.plan.chance(), 4)))
        return 0
    sight, found = situation.found(rules)
    view = TableView(screen, Teller(words, ["-", "-"], rules.cards), rules)
    screen.say(words.say("cli-odds-chance", chance=round(max(found.values()), 4)))
    show_chances(view, sight, found)
    return 0


# --- simulate ---------------------------------------------------------------------------------------------------------


def report_simulate(asked: Asked, words: Words, screen: Screen) -> int:
    from zabletop import arena

    box = game(asked.word(0))
    bots = bots_of(asked, box.least_players, box.most_players)
    games = asked.number("games", 1000, 1, MOST_GAMES) or 1
    seed = asked.number("seed", 1, 0, MOST_SEED)
    workers = asked.number("workers", os.cpu_count() or 1, 1, 1024) or 1
    options = asked.chosen("edition", "first")
    cards = own_cards(asked)
    with progress_bar(words, games, screen) as progress:
        tally = arena.simulate(box.name, bots, games, seed or 0, workers, options, cards, progress)
    if "json" in asked.flags:
        screen.say(msgspec.json.encode(tally).decode())
        return 0
    facts = {"games": tally.games, "seconds": round(tally.seconds, 1), "rate": round(tally.matches_per_second)}
    screen.title(words.say("cli-simulated", **facts))
    for seat, bot in enumerate(tally.bots):
        low, high = tally.intervals[seat]
        share = tally.wins[seat] / tally.games
        screen.say(words.say("cli-simulated-seat", seat=seat + 1, bot=bot, share=share, low=low, high=high))
    means = {"turns": round(tally.mean_turns, 1), "decisions": round(tally.mean_decisions, 1)}
    screen.say(words.say("cli-simulated-means", **means, rate=round(tally.decisions_per_second)))
    return 0


def bots_of(asked: Asked, least: int, most: int) -> list[str]:
    """One bot for each seat; a single name is for all of them."""
    named = asked.listed("bots") or ["greedy"]
    players = asked.number("players", len(named) if len(named) > 1 else 4, least, most) or least
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
    if task == "check" and named:
        return check_cards(named, words, screen)
    if task == "show":
        show_cards(cards_named(named or BUILT_IN[0]), words, screen)
        return 0
    raise BadOption("cli-cards-task", {"task": task})


def check_cards(file: str, words: Words, screen: Screen) -> int:
    read_text(file)
    try:
        document = read_cards(file)
    except BadCards as error:
        for problem in error.problems:
            screen.say(complaint(words, with_cause(problem, error)), "bad", "  ")
        screen.say(complaint(words, error))
        return 1
    screen.say(words.say("cli-cards-fine", file=file, set=document["set"]["id"]), "good")
    return 0


def with_cause(problem: ZabletopError, error: BadCards) -> ZabletopError:
    """A file that can't be read at all has one problem, and its cause stands behind the whole."""
    problem.__cause__ = problem.__cause__ or error.__cause__
    return problem


def cards_named(name: str) -> CardSet:
    if name in BUILT_IN:
        return card_set(name)
    read_text(name)
    return CardSet(read_cards(name), True)


def show_cards(cards: CardSet, words: Words, screen: Screen) -> None:
    teller = Teller(words, [], cards)
    for kind in KINDS:
        screen.title(words.say(f"zorro-kind-{kind}"))
        for card in cards.document[kind]:
            screen.say("  " + words.say("cli-card", id=card["id"], card=teller.whole_card(card["id"])), indent="    ")


def report_rules(asked: Asked, words: Words, screen: Screen) -> int:
    game(asked.word(0))
    if asked.word(1):
        rulesview.show_rule(screen, words, asked.word(1).upper())
    else:
        rulesview.show_rules(screen, words)
    return 0
