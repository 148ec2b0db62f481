"""WebSocket frames made and read by hand (RFC 6455), as far as nearly all of them go; the library does the rest."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_be

TEXT: Final = 0x81
"""A whole text message."""
SHORT: Final = 126
"""From this size on a frame's length stands in two bytes of its own, and from 64 kB on in eight."""
FINAL: Final = 0x80
OPCODE: Final = 0x0F
"""The bits of a frame's first byte: no more pieces follow; what it is."""
MASKED: Final = 0x80


def frame(payload: bytes) -> bytes:
    """A text frame around JSON, as RFC 6455 has it for a server; the library's own way costs as much as the JSON."""
    size, head = len(payload), BytesWriter()
    head.append(TEXT)
    if size < SHORT:
        head.append(size)
    elif size < 1 << 16:
        head.append(SHORT)
        head.append(size >> 8)
        head.append(size & 255)
    else:
        head.append(SHORT + 1)
        write_i64_be(head, size)
    head.write(payload)
    return head.getvalue()


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
