"""The box of The Zorro Dice Game: its name, its options, its card sets."""

from __future__ import annotations

from typing import Any

from zabletop.engine.errors import BadOption
from zabletop.engine.game import Game
from zabletop.engine.shapes import Option
from zabletop.games.zorro.cards import BUILT_IN, card_set
from zabletop.games.zorro.editions import EDITIONS
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import ZorroSight


class Zorro(Game):
    """Z1: 2 to 6 players. The editions stay apart; none is a mixture."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "zorro"
        self.rules_version = 1
        self.least_players = 2
        self.most_players = 6
        self.options = (
            Option("edition", "revised", tuple(EDITIONS)),
            Option("cards", "house"),
            Option("first", "drawn", ("drawn", "1", "2", "3", "4", "5", "6")),
        )
        self.rulebooks = tuple(EDITIONS)
        self.card_sets = BUILT_IN
        self.sight_shape = ZorroSight

    def open(self, players: int, options: dict[str, str], cards: dict[str, Any] | None) -> ZorroRules:
        if options["first"] != "drawn" and int(options["first"]) > players:
            facts = {"option": "first", "value": options["first"], "allowed": "drawn, " + seats_up_to(players)}
            raise BadOption("engine-bad-choice", facts)
        if cards is None and options["cards"] not in BUILT_IN:
            facts = {"option": "cards", "value": options["cards"], "allowed": ", ".join(BUILT_IN)}
            raise BadOption("engine-bad-choice", facts)
        chosen = card_set(options["cards"], cards)
        if cards is not None:
            options["cards"] = chosen.name
        return ZorroRules(players, options, EDITIONS[options["edition"]], chosen)


def seats_up_to(players: int) -> str:
    return ", ".join(str(seat + 1) for seat in range(players))
