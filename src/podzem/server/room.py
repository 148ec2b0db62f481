"""A live table: one change at a time, on disk before anybody hears of it, then told to all who are there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from time import monotonic, perf_counter
from typing import Final

import msgspec

from podzem.core.errors import PodzemError
from podzem.server.autoplay import Autoplay
from podzem.server.frames import frame
from podzem.server.guest import Cursor, Guest
from podzem.server.lock import Lock
from podzem.server.problems import Broken
from podzem.server.services import Services, now_ms
from podzem.table.database import StoreFailed
from podzem.table.group_commit import Outcome
from podzem.table.handlers import done_before, handle, message_key
from podzem.table.listener import Answer, Listener, Reply, make_reply
from podzem.table.log import Conflict, Record, Row
from podzem.table.messages import Decide, Request
from podzem.table.news import news_for, welcome_for
from podzem.table.table import Table

TRIES: Final = 20
"""So often a change is tried when other processes are faster."""
ANSWERED: Final = Answer()
MOST_SAID: Final = 400
"""So long an error may be that is told."""
MOST_WORKS: Final = 4
"""So many questions of one guest are answered at once."""


class Room:
    """One table in memory with its guests."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.name = table.record.table
        self.lock = Lock()
        self.guests: list[Guest] = []
        self.services = services
        self.must_reload = False
        self.is_ahead = False
        """Whether the table was read anew, and may have come further than the guests were told."""
        self._autoplay = Autoplay(self, services)
        self._is_catching_up = False
        self._heard = 0
        """How far the log has come by what the store tells; own rows that are not on disk yet do not count."""
        self._has_equals = False
        """Whether two guests are the same viewer, and so may be told the same."""
        table.since = now_ms()

    # changing

    async def change(self, act: Callable[[Table], Answer], message: str | None = None) -> Answer:
        """With the lock held: change the table, then the disk; read the table anew when another was faster.

        `ANSWERED` when it was the same message that was faster.
        """
        for _ in range(TRIES):
            if self.must_reload:
                await self.reload()
            answer = await self._act(act)
            if answer.opened is not None:
                await self._open(*answer.opened)
            if not answer.rows or await self._commit(self._dated(answer)):
                return answer
            self.services.metrics.conflicts.add()
            if message is not None and await self._answered(message) is not None:
                await self.reload()
                return ANSWERED
        raise StoreFailed("the table is too busy; try again")

    async def _act(self, act: Callable[[Table], Answer]) -> Answer:
        """A change in memory; where the program breaks in the middle of it, the table is read anew without it."""
        try:
            return act(self.table)
        except PodzemError:
            raise
        except Exception as error:
            broken, self.must_reload = Broken(error, table=self.name), True
        await self.reload()
        raise broken

    def _dated(self, answer: Answer) -> list[Row]:
        """The rows of a change, each with the time at which the table has changed."""
        now = now_ms()
        self.table.date(answer.rows, now)
        answer.rows = [msgspec.structs.replace(row, at=now) for row in answer.rows]
        return answer.rows

    async def _commit(self, rows: list[Row]) -> bool:
        """Whether the rows are on disk. Until that is known the table in memory is ahead, and not to be trusted."""
        begun, self.must_reload = perf_counter(), True
        if not await self.services.commits.add(self.name, rows):
            return False
        self._trust(rows, begun)
        return True

    def _trust(self, rows: list[Row], begun: float) -> None:
        """The rows are on disk."""
        self.must_reload = False
        self.services.metrics.commits.add(perf_counter() - begun)
        self.services.metrics.decisions.add("", sum([row.kind == "step" for row in rows]))
        snapshot = self.table.snapshot_due()
        if snapshot is not None:
            self.services.threads.submit(self.services.store.keep, self.name, snapshot)

    async def _open(self, record: Record, rows: list[Row]) -> None:
        """A fork; the same one again is there already."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.services.threads, self.services.store.open, record, rows)
        except Conflict:
            return

    async def reload(self) -> None:
        """The table as the store has it, with the guests who are here."""
        loop, old = asyncio.get_running_loop(), self.table
        table = await loop.run_in_executor(self.services.threads, self.services.load, self.name)
        if table is None:
            raise StoreFailed("the table is gone")
        table.present = Counter(guest.listener.viewer for guest in self.guests)
        table.stamp += old.stamp + 1  # never one that a guest has seen with other seats
        table.since = old.since
        self.table = table
        self.must_reload = False
        self.is_ahead = True

    # guests

    async def enter(self, guest: Guest, member_of: Callable[[Table], Listener | None]) -> bool:
        """A guest says hello; false when the table does not know him. He is welcomed, the others see him come."""
        async with self.lock:
            if not self.guests:
                self.table.since = now_ms()  # nobody's time runs while nobody is here

            def attend(table: Table) -> Answer:
                listener = member_of(table)
                if listener is None:
                    return Answer()
                guest.listener = listener
                return Answer(Reply("welcome", welcome_for(table, listener)), table.attend(listener))

            welcome = (await self.change(attend)).reply
            if welcome is None:
                return False
            self.guests.append(guest)
            self._note_guests()
            guest.wire.on_room = lambda: self.on_room(guest)
            guest.answer(welcome)
            self.broadcast()
            return True

    @property
    def is_left(self) -> bool:
        """Whether nobody is here, and nobody is just coming or going."""
        return not self.guests and not self.lock.locked()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    def _note_guests(self) -> None:
        self._has_equals = len({guest.listener.viewer for guest in self.guests}) < len(self.guests)

    async def leave(self, guest: Guest) -> None:
        """A guest is gone; the others see it."""
        guest.is_gone = True
        guest.wire.on_room = None
        async with self.lock:
            if guest in self.guests:
                self.guests.remove(guest)
                self._note_guests()
                self.table.leave(guest.listener)
                if not self.must_reload:
                    self.broadcast()

    def decide(self, guest: Guest, request: Decide) -> bool:
        """Take a decision at once and let the telling follow from the disk; false when something is under way.

        The same as `hear`, without a task that waits: the lock is held until the last of it.
        """
        if self.must_reload or not self.lock.take():
            return False
        try:
            answer = handle(self.table, guest.listener, request, now_ms())
        except Exception:
            self.must_reload = True
            self.lock.release()
            return False  # whatever broke will break again where it is told and logged
        if _is_stale(answer):
            self.lock.release()
            return False  # the store may remember it, which takes a while to ask
        if answer.rows:
            self.must_reload = True
            then = partial(self._on_commit, guest, request, answer, perf_counter())
            self.services.commits.add_then(self.name, self._dated(answer), then)
        else:
            self._answer(guest, answer)
            self.lock.release()
        return True

    def _on_commit(self, guest: Guest, request: Decide, answer: Answer, begun: float, outcome: Outcome) -> None:
        if outcome is True:
            try:
                self._trust(answer.rows, begun)
                self._answer(guest, answer)
            finally:
                self.lock.release()
        else:
            self.services.keep_task(asyncio.get_running_loop().create_task(self._decide_again(guest, request, outcome)))

    async def _decide_again(self, guest: Guest, request: Decide, outcome: bool | PodzemError) -> None:
        """With the lock held: another process was faster, or the disk refused."""
        try:
            if isinstance(outcome, PodzemError):
                raise outcome
            self.services.metrics.conflicts.add()
            self._answer(guest, await self._handle(guest, request))
        except PodzemError as error:
            guest.answer(make_reply("error", request.id, say=str(error)[:MOST_SAID]))
        finally:
            self.lock.release()

    async def hear(self, guest: Guest, request: Request) -> None:
        """Handle a message and answer it; whatever it changed is told to all."""
        async with self.lock:
            answer = await self._handle(guest, request)
            self._answer(guest, answer)
        if answer.work is not None:
            self._answer_later(guest, request, answer.work)

    async def _handle(self, guest: Guest, request: Request) -> Answer:
        """With the lock held: what a message does. One that only the store remembers is not applied again either."""

        def act(table: Table) -> Answer:
            return handle(table, guest.listener, request, now_ms())

        key = message_key(guest.listener, request)
        answer = await self.change(act, key)
        if answer is ANSWERED or _is_stale(answer):
            known = await self._answered(key)
            return (
                answer
                if known is None
                else done_before(request, min(known, self.table.version_for(guest.listener.viewer)))
            )
        return answer

    async def _answered(self, message: str) -> int | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.services.threads, self.services.store.answered, self.name, message)

    def _answer(self, guest: Guest, answer: Answer) -> None:
        """With the lock held and everything on disk: tell the asker, and all if something has changed."""
        reply = answer.reply
        if reply is not None:
            self.services.metrics.answers.add(reply.kind)
        if answer.rows or self.is_ahead:
            self.broadcast(guest, reply)
        else:
            if reply is not None:
                guest.answer(reply)
            if guest.listener.version != self.table.version_for(guest.listener.viewer):
                self._send_news(guest, now_ms())

    def _answer_later(self, guest: Guest, request: Request, work: Callable[[], Reply]) -> None:
        """A question that takes a while is answered in a thread; the guest can go on meanwhile."""
        if guest.works >= MOST_WORKS:
            guest.answer(make_reply("error", request.id, say="too many questions at once"))
            return
        guest.works += 1

        async def finish() -> None:
            try:
                reply = await asyncio.get_running_loop().run_in_executor(self.services.threads, work)
            except PodzemError as error:
                reply = make_reply("error", request.id, say=str(error)[:MOST_SAID])
            except Exception as fault:
                reply = make_reply("error", request.id, say=str(Broken(fault, table=self.name)))
            finally:
                guest.works -= 1
            if not guest.is_gone:
                guest.answer(reply)

        self.services.keep_task(asyncio.create_task(finish()))

    # sending

    def broadcast(self, asker: Guest | None = None, reply: Reply | None = None) -> None:
        """With the lock held and everything on disk: bring all guests up to date; who asked gets his answer first."""
        now, self.is_ahead = now_ms(), False
        made: dict[tuple[object, ...], tuple[bytes, Cursor]] = {}
        for guest in self.guests:
            if guest is asker:
                guest.send((b"" if reply is None else frame(reply.data)) + self._news(guest, now, made))
            elif guest.is_ready():
                guest.wire.send_frames(self._news(guest, now, made))
        self._autoplay.schedule()

    def _news(self, guest: Guest, now: int, made: dict[tuple[object, ...], tuple[bytes, Cursor]]) -> bytes:
        """What a guest lacks, in frames; equal guests get the same bytes, made once."""
        listener = guest.listener
        if not self._has_equals:
            return _framed(news_for(self.table, listener, now))
        key = (listener.viewer, listener.member.role, listener.language, guest.cursor())
        known = made.get(key)
        if known is None:
            frames = _framed(news_for(self.table, listener, now))
            made[key] = (frames, guest.cursor())
            return frames
        guest.move_cursor(known[1])
        return known[0]

    def _send_news(self, guest: Guest, now: int) -> None:
        if guest.is_ready():
            frames = news_for(self.table, guest.listener, now)
            if frames:
                guest.wire.send_frames(_framed(frames))

    def on_room(self, guest: Guest) -> None:
        """A slow guest has taken what he had; during a change he gets the news behind it."""
        if not self.lock.locked() and not self.must_reload and not guest.is_gone:
            self._send_news(guest, now_ms())
        elif not guest.is_gone:
            self.services.keep_task(asyncio.get_running_loop().create_task(self._send_news_later(guest)))

    async def _send_news_later(self, guest: Guest) -> None:
        async with self.lock:
            if not self.must_reload and not guest.is_gone:
                self._send_news(guest, now_ms())

    def drop_slow(self, seconds: float) -> None:
        """Cut the connections of those who took nothing for so long."""
        before = monotonic() - seconds
        for guest in self.guests:
            if guest.behind_since is not None and guest.behind_since < before and not guest.is_ready():
                guest.wire.drop()

    # other processes

    def on_change(self, sequence: int) -> None:
        """A log has grown up to there, by another process or by this one.

        Whether that is news is known only with the lock: until then the table may be ahead with rows of its own, whose
        places another process has taken.
        """
        self._heard = max(self._heard, sequence)
        is_known = sequence <= self.table.sequence and not self.must_reload
        if not is_known and not self._is_catching_up:
            self._is_catching_up = True
            self.services.keep_task(asyncio.get_running_loop().create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        async with self.lock:
            self._is_catching_up = False
            if self.must_reload:
                await self.reload()
            elif self._heard > self.table.sequence:
                await self._read_on()
            else:
                return
            self.broadcast()

    async def _read_on(self) -> None:
        """With the lock held: what others have added to the log."""
        loop, table = asyncio.get_running_loop(), self.table
        rows = await loop.run_in_executor(self.services.threads, self.services.store.rows, self.name, table.sequence)
        self.must_reload = True
        table.catch_up(rows, now_ms())
        self.must_reload = False

    def stop(self) -> None:
        """Stop the clock; nobody is served any more."""
        self.guests.clear()
        self._autoplay.stop()


def _framed(messages: list[bytes]) -> bytes:
    if len(messages) == 1:
        return frame(messages[0])
    return b"".join([frame(message) for message in messages])


def _is_stale(answer: Answer) -> bool:
    return answer.reply is not None and answer.reply.kind == "stale"
