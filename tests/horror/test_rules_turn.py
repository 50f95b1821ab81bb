"""A turn: play or draw, the hand limit, what a text must and may do (H7-H15, HR3, HR5, HR9-HR13)."""

from __future__ import annotations

import pytest

from tests.horror.deck import Line, deck, with_effects
from tests.horror.table import Table, trick
from zabletop import Illegal

DRAW_ONE = {"do": "draw"}


def refused(table: Table, seat: int, action: str) -> str:
    with pytest.raises(Illegal) as caught:
        table.as_match().play(seat, action)
    return f"{caught.value.rule} {caught.value.message}"


# --- H7 to H9 -------------------------------------------------------------------------------------------------------


def test_h7_one_plays_a_card_or_draws_the_top_card_and_then_the_next_player_does() -> None:
    table = Table(hands=["sun-1 sun-2", "sun-3", ""])
    assert table.actions(0) == ["draw", "play sun-1", "play sun-2"]
    assert table.actions(1) == table.actions(2) == []
    table.play(0, "draw", "skull-1")
    assert table.in_hand(0) == "skull-1 sun-1 sun-2"
    assert table.active == 1
    table.play(1, "play sun-3")
    assert table.active == 2
    assert (table.area(1), table.in_hand(1)) == ("sun-3", "")


def test_h7_the_drawn_card_is_known_to_its_drawer_alone() -> None:
    table = Table(hands=["", "", ""])
    table.play(0, "draw", "skull-1")
    assert [table.in_hand(0, viewer) for viewer in (0, 1, 2, -1)] == ["skull-1", "?", "?", "?"]


def test_h8_a_played_card_lies_in_ones_own_area_which_has_no_limit() -> None:
    """H8."""
    table = Table(hands=["sun-1", "", ""], areas=["sun-2 sun-3 sun-4 sun-5 sun-6 imp imp imp twin twin twin lady"])
    table.play(0, "play sun-1")
    assert len(table.player(0).area) == 13
    assert table.area(1) == table.area(2) == ""


def test_h8_nobody_plays_into_anothers_area_unless_the_card_says_so() -> None:
    """H8: one that says so goes to a player of one's choice; among two there is no choice."""
    table = Table(hands=["wanderer", "", ""])
    table.play(0, "play wanderer")
    assert (table.step, table.actions(0)) == ("landing", ["player 2", "player 3"])
    assert refused(table, 0, "player 1") == "H8 horror-not-there"
    table.play(0, "player 3")
    assert table.area(2) == "wanderer"
    assert table.active == 1
    two = Table(hands=["wanderer", ""])
    two.play(0, "play wanderer")
    assert (two.area(1), two.active) == ("wanderer", 1)


def test_h9_with_three_cards_nobody_draws() -> None:
    table = Table(hands=["sun-1 sun-2 sun-3", "", ""])
    assert table.actions(0) == ["play sun-1", "play sun-2", "play sun-3"]
    assert refused(table, 0, "draw") == "H9 horror-full-hand"


def test_h9_with_no_card_one_must_draw() -> None:
    table = Table(hands=["", "sun-1", ""])
    assert table.actions(0) == ["draw"]
    assert refused(table, 0, "play sun-2") == "H9 horror-empty-hand"


def test_hr13_nobody_passes_however_small_the_pile() -> None:
    table = Table(hands=["sun-1 sun-2 sun-3", "", ""], pile="imp")
    assert table.actions(0) == ["play sun-1", "play sun-2", "play sun-3"]
    assert refused(table, 0, "stop") == "HR13 horror-no-pass"
    table.play(0, "play sun-1")
    assert refused(table, 1, "stop") == "HR13 horror-no-pass"
    assert table.actions(1) == ["draw"]


# --- H10 to H13 -----------------------------------------------------------------------------------------------------


def test_h10_harmful_parts_are_carried_out_too() -> None:
    table = trick({"do": "discard", "what": "hero"}, areas=["suns"])
    table.play(0, "play trick")
    assert (table.area(0), table.discard, table.active) == ("trick", "suns", 1)


