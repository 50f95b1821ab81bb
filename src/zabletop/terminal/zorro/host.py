"""The host of a match of Zorro: what is shown before a decision, what is asked, and which choices are listed."""

from __future__ import annotations

from zabletop.games.zorro.chances import chances
from zabletop.games.zorro.rulebook import rules_behind
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.sensible import short_list, table_of, worth
from zabletop.games.zorro.shapes import Player, ZorroSight
from zabletop.terminal.host import Host, Odds
from zabletop.terminal.screen import Screen
from zabletop.terminal.zorro.table import TableView, shown_dice
from zabletop.terminal.zorro.telling import ZorroTeller
from zabletop.terminal.zorro.typed import ZorroTyping

DICE_STEPS = ("attempt", "hand", "fourth")


class ZorroHost(Host[ZorroSight]):
    rules: ZorroRules
    teller: ZorroTeller
    typing: ZorroTyping
    knows_odds = True

    def __init__(self, rules: ZorroRules, teller: ZorroTeller, screen: Screen) -> None:
        super().__init__(rules, teller, screen)
        self.view = TableView(screen, teller, rules)

    # --- What is shown ----------------------------------------------------------------------------------------------

    def table(self, sight: ZorroSight) -> None:
        self.view.table(sight)

    def scene(self, sight: ZorroSight, afresh: bool) -> None:
        if sight.step in DICE_STEPS:
            self.view.attempt(sight, table_of(self.rules, sight))
        elif sight.step == "travel" and any(player.feats for player in sight.seats):
            self.view.players(sight)
        elif afresh:
            self.view.target_of_help(sight)

    def prompt(self, sight: ZorroSight) -> str:
        card = self.teller.card(sight.attempt.card) if sight.attempt.card else "-"
        facts = {"card": card, "active": self.teller.names[sight.active], "case": prompt_case(sight)}
        return self.words.say(f"zorro-prompt-{sight.step}", **facts)

    def rules_behind(self, sight: ZorroSight) -> list[str]:
        return rules_behind(sight)

    # --- What can be done -------------------------------------------------------------------------------------------

    def choices(self, sight: ZorroSight, actions: list[int]) -> list[int]:
        return short_list(self.rules, table_of(self.rules, sight), actions)

    def action(self, number: int, sight: ZorroSight) -> str:
        parts, teller = self.rules.parts(number), self.teller
        verb = parts["do"]
        said = teller.facts(parts)
        if verb == "travel":
            place = sight.places[parts["place"] - 1]
            said |= {**teller.card_facts(place.feat), "gear": teller.gear(place.gear)}
        elif verb == "fight":
            said |= teller.card_facts(teller.scoundrels[parts["location"]])
        elif verb == "take":
            said["card"] = teller.gear(sight.places[sight.attempt.place].gear)
        elif verb == "discard":
            said["card"] = teller.gear(parts["card"])
        elif verb == "stop":
            said |= {"case": stop_case(sight), "score": self.score(sight), "symbol": teller.symbol(teller.duel)}
        if "seat" in parts:
            said["player"] = teller.player(parts["seat"])
            said["brings"] = self.brings(sight.seats[parts["seat"]])
        return self.words.say(f"zorro-action-{verb}", **said)

    def score(self, sight: ZorroSight) -> int:
        """What a duellist has so far."""
        if sight.attempt.target != "duel":
            return 0
        state = table_of(self.rules, sight)
        return -worth(self.rules, state, state.zorro, state.hero_faces)

    def brings(self, player: Player) -> str:
        """What a helper has to offer: Equipment, and Hero dice for the fourth ROLL."""
        heroes = [
            self.words.say("zorro-hero-dice", location=self.teller.place(place), count=dice)
            for place, dice in player.heroes.items()
        ]
        gear = [self.teller.gear(card) for card in player.gear]
        return "; ".join([*gear, *heroes]) or self.words.say("zorro-no-gear")

    def hint(self, sight: ZorroSight, unlisted: list[int]) -> str:
        odds = self.typing.shown_commands["odds"]
        if sight.step != "hand" and sight.attempt.rolls_left == 0:
            other = self.typing.shown(self.rules.notation(unlisted[-1]))
            return self.words.say("zorro-other-hint", example=other, odds=odds)
        verb = "hand" if sight.step == "hand" else "keep"
        example = self.typing.shown(f"{verb} {' '.join(sight.attempt.faces[:2])}")
        numbers = f"{self.typing.shown_verbs[verb]} 1 2"
        return self.words.say("zorro-dice-hint", example=example, numbers=numbers, odds=odds)

    def number(self, line: str, sight: ZorroSight) -> int:
        if self.typing.numbers_repeat(line):
            return -1
        return self.rules.number(self.typing.notation(line, shown_dice(sight.attempt)))

    def odds(self, sight: ZorroSight, seat: int, actions: list[int]) -> Odds:
        """Exact chances under perfect play."""
        about = "target" if sight.step == "travel" else "duel" if sight.attempt.target == "duel" else "attempt"
        found = chances(self.rules, table_of(self.rules, sight), actions, seat)
        return Odds(self.words.say(f"zorro-odds-{about}"), found)


def prompt_case(sight: ZorroSight) -> str:
    """What is asked of somebody with dice before them."""
    attempt = sight.attempt
    if attempt.target != "duel" and attempt.missing == 0:
        return "met"
    return "last" if attempt.rolls_left == 0 else "short"


def stop_case(sight: ZorroSight) -> str:
    """What it means to stop now."""
    attempt = sight.attempt
    if sight.step == "hand":
        return "hand"
    if attempt.target == "duel":
        return "duel"
    if attempt.missing == 0:
        return "met"
    return "help" if sight.helper >= 0 and sight.step == "attempt" and attempt.rolls_left == 0 else "short"
