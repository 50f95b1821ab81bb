"""Who may decide what: the legal actions at each step, sorted by number."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from zabletop.games.zorro.cards import COMMON_MASK, CardSet
from zabletop.games.zorro.dice import count, hero_count, hero_symbols, total
from zabletop.games.zorro.editions import Edition
from zabletop.games.zorro.effects import NO_ABILITY, SaveLimits, faces_in, has, least_to_hand, missing
from zabletop.games.zorro.numbers import (
    ACCEPT_SEAT,
    ALONE,
    ASK_SEAT,
    DECLINE,
    DISCARD_CARD,
    DRAW_GEAR,
    FIGHT_AT,
    HAND_DICE,
    HERO_RANKS,
    JOIN,
    KEEP_DICE,
    MOST_REROLLED,
    OFFER_HELP,
    PASS,
    STOP,
    TAKE_GEAR,
    TRAVEL_TO,
    WAIVE,
    ZORRO_KEEPS,
    hero_reroll_number,
    keeps_of,
    kept_zorro,
    reroll_number,
    set_number,
)
from zabletop.games.zorro.state import (
    ACCEPT,
    ANSWER,
    ASK,
    ATTEMPT,
    DISCARD,
    DUEL,
    FOURTH,
    HAND,
    NOTHING,
    OFFER,
    OVER,
    TAKE,
    TRAVEL,
    ZorroState,
    owned_total,
)


def deciders(edition: Edition, players: int, state: ZorroState) -> list[int]:
    if state.step == OFFER:
        return [seat for seat in range(players) if owes(edition, state, seat)]
    return [decider(edition, state)] if state.step != OVER else []


def owes(edition: Edition, state: ZorroState, seat: i64) -> bool:
    """Whether this seat owes a decision."""
    if state.step == OFFER:
        return seat != state.active and not (state.answers >> seat) & 1
    return state.step != OVER and seat == decider(edition, state)


def decider(edition: Edition, state: ZorroState) -> i64:
    """The one seat that decides, at a step where only one does."""
    step = state.step
    if step == ANSWER or step == TAKE or step == DISCARD:
        return state.owner
    if step == FOURTH or (step == HAND and edition.help_is_asked):
        return state.helper
    return state.active


def actions(edition: Edition, cards: CardSet, players: int, state: ZorroState) -> list[int]:
    """The legal actions of a seat that owes a decision. Only in offers do several owe one, and all have the same."""
    step = state.step
    if step == ATTEMPT or step == FOURTH:
        return dice_actions(cards, state)
    if step == TRAVEL:
        return targets(state)
    if step == OFFER:
        return [OFFER_HELP, PASS]
    if step == ASK:
        return [ALONE, *(ASK_SEAT + seat for seat in range(players) if seat != state.active)]
    if step == ANSWER:
        return [JOIN, DECLINE]
    if step == ACCEPT:
        return [ALONE, *(ACCEPT_SEAT + seat for seat in range(players) if (state.offers >> seat) & 1)]
    if step == HAND:
        return hands(state)
    if step == TAKE:
        return [TAKE_GEAR, DRAW_GEAR]
    if step == DISCARD:
        return discards(state.gear[state.owner])
    return []


def targets(state: ZorroState) -> list[int]:
    """Z7: the face-up Feats, and the Scoundrels that lie out."""
    found = [TRAVEL_TO + place for place in range(4) if state.shown_feats[place] != NOTHING]
    found.extend(FIGHT_AT + place for place in range(4) if (state.scoundrels_out >> place) & 1)
    return found


def dice_actions(cards: CardSet, state: ZorroState) -> list[int]:
    """Z10, Z12, Z19: stop, use Equipment, or save and roll again."""
    found: list[object] = [STOP]
    if may_waive(cards, state):
        found.append(WAIVE)
    add_gear_actions(cards, state, found)
    if state.rolls_left > 0:
        add_keeps(state, found)
    return cast(list[int], found)


def only_stop(cards: CardSet, state: ZorroState) -> bool:
    """Whether nothing is left to decide after the last ROLL."""
    kit = state.kit
    if kit.rerolls == 0 and kit.hero_rerolls == 0 and state.sets_left == 0:
        return not may_waive(cards, state)
    found: list[object] = []
    add_gear_actions(cards, state, found)
    return not found and not may_waive(cards, state)


def add_gear_actions(cards: CardSet, state: ZorroState, found: list[object]) -> None:
    if state.kit.rerolls:
        for symbol in range(i64(6)):
            if has(state.kit.rerolls, symbol):
                shown = count(state.zorro, symbol)
                # Numbers go up to seven dice; an eighth is re-rolled on its own, before or after.
                for dice in range(i64(1), min(shown, MOST_REROLLED) + 1):
                    found.append(reroll_number(symbol, dice))
    if state.sets_left > 0:
        for old in range(i64(6)):
            if count(state.zorro, old):
                for new in range(i64(6)):
                    if new != old:
                        found.append(set_number(old, new))
    if state.kit.hero_rerolls:
        add_hero_rerolls(cards, state, found)


def add_hero_rerolls(cards: CardSet, state: ZorroState, found: list[object]) -> None:
    """The user's own Hero dice: the helper's in the 4th ROLL, else the active player's."""
    heroes = state.helper_faces if state.step == FOURTH else state.hero_faces
    for location in range(i64(4)):
        for face in range(i64(3)):
            symbol = (cards.actions >> (4 * location)) & 15 if face == 0 else face + 3
            if has(state.kit.hero_rerolls, symbol):
                for dice in range(i64(1), hero_count(heroes, location, face) + 1):
                    found.append(hero_reroll_number(location, face, dice))