def test_h10_only_you_may_makes_it_optional() -> None:
    areas = ["", "sun-1 sun-2"]
    must = trick({"do": "discard", "what": "hero"}, areas=areas)
    must.play(0, "play trick")
    assert must.actions(0) == ["target sun-1 2", "target sun-2 2"]
    assert refused(must, 0, "stop") == "H10 horror-compulsory"
    may = trick({"do": "discard", "what": "hero", "may": True}, areas=areas)
    may.play(0, "play trick")
    assert may.actions(0) == ["stop", "target sun-1 2", "target sun-2 2"]
    may.play(0, "stop")
    assert (may.area(1), may.active) == ("sun-1 sun-2", 1)


def test_h10_you_may_is_asked_even_where_there_is_one_way() -> None:
    table = trick({"do": "discard", "what": "hero", "may": True}, areas=["", "sun-1"])
    table.play(0, "play trick")
    assert table.actions(0) == ["stop", "target sun-1 2"]


def test_h10_every_line_of_a_text_is_carried_out() -> None:
    table = trick({"do": "discard", "what": "hero"}, {"do": "discard", "what": "monster"}, areas=["", "sun-1 imp"])
    table.play(0, "play trick")
    assert table.discard == "sun-1 imp"


def test_h11_what_cannot_be_done_leaves_the_card_in_its_area_without_effect() -> None:
    table = trick({"do": "discard", "what": "monster"}, areas=["sun-1"])
    table.play(0, "play trick")
    assert (table.area(0), table.discard, table.active) == ("sun-1 trick", "", 1)
    assert table.told() == [("plays", 0), ("cannot", 0), ("turn", 1)]


def test_hr11_effects_come_in_printed_order_and_impossible_ones_are_skipped() -> None:
    """HR11: the second line can't be carried out, the third can; the first made it so."""
    lines = [{"do": "discard", "what": "sun-1"}, {"do": "steal", "what": "sun-1"}, {"do": "raise", "what": "sun-1"}]
    table = trick(*lines, areas=["", "sun-1"])
    table.play(0, "play trick")
    assert table.told("discards", "cannot", "steals", "raises") == [("discards", 0), ("cannot", 0), ("raises", 0)]
    assert table.area(0) == "sun-1 trick"


@pytest.mark.parametrize("first", [{"do": "draw", "if": {"what": "skulls"}}, {"do": "drop", "who": "chosen"}])
def test_hr11_a_line_that_nobody_carries_out_does_not_end_the_text(first: Line) -> None:
    """HR11: its condition is not met, or nobody can be chosen."""
    table = trick(first, {"do": "discard", "what": "imp"}, areas=["", "imp"])
    table.play(0, "play trick")
    assert (table.discard, table.active) == ("imp", 1)


def test_h12_a_discarded_card_lies_on_the_discard_pile_for_all_to_see() -> None:
    table = trick({"do": "discard", "what": "imp"}, {"do": "drop"}, hands=["trick sun-1", "", ""], areas=["", "imp"])
    table.play(0, "play trick")
    for viewer in (0, 1, 2, -1):
        assert table.sight(viewer).discard == ["sun-1", "imp"]


def test_h13_in_play_means_any_players_area_and_neither_pile() -> None:
    table = trick({"do": "discard", "what": "monster"}, areas=["skull-1", "skull-2", "skull-3"], discard="imp")
    table.play(0, "play trick")
    assert table.actions(0) == ["target skull-1 1", "target skull-2 2", "target skull-3 3"]
    assert refused(table, 0, "target imp 1") == "H13 horror-not-meant"
    assert refused(table, 0, "dig imp") == "H10 horror-not-meant"


# --- H14, H15 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "reached"), [("hero", "torn"), ("monster", "imp"), ("neutral", "clown lady shade")])
def test_h14_the_kind_of_a_card_is_stated_not_derived_from_its_symbols(what: str, reached: str) -> None:
    """H14: a hero with a skull, a neutral card with a sun."""
    table = trick({"do": "discard", "what": what, "may": True}, areas=["", "torn imp lady shade clown"])
    table.play(0, "play trick")
    found = sorted(action.split()[1] for action in table.actions(0) if action != "stop")
    assert found == reached.split()


