"""One open socket at a table: what it is sent, and how it is passed over while it is slow."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from podzem.server.frames import frame
from podzem.server.wire import Wire
from podzem.table.listener import Listener, Reply

MOST_KEPT: Final = 256 * 1024
"""So many bytes of answers are kept for a slow reader; news are not kept, he gets the latest."""

Told = tuple[int, int, int, int]
"""How far a guest was told: version, seats, lines, chats."""


class Guest:
    """A listener with a wire."""

    __slots__ = ("_kept", "_size", "behind_since", "is_gone", "listener", "on_refused", "wire", "works")

    def __init__(self, listener: Listener, wire: Wire) -> None:
        self.listener = listener
        self.wire = wire
        self.works = 0
        """Questions of his that are being answered."""
        self.behind_since: float | None = None
        self.is_gone = False
        self.on_refused: Callable[[], None] | None = None
        """Told when a decision of his was refused."""
        self._kept: list[bytes] = []
        self._size = 0

    def answer(self, reply: Reply) -> None:
        """Send an answer to his own message; it is never dropped while he is there."""
        if self.on_refused is not None and reply.kind == "refused":
            self.on_refused()
        self.send(frame(reply.data))

    def send(self, frames: bytes) -> None:
        """Send frames now, or once he has taken what he has."""
        if not self._kept and self.wire.tell(frames):
            return
        self.fall_behind()
        self._kept.append(frames)
        self._size += len(frames)
        if self._size > MOST_KEPT:
            self.wire.drop()

    def told(self) -> Told:
        """How far he was told."""
        listener = self.listener
        return listener.version, listener.seats, listener.lines, listener.chats

    def mark_told(self, told: Told) -> None:
        """He was told as far as another who knew the same."""
        self.listener.version, self.listener.seats, self.listener.lines, self.listener.chats = told

    def is_ready(self) -> bool:
        """Whether news can be sent; what was kept for him goes first."""
        if self._kept and self.wire.is_roomy:
            self.wire.tell(b"".join(self._kept))
            self._kept.clear()
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
