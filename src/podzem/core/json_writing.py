"""JSON written piece by piece into bytes, where building data first would cost more than all the rest."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.strings import BytesWriter
from mypy_extensions import i64

TRUTH: Final = (b"false", b"true")
SMALL: Final = [b"%d" % number for number in range(256)]
"""Numbers that are nearly always meant."""
_QUOTED: Final[dict[str, bytes]] = {}
_MOST_QUOTED: Final = 4096


def write_number(out: BytesWriter, number: i64) -> None:
    """A whole number."""
    if number >= 0 and number < 256:
        out.write(SMALL[number])
    else:
        out.write(str(number).encode())


def write_seat(out: BytesWriter, seat: i64) -> None:
    """A seat; nobody's is null."""
    if seat < 0:
        out.write(b"null")
    else:
        write_number(out, seat)


def write_text(out: BytesWriter, text: str) -> None:
    """An id as a JSON string."""
    out.write(quoted(text))


def quoted(text: str) -> bytes:
    """An id as a JSON string, remembered: rules speak in few of them, again and again."""
    known = _QUOTED.get(text)
    if known is None:
        if len(_QUOTED) >= _MOST_QUOTED:
            _QUOTED.clear()
        known = _QUOTED[text] = msgspec.json.encode(text)
    return known


def write_list(out: BytesWriter, texts: list[str]) -> None:
    """A list of ids."""
    mark = b"["
    for text in texts:
        out.write(mark)
        out.write(quoted(text))
        mark = b","
    out.write(b"]" if texts else b"[]")


def splice(first: bytes, second: bytes) -> bytes:
    """Two JSON objects with different keys, neither of them empty, as one."""
    return first[:-1] + b"," + second[1:]
