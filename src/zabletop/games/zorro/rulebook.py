"""The rules by their ids, and which of them stand behind a question."""

from __future__ import annotations

from zabletop.games.zorro.shapes import ZorroSight

RULES: tuple[str, ...] = tuple([f"Z{number}" for number in range(1, 36)] + [f"ZR{number}" for number in range(1, 20)])

# What is asked at each step.
BEHIND: dict[str, list[str]] = {
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
BEHIND_TARGET: dict[str, list[str]] = {
    "scoundrel": ["Z25", "Z26"],
    "villain": ["Z28", "Z29", "Z30"],
    "duel": ["Z31", "ZR9", "ZR19"],
}


def rules_behind(sight: ZorroSight) -> list[str]:
    found = [*BEHIND[sight.step]]
    if sight.step == "attempt":
        found += BEHIND_TARGET.get(sight.attempt.target, [])
    if sight.step in ("hand", "fourth") and sight.options["edition"] == "french":
        found += ["ZR13"]
    return found
