"""The text of a region (surface.map.text): each thing in its short form where that reads back, else as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.world.region.cells import write_cell
from podzem.world.region.region import Region
from podzem.world.region.region_text import BARE, DEFAULTS, WORDS_OF_JSON, Row, empty_document, id_of, read_line


def write_text(region: Region) -> str:
    """The text of a region; what stands in its document and has no line of its own is kept as JSON."""
    return document_to_text(region.raw)


def document_to_text(raw: Row) -> str:
    """The text of a document, line by line; reading it back gives an equal document."""
    lines = list(raw["terrain"])
    for key, value in raw.items():
        if key not in ("format", "size", "terrain"):
            lines += _lines(key, value)
    missing = [key for key in DEFAULTS if key not in raw]
    return "\n".join([*lines, *([f"without {' '.join(missing)}"] if missing else [])]) + "\n"


def _lines(key: str, value: Any) -> list[str]:
    """The lines of a field: short ones if they read back as they were, else the field as JSON."""
    short = WRITERS[key](value) if key in WRITERS and _is_plain(key, value) else []
    document: Row = empty_document()
    try:
        for line in short:
            read_line(document, line, 0)
    except Malformed:
        document[key] = ...
    if document.get(key, ...) == value:
        return short
    return [f"field {_word(key)} {_dump(value)}"]


def _is_plain(key: str, value: Any) -> bool:
    """Whether a field has the shape that its lines need; what is inside is tried line by line."""
    usual = DEFAULTS.get(key, {})
    return isinstance(value, type(usual)) if isinstance(usual, (list, dict)) else True


def _word(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False).replace(" ", "\\u0020")


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _spell(value: Any) -> str:
    """A string that needs no quotes as it is, all else as JSON."""
    is_bare = isinstance(value, str) and BARE.fullmatch(value) and value not in WORDS_OF_JSON
    return str(value) if is_bare else _dump(value)


def _behind(row: Row, said: tuple[str, ...]) -> str:
    further = {key: value for key, value in row.items() if key not in said}
    return f" {_dump(further)}" if further else ""


def _tried(short: Callable[[Row], str], word: str, key: str) -> Callable[[list[Any]], list[str]]:
    """A writer of a list: each row in its short form where that reads back as it was, else as JSON."""

    def write(rows: list[Any]) -> list[str]:
        found = []
        for row in rows:
            document: Row = {key: []}
            try:
                line = short(row)
                read_line(document, line, 0)
            except (Malformed, KeyError, TypeError, AttributeError, ValueError, IndexError):
                line = ""
            found.append(line if document[key] == [row] else f"{word} {_dump(row)}")
        return found

    return write


def _path_line(row: Row) -> str:
    return f"{row['kind']} {_chain(row['cells'])}{_behind(row, ('kind', 'cells'))}"


def _chain(cells: list[Any]) -> str:
    return " ".join(write_cell((x, y)) for x, y in cells)


def _river_line(row: Row) -> str:
    end = f" {row['end']}" if row["end"] else ""
    widths = ":".join(str(width) for width in row["widths"])
    return f"river {widths} {_chain(row['cells'])}{end}{_behind(row, ('cells', 'widths', 'end'))}"


def _mark_line(row: Row) -> str:
    said = ("type", "name", "cell", *(["id"] if row["id"] == id_of(row["name"]) else []))
    return f"mark {row['type']} {_spell(row['name'])} {_chain([row['cell']])}{_behind(row, said)}"


def _write_cells(word: str) -> Callable[[list[Any]], list[str]]:
    return lambda cells: [f"{word} {_chain([cell])}" if _is_cell(cell) else "" for cell in cells]


def _is_cell(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int and part >= 0 for part in value)


def _write_start(row: Row) -> list[str]:
    try:
        date = "-".join(str(part) for part in row["date"])
        line = f"start {_chain([row['cell']])} {date} {row['weather']}{_behind(row, ('cell', 'date', 'weather'))}"
    except (KeyError, TypeError, ValueError):
        return [f"start {_dump(row)}"]
    return [line]


def _write_entries(word: str) -> Callable[[Row], list[str]]:
    return lambda rows: [f"{word} {name} {_spell(value)}" for name, value in rows.items() if " " not in name]


WRITERS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "name": lambda value: [f"name {_spell(value)}"],
    "seed": lambda value: [f"seed {_dump(value)}"] if value is not None else [],
    "paths": _tried(_path_line, "road", "paths"),
    "rivers": _tried(_river_line, "river", "rivers"),
    "fords": _write_cells("ford"),
    "bridges": _write_cells("bridge"),
    "ferries": _write_cells("ferry"),
    "landmarks": _tried(_mark_line, "mark", "landmarks"),
    "flavour": _write_entries("flavour"),
    "start": _write_start,
    "options": _write_entries("option"),
}
