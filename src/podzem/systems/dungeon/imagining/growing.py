"""Areas of an imagined level: those that stay go on otherwise, behind known doors and hidden ones others are drawn."""

from __future__ import annotations

from typing import Any, Final

from podzem.systems.dungeon.imagining.held import RESHAPED, Held
from podzem.systems.dungeon.imagining.names import Names
from podzem.systems.dungeon.imagining.plan import Plan, Side, beyond, cells_in, edge_of, joined, strip_beyond
from podzem.world.dungeon_map import Area, Level, Opening
from podzem.world.points import STEPS, Cell, Point, Rect, opposite

Row = dict[str, Any]

MOST_STRIPS: Final = 9
MOST_NEW: Final = 8
TRIES: Final = 6
MOST_DEEP: Final = 10
SIDES: Final = ("N", "E", "S", "W")


class Grower:
    """One level drawn anew around what stays."""

    def __init__(self, level: Level, held: Held, plan: Plan, names: Names) -> None:
        self.level, self.held, self.plan, self.names = level, held, plan, names
        self.openings: list[Row] = []
        """New openings."""
        self.behind: dict[tuple[str, str], str] = {}
        """What lies on the unseen side of an opening that stays."""

    def grow(self) -> None:
        """Everything in turn: what stays, what known openings lead to, how areas go on, what else there is."""
        for area in self.level.areas:
            if area.id in self.held.cells:
                self._lay_held(area)
        lacking = [(o, side) for o in self.held.openings.values() for side in (o.a, o.b) if side]
        strips = [self._reserve(o, side) for o, side in lacking if side not in self.held.cells]
        for opening in self.held.openings.values():
            self._mark(opening)
        for name, rect, side in strips:
            self._deepen(name, rect, side)
        for area in self.level.areas:
            if area.id in self.held.cells and area.id not in self.held.whole:
                self._go_on(area)
        for _ in range(self.plan.up_to(MOST_NEW) if self.held.grows else 0):
            self._add_somewhere()

    def _lay_held(self, area: Area) -> None:
        self.plan.kinds[area.id] = area.kind
        if area.id in self.held.whole:
            for rect in area.rects:
                self.plan.lay(area.id, rect)
            return
        left = set(self.held.cells[area.id])
        for rect in area.rects:
            mine = left & set(cells_in(rect))
            if mine:
                self.plan.lay(area.id, _around(mine, rect, area.is_passage))
                left -= mine

    def _mark(self, opening: Opening) -> None:
        (x1, y1), (x2, y2) = opening.ends
        if opening.direction in "NS":
            self.plan.edges.update(("NS", (x, y1 // 2)) for x in range(x1 // 2, x2 // 2))
        else:
            self.plan.edges.update(("EW", (x1 // 2, y)) for y in range(y1 // 2, y2 // 2))

    def _reserve(self, opening: Opening, side: str) -> tuple[str, Rect, str]:
        """The ground right behind a known opening, which must be there, for an area of its own."""
        towards = opening.direction if side == opening.b else opposite(opening.direction)
        name = self.names.take()
        self.behind[opening.id, side] = name
        rect = behind_opening(opening, towards)
        self.plan.kinds[name] = "passage" if self.plan.chance(2) else "room"
        self.plan.lay(name, rect)
        return name, rect, towards

    def _deepen(self, name: str, rect: Rect, towards: str) -> None:
        """How far it goes on, and for a room how wide it is."""
        sides = [towards] if self.plan.kinds[name] == "passage" else [towards, *SIDES]
        for side in sides:
            for _ in range(self.plan.up_to(MOST_DEEP)):
                rect = self._extended(name, rect, side)
        self.plan.rects[name] = [rect]

    def _extended(self, name: str, rect: Rect, side: str) -> Rect:
        strip = strip_beyond(rect, side)
        if not self.plan.fits(name, strip):
            return rect
        self.plan.owner.update(dict.fromkeys(cells_in(strip), name))
        return joined(rect, strip)

    def _go_on(self, area: Area) -> None:
        """Each rectangle of an area that was seen in part, wider or narrower where nobody has looked."""
        if area.kind not in RESHAPED:
            return
        for number, rect in enumerate(self.plan.rects[area.id]):
            for side in _ends(rect) if area.is_passage else SIDES:
                for _ in range(self.plan.up_to(MOST_STRIPS)):
                    rect = self._extended(area.id, rect, side)
            self.plan.rects[area.id][number] = rect

    def _add_somewhere(self) -> None:
        """A new area, or only a way, at some wall; where the wall was seen its door is hidden."""
        for _ in range(TRIES):
            area = self._pick([name for name, kind in self.plan.kinds.items() if kind != "outside"])
            rect = self._pick(self.plan.rects[area])
            side = self._pick(list(SIDES))
            wide = self.plan.dice.face(2)
            edge = self._edge(rect, side, wide)
            if edge is not None and self._open(area, edge, side):
                return

    def _pick(self, values: list[Any]) -> Any:
        return values[self.plan.dice.face(len(values)) - 1]

    def _edge(self, rect: Rect, side: str, wide: int) -> Rect | None:
        """The cells inside a stretch of wall."""
        x, y, width, height = rect
        length = width if side in "NS" else height
        if length < wide:
            return None
        start = self.plan.up_to(length - wide)
        if side in "NS":
            return x + start, y if side == "N" else y + height - 1, wide, 1
        return x if side == "W" else x + width - 1, y + start, 1, wide

    def _open(self, area: str, edge: Rect, side: str) -> bool:
        inside = cells_in(edge)
        outside = [beyond(cell, side) for cell in inside]
        if any(edge_of(cell, side) in self.plan.edges for cell in inside):
            return False
        owners = {self.plan.owner.get(cell, "") for cell in outside}
        if len(owners) != 1 or owners == {area} or self.plan.kinds.get(min(owners)) == "outside":
            return False
        if owners == {""} and any(cell in self.plan.rock for cell in outside):
            return False
        other = min(owners) or self._new_area(edge, side)
        is_seen = any(cell in self.held.seen for cell in (*inside, *outside))
        self._write(area, other, (side, edge), is_seen)
        return True

    def _new_area(self, edge: Rect, side: str) -> str:
        name = self.names.take()
        self.plan.kinds[name] = "passage" if self.plan.chance(3) else "room"
        rect = strip_beyond(edge, side)
        self.plan.owner.update(dict.fromkeys(cells_in(rect), name))
        self._deepen(name, rect, side)
        return name

    def _write(self, a: str, b: str, where: Side, is_seen: bool) -> None:
        side, edge = where
        self.plan.edges.update(edge_of(cell, side) for cell in cells_in(edge))
        at = [number // 2 if number % 2 == 0 else number / 2 for number in middle_of(edge, side)]
        row: Row = {"id": self.names.take(), "between": [a, b], "at": at, "dir": side, "width": max(edge[2:])}
        door = self._door(is_seen)
        self.openings.append({**row, "door": door} if door else row)

    def _door(self, is_seen: bool) -> Row | None:
        kind = self._pick(["stuck", "free", "locked", "barred"])
        if is_seen or self.plan.chance(4):
            return {"kind": kind, "hidden": True}
        return self._pick([None, {"kind": "arch"}, {"kind": kind}, {"kind": kind}])  # type: ignore[no-any-return]


def _around(cells: set[Cell], rect: Rect, is_passage: bool) -> Rect:
    """The part of a rectangle that holds these cells; of a passage its whole width."""
    west, north = min(x for x, _ in cells), min(y for _, y in cells)
    east, south = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    if is_passage and rect[2] >= rect[3]:
        north, south = rect[1], rect[1] + rect[3]
    if is_passage and rect[2] <= rect[3]:
        west, east = rect[0], rect[0] + rect[2]
    return west, north, east - west, south - north


def _ends(rect: Rect) -> tuple[str, ...]:
    """The two ends of a piece of passage."""
    return ("E", "W") if rect[2] >= rect[3] else ("N", "S")


def behind_opening(opening: Opening, towards: str) -> Rect:
    """The cells right behind an opening on one side of it."""
    (x1, y1), (x2, y2) = opening.ends
    if towards in "NS":
        return x1 // 2, y1 // 2 - (towards == "N"), (x2 - x1) // 2, 1
    return x1 // 2 - (towards == "W"), y1 // 2, 1, (y2 - y1) // 2


def middle_of(edge: Rect, side: str) -> Point:
    """The middle of one side of a stretch of cells."""
    x, y, width, height = edge
    dx, dy = STEPS[side]
    return 2 * x + width + dx * width, 2 * y + height + dy * height
