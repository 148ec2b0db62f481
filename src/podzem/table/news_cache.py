"""What listeners are told of one version of a table, as bytes that are made once for all who are told the same."""

from __future__ import annotations

from typing import final


@final
class NewsCache:
    """The pieces made so far; thrown away when the table or what is shown of its people changes."""

    def __init__(self, version: int, stamp: int, awaited: tuple[int, ...], needed: tuple[int, ...]) -> None:
        self.version = version
        self.stamp = stamp
        self.awaited = awaited
        self.needed = needed
        self.all: bytes | None = None
        self.views: dict[int, bytes] = {}
        """By viewer."""
        self.decisions: dict[tuple[int, str | None], bytes] = {}
        """By viewer and language."""
        self.seats: dict[str | None, bytes] = {}
        """By language."""
