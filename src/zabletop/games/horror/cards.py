"""The cards of a match: one or more decks shuffled together, or two decks that the players built.

Characters are numbered through all decks, copies of a character share its number: they are the same card.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from zabletop.engine.cardfile import built_in_document, facts_only, fingerprint_of
from zabletop.engine.errors import BadCards, BadOption
from zabletop.engine.pile import Pile
from zabletop.games.horror.check import DeckCheck
from zabletop.games.horror.effects import IMITATE, KINDS, Line, Naming, line_of

# H16: the first has no neutral card, the second exactly one.
BUILT_IN = ("london", "sherlock", "mythos")
# Four decks of 30 different characters and 6 factions each are within the numbers of actions.
MOST_DECKS = 4
FACTION_BONUS: Final = 2  # H19


class Box:
    """The cards on the table, ready for play. ``lists`` are the decks of the expert rules: card ids with counts."""

    def __init__(
        self, decks: list[dict[str, Any]], lists: list[dict[str, int]], own: dict[str, Any] | None = None
    ) -> None:
        self.decks = decks
        self.lists = lists
        # Somebody's own decks and lists, as they were given: a record holds them whole.
        self.own = own
        cards = [card for deck in decks for card in deck["card"]]
        self.names: list[str] = [card["id"] for card in cards]
        self.places: dict[str, int] = {name: place for place, name in enumerate(self.names)}
        # H14: a card states its kind; it does not follow from its symbols.
        self.kinds: list[int] = [KINDS.index(card["kind"]) for card in cards]
        self.copies: list[int] = [card.get("copies", 1) for card in cards]
        self.origins: list[str] = [deck["deck"]["id"] for deck in decks for _ in deck["card"]]
        # What a card is worth to a hero player; to a monster player the reverse (H18).
        self.suns: list[int] = [card.get("suns", 0) for card in cards]
        self.skulls: list[int] = [card.get("skulls", 0) for card in cards]
        self.wanders: list[bool] = [card.get("into", "own") == "other" for card in cards]
        naming = Naming(self.names, self.kinds, [card.get("tags", []) for card in cards])
        self.texts: list[list[Line]] = [[line_of(line, naming) for line in card["effects"]] for card in cards]
        # Nobody imitates an imitator, which might never end, nor a card whose place is part of its text.
        self.inimitable: list[bool] = [
            wanders or any(line.verb == IMITATE for line in text)
            for text, wanders in zip(self.texts, self.wanders, strict=True)
        ]
        factions = [faction for deck in decks for faction in deck["faction"]]
        self.faction_names: list[str] = [faction["id"] for faction in factions]
        self.faction_heroes: list[bool] = [faction["side"] == "hero" for faction in factions]
        self.faction_characters: list[tuple[int, int]] = [
            (self.places[faction["characters"][0]], self.places[faction["characters"][1]]) for faction in factions
        ]
        self.faction_origins: list[str] = [deck["deck"]["id"] for deck in decks for _ in deck["faction"]]
        # As they are before the match: piles are values, so every match begins with these.
        self.piles: list[Pile] = self.sorted_out()
        self.factions: Pile = self.factions_in_use()
        self.fingerprint = fingerprint_of([[facts(deck) for deck in decks], lists])

    def sorted_out(self) -> list[Pile]:
        """The cards of each draw pile: all decks together (H4), or each player's own (H24)."""
        if not self.lists:
            return [Pile([card for card, copies in enumerate(self.copies) for _ in range(copies)])]
        return [
            Pile([self.places[name] for name, copies in built.items() for _ in range(copies)]) for built in self.lists
        ]

    def factions_in_use(self) -> Pile:
        """HR7, HR14: the factions of all decks in use; with own decks, of those their cards come from."""
        used = {self.origins[card] for pile in self.piles for card in pile.pool}
        return Pile([faction for faction, origin in enumerate(self.faction_origins) if origin in used])

    def score(self, area: tuple[int, ...], faction: i64) -> i64:
        """H18, H19: symbols for or against, and 2 points if either of the faction's characters is there."""
        first, second = self.faction_characters[faction]
        points: i64 = 0
        bonus: i64 = 0
        for card in area:
            points += self.suns[card] - self.skulls[card]
            if card == first or card == second:
                bonus = FACTION_BONUS
        return (points if self.faction_heroes[faction] else -points) + bonus

    def facts(self) -> dict[str, Any]:
        """What a record says of these cards."""
        told: dict[str, Any] = {"name": "+".join(deck["deck"]["id"] for deck in self.decks)}
        told["fingerprint"] = self.fingerprint
        if self.own is not None:
            told["own"] = self.own
        return told

    def words(self, language: str) -> dict[str, dict[str, str]]:
        """Name and text of every card and faction in this language, by its id."""
        kinds = ("card", "faction")
        return {one["id"]: one[language] for deck in self.decks for kind in kinds for one in deck[kind]}


def facts(deck: dict[str, Any]) -> dict[str, Any]:
    return {
        "deck": deck["deck"]["id"],
        **{kind: [facts_only(one) for one in deck[kind]] for kind in ("card", "faction")},
    }


def check_deck(document: dict[str, Any], file: str) -> None:
    problems = DeckCheck(document, BUILT_IN).problems
    if problems:
        raise BadCards(file, problems)


SHELF: dict[str, dict[str, Any]] = {}


def built_in(name: str) -> dict[str, Any]:
    """A deck that comes with the product."""
    if name not in SHELF:
        document = built_in_document("zabletop.games.horror", "cards", name)
        problems = DeckCheck(document).problems
        if problems:
            raise BadCards(name, problems)
        SHELF[name] = document
    return SHELF[name]


def check_together(decks: list[dict[str, Any]]) -> None:
    """Decks that are shuffled together must tell their cards and factions apart."""
    seen: set[str] = set()
    for deck in decks:
        for one in [*deck["card"], *deck["faction"]]:
            if one["id"] in seen:
                raise BadOption("horror-same-card", {"card": one["id"], "deck": deck["deck"]["id"]})
            seen.add(one["id"])
    if len(decks) > MOST_DECKS:
        raise BadOption("horror-too-many-decks", {"count": len(decks), "most": MOST_DECKS})
