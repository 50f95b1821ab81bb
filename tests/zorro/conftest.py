"""Card sets that a test asks for by name."""

from __future__ import annotations

import pytest

from tests.zorro.card_files import Document, house_set, own_set
from zabletop.games.zorro.cards import CardSet, card_set


@pytest.fixture
def house() -> Document:
    return house_set()


@pytest.fixture
def own() -> Document:
    return own_set()


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return card_set("house")
