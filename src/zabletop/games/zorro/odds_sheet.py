"""The values of every moment of an attempt, worked out backwards from the last one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zabletop.games.zorro.dice import ZORRO_DICE, total
from zabletop.games.zorro.effects import Ability, faces_in, least_to_save, most_to_save
from zabletop.games.zorro.odds_goals import Goal, HeroSlots, ZorroClasses
from zabletop.games.zorro.odds_rolls import Throw, best_keeps, expect, lost_dice, settle, turn_dice
from zabletop.games.zorro.odds_space import NOWHERE, ZorroSpace, zorro_space

EVERY_SYMBOL: i64 = 63


class Stage:
    """One player's dice and the Equipment that acts on them: during the ROLLs, or in a helper's 4th ROLL."""

    def __init__(self, goal: Goal, dice: i64, classes: ZorroClasses, slots: HeroSlots) -> None:
        self.goal = goal
        self.dice = dice
        self.classes = classes
        self.slots = slots
        space = zorro_space(dice, classes.caps, classes.spills)
        self.throw = Throw(space, classes.chances, classes.falling, slots.space)
        self.rerolls = classes.mask(goal.kit.rerolls)
        self.rerolls_all = goal.kit.rerolls == EVERY_SYMBOL
        self.circles = self.rerolls_all or slots.circle_mask != 0  # some dice can be brought to any face
        self.met_rows: dict[int, vec[float]] = {}

    def place(self, zorro: i64, heroes: i64, lost: i64) -> i64:
        """Where these dice stand in a table of values; dice that are missing are about to be rolled."""
        return self.slots.place(heroes) * self.throw.width + self.zorro_place(zorro, lost)

    def zorro_place(self, zorro: i64, lost: i64) -> i64:
        space = self.throw.zorro
        place: i64 = 0
        for symbol in range(i64(6)):
            number = (zorro >> (symbol << 2)) & 15
            if number > 0:
                cls = self.classes.class_of[symbol]
                for _ in range(number):
                    place = space.up[place * space.classes + cls]
        for _ in range(lost):
            place = space.up[place * space.classes + self.classes.lost]
        return place

    def met_row(self, heroes: i64) -> vec[float]:
        """For each full table of Zorro dice, 1 if the goal is met together with these Hero symbols."""
        useful = self.goal.useful(heroes)
        row = self.met_rows.get(useful)
        if row is None:
            space = self.throw.zorro
            goal = self.goal
            row = vec[float]([0.0] * (space.size - space.full))
            for place in range(space.full, space.size):
                if goal.met(self.classes.faces(space.handfuls[place]), useful):
                    row[place - space.full] = 1.0
            self.met_rows[useful] = row
        return row

    def met_table(self, other_heroes: i64) -> vec[float]:
        """1 where the goal is met; ``other_heroes`` are symbols of somebody else's Hero dice."""
        throw = self.throw
        values = throw.blank()
        first = throw.zorro.full
        for hero in range(throw.heroes.full, throw.heroes.size):
            row = self.met_row(self.slots.faces(throw.heroes.handfuls[hero]) + other_heroes)
            start = hero * throw.width
            for place in range(first, throw.zorro.size):
                values[start + place] = row[place - first]
        return values

    def finish(self, values: vec[float], with_one_turn_less: vec[float] | None) -> None:
        """Add what Equipment can do now, then look ahead to dice that are still to be rolled."""
        if with_one_turn_less is not None:
            turn_dice(values, with_one_turn_less, self.throw)
        settle(values, self.rerolls, self.slots.reroll_mask, self.slots.circle_mask, self.throw)
        expect(values, self.throw)


