"""Where chance comes from: verifiable, unbiased, and the same in both builds."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.contract import many
from tests.worlds import chi_square_is_likely
from zabletop import QuickDealer, ScriptedDealer, SeededDealer, ZabletopError, commitment, new_secret, secret_of_seed
from zabletop.engine.dealer import Dealer, Die, EchoDealer, derive

SECRET = bytes(range(32))
COIN = Die("coin", ("heads", "tails"))
CARDS = ("ace", "king", "queen", "jack")


# --- Verifiable chance ----------------------------------------------------------------------------------------------


def hmac_by_hand(secret: bytes, text: bytes) -> bytes:
    """RFC 2104, written out."""
    padded = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def derive_by_hand(secret: bytes, salts: Sequence[str], number: int, count: int) -> tuple[int, int]:
    """The outcome as the docs tell it, and how many values were refused on the way."""
    salted = hashlib.sha256(b"".join(hashlib.sha256(salt.encode()).digest() for salt in salts)).digest()
    attempt = 0
    while True:
        text = salted + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(hmac_by_hand(secret, text)[:8], "big")
        if value // count < 2**64 // count:
            return value % count, attempt
        attempt += 1


def test_outcomes_are_those_that_anybody_can_work_out() -> None:
    salts = ["anna", "béla", ""]
    dealer = SeededDealer(SECRET, salts)
    counts = [1, 2, 3, 6, 7, 16, 22, 29, 1000, 2**31, 2**40 + 1] * many(4, 100)
    outcomes = [dealer.pick(count) for count in counts]
    assert outcomes == [derive_by_hand(SECRET, salts, number, count)[0] for number, count in enumerate(counts)]
    assert dealer.outcomes == list(zip(counts, outcomes, strict=True))


def test_values_past_the_last_full_round_are_refused() -> None:
    """With this count nearly half of all values are: the way round the loop is taken, and more than once."""
    count = 2**63 + 1
    salted = hashlib.sha256(b"").digest()
    refused: Counter[int] = Counter()
    for number in range(200):
        outcome, attempts = derive_by_hand(SECRET, [], number, count)
        assert derive(SECRET, salted, number, count) == outcome
        refused[min(attempts, 3)] += 1
    assert all(refused[attempts] > 5 for attempts in range(4))


def test_fixed_outcomes() -> None:
    """If these change, no old record can be proved any more."""
    dealer = SeededDealer(secret_of_seed(7), ["salt"])
    assert [dealer.pick(6) for _ in range(20)] == FIXED_SEEDED
    assert secret_of_seed(7).hex() == hashlib.sha256(b"zabletop seed 7").hexdigest()


FIXED_SEEDED = [3, 1, 3, 3, 2, 5, 5, 2, 1, 0, 2, 3, 4, 1, 5, 4, 5, 4, 4, 2]


@pytest.mark.parametrize("count", [2, 3, 6, 7, 22])
def test_seeded_outcomes_are_equally_likely(count: int) -> None:
    dealer = SeededDealer(secret_of_seed(count))
    rolls = many(300, 20_000) * count
    found = Counter(dealer.pick(count) for _ in range(rolls))
    assert chi_square_is_likely([found[side] for side in range(count)], rolls / count)


def test_secret_and_salts_change_everything() -> None:
    def first(secret: bytes, salts: Sequence[str]) -> list[int]:
        dealer = SeededDealer(secret, salts)
        return [dealer.pick(1 << 30) for _ in range(4)]

    ways = [first(SECRET, salts) for salts in ([], ["a"], ["b"], ["a", "b"], ["b", "a"])]
    ways.append(first(secret_of_seed(1), ["a"]))
    assert len({tuple(way) for way in ways}) == len(ways)
    assert len({number for way in ways for number in way}) == 4 * len(ways)


def test_the_promise_binds_and_does_not_tell() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"zabletop commitment " + SECRET).hexdigest()
    assert SECRET.hex() not in commitment(SECRET)
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


# --- Chance that an author wrote down -------------------------------------------------------------------------------


def test_a_script_names_outcomes() -> None:
    dealer = ScriptedDealer(["tails", 0, "queen", 2, 4])
    assert dealer.roll(COIN) == 1
    assert dealer.roll(COIN) == 0
    assert dealer.draw(CARDS, [0, 2, 3]) == 1
    assert dealer.draw(CARDS, [0, 1, 3]) == 2
    assert dealer.pick(5) == 4


def test_a_script_names_the_first_of_equal_sides() -> None:
    assert ScriptedDealer(["b"]).roll(Die("d", ("a", "b", "b"))) == 1


@pytest.mark.parametrize("outcome", ["edge", "ace", 2, -1])
def test_a_script_that_does_not_fit_says_where(outcome: str | int) -> None:
    dealer = ScriptedDealer(["heads", outcome])
    dealer.roll(COIN)
    with pytest.raises(ZabletopError) as caught:
        dealer.roll(COIN)
    assert caught.value.message == "engine-script-mismatch"
    assert caught.value.facts == {"place": 2, "outcome": str(outcome)}


@pytest.mark.parametrize("outcome", ["heads", 6, -1])
def test_a_plain_pick_wants_a_number_that_is_there(outcome: str | int) -> None:
    with pytest.raises(ZabletopError, match="engine-script-mismatch"):
        ScriptedDealer([outcome]).pick(6)


def test_a_card_that_is_not_in_the_pool_is_not_drawn() -> None:
    with pytest.raises(ZabletopError, match="engine-script-mismatch"):
        ScriptedDealer(["king"]).draw(CARDS, [0, 2, 3])


def test_a_script_that_has_ended_says_so() -> None:
    dealer = ScriptedDealer(["heads"])
    dealer.roll(COIN)
    with pytest.raises(ZabletopError) as caught:
        dealer.roll(COIN)
    assert caught.value.message == "engine-script-ended"
    assert caught.value.facts == {"place": 2}


# --- Quick chance ---------------------------------------------------------------------------------------------------


def test_quick_numbers_are_the_same_in_both_builds() -> None:
    found = []
    for seed in (0, 1, -5, 10**30):
        dealer = QuickDealer(seed)
        found.append([dealer.pick(count) for count in (6, 6, 6, 6, 52, 1000, 2**31 - 1, 1)])
    assert found == FIXED_QUICK
    dealer = QuickDealer(3)
    for _ in range(10_000):
        dealer.pick(6)
    assert dealer.pick(2**31 - 1) == FIXED_LATE


FIXED_QUICK = [
    [4, 0, 2, 2, 26, 324, 885876040, 0],
    [4, 2, 0, 2, 6, 382, 1096227736, 0],
    [4, 3, 2, 4, 29, 440, 220934807, 0],
    [1, 2, 2, 3, 31, 877, 721724481, 0],
]
FIXED_LATE = 552069137


@pytest.mark.parametrize("count", [2, 3, 6, 7, 22, 252])
def test_quick_outcomes_are_equally_likely(count: int) -> None:
    dealer = QuickDealer(count)
    rolls = many(200, 20_000) * count
    found = Counter(dealer.pick(count) for _ in range(rolls))
    assert set(found) == set(range(count))
    assert chi_square_is_likely([found[side] for side in range(count)], rolls / count)


def test_quick_outcomes_do_not_follow_each_other() -> None:
    """Pairs of dice, and the first dice of neighbouring seeds."""
    dealer = QuickDealer(5)
    pairs = Counter((dealer.pick(6), dealer.pick(6)) for _ in range(many(7200, 720_000)))
    assert len(pairs) == 36
    assert chi_square_is_likely(list(pairs.values()), many(200, 20_000))
    firsts = Counter(QuickDealer(seed).pick(6) for seed in range(many(3000, 60_000)))
    assert chi_square_is_likely(list(firsts.values()), many(500, 10_000))


def test_equal_seeds_equal_numbers() -> None:
    one, other = QuickDealer(9), QuickDealer(9)
    assert [one.pick(100) for _ in range(50)] == [other.pick(100) for _ in range(50)]


# --- All dealers ----------------------------------------------------------------------------------------------------


def test_a_dealer_without_chance_says_so() -> None:
    with pytest.raises(ZabletopError, match="engine-no-chance"):
        Dealer().roll(COIN)


def test_an_echo_repeats_what_fell_and_notices_another_question() -> None:
    echo = EchoDealer([(6, 3), (2, 1)])
    assert echo.pick(6) == 3
    with pytest.raises(ZabletopError, match="engine-script-mismatch"):
        echo.pick(3)
    assert echo.roll(COIN) == 1


def test_a_strangers_dealer_is_asked_for_dice_and_cards() -> None:
    class Last(Dealer):
        def pick(self, count: int) -> int:
            return count - 1

    assert Last().roll(COIN) == 1
    assert Last().draw(CARDS, [0, 1, 2]) == 2


def test_no_two_lists_of_salts_are_confused() -> None:
    lists: tuple[list[str], ...] = (["a\x1fb"], ["a", "b"], ["ab"], ["", "ab"], ["b", "a"], [])
    assert len({SeededDealer(SECRET, salts).salted for salts in lists}) == len(lists)
