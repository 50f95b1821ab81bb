"""The match: decisions at the same time, taking back, and what is refused."""

from __future__ import annotations

from itertools import permutations

import pytest

import zabletop
from tests import contract
from tests.contract import SMUGGLERS, fingerprint, many
from tests.minigame.dealers import Rigged
from tests.minigame.game import Smugglers
from zabletop import REFEREE, SPECTATOR, BadOption, Event, Illegal, Match, QuickDealer
from zabletop.engine.dealer import derive
from zabletop.engine.journal import Journal
from zabletop.engine.match import UNDO
from zabletop.engine.pile import Known, Pile
from zabletop.engine.record import sealed

THREE = SMUGGLERS[1]
# Seat 0 gets salt, tin, tea; seat 1 gets wool, rope, rum. Left are lace, silk and ivory.
DEAL = ["salt", "wool", "tin", "rope", "tea", "rum"]


def two(*more: str) -> Match:
    """Two smugglers who have buried their worst card; ``more`` comes next out of the pool."""
    box = Smugglers()
    match = Match(box, box.rules(2), Rigged([*DEAL, *more]))
    match.play(0, "bury salt")
    match.play(1, "bury wool")
    return match


def zorro(players: int = 3) -> Match:
    return zabletop.new("zorro", players=players, seed=1, edition="revised", first=1)


def texts(match: Match) -> list[tuple[int, str]]:
    return match.record().entries


def refuse_undo(match: Match, seat: int, message: str) -> None:
    assert not match.can_undo(seat)
    before = fingerprint(match)
    with pytest.raises(Illegal, match=message):
        match.undo(seat)
    assert fingerprint(match) == before


# --- Decisions at the same time -------------------------------------------------------------------------------------


def test_the_order_of_arrival_changes_nothing() -> None:
    records = set()
    for order in permutations(range(3)):
        match = THREE.match(3)
        for seat in order:
            match.play(seat, match.actions(seat)[seat])
        records.add(match.record().to_json())
        assert [seat for seat, _ in texts(match)] == [0, 1, 2], "recorded in seat order"
    assert len(records) == 1


def test_a_decision_is_held_until_the_last_is_in() -> None:
    match = THREE.match(3)
    before, events = match.sight(REFEREE), len(match.journal.events)
    match.play(2, match.actions(2)[0])
    match.play(0, match.actions(0)[1])
    assert match.deciders == [1]
    assert match.entries == []
    assert len(match.journal.events) == events
    assert match.sight(1).decided == [0, 2]
    assert match.sight(0).held == match.actions(0)[1].notation
    assert match.sight(1).held == match.sight(SPECTATOR).held == ""
    assert match.record().held == [(0, match.actions(0)[1].notation), (2, match.actions(2)[0].notation)]
    after = match.sight(REFEREE)
    after.deciders, after.decided = before.deciders, before.decided
    assert after == before, "nothing has happened on the table"
    match.play(1, match.actions(1)[0])
    assert len(match.entries) == 3
    assert match.sight(0).decided == []
    assert match.sight(0).held == ""


def test_a_held_decision_may_be_changed() -> None:
    changed, straight = THREE.match(3), THREE.match(3)
    first, second = straight.actions(0)[0].notation, straight.actions(0)[1].notation
    changed.play(0, first)
    changed.play(1, changed.actions(1)[0])
    changed.play(0, second)
    assert changed.sight(0).held == second
    changed.play(2, changed.actions(2)[0])
    straight.play(0, second)
    straight.play(1, straight.actions(1)[0])
    straight.play(2, straight.actions(2)[0])
    assert fingerprint(changed) == fingerprint(straight)


def test_a_refused_change_leaves_the_held_decision() -> None:
    match = THREE.match(3)
    match.play(0, match.actions(0)[0])
    before = fingerprint(match)
    for action in ("ship gold", "rest", "nonsense"):
        with pytest.raises(Illegal):
            match.play(0, action)
    assert fingerprint(match) == before


