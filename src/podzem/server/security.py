"""What stands before every request: whose page sent it, how large it is, how often; and what answers carry."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from podzem.server.limits import Clients, Limits
from podzem.server.metrics import Metrics
from podzem.server.problems import Broken, send_problem

LOG: Final = logging.getLogger("podzem.server")
IMPORT: Final = "/api/tables/import"
LONGEST_PATH: Final = 200
"""So much of a path stands in the log."""
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def header(scope: Scope, name: bytes) -> str:
    """The first header of that name, empty when there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


class Origins:
    """Which pages may talk to us: our own, and those named by `--origin`."""

    def __init__(self, named: Iterable[str], host: str) -> None:
        self._named = frozenset(named)
        self._only_here = host in LOOPBACK and not self._named

    def allow(self, scope: Scope) -> bool:
        """Whether the page a request comes from may make it; programs that are no browsers name no page."""
        host = header(scope, b"host")
        if self._only_here and _parts(f"//{host}")[1] not in LOOPBACK:
            return False  # a foreign name that was made to point at this machine
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") not in ("cross-site", "same-site")
        return origin in self._named or (origin != "null" and _parts(origin)[0] == host)


def _parts(url: str) -> tuple[str, str]:
    """Place and host of an address; none of one that cannot be read, such as `http://[`."""
    try:
        parts = urlsplit(url)
        return parts.netloc, parts.hostname or ""
    except ValueError:
        return "", ""


class Guard:
    """Stands around the application."""

    def __init__(self, app: ASGIApp, origins: Origins, limits: Limits, clients: Clients, metrics: Metrics) -> None:
        self._app = app
        self._origins = origins
        self._limits = limits
        self._clients = clients
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        begun, status, is_begun = perf_counter(), 500, False

        async def reply(message: Message) -> None:
            nonlocal status, is_begun
            if message["type"] == "http.response.start":
                status, is_begun = message["status"], True
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        try:
            await self._pass(scope, receive, reply)
        except Exception as error:
            if not is_begun:
                await send_problem(reply, 500, str(Broken(error, path=scope["path"][:LONGEST_PATH])))
        finally:
            self._metrics.requests.add(str(status))
            took = round((perf_counter() - begun) * 1000, 1)
            facts = {
                "method": scope["method"],
                "path": scope["path"][:LONGEST_PATH],
                "status": status,
                "milliseconds": took,
            }
            LOG.info("request", extra={**facts, "client": address(scope)})

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._clients.of(address(scope)).requests.take():
            self._metrics.limited.add("requests")
            await send_problem(send, 429, "too many requests; wait a little")
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._origins.allow(scope):
            await send_problem(send, 403, "another page may not do this")
            return
        most = self._limits.journal if scope["path"] == IMPORT else self._limits.body
        body = await self._body(receive, scope, most)
        if body is None:
            self._metrics.limited.add("body")
            within = f"within {self._limits.sending:.0f} s"
            await send_problem(send, 413, f"at most {most} bytes can be sent here, and {within}")
            return
        await self._app(scope, _replay(body, receive), send)

    async def _body(self, receive: Receive, scope: Scope, most: int) -> bytes | None:
        """The whole body, None when it is too large or too slow; then the rest is not read."""
        length = header(scope, b"content-length")
        if length and not (length.isdigit() and int(length) <= most):
            return None
        if not length and not header(scope, b"transfer-encoding"):
            return b""
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self._limits.sending):
                while True:
                    message = await receive()
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > most:
                        return None
                    if not message.get("more_body"):
                        return b"".join(parts)
        except TimeoutError:
            return None


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body once more for the application; behind it what the client does next."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
