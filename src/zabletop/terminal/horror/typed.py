"""What is typed in a game of Ze Horror Attack: verbs, and cards by their ids or by their names in this language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from zabletop.games.horror.refusals import PROPER_STEPS
from zabletop.terminal.horror.book import Book
from zabletop.terminal.typed import Typing, is_number, plain
from zabletop.words import Words

VERBS = tuple(PROPER_STEPS)
# Behind these stands a card or a faction.
WITH_IDS = ("play", "hand", "dig", "target", "faction")


def slug(name: str) -> str:
    """A name as one word: "Mr. Hyde" is mr-hyde, "Fiancée vampire" is fiancee-vampire."""
    return "-".join(re.findall(r"[^\W_]+", plain(name)))


class HorrorTyping(Typing):
    def __init__(self, words: Words, book: Book) -> None:
        super().__init__(words, "horror", VERBS, {}, with_ids=WITH_IDS)
        ids = [*book.cards, *book.factions]
        names = {id: slug(book.name(id)) for id in ids}
        shared = Counter(names.values())
        # A name that two cards share, or that is the id of another, would be a riddle.
        clear = {id: name for id, name in names.items() if shared[name] == 1 and (name == id or name not in ids)}
        self.shown_ids = {id: clear.get(id, id) for id in ids}
        self.ids = {name: id for id, name in clear.items()} | {id: id for id in ids}

    def meant(self, named: str) -> list[str]:
        """The cards and factions that are called so; if none is, those whose name or id begins so."""
        if named in self.ids:
            return [self.ids[named]]
        return list(dict.fromkeys(id for name, id in self.ids.items() if name.startswith(named)))

    def notation(self, line: str, near: Collection[str] = ()) -> str:
        """The line as notation. A name may be typed as it is printed, in several words, or only its beginning.

        ``near`` are those that are meant first, if several begin so.
        """
        verb, *rest = line.split() or [""]
        if self.verb(verb) not in self.with_ids:
            return super().notation(line)
        seat = [rest.pop()] if self.verb(verb) == "target" and rest and is_number(rest[-1]) else []
        named = slug(" ".join(rest))
        found = self.meant(named) if named else []
        closer = [id for id in found if id in near] or found
        return " ".join([self.verb(verb), closer[0] if len(closer) == 1 else named, *seat]).strip()

    def shown(self, notation: str) -> str:
        verb, *rest = notation.split()
        return super().shown(" ".join([verb, *(self.shown_ids.get(word, word) for word in rest)]))
