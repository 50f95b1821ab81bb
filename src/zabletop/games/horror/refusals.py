"""Why an action is refused: the rule that forbids it, and the id of a sentence.

Only what the refused player knows plays a part: a refusal must not tell where a hidden card is.
"""

from __future__ import annotations

from typing import Any

from zabletop.engine.errors import Illegal
from zabletop.games.horror.cards import Box
from zabletop.games.horror.effects import NEUTRAL, RECALL
from zabletop.games.horror.notation import parts
from zabletop.games.horror.state import CHARACTER, HAND_LIMIT, STEPS, HorrorState

# At which steps each thing can be done at all, and which rule says so.
PROPER_STEPS: dict[str, tuple[tuple[str, ...], str]] = {
    "keep": (("opening",), "H5"),
    "redraw": (("opening",), "H5"),
    "play": (("turn", "choice"), "H7"),
    "draw": (("turn", "choice"), "H7"),
    "player": (("landing", "player", "choice", "second"), "HR12"),
    "target": (("choice", "second"), "H10"),
    "hand": (("choice",), "H10"),
    "dig": (("choice",), "H13"),
    "top": (("choice",), "H10"),
    "bottom": (("choice",), "H10"),
    "stop": (("player", "choice"), "HR13"),
    "faction": (("faction",), "H25"),
}


def refusal(box: Box, state: HorrorState, seat: int, number: int) -> Illegal:
    told = parts(box, number)
    if not told:
        return Illegal("", "engine-unknown-notation", {"notation": str(number)})
    verb: str = told["do"]
    steps, rule = PROPER_STEPS[verb]
    step = STEPS[state.step]
    if step not in steps:
        if verb == "stop" and step == "turn":
            return Illegal("HR13", "horror-no-pass")
        return Illegal(rule, "horror-not-now", {"action": verb, "step": step})
    if step == "turn":
        return no_turn(box, state, seat, told)
    if step == "faction":
        return Illegal("H25", "horror-not-your-faction", {"faction": told["faction"]})
    if verb == "stop":
        return Illegal("H10", "horror-compulsory", {"card": box.names[state.text]})
    if step == "landing":
        return Illegal("H8", "horror-not-there", {"card": box.names[state.played]})
    return Illegal(rule_of_line(box, state, told), "horror-not-meant", {"card": box.names[state.text], "action": verb})


def no_turn(box: Box, state: HorrorState, seat: int, told: dict[str, Any]) -> Illegal:
    if told["do"] == "draw":
        if len(state.hands[seat]) >= HAND_LIMIT:
            return Illegal("H9", "horror-full-hand", {"limit": HAND_LIMIT})
        return Illegal("HR16", "horror-empty-pile")
    held = [box.names[card & CHARACTER] for card in state.hands[seat]]
    if not held:
        return Illegal("H9", "horror-empty-hand")
    return Illegal("H7", "horror-not-in-hand", {"card": told["card"]})


def rule_of_line(box: Box, state: HorrorState, told: dict[str, Any]) -> str:
    """Which rule keeps a line of a text from being about this."""
    if told["do"] == "target":
        if told["card"] == box.names[state.played] and told["seat"] == state.played_at:
            return "HR10"
        areas = state.areas[told["seat"] : told["seat"] + 1]  # none, if nobody sits there
        if told["card"] not in [box.names[card] for area in areas for card in area]:
            return "H13"
        line, card = box.texts[state.text][state.line], box.places[told["card"]]
        if line.verb == RECALL and line.matches[card] and len(state.hands[told["seat"]]) >= HAND_LIMIT:
            return "HR3"
        return "H15" if box.kinds[card] == NEUTRAL and not line.matches[card] else "H10"
    return "H10"