class Help:
    """A helper's 4th ROLL (Z12), for each way in which the active player's Hero dice may lie there."""

    def __init__(self, stage: Stage, own: HeroSlots, space: ZorroSpace) -> None:
        self.stage = stage
        self.own = own  # the active player's Hero dice
        self.groups: dict[int, int] = {}  # Hero dice that are equally useful to the helper have the same values
        self.useful: list[int] = []  # the symbols of each group
        self.values: list[list[vec[float]]] = []  # by group and turns of a die left
        self.best: list[list[vec[float]]] = []  # the best that can be handed over of each handful of Zorro dice
        for hero in range(own.space.full, own.space.size):
            self.add_group(own.faces(own.space.handfuls[hero]), space)

    def add_group(self, heroes: i64, space: ZorroSpace) -> None:
        useful = self.stage.goal.useful(heroes)
        if useful in self.groups:
            return
        self.groups[useful] = len(self.values)
        self.useful.append(useful)
        tables: list[vec[float]] = []
        best: list[vec[float]] = []
        fewer: vec[float] | None = None
        for _ in range(self.stage.goal.kit.sets + 1):
            values = self.stage.met_table(useful)
            self.stage.finish(values, fewer)
            tables.append(values)
            best.append(self.best_hands(values, space))
            fewer = values
        self.values.append(tables)
        self.best.append(best)

    def best_hands(self, values: vec[float], space: ZorroSpace) -> vec[float]:
        """What is not handed over keeps its face. Not making the 4th ROLL is a failure, so 0 is the least."""
        best = vec[float]([0.0] * space.size)
        smaller = space.without(0)
        for place in range(space.size):
            found = values[place] if self.may_leave(space.sizes[place]) else 0.0
            for number in range(smaller.starts[place], smaller.starts[place + 1]):
                found = max(found, best[smaller.places[number]])
            best[place] = found
        return best

    def may_leave(self, dice: i64) -> bool:
        """Whether so many Zorro dice may stay behind: something is left to roll, and no more lie there than allowed."""
        return dice < self.stage.dice or (dice == self.stage.dice and self.stage.slots.dice > 0)

    def group(self, heroes: i64) -> i64:
        """The group of the active player's Hero dice."""
        shown = self.own.faces(self.own.space.handfuls[self.own.place(heroes)])
        return self.groups[self.stage.goal.useful(shown)]

    def turns(self, sets_left: i64) -> i64:
        """The active player's turns of a die are used first; only the helper's own are left in the 4th ROLL."""
        return min(sets_left, self.stage.goal.kit.sets)


