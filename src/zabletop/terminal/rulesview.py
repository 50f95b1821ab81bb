"""The rules in our words: those behind a question, a single one, or all of them."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.engine.errors import BadOption
from zabletop.terminal.screen import Screen
from zabletop.words import Words, join


def show_rule(screen: Screen, words: Words, known: Sequence[str], rule: str) -> None:
    """One of the rules that are known here."""
    if rule not in known:
        raise BadOption("terminal-unknown-rule", {"rule": rule, "known": spans(words, known)})
    screen.title(words.say("terminal-rule", rule=rule, title=words.say(f"rule-{rule}.title")))
    screen.say(words.say(f"rule-{rule}"), indent="")


def show_rules(screen: Screen, words: Words, known: Sequence[str]) -> None:
    for rule in known:
        show_rule(screen, words, known, rule)
        screen.say()


def spans(words: Words, rules: Sequence[str]) -> str:
    """Z1 to Z35 and ZR1 to ZR19: the first and the last of each kind."""
    kinds: dict[str, list[str]] = {}
    for rule in rules:
        kinds.setdefault(rule.rstrip("0123456789"), []).append(rule)
    return join(words, [words.say("terminal-rule-span", first=ids[0], last=ids[-1]) for ids in kinds.values()])
