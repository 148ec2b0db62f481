"""The fifth step: landmarks and ways below (surface.map.generator, 6, 7)."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from podzem.world.region.cells import Cell, apart
from podzem.world.region.dungeon_names import Drawn
from podzem.world.region.generator.demands import TABLE, Land, Unfit, each, scatter
from podzem.world.region.generator.settling import Places
from podzem.world.region.tables import ENTRANCE
from podzem.world.throws import WIDE, Roll, pick

LARGEST: Final = 10**9
"""What of a chosen seed goes into those of its dungeons."""


def find_entrances(land: Land, town: Cell, there: list[Cell], taken: list[Cell], face: Roll) -> list[Cell]:
    """Ways below in cells that can be walked to, the first of them near the town."""
    table = TABLE["entrances"]
    nearest, furthest = table["near"]
    near = [cell for cell in there if nearest <= apart(cell, town) <= furthest and cell not in set(taken)]
    if not near:
        raise Unfit("no place for a way below near the town")
    first = near[pick(face, len(near))]
    far = [cell for cell in there if apart(cell, town) >= nearest]
    count = each(table["cells_each"], len(land.kinds)) - 1
    return [first, *scatter(far, count, table["spacing"], [*taken, first], face)]


def dungeon_of(seed: int, number: int, far: int, face: Roll) -> str:
    """The dungeon of a way below: deeper the further it is from the town."""
    table = TABLE["entrances"]
    least, most = table["rooms"]
    depths = min(1 + far // table["cells_deeper"], table["deepest"])
    return str(Drawn(_seed_of(seed, number), depths, least + pick(face, most - least + 1)))


def _seed_of(seed: int, number: int) -> int:
    """The seed of one of its dungeons; of a secret seed one that is as secret and tells nothing of it."""
    if seed < WIDE:
        return seed % LARGEST * 1000 + number
    return WIDE + int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=16).digest(), "big")


def mark(land: Land, cells: list[Cell], taken: list[Cell], face: Roll) -> Places:
    """Landmarks of each class, of types in turn by the dice."""
    found: Places = {}
    full = list(taken)
    for sight in ("huge", "conspicuous", "inconspicuous", "hidden"):
        types = TABLE["types"][sight]
        count = -(-TABLE["landmarks"][sight] * len(land.kinds) // 100)
        for cell in scatter(cells, count, 2 if sight == "huge" else 1, full, face):
            found.setdefault(types[pick(face, len(types))], []).append(cell)
            full.append(cell)
    assert ENTRANCE not in found
    return found
