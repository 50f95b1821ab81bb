"""Actions as people write them, and back. Places and players are counted from 1; dice are named by their faces."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.dice import HERO_FACES, LOCATIONS, SYMBOLS, hero_one, names_of, one, total
from zabletop.games.zorro.events import hero_names
from zabletop.games.zorro.numbers import (
    ACCEPT_SEAT,
    ASK_SEAT,
    DISCARD_CARD,
    FIGHT_AT,
    HAND_DICE,
    HERO_RANKS,
    KEEP_DICE,
    MOST_REROLLED,
    MOST_ZORRO,
    NUMBERS,
    REROLL_FACES,
    REROLL_HEROES,
    REROLL_HEROES_END,
    SET_DIE,
    TRAVEL_TO,
    ZORRO_KEEPS,
    hand_number,
    handed_zorro,
    hero_reroll_number,
    keep_number,
    kept_heroes,
    kept_zorro,
    reroll_number,
    rerolled_dice,
    rerolled_heroes,
    rerolled_symbol,
    set_from,
    set_number,
    set_to,
)

PLAIN = ("stop", "waive", "alone", "offer", "pass", "join", "decline", "take", "draw")
PLACES = ("1", "2", "3", "4", "5", "6")
NOT_AN_ACTION = -1


def parts(cards: CardSet, number: int) -> dict[str, Any]:
    """An action as data: what is done ("do"), and to what. Seats are counted from 0 here, as everywhere in data."""
    if 0 <= number < len(PLAIN):
        return {"do": PLAIN[number]}
    if ASK_SEAT <= number < ACCEPT_SEAT:
        return {"do": "ask", "seat": number - ASK_SEAT}
    if ACCEPT_SEAT <= number < TRAVEL_TO:
        return {"do": "accept", "seat": number - ACCEPT_SEAT}
    if TRAVEL_TO <= number < FIGHT_AT:
        return {"do": "travel", "place": number - TRAVEL_TO + 1}
    if FIGHT_AT <= number < DISCARD_CARD:
        return {"do": "fight", "location": LOCATIONS[number - FIGHT_AT]}
    if DISCARD_CARD <= number < DISCARD_CARD + len(cards.gear_names):
        return {"do": "discard", "card": cards.gear_names[number - DISCARD_CARD]}
    if REROLL_FACES <= number < SET_DIE and rerolled_dice(number):
        return {"do": "reroll", "faces": [SYMBOLS[rerolled_symbol(number)]] * rerolled_dice(number), "heroes": []}
    if SET_DIE <= number < REROLL_HEROES and set_from(number) != set_to(number):
        return {"do": "set", "symbol": SYMBOLS[set_from(number)], "becomes": SYMBOLS[set_to(number)]}
    if REROLL_HEROES <= number < REROLL_HEROES_END:
        return {"do": "reroll", "faces": [], "heroes": hero_names(rerolled_heroes(number), cards.actions)}
    if HAND_DICE <= number < HAND_DICE + ZORRO_KEEPS:
        return {"do": "hand", "faces": names_of(handed_zorro(number))}
    if KEEP_DICE <= number < NUMBERS:
        heroes = kept_heroes(number)
        return {"do": "keep", "faces": names_of(kept_zorro(number)), "heroes": hero_names(heroes, cards.actions)}
    return {}


def notation(cards: CardSet, number: int) -> str:
    told = parts(cards, number)
    if not told:
        return f"#{number}"
    if "seat" in told:
        return f"{told['do']} {told['seat'] + 1}"
    words: list[str] = []
    for name, value in told.items():
        words.extend([str(one) for one in value] if isinstance(value, list) else [str(value)])
        if name == "do" and value in ("keep", "hand") and not told["faces"] and not told.get("heroes"):
            words.append("none")
    return " ".join(words)


def number(cards: CardSet, text: str) -> int:
    """The action that a notation means, or NOT_AN_ACTION. The order of dice does not matter."""
    words = text.lower().split()
    if not words:
        return NOT_AN_ACTION
    verb, rest = words[0], words[1:]
    if verb in PLAIN:
        return PLAIN.index(verb) if not rest else NOT_AN_ACTION
    if verb in ("keep", "hand", "reroll"):
        return dice_number(cards, verb, [] if rest == ["none"] else rest)
    if verb == "set":
        return turn_number(rest)
    return single_number(cards, verb, rest[0]) if len(rest) == 1 else NOT_AN_ACTION


def single_number(cards: CardSet, verb: str, word: str) -> int:
    if verb == "fight" and word in LOCATIONS:
        return FIGHT_AT + LOCATIONS.index(word)
    if verb == "discard" and word in cards.gear_names:
        return DISCARD_CARD + cards.gear_names.index(word)
    firsts = {"ask": (ASK_SEAT, 6), "accept": (ACCEPT_SEAT, 6), "travel": (TRAVEL_TO, 4)}
    if verb in firsts and word in PLACES[: firsts[verb][1]]:
        return firsts[verb][0] + PLACES.index(word)
    return NOT_AN_ACTION


def turn_number(rest: list[str]) -> int:
    """A die that is turned from one symbol to another."""
    if len(rest) != 2 or rest[0] not in SYMBOLS or rest[1] not in SYMBOLS or rest[0] == rest[1]:
        return NOT_AN_ACTION
    return set_number(SYMBOLS.index(rest[0]), SYMBOLS.index(rest[1]))


def dice_number(cards: CardSet, verb: str, words: list[str]) -> int:
    """Dice by name: a symbol is a Zorro die, "farm-leap" a Hero die."""
    zorro: i64 = 0
    heroes: i64 = 0
    for word in words:
        if word in SYMBOLS and total(zorro) < MOST_ZORRO:
            zorro += one(SYMBOLS.index(word))
            continue
        hero = hero_die(cards, word)
        if hero == 0 or (heroes & hero and (heroes // hero) & 2):
            return NOT_AN_ACTION
        heroes += hero
    if heroes not in HERO_RANKS or (verb == "hand" and heroes):
        return NOT_AN_ACTION
    if verb == "hand":
        return hand_number(zorro)
    if verb == "keep":
        return keep_number(zorro, heroes)
    return number_of_reroll(words, heroes)


def number_of_reroll(words: list[str], heroes: i64) -> int:
    """One symbol of Zorro dice, or one face of Hero dice of a location."""
    if not words or len(set(words)) != 1:
        return NOT_AN_ACTION
    if not heroes:
        return reroll_number(SYMBOLS.index(words[0]), len(words)) if len(words) <= MOST_REROLLED else NOT_AN_ACTION
    for location in range(4):
        for face in range(3):
            if heroes == hero_one(location, face) * len(words):
                return hero_reroll_number(location, face, len(words))
    return NOT_AN_ACTION


def hero_die(cards: CardSet, word: str) -> i64:
    """The Hero die that "farm-leap" names, or 0."""
    location, _, symbol = word.partition("-")
    if location not in LOCATIONS:
        return 0
    place = LOCATIONS.index(location)
    if symbol in HERO_FACES[1:]:
        return hero_one(place, HERO_FACES.index(symbol))
    if symbol in SYMBOLS and SYMBOLS.index(symbol) == (cards.actions >> (4 * place)) & 15:
        return hero_one(place, 0)
    return 0
