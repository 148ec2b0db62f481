"""uvicorn's socket with a shorter way: frames made before are written at once, and whoever is slow is known to be.

Messages go in as bytes and out as ready frames. Nothing waits for a slow reader: he is passed over until he has taken
what he has, and then gets the latest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from podzem.server.frames import ends_whole, lone_text

EXTENSION: Final = "podzem.wire"
"""Under this name an ASGI scope holds its wire."""
MOST_WAITING: Final = 16
"""So many messages may wait to be handled before no more are read."""
OPEN: Final = State.OPEN


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    is_roomy = True
    """Whether the reader keeps up."""
    on_room: Callable[[], None] | None = None
    """Called when a slow reader has taken what he had."""
    on_text: Callable[[bytes], bool] | None = None
    """May take a message at once; what it does not take waits for the task of the socket."""
    _is_at_frame = True
    """Whether what comes next begins with a frame; once a message came in pieces, uvicorn's parser reads them all."""

    def data_received(self, data: bytes) -> None:
        """A lone text frame, as nearly all messages are, is read here; uvicorn's parser, much slower, the rest."""
        if self.handshake_initiated and self._is_at_frame:
            message = lone_text(data, self.config.ws_max_size) if self.conn.state is OPEN else None
            if message is not None:
                self._receive(message)
                return
            self._is_at_frame = ends_whole(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application finds the wire in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def forget_handshake(self) -> None:
        """Let go of what was said before the socket was open: a third of what a socket takes in memory."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []

    def send_frames(self, frames: bytes) -> bool:
        """Write frames if the reader keeps up and is there."""
        if not self.is_roomy or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return False  # to write to one that is lost is an error for uvloop
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
        """A message from uvicorn's parser."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._receive(data if self.curr_msg_data_type == "text" else None)

    def _receive(self, text: bytes | None) -> None:
        """A whole message: text as its bytes, a binary one without any; reading stops only when many wait."""
        if self.close_sent:
            return
        if text is not None and self.on_text is not None and self.queue.empty() and self.on_text(text):
            return
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": ""})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
