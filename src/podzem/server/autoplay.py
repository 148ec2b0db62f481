"""Bots that move at their pace and clocks that run out, at one live table."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from podzem.server.services import Services, now_ms
from podzem.table.database import StoreFailed
from podzem.table.listener import Answer
from podzem.table.stand_ins import bot_choice, bot_seat, deadline_of, is_bot_slow, play_for, time_out
from podzem.table.table import Table

if TYPE_CHECKING:
    from podzem.server.room import Room

LOG: Final = logging.getLogger("podzem.server")
SECONDS_TO_RETRY: Final = 1.0
"""So long bots and clocks wait when the store cannot be reached."""


class Autoplay:
    """Takes the decisions that no message brings; none while nobody is there."""

    def __init__(self, room: Room, services: Services) -> None:
        self._room = room
        self._services = services
        self._is_bot_busy = False
        self._alarm: asyncio.TimerHandle | None = None

    def schedule(self) -> None:
        """Let the bot whose turn it is think, or the clock of a person run."""
        self.stop()
        if not self._room.guests:
            return
        loop, table = asyncio.get_running_loop(), self._room.table
        if bot_seat(table) is not None:
            if not self._is_bot_busy:
                self._is_bot_busy = True
                self._services.keep_task(loop.create_task(self._play_bots()))
        elif table.clock:
            deadline = deadline_of(table)
            if deadline is not None:
                wait = max(0, deadline - now_ms()) / 1000
                self._alarm = loop.call_later(wait, self._ring, table.version)

    def stop(self) -> None:
        """Stop the clock."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _play_bots(self) -> None:
        """Bots decide one after another, each after its pause, until a person is asked."""
        room = self._room
        try:
            while room.guests and (room.must_reload or bot_seat(room.table) is not None):
                # not at the same moment as another process that serves the table
                await asyncio.sleep(room.table.record.settings.pace / 1000 * random.uniform(0.9, 1.1))
                try:
                    await self._play_bot()
                except StoreFailed as error:
                    await self._wait_for_store(error)
        finally:
            self._is_bot_busy = False

    async def _wait_for_store(self, error: StoreFailed) -> None:
        LOG.warning("a table waits for the store", extra={"table": self._room.name, "detail": str(error)})
        await asyncio.sleep(SECONDS_TO_RETRY)

    async def _play_bot(self) -> None:
        """One decision of a bot, unless the table moves on while it thinks."""
        room = self._room
        async with room.lock:
            if room.must_reload:
                await room.reload()
            table, version = room.table, room.table.version
            seat = bot_seat(table)
            if seat is None:
                if room.is_ahead:
                    room.broadcast()
                return
            if not is_bot_slow(table, seat):
                await self._take(lambda table: play_for(table, bot_choice(table, seat), version, now_ms()))
                return
        decision = await asyncio.get_running_loop().run_in_executor(self._services.thinkers, bot_choice, table, seat)
        async with room.lock:
            await self._take(lambda table: play_for(table, decision, version, now_ms()))

    async def _take(self, act: Callable[[Table], Answer | None]) -> None:
        """With the lock held: a decision that no message brought."""
        answer = await self._room.change(lambda table: act(table) or Answer())
        if answer.rows:
            self._services.metrics.bot_decisions.add()
        if answer.rows or self._room.is_ahead:
            self._room.broadcast()

    def _ring(self, version: int) -> None:
        self._alarm = None
        self._services.keep_task(asyncio.get_running_loop().create_task(self._time_out(version)))

    async def _time_out(self, version: int) -> None:
        """The clock of a person has run out, and stays so while the store cannot be reached."""
        while True:
            try:
                async with self._room.lock:
                    await self._take(lambda table: time_out(table, version, now_ms()))
                return
            except StoreFailed as error:
                await self._wait_for_store(error)
