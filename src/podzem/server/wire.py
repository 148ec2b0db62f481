"""uvicorn's socket with a shorter way: frames made before are written at once, and whoever is slow is known to be.

Messages go in as bytes and out as ready frames. Nothing waits for a slow reader: he is passed over until he has taken
what he has, and then gets the latest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "podzem.wire"
"""Under this name an ASGI scope holds its wire."""
MOST_WAITING: Final = 16
"""So many messages may wait to be handled before no more are read."""


def frame(payload: bytes) -> bytes:
    """A text frame around JSON."""
    return Frame(Opcode.TEXT, payload).serialize(mask=False)


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    is_roomy = True
    """Whether the reader keeps up."""
    on_room: Callable[[], None] | None = None
    """Called when a slow reader has taken what he had."""

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application finds the wire in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def tell(self, frames: bytes) -> bool:
        """Write frames if the reader keeps up and is there."""
        if not self.is_roomy or self.conn.state is not State.OPEN or self.close_sent:
            return False
        self.transport.write(frames)
        return True

    def drop(self) -> None:
        """Cut a connection that takes nothing, without a farewell that it would not take either."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self.is_roomy = False

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self.is_roomy = True
        if self.on_room is not None:
            self.on_room()

    def send_receive_event_to_app(self) -> None:
        """A whole message: text as its bytes, a binary one without any; reading stops only when many wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": ""})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
