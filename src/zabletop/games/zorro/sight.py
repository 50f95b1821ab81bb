"""What a viewer may know of a game of Zorro. Nearly everything lies open: only offers of help are made in secret."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.engine.dealer import Dealer
from zabletop.engine.pile import EVERYBODY, Known, Pile
from zabletop.engine.shapes import REFEREE
from zabletop.games.zorro import notation
from zabletop.games.zorro.cards import COMMONS, FEATS, PREMIUMS, CardSet
from zabletop.games.zorro.choices import shortfall
from zabletop.games.zorro.dice import LOCATIONS, faces_of, names_of
from zabletop.games.zorro.effects import NO_ABILITY, NO_KIT
from zabletop.games.zorro.events import hero_names
from zabletop.games.zorro.shapes import Attempt, Deck, Place, Player, ZorroSight
from zabletop.games.zorro.state import (
    ATTEMPT,
    FOURTH,
    HAND,
    NOBODY,
    NOTHING,
    OFFER,
    OVER,
    SCOUNDREL,
    STEPS,
    TARGETS,
    THEN_END_FIGHT,
    THEN_HELPER,
    THEN_REFILL,
    ZorroState,
    hero_dice,
)


def sight(
    players: int, options: dict[str, str], cards: CardSet, deciders: list[int], state: ZorroState, viewer: int
) -> ZorroSight:
    offers = state.offers
    if state.step == OFFER and viewer != REFEREE:
        offers = offers & (1 << viewer) if viewer >= 0 else 0
    return ZorroSight(
        game="zorro",
        viewer=viewer,
        players=players,
        options=options,
        cards=cards.document if cards.own else None,
        deciders=deciders,
        over=state.step == OVER,
        step=STEPS[state.step],
        turn=state.turn,
        active=state.active,
        owner=state.owner,
        helper=state.helper,
        seats=[player(cards, state, seat) for seat in range(players)],
        places=[Place(name(cards.feat_names, f), name(cards.gear_names, g)) for f, g in middle(state)],
        feat_deck=deck(state.feat_pile, cards.feat_names),
        common_deck=deck(state.common_pile, cards.gear_names),
        premium_deck=deck(state.premium_pile, cards.gear_names),
        scoundrels_out=[LOCATIONS[place] for place in range(4) if (state.scoundrels_out >> place) & 1],
        attempt=attempt(cards, state),
        offers=seats_of(offers),
        answered=seats_of(state.answers),
        new_scoundrel=place_name(state.new_scoundrel),
        new_villain=place_name(state.new_villain),
        fighters_left=state.fighters_left,
        first_fighter=state.first_fighter,
        victors=seats_of(state.victors),
        duelists=seats_of(state.duelists),
        duel_round=state.duel_round,
        scores=state.scores[:],
        winner=state.winner,
    )


def middle(state: ZorroState) -> list[tuple[int, int]]:
    return list(zip(state.shown_feats, state.shown_gear, strict=True))


def name(names: list[str], card: int) -> str:
    return names[card] if card != NOTHING else ""


def place_name(location: int) -> str:
    return LOCATIONS[location] if location != NOTHING else ""


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(6) if (mask >> seat) & 1]


def player(cards: CardSet, state: ZorroState, seat: int) -> Player:
    return Player(
        feats=[cards.feat_names[card] for card in range(FEATS) if (state.feats[seat] >> card) & 1],
        gear=[cards.gear_names[card] for card in range(COMMONS + PREMIUMS) if (state.gear[seat] >> card) & 1],
        heroes={LOCATIONS[p]: hero_dice(state.heroes[seat], p) for p in range(4) if hero_dice(state.heroes[seat], p)},
        standing=standing(state, seat),
    )


def standing(state: ZorroState, seat: int) -> bool | None:
    """Z32: a token stands for a victor and is knocked over for a loser; before their fight it is neither."""
    if state.first_fighter < 0:
        return None
    players = len(state.gear)
    fought = players - state.fighters_left
    if (seat - state.first_fighter) % players >= fought:
        return None
    return bool((state.victors >> seat) & 1)


def deck(pile: Pile, names: list[str]) -> Deck:
    """Nothing in a deck of Zorro has a secret place: its pool has no order, its bottom was seen by all."""
    return Deck(len(pile), [names[card] for card in pile.pool], [names[known.card] for known in pile.bottom])


def attempt(cards: CardSet, state: ZorroState) -> Attempt:
    rolling = state.step in (ATTEMPT, HAND, FOURTH)
    told = Attempt(target=TARGETS[state.target], place=state.place)
    if told.target == "feat":
        told.card = name(cards.feat_names, state.shown_feats[state.place])
    elif told.target in ("scoundrel", "villain"):
        foes = cards.scoundrels if told.target == "scoundrel" else cards.villains
        told.card = foes[state.place].name
        told.location = LOCATIONS[state.place]
    if rolling:
        told.needs = names_of(state.need)
        told.faces = names_of(state.zorro)
        told.heroes = hero_names(state.hero_faces, cards.actions)
        told.helper_heroes = hero_names(state.helper_faces, cards.actions)
        told.rolls_left = state.rolls_left
        told.sets_left = state.sets_left
        told.missing = shortfall(cards, state)
    return told


# --- Imagining -----------------------------------------------------------------------------------------------------


def imagine(cards: CardSet, seen: ZorroSight, dealer: Dealer) -> ZorroState:
    """A state from a sight alone. Only other seats' secret offers are unknown: they fall by chance."""
    state = ZorroState(None)
    state.feats = [mask(cards.feat_names, one.feats) for one in seen.seats]
    state.gear = [mask(cards.gear_names, one.gear) for one in seen.seats]
    state.heroes = [hero_counts(one.heroes) for one in seen.seats]
    state.shown_feats = [card(cards.feat_names, place.feat) for place in seen.places]
    state.shown_gear = [card(cards.gear_names, place.gear) for place in seen.places]
    state.feat_pile = pile(seen.feat_deck, cards.feat_names)
    state.common_pile = pile(seen.common_deck, cards.gear_names)
    state.premium_pile = pile(seen.premium_deck, cards.gear_names)
    state.scoundrels_out = sum(1 << LOCATIONS.index(place) for place in seen.scoundrels_out)
    state.turn, state.active, state.owner = seen.turn, seen.active, seen.owner
    state.helper = seen.helper
    state.step = STEPS.index(seen.step)
    state.new_scoundrel = LOCATIONS.index(seen.new_scoundrel) if seen.new_scoundrel else NOTHING
    state.new_villain = LOCATIONS.index(seen.new_villain) if seen.new_villain else NOTHING
    state.fighters_left, state.first_fighter = seen.fighters_left, seen.first_fighter
    state.victors, state.duelists = bits_of(seen.victors), bits_of(seen.duelists)
    state.duel_round, state.winner = seen.duel_round, seen.winner
    state.scores = seen.scores[:]
    imagine_offers(state, seen, dealer)
    imagine_attempt(cards, state, seen.attempt)
    state.then = after_equipment(state)
    return state


