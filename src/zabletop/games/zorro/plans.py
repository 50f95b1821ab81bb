"""The plan of each attempt that may be made on a table: whose dice and Equipment, against what, and with whom."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.games.zorro.cards import CardSet, Foe
from zabletop.games.zorro.effects import NO_ABILITY
from zabletop.games.zorro.odds import Plan, plan_for
from zabletop.games.zorro.odds_duel import DuelPlan, duel_plan_for
from zabletop.games.zorro.state import NOBODY, ZorroState


def feat_plan(cards: CardSet, state: ZorroState, feat: i64, helper: i64) -> Plan:
    """The active player attempts a Feat, with this helper or with NOBODY."""
    kit = cards.kit(state.gear[state.active])
    mine: i64 = state.heroes[state.active]
    need: i64 = cards.feat_needs[feat]
    if helper == NOBODY:
        return plan_for(need, cards.actions, mine, kit, NO_ABILITY, None, 0)
    theirs: i64 = state.heroes[helper]
    return plan_for(need, cards.actions, mine, kit, NO_ABILITY, cards.kit(state.gear[helper]), theirs)


def foe_plan(cards: CardSet, state: ZorroState, seat: i64, foe: Foe) -> Plan:
    """Anybody faces a Scoundrel or a Villain, always alone (Z9)."""
    heroes: i64 = state.heroes[seat]
    return plan_for(foe.need, cards.actions, heroes, cards.kit(state.gear[seat]), foe.ability, None, 0)


def attempt_plan(cards: CardSet, state: ZorroState) -> Plan:
    """The attempt that is going on."""
    own = cards.kit(state.gear[state.active])
    mine: i64 = state.heroes[state.active]
    if state.helper == NOBODY:
        return plan_for(state.need, cards.actions, mine, own, state.ability, None, 0)
    theirs: i64 = state.heroes[state.helper]
    return plan_for(state.need, cards.actions, mine, own, state.ability, state.helper_kit, theirs)


def duel_plan(cards: CardSet, state: ZorroState, seat: i64) -> DuelPlan:
    """A turn of a duel (Z31)."""
    heroes: i64 = state.heroes[seat]
    return duel_plan_for(cards.duel_symbol, cards.actions, heroes, cards.kit(state.gear[seat]))
