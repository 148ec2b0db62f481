"""Regions in and out of JSON text (surface.map.format): what is unknown is kept, what is wrong is told all at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, TypeVar

from podzem.core.errors import Malformed
from podzem.world.documents import parse_document
from podzem.world.faults import BadMap, Fault
from podzem.world.map_fields import shown
from podzem.world.region import objects
from podzem.world.region.cells import Cell, write_cell
from podzem.world.region.check import check_region
from podzem.world.region.dungeon_names import Dungeons, entrances_of
from podzem.world.region.fields import (
    LARGEST_SIZE,
    LONGEST_FILE,
    VALIDATION,
    RegionFields,
    Size,
    fields_at,
    rows_of,
)
from podzem.world.region.region import Region, Start
from podzem.world.region.tables import LETTERS
from podzem.world.texts import Text
from podzem.world.throws import WIDE

FORMAT: Final = "podzem-surface/1"
SAMPLES: Final = ("porechye",)
LARGEST_SEED: Final = 2 * WIDE
"""Below it lie all that can be chosen and all that are drawn."""

Thing = TypeVar("Thing")


def load_region(text: str, dungeons: Dungeons = entrances_of) -> Region:
    """The region of a map file; `dungeons` says which dungeons there are and by which openings one enters them."""
    return read_region(parse_document(text, LONGEST_FILE, VALIDATION), dungeons)


def read_region(raw: dict[str, Any], dungeons: Dungeons = entrances_of) -> Region:
    """The region of a document that is plain data already."""
    faults: list[Fault] = []
    region = _read_root(RegionFields(raw, "", faults, ""), raw)
    if region is not None:
        faults += check_region(region, dungeons, whole=not faults)
    if region is None or faults:
        raise BadMap(faults)
    return region


def save_region(region: Region) -> str:
    """The map file of a region, an object a line; loading and saving it again gives the same bytes."""
    return write_document(region.raw)


def write_document(raw: dict[str, Any]) -> str:
    """A document as text: root and its lists spread over lines."""
    lines = [f"{json.dumps(key, ensure_ascii=False)}: {_write(value)}" for key, value in raw.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _write(value: Any) -> str:
    is_spread = isinstance(value, list) and value and all(isinstance(part, (dict, str)) for part in value)
    if is_spread:
        return "[\n" + ",\n".join(json.dumps(part, ensure_ascii=False) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def sample_region(name: str) -> Region:
    """A region that comes with the program."""
    if name not in SAMPLES:
        raise Malformed(f"there is no region {name!r}; there are {', '.join(SAMPLES)}")
    return load_region((files("podzem.world") / "maps" / f"{name}.json").read_text(encoding="utf-8"))


def _read_root(fields: RegionFields, raw: dict[str, Any]) -> Region | None:
    """The region, without those of its objects that could not be read; None where it has no ground."""
    if fields.row.get("format") != FORMAT:
        fields.fault("format", "format", words=FORMAT)
    rows = _read_rows(fields)
    if rows is None:
        return None
    size = Size(len(rows[0]), len(rows))
    encounters = fields.inner("encounters")
    columns = {key: row for key, row in encounters.row.items() if key != "creatures"}
    return Region(
        fields.text("name"),
        _read_seed(fields),
        rows,
        _read_start(fields, size),
        tuple(_read_all(fields, "paths", size, objects.read_path)),
        tuple(_read_all(fields, "rivers", size, objects.read_river)),
        fields.cells("fords", size),
        fields.cells("bridges", size),
        fields.cells("ferries", size),
        tuple(_read_all(fields, "landmarks", size, objects.read_landmark)),
        _read_flavour(fields.inner("flavour"), size),
        objects.read_columns(RegionFields(columns, "encounters", fields.faults, "")),
        objects.read_above(encounters.inner("creatures")),
        objects.read_options(fields.inner("options")),
        raw,
    )


def _read_rows(fields: RegionFields) -> tuple[str, ...] | None:
    """The rows of the terrain, as many and as long as the size says."""
    value, before = fields.row.get("size"), len(fields.faults)
    sides = value if isinstance(value, list) and len(value) == 2 else []
    if not sides or not all(type(side) is int and 1 <= side <= LARGEST_SIZE for side in sides):
        fields.fault("size", "size", most=LARGEST_SIZE, found=shown(value))
        return None
    rows = fields.items("terrain")
    if len(rows) != sides[1]:
        fields.fault("terrain", "rows", count=sides[1], found=len(rows))
    for number, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != sides[0]:
            fields.fault(f"terrain[{number}]", "row-length", count=sides[0], found=shown(row))
        elif not set(row) <= LETTERS.keys():
            fields.fault(f"terrain[{number}]", "row-letters", words=" ".join(LETTERS), found=shown(row))
    return tuple(rows) if len(fields.faults) == before else None


def _read_seed(fields: RegionFields) -> int | None:
    value = fields.row.get("seed")
    if value is None or (type(value) is int and 0 <= value < LARGEST_SEED):
        return value
    fields.fault("seed", "seed", found=shown(value))
    return None


def _read_start(fields: RegionFields, size: Size) -> Start:
    if not fields.has("start"):
        fields.fault("start", "start")
        return Start((0, 0))
    return objects.read_start(fields.inner("start"), size)


def _read_flavour(fields: RegionFields, size: Size) -> dict[Cell, Text]:
    names = {write_cell((x, y)): (x, y) for y in range(size.height) for x in range(size.width)} if fields.row else {}
    found: dict[Cell, Text] = {}
    for key in fields.row:
        if key in names:
            found[names[key]] = fields.text(key)
        else:
            fields.fault("", "flavour-cell", found=shown(key))
    return found


def _read_all(
    fields: RegionFields, key: str, size: Size, read: Callable[[RegionFields, Size], Thing | None]
) -> list[Thing]:
    """What could be read of a list; what could not has told why."""
    found = []
    for row, path in rows_of(fields, key):
        inner = fields_at(row, path, fields.faults)
        thing = read(inner, size) if inner is not None else None
        if thing is not None:
            found.append(thing)
    return found
