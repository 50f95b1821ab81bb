"""The check of a deck file: every mistake at once, each with the card and the field."""

from __future__ import annotations

from typing import Any

from zabletop.engine.cardfile import FileCheck, listed
from zabletop.games.horror.effects import KINDS, VERBS, WHO, WHOSE
from zabletop.games.horror.effects import listed as words_of

# H1: what a deck holds.
DECK_CARDS = 30
FACTIONS_A_SIDE = 3
SIDES = ("hero", "monster")
MOST_SYMBOLS = 4
CARD_KEYS = ("id", "kind", "suns", "skulls", "copies", "tags", "into", "effects", "en", "fr")
FACTION_KEYS = ("id", "side", "characters", "en", "fr")
# What each verb may be told, besides "do", "if" and "unless".
ABOUT = ("what", "but")
PARTICULARS: dict[str, tuple[str, ...]] = {
    "discard": (*ABOUT, "whose", "count", "may", "who"),
    "drop": ("count", "may", "who"),
    "draw": ("count", "may", "who"),
    "steal": (*ABOUT, "count", "may"),
    "give": (*ABOUT, "count", "may", "who"),
    "move": (*ABOUT, "whose", "count", "may"),
    "swap": (*ABOUT, "mine", "may"),
    "recall": (*ABOUT, "whose", "count", "may", "who"),
    "raise": (*ABOUT, "count", "may"),
    "fetch": (*ABOUT, "count", "may"),
    "rob": ("count", "may"),
    "spy": (),
    "scry": (),
    "bury": (*ABOUT, "whose", "count", "may", "to"),
    "again": ("may",),
    "imitate": (*ABOUT, "whose", "may"),
    "trade": ("may",),
}
# "all" of them leaves nothing to choose.
SWEEPS = ("discard",)
# Verbs that a card may turn upon itself (HR10).
ON_SELF = ("discard", "recall", "give", "bury")
# After these another text begins: nothing may follow.
LAST = ("again", "imitate")
MOST_TIMES = 5
# Words with a meaning of their own: as an id or a tag they would put a card where "hero" or "monster" reaches it (H15).
TAKEN_WORDS = ("card", "hero", "monster", "neutral", "self")
# After one of these, or "who = chosen", there is a player whom "same" can mean.
CHOOSING = ("rob", "spy", "trade")


