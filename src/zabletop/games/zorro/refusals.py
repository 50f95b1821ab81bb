"""Why an action is refused: the rule that forbids it, and the id of a sentence."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from zabletop.engine.errors import Illegal
from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS, contains, contains_heroes, count
from zabletop.games.zorro.editions import Edition
from zabletop.games.zorro.effects import has
from zabletop.games.zorro.notation import parts
from zabletop.games.zorro.numbers import KEEP_DICE, handed_zorro, kept_heroes, kept_zorro
from zabletop.games.zorro.state import FEAT, FOURTH, SCOUNDREL, STEPS, TRAVEL, ZorroState

# At which steps each thing can be done at all, and which rule says so.
PROPER_STEPS: dict[str, tuple[tuple[str, ...], str]] = {
    "travel": (("travel",), "Z7"),
    "fight": (("travel",), "Z7"),
    "ask": (("ask",), "Z8"),
    "accept": (("accept",), "Z8"),
    "offer": (("offer",), "Z8"),
    "pass": (("offer",), "ZR12"),
    "join": (("answer",), "ZR6"),
    "decline": (("answer",), "ZR6"),
    "alone": (("ask", "accept"), "Z8"),
    "keep": (("attempt",), "Z10"),
    "stop": (("attempt", "hand", "fourth"), "ZR5"),
    "waive": (("attempt", "fourth"), "Z20"),
    "reroll": (("attempt", "fourth"), "Z19"),
    "set": (("attempt", "fourth"), "Z22"),
    "hand": (("hand",), "Z12"),
    "take": (("take",), "Z15"),
    "draw": (("take",), "Z15"),
    "discard": (("discard",), "Z17"),
}


def refusal(edition: Edition, cards: CardSet, state: ZorroState, number: int) -> Illegal:
    told = parts(cards, number)
    if not told:
        return Illegal("", "engine-unknown-notation", {"notation": str(number)})
    verb: str = told["do"]
    steps, rule = PROPER_STEPS[verb]
    if verb == "fight" and edition.all_fight_scoundrels:
        return Illegal("Z26", "zorro-scoundrel-in-turn")
    if STEPS[state.step] not in steps:
        return wrong_step(edition, state, verb, rule)
    if verb == "travel":
        return Illegal("Z7", "zorro-no-feat-there", {"place": told["place"]})
    if verb == "fight":
        return Illegal("Z7", "zorro-no-scoundrel-there", {"location": told["location"]})
    if verb == "ask":
        return Illegal("Z8", "zorro-cannot-ask", {"seat": told["seat"]})
    if verb == "accept":
        return Illegal("Z8", "zorro-did-not-offer", {"seat": told["seat"]})
    if verb == "discard":
        return no_discard(cards, state, told["card"])
    if verb == "waive":
        return Illegal("Z20", "zorro-nothing-to-waive")
    if verb == "set":
        return no_set(state, told)
    if verb == "reroll":
        return no_reroll(state, told)
    if verb == "hand":
        return no_hand(state, number)
    return no_keep(state, number)


def wrong_step(edition: Edition, state: ZorroState, verb: str, rule: str) -> Illegal:
    """The thing is done at another step of a turn, or not in this edition."""
    if verb in ("offer", "accept") and edition.help_is_asked:
        return Illegal("Z8", "zorro-help-is-asked")
    if verb == "ask" and not edition.help_is_asked:
        return Illegal("Z8", "zorro-help-is-offered")
    if verb in ("ask", "accept") and state.target > FEAT:
        return Illegal("Z9", "zorro-alone-here")
    if verb in ("travel", "fight") and state.step != TRAVEL:
        return Illegal("ZR12", "zorro-target-is-fixed")
    if verb == "keep" and state.step == FOURTH:
        return Illegal("Z12", "zorro-last-roll")
    return Illegal(rule, "zorro-not-now", {"action": verb, "step": STEPS[state.step]})


def no_discard(cards: CardSet, state: ZorroState, card: str) -> Illegal:
    if (state.gear[state.owner] >> cards.gear_names.index(card)) & 1:
        return Illegal("Z17", "zorro-discard-premium", {"card": card})
    return Illegal("Z17", "zorro-not-your-card", {"card": card})


def no_set(state: ZorroState, told: dict[str, Any]) -> Illegal:
    if state.sets_left == 0:
        return Illegal("Z22", "zorro-no-set-left")
    return Illegal("Z22", "zorro-no-such-die", {"symbol": told["symbol"]})


def no_reroll(state: ZorroState, told: dict[str, Any]) -> Illegal:
    names: list[str] = told["faces"]
    if not names:
        face = SYMBOLS.index(told["heroes"][0].partition("-")[2])
        owned = has(state.kit.hero_rerolls, face)
        return Illegal("Z22", "zorro-dice-not-there") if owned else Illegal("Z19", "zorro-no-hero-reroll")
    symbol: i64 = SYMBOLS.index(names[0])
    if not has(state.kit.rerolls, symbol):
        return Illegal("Z19", "zorro-no-reroll-card", {"symbol": names[0]})
    return Illegal("Z19", "zorro-too-few-dice", {"symbol": names[0], "count": count(state.zorro, symbol)})


def no_hand(state: ZorroState, number: int) -> Illegal:
    handed = handed_zorro(number)
    if not contains(state.zorro, handed):
        return Illegal("Z12", "zorro-dice-not-there")
    return Illegal("Z12", "zorro-hand-more")


def no_keep(state: ZorroState, number: int) -> Illegal:
    if number < KEEP_DICE:
        return Illegal("Z10", "zorro-dice-not-there")
    saved, heroes = kept_zorro(number), kept_heroes(number)
    if state.rolls_left == 0:
        return Illegal("Z10", "zorro-no-roll-left")
    if not contains(state.zorro, saved) or not contains_heroes(state.hero_faces, heroes):
        return Illegal("Z10", "zorro-dice-not-there")
    if saved == state.zorro and heroes == state.hero_faces:
        return Illegal("Z10", "zorro-nothing-to-roll")
    kind = "zorro-ability-forbids-scoundrel" if state.target == SCOUNDREL else "zorro-ability-forbids-villain"
    return Illegal("Z25", kind, {"location": LOCATIONS[state.place]})
