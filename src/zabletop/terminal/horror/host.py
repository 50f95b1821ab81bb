"""The host of a match of Ze Horror Attack: what is shown before a decision, what is asked, how choices are named."""

from __future__ import annotations

from zabletop.games.horror.effects import VERBS, Line
from zabletop.games.horror.numbers import STOP
from zabletop.games.horror.rulebook import rules_behind
from zabletop.games.horror.rules import HorrorRules
from zabletop.games.horror.shapes import HorrorSight
from zabletop.terminal.horror.table import TableView
from zabletop.terminal.horror.telling import HorrorTeller
from zabletop.terminal.horror.typed import HorrorTyping, slug
from zabletop.terminal.host import Host
from zabletop.terminal.screen import Screen

# While the text of a card is carried out.
TEXT_STEPS = ("player", "choice", "second")
# The choices show the hand themselves, each card with its text.
HAND_IN_CHOICES = ("drop", "again")


class HorrorHost(Host[HorrorSight]):
    rules: HorrorRules
    teller: HorrorTeller
    typing: HorrorTyping

    def __init__(self, rules: HorrorRules, teller: HorrorTeller, screen: Screen) -> None:
        super().__init__(rules, teller, screen)
        self.view = TableView(screen, teller)

    # --- What is shown --------------------------------------------------------------------------------------------

    def table(self, sight: HorrorSight) -> None:
        self.view.table(sight)

    def scene(self, sight: HorrorSight, afresh: bool) -> None:
        """The table at the beginning of a turn, or of a sitting; then only what the text of a card says."""
        if sight.step == "opening":
            self.view.piles(sight)
            self.view.factions(sight)
            self.view.hand(sight)
        elif afresh or sight.step == "turn":
            self.view.common(sight)
            self.view.factions(sight)
        in_choices = sight.step == "choice" and self.verb(sight) in HAND_IN_CHOICES
        if sight.step == "landing" or (sight.step in TEXT_STEPS and not in_choices):
            self.view.hand_in_short(sight)
        if sight.step in TEXT_STEPS:
            self.show_text(sight)

    def show_text(self, sight: HorrorSight) -> None:
        """The card that is being carried out, and what is printed on it."""
        text, book = sight.text, self.teller.book
        facts = {
            "card": book.name(text.card),
            "text": book.text(text.reading),
            "you": sight.active == sight.viewer,
            "player": self.teller.names[sight.active],
        }
        if text.reading == text.card:
            self.view.label("horror-text", **facts)
        else:
            self.view.label("horror-text-imitated", other=book.name(text.reading), **facts)

    def is_private(self, sight: HorrorSight) -> bool:
        """Hands and factions are for one pair of eyes."""
        return not sight.over

    # --- What is asked --------------------------------------------------------------------------------------------

    def line(self, sight: HorrorSight) -> Line | None:
        """The line of a text that is being carried out."""
        if sight.step not in TEXT_STEPS:
            return None
        box = self.rules.box
        return box.texts[box.places[sight.text.reading]][sight.text.line]

    def verb(self, sight: HorrorSight) -> str:
        line = self.line(sight)
        return "" if line is None else VERBS[line.verb]

    def prompt(self, sight: HorrorSight) -> str:
        told = self.words.say(f"horror-prompt-{self.asked(sight)}", **self.asked_facts(sight))
        line = self.line(sight)
        if line is not None and sight.step == "choice" and sight.text.left > 1:
            return self.words.say("horror-prompt-times", prompt=told, left=sight.text.left, may=line.may)
        return told

    def asked(self, sight: HorrorSight) -> str:
        if sight.step == "choice":
            return self.verb(sight)
        return f"{self.verb(sight)}-second" if sight.step == "second" else sight.step

    def asked_facts(self, sight: HorrorSight) -> dict[str, object]:
        picked = self.rules.parts(self.rules.number(sight.text.picked)) if sight.step == "second" else {}
        return {
            "card": self.teller.book.name(sight.text.card),
            "picked": self.teller.book.name(picked.get("card", "-")),
            "seen": self.teller.sentence(self.top_card(sight)) if self.verb(sight) == "scry" else "-",
            "pile": self.teller.pile_of(sight.viewer, sight.viewer, sight.viewer),
        }

    def top_card(self, sight: HorrorSight) -> str:
        return sight.piles[self.pile_number(sight)].top[0].card

    def pile_number(self, sight: HorrorSight) -> int:
        return sight.viewer if len(sight.piles) > 1 else 0

    def rules_behind(self, sight: HorrorSight) -> list[str]:
        return rules_behind(sight, self.verb(sight))

    def explain(self, asked: str) -> list[str]:
        """Cards and factions by their names, and the words that stand at the head of texts."""
        named = slug(asked)
        cards = [self.teller.explained(id) for id in self.typing.meant(named)] if named else []
        return cards or [told for tag, told in self.teller.tags().items() if named and slug(tag).startswith(named)]

    def number(self, line: str, sight: HorrorSight) -> int:
        """The beginning of a name suffices if it is that of one card only, or of one card that is in sight."""
        return self.rules.number(self.typing.notation(line, self.near(line, sight)))

    def near(self, line: str, sight: HorrorSight) -> set[str]:
        """The cards that somebody means who does with them what the line begins with."""
        verb, mine = self.typing.verb(line.split()[0]) if line.split() else "", sight.seats[sight.viewer]
        if verb == "dig":
            return set(sight.discard)
        if verb == "target":
            return {card for player in sight.seats for card in player.area}
        return set(mine.factions) if verb == "faction" else {held.card for held in mine.hand}

    # --- What can be done -----------------------------------------------------------------------------------------

    def choices(self, sight: HorrorSight, actions: list[int]) -> list[int]:
        """First what can be done, then that one may leave it."""
        return [number for number in actions if number != STOP] + [STOP] * (STOP in actions)

    def action(self, number: int, sight: HorrorSight) -> str:
        parts = self.rules.parts(number)
        verb = parts["do"]
        if verb == "player":
            return self.choice_of_player(parts["seat"], sight)
        if verb == "faction":
            return self.choice_of_faction(parts["faction"], sight)
        if verb in ("play", "hand", "dig", "target"):
            return self.choice_of_card(verb, parts["card"], parts.get("seat", sight.viewer), sight)
        facts: dict[str, object] = {}
        if verb == "draw":
            facts["case"] = self.case_of_draw(sight)
        elif verb == "stop":
            line = self.line(sight)
            facts["begun"] = line is not None and sight.step == "choice" and sight.text.left < line.count
        elif verb in ("top", "bottom"):
            facts["card"] = self.teller.listed(self.top_card(sight))
        return self.words.say(f"horror-action-{verb}", **facts)

    def choice_of_player(self, seat: int, sight: HorrorSight) -> str:
        player = sight.seats[seat]
        facts = {
            "player": self.teller.names[seat],
            "symbols": self.view.symbols(player),
            "hand": self.view.held(sight, seat, player),
        }
        return self.words.say("horror-action-player", **facts)

    def choice_of_faction(self, faction: str, sight: HorrorSight) -> str:
        book = self.teller.book
        points = self.teller.points(book.score(sight.seats[sight.viewer].area, faction))
        side = self.teller.side(faction)
        return self.words.say("horror-action-faction", faction=book.name(faction), side=side, points=points)

    def choice_of_card(self, verb: str, card: str, seat: int, sight: HorrorSight) -> str:
        """Cards that may be played, or whose text matters, are named with all that they say."""
        teller, does = self.teller, self.verb(sight)
        if verb == "play":
            return self.with_copies(self.words.say("horror-action-play", card=teller.whole(card)), card, sight)
        if verb == "target":
            start = teller.place("from", seat, sight.viewer, sight.viewer)
            named = teller.whole(card) if does == "imitate" else teller.listed(card)
            facts = {"card": named, "from": start, "pile": teller.pile_of(seat, sight.viewer, sight.viewer)}
            return self.words.say(f"horror-action-target-{self.deed(does, seat, sight)}", **facts)
        named = self.words.say(f"horror-action-{verb}-{does}", card=teller.whole(card))
        return self.with_copies(named, card, sight) if verb == "hand" else named

    def with_copies(self, action: str, card: str, sight: HorrorSight) -> str:
        """Equal cards are one choice: say how many there are, or the hand would seem too small."""
        copies = sum(held.card == card for held in sight.seats[sight.viewer].hand)
        return self.words.say("horror-action-copies", action=action, count=copies) if copies > 1 else action

    def deed(self, does: str, seat: int, sight: HorrorSight) -> str:
        """What is done to a card in play, where it is said in more than one way."""
        if sight.step == "second":
            return f"{does}-second"
        if does == "recall" and seat == sight.viewer:
            return "recall-mine"
        line = self.line(sight)
        return "lift" if does == "bury" and line is not None and not line.to_bottom else does

    def case_of_draw(self, sight: HorrorSight) -> str:
        """H17: to draw the last card is to end the match, or, with own decks, nearly."""
        if sight.piles[self.pile_number(sight)].size > 1:
            return "other"
        return "last" if len(sight.piles) > 1 else "ends"
