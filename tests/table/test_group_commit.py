"""Group commit: together, in order, told apart; and what it acknowledged survives a kill."""

import asyncio
import random
import threading
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

from podzem.core.errors import Malformed
from podzem.table.adding import Addition
from podzem.table.database import StoreFailed
from podzem.table.group_commit import Busy, GroupCommit
from podzem.table.store import SqlStore, open_store
from tests.patience import SECONDS, until
from tests.table.records import a_record, a_row, start

ROUNDS = 20
MOST_LINES = 120
"""That the writer of a round tells before it is killed in the midst of others."""


class Gated:
    """A store whose commits wait until they are let through, or fail."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.gate = threading.Semaphore(0)
        self.fails: list[Exception] = []

    def append(self, additions: Sequence[Addition]) -> list[bool]:
        assert self.gate.acquire(timeout=SECONDS)
        self.batches.append([table for table, _ in additions])
        if self.fails:
            raise self.fails.pop(0)
        return [table != "taken" for table, _ in additions]

    def await_the_writer(self, group: GroupCommit) -> None:
        """Until it has taken what waits, and stands at the gate."""
        until(lambda: not group._waiting)


@pytest.fixture
def gated() -> Gated:
    return Gated()


def grouped(store: Any, **settings: int) -> GroupCommit:
    return GroupCommit(store, **settings)


def test_what_waits_is_committed_together(gated: Gated) -> None:
    group = grouped(gated)
    futures = [group.append("first", [a_row(1)])]
    gated.await_the_writer(group)
    futures += [group.append(name, [a_row(1)]) for name in ("cave", "taken", "well")]
    assert not any(future.done() for future in futures)
    gated.gate.release()
    assert futures[0].result(SECONDS) is True
    assert not futures[1].done()
    gated.gate.release()
    assert [future.result(SECONDS) for future in futures[1:]] == [True, False, True]
    assert gated.batches == [["first"], ["cave", "taken", "well"]]
    group.close()


def test_a_failed_commit_is_told_and_the_writer_goes_on(gated: Gated) -> None:
    group = grouped(gated)
    gated.fails = [StoreFailed("gone"), RuntimeError("a mistake")]
    for expected in ("gone", r"the store failed: RuntimeError\('a mistake'\)"):
        future = group.append("cave", [a_row(1)])
        gated.gate.release()
        with pytest.raises(StoreFailed, match=expected):
            future.result(SECONDS)
    future = group.append("cave", [a_row(1)])
    gated.gate.release()
    assert future.result(SECONDS) is True
    group.close()


def test_too_many_waiting_are_sent_away(gated: Gated) -> None:
    group = grouped(gated, most_waiting=2)
    group.append("first", [a_row(1)])
    gated.await_the_writer(group)
    kept = [group.append(name, [a_row(1)]) for name in ("cave", "well")]
    with pytest.raises(Busy, match="2 additions wait"):
        group.append("lake", [a_row(1)])
    gated.gate.release(2)
    assert [future.result(SECONDS) for future in kept] == [True, True]
    assert gated.batches == [["first"], ["cave", "well"]]
    group.close()


def test_close_writes_what_waits(gated: Gated) -> None:
    group = grouped(gated)
    futures = [group.append(f"table{number}", [a_row(1)]) for number in range(5)]
    gated.gate.release(5)
    group.close()
    assert [future.result(0) for future in futures] == [True] * 5
    with pytest.raises(StoreFailed, match="the store is closed"):
        group.append("cave", [a_row(1)])


def test_whoever_stops_waiting_does_not_undo(gated: Gated) -> None:
    async def main() -> None:
        group = grouped(gated)
        tasks = [asyncio.create_task(group.add(name, [a_row(1)])) for name in ("cave", "taken", "well")]
        await asyncio.sleep(0)
        tasks[0].cancel()
        gated.gate.release(3)
        assert await asyncio.gather(*tasks[1:]) == [False, True]
        assert tasks[0].cancelled()
        await asyncio.to_thread(group.close)

    asyncio.run(main())
    assert sorted(table for batch in gated.batches for table in batch) == ["cave", "taken", "well"]
    group = grouped(gated)
    assert not group.append("cave", [a_row(1)]).cancel()
    gated.gate.release()
    group.close()


def test_a_row_that_cannot_be_held_spoils_no_other(store: SqlStore) -> None:
    for name in ("cave", "lake", "well"):
        store.open(a_record(name), [])

    async def main() -> list[Any]:
        group = GroupCommit(store)
        rows = {"cave": a_row(1, "0 a1"), "lake": a_row(1, "\ud800"), "well": a_row(1, "0 a1")}
        found = await asyncio.gather(*(group.add(*pair) for pair in listed(rows)), return_exceptions=True)
        await asyncio.to_thread(group.close)
        return found

    def listed(rows: dict[str, Any]) -> list[tuple[str, list[Any]]]:
        return [(table, [row]) for table, row in rows.items()]

    cave, lake, well = asyncio.run(main())
    assert (cave, well) == (True, True)
    assert isinstance(lake, Malformed)
    assert [len(store.rows(name)) for name in ("cave", "lake", "well")] == [1, 0, 1]


def test_a_database_that_goes_and_comes_back(postgres_server: Any, postgres_url: str) -> None:
    import psycopg

    store = open_store(postgres_url)
    store.open(a_record("cave"), [])
    group = GroupCommit(store)
    assert group.append("cave", [a_row(1)]).result(SECONDS) is True
    with psycopg.connect(postgres_server.get_uri(), autocommit=True) as connection:
        name = psycopg.conninfo.conninfo_to_dict(postgres_url)["dbname"]
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        with pytest.raises(StoreFailed, match=r"the database failed: .*not currently accepting connections"):
            group.append("cave", [a_row(2)]).result(SECONDS)
        with pytest.raises(StoreFailed):
            store.rows("cave")
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert group.append("cave", [a_row(2)]).result(SECONDS) is True
    assert store.rows("cave") == [a_row(1), a_row(2)]
    group.close()
    store.close()


def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    store = open_store(url)
    tables = [f"table{number}" for number in range(6)]
    for table in tables:
        store.open(a_record(table), [])
    chance = random.Random(url)
    acknowledged: dict[str, int] = defaultdict(int)
    for _ in range(ROUNDS if url.startswith("sqlite") else ROUNDS // 4):
        for table, last in written_until_killed(url, tables, chance.randint(1, MOST_LINES)):
            acknowledged[table] = last
        for table in tables:
            sequences = [row.sequence for row in store.rows(table)]
            assert sequences == list(range(1, len(sequences) + 1))
            assert len(sequences) >= acknowledged[table]
            assert len(sequences) % 2 == 0, "half of an addition was kept"
    store.close()
    assert sum(acknowledged.values()) > 100, "hardly anything was written, so nothing was tested"


def written_until_killed(url: str, tables: list[str], lines: int) -> list[tuple[str, int]]:
    with start("write", url, *tables) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = "".join(process.stdout.readline() for _ in range(lines))
        process.kill()
        told += process.stdout.read()
        assert process.stderr.read() == ""
    # A line that the kill cut short was not told.
    whole = told.rpartition("\n")[0].splitlines()
    return [(table, int(last)) for table, last in map(str.split, whole)]
