"""The room of Ze Horror Attack."""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from zabletop.engine.cardfile import read_document
from zabletop.engine.dealer import QuickDealer
from zabletop.engine.errors import BadCards, BadOption, ZabletopError
from zabletop.engine.game import Rules
from zabletop.engine.shapes import Record
from zabletop.games.horror.cards import BUILT_IN, built_in, check_deck
from zabletop.games.horror.decks import READY_MADE, check_list, ready_made
from zabletop.games.horror.effects import KINDS
from zabletop.games.horror.game import MODES, PLAYERS_A_DECK
from zabletop.games.horror.rulebook import RULES
from zabletop.games.horror.rules import HorrorRules
from zabletop.terminal.arguments import Asked
from zabletop.terminal.asking import choose
from zabletop.terminal.files import read_text
from zabletop.terminal.horror import deckwork
from zabletop.terminal.horror.book import Book
from zabletop.terminal.horror.host import HorrorHost
from zabletop.terminal.horror.telling import SKULL, SUN, HorrorTeller
from zabletop.terminal.room import Room
from zabletop.terminal.screen import Screen
from zabletop.terminal.telling import NOBODY
from zabletop.words import Words

EXPERT = "expert"


class HorrorRoom(Room):
    name = "horror"
    rules = RULES
    asked_for = ("mode",)
    heads = ("deck", "list")
    checked_by = MappingProxyType({"list": "deck check"})
    commands = (deckwork.DECK,)

    @property
    def shown_sets(self) -> Sequence[str]:
        return (*BUILT_IN, *READY_MADE)

    # --- Before a match ---------------------------------------------------------------------------------------------

    def title(self, words: Words, options: dict[str, str]) -> str:
        mode = options.get("mode", "")
        said = words.say(f"horror-mode-{mode}") if mode in MODES else mode
        if mode == EXPERT:
            decks = " / ".join(list_name(words, built) for built in listed(options.get("lists", "")))
        else:
            decks = " + ".join(deck_name(words, deck) for deck in listed(options.get("decks", "")))
        return words.say("horror-with-mode", game=super().title(words, options), mode=said, decks=decks)

    def players(self, options: dict[str, str]) -> tuple[int, int]:
        """H2, H22: four for each deck; with own decks, two."""
        least, most = super().players(options)
        if options.get("mode") == EXPERT:
            return least, least
        decks = listed(options.get("decks", ""))
        return least, min(most, PLAYERS_A_DECK * len(decks)) if decks else most

    def too_many(self, options: dict[str, str], players: int) -> BadOption | None:
        """H2: with a hint which decks would do."""
        decks = listed(options.get("decks", ""))
        most = PLAYERS_A_DECK * len(decks)
        if options.get("mode") == EXPERT or not decks or not most < players <= self.box.most_players:
            return None
        enough = [*decks, *(deck for deck in BUILT_IN if deck not in decks)][: -(-players // PLAYERS_A_DECK)]
        facts = {"count": len(decks), "most": most, "players": players, "example": ",".join(enough)}
        return BadOption("horror-add-decks", facts)

    def ask_options(self, screen: Screen, words: Words) -> dict[str, str]:
        chosen = super().ask_options(screen, words)
        if chosen["mode"] == EXPERT:
            seats = range(1, self.players(chosen)[0] + 1)
            return {**chosen, "lists": ",".join(self.ask_list(screen, words, seat) for seat in seats)}
        return {**chosen, "decks": self.ask_decks(screen, words)}

    def ask_decks(self, screen: Screen, words: Words) -> str:
        """Any of our decks, or several together."""
        mixes = [mix for size in range(1, len(BUILT_IN) + 1) for mix in combinations(BUILT_IN, size)]
        told = [self.mix_told(words, mix) for mix in mixes]
        return ",".join(mixes[choose(screen, words, words.say("horror-which-decks"), told, 0)])

    def mix_told(self, words: Words, mix: Sequence[str]) -> str:
        decks = " + ".join(deck_name(words, deck) for deck in mix)
        _, most = self.players({"decks": ",".join(mix)})
        return words.say("horror-decks-choice", decks=decks, most=most)

    def ask_list(self, screen: Screen, words: Words, seat: int) -> str:
        told = []
        for name in READY_MADE:
            said = ready_made(name)["list"][words.language]
            told.append(words.say("cli-menu-choice", choice=said["name"], told=said.get("text", "")))
        names = [*READY_MADE, *deckwork.BY_CHANCE]
        told += [words.say("horror-list-any"), words.say("horror-list-built")]
        return names[choose(screen, words, words.say("horror-which-list", seat=seat), told, seat - 1)]

    # --- Somebody's own decks and lists -----------------------------------------------------------------------------

    def settle(self, given: dict[str, str], seed: int | None = None) -> tuple[dict[str, str], dict[str, Any] | None]:
        """Files may stand among --decks and --lists; --cards takes both. What they hold goes by its id from then on."""
        options = {name: value for name, value in given.items() if name != "cards"}
        decks: dict[str, dict[str, Any]] = {}
        lists: dict[str, dict[str, Any]] = {}
        named: dict[str, list[str]] = {"decks": listed(given.get("decks", "")), "lists": listed(given.get("lists", ""))}
        for file in listed(given.get("cards", "")):
            if file in BUILT_IN:
                named["decks"].append(file)
                continue
            document = opened(file)
            (lists if is_list(document) else decks)[file] = document
        for file in filter(is_file, named["decks"]):
            decks[file] = opened(file)
        whim = QuickDealer(secrets.randbits(62) if seed is None else seed)
        named["lists"] = [deckwork.picked(part, lists, whim) for part in named["lists"]]
        for file in filter(is_file, named["lists"]):
            lists[file] = opened(file)
        for name in named["lists"]:
            if name not in lists and name.lower() not in (*READY_MADE, *ids_of(lists)):
                raise BadOption("horror-unknown-list", {"list": name, "allowed": ", ".join(READY_MADE)})
        for file, document in decks.items():
            check_deck(document, file)
        names = [id_of(decks[part]) if part in decks else part for part in named["decks"]] or ids_of(decks)
        for file, document in lists.items():
            checked_list(document, self.shelf(decks, names), file)
        if names:
            options["decks"] = ",".join(names)
        if named["lists"]:
            options["lists"] = ",".join(id_of(lists[part]) if part in lists else part for part in named["lists"])
        own = {"decks": [*decks.values()], "lists": [*lists.values()]}
        return options, own if decks or lists else None

    def shelf(self, own: dict[str, dict[str, Any]], names: Sequence[str]) -> list[dict[str, Any]]:
        """The decks from which lists are built: those that were named, or all of ours."""
        found = {id_of(deck): deck for deck in own.values()}
        known = [name for name in names or BUILT_IN if name in found or name in BUILT_IN]
        return [found[name] if name in found else built_in(name) for name in known]

    def decks_named(self, names: Sequence[str]) -> list[dict[str, Any]]:
        """Decks of ours and in files; without a name, all of ours."""
        found: list[dict[str, Any]] = []
        for name in names or BUILT_IN:
            if name in BUILT_IN:
                found.append(built_in(name))
            elif is_file(name):
                check_deck(document := opened(name), name)
                found.append(document)
            else:
                facts = {"option": "--decks", "value": name, "allowed": ", ".join(BUILT_IN)}
                raise BadOption("engine-bad-choice", facts)
        return found

    # --- A match, a record ------------------------------------------------------------------------------------------

    def host(self, rules: Rules, words: Words, names: Sequence[str], screen: Screen, you: int = NOBODY) -> HorrorHost:
        horror = cast(HorrorRules, rules)
        book = Book(horror.box.decks, words.language)
        teller = HorrorTeller(words, names, book, you, horror.expert, can_draw(screen))
        return HorrorHost(horror, teller, screen)

    def teller(self, record: Record, words: Words, names: Sequence[str]) -> HorrorTeller:
        book = Book(decks_of(record), words.language)
        return HorrorTeller(words, names, book, expert=record.options.get("mode") == EXPERT)

    # --- Cards ------------------------------------------------------------------------------------------------------

    def read_cards(self, file: str) -> dict[str, Any]:
        """A deck, or a list of cards from our decks."""
        document = opened(file)
        if is_list(document):
            checked_list(document, self.shelf({}, BUILT_IN), file)
        else:
            check_deck(document, file)
        return document

    def show_cards(self, name: str, words: Words, screen: Screen) -> None:
        """A deck or, for the expert rules, a list; each card with its id, its copies and all that it says."""
        shown = self.document(name or BUILT_IN[0])
        screen.title(shown["list" if is_list(shown) else "deck"][words.language]["name"])
        decks = self.shelf({}, BUILT_IN) if is_list(shown) else [shown]
        teller = HorrorTeller(words, [], Book(decks, words.language))
        if is_list(shown):
            show_characters(teller, Counter(shown["cards"]), screen)
            return
        show_characters(teller, Counter({card["id"]: card.get("copies", 1) for card in shown["card"]}), screen)
        show_factions(teller, screen)

    # --- Decks for the expert rules ---------------------------------------------------------------------------------

    def report(self, asked: Asked, words: Words, screen: Screen) -> int:
        """`zabletop deck check FILE`, `deck show NAME`, `deck build`."""
        task, file = asked.word(0), asked.word(1)
        if task == "build" and not file:
            return deckwork.build(asked, self.decks_named(asked.listed("decks")), screen)
        if task == "check" and file:
            return deckwork.check(opened(file), self.decks_named(asked.listed("decks")), file, words, screen)
        if task == "show" and file:
            self.show_cards(file, words, screen)
            return 0
        raise BadOption("horror-deck-task", {"task": task, "allowed": ", ".join(READY_MADE)})

    def document(self, name: str) -> dict[str, Any]:
        """A deck or a list, of ours or in a file."""
        if name in BUILT_IN:
            return built_in(name)
        if name in READY_MADE:
            return ready_made(name)
        if not is_file(name):
            raise BadOption("cli-unknown-set", {"set": name, "allowed": ", ".join(self.shown_sets)})
        return self.read_cards(name)


def listed(value: str) -> list[str]:
    """A value that is a list with commas. "usual" is what the box makes of it."""
    return [part.strip() for part in value.split(",") if part.strip() not in ("", "usual")]


def is_file(part: str) -> bool:
    """Whether a deck or a list is named by its file: nothing of ours is called like one."""
    if part.lower() in (*BUILT_IN, *READY_MADE):
        return False
    return part.endswith(".toml") or os.sep in part or Path(part).is_file()


def opened(file: str) -> dict[str, Any]:
    read_text(file)
    return read_document(file)


def checked_list(document: dict[str, Any], decks: list[dict[str, Any]], file: str) -> None:
    """A list has a command of its own that tells what is wrong with it."""
    try:
        check_list(document, decks, file, READY_MADE)
    except BadCards as error:
        error.facts["command"] = HorrorRoom.checked_by["list"]
        raise


def is_list(document: dict[str, Any]) -> bool:
    return "list" in document


def id_of(document: dict[str, Any]) -> str:
    return str(document["list" if is_list(document) else "deck"]["id"])


def ids_of(documents: dict[str, dict[str, Any]]) -> list[str]:
    return [id_of(document) for document in documents.values()]


def deck_name(words: Words, deck: str) -> str:
    return str(built_in(deck)["deck"][words.language]["name"]) if deck in BUILT_IN else deck


def list_name(words: Words, built: str) -> str:
    return str(ready_made(built)["list"][words.language]["name"]) if built in READY_MADE else built


def can_draw(screen: Screen) -> bool:
    """Whether suns and skulls can be shown: not for a screen reader, nor where the letters do not exist."""
    try:
        (SUN + SKULL).encode(screen.out.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return not screen.plain


def decks_of(record: Record) -> list[dict[str, Any]]:
    """The decks of a record, its own ones and ours. Of one that we no longer have, only ids are left."""
    found: dict[str, dict[str, Any]] = {name: built_in(name) for name in BUILT_IN}
    own = record.cards.get("own") or {}
    try:
        for deck in [own] if "deck" in own else own.get("decks", []):
            check_deck(deck, "")
            found[id_of(deck)] = deck
    except (ZabletopError, AttributeError, TypeError):
        return list(found.values())
    names = str(record.cards.get("name", "")).split("+")
    return [deck for name, deck in found.items() if name in names]


def show_characters(teller: HorrorTeller, copies: Counter[str], screen: Screen) -> None:
    words = teller.words
    for kind in KINDS:
        cards = [card for card in copies if teller.book.kind(card) == kind]
        if cards:
            screen.title(words.say(f"horror-kinds-{kind}"))
        for card in cards:
            told = words.say("cli-card", id=card, card=teller.whole(card, copies[card]))
            screen.say("  " + told, indent="    ")
    for told in teller.tags(copies).values():
        screen.say(told, indent="  ")


def show_factions(teller: HorrorTeller, screen: Screen) -> None:
    words, book = teller.words, teller.book
    screen.title(words.say("horror-kinds-faction"))
    for faction in book.factions:
        first, second = (book.name(card) for card in book.characters(faction))
        facts = {"faction": book.name(faction), "side": teller.side(faction), "first": first, "second": second}
        told = words.say("horror-faction-listed", **facts)
        screen.say("  " + words.say("cli-card", id=faction, card=told), indent="    ")
