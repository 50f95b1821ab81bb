"""What each choice is worth: exact chances under perfect play, for a person who asks."""

from __future__ import annotations

from zabletop.games.zorro.dice import one
from zabletop.games.zorro.effects import NO_ABILITY, Ability, Kit
from zabletop.games.zorro.numbers import (
    ACCEPT_SEAT,
    ALONE,
    ASK_SEAT,
    DECLINE,
    FIGHT_AT,
    HAND_DICE,
    JOIN,
    KEEP_DICE,
    OFFER_HELP,
    PASS,
    REROLL_FACES,
    REROLL_HEROES,
    SET_DIE,
    STOP,
    TRAVEL_TO,
    handed_zorro,
    kept_heroes,
    kept_zorro,
)
from zabletop.games.zorro.odds import Plan, plan_for
from zabletop.games.zorro.odds_duel import OUT, TO_ROLL, DuelPlan, duel_chances, duel_plan_for
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.state import ATTEMPT, DUEL, FEAT, FOURTH, HAND, SCOUNDREL, TRAVEL, ZorroState


def chances(rules: ZorroRules, state: ZorroState, actions: list[int], seat: int) -> dict[int, float]:
    """The chance that the attempt succeeds after each of these actions; nothing where there is no such chance."""
    step = state.step
    if step == TRAVEL:
        return {number: plan_of_target(rules, state, number).chance() for number in actions}
    if state.target == DUEL:
        return duel_chances_of(rules, state, actions) if step == ATTEMPT else {}
    if step == ATTEMPT:
        plan = plan_of_attempt(rules, state)
        return {number: value_in_attempt(plan, state, number) for number in actions}
    if step == HAND:
        plan = plan_of_attempt(rules, state)
        return {number: value_of_hand(plan, state, number) for number in actions}
    if step == FOURTH:
        plan = plan_of_attempt(rules, state)
        return {number: value_in_fourth(plan, state, number) for number in actions}
    if state.target == FEAT:
        return {number: chance for number in actions if (chance := chance_with_help(rules, state, number, seat)) >= 0}
    return {}


def plan_of_target(rules: ZorroRules, state: ZorroState, number: int) -> Plan:
    """A target faced alone."""
    cards = rules.cards
    kit = cards.kit(state.gear[state.active])
    heroes = state.heroes[state.active]
    if number >= FIGHT_AT:
        foe = cards.scoundrels[number - FIGHT_AT]
        return plan_for(foe.need, cards.actions, heroes, kit, foe.ability, None, 0)
    need = cards.feat_needs[state.shown_feats[number - TRAVEL_TO]]
    return plan_for(need, cards.actions, heroes, kit, NO_ABILITY, None, 0)


def plan_of_attempt(rules: ZorroRules, state: ZorroState) -> Plan:
    cards = rules.cards
    ability, need = target_of(rules, state)
    kit = cards.kit(state.gear[state.active])
    helper: Kit | None = None
    helper_heroes = 0
    if state.helper >= 0:
        helper = cards.kit(state.gear[state.helper])
        helper_heroes = state.heroes[state.helper]
    return plan_for(need, cards.actions, state.heroes[state.active], kit, ability, helper, helper_heroes)


def target_of(rules: ZorroRules, state: ZorroState) -> tuple[Ability, int]:
    if state.target == FEAT:
        return NO_ABILITY, rules.cards.feat_needs[state.shown_feats[state.place]]
    foe = (rules.cards.scoundrels if state.target == SCOUNDREL else rules.cards.villains)[state.place]
    return foe.ability, foe.need


def chance_with_help(rules: ZorroRules, state: ZorroState, number: int, seat: int) -> float:
    """The active player's chance with the helper that this action leads to; -1 where it leads to none."""
    helper = -1
    if ASK_SEAT <= number < ACCEPT_SEAT:
        helper = number - ASK_SEAT
    elif ACCEPT_SEAT <= number < TRAVEL_TO:
        helper = number - ACCEPT_SEAT
    elif number in (JOIN, OFFER_HELP):
        helper = seat
    elif number not in (ALONE, PASS, DECLINE):
        return -1.0
    together = state.copy()
    together.helper = helper
    return plan_of_attempt(rules, together).chance()


