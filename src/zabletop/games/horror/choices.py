"""Who may decide what: the legal actions at each step, sorted by number."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.engine.pile import Pile
from zabletop.games.horror.cards import Box
from zabletop.games.horror.effects import (
    AGAIN,
    BURY,
    CHOSEN,
    DISCARD,
    DISCARD_PILE,
    DRAW_CARDS,
    DROP,
    FETCH,
    GIVE,
    IMITATE,
    MOVE,
    OTHER,
    OWN,
    RAISE,
    RECALL,
    ROB,
    SCRY,
    SPY,
    STEAL,
    SWAP,
    TRADE,
    Line,
)
from zabletop.games.horror.numbers import (
    BOTTOM,
    DIG,
    DRAW,
    FACTION,
    HAND,
    KEEP,
    PLAY,
    PLAYER,
    REDRAW,
    STOP,
    TARGET,
    TOP,
    target,
    target_seat,
)
from zabletop.games.horror.state import (
    CHARACTER,
    CHOICE,
    DISCARDED,
    FACTION_CHOICE,
    HAND_LIMIT,
    LANDING,
    MOST_PLAYS,
    OPENING,
    OVER,
    PLAYER_CHOICE,
    SECOND,
    TURN,
    HorrorState,
)


def owes(state: HorrorState, seat: i64) -> bool:
    step = state.step
    if step == OPENING or step == FACTION_CHOICE:
        return ((state.answers >> seat) & 1) == 0
    if step == CHOICE or step == SECOND:
        return seat == state.actor
    return step != OVER and seat == state.active


def deciders(state: HorrorState, players: i64) -> list[int]:
    step = state.step
    if step == TURN or step == LANDING or step == PLAYER_CHOICE:
        return [state.active]
    if step == CHOICE or step == SECOND:
        return [state.actor]
    found: list[int] = []
    if step != OVER:
        for seat in range(players):
            if ((state.answers >> seat) & 1) == 0:
                found.append(seat)
    return found


def actions(box: Box, state: HorrorState, seat: i64) -> list[int]:
    """The actions of a seat that owes a decision."""
    step = state.step
    if step == TURN:
        return turn_actions(state)
    if step == CHOICE or step == SECOND or step == PLAYER_CHOICE:
        return line_actions(box, state)
    if step == OPENING:
        return [KEEP, REDRAW]
    if step == LANDING:
        return others(state, state.active)
    return sorted([FACTION + faction for faction in state.factions[seat]])


def turn_actions(state: HorrorState) -> list[int]:
    """H7, H9, HR13: play a card, or draw while the hand has room; nobody may pass."""
    found: list[int] = []
    if can_draw(state, state.active):
        found.append(DRAW)
    add_hand(found, PLAY, state.hands[state.active])
    return found


def line_actions(box: Box, state: HorrorState) -> list[int]:
    """What a line of a text asks for; "you may" adds that one may stop (H10)."""
    line = box.texts[state.text][state.line]
    step = state.step
    found: list[int] = []
    if may_stop(line, step) and state.picked < 0:
        found.append(STOP)
    if step == PLAYER_CHOICE:
        found.extend(able(box, state, line))
    elif step == CHOICE:
        add_candidates(found, box, state, line, state.actor)
    else:
        found.extend(second_candidates(state, line))
    if line.verb == DRAW_CARDS:
        found.sort()  # drawing has a lower number than stopping
    return found


def may_stop(line: Line, step: i64) -> bool:
    """ "You may" is said to whoever plays the card: somebody they choose must do as the line says."""
    return line.may and (step == PLAYER_CHOICE or (step == CHOICE and line.who != CHOSEN))


def can_draw(state: HorrorState, seat: i64) -> bool:
    """H9, HR3, HR16."""
    return len(state.hands[seat]) < HAND_LIMIT and len(pile_of(state, seat)) > 0


def can_act(state: HorrorState, seat: i64) -> bool:
    """Whether there is anything to do in this player's turn."""
    return len(state.hands[seat]) > 0 or can_draw(state, seat)


def pile_number(state: HorrorState, seat: i64) -> i64:
    """H24: with own decks each draws from their own pile."""
    return seat if len(state.piles) > 1 else 0


def pile_of(state: HorrorState, seat: i64) -> Pile:
    return state.piles[pile_number(state, seat)]


# --- What a line can be about ---------------------------------------------------------------------------------------


def candidates(box: Box, state: HorrorState, line: Line, actor: i64) -> list[int]:
    """The ways in which this player can carry out the line now; none if it cannot be done (H11)."""
    found: list[int] = []
    add_candidates(found, box, state, line, actor)
    return found


