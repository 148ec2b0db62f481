"""Heavy counting is done in a process of its own, so that no table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from typing import Final, ParamSpec, TypeVar

from podzem.lab.workers import Workers, local_workers
from podzem.server.problems import Failed

MOST_WAITING: Final = 16
"""So many questions may wait."""

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class ProcessPool:
    """One process, started when it is first needed and again when it has died; a question may take so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._stack = ExitStack()
        self._workers: Workers | None = None
        self._waiting = 0

    @property
    def workers(self) -> Workers:
        """Who works; anew when the last one died."""
        try:
            if self._workers is not None:
                self._workers.submit(int)
                return self._workers
        except BrokenExecutor:
            self._stack.close()
        self._workers = self._stack.enter_context(local_workers(1))
        return self._workers

    async def ask(
        self, work: Callable[Arguments, Answer], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Answer:
        """The answer of a function of a module, or its error."""
        if self._waiting >= MOST_WAITING:
            raise Failed(429, "too many questions at once; wait a little")
        self._waiting += 1
        try:
            future = self.workers.submit(work, *arguments, **named)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
        except TimeoutError:
            raise Failed(400, "this takes too long to count here; the command line takes its time") from None
        except BrokenExecutor:
            raise Failed(503, "the counting was broken off; ask again") from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Give up what is being worked on."""
        self._stack.close()
