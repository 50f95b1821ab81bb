"""Positions that many tests start from."""

from __future__ import annotations

from tests.zorro.table import FRENCH, IN_ROUNDS, MET, MISSED, REVISED, Document, Table
from zabletop.games.zorro.dice import LOCATIONS

# As many pieces of Equipment as one may hold.
THREE = ("free-charm", "free-grab", "reroll-charm")


def facing_scoundrel(falls: str, own: Document | None = None, gear: str = "", **heroes: int) -> Table:
    """Seat 0 fights the Scoundrel of the Farm, on its own turn (`revised`)."""
    table = Table(REVISED, 3, own)
    table.give_gear(0, *gear.split())
    table.give_heroes(0, **heroes)
    table.scoundrel_out("farm")
    table.play(0, "fight farm", falls)
    return table


def ready_for_hero_die(table: Table, seat: int, *locations: str) -> None:
    """The seat has one Feat of each of these locations: the next one brings a Hero die."""
    table.give_feats(seat, *(f"{location}-4" for location in locations))


def final_battle(table: Table, falls: str, location: str = "farm") -> None:
    """Seat 0 draws the last Feat; the Villain of its location faces seat 1, whose first ROLL falls like this."""
    table.leave_feats(f"{location}-3")
    table.complete(1, f"{location}-3 reroll-taunt {falls}")


def duel_of_all(table: Table, falls: str) -> None:
    """Nobody beats the Villain of the Plaza, who rules the number of ROLLs; seat 1's first ROLL of the duel falls."""
    players = table.rules.players
    final_battle(table, MISSED, "plaza")
    for step in range(1, players):
        table.play(step, "stop", MISSED)
    table.play(0, "stop", falls)


def bring_out(table: Table, falls: str, location: str = "farm") -> None:
    """Seat 0 takes the first Hero die of a location; in rounds of fights seat 1's first ROLL falls like this."""
    ready_for_hero_die(table, 0, location)
    fight = falls if table.edition in IN_ROUNDS else ""
    table.complete(LOCATIONS.index(location) + 1, f"{location}-2 free-taunt {fight}")


def gain_a_fourth(edition: str, *held: str) -> Table:
    """Seat 0 completes a Feat and takes "free-dash", which is one card too many."""
    table = Table(edition)
    table.give_gear(0, *held)
    table.travel_alone(1, MET)
    table.play(0, "stop")
    if edition == FRENCH:
        table.play(0, "take")
    return table
