"""The contract of a game: what every game gives the engine, and what everybody may ask of it.

``Game`` is the box: its names, options and card sets. ``Rules`` is the box opened for one match: a player count,
options and cards that no longer change. ``State`` is what lies on the table. Rules act on states; a state knows
nothing of rules, chance or journals, and is quick to copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from zabletop.engine.dealer import Dealer
from zabletop.engine.errors import BadOption, BadSight, Illegal, ZabletopError
from zabletop.engine.shapes import Action, Option, Result, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table."""

    def copy(self) -> State:
        raise ZabletopError("engine-missing-method", {"method": "copy"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game opened for one match. Every method leaves its arguments alone, except that ``play`` changes the state."""

    def __init__(self, game: str, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def begin(self, dealer: Dealer) -> State:
        """Set the table."""
        raise ZabletopError("engine-missing-method", {"method": "begin"})

    def deciders(self, state: State) -> list[int]:
        """The seats that owe a decision, in seat order. Empty: the match is over."""
        raise ZabletopError("engine-missing-method", {"method": "deciders"})

    def actions(self, state: State, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, sorted. Empty if it owes no decision."""
        raise ZabletopError("engine-missing-method", {"method": "actions"})

    def play(self, state: State, seat: int, number: int, dealer: Dealer) -> None:
        """Carry out an action that is legal; the caller has checked."""
        raise ZabletopError("engine-missing-method", {"method": "play"})

    def result(self, state: State) -> Result | None:
        raise ZabletopError("engine-missing-method", {"method": "result"})

    def turns(self, state: State) -> int:
        """How many turns have been played: the length of a match as people count it. What a turn is, the game says."""
        raise ZabletopError("engine-missing-method", {"method": "turns"})

    def notation(self, number: int) -> str:
        """An action's notation: the same in every state."""
        raise ZabletopError("engine-missing-method", {"method": "notation"})

    def number(self, notation: str) -> int:
        """The number behind a notation, or -1 where it means nothing in this game."""
        raise ZabletopError("engine-missing-method", {"method": "number"})

    def parts(self, number: int) -> dict[str, Any]:
        """An action as structured data, for screens."""
        return {}

    def secret(self, number: int) -> bool:
        """Whether an action's notation tells what only its seat may know, even after it was carried out."""
        return False

    def refusal(self, state: State, seat: int, number: int) -> Illegal:
        """Why an action is not legal now. Only asked when it is not."""
        raise ZabletopError("engine-missing-method", {"method": "refusal"})

    def sight(self, state: State, viewer: int) -> Sight:
        """What this viewer may know, and nothing else."""
        raise ZabletopError("engine-missing-method", {"method": "sight"})

    def imagine(self, sight: Sight, dealer: Dealer) -> State:
        """A state that this sight's viewer can't tell from the true one, built from the sight alone."""
        raise ZabletopError("engine-missing-method", {"method": "imagine"})

    def card_facts(self) -> dict[str, Any]:
        """What a record says of the cards: built-in ones by name and fingerprint, people's own ones whole."""
        return {}

    def action(self, number: int) -> Action:
        return Action(number, self.notation(number), self.parts(number))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The box: what can be known of a game before it is opened."""

    def __init__(self) -> None:
        self.name = ""
        # Changes only when an old record would replay differently.
        self.rules_version = 1
        self.least_players = 2
        self.most_players = 2
        self.options: Sequence[Option] = ()
        self.rulebooks: Sequence[str] = ()
        self.card_sets: Sequence[str] = ()
        # The shape of what this game's viewers are shown: all that is needed to read a sight that came over a wire.
        self.sight_shape: type[Sight] = Sight

    def open(self, players: int, options: dict[str, str], cards: dict[str, Any] | None) -> Rules:
        """The rules for one match; everything has been checked but the cards."""
        raise ZabletopError("engine-missing-method", {"method": "open"})

    def rules(self, players: int | None = None, own: dict[str, Any] | None = None, /, **options: object) -> Rules:
        """Open the box. ``own`` are somebody's own cards, as read from their file; else the option names a set."""
        seats = self.least_players if players is None else players
        if not self.least_players <= seats <= self.most_players:
            facts = {"game": self.name, "players": seats, "least": self.least_players, "most": self.most_players}
            raise BadOption("engine-bad-players", facts)
        return self.open(seats, self.chosen(options), own)

    def chosen(self, options: dict[str, object]) -> dict[str, str]:
        """Every option with its value: the given ones checked, the others at their default."""
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(chosen) or "-"
                raise BadOption("engine-unknown-option", {"game": self.name, "option": name, "allowed": known})
            chosen[name] = str(value)
        for option in self.options:
            if option.choices and chosen[option.name] not in option.choices:
                facts = {"option": option.name, "value": chosen[option.name], "allowed": ", ".join(option.choices)}
                raise BadOption("engine-bad-choice", facts)
        return chosen

    def read_sight(self, data: bytes | str) -> Sight:
        """A sight from its JSON, in the game's own shape. Raises BadSight with one clear reason."""
        try:
            game = msgspec.json.decode(data, type=Sight).game
            if game != self.name:
                raise BadSight("engine-sight-other-game", {"found": game, "game": self.name})
            return msgspec.json.decode(data, type=self.sight_shape)
        except msgspec.ValidationError as error:
            raise BadSight("engine-sight-bad-field", {"why": str(error)}) from error
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadSight("engine-sight-not-json") from error

    def imagine(self, sight: Sight, dealer: Dealer) -> State:
        """A state that the sight's viewer can't tell from the true one, built from the sight alone."""
        return self.rules(sight.players, sight.cards, **sight.options).imagine(sight, dealer)
