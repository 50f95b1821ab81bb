"""The expert rules for two players (H22-H25, HR6, HR14-HR16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

import pytest

from tests.horror.deck import Line, built, deck, with_effects
from tests.horror.table import Table, expert_rules, opened
from zabletop import SPECTATOR, BadCards, BadOption, QuickDealer, ScriptedDealer
from zabletop.games.horror.shapes import HorrorSight

ALL_DRAW: Line = {"do": "draw", "who": "all"}
OTHERS_DRAW: Line = {"do": "draw", "who": "others"}


def expert(*effects: Line, hands: list[str], piles: list[str], areas: Sequence[str] = ()) -> Table:
    return Table(with_effects(*effects), hands=hands, piles=piles, areas=areas)


# --- Building a deck ------------------------------------------------------------------------------------------------


def problems(**cards: int) -> list[str]:
    with pytest.raises(BadCards) as caught:
        expert_rules(deck(), built("mine", **cards), built("yours"))
    return [problem.message for problem in caught.value.problems]


def test_h22_a_list_has_exactly_30_cards() -> None:
    assert problems(**{**built()["cards"], "imp": 2}) == ["horror-list-wrong-total"]


def test_h22_no_more_copies_than_the_deck_of_origin_holds() -> None:
    assert problems(**{**built()["cards"], "imp": 4, "sun-1": 1, "twin": 2}) == ["horror-list-too-many-copies"]


def test_h22_at_least_6_heroes_at_least_6_monsters_and_at_most_6_neutrals() -> None:
    """H22: all that is wrong with a list is told at once."""
    crowd = {"imp": {"copies": 20}, "lady": {"copies": 7}}
    own = deck(crowd)
    own["card"] = [card for card in own["card"] if card["id"] in ("imp", "lady", "sun-1", "sun-2", "unicorn")]
    own["faction"] = [{**faction, "characters": ["imp", "lady"]} for faction in own["faction"]]
    few = built("mine", imp=20, lady=7, sun_1=1, sun_2=1, unicorn=1)
    with pytest.raises(BadCards) as caught:
        expert_rules(own, few, {**few, "list": {**few["list"], "id": "yours"}})
    told = {problem.message: problem.facts for problem in caught.value.problems}
    assert told == {
        "horror-list-too-few": {"kind": "hero", "count": 3, "least": 6},
        "horror-list-too-many-neutrals": {"count": 7, "most": 6},
    }


def test_h22_every_violation_is_told_at_once() -> None:
    assert problems(imp=4, lady=2, ghost=1, sun_1=0) == [
        "horror-list-too-many-copies",
        "horror-list-too-many-copies",
        "horror-list-unknown-card",
        "horror-list-bad-count",
        "horror-list-wrong-total",
        "horror-list-too-few",
        "horror-list-too-few",
    ]


def test_h22_cards_come_from_any_decks() -> None:
    other = deck(name="more", mark="other-")
    mixed = dict.fromkeys(("sun-1", "sun-2", "sun-3", "skull-1", "skull-2", "skull-3"), 1)
    mixed |= {card["id"]: 1 for card in other["card"] if card["copies"] == 1}
    own = {"decks": [deck(), other], "lists": [built("mine", **mixed), built("yours")]}
    rules = opened(2, own, mode="expert")
    assert [len(pile) for pile in rules.box.piles] == [30, 30]


def test_h22_is_for_two() -> None:
    with pytest.raises(BadOption, match="horror-expert-for-two"):
        opened(3, {"decks": [deck()], "lists": [built("mine"), built("yours")]}, mode="expert")


# --- Set-up ---------------------------------------------------------------------------------------------------------

DEALT = "heroes-1 heroes-2 heroes-3 monsters-1 monsters-2 monsters-3 sun-7 imp imp lady"


def test_h23_two_cards_of_each_deck_start_one_discard_pile_and_each_draws_three_factions() -> None:
    """H23, HR6, HR15: the top two; they replace the turned-up card of H4."""
    rules = expert_rules(deck())
    dealer = ScriptedDealer([*DEALT.split(), "sun-1", "sun-2", "sun-3", "sun-1", "sun-2", "sun-3"])
    state = rules.begin(dealer)
    assert dealer.place == len(dealer.script)
    for viewer in (0, 1, SPECTATOR):
        seen = cast(HorrorSight, rules.sight(state, viewer))
        assert sorted(seen.discard) == ["imp", "imp", "lady", "sun-7"]
        assert [pile.size for pile in seen.piles] == [25, 25]
        assert [[bool(name) for name in seat.factions] for seat in seen.seats] == [[viewer == 0] * 3, [viewer == 1] * 3]
    for pile, discarded in ((0, ["sun-7", "imp"]), (1, ["imp", "lady"])):
        left = Counter(rules.box.names[card] for card in state.piles[pile].pool)
        gone: Counter[str] = Counter([*discarded, "sun-1", "sun-2", "sun-3"])
        assert left + gone == Counter(built()["cards"])


def test_hr6_the_discard_pile_is_common() -> None:
    """HR6: one player fetches what the other's deck gave."""
    table = expert({"do": "fetch"}, hands=["trick", ""], piles=["sun-1", "imp"])
    table.state.discard = table.cards("skulls")
    table.play(0, "play trick")
    assert table.in_hand(0) == "skulls"


