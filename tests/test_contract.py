"""Every game, every option, every number of players keeps the same contract (``contract.py``)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zabletop
from tests import contract
from tests.contract import HORROR, SETUPS, SMUGGLERS, Setup, many
from tests.zorro.table import cards as own_cards
from zabletop import Illegal, QuickDealer
from zabletop.engine.playout import play_randomly

SEEDS = range(1, many(1, 6) + 1)
# A match that goes on for longer than this does not end.
ENOUGH = 20_000
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
each_seed = pytest.mark.parametrize("seed", SEEDS)


@each_setup
@each_seed
def test_random_play_keeps_the_contract_and_ends(setup: Setup, seed: int) -> None:
    match, whim = setup.match(seed), QuickDealer(seed)
    # Short matches are looked at everywhere; of long ones the beginning, and something of all that follows.
    for step in range(ENOUGH):
        contract.check_position(match)
        if step < 12 or step % many(100, 20) == 0 or not match.deciders:
            contract.check_thoroughly(match, whim)
        if not match.deciders:
            break
        contract.play_any(match, whim)
    result = match.result
    assert result is not None
    assert result.winners
    assert result.winners == sorted(set(result.winners))
    assert len(result.scores) == match.players
    assert result.why.startswith(match.game.name)
    contract.check_record(setup, match)


@each_setup
@each_seed
def test_bare_play_ends(setup: Setup, seed: int) -> None:
    rules, dealer, whim = setup.rules(), QuickDealer(seed), QuickDealer(-seed)
    for _ in range(many(2, 30)):
        state = rules.begin(dealer)
        assert 0 < play_randomly(rules, state, dealer, whim) < ENOUGH
        assert rules.result(state) is not None


@each_setup
def test_same_seed_same_match(setup: Setup) -> None:
    texts = set()
    for _ in range(2):
        match = setup.match(5)
        contract.wander(match, QuickDealer(6), 150)
        texts.add(match.record().to_json())
    assert len(texts) == 1
    other = setup.match(4)
    contract.wander(other, QuickDealer(6), 150)
    assert other.record().to_json() not in texts


@each_setup
@each_seed
def test_records_replay_with_undos_and_held_decisions(setup: Setup, seed: int) -> None:
    match, whim = setup.match(seed + 100), QuickDealer(seed)
    with_held = 0
    for _ in range(many(4, 12)):
        contract.wander_with_undo(match, whim, 1 + whim.pick(40))
        with_held += bool(match.held)
        contract.check_record(setup, match)
    if setup.game.name == "smugglers":
        hold_all_but_one(match := setup.match(seed))
        assert len(match.held) == setup.players - 1
        contract.check_record(setup, match)


def hold_all_but_one(match: zabletop.Match) -> None:
    for seat in range(1, match.players):
        match.play(seat, match.actions(seat)[0])


@each_setup
def test_undo_gives_back_the_same_position(setup: Setup) -> None:
    """Whatever is taken back, the table looks as it did before."""
    match, whim = setup.match(8), QuickDealer(8)
    for _ in range(many(8, 60)):
        before, first = contract.bare_sight(match.rules, match.state), len(match.live)
        for _ in range(3):
            play_on(match, whim, first)
            assert len(match.undo(0, agreed=True)) == len(match.entries) - 1 - match.entries[-2].batch
            assert contract.bare_sight(match.rules, match.state) == before
            assert len(match.live) == first
        play_on(match, whim, first)
        if not match.deciders:
            return


def play_on(match: zabletop.Match, whim: QuickDealer, first: int) -> None:
    """Until something is carried out: an action, or all those decided together."""
    while len(match.live) == first:
        contract.play_any(match, whim)


@each_setup
def test_all_who_decide_together_have_their_actions_whatever_the_others_decide(setup: Setup) -> None:
    """While a batch is carried out, what is left of it stays legal; the order does not matter."""
    rules, dealer, whim = setup.rules(), QuickDealer(3), QuickDealer(4)
    state = rules.begin(dealer)
    batches = 0
    while rules.deciders(state) and batches < many(10, 100):
        owing = rules.deciders(state)
        chosen = {seat: rules.actions(state, seat) for seat in owing}
        picks = {seat: actions[whim.pick(len(actions))] for seat, actions in chosen.items()}
        if len(owing) > 1:
            batches += 1
            backwards = state.copy()
            for place, seat in enumerate(reversed(owing)):
                assert rules.deciders(backwards) == owing[: len(owing) - place]
                assert rules.actions(backwards, seat) == chosen[seat]
                rules.play(backwards, seat, picks[seat], QuickDealer(9))
            forwards = state.copy()
            for seat in owing:
                rules.play(forwards, seat, picks[seat], QuickDealer(9) if seat == owing[-1] else dealer)
            assert contract.bare_sight(rules, forwards) == contract.bare_sight(rules, backwards)
        for seat in owing:
            rules.play(state, seat, picks[seat], dealer)


@each_setup
def test_what_is_no_sight_of_this_game_is_refused(setup: Setup) -> None:
    whole = contract.encoded(setup.match(2).sight(0))
    other = next(one for one in SETUPS if one.game.name != setup.game.name)
    endless = whole[:-1] + b',"more":' + b"[" * 100_000
    refused: dict[str, list[bytes | str]] = {
        "engine-sight-not-json": [b"", b"no sight", whole[:-1], b'{"game": "\xff"}', "\ud800", endless],
        "engine-sight-bad-field": [b"[]", b"null", b"{}", b'{"game": 7}', whole.replace(b'"step"', b'"steps"')],
        "engine-sight-other-game": [contract.encoded(other.match(2).sight(0))],
    }
    for message, texts in refused.items():
        for text in texts:
            with pytest.raises(zabletop.BadSight, match=message):
                setup.game.read_sight(text)


def test_a_sight_with_somebodys_own_cards_is_read_and_imagined() -> None:
    match = zabletop.new("zorro", players=3, seed=2, cards=own_cards())
    contract.wander(match, QuickDealer(2), 30)
    for viewer in contract.viewers(match):
        sight = match.sight(viewer)
        assert contract.decoded(sight) == sight
        assert sight.cards == own_cards()
        contract.check_imagining(match, sight)


VERBS = "keep hand stop pass offer accept travel ask reroll set ship top spy undo draw redraw play dig target player"
OBJECTS = "none leap taunt farm-leap tea priest imp 0 1 2 7 -1 ² #5"
phrases = st.lists(st.sampled_from(f"{VERBS} {OBJECTS}".split()), max_size=12).map(" ".join)


@pytest.mark.parametrize("setup", [*SETUPS[:15:7], SMUGGLERS[-1], HORROR[0], HORROR[-1]], ids=str)
@given(text=st.one_of(st.text(), phrases), decisions=st.integers(0, 25))
def test_any_text_is_legal_or_refused(setup: Setup, text: str, decisions: int) -> None:
    match = setup.match(decisions)
    contract.wander(match, QuickDealer(decisions), decisions)
    seat = match.deciders[0]
    number = match.rules.number(text)
    if number < 0:
        with contract.nothing_changes(match):
            assert contract.refusal_of(match, seat, text).message == "engine-unknown-notation"
    elif number not in match.rules.actions(match.state, seat):
        with contract.nothing_changes(match):
            contract.refusal_of(match, seat, text)
    else:
        match.play(seat, text)
    if number >= 0:
        canonical = match.rules.notation(number)
        assert match.rules.number(canonical) == number
        assert sorted(canonical.split()) == sorted(text.lower().split()) or "none" in canonical


@pytest.mark.parametrize("text", ["travel " + "9" * 5000, "keep " + "leap " * 5000, "spy 1 " + "1" * 5000, "\x00", "²"])
@pytest.mark.parametrize("setup", [SETUPS[0], SMUGGLERS[-1], HORROR[0]], ids=str)
def test_overlong_text_is_refused(setup: Setup, text: str) -> None:
    match = setup.match(1)
    with pytest.raises(Illegal):
        match.play(match.deciders[0], text)


def test_unknown_boxes_and_options() -> None:
    bad = zabletop.BadOption
    with pytest.raises(bad, match="engine-unknown-game"):
        zabletop.game("chess")
    with pytest.raises(bad, match="engine-bad-players"):
        zabletop.new("zorro", players=7)
    with pytest.raises(bad, match="engine-unknown-option"):
        zabletop.new("zorro", players=2, colour="red")
    with pytest.raises(bad, match="engine-bad-choice"):
        zabletop.new("zorro", players=2, edition="german")
    with pytest.raises(bad, match="option=first, value=3"):
        zabletop.new("zorro", players=2, first=3)
    with pytest.raises(bad, match="engine-seed-and-secret"):
        zabletop.new("zorro", players=2, seed=1, secret=bytes(32))
