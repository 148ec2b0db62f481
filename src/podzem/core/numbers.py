"""Numbers as people write them, read in one place: ASCII digits of bounded length, nothing else that Unicode has.

`int` would also take `²`-like and Arabic digits, spaces, underscores and a thousand figures; compiled code has no room
for more than eighteen.
"""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 9
"""Of a number in an order."""
WIDEST: Final = 40
"""Of a number in a state or an option: the seed of a map may have 128 bits."""


def read_natural(word: str, digits: int = MOST_DIGITS) -> int | None:
    """A number from nothing upwards; None where the word is none, or a longer one."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= digits else None


def read_whole(word: str, digits: int = MOST_DIGITS) -> int | None:
    """The same, below nothing too: `-3`."""
    number = read_natural(word.removeprefix("-"), digits)
    return -number if number is not None and word.startswith("-") else number
