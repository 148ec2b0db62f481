"""The catalogue's demo map (surface.map.format), and regions drawn in a few lines for a case."""

import copy
from typing import Any

from podzem.world.region.region import Region
from podzem.world.region.region_file import read_region

DEMO: dict[str, Any] = {
    "format": "podzem-surface/1",
    "name": "Demo",
    "seed": None,
    "size": [5, 4],
    "terrain": ["..fMM", ".ffhM", "...h~", "bb..~"],
    "paths": [
        {"kind": "road", "cells": [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]},
        {"kind": "clearing", "cells": [[1, 2], [1, 1], [2, 1]]},
        {"kind": "pass", "cells": [[3, 1], [4, 1]]},
        {"kind": "causeway", "cells": [[2, 2], [2, 3], [1, 3]]},
    ],
    "rivers": [{"name": "Bystraya", "cells": [[3, 0], [3, 1], [3, 2], [4, 2]], "widths": [1, 2, 2], "end": None}],
    "fords": [[3, 2]],
    "bridges": [],
    "ferries": [],
    "landmarks": [
        {"id": "town", "type": "town", "name": "Gorod", "cell": [0, 0]},
        {"id": "selo", "type": "village", "name": "Selo", "cell": [2, 2]},
        {"id": "tverd", "type": "giant_stronghold", "name": "Tverdynya", "cell": [4, 0]},
        {"id": "logovo", "type": "lair", "name": "Logovo", "cell": [2, 1], "dwellers": "doghead"},
        {"id": "vhod", "type": "dungeon_entrance", "name": "Vhod", "cell": [1, 3], "dungeon": "demo_dungeon"},
        {"id": "klad", "type": "cache", "name": "Klad", "cell": [4, 1], "class": "hidden"},
    ],
    "start": {"cell": [0, 0], "date": [1, 2, 1], "weather": "clear"},
    "options": {},
}


def demo_dungeons(name: str) -> tuple[str, ...] | None:
    """The demo's dungeon, which is nobody's sample."""
    return ("E0", "E1") if name == "demo_dungeon" else None


def demo(**changes: Any) -> dict[str, Any]:
    """The demo map as data that may be changed."""
    return {**copy.deepcopy(DEMO), **changes}


def drawn(*rows: str, **fields: Any) -> Region:
    """A small region of these rows that starts in its first cell of land."""
    land = [[x, y] for y, row in enumerate(rows) for x, letter in enumerate(row) if letter not in "~="]
    start = {"cell": land[0], "date": [1, 3, 1], "weather": "clear"}
    raw = {"format": "podzem-surface/1", "size": [len(rows[0]), len(rows)], "terrain": list(rows), "start": start}
    return read_region({**raw, **fields}, demo_dungeons)
