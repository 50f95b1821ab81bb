"""The odds of a duel (Z31): how a duelist's score falls under perfect play, and who wins in the end.

Whatever the others score, a higher score is never worse, and one way of playing makes every score as likely as can be
at once: keep each die that counts, roll the others. A die that counts can't become better, and giving it up can only
lose it; a die that does not count has nothing to lose; and no die's chances depend on another's. A doubled symbol adds
one to every score above nothing, a turn of a die at the end adds one to every score that leaves a die to turn. So the
chance of "at least t", worked out for each t on its own, belongs to the same play for all t, and these chances together
are the distribution of the score.

The one exception: where two different symbols count (a wild one) and one of them is doubled, the first die of the
doubled symbol is worth more than another die that counts. Then the chances of "at least t" are each the best possible,
but not all at once, and the distribution is a little too good. A player has one piece of Premium Equipment (Z17), and
no card may do both (``check.py``), so this does not happen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zabletop.games.zorro.dice import ZORRO_DICE, hero_symbols, one
from zabletop.games.zorro.effects import NO_ABILITY, ROLLS, Kit, duel_score
from zabletop.games.zorro.odds_choice import SAME, Choice, best_equipment, best_keep
from zabletop.games.zorro.odds_goals import DuelGoal
from zabletop.games.zorro.odds_sheet import Sheet, sheet_for

TO_ROLL: Final = -1  # has not had a turn in this round yet
OUT: Final = -2
MOST_DUEL_PLANS: Final = 64


class DuelPlan:
    """One duelist's turn under perfect play."""

    def __init__(self, symbol: i64, actions: i64, hero_dice: i64, kit: Kit) -> None:
        self.symbol = symbol
        self.actions = actions
        self.kit = kit
        self.rolls: i64 = max(1, ROLLS + kit.extra_rolls)
        self.least = duel_score(0, kit.free, kit.wild, kit.double, symbol)  # with no die at all
        self.sheets: list[Sheet] = []  # place t: to score at least ``least`` + t + 1
        heroes: i64 = 0
        for location in range(i64(4)):
            heroes += (hero_dice >> (2 * location)) & 3
        doubled: i64 = 0
        for shown in range(i64(6)):
            doubled += (kit.double >> shown) & 1
        self.most = self.least + ZORRO_DICE + kit.extra_dice + heroes + doubled
        for score in range(self.least + 1, self.most + 1):
            goal = DuelGoal(symbol, score, kit)
            self.sheets.append(sheet_for(goal, NO_ABILITY, self.rolls, hero_dice, actions, None, 0))
        self.expected = self.sums()

    def sums(self) -> list[list[vec[float]]]:
        """The expected score above the least, by ROLLs and turns of a die left: the sum of the chances of each."""
        sums: list[list[vec[float]]] = []
        for left in range(self.rolls):
            sums.append([])
            for turns in range(self.kit.sets + 1):
                total = self.sheets[0].stage.throw.blank()
                for sheet in self.sheets:
                    add(total, sheet.layers[left][turns])
                sums[left].append(total)
        return sums

    def distribution(self) -> list[float]:
        """Before the first ROLL: the chance of each score from 0 on."""
        return self.scores([sheet.chance() for sheet in self.sheets])

    def distribution_at(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64) -> list[float]:
        """With these dice on the table and so many further ROLLs."""
        place = self.sheets[0].stage.place(zorro, heroes, 0)
        return self.scores([sheet.layers[rolls_left][sets_left][place] for sheet in self.sheets])

    def scores(self, at_least: list[float]) -> list[float]:
        chances = [0.0] * self.least
        before = 1.0
        for chance in at_least:
            chances.append(max(0.0, before - chance))
            before = chance
        chances.append(before)
        return chances

    def score(self, zorro: i64, heroes: i64) -> i64:
        """What these dice count now."""
        kit = self.kit
        return duel_score(zorro, hero_symbols(heroes, self.actions) + kit.free, kit.wild, kit.double, self.symbol)

    def value(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64) -> float:
        """The expected score."""
        place = self.sheets[0].stage.place(zorro, heroes, 0)
        return float(self.least) + self.expected[rolls_left][sets_left][place]

    def keep_value(self, rolls_left: i64, sets_left: i64, kept_zorro: i64, kept_heroes: i64) -> float:
        """The expected score after one more ROLL of all other dice."""
        return self.value(rolls_left - 1, sets_left, kept_zorro, kept_heroes)

    def reroll_value(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, rolled: i64) -> float:
        return self.value(rolls_left, sets_left, zorro - rolled, heroes)

    def hero_reroll_value(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, rolled: i64) -> float:
        """``rolled``: the Hero faces that are re-rolled."""
        return self.value(rolls_left, sets_left, zorro, heroes - rolled)

    def set_value(
        self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64, from_symbol: i64, to_symbol: i64
    ) -> float:
        return self.value(rolls_left, sets_left - 1, zorro - one(from_symbol) + one(to_symbol), heroes)

    def best(self, rolls_left: i64, sets_left: i64, zorro: i64, heroes: i64) -> Choice:
        """The best choice; its value is the expected score."""
        sheet = self.sheets[0]
        tables = self.expected[rolls_left]
        worth = tables[sets_left][sheet.stage.place(zorro, heroes, 0)]
        least = float(self.least)
        now = float(self.score(zorro, heroes)) - least
        if now >= worth - SAME:
            return Choice("stop", now + least)
        choice: Choice | None = None
        if rolls_left > 0:
            choice = best_keep(sheet, self.expected[rolls_left - 1][sets_left], worth, zorro, heroes)
        if choice is None:
            choice = best_equipment(sheet.stage, tables, sets_left, self.ends(), worth, zorro, heroes, 0)
        choice.value += least
        return choice

    def ends(self) -> vec[float]:
        """What it is worth to stop."""
        ends = self.sheets[0].stage.throw.blank()
        for sheet in self.sheets:
            add(ends, sheet.met)
        return ends


