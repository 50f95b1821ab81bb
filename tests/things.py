"""Each game's things: the cards that must never get lost. What is missing, and what is there too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import cast

from tests.horror.things import horror_things
from tests.minigame.cards import NAMES
from tests.minigame.shapes import SmugglersSight
from zabletop import Rules, Sight
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import ZorroSight


def zorro_things(rules: Rules, sight: Sight) -> dict[str, int]:
    seen, cards = cast(ZorroSight, sight), cast(ZorroRules, rules).cards
    found: Counter[str] = Counter()
    for seat in seen.seats:
        found.update([*seat.feats, *seat.gear])
    for place in seen.places:
        found.update(name for name in (place.feat, place.gear) if name)
    for deck in (seen.feat_deck, seen.common_deck, seen.premium_deck):
        assert deck.size == len(deck.unseen) + len(deck.bottom)
        found.update([*deck.unseen, *deck.bottom])
    for location in ("farm", "tavern", "plaza", "market"):
        assert sum(seat.heroes.get(location, 0) for seat in seen.seats) <= 2
    return lost_or_doubled(found, [*cards.feat_names, *cards.gear_names])


def smugglers_things(rules: Rules, sight: Sight) -> dict[str, int]:
    seen = cast(SmugglersSight, sight)
    found = Counter(slot.card for row in (*seen.hands, seen.top, seen.bottom) for slot in row)
    found.update(seen.unseen)
    assert len(seen.unseen) == seen.pool
    return lost_or_doubled(found, NAMES[: 3 * rules.players + 3])


def lost_or_doubled(found: Counter[str], expected: Iterable[str]) -> dict[str, int]:
    found.subtract(expected)
    return {name: count for name, count in found.items() if count}


THINGS: dict[str, Callable[[Rules, Sight], dict[str, int]]] = {
    "zorro": zorro_things,
    "smugglers": smugglers_things,
    "horror": horror_things,
}