def test_a_held_decision_is_withdrawn_by_undo_without_a_trace() -> None:
    match = THREE.match(3)
    before = fingerprint(match)
    match.play(1, match.actions(1)[0])
    assert match.can_undo(1)
    assert not match.can_undo(0)
    assert match.undo(1) == [1]
    assert fingerprint(match) == before
    assert match.deciders == [0, 1, 2]


def test_offers_of_help_are_held_too() -> None:
    match = zorro(4)
    match.play(0, "travel 2")
    match.play(3, "offer")
    assert match.deciders == [1, 2]
    assert match.sight(0).decided == [3]
    match.play(1, "pass")
    match.play(2, "offer")
    assert texts(match)[1:] == [(1, "pass"), (2, "offer"), (3, "offer")]
    assert match.events_since(0, 0)[-1] == Event("offers", 0, {"seats": [2, 3]})


# --- Taking back, freely --------------------------------------------------------------------------------------------


def test_ones_own_latest_action_is_taken_back_freely() -> None:
    match = zorro()
    before = match.sight(REFEREE)
    match.play(0, "travel 2")
    assert match.can_undo(0)
    refuse_undo(match, 1, "engine-undo-not-yours")
    assert match.undo(0) == [0]
    assert match.sight(REFEREE) == before
    assert texts(match) == [(0, "travel 2"), (0, "undo")], "an undo is an entry"
    assert [entry.number == UNDO for entry in match.entries] == [False, True]
    assert match.events_since(0, SPECTATOR)[-1] == Event("undo", 0, {"action": "travel 2", "of": 0}), "and an event"
    refuse_undo(match, 0, "engine-nothing-to-undo")
    match.play(0, "travel 3")
    assert zabletop.replay(match.record()).record() == match.record()


def test_nothing_is_taken_back_across_anothers_secret_decision_unless_all_agree() -> None:
    match = zorro()
    match.play(0, "travel 2")
    match.play(1, "offer")
    refuse_undo(match, 0, "engine-undo-not-yours")
    assert not match.can_undo(0)
    match.undo(0, agreed=True)
    assert match.held == {}
    match.play(0, "travel 2")
    assert match.deciders == [1, 2], "others decide anew"


def test_nothing_is_taken_back_once_the_match_is_over() -> None:
    """The secret may be public by then: what would fall next could be foreseen."""
    for seed in range(many(4, 40)):
        match = zabletop.new("zorro", players=2, seed=seed, edition="english-2019")
        contract.wander(match, QuickDealer(seed), 20_000)
        assert match.result is not None
        for seat in range(2):
            assert not match.can_undo(seat)
            for agreed in (False, True):
                with pytest.raises(Illegal, match="engine-match-over"):
                    match.undo(seat, agreed=agreed)


def test_what_is_handed_out_is_no_way_back_into_the_match() -> None:
    match = zorro()
    match.play(0, "travel 2")
    before = match.record().to_json()
    sight = match.sight(0)
    sight.options["edition"] = "nonsense"
    sight.deciders.append(5)
    for viewer in (0, SPECTATOR, REFEREE):
        for event in match.events_since(0, viewer):
            event.facts["card"] = "forged"
    record = match.record()
    record.options.clear()
    record.cards.clear()
    record.events[0].facts["card"] = "forged"
    record.chance.outcomes.clear()
    assert match.record().to_json() == before


def test_an_undo_that_was_agreed_stands_in_the_record_as_such() -> None:
    match = zorro(2)
    match.play(0, "travel 1")
    match.play(1, "pass")
    match.undo(0, agreed=True)
    record = match.record()
    assert record.entries[-1] == (0, "undo agreed")
    assert zabletop.verify(record) == len(match.dealer.outcomes)
    record.entries[-1] = (0, "undo")
    with pytest.raises(zabletop.BadRecord, match="record-illegal-entry"):
        zabletop.replay(sealed(record))


