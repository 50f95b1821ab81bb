"""Whole matches of Ze Horror Attack in a terminal, in both languages: played, saved, taken back, watched, counted."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import zabletop
from tests.horror.at_terminal import any_choice, asked_at, host_of, sight_of, sit, until
from tests.horror.deck import BUSY, built, busy_deck
from tests.horror.table import Table
from tests.terminal.sitting import ESCAPE, lines, sit_at
from zabletop.engine.replay import rebuild
from zabletop.terminal.horror.book import Book
from zabletop.terminal.horror.telling import HorrorTeller
from zabletop.terminal.play import Session
from zabletop.terminal.rooms import room_of
from zabletop.terminal.screen import Screen
from zabletop.terminal.watch import Watch
from zabletop.words import LANGUAGES, Words

SEATS = [("human", "random"), ("random", "human", "greedy", "human"), ("human",) * 8]
EXPERT = {"decks": [busy_deck()], "lists": [built("mine"), built("yours")]}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is left is saved where one is."""
    monkeypatch.chdir(tmp_path)


def said(text: str) -> str:
    return text.replace("\u00a0", " ")


# Playing


@pytest.mark.parametrize("seats", SEATS[:2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typed_numbers(language: str, seats: tuple[str, ...]) -> None:
    for seed in range(3):
        session, out, _ = sit(any_choice(seed), seats, language=language, seed=seed)
        assert session.run() == 0
        result = session.match.result
        assert result is not None
        text = out.getvalue()
        assert session.teller.result(result) in text
        assert ESCAPE not in text
        last = session.match.events_since(0, session.viewer)[-len(seats) :]
        assert [event.kind for event in last] == ["score"] * len(seats)
        assert all(session.teller.event(event) in text for event in last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_people_play_with_two_decks_of_ours(language: str) -> None:
    session, out, _ = sit(any_choice(), SEATS[2], language=language, cards={}, decks="london,sherlock")
    assert session.run() == 0
    assert session.match.result is not None
    assert len(session.teller.names) == 8
    assert " + " in out.getvalue().partition("\n")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expert_match_ends_with_the_choice_of_a_faction(language: str) -> None:
    session, out, _ = sit(any_choice(), language=language, cards=EXPERT, mode="expert", lists="mine,yours")
    assert session.run() == 0
    assert session.match.result is not None
    words, text = session.words, out.getvalue()
    assert words.say("horror-prompt-faction") in text
    assert words.say("horror-event-last-turn-over") in text
    assert words.say("horror-your-factions") in text
    assert "mine / yours" in text.partition("\n")[0]


@pytest.mark.parametrize("cards", [None, {}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typed_words(language: str, cards: dict[str, object] | None) -> None:
    """What is shown for an action is understood when it is typed, in the words of the language."""

    def typed(session: Session) -> str | None:
        if session.match.result or not session.choices:
            return None if session.match.result else ""
        seat = session.match.deciders[0]
        actions = session.rules.actions(session.match.state, seat)
        for number in actions:
            shown = session.typing.shown(session.rules.notation(number))
            assert session.host.number(shown, session.match.sight(seat)) == number, shown
        return session.typing.shown(session.rules.notation(actions[len(session.match.entries) % len(actions)]))

    session, _, person = sit(typed, ("human", "random", "random"), language=language, cards=cards)
    assert session.run() == 0
    assert session.match.result is not None
    verb = {"en": "play ", "fr": "jouer "}[language]
    assert any(line.startswith(verb) for line in person.typed)


def test_a_card_may_be_typed_as_it_is_printed() -> None:
    session, _, _ = sit(lines(), cards={}, language="fr")
    book, typing = host_of(session).teller.book, session.typing
    for card in book.cards:
        printed = book.name(card)
        assert typing.notation(f"jouer {printed}") == f"play {card}"
        assert typing.notation(f"Viser {printed.upper()} 2") == f"target {card} 2"
    assert typing.notation("jouer personne") == "play personne"
    assert typing.notation("piocher") == "draw"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_of_a_name_suffices_where_it_is_clear(language: str) -> None:
    session, _, _ = sit(lines(), cards={}, language=language)
    typing, verb = host_of(session).typing, session.typing.shown_verbs["play"]
    assert typing.notation(f"{verb} wer") == "play werewolf"
    assert typing.notation(f"{verb} loup") == ("play loup" if language == "en" else "play werewolf")
    assert typing.notation(f"{verb} d") == "play d"
    # Of several that begin so, the one that is at hand.
    assert typing.notation(f"{verb} d", {"dracula"}) == "play dracula"
    assert typing.notation(f"{verb} d", {"dracula", "damsel-in-distress", "dorian-gray"}) == "play d"
    assert typing.notation(verb) == "play"


# Taking back, saving, going on


def test_a_choice_in_two_steps_can_be_taken_back_between_them() -> None:
    between = until(lambda session: session.at_keyboard >= 0 and asked_at(session, "second"), "undo")
    session, out, _ = sit(between, ("human",) * 3, seed=6)
    session.run()
    assert re.search(r"^Player \d takes back: the choice of [a-z0-9-]+ from ", out.getvalue(), re.MULTILINE)
    assert any(sight_of(session, seat).step == "choice" for seat in session.match.deciders)


def test_the_opening_is_taken_back_together_if_all_agree() -> None:
    answer = lines("keep", "undo", "undo !", "redraw")
    session, out, _ = sit(answer, first="1")
    session.run()
    text = out.getvalue()
    assert "If everybody at the table agrees" in text
    assert text.count("Do you keep your hand?") == 2
    assert "You give up your hand for three new cards." in text
    assert sight_of(session, 0).step == "turn"


def test_what_others_did_is_taken_back_as_theirs_in_words() -> None:
    twice = until(lambda session: len(session.match.entries) > 9 and asked_at(session, "turn"), "undo !", seed=2)
    for language, told in (("en", r"^What Bot 2 \(random\) did is taken back: (play|draw) "), ("fr", "^Ce qu’a fait ")):
        session, out, _ = sit(twice, ("human", "random", "random"), language=language, seed=2, cards={})
        session.run()
        if language == "en":
            assert re.search(told, out.getvalue(), re.MULTILINE)
            assert not re.search(r"^You take back: .*\n.*You take back", out.getvalue(), re.MULTILINE)
            assert "dice" not in out.getvalue().partition("taken back")[2]
        twice = until(lambda session: len(session.match.entries) > 9 and asked_at(session, "turn"), "annuler !", seed=2)


def test_a_deed_is_told_with_names_and_not_in_the_notation() -> None:
    session, _, _ = sit(lines(), ("human", "random"), cards={})
    teller = host_of(session).teller
    told = {notation: teller.deed(notation, 1) for notation in ("play mr-hyde", "target dracula 1", "player 2", "draw")}
    assert told == {
        "play mr-hyde": "play Mr. Hyde",
        "target dracula 1": "the choice of Dracula from your area",
        "player 2": "the choice of Bot 2 (random)",
        "draw": "draw a card",
    }


def test_a_held_decision_is_saved_and_may_still_be_changed(tmp_path: Path) -> None:
    session, _, _ = sit(lines("", "redraw", "", "save here.json"), ("human", "human"), names=("Ana", "Bo"))
    session.run()
    record = zabletop.read_record((tmp_path / "here.json").read_bytes())
    assert record.held == [(0, "redraw")]
    match = rebuild(record, room_of("horror").box)
    assert match.deciders == [1]
    match.undo(0)
    assert match.deciders == [0, 1]
    # Whoever sits down again is asked again, and what was taken back has not happened.
    again, out, _ = sit_at(
        room_of("horror"), match, Words.of("en"), lines("", "keep", "", "keep"), ("human", "human"), ("Ana", "Bo")
    )
    again.run()
    assert "Ana keeps the first hand." in out.getvalue()
    assert "gives up" not in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_match_goes_on_with_the_table_as_it_was(language: str, tmp_path: Path) -> None:
    saved = until(lambda session: len(session.match.entries) > 12 and asked_at(session, "turn"), "save here.json")
    session, _, _ = sit(saved, language=language)
    session.run()
    match = rebuild(zabletop.read_record((tmp_path / "here.json").read_bytes()), room_of("horror").box)
    assert match.sight(0) == session.match.sight(0)
    again, later, _ = sit_at(room_of("horror"), match, session.words, any_choice(), ("human", "random"))
    assert again.run() == 0
    assert again.match.result is not None
    turn = sight_of(session, 0).turn + 1
    mode = session.words.say("horror-mode-basic")
    title = session.words.say("horror-table-active", mode=mode, turn=turn, you=True, player="-")
    assert title in later.getvalue()


# Watching


@pytest.mark.parametrize("mode", ["basic", "expert"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_watched_with_its_count(language: str, mode: str) -> None:
    lists = "mine,yours" if mode == "expert" else "usual"
    session, _, _ = sit(any_choice(), ("random", "random"), cards=EXPERT, mode=mode, lists=lists)
    session.run()
    record, words, out = session.match.record(), Words.of(language), io.StringIO()
    watch = Watch(record, words, Screen(out=out, source=io.StringIO()))
    watch.run()
    text, result = out.getvalue(), session.match.result
    assert result is not None
    assert watch.teller.result(result) in text
    for seat in range(2):
        score = next(event for event in record.events if event.kind == "score" and event.seat == seat)
        assert watch.teller.event(score) in text
    assert len(watch.turns) == sum(event.kind == "turn" for event in record.events) + 1


def test_a_record_of_cards_that_we_do_not_have_is_told_by_their_ids() -> None:
    match = zabletop.new("horror", players=2, seed=1, cards=busy_deck())
    record = match.record()
    record.cards = {"name": "lost", "fingerprint": "x"}
    teller = room_of("horror").teller(record, Words.of("en"), ["Ana", "Bo"])
    card = next(event for event in record.events if event.kind == "turned-up")
    assert card.facts["card"] in teller.event(card)


# The end


def last_card_drawn() -> Table:
    """Seat 0 draws the last card. Ana: a hero, 1 + 1 - 2 + 2; Bo: a monster, 2 + 1 - 1."""
    table = Table(
        hands=["suns", "twin twin"],
        areas=["sun-1 lady skulls", "imp imp clown sun-3"],
        pile="sun-5",
        factions=["heroes-1", "monsters-1"],
    )
    table.play(0, "draw", "sun-5")
    return table


def test_the_count_is_explained_card_by_card() -> None:
    table = last_card_drawn()
    book = Book(table.rules.box.decks, "en")
    teller = HorrorTeller(Words.of("en"), ["You", "Bo"], book, you=0)
    assert [teller.event(event) for event in table.events("last-card", "hand", "score")] == [
        "That was the last card of the pile: the match is over.",
        "You discard your hand, which does not count: sun-5 and suns.",
        "Bo discards their hand, which does not count: twin ×2.",
        "You were of the faction heroes-1 (heroes): sun-1 +1, skulls −2, lady +1, +2 for sun-1 (faction) = 2 points.",
        "Bo was of the faction monsters-1 (monsters): sun-3 −1, 2 × imp +2, clown +1 = 2 points.",
    ]
    result = table.rules.result(table.state)
    assert result is not None
    assert teller.result(result) == "A tie at the top (2 points): you and Bo. You took a turn last, and so you win!"


def test_the_count_is_explained_in_french() -> None:
    table = last_card_drawn()
    teller = HorrorTeller(Words.of("fr"), ["Ana", "Vous"], Book(table.rules.box.decks, "fr"), you=1)
    assert [said(teller.event(event)) for event in table.events("hand", "score")] == [
        "Ana défausse sa main, qui ne compte pas : sun-5 et suns.",
        "Vous défaussez votre main, qui ne compte pas : twin ×2.",
        "Ana était de la faction heroes-1 (héros) : sun-1 +1, skulls −2, lady +1, +2 pour sun-1 (faction) = 2 points.",
        "Vous étiez de la faction monsters-1 (monstres) : sun-3 −1, 2 × imp +2, clown +1 = 2 points.",
    ]
    result = table.rules.result(table.state)
    assert result is not None
    told = "Égalité en tête (2 points) : Ana et vous. Le dernier tour était pour Ana, qui gagne !"
    assert said(teller.result(result)) == told


def test_the_points_that_are_shown_are_those_of_the_rules() -> None:
    session, _, _ = sit(any_choice(), ("random",) * 3)
    session.run()
    sight, book = sight_of(session, 0), host_of(session).teller.book
    assert [book.score(player.area, player.scoring) for player in sight.seats] == [p.score for p in sight.seats]
    assert {card for card in book.cards if book.text(card)} == set(BUSY)
