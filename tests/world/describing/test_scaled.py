"""Maps whose coordinates are no multiples of three: nothing vanishes, nothing overlaps (delve.shared.map, 1 and 2)."""

import json
import random
from fractions import Fraction
from math import floor
from typing import Any

import pytest

from podzem.world.describing.scale import scale_of
from podzem.world.describing.squares import beyond, squares_of
from podzem.world.dungeon_map import Level
from podzem.world.map_file import load_dungeon

MAPS = 150


def lines(dice: random.Random) -> list[int]:
    """Where walls stand on one axis: rooms of 1 to 9 half-sazhens."""
    found = [dice.randint(0, 4)]
    for _ in range(dice.randint(2, 5)):
        found.append(found[-1] + dice.randint(1, 9))
    return found


def patched(dice: random.Random) -> Level:
    """Rooms wall to wall between crooked lines, openings of any width anywhere in the walls between them."""
    across, down = lines(dice), lines(dice)
    rooms = [(x, y) for y in range(len(down) - 1) for x in range(len(across) - 1)]
    areas: list[dict[str, Any]] = [{"id": "OUT", "kind": "outside", "rects": [[across[0] - 3, down[0], 3, 1]]}]
    ways = [way("O0", "OUT", "R0-0", across[0], down[0], down[0] + 1, "E", dice)]
    for x, y in rooms:
        west, east, north, south = across[x], across[x + 1], down[y], down[y + 1]
        areas.append({"id": f"R{x}-{y}", "kind": "room", "rects": [[west, north, east - west, south - north]]})
        if x:
            ways.append(way(f"E{x}-{y}", f"R{x - 1}-{y}", f"R{x}-{y}", west, north, south, "E", dice))
        if y:
            ways.append(way(f"S{x}-{y}", f"R{x}-{y - 1}", f"R{x}-{y}", north, west, east, "S", dice))
    level = {"depth": 1, "wandering": "depth_1", "areas": areas, "openings": ways}
    root = {"format": "podzem-dungeon/1", "id": "m", "title": "M", "cell": 3, "entrances": ["O0"], "levels": [level]}
    return load_dungeon(json.dumps(root)).levels[0]


def way(
    id: str, one: str, other: str, line: int, begin: int, end: int, towards: str, dice: random.Random
) -> dict[str, Any]:
    width = dice.randint(1, end - begin)
    middle = dice.randint(begin, end - width) + width / 2
    at = [line, middle] if towards == "E" else [middle, line]
    return {"id": id, "between": [one, other], "at": at, "dir": towards, "width": width}


def by_the_clause(spans: list[tuple[Fraction, Fraction]]) -> dict[Fraction, int]:
    """C of every coordinate, word by word."""
    found: dict[Fraction, int] = {}
    for c in sorted({end for span in spans for end in span}):
        choices = [floor(c / 3 + Fraction(1, 2))]
        choices += [found[before] for before in sorted(found)[-1:]]
        choices += [found[begin] + 1 for begin, end in spans if end == c and begin < c]
        found[c] = max(choices)
    return found


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__every_line_lies_where_the_clause_says() -> None:
    dice = random.Random(21)
    for _ in range(MAPS):
        level = patched(dice)
        across, down = [], []
        for area in level.areas:
            for west, north, width, height in area.rects if area.kind != "outside" else ():
                across.append((Fraction(west), Fraction(west + width)))
                down.append((Fraction(north), Fraction(north + height)))
        for opening in level.openings:
            (x1, y1), (x2, y2) = opening.ends
            across.append((Fraction(x1, 2), Fraction(x2, 2)))
            down.append((Fraction(y1, 2), Fraction(y2, 2)))
        scale = scale_of(level)
        assert {Fraction(c, 2): line for c, line in scale.columns.items()} == by_the_clause(across)
        assert {Fraction(c, 2): line for c, line in scale.rows.items()} == by_the_clause(down)


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__every_room_and_every_opening_keeps_a_square() -> None:
    dice = random.Random(22)
    for _ in range(MAPS):
        level = patched(dice)
        squares, scale = squares_of(level), scale_of(level)
        rooms = [area for area in level.areas if area.kind == "room"]
        assert all(squares.of(room.id) for room in rooms)
        claimed = sum(1 for room in rooms for rect in room.rects for _ in scale.squares(rect))
        assert claimed == len(squares.area_of), "no two areas have one square"
        for opening in level.openings:
            sides = squares.openings[opening.id]
            ends = {(squares.area_of.get(square), squares.area_of.get(beyond(square, side))) for square, side in sides}
            names = {name for end in ends for name in end if name}
            assert names == {opening.a, opening.b} - {"OUT"}, opening.id
            assert sides


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__a_point_lies_in_the_square_that_the_formula_names() -> None:
    """Point 6: floor((p - c1) * n / (c2 - c1)) on each axis, in a room of 16 by 7; the far edge is inside."""
    areas = [
        {"id": "OUT", "kind": "outside", "rects": [[-3, 0, 3, 3]]},
        {"id": "R", "kind": "room", "rects": [[0, 0, 16, 7]]},
    ]
    entrance = {"id": "O0", "between": ["OUT", "R"], "at": [0, 1.5], "dir": "E", "width": 3}
    level = {"depth": 1, "wandering": "depth_1", "areas": areas, "openings": [entrance]}
    root = {"format": "podzem-dungeon/1", "id": "m", "title": "M", "cell": 3, "entrances": ["O0"], "levels": [level]}
    dungeon = load_dungeon(json.dumps(root)).levels[0]
    scale, room = scale_of(dungeon), dungeon.area("R")
    for x in range(33):
        for y in range(15):
            expected = min(floor(Fraction(x, 2) * 5 / 16), 4), min(floor(Fraction(y, 2) * 2 / 7), 1)
            assert scale.square_at((x, y), room) == expected
    assert scale.square_at((33, 0), room) is None
