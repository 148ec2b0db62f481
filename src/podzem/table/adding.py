"""Adding rows to many logs at once, in the way that is fastest on each database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from sqlalchemy import ARRAY, Connection, Text, bindparam, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from podzem.table.log import Row
from podzem.table.schema import entries

Addition: TypeAlias = tuple[str, Sequence[Row]]
Line: TypeAlias = tuple[str, int, str, str, str | None, int]
Adder: TypeAlias = Callable[[Connection, Sequence[Addition]], None]

CHANNEL: Final = "podzem"
MOST_BYTES_OF_NOTICE: Final = 7000
"""PostgreSQL takes less than 8000 in one notice."""

_INSERT: Final = str(insert(entries).compile(dialect=sqlite.dialect()))
VALUES_OF_A_ROW: Final = 6
MOST_ROWS_AT_ONCE: Final = 128
_INSERT_COLUMNS: Final = """
    INSERT INTO entries ("table", sequence, kind, body, message, "at")
    SELECT * FROM unnest(%b::varchar[], %b::bigint[], %b::varchar[], %b::text[], %b::varchar[], %b::bigint[])
"""
"""Binary (%b), which SQLAlchemy cannot ask for: to quote each text for the other form costs six times as much."""
_NOTIFY: Final = select(func.pg_notify(CHANNEL, func.unnest(bindparam("notices", type_=ARRAY(Text)))))


def add_on_sqlite(connection: Connection, additions: Sequence[Addition]) -> None:
    """One prepared statement for all rows; they go to the driver as they are."""
    connection.exec_driver_sql(_INSERT, list(_lines(additions)))


def add_by_driver(connection: sqlite3.Connection, additions: Sequence[Addition]) -> None:
    """The same in one transaction of its own, past SQLAlchemy, which costs several times what SQLite does.

    Many rows in a statement: after each the driver must get Python's lock back, for which it may wait long.
    """
    values: list[str | int | None] = []
    for table, rows in additions:
        for row in rows:
            values += (table, row.sequence, row.kind, row.body, row.message, row.at)
    connection.execute("BEGIN IMMEDIATE")
    try:
        left = len(values) // VALUES_OF_A_ROW
        while left:
            many = min(MOST_ROWS_AT_ONCE, 1 << (left.bit_length() - 1))
            at = len(values) - VALUES_OF_A_ROW * left
            connection.execute(_insert_of(many), values[at : at + VALUES_OF_A_ROW * many])
            left -= many
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@cache
def _insert_of(rows: int) -> str:
    """The statement for so many rows: a power of two, so that few statements are kept."""
    return f"{_INSERT.partition(' VALUES')[0]} VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * rows)}"


def add_on_postgresql(connection: Connection, additions: Sequence[Addition]) -> None:
    """One statement with a column of all rows in each of its values: one way to the server and back."""
    connection.exec_driver_sql(_INSERT_COLUMNS, tuple(map(list, zip(*_lines(additions)))))


def _lines(additions: Sequence[Addition]) -> Iterator[Line]:
    for table, rows in additions:
        for row in rows:
            yield table, row.sequence, row.kind, row.body, row.message, row.at


def notify(connection: Connection, additions: Sequence[Addition]) -> None:
    """Tell the other processes, when this transaction commits, how far these logs have come."""
    connection.execute(_NOTIFY, {"notices": list(notices(additions))})


def notices(additions: Sequence[Addition]) -> Iterator[str]:
    """Lines of table and last sequence, as many in one notice as go in."""
    notice = ""
    for table, rows in additions:
        line = f"{table} {rows[-1].sequence}\n"
        if len(notice) + len(line) > MOST_BYTES_OF_NOTICE:
            yield notice
            notice = ""
        notice += line
    yield notice


class Sieve:
    """Adds what can be added, by halves: one taken place among many costs some statements, not one for each table."""

    def __init__(self, connection: Connection, add: Adder) -> None:
        self.added: list[int] = []
        self._connection = connection
        self._add = add
        self._lost: set[str] = set()

    def sift(self, numbered: Sequence[tuple[int, Addition]]) -> None:
        """Add these; `added` holds the numbers of those that fit. A table that lost an addition gets no later one."""
        numbered = [(number, addition) for number, addition in numbered if addition[0] not in self._lost]
        if not numbered:
            return
        try:
            with self._connection.begin_nested():
                self._add(self._connection, [addition for _, addition in numbered])
            self.added += [number for number, _ in numbered]
        except IntegrityError:
            self._halve(numbered)

    def _halve(self, numbered: Sequence[tuple[int, Addition]]) -> None:
        if len(numbered) == 1:
            self._lost.add(numbered[0][1][0])
            return
        middle = len(numbered) // 2
        self.sift(numbered[:middle])
        self.sift(numbered[middle:])
