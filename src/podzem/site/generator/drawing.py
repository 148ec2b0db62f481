"""A level written down: areas, openings and stairs as a map has them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from podzem.site.generator.doors import LOCKED, SECRET, WayDoor
from podzem.site.generator.layout import Layout, Passage
from podzem.site.generator.web import Slot, Way, Web, side_of
from podzem.world.points import STEPS, Point, Rect, opposite

Row = dict[str, Any]


@dataclass
class Drawn:
    """The lists of a level, and the names of what stands in them."""

    depth: int
    lattice: int
    lists: dict[str, list[Row]] = field(default_factory=dict)
    names: dict[Slot, str] = field(default_factory=dict)
    rects: dict[str, Rect] = field(default_factory=dict)
    """The rectangle of each room and junction by its name."""

    def add(self, key: str, letter: str, row: Row) -> str:
        """Put an object into a list under a new id: letter, depth, number."""
        rows = self.lists.setdefault(key, [])
        taken = sum(str(other["id"]).startswith(f"{letter}{self.depth}") for other in rows)
        id = f"{letter}{self.depth}{taken + 1:02}"
        rows.append({"id": id, **row})
        return id

    def add_area(self, letter: str, kind: str, rects: list[Rect], **more: Any) -> str:
        """An area."""
        id = self.add("areas", letter, {"kind": kind, "rects": [list(rect) for rect in rects], **more})
        self.rects[id] = rects[0]
        return id

    def add_opening(self, a: str, b: str | None, at: Point, direction: str, width: int, **more: Any) -> str:
        """An opening."""
        row = {"between": [a, b], "at": written(at), "dir": direction, "width": width, **more}
        return self.add("openings", "O", row)


def written(p: Point) -> list[int | float]:
    """A point in hs."""
    return [number // 2 if number % 2 == 0 else number / 2 for number in p]


def draw_areas(web: Web, layout: Layout, depth: int) -> Drawn:
    """Rooms and junctions."""
    drawn = Drawn(depth, layout.lattice, {"areas": [], "openings": []})
    for slot in web.rooms:
        drawn.names[slot] = drawn.add_area("R", "room", [layout.places[slot]])
    for slot in web.junctions:
        drawn.names[slot] = drawn.add_area("J", "junction", [layout.places[slot]])
    return drawn


def draw_passages(drawn: Drawn, layout: Layout, doors: dict[Way, WayDoor]) -> dict[Way, str]:
    """Passages with their porches, openings and doors; the names of the passages."""
    found: dict[Way, str] = {}
    for passage in layout.passages:
        name = found[passage.way] = drawn.add_area("P", "passage", passage.rects, width=passage.width)
        for slot in passage.way:
            _join(drawn, passage, name, slot, doors[passage.way])
    return found


def _join(drawn: Drawn, passage: Passage, name: str, slot: Slot, door: WayDoor) -> None:
    """The end of a passage at a room, with the way's door if it stands there; a porch is open to its room."""
    side, place = side_of(passage.way, slot), drawn.names[slot]
    inner = place
    if slot in passage.porches:
        porch = passage.porches[slot]
        inner = drawn.add_area("J", "junction", [porch])
        _open(drawn, place, inner, porch, opposite(side), side, {})
    rect = passage.rects[0] if slot == passage.way[0] else passage.rects[-1]
    _open(drawn, inner, name, rect, opposite(side), side, _written_door(door, drawn) if slot == door.end else {})


def _open(drawn: Drawn, a: str, b: str, rect: Rect, edge: str, direction: str, more: Row) -> None:
    width = rect[3] if edge in "EW" else rect[2]
    drawn.add_opening(a, b, middle_of_edge(rect, edge), direction, width, **more)


def middle_of_edge(rect: Rect, side: str) -> Point:
    """The middle of one side of a rectangle."""
    x, y, width, height = rect
    dx, dy = STEPS[side]
    return 2 * x + width + dx * width, 2 * y + height + dy * height


def _written_door(door: WayDoor, drawn: Drawn) -> Row:
    if door.kind == SECRET:
        return {"door": {"kind": "stuck", "hidden": True}}
    if door.kind == LOCKED:
        return {"door": {"kind": "locked", "key": f"key_{drawn.depth}{len(drawn.lists['openings']) + 1:02}"}}
    return {"door": {"kind": door.kind}}


def stairs_rect(room: Rect, side: str, along: int, size: int) -> Rect:
    """A square of stairs built onto one side of a room."""
    x, y, width, height = room
    if side in "NS":
        return x + along, y - size if side == "N" else y + height, size, size
    return x - size if side == "W" else x + width, y + along, size, size
