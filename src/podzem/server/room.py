"""A live table: one change at a time, on disk before anybody hears of it, then told to all who are there."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic, perf_counter, time
from typing import Final, Protocol

from podzem.core.errors import PodzemError
from podzem.server.guest import Guest
from podzem.server.metrics import Metrics
from podzem.server.wire import frame
from podzem.table.database import StoreFailed
from podzem.table.group_commit import GroupCommit
from podzem.table.handling import handle
from podzem.table.listener import Answer, Listener, tell
from podzem.table.log import Conflict, Record, Row, Store
from podzem.table.messages import Request
from podzem.table.news import news_for, welcome_for
from podzem.table.table import Table

TRIES: Final = 20
"""So often a change is tried when other processes are faster."""
MOST_WORKS: Final = 4
"""So many questions of one guest are answered at once."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Hands(Protocol):
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


class Room:
    """One table in memory with its guests."""

    def __init__(self, table: Table, hands: Hands) -> None:
        self.table = table
        self.name = table.record.table
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.changed = table.record.created
        self._hands = hands
        self._must_reload = False
        self._is_bot_busy = False
        self._alarm: asyncio.TimerHandle | None = None
        self._is_catching_up = False
        table.since = now_ms()

    # changing

    async def change(self, act: Callable[[Table], Answer]) -> Answer:
        """With the lock held: change the table, then the disk; read the table anew when another was faster."""
        for _ in range(TRIES):
            if self._must_reload:
                await self._reload()
            answer = act(self.table)
            if answer.opened is not None:
                await self._open(*answer.opened)
            if not answer.rows or await self._commit(answer.rows):
                return answer
            self._hands.metrics.conflicts.add()
        raise StoreFailed("the table is too busy; try again")

    async def _commit(self, rows: list[Row]) -> bool:
        """Whether the rows are on disk. Until that is known the table in memory is ahead, and not to be trusted."""
        begun, self._must_reload = perf_counter(), True
        if not await self._hands.commits.add(self.name, rows):
            return False
        self._must_reload = False
        self._hands.metrics.commits.add(perf_counter() - begun)
        self._hands.metrics.decisions.add(many=sum(row.kind == "step" for row in rows))
        self.changed = now_ms()
        snapshot = self.table.snapshot_due()
        if snapshot is not None:
            self._hands.threads.submit(self._hands.store.keep, self.name, snapshot)
        return True

    async def _open(self, record: Record, rows: list[Row]) -> None:
        """A fork; the same one again is there already."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._hands.threads, self._hands.store.open, record, rows)
        except Conflict:
            return

    async def _reload(self) -> None:
        """The table as the store has it, with the guests who are here."""
        loop, old = asyncio.get_running_loop(), self.table
        table = await loop.run_in_executor(self._hands.threads, self._hands.load, self.name)
        if table is None:
            raise StoreFailed("the table is gone")
        table.present = Counter(guest.listener.viewer for guest in self.guests)
        table.stamp += old.stamp + 1  # never one that a guest has seen with other seats
        table.since = old.since
        self.table = table
        self._must_reload = False

    # guests

    async def enter(self, guest: Guest, member_of: Callable[[Table], Listener | None]) -> bool:
        """A guest says hello; false when the table does not know him. He is welcomed, the others see him come."""
        async with self.lock:
            if not self.guests:
                self.table.since = now_ms()  # nobody's time runs while nobody is here

            def attend(table: Table) -> Answer:
                listener = member_of(table)
                if listener is None:
                    return Answer(b"")
                guest.listener = listener
                return Answer(b"welcome", table.attend(listener))

            answer = await self.change(attend)
            if not answer.reply:
                return False
            self.guests.append(guest)
            guest.wire.on_room = lambda: self.on_room(guest)
            guest.answer(welcome_for(self.table, guest.listener))
            self.tell_all()
            return True

    async def leave(self, guest: Guest) -> None:
        """A guest is gone; the others see it."""
        guest.is_gone = True
        guest.wire.on_room = None
        async with self.lock:
            if guest in self.guests:
                self.guests.remove(guest)
                self.table.leave(guest.listener)
                if not self._must_reload:
                    self.tell_all()

    async def hear(self, guest: Guest, request: Request) -> None:
        """Handle a message and answer it; whatever it changed is told to all."""
        async with self.lock:
            answer = await self.change(lambda table: handle(table, guest.listener, request, now_ms()))
            if answer.rows:
                self.tell_all(guest, answer.reply)
            else:
                guest.answer(answer.reply)
                if guest.listener.version != self.table.version:
                    self._tell(guest, now_ms())
        if answer.work is not None:
            self._answer_later(guest, request, answer.work)

    def _answer_later(self, guest: Guest, request: Request, work: Callable[[], bytes]) -> None:
        """A question that takes a while is answered in a thread; the guest can go on meanwhile."""
        if guest.works >= MOST_WORKS:
            guest.answer(tell("error", request.id, say="too many questions at once"))
            return
        guest.works += 1

        async def finish() -> None:
            try:
                reply = await asyncio.get_running_loop().run_in_executor(self._hands.threads, work)
            except PodzemError as error:
                reply = tell("error", request.id, say=str(error))
            finally:
                guest.works -= 1
            if not guest.is_gone:
                guest.answer(reply)

        self._hands.keep_task(asyncio.create_task(finish()))

    # telling

    def tell_all(self, asking: Guest | None = None, reply: bytes = b"") -> None:
        """With the lock held and everything on disk: bring all guests up to date; equal ones get the same bytes.

        Whoever asked gets his answer and the news in one piece.
        """
        now = now_ms()
        made: dict[tuple[object, ...], tuple[bytes, int, int, int, int]] = {}
        for guest in self.guests:
            if not guest.is_ready():
                if guest is asking:
                    guest.answer(reply)
                continue
            listener = guest.listener
            key = (
                listener.viewer,
                listener.member.role,
                listener.language,
                listener.version,
                listener.seats,
                listener.lines,
                listener.chats,
            )
            known = made.get(key)
            if known is None:
                frames = b"".join(map(frame, news_for(self.table, listener, now)))
                made[key] = (frames, listener.version, listener.seats, listener.lines, listener.chats)
            else:
                frames, listener.version, listener.seats, listener.lines, listener.chats = known
            if guest is asking:
                frames = frame(reply) + frames
            if frames:
                guest.wire.tell(frames)
        self._wind()

    def _tell(self, guest: Guest, now: int) -> None:
        if guest.is_ready():
            frames = news_for(self.table, guest.listener, now)
            if frames:
                guest.wire.tell(b"".join(map(frame, frames)))

    def on_room(self, guest: Guest) -> None:
        """A slow guest has taken what he had; during a change he gets the news at its end."""
        if not self.lock.locked() and not self._must_reload and not guest.is_gone:
            self._tell(guest, now_ms())

    def drop_slow(self, seconds: float) -> None:
        """Cut the connections of those who took nothing for so long."""
        before = monotonic() - seconds
        for guest in self.guests:
            if guest.behind_since is not None and guest.behind_since < before and not guest.is_ready():
                guest.wire.drop()

    # bots, clocks, other processes

    def _wind(self) -> None:
        """Let the bot whose turn it is think, and the clock run; neither while nobody is here."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.guests:
            return
        loop, table = asyncio.get_running_loop(), self.table
        if table.bot_seat() is not None:
            if not self._is_bot_busy:
                self._is_bot_busy = True
                self._hands.keep_task(loop.create_task(self._play_bots()))
        elif table.record.settings.clock:
            deadline = table.deadline()
            if deadline is not None:
                wait = max(0, deadline - now_ms()) / 1000
                self._alarm = loop.call_later(wait, self._ring, table.version)

    async def _play_bots(self) -> None:
        """Bots decide one after another, each after its pause, until a person is asked."""
        try:
            while self.guests and (seat := self.table.bot_seat()) is not None:
                pace = self.table.record.settings.pace / 1000
                await asyncio.sleep(pace * random.uniform(0.9, 1.1))
                if not await self._play_bot(seat):
                    await asyncio.sleep(0.01)
        finally:
            self._is_bot_busy = False

    async def _play_bot(self, seat: int) -> bool:
        """One decision of a bot; false if the table moved on while it thought."""
        async with self.lock:
            if self._must_reload:
                await self._reload()
            table, version = self.table, self.table.version
            if table.bot_seat() != seat:
                return False
            if not (table.people.seats[seat].player or "").startswith("search"):
                return await self._take(lambda table: table.play_for(table.bot_choice(seat), version, now_ms()))
        decision = await asyncio.get_running_loop().run_in_executor(self._hands.thinkers, table.bot_choice, seat)
        async with self.lock:
            return await self._take(lambda table: table.play_for(decision, version, now_ms()))

    async def _take(self, act: Callable[[Table], Answer | None]) -> bool:
        """With the lock held: a decision that no message brought."""
        answer = await self.change(lambda table: act(table) or Answer(b""))
        if not answer.rows:
            return False
        self._hands.metrics.bot_decisions.add()
        self.tell_all()
        return True

    def _ring(self, version: int) -> None:
        self._alarm = None
        self._hands.keep_task(asyncio.get_running_loop().create_task(self._time_out(version)))

    async def _time_out(self, version: int) -> None:
        async with self.lock:
            await self._take(lambda table: table.time_out(version, now_ms()))

    def on_change(self, sequence: int) -> None:
        """Another process has added to the log up to there."""
        if sequence > self.table.sequence and not self._is_catching_up:
            self._is_catching_up = True
            self._hands.keep_task(asyncio.get_running_loop().create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        async with self.lock:
            self._is_catching_up = False
            if self._must_reload:
                await self._reload()
            else:
                loop, table = asyncio.get_running_loop(), self.table
                rows = await loop.run_in_executor(
                    self._hands.threads, self._hands.store.rows, self.name, table.sequence
                )
                self._must_reload = True
                table.catch_up(rows, now_ms())
                self._must_reload = False
            self.tell_all()

    def rest(self) -> None:
        """Stop the clock; nobody is served any more."""
        self.guests.clear()
        if self._alarm is not None:
            self._alarm.cancel()
