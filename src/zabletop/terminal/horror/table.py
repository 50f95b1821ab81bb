"""What lies on the table of Ze Horror Attack, in lines that can be read aloud; a terminal also sees suns and skulls."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.engine.shapes import Event
from zabletop.games.horror.effects import KINDS
from zabletop.games.horror.shapes import Draw, Hidden, HorrorSight, Player
from zabletop.terminal.horror.telling import HorrorTeller
from zabletop.terminal.screen import Screen

# So many discarded cards are named beside the areas; the whole table names all.
NAMED_DISCARDS = 6
INDENT = " " * 4


class TableView:
    """Shows sights of one match on a screen."""

    def __init__(self, screen: Screen, teller: HorrorTeller) -> None:
        self.screen = screen
        self.teller = teller
        self.words = teller.words

    def label(self, id: str, **facts: object) -> None:
        self.screen.say(self.words.say(id, **facts), indent="  ")

    def cards(self, count: int) -> str:
        return self.words.say("horror-cards", count=count)

    # --- The whole table ----------------------------------------------------------------------------------------

    def table(self, sight: HorrorSight) -> None:
        self.screen.title(self.head(sight))
        self.common(sight, NAMED_DISCARDS + len(sight.discard))
        if sight.over:
            self.scores(sight)
        elif sight.viewer >= 0:
            self.factions(sight)
            self.hand(sight)

    def head(self, sight: HorrorSight) -> str:
        mode = self.words.say(f"horror-mode-{sight.options['mode']}")
        if sight.over or sight.step == "opening":
            return self.words.say("horror-table", mode=mode, turn=sight.turn + (sight.step == "opening"))
        facts = {"player": self.teller.names[sight.active], "you": sight.active == sight.viewer}
        return self.words.say("horror-table-active", mode=mode, turn=sight.turn + 1, **facts)

    def common(self, sight: HorrorSight, named_discards: int = NAMED_DISCARDS) -> None:
        """What everybody sees: piles, areas, how many cards each holds, and whether the end has come."""
        self.piles(sight, named_discards)
        for seat, player in enumerate(sight.seats):
            self.screen.item(f"{seat + 1}.", self.player(sight, seat, player), "mark")
            self.area(player)
        if sight.last >= 0 and not sight.over:
            now = sight.last == sight.active
            facts = {"you": sight.last == sight.viewer, "player": self.teller.names[sight.last]}
            self.label("horror-last-turn" if now else "horror-last-turn-next", **facts)

    # --- Piles --------------------------------------------------------------------------------------------------

    def piles(self, sight: HorrorSight, named_discards: int = NAMED_DISCARDS) -> None:
        for number, pile in enumerate(sight.piles):
            self.screen.say(self.pile(sight, number, pile), indent="  ")
        self.discard(sight.discard, named_discards)

    def pile(self, sight: HorrorSight, number: int, pile: Draw) -> str:
        whose = "all" if len(sight.piles) == 1 else "you" if number == sight.viewer else "other"
        facts = {"player": self.teller.names[number], "cards": self.cards(pile.size)}
        told = self.words.say("horror-pile", whose=whose, **facts)
        for where, known in (("top", pile.top), ("bottom", pile.bottom)):
            if any(card.card for card in known):
                told = self.words.say("horror-pile-known", pile=told, where=where, known=self.in_order(known))
        return told

    def in_order(self, known: Sequence[Hidden]) -> str:
        """Cards with a place; those of others stay dark."""
        unknown = self.words.say("horror-unknown-card")
        return ", ".join(self.teller.listed(card.card) if card.card else unknown for card in known)

    def discard(self, cards: Sequence[str], most: int) -> None:
        if not cards:
            self.label("horror-discard", cards=self.cards(0))
        elif len(cards) > most:
            command = self.teller.typing.shown_commands["table"]
            self.label("horror-discard-hint", cards=self.cards(len(cards)), command=command)
        else:
            self.label("horror-discard-listed", count=len(cards), cards=self.teller.all_listed(cards))

    # --- Players ------------------------------------------------------------------------------------------------

    def player(self, sight: HorrorSight, seat: int, player: Player) -> str:
        symbols = self.symbols(player)
        hand = self.held(sight, seat, player)
        return self.words.say("horror-player", player=self.teller.names[seat], symbols=symbols, hand=hand)

    def symbols(self, player: Player) -> str:
        """What an area shows in all."""
        if not player.area:
            return self.words.say("horror-area-empty")
        return self.teller.symbols(player.suns, player.skulls)

    def held(self, sight: HorrorSight, seat: int, player: Player) -> str:
        """How many cards somebody holds, and which of them this viewer knows."""
        told = self.cards(len(player.hand))
        known = [card.card for card in player.hand if card.card]
        if not known or seat == sight.viewer:
            return told
        named = self.teller.named(known)
        return self.words.say("horror-hand-known" if sight.viewer >= 0 else "horror-hand-open", hand=told, known=named)

    def area(self, player: Player) -> None:
        """Kind by kind, on one line: heroes, monsters, neutral cards."""
        told: list[str] = []
        for kind in KINDS:
            cards = [card for card in player.area if self.teller.book.kind(card) == kind]
            if cards:
                name = self.words.say(f"horror-kinds-{kind}")
                told.append(self.words.say("horror-area-kind", kind=name, cards=self.teller.all_listed(cards)))
        if told:
            self.screen.say(INDENT + ". ".join(told), indent=INDENT)

    def scores(self, sight: HorrorSight) -> None:
        for seat, player in enumerate(sight.seats):
            facts = {"faction": player.scoring, "score": player.score or 0, "area": player.area}
            self.screen.say(self.teller.event(Event("score", seat, facts)), indent="  ")

    # --- What only one player sees ------------------------------------------------------------------------------

    def factions(self, sight: HorrorSight) -> None:
        """One's faction with what it is worth so far; with own decks, three of them."""
        mine = sight.seats[sight.viewer]
        told = [self.faction(faction, mine.area) for faction in mine.factions]
        if len(told) == 1:
            self.label("horror-your-faction", faction=told[0])
            return
        self.label("horror-your-factions")
        for line in told:
            self.screen.item("-", line)

    def faction(self, faction: str, area: Sequence[str]) -> str:
        teller, book = self.teller, self.teller.book
        first, second = (book.name(card) for card in book.characters(faction))
        facts = {"faction": book.name(faction), "side": teller.side(faction), "first": first, "second": second}
        return self.words.say("horror-faction-told", points=teller.points(book.score(area, faction)), **facts)

    def hand(self, sight: HorrorSight) -> None:
        """One's hand, each card with its text."""
        hand = sight.seats[sight.viewer].hand
        if not hand:
            self.hand_in_short(sight)
            return
        self.label("horror-your-hand")
        for card in hand:
            self.screen.item("-", self.teller.whole(card.card))

    def hand_in_short(self, sight: HorrorSight) -> None:
        cards = [card.card for card in sight.seats[sight.viewer].hand]
        told = self.teller.all_listed(cards) or self.words.say("horror-no-cards")
        self.label("horror-your-hand-short", cards=told)
