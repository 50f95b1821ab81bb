"""The check of a card file: every mistake at once, each with the card and the field, in words a person can act on."""

from __future__ import annotations

from typing import Any

from zabletop.engine.cardfile import FileCheck, as_written, listed
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS

# How many cards of each kind there are in the box (Z1).
COUNTS = {"feat": 16, "common": 22, "premium": 7, "scoundrel": 4, "villain": 4}
FEATS_A_LOCATION = 4
FEAT_SYMBOLS = 4
# How often a card may name a block that takes a symbol: counts of symbols have 4 bits, and two players' cards add up.
MOST_SYMBOLS = 3
HERO_ACTIONS = ("charm", "leap", "dash", "grab")
COMMON_EFFECTS = ("free", "reroll")
# What each building block takes: one symbol, a number from 1 to its limit, or "true".
PREMIUM_EFFECTS: dict[str, str | int] = {
    "free": "symbol",
    "reroll": "symbol",
    "extra-roll": 2,
    "extra-die": 1,
    "wild": "symbol",
    "double": "symbol",
    "set-die": 3,
    "reroll-hero": "symbol",
    "ignore-ability": "true",
}
ABILITIES: dict[str, str | int] = {
    "fewer-rolls": 2,
    "fewer-dice": 3,
    "dead": "symbol",
    "locks": "symbol",
    "steals": "symbol",
    "most-saved": 5,
    "least-saved": 5,
    "frozen-heroes": "true",
}
KEYS = {
    "feat": ("id", "location", "needs", "en", "fr"),
    "common": ("id", "effects", "en", "fr"),
    "premium": ("id", "effects", "en", "fr"),
    "scoundrel": ("id", "location", "needs", "ability", "en", "fr"),
    "villain": ("id", "location", "needs", "ability", "en", "fr"),
}
HEAD_KEYS = ("id", "duel")
# Kinds whose cards say what they do; the others are told by their symbols.
WITH_TEXT = ("premium", "scoundrel", "villain")
WORDS = ("name", "text")


