"""Draw docs/images/match.svg: the last screen of a real match, played in a real terminal.

.venv/bin/python tools/picture.py
"""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images" / "match.svg"
COMMAND = ["-m", "zabletop.cli", "play", "zorro", "--players", "3", "--seed", "7", "--lang", "en"]
TYPED = ["1", "2", "1", "1", "odds"]
COLUMNS = 92
LINES = 34
QUIET = 1.5  # seconds without output after which the game is waiting for us
STYLE = "font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: 14px; fill: #e8e0d0"


def main() -> None:
    screen = play()
    lines = [line.rstrip() for line in screen.replace("\r", "").splitlines()][-LINES:]
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(svg(lines))
    print(f"{TARGET.relative_to(ROOT)}: {len(lines)} lines")


def play() -> str:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": str(COLUMNS), "TERM": "xterm", "PYTHONUTF8": "1"}
    game = subprocess.Popen([sys.executable, *COMMAND], stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    seen = until_quiet(ours)
    for line in TYPED:
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


def svg(lines: list[str]) -> str:
    """A dark window with the text in it: text, so that it can be read, searched and read aloud."""
    width, height = COLUMNS * 8.5 + 40, len(lines) * 19 + 56
    rows = "\n".join(
        f'<text x="20" y="{54 + 19 * number}" xml:space="preserve" style="{STYLE}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    dots = "".join(f'<circle cx="{22 + 20 * place}" cy="18" r="6" fill="#6b5f55"/>' for place in range(3))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img">\n'
        "<title>A turn of The Zorro Dice Game in the terminal</title>\n"
        f'<rect width="100%" height="100%" rx="10" fill="#231c1a"/>\n{dots}\n{rows}\n</svg>\n'
    )


if __name__ == "__main__":
    main()
