"""Where the rooms of a web lie, and the passages between them.

Each slot has a margin around its room. A passage leaves its room straight and turns only in the margin between two
slots, so that passages keep clear of each other and of what is built onto the free sides of rooms.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from podzem.site.generator.contents import Contents
from podzem.site.generator.web import SIZE, Slot, Way, Web, side_of
from podzem.site.table_files import read_part
from podzem.world.points import Rect
from podzem.world.throws import Roll, pick

WIDTHS: Final[dict[str, Any]] = read_part("generator")["width"]
MARGIN_HS: Final = 6
"""Room for a bend, and for stairs with the outside before them."""
PORCH_MARGIN_HS: Final = 9
"""Room for a porch at both ends of a passage and a bend between them."""
JUNCTION_HS: Final = {1: 4, 3: 6}


@dataclass
class Passage:
    """A way as it runs: its rectangles from the first slot to the second, and the porches at its ends."""

    way: Way
    width: int
    rects: list[Rect] = field(default_factory=list)
    porches: dict[Slot, Rect] = field(default_factory=dict)


@dataclass
class Layout:
    """Rooms and junctions by their slots, and the passages; columns and rows are as wide as their widest room."""

    lattice: int
    margin: int = MARGIN_HS
    columns: list[int] = field(default_factory=list)
    """Where each column of slots begins, in hs."""
    rows: list[int] = field(default_factory=list)
    places: dict[Slot, Rect] = field(default_factory=dict)
    passages: list[Passage] = field(default_factory=list)


def lay_out(web: Web, contents: dict[Slot, Contents], lattice: int, face: Roll) -> Layout:
    """Draw a web."""
    layout = Layout(lattice)
    sizes = {slot: (_side(lattice, contents[slot], face), _side(lattice, contents[slot], face)) for slot in web.rooms}
    sizes |= dict.fromkeys(web.junctions, (JUNCTION_HS[lattice], JUNCTION_HS[lattice]))
    widths = WIDTHS["fine" if lattice == 1 else "coarse"]
    layout.passages = [Passage(way, widths[face(6) - 1]) for way in web.ways]
    porched = _porches(web, contents, layout)
    layout.margin = PORCH_MARGIN_HS if porched else MARGIN_HS
    layout.columns = _starts([(slot[0], width) for slot, (width, _) in sizes.items()], layout.margin)
    layout.rows = _starts([(slot[1], height) for slot, (_, height) in sizes.items()], layout.margin)
    for slot, (width, height) in sizes.items():
        x = _within(layout, layout.columns, slot[0], width, face)
        y = _within(layout, layout.rows, slot[1], height, face)
        layout.places[slot] = (x, y, width, height)
    for passage in layout.passages:
        _Drawing(layout, passage, porched.get(passage.way, {}), face).draw()
    return layout


def _side(lattice: int, contents: Contents, face: Roll) -> int:
    """The length of a wall: any on the lattice in which those who live there fit."""
    least = -(-max(int(SIZE["side_hs"]["least"]), contents.needs_hs) // lattice)
    most = int(SIZE["side_hs"]["most"]) // lattice
    return lattice * (least + pick(face, most - least + 1))


def _starts(lengths: list[tuple[int, int]], margin: int) -> list[int]:
    """Where columns or rows begin, each as long as the longest in it with its margins; last where they end."""
    starts = [0]
    for number in range(max(number for number, _ in lengths) + 1):
        longest = max((length for other, length in lengths if other == number), default=0)
        starts.append(starts[-1] + longest + 2 * margin)
    return starts


def _within(layout: Layout, starts: list[int], number: int, length: int, face: Roll) -> int:
    """Where something of that length begins in a column or row, clear of its margins."""
    spare = starts[number + 1] - starts[number] - 2 * layout.margin - length
    return starts[number] + layout.margin + layout.lattice * pick(face, spare // layout.lattice + 1)


def _porches(web: Web, contents: dict[Slot, Contents], layout: Layout) -> dict[Way, dict[Slot, int]]:
    """For rooms whose creatures fit through none of their passages: on which way they get a porch, and how wide."""
    widths = {passage.way: passage.width for passage in layout.passages}
    found: dict[Way, dict[Slot, int]] = {}
    for slot in web.rooms:
        needed, ways = contents[slot].needs_hs, web.ways_of(slot)
        if needed > max(widths[way] for way in ways):
            way = min(ways, key=lambda way: (len(found.get(way, {})), way))
            found.setdefault(way, {})[slot] = -(-needed // layout.lattice) * layout.lattice
    return found


class _Drawing:
    """One passage; drawn from west to east, and for one from north to south with x and y exchanged."""

    def __init__(self, layout: Layout, passage: Passage, porches: dict[Slot, int], face: Roll) -> None:
        self.layout = layout
        self.passage = passage
        self.porches = porches
        self.face = face
        self.turned = side_of(passage.way, passage.way[0]) == "S"

    def draw(self) -> None:
        """Set the passage's rectangles and porches."""
        first, second = self.passage.way
        a, b = self._turn(self.layout.places[first]), self._turn(self.layout.places[second])
        start = self._leave(first, a, a[0] + a[2], 1)
        end = self._leave(second, b, b[0], -1)
        rects = self._between(start, end, second)
        self.passage.rects = [self._turn(rect) for rect in rects]

    def _turn(self, rect: Rect) -> Rect:
        x, y, width, height = rect
        return (y, x, height, width) if self.turned else rect

    def _leave(self, slot: Slot, place: Rect, wall: int, sense: int) -> tuple[int, int, int]:
        """Where the passage begins, and where its near corner may lie; a porch stands between wall and passage."""
        width = self.passage.width
        if slot not in self.porches:
            return wall, place[1], place[1] + place[3] - width
        size, step = self.porches[slot], self.layout.lattice
        y = place[1] + step * pick(self.face, (place[3] - size) // step + 1)
        porch = (wall if sense > 0 else wall - size, y, size, size)
        self.passage.porches[slot] = self._turn(porch)
        return wall + sense * size, y, y + size - width

    def _between(self, start: tuple[int, int, int], end: tuple[int, int, int], second: Slot) -> list[Rect]:
        """Straight where both ends can lie on one line, else with two bends; where walls are too short, with a jog."""
        step, width = self.layout.lattice, self.passage.width
        (x1, low1, high1), (x2, low2, high2) = start, end
        low, high = max(low1, low2), min(high1, high2)
        if low <= high and self.face(6) <= 3:
            y = low + step * pick(self.face, (high - low) // step + 1)
            return [(x1, y, x2 - x1, width)]
        pairs = [
            (y1, y2)
            for y1 in range(low1, high1 + 1, step)
            for y2 in range(low2, high2 + 1, step)
            if abs(y1 - y2) > width
        ]
        y1, y2 = pairs[pick(self.face, len(pairs))] if pairs else (low1, low2)
        x = self._bend(x1, x2, second)
        top, bottom = min(y1, y2) + width, max(y1, y2)
        bend = [(x, top, width, bottom - top)] if pairs else []
        return [(x1, y1, x + width - x1, width), *bend, (x, y2, x2 - x, width)]

    def _bend(self, x1: int, x2: int, second: Slot) -> int:
        """Where the passage turns, in the margin between the slots; if there is room, not at its very ends."""
        step, width = self.layout.lattice, self.passage.width
        margin = self.layout.margin
        border = self.layout.rows[second[1]] if self.turned else self.layout.columns[second[0]]
        low, high = max(x1, border - margin), min(x2, border + margin) - width
        if high - low >= 2 * step:
            low, high = low + step, high - step
        return low + step * pick(self.face, (high - low) // step + 1)


def shift(layout: Layout, dx: int, dy: int) -> None:
    """Move everything."""
    layout.places = {slot: _moved(rect, dx, dy) for slot, rect in layout.places.items()}
    for passage in layout.passages:
        passage.rects = [_moved(rect, dx, dy) for rect in passage.rects]
        passage.porches = {slot: _moved(rect, dx, dy) for slot, rect in passage.porches.items()}


def _moved(rect: Rect, dx: int, dy: int) -> Rect:
    return rect[0] + dx, rect[1] + dy, rect[2], rect[3]
