"""A room for Smugglers: how little a second game needs to be played in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.minigame.game import Smugglers
from tests.minigame.shapes import SmugglersSight
from tests.test_words import ROOT
from zabletop.engine.errors import BadOption
from zabletop.engine.game import Game, Rules
from zabletop.engine.shapes import Event, Record
from zabletop.terminal.host import Host
from zabletop.terminal.room import Room
from zabletop.terminal.screen import Screen
from zabletop.terminal.telling import NOBODY, Teller
from zabletop.terminal.typed import Typing
from zabletop.words import Words

VERBS = ("rest", "peek", "draw", "spy", "show", "top", "bottom", "ship", "bury")
KINDS = ("buries", "peeks", "spies", "shows", "rests", "puts-on-top", "puts-under", "ships", "shuffles", "hand")
TEXTS = "\n".join(
    [
        "smugglers-name = Smugglers",
        "smugglers-help = Or type what you do: “bury” and a card.",
        "smugglers-most-coins = Most coins: { $player }.",
        "smugglers-event-draws = { $player } draws.",
        "smugglers-draws = { $player } draws { $card }.",
        "smugglers-event-earns = { $player } earns.",
        "smugglers-event-best-hand = { $player } has the best hand.",
        *(f"smugglers-event-{kind} = {'{ $player }'} {kind}." for kind in KINDS),
        *(f"smugglers-typed-{verb} = {verb}" for verb in VERBS),
    ]
)


def words_with_smugglers() -> Words:
    files = sorted((ROOT / "src/zabletop/words/en").glob("*.ftl"))
    return Words("en", {**{file.name: file.read_text("utf-8") for file in files}, "smugglers.ftl": TEXTS})


class SmugglersTeller(Teller):
    game = "smugglers"
    openings = ("ships",)

    def event(self, event: Event) -> str:
        if event.kind == "draws" and "card" in event.facts:
            return self.words.say("smugglers-draws", **self.event_facts(event))
        return super().event(event)


class SmugglersHost(Host[SmugglersSight]):
    def table(self, sight: SmugglersSight) -> None:
        self.screen.say(f"Night {sight.night}, coins {sight.coins}")

    def scene(self, sight: SmugglersSight, afresh: bool) -> None:
        self.screen.say(f"Hand: {', '.join(slot.card for slot in sight.hands[sight.viewer])}")

    def is_private(self, sight: SmugglersSight) -> bool:
        return True

    def prompt(self, sight: SmugglersSight) -> str:
        return f"What do you {sight.step}?"

    def action(self, number: int, sight: SmugglersSight) -> str:
        return self.rules.notation(number)

    def rules_behind(self, sight: SmugglersSight) -> list[str]:
        return ["S3"]


class SmugglersRoom(Room):
    name = "smugglers"
    rules = ("S1", "S2", "S3", "S4", "S5", "S6")
    bots = ("random",)

    @property
    def box(self) -> Game:
        return Smugglers()

    def host(
        self, rules: Rules, words: Words, names: Sequence[str], screen: Screen, you: int = NOBODY
    ) -> SmugglersHost:
        typing = Typing(words, self.name, VERBS, {}, with_ids=VERBS)
        return SmugglersHost(rules, SmugglersTeller(words, typing, names, you), screen)

    def teller(self, record: Record, words: Words, names: Sequence[str]) -> SmugglersTeller:
        return SmugglersTeller(words, Typing(words, self.name, VERBS, {}), names)

    def read_cards(self, file: str) -> dict[str, Any]:
        raise BadOption("cards-no-file", {"file": file, "why": "Smugglers have no cards of their own"})

    def show_cards(self, name: str, words: Words, screen: Screen) -> None:
        screen.say("Smugglers have no cards of their own.")
