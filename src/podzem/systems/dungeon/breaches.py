"""A map with what was dug since (dungeon.action.dig): a breach is ground and a way like any other.

`1:18,34:W` is the side of a cell of half a sazhen on the level of depth 1 that was dug through to the west. Where
another area lies right behind it, the wall between them becomes an opening; where rock does, the cell of rock becomes a
passage that leads on into whatever ground lies straight behind it. `block:1:TR4` is a block that has fallen and lies on
its trap's ground like rubble, `grate:1:TR5:E` a portcullis that has fallen behind those who went east.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from podzem.world.dungeon_map import Area, Door, Dungeon, Feature, Level, Opening
from podzem.world.ground import ground_of
from podzem.world.points import STEPS, Cell, Point, Rect, centre, contains


def write_face(depth: int, cell: Cell, direction: str) -> str:
    """The name of a face: the cell in front of it and the way it is dug."""
    return f"{depth}:{cell[0]},{cell[1]}:{direction}"


def read_face(face: str) -> tuple[int, Cell, str]:
    """Depth, cell and direction of a face."""
    depth, cell, direction = face.split(":")
    x, y = cell.split(",")
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
    depth, cell, direction = read_face(change)
    return _dig(level, cell, direction) if level.depth == depth else level


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


def _dig(level: Level, cell: Cell, direction: str) -> Level:
    ground = ground_of(level)
    here, there = ground.area_of(cell), beyond(cell, direction)
    found = ground.area_of(there)
    if found:
        return _with(level, (), (_way(f"B{len(level.openings)}", here, found, cell, direction),))
    hollow = Area(f"H{len(level.areas)}", "passage", ((there[0], there[1], 1, 1),), width=1)
    ways = [_way(f"B{len(level.openings)}", here, hollow.id, cell, direction)]
    behind = ground.area_of(beyond(there, direction))
    if behind:
        ways.append(_way(f"B{len(level.openings) + 1}", hollow.id, behind, there, direction))
    return _with(level, (hollow,), tuple(ways))


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


def _way(id: str, a: str, b: str, cell: Cell, direction: str) -> Opening:
    return Opening(id, a, b, edge_middle(cell, direction), direction, 1)


def edge_middle(cell: Cell, direction: str) -> Point:
    """The middle of a cell's side."""
    dx, dy = STEPS[direction]
    return 2 * cell[0] + 1 + dx, 2 * cell[1] + 1 + dy
