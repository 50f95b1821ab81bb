"""A record gives back its match or says, in one word, what is wrong with it; it is never replayed wrongly."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import zabletop
from tests import contract
from tests.contract import SETUPS, SMUGGLERS, ZORRO, Setup, many
from zabletop import BadRecord, Match, QuickDealer, Record, Result, ZabletopError
from zabletop.engine.record import read_record, sealed
from zabletop.engine.replay import rebuild, verify
from zabletop.engine.shapes import Event
from zabletop.games.zorro.cards import card_set

ZORRO_BOX = zabletop.game("zorro")


def played(setup: Setup, decisions: int = 40, seed: int = 3) -> Match:
    match = setup.match(seed)
    contract.wander_with_undo(match, QuickDealer(seed), decisions)
    return match


def held() -> Match:
    """A match with a decision that is held."""
    match = zabletop.new("zorro", players=4, seed=1, first=1)
    match.play(0, "travel 1")
    match.play(2, "offer")
    return match


# --- What it is -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [ZORRO[0], ZORRO[7], ZORRO[13], SMUGGLERS[0]], ids=str)
def test_a_record_is_small(setup: Setup) -> None:
    match = setup.match(1)
    contract.wander(match, QuickDealer(1), 5000)
    size = len(match.record().to_json())
    decisions = len(match.entries)
    print(f"{setup}: {size} bytes for {decisions} decisions, {size / decisions:.0f} each")
    assert size < 2500 + 260 * decisions


def test_a_record_comes_as_bytes_text_or_itself() -> None:
    match = zabletop.new("zorro", players=2, seed=4)
    contract.wander(match, QuickDealer(4), 30)
    record = match.record()
    for form in (record, record.to_json(), record.to_json().decode()):
        assert zabletop.replay(form).record() == record


def test_a_seed_is_told_and_a_secret_is_random() -> None:
    assert zabletop.new("zorro", seed=4).record().chance.seed == 4
    one, other = zabletop.new("zorro").record().chance, zabletop.new("zorro").record().chance
    assert one.seed is None
    assert one.secret != other.secret
    promised = zabletop.new_secret()
    match = zabletop.new("zorro", secret=promised, salts=["a", "b"])
    assert match.record().chance.commitment == zabletop.commitment(promised)
    assert match.record().chance.salts == ["a", "b"]
    assert zabletop.replay(match.record().to_json()).record() == match.record()


def test_a_record_does_not_change_with_its_match() -> None:
    match = played(ZORRO[5])
    text = match.record().to_json()
    record = match.record()
    contract.wander(match, QuickDealer(9), 10)
    assert record.to_json() == text


def test_own_cards_are_embedded() -> None:
    own = copy.deepcopy(card_set("house").document)
    own["set"]["id"] = "mine"
    own["feat"][0]["needs"] = own["feat"][1]["needs"]
    match = zabletop.new("zorro", players=3, seed=2, cards=own)
    contract.wander(match, QuickDealer(2), 60)
    record = match.record()
    assert record.cards["own"] == own
    assert record.options["cards"] == record.cards["name"] == "mine"
    twin = zabletop.replay(record.to_json())
    assert twin.record() == record
    assert twin.sight(0).cards == own
    state = zabletop.game("zorro").imagine(twin.sight(0), QuickDealer(1))
    assert contract.bare_sight(twin.rules, state) == contract.bare_sight(match.rules, match.state)
    house = zabletop.new("zorro", players=3, seed=2).record()
    assert "own" not in house.cards
    assert house.cards["fingerprint"] != record.cards["fingerprint"]


def test_a_better_translation_changes_no_match() -> None:
    own = copy.deepcopy(card_set("house").document)
    own["set"]["id"] = "mine"
    own["feat"][0]["en"]["name"] = "Something else"
    reworded = zabletop.new("zorro", cards=own).record().cards["fingerprint"]
    assert reworded == zabletop.new("zorro").record().cards["fingerprint"]


# --- Damage ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [ZORRO[13], SMUGGLERS[4]], ids=str)
def test_a_record_that_is_cut_short_is_noticed(setup: Setup) -> None:
    text = played(setup).record().to_json()
    for end in range(0, len(text), many(37, 1)):
        with pytest.raises(BadRecord):
            read_record(text[:end])
    with pytest.raises(BadRecord):
        read_record(text + b"x")


@given(st.data())
def test_a_record_with_another_byte_is_noticed(data: st.DataObject) -> None:
    text = bytearray(RECORD_TEXT)
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != RECORD_TEXT[place]))
    with pytest.raises(BadRecord):
        read_record(bytes(text))


RECORD_TEXT = played(ZORRO[6], 12).record().to_json()


@given(st.one_of(st.binary(), st.text(), st.dictionaries(st.text(), st.integers()).map(msgspec.json.encode)))
def test_what_is_no_record_is_refused(text: bytes | str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


def test_damage_has_a_name() -> None:
    plain: dict[str, Any] = msgspec.json.decode(RECORD_TEXT)

    def told(**changes: Any) -> str:
        with pytest.raises(BadRecord) as caught:
            zabletop.replay(msgspec.json.encode({**plain, **changes}))
        return caught.value.message

    assert told(format="something") == "record-not-a-record"
    assert told(version=2) == "record-other-version"
    assert told(version="1") == "record-other-version"
    assert told(players="three") == "record-bad-field"
    assert told(entries=[[0]]) == "record-bad-field"
    assert told(events=[{"kind": 5}]) == "record-bad-field"
    assert told(chance={}) == "record-bad-field"
    assert told(digest="") == "record-altered"
    for field in ("players", "rules_version"):
        assert told(**{field: plain[field] + 1}) == "record-altered"
    for field in ("entries", "events"):
        assert told(**{field: plain[field][:-1]}) == "record-altered"
    assert told(options={**plain["options"], "edition": "french"}) == "record-altered"
    assert told(result={"winners": [0], "scores": [1, 0, 0], "why": "zorro-won-duel"}) == "record-altered"
    missing = {name: value for name, value in plain.items() if name != "entries"}
    with pytest.raises(BadRecord, match="record-bad-field"):
        read_record(msgspec.json.encode(missing))


# --- Forgery: the seal is put on again, and what it tells is still wrong --------------------------------------------


def forged(match: Match, change: Callable[[Record], object]) -> Record:
    record = read_record(match.record().to_json())
    change(record)
    return sealed(record)


def other_outcome(record: Record) -> None:
    sides, outcome = record.chance.outcomes[2]
    record.chance.outcomes[2] = (sides, (outcome + 1) % sides)


def other_event(record: Record) -> None:
    record.events[-1] = Event("wins", 1, {})


def late_seat(record: Record) -> None:
    seat, text = record.entries[0]
    record.entries[0] = ((seat + 1) % 4, text)


FORGERIES: list[tuple[str, Callable[[Record], object]]] = [
    ("record-bad-field", lambda r: setattr(r, "game", "smugglers")),
    ("record-other-rules", lambda r: setattr(r, "rules_version", 2)),
    ("record-bad-field", lambda r: setattr(r, "players", 99)),
    ("record-bad-field", lambda r: setattr(r, "players", -1)),
    ("record-illegal-entry", lambda r: setattr(r, "players", 2)),
    ("record-bad-field", lambda r: r.options.update(edition="german")),
    ("record-bad-field", lambda r: r.options.update(colour="red")),
    ("record-", lambda r: r.options.update(first="2")),
    ("record-other-cards", lambda r: r.cards.update(fingerprint="0" * 32)),
    ("record-other-cards", lambda r: r.cards.update(name="gold edition")),
    ("record-bad-field", lambda r: r.cards.update(own={})),
    ("record-bad-field", lambda r: r.cards.update(own="house")),
    ("record-bad-field", lambda r: r.cards.update(own={"set": {"id": "x"}, "feat": 7})),
    ("record-bad-secret", lambda r: setattr(r.chance, "secret", "xyz")),
    ("record-broken-promise", lambda r: setattr(r.chance, "secret", "00" * 32)),
    ("record-broken-promise", lambda r: setattr(r.chance, "commitment", "00" * 32)),
    ("record-bad-secret", lambda r: setattr(r.chance, "seed", 5)),
    ("record-", lambda r: r.chance.salts.append("pepper")),
    ("record-", lambda r: r.chance.outcomes.append((6, 1))),
    ("record-", lambda r: r.chance.outcomes.pop()),
    ("record-", other_outcome),
    ("record-illegal-entry", late_seat),
    ("record-illegal-entry", lambda r: r.entries.append((0, "fly"))),
    ("record-illegal-entry", lambda r: r.entries.append((9, "pass"))),
    ("record-illegal-entry", lambda r: r.entries.insert(0, (0, "undo"))),
    ("record-", lambda r: r.entries.pop()),
    ("record-illegal-entry", lambda r: r.held.append((0, "pass"))),
    ("record-illegal-entry", lambda r: r.held.append((3, "keep none"))),
    ("record-tells-otherwise", other_event),
    ("record-tells-otherwise", lambda r: r.events.pop()),
    ("record-tells-otherwise", lambda r: setattr(r, "result", Result([0], [1, 0, 0, 0], "zorro-won-duel"))),
]


@pytest.mark.parametrize(("message", "change"), FORGERIES)
def test_a_forged_record_is_noticed(message: str, change: Callable[[Record], object]) -> None:
    match = held()
    record = forged(match, change)
    for way in (rebuild, verify):
        with pytest.raises(BadRecord) as caught:
            way(record, ZORRO_BOX)
        assert caught.value.message.startswith("record-")
    with pytest.raises(BadRecord) as caught:
        rebuild(record, ZORRO_BOX)
    assert caught.value.message.startswith(message)
    with pytest.raises(ZabletopError):
        zabletop.replay(record)


def test_an_untouched_record_of_the_same_match_is_good() -> None:
    match = held()
    assert rebuild(forged(match, lambda record: None), ZORRO_BOX).held == match.held


# --- Proof of dice and cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS[::4], ids=str)
def test_every_outcome_is_proved(setup: Setup) -> None:
    match = played(setup, 60)
    assert verify(match.record(), setup.game) == len(match.dealer.outcomes) > 0


def test_the_first_false_outcome_is_named() -> None:
    match = played(ZORRO[5])
    for number in (0, 5, len(match.dealer.outcomes) - 1):
        sides, outcome = match.dealer.outcomes[number]

        def change(record: Record, at: int = number, new: tuple[int, int] = (sides, (outcome + 1) % sides)) -> None:
            record.chance.outcomes[at] = new

        with pytest.raises(BadRecord) as caught:
            verify(forged(match, change), ZORRO_BOX)
        assert caught.value.message == "record-wrong-outcome"
        assert caught.value.facts == {"number": number + 1, "of": len(match.dealer.outcomes)}


@pytest.mark.parametrize("sides", [0, -1, 2**64 + 1, 2**200])
def test_senseless_dice_are_no_proof(sides: int) -> None:
    def change(record: Record) -> None:
        record.chance.outcomes[0] = (sides, 0)

    record = played(ZORRO[5]).record()
    change(record)
    with pytest.raises(BadRecord, match="record-wrong-outcome"):
        verify(sealed(record), ZORRO_BOX)


def test_a_true_proof_of_another_match_does_not_help() -> None:
    """Outcomes that are rightly derived, for actions that were not played."""
    match, other = held(), zabletop.new("zorro", players=4, seed=1, first=1)
    other.play(0, "travel 2")
    other.play(2, "offer")
    with pytest.raises(BadRecord, match="record-tells-otherwise"):
        verify(forged(match, lambda record: setattr(record, "entries", other.record().entries)), ZORRO_BOX)


def test_what_is_no_record_is_refused_as_such_whatever_it_is() -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    with pytest.raises(zabletop.BadRecord):
        zabletop.replay(deep)
    record = zabletop.new("zorro", players=2, seed=1).record()
    record.game = "chess"
    with pytest.raises(zabletop.BadRecord, match="record-unknown-game"):
        zabletop.verify(sealed(record))


def test_a_record_that_leaves_options_to_todays_defaults_is_refused() -> None:
    record = zabletop.new("zorro", players=2, seed=1).record()
    record.options = {}
    with pytest.raises(zabletop.BadRecord, match="options"):
        zabletop.replay(sealed(record))


def test_a_match_takes_a_set_by_its_name_and_a_secret_of_full_length_only() -> None:
    assert zabletop.new("zorro", players=2, cards="house").rules.options["cards"] == "house"
    for secret in (b"", b"a"):
        with pytest.raises(zabletop.BadOption, match="engine-bad-secret"):
            zabletop.new("zorro", players=2, secret=secret)