def test_nothing_is_taken_back_across_chance() -> None:
    match = zorro(2)
    match.play(0, "travel 1")
    match.play(1, "pass")  # the dice fall at once
    refuse_undo(match, 1, "engine-undo-crossed")
    refuse_undo(match, 0, "engine-undo-not-yours")


def test_nothing_is_taken_back_across_anothers_action() -> None:
    match = two()
    match.play(0, "rest")
    match.play(1, "rest")
    refuse_undo(match, 0, "engine-undo-not-yours")
    match.undo(1)
    assert match.can_undo(0), "when the other has taken theirs back, it is the latest again"
    match.undo(0)
    assert [text for _, text in texts(match)] == ["bury salt", "bury wool", "rest", "rest", "undo", "undo"]


def test_what_was_decided_together_is_not_taken_back_freely() -> None:
    match = two()
    refuse_undo(match, 1, "engine-undo-crossed")
    refuse_undo(match, 0, "engine-undo-not-yours")


def test_what_was_shown_to_all_is_not_taken_back_freely() -> None:
    match = two()
    match.play(0, "show tea")
    refuse_undo(match, 0, "engine-undo-crossed")


def test_what_one_has_just_seen_is_not_taken_back_freely() -> None:
    match = two()
    match.play(0, "spy 2 1")
    refuse_undo(match, 0, "engine-undo-crossed")


def test_looking_at_a_card_that_only_another_knew_is_final_though_no_chance_fell() -> None:
    match = two("lace")
    match.play(0, "draw")
    match.play(0, "top tin")
    fallen = len(match.dealer.outcomes)
    match.play(1, "peek")
    assert match.events_since(0, 1)[-1].facts == {"card": "tin"}
    assert len(match.dealer.outcomes) == fallen
    refuse_undo(match, 1, "engine-undo-crossed")


def test_a_card_put_back_face_down_is_taken_back_freely_and_secretly() -> None:
    match = two("lace")
    match.play(0, "draw")
    refuse_undo(match, 0, "engine-undo-crossed")
    match.play(0, "top tin")
    match.undo(0)
    assert match.events_since(0, 0)[-1] == Event("undo", 0, {"of": 0, "action": "top tin"})
    for viewer in (1, SPECTATOR):
        assert match.events_since(0, viewer)[-1] == Event("undo", 0, {"of": 0}), "nobody else learns which it was"
    assert match.deciders == [0]
    match.play(0, "bottom lace")


@pytest.mark.parametrize(("knowers", "final"), [(1, False), (2, True), (3, False), (-1, False)])
def test_drawing_is_final_if_the_card_was_not_known(knowers: int, final: bool) -> None:
    match = two()
    rules, state = match.rules, match.state.copy()
    state.pile = Pile([7, 8], [Known(6, knowers)])  # type: ignore[attr-defined]
    dealer = QuickDealer(1)
    dealer.journal = Journal()
    rules.play(state, 0, rules.number("draw"), dealer)
    assert dealer.journal.revealed == final
    shown = [event.seen_by(viewer).facts for event in dealer.journal.events for viewer in (0, 1, SPECTATOR)]
    assert shown == [
        {"card": "lace"},
        {"card": "lace"} if knowers != 1 else {},
        {"card": "lace"} if knowers < 0 else {},
    ]


# --- Taking back, because all agree ---------------------------------------------------------------------------------


def test_agreed_undo_goes_anywhere() -> None:
    match, whim = THREE.match(5), QuickDealer(5)
    start = match.sight(REFEREE)
    contract.wander(match, whim, 9)
    assert len(match.live) > 5
    assert match.result is None
    while match.live:
        match.undo(1, agreed=True)
    assert match.sight(REFEREE) == start
    with pytest.raises(Illegal, match="engine-nothing-to-undo"):
        match.undo(1, agreed=True)


