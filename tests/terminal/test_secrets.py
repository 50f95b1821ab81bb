"""Several people at one screen: what one of them does in secret, the others do not see."""

from __future__ import annotations

import re
from pathlib import Path

from tests.terminal.sitting import ESCAPE, in_terminal, lines, sit_down


def offers_of_two(first_says: str) -> str:
    session, out, _ = sit_down(
        lines("1", "", first_says), ("human", "human", "human"), names=("Ana", "Bo", "Zoé"), edition="revised"
    )
    session.run()
    return out.getvalue()


def test_a_secret_offer_is_not_on_the_screen_of_the_next_person() -> None:
    offered, passed = offers_of_two("offer"), offers_of_two("pass")
    assert "pass the keyboard to Bo" in offered
    assert "pass the keyboard to Zoé" in offered
    # The saved file's name is a time: all else must be the same, whatever Bo has chosen.
    assert re.sub(r"zorro-[\d-]+", "", offered) == re.sub(r"zorro-[\d-]+", "", passed)


def test_what_was_cleared_with_a_secret_is_told_again_to_the_next_person() -> None:
    session, out, _ = sit_down(lines("1", "", "offer", "", "pass"), ("human",) * 3, names=("Ana", "Bo", "Zoé"))
    session.run()
    before, bo, zoe = re.split(r"pass the keyboard to (?:Bo|Zoé)", out.getvalue())
    (told,) = re.findall(r"^Ana .*$", before.rpartition("> ")[2], re.MULTILINE)
    # It still stood there when Bo got the keyboard.
    assert told not in bo
    assert told in zoe


def test_what_was_typed_in_secret_is_cleared_from_a_terminal() -> None:
    arguments = [
        "play",
        "zorro",
        "--seats",
        "human,human,human",
        "--names",
        "Ana,Bo,Zoe",
        "--seed",
        "3",
        "--first",
        "1",
    ]
    text = in_terminal(arguments, ["1", "", "offer", "", "pass"], {})
    asked, _, rest = text.partition("pass the keyboard to Bo")
    assert ESCAPE + "[2J" not in asked
    cleared = rest.index(ESCAPE + "[2J")
    assert rest.index("offer\r\n") < cleared < rest.index("pass the keyboard to Zoe")


def test_the_keys_that_bring_back_a_line_do_not_bring_back_anothers_secret(tmp_path: Path) -> None:
    arguments = ["play", "zorro", "--seats", "human,human,human", "--first", "1", "--edition", "revised"]
    text = in_terminal(arguments, ["1", "", "offer", ESCAPE + "[A"], {}, tmp_path)
    typed = text.rpartition("pass the keyboard to Player 3")[2].partition("\n")[0]
    assert typed
    assert "offer" not in typed
