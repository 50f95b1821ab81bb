"""The screen of Zorro beside the rules: what counts, what lies on the table, what is lost, and who is spoken to."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from tests.terminal.sitting import lines, run, sit_at, sit_down
from tests.zorro.table import ACTIONS, EDITIONS, FRENCH, MISSED, REVISED, Table, cards, listed
from zabletop import BadOption, Illegal
from zabletop.engine.shapes import Event
from zabletop.games.zorro.cards import CardSet, card_set
from zabletop.games.zorro.dice import LOCATIONS
from zabletop.terminal.rooms import room_of
from zabletop.terminal.screen import Screen
from zabletop.terminal.zorro.host import ZorroHost
from zabletop.terminal.zorro.telling import ZorroTeller
from zabletop.words import LANGUAGES, Words

NAMES = ["Ana", "Bo", "Cy"]


class Seen:
    """A table on a screen, as one seat sees it."""

    def __init__(self, table: Table, seat: int, language: str = "en") -> None:
        self.out = io.StringIO()
        self.teller = ZorroTeller(Words.of(language), NAMES, table.rules.cards)
        self.told = [self.teller.event(event).replace("\u00a0", " ") for event in table.journal.events]
        self.host = ZorroHost(table.rules, self.teller, Screen(out=self.out, source=io.StringIO()))
        self.sight = table.sight(seat)
        self.actions = table.rules.actions(table.state, seat)

    def text(self, show: Callable[[], None]) -> str:
        show()
        return self.out.getvalue().replace("\u00a0", " ")

    def scene(self) -> str:
        return self.text(lambda: self.host.scene(self.sight, True))

    def table(self) -> str:
        return self.text(lambda: self.host.table(self.sight))

    @property
    def asked(self) -> str:
        return self.host.prompt(self.sight).replace("\u00a0", " ")

    @property
    def choices(self) -> list[str]:
        listed = self.host.choices(self.sight, self.actions)
        return [self.host.action(number, self.sight).replace("\u00a0", " ") for number in listed]


def before_the_fourth_roll(edition: str, *gear: str) -> Table:
    """Ana has a free leap, Bo helps with a free grab: two of four leaps lie there after Ana's last ROLL."""
    table = Table(edition)
    table.give_gear(0, "free-leap", *gear)
    table.give_gear(1, "free-grab")
    table.travel_with(1, 1, MISSED)
    for _ in gear:
        table.play(0, "keep none", MISSED)
    table.three_rolls("leap*2 charm*4")
    assert table.step == "hand"
    return table


# The helper's ROLL


@pytest.mark.parametrize("edition", EDITIONS)
def test_before_the_fourth_roll_only_the_helpers_equipment_is_shown_and_counted(edition: str) -> None:
    """ZR3: Ana's free leap is out of it already when the dice are chosen."""
    table = before_the_fourth_roll(edition)
    text = Seen(table, table.deciders[0]).scene()
    assert "Missing: 2 leaps." in text
    assert "free-grab" in text
    assert "free-leap" not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_fourth_roll_too(edition: str) -> None:
    """ZR3, Z12."""
    table = before_the_fourth_roll(edition)
    table.give_gear(1, "reroll-dash")
    table.state.helper_kit = table.rules.cards.kit(table.state.gear[1])
    table.play(table.deciders[0], "hand charm*4", "dash*4")
    text = Seen(table, 1).scene()
    assert "Missing: 2 leaps." in text
    assert "Equipment at work, yours alone: free-grab (free grab); reroll-dash (re-rolls dash)." in text


