"""A map of a hundred rooms is told quickly."""

import json
from time import process_time
from typing import Any

import pytest

from podzem.world.describing.describe import Manner, describe_level
from podzem.world.dungeon_map import Dungeon
from podzem.world.map_file import load_dungeon

MOST_S = 0.2
SIDE, WIDE, TALL = 10, 10, 9
"""Rooms to a side, and half-sazhens of each."""


def of_a_hundred_rooms() -> Dungeon:
    """Rooms side by side, every second one with a corner cut off, with doors and arches between all of them."""
    areas: list[dict[str, Any]] = [{"id": "OUT", "kind": "outside", "rects": [[-3, 3, 3, 3]]}]
    openings: list[dict[str, Any]] = [
        {"id": "O0", "between": ["OUT", "R0-0"], "at": [0, 4.5], "dir": "E", "width": 3},
    ]
    for y in range(SIDE):
        for x in range(SIDE):
            west, north = WIDE * x, TALL * y
            rects = [[west, north, WIDE, TALL]]
            if (x + y) % 2:
                rects = [[west, north, WIDE, 6], [west, north + 6, 7, TALL - 6]]
            areas.append({"id": f"R{x}-{y}", "kind": "room", "rects": rects})
            if x:
                ends = {"between": [f"R{x - 1}-{y}", f"R{x}-{y}"], "at": [west, north + 4.5], "dir": "E", "width": 3}
                openings.append({"id": f"D{x}-{y}", **ends, "door": {"kind": "stuck"}})
            if y:
                ends = {"between": [f"R{x}-{y - 1}", f"R{x}-{y}"], "at": [west + 4.5, north], "dir": "S", "width": 3}
                openings.append({"id": f"A{x}-{y}", **ends, "door": {"kind": "arch"}})
    level = {"depth": 1, "wandering": "depth_1", "areas": areas, "openings": openings}
    root = {"format": "podzem-dungeon/1", "id": "m", "title": "M", "cell": 3, "entrances": ["O0"], "levels": [level]}
    return load_dungeon(json.dumps(root))


@pytest.mark.clause("delve.map.examples")
def test_a_map_of_a_hundred_rooms_is_told_in_a_fifth_of_a_second() -> None:
    """Of the processor's time, whatever else the machine is busy with."""
    level, took = of_a_hundred_rooms().levels[0], []
    for _ in range(3):
        began = process_time()
        told = list(describe_level(level, Manner("uk")))
        took.append(process_time() - began)
    assert len(told) == SIDE * SIDE
    assert min(took) < MOST_S
