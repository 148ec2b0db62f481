"""How a server is run."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from podzem.core.errors import Malformed
from podzem.server.limits import Limits

PORT: Final = 7711
VARIABLE: Final = "PODZEM_SERVING"
"""By this variable a server tells its processes how to serve."""


class Serving(msgspec.Struct, frozen=True):
    """What the command line says."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: 7711, or the next one that is free."""
    database: str | None = None
    """None: SQLite in the user's data folder."""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Other pages that may talk to the server, such as https://games.example."""
    proxy: str | None = None
    """The address of a proxy that is believed when it says for whom it asks."""
    log: str = "info"
    limits: Limits = msgspec.field(default_factory=Limits)

    def check(self) -> None:
        """Complain about what cannot be served."""
        if self.port is not None and not 0 <= self.port <= 65535:
            raise Malformed(f"port {self.port}: 0 to 65535 was expected")
        if not 1 <= self.workers <= 64:
            raise Malformed(f"{self.workers} workers: 1 to 64 was expected")
        if self.workers > 1 and not (self.database or "").startswith("postgresql"):
            raise Malformed("several workers need a database that they can share: --database postgresql://…")
        if self.log not in ("debug", "info", "warning", "error"):
            raise Malformed(f"there is no log level {self.log!r}; debug, info, warning or error was expected")
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.endswith("/"):
                raise Malformed(f"{origin!r} is no origin; one such as https://games.example was expected")

    def hand_down(self) -> None:
        """Tell it to the processes that are started from here."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def handed_down() -> Serving:
    """What the starting process said."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Serving)


def taken_over() -> Serving:
    """The same, and nobody else is told."""
    serving = handed_down()
    del os.environ[VARIABLE]
    return serving
