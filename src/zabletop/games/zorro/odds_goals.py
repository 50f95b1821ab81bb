"""What dice are rolled for, and which dice are worth telling apart for it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zabletop.games.zorro.dice import HERO_THRUST, OWN, TAUNT, THRUST, count, one
from zabletop.games.zorro.effects import Ability, Kit, duel_score, has, missing
from zabletop.games.zorro.odds_space import NOWHERE, HeroSpace, hero_space

NO_PART: Final = 0
ANY_PART: Final = 1
OWN_PART: Final = 2  # + symbol
NO_CAP: Final = 15
NO_SYMBOL: Final = -1
HERO_CHANCES: Final = (4 / 6, 1 / 6, 1 / 6)  # own, thrust, taunt (Z3)


class Goal:
    """Met or not met by dice and Hero symbols. Symbols that play the same part for it need not be told apart."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @abstractmethod
    def met(self, zorro: i64, heroes: i64) -> bool: ...

    def part_on_zorro(self, symbol: i64) -> i64:
        """NO_PART, ANY_PART, or a part of its own."""
        return self.part_on_heroes(symbol)

    @abstractmethod
    def part_on_heroes(self, symbol: i64) -> i64: ...

    def enough(self, symbol: i64) -> i64:
        """More Hero dice of this symbol than this are no better."""
        return NO_CAP

    def enough_on_zorro(self, symbol: i64) -> i64:
        return NO_CAP

    def useful(self, heroes: i64) -> i64:
        """Only what matters of the symbols on Hero dice."""
        faces: i64 = 0
        for symbol in range(i64(6)):
            if count(heroes, symbol) > 0 and self.part_on_heroes(symbol) != NO_PART:
                faces += min(count(heroes, symbol), self.enough(symbol)) << (symbol << 2)
        return faces


class NeedGoal(Goal):
    """The requirement of a Feat, a Scoundrel or a Villain."""

    def __init__(self, need: i64, kit: Kit, ability: Ability) -> None:
        super().__init__(kit)
        self.need = need
        self.dead = ability.dead | ability.steals

    def met(self, zorro: i64, heroes: i64) -> bool:
        kit = self.kit
        return missing(self.need, zorro, heroes + kit.free, kit.wild, kit.double, self.dead) == 0

    def part_on_zorro(self, symbol: i64) -> i64:
        if has(self.dead, symbol) and not has(self.kit.wild, symbol):
            return NO_PART
        return self.part_on_heroes(symbol)

    def part_on_heroes(self, symbol: i64) -> i64:
        """A wild symbol fills its own place just as any other, so that all wild symbols are alike."""
        doubled = has(self.kit.double, symbol)
        if has(self.kit.wild, symbol):
            return OWN_PART + symbol if doubled else ANY_PART
        sure = count(self.kit.free, symbol)
        if sure > 0 and doubled:
            sure += 1
        return OWN_PART + symbol if count(self.need, symbol) > sure else NO_PART

    def enough(self, symbol: i64) -> i64:
        return NO_CAP if has(self.kit.wild, symbol) else count(self.need, symbol)

    def enough_on_zorro(self, symbol: i64) -> i64:
        """What is needed beyond the free symbols; a doubled die is worth one more, but at least one die it takes."""
        if has(self.kit.wild, symbol):
            return NO_CAP
        short = count(self.need, symbol) - count(self.kit.free, symbol)
        return short - 1 if has(self.kit.double, symbol) and short > 1 else short


class DuelGoal(Goal):
    """At least so many of the duel's symbol (Z31)."""

    def __init__(self, symbol: i64, score: i64, kit: Kit) -> None:
        super().__init__(kit)
        self.symbol = symbol
        self.score = score

    def met(self, zorro: i64, heroes: i64) -> bool:
        kit = self.kit
        return duel_score(zorro, heroes + kit.free, kit.wild, kit.double, self.symbol) >= self.score

    def part_on_heroes(self, symbol: i64) -> i64:
        if symbol != self.symbol and not has(self.kit.wild, symbol):
            return NO_PART
        return OWN_PART + symbol if has(self.kit.double, symbol) else ANY_PART