def test_hr14_both_build_from_a_full_box_and_the_factions_of_the_decks_used_are_one_pool() -> None:
    """HR14: both lists hold the whole deck; a deck that nobody uses brings no faction."""
    own = {"decks": [deck(), deck(name="more", mark="other-")], "lists": [built("mine"), built("yours")]}
    rules = opened(2, own, mode="expert")
    names = {rules.box.faction_names[faction] for faction in rules.box.factions.pool}
    assert names == {faction["id"] for faction in deck()["faction"]}
    for seed in range(5):
        state = rules.begin(QuickDealer(seed))
        assert len({faction for dealt in state.factions for faction in dealt}) == 6


def test_hr15_a_first_hand_is_replaced_from_ones_own_deck() -> None:
    """HR15, H5: and goes back into it."""
    rules = expert_rules(deck())
    dealer = ScriptedDealer([*DEALT.split(), *["sun-1", "sun-2", "sun-3", "skull-1", "skull-2", "skull-3"]])
    state = rules.begin(dealer)
    dealer.script.extend(["sun-4", "sun-5", "sun-6"])
    for seat, action in ((0, "redraw"), (1, "keep")):
        rules.play(state, seat, rules.number(action), dealer)
    seen = cast(HorrorSight, rules.sight(state, 0))
    assert [card.card for card in seen.seats[0].hand] == ["sun-4", "sun-5", "sun-6"]
    own, other = (Counter(rules.box.names[card] for card in pile.pool) for pile in state.piles)
    assert own["sun-1"] == own["sun-2"] == own["sun-3"] == 1
    assert other["sun-4"] == other["sun-5"] == 1, "the other's deck has its own"
    assert [sum(own.values()), sum(other.values())] == [25, 25]


# --- Play -----------------------------------------------------------------------------------------------------------


def test_h24_each_draws_from_their_own_deck() -> None:
    """H24: on one's turn, and by an effect."""
    table = expert(ALL_DRAW, hands=["trick", ""], piles=["sun-1 sun-2", "imp skulls"])
    table.play(0, "play trick", "sun-2 imp")
    assert [table.in_hand(seat) for seat in (0, 1)] == ["sun-2", "imp"]
    table.play(1, "draw", "skulls")
    assert table.in_hand(1) == "imp skulls"
    assert [table.pile_size(number) for number in (0, 1)] == [1, 0]


def test_h24_scry_and_bury_are_about_the_pile_of_ones_own() -> None:
    lines: list[Line] = [{"do": "scry"}, {"do": "bury", "what": "lady", "to": "top"}]
    table = expert(*lines, hands=["trick", ""], piles=["sun-1", "imp"], areas=["", "lady"])
    table.play(0, "play trick", "sun-1")
    table.play(0, "top")
    assert [card.card for card in table.sight(0).piles[0].top] == ["sun-1"]
    assert [card.card for card in table.sight(0).piles[1].top] == ["lady"], "of whoever had it"


# --- The end --------------------------------------------------------------------------------------------------------


def test_h25_after_ones_last_card_the_opponent_has_one_last_turn() -> None:
    table = expert(hands=["", "sun-5"], piles=["sun-1", "imp skulls"])
    table.play(0, "draw", "sun-1")
    assert (table.step, table.active, table.seen.last) == ("turn", 1, 1)
    assert table.actions(1) == ["draw", "play sun-5"]
    table.play(1, "play sun-5")
    assert (table.step, table.deciders) == ("faction", [0, 1])


