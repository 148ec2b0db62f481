"""One open socket at a table: what it is sent, and how it is passed over while it is slow."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from podzem.server.frames import frame
from podzem.server.wire import Wire
from podzem.table.listener import Listener, Reply

MOST_BUFFERED: Final = 256 * 1024
"""So many bytes of answers are buffered for a slow reader; news are not buffered, he gets the latest."""

Cursor = tuple[int, int, int, int]
"""How far a guest was told: version, seats, lines, chats."""


class Guest:
    """A listener with a wire."""

    __slots__ = ("_buffer", "_size", "behind_since", "is_gone", "listener", "on_refused", "wire", "works")

    def __init__(self, listener: Listener, wire: Wire) -> None:
        self.listener = listener
        self.wire = wire
        self.works = 0
        """Questions of his that are being answered."""
        self.behind_since: float | None = None
        self.is_gone = False
        self.on_refused: Callable[[], None] | None = None
        """Cursor when a decision of his was refused."""
        self._buffer: list[bytes] = []
        self._size = 0

    def answer(self, reply: Reply) -> None:
        """Send an answer to his own message; it is never dropped while he is there."""
        if self.on_refused is not None and reply.kind == "refused":
            self.on_refused()
        self.send(frame(reply.data))

    def send(self, frames: bytes) -> None:
        """Send frames now, or once he has taken what he has."""
        if not self._buffer and self.wire.send_frames(frames):
            return
        self.fall_behind()
        self._buffer.append(frames)
        self._size += len(frames)
        if self._size > MOST_BUFFERED:
            self.wire.drop()

    def cursor(self) -> Cursor:
        """How far he was told."""
        listener = self.listener
        return listener.version, listener.seats, listener.lines, listener.chats

    def move_cursor(self, cursor: Cursor) -> None:
        """He was told as far as another who knew the same."""
        self.listener.version, self.listener.seats, self.listener.lines, self.listener.chats = cursor

    def is_ready(self) -> bool:
        """Whether news can be sent; what was buffered for him goes first."""
        if self._buffer and self.wire.is_roomy:
            self.wire.send_frames(b"".join(self._buffer))
            self._buffer.clear()
            self._size = 0
        if not self.wire.is_roomy:
            self.fall_behind()
            return False
        self.behind_since = None
        return True

    def fall_behind(self) -> None:
        """Remember since when he takes nothing."""
        if self.behind_since is None:
            self.behind_since = monotonic()
