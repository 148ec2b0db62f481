"""Maps in and out of JSON text (dungeon.map.format): what is unknown is kept, what is wrong is told all at once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, TypeVar

from podzem.core.errors import Malformed
from podzem.world import map_objects
from podzem.world.documents import parse_document
from podzem.world.dungeon_map import Dungeon, Level
from podzem.world.faults import VALIDATION, BadMap, Fault
from podzem.world.map_bounds import LONGEST_FILE
from podzem.world.map_check import check_dungeon
from podzem.world.map_fields import LARGEST, Fields

FORMAT: Final = "podzem-dungeon/1"
SAMPLES: Final = ("proba", "mlyn", "zrazok")
LISTS: Final = ("areas", "openings", "traps", "secrets", "features", "treasure", "encounters")

Thing = TypeVar("Thing")


def load_dungeon(text: str, rules: str = "dungeon") -> Dungeon:
    """The dungeon of a map file; `rules` names the block of each object whose values stand over the others."""
    raw = parse_document(text, LONGEST_FILE, VALIDATION)
    faults: list[Fault] = []
    dungeon = _read_root(Fields(raw, "", faults, rules), raw)
    faults += _not_of(faults, check_dungeon(dungeon, whole=not faults))
    if faults:
        raise BadMap(faults)
    return dungeon


def _not_of(broken: list[Fault], found: list[Fault]) -> list[Fault]:
    """The faults that do not merely follow from objects which could not be read."""
    ids = {fault.path.partition("[")[2].partition("]")[0] for fault in broken} - {""}
    return [fault for fault in found if not ids & _named_in(fault)]


def _named_in(fault: Fault) -> set[str]:
    """The ids of which a fault speaks."""
    return set(re.findall(r"[^\s\[\]',.]+", " ".join((fault.path, *fault.facts.values()))))


def save_dungeon(dungeon: Dungeon) -> str:
    """The map file of a dungeon, an object a line; loading and saving it again gives the same bytes."""
    return _write(dungeon.raw, 0) + "\n"


def sample(name: str) -> Dungeon:
    """A map that comes with the program."""
    if name not in SAMPLES:
        raise Malformed(f"there is no map {name!r}; there are {', '.join(SAMPLES)}")
    return load_dungeon((files("podzem.world") / "maps" / f"{name}.json").read_text(encoding="utf-8"))


def _read_root(fields: Fields, raw: dict[str, Any]) -> Dungeon:
    if fields.row.get("format") != FORMAT:
        fields.fault("format", "format", words=FORMAT)
    if not fields.has("title"):
        fields.fault("title", "title")
    for key in ("levels", "entrances"):
        fields.some(key)
    return Dungeon(
        fields.name("id"),
        fields.text("title"),
        fields.whole("cell", 1, 3),
        tuple(_read_level(row, number, fields) for number, row in enumerate(fields.items("levels"))),
        fields.names("entrances"),
        tuple(_read_all(fields, "zones", map_objects.read_zone)),
        raw,
    )


def _read_level(row: object, number: int, root: Fields) -> Level:
    path = f"levels[{number}]"
    if not isinstance(row, dict):
        root.fault(path, "object")
        row = {}
    fields = Fields(row, path, root.faults, root.rules)
    for key in ("areas", "openings"):
        fields.some(key)
    if fields.has("doors"):
        fields.fault("doors", "door-outside")
    return Level(
        fields.whole("depth", 1, LARGEST),
        tuple(_read_all(fields, "areas", map_objects.read_area)),
        tuple(_read_all(fields, "openings", map_objects.read_opening)),
        tuple(_read_all(fields, "traps", map_objects.read_trap)),
        tuple(_read_all(fields, "secrets", map_objects.read_secret)),
        tuple(_read_all(fields, "features", map_objects.read_feature)),
        tuple(_read_all(fields, "treasure", map_objects.read_treasure)),
        tuple(_read_all(fields, "encounters", map_objects.read_encounter)),
        fields.name("wandering", ""),
    )


def _read_all(fields: Fields, key: str, read: Callable[[Fields], Thing]) -> list[Thing]:
    found = []
    for number, row in enumerate(fields.items(key)):
        id = row.get("id") if isinstance(row, dict) else None
        path = f"{key}[{id}]" if isinstance(id, str) and id else f"{fields.path}.{key}[{number}]".lstrip(".")
        if isinstance(row, dict):
            found.append(read(Fields(row, path, fields.faults, fields.rules)))
        else:
            fields.fault(f"{key}[{number}]", "object")
    return found


def _write(value: Any, depth: int) -> str:
    """Root, levels and their lists spread over lines; each object of a list on a line of its own."""
    if isinstance(value, dict) and (depth == 0 or (depth == 2 and "areas" in value)):
        lines = [f"{json.dumps(key, ensure_ascii=False)}: {_write(part, depth + 1)}" for key, part in value.items()]
        return "{" + ",\n".join(lines) + "}"
    if isinstance(value, list) and value and depth in (1, 3) and all(isinstance(part, dict) for part in value):
        return "[\n" + ",\n".join(_write(part, depth + 1) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