def test_who_makes_the_fourth_roll_is_spoken_to() -> None:
    """ZR13: in the French edition the helper is asked, in the others the active player (Z12)."""
    helper = Seen(before_the_fourth_roll(FRENCH), 1)
    assert helper.asked == "The requirement is not met. Which dice do you roll for the fourth ROLL?"
    assert helper.choices[0] == "Fourth ROLL: you roll 4 charms"
    assert "“roll charm charm”" in helper.host.hint(helper.sight, helper.actions)
    assert helper.host.number("roll charm charm", helper.sight) == helper.host.rules.number("hand charm charm")
    french = Seen(before_the_fourth_roll(FRENCH), 1, "fr")
    assert french.choices[0] == "Quatrième LANCER : vous lancez 4 charmes"
    assert french.host.number("lancer charme", french.sight) == french.host.rules.number("hand charm")
    active = Seen(before_the_fourth_roll(REVISED), 0)
    assert active.asked == "The requirement is not met. Which dice do you hand over for the fourth ROLL?"
    assert active.choices[0] == "Fourth ROLL: the helper rolls 4 charms"
    assert "“hand charm charm”" in active.host.hint(active.sight, active.actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_one_more_roll_the_helpers_is_not_called_the_fourth(edition: str, language: str) -> None:
    """Z22: a Premium card gives a fourth ROLL to the active player; the helper's is the fifth."""
    table = before_the_fourth_roll(edition, "extra-roll")
    decider = table.deciders[0]
    asked = Seen(table, decider, language)
    table.play(decider, "hand charm*4", "dash*4")
    said = [asked.asked, *asked.choices, *Seen(table, 1, language).told]
    assert not any(re.search("fourth|quatrième", text, re.IGNORECASE) for text in said)
    assert any("last ROLL" in text or "dernier LANCER" in text for text in said)


# The table


def test_foes_and_hero_dice_lie_on_the_table_from_the_start() -> None:
    """Z3, Z4: with what they ask for, their abilities, and the faces of the dice."""
    seen = Seen(Table(), 0)
    text = seen.table()
    for location in LOCATIONS:
        own = Words.of("en").say(f"zorro-symbols-{ACTIONS[location]}", count=4)
        assert f"{location.title()}: 2 Hero dice left (faces: {own}, thrust and taunt)." in text
        assert f"Scoundrel, not yet out: scoundrel-{location} asks for 5 thrusts. “scoundrel-{location}”" in text
        assert f"Villain, not yet out: villain-{location} asks for 5 thrusts. “villain-{location}”" in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scoundrel_lies_there_until_it_leaves(edition: str) -> None:
    """Z24, Z26."""
    table = Table(edition)
    table.give_heroes(0, farm=1)
    text = Seen(table, 0).table()
    assert "Farm: 1 Hero die left" in text
    assert "scoundrel-farm" not in text
    assert "Ana: Hero dice: 1 Farm (grab)" in text
    table.state.new_scoundrel = 0
    assert "Scoundrel, out now: scoundrel-farm" in Seen(table, 0).table()


def test_in_the_final_battle_only_its_villain_is_left() -> None:
    """Z28, Z29."""
    table = Table()
    table.dealer.script.extend(listed(MISSED))
    table.rules.begin_final_battle(table.state, 1, table.dealer)
    text = Seen(table, 1).table()
    assert "Villain, out now: villain-tavern" in text
    assert text.count("Villain") == 1
    assert "Scoundrel" not in text


@pytest.mark.parametrize(("language", "told"), [("en", "A Plaza die: 4 "), ("fr", "Un dé Place : 4 ")])
def test_the_hero_dice_are_shown_with_the_cards(language: str, told: str) -> None:
    """Z3."""
    assert told in run("cards", "show", "--lang", language).stdout.replace("\u00a0", " ")


def test_a_helper_says_what_their_hero_dice_show() -> None:
    """Z3, Z12."""
    table = Table(FRENCH)
    table.give_heroes(1, plaza=1)
    table.play(0, "travel 1")
    assert "Ask Bo for help, who brings: a Plaza die (4 leaps, thrust and taunt)" in Seen(table, 0).choices


# What is lost


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "scoundrel-market steals: 2 charms. Lost for the rest of the attempt."),
        ("fr", "scoundrel-market vole : 2 charmes. C’est perdu pour le reste de la tentative."),
    ],
)
def test_a_stolen_die_is_named(language: str, told: str) -> None:
    """Z25: the Scoundrel of the Market steals charms at the next ROLL. Whoever decides is shown it with the dice."""
    table = Table()
    table.scoundrel_out("market")
    table.play(0, "fight market", "charm*2 leap*4")
    assert told not in Seen(table, 0, language).scene()
    table.play(0, "keep leap", "dash*3")
    seen = Seen(table, 0, language)
    assert told in seen.scene()
    assert seen.told[-1].startswith(told)
    table.play(0, "keep leap", "dash*3")
    assert told not in Seen(table, 0, language).scene()


