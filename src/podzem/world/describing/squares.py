"""A level in squares of ten feet, derived from its document (delve.shared.map, delve.map.squares)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

from podzem.world.describing.scale import Scale, in_squares, scale_of
from podzem.world.dungeon_map import Area, Level, Opening
from podzem.world.points import DIRECTIONS, STEPS, Rect, opposite

Square = tuple[int, int]
"""Column and row; columns grow eastwards, rows southwards."""
Edge = tuple[Square, str]
"""A side of a square."""

OPEN: Final = "open"
WALL: Final = "wall"
DOOR: Final = "door"
DOUBLE_DOOR: Final = "double_door"
ARCH: Final = "arch"
GRATE: Final = "grate"
SECRET_DOOR: Final = "secret_door"
"""A secret door that was found; before, it is a wall."""
UNSEEN: Final = "unseen"
"""Where known ground goes on into what nobody has looked at: neither open nor a wall."""
STAIRS: Final = {"up": "stairs_up", "down": "stairs_down"}
RUBBLE: Final = "rubble"
TOLD_GROUND: Final = (RUBBLE, "chasm", "fire")
"""Ground that ends a corridor's description."""


def beyond(square: Square, side: str) -> Square:
    """The neighbour on a side."""
    dx, dy = STEPS[side]
    return square[0] + dx, square[1] + dy


def right_of(side: str) -> str:
    """A quarter turn clockwise."""
    return DIRECTIONS[(DIRECTIONS.index(side) + 1) % 4]


def left_of(side: str) -> str:
    """A quarter turn counter-clockwise."""
    return DIRECTIONS[(DIRECTIONS.index(side) + 3) % 4]


@dataclass(frozen=True)
class Squares:
    """What lies in each square and on each side of it."""

    areas: dict[str, Area]
    area_of: dict[Square, str]
    edges: dict[Edge, str]
    """Sides that are not as the areas on both sides of them would have it."""
    openings: dict[str, tuple[Edge, ...]]
    """The sides of each opening, from either area; none for those that are not found."""
    shut: frozenset[Edge] = frozenset()
    """Sides through which nobody can look."""
    features: dict[Square, str] = field(default_factory=dict)
    opening_of: dict[Edge, str] = field(init=False, repr=False, compare=False, default_factory=dict)
    _squares: dict[str, list[Square]] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        for square, area in sorted(self.area_of.items(), key=lambda each: (each[0][1], each[0][0])):
            self._squares.setdefault(area, []).append(square)
        for opening, edges in self.openings.items():
            self.opening_of.update(dict.fromkeys(edges, opening))

    def edge(self, square: Square, side: str) -> str:
        """What is on a side: within an area nothing, between two and towards the rock a wall, but for the openings."""
        told = self.edges.get((square, side))
        if told is not None:
            return told
        return OPEN if self.area_of.get(square) == self.area_of.get(beyond(square, side)) else WALL

    def of(self, area: str) -> list[Square]:
        """The squares of an area, row by row from the north-west."""
        return self._squares.get(area, [])

    def is_room(self, square: Square) -> bool:
        """Whether a square belongs to a room; all else is corridor."""
        return square in self.area_of and self.areas[self.area_of[square]].kind == "room"

    def width(self, square: Square) -> int:
        """The declared width of the corridor of a square, in squares."""
        return in_squares(self.areas[self.area_of[square]].width)

    def is_lit(self, square: Square) -> bool:
        """Whether the area of a square has light of its own."""
        return square in self.area_of and self.areas[self.area_of[square]].lit


def squares_of(level: Level, found: Collection[str] = (), opened: Collection[str] = ()) -> Squares:
    """The squares of a level; `found` are hidden openings that are known, `opened` doors that stand open."""
    scale = scale_of(level)
    area_of: dict[Square, str] = {}
    rects: dict[Square, list[Rect]] = {}
    for area in level.areas:
        for rect in area.rects if area.kind != "outside" else ():
            for square in scale.squares(rect):
                area_of[square] = area.id
                rects.setdefault(square, []).append(rect)
    edges: dict[Edge, str] = {}
    for edge in _inner_walls(level, scale, area_of, rects):
        edges[edge] = WALL
    for edge in _unseen(level, scale, area_of):
        edges[edge] = UNSEEN
    openings: dict[str, tuple[Edge, ...]] = {}
    shut: set[Edge] = set()
    for opening in level.openings:
        if opening.is_hidden and opening.id not in found:
            continue
        sides = _sides(level, opening, scale, area_of)
        edges.update(sides)
        openings[opening.id] = tuple(sides)
        if _hides(opening) and opening.id not in opened:
            shut.update(sides)
    areas = {area.id: area for area in level.areas}
    return Squares(areas, area_of, edges, openings, frozenset(shut), _features(level, scale, area_of))


