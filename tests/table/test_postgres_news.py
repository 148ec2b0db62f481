"""News between processes on one PostgreSQL."""

import queue
from typing import Any

import pytest

from podzem.core.errors import Malformed
from podzem.table.adding import notices
from podzem.table.postgres_news import PostgresNews
from podzem.table.store import open_store
from tests.patience import SECONDS
from tests.table.records import a_record, a_row


def test_only_postgresql_tells_news() -> None:
    with pytest.raises(Malformed, match="only PostgreSQL tells news"):
        PostgresNews("sqlite:///file", lambda table, sequence: None)


def test_a_notice_is_never_longer_than_postgresql_takes() -> None:
    batch = [(f"{number:064}", [a_row(10**6 + number)]) for number in range(500)]
    told = list(notices(batch))
    assert len(told) > 1
    assert max(len(notice.encode()) for notice in told) < 8000
    assert "".join(told).split() == [word for table, rows in batch for word in (table, str(rows[-1].sequence))]


def test_what_is_committed_is_told_to_others_and_nothing_else(postgres_url: str) -> None:
    told: queue.Queue[Any] = queue.Queue()
    store = open_store(postgres_url)
    names = [f"{number:064}" for number in range(300)]
    for name in names:
        store.open(a_record(name), [])
    news = PostgresNews(postgres_url, lambda *change: told.put(change), lambda: told.put("gap"))
    assert told.get(timeout=SECONDS) == "gap"
    assert all(store.append([(name, [a_row(1), a_row(2)]) for name in names]))
    assert [told.get(timeout=SECONDS) for _ in names] == [(name, 2) for name in names]
    assert store.append([(names[0], [a_row(2)]), (names[1], [a_row(3)])]) == [False, True]
    assert store.append([(names[0], [a_row(1)])]) == [False]
    assert store.append([(names[2], [a_row(3)])]) == [True]
    assert told.get(timeout=SECONDS) == (names[1], 3)
    assert told.get(timeout=SECONDS) == (names[2], 3)
    news.close()
    store.close()
    assert told.empty()


def test_listening_begins_again_after_a_break(postgres_url: str) -> None:
    import psycopg

    told: queue.Queue[Any] = queue.Queue()
    store = open_store(postgres_url)
    store.open(a_record("cave"), [a_row(1)])

    def on_change(table: str, sequence: int) -> None:
        told.put((table, sequence))
        if sequence == 2:
            raise RuntimeError("a listener's mistake")

    news = PostgresNews(postgres_url, on_change, lambda: told.put(store.changed({"cave": 1})))
    assert told.get(timeout=SECONDS) == {}
    store.append([("cave", [a_row(2)])])
    assert told.get(timeout=SECONDS) == ("cave", 2)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        broken = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        ).fetchall()
    assert broken == [(True,)]
    store.append([("cave", [a_row(3)])])
    assert told.get(timeout=SECONDS) == {"cave": 3}
    store.append([("cave", [a_row(4)])])
    assert told.get(timeout=SECONDS) == ("cave", 4)
    news.close()
    store.close()
