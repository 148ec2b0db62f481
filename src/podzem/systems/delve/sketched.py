"""A dungeon document from a drawing: a letter a square, small ones passages, capitals rooms, a dot rock.

The shorthand of the catalogue (delve.map.squares), for cases: rows parted by `/`, an edge a line (`2,0 S open`,
`3,1 E door D1 locked good`, `0,1 W outside`), and whatever else the document has, a line each: the list, then the
object (`traps {"id": "TR1", …}`), or for an area or opening that is drawn its id and what it has besides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_whole
from podzem.world.points import DIRECTIONS

CELL: Final = 3
"""Half-sazhens of a square."""
DOORS: Final[dict[str, dict[str, Any]]] = {
    "door": {"kind": "free"},
    "double_door": {"kind": "free", "leaves": 2},
    "arch": {"kind": "arch"},
    "grate": {"kind": "portcullis"},
    "locked": {"kind": "locked", "quality": "good"},
    "barred": {"kind": "barred"},
    "secret": {"kind": "stuck", "hidden": True},
}
OUTSIDE: Final = "outside"
OUT: Final = "OUT"
EDGE: Final = "2,0 S open O1"


def document(data: Mapping[str, Any]) -> str:
    """The text of the document."""
    rows = str(data["drawing"]).split("/")
    letters = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    lines = [str(line).split() for line in data.get("edges", [])]
    if not any(OUTSIDE in line for line in lines):
        x, y = min(letters)
        lines.append([f"{x},{y}", "W", OUTSIDE])
    level: dict[str, Any] = {"depth": 1, "areas": _areas(letters), "openings": []}
    for line, number in zip(lines, count(1)):
        level["openings"].append(_opening(letters, line, number, level))
    ways = [opening["id"] for opening in level["openings"] if OUT in opening["between"]]
    root: dict[str, Any] = {"format": "podzem-dungeon/1", "id": "case", "title": {"en": "Case"}, "cell": CELL}
    root |= {"entrances": ways, "levels": [level]}
    for line in data.get("objects", []):
        _add(root, level, str(line))
    return json.dumps(root, indent=1)


def _areas(letters: Mapping[tuple[int, int], str]) -> list[dict[str, Any]]:
    return [
        {
            "id": letter,
            "kind": "room" if letter.isupper() else "passage",
            "rects": [[CELL * x, CELL * y, CELL * wide, CELL] for x, y, wide in _runs(letters, letter)],
            **({} if letter.isupper() else {"width": CELL}),
        }
        for letter in sorted(set(letters.values()))
    ]


def _runs(letters: Mapping[tuple[int, int], str], letter: str) -> Iterator[tuple[int, int, int]]:
    """Squares of a letter that stand side by side, row by row."""
    for x, y in sorted(letters, key=lambda square: (square[1], square[0])):
        if letters[x, y] == letter and letters.get((x - 1, y)) != letter:
            yield x, y, next(wide for wide in count(1) if letters.get((x + wide, y)) != letter)


def _opening(letters: Mapping[tuple[int, int], str], line: list[str], number: int, level: Any) -> dict[str, Any]:
    place, side, kind, id = [*line, f"O{number}"][:4] if len(line) >= 3 else ["", "", "", ""]
    numbers = [read_whole(part) for part in place.split(",")]
    if len(numbers) != 2 or None in numbers or side not in DIRECTIONS or kind not in (*DOORS, "open", OUTSIDE):
        raise Malformed(f"edges: {' '.join(line)!r} is no edge; such as {EDGE!r} was expected")
    x, y = numbers[0] or 0, numbers[1] or 0
    across, down = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    here, there = letters.get((x, y)), letters.get((x + across, y + down))
    if kind == OUTSIDE:
        there = OUT
        rect = [CELL * (x + across), CELL * (y + down), CELL, CELL]
        level["areas"].append({"id": OUT, "kind": "outside", "rects": [rect]})
    if here is None or there is None:
        raise Malformed(f"edges: {' '.join(line)!r} leads into rock")
    at = [CELL * (x + (1 + across) / 2), CELL * (y + (1 + down) / 2)]
    found: dict[str, Any] = {"id": id, "between": [here, there], "at": at, "dir": side, "width": CELL}
    return {**found, "door": dict(DOORS[kind])} if kind in DOORS else found


def _add(root: dict[str, Any], level: dict[str, Any], line: str) -> None:
    """`traps {…}` adds to a list of the level, `zones {…}` to the map's; `H {…}` adds to what is drawn."""
    name, _, text = line.partition(" ")
    try:
        thing = json.loads(text)
    except json.JSONDecodeError:
        raise Malformed(f"objects: {line!r} is no list or id with an object behind it") from None
    drawn = next((one for one in (*level["areas"], *level["openings"]) if one["id"] == name), None)
    if drawn is not None:
        drawn.update(thing)
    else:
        (root if name == "zones" else level).setdefault(name, []).append(thing)
