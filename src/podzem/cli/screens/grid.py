"""A grid map drawn in text: what is seen now, what is remembered, doors, things, traps, the party and those met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rich.text import Text

from podzem.cli.screens.canvas import Canvas, seat_style
from podzem.cli.screens.grid_secrets import HIDDEN, cells, draw_secrets, hidden_of
from podzem.expedition.shapes import MemberView
from podzem.site.shapes import LevelView
from podzem.systems.dungeon.view.shapes import ExpeditionView

WIDE: Final = 2
"""Characters for a cell of half a sazhen: its floor, and the edge to its east."""
MARGIN: Final = 2
FLOOR: Final = {"3": "bold", "2": "", "1": "dim"}
NOBODY: Final = 7
"""The seat in whose colour those are drawn who are nobody's."""
HEADINGS: Final = {"N": "^", "E": ">", "S": "v", "W": "<"}


def draw_level(view: ExpeditionView, width: int, lit: Mapping[tuple[float, float], str]) -> Text:
    """The level the first group is on, as far as it is known and fits the width."""
    depth = view.groups[0].depth if view.groups else (view.levels[0].depth if view.levels else 0)
    level = next((level for level in view.levels if level.depth == depth), None)
    if level is None:
        return Text("")
    hidden = hidden_of(view, depth)
    floor = cells(hidden) if hidden else []
    window = _window(level, view, width // WIDE, floor)
    canvas = Canvas((window[2] - window[0]) * WIDE, window[3] - window[1])
    for cell in floor:
        _put(canvas, window, cell, "·", HIDDEN)
    _draw_floor(canvas, level, window)
    _draw_walls(canvas, level, window)
    if hidden:
        draw_secrets(hidden, partial(_put, canvas, window))
    _draw_openings(canvas, level, window)
    _draw_things(canvas, level, window)
    _draw_groups(canvas, view, depth, window)
    for (x, y), sign in lit.items():
        _put(canvas, window, (x, y), sign, "reverse bold")
    return canvas.text()


Window = tuple[int, int, int, int]


def _window(level: LevelView, view: ExpeditionView, most: int, hidden: list[tuple[int, int]]) -> Window:
    """The cells to draw: all that was ever seen, or as much of it around the first group as the screen holds."""
    west, north, _, _ = level.bounds
    seen = [(x, y) for y, row in enumerate(level.seen) for x, grade in enumerate(row) if grade != "0"]
    seen += [(x - west, y - north) for x, y in hidden]
    if not seen:
        return west, north, west + 1, north + 1
    left, right = min(x for x, _ in seen) - MARGIN, max(x for x, _ in seen) + 1 + MARGIN
    top, bottom = min(y for _, y in seen) - 1, max(y for _, y in seen) + 2
    if right - left > most and view.groups:
        middle = int(view.groups[0].at[0]) - west
        left = max(left, min(middle - most // 2, right - most))
        right = left + most
    return west + left, north + top, west + right, north + bottom


def _put(canvas: Canvas, window: Window, at: Sequence[float], sign: str, style: str) -> None:
    canvas.put((int(at[0]) - window[0]) * WIDE, int(at[1]) - window[1], sign, style)


def _draw_floor(canvas: Canvas, level: LevelView, window: Window) -> None:
    west, north, _, _ = level.bounds
    for y, (seen, now) in enumerate(zip(level.seen, level.now)):
        for x, grade in enumerate(seen):
            if grade != "0":
                style = FLOOR.get(now[x], "dim blue") if now[x] != "0" else "bright_black"
                _put(canvas, window, (west + x, north + y), "·", style)


def _draw_walls(canvas: Canvas, level: LevelView, window: Window) -> None:
    """A wall to the east stands behind its cell, one to the south is drawn under the floor."""
    for x1, y1, x2, _ in level.walls:
        if x1 == x2:
            canvas.put((x1 - window[0]) * WIDE - 1, y1 - window[1], "│", "")
        else:
            for x in range(x1, x2):
                canvas.put((x - window[0]) * WIDE, y1 - window[1] - 1, "_", "")


def _draw_openings(canvas: Canvas, level: LevelView, window: Window) -> None:
    for opening in level.openings:
        door = opening.door
        x, y = opening.at
        if opening.to_depth:
            sign = ">" if opening.to_depth > level.depth else "<"
        elif door is None or door.kind == "arch":
            continue
        else:
            sign = "'" if door.open else "#" if door.kind == "portcullis" else "+"
        east, south = int(opening.dir == "E"), int(opening.dir == "S")
        _put(canvas, window, (x - east, y - south), sign, "bold")


def _draw_things(canvas: Canvas, level: LevelView, window: Window) -> None:
    for feature in level.features:
        _put(canvas, window, feature.at, "&", "magenta")
    for heap in level.heaps:
        _put(canvas, window, heap.at, "$", "bold yellow")
    for trap in level.traps:
        if trap.rect:
            _put(canvas, window, trap.rect, "^", "red")


def _draw_groups(canvas: Canvas, view: ExpeditionView, depth: int, window: Window) -> None:
    members = {member.id: member for member in view.members}
    for group in view.groups:
        if group.depth != depth:
            continue
        for id, at in reversed(group.spots.items()):
            _put(canvas, window, at, *_figure(members.get(id)))
        _put(canvas, window, group.at, HEADINGS[group.heading], "bold")
    meeting = view.meeting
    if meeting and meeting.at:
        _put(canvas, window, meeting.at, "M", "bold red")


def _figure(member: MemberView | None) -> tuple[str, str]:
    """A hero or somebody else, in the colour of his seat."""
    if member is None:
        return "o", seat_style(NOBODY)
    return "@" if member.kind == "pc" else "o", seat_style(member.owner)
