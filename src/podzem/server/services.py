"""What live tables share: the store, its writer, threads, counters, the time."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from time import time
from typing import Protocol

from podzem.server.metrics import Metrics
from podzem.table.group_commit import GroupCommit
from podzem.table.log import Store
from podzem.table.table import Table


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Services(Protocol):
    """What a room needs of its house."""

    store: Store
    commits: GroupCommit
    metrics: Metrics
    threads: Executor
    thinkers: Executor
    """For bots that take their time."""

    def load(self, name: str) -> Table | None:
        """A table as the store has it."""
        ...

    def keep_task(self, task: asyncio.Task[None]) -> None:
        """Hold a task until it is done."""
        ...
