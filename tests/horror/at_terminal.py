"""How tests sit down to Ze Horror Attack at a terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import Any, cast

import zabletop
from tests.horror.deck import busy_deck
from tests.terminal.sitting import Person, sit_at
from zabletop.games.horror.shapes import HorrorSight
from zabletop.terminal.horror.host import HorrorHost
from zabletop.terminal.play import Session
from zabletop.terminal.rooms import room_of
from zabletop.words import Words

Answer = Callable[[Session], str | None]


def sit(
    answer: Answer,
    seats: tuple[str, ...] = ("human", "random"),
    *,
    language: str = "en",
    seed: int = 3,
    names: tuple[str, ...] = (),
    cards: dict[str, Any] | None = None,
    **options: Any,
) -> tuple[Session, io.StringIO, Person]:
    """A match with a deck in which every verb occurs, or with other cards."""
    own = busy_deck() if cards is None else cards
    match = zabletop.new("horror", players=len(seats), seed=seed, cards=own or None, **options)
    return sit_at(room_of("horror"), match, Words.of(language), answer, seats, names)


def any_choice(seed: int = 1) -> Answer:
    """Any number of the list, until the match is over."""
    whim = random.Random(seed)

    def answer(session: Session) -> str | None:
        if session.match.result:
            return None
        return str(whim.randint(1, max(1, len(session.choices))))

    return answer


def until(done: Callable[[Session], bool], *then: str, seed: int = 1) -> Answer:
    """Any choice until something has come about; then these lines, and the end of the input."""
    anything, left, begun = any_choice(seed), list(then), False

    def answer(session: Session) -> str | None:
        nonlocal begun
        begun = begun or done(session)
        if not begun:
            return anything(session)
        return left.pop(0) if left else None

    return answer


def sight_of(session: Session, seat: int) -> HorrorSight:
    return cast(HorrorSight, session.match.sight(seat))


def host_of(session: Session) -> HorrorHost:
    return cast(HorrorHost, session.host)


def asked_at(session: Session, step: str) -> bool:
    """Whether a person is being asked at this step."""
    return any(seat in session.people and sight_of(session, seat).step == step for seat in session.match.deciders)
