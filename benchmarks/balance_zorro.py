"""How the house cards of The Zorro Dice Game are balanced: exact chances, and matches between equal bots.

Prints docs/zorro-balance.md:  python benchmarks/balance_zorro.py > docs/zorro-balance.md
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from zabletop.games.zorro.cards import COMMONS, FEATS, PREMIUMS, CardSet, Foe, card_set
from zabletop.games.zorro.dice import LOCATIONS, count, names_of, one
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, Ability, Kit, has
from zabletop.games.zorro.odds import plan_for

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.balance_zorro_places import coin_table, lead_table, percent, places_table, row, without_table

# Matches in which something is taken out, for each of them; and in which Feats and Hero dice are counted, on one core.
WITHOUT_MATCHES = 4_000
LEAD_MATCHES = 1_000

HEAD = """\
# The balance of the house cards

What the printed cards of The Zorro Dice Game ask for is not public, so the house set is our own design, balanced by
measurement. The chances of the cards are exact: the best possible play, worked out by `zabletop.games.zorro.odds`. The
tables about places in the turn order come from simulated matches.

    python benchmarks/balance_zorro.py > docs/zorro-balance.md

prints this page again. The figures are those of the set with the fingerprint `{fingerprint}`.
"""

FEATS_HEAD = """\
## Heroic Feats

Six Zorro dice, three ROLLs, nothing else. Target: hard and easy ones in every location, and locations that are equal on
average within 2 points.

| Location | Heroic Feat | Asks for | Chance |
| --- | --- | --- | ---: |
"""

SCOUNDRELS_HEAD = """\
## Scoundrels

Target: 25 to 45 % for somebody with one Hero die of the Scoundrel's location and one free symbol. The mean is over
the {free} Common cards that give a free symbol; the range is from the worst of them to the best.

| Location | Scoundrel | Asks for | Ability | Zorro dice only | and a Hero die | and a free symbol | range |
| --- | --- | --- | --- | ---: | ---: | ---: | ---: |
"""

VILLAINS_HEAD = """\
## Villains

Target: 35 to 60 % for somebody with two Hero dice, two Common cards and a Premium card. The mean is over all {pairs}
pairs of Common cards and all {premiums} Premium cards, each as likely as the other. The two Hero dice are both of the
Villain's location, or one of it and one of another location (the mean of the three); the last column is the mean of the
two cases.

| Location | Villain | Asks for | Ability | Zorro dice only | both of its location | one of another | mean |
| --- | --- | --- | --- | ---: | ---: | ---: | ---: |
"""

GEAR_HEAD = """\
## Equipment

The mean chance over all {feats} Heroic Feats, alone and with no Hero die, with one card; without any it is {bare}.
A card that re-rolls Hero dice or sets abilities aside has its use elsewhere, so the second column gives the mean over
the {foes} Scoundrels with one Hero die of their location (without any card: {foes_bare}).

| Card | Feats | Scoundrels |
| --- | ---: | ---: |
"""


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def symbols(need: int) -> str:
    """ "2 leap, dash, grab"."""
    names = Counter(names_of(need))
    return ", ".join(f"{times} {name}" if times > 1 else name for name, times in names.items())


class Balance:
    """The chances of one card set."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.known: dict[tuple[object, ...], float] = {}
        commons = [cards.gear_kits[card] for card in range(COMMONS)]
        self.free = [kit for kit in commons if kit.free]
        self.premiums = [cards.gear_kits[COMMONS + card] for card in range(PREMIUMS)]
        # Many pairs of Common cards do the same: each once, with how often it occurs.
        self.pairs: dict[tuple[int, ...], int] = Counter(
            first.with_(second).key() for first, second in itertools.combinations(commons, 2)
        )

    def chance(self, need: int, hero_dice: int = 0, kit: Kit = NO_KIT, ability: Ability = NO_ABILITY) -> float:
        need, kit = without_plain_symbols(need, kit)
        key = (need, hero_dice, kit.key(), ability.key())
        if key not in self.known:
            self.known[key] = plan_for(need, self.cards.actions, hero_dice, kit, ability, None, 0).chance()
        return self.known[key]

    def feat(self, feat: int, kit: Kit = NO_KIT) -> float:
        return self.chance(self.cards.feat_needs[feat], 0, kit)

    def feats_at(self, place: int) -> float:
        return mean(self.feat(feat) for feat in range(FEATS) if self.cards.feat_places[feat] == place)

    def scoundrel(self, place: int, kit: Kit = NO_KIT) -> float:
        """With one Hero die of its location."""
        foe = self.cards.scoundrels[place]
        return self.chance(foe.need, one_hero(place), kit, foe.ability)

    def scoundrel_with_free_symbol(self, place: int) -> list[float]:
        """The target of a Scoundrel: one chance for each card that gives a free symbol."""
        return [self.scoundrel(place, kit) for kit in self.free]

    def villain(self, place: int, other: int) -> float:
        """With a Hero die of its location and one of this one, two Common cards and a Premium card."""
        foe = self.cards.villains[place]
        heroes = one_hero(place) + one_hero(other)
        total = 0.0
        for key, times in self.pairs.items():
            for premium in self.premiums:
                total += times * self.chance(foe.need, heroes, Kit(*key).with_(premium), foe.ability)
        return total / (sum(self.pairs.values()) * len(self.premiums))

    def villain_cases(self, place: int) -> tuple[float, float]:
        """Both Hero dice of its location; one of another location."""
        return self.villain(place, place), mean(self.villain(place, other) for other in range(4) if other != place)


