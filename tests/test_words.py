"""The words: complete and alike in both languages, and never shown half-finished."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from zabletop.words import LANGUAGES, BrokenWords, MissingWords, UnknownLanguage, Words, guess_language, join

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "src" / "zabletop" / "words"

# How many rules a game has, and how many rulings of ours, by the letter of their ids.
COUNTS = {"Z": (35, 19), "H": (27, 17)}
IDS = {
    letter: [f"{letter}{number + 1}" for number in range(rules)] + [f"{letter}R{number + 1}" for number in range(ours)]
    for letter, (rules, ours) in COUNTS.items()
}
# One of our rulings has the id of a rule, as it always had.
RULINGS = [rule for ids in IDS.values() for rule in ids if "R" in rule or rule == "H21"]
RULES = [rule for ids in IDS.values() for rule in ids if rule not in RULINGS]

# A text may be the same in both languages if it is made of these words alone: names, and words that both share.
SHARED_WORDS = {"zabletop", "zorro", "ze", "horror", "attack", "zoondo", "duel", "point", "points"}

Entry = ast.Message | ast.Term
Book = dict[str, Entry]


def names_of_files(language: str) -> set[str]:
    return {file.name for file in (FOLDER / language).glob("*.ftl")}


def body_of(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def entries_of(language: str) -> Iterator[tuple[str, Entry]]:
    """Each entry of a language with its name; the name of a term begins with "-", as in the file."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in body_of(file):
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield "-" + entry.id.name, entry


def book_of(language: str) -> Book:
    return dict(entries_of(language))


BOOKS = {language: book_of(language) for language in LANGUAGES}


def messages_of(language: str) -> Book:
    return {name: entry for name, entry in BOOKS[language].items() if not name.startswith("-")}


def parts_of(entry: Entry) -> dict[str, ast.Pattern]:
    """The texts of an entry by the name under which they are said: its own, and those of its attributes."""
    name = entry.id.name
    parts = {name: entry.value} if entry.value is not None else {}
    return parts | {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}


def texts_of(language: str) -> dict[str, ast.Pattern]:
    return {name: part for entry in messages_of(language).values() for name, part in parts_of(entry).items()}


def nodes_in(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it: placeables, selectors, variants, arguments of functions and of terms."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes_in(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes_in(child)


def references_in(pattern: ast.Pattern) -> set[str]:
    """Other texts that a text quotes, by name and, where it quotes an attribute, `name.attribute`."""
    found = set()
    for node in nodes_in(pattern):
        if isinstance(node, (ast.MessageReference, ast.TermReference)):
            name = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
            found.add(f"{name}.{node.attribute.name}" if node.attribute else name)
    return found


def variables_in(pattern: ast.Pattern, texts: dict[str, ast.Pattern], seen: frozenset[str] = frozenset()) -> set[str]:
    """The facts that a text needs, those of the messages it quotes included.

    A term has variables of its own, which the quoting text fills in (`-hero(case: "of")`): they are grammar of one
    language, not facts, and stay out.
    """
    found = {node.id.name for node in nodes_in(pattern) if isinstance(node, ast.VariableReference)}
    for name in references_in(pattern) - seen:
        if name in texts:
            found |= variables_in(texts[name], texts, seen | {name})
    return found


def plain_text(pattern: ast.Pattern) -> str:
    """The letters that stand in the file, variants and literals included, without the facts."""
    literals = (node for node in nodes_in(pattern) if isinstance(node, (ast.TextElement, ast.StringLiteral)))
    return " ".join(node.value for node in literals)


def written(pattern: ast.Pattern) -> str:
    """A text as the file has it, in one form for comparison."""
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern))


# The files of both languages