def value_in_attempt(plan: Plan, state: ZorroState, number: int) -> float:
    left, sets, zorro, heroes = state.rolls_left, state.sets_left, state.zorro, state.hero_faces
    if number >= KEEP_DICE:
        return plan.keep_value(left, sets, zorro, heroes, kept_zorro(number), kept_heroes(number))
    if number == STOP:
        return plan.stop_value(left, sets, zorro, heroes)
    if number >= REROLL_HEROES:
        which, more = divmod(number - REROLL_HEROES, 2)
        return plan.hero_reroll_value(left, sets, zorro, heroes, which // 3, which % 3, more + 1)
    if number >= SET_DIE:
        old, new = divmod(number - SET_DIE, 6)
        return plan.set_value(left, sets, zorro, heroes, old, new)
    if number >= REROLL_FACES:
        symbol, dice = divmod(number - REROLL_FACES, 8)
        return plan.reroll_value(left, sets, zorro, heroes, dice * one(symbol))
    return 0.0


def value_of_hand(plan: Plan, state: ZorroState, number: int) -> float:
    if number < HAND_DICE:
        return 0.0
    return plan.hand_value(state.sets_left, state.zorro, state.hero_faces, handed_zorro(number))


def value_in_fourth(plan: Plan, state: ZorroState, number: int) -> float:
    sets, zorro, heroes, theirs = state.sets_left, state.zorro, state.hero_faces, state.helper_faces
    if number == STOP:
        return plan.fourth_stop_value(zorro, heroes, theirs)
    if number >= REROLL_HEROES:
        which, more = divmod(number - REROLL_HEROES, 2)
        return plan.fourth_hero_reroll_value(sets, zorro, heroes, theirs, which // 3, which % 3, more + 1)
    if number >= SET_DIE:
        old, new = divmod(number - SET_DIE, 6)
        return plan.fourth_set_value(sets, zorro, heroes, theirs, old, new)
    if number >= REROLL_FACES:
        symbol, dice = divmod(number - REROLL_FACES, 8)
        return plan.fourth_reroll_value(sets, zorro, heroes, theirs, dice * one(symbol))
    return 0.0


# --- Duels ------------------------------------------------------------------------------------------------------------


def duel_chances_of(rules: ZorroRules, state: ZorroState, actions: list[int]) -> dict[int, float]:
    """The active player's chance to win the whole duel after each of these actions."""
    cards = rules.cards
    order = [(state.first_fighter + step) % rules.players for step in range(rules.players)]
    plans = [
        duel_plan_for(cards.duel_symbol, cards.actions, state.heroes[seat], cards.kit(state.gear[seat]))
        for seat in order
    ]
    fresh = [plan.distribution() for plan in plans]
    scores = [duel_score_of(state, seat) for seat in order]
    mine = order.index(state.active)
    known: dict[tuple[float, ...], float] = {}
    found: dict[int, float] = {}
    for number in actions:
        ahead = duel_ahead(plans[mine], state, number)
        key = tuple(ahead)
        if key not in known:
            known[key] = duel_chances(fresh, scores, ahead)[mine]
        found[number] = known[key]
    return found


def duel_score_of(state: ZorroState, seat: int) -> int:
    if not (state.duelists >> seat) & 1:
        return OUT
    return state.scores[seat] if state.scores[seat] >= 0 else TO_ROLL


def duel_ahead(plan: DuelPlan, state: ZorroState, number: int) -> list[float]:
    """How the score of this turn may fall after an action."""
    left, sets, zorro, heroes = state.rolls_left, state.sets_left, state.zorro, state.hero_faces
    if number == STOP:
        return [0.0] * plan.score(zorro, heroes) + [1.0]
    if number >= KEEP_DICE:
        return plan.distribution_at(left - 1, sets, kept_zorro(number), kept_heroes(number))
    if number >= REROLL_HEROES:
        which, more = divmod(number - REROLL_HEROES, 2)
        return plan.distribution_at(left, sets, zorro, heroes - ((more + 1) << (2 * which)))
    if number >= SET_DIE:
        old, new = divmod(number - SET_DIE, 6)
        return plan.distribution_at(left, sets - 1, zorro - one(old) + one(new), heroes)
    symbol, dice = divmod(number - REROLL_FACES, 8)
    return plan.distribution_at(left, sets, zorro - dice * one(symbol), heroes)
