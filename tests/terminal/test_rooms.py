"""Every game has a room, and a second game needs no more than its own: Smugglers, who hide their hands."""

from __future__ import annotations

import re

import pytest

from tests.contract import Setup
from tests.terminal.sitting import first_choice, lines, sit_at
from tests.terminal.smugglers import SmugglersRoom, words_with_smugglers
from zabletop import BadOption
from zabletop.games import games
from zabletop.terminal.rooms import ROOMS, room_of

WORDS = words_with_smugglers()


def setup(players: int) -> Setup:
    return Setup(SmugglersRoom().box, players, returns="under")


def test_every_game_has_a_room() -> None:
    assert list(ROOMS) == [box.name for box in games()]
    assert all(room.name == name and room.box.name == name for name, room in ROOMS.items())
    with pytest.raises(BadOption, match="engine-unknown-game"):
        room_of("chess")


def test_what_the_menu_asks_is_an_option_with_choices() -> None:
    for room in ROOMS.values():
        choices = {option.name: option.choices for option in room.box.options}
        assert all(choices[name] for name in room.asked_for)


def test_another_game_is_played_to_its_end() -> None:
    session, out, person = sit_at(
        SmugglersRoom(), setup(3).match(1), WORDS, first_choice, ("human", "random", "random")
    )
    assert session.run() == 0
    assert session.match.result is not None
    assert "Most coins: " in out.getvalue()
    assert person.typed


def test_who_plays_alone_is_told_what_only_they_may_know() -> None:
    session, out, _ = sit_at(SmugglersRoom(), setup(2).match(1), WORDS, lines(), ("human", "random"))
    session.run()
    told = out.getvalue()
    assert len(re.findall(r"^You draws \w+\.$", told, re.MULTILINE)) == 3
    assert len(re.findall(r"^Bot 2 \(random\) draws\.$", told, re.MULTILINE)) == 3


def test_a_hand_is_shown_to_nobody_but_its_owner() -> None:
    match = setup(2).match(1)
    # Both bury a card; then the first player draws, and puts a card back before the keyboard goes on. Whoever saw what
    # the other must not see presses Enter before it is cleared.
    typed = lines("", "1", "", "1", "", "", "draw", "1", "", "")
    session, out, person = sit_at(SmugglersRoom(), match, WORDS, typed, ("human", "human"), ("Ana", "Bo"))
    session.run()
    passed = re.split(r"pass the keyboard to (Ana|Bo), who presses Enter", out.getvalue())
    assert passed[1::2] == ["Ana", "Bo", "Ana", "Bo"]
    assert len(person.typed) == 10
    assert "draws" not in passed[0]
    for name, other, told in (("Ana", "Bo", passed[2]), ("Bo", "Ana", passed[4])):
        assert len(re.findall(rf"{name} draws \w+\.", told)) == 3
        assert len(re.findall(rf"{other} draws\.", told)) == 3
        assert not re.search(rf"{other} draws \w", told)
    # Who decides twice in a row keeps the keyboard, and is told at once what only they saw.
    assert passed[6].count("Hand: ") == 2
    _, _, rest = passed[6].partition("Ana draws ")
    assert rest.partition("\n")[0] == "rum."
    assert WORDS.say("terminal-seen") in rest
    # The other is told that it happened, and no more, after the screen was cleared.
    assert passed[8].lstrip(". \n").startswith("Ana draws.\n")
