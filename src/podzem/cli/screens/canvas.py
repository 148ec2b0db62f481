"""Characters with styles, written at places; the letters and colours of seats."""

from __future__ import annotations

from typing import Final

from rich.text import Text

SEAT_COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan", "white", "bright_black")
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def seat_letter(seat: int) -> str:
    """The letter of a figure."""
    return LETTERS[seat] if seat < len(LETTERS) else "*"


def seat_style(seat: int) -> str:
    """The colour of a figure."""
    return "bold " + SEAT_COLOURS[seat % len(SEAT_COLOURS)]


class Canvas:
    """A picture made of characters."""

    def __init__(self, width: int, height: int) -> None:
        self._rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, sign: str, style: str = "") -> None:
        """Write one character."""
        if 0 <= y < len(self._rows) and 0 <= x < len(self._rows[y]):
            self._rows[y][x] = (sign, style)

    def text(self) -> Text:
        """The picture."""
        picture = Text(no_wrap=True)
        for row in self._rows:
            line = Text()
            for sign, style in row:
                line.append(sign, style or None)
            line.rstrip()
            picture.append_text(line).append("\n")
        return picture
