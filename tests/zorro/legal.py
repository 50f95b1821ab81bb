"""What may be saved, asked for a single keep: the rules list all keeps at once."""

from __future__ import annotations

from mypy_extensions import i64

from zabletop.games.zorro.dice import contains, contains_heroes
from zabletop.games.zorro.effects import Ability, SaveLimits, faces_in


def keep_allowed(zorro: i64, heroes: i64, kept_zorro: i64, kept_heroes: i64, ability: Ability) -> bool:
    """Whether these dice may be saved from those on the table."""
    left = zorro - faces_in(zorro, ability.steals)
    if not contains(left, kept_zorro) or not contains_heroes(heroes, kept_heroes):
        return False
    return SaveLimits(zorro, heroes, ability).allow(kept_zorro, kept_heroes)
