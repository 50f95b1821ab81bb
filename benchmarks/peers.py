"""Measure another library at random play. Prints JSON. Each runs in a process of its own, one after the other."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    library, _, title = name.partition(" ")
    try:
        play = PEERS[library](title)
    except ImportError as missing:
        # A peer may not have been published for the newest Python yet.
        print(json.dumps({"name": name, "missing": str(missing)}))
        return
    play()  # the first match pays for imports and tables
    decisions = matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play()
        matches += 1
    taken = time.perf_counter() - start
    print(json.dumps({"name": name, "decisions_per_second": decisions / taken, "matches_per_second": matches / taken}))


def open_spiel(title: str) -> Callable[[], int]:
    """A whole match inside its C++ with its own uniform random bots; only players' decisions are counted."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game(title)
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(game.num_players())]
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(move.player >= 0 for move in state.full_history())

    return play


def rlcard(title: str) -> Callable[[], int]:
    import rlcard as library  # type: ignore[import-not-found, unused-ignore]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found, unused-ignore]

    env = library.make(title)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        env.timestep = 0
        env.run(is_training=False)
        return int(env.timestep)

    return play


def pettingzoo(title: str) -> Callable[[], int]:
    import importlib

    module: Any = importlib.import_module(f"pettingzoo.classic.{title}")
    env = module.env()
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        steps = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        return steps

    return play


PEERS: dict[str, Callable[[str], Callable[[], int]]] = {
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
}

if __name__ == "__main__":
    main()
