"""Does a region make sense (surface.map.validation)? Every fault at once, and beside them what is only warned of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.world.creatures import CREATURES
from podzem.world.faults import Fault
from podzem.world.region.cells import Cell, side_towards, write_cell
from podzem.world.region.dungeon_names import Dungeons
from podzem.world.region.fields import fault_of
from podzem.world.region.on_foot import FORDED, banks_beyond, joined_banks, reached
from podzem.world.region.region import Landmark, Path, Region
from podzem.world.region.tables import ENTRANCE, PATH_NEEDS

SHOWN_CELLS: Final = 5


def check_region(region: Region, dungeons: Dungeons, whole: bool = True) -> list[Fault]:
    """Every fault of a region that was read; when not the whole of it could be, what hangs on rivers is not judged."""
    faults: list[Fault] = []
    _check_water(region, faults)
    if whole:
        _check_fords(region, faults)
    _check_ids(region, faults)
    for landmark in region.landmarks:
        _check_landmark(region, landmark, dungeons, whole, faults)
    return faults


def _check_water(region: Region, faults: list[Fault]) -> None:
    for number, path in enumerate(region.paths):
        _keep_dry(region, path.cells, f"paths[{number}]", faults)
    for number, cell in enumerate(region.fords):
        _keep_dry(region, [cell], f"fords[{number}]", faults)
    for landmark in region.landmarks:
        if landmark.is_settlement:
            _keep_dry(region, [landmark.cell], f"landmarks[{landmark.id}]", faults)
    _keep_dry(region, [region.start.cell], "start", faults)


def _keep_dry(region: Region, cells: Iterable[Cell], path: str, faults: list[Fault]) -> None:
    wet = [cell for cell in cells if region.is_water(cell)]
    if wet:
        faults.append(fault_of(path, "in-water", cells=_listed(wet)))


def _check_fords(region: Region, faults: list[Fault]) -> None:
    for number, cell in enumerate(region.fords):
        if not region.is_water(cell) and FORDED not in region.arms(cell).values():
            faults.append(fault_of(f"fords[{number}]", "no-ford-here", cells=write_cell(cell)))


def _check_ids(region: Region, faults: list[Fault]) -> None:
    seen: set[str] = set()
    for landmark in region.landmarks:
        if landmark.id in seen:
            faults.append(fault_of(f"landmarks[{landmark.id}]", "id-twice"))
        seen.add(landmark.id)


def _check_landmark(region: Region, landmark: Landmark, dungeons: Dungeons, whole: bool, faults: list[Fault]) -> None:
    path = f"landmarks[{landmark.id}]"
    if landmark.dwellers and landmark.dwellers not in CREATURES:
        faults.append(fault_of(f"{path}.dwellers", "no-kind", kind=landmark.dwellers))
    if whole and landmark.bank and landmark.bank not in region.banks(landmark.cell):
        faults.append(fault_of(f"{path}.bank", "no-bank", bank=landmark.bank))
    if whole and landmark.clue and not region.has_landmark(landmark.clue):
        faults.append(fault_of(f"{path}.clue", "no-such", id=landmark.clue, lists="landmarks"))
    _check_dungeon(landmark, path, dungeons, faults)


def _check_dungeon(landmark: Landmark, path: str, dungeons: Dungeons, faults: list[Fault]) -> None:
    if not landmark.dungeon:
        if landmark.type == ENTRANCE or landmark.entrance:
            faults.append(fault_of(f"{path}.dungeon", "dungeon-missing"))
        return
    entrances = dungeons(landmark.dungeon)
    if entrances is None:
        faults.append(fault_of(f"{path}.dungeon", "no-dungeon", dungeon=landmark.dungeon))
    elif landmark.entrance and landmark.entrance not in entrances:
        facts = {"entrance": landmark.entrance, "dungeon": landmark.dungeon}
        faults.append(fault_of(f"{path}.entrance", "no-entrance-there", **facts))


def warnings_of(region: Region) -> list[Fault]:
    """What is odd about a region but does not keep it from being played."""
    found: list[Fault] = []
    for number, path in enumerate(region.paths):
        _warn_of_path(region, path, f"paths[{number}]", found)
    _warn_of_works(region, found)
    _warn_of_mouths(region, found)
    _warn_of_islands(region, found)
    return found


def _warn_of_path(region: Region, path: Path, where: str, found: list[Fault]) -> None:
    needs = PATH_NEEDS[path.kind]
    if needs and not any(region.terrain(cell) in needs for cell in path.cells):
        found.append(fault_of(where, f"no-{path.kind}-here"))
    broken = _broken_at(region, path)
    if broken:
        found.append(fault_of(where, "path-over-river", cells=_listed(broken)))


def _broken_at(region: Region, path: Path) -> list[Cell]:
    """The cells in which one who follows the path must cross a river and has nothing to cross it by."""
    broken: list[Cell] = []
    banks = list(region.banks(path.cells[0]))
    for a, b in path.edges:
        side = side_towards(a, b)
        reach = [bank for entered in banks for bank in joined_banks(region, a, entered)]
        banks = list(dict.fromkeys(there for bank in reach for there in banks_beyond(region, a, bank, side)))
        if not banks:
            broken.append(a)
            banks = list(
                dict.fromkeys(there for bank in region.banks(a) for there in banks_beyond(region, a, bank, side))
            )
    return broken


def _warn_of_works(region: Region, found: list[Fault]) -> None:
    for key, cells in (("bridges", region.bridges), ("ferries", region.ferries)):
        dry = [cell for cell in cells if not region.arms(cell)]
        if dry:
            found.append(fault_of(key, "no-river-here", cells=_listed(dry)))


def _warn_of_mouths(region: Region, found: list[Fault]) -> None:
    """A river ends in water, at the edge of the map or in another river (surface.river.geometry)."""
    ways: dict[Cell, int] = {}
    for river in region.rivers:
        for cell in river.cells:
            ways[cell] = ways.get(cell, 0) + 1
    for number, river in enumerate(region.rivers):
        mouth = river.cells[-1]
        if not river.end and not region.is_water(mouth) and ways[mouth] < 2:
            found.append(fault_of(f"rivers[{number}]", "river-nowhere", cells=write_cell(mouth)))


def _warn_of_islands(region: Region, found: list[Fault]) -> None:
    there = reached(region, region.start.cell)
    lost = [cell for cell in region.cells if not region.is_water(cell) and cell not in there]
    if lost:
        found.append(fault_of("terrain", "out-of-reach", count=len(lost), cells=_listed(lost)))


def _listed(cells: list[Cell]) -> str:
    return " ".join(write_cell(cell) for cell in cells[:SHOWN_CELLS]) + (" …" if len(cells) > SHOWN_CELLS else "")
