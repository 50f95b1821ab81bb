"""What is typed in a game of Zorro: verbs, symbols and locations, and dice by the numbers that the screen shows."""

from __future__ import annotations

from collections.abc import Sequence

from zabletop.games.zorro.dice import LOCATIONS, SYMBOLS
from zabletop.games.zorro.refusals import PROPER_STEPS
from zabletop.terminal.typed import Typing, is_number
from zabletop.words import Words

VERBS = tuple(PROPER_STEPS)
NOUNS = {
    **{symbol: f"zorro-symbol-{symbol}" for symbol in SYMBOLS},
    **{location: f"zorro-location-{location}" for location in LOCATIONS},
    "none": "zorro-typed-none",
}


class ZorroTyping(Typing):
    def __init__(self, words: Words) -> None:
        super().__init__(words, "zorro", VERBS, NOUNS, with_ids=("discard",))
        # Who makes the helper's ROLL has nothing to hand over, and says so.
        own: dict[str, str] = {}
        self.learn(self.verbs, own, "hand", "zorro-typed-roll")
        self.shown_roll = own["hand"]
        # Dice are saved too, in the words of the rules: nobody means a file called "leap".
        for word, command in self.commands.items():
            if command == "save":
                self.verbs.setdefault(word, "keep")

    def command(self, line: str) -> tuple[str, str] | None:
        found = super().command(line)
        return None if found and found[0] == "save" and self.names_dice(found[1]) else found

    def names_dice(self, text: str) -> bool:
        """Whether these are dice, by name or by number, and not the name of a file."""
        named = [self.noun(word).rpartition("-")[2] for word in text.split()]
        return bool(named) and all(
            word in SYMBOLS or word == "none" or (is_number(word) and len(word) < 3) for word in named
        )

    def notation(self, line: str, dice: Sequence[str] = ()) -> str:
        """The line as notation. Behind a verb of dice, numbers stand for the dice that were shown."""
        verb, *rest = line.split() or [""]
        if self.verb(verb) in ("keep", "hand", "reroll"):
            rest = [die_named(word, dice) for word in rest]
        return super().notation(" ".join([verb, *rest]))

    def misses_dice(self, named: str, dice: int) -> bool:
        """Whether a number stands for no die, or the same die is named twice by its number."""
        numbers = [int(word) for word in named.split() if is_number(word)]
        return len(set(numbers)) < len(numbers) or any(not 1 <= number <= dice for number in numbers)


def die_named(word: str, dice: Sequence[str]) -> str:
    return dice[int(word) - 1] if is_number(word) and 1 <= int(word) <= len(dice) else word
