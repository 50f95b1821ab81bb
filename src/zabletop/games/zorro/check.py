"""The check of a card file: every mistake at once, each with the card and the field, in words a person can act on."""

from __future__ import annotations

from typing import Any

from zabletop.engine.errors import ZabletopError
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS

# How many cards of each kind there are in the box (Z1).
COUNTS = {"feat": 16, "common": 22, "premium": 7, "scoundrel": 4, "villain": 4}
FEATS_A_LOCATION = 4
FEAT_SYMBOLS = 4
LANGUAGES = ("en", "fr")
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
# Kinds whose cards say what they do; the others are told by their symbols.
WITH_TEXT = ("premium", "scoundrel", "villain")


class CardCheck:
    """Goes through a document and collects what is wrong with it."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.problems: list[ZabletopError] = []
        self.ids: set[str] = set()
        self.check_head(document)
        for kind in COUNTS:
            cards = document.get(kind, [])
            if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
                self.wrong("cards-not-a-list", kind=kind)
                continue
            if len(cards) != COUNTS[kind]:
                self.wrong("cards-wrong-count", kind=kind, count=len(cards), expected=COUNTS[kind])
            for place, card in enumerate(cards):
                self.check_card(kind, card, place)
            self.check_places(kind, cards)
        for key in document:
            if key not in COUNTS and key not in ("set", "locations"):
                self.wrong("cards-unknown-table", table=key)

    def wrong(self, message: str, **facts: object) -> None:
        self.problems.append(ZabletopError(message, dict(facts)))

    def check_head(self, document: dict[str, Any]) -> None:
        head = document.get("set")
        if not isinstance(head, dict) or not isinstance(head.get("id"), str) or not head["id"]:
            self.wrong("cards-no-head")
        elif head.get("duel", "thrust") not in SYMBOLS:
            self.wrong("cards-bad-symbol", card="set", field="duel", value=str(head["duel"]), allowed=listed(SYMBOLS))
        places = document.get("locations")
        for location in LOCATIONS:
            action = places.get(location) if isinstance(places, dict) else None
            if action not in HERO_ACTIONS:
                facts = {"card": "locations", "field": location, "value": str(action), "allowed": listed(HERO_ACTIONS)}
                self.wrong("cards-bad-symbol", **facts)

    def check_card(self, kind: str, card: dict[str, Any], place: int) -> None:
        name = card.get("id")
        label = name if isinstance(name, str) and name else f"{kind} {place + 1}"
        if label != name or not all(part.isalnum() for part in label.split("-")) or label != label.lower():
            self.wrong("cards-bad-id", card=label)
        elif label in self.ids:
            self.wrong("cards-same-id", card=label)
        self.ids.add(label)
        for key in card:
            if key not in KEYS[kind]:
                self.wrong("cards-unknown-field", card=label, field=key, allowed=listed(KEYS[kind]))
        if "location" in KEYS[kind] and card.get("location") not in LOCATIONS:
            facts = {"card": label, "value": str(card.get("location")), "allowed": listed(LOCATIONS)}
            self.wrong("cards-bad-location", **facts)
        if "needs" in KEYS[kind]:
            self.check_needs(kind, label, card.get("needs"))
        if "effects" in KEYS[kind]:
            self.check_effects(kind, label, card.get("effects"))
        if "ability" in KEYS[kind]:
            self.check_ability(label, card.get("ability"))
        self.check_words(kind, label, card)

    def check_needs(self, kind: str, label: str, needs: object) -> None:
        if not isinstance(needs, list) or not needs:
            self.wrong("cards-no-needs", card=label)
            return
        for symbol in needs:
            self.check_symbol(label, "needs", symbol)
        if kind == "feat" and len(needs) != FEAT_SYMBOLS:
            self.wrong("cards-feat-symbols", card=label, count=len(needs))
        if len(needs) > 9:
            self.wrong("cards-too-many-needs", card=label, count=len(needs))

    def check_symbol(self, label: str, field: str, symbol: object) -> None:
        if symbol not in SYMBOLS:
            self.wrong("cards-bad-symbol", card=label, field=field, value=str(symbol), allowed=listed(SYMBOLS))

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
            self.check_symbol(label, name, value)
        elif takes == "true":
            if value is not True:
                self.wrong("cards-bad-value", card=label, field=name, value=str(value), allowed="true")
        elif isinstance(takes, int) and (
            isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= takes
        ):
            self.wrong("cards-bad-value", card=label, field=name, value=str(value), allowed=f"1-{takes}")

    def check_words(self, kind: str, label: str, card: dict[str, Any]) -> None:
        for language in LANGUAGES:
            words = card.get(language)
            wanted = ("name", "text") if kind in WITH_TEXT else ("name",)
            for field in wanted:
                if not isinstance(words, dict) or not isinstance(words.get(field), str) or not words[field].strip():
                    self.wrong("cards-no-words", card=label, language=language, field=field)

    def check_places(self, kind: str, cards: list[dict[str, Any]]) -> None:
        expected = {"feat": FEATS_A_LOCATION, "scoundrel": 1, "villain": 1}.get(kind)
        if expected is None:
            return
        for location in LOCATIONS:
            found = sum(card.get("location") == location for card in cards)
            if found != expected:
                self.wrong("cards-location-count", kind=kind, location=location, count=found, expected=expected)


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(names)
