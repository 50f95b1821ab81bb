"""Ze Horror Attack has words for all that can happen, be asked, be done and be refused, in both languages."""

from __future__ import annotations

import ast
import io
import re
from pathlib import Path

import pytest

from tests.horror.at_terminal import any_choice, asked_at, host_of, sight_of, sit, until
from tests.horror.deck import BUSY, busy_deck, deck, with_effects
from tests.horror.table import Table
from tests.terminal.sitting import in_terminal, lines
from zabletop.engine.shapes import Event
from zabletop.games.horror import rules as rules_file
from zabletop.games.horror.cards import built_in
from zabletop.games.horror.effects import KINDS, VERBS
from zabletop.games.horror.game import MODES
from zabletop.games.horror.refusals import PROPER_STEPS
from zabletop.games.horror.rulebook import BEHIND, BEHIND_VERB, EXPERT, RULES
from zabletop.games.horror.state import STEPS
from zabletop.terminal.horror.book import Book
from zabletop.terminal.horror.room import can_draw
from zabletop.terminal.horror.telling import HorrorTeller
from zabletop.terminal.horror.typed import HorrorTyping
from zabletop.terminal.play import Session
from zabletop.terminal.screen import Screen
from zabletop.words import LANGUAGES, Words

FOLDER = Path(rules_file.__file__).parent
TOLD_BY = ("tell", "tell_card", "tell_shown", "tell_moved", "tell_seat", "tell_hidden", "tell_hand", "move")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is left is saved where one is."""
    monkeypatch.chdir(tmp_path)


def strings_in(node: ast.AST) -> set[str]:
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def kinds_of_events() -> set[str]:
    """All kinds that the rules tell, read from where they are told."""
    kinds = {"undo"}
    for file in ("rules.py", "texts.py", "verbs.py", "events.py"):
        for node in ast.walk(ast.parse((FOLDER / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if called in ("note", "reveal", "whisper", "face_down"):
                    kinds |= strings_in(node.args[0])
                elif called in TOLD_BY:
                    kinds |= strings_in(node.args[1])
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "kind":
                kinds |= strings_in(node.value)
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_step_verb_and_choice_has_words(language: str) -> None:
    words, kinds = Words.of(language), kinds_of_events()
    assert {"plays", "steals", "moves", "buries", "lifts", "leaves-top", "receives", "score", "last-card"} <= kinds
    wanted = {f"horror-event-{kind}" for kind in kinds}
    wanted |= {f"horror-step-{step}" for step in STEPS}
    wanted |= {f"horror-typed-{verb}" for verb in PROPER_STEPS}
    wanted |= {f"horror-prompt-{step}" for step in STEPS if step not in ("choice", "second")}
    wanted |= {f"horror-prompt-{verb}" for verb in VERBS}
    wanted |= {f"horror-prompt-{verb}-second" for verb in ("give", "move", "swap")}
    wanted |= {f"horror-{family}-{kind}" for kind in KINDS for family in ("kind", "kinds")}
    wanted |= {f"horror-mode{told}-{mode}" for mode in MODES for told in ("", "-told")}
    assert [name for name in sorted(wanted) if not words.has(name)] == []
    assert not [name for name in words._homes if name.startswith("horror-event-") and name not in wanted]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_of_a_card_file_or_an_action_has_words(language: str) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    named = set(re.findall(r'"((?:horror|cards|engine)-[a-z-]+)"', source))
    assert len(named) > 40
    assert [name for name in sorted(named) if not Words.of(language).has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_can_be_asked_is_asked_in_words(language: str, players: int) -> None:
    """Every verb of the vocabulary comes up in front of a person, and nothing lacks its words."""
    asked: set[str] = set()
    anything = any_choice(players)

    def answer(session: Session) -> str | None:
        asked.update(host_of(session).asked(sight_of(session, seat)) for seat in session.match.deciders)
        return anything(session)

    for seed in range(10):
        session, _, _ = sit(answer, ("human",) * players, language=language, seed=seed)
        assert session.run() == 0
        assert session.match.result is not None
    assert {"opening", "turn", "discard", "drop", "scry", "imitate", "again", "bury", "fetch"} <= asked
    # With two players there is only one other area to choose.
    assert ("move-second" in asked) == (players > 2)


# Names of choices


def test_a_choice_names_what_is_done_and_where() -> None:
    table = Table(
        busy_deck(), hands=["skull-7 skull-3", "sun-3", "sun-4"], areas=["imp", "sun-1 twin", "skulls"], pile="imp imp"
    )
    names, book = ["Ana", "Bo", "Zoé"], Book(table.rules.box.decks, "en")
    session, _, _ = sit(lines())
    host = type(host_of(session))(table.rules, HorrorTeller(Words.of("en"), names, book), session.screen)

    def told() -> list[str]:
        sight = table.sight(0)
        numbers = host.choices(sight, table.rules.actions(table.state, 0))
        return [host.prompt(sight), *(host.action(number, sight) for number in numbers)]

    assert told()[:2] == ["What do you do?", "Draw a card"]
    assert told()[2] == "Play skull-3 (monster, 1 skull): “skull-3”"
    table.play(0, "play skull-7")
    assert told() == [
        "Which card goes back to the draw pile?",
        "Put sun-1 (1 sun) from the area of Bo on top of the draw pile",
        "Put twin (1 sun) from the area of Bo on top of the draw pile",
        "Put skulls (2 skulls) from the area of Zoé on top of the draw pile",
    ]
    table.play(0, "target sun-1 2")
    seen = "sun-1 (hero, 1 sun): “sun-1”"
    assert told() == [
        f"The top card of the draw pile is {seen}. Where does it go?",
        "Leave sun-1 (1 sun) on top",
        "Put sun-1 (1 sun) at the bottom",
    ]


def test_the_last_card_is_offered_with_a_warning_and_equal_cards_once() -> None:
    table = Table(hands=["twin twin", "sun-2"], pile="imp")
    session, _, _ = sit(lines())
    teller = HorrorTeller(Words.of("en"), ["Ana", "Bo"], Book(table.rules.box.decks, "en"))
    host = type(host_of(session))(table.rules, teller, session.screen)
    assert [host.action(number, table.sight(0)) for number in table.rules.actions(table.state, 0)] == [
        "Draw the last card: the match ends at once",
        "Play twin (hero, 1 sun): “twin” (you have 2)",
    ]


# Refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_that_is_refused_is_refused_in_words(language: str) -> None:
    """At many points of a match, whatever is typed gets an answer that names cards and steps as people do."""
    refused: set[str] = set()

    def wrong(session: Session) -> str | None:
        seat = session.match.deciders[0] if session.match.deciders else 0
        legal = session.rules.actions(session.match.state, seat)
        for number in range(0, 1536, 5):
            if number in legal or not session.rules.parts(number):
                continue
            error = session.match.refusal(seat, number)
            refused.add(error.message)
            told = session.teller.error(error)
            assert error.message == "engine-match-over" or (error.rule in RULES and error.rule in told)
        return anything(session)

    for seed in range(2):
        anything = any_choice(seed)
        session, _, _ = sit(wrong, ("human", "human", "human"), language=language, seed=seed)
        session.run()
    assert {"horror-not-now", "horror-not-in-hand", "horror-not-meant"} <= refused


def test_a_refusal_says_what_to_do_in_the_words_of_the_language() -> None:
    session, out, _ = sit(lines("piocher", "garder", "piocher", "arrêter", "jouer unicorn"), language="fr", first="1")
    session.run()
    text = out.getvalue().replace("\u00a0", " ")
    assert "« piocher » n’est pas possible avant le premier tour. (Règle H7 " in text
    assert "Vous avez 3 cartes en main et ne pouvez pas en piocher d’autre : jouez-en une. (Règle H9 " in text
    assert "Impossible de passer : jouez une carte ou piochez-en une. (Règle HR13 " in text


# Rules


def test_what_stands_behind_a_question_are_rules_that_exist() -> None:
    assert set(BEHIND) == set(STEPS)
    assert set(BEHIND_VERB) == set(VERBS)
    named = {rule for rules in (*BEHIND.values(), *BEHIND_VERB.values(), *EXPERT.values()) for rule in rules}
    assert named <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_tells_the_rules_behind_the_question(language: str) -> None:
    answer = until(lambda session: asked_at(session, "choice"), "?", "? hr12", "? Z1")
    session, out, _ = sit(answer, ("human", "random"), language=language, seed=2)
    session.run()
    text, words = out.getvalue(), Words.of(language)
    for rule in ("H10", "HR12"):
        assert words.say(f"rule-{rule}") in text
    assert words.say("terminal-unknown-asked", asked="Z1", known="-").partition("Z1")[0] in text


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "werewolf", "Werewolf (monster, 2 skulls): “Discard another card"),
        ("en", "Mr. H", "Mr. Hyde (monster"),
        ("fr", "loup-garou", "Loup-garou (monstre, 2 crânes) : « Défaussez"),
        ("fr", "werewolf", "Loup-garou (monstre, 2 crânes) : « Défaussez"),
        ("en", "two-faces", "Faction Two Faces (monsters): 2 more points with Mr. Hyde or Dorian Gray."),
        (
            "en",
            "elusive",
            "Elusive: no text of another card can bring a card with this word back to a hand or to a draw",
        ),
        ("fr", "insaisissable", "Insaisissable : aucun texte d’une autre carte ne peut ramener"),
        ("en", "undead", "Undead: texts of other cards name this word. Cards with it: Dracula, Mummy, "),
        ("en", "nobody", "There is no rule “nobody”, and no card whose name begins like that. The rules: H1 to "),
        ("en", "...", "There is no rule “...”, and no card"),
    ],
)
def test_a_question_mark_tells_a_card_or_a_word_on_cards(language: str, asked: str, told: str) -> None:
    session, out, _ = sit(lines(f"? {asked}"), language=language, cards={})
    session.run()
    assert told in out.getvalue().replace("\u00a0", " ")


def test_elusive_is_explained_only_where_it_means_that() -> None:
    strange = deck({"sun-1": {"tags": ["elusive"], "effects": [{"do": "recall"}]}})
    teller = HorrorTeller(Words.of("en"), [], Book([strange], "en"))
    assert teller.tags()["Elusive"] == "Elusive: texts of other cards name this word. Cards with it: sun-1."


# What cannot be done


def told_of(table: Table, *kinds: str, you: int = 0, language: str = "en") -> list[str]:
    names = ["You", "Bo", "Zoé"]
    teller = HorrorTeller(Words.of(language), names, Book(table.rules.box.decks, language), you=you)
    return [teller.event(event) for event in table.events(*kinds)]


def test_a_hand_without_room_is_told() -> None:
    """HR3."""
    table = Table(with_effects(**{"sun-1": [{"do": "draw", "count": 2}]}), hands=["sun-1 sun-2 sun-3", "sun-4"])
    table.play(0, "play sun-1", "sun-5")
    assert told_of(table, "full-hand", "cannot") == ["Your hand is full: you take no more cards."]
    assert told_of(table, "full-hand", you=1) == ["The hand of You is full: no more cards go there."]


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ([{"do": "draw", "if": {"what": "imp"}}], ["The text of sun-1 cannot be carried out, and has no effect."]),
        ([{"do": "drop", "who": "others"}], ["The text of sun-1 cannot be carried out, and has no effect."]),
        (
            [{"do": "draw", "if": {"what": "imp"}}, {"do": "drop", "who": "all"}],
            ["A part of the text of sun-1 cannot be carried out, and is skipped."],
        ),
        # One of the two is always done: nothing is skipped.
        ([{"do": "draw", "if": {"what": "imp"}}, {"do": "draw", "unless": {"what": "imp"}}], []),
    ],
)
def test_what_cannot_be_done_is_told_once(effects: list[dict[str, object]], told: list[str]) -> None:
    table = Table(with_effects(**{"sun-1": effects}), hands=["sun-1", ""], pile="twin twin")
    table.play(0, "play sun-1", *["twin"] * (not told))
    assert told_of(table, "cannot") == told


# Piles


def test_with_own_decks_it_is_said_whose_pile() -> None:
    names, words = ["You", "Bo"], Words.of("en")
    book = Book([deck()], "en")
    event = Event("buries", 0, {"card": "imp", "of": 1})
    told = [HorrorTeller(words, names, book, 0, expert).event(event) for expert in (False, True)]
    assert told == [
        "You put imp from the area of Bo at the bottom of the draw pile.",
        "You put imp from the area of Bo at the bottom of the draw pile of Bo.",
    ]
    looks = Event("looks", 1, {})
    assert HorrorTeller(words, names, book, 0, True).event(looks) == "Bo looks at the top card of their own draw pile."


def test_a_quoted_text_has_one_full_stop() -> None:
    teller = HorrorTeller(Words.of("fr"), [], Book([built_in("london")], "fr"))
    assert teller.sentence("werewolf").endswith(".\u00a0»")
    plain = HorrorTeller(Words.of("en"), [], Book([deck()], "en"))
    assert plain.sentence("imp").endswith("“imp”.")


# Symbols


def test_symbols_are_drawn_where_they_can_be_and_said_where_not() -> None:
    book = Book([deck()], "en")
    said, drawn = (HorrorTeller(Words.of("en"), [], book, pictures=pictures) for pictures in (False, True))
    assert said.all_listed(["torn", "twin", "twin", "shade"]) == (
        "torn (2 suns and 1 skull), twin (1 sun) ×2, shade (no symbols)"
    )
    assert drawn.all_listed(["torn", "twin", "twin", "shade"]) == "torn\u00a0☀☀☠, twin\u00a0☀ ×2, shade"
    assert said.whole("torn") == drawn.whole("torn")


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("encoding", "plain", "draws"), [("utf-8", False, True), ("ascii", False, False), ("utf-8", True, False)]
)
def test_a_screen_without_the_letters_or_a_screen_reader_gets_words(encoding: str, plain: bool, draws: bool) -> None:
    out = Terminal(io.BytesIO(), encoding=encoding)
    assert can_draw(Screen(plain, out=out, source=io.StringIO(), environment={"TERM": "xterm"})) is draws


@pytest.mark.parametrize(("more", "draws"), [((), True), (("--plain",), False)])
def test_a_terminal_sees_suns_and_skulls_in_lines_that_fit(more: tuple[str, ...], draws: bool, tmp_path: Path) -> None:
    arguments = ["play", "horror", "--seats", "human,random", "--first", "1", "--seed", "3", "--lang", "fr", *more]
    text = in_terminal(arguments, ["garder", "1", "table", "?"], {}, tmp_path)
    assert ("☀" in text or "☠" in text) is draws
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
    assert max(len(line.rstrip("\r")) for line in shown.split("\n")) <= 80


def test_two_cards_of_one_name_go_by_their_ids() -> None:
    twins = deck()
    for card in twins["card"][:2]:
        card["fr"]["name"] = "Le Même"
    typing = HorrorTyping(Words.of("fr"), Book([twins], "fr"))
    first, second = (card["id"] for card in twins["card"][:2])
    assert typing.shown(f"play {first}") == f"jouer {first}"
    assert typing.notation(f"jouer {second}") == f"play {second}"
    assert set(BUSY) == {card["id"] for card in twins["card"]}
