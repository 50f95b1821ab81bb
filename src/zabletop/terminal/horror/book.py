"""The cards of some decks in one language: names, texts, symbols, factions. A card that is not there goes by its id."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from zabletop.games.horror.cards import FACTION_BONUS
from zabletop.games.horror.effects import KINDS, listed

BRINGS_BACK = ("recall", "fetch", "bury")


class Book:
    """``language`` decides what cards are called here."""

    def __init__(self, decks: Sequence[dict[str, Any]], language: str) -> None:
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for deck in decks for card in deck["card"]}
        self.factions: dict[str, dict[str, Any]] = {one["id"]: one for deck in decks for one in deck["faction"]}
        self.language = language

    def name(self, id: str) -> str:
        """What a card or a faction is called."""
        found = self.cards.get(id) or self.factions.get(id)
        return str(found[self.language]["name"]) if found else id

    def text(self, card: str) -> str:
        return str(self.cards[card][self.language]["text"]) if card in self.cards else ""

    def lines(self, card: str) -> int:
        """How many things its text does."""
        return len(self.cards.get(card, {}).get("effects", []))

    def kind(self, card: str) -> str:
        return str(self.cards.get(card, {}).get("kind", KINDS[-1]))

    def tags(self, among: Collection[str]) -> dict[str, list[str]]:
        """The words by which texts name several cards, and which of these cards have them."""
        found: dict[str, list[str]] = {}
        for id, card in self.cards.items():
            for tag in card.get("tags", []) if id in among else []:
                found.setdefault(tag, []).append(id)
        return found

    def is_spared(self, tag: str) -> bool:
        """Whether no text here can bring a card of this tag back to a hand or a pile."""
        lines = [line for card in self.cards.values() for line in card.get("effects", []) if line["do"] in BRINGS_BACK]
        return all(tag in listed(line.get("but", [])) for line in lines)

    def suns(self, card: str) -> int:
        return int(self.cards.get(card, {}).get("suns", 0))

    def skulls(self, card: str) -> int:
        return int(self.cards.get(card, {}).get("skulls", 0))

    # --- Factions and what they make of an area -----------------------------------------------------------------

    def side(self, faction: str) -> str:
        return str(self.factions.get(faction, {}).get("side", KINDS[0]))

    def characters(self, faction: str) -> list[str]:
        return list(self.factions.get(faction, {}).get("characters", []))

    def worth(self, card: str, faction: str) -> int:
        """H18: what a card in the area counts."""
        points = self.suns(card) - self.skulls(card)
        return points if self.side(faction) == "hero" else -points

    def welcome(self, area: Sequence[str], faction: str) -> list[str]:
        """H19: the faction's characters that are there."""
        return [card for card in self.characters(faction) if card in area]

    def score(self, area: Sequence[str], faction: str) -> int:
        return sum(self.worth(card, faction) for card in area) + (FACTION_BONUS if self.welcome(area, faction) else 0)
