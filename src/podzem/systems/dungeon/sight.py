"""What the light shows: cells, openings, features and things that the party comes to know (dungeon.light.reveal)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN, Value
from podzem.core.scribe import Scribe
from podzem.site.contents import Heap
from podzem.site.grounds import area_of, ground_at
from podzem.site.known import Known
from podzem.site.made_out import NEEDED, items_known, items_seen
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.look import Look
from podzem.world.dungeon_map import Area, Feature, Level, Opening
from podzem.world.ground import Ground
from podzem.world.light import BRIGHT, CLEAR, DARK, DIM
from podzem.world.points import Cell, Point, write_point
from podzem.world.texts import Text

EVENTS: Final[tuple[str, ...]] = ("saw_opening", "saw_feature", "saw_heap", "described")

WORDS: Final = {DIM: "dim", CLEAR: "clear", BRIGHT: "bright"}


def cell_of(point: Point) -> Cell:
    """The cell a point lies in."""
    return point[0] // 2, point[1] // 2


def light_now(game: Game, depth: int) -> dict[Cell, int]:
    """The light that the party's groups see on a level at this moment, by cell."""
    return Look(game, depth).cells()


def knowledge(game: Game, depth: int) -> Known:
    """What the party knows of a level; a level never entered is blank."""
    if depth not in game.site.known:
        west, north, east, south = ground_at(game, depth).bounds
        game.site.known[depth] = Known(["0" * (east - west) for _ in range(north, south)])
    return game.site.known[depth]


def glance(game: Game, group: Group) -> None:
    """What is lit in passing is remembered; it is told at the next halt."""
    now = {**_touched(game, group), **light_now(game, group.depth)}
    _remember_cells(knowledge(game, group.depth), ground_at(game, group.depth), now)


def glimpse(game: Game, group: Group) -> None:
    """The best light in which features and things were passed; what it showed is told at the next halt."""
    features, heaps = _unread(game, group.depth), _unsorted(game, group.depth)
    if not features and not heaps:
        return
    look, glimpsed = Look(game, group.depth), knowledge(game, group.depth).glimpsed
    passed = [(feature.id, _light_on(look, feature)) for feature in features]
    passed += [(_name_of(heap), look.at(heap.at, area_of(game, heap))) for heap in heaps]
    for name, grade in passed:
        if grade > glimpsed.get(name, DARK):
            glimpsed[name] = grade


def _unread(game: Game, depth: int) -> list[Feature]:
    """Features that a better light would show more of."""
    known = knowledge(game, depth)
    return [one for one in game.dungeon.level(depth).features if known.features.get(one.id, DARK) < BRIGHT]


def _unsorted(game: Game, depth: int) -> list[Heap]:
    """Heaps of which a better light would show more."""
    return [heap for heap in game.site.heaps if heap.depth == depth and heap.seen < BRIGHT]


def _name_of(heap: Heap) -> str:
    return f"heap:{write_point(heap.at)}"


def _light_on(look: Look, feature: Feature) -> int:
    return look.at(feature.at, feature.area) if feature.rect is None else look.on(feature.rect, feature.area)


def look_around(game: Game, scribe: Scribe) -> None:
    """Add what is seen now to what the party knows, and tell what is new."""
    for depth in sorted({group.depth for group in game.groups}):
        look, felt, known = Look(game, depth), _felt(game, depth), knowledge(game, depth)
        now = look.cells()
        if now or felt:
            ground, level = look.ground, game.dungeon.level(depth)
            _remember_cells(known, ground, {**felt, **now})
            _see_openings(game, level, known, ground, scribe)
            _see_features(game, depth, look, scribe)
            _see_heaps(game, depth, look, scribe)
            _describe_areas(level, known, ground, now, scribe)
        known.glimpsed = {}


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
        door = game.site.doors.get(opening.id)
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


def _see_features(game: Game, depth: int, look: Look, scribe: Scribe) -> None:
    known = knowledge(game, depth)
    for feature in _unread(game, depth):
        grade = max(_light_on(look, feature), known.glimpsed.get(feature.id, DARK))
        if grade < NEEDED[feature.size] or known.features.get(feature.id, DARK) >= grade:
            continue
        is_new = feature.id not in known.features
        known.features[feature.id] = grade
        if is_new:
            facts: dict[str, Value] = {"feature": feature.id, "text": texts(feature.text)}
            scribe.tell("saw_feature", "dungeon.light.reveal", OPEN, facts)


def _see_heaps(game: Game, depth: int, look: Look, scribe: Scribe) -> None:
    glimpsed = knowledge(game, depth).glimpsed
    for heap in _unsorted(game, depth):
        grade = max(look.at(heap.at, area_of(game, heap)), glimpsed.get(_name_of(heap), DARK))
        shown = items_seen(heap, grade)
        if grade <= heap.seen or not shown:
            continue
        if len(shown) > len(items_known(heap)):
            kinds = [f"{item.kind}.{item.number}" for item in shown]
            scribe.tell("saw_heap", "dungeon.light.reveal", OPEN, {"item": kinds})
        heap.seen = grade


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
