"""What the light shows: cells, openings, features and things that the party comes to know (dungeon.light.reveal)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.events import OPEN, Value
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.bearing import sees_in_dark
from podzem.systems.dungeon.game import Game, Group, Known
from podzem.systems.dungeon.grounds import ground_at
from podzem.systems.dungeon.rules.doors import shut
from podzem.systems.dungeon.rules.light import Light, lights_of, lights_on, shines
from podzem.systems.dungeon.spots import Stand, area_behind
from podzem.systems.dungeon.things import Heap, Item
from podzem.world.dungeon_map import Area, Feature, Level, Opening
from podzem.world.ground import Ground
from podzem.world.light import BRIGHT, CLEAR, DARK, DIM, lit, seen
from podzem.world.points import Cell, Point
from podzem.world.texts import Text

EVENTS: Final[tuple[str, ...]] = ("saw_opening", "saw_feature", "saw_heap", "described")

NEEDED: Final = {"fine": BRIGHT, "medium": CLEAR, "large": DIM}
"""The light in which things of a size are made out (dungeon.light.reveal)."""
WORDS: Final = {DIM: "dim", CLEAR: "clear", BRIGHT: "bright"}


def cell_of(point: Point) -> Cell:
    """The cell a point lies in."""
    return point[0] // 2, point[1] // 2


def lights_at(game: Game, depth: int) -> list[Point]:
    """Every light that burns on a level: carried, lying, and fires."""
    carried = [point for group in game.groups if group.depth == depth for point in lights_of(game, group)]
    lying = [heap.at for heap in game.heaps if heap.depth == depth and any(item.burning for item in heap.items)]
    fires = [feature.at for feature in game.dungeon.level(depth).features if feature.terrain == "fire"]
    return carried + lying + fires


def light_now(game: Game, depth: int) -> dict[Cell, int]:
    """The light that the party's groups see on a level at this moment, by cell."""
    level, ground, closed = game.dungeon.level(depth), ground_at(game, depth), shut(game, depth)
    groups = [group for group in game.groups if group.depth == depth]
    if not groups:
        return {}
    bright_areas = [area.id for area in level.areas if area.lit or area.kind == "outside"]
    lights = lights_on(game, depth) + [
        light for group in groups for light in (*_led(game, group), *_night_eyes(game, group))
    ]
    points, areas = [light.at for light in lights], [light.area for light in lights]
    lit_cells = lit(ground, points, closed, bright_areas, ground.smoke, areas)
    eyes = [eye for group in groups for eye in eyes_of(game, group)]
    return seen(ground, [eye.at for eye in eyes], lit_cells, closed, areas=[eye.area for eye in eyes])


def eyes_of(game: Game, group: Group) -> list[Stand]:
    """From where a group looks: its front, and where its last rank has come from; a wall beside it hides the rest."""
    back = group.trail[-len(group.ranks) :] if group.trail else []
    behind = [Stand(group.depth, at, area_behind(game, group, at)) for at in back[:1]]
    return [Stand(group.depth, group.at, group.area), *behind]


def _led(game: Game, group: Group) -> list[Light]:
    """The lights of a group's captives, who keep to its front."""
    return [Light(group.at, group.area, captive.number) for captive in game.captives(group.number) if shines(captive)]


def _night_eyes(game: Game, group: Group) -> list[Light]:
    """Who sees in the dark sees as far as a torch shines."""
    night = any(sees_in_dark(game, game.members[number]) for number in group.members)
    return [Light(group.at, group.area, 0)] if night else []


def knowledge(game: Game, depth: int) -> Known:
    """What the party knows of a level; a level never entered is blank."""
    if depth not in game.known:
        west, north, east, south = ground_at(game, depth).bounds
        game.known[depth] = Known(["0" * (east - west) for _ in range(north, south)])
    return game.known[depth]


def glance(game: Game, group: Group) -> None:
    """What is lit in passing is remembered; it is told at the next halt."""
    now = {**_touched(game, group), **light_now(game, group.depth)}
    _remember_cells(knowledge(game, group.depth), ground_at(game, group.depth), now)


def look_around(game: Game, scribe: Scribe) -> None:
    """Add what is seen now to what the party knows, and tell what is new."""
    for depth in sorted({group.depth for group in game.groups}):
        now, felt = light_now(game, depth), _felt(game, depth)
        if now or felt:
            known, ground = knowledge(game, depth), ground_at(game, depth)
            _remember_cells(known, ground, {**felt, **now})
            level = game.dungeon.level(depth)
            _see_openings(game, level, known, ground, scribe)
            _see_features(level, known, ground, scribe)
            _see_heaps(game, depth, now, scribe)
            _describe_areas(level, known, ground, now, scribe)


