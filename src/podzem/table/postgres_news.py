"""News between processes that share a PostgreSQL database: whose log has grown, as its commits tell.

On SQLite there is one process, and nothing to listen to.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from podzem.core.errors import Malformed
from podzem.table.adding import CHANNEL
from podzem.table.database import SECONDS_TO_WAIT, address, is_postgresql, one_line

if TYPE_CHECKING:
    from psycopg import Connection

SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
SECONDS_BETWEEN_LOOKS: Final = 0.2
"""How long a `close` may wait at most until the thread hears of it."""

_log: Final = logging.getLogger(__name__)


class PostgresNews:
    """A thread that listens; it calls `on_change(table, sequence)` for each log that has grown, own commits included.

    What was told while the connection was away is not told again: `on_gap` is called whenever listening has begun, and
    should ask `SqlStore.changed` for what was missed. Both are called in the thread.
    """

    def __init__(
        self, url: str, on_change: Callable[[str, int], None], on_gap: Callable[[], None] | None = None
    ) -> None:
        where = address(url)
        if not is_postgresql(where):
            raise Malformed("only PostgreSQL tells news; a postgresql:// URL was expected")
        self._where = where.set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_change = on_change
        self._on_gap = on_gap
        self._ended = threading.Event()
        self._pause = SHORTEST_PAUSE
        self._thread = threading.Thread(target=self._run, name="podzem-news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._ended.is_set():
            try:
                with psycopg.connect(self._where, autocommit=True, connect_timeout=SECONDS_TO_WAIT) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                _log.warning("no news from PostgreSQL, next try in %.1f s: %s", self._pause, one_line(error))
                self._ended.wait(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _listen(self, connection: Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._pause = SHORTEST_PAUSE
        if self._on_gap is not None:
            self._call(self._on_gap)
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=SECONDS_BETWEEN_LOOKS):
                self._notify(notice.payload)

    def _notify(self, payload: str) -> None:
        for line in payload.splitlines():
            table, _, sequence = line.partition(" ")
            if sequence.isdecimal():
                self._call(self._on_change, table, int(sequence))

    def _call(self, listener: Callable[..., None], *values: object) -> None:
        try:
            listener(*values)
        except Exception:
            # A mistake of a listener must not end the news for the others.
            _log.exception("a listener to the news failed")