class ZorroClasses:
    """Which symbols of a Zorro die are told apart: by the part that they play, and how they can be handled.

    Dice beyond what a requirement can use are as good as dice that count for nothing; such a class has a cap, and
    the dice above it spill over into the class of equally handled dice that play no part. First come the classes that
    play no part, then those without a cap, then those with one, sorted, so that like requirements share a space; lost
    dice are the last class.
    """

    def __init__(self, goals: list[Goal], ability: Ability) -> None:
        names: list[int] = []  # of the classes without a cap
        capped: list[tuple[int, int, i64]] = []  # the class to spill into, the cap, the symbol
        class_of: list[i64] = [NOWHERE] * 6
        for symbol in range(i64(6)):
            if not counts_on_zorro(symbol, goals):
                class_of[symbol] = place_of(names, class_name(symbol, goals, ability, True))
        for symbol in range(i64(6)):
            if class_of[symbol] == NOWHERE and spills_well(symbol, goals, ability):
                spill = place_of(names, class_name(symbol, goals, ability, False))
                capped.append((spill, int(cap_of(symbol, goals)), symbol))
        for symbol in range(i64(6)):
            if class_of[symbol] == NOWHERE and not spills_well(symbol, goals, ability):
                class_of[symbol] = place_of(names, class_name(symbol, goals, ability, True))
        capped.sort()
        open_classes = len(names)
        self.caps: list[int] = [NO_CAP] * open_classes
        self.spills: list[int] = list(range(open_classes))
        for spill, cap, symbol in capped:
            class_of[symbol] = len(self.caps)
            self.caps.append(cap)
            self.spills.append(spill)
        self.falling: i64 = len(self.caps)
        self.lost: i64 = NOWHERE
        if ability.steals != 0:
            self.lost = self.falling
            self.caps.append(NO_CAP)
            self.spills.append(self.lost)
        symbols: list[i64] = [NO_SYMBOL] * self.falling
        sides = [0] * self.falling
        for symbol in range(i64(6)):
            symbols[class_of[symbol]] = symbol
            sides[class_of[symbol]] += 1
        self.class_of = vec[i64](class_of)
        self.symbols = vec[i64](symbols)  # one symbol that stands for the class
        self.chances = vec[float]([number / 6 for number in sides])

    def mask(self, symbols: i64) -> i64:
        """From a mask of symbols to a mask of classes."""
        unit: i64 = 1
        mask: i64 = 0
        for symbol in range(i64(6)):
            if has(symbols, symbol):
                cls = self.class_of[symbol]
                mask |= unit << cls
                mask |= unit << i64(self.spills[cls])
        return mask

    def faces(self, handful: i64) -> i64:
        """Dice of these classes as symbols; dice that play no part may show nothing."""
        faces: i64 = 0
        for cls in range(self.falling):
            symbol = self.symbols[cls]
            if symbol >= 0:
                faces += ((handful >> (4 * cls)) & 15) << (symbol << 2)
        return faces

    def pick(self, zorro: i64, handful: i64) -> i64:
        """So many dice of each class out of real dice; equal ones are taken in their canonical order."""
        picked: i64 = 0
        for symbol in range(i64(6)):
            cls = self.class_of[symbol]
            spill: i64 = self.spills[cls]
            shown = count(zorro, symbol)
            within: i64 = min(shown, i64(self.caps[cls]))
            dice: i64 = min(within, (handful >> (4 * cls)) & 15)
            handful -= dice << (4 * cls)
            more: i64 = min(shown - within, (handful >> (4 * spill)) & 15)
            handful -= more << (4 * spill)
            picked += (dice + more) << (symbol << 2)
        return picked


def place_of(names: list[int], name: int) -> int:
    if name not in names:
        names.append(name)
    return names.index(name)


def class_name(symbol: i64, goals: list[Goal], ability: Ability, counts: bool) -> int:
    """The same for two symbols only if nobody can gain from telling them apart."""
    name: i64 = 2 * ((ability.locks >> symbol) & 1) + ((ability.steals >> symbol) & 1)
    for goal in goals:
        part: i64 = goal.part_on_zorro(symbol) if counts else NO_PART
        name = 32 * name + 2 * part + ((goal.kit.rerolls >> symbol) & 1)
    return int(name)


def counts_on_zorro(symbol: i64, goals: list[Goal]) -> bool:
    for goal in goals:
        if goal.part_on_zorro(symbol) != NO_PART:
            return True
    return False


