"""What happened so far: asked for over the protocol, kept over restarts, cut with the game."""

import random
import re
from typing import Any
from unittest.mock import patch

import pytest

from podzem.core.chronicle import MOST
from podzem.core.deciding import open_to
from podzem.core.dice import Seeded
from podzem.systems import SYSTEMS, load_system
from podzem.table.log import Snapshot
from podzem.table.rows import Cut
from podzem.table.speech import words_for
from podzem.table.table import SNAPSHOT_EVERY, Table

from .driver import TableDriver

LASTING = {"landmark", "square", "cave", "creature", "member"}
"""Places that the board itself names, not what is known of it; whoever fights stays in the roster or has a kind."""
MARK = "a place"
STEPS = SNAPSHOT_EVERY + 60


def played(system: str, steps: int, seed: int = 5) -> tuple[TableDriver, Snapshot | None]:
    """A table at which chance alone has decided for some time, and the snapshot that was due meanwhile.

    It opens with dice of its own, or now and then the game would be over too soon.
    """
    players = load_system(system).book.usual
    with patch("podzem.table.opening.unguessable", lambda: Seeded(seed)):
        driver = TableDriver(["person"] * players, system)
    draw, dice, kept = random.Random(seed), Seeded(seed), None
    for _ in range(steps):
        table = driver.table
        asked = table.system.turns.needed(table.game.state)
        if not asked:
            break
        decisions = open_to(table.system, table.game.state, asked[0])
        driver.log.append(table.advance(draw.choice(decisions), dice, 0))
        kept = table.snapshot_due() or kept
    return driver, kept


def recap(driver: TableDriver, language: str | None = "en") -> list[dict[str, Any]]:
    listener = driver.listen(driver.tokens.token, language)
    answer = driver.say(listener, "recap")
    assert answer["is"] == "recap"
    days: list[dict[str, Any]] = answer["days"]
    return days


@pytest.mark.parametrize("system", [key for key in SYSTEMS if load_system(key).book.retelling.weights])
@pytest.mark.parametrize("language", ["bg", "ru", "uk", "en"])
def test_a_recap_is_a_page_of_sentences_without_a_raw_id(system: str, language: str) -> None:
    days = recap(played(system, STEPS)[0], language)
    lines = [line for day in days for line in day["lines"]]
    assert 0 < len(lines) <= MOST
    assert all(day["lines"] for day in days)
    assert not [line for line in lines if re.search(r"[a-z]+_[a-z]+|event-|\b[a-z]+\.\d", line)]


def test_a_table_that_is_read_again_tells_the_same() -> None:
    driver, snapshot = played("surface", STEPS)
    told = recap(driver)
    assert snapshot is not None
    driver.table = driver.read()
    assert recap(driver) == told
    rows = [row for row in driver.log if row.sequence >= snapshot.sequence]
    driver.table = Table(driver.record, snapshot, rows, lambda: driver.log)
    assert recap(driver) == told


def test_what_is_rewound_is_not_told_any_more() -> None:
    driver, _ = played("surface", 40)
    before = recap(driver)
    entries, dice, draw = driver.table.game.entries, Seeded(1), random.Random(1)
    while recap(driver) == before:
        decisions = open_to(driver.table.system, driver.table.game.state, 0)
        driver.log.append(driver.table.advance(draw.choice(decisions), dice, 0))
    driver.log.append(driver.table.add("cut", Cut(entries, -2)))
    assert recap(driver) == before


def test_who_wants_no_words_gets_english_ones() -> None:
    driver, _ = played("surface", 40)
    assert recap(driver, None) == recap(driver, "en")


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_retold_stands_in_the_table_of_events(system: str) -> None:
    book = load_system(system).book
    assert set(book.retelling.weights) <= set(book.events)
    assert not book.retelling.heading or book.retelling.heading in book.events
    if load_system(system).showing.places is None:
        return
    named = {kind for kind, row in book.terms.kinds.items() if row.named_by_state and not row.alike} - LASTING
    words = words_for(system, "en")
    for name in book.retelling.weights:  # what the map of the moment names cannot be named later
        facts = {fact: MARK if kind in named else 1 for fact, kind in book.events[name].facts.items()}
        assert MARK not in words.say(f"event-{name}", **facts), name
