"""The lock of a table: one change at a time, first come, first served."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """A lock that can also be taken without waiting, outside a task; whoever releases it hands it to the next."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._is_taken

    def take(self) -> bool:
        """Take it if nobody has it."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """Let the next one have it; meanwhile nobody else can take it."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # it was handed over to one who no longer wants it
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.release()
