"""What eyes make out by the light there is: cells, openings, features and things that come to be known.

What is new is remembered in the site and given back as news; whoever asked tells it by the clauses of its own document.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from podzem.core.events import Value
from podzem.site import doors
from podzem.site.contents import Heap
from podzem.site.events import Sighted
from podzem.site.grounds import area_of, ground_at
from podzem.site.known import Known
from podzem.site.light import light_at
from podzem.site.look import Look
from podzem.site.made_out import NEEDED, items_known, items_seen
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.dungeon_map import Area, Feature, Level, Opening
from podzem.world.ground import Ground
from podzem.world.light import BRIGHT, DARK, DIM, GRADES, Light
from podzem.world.points import Cell, write_point
from podzem.world.texts import as_facts


class News(NamedTuple):
    """Something that was not known before: what it is, and the facts of its event."""

    event: Sighted
    facts: dict[str, Value]


def knowledge(site: Site, depth: int) -> Known:
    """What is known of a level; one never entered is blank."""
    if depth not in site.known:
        west, north, east, south = ground_at(site, depth).bounds
        site.known[depth] = Known(["0" * (east - west) for _ in range(north, south)])
    return site.known[depth]


def remember(site: Site, depth: int, now: dict[Cell, int]) -> None:
    """The best light in which each cell was ever seen."""
    rows, (west, north, _, _) = knowledge(site, depth).rows, ground_at(site, depth).bounds
    changed: dict[int, list[str]] = {}
    for (x, y), grade in now.items():
        row = changed.setdefault(y - north, list(rows[y - north]))
        if int(row[x - west]) < grade:
            row[x - west] = str(grade)
    for number, row in changed.items():
        rows[number] = "".join(row)


def touched(site: Site, place: Stand) -> dict[Cell, int]:
    """In the dark hands feel the walls within half a sazhen, and where there are none; known as if in dim light."""
    ground = ground_at(site, place.depth)
    x, y = place.at
    columns, rows = range((x - 2) // 2, (x + 1) // 2 + 1), range((y - 2) // 2, (y + 1) // 2 + 1)
    cells = [(column, row) for row in rows for column in columns]
    return {cell: DIM for cell in cells if place.area and ground.area_of(cell) == place.area}


def has_unread(site: Site, depth: int) -> bool:
    """Whether a better light would show more of anything on a level."""
    return bool(_unread(site, depth) or _unsorted(site, depth))


def glimpse(site: Site, look: Look) -> None:
    """The best light in which features and things were passed; what it showed is news at the next halt."""
    glimpsed = knowledge(site, look.depth).glimpsed
    passed = [(feature.id, _light_on(look, feature)) for feature in _unread(site, look.depth)]
    passed += [(_name_of(heap), look.at(heap.at, area_of(site, heap))) for heap in _unsorted(site, look.depth)]
    for name, grade in passed:
        if grade > glimpsed.get(name, DARK):
            glimpsed[name] = grade


def look_around(site: Site, look: Look, felt: dict[Cell, int]) -> list[News]:
    """Add what is seen now, and what hands feel, to what is known; what is new."""
    known, now = knowledge(site, look.depth), look.cells()
    found: list[News] = []
    if now or felt:
        level = site.dungeon.level(look.depth)
        remember(site, look.depth, {**felt, **now})
        found += _openings(site, level, known, look.ground)
        found += _features(site, look)
        found += _heaps(site, look)
        found += _areas(level, known, look.ground, now)
    known.glimpsed = {}
    return found


def notice_doors(site: Site, eye: Stand, lights: list[Light]) -> Iterator[News]:
    """Whatever known door somebody has in his light is known as it stands now; a change is news."""
    for opening in site.dungeon.level(eye.depth).openings:
        is_known = opening.id in site.doors and doors.knows(site, eye.depth, opening.id)
        if is_known and _in_view(site, eye, lights, opening):
            state = site.doors[opening.id]
            before = state.believed
            doors.note(site, opening)
            if before and before != state.believed:
                yield News(Sighted.DOOR, {"opening": opening.id, "answer": state.believed})


def _in_view(site: Site, eye: Stand, lights: list[Light], opening: Opening) -> bool:
    for area in (opening.a, opening.b):
        if area and light_at(site, Stand(eye.depth, opening.at, area), lights) >= DIM:
            ground = ground_at(site, eye.depth)
            if ground.sight(eye.at, opening.at, doors.shut(site, eye.depth), eye.area, area):
                return True
    return False


def _unread(site: Site, depth: int) -> list[Feature]:
    """Features that a better light would show more of."""
    known = knowledge(site, depth)
    return [one for one in site.dungeon.level(depth).features if known.features.get(one.id, DARK) < BRIGHT]


def _unsorted(site: Site, depth: int) -> list[Heap]:
    """Heaps of which a better light would show more."""
    return [heap for heap in site.heaps if heap.depth == depth and heap.seen < BRIGHT]


def _name_of(heap: Heap) -> str:
    return f"heap:{write_point(heap.at)}"


def _light_on(look: Look, feature: Feature) -> int:
    return look.at(feature.at, feature.area) if feature.rect is None else look.on(feature.rect, feature.area)


def _remembered(known: Known, ground: Ground, cell: Cell) -> int:
    """The best light in which a cell was ever seen."""
    west, north, east, south = ground.bounds
    inside = west <= cell[0] < east and north <= cell[1] < south
    return int(known.rows[cell[1] - north][cell[0] - west]) if inside else DARK


def cells_beside(level: Level, opening_id: str) -> list[Cell]:
    """The cells on both sides of an opening."""
    opening = level.opening(opening_id)
    (x1, y1), (x2, y2) = opening.ends
    if opening.direction in "NS":
        return [(x, y1 // 2 + side) for x in range(x1 // 2, x2 // 2) for side in (-1, 0)]
    return [(x1 // 2 + side, y) for y in range(y1 // 2, y2 // 2) for side in (-1, 0)]


def _openings(site: Site, level: Level, known: Known, ground: Ground) -> Iterator[News]:
    for opening in level.openings:
        if opening.id in known.openings or not doors.is_found(site, opening):
            continue
        if any(_remembered(known, ground, cell) >= DIM for cell in cells_beside(level, opening.id)):
            known.openings.append(opening.id)
            yield News(Sighted.OPENING, {"opening": opening.id, "door": doors.looks_like(opening)})


def _features(site: Site, look: Look) -> Iterator[News]:
    known = knowledge(site, look.depth)
    for feature in _unread(site, look.depth):
        grade = max(_light_on(look, feature), known.glimpsed.get(feature.id, DARK))
        if grade < NEEDED[feature.size] or known.features.get(feature.id, DARK) >= grade:
            continue
        is_new = feature.id not in known.features
        known.features[feature.id] = grade
        if is_new:
            yield News(Sighted.FEATURE, {"feature": feature.id, "text": as_facts(feature.text)})


def _heaps(site: Site, look: Look) -> Iterator[News]:
    glimpsed = knowledge(site, look.depth).glimpsed
    for heap in _unsorted(site, look.depth):
        grade = max(look.at(heap.at, area_of(site, heap)), glimpsed.get(_name_of(heap), DARK))
        shown = items_seen(heap, grade)
        if grade <= heap.seen or not shown:
            continue
        if len(shown) > len(items_known(heap)):
            yield News(Sighted.HEAP, {"item": [f"{item.kind}.{item.number}" for item in shown]})
        heap.seen = grade


def _areas(level: Level, known: Known, ground: Ground, now: dict[Cell, int]) -> Iterator[News]:
    """The map's own words for an area, once for each light it was seen in."""
    best: dict[str, int] = {}
    for cell, grade in now.items():
        area = ground.area_of(cell)
        best[area] = max(best.get(area, DARK), grade)
    for area_id, grade in best.items():
        shown_area = level.area(area_id)
        for shown in range(DIM, grade + 1):
            yield from _described(shown_area, GRADES[shown], known)


def _described(area: Area, grade: str, known: Known) -> Iterator[News]:
    text, told = area.text.get(grade), f"{area.id}.{grade}"
    if text and told not in known.told:
        known.told.append(told)
        yield News(Sighted.AREA, {"area": area.id, "text": as_facts(text), "grade": grade})