def add_candidates(found: list[int], box: Box, state: HorrorState, line: Line, actor: i64) -> None:
    verb = line.verb
    if verb == DISCARD or verb == MOVE or verb == BURY:
        add_in_play(found, state, line, actor, line.whose)
    elif verb == DRAW_CARDS:
        if can_draw(state, actor):
            found.append(DRAW)
    elif verb == DROP:
        add_hand(found, HAND, state.hands[actor])
    elif verb == STEAL:
        add_in_play(found, state, line, actor, OTHER)
    elif verb == GIVE:
        add_in_play(found, state, line, actor, OWN)
    elif verb == RAISE:
        add_discarded(found, state, line)
    elif verb == AGAIN:
        if state.plays < MOST_PLAYS:
            add_hand(found, PLAY, state.hands[actor])
    elif verb == RECALL:
        found.extend(recalls(state, line, actor))
    elif verb == SWAP:
        add_swaps(found, state, line, actor)
    elif verb == IMITATE:
        found.extend(imitations(box, state, line, actor))
    elif verb == SCRY:
        if len(pile_of(state, actor)) > 0:
            found.append(TOP)
            found.append(BOTTOM)
    elif verb == SPY:
        add_with_hands(found, state, actor)
    elif verb == TRADE:
        if state.hands[actor]:
            found.extend(others(state, actor))
        else:
            add_with_hands(found, state, actor)
    elif len(state.hands[actor]) < HAND_LIMIT:
        # HR3: what would be taken beyond three cards stays where it is.
        if verb == FETCH:
            add_discarded(found, state, line)
        elif verb == ROB:
            add_with_hands(found, state, actor)


def recalls(state: HorrorState, line: Line, actor: i64) -> list[int]:
    """HR3: only to hands that have room."""
    found: list[int] = []
    add_in_play(found, state, line, actor, line.whose)
    return [number for number in found if len(state.hands[target_seat(number)]) < HAND_LIMIT]


def imitations(box: Box, state: HorrorState, line: Line, actor: i64) -> list[int]:
    """Not of an imitator, nor of a card that is played into another area."""
    found: list[int] = []
    add_in_play(found, state, line, actor, line.whose)
    return [number for number in found if not box.inimitable[(number - TARGET) & CHARACTER]]


def second_candidates(state: HorrorState, line: Line) -> list[int]:
    """Where the card goes that was picked."""
    if line.verb == SWAP:
        found: list[int] = []
        add_in_play(found, state, line, state.actor, OTHER)
        return found
    if line.verb == GIVE:
        return others(state, state.actor)
    return others(state, target_seat(state.picked))


def able(box: Box, state: HorrorState, line: Line) -> list[int]:
    """The other players who could carry out the line, should they be chosen."""
    found: list[int] = []
    for seat in range(len(state.hands)):
        if seat != state.active and candidates(box, state, line, seat):
            found.append(PLAYER + seat)
    return found


def add_swaps(found: list[int], state: HorrorState, line: Line, actor: i64) -> None:
    """One's own cards that can change places: only if there is another's to take."""
    theirs: list[int] = []
    add_in_play(theirs, state, line, actor, OTHER)
    if theirs:
        add_matching(found, state, line.mine, actor)


def add_in_play(found: list[int], state: HorrorState, line: Line, actor: i64, whose: i64) -> None:
    """H13: cards in the areas, of any player or some; HR10: not the played card, unless the line is about it."""
    if line.own_card:
        if state.played_at >= 0:
            found.append(target(state.played_at, state.played))
        return
    for seat in range(i64(len(state.areas))):
        if whose == OWN:
            if seat != actor:
                continue
        elif whose == OTHER and seat == actor:
            continue
        add_matching(found, state, line.matches, seat)


def add_matching(found: list[int], state: HorrorState, matches: list[bool], seat: i64) -> None:
    """Each character once; the played card itself does not count (HR10)."""
    spared: i64 = state.played if state.played_at == seat else -1
    before: i64 = -1
    base = target(seat, 0)
    for character in state.areas[seat]:
        card: i64 = character
        if card == spared:
            spared = -1
        elif card != before and matches[card]:
            found.append(base + card)
            before = card


def add_discarded(found: list[int], state: HorrorState, line: Line) -> None:
    """HR10: not the played card, if it has discarded itself."""
    spared: i64 = state.played if state.played_at == DISCARDED else -1
    before: i64 = -1
    for character in state.discard:
        card: i64 = character
        if card == spared:
            spared = -1
        elif card != before and line.matches[card]:
            found.append(DIG + card)
            before = card


def add_hand(found: list[int], base: i64, hand: tuple[int, ...]) -> None:
    """The characters of a hand, each once. A hand is in the order of who knows what; it has three cards at most."""
    before: i64 = -1
    for _ in range(len(hand)):
        least: i64 = CHARACTER + 1
        for card in hand:
            character: i64 = card & CHARACTER
            if before < character < least:
                least = character
        if least > CHARACTER:
            return
        found.append(base + least)
        before = least


def others(state: HorrorState, seat: i64) -> list[int]:
    return [PLAYER + other for other in range(len(state.hands)) if other != seat]


def add_with_hands(found: list[int], state: HorrorState, actor: i64) -> None:
    """The others who have a card in hand."""
    for seat in range(len(state.hands)):
        if seat != actor and len(state.hands[seat]) > 0:
            found.append(PLAYER + seat)


def applies(state: HorrorState, line: Line) -> bool:
    """Whether the condition of a line is met."""
    depends = line.depends
    if depends is None:
        return True
    found: list[int] = []
    if line.depends_whose == DISCARD_PILE:
        there = any(depends[card] for card in state.discard)
    else:
        for seat in range(i64(len(state.areas))):
            mine = seat == state.active
            if (line.depends_whose == OWN and not mine) or (line.depends_whose == OTHER and mine):
                continue
            add_matching(found, state, depends, seat)
        there = len(found) > 0
    return there != line.depends_on_none
