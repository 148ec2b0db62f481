"""The objects of a region's document: paths, rivers, landmarks, where it starts, own tables (surface.map.format)."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.world.creatures import CREATURES
from podzem.world.map_fields import shown
from podzem.world.number import read_number
from podzem.world.region.banks import WHOLE
from podzem.world.region.cells import SIDES, beside
from podzem.world.region.fields import RegionFields, Size
from podzem.world.region.region import Date, Landmark, Path, River, Start
from podzem.world.region.tables import CLASSES, COLUMNS, PATHS, ROWS, SERVICES, TYPES, WEATHERS, Emerge

WIDEST: Final = 3
MONTHS: Final = 12
DAYS: Final = 30
LAST_YEAR: Final = 9999
BANK: Final = re.compile(r"[NESW]-[NESW]")
OPTION: Final = re.compile(r"[a-z]+\.[a-z0-9_]{1,60}")


def read_path(fields: RegionFields, size: Size) -> Path | None:
    """A path; None where something is wrong with it."""
    kind, before = fields.word("kind", PATHS), len(fields.faults)
    cells = fields.chain(size, 2)
    return Path(kind, cells) if cells is not None and len(fields.faults) == before else None


def read_river(fields: RegionFields, size: Size) -> River | None:
    """A river; None where something is wrong with it."""
    before = len(fields.faults)
    name = fields.text("name")
    end = fields.word("end", SIDES) if fields.has("end") else ""
    if len(fields.faults) > before:
        return None
    cells = fields.chain(size, 1 if end else 2) or ()
    if len(set(cells)) < len(cells):
        fields.fault("cells", "river-twice")
    if end and cells and size.has(beside(cells[-1], end)):
        fields.fault("end", "end-inside")
    widths = _read_widths(fields, len(cells) - (0 if end else 1)) if cells else ()
    return River(name, cells, widths, end) if len(fields.faults) == before else None


def _read_widths(fields: RegionFields, count: int) -> tuple[int, ...]:
    found = fields.items("widths")
    if not all(isinstance(width, int) and 1 <= width <= WIDEST and width is not True for width in found):
        fields.fault("widths", "widths", most=WIDEST)
    elif len(found) != count:
        fields.fault("widths", "widths-count", count=count, found=len(found))
    elif any(after < before for before, after in pairwise(found)):
        fields.fault("widths", "width-falls")
    return tuple(found)


def read_landmark(fields: RegionFields, size: Size) -> Landmark | None:
    """A landmark with the defaults of its type (T14); None where its place or type is wrong."""
    id, before = fields.name("id"), len(fields.faults)
    type = TYPES[fields.word("type", tuple(TYPES))]
    cell = fields.cell("cell", size)
    if cell is None or len(fields.faults) > before:
        return None
    return Landmark(
        id,
        type.id,
        fields.text("name"),
        cell,
        fields.word("class", CLASSES, type.sight),
        _read_bank(fields),
        _read_emerge(fields, type.emerge),
        fields.name("dwellers", type.dwellers),
        _read_services(fields),
        fields.name("dungeon", ""),
        fields.name("entrance", ""),
        fields.name("clue", ""),
        fields.flag("hostile"),
    )


def _read_bank(fields: RegionFields) -> str:
    bank = fields.name("bank", WHOLE)
    if bank and not BANK.fullmatch(bank):
        fields.fault("bank", "bank", found=shown(bank))
        return WHOLE
    return bank


def _read_emerge(fields: RegionFields, usual: Emerge) -> Emerge:
    """Its own chances instead of those of its type; one that is not named is nothing."""
    if not fields.has("emerge"):
        return usual
    own = fields.inner("emerge")
    return Emerge(own.whole("enter", 0, 6, 0), own.whole("adjacent", 0, 6, 0), own.whole("night", 0, 6, 0))


def _read_services(fields: RegionFields) -> tuple[str, ...] | None:
    if not fields.has("services"):
        return None
    found = fields.names("services")
    for name in found:
        if name not in SERVICES:
            fields.fault("services", "one-of", words=", ".join(SERVICES), found=shown(name))
    return found


def read_start(fields: RegionFields, size: Size) -> Start:
    """Where and when it begins."""
    cell = fields.cell("cell", size)
    return Start(cell or (0, 0), _read_date(fields), fields.word("weather", WEATHERS, "clear"))


def _read_date(fields: RegionFields) -> Date:
    value, bounds = fields.row.get("date"), (LAST_YEAR, MONTHS, DAYS)
    if isinstance(value, list) and len(value) == 3 and not any(isinstance(part, bool) for part in value):
        year, month, day = value
        if all(isinstance(part, int) and 1 <= part <= most for part, most in zip(value, bounds)):
            return year, month, day
    if value is not None:
        fields.fault("date", "date", found=shown(value))
    return 1, 2, 1


def read_options(fields: RegionFields) -> dict[str, str]:
    """Options of games by their full names, values as words; `true` and `false` are `on` and `off`."""
    found: dict[str, str] = {}
    for name, value in fields.row.items():
        if not OPTION.fullmatch(name):
            fields.fault(name[:60], "option-name")
        elif isinstance(value, bool):
            found[name] = "on" if value else "off"
        elif isinstance(value, (int, str)) and len(str(value)) <= 60:
            found[name] = str(value)
        else:
            fields.fault(name, "option-value", found=shown(value))
    return found


def read_above(fields: RegionFields) -> dict[str, dict[str, Any]]:
    """What the document says of kinds above ground instead of T9."""
    found: dict[str, dict[str, Any]] = {}
    for kind in fields.row:
        if kind not in CREATURES:
            fields.fault(kind[:60], "no-kind", kind=kind[:60])
            continue
        own = fields.inner(kind)
        row = dict[str, Any]()
        if own.has("number"):
            row["number"] = _read_number(own)
        if own.has("attitude"):
            row["attitude"] = own.whole("attitude", -12, 12)
        if own.has("hostile"):
            row["hostile"] = own.flag("hostile")
        found[kind] = row
    return found


def _read_number(fields: RegionFields) -> str:
    value = fields.row.get("number")
    written = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    try:
        read_number(written if isinstance(written, str) else "")
    except Malformed:
        fields.fault("number", "number", found=str(value)[:40])
        return "1"
    return str(written)


def read_columns(fields: RegionFields) -> dict[str, tuple[str, ...]]:
    """Own columns of random meetings instead of those of T8: a kind for each face of a d12."""
    found: dict[str, tuple[str, ...]] = {}
    for column in fields.row:
        kinds = fields.names(column)
        if column not in COLUMNS:
            fields.fault(column[:60], "one-of", words=", ".join(COLUMNS), found=shown(column))
        elif len(kinds) != ROWS:
            fields.fault(column, "column", count=ROWS, found=len(kinds))
        else:
            found[column] = kinds
        for kind in kinds:
            if kind not in CREATURES:
                fields.fault(column[:60], "no-kind", kind=kind)
    return found
