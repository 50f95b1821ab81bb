"""The box of Ze Horror Attack: its name, its options, its decks."""

from __future__ import annotations

from typing import Any

from zabletop.engine.errors import BadOption
from zabletop.engine.game import Game
from zabletop.engine.shapes import Option
from zabletop.games.horror.cards import BUILT_IN, Box, built_in, check_together
from zabletop.games.horror.decks import READY_MADE, ListCheck, ready_made
from zabletop.games.horror.own import OwnCards
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.shapes import HorrorSight

PLAYERS_A_DECK = 4  # H2
MODES = ("basic", "expert")
SEATS = ("1", "2", "3", "4", "5", "6", "7", "8")
USUAL = "usual"


class HorrorGame(Game):
    """H1, H2: one deck for up to 4 players, two for up to 8, any mix of decks; H22: own decks for two."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "horror"
        self.least_players = 2
        self.most_players = 8
        self.options = (
            Option("mode", "basic", MODES),
            Option("decks", USUAL),
            Option("lists", USUAL),
            Option("first", "drawn", ("drawn", *SEATS)),
        )
        self.rulebooks = MODES
        self.card_sets = BUILT_IN
        self.sight_shape = HorrorSight

    def open(self, players: int, options: dict[str, str], cards: dict[str, Any] | None) -> HorrorRules:
        """``cards``: somebody's own decks and lists, as read from their files (own.py)."""
        if options["first"] != "drawn" and int(options["first"]) > players:
            raise bad_choice("first", options["first"], "drawn, " + ", ".join(SEATS[:players]))
        own = OwnCards(cards)
        expert = options["mode"] == "expert"
        if not expert and options["lists"] != USUAL:
            raise BadOption("horror-lists-only-expert")
        decks = self.chosen_decks(players, options, own, expert)
        check_together(decks)
        own.check_lists(decks)
        lists = self.chosen_lists(players, options, own, decks) if expert else []
        options["decks"] = ",".join(deck["deck"]["id"] for deck in decks)
        return HorrorRules(players, options, Box(decks, [built["cards"] for built in lists], own.document))

    def chosen_decks(self, players: int, options: dict[str, str], own: OwnCards, expert: bool) -> list[dict[str, Any]]:
        """The decks by name, or as many as the players need; own ones first."""
        known = [*own.decks, *BUILT_IN]
        needed = 1 if expert else -(-players // PLAYERS_A_DECK)
        if options["decks"] != USUAL:
            names = [name.strip() for name in options["decks"].lower().split(",")]
        elif expert:
            names = [*own.decks, *(name for name in BUILT_IN if not overlaps(own, name))]
        else:
            names = list(own.decks) or list(BUILT_IN[:needed])
        for name in names:
            if name not in known:
                raise bad_choice("decks", name, ", ".join(known))
        if len(set(names)) < len(names):
            raise BadOption("horror-deck-twice", {"decks": ", ".join(names)})
        if len(names) < needed:
            most = PLAYERS_A_DECK * len(names)
            raise BadOption("horror-too-few-decks", {"players": players, "count": len(names), "most": most})
        return [own.decks[name] if name in own.decks else built_in(name) for name in names]

    def chosen_lists(
        self, players: int, options: dict[str, str], own: OwnCards, decks: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """H22: one list for each of two players."""
        if players != 2:
            raise BadOption("horror-expert-for-two", {"players": players})
        known = [*own.lists, *READY_MADE]
        names = [name.strip() for name in options["lists"].lower().split(",")]
        if options["lists"] == USUAL:
            names = known[:players]
        for name in names:
            if name not in known:
                raise bad_choice("lists", name, ", ".join(known))
        if len(names) != players:
            raise BadOption("horror-lists-count", {"count": len(names), "allowed": ", ".join(known)})
        options["lists"] = ",".join(names)
        return [own.lists[name] if name in own.lists else fitting(name, decks) for name in names]


def overlaps(own: OwnCards, name: str) -> bool:
    """Whether somebody's own decks stand in for this one of ours: they have cards of the same ids."""
    mine = {card["id"] for deck in own.decks.values() for card in deck["card"]}
    return any(card["id"] in mine for card in built_in(name)["card"])


def fitting(name: str, decks: list[dict[str, Any]]) -> dict[str, Any]:
    """A ready-made list, if the decks on the table have its cards."""
    built = ready_made(name)
    if ListCheck(built, decks).problems:
        raise BadOption("horror-list-lacks-cards", {"list": name})
    return built


def bad_choice(option: str, value: str, allowed: str) -> BadOption:
    return BadOption("engine-bad-choice", {"option": option, "value": value, "allowed": allowed})
