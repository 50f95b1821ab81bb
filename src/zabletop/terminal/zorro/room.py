"""The room of The Zorro Dice Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from zabletop.engine.errors import BadRecord, ZabletopError
from zabletop.engine.game import Rules
from zabletop.engine.shapes import Record
from zabletop.games.zorro.cards import BUILT_IN, CardSet, card_set, read_cards
from zabletop.games.zorro.dice import LOCATIONS
from zabletop.games.zorro.rulebook import RULES
from zabletop.games.zorro.rules import ZorroRules
from zabletop.terminal.arguments import Asked, Option, value
from zabletop.terminal.asking import choose
from zabletop.terminal.files import read_text
from zabletop.terminal.room import Room
from zabletop.terminal.screen import Screen
from zabletop.terminal.telling import NOBODY
from zabletop.terminal.zorro.describe import tell_situation
from zabletop.terminal.zorro.host import ZorroHost
from zabletop.terminal.zorro.telling import KINDS, ZorroTeller
from zabletop.words import Words

USUAL_EDITIONS = {"fr": "french"}


class ZorroRoom(Room):
    name = "zorro"
    rules = RULES
    asked_for = ("edition",)
    heads = ("set",)
    situation = (
        *value("need", "against", "dice", "rolls-left", "heroes", "gear"),
        Option("helper", flag=True),
        *value("helper-heroes", "helper-gear", "cards"),
    )

    def title(self, words: Words, options: dict[str, str]) -> str:
        edition = options.get("edition", "")
        known = words.has(f"zorro-edition-{edition}")
        said = words.say(f"zorro-edition-{edition}") if known else edition
        return words.say("zorro-with-edition", game=super().title(words, options), edition=said)

    def host(self, rules: Rules, words: Words, names: Sequence[str], screen: Screen, you: int = NOBODY) -> ZorroHost:
        zorro = cast(ZorroRules, rules)
        return ZorroHost(zorro, ZorroTeller(words, names, zorro.cards, you), screen)

    def teller(self, record: Record, words: Words, names: Sequence[str]) -> ZorroTeller:
        return ZorroTeller(words, names, cards_of(record))

    def ask_options(self, screen: Screen, words: Words) -> dict[str, str]:
        """Who plays in French most likely has the French box on the table."""
        (edition,) = (option for option in self.box.options if option.name in self.asked_for)
        told = [self.choice_told(words, edition.name, choice) for choice in edition.choices]
        usual = USUAL_EDITIONS.get(words.language, edition.default)
        place = choose(screen, words, words.say("zorro-which-edition"), told, edition.choices.index(usual))
        return {edition.name: edition.choices[place]}

    # --- Cards ------------------------------------------------------------------------------------------------------

    def read_cards(self, file: str) -> dict[str, Any]:
        read_text(file)
        return read_cards(file)

    def show_cards(self, name: str, words: Words, screen: Screen) -> None:
        cards = card_set(name or BUILT_IN[0]) if name in ("", *BUILT_IN) else CardSet(self.read_cards(name), True)
        teller = ZorroTeller(words, [], cards)
        for kind in KINDS:
            screen.title(words.say(f"zorro-kind-{kind}"))
            for card in cards.document[kind]:
                told = words.say("cli-card", id=card["id"], card=teller.whole_card(card["id"]))
                screen.say("  " + told, indent="    ")
        screen.title(words.say("zorro-hero-dice-title"))
        for location in LOCATIONS:
            facts = {"location": teller.place(location), "faces": teller.hero_faces(location)}
            screen.say("  " + words.say("zorro-hero-die", **facts), indent="    ")

    # --- Chances ----------------------------------------------------------------------------------------------------

    def odds_of_situation(self, asked: Asked, words: Words, screen: Screen) -> None:
        _, own = self.settle(asked.chosen("cards"))
        rules = self.box.rules(self.box.least_players, own)
        tell_situation(asked, self.host(rules, words, ["-", "-"], screen))


def cards_of(record: Record) -> CardSet:
    """The cards of a record: its own, or a set of ours; of one that we no longer have, only ids are left."""
    own = record.cards.get("own")
    try:
        if own is not None and not isinstance(own, dict):
            raise BadRecord("record-bad-field", {"why": "cards.own"})
        return card_set(str(record.cards.get("name", "")), own)
    except (ZabletopError, OSError):
        return card_set(BUILT_IN[0])
