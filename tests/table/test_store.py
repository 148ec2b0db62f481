"""The store on both databases: what goes in comes out, and what does not fit is left out alone."""

import random
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from podzem.core.errors import Malformed
from podzem.table.database import address
from podzem.table.log import Conflict, Row, Snapshot, Store
from podzem.table.stand_ins import bot_choice, bot_seat, play_for
from podzem.table.store import SqlStore, open_store
from podzem.table.table import Table
from tests.patience import SECONDS
from tests.table.driver import TableDriver
from tests.table.records import a_record, a_row, start


def test_it_is_a_store(store: SqlStore) -> None:
    kept: Store = store
    assert kept.rows("nobody") == []


def test_what_is_kept_comes_back(url: str) -> None:
    record = a_record("cave", created=2**41, secret=bytes(range(256)))
    first = [a_row(1), a_row(2, "0 a1"), Row(3, "chat", '{"text": "«\\u0000»"}', "1 😀")]
    store = open_store(url)
    store.open(record, first)
    assert store.append([("cave", [a_row(4)])]) == [True]
    store.close()
    again = open_store(url)
    assert again.record("cave") == record
    assert again.rows("cave") == [*first, a_row(4)]
    assert again.rows("cave", 2) == [first[2], a_row(4)]
    assert again.rows("cave", 4) == []
    assert again.record("well") is None
    again.close()


def test_a_name_is_given_once(store: SqlStore) -> None:
    store.open(a_record("cave"), [a_row(1)])
    with pytest.raises(Conflict, match="there is a table cave already"):
        store.open(a_record("cave", created=9), [a_row(1, "0 x")])
    assert store.record("cave") == a_record("cave")
    assert store.rows("cave") == [a_row(1)]