def _felt(game: Game, depth: int) -> dict[Cell, int]:
    groups = [group for group in game.groups if group.depth == depth]
    return {cell: grade for group in groups for cell, grade in _touched(game, group).items()}


def _touched(game: Game, group: Group) -> dict[Cell, int]:
    """In the dark hands feel the walls within half a sazhen, and where there are none (dungeon.light.darkness)."""
    ground = ground_at(game, group.depth)
    x, y = group.at
    columns, rows = range((x - 2) // 2, (x + 1) // 2 + 1), range((y - 2) // 2, (y + 1) // 2 + 1)
    cells = [(column, row) for row in rows for column in columns]
    return {cell: DIM for cell in cells if group.area and ground.area_of(cell) == group.area}


def _remember_cells(known: Known, ground: Ground, now: dict[Cell, int]) -> None:
    west, north, _, _ = ground.bounds
    rows: dict[int, list[str]] = {}
    for (x, y), grade in now.items():
        row = rows.setdefault(y - north, list(known.rows[y - north]))
        if int(row[x - west]) < grade:
            row[x - west] = str(grade)
    for number, row in rows.items():
        known.rows[number] = "".join(row)


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


def _see_openings(game: Game, level: Level, known: Known, ground: Ground, scribe: Scribe) -> None:
    for opening in level.openings:
        door = game.doors.get(opening.id)
        hidden = opening.is_hidden and not (door and (door.found or door.shown))
        if opening.id in known.openings or hidden:
            continue
        if any(_remembered(known, ground, cell) >= DIM for cell in cells_beside(level, opening.id)):
            known.openings.append(opening.id)
            kind = looks_like(opening)
            scribe.tell("saw_opening", "dungeon.light.reveal", OPEN, {"opening": opening.id, "door": kind})


def looks_like(opening: Opening) -> str:
    """What kind of opening it is to the eye: a door that is locked, barred or merely stuck looks like any door."""
    if opening.door is None:
        return "gap"
    return opening.door.kind if opening.door.kind in ("arch", "portcullis") else "stuck"


def _see_features(level: Level, known: Known, ground: Ground, scribe: Scribe) -> None:
    for feature in level.features:
        grade = max((_remembered(known, ground, cell) for cell in _cells_of(feature)), default=DARK)
        if grade < NEEDED[feature.size] or known.features.get(feature.id, DARK) >= grade:
            continue
        is_new = feature.id not in known.features
        known.features[feature.id] = grade
        if is_new:
            facts: dict[str, Value] = {"feature": feature.id, "text": texts(feature.text)}
            scribe.tell("saw_feature", "dungeon.light.reveal", OPEN, facts)


def _cells_of(feature: Feature) -> Iterable[Cell]:
    if feature.rect is None:
        return [cell_of(feature.at)]
    x, y, width, height = feature.rect
    return [(x + column, y + row) for row in range(height) for column in range(width)]


def _see_heaps(game: Game, depth: int, now: dict[Cell, int], scribe: Scribe) -> None:
    for heap in game.heaps:
        grade = now.get(cell_of(heap.at), DARK) if heap.depth == depth else DARK
        if grade <= heap.seen or not items_seen(heap, grade):
            continue
        if len(items_seen(heap, grade)) > len(items_seen(heap, heap.seen)):
            kinds = [f"{item.kind}.{item.number}" for item in items_seen(heap, grade)]
            scribe.tell("saw_heap", "dungeon.light.reveal", OPEN, {"item": kinds})
        heap.seen = grade


def items_seen(heap: Heap, grade: int) -> list[Item]:
    """The things of a heap that are made out in a light: small ones only when it is bright."""
    return [item for item in heap.items if grade >= (BRIGHT if item.kind in _FINE else CLEAR)]


_FINE: Final = frozenset({"gem", "silver", "gold", "key"})


def _describe_areas(level: Level, known: Known, ground: Ground, now: dict[Cell, int], scribe: Scribe) -> None:
    """The map's own words for an area, told once for each light it was seen in."""
    best: dict[str, int] = {}
    for cell, grade in now.items():
        area = ground.area_of(cell)
        best[area] = max(best.get(area, DARK), grade)
    for area_id, grade in best.items():
        shown_area = level.area(area_id)
        for shown in range(DIM, grade + 1):
            _describe(shown_area, shown, known, scribe)


def _describe(area: Area, grade: int, known: Known, scribe: Scribe) -> None:
    text, told = area.text.get(WORDS[grade]), f"{area.id}.{WORDS[grade]}"
    if text and told not in known.told:
        known.told.append(told)
        facts: dict[str, Value] = {"area": area.id, "text": texts(text), "grade": WORDS[grade]}
        scribe.tell("described", "dungeon.light.reveal", OPEN, facts)


def texts(text: Text) -> list[str]:
    """A map's text in its languages, as events carry it."""
    return [f"{language}:{words}" for language, words in text.items()]
