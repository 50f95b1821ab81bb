"""The exact chance of success under perfect play, and the best choice, at any moment of an attempt.

A ``Plan`` belongs to one attempt: a requirement, the Hero dice and Equipment of the active player, an ability, and a
helper with theirs. It answers for any dice that may lie on the table; the possible 4th ROLL is part of every answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zabletop.games.zorro.dice import hero_one, one
from zabletop.games.zorro.effects import NO_ABILITY, ROLLS, Ability, Kit
from zabletop.games.zorro.odds_choice import SAME, Choice, best_equipment, best_hand, best_keep
from zabletop.games.zorro.odds_goals import Goal, NeedGoal
from zabletop.games.zorro.odds_sheet import Help, Sheet, sheet_for

__all__ = ["Choice", "Plan", "forget_plans", "plan_for"]

MOST_PLANS: Final = 4096
MOST_SHEETS: Final = 48  # a worked-out sheet may hold megabytes; a plan without one only remembers its chance


class Plan:
    """One attempt under perfect play. ``rolls_left`` is always counted before the action that is asked about."""

    def __init__(
        self,
        need: i64,
        actions: i64,
        hero_dice: i64,
        kit: Kit,
        ability: Ability,
        helper: Kit | None,
        helper_hero_dice: i64,
    ) -> None:
        self.actions = actions
        self.hero_dice = hero_dice
        self.helper = helper
        self.helper_hero_dice = helper_hero_dice
        self.ability = NO_ABILITY if kit.ignores != 0 else ability
        self.kit = kit if helper is None else kit.with_(helper)
        self.goal: Goal = NeedGoal(need, self.kit, self.ability)
        self.help_goal: Goal | None = None if helper is None else NeedGoal(need, helper, NO_ABILITY)
        self.rolls: i64 = max(1, ROLLS + self.kit.extra_rolls - self.ability.fewer_rolls)
        self.known_chance = -1.0
        self.known_sheet: Sheet | None = None

    def sheet(self) -> Sheet:
        """The values of every moment; worked out when they are needed, and again if they were given up meanwhile."""
        sheet = self.known_sheet
        if sheet is None:
            sheet = sheet_for(
                self.goal,
                self.ability,
                self.rolls,
                self.hero_dice,
                self.actions,
                self.help_goal,
                self.helper_hero_dice,
            )
            self.known_sheet = sheet
            # Sums of sixths are rounded: what is this near to certain is certain.
            chance = sheet.chance()
            self.known_chance = 1.0 if chance > 1.0 - SAME else chance
            remember_sheet(self)
        return sheet

    # The active player's ROLLs.

    def chance(self) -> float:
        """Before the first ROLL."""
        if self.known_chance < 0.0:
            self.sheet()
        return self.known_chance

    def value(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64) -> float:
        sheet = self.sheet()
        return sheet.layers[rolls_left][sets_left][sheet.stage.place(zorro, heroes, sheet.lost(zorro))]

    def keep_value(
        self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, kept_zorro: i64, kept_heroes: i64
    ) -> float:
        sheet = self.sheet()
        place = sheet.stage.place(kept_zorro, kept_heroes, sheet.lost_at_keep(zorro))
        return sheet.layers[rolls_left - 1][sets_left][place]

    def reroll_value(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, rolled: i64) -> float:
        sheet = self.sheet()
        place = sheet.stage.place(zorro - rolled, heroes, sheet.lost(zorro))
        return sheet.layers[rolls_left][sets_left][place]

    def hero_reroll_value(
        self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, location: i64, face: i64, dice: i64
    ) -> float:
        sheet = self.sheet()
        place = sheet.stage.place(zorro, heroes - dice * hero_one(location, face), sheet.lost(zorro))
        return sheet.layers[rolls_left][sets_left][place]

    def set_value(
        self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, from_symbol: i64, to_symbol: i64
    ) -> float:
        return self.value(rolls_left, sets_left - 1, zorro - one(from_symbol) + one(to_symbol), heroes)

    def stop_value(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64) -> float:
        """To end one's own ROLLs: the count, or after the last one the 4th ROLL."""
        sheet = self.sheet()
        place = sheet.stage.place(zorro, heroes, sheet.lost(zorro))
        if sheet.met[place] > 0.0:
            return 1.0
        help = sheet.help
        if rolls_left > 0 or help is None:
            return 0.0
        return help.best[help.group(heroes)][help.turns(sets_left)][place % sheet.stage.throw.width]

    def best(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64) -> Choice:
        """Stop if that is as good as anything; else a keep, a free re-roll, and a turn of a die last."""
        sheet = self.sheet()
        worth = self.value(rolls_left, sets_left, zorro, heroes)
        stop = self.stop_value(rolls_left, sets_left, zorro, heroes)
        if stop >= worth - SAME:
            return Choice("stop", stop)
        if rolls_left > 0:
            keep = best_keep(sheet, sheet.layers[rolls_left - 1][sets_left], worth, zorro, heroes)
            if keep is not None:
                return keep
        ends = sheet.without_equipment(rolls_left, sets_left) if sheet.stage.circles else sheet.met
        tables = sheet.layers[rolls_left]
        return best_equipment(sheet.stage, tables, sets_left, ends, worth, zorro, heroes, sheet.lost(zorro))

    # The helper's 4th ROLL. ``heroes`` are the active player's Hero dice as they lie there.

    def fourth(self) -> Help:
        help = self.sheet().help
        assert help is not None, "there is no 4th ROLL without a helper"
        return help

    def hand_value(self, sets_left: i64, zorro: i64, heroes: i64, handed: i64) -> float:
        """The dice ``handed`` over are rolled with the helper's Hero dice; a surplus of dice is put away."""
        help = self.fourth()
        return help.values[help.group(heroes)][help.turns(sets_left)][help.stage.zorro_place(zorro - handed, 0)]

    def fourth_value(self, sets_left: i64, zorro: i64, heroes: i64, helper_heroes: i64) -> float:
        """After the 4th ROLL."""
        help = self.fourth()
        place = help.stage.place(zorro, helper_heroes, 0)
        return help.values[help.group(heroes)][help.turns(sets_left)][place]

    def fourth_reroll_value(self, sets_left: i64, zorro: i64, heroes: i64, helper_heroes: i64, rolled: i64) -> float:
        return self.fourth_value(sets_left, zorro - rolled, heroes, helper_heroes)

    def fourth_hero_reroll_value(
        self, sets_left: i64, zorro: i64, heroes: i64, helper_heroes: i64, location: i64, face: i64, dice: i64
    ) -> float:
        return self.fourth_value(sets_left, zorro, heroes, helper_heroes - dice * hero_one(location, face))

    def fourth_set_value(
        self, sets_left: i64, zorro: i64, heroes: i64, helper_heroes: i64, from_symbol: i64, to_symbol: i64
    ) -> float:
        turns = self.fourth().turns(sets_left) - 1
        return self.fourth_value(turns, zorro - one(from_symbol) + one(to_symbol), heroes, helper_heroes)

    def fourth_stop_value(self, zorro: i64, heroes: i64, helper_heroes: i64) -> float:
        help = self.fourth()
        shown = help.own.faces(help.own.space.handfuls[help.own.place(heroes)])
        theirs = help.stage.slots.faces(help.stage.slots.space.handfuls[help.stage.slots.place(helper_heroes)])
        return 1.0 if help.stage.goal.met(zorro, shown + theirs) else 0.0

    def best_hand(self, sets_left: i64, zorro: i64, heroes: i64) -> Choice:
        """Hand over as few dice as is best; stop if the 4th ROLL can't help."""
        help = self.fourth()
        return best_hand(self.sheet(), help, help.group(heroes), help.turns(sets_left), zorro)

    def best_fourth(self, sets_left: i64, zorro: i64, heroes: i64, helper_heroes: i64) -> Choice:
        help = self.fourth()
        worth = self.fourth_value(sets_left, zorro, heroes, helper_heroes)
        stop = self.fourth_stop_value(zorro, heroes, helper_heroes)
        if stop >= worth - SAME:
            return Choice("stop", stop)
        group = help.group(heroes)
        ends = help.stage.met_table(help.useful[group])
        turns = help.turns(sets_left)
        return best_equipment(help.stage, help.values[group], turns, ends, worth, zorro, helper_heroes, 0)


