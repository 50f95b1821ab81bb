"""From a record back to the match, and the proof of its dice and cards."""

from __future__ import annotations

from zabletop.engine.dealer import MOST_OUTCOMES, SeededDealer, derive
from zabletop.engine.errors import BadRecord, ZabletopError
from zabletop.engine.game import Game, Rules
from zabletop.engine.match import UNDO_AGREED, UNDO_NOTATIONS, Match
from zabletop.engine.record import checked_secret
from zabletop.engine.shapes import Record


def rebuild(record: Record, game: Game) -> Match:
    """The match that the record tells, played again and compared with it entry by entry."""
    if record.game != game.name:
        raise BadRecord("record-bad-field", {"why": f"game {record.game}, not {game.name}"})
    if record.rules_version != game.rules_version:
        facts = {"version": record.rules_version, "known": game.rules_version}
        raise BadRecord("record-other-rules", facts)
    rules = opened(record, game)
    if rules.options != record.options:
        raise BadRecord("record-bad-field", {"why": "options"})
    if rules.card_facts() != record.cards:
        raise BadRecord("record-other-cards", {"cards": str(record.cards.get("name", "?"))})
    secret = checked_secret(record.chance)
    match = Match(game, rules, SeededDealer(secret, record.chance.salts), record.chance.seed)
    try:
        replay_entries(match, record)
    except BadRecord:
        raise
    except ZabletopError as error:
        raise BadRecord("record-illegal-entry", {"entry": len(match.entries) + 1, "why": str(error)}) from error
    if match.journal.events != record.events or match.dealer.outcomes != record.chance.outcomes:
        raise BadRecord("record-tells-otherwise")
    if match.result != record.result:
        raise BadRecord("record-tells-otherwise")
    return match


def opened(record: Record, game: Game) -> Rules:
    """The box opened as the record says. Nobody should see an error about options that they never chose."""
    own = record.cards.get("own")
    if own is not None and not isinstance(own, dict):
        raise BadRecord("record-bad-field", {"why": "cards.own"})
    try:
        return game.rules(record.players, own, **record.options)
    except ZabletopError as error:
        raise BadRecord("record-bad-field", {"why": str(error)}) from error


def replay_entries(match: Match, record: Record) -> None:
    for seat, notation in record.entries:
        if notation in UNDO_NOTATIONS.values():
            # Consent is not asked again: that all agreed is part of the match, and stands in its record.
            match.undo(seat, agreed=notation == UNDO_NOTATIONS[UNDO_AGREED])
        else:
            match.play(seat, notation)
    for seat, notation in record.held:
        match.play(seat, notation)


def verify(record: Record, game: Game) -> int:
    """Prove every die and card: derived again from the secret and the salts, then the match played again.

    Gives the number of outcomes that were proved, or raises BadRecord that names the first that is wrong.
    """
    secret = checked_secret(record.chance)
    salted = SeededDealer(secret, record.chance.salts).salted
    for number, (sides, outcome) in enumerate(record.chance.outcomes):
        if not 1 <= sides <= MOST_OUTCOMES or derive(secret, salted, number, sides) != outcome:
            raise BadRecord("record-wrong-outcome", {"number": number + 1, "of": len(record.chance.outcomes)})
    rebuild(record, game)
    return len(record.chance.outcomes)
