"""All live tables: read from the store when somebody comes, forgotten when nobody is there for long."""

from __future__ import annotations

import asyncio
import logging
import re
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Final

from podzem.core.errors import PodzemError
from podzem.server.limits import Limits
from podzem.server.metrics import Metrics
from podzem.server.problems import Broken
from podzem.server.room import Room
from podzem.table.group_commit import GroupCommit
from podzem.table.loading import load_table
from podzem.table.log import Store
from podzem.table.postgres_news import PostgresNews
from podzem.table.store import SqlStore, open_store
from podzem.table.table import Table

LOG: Final = logging.getLogger("podzem.server")
THREADS: Final = 4
"""For reading tables and answering questions."""
THINKERS: Final = 2
"""For bots that search."""
NAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""Of a table; others need not be looked for, and some, with a NUL in them, PostgreSQL would not look for."""
SECONDS_BETWEEN_ROUNDS: Final = 5.0
"""How often the registry looks after slow guests and tables that are over."""


class Registry:
    """The live tables of one process."""

    def __init__(self, store: SqlStore, limits: Limits, metrics: Metrics) -> None:
        self.store: Store = store
        self.metrics = metrics
        self.threads: Executor = ThreadPoolExecutor(THREADS, "podzem-tables")
        self.thinkers: Executor = ThreadPoolExecutor(THINKERS, "podzem-bots")
        self.commits = GroupCommit(store)
        self._sql = store
        self._limits = limits
        self._rooms: dict[str, Room] = {}
        self._ended: set[str] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._news: PostgresNews | None = None
        metrics.tables.ask = lambda: len(self._rooms)
        metrics.sockets.ask = lambda: sum(len(room.guests) for room in self._rooms.values())
        metrics.behind.ask = lambda: sum(
            not guest.wire.is_roomy for room in self._rooms.values() for guest in room.guests
        )

    def begin(self, database: str | None) -> None:
        """Begin to look after guests, and to hear from other processes where there can be some."""
        loop = asyncio.get_running_loop()
        self.keep_task(loop.create_task(self._look_after()))
        if self._sql.is_postgresql:
            assert database is not None
            self._news = PostgresNews(
                database, lambda *news: self._in(loop, self._on_change, *news), lambda: self._in(loop, self._on_gap)
            )

    @staticmethod
    def _in(loop: asyncio.AbstractEventLoop, act: object, *values: object) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(act, *values)  # type: ignore[arg-type]

    def _on_change(self, name: str, sequence: int) -> None:
        room = self._rooms.get(name)
        if room is not None:
            room.on_change(sequence)

    def _on_gap(self) -> None:
        """News may have been missed: ask the store what has changed."""
        self.keep_task(asyncio.get_running_loop().create_task(self._catch_up_all()))

    async def _catch_up_all(self) -> None:
        known = {name: room.table.sequence for name, room in self._rooms.items()}
        changed = await self.run(partial(self._sql.changed, known))
        for name, sequence in changed.items():
            self._on_change(name, sequence)

    async def run(self, work: partial[dict[str, int]]) -> dict[str, int]:
        """Work in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def room(self, name: str) -> Room | None:
        """A live table; None when the store has none of that name."""
        room = self._rooms.get(name)
        if room is not None or not NAME.fullmatch(name):
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._enter(name))
        return await asyncio.shield(loading)

    async def _enter(self, name: str) -> Room | None:
        try:
            table = await asyncio.get_running_loop().run_in_executor(self.threads, self.load, name)
            if table is None:
                return None
            self._forget_idle()
            room = self._rooms[name] = Room(table, self)
            return room
        finally:
            del self._loading[name]

    def load(self, name: str) -> Table | None:
        """A table as the store has it, every digest verified."""
        record = self.store.record(name)
        return None if record is None else load_table(self.store, record)

    def _forget_idle(self) -> None:
        """Forget the tables that were loaded longest ago and have no guests, if there are too many."""
        excess = len(self._rooms) - self._limits.idle
        if excess <= 0:
            return
        idle = [name for name, room in self._rooms.items() if room.is_left]
        for name in idle[: max(excess, self._limits.idle // 10)]:
            del self._rooms[name]

    def keep_task(self, task: asyncio.Task[None]) -> None:
        """Hold a task until it is done; what it failed with is logged."""
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Broken):
            return  # it is in the log already
        if isinstance(error, PodzemError):
            LOG.warning("a table could not go on", extra={"detail": str(error)})
        elif error is not None:
            LOG.error("broken", exc_info=error)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            for room in list(self._rooms.values()):
                room.drop_slow(self._limits.behind)
            self._forget_ended()

    def _forget_ended(self) -> None:
        """Forget the games that are over and were without guests already a round ago; the store has them."""
        ended = {name for name, room in self._rooms.items() if room.is_left and room.is_over}
        for name in ended & self._ended:
            del self._rooms[name]
        self._ended = ended

    async def close(self) -> None:
        """Stop bots and clocks, put everything on disk, let the store go."""
        for room in self._rooms.values():
            room.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._news is not None:
            await asyncio.to_thread(self._news.close)
        await asyncio.to_thread(self.commits.close)
        for pool in (self.threads, self.thinkers):
            pool.shutdown(wait=False, cancel_futures=True)
        self.store.close()


def open_registry(database: str | None, limits: Limits, metrics: Metrics) -> Registry:
    """The registry of a database; complains in one line when that cannot be opened."""
    return Registry(open_store(database), limits, metrics)