def spills_well(symbol: i64, goals: list[Goal], ability: Ability) -> bool:
    """Whether to cap: it makes the space smaller only if other symbols share the class to spill into."""
    if cap_of(symbol, goals) == NO_CAP:
        return False
    spill = class_name(symbol, goals, ability, False)
    for other in range(i64(6)):
        capped = cap_of(other, goals) != NO_CAP
        if other != symbol and class_name(other, goals, ability, not capped) == spill:
            return True
    return False


def cap_of(symbol: i64, goals: list[Goal]) -> i64:
    """How many Zorro dice of this symbol any goal can use."""
    cap: i64 = 0
    for goal in goals:
        if goal.part_on_zorro(symbol) != NO_PART:
            cap = max(cap, goal.enough_on_zorro(symbol))
    return NO_CAP if cap == 0 else cap


class HeroSlots:
    """Which faces of a player's Hero dice are told apart.

    Dice of which no face counts are ``idle``: all that matters of them is how many there are.
    """

    def __init__(self, hero_dice: i64, actions: i64, goals: list[Goal], rerolls: i64) -> None:
        self.slot_of = vec[i64]([i64(NOWHERE)] * 12)
        self.symbols: list[int] = []
        self.reroll_mask: i64 = 0  # slots whose dice may be re-rolled for free
        self.circle_mask: i64 = 0  # slots of dice that may be re-rolled whatever they show, and so come to any face
        self.idle: i64 = 0
        self.dice: i64 = 0
        dice: list[int] = []
        chances: list[list[float]] = []
        for location in range(i64(4)):
            number: i64 = (hero_dice >> (2 * location)) & 3
            self.dice += number
            if number > 0 and location_counts(location, actions, goals):
                dice.append(number)
                chances.append(self.add_slots(location, actions, goals, rerolls))
            else:
                self.idle += number
        self.space: HeroSpace = hero_space(dice, chances)

    def add_slots(self, location: i64, actions: i64, goals: list[Goal], rerolls: i64) -> list[float]:
        """A slot for each kind of face; how likely each is."""
        unit: i64 = 1
        first: i64 = len(self.symbols)
        mask: i64 = 0
        names: list[int] = []
        chances: list[float] = []
        for face in range(i64(3)):
            symbol = hero_face_symbol(location, face, actions)
            name = face_name(symbol, goals, rerolls)
            if name not in names:
                if has(rerolls, symbol):
                    mask |= unit << (first + len(names))
                names.append(name)
                chances.append(0.0)
                self.symbols.append(symbol)
            kind = names.index(name)
            chances[kind] += HERO_CHANCES[face]
            self.slot_of[3 * location + face] = first + kind
        if mask == ((unit << len(names)) - 1) << first:
            self.circle_mask |= mask
        else:
            self.reroll_mask |= mask
        return chances

    def faces(self, handful: i64) -> i64:
        """What these Hero dice show, as far as it counts."""
        faces: i64 = 0
        for slot in range(i64(len(self.symbols))):
            faces += ((handful >> (2 * slot)) & 3) * one(self.symbols[slot])
        return faces

    def place(self, heroes: i64) -> i64:
        """Where these Hero faces stand in the space."""
        place: i64 = 0
        for face in range(i64(12)):
            number = (heroes >> (2 * face)) & 3
            slot = self.slot_of[face]
            if number > 0 and slot >= 0:
                for _ in range(number):
                    place = self.space.up[place * self.space.slots + slot]
        return place


def hero_face_symbol(location: i64, face: i64, actions: i64) -> i64:
    if face == OWN:
        return (actions >> (4 * location)) & 15
    return THRUST if face == HERO_THRUST else TAUNT


def location_counts(location: i64, actions: i64, goals: list[Goal]) -> bool:
    """Whether any face of this location's Hero dice brings any goal nearer."""
    for goal in goals:
        for face in range(i64(3)):
            if goal.part_on_heroes(hero_face_symbol(location, face, actions)) != NO_PART:
                return True
    return False


def face_name(symbol: i64, goals: list[Goal], rerolls: i64) -> int:
    """The same for two faces of a Hero die only if nobody can gain from telling them apart."""
    name: i64 = (rerolls >> symbol) & 1
    for goal in goals:
        name = 16 * name + goal.part_on_heroes(symbol)
    return int(name)
