"""A damaged snapshot costs time, never the table: the log is read instead, and a good snapshot takes its place."""

import json
import logging
import random
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from podzem.core.errors import Diverged
from podzem.table.lines import TAIL
from podzem.table.loading import load_table
from podzem.table.log import Row, Snapshot
from podzem.table.members import hash_token
from podzem.table.stand_ins import bot_choice, bot_seat, play_for
from podzem.table.store import SqlStore
from tests.table.driver import TableDriver


@pytest.fixture
def driver(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> TableDriver:
    """A game with a snapshot and some rows behind it; the same each time."""
    luck = random.Random(8)
    monkeypatch.setattr("secrets.randbits", luck.getrandbits)
    monkeypatch.setattr("secrets.token_bytes", luck.randbytes)
    driver = TableDriver(["seeker"] * 4, judge="human", options={"board": "classic"})
    while (due := driver.table.snapshot_due()) is None:
        seat = bot_seat(driver.table)
        assert seat is not None, "the game was over before its first snapshot"
        answer = play_for(driver.table, bot_choice(driver.table, seat), driver.table.version, 0)
        assert answer is not None
        driver.keep(answer)
    store.open(driver.record, driver.log)
    store.keep(driver.record.table, due)
    return driver


def damage(store: SqlStore, table: str, change: Callable[[Snapshot], Snapshot]) -> Snapshot:
    """Put something else in the place of the kept snapshot, past the store's own care."""
    kept = store.snapshot(table)
    assert kept is not None
    bad = change(kept)
    with store._writing.begin() as connection:
        values = {"body": bad.body, "sequence": bad.sequence, "id": table}
        connection.execute(text('UPDATE snapshots SET body = :body, sequence = :sequence WHERE "table" = :id'), values)
    return bad


def inside(**changes: Any) -> Callable[[Snapshot], Snapshot]:
    return lambda kept: Snapshot(kept.sequence, json.dumps({**json.loads(kept.body), **changes}))


def stranger(kept: Snapshot) -> Snapshot:
    """One letter of a judge's token's hash: nothing in the game would show it."""
    told = json.loads(kept.body)
    told["people"]["judge"] = hash_token("somebody else")
    return Snapshot(kept.sequence, json.dumps(told))


DAMAGES: dict[str, Callable[[Snapshot], Snapshot]] = {
    "cut off": lambda kept: Snapshot(kept.sequence, kept.body[: len(kept.body) // 2]),
    "empty": lambda kept: Snapshot(kept.sequence, ""),
    "no state": inside(state={}),
    "a state of nonsense": inside(state={"players": "x"}),
    "another version": inside(version=3),
    "another token": stranger,
    "too far": lambda kept: Snapshot(kept.sequence + 100_000, kept.body),
    "at another place": lambda kept: Snapshot(kept.sequence - 3, kept.body),
}


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_snapshot_is_passed_over_and_replaced(
    store: SqlStore, driver: TableDriver, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = driver.record.table
    bad = damage(store, name, DAMAGES[how])
    with caplog.at_level(logging.WARNING):
        table = load_table(store, driver.record)
    assert (table.version, table.sequence, table.people) == (
        driver.table.version,
        driver.table.sequence,
        driver.table.people,
    )
    assert table.game.state.key() == driver.table.game.state.key()
    assert [record.getMessage() for record in caplog.records] == ["a snapshot cannot be read; the log is"]
    replaced = store.snapshot(name)
    assert replaced is not None
    assert replaced != bad
    caplog.clear()
    again = load_table(store, driver.record)
    assert again.game.state.key() == table.game.state.key()
    assert caplog.records == []


def test_a_whole_snapshot_is_read_without_the_log_before_it(store: SqlStore, driver: TableDriver) -> None:
    name, kept = driver.record.table, store.snapshot(driver.record.table)
    assert kept is not None
    with store._writing.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE sequence < :place"), {"place": kept.sequence})
    assert load_table(store, driver.record).game.state.key() == driver.table.game.state.key()
    assert store.snapshot(name) == kept


def test_a_damaged_log_is_told_as_such(store: SqlStore, driver: TableDriver) -> None:
    damage(store, driver.record.table, DAMAGES["empty"])
    with store._writing.begin() as connection:
        connection.exec_driver_sql(
            """UPDATE entries SET body = '{"do":null,"dice":[],"digest":"0"}' WHERE sequence = 1"""
        )
    with pytest.raises(Diverged):
        load_table(store, driver.record)


def test_a_snapshot_of_an_older_program_is_read(store: SqlStore, driver: TableDriver) -> None:
    old = damage(store, driver.record.table, inside(sum=""))
    assert load_table(store, driver.record).people == driver.table.people
    assert store.snapshot(driver.record.table) == old


def test_a_long_log_without_a_snapshot_gets_one_when_it_is_read(store: SqlStore, driver: TableDriver) -> None:
    with store._writing.begin() as connection:
        connection.execute(text("DELETE FROM snapshots"))
    load_table(store, driver.record)
    kept = store.snapshot(driver.record.table)
    assert kept is not None
    assert driver.table.sequence - kept.sequence >= TAIL


def test_a_table_knows_when_it_last_changed(store: SqlStore, driver: TableDriver) -> None:
    name, last = driver.record.table, driver.table.sequence
    assert load_table(store, driver.record).changed == driver.record.created
    said = Row(last + 1, "paused", "true", None, 1_794_780_900_123)
    assert store.append([(name, [said])]) == [True]
    assert store.rows(name, last) == [said]
    assert load_table(store, driver.record).changed == 1_794_780_900_123
    with store._writing.begin() as connection:
        connection.execute(text('UPDATE entries SET "at" = NULL'))  # as an older program wrote
    assert load_table(store, driver.record).changed == driver.record.created
