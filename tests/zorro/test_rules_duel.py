"""The duel and the end of the game. Z30, Z31, Z35, ZR9, ZR19."""

from __future__ import annotations

import pytest

from tests.zorro.positions import duel_of_all, final_battle
from tests.zorro.table import BEATEN, EDITIONS, ENGLISH, MISSED, REVISED, Table, cards, listed


def scores(table: Table) -> list[int]:
    return table.seen.scores


@pytest.mark.parametrize("edition", EDITIONS)
def test_z31_a_duelist_has_a_turn_of_three_rolls(edition: str) -> None:
    """Z31: saving what they like, and it is over after the third."""
    table = Table(edition)
    duel_of_all(table, "thrust charm*5")
    assert (table.attempt.target, table.deciders, table.attempt.rolls_left) == ("duel", [1], 2)
    table.play(1, "keep thrust", "thrust dash*4")
    table.play(1, "keep thrust*2", f"thrust taunt*3 {MISSED}")
    assert (scores(table), table.deciders) == ([-1, 3, -1], [2])


def test_z31_a_duelist_may_stop_early() -> None:
    """Z31, ZR5"""
    table = Table()
    duel_of_all(table, BEATEN)
    table.play(1, "stop", MISSED)
    assert scores(table) == [-1, 6, -1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_z9_a_duel_is_fought_alone(edition: str) -> None:
    """Z9, ZR12: nobody asks or offers, and nobody's help follows the third ROLL."""
    table = Table(edition)
    table.give_gear(2, "free-thrust", "extra-die")
    duel_of_all_with_dice(table, MISSED)
    assert (table.step, table.deciders, table.seen.helper) == ("attempt", [1], -1)
    table.play(1, "keep none", MISSED)
    table.play(1, "keep none", f"{MISSED} charm*7")
    assert (scores(table), table.deciders) == ([-1, 0, -1], [2])


def duel_of_all_with_dice(table: Table, falls: str) -> None:
    """As ``duel_of_all``, where seat 2 rolls seven Zorro dice."""
    final_battle(table, MISSED, "plaza")
    table.play(1, "stop", "charm*7")
    table.play(2, "stop", MISSED)
    table.play(0, "stop", falls)


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr19_duelists_keep_the_order_of_the_final_battle(edition: str) -> None:
    """ZR19: in every round, whoever is still in it."""
    table = Table(edition, players=4)
    duel_of_all(table, "thrust*2 charm*4")
    for seat, next_roll in ((1, MISSED), (2, "thrust*2 charm*4"), (3, "thrust*2 charm*4"), (0, BEATEN)):
        assert table.deciders == [seat]
        table.play(seat, "stop", next_roll)
    assert (table.seen.duel_round, table.seen.duelists, table.deciders) == (2, [0, 1, 3], [1])
    for seat, next_roll in ((1, MISSED), (3, MISSED)):
        assert table.deciders == [seat]
        table.play(seat, "stop", next_roll)
    assert table.deciders == [0]
    table.play(0, "stop")
    assert table.winner == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_zr19_counts_are_compared_when_the_round_is_over(edition: str) -> None:
    """ZR19, Z31: whoever is far behind is out only then, and whoever is ahead has not won before."""
    table = Table(edition)
    duel_of_all(table, BEATEN)
    table.play(1, "stop", MISSED)
    table.play(2, "stop", BEATEN)
    assert (table.winner, table.seen.duelists, scores(table)) == (None, [0, 1, 2], [-1, 6, 0])
    table.play(0, "stop", MISSED)
    assert (table.winner, table.seen.duelists) == (None, [0, 1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z31_the_most_wins(edition: str) -> None:
    """Z31: a single leader, wherever they sit."""
    for best in range(3):
        table = Table(edition)
        rolls = {seat: "thrust*4 charm*2" if seat == best else "thrust*3 charm*3" for seat in range(3)}
        duel_of_all(table, rolls[1])
        table.play(1, "stop", rolls[2])
        table.play(2, "stop", rolls[0])
        table.play(0, "stop")
        assert (table.winner, table.deciders) == (best, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z31_those_tied_for_the_most_duel_again_until_one_is_left(edition: str) -> None:
    """Z31: all of them tied, then two, then none."""
    table = Table(edition)
    duel_of_all(table, "thrust charm*5")
    table.play(1, "stop", "thrust charm*5")
    table.play(2, "stop", "thrust charm*5")
    table.play(0, "stop", BEATEN)
    assert (table.seen.duel_round, table.seen.duelists, scores(table)) == (2, [0, 1, 2], [-1, -1, -1])
    table.play(1, "stop", BEATEN)
    table.play(2, "stop", MISSED)
    table.play(0, "stop", MISSED)
    assert (table.seen.duel_round, table.seen.duelists) == (3, [1, 2])
    table.play(1, "stop", MISSED)
    table.play(2, "stop", MISSED)
    assert (table.seen.duel_round, table.seen.duelists) == (4, [1, 2])
    table.play(1, "stop", "thrust charm*5")
    table.play(2, "stop")
    assert table.winner == 2


def test_z31_only_victors_of_the_final_battle_duel_where_there_are_several() -> None:
    """Z30, Z31: the third player has no turn."""
    table = Table()
    final_battle(table, MISSED, "market")
    table.play(1, "stop", BEATEN)
    table.play(2, "stop", BEATEN)
    table.play(0, "stop", MISSED)
    assert table.deciders == [2]
    table.play(2, "stop", "thrust charm*5")
    table.play(0, "stop")
    assert (table.winner, scores(table)) == (0, [1, -1, 0])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("gear", "dice", "score"),
    [
        ("free-thrust free-thrust-2 free-leap", "thrust charm*5", 3),
        ("free-thrust", MISSED, 1),
        ("wild-taunt", "thrust taunt*3 charm*2", 4),
        ("wild-taunt free-taunt", MISSED, 1),
        ("double-thrust", "thrust*2 charm*4", 3),
        ("double-thrust", MISSED, 0),
        ("extra-die", "thrust*7", 7),
    ],
)
def test_z31_equipment_counts_in_a_duel(edition: str, gear: str, dice: str, score: int) -> None:
    """Z31, Z18, Z22"""
    table = Table(edition)
    table.give_gear(1, *gear.split())
    final_battle(table, "charm*7" if "extra-die" in gear else MISSED, "market")
    table.play(1, "stop", MISSED)
    table.play(2, "stop", MISSED)
    table.play(0, "stop", dice)
    table.play(1, "stop", MISSED)
    assert scores(table)[1] == score


@pytest.mark.parametrize("edition", EDITIONS)
def test_z31_hero_dice_count_in_a_duel(edition: str) -> None:
    """Z31: those that show a thrust; they are saved and rolled like the others."""
    table = Table(edition)
    table.give_heroes(1, farm=1, tavern=1)
    final_battle(table, f"{MISSED} own own", "market")
    table.play(1, "stop", MISSED)
    table.play(2, "stop", MISSED)
    table.play(0, "stop", "thrust charm*5 thrust own")
    table.play(1, "keep thrust farm-thrust", "charm*5 thrust")
    table.play(1, "stop", MISSED)
    assert scores(table)[1] == 3


def test_z31_re_rolls_and_turned_dice_work_in_a_duel() -> None:
    """Z31, ZR2: after the last ROLL too; more ROLLs as well."""
    table = Table(players=2)
    table.give_gear(1, "reroll-charm", "set-die")
    table.give_gear(0, "extra-roll")
    duel_of_all(table, MISSED)
    table.three_rolls("thrust*2 charm*2 dash*2")
    table.play(1, "reroll charm*2", "charm thrust")
    table.play(1, "set dash thrust")
    assert table.attempt.faces == listed("charm dash thrust*4")
    table.play(1, "stop", MISSED)
    assert (scores(table), table.attempt.rolls_left) == ([-1, 4], 3)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("location", ["farm", "tavern", "plaza", "market"])
def test_zr19_the_villain_s_ability_does_not_apply_in_a_duel(edition: str, location: str) -> None:
    """ZR19: six Zorro dice, three ROLLs, and dice are saved as one likes."""
    table = Table(edition, players=2)
    table.give_heroes(1, farm=1)
    few = "charm*5" if location == "farm" else MISSED
    final_battle(table, f"{few} own", location)
    table.play(1, "stop", few)
    table.play(0, "stop", f"{MISSED} own")
    assert (len(table.attempt.faces), table.attempt.rolls_left) == (6, 2)
    assert len(table.keeps(1)) == 7 * 2 - 1


def test_zr19_a_dead_symbol_counts_in_a_duel() -> None:
    """ZR19: though the Villain struck out thrusts."""
    own = cards({"villain-market": {"ability": {"dead": "thrust"}}})
    table = Table(players=2, own=own)
    final_battle(table, BEATEN, "market")
    assert table.attempt.missing == 5
    table.play(1, "stop", MISSED)
    table.play(0, "stop", BEATEN)
    table.play(1, "stop", MISSED)
    assert scores(table)[1] == 6


@pytest.mark.parametrize("symbol", ["thrust", "taunt", "leap"])
def test_zr9_the_card_set_says_which_symbol_a_duel_counts(symbol: str) -> None:
    """ZR9, Z31"""
    table = Table(players=2, own=cards(duel=symbol))
    duel_of_all(table, "thrust*1 taunt*2 leap*3")
    table.play(1, "stop", MISSED)
    assert scores(table)[1] == {"thrust": 1, "taunt": 2, "leap": 3}[symbol]


def test_zr9_it_is_the_thrust_where_the_card_set_is_silent() -> None:
    """ZR9"""
    own = cards()
    del own["set"]["duel"]
    table = Table(players=2, own=own)
    duel_of_all(table, "thrust*4 taunt leap")
    table.play(1, "stop", MISSED)
    assert scores(table)[1] == 4


def test_z31_there_is_no_requirement_to_leave_unmet_in_a_duel() -> None:
    """Z31, Z20"""
    table = Table(players=2)
    table.give_gear(1, "free-thrust")
    duel_of_all(table, MISSED)
    assert table.other_actions(1) == ["stop"]


def test_z31_a_score_of_nothing_can_be_a_tie() -> None:
    """Z31: everybody at zero is everybody tied for the most."""
    table = Table(players=2)
    duel_of_all(table, MISSED)
    table.play(1, "stop", MISSED)
    table.play(0, "stop", MISSED)
    assert (table.winner, table.seen.duel_round, table.deciders) == (None, 2, [1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_z35_the_mask_is_for_the_winner_of_english_2019(edition: str) -> None:
    """Z35, Z30: after a battle and after a duel."""
    kind = "wins-mask" if edition == ENGLISH else "wins"
    table = Table(edition, players=2)
    final_battle(table, BEATEN, "market")
    table.play(1, "stop", MISSED)
    table.play(0, "stop")
    assert table.told("wins", "wins-mask") == [(kind, 1)]
    table = Table(edition, players=2)
    duel_of_all(table, MISSED)
    table.play(1, "stop", BEATEN)
    table.play(0, "stop")
    assert table.told("wins", "wins-mask") == [(kind, 0)]


def test_z30_the_result_tells_who_won_and_how() -> None:
    """Z30, Z31"""
    table = Table(REVISED, players=2)
    final_battle(table, BEATEN, "market")
    table.play(1, "stop", MISSED)
    assert table.rules.result(table.state) is None
    table.play(0, "stop")
    battle = table.rules.result(table.state)
    assert battle is not None
    assert (battle.winners, battle.scores, battle.why) == ([1], [0, 1], "zorro-won-battle")
    table = Table(REVISED, players=2)
    duel_of_all(table, MISSED)
    table.play(1, "stop", BEATEN)
    table.play(0, "stop")
    duel = table.rules.result(table.state)
    assert duel is not None
    assert (duel.winners, duel.scores, duel.why) == ([0], [1, 0], "zorro-won-duel")
