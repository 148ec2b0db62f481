"""Run the server: bind, start, tell the address, stop in good order."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

import uvicorn

from podzem.core.errors import Malformed
from podzem.server.logs import begin_logs
from podzem.server.settings import PORT, Serving
from podzem.server.wire import Wire

SECONDS_TO_STOP: Final = 3
"""So long requests may still take when the server is to stop."""
SECONDS_TO_START: Final = 120
"""So long the first worker may take."""
SECONDS_TO_SWITCH: Final = 0.0005
"""So long the writer waits for Python's lock at most; by default it is ten times as long, several times a commit."""
MORE_PORTS: Final = 50
"""So many ports behind the usual one are tried."""

Ready = Callable[[str], None]


class Server(uvicorn.Server):
    """uvicorn's server; says when it is ready, and ends with exit code 0 when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, is_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._is_ready = is_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._is_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; a second Ctrl-C stops at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(serving: Serving, ready: Ready) -> None:
    """Serve until asked to stop; `ready` is told the address once people can come."""
    serving.check()
    begin_logs(serving.log)
    bound = bind(serving.host, serving.port)
    address = url_of(bound, serving.host)
    try:
        if serving.workers == 1:
            _serve_here(serving, bound, lambda: ready(address))
        else:
            _serve_by_many(serving, bound, address, ready)
    finally:
        bound.close()


def _serve_here(serving: Serving, bound: socket.socket, is_ready: Callable[[], None]) -> None:
    from podzem.server.app import make_app

    sys.setswitchinterval(SECONDS_TO_SWITCH)
    Server(_config(serving, make_app(serving)), is_ready).run([bound])


def _serve_by_many(serving: Serving, bound: socket.socket, address: str, ready: Ready) -> None:
    from uvicorn.supervisors import Multiprocess

    from podzem.table.store import open_store

    open_store(serving.database).close()  # one process brings the database up to date, and complains if it cannot
    serving.hand_down()
    threading.Thread(target=_announce_when_answered, args=(address, ready), daemon=True).start()
    Multiprocess(_config(serving, "podzem.server.app:handed_down_app"), [bound]).run()


def _announce_when_answered(address: str, ready: Ready) -> None:
    """The port takes calls from the start; the first worker that is up answers."""
    import urllib.request

    with suppress(OSError), urllib.request.urlopen(f"{address}health", timeout=SECONDS_TO_START):
        ready(address)


def _config(serving: Serving, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=serving.workers,
        loop="auto",
        http="httptools",
        ws=Wire,
        ws_max_size=serving.limits.message,
        ws_per_message_deflate=False,
        ws_ping_timeout=serving.limits.behind,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=serving.proxy is not None,
        forwarded_allow_ips=serving.proxy,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def bind(host: str, port: int | None) -> socket.socket:
    """A listening place: the port asked for, else the usual one or the next that is free."""
    ports = [port] if port is not None else [*range(PORT, PORT + MORE_PORTS), 0]
    for number in ports:
        try:
            return _bind(host, number)
        except OSError as error:
            reason = error.strerror or str(error)
            if port is not None or not isinstance(error, OSError) or error.errno not in _TAKEN:
                raise Malformed(f"cannot listen at {host} port {number}: {reason}") from None
    raise Malformed(f"no port is free at {host}")


_TAKEN: Final = (48, 98, 10013, 10048)
"""The numbers by which systems say that a port is taken."""


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(1024)
        bound.set_inheritable(True)
        return bound
    except OSError:
        bound.close()
        raise


def url_of(bound: socket.socket, host: str) -> str:
    """The address for a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{bound.getsockname()[1]}/"


def open_browser(address: str) -> bool:
    """Open the page where there is a display to show it."""
    has_display = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if has_display:
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return has_display