class Sheet:
    """All values of an attempt. ``layers[r][s]``: with r ROLLs and s turns of a die left."""

    def __init__(self, stage: Stage, ability: Ability, rolls: i64, sets: i64, helper: Stage | None) -> None:
        self.stage = stage
        self.ability = ability
        self.rolls = rolls
        classes = stage.classes
        self.locked = classes.mask(ability.locks)
        self.stolen = classes.mask(ability.steals)
        unit: i64 = 1
        self.held = self.locked | (unit << classes.lost if classes.lost >= 0 else 0)
        self.frozen = ability.frozen_heroes != 0
        self.allowed = self.allowed_keeps()
        self.claimed = self.claimed_places()
        self.help = None if helper is None else Help(helper, stage.slots, stage.throw.zorro)
        self.met = stage.met_table(0)
        self.layers: list[list[vec[float]]] = []
        for left in range(rolls):
            self.layers.append([])
            for turns in range(sets + 1):
                self.layers[left].append(self.layer(left, turns))

    def chance(self) -> float:
        """Nothing is rolled yet: every die is missing."""
        return self.layers[-1][-1][0]

    def layer(self, left: i64, turns: i64) -> vec[float]:
        values = self.without_equipment(left, turns)
        self.stage.finish(values, self.layers[left][turns - 1] if turns > 0 else None)
        return values

    def without_equipment(self, left: i64, turns: i64) -> vec[float]:
        """What it is worth to stop or to roll on with these very dice."""
        values = self.stage.throw.blank()
        if left == 0:
            self.take_ends(values, turns)
        else:
            self.take_keeps(values, self.layers[left - 1][turns])
        return values

    def take_ends(self, values: vec[float], turns: i64) -> None:
        """After the last ROLL: met, or a helper's 4th ROLL, or nothing."""
        throw = self.stage.throw
        first = throw.zorro.full
        help = self.help
        for hero in range(throw.heroes.full, throw.heroes.size):
            row = hero * throw.width
            if help is None:
                for place in range(first, throw.zorro.size):
                    values[row + place] = self.met[row + place]
                continue
            shown = self.stage.slots.faces(throw.heroes.handfuls[hero])
            hands = help.best[help.groups[help.stage.goal.useful(shown)]][help.turns(turns)]
            for place in range(first, throw.zorro.size):
                values[row + place] = 1.0 if self.met[row + place] > 0.0 else hands[place]

    def take_keeps(self, values: vec[float], rolled: vec[float]) -> None:
        """Met, or the best keep: ``rolled`` holds what a ROLL brings."""
        throw = self.stage.throw
        best = best_keeps(rolled, self.allowed, self.held, self.frozen, throw)
        first = throw.zorro.full
        for hero in range(throw.heroes.full, throw.heroes.size):
            row = hero * throw.width
            for place in range(first, throw.zorro.size):
                kept = best[row + self.claimed[place]]
                met = self.met[row + place]
                values[row + place] = kept if kept > met else met

    def allowed_keeps(self) -> vec[i64]:
        """Which handfuls may be kept. It depends on nothing else: the locked and lost dice are always part of them."""
        throw = self.stage.throw
        zorro = throw.zorro
        heroes = throw.heroes
        idle: i64 = 0 if self.frozen else self.stage.slots.idle
        hero_dice: i64 = 0 if self.frozen else self.stage.slots.dice
        allowed = vec[i64]([i64(0)] * throw.size)
        lowest = vec[i64]([i64(0)] * zorro.size)
        highest = vec[i64]([i64(0)] * zorro.size)
        saved_here = vec[i64]([i64(0)] * zorro.size)
        for place in range(zorro.size):
            lost = lost_dice(zorro, place, throw.falling)
            locked: i64 = zorro.shown_in(place, self.locked) if self.locked != 0 else 0
            highest[place] = most_to_save(zorro.dice - lost + hero_dice, locked, self.ability)
            lowest[place] = least_to_save(highest[place], self.ability)
            saved_here[place] = zorro.sizes[place] - lost
        for hero in range(heroes.size):
            row = hero * throw.width
            saved_heroes: i64 = 0 if self.frozen else heroes.sizes[hero]
            for place in range(zorro.size):
                saved = saved_here[place] + saved_heroes
                # Idle Hero dice may be saved or rolled at will to fit the limits.
                if saved <= highest[place] and saved + idle >= lowest[place]:
                    allowed[row + place] = 1
        return allowed

    def claimed_places(self) -> vec[i64]:
        """Where the dice on a table stand once an ability has taken its own."""
        space = self.stage.throw.zorro
        lost = self.stage.classes.lost
        classes = space.classes
        claimed = vec[i64]([i64(place) for place in range(space.size)])
        if lost >= 0:
            for place in range(space.size):
                after = place
                for cls in range(self.stage.classes.falling):
                    if (self.stolen >> cls) & 1:
                        for _ in range(space.shown(place, cls)):
                            after = space.up[space.down[after * classes + cls] * classes + lost]
                claimed[place] = after
        return claimed

    def lost(self, zorro: i64) -> i64:
        """How many dice have been taken away before these were left."""
        return self.stage.dice - total(zorro) if self.stage.classes.lost >= 0 else 0

    def lost_at_keep(self, zorro: i64) -> i64:
        return self.lost(zorro) + total(faces_in(zorro, self.ability.steals))

    def seek_keep(self, values: vec[float], target: float, place: i64, hero: i64, step: i64) -> i64:
        """The first allowed keep out of these dice that is worth the target; fuller hands first."""
        space = self.stage.throw.zorro
        heroes = self.stage.throw.heroes
        width = self.stage.throw.width
        if step == space.classes + heroes.slots:
            index = hero * width + place
            return index if self.allowed[index] and values[index] >= target else NOWHERE
        while True:
            found = self.seek_keep(values, target, place, hero, step + 1)
            if found >= 0:
                return found
            if step < space.classes:
                place = NOWHERE if (self.held >> step) & 1 else space.down[place * space.classes + step]
            else:
                hero = NOWHERE if self.frozen else heroes.down[hero * heroes.slots + step - space.classes]
            if place < 0 or hero < 0:
                return NOWHERE


def sheet_for(
    goal: Goal, ability: Ability, rolls: i64, hero_dice: i64, actions: i64, help_goal: Goal | None, help_dice: i64
) -> Sheet:
    goals = [goal] if help_goal is None else [goal, help_goal]
    classes = ZorroClasses(goals, ability)
    dice = ZORRO_DICE + goal.kit.extra_dice - ability.fewer_dice
    if dice < 0:
        dice = 0
    own = HeroSlots(hero_dice, actions, goals, goal.kit.hero_rerolls)
    stage = Stage(goal, dice, classes, own)
    helper: Stage | None = None
    if help_goal is not None:
        theirs = HeroSlots(help_dice, actions, [help_goal], help_goal.kit.hero_rerolls)
        helper = Stage(help_goal, min(dice, ZORRO_DICE + help_goal.kit.extra_dice), classes, theirs)
    return Sheet(stage, ability, rolls, goal.kit.sets, helper)
