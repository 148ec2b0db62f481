"""Frames made and read by hand are those of the WebSocket library, and nothing else is taken for a whole message."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from podzem.server.frames import ends_whole, frame, lone_text

pytestmark = pytest.mark.both  # rooms, locks and frames are compiled

MOST = 16 * 1024
SIZES = (0, 1, 125, 126, 127, 16_383)


def sent(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [*SIZES, 65_535, 65_536])
def test_a_frame_is_what_the_library_makes(size: int) -> None:
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_lone_text_is_read(size: int) -> None:
    payload = bytes(number % 251 for number in range(size))
    assert lone_text(sent(Opcode.TEXT, payload), MOST) == payload


@pytest.mark.parametrize("opcode", [Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE])
def test_other_frames_are_left_to_the_library(opcode: Opcode) -> None:
    assert lone_text(sent(opcode, b"abc"), MOST) is None


def test_pieces_and_what_is_too_long_or_unmasked_are_left_to_the_library() -> None:
    whole = sent(Opcode.TEXT, b"x" * 300)
    assert all(lone_text(whole[:end], MOST) is None for end in range(len(whole)))
    assert lone_text(whole + whole, MOST) is None
    assert lone_text(whole, 299) is None
    assert lone_text(sent(Opcode.TEXT, b"abc", fin=False), MOST) is None
    assert lone_text(frame(b"abc"), MOST) is None
    assert lone_text(sent(Opcode.TEXT, b"x" * 70_000), 100_000) is None


@given(
    st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING]), st.binary(max_size=300)), min_size=1)
)
def test_whole_frames_end_whole_and_nothing_shorter_does(frames: list[tuple[Opcode, bytes]]) -> None:
    pieces = [sent(opcode, payload[:125] if opcode is Opcode.PING else payload) for opcode, payload in frames]
    data = b"".join(pieces)
    assert ends_whole(data)
    assert not ends_whole(data[:-1])
    assert ends_whole(data[: -len(pieces[-1])])


def test_a_message_in_pieces_does_not_end_whole() -> None:
    assert not ends_whole(sent(Opcode.TEXT, b"abc", fin=False))
    assert not ends_whole(sent(Opcode.CONT, b"abc"))