class CardCheck(FileCheck):
    """Goes through a document and collects what is wrong with it. ``taken`` are ids that the set must not have."""

    def __init__(self, document: dict[str, Any], taken: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.check_head(document.get("set"), taken)
        self.check_locations(document.get("locations"))
        for kind in COUNTS:
            cards = self.cards_in(document, kind)
            if cards is None:
                continue
            if len(cards) != COUNTS[kind]:
                self.wrong("cards-wrong-count", kind=kind, count=len(cards), expected=COUNTS[kind])
            for place, card in enumerate(cards):
                self.check_card(kind, card, place)
            self.check_places(kind, cards)
        for key in document:
            if key not in COUNTS and key not in ("set", "locations"):
                self.wrong("cards-unknown-table", table=key)

    def check_head(self, head: object, taken: tuple[str, ...]) -> None:
        if not isinstance(head, dict):
            self.wrong("cards-no-head")
            return
        name = head.get("id")
        if not isinstance(name, str) or not name.strip():
            self.wrong("cards-no-head")
        elif name.strip().lower() in taken:
            self.wrong("cards-name-taken", name=name)
        self.check_keys("set", head, HEAD_KEYS)
        self.check_symbol("set", "duel", head.get("duel", "thrust"), SYMBOLS)

    def check_locations(self, places: object) -> None:
        if not isinstance(places, dict):
            self.wrong("cards-no-locations", allowed=listed(LOCATIONS))
            return
        self.check_keys("locations", places, LOCATIONS)
        for location in LOCATIONS:
            self.check_symbol("locations", location, places.get(location), HERO_ACTIONS)

    def check_card(self, kind: str, card: dict[str, Any], place: int) -> None:
        label = self.checked_id(kind, card, place)
        self.check_keys(label, card, KEYS[kind])
        if "location" in KEYS[kind]:
            self.check_location(label, card.get("location"))
        if "needs" in KEYS[kind]:
            self.check_needs(kind, label, card.get("needs"))
        if "effects" in KEYS[kind]:
            self.check_effects(kind, label, card.get("effects"))
        if "ability" in KEYS[kind]:
            self.check_ability(label, card.get("ability"))
        self.check_words(label, card, WORDS if kind in WITH_TEXT else WORDS[:1], WORDS)

    def check_location(self, label: str, location: object) -> None:
        if location is None:
            self.wrong("cards-missing-field", card=label, field="location", allowed=listed(LOCATIONS))
        elif location not in LOCATIONS:
            self.wrong("cards-bad-location", card=label, value=as_written(location), allowed=listed(LOCATIONS))

    def check_needs(self, kind: str, label: str, needs: object) -> None:
        if needs is None or needs == []:
            self.wrong("cards-no-needs", card=label)
            return
        if not isinstance(needs, list):
            self.wrong("cards-needs-no-list", card=label)
            return
        for symbol in needs:
            self.check_symbol(label, "needs", symbol, SYMBOLS)
        if kind == "feat" and len(needs) != FEAT_SYMBOLS:
            self.wrong("cards-feat-symbols", card=label, count=len(needs))
        if len(needs) > 9:
            self.wrong("cards-too-many-needs", card=label, count=len(needs))

    def check_symbol(self, label: str, field: str, symbol: object, known: tuple[str, ...]) -> None:
        if symbol is None:
            self.wrong("cards-missing-field", card=label, field=field, allowed=listed(known))
        elif symbol not in known:
            self.wrong("cards-bad-symbol", card=label, field=field, value=as_written(symbol), allowed=listed(known))

    def check_effects(self, kind: str, label: str, effects: object) -> None:
        if not isinstance(effects, list) or not effects or not all(isinstance(one, dict) and one for one in effects):
            self.wrong("cards-no-effects", card=label)
            return
        if kind == "common" and (
            len(effects) != 1 or len(effects[0]) != 1 or next(iter(effects[0])) not in COMMON_EFFECTS
        ):
            self.wrong("cards-common-effect", card=label)
            return
        names = [name for effect in effects for name in effect]
        for name in sorted(set(names)):
            if names.count(name) > (MOST_SYMBOLS if PREMIUM_EFFECTS.get(name) == "symbol" else 1):
                self.wrong("cards-repeated-effect", card=label, effect=name)
        if "wild" in names and "double" in names:
            # With both, no single way to play a duel makes every score as likely as can be: its odds would be a guess.
            self.wrong("cards-wild-and-double", card=label)
        for effect in effects:
            for name, value in effect.items():
                self.check_block(label, name, value, PREMIUM_EFFECTS)

    def check_ability(self, label: str, ability: object) -> None:
        if not isinstance(ability, dict) or len(ability) != 1:
            self.wrong("cards-one-ability", card=label, allowed=listed(tuple(ABILITIES)))
            return
        for name, value in ability.items():
            self.check_block(label, name, value, ABILITIES)

    def check_block(self, label: str, name: str, value: object, known: dict[str, str | int]) -> None:
        if name not in known:
            self.wrong("cards-unknown-effect", card=label, effect=name, allowed=listed(tuple(known)))
            return
        takes = known[name]
        if takes == "symbol":
            self.check_symbol(label, name, value, SYMBOLS)
        elif takes == "true":
            if value is not True:
                self.wrong("cards-bad-value", card=label, field=name, value=as_written(value), allowed="true")
        elif isinstance(takes, int):
            self.check_number(label, name, value, 1, takes)

    def check_places(self, kind: str, cards: list[dict[str, Any]]) -> None:
        expected = {"feat": FEATS_A_LOCATION, "scoundrel": 1, "villain": 1}.get(kind)
        if expected is None or not cards:
            return
        for location in LOCATIONS:
            found = sum(card.get("location") == location for card in cards)
            if found != expected:
                self.wrong("cards-location-count", kind=kind, location=location, count=found, expected=expected)
