"""What a viewer may know of a game of Ze Horror Attack, and what they can imagine from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, gcd, perm

from zabletop.engine.dealer import Dealer
from zabletop.engine.pile import EVERYBODY, Known, Pile
from zabletop.engine.shapes import REFEREE
from zabletop.games.horror import choices, notation
from zabletop.games.horror.cards import Box
from zabletop.games.horror.shapes import Draw, Hidden, HorrorSight, Player, Text
from zabletop.games.horror.state import (
    CHARACTER,
    EARLY,
    FACTION_CHOICE,
    FROM_SECOND,
    HAND_LIMIT,
    NOTHING,
    OPENING,
    OVER,
    PUBLIC,
    STEPS,
    HorrorState,
    from_pile,
    hidden,
    knowers_of,
    knows,
)


def sight(players: int, options: dict[str, str], box: Box, state: HorrorState, viewer: int) -> HorrorSight:
    hands = [[shown(box, card, viewer) for card in hand] for hand in state.hands]
    redraws = bits(state.redraws)
    if state.step == OPENING and viewer != REFEREE:
        redraws = [seat for seat in redraws if seat == viewer]
    return HorrorSight(
        game="horror",
        viewer=viewer,
        players=players,
        options=options,
        cards=box.own,
        deciders=choices.deciders(state, players),
        over=state.step == OVER,
        step=STEPS[state.step],
        turn=state.turn,
        active=state.active,
        seats=[player(box, state, seat, in_order(hands[seat]), viewer) for seat in range(players)],
        piles=[draw(box, state, number, viewer) for number in range(len(state.piles))],
        discard=[box.names[card] for card in state.discard],
        text=text(box, state),
        unseen_factions=unseen_factions(box, state, viewer),
        redraws=redraws,
        answered=bits(state.answers),
        last=state.last,
    )


def bits(seats: int) -> list[int]:
    return [seat for seat in range(8) if (seats >> seat) & 1]


def sees(card: int, viewer: int) -> bool:
    return viewer == REFEREE or knows(card, viewer)


def shown(box: Box, card: int, viewer: int) -> Hidden:
    knowers = knowers_of(card)
    return Hidden(
        box.names[card & CHARACTER] if sees(card, viewer) else "",
        bits(knowers),
        (knowers & PUBLIC) != 0,
        1 if card & FROM_SECOND else 0,
        (card & EARLY) != 0,
    )


def in_order(cards: list[Hidden]) -> list[Hidden]:
    """An order that tells nothing of the cards whose names are not there."""
    return sorted(cards, key=lambda card: (not card.card, card.card, card.knowers, card.pile, card.early, card.open))


def player(box: Box, state: HorrorState, seat: int, hand: list[Hidden], viewer: int) -> Player:
    area, over = state.areas[seat], state.step == OVER
    may_know = viewer in (seat, REFEREE) or over
    scoring = state.scoring[seat]
    return Player(
        area=[box.names[card] for card in area],
        hand=hand,
        factions=[box.faction_names[faction] if may_know else "" for faction in state.factions[seat]],
        scoring=box.faction_names[scoring] if scoring != NOTHING and may_know else "",
        replaced=[box.names[card] for card in state.replaced[seat]] if viewer in (seat, REFEREE) else [],
        noticed=[box.names[card] for card in state.noticed[seat]] if viewer in (seat, REFEREE) else [],
        suns=sum(box.suns[card] for card in area),
        skulls=sum(box.skulls[card] for card in area),
        score=box.score(area, scoring) if over else None,
    )


def draw(box: Box, state: HorrorState, number: int, viewer: int) -> Draw:
    pile = state.piles[number]
    top = [in_pile(box, known, viewer) for known in pile.top]
    bottom = [in_pile(box, known, viewer) for known in pile.bottom]
    names = [box.names[card] for card in unseen(state, number, viewer)]
    return Draw(len(pile), top, bottom, names)


def in_pile(box: Box, known: Known, viewer: int) -> Hidden:
    card = hidden(known.card, 0, False, from_pile(known.knowers))
    return shown(box, card, viewer)


def unseen(state: HorrorState, number: int, viewer: int) -> list[int]:
    """HR17: the cards of a pile that this viewer can't place, by name. For the referee: those without a place."""
    pile = state.piles[number]
    found = list(pile.pool)
    found.extend(known.card for known in (*pile.top, *pile.bottom) if not sees_known(known, viewer))
    for hand in state.hands:
        for card in hand:
            if not sees(card, viewer) and (1 if card & FROM_SECOND else 0) == number:
                found.append(card & CHARACTER)
    return sorted(found)