def test_each_file_exists_in_both_languages() -> None:
    assert names_of_files("en")
    assert names_of_files("en") == names_of_files("fr")
    assert {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_file_is_well_formed(language: str) -> None:
    for file in (FOLDER / language).glob("*.ftl"):
        junk = [entry.content for entry in body_of(file) if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.name}: {junk}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_used_twice(language: str) -> None:
    names = Counter(name for name, _ in entries_of(language))
    assert [name for name, times in names.items() if times > 1] == []
    for name, entry in entries_of(language):
        attributes = [attribute.id.name for attribute in entry.attributes]
        assert len(attributes) == len(set(attributes)), name


@pytest.mark.parametrize("file", sorted(names_of_files("en") | names_of_files("fr")))
def test_both_languages_say_the_same_messages_in_the_same_file(file: str) -> None:
    english, french = (
        {entry.id.name for entry in body_of(FOLDER / language / file) if isinstance(entry, ast.Message)}
        for language in ("en", "fr")
    )
    assert english - french == set(), f"{file}: missing in French"
    assert french - english == set(), f"{file}: missing in English"


def test_both_languages_have_the_same_attributes() -> None:
    english, french = texts_of("en"), texts_of("fr")
    assert english.keys() - french.keys() == set(), "missing in French"
    assert french.keys() - english.keys() == set(), "missing in English"


def test_both_languages_use_the_same_variables_in_each_text() -> None:
    english, french = texts_of("en"), texts_of("fr")
    for name in english.keys() & french.keys():
        assert variables_in(english[name], english) == variables_in(french[name], french), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_quoted_text_exists(language: str) -> None:
    known = {
        ("-" if isinstance(entry, ast.Term) else "") + name
        for entry in BOOKS[language].values()
        for name in parts_of(entry)
    }
    for entry_name, entry in BOOKS[language].items():
        for name, part in parts_of(entry).items():
            assert references_in(part) <= known, f"{entry_name} ({name})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    for name, part in texts_of(language).items():
        for pattern in (node for node in nodes_in(part) if isinstance(node, ast.Pattern)):
            assert pattern.elements, name
        facts = any(isinstance(node, ast.Placeable) for node in nodes_in(part))
        assert facts or plain_text(part).strip(), name


def test_no_text_is_left_untranslated() -> None:
    english, french = texts_of("en"), texts_of("fr")
    for name in english.keys() & french.keys():
        own_words = set(re.findall(r"[^\W\d_]+", plain_text(english[name]).lower())) - SHARED_WORDS
        assert not own_words or written(english[name]) != written(french[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_can_be_said_for_none_one_and_many(language: str) -> None:
    words, texts = Words.of(language), texts_of(language)
    for name, part in texts.items():
        assert words.has(name)
        for number in (0, 1, 2, 1000):
            said = words.say(name, **dict.fromkeys(variables_in(part, texts), number))
            assert said.strip(), name
            assert not re.search("[\u2066-\u2069]", said), f"{name}: isolation marks"


# The rules of the games


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_and_each_ruling_has_a_text_and_a_title(language: str) -> None:
    words = Words.of(language)
    for rule in RULES + RULINGS:
        assert words.has(f"rule-{rule}"), rule
        assert words.has(f"rule-{rule}.title"), rule


@pytest.mark.parametrize("letter", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_rules_are_these_no_more_and_no_fewer(language: str, letter: str) -> None:
    pattern = rf"rule-{letter}R?\d+"
    told = [name.removeprefix("rule-") for name in messages_of(language) if re.fullmatch(pattern, name)]
    assert told == IDS[letter]
    assert {name[len("rule-")] for name in messages_of(language) if name.startswith("rule-")} == set(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_three_sentences_at_most_on_one_line(language: str) -> None:
    words = Words.of(language)
    for rule in RULES + RULINGS:
        text = words.say(f"rule-{rule}")
        assert "\n" not in text, rule
        assert text.endswith("."), rule
        assert len(re.findall(r"[.!?](?=\s|$)", text)) <= 3, rule
        title = words.say(f"rule-{rule}.title")
        assert len(title) <= 40, rule
        assert not title.endswith("."), rule


@pytest.mark.parametrize("letter", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_of_a_game_share_a_title(language: str, letter: str) -> None:
    titles = Counter(Words.of(language).say(f"rule-{rule}.title") for rule in IDS[letter])
    assert max(titles.values()) == 1


@pytest.mark.parametrize(("language", "mark"), [("en", "our ruling"), ("fr", "notre arbitrage")])
def test_a_ruling_says_that_it_is_ours_and_a_rule_does_not(language: str, mark: str) -> None:
    words = Words.of(language)
    assert [rule for rule in RULINGS if mark not in words.say(f"rule-{rule}").lower()] == []
    assert [rule for rule in RULES if mark in words.say(f"rule-{rule}").lower()] == []


def test_the_rules_in_french_keep_their_punctuation_on_the_line() -> None:
    words = Words.of("fr")
    for rule in RULES + RULINGS:
        for text in (words.say(f"rule-{rule}"), words.say(f"rule-{rule}.title")):
            assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", text), rule


# Saying something


def test_words_are_read_once_for_each_language() -> None:
    assert Words.of("fr") is Words.of("fr")
    assert [Words.of(language).language for language in LANGUAGES] == list(LANGUAGES)


@pytest.mark.parametrize("language", ["de", "", "FR", "../fr"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, fr"):
        Words.of(language)
    assert issubclass(UnknownLanguage, ValueError)


def test_a_text_an_attribute_and_a_fact_are_said() -> None:
    words = Words("en", {"a.ftl": "hello = Hello { $name }\n    .title = Greeting\n"})
    assert words.say("hello", name="Diego") == "Hello Diego"
    assert words.say("hello.title") == "Greeting"


@pytest.mark.parametrize(
    "id", ["goodbye", "hello.colour", "hello.", "silent", "-brand", "", ".title", "hello.title.title"]
)
def test_words_that_do_not_exist_are_an_error_and_not_a_placeholder(id: str) -> None:
    words = Words("en", {"a.ftl": "-brand = Z\nhello = Hello\n    .title = Greeting\nsilent =\n    .title = Shh\n"})
    assert not words.has(id)
    with pytest.raises(MissingWords) as caught:
        words.say(id)
    assert isinstance(caught.value, KeyError)
    assert str(caught.value) == f"no words for {id!r} in 'en'"


@pytest.mark.parametrize(
    "text", ["hi = { $name }", "hi = { other }", "hi = { -term }", "hi = so { hi }", "hi = { ODD(1) }"]
)
def test_a_text_that_cannot_be_completed_is_an_error_and_not_rubbish(text: str) -> None:
    with pytest.raises(MissingWords, match="cannot say 'hi' in 'en'"):
        Words("en", {"a.ftl": text + "\n"}).say("hi")


def test_nothing_is_not_a_fact() -> None:
    with pytest.raises(MissingWords, match="nothing was given for 'name'"):
        Words("en", {"a.ftl": "hi = { $name }\n"}).say("hi", name=None)


def test_a_fact_may_have_any_name_and_be_any_object() -> None:
    words = Words("en", {"a.ftl": "hi = { $id } { $self } { $path }\n"})
    assert words.say("hi", id="a", self="b", path=Path("c")) == "a b c"


def test_a_truth_value_chooses_a_variant() -> None:
    words = Words("en", {"a.ftl": "helped = { $helped ->\n    [true] together\n   *[false] alone\n }\n"})
    assert words.say("helped", helped=True) == "together"
    assert words.say("helped", helped=False) == "alone"


@pytest.mark.parametrize(("language", "said"), [("en", "1,234,567 and 0.5"), ("fr", "1\u202f234\u202f567 and 0,5")])
def test_numbers_are_written_as_the_language_writes_them(language: str, said: str) -> None:
    words = Words(language, {"a.ftl": "numbers = { $big } and { $small }\n"})
    assert words.say("numbers", big=1234567, small=0.5) == said
    assert words.say("numbers", big="1234567", small="0.5") == "1234567 and 0.5"


@pytest.mark.parametrize(("language", "of_zero"), [("en", "many"), ("fr", "single")])
def test_plural_forms_follow_the_language(language: str, of_zero: str) -> None:
    words = Words(language, {"a.ftl": "dice = { $n ->\n    [one] single\n   *[other] many\n }\n"})
    assert [words.say("dice", n=n) for n in (0, 1, 2)] == [of_zero, "single", "many"]


def test_a_text_may_quote_another_file_whichever_is_read_first() -> None:
    files = {"a.ftl": "hi = { name } of { -place }\n", "b.ftl": "name = Zorro\n", "c.ftl": "-place = the Farm\n"}
    assert Words("en", files).say("hi") == "Zorro of the Farm"
    words = Words("en", files)
    assert words.say("name") == "Zorro"
    assert words.say("hi") == "Zorro of the Farm"


@pytest.mark.parametrize("files", [{"a.ftl": "x = 1\nx = 2\n"}, {"a.ftl": "x = 1\n", "b.ftl": "x = 1\n"}])
def test_the_same_name_twice_is_refused_when_the_words_are_loaded(files: dict[str, str]) -> None:
    with pytest.raises(BrokenWords, match=r"'x' is in a\.ftl and again in"):
        Words("en", files)


def test_a_message_and_a_term_may_share_a_name() -> None:
    assert Words("en", {"a.ftl": "-x = Z\nx = { -x }orro\n"}).say("x") == "Zorro"


def test_a_broken_file_is_named_with_its_line() -> None:
    words = Words("en", {"a.ftl": "fine = yes\n\nbroken = { $\n"})
    with pytest.raises(BrokenWords, match=r"en/a\.ftl: line [34]: "):
        words.say("fine")


# Choosing a language, making a list


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "FR.UTF-8"}, "fr"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "en_US", "LC_MESSAGES": "fr_FR"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"ZABLETOP_LANG": "fr", "LC_ALL": "en_US", "LANG": "en_US"}, "fr"),
        ({"ZABLETOP_LANG": "en", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert guess_language(environment) == language


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "", ""),
        (["leap"], "leap", "leap"),
        (["leap", "dash"], "leap and dash", "leap et dash"),
        (["leap", "dash", "grab"], "leap, dash and grab", "leap, dash et grab"),
    ],
)
def test_a_list_is_joined_as_one_says_it(items: list[str], english: str, french: str) -> None:
    assert join(Words.of("en"), items) == english
    assert join(Words.of("fr"), iter(items)) == french


# The checks above can fail


def parsed(text: str) -> ast.Pattern:
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return entry.value


def test_variables_are_found_wherever_they_hide() -> None:
    choice = "{ $a ->\n [one] { $b }\n *[other] { NUMBER($c, minimumFractionDigits: 1) }\n }"
    hidden = parsed(f'x = {choice} {{ -t(case: "of") }} {{ y }}')
    assert variables_in(hidden, {"y": parsed("y = { $d } { x }"), "x": hidden}) == {"a", "b", "c", "d"}
    assert references_in(hidden) == {"-t", "y"}
