"""The socket of a table, straight on ASGI: hello, then messages one after another."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from starlette.types import Receive, Scope, Send

from podzem.core.errors import Malformed, PodzemError
from podzem.lab.bots import bot_names
from podzem.server.frames import frame
from podzem.server.guest import Guest
from podzem.server.limits import Bucket, Client, Clients, Limits
from podzem.server.metrics import Metrics
from podzem.server.problems import Broken
from podzem.server.registry import Registry
from podzem.server.room import Room
from podzem.server.security import Origins, address
from podzem.server.wire import EXTENSION, Wire
from podzem.table.listener import Listener, make_reply
from podzem.table.messages import Decide, Hello, Lend, Message, Request, id_of, read_message
from podzem.table.table import Table

PATH: Final = re.compile(r"/api/tables/([\w-]{1,40})/socket", re.ASCII)

UNKNOWN_TOKEN: Final = 4401
NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_MANY_SOCKETS: Final = 4429
TOO_MANY_ERRORS: Final = 1008
BROKEN: Final = 1011


class Closed(Exception):
    """The socket is to be closed with a code and a reason."""

    def __init__(self, code: int, say: str) -> None:
        super().__init__(say)
        self.code = code


class Gone(Exception):
    """The client has left."""


class Sockets:
    """Takes in all sockets of a process."""

    def __init__(
        self, registry: Registry, origins: Origins, limits: Limits, clients: Clients, metrics: Metrics
    ) -> None:
        self.registry = registry
        self.limits = limits
        self.metrics = metrics
        self._origins = origins
        self._clients = clients

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from handshake to farewell."""
        await receive()
        place = PATH.fullmatch(scope["path"])
        if place is None or not self._origins.allow(scope):
            await send({"type": "websocket.close"})  # before the handshake is over: HTTP 403
            return
        client = self._clients.of(address(scope))
        await send({"type": "websocket.accept"})
        client.sockets += 1
        try:
            if client.sockets > self.limits.sockets:
                self.metrics.limited.add("sockets")
                raise Closed(TOO_MANY_SOCKETS, "too many sockets are open")
            wire: Wire = scope["extensions"][EXTENSION]
            wire.forget_handshake()
            await Connection(self, wire, receive, client).run(place[1])
        except Gone:
            return
        except Closed as end:
            await _close(send, scope["extensions"][EXTENSION], end.code, str(end))
        except Exception as error:
            await _close(send, scope["extensions"][EXTENSION], BROKEN, str(Broken(error, table=place[1])))
        finally:
            client.sockets -= 1


async def _close(send: Send, wire: Wire, code: int, say: str) -> None:
    """Say why, then close; nobody waits for one who takes nothing."""
    if wire.send_frames(frame(make_reply("error", None, say=say).data)):
        await send({"type": "websocket.close", "code": code, "reason": say[:120]})
    else:
        wire.drop()


class Connection:
    """One socket at one table."""

    def __init__(self, sockets: Sockets, wire: Wire, receive: Receive, client: Client) -> None:
        self._sockets = sockets
        self._wire = wire
        self._receive = receive
        self._client = client
        self._bucket = Bucket(sockets.limits.messages, sockets.limits.messages_at_once)
        self._errors = 0
        self._is_waiting = False
        """Whether all messages that came are dealt with."""

    async def run(self, name: str) -> None:
        """Hello, then messages until one side ends it."""
        hello = await self._hello()
        room = await self._sockets.registry.room(name)
        if room is None:
            raise Closed(NO_TABLE, "there is no such table")
        guest = Guest(_nobody(), self._wire)
        if not await room.enter(guest, lambda table: _listener(table, hello)):
            raise Closed(UNKNOWN_TOKEN, "this token is not known at this table")
        guest.on_refused = self._charge
        self._wire.on_text = lambda raw: self._decide(room, guest, raw)
        try:
            while True:
                await self._next(room, guest)
        finally:
            self._wire.on_text = None
            await asyncio.shield(room.leave(guest))

    def _decide(self, room: Room, guest: Guest, raw: bytes) -> bool:
        """A decision goes straight to the table, if nothing that came before it waits; false for all the rest."""
        if not self._is_waiting:
            return False
        try:
            request = read_message(raw)
        except Malformed:
            return False
        is_taken = isinstance(request, Decide) and self._may_say() and room.decide(guest, request)
        if is_taken:
            self._sockets.metrics.messages.add()
        return is_taken

    def _may_say(self) -> bool:
        return self._bucket.take() and self._client.messages.take()

    def _wait(self) -> float:
        """How long a message waits that was one too many."""
        return max(1 / self._sockets.limits.messages, self._bucket.wait(), self._client.messages.wait())

    def _charge(self) -> None:
        """A decision was refused: it counts for more than the message it came with."""
        more = self._sockets.limits.refusal - 1
        self._bucket.charge(more)
        self._client.messages.charge(more)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._sockets.limits.hello):
                message = self._read(await self._raw())
        except TimeoutError:
            raise Closed(NO_HELLO, "nobody said hello") from None
        except Malformed as error:
            raise Closed(TOO_MANY_ERRORS, str(error)) from None
        if not isinstance(message, Hello):
            raise Closed(TOO_MANY_ERRORS, "hello was expected first")
        return message

    async def _next(self, room: Room, guest: Guest) -> None:
        raw = await self._raw()
        if not self._may_say():
            self._sockets.metrics.limited.add("messages")
            await asyncio.sleep(self._wait())  # what waits behind it is not read meanwhile
        self._sockets.metrics.messages.add()
        try:
            request = self._request(raw)
            _check_bot(request, room)
            await room.hear(guest, request)
        except PodzemError as error:
            self._complain(guest, id_of(raw or b""), str(error))

    async def _raw(self) -> bytes | None:
        self._is_waiting = True
        message = await self._receive()
        self._is_waiting = False
        if message["type"] != "websocket.receive":
            raise Gone
        raw: bytes | None = message.get("bytes")
        return raw

    def _read(self, raw: bytes | None) -> Message:
        if raw is None:
            raise Malformed("not understood: a text frame was expected")
        return read_message(raw)

    def _request(self, raw: bytes | None) -> Request:
        message = self._read(raw)
        if isinstance(message, Hello):
            raise Malformed("hello was said already")
        return message

    def _complain(self, guest: Guest, id: str | None, say: str) -> None:
        """One line; a client that errs again and again is sent away."""
        self._errors += 1
        if self._errors > self._sockets.limits.errors:
            self._sockets.metrics.limited.add("errors")
            raise Closed(TOO_MANY_ERRORS, "too many errors")
        guest.answer(make_reply("error", id, say=say[:400]))


def _check_bot(request: Request, room: Room) -> None:
    """No bot may be asked to think for ever: only those that the system lists."""
    if isinstance(request, Lend) and request.bot not in bot_names(room.table.system):
        raise Malformed(f"no bot of that name plays here; {', '.join(bot_names(room.table.system))} was expected")


def _listener(table: Table, hello: Hello) -> Listener | None:
    member = table.member(hello.token)
    if member is None:
        return None
    return Listener(member, hello.language, hello.lines, hello.version, hello.token, hello.client)


def _nobody() -> Listener:
    from podzem.table.members import Member

    return Listener(Member("watch", -1, False), None)