PLANS: Final[dict[tuple[object, ...], Plan]] = {}  # the one asked for last stands last
WORKED_OUT: Final[list[Plan]] = []


def plan_for(
    need: i64, actions: i64, hero_dice: i64, kit: Kit, ability: Ability, helper: Kit | None, helper_hero_dice: i64
) -> Plan:
    """The plan of an attempt. ``hero_dice``: Hero dice owned, 2 bits a location; ``actions``: 4 bits a location."""
    theirs = None if helper is None else helper.key()
    key: tuple[object, ...] = (need, actions, hero_dice, kit.key(), ability.key(), theirs, helper_hero_dice)
    plan = PLANS.pop(key, None)
    if plan is None:
        plan = Plan(need, actions, hero_dice, kit, ability, helper, helper_hero_dice)
        if len(PLANS) >= MOST_PLANS:
            del PLANS[next(iter(PLANS))]
    PLANS[key] = plan
    return plan


def remember_sheet(plan: Plan) -> None:
    """The plans that were worked out last keep their sheets; the one before them gives its own up."""
    WORKED_OUT.append(plan)
    if len(WORKED_OUT) > MOST_SHEETS:
        WORKED_OUT.pop(0).known_sheet = None


def forget_plans() -> None:
    """Start afresh, for measurements."""
    PLANS.clear()
    for plan in WORKED_OUT:
        plan.known_sheet = None
    WORKED_OUT.clear()
