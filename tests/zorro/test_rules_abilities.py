"""What makes a Scoundrel or Villain harder than a Feat. Z25."""

from __future__ import annotations

import pytest

from tests.zorro.positions import facing_scoundrel
from tests.zorro.table import BEATEN, MET, MISSED, scoundrel_with


def test_z25_dead_symbols_do_not_count_on_zorro_dice() -> None:
    """Z25: on Hero dice and Equipment they do."""
    own = scoundrel_with({"dead": "taunt"}, "thrust*2 taunt*3")
    table = facing_scoundrel("thrust*2 taunt*4 taunt", own, "free-taunt", farm=1)
    assert table.attempt.missing == 1
    table = facing_scoundrel("thrust*2 taunt*4 taunt", own, "free-taunt free-taunt-2", farm=1)
    assert table.attempt.missing == 0


def test_z25_locked_dice_cannot_go_into_a_further_roll() -> None:
    """Z25: Zorro dice that show the symbol, saved ones too; others are free, Hero dice among them."""
    table = facing_scoundrel("leap*2 charm*4 own", scoundrel_with({"locks": "leap"}), "", plaza=1)
    assert table.attempt.heroes == ["plaza-leap"]
    assert len(table.keeps(0)) == 5 * 2 - 1
    assert all(keep.split()[1:3] == ["leap", "leap"] or keep.count(" leap") == 2 for keep in table.keeps(0))
    table.play(0, "keep leap*2", "leap*3 charm taunt")
    assert table.keeps(0) == [
        "keep leap leap leap leap leap",
        "keep charm leap leap leap leap leap",
        "keep leap leap leap leap leap plaza-taunt",
    ]


def test_z25_when_all_dice_are_locked_one_can_only_stop() -> None:
    """Z25, ZR5"""
    table = facing_scoundrel(MET, scoundrel_with({"locks": "leap"}))
    assert table.actions(0) == ["stop"]
    table.play(0, "stop")
    assert table.active == 1


def test_z25_stolen_dice_are_lost_at_the_next_roll() -> None:
    """Z25: neither saved nor rolled; ROLL by ROLL there are fewer dice."""
    table = facing_scoundrel("charm*2 thrust*4", scoundrel_with({"steals": "charm"}))
    assert not any("charm" in keep for keep in table.keeps(0))
    table.play(0, "keep thrust*2", "charm thrust")
    assert table.attempt.faces == ["charm", "thrust", "thrust", "thrust"]
    table.play(0, "keep thrust*2", "thrust")
    assert table.events("rolls")[-1].facts["faces"] == ["thrust"] * 3
    assert (table.active, table.told("fails")) == (1, [("fails", 0)])


def test_z25_stolen_dice_do_not_count() -> None:
    """Z25: nor do they while they still lie there."""
    table = facing_scoundrel("charm*3 thrust*3", scoundrel_with({"steals": "charm"}, "charm thrust"))
    assert table.attempt.missing == 1


def test_z25_at_most_so_many_dice_may_be_saved() -> None:
    """Z25: Zorro and Hero dice together. Of six thrusts and a Hero die: 0, 1 or 2, or one and the Hero die."""
    table = facing_scoundrel(f"{BEATEN} own", scoundrel_with({"most-saved": 2}), "", farm=1)
    saved = ["none", "thrust", "thrust thrust", "farm-grab", "thrust farm-grab"]
    assert table.keeps(0) == [f"keep {dice}" for dice in saved]


def test_z25_the_limit_is_no_limit_on_what_counts() -> None:
    """Z25: dice that fall well in the last ROLL all count."""
    table = facing_scoundrel(BEATEN, scoundrel_with({"most-saved": 1}))
    assert table.attempt.missing == 0
    table.play(0, "stop", "set-die")
    assert table.player(0).gear == ["set-die"]


def test_z25_at_least_so_many_dice_must_be_saved() -> None:
    """Z25: Zorro and Hero dice together, and one die is always rolled."""
    table = facing_scoundrel(f"{BEATEN} own", scoundrel_with({"least-saved": 5}), "", farm=1)
    assert table.keeps(0) == [
        "keep thrust thrust thrust thrust thrust",
        "keep thrust thrust thrust thrust thrust thrust",
        "keep thrust thrust thrust thrust farm-grab",
        "keep thrust thrust thrust thrust thrust farm-grab",
    ]


def test_z25_frozen_hero_dice_are_rolled_in_the_first_roll_only() -> None:
    """Z25: they still count."""
    own = scoundrel_with({"frozen-heroes": True})
    table = facing_scoundrel(f"{MISSED} thrust", own, "", farm=1)
    assert all(keep.endswith("farm-thrust") for keep in table.keeps(0))
    table.play(0, "keep farm-thrust", "thrust*4 charm*2")
    assert (table.attempt.heroes, table.attempt.missing) == (["farm-thrust"], 0)


@pytest.mark.parametrize(("fewer", "keeps"), [(1, ["keep none"]), (2, [])])
def test_z25_fewer_rolls(fewer: int, keeps: list[str]) -> None:
    """Z25: two ROLLs, or just one, which is the last."""
    table = facing_scoundrel(MISSED, scoundrel_with({"fewer-rolls": fewer}))
    assert [keep for keep in table.keeps(0) if keep == "keep none"] == keeps
    if fewer == 1:
        table.play(0, "keep none", MISSED)
    assert table.active == 1


def test_z25_fewer_dice() -> None:
    """Z25: Zorro dice, in every ROLL; Hero dice are all there."""
    table = facing_scoundrel("charm*4 own", scoundrel_with({"fewer-dice": 2}), "", farm=1)
    table.play(0, "keep none", "dash*4 own")
    assert len(table.attempt.faces) == 4


def test_z25_an_ability_is_gone_with_its_scoundrel() -> None:
    """Z25: on the next turn six dice are rolled again, three times."""
    table = facing_scoundrel("charm*3", scoundrel_with({"fewer-dice": 3}))
    table.play(0, "stop")
    table.travel_alone(1, MISSED)
    table.three_rolls(MISSED)
    assert table.active == 2