class DeckCheck(FileCheck):
    """Goes through the document of a deck. ``taken`` are ids that the deck must not have."""

    def __init__(self, document: dict[str, Any], taken: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.check_head(document.get("deck"), taken)
        cards = self.cards_in(document, "card") or []
        self.tags = {tag for card in cards for tag in tags_of(card)}
        self.characters = {card["id"] for card in cards if isinstance(card.get("id"), str)}
        for place, card in enumerate(cards):
            self.check_card(card, place)
        copies = sum(copies_of(card) for card in cards)
        if copies != DECK_CARDS:
            self.wrong("cards-wrong-count", kind="card", count=copies, expected=DECK_CARDS)
        factions = self.cards_in(document, "faction") or []
        for place, faction in enumerate(factions):
            self.check_faction(faction, place)
        for side in SIDES:
            found = sum(faction.get("side") == side for faction in factions)
            if found != FACTIONS_A_SIDE:
                self.wrong("horror-faction-count", side=side, count=found, expected=FACTIONS_A_SIDE)
        for key in document:
            if key not in ("deck", "card", "faction"):
                self.wrong("cards-unknown-table", table=key)

    def check_head(self, head: object, taken: tuple[str, ...]) -> None:
        if not isinstance(head, dict) or not isinstance(head.get("id"), str) or not is_id(head["id"]):
            self.wrong("horror-no-head")
            return
        if head["id"] in taken:
            self.wrong("cards-name-taken", name=head["id"])
        self.check_keys("deck", head, ("id", "en", "fr"))
        self.check_words("deck", head, ("name",), ("name", "text"))

    def check_card(self, card: dict[str, Any], place: int) -> None:
        label = self.checked_id("card", card, place)
        self.check_keys(label, card, CARD_KEYS)
        self.check_one_of(label, "kind", card.get("kind"), KINDS)
        self.check_number(label, "copies", card.get("copies", 1), 1, DECK_CARDS)
        self.check_number(label, "suns", card.get("suns", 0), 0, MOST_SYMBOLS)
        self.check_number(label, "skulls", card.get("skulls", 0), 0, MOST_SYMBOLS)
        for kind, symbol in (("hero", "suns"), ("monster", "skulls")):
            if card.get("kind") == kind and not card.get(symbol):
                self.wrong("horror-no-symbol", card=label, kind=kind, symbol=symbol)
        tags = card.get("tags", [])
        for word in (label, *(tags if isinstance(tags, list) else ())):
            if word in TAKEN_WORDS:
                self.wrong("horror-taken-word", card=label, word=word)
        if not isinstance(tags, list) or not all(isinstance(tag, str) and is_id(tag) for tag in tags):
            self.wrong("cards-bad-value", card=label, field="tags", value=str(tags), allowed='["undead"]')
        self.check_one_of(label, "into", card.get("into", "own"), ("own", "other"))
        self.check_words(label, card, ("name", "text"), ("name", "text"))
        self.check_effects(label, card.get("effects"))

    def check_effects(self, label: str, effects: object) -> None:
        """H26: every character has an ability."""
        if not isinstance(effects, list) or not effects or not all(isinstance(line, dict) for line in effects):
            self.wrong("cards-no-effects", card=label)
            return
        for place, line in enumerate(effects):
            verb = line.get("do")
            if verb not in VERBS:
                self.wrong("cards-unknown-effect", card=label, effect=str(verb), allowed=listed(VERBS))
                continue
            if verb in LAST and place + 1 < len(effects):
                self.wrong("horror-must-be-last", card=label, effect=verb)
            if line.get("who") == "same" and not any(chooses(before) for before in effects[:place]):
                self.wrong("horror-same-as-whom", card=label)
            self.check_line(label, verb, line)

    def check_line(self, label: str, verb: str, line: dict[str, Any]) -> None:
        self.check_keys(f"{label}, {verb}", line, ("do", "if", "unless", *PARTICULARS[verb]))
        selfish = ("self",) if verb in ON_SELF else ()
        for field in ("what", "but", "mine"):
            if field in line:
                self.check_what(label, field, line[field], selfish if field == "what" else ())
        if line.get("count") != "all" or verb not in SWEEPS:
            self.check_number(label, "count", line.get("count", 1), 1, MOST_TIMES)
        if line.get("what") == "self" and any(field in line for field in ("count", "whose", "who")):
            self.wrong("horror-self-alone", card=label, effect=verb)
        if line.get("count") == "all" and line.get("may"):
            self.wrong("horror-all-or-may", card=label, effect=verb)
        if not isinstance(line.get("may", False), bool):
            self.wrong("cards-bad-value", card=label, field="may", value=str(line["may"]), allowed="true, false")
        self.check_one_of(label, "who", line.get("who", "you"), WHO)
        self.check_one_of(label, "whose", line.get("whose", "any"), WHOSE[:3])
        self.check_one_of(label, "to", line.get("to", "bottom"), ("top", "bottom"))
        for field in ("if", "unless"):
            if field in line:
                self.check_condition(label, field, line[field])
        if "if" in line and "unless" in line:
            self.wrong("horror-two-conditions", card=label)

    def check_condition(self, label: str, field: str, condition: object) -> None:
        if not isinstance(condition, dict) or "what" not in condition:
            self.wrong("horror-bad-condition", card=label, field=field)
            return
        self.check_keys(f"{label}, {field}", condition, ("what", "whose"))
        self.check_what(label, field, condition["what"], ())
        self.check_one_of(label, field, condition.get("whose", "any"), WHOSE)

    def check_what(self, label: str, field: str, what: object, more: tuple[str, ...]) -> None:
        if not isinstance(what, str) and not (isinstance(what, list) and all(isinstance(one, str) for one in what)):
            self.wrong("cards-bad-value", card=label, field=field, value=str(what), allowed=listed(("card", *KINDS)))
            return
        known = self.characters | self.tags | {"card", "hero", "monster", "neutral"}
        if isinstance(what, str):
            known |= set(more)
        for word in words_of(what):
            if word not in known:
                self.wrong("horror-unknown-target", card=label, field=field, value=word)

    def check_faction(self, faction: dict[str, Any], place: int) -> None:
        """H19: a faction names two characters."""
        label = self.checked_id("faction", faction, place)
        self.check_keys(label, faction, FACTION_KEYS)
        self.check_one_of(label, "side", faction.get("side"), SIDES)
        self.check_words(label, faction, ("name",), ("name", "text"))
        named = faction.get("characters")
        if not isinstance(named, list) or len(named) != 2 or named[0] == named[1]:
            self.wrong("horror-faction-characters", card=label)
            return
        for name in named:
            if not isinstance(name, str) or name not in self.characters:
                self.wrong("horror-unknown-target", card=label, field="characters", value=str(name))


def chooses(line: dict[str, Any]) -> bool:
    return line.get("do") in CHOOSING or line.get("who") == "chosen"


def is_id(name: str) -> bool:
    return all(part.isalnum() for part in name.split("-")) and name == name.lower()


def tags_of(card: dict[str, Any]) -> list[str]:
    tags = card.get("tags", [])
    return [tag for tag in tags if isinstance(tag, str)] if isinstance(tags, list) else []


def copies_of(card: dict[str, Any]) -> int:
    copies = card.get("copies", 1)
    return copies if isinstance(copies, int) else 1
