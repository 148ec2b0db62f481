"""A region by dice (surface.map.generator, surface.map.generator_properties), step after step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.world.region.cells import Cell, apart
from podzem.world.region.generator.demands import CLAUSE, TABLE, Land, Unfit, check_size, read_shares
from podzem.world.region.generator.ground import lay_ground, mainland
from podzem.world.region.generator.marking import dungeon_of, find_entrances, mark
from podzem.world.region.generator.naming import names_of, title
from podzem.world.region.generator.roads import join, lead_over, pave, prices_of
from podzem.world.region.generator.settling import Places, settle
from podzem.world.region.generator.streams import lay_fords, lay_rivers
from podzem.world.region.on_foot import reached
from podzem.world.region.region import Path, Region, River, Start
from podzem.world.region.region_file import FORMAT, LARGEST_SEED, read_region
from podzem.world.region.tables import ENTRANCE, LETTER_OF
from podzem.world.throws import Roll, dice_of, faces_of

USUAL: Final[int] = TABLE["size"]["usual"]
MOST_TRIES: Final = 50
STEPS: Final = 16
"""Streams of dice for one try: each step has its own, so that none hangs on how another throws."""
MOST_RIVERS: Final = 1000


@dataclass(frozen=True)
class Drawing:
    """All that was drawn."""

    land: Land
    rivers: list[River]
    fords: list[Cell]
    paths: list[Path]
    bridges: list[Cell]
    ferries: list[Cell]
    places: Places
    dungeons: list[str]


def draw_region(seed: int, width: int = USUAL, height: int = USUAL, shares: Mapping[str, int] | None = None) -> Region:
    """The region of a seed; what the dice leave without room is thrown away and drawn with others."""
    check_size(width, height)
    if not 0 <= seed < LARGEST_SEED:
        raise Malformed(f"a seed is a number from 0 below 2 to the 129th, not {seed} ({CLAUSE})")
    wanted = read_shares(shares)
    for number in range(MOST_TRIES):
        try:
            drawing = _draw(seed, number * STEPS, width, height, wanted)
        except Unfit:
            continue
        return read_region(_document(seed, drawing, _face(seed, number * STEPS + 9)))
    raise Malformed(f"no region of {width}x{height} with these shares could be drawn from the seed {seed} ({CLAUSE})")


def _face(seed: int, stream: int) -> Roll:
    return faces_of(dice_of(seed, stream))


def _draw(seed: int, stream: int, width: int, height: int, shares: Mapping[str, int]) -> Drawing:
    land = lay_ground(width, height, shares, _face(seed, stream))
    main = mainland(land)
    rivers = lay_rivers(land, names_of("river", MOST_RIVERS, _face(seed, stream + 1)), _face(seed, stream + 2))
    fords = lay_fords(land, rivers, _face(seed, stream + 3))
    places = settle(land, main, _face(seed, stream + 4))
    town = places["town"][0]
    joined = [cell for type in TABLE["roads"]["joins"] for cell in places[type]]
    tree = join(land, joined, _prices(land, main, rivers, fords))
    paths = pave(land, town, tree, _face(seed, stream + 5))
    bare = _region(land, rivers, fords, [], [], town)
    bridges, ferries = lead_over(bare, town, tree, _face(seed, stream + 6))
    there = list(reached(_region(land, rivers, fords, bridges, ferries, town), town))
    face = _face(seed, stream + 7)
    taken = [cell for cells in places.values() for cell in cells]
    places[ENTRANCE] = find_entrances(land, town, there, taken, face)
    dungeons = [dungeon_of(seed, place, apart(cell, town), face) for place, cell in enumerate(places[ENTRANCE], 1)]
    places |= mark(land, sorted(main), [*taken, *places[ENTRANCE]], _face(seed, stream + 8))
    return Drawing(land, rivers, fords, paths, bridges, ferries, places, dungeons)


def _prices(land: Land, main: set[Cell], rivers: list[River], fords: list[Cell]) -> dict[Cell, int]:
    widest: dict[Cell, int] = {}
    for cell, _, width in (arm for river in rivers for arm in river.arms):
        widest[cell] = max(width, widest.get(cell, 0))
    return prices_of(land, main, widest, set(fords))


def _region(
    land: Land, rivers: list[River], fords: list[Cell], bridges: list[Cell], ferries: list[Cell], town: Cell
) -> Region:
    """The land so far, to be asked how one walks over it."""
    return Region(
        name={},
        seed=None,
        rows=_rows(land),
        start=Start(town),
        rivers=tuple(rivers),
        fords=tuple(fords),
        bridges=tuple(bridges),
        ferries=tuple(ferries),
    )


def _rows(land: Land) -> tuple[str, ...]:
    return tuple("".join(LETTER_OF[land.kinds[x, y]] for x in range(land.width)) for y in range(land.height))


def _document(seed: int, drawn: Drawing, face: Roll) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "name": title(seed),
        "seed": seed,
        "size": [drawn.land.width, drawn.land.height],
        "terrain": list(_rows(drawn.land)),
        "paths": [{"kind": path.kind, "cells": [list(cell) for cell in path.cells]} for path in drawn.paths],
        "rivers": [_river(river) for river in drawn.rivers],
        "fords": [list(cell) for cell in drawn.fords],
        "bridges": [list(cell) for cell in drawn.bridges],
        "ferries": [list(cell) for cell in drawn.ferries],
        "landmarks": _landmarks(drawn, face),
        "start": {"cell": list(drawn.places["town"][0]), "date": [1, 2, 1], "weather": "clear"},
        "options": {},
    }


def _river(river: River) -> dict[str, Any]:
    cells = [list(cell) for cell in river.cells]
    return {"name": river.name, "cells": cells, "widths": list(river.widths), "end": river.end or None}


def _landmarks(drawn: Drawing, face: Roll) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for type, cells in drawn.places.items():
        names = names_of(type, len(cells), face)
        for number, (cell, name) in enumerate(zip(cells, names), 1):
            row: dict[str, Any] = {"id": f"{type}{number}", "type": type, "name": name, "cell": list(cell)}
            found.append({**row, "dungeon": drawn.dungeons[number - 1]} if type == ENTRANCE else row)
    return found