def test_what_was_decided_together_goes_back_together() -> None:
    match = two()
    assert match.undo(0, agreed=True) == [0, 1]
    assert match.deciders == [0, 1]
    assert texts(match) == [(0, "bury salt"), (1, "bury wool"), (0, "undo agreed")]
    undone = match.events_since(0, REFEREE)[-2:]
    assert undone == [
        Event("undo", 0, {"of": 0, "action": "bury salt"}),
        Event("undo", 0, {"of": 1, "action": "bury wool"}),
    ]
    assert [event.facts for event in match.events_since(0, 1)[-2:]] == [{"of": 0}, {"of": 1, "action": "bury wool"}]


def test_agreed_undo_passes_over_decisions_that_are_held() -> None:
    """Whoever asks for it: all agreed to go back, also one who had decided."""
    for asking in (0, 1, 2):
        match = zorro()
        match.play(0, "travel 2")
        match.play(1, "offer")
        assert match.undo(asking, agreed=True) == [0]
        assert match.held == {}
        assert match.deciders == [0]


def test_chance_never_goes_back() -> None:
    match = zorro(2)
    match.play(0, "travel 1")
    match.play(1, "pass")
    fallen = match.dealer.outcomes[:]
    for _ in range(3):
        match.undo(0, agreed=True)
        assert match.dealer.outcomes == fallen, "what fell stays in the record"
        match.play(1, "pass")
        assert len(match.dealer.outcomes) == len(fallen) + 6
        dealer = match.dealer
        for number in range(len(fallen), len(fallen) + 6):
            assert dealer.outcomes[number] == (6, derive(dealer.secret, dealer.salted, number, 6)), "what falls is new"
        fallen = match.dealer.outcomes[:]
    rolls = [event.facts["faces"] for event in match.events_since(0, 0) if event.kind == "rolls"]
    assert len(rolls) == 4
    assert len({tuple(faces) for faces in rolls}) > 1
    assert zabletop.verify(match.record()) == len(fallen)


def test_undo_after_undo_keeps_to_what_is_left() -> None:
    """Outcomes of what was taken back in between are not used again for what stays."""
    match, whim = THREE.match(7), QuickDealer(7)
    contract.wander_with_undo(match, whim, 14)
    assert match.result is None
    while match.live:
        live = [(entry.seat, entry.number) for entry in match.live]
        state = contract.bare_sight(match.rules, match.state)
        assert contract.bare_sight(match.rules, match.rebuilt()) == state
        match.undo(0, agreed=True)
        assert [(entry.seat, entry.number) for entry in match.live] == live[: len(match.live)]


# --- What is refused ------------------------------------------------------------------------------------------------


def test_refusals_say_why() -> None:
    match = zorro()
    with pytest.raises(Illegal) as caught:
        match.play(0, "fight farm")
    assert (caught.value.rule, caught.value.message) == ("Z7", "zorro-no-scoundrel-there")
    with pytest.raises(Illegal, match="engine-not-your-decision"):
        match.play(1, "travel 1")
    with pytest.raises(Illegal, match="engine-unknown-notation"):
        match.play(0, "fly")
    for seat in (-1, -2, 3):
        with pytest.raises(BadOption, match="engine-bad-seat"):
            match.play(seat, "travel 1")
    assert match.entries == []


def test_nothing_is_played_after_the_end() -> None:
    match = THREE.match(5)
    contract.wander(match, QuickDealer(5), 100)
    for seat in range(3):
        assert match.actions(seat) == []
        with pytest.raises(Illegal, match="engine-match-over"):
            match.play(seat, "rest")


def test_an_action_its_number_and_its_notation_are_the_same() -> None:
    matches = [zorro() for _ in range(3)]
    action = matches[0].actions(0)[2]
    matches[0].play(0, action)
    matches[1].play(0, action.number)
    matches[2].play(0, action.notation)
    assert len({fingerprint(match) for match in matches}) == 1


def test_a_match_imagines_for_its_viewer() -> None:
    match = two()
    state = match.imagine(1, QuickDealer(1))
    assert match.rules.sight(state, 1) == match.sight(1)
