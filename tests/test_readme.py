"""The README keeps its word: its snippets run, its commands exist, its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = sorted(set(re.findall(r"zabletop (play|replay|verify|odds|simulate|cards check|rules)\b", README)))
LINKS = [link for link in re.findall(r"\]\(([^)]+)\)", README) if not link.startswith("http")]


def test_there_are_snippets_commands_and_links_to_prove() -> None:
    assert len(SNIPPETS) >= 3
    assert len(COMMANDS) == 7
    assert len(LINKS) >= 6


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_a_snippet_of_the_readme_runs(number: int) -> None:
    done = subprocess.run([sys.executable, "-c", SNIPPETS[number]], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_the_first_snippet_is_ten_lines_of_python_that_play_a_match() -> None:
    assert len([line for line in SNIPPETS[0].splitlines() if line.strip()]) <= 10
    assert "zabletop.new(" in SNIPPETS[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_explains_itself(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zabletop.cli", *command.split(), "--help"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^    make (\w+)$", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("link", LINKS)
def test_a_link_of_the_readme_leads_to_a_file(link: str) -> None:
    assert (ROOT / link).exists(), link


def test_the_readme_says_that_the_project_is_unofficial() -> None:
    assert "not affiliated" in README