def test_where_equipment_wards_abilities_off_nothing_is_stolen() -> None:
    """Z20, Z25."""
    table = Table()
    table.give_gear(0, "ignore-ability")
    table.scoundrel_out("market")
    table.play(0, "fight market", "charm*2 leap*4")
    table.play(0, "keep leap", "dash*5")
    assert "steals" not in Seen(table, 0).scene() + " ".join(Seen(table, 0).told)


# Dice that are typed


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "keep", "Which dice? Name them, for example “keep 1 2”, or type “keep none” to roll all of them again."),
        ("en", " K ", "or type “keep none” to roll all of them again."),
        ("fr", "garder", "ou tapez « garder rien » pour les relancer tous."),
    ],
)
def test_a_bare_keep_rolls_nothing(language: str, typed: str, told: str) -> None:
    """Z10: a newcomer may mean all dice, and no ROLL can be taken back."""
    session, out, _ = sit_down(lines("1", "1", typed), ("human", "random"), edition="french", language=language)
    session.run()
    assert [entry.number for entry in session.match.entries if session.rules.parts(entry.number)["do"] == "keep"] == []
    assert told in out.getvalue().replace("\u00a0", " ")


def test_keep_none_rolls_all_dice_again() -> None:
    session, _, _ = sit_down(lines("1", "1", "keep none"), ("human", "random"), edition="french")
    session.run()
    assert session.rules.notation(session.match.entries[-1].number) == "keep none"


def test_a_bare_hand_is_asked_about_and_a_bare_keep_elsewhere_is_refused() -> None:
    seen = Seen(before_the_fourth_roll(REVISED), 0)
    with pytest.raises(BadOption, match="zorro-which-dice-hand"):
        seen.host.number("hand", seen.sight)
    assert seen.host.number("keep", seen.sight) == seen.host.rules.number("keep none")


@pytest.mark.parametrize("typed", ["keep 1 2 9", "keep 1 1", "k 0", "reroll 1 1", "keep 01 1"])
def test_numbers_of_dice_that_do_not_lie_there_are_refused_as_such(typed: str) -> None:
    session, out, _ = sit_down(lines("1", "1", typed), ("human", "random"), edition="french")
    session.run()
    assert "Those dice do not lie there. (Rule Z1" in out.getvalue()
    hand = Seen(before_the_fourth_roll(REVISED), 0)
    with pytest.raises(Illegal, match="zorro-dice-not-there") as refused:
        hand.host.number("hand 1 7", hand.sight)
    assert refused.value.rule == "Z12"


# A requirement that is met


def met(*gear: str, rolls: int = 1) -> Table:
    table = Table()
    table.give_gear(0, *gear)
    table.travel_alone(1, MISSED if rolls > 1 else "leap*4 dash*2")
    for roll in range(1, rolls):
        table.play(0, "keep none", "leap*4 dash*2" if roll == rolls - 1 else MISSED)
    return table


def test_only_what_is_possible_is_asked() -> None:
    """Z10, Z19: after the last ROLL nobody rolls on."""
    assert Seen(met(), 0).asked == "Do you stop, or roll on?"
    last = Seen(met("reroll-dash", rolls=3), 0)
    assert last.asked == "That was your last ROLL, and the requirement is met. What do you do?"


