"""What a viewer is shown of a level: the map as far as it is known, or all of it with its secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from msgspec.structs import replace

from podzem.site import doors
from podzem.site.contents import Heap
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.site.made_out import items_known
from podzem.site.shapes import (
    AreaView,
    Box,
    CacheView,
    DoorView,
    EncounterView,
    FeatureView,
    HeapView,
    HiddenArea,
    HiddenLevel,
    HoardView,
    LevelView,
    OpeningView,
    TrapView,
)
from podzem.site.site import Site
from podzem.world.dungeon_map import Area, Level, Opening, Trap
from podzem.world.ground import Ground
from podzem.world.item import Item
from podzem.world.item_view import ItemView
from podzem.world.points import Cell, Point, Rect, opposite

Describe = Callable[[Item], ItemView]
"""A thing as whoever has it knows it."""


class Onlooker(NamedTuple):
    """For whom a level is drawn, and what of the moment is drawn into it."""

    is_insider: bool
    """Whether the viewer knows what a search has found; one who only watches does not."""
    now: dict[Cell, int]
    """The light that is seen at this moment."""
    places: dict[str, Box]
    """Where the places lie that can be worked at now, from corner to corner in hs."""
    describe: Describe


def level_view(site: Site, true_level: Level, onlooker: Onlooker) -> LevelView:
    """A level from a site as it is known; of the true one nothing is asked but sizes that were announced."""
    depth = true_level.depth
    known, level, ground = site.known[depth], site.dungeon.level(depth), ground_at(site, depth)
    paper = _paper(ground, onlooker.now)
    found = known.found if onlooker.is_insider else []
    openings = [level.opening(id) for id in known.openings]
    return LevelView(
        depth=depth,
        bounds=[paper[0], paper[1], paper[2] - paper[0], paper[3] - paper[1]],
        seen=_rows(paper, known_grades(known, ground)),
        now=_rows(paper, onlooker.now),
        walls=_walls(site, level, known, ground, onlooker.is_insider),
        openings=[_opening(site, opening) for opening in openings if _is_shown(site, opening, onlooker.is_insider)],
        areas=[_area(level.area(id), true_level.area(id)) for id in known.areas if level.has_area(id)],
        features=[_feature(level, id) for id in known.features if level.has_feature(id)],
        heaps=[_heap(heap, onlooker.describe) for heap in site.heaps if heap.depth == depth and items_known(heap)],
        traps=[_trap(site, trap) for trap in level.traps if _knows_trap(site, trap, found)],
        places=onlooker.places,
        tried=known.tried[:] if onlooker.is_insider else [],
        walked=[[[x / 2, y / 2] for x, y in line] for line in known.walked],
    )


def _paper(ground: Ground, now: dict[Cell, int]) -> Rect:
    """The extent of the paper, west, north, east, south: as far as anything is known or seen at this moment."""
    west, north, east, south = ground.bounds
    columns, rows = [x for x, _ in now], [y for _, y in now]
    return (
        min([west, *columns]),
        min([north, *rows]),
        max([east, *(x + 1 for x in columns)]),
        max([south, *(y + 1 for y in rows)]),
    )


def known_grades(known: Known, ground: Ground) -> dict[Cell, int]:
    """The best light in which each cell was ever seen."""
    west, north, _, _ = ground.bounds
    return {
        (west + x, north + y): int(grade)
        for y, row in enumerate(known.rows)
        for x, grade in enumerate(row)
        if grade != "0"
    }


def _rows(paper: Rect, grades: dict[Cell, int]) -> list[str]:
    west, north, east, south = paper
    rows = [["0"] * (east - west) for _ in range(north, south)]
    for (x, y), grade in grades.items():
        rows[y - north][x - west] = str(grade)
    return ["".join(row) for row in rows]


def _is_shown(site: Site, opening: Opening, is_insider: bool) -> bool:
    """A hidden door is shown to insiders when found, to everybody when it was seen used."""
    if not opening.is_hidden:
        return True
    door = site.doors.get(opening.id)
    return door is not None and (door.shown or (is_insider and door.found))


def _opening(site: Site, opening: Opening, truly: bool = False) -> OpeningView:
    """A door as the party saw it last, or as it truly stands."""
    state = site.doors.get(opening.id)
    door = None
    if opening.door is not None:
        door = DoorView(
            kind=doors.looks_like(opening),
            open=doors.is_open(site, opening) if truly else doors.believes_open(site, opening),
            wedged=bool(state and state.wedged),
            broken=bool(state and state.broken),
            secret=opening.is_hidden,
        )
    return OpeningView(
        id=opening.id,
        at=[opening.at[0] / 2, opening.at[1] / 2],
        dir=opening.direction,
        width=opening.width,
        door=door,
        to_depth=opening.to_depth,
        out=_way_out(site, opening),
    )


def _way_out(site: Site, opening: Opening) -> str:
    """The direction in which an entrance leads into the open; empty for what stays below."""
    if opening.id not in site.dungeon.entrances:
        return ""
    level = next(level for level in site.dungeon.levels if level.has_opening(opening.id))
    is_first = level.has_area(opening.a) and level.area(opening.a).kind == "outside"
    return opposite(opening.direction) if is_first else opening.direction


def _walls(site: Site, level: Level, known: Known, ground: Ground, is_insider: bool) -> list[list[int]]:
    """Wall lines along the edges of known cells; an unfound hidden door is wall."""
    west, north, _, _ = ground.bounds
    lines: set[tuple[int, int, int, int]] = set()
    for row, grades in enumerate(known.rows):
        for column, grade in enumerate(grades):
            if grade != "0":
                x, y = west + column, north + row
                for direction, line in _edges(x, y):
                    if _is_wall(site, level, ground.edge((x, y), direction), is_insider):
                        lines.add(line)
    return [list(line) for line in sorted(lines)]


def _edges(x: int, y: int) -> list[tuple[str, tuple[int, int, int, int]]]:
    return [
        ("N", (x, y, x + 1, y)),
        ("S", (x, y + 1, x + 1, y + 1)),
        ("W", (x, y, x, y + 1)),
        ("E", (x + 1, y, x + 1, y + 1)),
    ]


def _is_wall(site: Site, level: Level, edge: str, is_insider: bool) -> bool:
    """Whether an edge looks like wall: `wall`, or an opening that is hidden from the viewer."""
    if edge in ("", "wall", "unseen"):
        return edge == "wall"
    return not _is_shown(site, level.opening(edge), is_insider)


def _area(known: Area, whole: Area) -> AreaView:
    """An area whose size was announced; where the rest of it lies nobody said: its middle is that of what is known."""
    x, y, width, height = known.extent
    return AreaView(id=known.id, kind=known.kind, at=[x + width / 2, y + height / 2], size=[*whole.extent[2:]])


def _feature(level: Level, id: str) -> FeatureView:
    feature = level.feature(id)
    return FeatureView(
        id=id,
        at=[feature.at[0] / 2, feature.at[1] / 2],
        size=feature.size,
        text=dict(feature.text),
        terrain=feature.terrain,
        rect=list(feature.rect) if feature.rect else None,
    )


def _heap(heap: Heap, describe: Describe) -> HeapView:
    items = [_closed(describe(item)) for item in items_known(heap)]
    return HeapView([heap.at[0] / 2, heap.at[1] / 2], items, heap.seen)


def _closed(item: ItemView) -> ItemView:
    """What is in a shut chest is not seen, nor what it weighs."""
    is_shut = item.kind == "chest" and not item.ready
    return replace(item, contents=[], qg=None) if is_shut else item


def _knows_trap(site: Site, trap: Trap, found: list[str]) -> bool:
    state = site.traps.get(trap.id)
    return trap.id in found or (state is not None and state.known)


def _trap(site: Site, trap: Trap) -> TrapView:
    state = site.traps.get(trap.id)
    rect = list(trap.rect) if trap.rect else None
    return TrapView(id=trap.id, type=trap.type, rect=rect, on=trap.on, state=state.state if state else "armed")


def level_secrets(site: Site, level: Level, met: Collection[str]) -> HiddenLevel:
    """A whole level with its secrets as they stand; `met` are the encounters that are over."""
    return HiddenLevel(
        depth=level.depth,
        areas=[HiddenArea(area.id, area.kind, [list(rect) for rect in area.rects]) for area in level.areas],
        openings=[_opening(site, opening, truly=True) for opening in level.openings],
        traps=[_trap(site, trap) for trap in level.traps],
        secrets=[
            CacheView(s.id, s.area, list(s.rect) if s.rect else None, s.id in site.secrets) for s in level.secrets
        ],
        treasure=[HoardView(t.id, [t.at[0] / 2, t.at[1] / 2], list(t.items)) for t in level.treasure],
        encounters=[EncounterView(e.id, e.area, e.kind, e.number, _hs(e.at), e.id in met) for e in level.encounters],
        features=[_feature(level, feature.id) for feature in level.features],
    )


def _hs(point: Point | None) -> list[float] | None:
    return None if point is None else [point[0] / 2, point[1] / 2]
