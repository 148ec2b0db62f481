"""Data tables, checked when loaded: every key known, every number in its bounds, every band covered once."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from podzem.core.errors import BadTable


def read_tables(file: Traversable) -> dict[str, Any]:
    """A tables.toml, each of whose tables names its clause."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    for name, table in tables.items():
        rows = table if isinstance(table, list) else [table]
        if not all("clause" in row for row in rows):
            raise BadTable(f"{file.name}: [{name}] does not name its clause")
    return tables


def digest_of(*places: Traversable, also: bytes = b"") -> str:
    """What the data of a rule book is: these files, and all of these folders by their names."""
    found = [file for place in places for file in (_files_in(place) if place.is_dir() else (place,))]
    return hashlib.blake2b(b"".join(file.read_bytes() for file in found) + also, digest_size=8).hexdigest()


def _files_in(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda file: file.name)


def take(row: dict[str, Any], where: str, *, needs: Sequence[str], may: Sequence[str] = ()) -> dict[str, Any]:
    """A row with exactly the keys it needs and may have."""
    missing = [key for key in needs if key not in row]
    unknown = [key for key in row if key not in needs and key not in may]
    if missing or unknown:
        raise BadTable(f"{where}: missing {missing}, unknown {unknown}")
    return row


def unique(names: Iterable[str], where: str) -> list[str]:
    """The names, none twice."""
    seen: list[str] = []
    for name in names:
        if name in seen:
            raise BadTable(f"{where}: {name!r} stands twice")
        seen.append(name)
    return seen


def bands(last_faces: Sequence[int], sides: int, where: str) -> list[int]:
    """The last faces of a band table's rows: rising, and ending with the sides, so that each face has one row."""
    before = 0
    for last in last_faces:
        if last <= before:
            raise BadTable(f"{where}: the row that ends with {last} overlaps the one before it")
        before = last
    if before != sides:
        raise BadTable(f"{where}: the rows end with {before}, the die has {sides} sides")
    return list(last_faces)
