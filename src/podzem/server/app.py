"""The application: HTTP behind its guard, sockets beside it, one registry for both."""

from __future__ import annotations

import gc
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

import podzem
from podzem.server import pages, problems, simulations, systems, tables
from podzem.server.calls import JSON, Calls, routes
from podzem.server.description import describe
from podzem.server.limits import Clients
from podzem.server.logs import begin_logs
from podzem.server.metrics import Metrics
from podzem.server.process_pool import ProcessPool
from podzem.server.registry import Registry, open_registry
from podzem.server.security import Guard, Origins
from podzem.server.settings import Serving, handed_down
from podzem.server.socket import Sockets

GARBAGE = (10_000, 20, 50)
"""So many new objects between two looks for circular garbage."""


calls: Final = Calls("server")


class Health(Struct):
    """That the server is alive."""

    ok: bool
    version: str


class Application:
    """Takes in what comes, each kind by its own way."""

    def __init__(self, http: ASGIApp, plain: ASGIApp, sockets: Sockets) -> None:
        self._http = http
        self._plain = plain
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        match scope["type"]:
            case "websocket":
                await self._sockets(scope, receive, send)
            case "http":
                await self._http(scope, receive, send)
            case _:
                await self._plain(scope, receive, send)


def make_app(serving: Serving) -> Application:
    """The application; the database is opened at once, so that a wrong one is named before anything is served."""
    metrics, clients = Metrics(), Clients(serving.limits)
    registry = open_registry(serving.database, serving.limits, metrics)
    origins = Origins(serving.origins, serving.host)
    http = make_http(registry, serving, clients, metrics)
    guard = Guard(http, origins, serving.limits, clients, metrics)
    return Application(guard, http, Sockets(registry, origins, serving.limits, clients, metrics))


def handed_down_app() -> Application:
    """The application in a process that another has started."""
    serving = handed_down()
    begin_logs(serving.log)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    return make_app(serving)


def _end_with(parent: int) -> None:
    """A worker does not outlive the process that started it; it ends in good order."""
    multiprocessing.connection.wait([parent])
    os.kill(os.getpid(), signal.SIGTERM)


def make_http(registry: Registry, serving: Serving, clients: Clients, metrics: Metrics) -> Starlette:
    """Everything that goes over HTTP."""
    pool = ProcessPool(serving.limits.counting)
    playing = simulations.Simulations(serving.limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        registry.begin(serving.database)
        settle_garbage()
        yield
        playing.close()
        await registry.close()
        pool.close()

    known = [call for part in (tables, systems, pages, simulations) for call in part.calls.known] + calls.known
    description = cache(lambda: describe(known))
    app = Starlette(
        routes=[
            *routes(known),
            Route("/openapi.json", lambda request: Response(description(), media_type=JSON)),
            *pages.ROUTES,
        ],
        exception_handlers=problems.HANDLERS,
        lifespan=life,
    )
    app.state.registry, app.state.clients, app.state.metrics = registry, clients, metrics
    app.state.pool, app.state.simulations = pool, playing
    return app


def settle_garbage() -> None:
    """What was made at the start stays for good and need not be looked at again; moves make little that is circular."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@calls.get("/health")
async def health() -> Health:
    """Alive."""
    return Health(ok=True, version=podzem.__version__)


@calls.get("/metrics", media="text/plain")
async def counters(request: Request) -> Response:
    """What this process has counted, in the text form that Prometheus reads."""
    return PlainTextResponse(request.app.state.metrics.text())
