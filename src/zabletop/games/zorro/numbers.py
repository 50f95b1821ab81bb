"""The numbers of actions: one fixed code for each thing that can be done, the same in every state.

Small decisions come first; a keep is a rank among all ways to save Zorro dice by their faces, and a rank among all
ways to save Hero dice, so that saving "leap leap" has one number whatever else lies there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STOP: Final = 0
WAIVE: Final = 1
ALONE: Final = 2
OFFER_HELP: Final = 3
PASS: Final = 4
JOIN: Final = 5
DECLINE: Final = 6
TAKE_GEAR: Final = 7
DRAW_GEAR: Final = 8
ASK_SEAT: Final = 10
ACCEPT_SEAT: Final = 16
TRAVEL_TO: Final = 22
FIGHT_AT: Final = 26
DISCARD_CARD: Final = 30
REROLL_FACES: Final = 64  # + symbol * 8 + how many dice
SET_DIE: Final = 112  # + from * 6 + to
REROLL_HEROES: Final = 148  # + (location * 3 + face) * 2 + dice - 1
REROLL_HEROES_END: Final = 172
HAND_DICE: Final = 200  # + rank of the Zorro dice handed over
MOST_REROLLED: Final = 7  # dice in one re-roll; an eighth is re-rolled by itself
MOST_ZORRO: Final = 8  # 6 dice, and one each from the Equipment of both helpers


def ways(kinds: int, dice: int) -> int:
    """How many ways there are to choose at most ``dice`` dice of so many kinds of faces."""
    found = 1
    for step in range(1, kinds + 1):
        found = found * (dice + step) // step
    return found


ZORRO_KEEPS: Final = 3003  # ways(6, MOST_ZORRO)
KEEP_DICE: Final = 3300


def rank_steps() -> vec[i64]:
    """[(symbol * 9 + dice used before) * 9 + dice of this symbol]: how many keeps come before, in sorted order."""
    steps = [0] * (6 * 9 * 9)
    for symbol in range(6):
        for used in range(MOST_ZORRO + 1):
            before = 0
            for dice in range(MOST_ZORRO - used + 1):
                steps[(symbol * 9 + used) * 9 + dice] = before
                before += ways(5 - symbol, MOST_ZORRO - used - dice)
    return vec[i64](steps)


STEPS: Final = rank_steps()


def zorro_rank(faces: i64) -> i64:
    """The place of these faces among all that Zorro dice can be."""
    rank: i64 = 0
    used: i64 = 0
    for symbol in range(i64(6)):
        dice = (faces >> (symbol << 2)) & 15
        rank += STEPS[(symbol * 9 + used) * 9 + dice]
        used += dice
    return rank


def all_zorro_faces() -> vec[i64]:
    """The faces of each rank."""
    faces: list[int] = []
    spread(0, 0, 0, faces)
    return vec[i64](faces)


def spread(symbol: int, used: int, faces: int, found: list[int]) -> None:
    if symbol == 6:
        found.append(faces)
        return
    for dice in range(MOST_ZORRO - used + 1):
        spread(symbol + 1, used + dice, faces + (dice << (4 * symbol)), found)


def all_hero_faces() -> list[int]:
    """Every way to save Hero dice: one of a location, or two at a single location (both taken ends the Feats, Z28)."""
    ones = [[0] + [1 << (6 * place + 2 * face) for face in range(3)] for place in range(4)]
    singles = [a + b + c + d for a in ones[0] for b in ones[1] for c in ones[2] for d in ones[3]]
    pairs: list[int] = []
    for place in range(4):
        rest = [ones[other] if other != place else [0] for other in range(4)]
        others = [a + b + c + d for a in rest[0] for b in rest[1] for c in rest[2] for d in rest[3]]
        two = [ones[place][a] + ones[place][b] for a in range(1, 4) for b in range(a, 4)]
        pairs.extend(pair + other for pair in two for other in others)
    return sorted([*singles, *pairs])


ZORRO_FACES: Final = all_zorro_faces()
HERO_KEEPS: Final = all_hero_faces()
HERO_RANKS: Final = {faces: rank for rank, faces in enumerate(HERO_KEEPS)}
NUMBERS: Final = KEEP_DICE + ZORRO_KEEPS * len(HERO_KEEPS)


def keep_number(zorro: i64, heroes: i64) -> i64:
    hero_rank: i64 = HERO_RANKS[heroes] if heroes else 0
    return KEEP_DICE + hero_rank * ZORRO_KEEPS + zorro_rank(zorro)


def kept_zorro(number: i64) -> i64:
    return ZORRO_FACES[(number - KEEP_DICE) % ZORRO_KEEPS]


def kept_heroes(number: i64) -> i64:
    rank = (number - KEEP_DICE) // ZORRO_KEEPS
    return HERO_KEEPS[rank] if rank else 0


def hand_number(zorro: i64) -> i64:
    return HAND_DICE + zorro_rank(zorro)


def handed_zorro(number: i64) -> i64:
    return ZORRO_FACES[number - HAND_DICE]


# Equipment: Zorro dice that are re-rolled show one symbol, Hero dice one face of one location.


def reroll_number(symbol: i64, dice: i64) -> i64:
    return REROLL_FACES + symbol * 8 + dice


def rerolled_symbol(number: i64) -> i64:
    return (number - REROLL_FACES) >> 3


def rerolled_dice(number: i64) -> i64:
    return (number - REROLL_FACES) & 7


def rerolled_zorro(number: i64) -> i64:
    """The faces of the Zorro dice that are re-rolled."""
    return rerolled_dice(number) << (4 * rerolled_symbol(number))


def set_number(old: i64, new: i64) -> i64:
    return SET_DIE + old * 6 + new


def set_from(number: i64) -> i64:
    return (number - SET_DIE) // 6


def set_to(number: i64) -> i64:
    return (number - SET_DIE) % 6


def hero_reroll_number(location: i64, face: i64, dice: i64) -> i64:
    return REROLL_HEROES + (location * 3 + face) * 2 + dice - 1


def rerolled_location(number: i64) -> i64:
    return (number - REROLL_HEROES) // 6


def rerolled_face(number: i64) -> i64:
    """Which of the three faces of its location's Hero die: its own action, thrust, taunt."""
    return ((number - REROLL_HEROES) >> 1) % 3


def rerolled_hero_dice(number: i64) -> i64:
    return ((number - REROLL_HEROES) & 1) + 1


def rerolled_heroes(number: i64) -> i64:
    """The faces of the Hero dice that are re-rolled."""
    return rerolled_hero_dice(number) << (6 * rerolled_location(number) + 2 * rerolled_face(number))


# The keeps of a handful of Zorro dice without Hero dice, worked out once: there are few handfuls, and a list of legal
# actions then only points at numbers that exist already.
KEEPS_OF: Final[dict[int, list[object]]] = {}


def keeps_of(faces: i64) -> list[object]:
    """The numbers of all ways to save some of these dice, none and all included, sorted. Not to be changed."""
    found = KEEPS_OF.get(faces)
    if found is None:
        found = []
        pick(faces, 0, 0, KEEP_DICE, found)
        KEEPS_OF[faces] = found
    return found


def pick(faces: i64, symbol: i64, used: i64, number: i64, numbers: list[object]) -> None:
    if symbol == 6:
        numbers.append(number)
        return
    row = (symbol * 9 + used) * 9
    for dice in range(((faces >> (symbol << 2)) & 15) + 1):
        pick(faces, symbol + 1, used + dice, number + STEPS[row + dice], numbers)
