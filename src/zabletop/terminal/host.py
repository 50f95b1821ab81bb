"""Somebody who knows the game and looks after one match at one screen: lays out the table, asks, names the choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeVar

from zabletop.engine.game import Rules
from zabletop.engine.shapes import Sight
from zabletop.terminal.screen import Screen
from zabletop.terminal.telling import Teller
from zabletop.terminal.typed import Typing

SightT = TypeVar("SightT", bound=Sight)


@dataclass(frozen=True)
class Odds:
    """What each action is worth: ``title`` says what the chances are of."""

    title: str
    chances: dict[int, float]


class Host(ABC, Generic[SightT]):
    """What a game shows of a match. Everything comes from a sight: a host knows no more than whoever looks."""

    rules: Rules
    teller: Teller
    typing: Typing
    # Whether there are chances to ask for in this game.
    knows_odds = False

    def __init__(self, rules: Rules, teller: Teller, screen: Screen) -> None:
        self.rules = rules
        self.teller = teller
        self.typing = teller.typing
        self.words = teller.words
        self.screen = screen

    # --- Each game in its own way ---------------------------------------------------------------------------------

    @abstractmethod
    def table(self, sight: SightT) -> None:
        """Show all that lies on the table, as this viewer may know it."""

    @abstractmethod
    def prompt(self, sight: SightT) -> str:
        """What is asked of whoever must decide now."""

    @abstractmethod
    def action(self, number: int, sight: SightT) -> str:
        """An action as something that one may choose on this table."""

    @abstractmethod
    def rules_behind(self, sight: SightT) -> list[str]:
        """The ids of the rules that stand behind what is asked."""

    # --- With a usual answer --------------------------------------------------------------------------------------

    def scene(self, sight: SightT, afresh: bool) -> None:
        """Show what one looks at before one decides. Usually the choices say it all.

        ``afresh``: the keyboard was handed over just now, and what was told before may have left the screen.
        """

    def is_private(self, sight: SightT) -> bool:
        """Whether the scene and the choices are for the eyes of this seat only, such as a hand of cards."""
        return False

    def choices(self, sight: SightT, actions: list[int]) -> list[int]:
        """The actions that are listed, the likeliest wish first. Anything else can still be typed."""
        return actions

    def hint(self, sight: SightT, unlisted: list[int]) -> str:
        """How to do what is not in the list."""
        return self.words.say("terminal-other-hint", example=self.typing.shown(self.rules.notation(unlisted[-1])))

    def number(self, line: str, sight: SightT) -> int:
        """The action that a typed line means, or -1."""
        return self.rules.number(self.typing.notation(line))

    def explain(self, asked: str) -> list[str]:
        """What "?" says of a card, or of a word on cards, that is named so or begins so. Nothing, where none does."""
        return []

    def odds(self, sight: SightT, seat: int, actions: list[int]) -> Odds | None:
        """What the actions of a seat are worth, where the game can work that out."""
        return None