def one_hero(place: int) -> int:
    return 1 << (2 * place)


def without_plain_symbols(need: int, kit: Kit) -> tuple[int, Kit]:
    """The same attempt with the free symbols taken off the requirement, where they are neither wild nor doubled."""
    free = 0
    for symbol in range(6):
        held = count(kit.free, symbol)
        if has(kit.wild | kit.double, symbol):
            free += held * one(symbol)
        else:
            need -= min(held, count(need, symbol)) * one(symbol)
    _, *rest = kit.key()
    return need, Kit(free, *rest)


def ability_name(foe: dict[str, object]) -> str:
    ability = foe["ability"]
    assert isinstance(ability, dict)
    return ", ".join(name if value is True else f"{name} {value}" for name, value in ability.items())


def feats_table(balance: Balance) -> Iterator[str]:
    cards = balance.cards
    words = cards.words("en")
    yield FEATS_HEAD
    for place, location in enumerate(LOCATIONS):
        for feat in range(FEATS):
            if cards.feat_places[feat] == place:
                name = words[cards.feat_names[feat]]["name"]
                yield row(location, name, symbols(cards.feat_needs[feat]), percent(balance.feat(feat)))
    means = ", ".join(f"{location} {percent(balance.feats_at(place))}" for place, location in enumerate(LOCATIONS))
    yield f"\nOn average: {means}.\n"


def foe_cells(balance: Balance, kind: str, place: int, foe: Foe) -> list[str]:
    facts = next(card for card in balance.cards.document[kind] if card["id"] == foe.name)
    bare = balance.chance(foe.need, ability=foe.ability)
    return [LOCATIONS[place], facts["en"]["name"], symbols(foe.need), ability_name(facts), percent(bare)]


def scoundrels_table(balance: Balance) -> Iterator[str]:
    yield SCOUNDRELS_HEAD.format(free=len(balance.free))
    for place, foe in enumerate(balance.cards.scoundrels):
        chances = balance.scoundrel_with_free_symbol(place)
        span = f"{percent(min(chances))} - {percent(max(chances))}"
        cells = foe_cells(balance, "scoundrel", place, foe)
        yield row(*cells, percent(balance.scoundrel(place)), percent(mean(chances)), span)


def villains_table(balance: Balance) -> Iterator[str]:
    yield VILLAINS_HEAD.format(pairs=sum(balance.pairs.values()), premiums=len(balance.premiums))
    for place, foe in enumerate(balance.cards.villains):
        cases = balance.villain_cases(place)
        yield row(*foe_cells(balance, "villain", place, foe), *map(percent, [*cases, mean(cases)]))


def gear_table(balance: Balance) -> Iterator[str]:
    cards = balance.cards

    def figures(kit: Kit) -> tuple[str, str]:
        feats = mean(balance.feat(feat, kit) for feat in range(FEATS))
        return percent(feats), percent(mean(balance.scoundrel(place, kit) for place in range(4)))

    bare, foes_bare = figures(NO_KIT)
    yield GEAR_HEAD.format(feats=FEATS, bare=bare, foes=len(cards.scoundrels), foes_bare=foes_bare)
    told: set[tuple[int, ...]] = set()
    for card, facts in enumerate(cards.document["common"]):
        kit = cards.gear_kits[card]
        if kit.key() not in told:
            told.add(kit.key())
            (kind, symbol), *_ = facts["effects"][0].items()
            yield row(f"Common: {kind} {symbol}", *figures(kit))
    for card, facts in enumerate(cards.document["premium"], COMMONS):
        yield row(f"Premium: {facts['en']['name']}", *figures(cards.gear_kits[card]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Print docs/zorro-balance.md.")
    parser.add_argument("--matches", type=int, default=10_000, help="matches in each edition; 0 leaves them out")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()

    def progress(what: str) -> None:
        print(what, file=sys.stderr, flush=True)

    balance = Balance(card_set("house"))
    print(HEAD.format(fingerprint=balance.cards.fingerprint))
    for table in (feats_table, scoundrels_table, villains_table, gear_table):
        progress(table.__name__)
        print("".join(table(balance)))
    if asked.matches:
        few = min(asked.matches, WITHOUT_MATCHES)
        print("".join(places_table(asked.matches, asked.seed, asked.workers, progress)))
        print("".join(without_table(few, asked.seed, asked.workers, progress)))
        print("".join(lead_table(min(asked.matches, LEAD_MATCHES), asked.seed, progress)))
        print("".join(coin_table(asked.seed, progress)), end="")


if __name__ == "__main__":
    main()
