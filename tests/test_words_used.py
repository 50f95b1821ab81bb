"""The words and the code fit: what is named exists, gets its facts, and nothing is there for nothing."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from tests.test_words import ROOT, nodes_in, texts_of, variables_in
from zabletop.games.zorro.check import COUNTS
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.games.zorro.editions import EDITIONS
from zabletop.games.zorro.refusals import PROPER_STEPS
from zabletop.games.zorro.state import STEPS
from zabletop.terminal.commands import COMMANDS
from zabletop.terminal.rooms import ROOMS
from zabletop.terminal.zorro.typed import VERBS

SOURCES = sorted((ROOT / "src" / "zabletop").rglob("*.py"))
ID = re.compile(rf"(engine|record|cards|terminal|cli|{'|'.join(ROOMS)})-[a-z0-9-]*[a-z0-9]")
# Texts whose ids are put together from parts: those of every game, and what a game adds.
OF_ANY_GAME = "name|help|(event|typed|option|which)-.*"
OF_GAMES = {
    "zorro": "(prompt|action|symbols?|location|edition|kind|does|odds)-.*",
    "horror": "(prompt|action|mode|kinds?|side|step)-.*|from|into",
}
OF_ALL = "rule-.*|terminal-(command|help|bot)-.*|cli-(help|short|example|option|word|menu-bot)-.*"
# Where the kind of an event stands among the arguments of those who tell one; in `tell...` it comes second.
KIND_AT = {"note": 0, "reveal": 0, "whisper": 0, "after_roll": 1, "gain": 3}


def calls_in(file: Path) -> Iterator[python.Call]:
    tree = python.parse(file.read_text(encoding="utf-8"))
    return (node for node in python.walk(tree) if isinstance(node, python.Call))


def name_of(call: python.Call) -> str:
    return call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")


def strings_in(node: python.AST) -> set[str]:
    return {one.value for one in python.walk(node) if isinstance(one, python.Constant) and isinstance(one.value, str)}


def ids_in(file: Path) -> set[str]:
    """Ids of messages that stand in the code as they are. Those put together from parts are tested by their parts."""
    tree = python.parse(file.read_text(encoding="utf-8"))
    pieces = {part for node in python.walk(tree) if isinstance(node, python.JoinedStr) for part in strings_in(node)}
    return {text for text in strings_in(tree) - pieces if ID.fullmatch(text)}


def facts_given(call: python.Call) -> tuple[str, set[str]] | None:
    """The id that a call hands over and the names of its facts; None where they are not written out there."""
    found = [one.value for one in call.args if isinstance(one, python.Constant) and ID.fullmatch(str(one.value))]
    if len(found) != 1 or any(keyword.arg is None for keyword in call.keywords):
        return None
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for argument in call.args:
        if isinstance(argument, python.Dict):
            names |= set().union(*(strings_in(key) for key in argument.keys if key))
        elif not isinstance(argument, (python.Constant, python.Attribute)):
            return None
    return str(found[0]), names


def kinds_of_events() -> set[str]:
    kinds = {"undo"}
    for file in ("turns.py", "rules.py", "events.py"):
        tree = python.parse((ROOT / "src/zabletop/games/zorro" / file).read_text(encoding="utf-8"))
        for node in python.walk(tree):
            if isinstance(node, python.Call) and name_of(node) in KIND_AT:
                kinds |= strings_in(node.args[KIND_AT[name_of(node)]])
            elif isinstance(node, python.Call) and name_of(node).startswith("tell"):
                kinds |= strings_in(node.args[1])
            elif isinstance(node, python.Assign) and getattr(node.targets[0], "id", "") == "kind":
                kinds |= strings_in(node.value)
    return kinds


def test_each_text_that_the_code_names_exists() -> None:
    known = texts_of("en")
    for file in SOURCES:
        for text in ids_in(file):
            assert text in known, f"{file.name}: {text}"


def test_each_text_is_given_the_facts_that_it_needs() -> None:
    texts = texts_of("en")
    checked = 0
    for file in SOURCES:
        for call in calls_in(file):
            given = facts_given(call)
            if given and given[0] in texts:
                assert variables_in(texts[given[0]], texts) <= given[1], f"{file.name}:{call.lineno} {given[0]}"
                checked += 1
    assert checked > 100


def test_each_event_step_action_and_choice_of_zorro_has_words() -> None:
    kinds = kinds_of_events()
    assert {"rolls", "takes-gear", "stands", "falls", "wins-mask", "duel-score"} <= kinds
    assert set(VERBS) == set(PROPER_STEPS)
    wanted = {f"zorro-event-{kind}" for kind in kinds}
    wanted |= {f"zorro-prompt-{step}" for step in STEPS}
    wanted |= {f"zorro-{kind}-{verb}" for verb in PROPER_STEPS for kind in ("action", "typed")}
    wanted |= {f"zorro-{kind}-{symbol}" for symbol in SYMBOLS for kind in ("symbol", "symbols")}
    wanted |= {f"zorro-location-{location}" for location in LOCATIONS}
    wanted |= {f"zorro-edition{told}-{edition}" for edition in EDITIONS for told in ("", "-told")}
    wanted |= {f"zorro-kind-{kind}" for kind in COUNTS}
    assert wanted - texts_of("en").keys() == set()
    told = {name for name in texts_of("en") if name.startswith("zorro-event-")}
    assert told == {f"zorro-event-{kind}" for kind in kinds}


def test_each_command_option_and_game_has_words() -> None:
    known = texts_of("en").keys()
    for command in COMMANDS.values():
        assert f"cli-help-{command.name}" in known
        of_games = {option.name for options in command.of_games.values() for option in options}
        for option in command.all_options:
            assert option.name in of_games or f"cli-option-{option.name}" in known, option.name
        for name, options in command.of_games.items():
            for option in options:
                assert {f"{name}-option-{option.name}", f"cli-option-{option.name}"} & known, (name, option.name)
    for name, room in ROOMS.items():
        assert {f"{name}-name", f"{name}-help", f"{name}-event-undo"} <= known
        assert {f"{name}-which-{option}" for option in room.asked_for} <= known
        assert {f"rule-{rule}{part}" for rule in room.rules for part in ("", ".title")} <= known


def test_no_text_is_there_for_nothing() -> None:
    """A text that nothing names is a leftover, or a sign that something is not said."""
    whole = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    of_games = [f"{name}-({OF_ANY_GAME}|{more})" for name, more in OF_GAMES.items()]
    built = re.compile("|".join([OF_ALL, *of_games]))
    for name in texts_of("en"):
        base = name.partition(".")[0]
        assert built.fullmatch(base) or f'"{base}"' in whole or base == "list-end", name


def test_french_keeps_its_punctuation_on_the_line() -> None:
    for name, part in texts_of("fr").items():
        for node in nodes_in(part):
            if isinstance(node, ast.TextElement):
                assert not re.search(r" [:;!?»]|« ", node.value), name
