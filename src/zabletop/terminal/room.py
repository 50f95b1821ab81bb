"""The room of a game in the terminal: all that the command line, the menu and the screen must know of one game.

A game is played in a terminal as soon as it has a room (``terminal/<game>/room.py``) and the room is in rooms.py. Its
words have usual names, so that nothing general needs to know them: ``<game>-name``, ``<game>-option-<option>``,
``<game>-typed-<verb>``, ``<game>-event-<kind>``, ``<game>-help``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from zabletop.engine.errors import BadOption
from zabletop.engine.game import Game, Rules
from zabletop.engine.shapes import Record
from zabletop.games import game
from zabletop.terminal.arguments import Asked, Command, Option
from zabletop.terminal.asking import choose
from zabletop.terminal.host import Host
from zabletop.terminal.screen import Screen
from zabletop.terminal.telling import NOBODY, Teller
from zabletop.words import Words


class Room(ABC):
    """One of each game. It remembers nothing of a match: that is what a host is for."""

    name = ""
    # The ids of all rules, in the order of the rulebook and then of our rulings.
    rules: Sequence[str] = ()
    # The options that the menu asks for; the others keep their usual values there.
    asked_for: Sequence[str] = ()
    # The bots that know the game, the usual one first.
    bots: Sequence[str] = ("greedy", "random")
    # What the card files of this game begin with: [set], [deck], [tribe].
    heads: Sequence[str] = ()
    # Files that begin so are no cards, and are checked by another command: {"list": "deck check"}.
    checked_by: Mapping[str, str] = MappingProxyType({})
    # Commands that only this game has, such as "deck"; ``report`` answers them.
    commands: Sequence[Command] = ()
    # The options by which ``zabletop odds`` describes a situation of this game.
    situation: Sequence[Option] = ()

    @property
    def box(self) -> Game:
        return game(self.name)

    @property
    def shown_sets(self) -> Sequence[str]:
        """What "cards show" shows by its name, the usual one first."""
        return self.box.card_sets

    # --- Before a match -------------------------------------------------------------------------------------------

    def title(self, words: Words, options: dict[str, str]) -> str:
        """The game, and what it is played with. A record may name options that we do not know."""
        return words.say(f"{self.name}-name")

    def players(self, options: dict[str, str]) -> tuple[int, int]:
        """How many can play with these options, at least and at most."""
        return self.box.least_players, self.box.most_players

    def too_many(self, options: dict[str, str], players: int) -> BadOption | None:
        """Why so many cannot play with these options, where there is more to say than how many can."""
        return None

    def settle(self, given: dict[str, str], seed: int | None = None) -> tuple[dict[str, str], dict[str, Any] | None]:
        """Options as they were typed, and as the box takes them: somebody's own card file is read and handed over.

        What is left to chance before the match follows from the seed, if there is one.
        """
        file = given.get("cards", "")
        if not file or file in self.box.card_sets:
            return given, None
        return {name: value for name, value in given.items() if name != "cards"}, self.read_cards(file)

    def ask_options(self, screen: Screen, words: Words) -> dict[str, str]:
        """What the menu asks: one question for each of these options, each choice with what it means."""
        chosen: dict[str, str] = {}
        for option in self.box.options:
            if option.name in self.asked_for:
                told = [self.choice_told(words, option.name, choice) for choice in option.choices]
                question = words.say(f"{self.name}-which-{option.name}")
                place = choose(screen, words, question, told, option.choices.index(option.default))
                chosen[option.name] = option.choices[place]
        return chosen

    def choice_told(self, words: Words, option: str, choice: str) -> str:
        named = words.say(f"{self.name}-{option}-{choice}")
        told = words.say(f"{self.name}-{option}-told-{choice}")
        return words.say("cli-menu-choice", choice=named, told=told)

    # --- A match, a record ----------------------------------------------------------------------------------------

    @abstractmethod
    def host(self, rules: Rules, words: Words, names: Sequence[str], screen: Screen, you: int = NOBODY) -> Host[Any]:
        """Who looks after a match."""

    @abstractmethod
    def teller(self, record: Record, words: Words, names: Sequence[str]) -> Teller:
        """Who tells a record, even one of other rules or with cards that we no longer have."""

    # --- Cards, chances -------------------------------------------------------------------------------------------

    @abstractmethod
    def read_cards(self, file: str) -> dict[str, Any]:
        """Somebody's card file, read and checked. Raises BadCards with every mistake in it."""

    @abstractmethod
    def show_cards(self, name: str, words: Words, screen: Screen) -> None:
        """List the cards of a set of ours (without a name: of the usual one), or of a file."""

    def odds_of_situation(self, asked: Asked, words: Words, screen: Screen) -> None:
        """Tell the chances of what the options in ``situation`` describe."""
        raise BadOption("cli-odds-nothing")

    def report(self, asked: Asked, words: Words, screen: Screen) -> int:
        """Answer one of this game's own commands. Gives the exit code."""
        raise BadOption("cli-unknown-command", {"command": asked.command.name, "allowed": ""})
