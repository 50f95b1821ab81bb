"""Many matches: simulations on one core or on all."""

from __future__ import annotations

from zabletop.arena.simulate import Tally, play_one, simulate

__all__ = ["Tally", "play_one", "simulate"]
