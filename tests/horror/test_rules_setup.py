"""Components, set-up and the opening (H1-H6, HR1, HR2, HR7, HR8)."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import pytest

import zabletop
from tests.horror.deck import deck
from tests.horror.table import HORROR, opened
from zabletop import REFEREE, SPECTATOR, BadOption, Match, QuickDealer, ScriptedDealer
from zabletop.engine.dealer import Dealer
from zabletop.games.horror.cards import built_in
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.shapes import HorrorSight
from zabletop.games.horror.state import CHARACTER, HorrorState


def begun(players: int, script: str, own: dict[str, object] | None = None, first: str = "1") -> Opening:
    return Opening(opened(players, own or deck(), first=first), script)


class Opening:
    """A match of bare rules that has just been dealt, as a script says."""

    def __init__(self, rules: HorrorRules, script: str) -> None:
        self.rules = rules
        self.dealer = ScriptedDealer([int(word) if word.isdigit() else word for word in script.split()])
        self.state = rules.begin(self.dealer)
        assert self.dealer.place == len(self.dealer.script), "all that was written has fallen, and nothing else"

    def hand(self, seat: int) -> str:
        return " ".join(sorted(self.rules.box.names[card & CHARACTER] for card in self.state.hands[seat]))

    def seen(self, viewer: int) -> HorrorSight:
        return cast(HorrorSight, self.rules.sight(self.state, viewer))

    def decide(self, words: str, falls: str = "") -> None:
        """All decide, in seat order; what is drawn because of it falls at the end."""
        self.dealer.script.extend(falls.split())
        for seat, word in enumerate(words.split()):
            self.rules.play(self.state, seat, self.rules.number(word), self.dealer)
        assert self.dealer.place == len(self.dealer.script)


DEALT = "heroes-1 monsters-1 shade sun-1 sun-2 sun-3 skull-1 skull-2 skull-3"


# --- Components -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["london", "sherlock"])
def test_h1_a_deck_has_30_characters_and_3_factions_a_side(name: str) -> None:
    """H1, H26: and every character has a text, in both languages."""
    document = built_in(name)
    assert sum(card.get("copies", 1) for card in document["card"]) == 30
    assert Counter(faction["side"] for faction in document["faction"]) == {"hero": 3, "monster": 3}
    for card in document["card"]:
        assert card["effects"]
        assert card["en"]["text"]
        assert card["fr"]["text"]


def test_h16_london_has_no_neutral_card_and_sherlock_exactly_one() -> None:
    neutral = [
        [
            card["id"]
            for card in built_in(name)["card"]
            if card["kind"] == "neutral"
            for _ in range(card.get("copies", 1))
        ]
        for name in ("london", "sherlock")
    ]
    assert neutral == [[], ["lady-in-black"]]


@pytest.mark.parametrize(("decks", "most"), [("london", 4), ("sherlock", 4), ("london,sherlock", 8)])
def test_h2_a_deck_is_for_2_to_4_players_and_two_for_up_to_8(decks: str, most: int) -> None:
    for players in range(2, most + 1):
        assert HORROR.rules(players, decks=decks).players == players
    if most < 8:
        with pytest.raises(BadOption, match="horror-too-few-decks"):
            HORROR.rules(most + 1, decks=decks)
    for players in (1, 9):
        with pytest.raises(BadOption, match="engine-bad-players"):
            HORROR.rules(players, decks=decks)


@pytest.mark.parametrize(
    ("players", "decks"), [(2, "london"), (4, "london"), (5, "london,sherlock"), (8, "london,sherlock")]
)
def test_h2_usually_there_are_as_many_decks_as_the_players_need(players: int, decks: str) -> None:
    assert HORROR.rules(players).options["decks"] == decks


def test_h2_more_decks_are_shuffled_in_in_the_same_way() -> None:
    rules = cast(HorrorRules, HORROR.rules(2, decks="london,sherlock,mythos"))
    assert len(rules.box.piles[0]) == 90
    assert len(rules.box.factions) == 18


# --- Set-up ---------------------------------------------------------------------------------------------------------


def test_h3_each_has_a_faction_that_only_they_know_and_the_others_leave_unseen() -> None:
    table = begun(2, DEALT)
    assert [seat.factions for seat in table.seen(0).seats] == [["heroes-1"], [""]]
    assert [seat.factions for seat in table.seen(1).seats] == [[""], ["monsters-1"]]
    assert [seat.factions for seat in table.seen(SPECTATOR).seats] == [[""], [""]]
    assert table.seen(0).unseen_factions == ["heroes-2", "heroes-3", "monsters-1", "monsters-2", "monsters-3"]
    assert len(table.seen(SPECTATOR).unseen_factions) == 6


def test_h4_the_top_card_starts_the_discard_pile_and_each_draws_three() -> None:
    """H4: the card is turned up first, then hands are drawn; what is left is one pile of unknown order."""
    table = begun(2, DEALT)
    seen = table.seen(0)
    assert seen.discard == ["shade"]
    assert [card.card for card in seen.seats[0].hand] == ["sun-1", "sun-2", "sun-3"]
    assert [card.card for card in seen.seats[1].hand] == ["", "", ""]
    assert table.hand(1) == "skull-1 skull-2 skull-3"
    assert len(seen.piles) == 1
    assert seen.piles[0].size == 23
    assert len(seen.piles[0].unseen) == 26, "with the other's hand, of which nothing is known"


@pytest.mark.parametrize(
    ("words", "hands"), [("keep keep", 0), ("redraw keep", 1), ("keep redraw", 1), ("redraw redraw", 2)]
)
def test_h5_each_may_once_replace_the_whole_hand(words: str, hands: int) -> None:
    table = begun(2, DEALT)
    new = ["sun-4 sun-5 sun-6", "skull-4 skull-5 skull-6"]
    redraw = [word == "redraw" for word in words.split()]
    table.decide(words, " ".join(new[seat] for seat in (0, 1) if redraw[seat]))
    old = ["sun-1 sun-2 sun-3", "skull-1 skull-2 skull-3"]
    assert [table.hand(seat) for seat in (0, 1)] == [new[seat] if redraw[seat] else old[seat] for seat in (0, 1)]
    assert table.seen(REFEREE).step == "turn", "the new cards must be kept"
    assert table.seen(REFEREE).redraws == [seat for seat in (0, 1) if redraw[seat]]
    assert table.seen(REFEREE).piles[0].size == 23


def test_h5_the_new_cards_must_be_kept() -> None:
    match = Match(HORROR, opened(2, deck(), first="1"), zabletop.SeededDealer(bytes(32)))
    for seat in (0, 1):
        match.play(seat, "redraw")
    for action in ("redraw", "keep"):
        with pytest.raises(zabletop.Illegal, match="H5: horror-not-now"):
            match.play(0, action)


def test_hr1_a_replaced_hand_goes_back_and_decisions_are_secret_and_in_any_order() -> None:
    """HR1, HR8: nobody learns what another decided before all have; the order of arrival changes nothing."""
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = zabletop.new("horror", players=3, seed=4, first=1)
        for seat in order:
            match.play(seat, "keep" if seat == 1 else "redraw")
            if seat != order[-1]:
                spectator = match.sight(SPECTATOR)
                assert cast(HorrorSight, spectator).redraws == []
                assert spectator.decided == sorted(order[: order.index(seat) + 1])
        ends.append(match.record().to_json())
    assert ends[0] == ends[1] == ends[2]


def test_hr1_in_the_middle_of_the_opening_everybody_sees_only_their_own_decision() -> None:
    """The same on bare rules, which carry out one decision after the other."""
    table = begun(2, DEALT)
    table.rules.play(table.state, 0, table.rules.number("redraw"), table.dealer)
    assert table.seen(0).redraws == [0]
    assert table.seen(1).redraws == table.seen(SPECTATOR).redraws == []
    assert table.seen(1).answered == [0]


def test_hr8_new_hands_are_drawn_in_seat_order_before_any_old_one_goes_back() -> None:
    """HR8: seat 1 could not draw what seat 0 put back; afterwards both old hands are in the pile."""
    table = begun(2, DEALT)
    pools: list[set[str]] = []
    rules, state, dealer = table.rules, table.state, table.dealer
    dealer.script.extend(["sun-4", "sun-5", "sun-6", "skull-4", "skull-5", "skull-6"])

    class Watching(Dealer):
        def draw(self, names: Sequence[str], pool: Sequence[int]) -> Any:
            pools.append({names[card] for card in pool})
            return dealer.draw(names, pool)

    for seat in (0, 1):
        rules.play(state, seat, rules.number("redraw"), Watching())
    assert len(pools) == 6
    old = {"sun-1", "sun-2", "sun-3", "skull-1", "skull-2", "skull-3"}
    assert all(not pool & old for pool in pools)
    assert "sun-4" not in pools[3], "seat 0 had drawn before"
    names = {rules.box.names[card] for card in state.piles[0].pool}
    assert old <= names
    assert "shade" not in names, "the first discard stays"
    assert table.seen(REFEREE).discard == ["shade"]
    assert table.seen(0).seats[0].replaced == ["sun-1", "sun-2", "sun-3"]
    assert table.seen(0).seats[1].replaced == [], "what another put back is not known"


def test_hr2_the_first_player_is_set_by_the_host_or_drawn() -> None:
    """HR2, in place of H6."""
    for first in ("1", "2", "3"):
        rules = opened(3, deck(), first=first)
        assert rules.begin(QuickDealer(1)).active == int(first) - 1
    drawn = opened(3, deck(), first="drawn")
    assert {int(drawn.begin(QuickDealer(seed)).active) for seed in range(40)} == {0, 1, 2}
    with pytest.raises(BadOption, match="engine-bad-choice"):
        opened(3, deck(), first="4")


def test_h6_play_is_clockwise() -> None:
    rules = opened(3, deck(), first="2")
    dealer = QuickDealer(3)
    state = rules.begin(dealer)
    for seat in range(3):
        rules.play(state, seat, rules.number("keep"), dealer)
    found = []
    for _ in range(7):
        found.append(seat := rules.deciders(state)[0])
        action = next(number for number in rules.actions(state, seat) if rules.notation(number) != "play wanderer")
        rules.play(state, seat, action, dealer)
    assert found == [1, 2, 0, 1, 2, 0, 1]


def test_hr7_the_factions_of_several_decks_are_shuffled_together() -> None:
    both = {"decks": [deck(), deck(name="more", mark="other-")]}
    found = set()
    rules = opened(5, both)
    for seed in range(60):
        state = rules.begin(QuickDealer(seed))
        found |= {rules.box.faction_names[factions[0]] for factions in state.factions}
        assert len({factions[0] for factions in state.factions}) == 5
    assert found == {mark + one["id"] for mark in ("", "other-") for one in deck()["faction"]}


def test_hr17_lists_of_cards_and_factions_are_public() -> None:
    """HR17: what is not seen is listed by name for everybody, and so are the lists of both players."""
    table = begun(2, DEALT)
    all_cards = Counter(card["id"] for card in deck()["card"] for _ in range(card["copies"]))
    for viewer in (0, 1, SPECTATOR):
        seen = table.seen(viewer)
        known = [card.card for seat in seen.seats for card in seat.hand if card.card]
        assert Counter([*seen.piles[0].unseen, *known, *seen.discard]) == all_cards
    match = zabletop.new("horror", players=2, seed=1, mode="expert")
    for viewer in (0, 1, SPECTATOR):
        expert = cast(HorrorSight, match.sight(viewer))
        assert expert.options["lists"].count(",") == 1
        piles = [len(pile.unseen) for pile in expert.piles]
        assert piles == [28 - 3 * (seat == viewer) for seat in (0, 1)]


def test_a_match_does_not_change_the_box() -> None:
    rules = opened(2, deck())
    before = copy.deepcopy([pile.pool for pile in rules.box.piles]), rules.box.factions.pool
    rules.begin(QuickDealer(1))
    assert before == ([pile.pool for pile in rules.box.piles], rules.box.factions.pool)
    assert isinstance(rules.begin(QuickDealer(1)), HorrorState)
