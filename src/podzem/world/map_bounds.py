"""How large a map may be (dungeon.map.validation): judged before anything is laid out cell by cell.

A map is somebody's file, and everybody at a server waits while it is looked at. The bounds are the house's own: at
least twice what the generator makes of nine depths with thirty rooms (dungeon.generator.requirements).
"""

from __future__ import annotations

from typing import Final

from podzem.core.errors import Malformed
from podzem.world.dungeon_map import Area, Dungeon, Level
from podzem.world.faults import Fault, fault_at
from podzem.world.number import read_number
from podzem.world.raster import bounds_of
from podzem.world.ways import bends

LONGEST_FILE: Final = 1_000_000
LONGEST_TEXT: Final = 2000
LONGEST_WORD: Final = 60
"""Of an id or a name; in characters, as of a text."""
MOST: Final = {
    "levels": 20,
    "entrances": 20,
    "zones": 20,
    "areas": 150,
    "openings": 200,
    "traps": 60,
    "secrets": 60,
    "features": 60,
    "treasure": 60,
    "encounters": 40,
    "rects": 20,
    "walls": 30,
    "items": 60,
    "contents": 60,
    "carried": 60,
    "reveal": 20,
    "acts": 12,
}
"""Objects in a list: of the map, of a level, of an area, of a thing."""
WIDEST_LEVEL: Final = 300
"""Width and height of a level in hs."""
LARGEST_AREA: Final = 2500
LARGEST_LEVEL: Final = 10_000
LARGEST_MAP: Final = 100_000
"""Cells of 1 hs of ground."""
MOST_AREAS: Final = 1000
MOST_KEYS: Final = 200
"""In the whole map."""
MOST_TURNS: Final = 100
"""Openings and corners of an area, between which ways are sought."""
LARGEST_CROWD: Final = 60


def is_bounded(dungeon: Dungeon, faults: list[Fault]) -> bool:
    """Whether a map is small enough to be looked at closely; each of its bounds that is overstepped is a fault."""
    before = len(faults)
    for level in dungeon.levels:
        if level.areas:
            _check_level(level, faults)
    _check_whole(dungeon, faults)
    return len(faults) == before


def _check_level(level: Level, faults: list[Fault]) -> None:
    path = f"levels[{level.depth}]"
    west, north, east, south = bounds_of(level)
    if max(east - west, south - north) > WIDEST_LEVEL:
        faults.append(fault_at(path, "level-size", most=WIDEST_LEVEL))
    if sum(cells_of(area) for area in level.areas) > LARGEST_LEVEL:
        faults.append(fault_at(path, "level-cells", most=LARGEST_LEVEL))
    for area in level.areas:
        _check_area(level, area, faults)
    for encounter in level.encounters:
        if _most_of(encounter.number) > LARGEST_CROWD:
            faults.append(fault_at(f"encounters[{encounter.id}].number", "crowd", most=LARGEST_CROWD))


def _check_area(level: Level, area: Area, faults: list[Fault]) -> None:
    path = f"areas[{area.id}]"
    if cells_of(area) > LARGEST_AREA:
        faults.append(fault_at(path, "area-cells", most=LARGEST_AREA))
    if _turns_of(level, area) > MOST_TURNS:
        faults.append(fault_at(path, "area-turns", most=MOST_TURNS))


def _check_whole(dungeon: Dungeon, faults: list[Fault]) -> None:
    areas = [area for level in dungeon.levels for area in level.areas]
    doors = [opening.door for level in dungeon.levels for opening in level.openings if opening.door is not None]
    keys = sum(door.key != "" for door in doors) + sum(heap.key != "" for lv in dungeon.levels for heap in lv.treasure)
    if sum(cells_of(area) for area in areas) > LARGEST_MAP:
        faults.append(fault_at("levels", "map-cells", most=LARGEST_MAP))
    if len(areas) > MOST_AREAS:
        faults.append(fault_at("levels", "map-areas", most=MOST_AREAS))
    if keys > MOST_KEYS:
        faults.append(fault_at("levels", "map-keys", most=MOST_KEYS))


def cells_of(area: Area) -> int:
    """The cells of an area, those of overlapping rectangles more than once: that is the work it makes."""
    return sum(rect[2] * rect[3] for rect in area.rects)


def _turns_of(level: Level, area: Area) -> int:
    """Where a way through an area may turn, at most."""
    corners = 4 * len(area.rects) if len(area.rects) > 1 and not area.is_passage else 0
    terrain = sum(feature.rect is not None for feature in level.features_of(area.id))
    return len(level.openings_of(area.id)) + len(bends(area)) + corners + 2 * len(area.walls) + 4 * terrain


def _most_of(number: str) -> int:
    try:
        return read_number(number).most
    except Malformed:
        return 0
