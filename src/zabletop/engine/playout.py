"""Random play on bare states: the quickest way through a match, for simulation, search and measurement."""

from __future__ import annotations

from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Rules, State


def play_randomly(rules: Rules, state: State, dealer: Dealer, whim: Dealer) -> int:
    """Play to the end, every legal action equally likely. Gives the number of decisions."""
    decisions = 0
    owing = rules.deciders(state)
    while owing:
        seat = owing[0]
        actions = rules.actions(state, seat)
        rules.play(state, seat, actions[whim.pick(len(actions))], dealer)
        decisions += 1
        owing = rules.deciders(state)
    return decisions
