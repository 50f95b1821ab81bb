"""The rules in our words: those behind a question, a single one, or all of them."""

from __future__ import annotations

from zabletop.engine.errors import BadOption
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.terminal.screen import Screen
from zabletop.words import Words

RULES = [*(f"Z{number}" for number in range(1, 36)), *(f"ZR{number}" for number in range(1, 20))]

# Which rules stand behind what is asked at each step.
BEHIND = {
    "travel": ["Z7", "Z9", "ZR12"],
    "ask": ["Z8", "Z11", "ZR6"],
    "answer": ["Z8", "Z15", "ZR6"],
    "offer": ["Z8", "Z15", "ZR12"],
    "accept": ["Z8", "Z11", "ZR12"],
    "attempt": ["Z10", "Z18", "Z19", "ZR2", "ZR5", "ZR11"],
    "hand": ["Z12", "ZR3", "ZR4"],
    "fourth": ["Z12", "ZR3", "ZR14"],
    "take": ["Z15", "ZR18"],
    "discard": ["Z17", "ZR17"],
    "over": ["Z30"],
}
# What is being attempted brings its own.
BEHIND_TARGET = {"scoundrel": ["Z25", "Z26"], "villain": ["Z28", "Z29", "Z30"], "duel": ["Z31", "ZR9", "ZR19"]}


def rules_behind(sight: ZorroSight, edition: str) -> list[str]:
    found = [*BEHIND[sight.step]]
    if sight.step == "attempt":
        found += BEHIND_TARGET.get(sight.attempt.target, [])
    if sight.step in ("hand", "fourth") and edition == "french":
        found += ["ZR13"]
    return found


def show_rule(screen: Screen, words: Words, rule: str) -> None:
    if rule not in RULES:
        raise BadOption("terminal-unknown-rule", {"rule": rule})
    screen.title(words.say("terminal-rule", rule=rule, title=words.say(f"rule-{rule}.title")))
    screen.say(words.say(f"rule-{rule}"), indent="")


def show_rules(screen: Screen, words: Words) -> None:
    for rule in RULES:
        show_rule(screen, words, rule)
        screen.say()