def test_h25_then_each_picks_one_of_three_factions_in_secret() -> None:
    """H25, H27: of one's own; the other learns nothing before both have picked."""
    table = expert(hands=["", ""], piles=["sun-1", "imp skulls"], areas=["sun-2", "skull-3"])
    table.play(0, "draw", "sun-1")
    table.play(1, "draw", "imp")
    assert table.actions(0) == ["faction heroes-1", "faction heroes-2", "faction heroes-3"]
    assert table.actions(1) == ["faction monsters-1", "faction monsters-2", "faction monsters-3"]
    before = table.sight(1), table.sight(SPECTATOR)
    table.play(0, "faction heroes-2")
    assert table.sight(0).seats[0].scoring == "heroes-2"
    for seen, old in zip((table.sight(1), table.sight(SPECTATOR)), before, strict=True):
        assert (seen.seats, seen.answered, old.answered) == (old.seats, [0], [])
    table.play(1, "faction monsters-1")
    assert table.scores == [1, 1], "heroes-1 would have given two more"
    assert [seat.scoring for seat in table.sight(SPECTATOR).seats] == ["heroes-2", "monsters-1"]


def test_h25_the_last_card_drawn_by_an_effect_does_not_stop_the_text() -> None:
    """HR16, not HR4: the rest of the text is carried out, and drawing from an empty deck does nothing."""
    lines: list[Line] = [{"do": "draw", "count": 2}, {"do": "discard", "what": "imp"}]
    table = expert(*lines, hands=["trick", ""], piles=["sun-1", "skulls sun-3"], areas=["imp"])
    table.play(0, "play trick", "sun-1")
    assert (table.discard, table.in_hand(0), table.active, table.seen.last) == ("imp", "sun-1", 1, 1)


def test_hr16_a_deck_that_is_emptied_in_its_opponents_turn_makes_that_turn_the_last() -> None:
    table = expert(OTHERS_DRAW, hands=["trick sun-5", ""], piles=["sun-1 sun-2", "imp"])
    table.play(0, "play trick", "imp")
    assert (table.step, table.deciders) == ("faction", [0, 1])
    assert table.active == 0, "whoever took a turn last (H20)"


def test_hr16_drawing_from_an_empty_deck_does_nothing() -> None:
    """HR16: neither on a turn, where it is refused, nor by an effect."""
    table = expert(ALL_DRAW, hands=["sun-5", "trick sun-6"], piles=["sun-1", "imp skulls"])
    table.play(0, "draw", "sun-1")
    table.play(1, "play trick", "imp")
    assert (table.in_hand(0), table.in_hand(1)) == ("sun-1 sun-5", "imp sun-6")
    assert table.step == "faction"
    bare = expert(hands=["sun-5", ""], piles=["", "imp skulls"])
    assert bare.actions(0) == ["play sun-5"]


def test_h25_the_opponent_keeps_the_last_turn_even_if_both_decks_are_emptied() -> None:
    """H25, HR16: seat 0 drew its last card first, so seat 1 has the right to a last turn."""
    table = expert(ALL_DRAW, hands=["trick", "sun-6"], piles=["sun-1", "imp"])
    table.play(0, "play trick", "sun-1 imp")
    assert (table.step, table.active, table.actions(1)) == ("turn", 1, ["play sun-6", "play imp"])
    table.play(1, "play imp")
    assert table.step == "faction"


def test_h25_a_last_turn_in_which_nothing_can_be_done_is_none() -> None:
    """Both decks are empty and so is the hand: seat 0 took a turn last."""
    lines: list[Line] = [ALL_DRAW, {"do": "drop", "who": "others", "count": 3}]
    table = expert(*lines, hands=["trick", ""], piles=["sun-1", "imp"])
    table.play(0, "play trick", "sun-1 imp")
    assert (table.step, table.active) == ("faction", 0)


def test_h25_both_last_cards_are_drawn_on_turns() -> None:
    """The opponent's last turn empties the other deck: that gives no further turn."""
    table = expert(hands=["", ""], piles=["sun-1", "imp"])
    table.play(0, "draw", "sun-1")
    table.play(1, "draw", "imp")
    assert table.step == "faction"


@pytest.mark.parametrize("first", [0, 1])
def test_h20_in_the_expert_rules_the_last_turn_breaks_a_tie(first: int) -> None:
    piles = ["sun-1", "sun-2 sun-3"] if first == 0 else ["sun-2 sun-3", "sun-1"]
    table = expert(hands=["", ""], piles=piles)
    table.state.active = first
    table.play(first, "draw", "sun-1")
    table.play(1 - first, "draw", "sun-2")
    table.play(0, "faction heroes-1")
    table.play(1, "faction monsters-1")
    assert (table.scores, table.winner) == ([0, 0], 1 - first)


def test_h17_in_the_expert_rules_hands_do_not_count_either() -> None:
    table = expert(hands=["suns", "skulls"], piles=["sun-1", "imp sun-3"])
    table.play(0, "draw", "sun-1")
    table.play(1, "draw", "imp")
    table.play(0, "faction heroes-2")
    table.play(1, "faction monsters-2")
    assert (table.scores, sorted(table.discard.split())) == ([0, 0], ["imp", "skulls", "sun-1", "suns"])
