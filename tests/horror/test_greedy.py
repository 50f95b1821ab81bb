"""The greedy bot at Ze Horror Attack: it wins against chance, sees nothing but its sight, and repeats itself."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from tests.contract import many
from zabletop.arena import simulate
from zabletop.bots import Bot, make
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.game import Rules
from zabletop.engine.pile import Pile
from zabletop.games import game
from zabletop.games.horror.cards import BUILT_IN
from zabletop.games.horror.numbers import DRAW, FACTION, PLAY
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.state import FACTION_CHOICE, PUBLIC, TURN, HorrorState, hidden

HORROR = game("horror")
SETUPS: list[tuple[int, dict[str, str]]] = [
    *((players, {"decks": deck}) for deck in BUILT_IN for players in (2, 3, 4)),
    (5, {"decks": "london,sherlock"}),
    (8, {"decks": "sherlock,mythos"}),
    (2, {"mode": "expert"}),
    (2, {"mode": "expert", "lists": "pandemonium,the-deep"}),
]


def play_through(rules: Rules, bots: list[Bot], seed: int, through_json: bool = False) -> list[tuple[int, int]]:
    """Every choice of a match; each must be legal."""
    dealer = QuickDealer(seed)
    state = rules.begin(dealer)
    told: list[tuple[int, int]] = []
    while owing := rules.deciders(state):
        for seat in owing:
            sight = rules.sight(state, seat)
            if through_json:
                sight = HORROR.read_sight(msgspec.json.encode(sight))
            actions = rules.actions(state, seat)
            number = bots[seat].choose(sight, actions[:])
            assert number in actions, f"seed {seed}: {rules.notation(number)}"
            told.append((seat, number))
        for seat, number in told[-len(owing) :]:
            rules.play(state, seat, number, dealer)
    return told


def greedy_bots(rules: Rules, seed: int) -> list[Bot]:
    return [make("greedy", rules, seed * 100 + seat) for seat in range(rules.players)]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_choice_is_legal_and_can_be_repeated(players: int, options: dict[str, str]) -> None:
    rules = HORROR.rules(players, **options)
    for seed in range(many(1, 20)):
        print("seed", seed)
        told = play_through(rules, greedy_bots(rules, seed), seed)
        assert told == play_through(rules, greedy_bots(rules, seed), seed)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_sight_that_came_over_a_wire_will_do(players: int, options: dict[str, str]) -> None:
    """All that the bot uses is in the sight and in the rules: nothing of the true state reaches it."""
    rules = HORROR.rules(players, **options)
    seed = 7
    print("seed", seed)
    told = play_through(rules, greedy_bots(rules, seed), seed)
    elsewhere = greedy_bots(HORROR.rules(players, **options), seed)
    assert told == play_through(rules, elsewhere, seed, through_json=True)


@pytest.mark.parametrize("deck", BUILT_IN)
def test_who_thinks_wins(deck: str) -> None:
    seed = 3
    print("seed", seed)
    tally = simulate("horror", ["greedy", "random"], many(40, 1000), seed=seed, options={"decks": deck})
    if many(0, 1):
        assert tally.intervals[0][0] > 0.85
    assert tally.intervals[0][0] > 0.6


def test_who_thinks_wins_at_a_full_table_and_with_own_decks() -> None:
    seed = 4
    print("seed", seed)
    tally = simulate("horror", ["random", "greedy", "random", "random"], many(40, 500), seed=seed)
    assert tally.intervals[1][0] > 0.4
    expert = {"mode": "expert", "lists": "fang-and-claw,fang-and-claw"}
    tally = simulate("horror", ["greedy", "random"], many(40, 500), seed=seed, options=expert)
    assert tally.intervals[0][0] > 0.6


# --- The end of the pile --------------------------------------------------------------------------------------------


def before_the_last_card(area: list[str], others: list[str]) -> tuple[HorrorRules, HorrorState]:
    """London, two players, one card left: a hero player with this area and Dr. Jekyll in hand, against a monster."""
    rules = cast(HorrorRules, HORROR.rules(2, decks="london", first="1"))
    box = rules.box
    state = rules.begin(QuickDealer(1))
    in_hand, last = box.places["dr-jekyll"], box.places["brave-young-man"]
    state.areas = [tuple(sorted(box.places[name] for name in names)) for names in (area, others)]
    rest = sorted(card for card, copies in enumerate(box.copies) for _ in range(copies))
    for card in (*state.areas[0], *state.areas[1], in_hand, last):
        rest.remove(card)
    state.factions = [(box.faction_names.index(name),) for name in ("great-travellers", "thirst-for-blood")]
    state.discard = tuple(rest)
    state.piles = [Pile([last])]
    state.hands = [(int(hidden(in_hand, 0, False, PUBLIC)),), ()]
    state.step, state.answers = TURN, 3
    return rules, state


def choice_of(rules: HorrorRules, state: HorrorState, seed: int) -> int:
    return make("greedy", rules, seed).choose(rules.sight(state, 0), rules.actions(state, 0))


def test_whoever_is_far_ahead_draws_the_last_card() -> None:
    heroes = ["priest", "priest", "phileas-fogg", "captain-nemo"]
    rules, state = before_the_last_card(heroes, ["mummy"])
    for seed in range(5):
        print("seed", seed)
        assert choice_of(rules, state, seed) == DRAW


def test_whoever_is_behind_does_not_draw_the_last_card() -> None:
    rules, state = before_the_last_card(["jack-the-ripper"], ["dracula", "mummy", "mr-hyde"])
    for seed in range(5):
        print("seed", seed)
        assert choice_of(rules, state, seed) >= PLAY


def test_with_own_decks_the_best_of_three_factions_is_scored() -> None:
    """H25."""
    rules = cast(HorrorRules, HORROR.rules(2, mode="expert", first="1"))
    box = rules.box
    state = rules.begin(QuickDealer(2))
    state.factions = [
        tuple(sorted(box.faction_names.index(name) for name in names))
        for names in (("brute-force", "great-travellers", "vampire-hunters"), ("two-faces", "tempters", "dreamers"))
    ]
    state.areas = [(box.places["dr-jekyll"], box.places["captain-nemo"]), ()]
    state.hands, state.step, state.answers = [(), ()], FACTION_CHOICE, 0
    for seed in range(5):
        print("seed", seed)
        assert choice_of(rules, state, seed) == FACTION + box.faction_names.index("great-travellers")
