"""The store: records, logs and snapshots in SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BindParameter,
    Connection,
    Engine,
    PoolProxiedConnection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from podzem.core.errors import Malformed
from podzem.core.journal import Header
from podzem.table.adding import Addition, Sieve, add_by_driver, add_on_postgresql, add_on_sqlite, notify
from podzem.table.database import (
    address,
    for_reading,
    for_writing,
    is_postgresql,
    make_engine,
    named_errors,
    one_line,
    shown,
)
from podzem.table.log import MOVING, Conflict, Record, Row, Settings, Snapshot
from podzem.table.schema import entries, snapshots, tables
from podzem.table.upgrade import upgrade

MOST_TABLES_ASKED_AT_ONCE: Final = 1000

_TABLE: Final[BindParameter[str]] = bindparam("table_id")
_RECORD: Final = select(tables).where(tables.c.id == _TABLE)
_ROWS: Final = (
    select(entries.c.sequence, entries.c.kind, entries.c.body, entries.c.message, func.coalesce(entries.c.at, 0))
    .where(entries.c.table == _TABLE, entries.c.sequence > bindparam("after"))
    .order_by(entries.c.sequence)
)
_BEARER: Final = (
    select(entries.c.sequence)
    .where(entries.c.table == _TABLE, entries.c.message == bindparam("message"))
    .scalar_subquery()
)
_ANSWERED: Final = select(_BEARER, func.count()).where(
    entries.c.table == _TABLE, entries.c.sequence <= _BEARER, entries.c.kind.in_(MOVING)
)
_SNAPSHOT: Final = select(snapshots.c.sequence, snapshots.c.body).where(snapshots.c.table == _TABLE)
_DROP: Final = delete(snapshots).where(snapshots.c.table == _TABLE, snapshots.c.body == bindparam("body"))
_TABLES: Final = select(tables.c.id).order_by(tables.c.created.desc(), tables.c.id)
_LAST: Final = (
    select(entries.c.table, func.max(entries.c.sequence))
    .where(entries.c.table.in_(bindparam("ids", expanding=True)))
    .group_by(entries.c.table)
)
_OPEN: Final = insert(tables)


def open_store(url: str | None = None) -> SqlStore:
    """The store of a database, brought up to date; without a URL the file in the user's data folder."""
    where = address(url)
    engine = make_engine(where)
    try:
        upgrade(engine)
    except (SQLAlchemyError, Malformed) as error:
        engine.dispose()
        if isinstance(error, Malformed):
            raise
        raise Malformed(f"the database {shown(where)} cannot be opened: {one_line(error)}") from None
    return SqlStore(engine)