def test_h15_neutral_cards_are_immune_to_effects_on_heroes_and_monsters_not_on_cards() -> None:
    hit = [{"do": "discard", "what": "hero"}, {"do": "discard", "what": "monster"}]
    table = trick(*hit, areas=["", "lady shade clown"])
    table.play(0, "play trick")
    assert (table.area(1), table.active) == ("shade lady clown", 1)
    other = trick({"do": "discard", "what": "card"}, areas=["", "lady shade clown"])
    other.play(0, "play trick")
    assert other.actions(0) == ["target shade 2", "target lady 2", "target clown 2"]
    mixed = trick({"do": "discard", "what": "hero"}, areas=["", "lady sun-1 sun-2"])
    mixed.play(0, "play trick")
    assert refused(mixed, 0, "target lady 2") == "H15 horror-not-meant"


def test_h15_all_heroes_are_swept_away_and_no_neutral_card() -> None:
    table = trick({"do": "discard", "what": "hero", "count": "all"}, areas=["twin twin", "lady twin", "sun-1 imp"])
    table.play(0, "play trick")
    assert [table.area(seat) for seat in range(3)] == ["trick", "lady", "imp"]
    assert table.discard == "sun-1 twin twin twin"


# --- Rulings --------------------------------------------------------------------------------------------------------

LIMITED = {
    "draw": {"do": "draw", "count": 5},
    "fetch": {"do": "fetch", "count": 5},
    "rob": {"do": "rob", "count": 5},
    "recall": {"do": "recall", "what": "monster", "count": 5},
}


@pytest.mark.parametrize("verb", LIMITED)
def test_hr3_no_effect_lifts_a_hand_above_three(verb: str) -> None:
    """HR3: the rest is not drawn, and what would be taken beyond three stays where it is."""
    table = trick(
        LIMITED[verb],
        hands=["trick sun-1", "suns lady torn", ""],
        areas=["skull-1 skull-2 skull-3"],
        discard="imp imp imp",
    )
    table.play(0, "play trick", {"draw": "sun-4 sun-5", "rob": "lady torn"}.get(verb, ""))
    if verb == "recall":
        table.play(0, "target skull-1 1")
        table.play(0, "target skull-2 1")
    assert len(table.player(0).hand) == 3
    assert table.active == 1
    left = [table.pile_size(), len(table.discard.split()), len(table.player(1).hand), len(table.area(0).split())]
    assert left == {"draw": [17, 3, 3, 4], "fetch": [19, 1, 3, 4], "rob": [19, 3, 1, 4], "recall": [19, 3, 3, 2]}[verb]


def test_hr3_a_card_is_not_recalled_to_a_full_hand() -> None:
    lines = {"do": "recall", "what": "hero", "count": 2}
    table = trick(lines, hands=["trick", "sun-3 sun-4 sun-5", "sun-6"], areas=["", "sun-1", "sun-2 suns"])
    table.play(0, "play trick")
    assert table.actions(0) == ["target sun-2 3", "target suns 3"]
    assert refused(table, 0, "target sun-1 2") == "HR3 horror-not-meant"
    table.play(0, "target suns 3")
    assert table.in_hand(2) == "sun-2 sun-6 suns", "both, as nothing else can be recalled"


def test_hr5_a_moved_card_does_not_trigger_its_text() -> None:
    own = with_effects({"do": "steal", "what": "trick-2"}, trick_2=[{"do": "draw", "count": 2}])
    table = Table(own, hands=["trick", "", ""], areas=["", "trick-2"])
    table.play(0, "play trick")
    assert (table.area(0), table.in_hand(0), table.active) == ("trick trick-2", "", 1)


def test_hr9_a_played_card_has_left_the_hand_before_its_text_is_carried_out() -> None:
    """HR9: with two others in hand, one card can be drawn; it can't be dropped by its own text."""
    table = trick({"do": "draw", "count": 2}, {"do": "drop"}, hands=["trick sun-1 sun-2", "", ""])
    table.play(0, "play trick", "sun-3")
    assert table.area(0) == "trick"
    assert table.actions(0) == ["hand sun-1", "hand sun-2", "hand sun-3"]