def _hides(opening: Opening) -> bool:
    """Whether nobody can look through it while it is shut."""
    return opening.door is not None and opening.door.kind not in ("arch", "portcullis") and not opening.door.open


def _inner_walls(
    level: Level, scale: Scale, area_of: dict[Square, str], rects: dict[Square, list[Rect]]
) -> Iterator[Edge]:
    """Sides between two squares of one area that are walls: thin walls, and rectangles that do not touch on the map."""
    for area in level.areas:
        for wall in area.walls:
            for square, side in scale.line(wall):
                yield square, side
                yield beyond(square, side), opposite(side)
    for square, area_id in area_of.items():
        for side in ("E", "S"):
            other = beyond(square, side)
            if area_of.get(other) == area_id and not _touch(rects[square], rects[other]):
                yield square, side
                yield other, opposite(side)


def _unseen(level: Level, scale: Scale, area_of: dict[Square, str]) -> Iterator[Edge]:
    """Sides across which nobody has looked, of a level of which only a part is known."""
    for x1, y1, _, y2 in level.unseen:
        sides = (((x1, y1), "N"), ((x1, y1 - 1), "S")) if y1 == y2 else (((x1, y1), "W"), ((x1 - 1, y1), "E"))
        for cell, side in sides:
            for area in level.areas:
                square = None if area.kind == "outside" else scale.square_of(cell, area)
                if square is not None and area_of.get(square) == area.id != area_of.get(beyond(square, side)):
                    yield square, side


def _touch(some: list[Rect], others: list[Rect]) -> bool:
    return any(one == other or _share_a_side(one, other) for one in some for other in others)


def _share_a_side(one: Rect, other: Rect) -> bool:
    """Whether two rectangles overlap or have a length of side in common."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return wide >= 0 and high >= 0 and (wide > 0 or high > 0)


def _sides(level: Level, opening: Opening, scale: Scale, area_of: dict[Square, str]) -> dict[Edge, str]:
    """What an opening is from either side of it."""
    found: dict[Edge, str] = {}
    for square, side in scale.opening(opening):
        near, far = (square, side), (beyond(square, side), opposite(side))
        for (place, towards), area, other in ((near, opening.a, opening.b), (far, opening.b, opening.a)):
            if area and area_of.get(place) == area:
                kind = _kind(level, opening, area, other)
                if kind:
                    found[(place, towards)] = kind
    return found


def _kind(level: Level, opening: Opening, area: str, other: str) -> str:
    """An opening as it looks from an area; empty: it is not told there."""
    beyond_it = level.area(other) if level.has_area(other) else None
    if not other or (beyond_it is not None and beyond_it.kind == "outside"):
        if level.area(area).kind == "stairs":
            return ""
        return ARCH if other else STAIRS["up" if opening.to_depth < level.depth else "down"]
    door = opening.door
    if door is None or (door.kind == "arch" and not door.hidden):
        if beyond_it is not None and beyond_it.kind == "stairs":
            return STAIRS[stairs_way(level, beyond_it)]
        return OPEN if door is None else ARCH
    if door.hidden:
        return SECRET_DOOR
    if door.kind == "portcullis":
        return GRATE
    return DOUBLE_DOOR if door.leaves == 2 else DOOR


def stairs_way(level: Level, stairs: Area) -> str:
    """Where stairs lead: as the map says, else up to the outside or to a smaller depth, else down."""
    if stairs.stairs in STAIRS:
        return stairs.stairs
    for opening in level.openings_of(stairs.id):
        other = opening.other(stairs.id)
        if other and level.has_area(other) and level.area(other).kind == "outside":
            return "up"
        if not other and opening.to_depth < level.depth:
            return "up"
    return "down"


def _features(level: Level, scale: Scale, area_of: dict[Square, str]) -> dict[Square, str]:
    """Ground that is told, and stairs."""
    found: dict[Square, str] = {}
    stairs = {area.id: STAIRS[stairs_way(level, area)] for area in level.areas if area.kind == "stairs"}
    for square, area in area_of.items():
        if area in stairs:
            found[square] = stairs[area]
    for feature in level.features:
        if feature.terrain in TOLD_GROUND and feature.rect is not None:
            for square in scale.touched(feature.rect, level.area(feature.area)):
                found[square] = feature.terrain
    return found
