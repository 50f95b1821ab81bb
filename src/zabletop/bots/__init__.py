"""Bots: one file for each way of thinking. A bot sees a Sight and nothing else."""

from __future__ import annotations

from zabletop.bots.bot import Bot
from zabletop.bots.greedy import GreedyBot
from zabletop.bots.random import RandomBot
from zabletop.engine.errors import BadOption
from zabletop.engine.game import Rules

NAMES = ("random", "greedy")


def make(name: str, rules: Rules, seed: int) -> Bot:
    """A bot of this name. Equal seeds give equal bots."""
    if name == "random":
        return RandomBot(rules, seed)
    if name == "greedy":
        return GreedyBot(rules, seed)
    raise BadOption("engine-unknown-bot", {"bot": name, "allowed": ", ".join(NAMES)})


__all__ = ["NAMES", "Bot", "make"]
