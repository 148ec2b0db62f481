"""A map with what was dug since (dungeon.action.dig): a breach is ground and a way like any other.

`1:18,34:W/1` is the side of a cell of half a sazhen on the level of depth 1 that was dug through to the west. Where
another area lies right behind it, the wall between them becomes an opening; where rock does, the cell of rock becomes a
passage that leads on into whatever ground lies straight behind it. `block:1:TR4` is a block that has fallen and lies on
its trap's ground like rubble, `grate:1:TR5:E` a portcullis that has fallen behind those who went east.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural, read_whole
from podzem.world.dungeon_map import Area, Door, Dungeon, Feature, Level, Opening
from podzem.world.ground import ground_of
from podzem.world.points import STEPS, Cell, Point, Rect, centre, contains


def write_face(depth: int, cell: Cell, direction: str) -> str:
    """The name of a face: the cell in front of it and the way it is dug."""
    return f"{depth}:{cell[0]},{cell[1]}:{direction}"


def read_face(face: str) -> tuple[int, Cell, str]:
    """Depth, cell and direction of a face."""
    depth, _, place = face.partition(":")
    cell, _, direction = place.partition(":")
    x, _, y = cell.partition(",")
    numbers = read_natural(depth), read_whole(x), read_whole(y)
    if None in numbers or direction not in STEPS:
        raise Malformed(f"{face!r} is no face of rock: one such as 1:18,34:W was expected")
    return int(depth), (int(x), int(y)), direction


def breached(dungeon: Dungeon, breaches: tuple[str, ...]) -> Dungeon:
    """The dungeon with these faces dug through, one after another."""
    return _breached(_Key(dungeon), breaches)


class _Key:
    """A map by itself: two are the same only if they are one object, which `_Key` keeps alive."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon

    def __hash__(self) -> int:
        return id(self.dungeon)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.dungeon is self.dungeon


@lru_cache(maxsize=64)
def _breached(key: _Key, breaches: tuple[str, ...]) -> Dungeon:
    if not breaches:
        return key.dungeon
    before = _breached(key, breaches[:-1])
    levels = [_changed(level, breaches[-1]) for level in before.levels]
    return replace(before, levels=tuple(levels))


def _changed(level: Level, change: str) -> Level:
    """The level after one change, the same if it was on another one."""
    kind, *words = change.split(":")
    if kind in ("block", "grate"):
        return level if int(words[0]) != level.depth else _fallen(level, kind, words[1:])
    face, _, size = change.partition("/")
    depth, cell, direction = read_face(face)
    return _dig(level, cell, direction, int(size)) if level.depth == depth else level


def _fallen(level: Level, kind: str, words: list[str]) -> Level:
    trap = level.trap(words[0])
    assert trap.rect is not None
    if kind == "block":
        block = Feature(f"{trap.id}B", trap.area, centre(trap.rect), "large", terrain="rubble", rect=trap.rect)
        return _with(level, (), (), (block,))
    return _with(level, (), (_grate(level.area(trap.area), trap.id, trap.rect, words[1]),))


def grate_id(trap: str) -> str:
    """The id of the portcullis that a trap has let fall."""
    return f"{trap}G"


def _grate(area: Area, trap: str, rect: Rect, heading: str) -> Opening:
    """Across the whole way, on the side from which they came."""
    x, y, width, height = next((r for r in area.rects if contains(r, centre(rect))), area.extent)
    if heading in "EW":
        edge = rect[0] if heading == "E" else rect[0] + rect[2]
        return Opening(
            grate_id(trap), area.id, area.id, (2 * edge, 2 * y + height), heading, height, Door("portcullis")
        )
    edge = rect[1] if heading == "S" else rect[1] + rect[3]
    return Opening(grate_id(trap), area.id, area.id, (2 * x + width, 2 * edge), heading, width, Door("portcullis"))


def beyond(cell: Cell, direction: str) -> Cell:
    """The neighbouring cell."""
    dx, dy = STEPS[direction]
    return cell[0] + dx, cell[1] + dy


def _dig(level: Level, cell: Cell, direction: str, size: int) -> Level:
    """One face of so many hs: through a wall into what lies right behind it, or a hollow in the rock."""
    ground = ground_of(level)
    fronts = [_aside(cell, direction, step) for step in range(size)]
    behind = [ground.area_of(beyond(front, direction)) for front in fronts]
    wide = size if len(set(behind)) == 1 and all(ground.area_of(front) for front in fronts) else 1
    here = ground.area_of(cell)
    if behind[0]:
        return _with(level, (), (_way(here, behind[0], cell, direction, wide),))
    rows = [[_ahead(front, direction, step) for front in fronts[:wide]] for step in range(1, size + 1)]
    rock = [row for row in rows if not any(ground.area_of(dug) for dug in row)]
    hollow = Area(hollow_id(cell, direction), "passage", (_around([dug for row in rock for dug in row]),), width=wide)
    ways = [_way(here, hollow.id, cell, direction, wide)]
    last = _ahead(cell, direction, len(rock))
    through = ground.area_of(beyond(last, direction))
    if through:
        ways.append(_way(hollow.id, through, last, direction, wide))
    return _with(level, (hollow,), tuple(ways))


def _aside(cell: Cell, direction: str, step: int) -> Cell:
    return (cell[0] + step, cell[1]) if direction in "NS" else (cell[0], cell[1] + step)


def _ahead(cell: Cell, direction: str, steps: int) -> Cell:
    dx, dy = STEPS[direction]
    return cell[0] + steps * dx, cell[1] + steps * dy


def _around(cells: list[Cell]) -> Rect:
    west, north = min(x for x, _ in cells), min(y for _, y in cells)
    return west, north, max(x for x, _ in cells) - west + 1, max(y for _, y in cells) - north + 1


def _with(
    level: Level, areas: tuple[Area, ...], openings: tuple[Opening, ...], features: tuple[Feature, ...] = ()
) -> Level:
    return Level(
        level.depth,
        level.areas + areas,
        level.openings + openings,
        level.traps,
        level.secrets,
        level.features + features,
        level.treasure,
        level.encounters,
        level.wandering,
    )


def breach_id(cell: Cell, direction: str) -> str:
    """The id of a way that was dug: by its place, for a number would tell how many ways the level has."""
    return f"B{cell[0]},{cell[1]}{direction}"


def hollow_id(cell: Cell, direction: str) -> str:
    """The id of ground that was dug out of the rock."""
    return f"H{cell[0]},{cell[1]}{direction}"


def _way(a: str, b: str, cell: Cell, direction: str, width: int) -> Opening:
    x, y = edge_middle(cell, direction)
    middle = (x + width - 1, y) if direction in "NS" else (x, y + width - 1)
    return Opening(breach_id(cell, direction), a, b, middle, direction, width)


def edge_middle(cell: Cell, direction: str) -> Point:
    """The middle of a cell's side."""
    dx, dy = STEPS[direction]
    return 2 * cell[0] + 1 + dx, 2 * cell[1] + 1 + dy
