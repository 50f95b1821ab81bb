"""Whole matches in a terminal, by numbers and by notation, in both languages."""

from __future__ import annotations

import pytest

from tests.terminal.sitting import EDITIONS, ESCAPE, first_choice, sit_down
from zabletop.terminal.play import Session
from zabletop.words import LANGUAGES, Words


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typed_numbers(edition: str, language: str) -> None:
    session, out, _ = sit_down(first_choice, ("human", "greedy", "random"), edition=edition, language=language)
    assert session.run() == 0
    result = session.match.result
    assert result is not None
    text = out.getvalue()
    assert Words.of(language).say(result.why, player=session.teller.names[result.winners[0]]) in text
    assert ESCAPE not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_match_is_played_by_notation_in_french(edition: str) -> None:
    def typed(session: Session) -> str | None:
        if session.match.result:
            return None
        seat = session.match.deciders[0]
        actions = session.rules.actions(session.match.state, seat)
        number = session.host.choices(session.match.sight(seat), actions)[0]
        return session.typing.shown(session.rules.notation(number))

    session, _, person = sit_down(typed, ("human", "human"), edition=edition, language="fr", names=("Ana", "Zoé"))
    assert session.run() == 0
    assert session.match.result is not None
    assert any(line.startswith("garder") for line in person.typed)


def test_a_match_of_bots_alone_is_watched_to_its_end() -> None:
    session, out, person = sit_down(first_choice, ("random", "random"))
    assert session.run() == 0
    assert session.match.result is not None
    assert person.typed == []
    assert "Zorro" in out.getvalue()