def test_hr9_a_played_card_scores_even_if_its_text_ends_the_match() -> None:
    table = trick(DRAW_ONE, pile="imp", factions=["heroes-1", "heroes-2", "heroes-3"])
    table.play(0, "play trick", "imp")
    assert table.scores == [1, 0, 0]


def test_hr10_a_card_is_not_its_own_target_unless_it_says_so() -> None:
    """HR10: nor does it count where a condition asks for such a card."""
    table = trick({"do": "discard", "what": "hero"}, areas=["", "imp"])
    table.play(0, "play trick")
    assert (table.area(0), table.told("cannot")) == ("trick", [("cannot", 0)])
    itself = trick({"do": "discard", "what": "self"})
    itself.play(0, "play trick")
    assert (itself.area(0), itself.discard) == ("", "trick")
    alone = trick({"do": "draw", "if": {"what": "hero"}})
    alone.play(0, "play trick")
    assert alone.in_hand(0) == ""


def test_hr10_another_copy_of_the_same_character_is_a_target() -> None:
    own = deck({"twin": {"effects": [{"do": "discard", "what": "twin", "whose": "own"}]}})
    one = Table(own, hands=["twin", "", ""])
    one.play(0, "play twin")
    assert (one.area(0), one.discard) == ("twin", "")
    two = Table(own, hands=["twin", "", ""], areas=["twin"])
    two.play(0, "play twin")
    assert (two.area(0), two.discard) == ("twin", "twin")


def test_hr10_a_card_that_gave_itself_away_is_still_not_its_own_target() -> None:
    table = trick({"do": "give", "what": "self"}, {"do": "discard", "what": "hero"}, hands=["trick", ""])
    table.play(0, "play trick")
    assert (table.area(1), table.discard) == ("trick", "")


@pytest.mark.parametrize("verb", ["raise", "fetch"])
def test_hr10_a_card_that_discarded_itself_does_not_bring_itself_back(verb: str) -> None:
    table = trick({"do": "discard", "what": "self"}, {"do": verb, "what": "hero"})
    table.play(0, "play trick")
    assert (table.area(0), table.in_hand(0), table.discard) == ("", "", "trick")


def test_hr12_effects_on_several_players_go_clockwise_and_each_chooses_their_own() -> None:
    lines = {"do": "drop", "who": "others"}
    table = trick(lines, hands=["trick sun-1", "sun-2 sun-3", "sun-4 sun-5", "sun-6 imp"])
    table.state.active = 0
    table.play(0, "play trick")
    for seat, card in ((1, "sun-2"), (2, "sun-5"), (3, "imp")):
        assert table.deciders == [seat]
        table.play(seat, f"hand {card}")
    assert table.discard == "sun-2 sun-5 imp"
    assert table.in_hand(0) == "sun-1"


def test_hr12_the_active_player_makes_the_choices_that_nobody_else_is_given() -> None:
    table = trick({"do": "discard", "whose": "other"}, areas=["", "sun-1", "sun-2"])
    table.play(0, "play trick")
    assert table.deciders == [0]
    assert table.actions(0) == ["target sun-1 2", "target sun-2 3"]


def test_hr12_a_card_from_a_hidden_hand_is_taken_at_random() -> None:
    """HR12: each as likely as the others, and the robbed player has no say."""
    found = set()
    for card in ("sun-1", "sun-2", "imp"):
        table = trick({"do": "rob"}, hands=["trick", "sun-1 sun-2 imp", ""])
        table.play(0, "play trick", card)
        found.add(table.in_hand(0))
        assert len(table.player(1).hand) == 2
    assert found == {"sun-1", "sun-2", "imp"}


def test_h26_the_text_is_read_aloud_so_all_see_the_card_and_what_it_does() -> None:
    """H26."""
    table = trick({"do": "steal"}, areas=["", "imp"])
    table.play(0, "play trick")
    for viewer in (0, 1, 2, -1):
        seen = [event.seen_by(viewer) for event in table.events("plays", "steals")]
        assert [event.facts["card"] for event in seen] == ["trick", "imp"]
