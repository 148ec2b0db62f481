"""The sample dungeon as a viewer is sent it, made by hand: cells, light, walls, openings."""

import math
from typing import Any

AREAS: dict[str, tuple[str, list[tuple[int, int, int, int]]]] = {
    "S": ("stairs", [(0, 4, 2, 2)]),
    "PA": ("passage", [(2, 4, 22, 2), (22, 6, 2, 12)]),
    "J": ("junction", [(22, 18, 2, 2)]),
    "PB": ("passage", [(24, 18, 12, 2)]),
    "R1": ("room", [(36, 12, 16, 14)]),
    "PC": ("passage", [(22, 20, 2, 12)]),
    "R2": ("room", [(18, 32, 10, 8)]),
    "R3": ("room", [(12, 34, 6, 4)]),
}
OPENINGS: dict[str, tuple[tuple[float, float], str, str]] = {
    "O0": ((0, 5), "E", ""),
    "O1": ((2, 5), "E", ""),
    "O2": ((23, 18), "S", ""),
    "O3": ((24, 19), "E", ""),
    "O4": ((23, 20), "S", ""),
    "D1": ((36, 19), "E", "stuck"),
    "D2": ((23, 32), "S", "stuck"),
    "SD1": ((18, 35), "W", "stuck"),
}
BOUNDS = (-2, 2, 58, 42)
RINGS = ((2, 3), (4, 2), (6, 1))
Cell = tuple[int, int]


def area_cells(*names: str) -> dict[Cell, str]:
    """The cells of some areas."""
    return {
        (x + dx, y + dy): name
        for name in names
        for x, y, width, height in AREAS[name][1]
        for dx in range(width)
        for dy in range(height)
    }


def rows(grades: dict[Cell, int]) -> list[str]:
    """A row of digits for each row of the level's bounds."""
    x, y, width, height = BOUNDS
    return ["".join(str(grades.get((x + dx, y + dy), 0)) for dx in range(width)) for dy in range(height)]


def light_round(cells: dict[Cell, str], *lights: tuple[float, float]) -> dict[Cell, int]:
    """The light of some torches on some cells."""
    found = {}
    for x, y in cells:
        away = min(math.hypot(x + 0.5 - a, y + 0.5 - b) for a, b in lights)
        grade = next((grade for reach, grade in RINGS if away <= reach), 0)
        if grade:
            found[x, y] = grade
    return found


def walls(cells: dict[Cell, str]) -> list[list[float]]:
    """The edges of known cells that are no opening, piece by piece."""
    gaps = set()
    for (x, y), direction, _ in OPENINGS.values():
        along = [(x, y - 1), (x, y)] if direction in "EW" else [(x - 1, y), (x, y)]
        gaps |= {(a, b, direction in "EW") for a, b in along}
    found = []
    for x, y in cells:
        for dx, dy, edge in (
            (-1, 0, (x, y, x, y + 1)),
            (1, 0, (x + 1, y, x + 1, y + 1)),
            (0, -1, (x, y, x + 1, y)),
            (0, 1, (x, y + 1, x + 1, y + 1)),
        ):
            is_gap = (edge[0], edge[1], edge[0] == edge[2]) in gaps
            if cells.get((x + dx, y + dy)) != cells[x, y] and not is_gap:
                found.append([*map(float, edge)])
    return found


def level(known: tuple[str, ...], now: dict[Cell, int], **rest: Any) -> dict[str, Any]:
    """A level of which some areas are known."""
    cells = area_cells(*known)
    openings = [
        {"id": name, "at": at, "dir": direction, "width": 2, "to_depth": 0, "door": door_of(name, kind)}
        for name, (at, direction, kind) in OPENINGS.items()
        if any((math.floor(at[0]) - dx, math.floor(at[1]) - dy) in cells for dx in (0, 1) for dy in (0, 1))
        and (name != "SD1" or "R3" in known)
    ]
    areas = [
        {"id": name, "kind": AREAS[name][0], "at": middle(AREAS[name][1][0]), "size": AREAS[name][1][0][2:]}
        for name in known
    ]
    return {
        "depth": 1,
        "bounds": BOUNDS,
        "seen": rows(dict.fromkeys(cells, 2) | now),
        "now": rows(now),
        "walls": walls(cells),
        "openings": openings,
        "areas": areas,
        "features": [],
        "heaps": [],
        "traps": [],
        "places": {},
        "walked": [],
        **rest,
    }


def door_of(name: str, kind: str) -> dict[str, Any] | None:
    if not kind:
        return None
    return {"kind": kind, "open": name == "D2", "wedged": name == "D2", "broken": False, "secret": name == "SD1"}


def middle(rect: tuple[int, int, int, int]) -> list[float]:
    x, y, width, height = rect
    return [x + width / 2, y + height / 2]
