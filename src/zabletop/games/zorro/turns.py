"""The turn of The Zorro Dice Game, in the order of the rulebook: set-up, travel, attempt, collect, Equipment.

Each function names the rules it carries out. The three editions share this flow; where they differ, ``self.edition``
is asked (editions.py). Scoundrels, Villains and duels follow in rules.py.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.game import Rules
from zabletop.engine.pile import EVERYBODY, Pile
from zabletop.engine.telling import tell, tell_card
from zabletop.games.zorro import choices, events
from zabletop.games.zorro.cards import COMMON_MASK, COMMONS, FEATS, PREMIUMS, CardSet
from zabletop.games.zorro.dice import (
    HERO_DICE_A_LOCATION,
    ZORRO_DICE,
    heroes_at,
    one,
    roll_hero,
    roll_zorro,
    total,
)
from zabletop.games.zorro.editions import Edition
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT, ROLLS, faces_in, surplus_dice
from zabletop.games.zorro.numbers import (
    ACCEPT_SEAT,
    ALONE,
    ASK_SEAT,
    FIGHT_AT,
    JOIN,
    KEEP_DICE,
    OFFER_HELP,
    REROLL_HEROES,
    SET_DIE,
    STOP,
    TAKE_GEAR,
    TRAVEL_TO,
    WAIVE,
    handed_zorro,
    kept_heroes,
    kept_zorro,
    rerolled_dice,
    rerolled_hero_dice,
    rerolled_heroes,
    rerolled_location,
    rerolled_zorro,
    set_from,
    set_to,
)
from zabletop.games.zorro.state import (
    ACCEPT,
    ANSWER,
    ASK,
    ATTEMPT,
    DISCARD,
    DUEL,
    FEAT,
    FOURTH,
    HAND,
    NO_TARGET,
    NOBODY,
    NOTHING,
    OFFER,
    SCOUNDREL,
    TAKE,
    THEN_HELPER,
    THEN_REFILL,
    TRAVEL,
    VILLAIN,
    ZorroState,
    hero_dice,
)

BIT: Final[i64] = 1


class Turns(Rules):
    """What a turn is made of. What comes of it when foes are about is the next chapter's affair."""

    def __init__(self, players: int, options: dict[str, str], edition: Edition, cards: CardSet) -> None:
        super().__init__("zorro", players, options)
        self.edition = edition
        self.cards = cards
        self.seats: i64 = players

    # --- Set-up -------------------------------------------------------------------------------------------------

    def begin(self, dealer: Dealer) -> ZorroState:
        """Z4-Z6, ZR1: piles without order, four Equipment face up with a Feat on each, and who starts."""
        state = ZorroState(None)
        state.feats = [0] * self.players
        state.gear = [0] * self.players
        state.heroes = [0] * self.players
        state.scores = [-1] * self.players
        state.premium_pile = Pile(range(COMMONS, COMMONS + PREMIUMS))
        state.common_pile = Pile(range(COMMONS))
        state.feat_pile = Pile(range(FEATS))
        for place in range(i64(4)):
            self.show_gear(state, place, dealer)
        for place in range(i64(4)):
            self.show_feat(state, place, dealer)
        first = self.options["first"]
        state.active = int(first) - 1 if first != "drawn" else dealer.pick(self.seats)
        tell(dealer, "starts", state.active)
        return state

    def show_gear(self, state: ZorroState, place: i64, dealer: Dealer) -> None:
        """Z5, Z14 C, Z21: one Equipment face up, if there is one."""
        state.shown_gear[place] = NOTHING
        if len(state.common_pile) > 0:
            card, state.common_pile = state.common_pile.draw(dealer, self.cards.gear_names)
            state.shown_gear[place] = card
            events.tell_shown(dealer, "gear-shown", place, self.cards.gear_names[card])

    def show_feat(self, state: ZorroState, place: i64, dealer: Dealer) -> None:
        card, state.feat_pile = state.feat_pile.draw(dealer, self.cards.feat_names)
        state.shown_feats[place] = card
        events.tell_shown(dealer, "feat-shown", place, self.cards.feat_names[card])

    # --- 1. Travel ----------------------------------------------------------------------------------------------

    def travel(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """Z7, Z32, ZR12: choose a Feat or, where it lies out, a Scoundrel. The choice is final."""
        if number >= FIGHT_AT:
            state.target = SCOUNDREL
            state.place = number - FIGHT_AT
            self.face_alone(state, dealer)
            return
        state.target = FEAT
        state.place = number - TRAVEL_TO
        events.tell_travel(dealer, state.active, state.place, self.cards.feat_names[state.shown_feats[state.place]])
        state.step = ASK if self.edition.help_is_asked else OFFER

    def ask(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """Z8 `french`: the active player asks one other, or goes alone."""
        if number == ALONE:
            self.face_alone(state, dealer)
            return
        state.owner = number - ASK_SEAT
        state.step = ANSWER
        events.tell_seats(dealer, "asks", state.active, BIT << state.owner)

    def answer(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """ZR6: whoever is asked may decline."""
        asked = state.owner
        state.owner = NOBODY
        if number == JOIN:
            self.join(state, asked, dealer)
        else:
            tell(dealer, "declines", asked)
            self.face_alone(state, dealer)

    def offer(self, state: ZorroState, seat: i64, number: i64, dealer: Dealer) -> None:
        """Z8 `english-2019`, `revised`, ZR12: all others offer or pass, at the same time."""
        state.answers |= BIT << seat
        if number == OFFER_HELP:
            state.offers |= BIT << seat
        if state.answers | (BIT << state.active) != (BIT << self.seats) - 1:
            return
        events.tell_seats(dealer, "offers", state.active, state.offers)
        if state.offers:
            state.step = ACCEPT
        else:
            self.face_alone(state, dealer)

    def accept(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """Z8, ZR12: one of those who offered, or nobody."""
        if number == ALONE:
            self.face_alone(state, dealer)
        else:
            self.join(state, number - ACCEPT_SEAT, dealer)

    def join(self, state: ZorroState, helper: i64, dealer: Dealer) -> None:
        state.helper = helper
        events.tell_seats(dealer, "joins", state.active, BIT << helper)
        self.attempt(state, dealer)

    def face_alone(self, state: ZorroState, dealer: Dealer) -> None:
        """Z9, and a Feat without a helper."""
        state.helper = NOBODY
        if state.target == FEAT:
            tell(dealer, "alone", state.active)
        elif state.target == SCOUNDREL:
            events.tell_foe(dealer, "fights", state.active, state.place, self.cards.scoundrels[state.place].name)
        elif state.target == VILLAIN:
            events.tell_foe(dealer, "fights", state.active, state.place, self.cards.villains[state.place].name)
        self.attempt(state, dealer)

    # --- 2. Attempt ---------------------------------------------------------------------------------------------

    def attempt(self, state: ZorroState, dealer: Dealer) -> None:
        """Z10, Z11, Z20, Z27, Z34: gather Equipment and dice, and make the first ROLL."""
        kit = self.cards.kit(state.gear[state.active])
        state.helper_kit = NO_KIT
        if state.helper != NOBODY:
            state.helper_kit = self.cards.kit(state.gear[state.helper])
            kit = kit.with_(state.helper_kit)
        state.kit = kit
        self.set_requirement(state)
        state.sets_left = kit.sets
        rolls = ROLLS + kit.extra_rolls - state.ability.fewer_rolls
        state.rolls_left = (rolls if rolls > 1 else 1) - 1
        state.zorro = roll_zorro(dealer, ZORRO_DICE + kit.extra_dice - state.ability.fewer_dice)
        state.hero_faces = self.roll_heroes(state.heroes[state.active], dealer)
        state.helper_faces = 0
        state.step = ATTEMPT
        self.after_roll(state, "rolls", dealer)

    def set_requirement(self, state: ZorroState) -> None:
        """What the target asks for, and what makes it harder; a player's Equipment may shrug that off (Z20)."""
        state.ability = NO_ABILITY
        state.need = 0
        if state.target == FEAT:
            state.need = self.cards.feat_needs[state.shown_feats[state.place]]
        elif state.target == SCOUNDREL or state.target == VILLAIN:
            foes = self.cards.scoundrels if state.target == SCOUNDREL else self.cards.villains
            foe = foes[state.place]
            state.need = foe.need
            if not state.kit.ignores:
                state.ability = foe.ability

    def roll_heroes(self, heroes: i64, dealer: Dealer) -> i64:
        faces: i64 = 0
        if heroes:
            for location in range(i64(4)):
                faces += roll_hero(dealer, location, hero_dice(heroes, location))
        return faces

    def after_roll(self, state: ZorroState, kind: str, dealer: Dealer) -> None:
        """Tell the dice; where nothing is left to choose, the attempt ends by itself."""
        roller = state.helper if state.step == FOURTH else state.active
        faces = state.hero_faces + state.helper_faces
        events.tell_dice(dealer, kind, roller, state.zorro, faces, self.cards.actions, state.rolls_left)
        if state.rolls_left == 0 and choices.only_stop(self.cards, state):
            self.conclude(state, dealer)

    def play_dice(self, state: ZorroState, seat: i64, number: i64, dealer: Dealer) -> None:
        """ZR5: after any ROLL use Equipment, save and roll on, or stop."""
        if number >= KEEP_DICE:
            self.roll_again(state, seat, number, dealer)
        elif number == STOP:
            self.conclude(state, dealer)
        elif number == WAIVE:
            tell(dealer, "waives", seat)
            self.fail(state, dealer)
        elif number >= REROLL_HEROES:
            self.reroll_heroes(state, number, dealer)
        elif number >= SET_DIE:
            self.set_die(state, seat, number, dealer)
        else:
            self.reroll_faces(state, number, dealer)

    def roll_again(self, state: ZorroState, seat: i64, number: i64, dealer: Dealer) -> None:
        """Z10, ZR11: save any dice, roll the rest. Here an ability takes the dice that it steals (Z25)."""
        saved = kept_zorro(number)
        saved_heroes = kept_heroes(number)
        events.tell_dice(dealer, "saves", seat, saved, saved_heroes, self.cards.actions, state.rolls_left)
        staying = state.zorro - faces_in(state.zorro, state.ability.steals)
        state.rolls_left -= 1
        state.zorro = saved + roll_zorro(dealer, total(staying) - total(saved))
        if saved_heroes != state.hero_faces:
            state.hero_faces = saved_heroes + self.roll_unsaved(state.heroes[state.active], saved_heroes, dealer)
        self.after_roll(state, "rolls", dealer)

    def roll_unsaved(self, owned: i64, saved: i64, dealer: Dealer) -> i64:
        faces: i64 = 0
        for location in range(i64(4)):
            faces += roll_hero(dealer, location, hero_dice(owned, location) - heroes_at(saved, location))
        return faces

    def reroll_faces(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """Z19, ZR2, ZR14: Zorro dice that show a re-roll card's symbol, saved ones too. This is not a ROLL."""
        state.zorro += roll_zorro(dealer, rerolled_dice(number)) - rerolled_zorro(number)
        self.after_roll(state, "rerolls", dealer)

    def reroll_heroes(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """Z22: a Premium card that re-rolls its user's Hero dice; in the 4th ROLL those of the helper (Z12)."""
        rolled = roll_hero(dealer, rerolled_location(number), rerolled_hero_dice(number))
        change = rolled - rerolled_heroes(number)
        if state.step == FOURTH:
            state.helper_faces += change
        else:
            state.hero_faces += change
        self.after_roll(state, "rerolls", dealer)

    def set_die(self, state: ZorroState, seat: i64, number: i64, dealer: Dealer) -> None:
        """Z22: a Premium card that turns a Zorro die to a chosen symbol."""
        state.zorro += one(set_to(number)) - one(set_from(number))
        state.sets_left -= 1
        events.tell_set(dealer, seat, set_from(number), set_to(number))
        if state.rolls_left == 0 and choices.only_stop(self.cards, state):
            self.conclude(state, dealer)

    # The 4th ROLL

    def hand_over(self, state: ZorroState, seat: i64, number: i64, dealer: Dealer) -> None:
        """Z12, ZR3, ZR4, ZR13: the helper rolls the dice handed over and their own Hero dice, with their Equipment."""
        if number == STOP:
            self.fail(state, dealer)
            return
        handed = handed_zorro(number)
        events.tell_dice(dealer, "hands", seat, handed, 0, self.cards.actions, 0)
        put_away = surplus_dice(state.zorro, state.helper_kit)
        state.kit = state.helper_kit
        if state.sets_left > state.kit.sets:
            state.sets_left = state.kit.sets
        state.zorro += roll_zorro(dealer, total(handed) - put_away) - handed
        state.helper_faces = self.roll_heroes(state.heroes[state.helper], dealer)
        state.step = FOURTH
        self.after_roll(state, "fourth-roll", dealer)

    def conclude(self, state: ZorroState, dealer: Dealer) -> None:
        """Z12-Z14, ZR10: count. A miss after the last ROLL may still be mended by the helper's."""
        if state.target == DUEL:
            self.score_duel(state, dealer)
        elif choices.shortfall(self.cards, state) == 0:
            self.succeed(state, dealer)
        elif state.helper != NOBODY and state.step == ATTEMPT and state.rolls_left == 0:
            state.step = HAND
        else:
            self.fail(state, dealer)

    def fail(self, state: ZorroState, dealer: Dealer) -> None:
        """Z13, Z25: nothing is lost."""
        tell(dealer, "fails", state.active)
        if state.target == FEAT:
            self.end_turn(state, dealer)
        else:
            self.end_fight(state, False, dealer)

    def succeed(self, state: ZorroState, dealer: Dealer) -> None:
        tell(dealer, "succeeds", state.active)
        if state.target == FEAT:
            self.collect(state, dealer)
        elif state.target == SCOUNDREL:
            self.reward(state, dealer)
        else:
            state.victors |= BIT << state.active
            self.end_fight(state, True, dealer)

    # --- 3. Collect ---------------------------------------------------------------------------------------------

    def collect(self, state: ZorroState, dealer: Dealer) -> None:
        """Z14: (A) the Feat, (B) Equipment for the active player, then for the helper, (C) refill."""
        self.take_feat(state, dealer)
        face_up: i64 = state.shown_gear[state.place]
        if self.edition.gear_is_chosen and face_up != NOTHING:
            self.let_choose(state, state.active, THEN_HELPER)
        elif self.edition.gear_is_chosen:
            self.draw_common(state, state.active, THEN_HELPER, dealer)
        else:
            self.take_face_up(state, state.active, THEN_HELPER, dealer)

    def take_feat(self, state: ZorroState, dealer: Dealer) -> None:
        """Z14 A, Z23, Z24, Z28: the Feat, perhaps a Hero die, and who is roused by it."""
        feat: i64 = state.shown_feats[state.place]
        seat = state.active
        location: i64 = self.cards.feat_places[feat]
        state.feats[seat] |= BIT << feat
        state.shown_feats[state.place] = NOTHING
        tell_card(dealer, "takes-feat", seat, self.cards.feat_names[feat])
        if self.feats_at(state, seat, location) < 2:
            return
        state.heroes[seat] += BIT << (2 * location)
        events.tell_location(dealer, "takes-hero-die", seat, location)
        if self.hero_dice_taken(state, location) == HERO_DICE_A_LOCATION:
            state.new_villain = location
        else:
            state.new_scoundrel = location

    def feats_at(self, state: ZorroState, seat: i64, location: i64) -> i64:
        found: i64 = 0
        mine: i64 = state.feats[seat]
        for feat in range(i64(FEATS)):
            if (mine >> feat) & 1 and self.cards.feat_places[feat] == location:
                found += 1
        return found

    def hero_dice_taken(self, state: ZorroState, location: i64) -> i64:
        taken: i64 = 0
        for seat in range(self.seats):
            taken += hero_dice(state.heroes[seat], location)
        return taken

    def let_choose(self, state: ZorroState, seat: i64, then: i64) -> None:
        state.step = TAKE
        state.owner = seat
        state.then = then

    def take_or_draw(self, state: ZorroState, number: i64, dealer: Dealer) -> None:
        """Z15 `french`: the face-up Equipment or the top of the deck."""
        if number == TAKE_GEAR:
            self.take_face_up(state, state.owner, state.then, dealer)
        else:
            self.draw_common(state, state.owner, state.then, dealer)

    def take_face_up(self, state: ZorroState, seat: i64, then: i64, dealer: Dealer) -> None:
        """Z15, ZR18: where nothing lies face up there is nothing to take."""
        card: i64 = state.shown_gear[state.place]
        state.shown_gear[state.place] = NOTHING
        if card == NOTHING:
            self.go_on(state, then, dealer)
        else:
            self.gain(state, seat, card, "takes-gear", then, dealer)

    def draw_common(self, state: ZorroState, seat: i64, then: i64, dealer: Dealer) -> None:
        """Z15, Z21: from the deck, if it holds a card."""
        if len(state.common_pile) == 0:
            tell(dealer, "deck-empty", seat)
            self.go_on(state, then, dealer)
            return
        card, state.common_pile = state.common_pile.draw(dealer, self.cards.gear_names)
        self.gain(state, seat, card, "draws-gear", then, dealer)

    def go_on(self, state: ZorroState, then: i64, dealer: Dealer) -> None:
        """ZR16, ZR17: what comes after somebody's Equipment is settled."""
        if then == THEN_HELPER:
            self.equip_helper(state, dealer)
        elif then == THEN_REFILL:
            self.refill(state, dealer)
        else:
            self.end_fight(state, True, dealer)

    def equip_helper(self, state: ZorroState, dealer: Dealer) -> None:
        """Z15: the helper is rewarded whether or not the help was needed."""
        if state.helper == NOBODY:
            self.refill(state, dealer)
        elif self.edition.gear_is_chosen and state.shown_gear[state.place] != NOTHING:
            self.let_choose(state, state.helper, THEN_REFILL)
        else:
            self.draw_common(state, state.helper, THEN_REFILL, dealer)

    def refill(self, state: ZorroState, dealer: Dealer) -> None:
        """Z14 C, Z15, Z28, ZR7: what nobody took goes under the deck; a new Feat, a new Equipment below it."""
        left: i64 = state.shown_gear[state.place]
        if left != NOTHING:
            state.common_pile = state.common_pile.put_at_bottom(left, EVERYBODY)
            tell_card(dealer, "gear-under-deck", NOBODY, self.cards.gear_names[left])
        self.show_feat(state, state.place, dealer)
        self.show_gear(state, state.place, dealer)
        if len(state.feat_pile) == 0 and state.new_villain == NOTHING:
            tell(dealer, "last-feat", NOBODY)
            state.new_villain = self.cards.feat_places[state.shown_feats[state.place]]
        self.bring_out(state, dealer)

    def end_turn(self, state: ZorroState, dealer: Dealer) -> None:
        """Z16: the dice pass to the left."""
        state.active = (state.active + 1) % self.seats
        state.turn += 1
        self.clear_attempt(state)
        if state.fighters_left > 0:
            self.face_alone(state, dealer)
        else:
            state.target = NO_TARGET
            state.place = NOTHING
            state.step = TRAVEL
            tell(dealer, "turn", state.active)

    def clear_attempt(self, state: ZorroState) -> None:
        state.helper = NOBODY
        state.owner = NOBODY
        state.offers = 0
        state.answers = 0
        state.need = 0
        state.kit = NO_KIT
        state.helper_kit = NO_KIT
        state.ability = NO_ABILITY
        state.zorro = 0
        state.hero_faces = 0
        state.helper_faces = 0
        state.rolls_left = 0
        state.sets_left = 0
        state.new_scoundrel = NOTHING
        state.new_villain = NOTHING

    # --- Equipment ----------------------------------------------------------------------------------------------

    def gain(self, state: ZorroState, seat: i64, card: i64, kind: str, then: i64, dealer: Dealer) -> None:
        """Z17, ZR17: one more card; too many are settled at once by their owner."""
        state.gear[seat] |= BIT << card
        tell_card(dealer, kind, seat, self.cards.gear_names[card])
        if choices.too_much(state.gear[seat]):
            state.step = DISCARD
            state.owner = seat
            state.then = then
        else:
            self.go_on(state, then, dealer)

    def discard(self, state: ZorroState, card: i64, dealer: Dealer) -> None:
        """Z17: to the bottom of its own deck, where everybody knows that it lies."""
        state.gear[state.owner] &= ~(BIT << card)
        tell_card(dealer, "discards", state.owner, self.cards.gear_names[card])
        if (BIT << card) & COMMON_MASK:
            state.common_pile = state.common_pile.put_at_bottom(card, EVERYBODY)
        else:
            state.premium_pile = state.premium_pile.put_at_bottom(card, EVERYBODY)
        self.go_on(state, state.then, dealer)

    # --- The next chapter (rules.py) ------------------------------------------------------------------------------

    @abstractmethod
    def bring_out(self, state: ZorroState, dealer: Dealer) -> None: ...

    @abstractmethod
    def reward(self, state: ZorroState, dealer: Dealer) -> None: ...

    @abstractmethod
    def end_fight(self, state: ZorroState, won: bool, dealer: Dealer) -> None: ...

    @abstractmethod
    def score_duel(self, state: ZorroState, dealer: Dealer) -> None: ...
