"""Where chance comes from. Dice and cards do not exist before a dealer is asked for them.

Three dealers: ``SeededDealer`` for matches (verifiable), ``ScriptedDealer`` for tests and puzzles (the author names
the outcomes), ``QuickDealer`` for search and simulation. All answer the same question: which of ``count`` equally
likely outcomes is it?
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from zabletop.engine.errors import ZabletopError
from zabletop.engine.journal import Journal

LOW_32_BITS: Final = 0xFFFFFFFF
# A multiplier below 2**31 for which MULTIPLIER * 2**32 - 1 is a safe prime: then the generator's period is about
# 2**62, and no step leaves the range of a signed 64-bit number, so that both builds roll the same dice.
MULTIPLIER: Final = 2147483085
SECRET_BYTES: Final = 32
MOST_OUTCOMES: Final = 1 << 32


class Die:
    """A die: what its sides show. Equal sides may repeat."""

    def __init__(self, name: str, sides: Sequence[str]) -> None:
        self.name = name
        self.sides = tuple(sides)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers for chance. A dealer who has a journal also tells what happens at the table."""

    def __init__(self) -> None:
        self.journal: Journal | None = None

    def pick(self, count: i64) -> i64:
        """One of ``count`` equally likely outcomes, 0 to count - 1."""
        raise ZabletopError("engine-no-chance")

    def roll(self, die: Die) -> i64:
        """The side that falls, as its place among the sides of the die."""
        return self.pick(len(die.sides))

    def draw(self, names: Sequence[str], pool: Sequence[int]) -> i64:
        """The place in the pool of the card that is drawn. ``names`` lets a script name it."""
        return self.pick(len(pool))


class QuickDealer(Dealer):
    """Fast and reproducible, for search and simulation; not for a match between people (it can be foreseen)."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        digest = hashlib.sha256(f"zabletop quick {seed}".encode()).digest()
        # Both halves away from zero keep the generator off its two fixed points.
        carry = int.from_bytes(digest[:4], "big") % (MULTIPLIER - 2) + 1
        self.word: i64 = (carry << 32) | (int.from_bytes(digest[4:8], "big") | 1)

    def pick(self, count: i64) -> i64:
        word = self.word
        word = MULTIPLIER * (word & LOW_32_BITS) + (word >> 32)
        self.word = word
        # Multiply and shift: the bias is below count / 2**32, which no simulation of ours can see.
        return (((word & LOW_32_BITS) ^ (word >> 32)) * count) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class SeededDealer(Dealer):
    """Verifiable chance: outcome k comes from the table's secret and the seats' salts by HMAC-SHA-256.

    The secret's hash is published before the salts arrive and the secret itself at the end, so the house can't
    choose outcomes after it has seen the salts, and no seat can foresee any.
    """

    def __init__(self, secret: bytes, salts: Sequence[str] = ()) -> None:
        super().__init__()
        self.secret = secret
        self.salts = list(salts)
        self.outcomes: list[tuple[int, int]] = []
        self.salted = salted(salts)

    def pick(self, count: i64) -> i64:
        outcome = derive(self.secret, self.salted, len(self.outcomes), count)
        self.outcomes.append((count, outcome))
        return outcome


class ScriptedDealer(Dealer):
    """Chance that an author wrote down: names of sides and cards, or plain numbers, in the order they are needed."""

    def __init__(self, script: Sequence[str | int] = ()) -> None:
        super().__init__()
        self.script: list[str | int] = list(script)
        self.place = 0

    def next(self) -> str | int:
        if self.place >= len(self.script):
            raise ZabletopError("engine-script-ended", {"place": self.place + 1})
        self.place += 1
        return self.script[self.place - 1]

    def pick(self, count: i64) -> i64:
        outcome = self.next()
        if not isinstance(outcome, int) or not 0 <= outcome < count:
            raise ZabletopError("engine-script-mismatch", {"place": self.place, "outcome": str(outcome)})
        return outcome

    def roll(self, die: Die) -> i64:
        return self.named(die.sides)

    def draw(self, names: Sequence[str], pool: Sequence[int]) -> i64:
        return self.named([names[card] for card in pool])

    def named(self, names: Sequence[str]) -> i64:
        outcome = self.next()
        if isinstance(outcome, str) and outcome in names:
            return list(names).index(outcome)
        if isinstance(outcome, int) and 0 <= outcome < len(names):
            return outcome
        raise ZabletopError("engine-script-mismatch", {"place": self.place, "outcome": str(outcome)})


class EchoDealer(Dealer):
    """Repeats outcomes that have already fallen, so that a match can be built up again."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.place = 0

    def pick(self, count: i64) -> i64:
        sides, outcome = self.outcomes[self.place]
        if sides != count:
            raise ZabletopError("engine-script-mismatch", {"place": self.place + 1, "outcome": str(outcome)})
        self.place += 1
        return outcome


def derive(secret: bytes, salted: bytes, number: int, count: int) -> int:
    """Outcome ``number``: a value below ``count``, all equally likely (values past the last full round are refused)."""
    full_rounds = (1 << 64) - (1 << 64) % count
    attempt = 0
    while True:
        asked = salted + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(hmac.digest(secret, asked, "sha256")[:8], "big")
        if value < full_rounds:
            return value % count
        attempt += 1


def salted(salts: Sequence[str]) -> bytes:
    """All salts as one hash. Each is hashed first, so that no two lists of salts can be confused."""
    each = [hashlib.sha256(salt.encode("utf-8", "surrogatepass")).digest() for salt in salts]
    return hashlib.sha256(b"".join(each)).digest()


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_of_seed(seed: int) -> bytes:
    """The secret that a seed stands for: reproducible, and therefore no secret. For tests; the record says so."""
    return hashlib.sha256(f"zabletop seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first salt arrives: it binds the house to its secret and does not tell it."""
    return hashlib.sha256(b"zabletop commitment " + secret).hexdigest()
