"""Every rule that we tell is named by a test that proves it, and by the code that carries it out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "src" / "zabletop" / "words" / "en"
# Each game, and the letters of its rules; rulings have an R behind them.
PREFIXES = {"zorro": "Z", "horror": "H"}
GAMES = tuple(PREFIXES)
# Each rule has its text, by its id.
RULE = re.compile(r"^rule-([A-Z]+\d+) ", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]+\d+\b")


def rules_of(game: str) -> list[str]:
    found = RULE.findall((WORDS / f"{game}-rules.ftl").read_text(encoding="utf-8"))
    assert len(found) == len(set(found)) > 0
    return found


def rules_with_a_test() -> set[str]:
    """A test says which rules it proves: in its name ("test_z12_...") or in its docstring ("Z12, ZR3: ...")."""
    found: set[str] = set()
    for file in ROOT.glob("tests/**/test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(NAMED.findall(ast.get_docstring(node) or ""))
                found.update(part.upper() for part in node.name.split("_"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = rules_with_a_test()
    assert [rule for rule in rules_of(game) if rule not in named] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_the_code(game: str) -> None:
    folder = ROOT / "src" / "zabletop" / "games" / game
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    # "Z4-Z6" names the rule in the middle as well.
    for letters, first, last in re.findall(r"\b([A-Z]+)(\d+)-\1(\d+)\b", code):
        code += " ".join(f" {letters}{number}" for number in range(int(first), int(last) + 1))
    named = set(NAMED.findall(code))
    assert [rule for rule in rules_of(game) if rule not in named] == []


def test_the_rules_of_zorro_are_the_ones_we_know() -> None:
    """The check above would be worth nothing if it read no rules."""
    expected = [*(f"Z{number}" for number in range(1, 36)), *(f"ZR{number}" for number in range(1, 20))]
    assert rules_of("zorro") == expected


def test_the_rules_of_horror_are_the_ones_we_know() -> None:
    expected = [*(f"H{number}" for number in range(1, 28)), *(f"HR{number}" for number in range(1, 18))]
    assert rules_of("horror") == expected


@pytest.mark.parametrize(("game", "prefix"), PREFIXES.items())
def test_no_test_or_code_names_a_rule_that_does_not_exist(game: str, prefix: str) -> None:
    known = set(rules_of(game))
    files = [*ROOT.glob(f"tests/{game}/*.py"), *ROOT.glob(f"src/zabletop/games/{game}/*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert sorted(set(re.findall(rf"\b{prefix}R?\d+\b", text)) - known) == []