def test_a_table_opens_with_all_its_first_rows_or_not_at_all(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        store.open(a_record("cave"), [a_row(1), a_row(1)])
    assert store.record("cave") is None


def test_a_message_is_kept_once(store: SqlStore) -> None:
    for table in ("cave", "well"):
        store.open(a_record(table), [])
    assert store.append([("cave", [a_row(1, "0 a1")])]) == [True]
    assert store.append([("cave", [a_row(2, "0 a1")])]) == [False]
    assert store.append([("well", [a_row(1, "0 a1")])]) == [True]
    assert store.append([("cave", [a_row(2), a_row(3)])]) == [True]
    assert [row.sequence for row in store.rows("cave")] == [1, 2, 3]


@pytest.mark.parametrize("bad", [0, 3, 6])
def test_only_the_table_in_conflict_is_left_out(store: SqlStore, bad: int) -> None:
    names = [f"table{number}" for number in (4, 1, 6, 0, 3, 5, 2)]
    for name in names:
        store.open(a_record(name), [a_row(1)])
    assert store.append([(names[bad], [a_row(2, body='"first"')])]) == [True]
    batch = [(name, [a_row(3), a_row(2)]) for name in names]
    assert store.append(batch) == [number != bad for number in range(7)]
    for number, name in enumerate(names):
        assert [row.sequence for row in store.rows(name)] == ([1, 2] if number == bad else [1, 2, 3])
    assert store.rows(names[bad], 1) == [a_row(2, body='"first"')]


def test_behind_a_lost_addition_a_table_gets_no_more(store: SqlStore) -> None:
    for name in ("cave", "well"):
        store.open(a_record(name), [a_row(1)])
    batch = [("cave", [a_row(1)]), ("well", [a_row(2)]), ("cave", [a_row(2)]), ("well", [a_row(3)])]
    assert store.append(batch) == [False, True, False, True]
    assert store.rows("cave") == [a_row(1)]
    assert [row.sequence for row in store.rows("well")] == [1, 2, 3]


def test_nothing_is_added_to_a_table_that_is_not_there(store: SqlStore) -> None:
    store.open(a_record("cave"), [])
    assert store.append([("nowhere", [a_row(1)]), ("cave", [a_row(1)]), ("cave", [])]) == [False, True, True]
    assert store.rows("nowhere") == []
    assert store.append([]) == []


def test_what_no_database_can_hold_is_named(store: SqlStore) -> None:
    store.open(a_record("cave"), [])
    with pytest.raises(Malformed, match="the database cannot hold this"):
        store.append([("cave", [a_row(1, "\ud800")])])
    with pytest.raises(Malformed, match="the database cannot hold this"):
        store.append([("cave", [a_row(2**63)])])
    assert store.rows("cave") == []


def test_the_latest_snapshot_is_kept(store: SqlStore) -> None:
    store.open(a_record("cave"), [])
    assert store.snapshot("cave") is None
    for snapshot in (Snapshot(10, '{"a": 1}'), Snapshot(30, '{"a": "ж"}'), Snapshot(20, '{"a": 2}')):
        store.keep("cave", snapshot)
    assert store.snapshot("cave") == Snapshot(30, '{"a": "ж"}')
    with pytest.raises(Malformed, match="there is no table well"):
        store.keep("well", Snapshot(1, "{}"))


def test_tables_are_listed_newest_first_and_tell_what_has_changed(store: SqlStore) -> None:
    names = [f"table{number:04}" for number in range(1203)]
    for number, name in enumerate(names[:3]):
        store.open(a_record(name, created=number), [a_row(1), a_row(2)])
    assert store.tables() == names[2::-1]
    known = {names[0]: 2, names[1]: 1, names[2]: 0, **dict.fromkeys(names[3:], 0)}
    assert store.changed(known) == {names[1]: 2, names[2]: 2}
    assert store.changed({}) == {}


def test_two_processes_fire_at_one_table(url: str) -> None:
    store = open_store(url)
    store.open(a_record("cave"), [])
    writers = [start("fire", url, "cave", name, "150") for name in ("east", "west")]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    conflicts = 0
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        told, errors = writer.communicate(timeout=SECONDS)
        assert (writer.returncode, errors) == (0, "")
        conflicts += int(told)
    rows = store.rows("cave")
    store.close()
    assert [row.sequence for row in rows] == list(range(1, 301))
    for name in ("east", "west"):
        own = [row.message for row in rows if (row.message or "").startswith(name)]
        assert own == [f"{name} {number}" for number in range(150)]
    assert conflicts > 0, "the two never met, so nothing was tested"


def test_a_game_is_kept_and_read_again(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    # The same game each time: some are over before their first snapshot.
    luck = random.Random(8)
    monkeypatch.setattr("secrets.randbits", luck.getrandbits)
    monkeypatch.setattr("secrets.token_bytes", luck.randbytes)
    driver = TableDriver(["seeker"] * 4, judge="human", options={"board": "classic"})
    name = driver.record.table
    store.open(driver.record, driver.log)
    due = None
    while due is None:
        seat = bot_seat(driver.table)
        assert seat is not None, "the game was over before its first snapshot"
        answer = play_for(driver.table, bot_choice(driver.table, seat), driver.table.version, 0)
        assert answer is not None
        driver.keep(answer)
        assert store.append([(name, answer.rows)]) == [True]
        due = driver.table.snapshot_due()
    store.keep(name, due)
    record, snapshot = store.record(name), store.snapshot(name)
    assert (record, snapshot) == (driver.record, due)
    for kept in (None, snapshot):
        rows = store.rows(name, kept.sequence if kept else 0)
        table = Table(record, kept, rows, lambda: store.rows(name))
        assert (table.version, table.sequence) == (driver.table.version, driver.table.sequence)
        assert table.game.state.key() == driver.table.game.state.key()
        assert table.export() == driver.table.export()


def test_sqlite_syncs_fully_and_checks(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    with store._reading.connect() as one, store._reading.connect() as other, store._writing.begin() as writing:
        for connection in (one, other, writing):
            found = {pragma: connection.execute(text(f"PRAGMA {pragma}")).scalar() for pragma in expected}
            assert found == expected
    store.close()


def test_a_postgresql_that_is_set_not_to_wait_for_the_disk_waits_for_us(postgres_url: str) -> None:
    import psycopg

    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET synchronous_commit = off")
    store = open_store(postgres_url)
    with store._writing.begin() as kept:
        assert kept.execute(text("SHOW synchronous_commit")).scalar() == "on"
    store.close()


def test_the_default_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podzem.table.database.user_data_path", lambda name: tmp_path / "new" / name)
    open_store().close()
    with sqlite3.connect(tmp_path / "new" / "podzem" / "podzem.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (0,)
    connection.close()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_gets_its_driver(scheme: str) -> None:
    assert address(f"{scheme}://me:word@localhost/play").drivername == "postgresql+psycopg"


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "the database URL cannot be read: sqlite:///FILE or postgresql://"),
        ("postgresql://me:word@localhost:port/play", "the database URL cannot be read"),
        ("mysql://me:word@localhost/play", "there is no store for 'mysql'"),
        ("postgresql+asyncpg://localhost/play", "there is no store for 'postgresql"),
        ("sqlite://", "does not name a file"),
        ("sqlite:///:memory:", "does not name a file"),
        ("sqlite:///{folder}", "cannot be opened: unable to open database file"),
        ("sqlite:///{file}", "cannot be opened: file is not a database"),
        ("sqlite:///{file}/deeper/store.sqlite3", "cannot be made: Not a directory"),
        ("postgresql://me:word@127.0.0.1:1/play", "cannot be opened: connection failed"),
        (
            "postgresql:///play?host={folder}&password=word",
            "the database postgresql:///play cannot be opened: connection",
        ),
    ],
)
def test_a_bad_address_is_told_in_one_line(tmp_path: Path, url: str, message: str) -> None:
    file = tmp_path / "file"
    file.write_text("this is not a database, and long enough to be seen as none\n" * 20)
    with pytest.raises(Malformed) as caught:
        open_store(url.format(folder=tmp_path, file=file))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "word" not in str(caught.value).replace("PASSWORD", "")
