"""What cards do: the vocabulary of Equipment and abilities, and how a set of dice is counted under them.

An effect is a small value. Equipment adds up to a ``Kit``; a Scoundrel or Villain has one ``Ability``. Where the two
meet, Equipment comes first (Z20): extra ROLLs and dice are added before an ability takes some away; re-roll cards and
set dice act on dice while they lie there, before the next ROLL or the count lets an ability claim them; a wild or
doubled symbol is worked out before a symbol that does not count is struck out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zabletop.games.zorro.dice import ZORRO_DICE, contains, count, heroes_total, total

NO_LIMIT: Final = 99
ROLLS: Final = 3


class Kit:
    """What a player's Equipment can do together. Masks have one bit a symbol."""

    def __init__(
        self,
        free: i64 = 0,
        rerolls: i64 = 0,
        extra_rolls: i64 = 0,
        extra_dice: i64 = 0,
        wild: i64 = 0,
        double: i64 = 0,
        sets: i64 = 0,
        hero_rerolls: i64 = 0,
        ignores: i64 = 0,
    ) -> None:
        self.free = free  # Z18: symbols that count without a die, as faces
        self.rerolls = rerolls  # Z19: symbols whose Zorro dice may be re-rolled, a mask
        self.extra_rolls = extra_rolls  # more ROLLs in an attempt
        self.extra_dice = extra_dice  # more Zorro dice in an attempt
        self.wild = wild  # symbols that stand for any symbol, a mask
        self.double = double  # symbols of which one die counts twice, a mask
        self.sets = sets  # Zorro dice that may be turned to a chosen symbol in an attempt
        self.hero_rerolls = hero_rerolls  # symbols whose Hero dice may be re-rolled without limit, a mask
        self.ignores = ignores  # not 0: abilities of Scoundrels and Villains do not touch this player

    def with_(self, other: Kit) -> Kit:
        """Both together, as the active player uses them with a helper (Z11, ZR15)."""
        return Kit(
            self.free + other.free,
            self.rerolls | other.rerolls,
            self.extra_rolls + other.extra_rolls,
            self.extra_dice + other.extra_dice,
            self.wild | other.wild,
            self.double | other.double,
            self.sets + other.sets,
            self.hero_rerolls | other.hero_rerolls,
            self.ignores | other.ignores,
        )

    def key(self) -> tuple[int, ...]:
        return (
            self.free,
            self.rerolls,
            self.extra_rolls,
            self.extra_dice,
            self.wild,
            self.double,
            self.sets,
            self.hero_rerolls,
            self.ignores,
        )


class Ability:
    """What makes a Scoundrel or Villain harder (Z25). One of these is usually set; none on a Feat or in a duel."""

    def __init__(
        self,
        fewer_rolls: i64 = 0,
        fewer_dice: i64 = 0,
        dead: i64 = 0,
        locks: i64 = 0,
        steals: i64 = 0,
        most_saved: i64 = NO_LIMIT,
        least_saved: i64 = 0,
        frozen_heroes: i64 = 0,
    ) -> None:
        self.fewer_rolls = fewer_rolls  # ROLLs less
        self.fewer_dice = fewer_dice  # Zorro dice less
        self.dead = dead  # symbols that do not count on Zorro dice, a mask
        self.locks = locks  # symbols whose Zorro dice can't go into a further ROLL, a mask
        self.steals = steals  # symbols whose Zorro dice are lost at the next ROLL and do not count, a mask
        self.most_saved = most_saved  # at most so many dice (Zorro and Hero together) may be saved from a ROLL
        self.least_saved = least_saved  # at least so many dice must be saved from a ROLL
        self.frozen_heroes = frozen_heroes  # not 0: Hero dice are rolled in the first ROLL only

    def key(self) -> tuple[int, ...]:
        return (
            self.fewer_rolls,
            self.fewer_dice,
            self.dead,
            self.locks,
            self.steals,
            self.most_saved,
            self.least_saved,
            self.frozen_heroes,
        )


NO_KIT: Final = Kit()
NO_ABILITY: Final = Ability()


def has(mask: i64, symbol: i64) -> bool:
    return (mask >> symbol) & 1 != 0


def faces_in(faces: i64, mask: i64) -> i64:
    """Those of the dice whose symbol is in the mask."""
    if mask == 0:
        return 0
    chosen: i64 = 0
    for symbol in range(i64(6)):
        if (mask >> symbol) & 1:
            chosen += count(faces, symbol) << (symbol << 2)
    return chosen


