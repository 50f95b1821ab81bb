"""What each choice is worth: exact chances under perfect play, for a person who asks."""

from __future__ import annotations

from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.gear import GearUse
from zabletop.games.zorro.numbers import (
    ACCEPT_SEAT,
    ALONE,
    ASK_SEAT,
    DECLINE,
    FIGHT_AT,
    JOIN,
    KEEP_DICE,
    OFFER_HELP,
    PASS,
    STOP,
    TRAVEL_TO,
    WAIVE,
    handed_zorro,
    kept_heroes,
    kept_zorro,
)
from zabletop.games.zorro.odds import Plan
from zabletop.games.zorro.odds_duel import OUT, TO_ROLL, DuelPlan, duel_chances
from zabletop.games.zorro.plans import attempt_plan, duel_plan, feat_plan, foe_plan
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.state import ATTEMPT, DUEL, FEAT, FOURTH, HAND, NOBODY, TRAVEL, ZorroState

NO_CHANCE = -1.0  # not even 0: the action leads to no attempt


def chances(rules: ZorroRules, state: ZorroState, actions: list[int], seat: int) -> dict[int, float]:
    """The chance that the attempt succeeds after each of these actions; nothing where there is no such chance."""
    cards, step = rules.cards, state.step
    if step == TRAVEL:
        return {number: plan_of_target(cards, state, number).chance() for number in actions}
    if state.target == DUEL:
        return duel_chances_of(rules, state, actions) if step == ATTEMPT else {}
    if step == ATTEMPT or step == HAND or step == FOURTH:
        plan = attempt_plan(cards, state)
        return {number: value_of_dice(plan, state, number) for number in actions}
    if state.target != FEAT:
        return {}
    found = {number: chance_with_help(cards, state, number, seat) for number in actions}
    return {number: chance for number, chance in found.items() if chance != NO_CHANCE}


def plan_of_target(cards: CardSet, state: ZorroState, number: int) -> Plan:
    """A target faced alone."""
    if number >= FIGHT_AT:
        return foe_plan(cards, state, state.active, cards.scoundrels[number - FIGHT_AT])
    return feat_plan(cards, state, state.shown_feats[number - TRAVEL_TO], NOBODY)


def chance_with_help(cards: CardSet, state: ZorroState, number: int, seat: int) -> float:
    """The active player's chance with the helper that this action leads to."""
    helper: int = NOBODY
    if ASK_SEAT <= number < ACCEPT_SEAT:
        helper = number - ASK_SEAT
    elif ACCEPT_SEAT <= number < TRAVEL_TO:
        helper = number - ACCEPT_SEAT
    elif number in (JOIN, OFFER_HELP):
        helper = seat
    elif number not in (ALONE, PASS, DECLINE):
        return NO_CHANCE
    return feat_plan(cards, state, state.shown_feats[state.place], helper).chance()


# --- Dice -------------------------------------------------------------------------------------------------------------


def value_of_dice(plan: Plan, state: ZorroState, number: int) -> float:
    """The chance after an action with dice: in one's own ROLLs, when dice are handed over, or after the 4th ROLL."""
    left, sets, zorro, heroes = state.rolls_left, state.sets_left, state.zorro, state.hero_faces
    if number == WAIVE:
        return 0.0
    if state.step == HAND:
        return 0.0 if number == STOP else plan.hand_value(sets, zorro, heroes, handed_zorro(number))
    if number >= KEEP_DICE:
        return plan.keep_value(left, sets, zorro, heroes, kept_zorro(number), kept_heroes(number))
    if number == STOP:
        return stop_value(plan, state)
    return value_of_gear(plan, state, GearUse(number))


def stop_value(plan: Plan, state: ZorroState) -> float:
    if state.step == FOURTH:
        return plan.fourth_stop_value(state.zorro, state.hero_faces, state.helper_faces)
    return plan.stop_value(state.rolls_left, state.sets_left, state.zorro, state.hero_faces)


def value_of_gear(plan: Plan, state: ZorroState, use: GearUse) -> float:
    """A turned die lies there at once; the Hero dice that are rolled again are those of whoever rolls (Z12)."""
    sets, zorro = state.sets_left - use.turns, state.zorro + use.turned
    if state.step == FOURTH:
        theirs = state.helper_faces - use.rolled_heroes
        return plan.fourth_reroll_value(sets, zorro, state.hero_faces, theirs, use.rolled)
    return plan.reroll_value(state.rolls_left, sets, zorro, state.hero_faces - use.rolled_heroes, use.rolled)


# --- Duels ------------------------------------------------------------------------------------------------------------


def duel_chances_of(rules: ZorroRules, state: ZorroState, actions: list[int]) -> dict[int, float]:
    """The active player's chance to win the whole duel after each of these actions."""
    order = [(state.first_fighter + step) % rules.players for step in range(rules.players)]
    plans = [duel_plan(rules.cards, state, seat) for seat in order]
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
    use = GearUse(number)
    return plan.distribution_at(left, sets - use.turns, zorro + use.turned - use.rolled, heroes - use.rolled_heroes)
