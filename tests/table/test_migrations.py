"""Migrations: they make what the schema says, once, however many open the database."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, event, inspect, text

import podzem.table
from podzem.core.errors import Malformed
from podzem.table.database import address, for_writing, make_engine
from podzem.table.schema import REVISIONS, VERSION_TABLE, metadata
from podzem.table.store import SqlStore, open_store
from podzem.table.upgrade import migrate
from tests.patience import SECONDS
from tests.table.records import a_record, a_row, start


def test_the_revisions_are_those_of_the_migrations() -> None:
    folder = Path(podzem.table.__file__).parent / "migrations"
    config = Config()
    config.set_main_option("script_location", str(folder))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(script.revision for script in scripts)[::-1] == REVISIONS


def differences(store: SqlStore, expected: MetaData) -> list[object]:
    with store._engine.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        found: list[object] = compare_metadata(MigrationContext.configure(connection, opts=options), expected)
        return found


@pytest.fixture
def migrated(url: str) -> Iterator[SqlStore]:
    """A new database made by the migrations, one after another."""
    engine = make_engine(address(url))
    with for_writing(engine).begin() as connection:
        migrate(connection)
    engine.dispose()
    store = open_store(url)
    yield store
    store.close()


def test_the_migrations_make_what_the_schema_says(migrated: SqlStore) -> None:
    assert differences(migrated, metadata) == []


def everything(store: SqlStore) -> dict[str, object]:
    """All tables with their columns, keys and indexes, and the revision."""
    found = inspect(store._engine)
    with store._engine.connect() as connection:
        told: dict[str, object] = {"revision": connection.execute(text(f"SELECT * FROM {VERSION_TABLE}")).all()}
    for name in found.get_table_names():
        told[name] = [
            [str(sorted(column.items(), key=str)) for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            found.get_foreign_keys(name),
            found.get_unique_constraints(name),
            found.get_indexes(name),
        ]
    return told


def test_a_new_database_is_what_the_migrations_make(migrated: SqlStore, url: str) -> None:
    by_migrations = everything(migrated)
    with migrated._writing.begin() as connection:
        metadata.drop_all(connection)
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    store = open_store(url)
    assert everything(store) == by_migrations
    assert set(by_migrations) == {"revision", VERSION_TABLE, *metadata.tables}
    store.close()


def test_a_new_database_is_made_without_alembic(tmp_path: Path) -> None:
    program = f"""
import sys
from podzem.table.store import open_store
open_store("sqlite:///{tmp_path / "new.sqlite3"}").close()
assert not any(name.startswith(("alembic", "mako")) for name in sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_difference_would_be_seen(store: SqlStore) -> None:
    other = MetaData()
    for table in metadata.sorted_tables[:-1]:
        table.to_metadata(other)
    assert differences(store, other) != []


def test_constraints_bear_their_names(store: SqlStore) -> None:
    found = MetaData()
    found.reflect(store._engine)
    for name, table in metadata.tables.items():
        assert {str(one.name) for one in found.tables[name].constraints} == {str(one.name) for one in table.constraints}


def test_a_newer_database_is_not_touched(url: str) -> None:
    store = open_store(url)
    with store._writing.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    store.close()
    with pytest.raises(Malformed, match="newer than this program: its revision is 9999, up to 0002 is known"):
        open_store(url)


def test_a_failed_migration_leaves_nothing(url: str) -> None:
    engine = make_engine(address(url))
    with for_writing(engine).begin() as connection:
        connection.execute(text("CREATE TABLE snapshots (other INTEGER)"))
    with pytest.raises(Malformed, match=r"cannot be opened: .*snapshots.* already exists"):
        open_store(url)
    with for_writing(engine).begin() as connection:
        assert connection.dialect.get_table_names(connection) == ["snapshots"]
        connection.execute(text("DROP TABLE snapshots"))
    engine.dispose()
    open_store(url).close()


def test_many_may_open_a_new_database_at_once(url: str) -> None:
    openers = [start("open", url) for _ in range(4)]
    for opener in openers:
        assert opener.stdout is not None
        assert opener.stdout.readline() == "ready\n"
    for opener in openers:
        assert opener.stdin is not None
        opener.stdin.write("go\n")
        opener.stdin.flush()
    for opener in openers:
        assert (*opener.communicate(timeout=SECONDS), opener.returncode) == ("[]\n", "", 0)


def test_a_new_file_that_another_is_just_writing_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    later = threading.Timer(0.3, other.execute, ["COMMIT"])
    later.start()
    open_store(f"sqlite:///{file}").close()
    later.join()
    other.close()


def test_a_current_database_is_only_asked_its_revision(url: str) -> None:
    open_store(url).close()
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        open_store(url).close()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert asked[-1] == f"SELECT version_num FROM {VERSION_TABLE}"
    assert len(asked) == 2, asked


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_revision_can_be_read(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((Path(__file__).parent / "old" / f"{revision}.sql").read_text())
    connection.close()
    store = open_store(f"sqlite:///{file}")
    assert store.record("cave") == a_record("cave", secret=b"\x00\xff")
    assert store.rows("cave") == [a_row(1), a_row(2, "0 a1")]
    assert store.append([("cave", [a_row(3, "0 a1")])]) == [False]
    assert store.append([("cave", [a_row(3, "0 a2")])]) == [True]
    snapshot = store.snapshot("cave")
    assert snapshot is not None
    assert (snapshot.sequence, snapshot.body) == (2, '{"a": "ж"}')
    store.close()