def missing(need: i64, zorro: i64, safe: i64, wild: i64, double: i64, dead: i64) -> i64:
    """How many symbols the requirement still lacks; 0 means that it is met.

    ``zorro`` are the Zorro dice; ``safe`` everything that no ability can strike out: Hero dice and free symbols,
    which are worth a die (Z18). ``dead`` symbols do not count on Zorro dice.
    """
    lacking: i64 = 0  # what any wild die can fill
    lacking_safe: i64 = 0  # dead symbols: what only a wild Hero die or free symbol can fill
    wild_dice: i64 = 0  # wild Zorro dice: they fill their own symbol just as any other
    wild_safe: i64 = 0
    for symbol in range(i64(6)):
        short = count(need, symbol)
        plain = count(zorro, symbol)
        sure = count(safe, symbol)
        if (double >> symbol) & 1:
            if sure > 0:
                sure += 1
            elif plain > 0:
                plain += 1
        if (wild >> symbol) & 1:
            wild_dice += plain
            wild_safe += sure
        else:
            short -= sure
            if not (dead >> symbol) & 1:
                short -= plain
        if short > 0:
            if (dead >> symbol) & 1:
                lacking_safe += short
            else:
                lacking += short
    if lacking_safe > wild_safe:
        return lacking_safe - wild_safe + (lacking - wild_dice if lacking > wild_dice else 0)
    lacking += lacking_safe - wild_safe - wild_dice
    return lacking if lacking > 0 else 0


def duel_score(zorro: i64, safe: i64, wild: i64, double: i64, symbol: i64) -> i64:
    """How often the duel's symbol counts (Z31, ZR9). Wild symbols count as it; one die of it may count twice."""
    score: i64 = 0
    for shown in range(i64(6)):
        if shown == symbol or has(wild, shown):
            dice = count(zorro, shown) + count(safe, shown)
            score += dice + 1 if dice > 0 and has(double, shown) else dice
    return score


class SaveLimits:
    """Which dice may be saved while all others go into the next ROLL (Z10, Z25).

    Stolen dice are lost: neither saved nor rolled. Locked dice must be saved. Frozen Hero dice stay where they are and
    are not counted. Of the dice that are left, at least one is rolled, and the number saved lies within the limits.
    Where Equipment ignores abilities, ask with ``NO_ABILITY``.
    """

    def __init__(self, zorro: i64, heroes: i64, ability: Ability) -> None:
        left = zorro - faces_in(zorro, ability.steals)
        self.heroes = heroes
        self.frozen = ability.frozen_heroes != 0
        self.locked = faces_in(left, ability.locks)
        dice = total(left) if self.frozen else total(left) + heroes_total(heroes)
        self.most = most_to_save(dice, total(self.locked), ability)
        self.least = least_to_save(self.most, ability)

    def allow(self, kept_zorro: i64, kept_heroes: i64) -> bool:
        """Of dice that do lie there and are not stolen."""
        if self.locked and not contains(kept_zorro, self.locked):
            return False
        saved = total(kept_zorro)
        if self.frozen:
            if kept_heroes != self.heroes:
                return False
        elif kept_heroes:
            saved += heroes_total(kept_heroes)
        return self.least <= saved <= self.most


def most_to_save(dice: i64, locked: i64, ability: Ability) -> i64:
    """Locked dice stay even beyond the limit, but then nothing else may be saved. One die is always rolled."""
    most: i64 = locked if locked > ability.most_saved else ability.most_saved
    return dice - 1 if most > dice - 1 else most


def least_to_save(most: i64, ability: Ability) -> i64:
    """Where so many can't be saved, save as many as can."""
    return most if ability.least_saved > most else ability.least_saved


def least_to_hand(zorro: i64, helper: Kit, helper_dice: i64) -> i64:
    """How many Zorro dice must be handed over for the 4th ROLL (Z12), at the least.

    The helper rolls them together with ``helper_dice`` Hero dice. Zorro dice that only the active player's Equipment
    brought to the table (ZR3) are put away out of those handed over, and a ROLL rolls at least one die.
    """
    surplus = surplus_dice(zorro, helper)
    return surplus if helper_dice > 0 else surplus + 1


def surplus_dice(zorro: i64, helper: Kit) -> i64:
    """How many Zorro dice are put away before the 4th ROLL."""
    more = total(zorro) - ZORRO_DICE - helper.extra_dice
    return more if more > 0 else 0
