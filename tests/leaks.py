"""What the tests of hidden information share: everything that reaches a viewer, and dealers that tell a match again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests import contract
from tests.contract import encoded
from zabletop import SPECTATOR, Illegal, Match, SeededDealer, secret_of_seed
from zabletop.engine.game import Rules, State

Given = list[object]


def all_that_reaches(match: Match, viewer: int, probes: Sequence[int]) -> Given:
    """Everything that a viewer is ever given: sight, events, own actions and reasons, and whether undo is offered."""
    told: Given = [match.sight(viewer), match.events_since(0, viewer), match.deciders, match.result]
    if viewer == SPECTATOR:
        return told
    legal = [action.number for action in match.actions(viewer)]
    told += [match.actions(viewer), match.can_undo(viewer)]
    told += [refusal(match, viewer, number) for number in probes if number not in legal]
    if not match.can_undo(viewer):
        with pytest.raises(Illegal) as caught:
            match.undo(viewer)
        told.append(str(caught.value))
    return told


def refusal(match: Match, seat: int, number: int) -> list[object]:
    error = contract.refusal_of(match, seat, number)
    return [error.rule, error.message, error.facts]


def bare(rules: Rules, state: State, viewer: int, probes: Sequence[int]) -> Given:
    """The same of a bare state."""
    told: Given = [rules.sight(state, viewer), rules.deciders(state), rules.result(state)]
    if viewer in rules.deciders(state):
        legal = rules.actions(state, viewer)
        told.append(legal)
        refused = [rules.refusal(state, viewer, number) for number in probes if number not in legal]
        told += [[error.rule, error.message, error.facts] for error in refused]
    return told


def assert_same(one: Given, other: Given) -> None:
    assert len(one) == len(other)
    for mine, theirs in zip(one, other, strict=True):
        assert encoded(mine) == encoded(theirs)


class Retold(SeededDealer):
    """The outcomes that are written down first, and then those of another secret."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(secret_of_seed(-1))
        self.script = list(outcomes)

    def pick(self, count: Any) -> Any:
        if not self.script:
            return super().pick(count)
        self.outcomes.append((count, self.script[0]))
        return self.script.pop(0)


class Noting(SeededDealer):
    """Notes all that falls: cards by their names, the rest by number."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.fallen: list[str | int] = []

    def pick(self, count: Any) -> Any:
        outcome = super().pick(count)
        self.fallen.append(outcome)
        return outcome

    def draw(self, names: Sequence[str], pool: Sequence[int]) -> Any:
        place = super().draw(names, pool)
        self.fallen[-1] = names[pool[place]]
        return place


class Rigged(SeededDealer):
    """What is written down falls, and then whatever falls."""

    def __init__(self, fallen: Sequence[str | int]) -> None:
        super().__init__(secret_of_seed(0))
        self.script = list(fallen)

    def pick(self, count: Any) -> Any:
        if not self.script:
            return super().pick(count)
        outcome = self.script.pop(0)
        self.outcomes.append((count, int(outcome)))
        return outcome

    def draw(self, names: Sequence[str], pool: Sequence[int]) -> Any:
        if not self.script:
            return super().draw(names, pool)
        place = [names[card] for card in pool].index(str(self.script.pop(0)))
        self.outcomes.append((len(pool), place))
        return place