def sees_known(known: Known, viewer: int) -> bool:
    return viewer == REFEREE or known.known_to(viewer)


def unseen_factions(box: Box, state: HorrorState, viewer: int) -> list[str]:
    placed: set[int] = set()
    for seat, factions in enumerate(state.factions):
        if viewer in (seat, REFEREE) or state.step == OVER:
            placed.update(factions)
    return [box.faction_names[faction] for faction in box.factions.pool if faction not in placed]


def text(box: Box, state: HorrorState) -> Text:
    if state.played == NOTHING:
        return Text()
    picked = ""
    if state.picked != NOTHING:
        picked = notation.notation(box, state.picked)
    return Text(
        card=box.names[state.played],
        at=state.played_at,
        plays=state.plays,
        reading=box.names[state.text] if state.text != NOTHING else "",
        line=state.line,
        actor=state.actor,
        waiting=state.waiting,
        left=state.left,
        chosen=state.chosen,
        picked=picked,
    )


# --- Imagining ------------------------------------------------------------------------------------------------------


def imagine(box: Box, seen: HorrorSight, dealer: Dealer) -> HorrorState:
    """A state from a sight alone, each that fits it equally likely."""
    state = HorrorState(None)
    state.step, state.turn, state.active, state.last = STEPS.index(seen.step), seen.turn, seen.active, seen.last
    state.areas = [cards_of(box, seat.area) for seat in seen.seats]
    state.discard = cards_of(box, seen.discard)
    state.answers = mask(seen.answered)
    state.redraws = mask(seen.redraws)
    state.replaced = [cards_of(box, seat.replaced) for seat in seen.seats]
    state.noticed = [cards_of(box, seat.noticed) for seat in seen.seats]
    imagine_cards(box, seen, state, dealer)
    imagine_factions(box, seen, state, dealer)
    imagine_text(box, seen.text, state)
    for seat in seen.answered:
        imagine_answer(seen, state, seat, dealer)
    return state


def cards_of(box: Box, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(box.places[name] for name in names))


def mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def imagine_cards(box: Box, seen: HorrorSight, state: HorrorState, dealer: Dealer) -> None:
    """Give each hidden card a face, and the pools the rest.

    The viewer's own first hand, where it went back, can't be in a place that was filled before that: these cards are
    placed first, each with all later places open to it, so that all worlds are equally likely.
    """
    hands = [[copy_of_hidden(card) for card in seat.hand] for seat in seen.seats]
    tops = [[copy_of_hidden(card) for card in pile.top] for pile in seen.piles]
    bottoms = [[copy_of_hidden(card) for card in pile.bottom] for pile in seen.piles]
    for number, pile in enumerate(seen.piles):
        in_hands = [card for hand in hands for card in hand if not card.card and card.pile == number]
        in_piles = [card for card in (*tops[number], *bottoms[number]) if not card.card]
        pool = deal_out(seen, number, [*in_hands, *in_piles], pile.unseen, dealer)
        top, bottom = known_cards(box, tops[number]), known_cards(box, bottoms[number])
        state.piles.append(Pile([box.places[name] for name in pool], top, bottom))
    for hand in hands:
        slots = [hidden(box.places[card.card], card.pile, card.early, knowers_in(card)) for card in hand]
        state.hands.append(tuple(sorted(slots)))


def copy_of_hidden(card: Hidden) -> Hidden:
    return Hidden(card.card, card.knowers, card.open, card.pile, card.early)


def deal_out(seen: HorrorSight, number: int, places: list[Hidden], unseen: list[str], dealer: Dealer) -> list[str]:
    """Deal the unseen cards to the places at random; gives what is left for the pool."""
    rest = unseen[:]
    open_places: list[Hidden | None] = [*places, *[None] * (len(unseen) - len(places))]
    pool: list[str] = []
    for name in went_back(seen, number, open_places, unseen, dealer):
        rest.remove(name)
        later = [place for place, slot in enumerate(open_places) if slot is None or not slot.early]
        fill(open_places, later[dealer.pick(len(later))], name, pool)
    for name in rest:
        fill(open_places, dealer.pick(len(open_places)), name, pool)
    return pool


