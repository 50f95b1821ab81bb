"""How the greedy bot plays Zorro: dice by exact odds, targets by chance and worth, help where it pays."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from zabletop.bots.bot import Adviser
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.shapes import Sight
from zabletop.games.zorro.cards import COMMON_MASK, COMMONS, FEATS, PREMIUMS, CardSet
from zabletop.games.zorro.choices import bits
from zabletop.games.zorro.dice import count
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT
from zabletop.games.zorro.numbers import (
    ACCEPT_SEAT,
    ALONE,
    ASK_SEAT,
    DECLINE,
    DISCARD_CARD,
    DRAW_GEAR,
    FIGHT_AT,
    JOIN,
    MOST_REROLLED,
    OFFER_HELP,
    PASS,
    STOP,
    TAKE_GEAR,
    TRAVEL_TO,
    hand_number,
    hero_reroll_number,
    keep_number,
    reroll_number,
    set_number,
)
from zabletop.games.zorro.odds import plan_for
from zabletop.games.zorro.odds_choice import Choice
from zabletop.games.zorro.plans import attempt_plan, duel_plan, feat_plan, foe_plan
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.state import (
    ACCEPT,
    ANSWER,
    ASK,
    ATTEMPT,
    DISCARD,
    DUEL,
    FEAT,
    FOURTH,
    HAND,
    NOBODY,
    OFFER,
    TAKE,
    TRAVEL,
    ZorroState,
    owned_total,
)

# What things are worth beside a plain Feat, which is worth 1. Found by playing greedy bots against each other.
HERO_DIE_WORTH: Final = 0.9
HALF_WAY_WORTH: Final = 0.25
GEAR_WORTH: Final = 0.35
PREMIUM_WORTH: Final = 1.3
BATTLE_WORTH: Final = 2.0
# A helper gets Equipment: help must lift the chance by so much to be worth that.
LEAST_LIFT: Final = 0.08

GEAR_WORTHS: Final[dict[str, list[float]]] = {}


class ZorroAdviser(Adviser):
    """Knows the rules and the cards, sees a sight, and names an action."""

    def __init__(self, rules: ZorroRules, whim: QuickDealer) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.whim = whim

    def choose(self, sight: Sight, actions: list[int]) -> int:
        state = cast(ZorroState, self.rules.imagine(sight, self.whim))
        number = self.wish(state, sight.viewer, actions)
        return number if number in actions else actions[0]

    def wish(self, state: ZorroState, seat: int, actions: list[int]) -> int:
        step = state.step
        if step == TRAVEL:
            return self.best_target(state, actions)
        if step == OFFER:
            return OFFER_HELP if self.gains_by_helping(state, seat) else PASS
        if step == ANSWER:
            return JOIN if self.gains_by_helping(state, seat) else DECLINE
        if step == ASK or step == ACCEPT:
            return self.best_helper(state, actions)
        if step == TAKE:
            return self.take_or_draw(state)
        if step == DISCARD:
            return self.worst_gear(actions)
        return self.best_dice(state)

    # --- Dice ---------------------------------------------------------------------------------------------------

    def best_dice(self, state: ZorroState) -> int:
        """Exact odds decide every die."""
        if state.target == DUEL:
            duel = duel_plan(self.cards, state, state.active)
            return number_of(duel.best(state.rolls_left, state.sets_left, state.zorro, state.hero_faces))
        plan = attempt_plan(self.cards, state)
        if state.step == ATTEMPT:
            return number_of(plan.best(state.rolls_left, state.sets_left, state.zorro, state.hero_faces))
        if state.step == HAND:
            return number_of(plan.best_hand(state.sets_left, state.zorro, state.hero_faces))
        if state.step == FOURTH:
            return number_of(plan.best_fourth(state.sets_left, state.zorro, state.hero_faces, state.helper_faces))
        return STOP

    # --- Where to go, and with whom -----------------------------------------------------------------------------

    def best_target(self, state: ZorroState, actions: list[int]) -> int:
        best, best_worth = actions[0], -1.0
        for number in actions:
            worth = self.worth_of_target(state, number)
            if worth > best_worth:
                best, best_worth = number, worth
        return best

    def worth_of_target(self, state: ZorroState, number: i64) -> float:
        if number >= FIGHT_AT:
            return self.foe_chance(state, state.active, number - FIGHT_AT, False) * self.worth_of_premium(state)
        feat: i64 = state.shown_feats[number - TRAVEL_TO]
        return self.feat_chance(state, feat, NOBODY) * self.worth_of_feat(state, feat)

    def worth_of_premium(self, state: ZorroState) -> float:
        has_premium = state.gear[state.active] & ~COMMON_MASK
        return GEAR_WORTH if has_premium else PREMIUM_WORTH

    def worth_of_feat(self, state: ZorroState, feat: i64) -> float:
        """A Feat, its Equipment, and what it does for a Hero die or for the Final Battle."""
        seat = state.active
        location: i64 = self.cards.feat_places[feat]
        worth = 1.0
        if bits(state.gear[seat]) < 3:
            worth += GEAR_WORTH
        held = self.rules.feats_at(state, seat, location)
        if held == 0:
            return worth + HALF_WAY_WORTH
        worth += HERO_DIE_WORTH
        if self.rules.hero_dice_taken(state, location) == 1:
            worth += BATTLE_WORTH * self.edge(state, seat, location)
        return max(worth, 0.05)

    def edge(self, state: ZorroState, seat: i64, location: i64) -> float:
        """How much better this player stands against the Villain than the others do on average."""
        mine = self.foe_chance(state, seat, location, True)
        others = 0.0
        for other in range(self.rules.seats):
            if other != seat:
                others += self.foe_chance(state, other, location, True)
        return mine - others / (self.rules.players - 1)

    def foe_chance(self, state: ZorroState, seat: i64, location: i64, villain: bool) -> float:
        foe = self.cards.villains[location] if villain else self.cards.scoundrels[location]
        return foe_plan(self.cards, state, seat, foe).chance()

    def feat_chance(self, state: ZorroState, feat: i64, helper: i64) -> float:
        return feat_plan(self.cards, state, feat, helper).chance()

    def best_helper(self, state: ZorroState, actions: list[int]) -> int:
        """Of those whose help is worth the Equipment that it costs, the one whom Equipment makes least dangerous."""
        feat: i64 = state.shown_feats[state.place]
        enough = self.feat_chance(state, feat, NOBODY) + LEAST_LIFT
        best = ALONE
        first = ASK_SEAT if state.step == ASK else ACCEPT_SEAT
        for number in actions:
            if number == ALONE or self.feat_chance(state, feat, number - first) <= enough:
                continue
            if best == ALONE or self.threat(state, number - first) < self.threat(state, best - first):
                best = number
        return best

    def threat(self, state: ZorroState, seat: i64) -> i64:
        """Whom Equipment would make dangerous: by Hero dice, then Feats, then Equipment, then by who plays sooner."""
        later = (seat - state.active) % self.rules.seats
        riches = (owned_total(state.heroes[seat]) * FEATS + bits(state.feats[seat])) * 8 + bits(state.gear[seat])
        return riches * self.rules.seats - later

    def gains_by_helping(self, state: ZorroState, seat: i64) -> bool:
        """Equipment for a friend in need: not when the hands are full, nor for a Hero die that makes them an equal."""
        if bits(state.gear[seat]) >= 3:
            return False
        if state.target != FEAT:
            return False
        location: i64 = self.cards.feat_places[state.shown_feats[state.place]]
        gives_die = self.rules.feats_at(state, state.active, location) > 0
        return not gives_die or owned_total(state.heroes[seat]) > owned_total(state.heroes[state.active])

    # --- Equipment ----------------------------------------------------------------------------------------------

    def take_or_draw(self, state: ZorroState) -> int:
        worths = gear_worths(self.cards)
        card: i64 = state.shown_gear[state.place]
        worth_of_deck = 0.0
        # A plain loop: sum() adds floats more finely in newer Pythons than compiled code does.
        for other in state.common_pile.pool:
            worth_of_deck += worths[other] / len(state.common_pile.pool)
        return TAKE_GEAR if worths[card] >= worth_of_deck else DRAW_GEAR

    def worst_gear(self, actions: list[int]) -> int:
        worths = gear_worths(self.cards)
        return min(actions, key=lambda number: worths[number - DISCARD_CARD])


def gear_worths(cards: CardSet) -> list[float]:
    """What each piece of Equipment adds by itself, on average over all Feats and Villains. Worked out once a set."""
    found = GEAR_WORTHS.get(cards.fingerprint)
    if found is None:
        found = [gear_worth(cards, card) for card in range(COMMONS + PREMIUMS)]
        GEAR_WORTHS[cards.fingerprint] = found
    return found


def gear_worth(cards: CardSet, card: i64) -> float:
    kit = cards.gear_kits[card]
    lift = 0.0
    for feat in range(FEATS):
        need: i64 = cards.feat_needs[feat]
        with_card = plan_for(need, cards.actions, 0, kit, NO_ABILITY, None, 0).chance()
        lift += (with_card - plan_for(need, cards.actions, 0, NO_KIT, NO_ABILITY, None, 0).chance()) / FEATS
    for location in range(i64(4)):
        foe = cards.villains[location]
        heroes: i64 = i64(1) << (2 * location)
        with_card = plan_for(foe.need, cards.actions, heroes, kit, foe.ability, None, 0).chance()
        lift += (with_card - plan_for(foe.need, cards.actions, heroes, NO_KIT, foe.ability, None, 0).chance()) / 4
    return lift


def number_of(choice: Choice) -> int:
    """The action that a choice of the odds names."""
    if choice.kind == "keep":
        return keep_number(choice.zorro, choice.heroes)
    if choice.kind == "hand":
        return hand_number(choice.zorro)
    if choice.kind == "set":
        return set_number(symbol_in(choice.zorro), choice.symbol)
    if choice.kind == "reroll":
        symbol = symbol_in(choice.zorro)
        return reroll_number(symbol, min(count(choice.zorro, symbol), MOST_REROLLED))
    if choice.kind == "hero-reroll":
        return number_of_hero_reroll(choice.heroes)
    return STOP


def symbol_in(faces: i64) -> i64:
    """The first symbol that any of these dice shows."""
    symbol: i64 = 0
    while (faces >> (4 * symbol)) & 15 == 0:
        symbol += 1
    return symbol


def number_of_hero_reroll(heroes: i64) -> int:
    """Of several kinds of Hero dice, the first."""
    which: i64 = 0
    while (heroes >> (2 * which)) & 3 == 0:
        which += 1
    return hero_reroll_number(which // 3, which % 3, (heroes >> (2 * which)) & 3)
