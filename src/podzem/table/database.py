"""The two databases: SQLite in a file, PostgreSQL by URL; each opened so that what is committed is on disk."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, SQLAlchemyError

from podzem.core.errors import Malformed, PodzemError

FILE: Final = "podzem.sqlite3"
EXPECTED: Final = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE was expected"
SECONDS_TO_WAIT: Final = 10
"""For a lock of SQLite, and for PostgreSQL to answer a connection."""
PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 8000",
)
"""The last one makes a batch cheaper: the WAL is emptied less often."""
COMMITS_REACH_THE_DISK: Final = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
WRITES: Final = "podzem_writes"
SECONDS_BETWEEN_TRIES: Final = 0.01


class StoreFailed(PodzemError):
    """The database is gone or did not take it. A commit may or may not be kept: read the log again."""


def address(url: str | None) -> URL:
    """Where a database is: by its URL, or the file in the user's data folder."""
    if url is None:
        return URL.create("sqlite", database=str(user_data_path("podzem") / FILE))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The text may hold a password, so it is not repeated.
        raise Malformed(f"the database URL cannot be read: {EXPECTED}") from None
    match parsed.drivername:
        case "sqlite":
            return _file_address(parsed)
        case "postgresql" | "postgres" | "postgresql+psycopg":
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise Malformed(f"there is no store for {other!r}: {EXPECTED}")


def _file_address(parsed: URL) -> URL:
    if not parsed.database or parsed.database == ":memory:" or parsed.query or parsed.host:
        raise Malformed(f"{parsed.render_as_string()!r} does not name a file: sqlite:///FILE was expected")
    return parsed


def shown(where: URL) -> str:
    """An address as it may be told to anybody: a password may stand before the host or among the settings."""
    return where.set(drivername=where.get_backend_name(), query={}).render_as_string(hide_password=True)


def is_postgresql(where: URL) -> bool:
    """Whether it is a PostgreSQL server, which several processes may share."""
    return where.get_backend_name() == "postgresql"


def make_engine(where: URL) -> Engine:
    """The engine of a database; nothing is connected yet."""
    return _postgresql_engine(where) if is_postgresql(where) else _sqlite_engine(where)


def _sqlite_engine(where: URL) -> Engine:
    assert where.database is not None
    folder = Path(where.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"the folder {folder} cannot be made: {error.strerror}") from None
    # The connection used last is used next: its pages are in memory.
    engine = create_engine(where, pool_use_lifo=True, pool_size=8, max_overflow=-1)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def _set_pragmas(connection: Any, _record: object) -> None:
    # Python's module would begin transactions by its own rules, which know no savepoints; we begin them ourselves.
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {SECONDS_TO_WAIT * 1000}").close()
    _write_ahead(connection)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _write_ahead(connection: Any) -> None:
    # Two who make a new file at once may both stand in each other's way here; SQLite then refuses without waiting.
    until = time.monotonic() + SECONDS_TO_WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(SECONDS_BETWEEN_TRIES)


def _begin_at_once(connection: Connection) -> None:
    # A transaction that reads first and writes later could be refused half-way; one that writes takes the lock first.
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgresql_engine(where: URL) -> Engine:
    settings = {} if "connect_timeout" in where.query else {"connect_timeout": SECONDS_TO_WAIT}
    try:
        engine = create_engine(where, pool_pre_ping=True, pool_use_lifo=True, pool_size=8, connect_args=settings)
    except ImportError:
        raise Malformed("PostgreSQL needs psycopg: pip install 'podzem[postgres]'") from None
    event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: object) -> None:
    connection.execute(COMMITS_REACH_THE_DISK)
    connection.commit()


def for_reading(engine: Engine) -> Engine:
    """The same engine for single questions, which need no transaction."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if is_postgresql(engine.url) else engine


def for_writing(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(**{WRITES: True})


@contextmanager
def named_errors() -> Iterator[None]:
    """Errors of the database as errors of ours, of one line; a taken place stays an `IntegrityError`."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise
    except (DataError, sqlite3.DataError, UnicodeEncodeError, OverflowError) as error:
        raise Malformed(f"the database cannot hold this: {one_line(error)}") from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreFailed(f"the database failed: {one_line(error)}") from error


def one_line(error: BaseException) -> str:
    """What a database says of an error, without the statement and its values."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split()) or type(said).__name__