def after_equipment(state: ZorroState) -> i64:
    """Where the turn goes on once Equipment is settled: whoever takes it, and for what, says it (Z14, ZR17)."""
    if state.target == SCOUNDREL:
        return THEN_END_FIGHT
    return THEN_REFILL if state.owner != NOBODY and state.owner == state.helper else THEN_HELPER


def imagine_offers(state: ZorroState, seen: ZorroSight, dealer: Dealer) -> None:
    state.answers = bits_of(seen.answered)
    state.offers = bits_of(seen.offers)
    if state.step == OFFER and seen.viewer != REFEREE:
        for seat in seen.answered:
            if seat != seen.viewer:
                state.offers |= dealer.pick(2) << seat


def imagine_attempt(cards: CardSet, state: ZorroState, told: Attempt) -> None:
    state.target = TARGETS.index(told.target)
    state.place = told.place
    state.zorro = faces_of(told.faces)
    state.hero_faces = hero_faces(cards, told.heroes)
    state.helper_faces = hero_faces(cards, told.helper_heroes)
    state.need = faces_of(told.needs)
    state.rolls_left, state.sets_left = told.rolls_left, told.sets_left
    state.kit = state.helper_kit = NO_KIT
    state.ability = NO_ABILITY
    if state.step not in (ATTEMPT, HAND, FOURTH):
        return
    state.kit = cards.kit(state.gear[state.active])
    if state.helper >= 0:
        state.helper_kit = cards.kit(state.gear[state.helper])
        state.kit = state.helper_kit if state.step == FOURTH else state.kit.with_(state.helper_kit)
    if told.target in ("scoundrel", "villain") and not state.kit.ignores:
        foes = cards.scoundrels if told.target == "scoundrel" else cards.villains
        state.ability = foes[state.place].ability


def mask(names: list[str], cards: list[str]) -> int:
    return sum(1 << names.index(one) for one in cards)


def card(names: list[str], one: str) -> int:
    return names.index(one) if one else NOTHING


def bits_of(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def hero_counts(heroes: dict[str, int]) -> int:
    return sum(dice << (2 * LOCATIONS.index(place)) for place, dice in heroes.items())


def hero_faces(cards: CardSet, names: list[str]) -> i64:
    faces: i64 = 0
    for one in names:
        faces += notation.hero_die(cards, one)
    return faces


def pile(told: Deck, names: list[str]) -> Pile:
    bottom = [Known(names.index(one), EVERYBODY) for one in told.bottom]
    return Pile([names.index(one) for one in told.unseen], (), bottom)
