"""What is kept of a table: a record of how it was opened, and a log of rows that is only ever added to.

The state of a table is its log read from the beginning; a snapshot only shortens the reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

from podzem.core.errors import PodzemError
from podzem.core.journal import Header


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, beside the options of its system."""

    judge: Literal["automatic", "human"] = "automatic"
    dice: Literal["seeded", "entered", "committed"] = "seeded"
    clock: int = 0
    """Seconds for a decision before the system's default is taken; 0 for none."""
    pace: int = 600
    """Milliseconds that a bot waits before it decides."""


class Record(msgspec.Struct, frozen=True):
    """How a table was opened. Tokens are kept as hashes; `secret` is the seed of committed dice."""

    table: str
    header: Header
    settings: Settings
    invite: str
    watch: str
    secret: bytes | None
    created: int
    """Milliseconds since 1970."""


class Row(msgspec.Struct, frozen=True):
    """One line of the log: its place, its kind, its body as JSON text, and the message that caused it."""

    sequence: int
    kind: str
    body: str
    message: str | None = None
    """Who sent which id; unique within a table, so that a message is never applied twice."""


MOVING: Final = ("step", "cut", "paused", "held", "asked")
"""The kinds of rows that count as a new version."""


class Snapshot(msgspec.Struct, frozen=True):
    """The table as it was after a row of its log, as JSON text."""

    sequence: int
    body: str


class Conflict(PodzemError):
    """Another writer has added to the log meanwhile; read it again and decide anew."""


class Store(Protocol):
    """Keeps records, logs and snapshots; what `append` has returned for survives a crash."""

    def open(self, record: Record, rows: Sequence[Row]) -> None:
        """A new table with the first rows of its log."""
        ...

    def record(self, table: str) -> Record | None:
        """How a table was opened; None when there is no such table."""
        ...

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """The log behind a place, in order."""
        ...

    def append(self, additions: Sequence[tuple[str, Sequence[Row]]]) -> list[bool]:
        """Add to the logs of several tables in one commit; false for those whose place or message was taken."""
        ...

    def answered(self, table: str, message: str) -> int | None:
        """The version to which a message led, however long ago; None when no row bears it."""
        ...

    def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot of a table."""
        ...

    def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of older ones; losing it loses nothing."""
        ...

    def close(self) -> None:
        """Let the database go."""
        ...
