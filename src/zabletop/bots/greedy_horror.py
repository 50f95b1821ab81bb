"""How the greedy bot plays Ze Horror Attack: every action is tried on an imagined table, to the end of its text.

What it then sees is judged as a chance to win: its own score by its own faction against the score of each other
player by each faction they may have, with what is in the hands, the more uncertain the more cards are still to come.
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from zabletop.bots.bot import Adviser
from zabletop.bots.greedy_horror_worth import FACTION_POINTS, Belief, effect_worths, play_worths, points
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.shapes import Sight
from zabletop.games.horror import choices
from zabletop.games.horror.effects import DROP
from zabletop.games.horror.numbers import FACTION, KEEP, REDRAW
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.shapes import HorrorSight
from zabletop.games.horror.state import (
    CHARACTER,
    CHOICE,
    FACTION_CHOICE,
    HAND_LIMIT,
    KNOWERS,
    OPENING,
    OVER,
    PUBLIC,
    SECOND,
    TURN,
    HorrorState,
    knows,
)

# Points in hand beside points in one's area. Found by playing greedy bots against each other, like all figures here.
IN_HAND: Final = 0.8
# A card that harms whoever plays it: it fills the hand, and one day it may have to be played.
CLOGS: Final = 0.15
# What the first, second and third card of another's hand may be worth to them: the best one is played first.
OTHERS_FIRST: Final = 0.65
OTHERS_SECOND: Final = 0.4
OTHERS_THIRD: Final = 0.1
# How far scores still move: at the very end, and with every card that is still to be drawn.
SPREAD_NOW: Final = 0.6
SPREAD_A_CARD: Final = 0.9
# A symbol that shows one's side, as a share of a match, while the pile is full: others will know whom to harm.
SHOWN: Final = 0.01
FULL_PILE: Final = 24.0
# A point that the next player will draw from the top of the pile, where it is known, as a share of a match.
ON_TOP: Final = 0.015
# A hand goes back if it is by so much worse than three cards that nobody knows.
REDRAW_BELOW: Final = -0.2
# How many small decisions of one text are looked through.
DEEPEST: Final = 6
# Texts of one's own making may ask for more than anybody can think through: after so many tries it judges as it sees.
MOST_TRIES: Final = 3000
# A tie is half a point for whoever took a turn last (H20).
TIE: Final = 0.5
SAME_CHANCE: Final = 1e-9


class HorrorAdviser(Adviser):
    """Knows the rules and the cards, sees a sight, and names an action."""

    def __init__(self, rules: HorrorRules, whim: QuickDealer) -> None:
        self.rules = rules
        self.box = rules.box
        self.whim = whim
        self.seats: i64 = rules.players
        self.effects = effect_worths(self.box, rules.players)
        self.symbols: list[float] = [
            float(suns - skulls) for suns, skulls in zip(self.box.suns, self.box.skulls, strict=True)
        ]
        self.me: i64 = 0
        self.tries: i64 = 0
        self.factions: tuple[int, ...] = ()
        self.lead: i64 = 0
        self.worths: list[float] = []
        self.usual = 0.0
        self.seen: list[bool] = []
        self.beliefs: list[Belief] = []

    def choose(self, sight: Sight, actions: list[int]) -> int:
        seen = cast(HorrorSight, sight)
        state = cast(HorrorState, self.rules.imagine(seen, self.whim))
        self.think(state, seen)
        if state.step == OPENING:
            return self.keep_or_redraw(state)
        if state.step == FACTION_CHOICE:
            return self.best_faction(state, actions)
        return self.best(state, actions)

    # --- What can be known before anything is tried -------------------------------------------------------------

    def think(self, state: HorrorState, sight: HorrorSight) -> None:
        """Everything that stays the same while the actions are tried."""
        self.me = sight.viewer
        self.factions = state.factions[self.me]
        self.lead = self.leading_faction(state)
        area = state.areas[self.me]
        first, second = self.box.faction_characters[self.lead]
        self.worths = play_worths(self.box, self.lead, self.effects, first in area or second in area)
        self.see(state)
        self.usual = self.usual_worth(state)
        possible = [self.box.faction_names.index(name) for name in sight.unseen_factions]
        self.beliefs = []
        for seat in range(self.seats):
            taken = [card & CHARACTER for card in state.hands[seat] if (card >> KNOWERS) & PUBLIC]
            self.beliefs.append(Belief(self.box, state.areas[seat], taken, possible))

    def leading_faction(self, state: HorrorState) -> i64:
        """The one that will most likely be scored: with expert rules there are three to choose from (H25)."""
        best: i64 = self.factions[0]
        best_worth = -99.0
        for faction in self.factions:
            worth = float(self.box.score(state.areas[self.me], faction))
            for card in state.hands[self.me]:
                worth += IN_HAND * points(self.box, faction, card & CHARACTER)
            if worth > best_worth:
                best, best_worth = faction, worth
        return best

    def see(self, state: HorrorState) -> None:
        """The characters whose hidden cards this player knows: they need no guess wherever they go."""
        self.seen = [False] * len(self.box.names)
        for hand in state.hands:
            for card in hand:
                if knows(card, self.me):
                    self.seen[card & CHARACTER] = True
        for known in choices.pile_of(state, self.me).top:
            if known.known_to(self.me):
                self.seen[known.card] = True

    def usual_worth(self, state: HorrorState) -> float:
        """What a card in hand is worth that this player can't know."""
        pool = choices.pile_of(state, self.me).pool
        if not pool:
            return 0.3
        worth = 0.0
        for card in pool:
            worth += self.in_hand(card)
        return worth / len(pool)

    def in_hand(self, character: i64) -> float:
        worth = self.worths[character]
        return worth * (IN_HAND if worth > 0.0 else CLOGS)

    # --- The two secret choices ---------------------------------------------------------------------------------

    def keep_or_redraw(self, state: HorrorState) -> int:
        """H5: a hand that is worse than the average one goes back."""
        worth = 0.0
        for card in state.hands[self.me]:
            worth += self.in_hand(card & CHARACTER)
        return REDRAW if worth < HAND_LIMIT * self.usual + REDRAW_BELOW else KEEP

    def best_faction(self, state: HorrorState, actions: list[int]) -> int:
        """H25: nothing more can happen: the one with the most points."""
        scores = [float(self.box.score(state.areas[self.me], number - FACTION)) for number in actions]
        return self.pick_best(actions, scores)

    # --- Trying -------------------------------------------------------------------------------------------------

    def best(self, state: HorrorState, actions: list[int]) -> int:
        chances: list[float] = []
        for number in actions:
            self.tries = MOST_TRIES // len(actions)
            table = state.copy()
            self.rules.play(table, self.me, number, self.whim)
            chances.append(self.outlook(table, 0))
        return self.pick_best(actions, chances)

    def pick_best(self, actions: list[int], worths: list[float]) -> int:
        """Of equal actions any: always the first would favour the first seats of the table."""
        best, best_worth = actions[0], worths[0]
        equals: i64 = 0
        for place in range(i64(len(actions))):
            if worths[place] > best_worth + SAME_CHANCE:
                best, best_worth, equals = actions[place], worths[place], 1
            elif worths[place] > best_worth - SAME_CHANCE:
                equals += 1
                if self.whim.pick(equals) == 0:
                    best = actions[place]
        return best

    def outlook(self, state: HorrorState, depth: i64) -> float:
        """The chance to win once the text has been carried out: each decides as is best for them."""
        step = state.step
        self.tries -= 1
        if step == OVER or step == TURN or step == FACTION_CHOICE or depth >= DEEPEST or self.tries <= 0:
            return self.chance(state)
        seat = state.actor if step == CHOICE or step == SECOND else state.active
        actions = choices.actions(self.box, state, seat)
        mine = seat == self.me
        if not mine and self.box.texts[state.text][state.line].verb == DROP:
            # Which card of a hidden hand goes can't be foreseen: one is like another.
            actions = actions[:1]
        best = -1.0 if mine else 2.0
        for number in actions:
            table = state.copy()
            self.rules.play(table, seat, number, self.whim)
            found = self.outlook(table, depth + 1)
            if (mine and found > best) or (not mine and found < best):
                best = found
        return best

    # --- Judging ------------------------------------------------------------------------------------------------

    def chance(self, state: HorrorState) -> float:
        """The chance that this player's score is above everybody else's in the end."""
        over = state.step == OVER or state.step == FACTION_CHOICE
        left = 0.0 if over else self.cards_left(state)
        hands = 0.0 if over else min(1.0, left / float(self.seats))
        mine = self.own_score(state) + hands * self.own_hand(state)
        spread = 0.0 if over else SPREAD_NOW + SPREAD_A_CARD * math.sqrt(left / float(self.seats))
        chance = 1.0
        for seat in range(self.seats):
            if seat != self.me:
                ahead = mine - hands * self.others_hand(len(state.hands[seat]))
                if over:
                    ahead += TIE if self.later(state, seat) else -TIE
                chance *= self.chance_against(state.areas[seat], self.beliefs[seat], ahead, spread)
        if over:
            return chance
        return chance - SHOWN * self.shown(state) * left / FULL_PILE - ON_TOP * self.gift(state)

    def cards_left(self, state: HorrorState) -> float:
        """How many cards can still be drawn; with own decks, from the smaller pile: it ends the match (H25)."""
        fewest: i64 = len(state.piles[0])
        for pile in state.piles:
            fewest = min(fewest, i64(len(pile)))
        return float(fewest)

    def later(self, state: HorrorState, seat: i64) -> bool:
        """Whether this player's last turn was after that of another seat (H20)."""
        return (state.active - self.me) % self.seats < (state.active - seat) % self.seats

    def chance_against(self, area: tuple[int, ...], belief: Belief, mine: float, spread: float) -> float:
        """The chance to stay above one other player, over all the factions they may have."""
        symbols = 0.0
        for card in area:
            symbols += self.symbols[card]
        chance = 0.0
        for place in range(i64(len(belief.factions))):
            faction = belief.factions[place]
            ahead = mine - symbols if self.box.faction_heroes[faction] else mine + symbols
            first, second = self.box.faction_characters[faction]
            if first in area or second in area:
                ahead -= FACTION_POINTS
            if spread > 0.0:
                chance += belief.chances[place] / (1.0 + math.exp(-ahead / spread))
            elif ahead > 0.0:
                chance += belief.chances[place]
        return chance

    def own_score(self, state: HorrorState) -> float:
        best = -99.0
        for faction in self.factions:
            best = max(best, float(self.box.score(state.areas[self.me], faction)))
        return best

    def own_hand(self, state: HorrorState) -> float:
        worth = 0.0
        for card in state.hands[self.me]:
            character = card & CHARACTER
            worth += self.in_hand(character) if self.seen[character] or (card >> KNOWERS) & PUBLIC else self.usual
        return worth

    def others_hand(self, cards: i64) -> float:
        """What so many cards may be worth to somebody else."""
        if cards >= HAND_LIMIT:
            return OTHERS_FIRST + OTHERS_SECOND + OTHERS_THIRD
        if cards == 2:
            return OTHERS_FIRST + OTHERS_SECOND
        return OTHERS_FIRST if cards == 1 else 0.0

    def shown(self, state: HorrorState) -> float:
        """By how many symbols one's area shows one's side."""
        symbols = 0.0
        for card in state.areas[self.me]:
            symbols += points(self.box, self.lead, card)
        return max(0.0, symbols)

    def gift(self, state: HorrorState) -> float:
        """What the next player gains by a card on the pile that all know."""
        top = choices.pile_of(state, state.active).top
        if not top or state.active == self.me or not top[0].known_to(self.me):
            return 0.0
        belief = self.beliefs[state.active]
        worth = 0.0
        for place in range(i64(len(belief.factions))):
            worth += belief.chances[place] * points(self.box, belief.factions[place], top[0].card)
        return worth
