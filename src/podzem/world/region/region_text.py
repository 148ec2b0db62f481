"""Regions as a compact text for tests and the terminal (surface.map.text): rows of letters, then a line for each thing.

    ..fM
    ..h~
    name "Demo"
    road 0,0 1,0
    river 1:2 3,0 2,0 2,1 S {"name": "Bystraya"}
    ford 2,1
    mark town Gorod 0,0 {"id": "town"}
    start 0,0 1-2-1 clear

What the short form of a line cannot say stands behind it as JSON, or in its place: `river {"cells": …}`. A field that
is not of the format is a line `field NAME JSON`; one that the document has not at all is named in a line `without`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from podzem.core.errors import Malformed, PodzemError
from podzem.world.documents import parse_document
from podzem.world.region.cells import read_cell
from podzem.world.region.dungeon_names import Dungeons, entrances_of
from podzem.world.region.fields import LONGEST_FILE, VALIDATION
from podzem.world.region.region import Region
from podzem.world.region.region_file import FORMAT, read_region
from podzem.world.region.tables import LETTERS, PATHS

CLAUSE: Final = "surface.map.text"
Row = dict[str, Any]

LISTS: Final = {"ford": "fords", "bridge": "bridges", "ferry": "ferries"}
WORDS_OF_JSON: Final = ("true", "false", "null")
BARE: Final = re.compile(r"[^\W\d][\w-]*")
"""A word that needs no quotes."""
DATE: Final = re.compile(r"(\d{1,4})-(\d{1,2})-(\d{1,2})")
WIDTHS: Final = re.compile(r"\d(?::\d)*")
DEFAULTS: Final[Row] = {
    "format": FORMAT,
    "name": "",
    "seed": None,
    "size": [],
    "terrain": [],
    "paths": [],
    "rivers": [],
    "fords": [],
    "bridges": [],
    "ferries": [],
    "landmarks": [],
    "start": {},
    "options": {},
}
"""The fields that a text has without saying so."""
ORDER: Final = (*list(DEFAULTS)[:5], "flavour", *list(DEFAULTS)[5:11], "encounters", "start", "options")
"""How the fields follow each other in a document."""


def read_text(text: str, dungeons: Dungeons = entrances_of) -> Region:
    """The region of a text."""
    return read_region(text_to_document(text), dungeons)


def text_to_document(text: str) -> Row:
    """The document that a text means, not yet checked."""
    if len(text) > LONGEST_FILE:
        raise Malformed(f"a region's text has at most {LONGEST_FILE} characters ({CLAUSE})")
    lines = [line.rstrip() for line in text.split("\n")]
    lines = [line for line in lines if line and not line.startswith("#")]
    rows = next((lines[:place] for place, line in enumerate(lines) if not set(line) <= LETTERS.keys()), lines)
    if not rows:
        raise Malformed(f"rows of terrain letters were expected first, of {' '.join(LETTERS)} ({CLAUSE})")
    document = empty_document()
    document |= {"size": [len(rows[0]), len(rows)], "terrain": rows}
    for number, line in enumerate(lines[len(rows) :], len(rows) + 1):
        read_line(document, line, number)
    return ordered(document, ORDER)


def read_line(document: Row, line: str, number: int) -> None:
    """Add what a line says to the document."""
    word, _, rest = line.partition(" ")
    read = READERS.get(word)
    if read is None:
        raise Malformed(f"line {number}: one of {', '.join(READERS)} was expected, not {word[:40]!r} ({CLAUSE})")
    try:
        read(document, word, rest.strip())
    except (ValueError, PodzemError, RecursionError):
        raise Malformed(f"line {number}: {line[:60]!r} is no line of {word!r} ({CLAUSE})") from None


def empty_document() -> Row:
    """What a text without a line would mean."""
    found: Row = json.loads(json.dumps(DEFAULTS))
    return found


def _value(text: str) -> Any:
    """A JSON value, or a bare word as a string."""
    if BARE.fullmatch(text) and text not in WORDS_OF_JSON:
        return text
    return _json(text)


def _json(text: str) -> Any:
    """JSON as a map may hold it: bounded numbers, no field twice."""
    (found,) = parse_document(f'{{"": {text}}}', LONGEST_FILE, VALIDATION).values()
    return found


def _parts(rest: str) -> tuple[list[str], Row]:
    """The words of a line, and the JSON object behind them."""
    before, brace, after = rest.partition("{")
    further = _json(brace + after) if brace else {}
    if not isinstance(further, dict):
        raise ValueError(rest)
    return before.split(), further


def _cells(words: list[str]) -> list[list[int]]:
    return [list(read_cell(word)) for word in words]


def _read_field(document: Row, word: str, rest: str) -> None:
    name, _, value = rest.partition(" ")
    document[json.loads(name) if name.startswith('"') else name] = _json(value)


def _read_own(document: Row, word: str, rest: str) -> None:
    document[word] = _value(rest)


def _read_without(document: Row, word: str, rest: str) -> None:
    for name in rest.split():
        document.pop(name, None)


def _read_path(document: Row, word: str, rest: str) -> None:
    words, further = _parts(rest)
    document["paths"].append({"kind": word, "cells": _cells(words), **further} if words else further)


def _read_river(document: Row, word: str, rest: str) -> None:
    words, further = _parts(rest)
    if not words:
        document["rivers"].append(further)
        return
    if not WIDTHS.fullmatch(words[0]):
        raise ValueError(rest)
    end = words.pop() if words[-1].isalpha() else None
    widths = [int(width) for width in words[0].split(":")]
    row = {"cells": _cells(words[1:]), "widths": widths, "end": end}
    document["rivers"].append(ordered({**row, **further}, ("name", "cells", "widths", "end")))


def ordered(row: Row, first: tuple[str, ...]) -> Row:
    """The same fields, these first."""
    return {key: row[key] for key in first if key in row} | row


def _read_cells(document: Row, word: str, rest: str) -> None:
    document[LISTS[word]] += _cells(rest.split())


def _read_mark(document: Row, word: str, rest: str) -> None:
    """`mark town Gorod 0,0`, `mark ruin "Old wall" 3,2 {"class": "huge"}`: its id is the name in small letters."""
    found = re.fullmatch(r'(\w+) ("(?:[^"\\]|\\.)*"|\S+) (\d+,\d+)(?: (\{.*\}))?', rest)
    if found is None:
        document["landmarks"].append(_json(rest))
        return
    type, written, cell, further = found.groups()
    name = _value(written)
    row = {"id": id_of(name), "type": type, "name": name, "cell": list(read_cell(cell))}
    document["landmarks"].append({**row, **(_json(further) if further else {})})


def id_of(name: str) -> str:
    """The id of a landmark whose line names none."""
    return name.lower().replace(" ", "_")


def _read_start(document: Row, word: str, rest: str) -> None:
    words, further = _parts(rest)
    if not words:
        document["start"] = further
        return
    cell, date, weather = words
    found = DATE.fullmatch(date)
    if found is None:
        raise ValueError(rest)
    days = [int(part) for part in found.groups()]
    document["start"] = {"cell": list(read_cell(cell)), "date": days, "weather": weather, **further}


def _read_entry(document: Row, word: str, rest: str) -> None:
    """`option surface.move_carry none`, `flavour 0,0 "meadow"`."""
    name, _, value = rest.partition(" ")
    document.setdefault("options" if word == "option" else word, {})[name] = _value(value)


READERS: Final[dict[str, Callable[[Row, str, str], None]]] = {
    "name": _read_own,
    "seed": _read_own,
    **dict.fromkeys(PATHS, _read_path),
    "river": _read_river,
    **dict.fromkeys(LISTS, _read_cells),
    "mark": _read_mark,
    "flavour": _read_entry,
    "start": _read_start,
    "option": _read_entry,
    "field": _read_field,
    "without": _read_without,
}