def add_keeps(state: ZorroState, found: list[object]) -> None:
    """Z10, ZR11: every way to save dice that leaves at least one to roll; abilities may forbid some."""
    if state.ability is not NO_ABILITY:
        add_allowed_keeps(state, found)
        return
    keeps = keeps_of(state.zorro)
    if state.hero_faces == 0:
        found.extend(keeps)
    else:
        for heroes in hero_parts(state.hero_faces):
            add_shifted(cast(list[int], keeps), HERO_RANKS[heroes] * ZORRO_KEEPS, found)
    found.pop()  # saving everything comes last, and rolls nothing


def add_shifted(numbers: list[int], shift: i64, found: list[object]) -> None:
    for number in numbers:
        found.append(number + shift)


def add_allowed_keeps(state: ZorroState, found: list[object]) -> None:
    staying = state.zorro - faces_in(state.zorro, state.ability.steals)
    limits = SaveLimits(state.zorro, state.hero_faces, state.ability)
    for heroes in hero_parts(state.hero_faces):
        first: i64 = HERO_RANKS[heroes] * ZORRO_KEEPS
        for number in cast(list[int], keeps_of(staying)):
            if limits.allow(kept_zorro(number), heroes):
                found.append(first + number)


def hero_parts(heroes: i64) -> list[int]:
    """Every way to pick some of these Hero dice, in the order of their ranks."""
    parts: list[int] = [0]
    for place in range(i64(12)):
        dice = (heroes >> (2 * place)) & 3
        if dice:
            unit: i64 = 1
            parts = [part + more * (unit << (2 * place)) for more in range(dice + 1) for part in parts]
    return parts


def hands(state: ZorroState) -> list[int]:
    """Z12, ZR4: no 4th ROLL, or any Zorro dice handed over."""
    least = least_to_hand(state.zorro, state.helper_kit, owned_total(state.heroes[state.helper]))
    found = [STOP]
    for keep in cast(list[int], keeps_of(state.zorro)):
        if total(kept_zorro(keep)) >= least:
            found.append(keep - KEEP_DICE + HAND_DICE)
    return found


def safe_symbols(cards: CardSet, state: ZorroState) -> i64:
    """What Hero dice and free symbols show together."""
    heroes = state.hero_faces + state.helper_faces
    return hero_symbols(heroes, cards.actions) + state.kit.free


def shortfall(cards: CardSet, state: ZorroState) -> i64:
    """How many symbols are missing from the requirement, all Equipment used."""
    kit = state.kit
    dead = state.ability.dead | state.ability.steals
    return missing(state.need, state.zorro, safe_symbols(cards, state), kit.wild, kit.double, dead)


def may_waive(cards: CardSet, state: ZorroState) -> bool:
    """Z20: Equipment is optional. Where only Equipment meets the requirement, it may be left aside."""
    kit = state.kit
    if state.target == DUEL or (kit.free == 0 and kit.wild == 0 and kit.double == 0):
        return False
    if shortfall(cards, state) > 0:
        return False
    bare = hero_symbols(state.hero_faces + state.helper_faces, cards.actions)
    return missing(state.need, state.zorro, bare, 0, 0, state.ability.dead | state.ability.steals) > 0


def too_much(gear: i64) -> bool:
    """Z17: more than three pieces of Equipment, or more than one of them Premium."""
    premium = gear & ~COMMON_MASK
    return premium & (premium - 1) != 0 or bits(gear) > 3


def discards(gear: i64) -> list[int]:
    """Z17: with two Premium, one of the two; else any of the four."""
    premium = gear & ~COMMON_MASK
    choice = premium if premium & (premium - 1) else gear
    return [DISCARD_CARD + card for card in range(29) if (choice >> card) & 1]


def bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