def test_the_odds_of_a_met_requirement_are_one_line() -> None:
    session, out, _ = sit_at(room_of("zorro"), met().as_match(), Words.of("en"), lines("odds"), ("human",) * 3)
    session.run()
    assert "The requirement is met: nothing can go wrong any more." in out.getvalue()
    assert re.findall(r"\d+\. 100%: (.+)", out.getvalue()) == ["Stop: the requirement is met"]


def test_a_described_requirement_that_is_met_has_no_list_of_chances() -> None:
    done = run("odds", "--need", "leap", "--dice", "leap,dash,dash,dash,dash,dash")
    assert done.stdout.count("%") == 1
    assert "The requirement is met" in done.stdout


# Cards in a few words


def test_premium_cards_are_told_briefly_again_and_again_and_in_full_on_the_table() -> None:
    """Z22."""
    table = Table(own=cards({"extra-roll": {"en": {"name": "Stallion", "text": "You have one more ROLL."}}}))
    table.give_feats(0, "farm-2")
    table.give_gear(0, "extra-roll")
    assert "Stallion (one more ROLL)\n" in Seen(table, 0).scene()
    assert "Stallion (You have one more ROLL)\n" in Seen(table, 0).table()
    table.travel_alone(1, MISSED)
    assert "Equipment at work: Stallion (one more ROLL).\n" in Seen(table, 0).scene()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_house_can_be_told_in_a_few_words(language: str) -> None:
    house: CardSet = card_set("house")
    teller = ZorroTeller(Words.of(language), [], house)
    told = {card: teller.briefly(card) for card in house.gear_names}
    assert max(map(len, told.values())) < 80
    assert not any("." in text for text in told.values())
    full = [teller.gear(card) for card in house.gear_names]
    assert not any(text.endswith(".)") for text in full)


def test_the_house_says_where_a_card_serves_in_duels_too() -> None:
    """Z31: more ROLLs, more dice and a turned die are there in duels as well."""
    words = card_set("house").words("en")
    for card in card_set("house").document["premium"]:
        if {"extra-roll", "extra-die", "set-die"} & {name for effect in card["effects"] for name in effect}:
            assert "attempt and duel" in words[card["id"]]["text"]


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "stallion", "Midnight Stallion: You have one more ROLL in every attempt and duel."),
        ("en", "Governor's", "Governor’s Pardon: The abilities"),
        ("fr", "etalon", "Étalon de minuit : Vous avez un LANCER de plus"),
        ("en", "plaza", "A Plaza die: 4 leaps, thrust and taunt"),
        ("fr", "marché", "Un dé Marché : 4 courses, estoc et provocation"),
    ],
)
def test_a_card_and_a_hero_die_can_be_asked_for(language: str, asked: str, told: str) -> None:
    session, out, _ = sit_down(lines(f"? {asked}"), language=language)
    session.run()
    assert told in out.getvalue().replace("\u00a0", " ")


def test_what_another_has_done_is_taken_back_in_their_name() -> None:
    teller = ZorroTeller(Words.of("en"), NAMES, card_set("house"))
    told = teller.event(Event("undo", 0, {"of": 1, "action": "travel 2"}))
    assert "Bo" in told
    assert told != "Ana takes back: travel 2."


def test_lists_of_cards_in_french_keep_their_punctuation_on_the_line() -> None:
    table = Table()
    table.give_gear(0, "free-leap", "reroll-dash")
    seen = Seen(table, 0, "fr")
    seen.host.table(seen.sight)
    assert "\u00a0; reroll-dash" in seen.out.getvalue()


# The menu


@pytest.mark.parametrize(("language", "edition"), [("en", "revised"), ("fr", "french")])
def test_the_usual_edition_is_that_of_the_language(language: str, edition: str) -> None:
    screen = Screen(out=io.StringIO(), source=io.StringIO("\n"))
    assert room_of("zorro").ask_options(screen, Words.of(language)) == {"edition": edition}
