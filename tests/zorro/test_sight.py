"""What a sight of Zorro leaves out, because the rest of it says it, is found again when a state is imagined."""

from __future__ import annotations

from typing import cast

import pytest

import zabletop
from tests.zorro.table import EDITIONS
from zabletop import QuickDealer
from zabletop.games.zorro.state import DISCARD, TAKE, THEN_END_FIGHT, THEN_HELPER, THEN_REFILL, ZorroState


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_a_turn_goes_on_after_equipment_is_imagined_exactly(edition: str) -> None:
    """ZR17"""
    game = zabletop.game("zorro")
    rules, dealer, whim = game.rules(3, edition=edition), QuickDealer(1), QuickDealer(2)
    seen: set[int] = set()
    for _ in range(20):
        state = cast(ZorroState, rules.begin(dealer))
        while owing := rules.deciders(state):
            if state.step in (TAKE, DISCARD):
                imagined = cast(ZorroState, game.imagine(rules.sight(state, owing[0]), dealer))
                assert imagined.then == state.then
                seen.add(state.then)
            actions = rules.actions(state, owing[0])
            rules.play(state, owing[0], actions[whim.pick(len(actions))], dealer)
    assert seen == {THEN_HELPER, THEN_REFILL, THEN_END_FIGHT}
