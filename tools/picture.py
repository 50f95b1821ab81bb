"""Draw docs/images/<game>.svg: the last screen of a real match, played in a real terminal.

.venv/bin/python tools/picture.py
"""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"


@dataclass(frozen=True)
class Picture:
    """A match, what is typed in it, and what the picture is called."""

    game: str
    typed: tuple[str, ...]
    title: str


PICTURES = (
    Picture("zorro", ("1", "2", "1", "1", "odds"), "A turn of The Zorro Dice Game in the terminal"),
    Picture("horror", ("1", "2", "1", "2"), "A turn of Ze Horror Attack in the terminal"),
)
COLUMNS = 92
LINES = 34
QUIET = 1.5  # seconds without output after which the game is waiting for us
STYLE = "font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: 14px; fill: #e8e0d0"


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        screen = play(picture)
        lines = [line.rstrip() for line in screen.replace("\r", "").splitlines()][-LINES:]
        (IMAGES / f"{picture.game}.svg").write_text(svg(lines, picture.title))
        print(f"{picture.game}: {len(lines)} lines")


def play(picture: Picture) -> str:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": str(COLUMNS), "TERM": "xterm", "PYTHONUTF8": "1"}
    asked = ["play", picture.game, "--players", "3", "--seed", "7", "--lang", "en"]
    command = [sys.executable, "-m", "zabletop.cli", *asked]
    game = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    seen = until_quiet(ours)
    for line in picture.typed:
        os.write(ours, f"{line}\n".encode())
        seen += until_quiet(ours)
    game.kill()
    game.wait()
    os.close(ours)
    return seen.decode(errors="replace")


def until_quiet(terminal: int) -> bytes:
    seen = b""
    last = time.monotonic()
    while time.monotonic() - last < QUIET:
        ready, _, _ = select.select([terminal], [], [], 0.1)
        if ready:
            seen += os.read(terminal, 65536)
            last = time.monotonic()
    return seen


def svg(lines: list[str], title: str) -> str:
    """A dark window with the text in it: text, so that it can be read, searched and read aloud."""
    width, height = COLUMNS * 8.5 + 40, len(lines) * 19 + 56
    rows = "\n".join(
        f'<text x="20" y="{54 + 19 * number}" xml:space="preserve" style="{STYLE}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    dots = "".join(f'<circle cx="{22 + 20 * place}" cy="18" r="6" fill="#6b5f55"/>' for place in range(3))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="100%" height="100%" rx="10" fill="#231c1a"/>\n{dots}\n{rows}\n</svg>\n'
    )


if __name__ == "__main__":
    main()
