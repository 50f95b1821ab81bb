"""The balance of the house set: exact chances, and the page that publishes them."""

from __future__ import annotations

import importlib.util
import itertools
import re
from collections import Counter
from functools import cache
from types import ModuleType
from typing import Any

import pytest
from benchmarks.balance_zorro_places import PLACES, WITHOUT

from tests.zorro.card_files import ROOT
from zabletop.games.zorro.cards import COMMONS, FEATS, CardSet, card_set
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS, count, names_of
from zabletop.games.zorro.effects import Kit
from zabletop.games.zorro.odds import plan_for


@cache
def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance_zorro", ROOT / "benchmarks" / "balance_zorro.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def balance() -> Any:
    return benchmark().Balance(card_set("house"))


@cache
def page() -> str:
    return (ROOT / "docs" / "zorro-balance.md").read_text("utf-8")


def test_symbols_are_asked_for_about_equally(cards: CardSet) -> None:
    asked = Counter(symbol for need in cards.feat_needs for symbol in names_of(need))
    assert all(9 <= asked[symbol] <= 12 for symbol in SYMBOLS)


def test_feats_are_varied() -> None:
    """The five patterns of four symbols, and in every location an easy and a hard one."""
    cards = balance().cards
    patterns = {tuple(sorted(Counter(names_of(need)).values())) for need in cards.feat_needs}
    assert patterns == {(1, 1, 1, 1), (1, 1, 2), (2, 2), (1, 3), (4,)}
    for place in range(4):
        chances = [balance().feat(feat) for feat in range(FEATS) if cards.feat_places[feat] == place]
        assert max(chances) > 0.5
        assert min(chances) < 0.4


def test_locations_are_equal_within_two_points() -> None:
    means = [balance().feats_at(place) for place in range(4)]
    assert max(means) - min(means) < 0.02


def test_plain_free_symbols_can_be_taken_off_the_requirement(cards: CardSet) -> None:
    """What the measurement relies on: it works out alike attempts only once."""
    foe = cards.scoundrels[2]
    kits = [cards.gear_kits[number] for number in (0, 2, 10)]
    kits += [kit.with_(cards.gear_kits[number]) for kit in kits for number in (COMMONS + 1, COMMONS + 6)]
    for kit in kits:
        plain = plan_for(foe.need, cards.actions, 16, kit, foe.ability, None, 0).chance()
        need, rest = benchmark().without_plain_symbols(foe.need, kit)
        assert plan_for(need, cards.actions, 16, rest, foe.ability, None, 0).chance() == pytest.approx(plain, abs=1e-12)
        assert count(rest.free, SYMBOLS.index("leap")) == 0


@pytest.mark.parametrize("place", range(4), ids=LOCATIONS)
def test_scoundrels_are_within_their_band(place: int) -> None:
    """25 to 45 % with a Hero die of its location and a free symbol."""
    chances = balance().scoundrel_with_free_symbol(place)
    assert len(chances) == 12
    assert 0.25 <= sum(chances) / 12 <= 0.45


@pytest.mark.parametrize("place", range(4), ids=LOCATIONS)
def test_villains_are_within_their_band(place: int) -> None:
    """35 to 60 % with two Hero dice, any two Common cards and any Premium card."""
    own, other = balance().villain_cases(place)
    assert all(0.35 <= chance <= 0.60 for chance in (own, other))


def test_no_premium_card_is_worse_than_a_common_one() -> None:
    def worth(kit: Kit) -> float:
        feats = sum(balance().feat(feat, kit) for feat in range(FEATS)) / FEATS
        return float(feats + sum(balance().scoundrel(place, kit) for place in range(4)) / 4)

    kits = balance().cards.gear_kits
    commons = sorted(worth(kit) for kit in kits[:COMMONS])
    assert min(worth(kit) for kit in kits[COMMONS:]) > commons[COMMONS // 2]


def test_the_page_tells_these_figures(cards: CardSet) -> None:
    assert cards.fingerprint in page()
    for name in ("feats_table", "scoundrels_table", "villains_table", "gear_table"):
        table = getattr(benchmark(), name)
        assert "".join(table(balance())) in page()


def test_the_page_tells_of_every_edition_and_place() -> None:
    """And names each place that wins more or less than 25 %, give or take 2.5 points."""
    places = page().split("## Places in the turn order")[1].split("## ")[0]
    outside: list[str] = []
    for edition in ("french", "english-2019", "revised"):
        (line,) = re.findall(rf"^\| {edition} \|.*$", places, re.MULTILINE)
        shares = [float(share) for share in re.findall(r"([\d.]+) % \(", line)]
        assert len(shares) == 4
        assert sum(shares) == pytest.approx(100, abs=0.3)
        outside += [f"{edition} {PLACES[seat]}" for seat in range(4) if abs(shares[seat] - 25) > 2.5]
    assert f"Outside the target: {', '.join(outside) or 'none'}." in places


def test_the_page_tells_what_puts_the_first_place_ahead() -> None:
    for taken in WITHOUT:
        (line,) = (line for line in page().splitlines() if line.startswith(f"| {taken} |"))
        shares = [float(share) for share in re.findall(r"([\d.]+) %", line)]
        assert len(shares) == 4
        assert sum(shares) == pytest.approx(100, abs=0.3)


def test_villains_of_the_page_are_within_their_band() -> None:
    lines = page().split("## Villains")[1].split("## ")[0].splitlines()
    rows = [line for line in lines if line.startswith("| ") and "%" in line]
    assert len(rows) == 4
    for own, other, mean in ([float(x) for x in re.findall(r"([\d.]+) %", line)[1:]] for line in rows):
        assert all(35 <= chance <= 60 for chance in (own, other, mean))
        assert mean == pytest.approx((own + other) / 2, abs=0.11)


def test_every_pair_of_common_cards_is_weighed() -> None:
    assert sum(balance().pairs.values()) == len(list(itertools.combinations(range(COMMONS), 2)))
