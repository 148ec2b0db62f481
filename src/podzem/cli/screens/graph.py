"""A graph board drawn in text: squares on a grid, links between them, figures, counters, what can be reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from podzem.cli.screens.canvas import Canvas, seat_letter, seat_style
from podzem.systems.escape.shapes import RaceView
from podzem.systems.escape.square_names import column

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
LEFT, ABOVE = 3, 1
"""Room for the numbers of rows and the letters of columns, by which squares are called."""


def draw(scene: dict[str, Any], view: RaceView, lit: Mapping[str, str]) -> Text:
    """The board with everything open to the viewer; `lit` are signs for squares he can choose."""
    squares = {square["id"]: square for square in scene["squares"]}
    width = max(square["x"] + square["size"] for square in squares.values()) * WIDE
    height = max(square["y"] + square["size"] for square in squares.values()) * TALL
    canvas = Canvas(LEFT + width, ABOVE + height)
    _draw_edges(canvas, squares)
    for square in squares.values():
        _draw_links(canvas, square, squares)
    for square in squares.values():
        _draw_square(canvas, square, view, squares, lit)
    return canvas.text()


def _centre(square: dict[str, Any]) -> tuple[int, int]:
    extra = square["size"] - 1
    return LEFT + square["x"] * WIDE + 1 + extra * WIDE // 2, ABOVE + square["y"] * TALL + extra * TALL // 2


def _draw_edges(canvas: Canvas, squares: dict[str, Any]) -> None:
    for x in {square["x"] for square in squares.values()}:
        for place, sign in enumerate(column(x)):
            canvas.put(LEFT + x * WIDE + 1 + place, 0, sign, "dim")
    for y in {square["y"] for square in squares.values()}:
        for place, sign in enumerate(f"{y + 1:>2}"):
            canvas.put(place, ABOVE + y * TALL, sign, "dim")


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
    canvas: Canvas, square: dict[str, Any], view: RaceView, squares: dict[str, Any], lit: Mapping[str, str]
) -> None:
    x, y = _centre(square)
    name = square["id"]
    if square["size"] > 1 or square["kind"] in view.caves:
        opened = square["kind"] in view.caves and view.caves[square["kind"]].owner is not None
        canvas.put(x - 1, y, "(" if opened else "[", "dim")
        canvas.put(x + 1, y, ")" if opened else "]", "dim")
    sign, style = KINDS[square["kind"]]
    if view.treasure.square == name:
        sign, style = TREASURE
    for counter in reversed(view.counters.get(name, [])):
        sign, style = COUNTERS[counter] if counter in COUNTERS else _arrow(square, squares[view.arrows[name]])
    here = [seat for seat, player in enumerate(view.players) if player.square == name]
    if here:
        sign, style = (seat_letter(here[0]), seat_style(here[0])) if len(here) == 1 else ("&", "bold")
        if view.treasure.carrier in here:
            canvas.put(x + 1, y, *TREASURE)
    if name in lit:
        canvas.put(x + 1 if here else x, y, lit[name], "reverse bold")
        if not here:
            return
    canvas.put(x, y, sign, style)


def _arrow(square: dict[str, Any], target: dict[str, Any]) -> tuple[str, str]:
    """A pointer, turned to where it points."""
    (x, y), (east, south) = _centre(square), _centre(target)
    step = (_sign(east - x), 0) if abs(east - x) >= abs(south - y) else (0, _sign(south - y))
    return ARROWS[step], "bold green"


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
