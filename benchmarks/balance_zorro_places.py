"""The second half of docs/zorro-balance.md: how often each place in the turn order wins, and why."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from multiprocessing import get_context
from typing import Any

from zabletop.arena import Tally, simulate
from zabletop.bots import make
from zabletop.bots.greedy_zorro import LEAST_LIFT, ZorroAdviser
from zabletop.engine.dealer import QuickDealer
from zabletop.games import game
from zabletop.games.zorro.cards import FEATS, card_set
from zabletop.games.zorro.editions import EDITIONS, Edition
from zabletop.games.zorro.effects import NO_KIT
from zabletop.games.zorro.numbers import ALONE, ASK_SEAT
from zabletop.games.zorro.plans import feat_plan
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.state import ASK, NOBODY, TRAVEL, ZorroState, owned_total

PLAYERS = 4
TARGET, MARGIN = 0.25, 0.025
# The match without cards: the chances of its coin, and how often each is played.
COINS = (0.35, 0.5, 0.65, 0.8)
COIN_MATCHES = 10_000
# A die that is kept when it shows the duel's symbol and else rolled again, three times in all.
DUEL_DIE = 1 - (5 / 6) ** 3
PLACES = ("1st", "2nd", "3rd", "4th")
# What is taken out of the matches of one edition, to see what it does for the first place.
EVERYTHING = "nothing: as in the table above"
NO_EQUIPMENT = "the effects of all Equipment"
NO_HELP = "help: nobody asks for it"
EASY_SCOUNDRELS = "the difficulty of Scoundrels: each asks for one leap"
EASY_VILLAINS = "the difficulty of Villains: each asks for one leap"
BLIND_TRAVEL = "the choice of a Feat: bots travel anywhere"
KEENEST_HELPER = "caution: bots ask whoever lifts the chance most, however far ahead"
WITHOUT = (EVERYTHING, NO_EQUIPMENT, NO_HELP, EASY_SCOUNDRELS, EASY_VILLAINS, BLIND_TRAVEL, KEENEST_HELPER)
# The same caution taken out of two bots of four, in both ways to seat them.
KEENEST_ARE_EVEN, KEENEST_ARE_ODD = "caution of two bots", "caution of the other two"
KEENEST_SEATS = {KEENEST_HELPER: (0, 1, 2, 3), KEENEST_ARE_EVEN: (0, 2), KEENEST_ARE_ODD: (1, 3)}
WITHOUT_EDITION = "french"

PLACES_HEAD = """\
## Places in the turn order

{matches} matches of {players} equal greedy bots in each edition, seed {seed}; the first place starts. Target: every
place wins 25 % of them, give or take 2.5 points. In brackets the 95 % interval.

| Edition | 1st | 2nd | 3rd | 4th | Turns in a match |
| --- | ---: | ---: | ---: | ---: | ---: |
"""


WITHOUT_HEAD = """\
## What puts the first place ahead

The `{edition}` edition again, in the real engine, with one thing taken out at a time; {matches} matches each, give or
take {noise:.1f} points.

| Taken out | 1st | 2nd | 3rd | 4th |
| --- | ---: | ---: | ---: | ---: |
"""

WITHOUT_FOOT = """
Only help makes a difference beyond the noise: a helper gets Equipment too, so without help the first place is further
ahead. Of those who help enough, the greedy bot asks whoever is least dangerous. Two against two that ask whoever helps
most, these cautious bots win {cautious} of {matches} matches, give or take {noise:.1f} points.
"""

LEAD_HEAD = """\
{matches} of the same matches in each edition, up to the Final Battle: the means for the 1st / 2nd / 3rd / 4th place.
A match ends after about {feats:.0f} Feats, more often than not in the middle of a round: the first places have then had
a turn more, and with it more Feats and Hero dice.

| Edition | Turns | Feats | Hero dice | Journeys that end with a Feat |
| --- | ---: | ---: | ---: | ---: |
"""

COIN_HEAD = """\
How much of this does the rulebook do by itself? Here is a match without cards: every attempt, at a Feat, a Scoundrel or
the Villain, is the same coin for everybody. What is left is the edition's turn order, when Hero dice are taken, how a
match ends, and a duel of six Zorro dice and one's Hero dice. {matches} matches each; give or take {noise:.1f} points.

| Edition | The coin | 1st | 2nd | 3rd | 4th | 1st has more turns than 4th by |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""

