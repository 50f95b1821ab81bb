"""What lies on the smugglers' table."""

from __future__ import annotations

from zabletop.engine.game import State
from zabletop.engine.pile import Known, Pile

NOTHING = -1

BURY = 0
MOVE = 1
RETURN = 2
SHIP = 3
OVER = 4
STEPS = ("bury", "move", "return", "ship", "over")


class SmugglersState(State):
    def __init__(self, players: int, cards: int) -> None:
        self.hands: list[tuple[Known, ...]] = [()] * players
        self.pile = Pile(range(cards))
        # For each card: the night on which it left the pool (0 while it is there), and the night on which everybody
        # last saw it go there. Who saw it go into the pool on night 2 knows that no card drawn on night 1 is it.
        self.left_pool = [0] * cards
        self.pooled = [0] * cards
        self.coins = [0] * players
        self.choices = [NOTHING] * players
        self.step = BURY
        self.night = 0
        self.start = 0
        self.active = 0

    def copy(self) -> SmugglersState:
        twin = SmugglersState(0, 0)
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.left_pool = self.left_pool[:]
        twin.pooled = self.pooled[:]
        twin.coins = self.coins[:]
        twin.choices = self.choices[:]
        twin.step, twin.night, twin.start, twin.active = self.step, self.night, self.start, self.active
        return twin
