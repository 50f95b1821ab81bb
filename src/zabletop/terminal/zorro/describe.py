"""Chances of a situation that somebody describes, without a match."""

from __future__ import annotations

from zabletop.engine.errors import BadOption
from zabletop.engine.shapes import SPECTATOR
from zabletop.games.zorro import choices
from zabletop.games.zorro.cards import CardSet
from zabletop.games.zorro.chances import value_of_dice
from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS, ZORRO_DICE, faces_of, heroes_at, total
from zabletop.games.zorro.effects import NO_ABILITY, Ability
from zabletop.games.zorro.notation import hero_die
from zabletop.games.zorro.numbers import HERO_RANKS
from zabletop.games.zorro.odds import Plan, plan_for
from zabletop.games.zorro.rules import ZorroRules
from zabletop.games.zorro.shapes import ZorroSight
from zabletop.games.zorro.state import ATTEMPT, FEAT, ZorroState
from zabletop.terminal.arguments import Asked
from zabletop.terminal.host import Odds
from zabletop.terminal.oddsview import show_odds
from zabletop.terminal.typed import Typing
from zabletop.terminal.zorro.host import ZorroHost, is_met

FOES = ("scoundrel", "villain")
MOST_NEEDS = 9


class Situation:
    """What was described: a requirement, whoever is against it, dice, Hero dice, Equipment, and a helper."""

    def __init__(self, asked: Asked, cards: CardSet, typing: Typing) -> None:
        self.asked = asked
        self.cards = cards
        self.typing = typing
        self.need, self.ability = self.target()
        self.kit = cards.kit(self.gear("gear"))
        self.dice = [typing.noun(word) for word in asked.listed("dice")]
        self.hero_faces = self.faces_of_heroes()
        self.heroes = self.owned("heroes") if "heroes" in asked.options or not self.dice else self.lying_heroes()
        helped = "helper" in asked.flags or any(name in asked.options for name in ("helper-gear", "helper-heroes"))
        self.helper_kit = cards.kit(self.gear("helper-gear")) if helped else None
        self.helper_heroes = self.owned("helper-heroes")
        both = self.kit if self.helper_kit is None else self.kit.with_(self.helper_kit)
        self.both = both
        self.plan: Plan = plan_for(
            self.need, cards.actions, self.heroes, self.kit, self.ability, self.helper_kit, self.helper_heroes
        )

    def bad(self, name: str, value: str, allowed: str) -> BadOption:
        return BadOption("engine-bad-choice", {"option": f"--{name}", "value": value, "allowed": allowed})

    def target(self) -> tuple[int, Ability]:
        need = self.asked_need()
        against = self.asked.options.get("against", "")
        if not against:
            if not need:
                raise BadOption("cli-odds-nothing")
            return need, NO_ABILITY
        kind, _, place = against.partition(":")
        location = self.typing.noun(place)
        if kind not in FOES or location not in LOCATIONS:
            allowed = ", ".join(f"{foe}:{place}" for foe in FOES for place in LOCATIONS)
            raise self.bad("against", against, allowed)
        foe = (self.cards.scoundrels if kind == "scoundrel" else self.cards.villains)[LOCATIONS.index(location)]
        return need or foe.need, foe.ability

    def asked_need(self) -> int:
        """Symbols, or the id of a Feat."""
        given = self.asked.listed("need")
        if len(given) == 1 and given[0] in self.cards.feat_names:
            return self.cards.feat_needs[self.cards.feat_names.index(given[0])]
        symbols = [self.typing.noun(word) for word in given]
        for symbol in symbols:
            if symbol not in SYMBOLS:
                raise self.bad("need", symbol, ", ".join(SYMBOLS))
        if len(symbols) > MOST_NEEDS:
            raise BadOption("zorro-situation-too-many", {"option": "--need", "most": MOST_NEEDS})
        return faces_of(symbols)

    def gear(self, name: str) -> int:
        mask = 0
        for card in self.asked.listed(name):
            if card not in self.cards.gear_names:
                raise BadOption("zorro-situation-no-card", {"option": f"--{name}", "card": card})
            mask |= 1 << self.cards.gear_names.index(card)
        if choices.too_much(mask):
            raise BadOption("zorro-situation-too-much", {"option": f"--{name}"})
        return mask

    def owned(self, name: str) -> int:
        """Hero dice by their location: two of one location at most, and of one location only (Z28)."""
        heroes = 0
        for word in self.asked.listed(name):
            location = self.typing.noun(word)
            if location not in LOCATIONS:
                raise self.bad(name, word, ", ".join(LOCATIONS))
            heroes += 1 << (2 * LOCATIONS.index(location))
            if (heroes >> (2 * LOCATIONS.index(location))) & 3 == 3:
                raise BadOption("zorro-situation-heroes", {"option": f"--{name}"})
        if sum((heroes >> (2 * place)) & 3 == 2 for place in range(4)) > 1:
            raise BadOption("zorro-situation-heroes", {"option": f"--{name}"})
        return heroes

    def faces_of_heroes(self) -> int:
        faces = 0
        for die in self.dice:
            if die in SYMBOLS:
                continue
            hero = hero_die(self.cards, die)
            if not hero:
                heroes = ", ".join(f"{place}-thrust" for place in LOCATIONS)
                raise self.bad("dice", die, f"{', '.join(SYMBOLS)}, {heroes}")
            faces += hero
        if faces not in HERO_RANKS:
            raise BadOption("zorro-situation-heroes", {"option": "--dice"})
        return faces

    def lying_heroes(self) -> int:
        return sum(heroes_at(self.hero_faces, place) << (2 * place) for place in range(4))

    def table(self) -> ZorroState:
        """The described dice on an otherwise bare table."""
        state = ZorroState(None)
        state.feats, state.gear, state.scores = [0, 0], [0, 0], [-1, -1]
        state.heroes = [self.heroes, self.helper_heroes]
        state.step, state.target, state.place = ATTEMPT, FEAT, 0
        state.helper = -1 if self.helper_kit is None else 1
        state.need, state.kit, state.ability = self.need, self.both, self.plan.ability
        state.helper_kit = self.helper_kit or state.helper_kit
        state.zorro = faces_of([die for die in self.dice if die in SYMBOLS])
        state.hero_faces = self.hero_faces
        most = self.plan.rolls - 1
        left = self.asked.number("rolls-left", most, 0, most)
        state.rolls_left = most if left is None else left
        state.sets_left = self.both.sets
        self.check_dice(state)
        return state

    def check_dice(self, state: ZorroState) -> None:
        expected = ZORRO_DICE + self.both.extra_dice - state.ability.fewer_dice
        found = total(state.zorro)
        if found != expected and not (state.ability.steals and 0 < found < expected):
            raise BadOption("zorro-situation-dice", {"count": found, "expected": expected})
        if self.lying_heroes() != self.heroes:
            raise BadOption("zorro-situation-hero-dice")

    def found(self, rules: ZorroRules) -> tuple[ZorroSight, dict[int, float]]:
        """The chance after each legal choice, and the table to tell it by."""
        state = self.table()
        numbers = choices.actions(rules.edition, self.cards, 2, state)
        sight = rules.sight(state, SPECTATOR)
        assert isinstance(sight, ZorroSight)
        return sight, {number: value_of_dice(self.plan, state, number) for number in numbers}


def tell_situation(asked: Asked, host: ZorroHost) -> None:
    """The chance of what was described and, with dice on the table, that of each choice."""
    screen, words = host.screen, host.words
    situation = Situation(asked, host.rules.cards, host.typing)
    if "dice" not in asked.options:
        if "rolls-left" in asked.options:
            raise BadOption("zorro-situation-rolls")
        screen.say(words.say("zorro-situation-chance", chance=round(situation.plan.chance(), 4)))
        return
    sight, found = situation.found(host.rules)
    screen.say(words.say("zorro-situation-chance", chance=round(max(found.values()), 4)))
    if is_met(sight):
        screen.say(words.say("zorro-odds-met"))
        return
    show_odds(host, sight, Odds(words.say("zorro-odds-attempt"), found), [])
