"""A site as those who explore it know it: known levels alone, doors as they saw them last, things as far as made out.

Two sites that differ only in what is not known are equal here. Nothing is applied to it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from podzem.site import doors
from podzem.site.contents import DoorState, Heap
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.site.known_level import Sheet, known_level, taken_for
from podzem.site.made_out import items_known
from podzem.site.plan import Plan
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.dungeon_map import Dungeon, Level, Opening
from podzem.world.points import Cell
from podzem.world.raster import bounds_of
from podzem.world.tracing import touching


class Explorers(NamedTuple):
    """Those who explore a site, as far as it matters to what they know of it."""

    stands: Collection[Stand] = ()
    """Where they stand: the ground under their feet is known."""
    pits: Collection[str] = ()
    """The ids of pits in which some of them are."""
    bodies: Collection[str] = ()
    """The names on bodies of their own: they know where these lie, seen or not."""
    all_entrances: bool = False
    """Whether they have not gone in yet and know every entrance."""


def known_site(site: Site, who: Explorers) -> Site:
    """The site as they know it."""
    depths = sorted({*site.known, *(stand.depth for stand in who.stands)})
    levels = tuple(known_level(_sheet(site, depth, who)) for depth in depths)
    true = site.dungeon
    entrances = tuple(id for id in true.entrances if who.all_entrances or _is_way_out(levels, id))
    return _cut_down(site, site.plan.with_map(Dungeon(true.id, true.title, true.cell, levels, entrances)), who)


def _cut_down(site: Site, plan: Plan, who: Explorers) -> Site:
    """What was dug through is already on the known levels; caches that were found are heaps like any other."""
    levels = plan.dungeon(0).levels
    shown = [trap.id for level in levels for trap in level.traps]
    return Site(
        plan,
        doors={id: state for level in levels for id, state in _doors(site, level)},
        traps={id: state for id, state in site.traps.items() if id in shown},
        acted=site.acted,
        digs=site.digs,
        cleared=site.cleared,
        heaps=[heap for heap in (_made_out(heap, who.bodies) for heap in site.heaps) if heap.items],
        furnished=site.furnished,
        known={level.depth: _cropped(site, level) for level in levels if level.depth in site.known},
    )


def _is_way_out(levels: tuple[Level, ...], id: str) -> bool:
    """Whether the open beyond an entrance was seen; from within a shut one is a door like any other."""
    level = next((level for level in levels if level.has_opening(id)), None)
    sides = (level.opening(id).a, level.opening(id).b) if level is not None else ()
    return level is not None and any(level.has_area(one) and level.area(one).kind == "outside" for one in sides)


def _sheet(site: Site, depth: int, who: Explorers) -> Sheet:
    level, known = site.dungeon.level(depth), site.known.get(depth) or Known()
    found = {*known.found, *who.pits, *(id for id, trap in site.traps.items() if trap.known)}
    return Sheet(
        level,
        known_cells(site, depth, who.stands),
        tuple(_seen(site, opening) for opening in level.openings if doors.knows(site, depth, opening.id)),
        tuple(feature.id for feature in level.features if feature.id in known.features or feature.id in who.pits),
        tuple(trap.id for trap in level.traps if trap.id in found),
        tuple(sorted(site.known)),
    )


def _seen(site: Site, opening: Opening) -> tuple[str, str, bool, bool]:
    state = site.doors.get(opening.id)
    one_way = state is not None and state.tried == "one_way"
    return opening.id, taken_for(opening, state), one_way, opening.is_hidden


def known_cells(site: Site, depth: int, stands: Collection[Stand]) -> frozenset[Cell]:
    """The cells that were ever seen or felt, and those on which somebody stands."""
    ground, known = ground_at(site, depth), site.known.get(depth)
    west, north, _, _ = ground.bounds
    rows = known.rows if known else []
    cells = [
        (west + x, north + y) for y, row in enumerate(rows) if row.strip("0") for x, c in enumerate(row) if c != "0"
    ]
    here = [stand for stand in stands if stand.depth == depth]
    touched = [(ground.raster.cell(i), stand.area) for stand in here for i in touching(ground.raster, stand.at)]
    return frozenset([*cells, *(cell for cell, area in touched if ground.area_of(cell) == area)])


def _doors(site: Site, level: Level) -> list[tuple[str, DoorState]]:
    """Known doors as they were seen last."""
    return [(way.id, _as_seen(site, way)) for way in level.openings if way.door is not None]


def _as_seen(site: Site, way: Opening) -> DoorState:
    true = site.dungeon.level(site.dungeon.depth_of(way.id)).opening(way.id)
    state, is_open = doors.state_of(site, true), doors.believes_open(site, true)
    return replace(state, open=is_open, wedged=state.wedged or state.missed, held=False, missed=False)


def _made_out(heap: Heap, bodies: Collection[str]) -> Heap:
    """A heap as far as its things were made out, and the bodies that are known in any case."""
    lie = [item for item in heap.items if item.kind == "body" and item.name in bodies]
    items = [item for item in heap.items if any(item is other for other in (*items_known(heap), *lie))]
    return replace(heap, items=items)


def _cropped(site: Site, level: Level) -> Known:
    """What is known of a level, its rows counted from the corner of what is known."""
    known, ground = site.known[level.depth], ground_at(site, level.depth)
    if not level.areas:
        return replace(known, rows=[])
    (west, north, east, south), (w, n, _, _) = bounds_of(level), ground.bounds
    rows = [row[west - w : east - w] for row in known.rows[north - n : south - n]]
    return replace(known, rows=rows)
