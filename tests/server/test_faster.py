"""Another writer of the same store was faster: whoever was not told of it by him is told by his own process."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from podzem.core.decisions import read_decision
from podzem.server.guest import Guest
from podzem.server.limits import Limits
from podzem.server.metrics import Metrics
from podzem.server.registry import Registry
from podzem.server.room import Room
from podzem.server.wire import Wire
from podzem.table.listener import Listener
from podzem.table.log import Row
from podzem.table.messages import Decide, Opening
from podzem.table.opening import open_table
from podzem.table.store import SqlStore, open_store
from podzem.table.table import Table
from tests.patience import SECONDS
from tests.server.client import Player, Server


def step_of(store: SqlStore, name: str, decision: str) -> tuple[Row, int]:
    """The row that another process would add for a decision, and the version after it."""
    record = store.record(name)
    assert record is not None
    table = Table(record, store.snapshot(name), store.rows(name), partial(store.rows, name))
    return table.advance(read_decision(decision), table.chance.dice(), 0), table.version


def overtake(server: Server, name: str, decision: str) -> int:
    """Take a decision as another process would, which this one does not hear of; the version after it."""
    store = open_store(server.database)
    row, version = step_of(store, name, decision)
    assert store.append([(name, [row])]) == [True]
    store.close()
    return version


def test_all_guests_hear_what_another_writer_did(
    start: Callable[..., Server], seated: Callable[[Player], Player]
) -> None:
    server = start()
    table = server.open("person", "person", options={"board": "short", "first_seat": 0})
    ana = seated(server.sit(table, table["token"]))
    watcher = seated(server.sit(table, table["watch"]))
    version = overtake(server, table["table"], ana.news["decisions"][0]["do"])
    assert version == ana.news["version"] + 1
    answer = ana.decide()
    assert answer["is"] == "stale"
    for guest in (ana, watcher):
        while guest.news["version"] < version:
            guest.receive()


class Ear(Wire):
    """The server's end of a socket; it keeps what it sends."""

    def __init__(self) -> None:
        self.sent = b""

    def send_frames(self, frames: bytes) -> bool:
        self.sent += frames
        return True


def test_news_of_a_place_that_a_failed_commit_wanted_are_heard(tmp_path: Path) -> None:
    """The table in memory is as far ahead as the other's row, though its own row is nowhere."""
    asyncio.run(_lose_a_commit(tmp_path / "tables.sqlite3"))


async def _lose_a_commit(file: Path) -> None:
    store = open_store(f"sqlite:///{file}")
    options = {"board": "short", "first_seat": 0}
    record, rows, tokens = open_table(Opening("escape", ["person", "person"], options=options), 0)
    store.open(record, rows)
    registry = Registry(store, Limits(), Metrics())
    room = await registry.room(tokens.table)
    assert room is not None
    ana, watcher = [await _guest(room, token) for token in (tokens.token, tokens.watch)]
    decision = str(room.table.system.decisions(room.table.game.state)[0])
    row, version = step_of(store, tokens.table, decision)
    store._own_connection().execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # another writer is at it
        assert room.decide(ana, Decide("one", room.table.version, decision))
        async with asyncio.timeout(SECONDS), room.lock:
            assert room.must_reload, "the commit was to fail"
        other.execute("ROLLBACK")
    assert isinstance(ana.wire, Ear)
    assert b'{"is":"error","id":"one"' in ana.wire.sent
    assert store.append([(tokens.table, [row])]) == [True]
    room.on_change(row.sequence)
    async with asyncio.timeout(SECONDS):
        while {guest.listener.version for guest in (ana, watcher)} != {version}:
            await asyncio.sleep(0.01)
    await registry.close()


async def _guest(room: Room, token: str) -> Guest:
    member = room.table.member(token)
    assert member is not None
    guest, listener = Guest(Listener(member, None), Ear()), Listener(member, None)
    assert await room.enter(guest, lambda _: listener)
    return guest