COIN_FOOT = """
So the turn order alone puts the first place ahead, the more so the easier the attempts are. What the bots' matches show
beyond that comes from what the coin leaves out: Equipment, help, what the cards ask for, and how the bots choose.
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |\n"


def places_table(matches: int, seed: int, workers: int, progress: Callable[[str], None]) -> Iterator[str]:
    yield PLACES_HEAD.format(matches=f"{matches:,}", players=PLAYERS, seed=seed)
    outside: list[str] = []
    for edition in EDITIONS:
        progress(edition)
        tally = place_shares(edition, matches, seed, workers)
        shares = [
            f"{percent(share)} ({100 * low:.1f} - {100 * high:.1f})"
            for share, (low, high) in zip(tally.shares, tally.intervals, strict=True)
        ]
        yield row(edition, *shares, f"{tally.mean_turns:.1f}")
        outside += [
            f"{edition} {PLACES[seat]}" for seat, share in enumerate(tally.shares) if abs(share - TARGET) > MARGIN
        ]
    yield f"\nOutside the target: {', '.join(outside) or 'none'}.\n"


def place_shares(edition: str, matches: int, seed: int, workers: int) -> Tally:
    return simulate("zorro", ["greedy"] * PLAYERS, matches, seed, workers, {"edition": edition, "first": "1"})


def without_table(matches: int, seed: int, workers: int, progress: Callable[[str], None]) -> Iterator[str]:
    noise = 196 * (TARGET * (1 - TARGET) / matches) ** 0.5
    yield WITHOUT_HEAD.format(edition=WITHOUT_EDITION, matches=f"{matches:,}", noise=noise)
    asked = (*WITHOUT, KEENEST_ARE_EVEN, KEENEST_ARE_ODD)
    # Two pieces each, and a fresh process for each piece: some of them spoil the cards.
    pieces = [(taken, range(half, matches, 2), seed) for taken in asked for half in (0, 1)]
    wins = {taken: [0] * PLAYERS for taken in asked}
    with get_context("spawn").Pool(workers, maxtasksperchild=1) as pool:
        for taken, won in pool.imap(wins_without, pieces, 1):
            progress(f"without {taken}")
            wins[taken] = [a + b for a, b in zip(wins[taken], won, strict=True)]
    for taken in WITHOUT:
        yield row(taken, *(percent(times / matches) for times in wins[taken]))
    cautious = sum(wins[KEENEST_ARE_EVEN][1::2]) + sum(wins[KEENEST_ARE_ODD][::2])
    both = 2 * matches
    yield WITHOUT_FOOT.format(cautious=percent(cautious / both), matches=f"{both:,}", noise=98 / both**0.5)


def wins_without(piece: tuple[str, range, int]) -> tuple[str, list[int]]:
    taken, numbers, seed = piece
    rules = rules_without(taken)
    wins = [0] * PLAYERS
    for number in numbers:
        wins[winner_without(rules, taken, seed * 1_000_003 + number)] += 1
    return taken, wins


def rules_without(taken: str) -> ZorroRules:
    document: dict[str, Any] = deepcopy(card_set("house").document)
    document["set"]["id"] = "something-taken-out"
    kind = {EASY_SCOUNDRELS: "scoundrel", EASY_VILLAINS: "villain"}.get(taken)
    for foe in document[kind] if kind else []:
        foe["needs"] = ["leap"]
    rules = game("zorro").rules(PLAYERS, document, edition=WITHOUT_EDITION, first="1")
    assert isinstance(rules, ZorroRules)
    if taken == NO_EQUIPMENT:
        rules.cards.gear_kits = [NO_KIT] * len(rules.cards.gear_kits)
    return rules


def winner_without(rules: ZorroRules, taken: str, seed: int) -> int:
    dealer = QuickDealer(seed)
    luck = random.Random(seed)
    # The greedy bot's adviser, asked straight away: quicker than through a sight, and it makes no use of more.
    adviser = ZorroAdviser(rules, QuickDealer(-seed))
    state = rules.begin(dealer)
    while deciders := rules.deciders(state):
        (seat,) = deciders  # in this edition nobody decides at the same time as another
        actions = rules.actions(state, seat)
        if taken == BLIND_TRAVEL and state.step == TRAVEL:
            number = luck.choice(actions)
        elif taken == NO_HELP and state.step == ASK:
            number = ALONE
        elif seat in KEENEST_SEATS.get(taken, ()) and state.step == ASK:
            number = keenest_helper(rules, state, actions)
        else:
            wish = adviser.wish(state, seat, actions)
            number = wish if wish in actions else actions[0]
        rules.play(state, seat, number, dealer)
    result = rules.result(state)
    assert result is not None
    return result.winners[0]


def keenest_helper(rules: ZorroRules, state: ZorroState, actions: list[int]) -> int:
    feat = state.shown_feats[state.place]

    def chance(number: int) -> tuple[float, int]:
        """Of equal ones, whoever played last."""
        helper = number - ASK_SEAT
        return round(feat_plan(rules.cards, state, feat, helper).chance(), 9), (helper - state.active) % PLAYERS

    best = max((number for number in actions if number != ALONE), key=chance)
    alone = feat_plan(rules.cards, state, feat, NOBODY).chance()
    return best if chance(best)[0] > alone + LEAST_LIFT else ALONE


class Lead:
    """What each place has had and holds when the Final Battle begins, summed over matches of greedy bots."""

    def __init__(self) -> None:
        self.journeys = 0
        self.turns = [0] * PLAYERS
        self.feats = [0] * PLAYERS
        self.hero_dice = [0] * PLAYERS

    def add_match(self, edition: str, seed: int) -> None:
        rules = game("zorro").rules(PLAYERS, edition=edition, first="1")
        dealer = QuickDealer(seed)
        bots = [make("greedy", rules, -(seed * 31 + seat) - 1) for seat in range(PLAYERS)]
        state = rules.begin(dealer)
        assert isinstance(state, ZorroState)
        begun = -1
        while state.first_fighter < 0:
            if state.turn != begun:
                begun = state.turn
                self.turns[state.active] += 1
                self.journeys += state.step == TRAVEL
            deciders = rules.deciders(state)
            chosen = [
                (seat, bots[seat].choose(rules.sight(state, seat), rules.actions(state, seat))) for seat in deciders
            ]
            for seat, number in chosen:
                rules.play(state, seat, number, dealer)
        for seat in range(PLAYERS):
            self.feats[seat] += state.feats[seat].bit_count()
            self.hero_dice[seat] += owned_total(state.heroes[seat])


class CoinMatch:
    """A match without cards: whoever tries whatever, the chance is the same."""

    def __init__(self, edition: Edition, chance: float, luck: random.Random) -> None:
        self.edition = edition
        self.chance = chance
        self.luck = luck
        self.active = 0
        self.turns = [0] * PLAYERS
        self.feats = [[0] * 4 for _ in range(PLAYERS)]
        self.hero_dice = [0] * PLAYERS
        self.dice_left = [2] * 4
        self.pile = [place for place in range(4) for _ in range(FEATS // 4)]
        luck.shuffle(self.pile)
        self.shown = [self.pile.pop() for _ in range(4)]

    def winner(self) -> int:
        while not self.villain_comes():
            pass
        victors = [seat for seat in range(PLAYERS) if self.luck.random() < self.chance]
        return self.duel(victors or list(range(PLAYERS)))

    def attempt(self) -> bool:
        """Z16: whoever is next tries; then the dice pass to the left."""
        self.turns[self.active] += 1
        self.active = (self.active + 1) % PLAYERS
        return self.luck.random() < self.chance

    def villain_comes(self) -> bool:
        """Z23, Z24, Z28: a turn at a Feat, at best one that gives a Hero die."""
        player = self.active
        if not self.attempt():
            return False
        mine = self.feats[player]
        where = max(range(4), key=lambda shown: mine[self.shown[shown]])
        place = self.shown[where]
        mine[place] += 1
        self.shown[where] = self.pile.pop()
        if mine[place] > 1:
            self.hero_dice[player] += 1
            self.dice_left[place] -= 1
            if self.dice_left[place] and self.pile:
                self.face_scoundrel()
        return not self.pile or not self.dice_left[place]

    def face_scoundrel(self) -> None:
        """Z26: everybody in turn, if the edition says so. Else nobody goes: without cards there is nothing to win."""
        if self.edition.all_fight_scoundrels:
            for _ in range(PLAYERS):
                if self.attempt() and self.edition.scoundrel_falls_once:
                    break

    def duel(self, duelists: list[int]) -> int:
        """Z31"""
        while len(duelists) > 1:
            scores = {seat: self.duel_score(6 + self.hero_dice[seat]) for seat in duelists}
            duelists = [seat for seat in duelists if scores[seat] == max(scores.values())]
        return duelists[0]

    def duel_score(self, dice: int) -> int:
        return sum(self.luck.random() < DUEL_DIE for _ in range(dice))


def lead_table(matches: int, seed: int, progress: Callable[[str], None]) -> Iterator[str]:
    rows: list[str] = []
    feats = 0
    for edition in EDITIONS:
        progress(f"{edition}, up to the Final Battle")
        lead = Lead()
        for number in range(matches):
            lead.add_match(edition, seed * 1_000_003 + number)
        feats += sum(lead.feats)
        cells = [
            " / ".join(f"{total / matches:.2f}" for total in totals)
            for totals in (lead.turns, lead.feats, lead.hero_dice)
        ]
        rows.append(row(edition, *cells, percent(sum(lead.feats) / lead.journeys)))
    yield LEAD_HEAD.format(matches=f"{matches:,}", feats=feats / matches / len(EDITIONS))
    yield from rows


def coin_table(seed: int, progress: Callable[[str], None]) -> Iterator[str]:
    yield COIN_HEAD.format(matches=f"{COIN_MATCHES:,}", noise=196 * (TARGET * (1 - TARGET) / COIN_MATCHES) ** 0.5)
    for name, edition in EDITIONS.items():
        progress(f"{name}, without cards")
        for chance in COINS:
            wins, more = coin_matches(edition, chance, seed)
            yield row(name, f"{100 * chance:.0f} %", *(percent(share) for share in wins), f"{more:.2f}")
    yield COIN_FOOT


def coin_matches(edition: Edition, chance: float, seed: int) -> tuple[list[float], float]:
    """How often each place wins, and how many more turns the first has than the last."""
    luck = random.Random(seed)
    wins = [0] * PLAYERS
    more = 0
    for _ in range(COIN_MATCHES):
        match = CoinMatch(edition, chance, luck)
        wins[match.winner()] += 1
        more += match.turns[0] - match.turns[-1]
    return [won / COIN_MATCHES for won in wins], more / COIN_MATCHES
