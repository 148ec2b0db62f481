"""A graph board drawn in text: squares on a grid, links between them, figures, counters, what can be reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

SEAT_COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan", "white", "bright_black")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KINDS = {
    "tunnel": ("·", "dim"),
    "chance": ("?", "red"),
    "chasm": ("≈", "blue"),
    "start": ("S", "bold green"),
    "exit": ("E", "bold yellow"),
    "fire": ("F", "red"),
    "buried": ("R", "yellow"),
    "beast": ("W", "magenta"),
    "devil": ("D", "magenta"),
    "treasure": ("T", "bold yellow"),
    "prison": ("P", "cyan"),
}
COUNTERS = {"fire": ("^", "bold red"), "cave_in": ("#", "bold yellow"), "grille": ("%", "bold cyan")}
ARROWS = {(1, 0): ">", (-1, 0): "<", (0, 1): "v", (0, -1): "A"}
TREASURE = ("$", "bold yellow")
WIDE, TALL = 3, 2
"""Characters from one cell to the next; between two squares stands their link."""


def seat_letter(seat: int) -> str:
    """The letter of a figure."""
    return LETTERS[seat] if seat < len(LETTERS) else "*"


def seat_style(seat: int) -> str:
    """The colour of a figure."""
    return "bold " + SEAT_COLOURS[seat % len(SEAT_COLOURS)]


class Canvas:
    """Characters with styles, written at places."""

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


def draw(scene: dict[str, Any], view: dict[str, Any], lit: Mapping[str, str]) -> Text:
    """The board with everything open to the viewer; `lit` are signs for squares he can choose."""
    squares = {square["id"]: square for square in scene["squares"]}
    width = max(square["x"] + square["size"] for square in squares.values()) * WIDE
    height = max(square["y"] + square["size"] for square in squares.values()) * TALL
    canvas = Canvas(width, height)
    for square in squares.values():
        _draw_links(canvas, square, squares)
    for square in squares.values():
        _draw_square(canvas, square, view, squares, lit)
    return canvas.text()


def _centre(square: dict[str, Any]) -> tuple[int, int]:
    extra = square["size"] - 1
    return square["x"] * WIDE + 1 + extra * WIDE // 2, square["y"] * TALL + extra * TALL // 2


def _draw_links(canvas: Canvas, square: dict[str, Any], squares: dict[str, Any]) -> None:
    """A line to each neighbour: along the row, then along the column."""
    x, y = _centre(square)
    for name in square["neighbours"]:
        east, south = _centre(squares[name])
        near_row = abs(square["y"] - squares[name]["y"]) <= abs(square["x"] - squares[name]["x"])
        level = y if square["size"] == 1 else south
        upright = x if square["size"] == 1 else east
        if near_row:
            for column in range(min(x, east) + 1, max(x, east)):
                canvas.put(column, level, "─", "dim")
        else:
            for row in range(min(y, south) + 1, max(y, south)):
                canvas.put(upright, row, "│", "dim")


def _draw_square(
    canvas: Canvas, square: dict[str, Any], view: dict[str, Any], squares: dict[str, Any], lit: Mapping[str, str]
) -> None:
    x, y = _centre(square)
    name = square["id"]
    if square["size"] > 1 or square["kind"] in view["caves"]:
        opened = view["caves"].get(square["kind"], {}).get("owner") is not None
        canvas.put(x - 1, y, "(" if opened else "[", "dim")
        canvas.put(x + 1, y, ")" if opened else "]", "dim")
    sign, style = KINDS[square["kind"]]
    if view["treasure"]["square"] == name:
        sign, style = TREASURE
    for counter in reversed(view["counters"].get(name, [])):
        sign, style = _counter_sign(counter, square, squares)
    here = [seat for seat, player in enumerate(view["players"]) if player["square"] == name]
    if here:
        sign, style = (seat_letter(here[0]), seat_style(here[0])) if len(here) == 1 else ("&", "bold")
        if view["treasure"]["carrier"] in here:
            canvas.put(x + 1, y, *TREASURE)
    if name in lit:
        canvas.put(x + 1 if here else x, y, lit[name], "reverse bold")
        if not here:
            return
    canvas.put(x, y, sign, style)


def _counter_sign(counter: str, square: dict[str, Any], squares: dict[str, Any]) -> tuple[str, str]:
    kind, _, target = counter.partition(">")
    if kind != "pointer":
        return COUNTERS[kind]
    (x, y), (east, south) = _centre(square), _centre(squares[target])
    step = (_sign(east - x), 0) if abs(east - x) >= abs(south - y) else (0, _sign(south - y))
    return ARROWS[step], "bold green"


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
