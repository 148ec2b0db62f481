"""A dungeon by dice (dungeon.generator.requirements)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from podzem.core.dice import Dice
from podzem.core.errors import Malformed
from podzem.site.generator.contents import CLAUSE, fill_rooms
from podzem.site.generator.doors import hang_doors
from podzem.site.generator.drawing import Drawn, Row, draw_areas, draw_passages, middle_of_edge, stairs_rect, written
from podzem.site.generator.fittings import SPOT_HS, Fitter
from podzem.site.generator.layout import Layout, lay_out, shift
from podzem.site.generator.web import SIZE, Slot, Web, weave
from podzem.world.dungeon_map import Dungeon
from podzem.world.map_file import FORMAT, load_dungeon
from podzem.world.points import Point, Rect, centre, opposite
from podzem.world.throws import Roll, dice_of, faces_of, pick

CELLS: Final = {1: 2, 3: 3}
"""The drawing cell for each lattice, in hs."""
TITLES: Final = {
    "ru": "Подземелье № {seed}",
    "uk": "Підземелля № {seed}",
    "bg": "Подземие № {seed}",
    "en": "Dungeon No. {seed}",
}


@dataclass
class _Level:
    drawn: Drawn
    slides: list[Row]
    down: Point | None
    """Where the stairs down leave the level."""
    rooms: list[Rect]


def generate(seed: int, depths: int | tuple[int, int] = 1, rooms: int = 12, lattice: int = 1) -> Dungeon:
    """The dungeon of a seed: so many depths from the first, or from one to another, each with so many rooms."""
    first, last = _depths(depths)
    _check(first, last, rooms, lattice)
    levels: list[_Level] = []
    for depth in range(first, last + 1):
        levels.append(_level(seed, depth, (first, last), rooms, lattice, levels[-1].down if levels else None))
    for number, level in enumerate(levels[:-1]):
        _lead_slides(level, levels[number + 1], dice_of(seed, 100 + number))
    return load_dungeon(json.dumps(_document(seed, (first, last), rooms, lattice, levels), ensure_ascii=False))


def _depths(depths: int | tuple[int, int]) -> tuple[int, int]:
    return depths if isinstance(depths, tuple) else (1, depths)


def _check(first: int, last: int, rooms: int, lattice: int) -> None:
    deep, many = SIZE["depths"], SIZE["rooms"]
    if not deep["least"] <= first <= last <= deep["most"]:
        raise Malformed(f"depths go from {deep['least']} to {deep['most']}, not from {first} to {last} ({CLAUSE})")
    if not many["least"] <= rooms <= many["most"]:
        raise Malformed(f"a level has {many['least']} to {many['most']} rooms, not {rooms} ({CLAUSE})")
    if lattice not in SIZE["lattices"]:
        raise Malformed(f"the lattice is 1 or 3 hs, not {lattice} ({CLAUSE})")


def _level(seed: int, depth: int, depths: tuple[int, int], rooms: int, lattice: int, above: Point | None) -> _Level:
    """One level; its dice are a stream of their own, so that a depth does not hang on the others."""
    dice = dice_of(seed, depth)
    face = faces_of(dice)
    web = weave(rooms, face)
    contents = fill_rooms(web, depth, dice)
    layout = lay_out(web, contents, lattice, face)
    doors = hang_doors(web, face)
    along = _along(layout.places[web.rooms[0]], "N", lattice, face)
    _put_below(layout, web, along, above)
    drawn = draw_areas(web, layout, depth)
    _draw_up(drawn, layout.places[web.rooms[0]], along, depth == depths[0])
    names = draw_passages(drawn, layout, doors)
    down = None if depth == depths[1] else _draw_down(drawn, web, layout, face)
    fitter = Fitter(drawn, depth == depths[1], face)
    for slot in web.rooms:
        fitter.fit_room(slot, contents[slot])
    fitter.fit_passages(names, {passage.way: passage.rects for passage in layout.passages})
    fitter.lay_keys(doors)
    return _Level(drawn, fitter.slides, down, [layout.places[slot] for slot in web.rooms])


def _along(room: Rect, side: str, lattice: int, face: Roll) -> int:
    """How far along a wall its stairs lie."""
    length = room[2] if side in "NS" else room[3]
    return lattice * pick(face, (length - SPOT_HS[lattice]) // lattice + 1)


def _put_below(layout: Layout, web: Web, along: int, above: Point | None) -> None:
    """Move a level so that its stairs go on where those of the level above ended."""
    if above is None:
        return
    rect = stairs_rect(layout.places[web.rooms[0]], "N", along, SPOT_HS[layout.lattice])
    at = middle_of_edge(rect, "N")
    shift(layout, (above[0] - at[0]) // 2, (above[1] - at[1]) // 2)


def _draw_up(drawn: Drawn, room: Rect, along: int, is_first: bool) -> None:
    """The stairs up on the north side of the first room, to the outside or to the level above."""
    size = SPOT_HS[drawn.lattice]
    rect = stairs_rect(room, "N", along, size)
    name = drawn.add_area("S", "stairs", [rect], stairs="up")
    drawn.add_opening(name, "R" + name[1:], middle_of_edge(rect, "S"), "S", size)
    top = middle_of_edge(rect, "N")
    if is_first:
        outside = drawn.add_area("X", "outside", [(rect[0], rect[1] - size, size, size)])
        drawn.add_opening(outside, name, top, "S", size)
    else:
        above = {"depth": drawn.depth - 1, "opening": f"D{drawn.depth - 1}01"}
        row = {"between": [name, None], "at": written(top), "dir": "N", "width": size, "to_level": above}
        drawn.add("openings", "U", row)


def _draw_down(drawn: Drawn, web: Web, layout: Layout, face: Roll) -> Point:
    """The stairs down on the side of a room far from the first one."""
    slot, side = _far_side(web)
    size, place = SPOT_HS[drawn.lattice], layout.places[slot]
    rect = stairs_rect(place, side, _along(place, side, drawn.lattice, face), size)
    name = drawn.add_area("S", "stairs", [rect], stairs="down")
    drawn.add_opening(drawn.names[slot], name, middle_of_edge(rect, opposite(side)), side, size)
    bottom = middle_of_edge(rect, side)
    below = {"depth": drawn.depth + 1, "opening": f"U{drawn.depth + 1}01"}
    row = {"between": [name, None], "at": written(bottom), "dir": side, "width": size, "to_level": below}
    drawn.add("openings", "D", row)
    return bottom


def _far_side(web: Web) -> tuple[Slot, str]:
    """The room furthest from the first one that has a side free, the southern one if it can be."""
    steps = _steps(web)
    free = [(slot, side) for slot in web.rooms[1:] for side in web.free_sides(slot)]
    return max(free, key=lambda place: (place[1] == "S", steps[place[0]], place))


def _steps(web: Web) -> dict[Slot, int]:
    """How many ways each slot is from the first room."""
    found = {web.rooms[0]: 0}
    waiting = [web.rooms[0]]
    for slot in waiting:
        for other in (end for way in web.ways_of(slot) for end in way if end not in found):
            found[other] = found[slot] + 1
            waiting.append(other)
    return found


def _lead_slides(level: _Level, below: _Level, dice: Dice) -> None:
    for row in level.slides:
        room = below.rooms[pick(faces_of(dice), len(below.rooms))]
        row["params"] = {"to": {"depth": below.drawn.depth, "at": written(centre(room))}}


def _document(seed: int, depths: tuple[int, int], rooms: int, lattice: int, levels: list[_Level]) -> dict[str, Any]:
    outside = levels[0].drawn
    entrances = [row["id"] for row in outside.lists["openings"] if str(row["between"][0]).startswith("X")]
    return {
        "format": FORMAT,
        "id": f"random_{seed}_{depths[0]}_{depths[1]}_{rooms}_{lattice}",
        "title": {language: title.format(seed=seed) for language, title in TITLES.items()},
        "cell": CELLS[lattice],
        "entrances": entrances,
        "levels": [{"depth": level.drawn.depth, **level.drawn.lists} for level in levels],
    }
