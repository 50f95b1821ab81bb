"""The three editions: one flow, and these differences. Each is a question that the flow asks by its meaning."""

from __future__ import annotations


class Edition:
    """What an edition does in its own way."""

    def __init__(
        self,
        name: str,
        *,
        help_is_asked: bool,
        gear_is_chosen: bool,
        all_fight_scoundrels: bool,
        scoundrel_falls_once: bool,
        winner_wears_mask: bool,
    ) -> None:
        self.name = name
        # Z8, ZR13: the active player asks one player, who later decides on the 4th ROLL; else others offer.
        self.help_is_asked = help_is_asked
        # Z15: face-up Equipment or the deck, for both; else the face-up card, and the deck for the helper.
        self.gear_is_chosen = gear_is_chosen
        # Z26: a Scoundrel is fought at once by everybody in turn; else it lies out as a target (Z7).
        self.all_fight_scoundrels = all_fight_scoundrels
        # Z26: the round of fights ends with the first victory.
        self.scoundrel_falls_once = scoundrel_falls_once
        # Z35
        self.winner_wears_mask = winner_wears_mask


FRENCH = Edition(
    "french",
    help_is_asked=True,
    gear_is_chosen=True,
    all_fight_scoundrels=True,
    scoundrel_falls_once=False,
    winner_wears_mask=False,
)
ENGLISH_2019 = Edition(
    "english-2019",
    help_is_asked=False,
    gear_is_chosen=False,
    all_fight_scoundrels=True,
    scoundrel_falls_once=True,
    winner_wears_mask=True,
)
REVISED = Edition(
    "revised",
    help_is_asked=False,
    gear_is_chosen=False,
    all_fight_scoundrels=False,
    scoundrel_falls_once=True,
    winner_wears_mask=False,
)
EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (FRENCH, ENGLISH_2019, REVISED)}
