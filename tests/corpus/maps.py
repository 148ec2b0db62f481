"""Small maps for scenes of `dungeon`, as documents: a way with a trap, a room behind a door, stairs and a slide."""

from __future__ import annotations

import json
from typing import Any, Final


def document(level: dict[str, Any], *below: dict[str, Any]) -> str:
    """A map of these levels on which nobody wanders about unless they say so."""
    levels = [{"depth": depth, "wandering": "off", **one} for depth, one in enumerate((level, *below), 1)]
    head = {"format": "podzem-dungeon/1", "id": "scene", "title": "scene", "cell": 2, "entrances": ["O0"]}
    return json.dumps({**head, "levels": levels}, indent=1)


def area(id: str, kind: str, *rects: list[float], **more: Any) -> dict[str, Any]:
    """An area of rectangles."""
    return {"id": id, "kind": kind, "rects": list(rects), **more}


OUT: Final = area("OUT", "outside", [-2, 0, 2, 2])
IN: Final = {"id": "O0", "between": ["OUT", "P"], "at": [0, 1], "dir": "E", "width": 2}


def trapped(type: str, **more: Any) -> str:
    """A way with a trap across it."""
    trap = {"id": "T", "area": "P", "rect": [10, 0, 2, 2], "bound": "place", "type": type, **more}
    return document({"areas": [OUT, area("P", "passage", [0, 0, 40, 2])], "openings": [IN], "traps": [trap]})


def chamber(door: dict[str, Any], **more: Any) -> str:
    """A way with a room behind a door at its end."""
    way = {"id": "D", "between": ["P", "R"], "at": [12, 1], "dir": "E", "width": 2, "door": door}
    areas = [OUT, area("P", "passage", [0, 0, 12, 2]), area("R", "room", [12, 0, 8, 8])]
    return document({"areas": areas, "openings": [IN, way], **more})


LONG: Final = document({"areas": [OUT, area("P", "passage", [0, 0, 290, 2])], "openings": [IN]})
TWIN: Final = document(
    {
        "areas": [OUT, area("P", "passage", [0, 0, 20, 2]), area("B", "passage", [0, 2, 20, 2])],
        "openings": [IN, {"id": "S", "between": ["P", "B"], "at": [17, 2], "dir": "S", "width": 2}],
    }
)
KEYED: Final = document(
    {
        "areas": [OUT, area("P", "passage", [0, 0, 20, 2]), area("R", "room", [20, 0, 8, 8])],
        "openings": [IN, {"id": "O1", "between": ["P", "R"], "at": [20, 1], "dir": "E", "width": 2}],
        "features": [
            {
                "id": "F",
                "area": "R",
                "at": [22, 1],
                "size": "large",
                "text": "well",
                "acts": {"look": {"result": "water"}},
            },
            {
                "id": "RU",
                "area": "P",
                "at": [16, 1],
                "rect": [15, 0, 2, 2],
                "size": "large",
                "text": "stones",
                "terrain": "rubble",
            },
        ],
        "encounters": [
            {
                "id": "EV",
                "area": "P",
                "trigger": "enter",
                "kind": "rat",
                "number": 0,
                "dungeon": {"event": "a cold wind"},
            },
            {"id": "TU", "area": "P", "trigger": "turn", "kind": "rat", "number": "d6+1"},
            {"id": "AC", "area": "R", "trigger": "act", "kind": "bear", "number": 1, "distance": 2, "attitude": 7},
        ],
    }
)
SHUT: Final = document({"wandering": "depth_1", "areas": [OUT, area("P", "passage", [0, 0, 20, 2])], "openings": [IN]})
"""Nobody can come in but from outside."""
SLIDE: Final = document(
    {
        "areas": [OUT, area("P", "passage", [0, 0, 40, 2]), area("S", "stairs", [40, 0, 2, 2], stairs="down")],
        "openings": [
            IN,
            {"id": "O1", "between": ["P", "S"], "at": [40, 1], "dir": "E", "width": 2},
            {
                "id": "DN",
                "between": ["S", None],
                "at": [42, 1],
                "dir": "E",
                "width": 2,
                "to_level": {"depth": 2, "opening": "UP"},
            },
        ],
        "traps": [
            {
                "id": "T",
                "area": "P",
                "rect": [10, 0, 2, 2],
                "bound": "place",
                "type": "slide",
                "params": {"to": {"depth": 2, "at": [6, 4]}},
            }
        ],
    },
    {
        "areas": [area("U", "stairs", [42, 0, 2, 2], stairs="up"), area("B", "room", [0, 2, 44, 8])],
        "openings": [
            {
                "id": "UP",
                "between": ["U", None],
                "at": [42, 1],
                "dir": "W",
                "width": 2,
                "to_level": {"depth": 1, "opening": "DN"},
            },
            {"id": "O2", "between": ["U", "B"], "at": [43, 2], "dir": "S", "width": 2},
        ],
    },
)
