"""Scores, and cards in canonical order, against slow and obvious twins; and what may be taken back."""

from __future__ import annotations

from collections import Counter
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from tests import contract
from tests.contract import HORROR
from tests.horror.deck import FACTIONS, PLAIN, deck
from tests.horror.table import Table, opened
from zabletop import QuickDealer
from zabletop.games.horror.effects import KINDS
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.state import (
    CHARACTER,
    hidden,
    in_hand,
    knowers_of,
    knows,
    with_card,
    without_card,
)

RULES = opened(3, deck())
BOX = RULES.box
areas = st.lists(st.sampled_from([name for name, *_ in PLAIN]), max_size=12)
factions = st.sampled_from(FACTIONS)
cards = st.lists(st.integers(0, 200), max_size=8).map(lambda found: tuple(sorted(found)))


def score(area: list[str], faction: str) -> int:
    return int(BOX.score(tuple(sorted(BOX.places[name] for name in area)), BOX.faction_names.index(faction)))


def bonus(area: list[str], characters: list[str]) -> int:
    return 2 if set(area) & set(characters) else 0


@given(areas, factions, factions)
def test_h18_what_helps_a_hero_player_hurts_a_monster_player(
    area: list[str], one: tuple[str, str, list[str]], other: tuple[str, str, list[str]]
) -> None:
    """H18, H19: but for the two points of a faction, the scores of both sides are each other's reverse."""
    mine, theirs = (score(area, name) - bonus(area, both) for name, _, both in (one, other))
    assert mine == (theirs if one[1] == other[1] else -theirs)


@given(areas, factions)
def test_h18_h19_scores_by_counting(area: list[str], faction: tuple[str, str, list[str]]) -> None:
    symbols = {name: (suns, skulls) for name, _, suns, skulls, *_ in PLAIN}
    suns, skulls = (sum(symbols[name][which] for name in area) for which in (0, 1))
    name, side, characters = faction
    points = suns - skulls if side == "hero" else skulls - suns
    assert score(area, name) == points + bonus(area, characters)


@given(areas, areas, factions)
def test_h18_every_symbol_counts_once(one: list[str], other: list[str], faction: tuple[str, str, list[str]]) -> None:
    name, _, characters = faction
    parts = [score(area, name) - bonus(area, characters) for area in (one, other, one + other)]
    assert parts[0] + parts[1] == parts[2]


@given(st.lists(areas, min_size=2, max_size=4), st.integers(0, 3), st.data())
def test_h20_one_wins_and_nobody_has_more(found: list[list[str]], active: int, data: st.DataObject) -> None:
    """H20, H21: of those with most points the one whose turn was last."""
    players = len(found)
    names = data.draw(st.permutations([name for name, *_ in FACTIONS]))[:players]
    table = Table(hands=[""] * players, areas=[" ".join(area) for area in found], factions=names, pile="unicorn")
    table.state.active = active % players
    table.play(active % players, "draw", "unicorn")
    scores = [score(area, name) for area, name in zip(found, names, strict=True)]
    assert table.scores == scores
    order = [(active - step) % players for step in range(players)]
    assert table.winner == next(seat for seat in order if scores[seat] == max(scores))


@given(cards, st.integers(0, 200))
def test_cards_stay_in_order(found: tuple[int, ...], card: int) -> None:
    more = with_card(found, card)
    assert more == tuple(sorted([*found, card]))
    assert without_card(more, card) == found


@given(st.integers(0, 127), st.integers(0, 1), st.booleans(), st.integers(0, 0x1FF))
def test_a_hidden_card_keeps_its_notes(character: int, pile: int, early: bool, knowers: int) -> None:
    card = hidden(character, pile, early, knowers)
    assert (card & CHARACTER, knowers_of(card)) == (character, knowers)
    for seat in range(-1, 8):
        assert knows(card, seat) == (knowers >= 0x100 or (seat >= 0 and bool(knowers >> seat & 1)))
    assert in_hand((card,), character) == card


@given(st.sampled_from(KINDS), st.lists(st.sampled_from(["undead", "imp", "hero", "card", "lady"]), max_size=3))
def test_h14_what_a_line_is_about_by_looking_at_every_card(kind: str, but: list[str]) -> None:
    """H14, H15: a kind, less what is spared."""
    own = deck({"trick": {"effects": [{"do": "discard", "what": kind, "but": but}]}})
    line = opened(2, own).box.texts[BOX.places["trick"]][0]
    for place, (name, its_kind, _, _, _, tags) in enumerate(PLAIN):
        labels = {"card", its_kind, name, *tags.split()}
        assert line.matches[place] == (its_kind == kind and not labels & set(but))


@given(st.integers(0, 10_000), st.integers(0, len(HORROR) - 1))
def test_what_is_taken_back_leaves_no_trace_and_no_way_to_see_more(seed: int, which: int) -> None:
    """A free undo gives back what all saw, and is offered only where nothing was learnt."""
    setup = HORROR[which]
    match, whim = setup.match(seed), QuickDealer(seed)
    contract.wander(match, whim, whim.pick(60))
    if not match.deciders or match.held:
        return
    before = [contract.encoded(match.rules.sight(match.state, viewer)) for viewer in contract.viewers(match)]
    outcomes = len(match.dealer.outcomes)
    seat, _ = contract.play_any(match, whim)
    if match.held or not match.can_undo(seat):
        return
    assert len(match.dealer.outcomes) == outcomes, "chance is never taken back freely"
    match.undo(seat)
    after = [contract.encoded(match.rules.sight(match.state, viewer)) for viewer in contract.viewers(match)]
    assert after == before


@given(st.integers(0, 10_000))
def test_no_card_is_lost_whatever_texts_do(seed: int) -> None:
    """On bare states, with the deck that does everything."""
    rules = cast(HorrorRules, BUSY)
    dealer, whim = QuickDealer(seed), QuickDealer(-seed)
    state = rules.begin(dealer)
    for _ in range(40):
        owing = rules.deciders(state)
        if not owing:
            break
        actions = rules.actions(state, owing[0])
        rules.play(state, owing[0], actions[whim.pick(len(actions))], dealer)
    found = Counter(card for area in state.areas for card in area)
    found.update(state.discard)
    found.update(card & CHARACTER for hand in state.hands for card in hand)
    found.update(card for pile in state.piles for card in pile.cards())
    if state.step == 2:
        found[state.played] += 1
    assert found == Counter(dict(enumerate(rules.box.copies)))


BUSY = next(setup for setup in HORROR if setup.own).rules()
