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

EXTENSION: Final = "podzem.wire"
"""Under this name an ASGI scope holds its wire."""
TEXT: Final = 0x81
"""A whole text message."""
SHORT: Final = 126
"""From this size on a frame's length stands in two bytes of its own, and from 64 kB on in eight."""
FINAL: Final = 0x80
OPCODE: Final = 0x0F
"""The bits of a frame's first byte: no more pieces follow; what it is."""
MASKED: Final = 0x80
MOST_WAITING: Final = 16
"""So many messages may wait to be handled before no more are read."""


def frame(payload: bytes) -> bytes:
    """A text frame around JSON, as RFC 6455 has it for a server; the library's own way costs as much as the JSON."""
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + payload


def lone_text(data: bytes, most: int) -> bytes | None:
    """The payload of a text frame of a client, if the data are exactly one whole frame of that kind, not too long."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, begin = data[1] - MASKED, 2
    if size == SHORT:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    elif size > SHORT:
        return None
    if len(data) != begin + 4 + size or size > most:
        return None
    return unmasked(data[begin + 4 :], data[begin : begin + 4])


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """A payload without its mask: all bytes at once, as one long number."""
    size = len(payload)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(masks, "little")).to_bytes(size, "little")


def ends_whole(data: bytes) -> bool:
    """Whether data that begin with a frame are whole frames only, none of them a piece of a message."""
    at = 0
    while at + 2 <= len(data) and data[at] & FINAL and data[at] & OPCODE:
        size, begin = data[at + 1] & ~MASKED, at + 2
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            size, begin = int.from_bytes(data[begin : begin + width], "big"), begin + width
        at = begin + 4 + size
    return at == len(data)


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
            message = lone_text(data, self.config.ws_max_size) if self.conn.state is State.OPEN else None
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

    def tell(self, frames: bytes) -> bool:
        """Write frames if the reader keeps up and is there."""
        if not self.is_roomy or self.close_sent or self.conn.state is not State.OPEN:
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
