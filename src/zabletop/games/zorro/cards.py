"""A card set: one TOML file with facts, effects and both languages, checked when it is loaded.

Card numbers: Feats 0-15; Equipment 0-21 Common, 22-28 Premium; Scoundrels and Villains go by their location.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from zabletop.engine.cardfile import built_in_document, facts_only, fingerprint_of, read_document
from zabletop.engine.errors import BadCards
from zabletop.engine.shapes import copy_of
from zabletop.games.zorro.check import CardCheck
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS, faces_of, one
from zabletop.games.zorro.effects import NO_KIT, NO_LIMIT, Ability, Kit

FEATS: Final = 16
COMMONS: Final = 22
PREMIUMS: Final = 7
COMMON_MASK: Final = 0x3FFFFF  # the bits of the 22 Common cards
BUILT_IN = ("house",)
KINDS = ("feat", "common", "premium", "scoundrel", "villain")


class CardSet:
    """The cards of a match, ready for play. ``own`` is the whole document where it is not a built-in set."""

    def __init__(self, document: dict[str, Any], own: bool) -> None:
        self.document = document
        self.name: str = document["set"]["id"]
        self.own = own
        self.actions: i64 = 0
        for place, location in enumerate(LOCATIONS):
            self.actions |= SYMBOLS.index(document["locations"][location]) << (4 * place)
        self.duel_symbol: i64 = SYMBOLS.index(document["set"].get("duel", "thrust"))
        self.feat_names: list[str] = [card["id"] for card in document["feat"]]
        self.feat_places: list[int] = [LOCATIONS.index(card["location"]) for card in document["feat"]]
        self.feat_needs: list[int] = [faces_of(card["needs"]) for card in document["feat"]]
        gear = [*document["common"], *document["premium"]]
        self.gear_names: list[str] = [card["id"] for card in gear]
        self.gear_kits: list[Kit] = [kit_of_effects(card["effects"]) for card in gear]
        self.scoundrels = [Foe(card) for card in by_location(document["scoundrel"])]
        self.villains = [Foe(card) for card in by_location(document["villain"])]
        self.kits: dict[int, Kit] = {}
        self.fingerprint = fingerprint(document)

    def kit(self, gear: int) -> Kit:
        """What these pieces of Equipment (a set of bits) can do together."""
        found = self.kits.get(gear)
        if found is None:
            found = NO_KIT
            for card, kit in enumerate(self.gear_kits):
                if (gear >> card) & 1:
                    found = found.with_(kit)
            self.kits[gear] = found
        return found

    def facts(self) -> dict[str, Any]:
        """What a record says of these cards."""
        told: dict[str, Any] = {"name": self.name, "fingerprint": self.fingerprint}
        if self.own:
            told["own"] = self.document
        return told

    def words(self, language: str) -> dict[str, dict[str, str]]:
        """Name and text of every card in this language, by its id."""
        return {card["id"]: card[language] for kind in KINDS for card in self.document[kind]}


class Foe:
    """A Scoundrel or Villain: what it asks for and what makes it harder."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.name: str = card["id"]
        self.need: i64 = faces_of(card["needs"])
        self.ability = ability_of(card["ability"])


def by_location(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(cards, key=lambda card: LOCATIONS.index(card["location"]))


def mask_of(symbols: str | list[str]) -> int:
    """Symbols as a mask with one bit each."""
    names = [symbols] if isinstance(symbols, str) else symbols
    return sum(1 << SYMBOLS.index(name) for name in set(names))


def kit_of_effects(effects: list[dict[str, Any]]) -> Kit:
    kit = NO_KIT
    for effect in effects:
        for name, value in effect.items():
            kit = kit.with_(kit_of_effect(name, value))
    return kit


def kit_of_effect(name: str, value: Any) -> Kit:
    """The vocabulary of Equipment (Z18, Z19, Z22)."""
    if name == "free":
        return Kit(free=one(SYMBOLS.index(value)))
    if name == "reroll":
        return Kit(rerolls=mask_of(value))
    if name == "extra-roll":
        return Kit(extra_rolls=value)
    if name == "extra-die":
        return Kit(extra_dice=value)
    if name == "wild":
        return Kit(wild=mask_of(value))
    if name == "double":
        return Kit(double=mask_of(value))
    if name == "set-die":
        return Kit(sets=value)
    if name == "reroll-hero":
        return Kit(hero_rerolls=mask_of(value))
    return Kit(ignores=1)


def ability_of(effect: dict[str, Any]) -> Ability:
    """The vocabulary of Scoundrels and Villains (Z25)."""
    return Ability(
        fewer_rolls=effect.get("fewer-rolls", 0),
        fewer_dice=effect.get("fewer-dice", 0),
        dead=mask_of(effect.get("dead", [])),
        locks=mask_of(effect.get("locks", [])),
        steals=mask_of(effect.get("steals", [])),
        most_saved=effect.get("most-saved", NO_LIMIT),
        least_saved=effect.get("least-saved", 0),
        frozen_heroes=1 if effect.get("frozen-heroes", False) else 0,
    )


def fingerprint(document: dict[str, Any]) -> str:
    facts: dict[str, Any] = {"duel": document["set"].get("duel", "thrust"), "locations": document["locations"]}
    for kind in KINDS:
        facts[kind] = [facts_only(card) for card in document[kind]]
    return fingerprint_of(facts)


def read_cards(file: str) -> dict[str, Any]:
    """Somebody's card file as a document: read and checked. Raises BadCards with every mistake in it."""
    document = read_document(file)
    check_cards(document, file, BUILT_IN)
    return document


def check_cards(document: dict[str, Any], file: str, taken: tuple[str, ...] = ()) -> None:
    """Raises BadCards with every mistake. ``taken``: ids that somebody's own set must leave alone."""
    problems = CardCheck(document, taken).problems
    if problems:
        raise BadCards(file, problems)


SHELF: dict[str, CardSet] = {}


def card_set(name: str, own: dict[str, Any] | None = None) -> CardSet:
    """The set a match is played with: a built-in one by name, or somebody's own document."""
    if own is not None:
        check_cards(own, name, BUILT_IN)
        # A copy: whatever the giver does with theirs, the match keeps the cards it began with.
        return CardSet(copy_of(own), True)
    if name not in SHELF:
        document = built_in_document("zabletop.games.zorro", "cards", name)
        check_cards(document, name)
        SHELF[name] = CardSet(document, False)
    return SHELF[name]
