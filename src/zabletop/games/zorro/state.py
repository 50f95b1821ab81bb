"""What lies on the table in a game of Zorro. No rules, no chance, no journal: only things and where they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zabletop.engine.game import State
from zabletop.engine.pile import Pile
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, Ability, Kit

NOBODY: Final = -1
NOTHING: Final = -1

# What the match is waiting for.
TRAVEL: Final = 0
ASK: Final = 1
ANSWER: Final = 2
OFFER: Final = 3
ACCEPT: Final = 4
ATTEMPT: Final = 5
HAND: Final = 6
FOURTH: Final = 7
TAKE: Final = 8
DISCARD: Final = 9
OVER: Final = 10
STEPS: Final = ("travel", "ask", "answer", "offer", "accept", "attempt", "hand", "fourth", "take", "discard", "over")

# What is being attempted.
NO_TARGET: Final = 0
FEAT: Final = 1
SCOUNDREL: Final = 2
VILLAIN: Final = 3
DUEL: Final = 4
TARGETS: Final = ("none", "feat", "scoundrel", "villain", "duel")

# Where a turn goes on once somebody's Equipment is settled (ZR17).
THEN_HELPER: Final = 0
THEN_REFILL: Final = 1
THEN_END_FIGHT: Final = 2


class ZorroState(State):
    """The table. ``ZorroState(None)`` is bare; ``ZorroState(other)`` is a copy that shares nothing that can change."""

    def __init__(self, other: ZorroState | None) -> None:
        if other is None:
            self.lay_bare()
        else:
            self.lay_as(other)

    def lay_bare(self) -> None:
        # Each seat's things: Feats and Equipment as sets of bits, Hero dice as counts (2 bits a location).
        self.feats: list[int] = []
        self.gear: list[int] = []
        self.heroes: list[int] = []
        # The middle: four Feats, and the Equipment that lies under each.
        self.shown_feats: list[int] = [NOTHING] * 4
        self.shown_gear: list[int] = [NOTHING] * 4
        self.feat_pile = Pile(())
        self.common_pile = Pile(())
        self.premium_pile = Pile(())
        self.scoundrels_out: i64 = 0  # `revised`: those that lie beside the Feats, one bit a location
        # Whose turn it is, and what is awaited of whom.
        self.turn: i64 = 0
        self.active: i64 = 0
        self.step: i64 = TRAVEL
        self.owner: i64 = NOBODY  # who must take or discard Equipment
        self.then: i64 = THEN_HELPER
        # The target of this turn: a Feat's place in the middle, or a foe's location.
        self.target: i64 = NO_TARGET
        self.place: i64 = NOTHING
        self.helper: i64 = NOBODY
        self.offers: i64 = 0  # seats that offer help, as bits
        self.answers: i64 = 0  # seats that have said whether they do
        # The attempt.
        self.need: i64 = 0
        self.kit: Kit = NO_KIT
        self.helper_kit: Kit = NO_KIT
        self.ability: Ability = NO_ABILITY
        self.zorro: i64 = 0
        self.hero_faces: i64 = 0
        self.helper_faces: i64 = 0
        self.rolls_left: i64 = 0
        self.sets_left: i64 = 0
        # Who emerges at the end of this turn, as a location.
        self.new_scoundrel: i64 = NOTHING
        self.new_villain: i64 = NOTHING
        # Fights that everybody takes part in, and the end of the match.
        self.fighters_left: i64 = 0
        self.first_fighter: i64 = NOBODY
        self.victors: i64 = 0
        self.duelists: i64 = 0
        self.duel_round: i64 = 0
        self.scores: list[int] = []
        self.winner: i64 = NOBODY

    def lay_as(self, other: ZorroState) -> None:
        self.feats = other.feats[:]
        self.gear = other.gear[:]
        self.heroes = other.heroes[:]
        self.shown_feats = other.shown_feats[:]
        self.shown_gear = other.shown_gear[:]
        self.feat_pile = other.feat_pile
        self.common_pile = other.common_pile
        self.premium_pile = other.premium_pile
        self.scoundrels_out = other.scoundrels_out
        self.turn = other.turn
        self.active = other.active
        self.step = other.step
        self.owner = other.owner
        self.then = other.then
        self.target = other.target
        self.place = other.place
        self.helper = other.helper
        self.offers = other.offers
        self.answers = other.answers
        self.need = other.need
        self.kit = other.kit
        self.helper_kit = other.helper_kit
        self.ability = other.ability
        self.zorro = other.zorro
        self.hero_faces = other.hero_faces
        self.helper_faces = other.helper_faces
        self.rolls_left = other.rolls_left
        self.sets_left = other.sets_left
        self.new_scoundrel = other.new_scoundrel
        self.new_villain = other.new_villain
        self.fighters_left = other.fighters_left
        self.first_fighter = other.first_fighter
        self.victors = other.victors
        self.duelists = other.duelists
        self.duel_round = other.duel_round
        self.scores = other.scores[:]
        self.winner = other.winner

    def copy(self) -> ZorroState:
        return ZorroState(self)


def hero_dice(heroes: i64, location: i64) -> i64:
    """How many Hero dice of this location a player owns."""
    return (heroes >> (2 * location)) & 3


def owned_total(heroes: i64) -> i64:
    """How many Hero dice a player owns in all."""
    dice: i64 = 0
    for location in range(i64(4)):
        dice += hero_dice(heroes, location)
    return dice