class SqlStore:
    """A `log.Store` over SQLAlchemy Core; any number of threads may use it."""

    def __init__(self, engine: Engine) -> None:
        self.is_postgresql: Final = is_postgresql(engine.url)
        self._engine = engine
        self._reading = for_reading(engine)
        self._writing = for_writing(engine)
        self._add = add_on_postgresql if self.is_postgresql else add_on_sqlite
        self._keep = _keeping(self.is_postgresql)
        # SQLite has one writer: our own threads queue here, which is fairer and quicker than to poll for its lock.
        self._turn = None if self.is_postgresql else threading.Lock()
        self._own: PoolProxiedConnection | None = None

    def open(self, record: Record, rows: Sequence[Row]) -> None:
        """A new table with the first rows of its log; a conflict when its name is taken."""
        try:
            with self._transaction() as connection:
                connection.execute(_OPEN, _written(record))
                if rows:
                    self._add(connection, [(record.table, rows)])
        except IntegrityError:
            raise Conflict(f"there is a table {record.table} already, or its first rows do not fit together") from None

    def record(self, table: str) -> Record | None:
        """How a table was opened; None when there is no such table."""
        found = self._ask(_RECORD, table_id=table)
        return _read(found[0]._mapping) if found else None

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """The log behind a place, in order."""
        return [Row(*row) for row in self._ask(_ROWS, table_id=table, after=after)]

    def append(self, additions: Sequence[Addition]) -> list[bool]:
        """Add to several logs in one commit; false where a place or message was taken, or there is no such table.

        An addition is kept whole or not at all.
        """
        # Every process takes the tables in the same order, so that two never wait for each other in a ring.
        numbered = sorted(enumerate(additions), key=lambda pair: pair[1][0])
        numbered = [pair for pair in numbered if pair[1][1]]
        if not numbered:
            return [True] * len(additions)
        try:
            return self._append_all(len(additions), [addition for _, addition in numbered])
        except (IntegrityError, sqlite3.IntegrityError):
            return self._append_what_fits(len(additions), numbered)

    def _append_all(self, count: int, additions: Sequence[Addition]) -> list[bool]:
        if self._turn is None:
            with self._transaction() as connection:
                self._add(connection, additions)
                notify(connection, additions)
        else:
            with named_errors(), self._turn:
                add_by_driver(self._own_connection(), additions)
        return [True] * count

    def _own_connection(self) -> sqlite3.Connection:
        """SQLite's own connection for adding, kept open."""
        if self._own is None:
            self._own = self._engine.raw_connection()
        connection = self._own.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        return connection

    def _append_what_fits(self, count: int, numbered: Sequence[tuple[int, Addition]]) -> list[bool]:
        with self._transaction() as connection:
            sieve = Sieve(connection, self._add)
            sieve.sift(numbered)
            added = set(sieve.added)
            if self.is_postgresql and added:
                notify(connection, [addition for number, addition in numbered if number in added])
        lost = {number for number, _ in numbered} - added
        return [number not in lost for number in range(count)]

    def answered(self, table: str, message: str) -> int | None:
        """The version to which a message led, however long ago; None when no row bears it."""
        (found,) = self._ask(_ANSWERED, table_id=table, message=message)
        return None if found[0] is None else int(found[1])

    def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot of a table."""
        found = self._ask(_SNAPSHOT, table_id=table)
        return Snapshot(*found[0]) if found else None

    def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of older ones; one that is older itself is not kept."""
        values = {"table": table, "sequence": snapshot.sequence, "body": snapshot.body}
        try:
            with self._transaction() as connection:
                connection.execute(self._keep, values)
        except IntegrityError:
            raise Malformed(f"there is no table {table} to keep a snapshot of") from None

    def drop(self, table: str, snapshot: Snapshot) -> None:
        """Throw a snapshot away that cannot be read; a newer one stays."""
        with self._transaction() as connection:
            connection.execute(_DROP, {"table_id": table, "body": snapshot.body})

    def tables(self) -> list[str]:
        """All tables, the newest first."""
        return [row[0] for row in self._ask(_TABLES)]

    def changed(self, known: Mapping[str, int]) -> dict[str, int]:
        """Of these tables, each known up to a place: those whose log goes on behind it, with its last place."""
        names = list(known)
        last: dict[str, int] = {}
        for start in range(0, len(names), MOST_TABLES_ASKED_AT_ONCE):
            last.update(map(tuple, self._ask(_LAST, ids=names[start : start + MOST_TABLES_ASKED_AT_ONCE])))
        return {table: sequence for table, sequence in last.items() if sequence > known[table]}

    def close(self) -> None:
        """Let the database go."""
        if self._own is not None:
            self._own.close()
        self._engine.dispose()

    def _ask(self, question: Select[Any], **values: object) -> Sequence[Any]:
        with named_errors(), self._reading.connect() as connection:
            return connection.execute(question, values).all()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with named_errors():
            if self._turn is None:
                with self._writing.begin() as connection:
                    yield connection
            else:
                with self._turn, self._writing.begin() as connection:
                    yield connection


def _keeping(on_postgresql: bool) -> Any:
    kept = (postgresql.insert if on_postgresql else sqlite.insert)(snapshots)
    newer = {"sequence": kept.excluded.sequence, "body": kept.excluded.body}
    return kept.on_conflict_do_update(
        index_elements=["table"], set_=newer, where=snapshots.c.sequence < kept.excluded.sequence
    )


def _written(record: Record) -> dict[str, object]:
    return {
        "id": record.table,
        "header": msgspec.json.encode(record.header).decode(),
        "settings": msgspec.json.encode(record.settings).decode(),
        "invite": record.invite,
        "watch": record.watch,
        "secret": record.secret,
        "created": record.created,
    }


def _read(found: Mapping[str, Any]) -> Record:
    try:
        header = msgspec.json.decode(found["header"], type=Header)
        settings = msgspec.json.decode(found["settings"], type=Settings)
    except msgspec.DecodeError as error:
        raise Malformed(f"the record of the table {found['id']} cannot be read: {error}") from error
    secret = None if found["secret"] is None else bytes(found["secret"])
    return Record(found["id"], header, settings, found["invite"], found["watch"], secret, found["created"])
