"""A table for rule tests: cards that are named after what they do, and dice that fall as the test says.

The cards are not the house's: their facts are fixed here, so that a re-balanced card file breaks no rule test.
Seats are counted from 0 in ``play`` and from 1 in notations, as everywhere.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec

import zabletop
from zabletop import REFEREE, Match, ScriptedDealer, SeededDealer
from zabletop.engine.journal import Journal
from zabletop.engine.pile import Pile
from zabletop.engine.shapes import Event
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import Attempt, Player, ZorroSight
from zabletop.games.zorro.state import NOTHING

FRENCH, ENGLISH, REVISED = "french", "english-2019", "revised"
EDITIONS = (FRENCH, ENGLISH, REVISED)
OFFERING = (ENGLISH, REVISED)
IN_ROUNDS = (FRENCH, ENGLISH)  # everybody fights a Scoundrel in turn

# Every Feat asks for four leaps, every foe for five thrusts, unless a test says otherwise.
MET = "leap*6"
MISSED = "charm*6"
BEATEN = "thrust*6"

# What lies face up at the start: places 1 to 4 are farm, tavern, plaza and market.
FIRST_GEAR = ("free-dash", "free-dash-2", "reroll-dash", "reroll-dash-2")
FIRST_FEATS = ("farm-1", "tavern-1", "plaza-1", "market-1")
ACTIONS = {"farm": "grab", "tavern": "charm", "plaza": "leap", "market": "dash"}
PREMIUM: dict[str, list[dict[str, Any]]] = {
    "extra-roll": [{"extra-roll": 1}],
    "extra-die": [{"extra-die": 1}],
    "wild-taunt": [{"wild": "taunt"}],
    "double-thrust": [{"double": "thrust"}],
    "set-die": [{"set-die": 1}],
    "reroll-hero": [{"reroll-hero": "thrust"}, {"reroll-hero": "taunt"}],
    "ignore-ability": [{"ignore-ability": True}],
}
SCOUNDRELS: dict[str, dict[str, Any]] = {
    "farm": {"most-saved": 2},
    "tavern": {"locks": "leap"},
    "plaza": {"dead": "taunt"},
    "market": {"steals": "charm"},
}
VILLAINS: dict[str, dict[str, Any]] = {
    "farm": {"fewer-dice": 1},
    "tavern": {"frozen-heroes": True},
    "plaza": {"fewer-rolls": 1},
    "market": {"least-saved": 4},
}

Document = dict[str, Any]


def listed(words: str) -> list[str]:
    """Names with a space between; "leap*3" is three leaps."""
    names: list[str] = []
    for word in words.split():
        name, _, times = word.partition("*")
        names.extend([name] * int(times or 1))
    return names


def card(name: str, **facts: Any) -> Document:
    return {"id": name, **facts, "en": {"name": name, "text": name}, "fr": {"name": name, "text": name}}


def cards(changes: dict[str, Document] | None = None, duel: str = "thrust") -> Document:
    """A card set of our own. ``changes`` gives cards other facts, by their ids."""
    commons = [(f"free-{symbol}{more}", "free", symbol) for symbol in SYMBOLS for more in ("", "-2")]
    commons += [(f"reroll-{symbol}", "reroll", symbol) for symbol in SYMBOLS]
    commons += [(f"reroll-{symbol}-2", "reroll", symbol) for symbol in SYMBOLS[:4]]
    feats = [(f"{location}-{number}", location) for location in LOCATIONS for number in (1, 2, 3, 4)]
    document: Document = {
        "set": {"id": "for-tests", "duel": duel},
        "locations": ACTIONS.copy(),
        "feat": [card(name, location=location, needs=["leap"] * 4) for name, location in feats],
        "common": [card(name, effects=[{effect: symbol}]) for name, effect, symbol in commons],
        "premium": [card(name, effects=effects) for name, effects in PREMIUM.items()],
        "scoundrel": [foe("scoundrel", location, ability) for location, ability in SCOUNDRELS.items()],
        "villain": [foe("villain", location, ability) for location, ability in VILLAINS.items()],
    }
    for kind in ("feat", "common", "premium", "scoundrel", "villain"):
        for one in document[kind]:
            one.update((changes or {}).get(one["id"], {}))
    return document


def foe(kind: str, location: str, ability: Document) -> Document:
    return card(f"{kind}-{location}", location=location, needs=["thrust"] * 5, ability=ability)


def feat_asks(needs: str) -> Document:
    """A card set whose Feat at place 1 asks for this."""
    return cards({"farm-1": {"needs": listed(needs)}})


def scoundrel_with(ability: Document, needs: str = "thrust*5", **premium: list[Document]) -> Document:
    """A card set whose Scoundrel of the Farm has this ability; Premium cards by id with "_" for "-"."""
    changes: dict[str, Document] = {"scoundrel-farm": {"ability": ability, "needs": listed(needs)}}
    changes.update({name.replace("_", "-"): {"effects": effects} for name, effects in premium.items()})
    return cards(changes)


@cache
def plain_rules(edition: str, players: int) -> ZorroRules:
    return cast(ZorroRules, zabletop.game("zorro").rules(players, cards(), edition=edition, first="1"))


class Table:
    """A state, its rules, and a dealer whose script is written move by move. Seat 0 begins."""

    def __init__(self, edition: str = REVISED, players: int = 3, own: Document | None = None) -> None:
        if own is None:
            self.rules = plain_rules(edition, players)
        else:
            self.rules = cast(ZorroRules, zabletop.game("zorro").rules(players, own, edition=edition, first="1"))
        self.edition = edition
        self.dealer = ScriptedDealer([*FIRST_GEAR, *FIRST_FEATS])
        self.journal = Journal()
        self.dealer.journal = self.journal
        self.state = self.rules.begin(self.dealer)
        self.journal.events.clear()

    # --- Playing ---

    def play(self, seat: int, notation: str, falls: str = "") -> None:
        """A legal action, and all that falls and is drawn because of it: not one die more, not one less."""
        number = self.rules.number(" ".join(listed(notation)))
        assert number in self.rules.actions(self.state, seat), f"{notation!r} is not among {self.actions(seat)}"
        self.dealer.script.extend(listed(falls))
        self.rules.play(self.state, seat, number, self.dealer)
        left = self.dealer.script[self.dealer.place :]
        assert not left, f"nobody needed {left}"

    def travel_alone(self, place: int, falls: str) -> None:
        """The active player goes to a Feat without help, and makes the first ROLL."""
        active = self.active
        self.play(active, f"travel {place}")
        if self.edition == FRENCH:
            self.play(active, "alone", falls)
            return
        others = self.deciders
        for seat in others:
            self.play(seat, "pass", falls if seat == others[-1] else "")

    def travel_with(self, helper: int, place: int, falls: str) -> None:
        """The active player goes to a Feat with a helper, and makes the first ROLL."""
        active = self.active
        self.play(active, f"travel {place}")
        if self.edition == FRENCH:
            self.play(active, f"ask {helper + 1}")
            self.play(helper, "join", falls)
            return
        for seat in self.deciders:
            self.play(seat, "offer" if seat == helper else "pass")
        self.play(active, f"accept {helper + 1}", falls)

    def complete(self, place: int, draws: str) -> None:
        """The active player, alone, completes a Feat that asks for leaps and takes what lies face up."""
        active = self.active
        self.travel_alone(place, MET)
        if self.edition == FRENCH and self.state.shown_gear[place - 1] != NOTHING:
            self.play(active, "stop")
            self.play(active, "take", draws)
        else:
            self.play(active, "stop", draws)

    def three_rolls(self, last: str) -> None:
        """From the first ROLL of six Zorro dice to the third, nothing saved, which falls like this."""
        self.play(self.active, "keep none", MISSED)
        self.play(self.active, "keep none", last)

    # --- Laying the table ---

    def give_gear(self, seat: int, *names: str) -> None:
        state = self.state
        for name in names:
            number = self.rules.cards.gear_names.index(name)
            state.common_pile = without(state.common_pile, number)
            state.premium_pile = without(state.premium_pile, number)
            state.shown_gear = [NOTHING if shown == number else shown for shown in state.shown_gear]
            state.gear[seat] |= 1 << number

    def give_feats(self, seat: int, *names: str) -> None:
        """Feats from the deck, without what they would have brought along."""
        for name in names:
            number = self.rules.cards.feat_names.index(name)
            self.state.feat_pile = without(self.state.feat_pile, number)
            self.state.feats[seat] |= 1 << number

    def give_heroes(self, seat: int, **dice: int) -> None:
        for location, many in dice.items():
            self.state.heroes[seat] += many << (2 * LOCATIONS.index(location))

    def show_gear(self, place: int, name: str) -> None:
        """This card lies face up at the place; an empty name clears the place."""
        number = self.rules.cards.gear_names.index(name) if name else NOTHING
        self.state.common_pile = without(self.state.common_pile, number)
        self.state.shown_gear[place - 1] = number

    def leave_common(self, *names: str) -> None:
        """Only these cards are left in the Common Equipment deck."""
        self.state.common_pile = Pile([self.rules.cards.gear_names.index(name) for name in names])

    def leave_premium(self, *names: str) -> None:
        self.state.premium_pile = Pile([self.rules.cards.gear_names.index(name) for name in names])

    def leave_feats(self, *names: str) -> None:
        self.state.feat_pile = Pile([self.rules.cards.feat_names.index(name) for name in names])

    def scoundrel_out(self, *locations: str) -> None:
        """`revised`: these Scoundrels lie beside the Feats."""
        for location in locations:
            self.state.scoundrels_out |= 1 << LOCATIONS.index(location)

    # --- Looking ---

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def deciders(self) -> list[int]:
        return self.rules.deciders(self.state)

    def actions(self, seat: int) -> list[str]:
        return [self.rules.notation(number) for number in self.rules.actions(self.state, seat)]

    def keeps(self, seat: int) -> list[str]:
        return [action for action in self.actions(seat) if action.startswith("keep")]

    def other_actions(self, seat: int) -> list[str]:
        """What can be done besides saving dice for another ROLL."""
        return [action for action in self.actions(seat) if not action.startswith("keep")]

    def sight(self, viewer: int) -> ZorroSight:
        return cast(ZorroSight, self.rules.sight(self.state, viewer))

    @property
    def seen(self) -> ZorroSight:
        return self.sight(REFEREE)

    @property
    def step(self) -> str:
        return self.seen.step

    @property
    def attempt(self) -> Attempt:
        return self.seen.attempt

    def player(self, seat: int) -> Player:
        return self.seen.seats[seat]

    @property
    def winner(self) -> int | None:
        result = self.rules.result(self.state)
        return result.winners[0] if result else None

    def events(self, *kinds: str) -> list[Event]:
        return [event for event in self.journal.events if not kinds or event.kind in kinds]

    def told(self, *kinds: str) -> list[tuple[str, int]]:
        """What happened, in order: the kinds of events and whom they are about."""
        return [(event.kind, event.seat) for event in self.events(*kinds)]

    def snapshot(self) -> bytes:
        return msgspec.json.encode([self.sight(viewer) for viewer in range(-2, self.rules.players)])

    def as_match(self) -> Match:
        """A match that stands exactly here."""
        match = Match(zabletop.game("zorro"), self.rules, SeededDealer(bytes(32)))
        match.state = self.state.copy()
        return match


def without(pile: Pile, number: int) -> Pile:
    return Pile([one for one in pile.pool if one != number], pile.top, pile.bottom)
