"""Group commit: what waits at a moment goes to disk together, so a full sync is paid once and not for every move."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from podzem.core.errors import Malformed, PodzemError
from podzem.table.database import StoreFailed
from podzem.table.log import Row, Store

LOG: Final = logging.getLogger("podzem.server")
MOST_WAITING: Final = 10_000
MOST_TOGETHER: Final = 1000
"""So many additions in one commit: a longer one would only make those behind it wait."""

Outcome: TypeAlias = bool | PodzemError
Then: TypeAlias = Callable[[Outcome], None]


class Busy(PodzemError):
    """More waits for the disk than is reasonable; nothing was kept, try again later."""


class _Waiting(NamedTuple):
    table: str
    rows: Sequence[Row]
    then: Then
    loop: asyncio.AbstractEventLoop | None
    """In which to call; None for any thread."""


class GroupCommit:
    """One thread that writes; whoever adds gets a future, true when it is on disk, false when its place was taken.

    What was handed over is written even if nobody waits any more.
    Add to a table only after its last addition is settled.
    """

    def __init__(self, store: Store, most_waiting: int = MOST_WAITING) -> None:
        self._store = store
        self._most = most_waiting
        self._gathered: list[_Waiting] = []
        self._waiting: list[_Waiting] = []
        self._closed = False
        self._change = threading.Condition()
        self._writer = threading.Thread(target=self._write, name="podzem-writer", daemon=True)
        self._writer.start()

    def append(self, table: str, rows: Sequence[Row]) -> Future[bool]:
        """Add to a log, from any thread."""
        future: Future[bool] = Future()
        future.set_running_or_notify_cancel()
        self._hand_over([_Waiting(table, rows, partial(_resolve, future), None)])
        return future

    def add_then(self, table: str, rows: Sequence[Row], then: Then) -> None:
        """Add to a log, within asyncio; `then` is called there. What comes in one round of the loop goes together."""
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over_gathered)
        self._gathered.append(_Waiting(table, rows, then, loop))

    async def add(self, table: str, rows: Sequence[Row]) -> bool:
        """Add to a log and wait for it, within asyncio."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.add_then(table, rows, partial(_resolve, future))
        return await future

    def close(self) -> None:
        """Write what waits, then end; nothing can be added any more."""
        with self._change:
            self._closed = True
            self._change.notify()
        self._writer.join()

    def _hand_over_gathered(self) -> None:
        gathered, self._gathered = self._gathered, []
        try:
            self._hand_over(gathered)
        except PodzemError as error:
            _call([(waiting.then, error) for waiting in gathered])

    def _hand_over(self, added: list[_Waiting]) -> None:
        with self._change:
            if self._closed:
                raise StoreFailed("the store is closed")
            if len(self._waiting) + len(added) > self._most:
                raise Busy(f"{self._most} additions wait for the disk already")
            self._waiting += added
            self._change.notify()

    def _write(self) -> None:
        while batch := self._next_batch():
            _settle(batch, self._commit(batch))

    def _next_batch(self) -> list[_Waiting]:
        with self._change:
            self._change.wait_for(lambda: self._waiting or self._closed)
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
        return batch

    def _commit(self, batch: Sequence[_Waiting]) -> Sequence[Outcome]:
        try:
            return self._store.append([(waiting.table, waiting.rows) for waiting in batch])
        except Malformed as malformed:
            # One addition that no database can hold must not spoil those of other tables.
            return [malformed] if len(batch) == 1 else [outcome for one in batch for outcome in self._commit([one])]
        except Exception as error:
            # Whatever it is, those who wait must hear of it, and the writer must go on.
            said = str(error) if isinstance(error, PodzemError) else f"the store failed: {error!r}"
            return [StoreFailed(said) for _ in batch]


def _settle(batch: Sequence[_Waiting], outcomes: Sequence[Outcome]) -> None:
    """Tell everybody; a commit wakes a loop once for all who wait there."""
    here: dict[asyncio.AbstractEventLoop | None, list[tuple[Then, Outcome]]] = {}
    for waiting, outcome in zip(batch, outcomes, strict=True):
        here.setdefault(waiting.loop, []).append((waiting.then, outcome))
    for loop, pairs in here.items():
        if loop is None:
            _call(pairs)
        elif not loop.is_closed():  # one that was closed meanwhile has nobody left who waits
            loop.call_soon_threadsafe(_call, pairs)


def _call(pairs: Sequence[tuple[Then, Outcome]]) -> None:
    for then, outcome in pairs:
        try:
            then(outcome)
        except Exception as error:  # of one table; the others must hear all the same
            LOG.error("broken", exc_info=error)


def _resolve(waiter: Future[bool] | asyncio.Future[bool], outcome: Outcome) -> None:
    if waiter.done():
        return
    if isinstance(outcome, PodzemError):
        waiter.set_exception(outcome)
    else:
        waiter.set_result(outcome)