def went_back(
    seen: HorrorSight, number: int, places: list[Hidden | None], unseen: list[str], dealer: Dealer
) -> list[str]:
    """The unseen cards that the viewer put back into this pile (HR1).

    Of a card with copies some may have been seen since: whether those were the ones is drawn, with a weight that counts
    the worlds in which they were.
    """
    if seen.viewer < 0 or not own_pile(seen, seen.viewer, number):
        return []
    mine = seen.seats[seen.viewer]
    ways: list[tuple[int, list[str]]] = [(1, [])]
    for name in sorted(set(mine.replaced)):
        back, noticed, left = mine.replaced.count(name), mine.noticed.count(name), unseen.count(name)
        if left == 0:
            continue
        others = noticed + left - back
        ways = [
            (weight * comb(back, met) * comb(others, noticed - met), [*names, *[name] * (back - met)])
            for weight, names in ways
            for met in range(min(back, noticed) + 1)
            if back - met <= left and noticed - met <= others
        ]
    late = sum(slot is None or not slot.early for slot in places)
    most = min(HAND_LIMIT, len(places))
    weights = [
        weight * perm(late, len(names)) * perm(len(places) - len(names), most - len(names)) for weight, names in ways
    ]
    common = gcd(*weights) or 1
    weights = [weight // common for weight in weights]
    # A dealer picks among 2**31 at most: beyond that the last digits of such counts tell no difference.
    excess = max(0, sum(weights).bit_length() - 31)
    weights = [weight >> excess for weight in weights]
    picked = dealer.pick(sum(weights)) if len(ways) > 1 else 0
    for (_, names), weight in zip(ways, weights, strict=True):
        if picked < weight:
            return names
        picked -= weight
    return []


def own_pile(seen: HorrorSight, seat: int, number: int) -> bool:
    return len(seen.piles) == 1 or number == seat


def fill(places: list[Hidden | None], place: int, name: str, pool: list[str]) -> None:
    slot = places.pop(place)
    if slot is None:
        pool.append(name)
    else:
        slot.card = name


def known_cards(box: Box, cards: Sequence[Hidden]) -> list[Known]:
    return [Known(box.places[card.card], EVERYBODY if card.open else mask(card.knowers)) for card in cards]


def knowers_in(card: Hidden) -> int:
    return mask(card.knowers) | (PUBLIC if card.open else 0)


def imagine_factions(box: Box, seen: HorrorSight, state: HorrorState, dealer: Dealer) -> None:
    pile = Pile([box.faction_names.index(name) for name in seen.unseen_factions])
    for seat in seen.seats:
        dealt: list[int] = []
        for name in seat.factions:
            if name:
                faction = box.faction_names.index(name)
            else:
                faction, pile = pile.draw(dealer, box.faction_names)
            dealt.append(faction)
        state.factions.append(tuple(sorted(dealt)))
        state.scoring.append(box.faction_names.index(seat.scoring) if seat.scoring else NOTHING)


def imagine_answer(seen: HorrorSight, state: HorrorState, seat: int, dealer: Dealer) -> None:
    """What somebody decided in secret, while others still think (H5, H25)."""
    if seat == seen.viewer or seen.viewer == REFEREE:
        return
    if state.step == OPENING and dealer.pick(2):
        state.redraws |= 1 << seat
    if state.step == FACTION_CHOICE:
        factions = state.factions[seat]
        state.scoring[seat] = factions[dealer.pick(len(factions))]


def imagine_text(box: Box, seen: Text, state: HorrorState) -> None:
    if not seen.card:
        return
    state.played, state.played_at, state.plays = box.places[seen.card], seen.at, seen.plays
    state.text = box.places[seen.reading] if seen.reading else NOTHING
    state.line, state.actor, state.waiting = seen.line, seen.actor, seen.waiting
    state.left, state.chosen = seen.left, seen.chosen
    if seen.picked:
        state.picked = notation.number(box, seen.picked)