def add(total: vec[float], more: vec[float]) -> None:
    for place in range(len(total)):
        total[place] += more[place]


DUEL_PLANS: Final[dict[tuple[object, ...], DuelPlan]] = {}  # the one asked for last stands last


def duel_plan_for(symbol: i64, actions: i64, hero_dice: i64, kit: Kit) -> DuelPlan:
    key: tuple[object, ...] = (symbol, actions, hero_dice, kit.key())
    plan = DUEL_PLANS.pop(key, None)
    if plan is None:
        plan = DuelPlan(symbol, actions, hero_dice, kit)
        if len(DUEL_PLANS) >= MOST_DUEL_PLANS:
            del DUEL_PLANS[next(iter(DUEL_PLANS))]
    DUEL_PLANS[key] = plan
    return plan


def duel_chances(
    distributions: list[list[float]], scores_so_far: list[int], in_turn: list[float] | None = None
) -> list[float]:
    """Each duelist's chance to win the whole duel.

    ``distributions``: each one's score in a fresh round. ``scores_so_far``: what they scored in this round, or
    ``TO_ROLL``, or ``OUT``. ``in_turn``: the distribution of the first who is to roll, if that turn has begun.
    """
    this_round: list[list[float]] = []
    standing = 0
    for seat, score in enumerate(scores_so_far):
        if score == OUT:
            this_round.append([])
            continue
        standing |= 1 << seat
        if score != TO_ROLL:
            this_round.append([0.0] * score + [1.0])
        elif in_turn is not None:
            this_round.append(in_turn)
            in_turn = None
        else:
            this_round.append(distributions[seat])
    known: dict[int, list[float]] = {}
    chances = [0.0] * len(distributions)
    for tied, chance in rounds(this_round, standing):
        add_share(chances, chance, fresh_chances(distributions, tied, known))
    return chances


def fresh_chances(distributions: list[list[float]], standing: int, known: dict[int, list[float]]) -> list[float]:
    """The chances of those still standing at the start of a round; a round that changes nothing is played again."""
    if standing not in known:
        chances = [0.0] * len(distributions)
        again = 0.0
        if standing & (standing - 1) == 0:
            chances[standing.bit_length() - 1] = 1.0
        else:
            for tied, chance in rounds(distributions, standing):
                if tied == standing:
                    again = chance
                else:
                    add_share(chances, chance, fresh_chances(distributions, tied, known))
            decided = sum(chances)
            for seat in range(len(chances)):
                # Duelists who tie for ever are equals.
                share = float((standing >> seat) & 1) / standing.bit_count()
                chances[seat] = chances[seat] / decided if again < 1.0 and decided > 0.0 else share
        known[standing] = chances
    return known[standing]


def add_share(chances: list[float], weight: float, more: list[float]) -> None:
    for seat in range(len(chances)):
        chances[seat] += weight * more[seat]


def rounds(scores: list[list[float]], standing: int) -> list[tuple[int, float]]:
    """How a round may end: each group (a mask) that may tie for the best score, and how likely that is."""
    seats = [seat for seat in range(len(scores)) if (standing >> seat) & 1]
    chances: dict[int, float] = {}
    for best in range(max([len(scores[seat]) for seat in seats], default=0)):
        # Of each group, the chance that its members score the best so far and the others less.
        groups: dict[int, float] = {0: 1.0}
        for seat in seats:
            below = sum(scores[seat][:best])
            exact = scores[seat][best] if best < len(scores[seat]) else 0.0
            longer: dict[int, float] = {}
            for group, chance in groups.items():
                if below > 0.0:
                    longer[group] = longer.get(group, 0.0) + chance * below
                if exact > 0.0:
                    longer[group | (1 << seat)] = chance * exact
            groups = longer
        for group, chance in groups.items():
            if group:
                chances[group] = chances.get(group, 0.0) + chance
    return list(chances.items())
