"""What is known of a level, and what of it therefore stays in every world that the party cannot tell from its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.site import doors
from podzem.site.grounds import ground_at
from podzem.site.sight import cells_beside
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.imagining.plan import cells_in
from podzem.world.dungeon_map import Area, Level, Opening
from podzem.world.ground import Ground
from podzem.world.points import DIRECTIONS, STEPS, Cell, Point
from podzem.world.tracing import touching

RESHAPED: Final = ("room", "passage")
"""Areas that may go on otherwise where nobody has looked; the others are small and have a fixed shape."""


@dataclass
class Held:
    """What stays on one level."""

    seen: dict[Cell, int] = field(default_factory=dict)
    """The best light in which each cell was seen."""
    cells: dict[str, set[Cell]] = field(default_factory=dict)
    """The areas that stay, each with the cells that it must have."""
    whole: set[str] = field(default_factory=set)
    """Of these the ones whose shape is known or must not change."""
    openings: dict[str, Opening] = field(default_factory=dict)
    rock: set[Cell] = field(default_factory=set)
    """Cells that would be seen if they were ground."""
    grows: bool = True
    """Whether other areas and openings may come to those that stay."""

    def hold(self, area: str, cells: list[Cell]) -> None:
        """An area stays, with these cells at least."""
        self.cells.setdefault(area, set()).update(cells)


def held_on(game: Game, level: Level) -> Held:
    """Everything that stays on a level: what was seen, what leads on from there, where those met are."""
    ground, held = ground_at(game.site, level.depth), Held()
    held.seen = seen_cells(game, level.depth)
    for cell in held.seen:
        held.hold(ground.area_of(cell), [cell, *_open_beside(ground, cell)])
    for area in level.areas:
        if _is_fixed(game, level, area, area.id in held.cells):
            held.whole.add(area.id)
            held.hold(area.id, ground.cells_of(area.id))
    for opening in level.openings:
        if _is_known(game, level, opening, held):
            held.openings[opening.id] = opening
            _hold_sides(ground, held, opening)
    return held


def all_on(game: Game, level: Level) -> Held:
    """A level of the map's document that keeps its areas and openings, though not what lies hidden there."""
    cells = {area.id: {cell for rect in area.rects for cell in cells_in(rect)} for area in level.areas}
    openings = {opening.id: opening for opening in level.openings}
    return Held(seen_cells(game, level.depth), cells, set(cells), openings, grows=False)


def seen_cells(game: Game, depth: int) -> dict[Cell, int]:
    """The cells of a level that the party has seen, each with the best light."""
    if depth not in game.site.known:
        return {}
    west, north, _, _ = ground_at(game.site, depth).bounds
    rows = game.site.known[depth].rows
    return {
        (west + column, north + row): int(grade)
        for row, grades in enumerate(rows)
        for column, grade in enumerate(grades)
        if grade != "0"
    }


def _open_beside(ground: Ground, cell: Cell) -> list[Cell]:
    """The neighbours to which no wall was seen: there is ground, though nobody has looked at it."""
    free = [STEPS[direction] for direction in DIRECTIONS if ground.edge(cell, direction) == ""]
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in free]


def _is_fixed(game: Game, level: Level, area: Area, is_seen: bool) -> bool:
    if area.kind == "outside" or area.id in _inhabited(game, level):
        return True
    known = game.site.known.get(level.depth)
    announced = known is not None and (area.id in known.areas or area.id in known.heard)
    return announced or (is_seen and (area.kind not in RESHAPED or area.lit or bool(area.walls) or bool(area.shape)))


def _inhabited(game: Game, level: Level) -> set[str]:
    """The areas where somebody is whom the rules have already placed, or comes from."""
    ground = ground_at(game.site, level.depth)
    met = [game.meeting, *game.waiting] if game.meeting else game.waiting
    points = [one.at for one in met if one.depth == level.depth and one.hs >= 0]
    fighting = [group for group in game.groups if group.depth == level.depth and game.fight]
    points += [group.at for group in fighting]
    points += [at for place in game.fronts.values() for at in (place.own, place.others) if fighting]
    ways = [level.opening(one.way) for one in met if level.has_opening(one.way)]
    sources = {one.source for one in met} | set(game.dwellers)
    areas = {_area_at(game, ground, point) for point in points} | {side for way in ways for side in (way.a, way.b)}
    areas |= {encounter.area for encounter in level.encounters if encounter.id in sources}
    return {area for area in areas | _slide_ends(game, level) if level.has_area(area)}


def _area_at(game: Game, ground: Ground, point: Point) -> str:
    """The area of somebody at a point; at a wall the one that was seen, not what may lie behind it."""
    seen = seen_cells(game, ground.level.depth)
    cells = [ground.raster.cell(index) for index in touching(ground.raster, point)]
    known = [ground.area_of(cell) for cell in cells if cell in seen]
    return known[0] if known else ground.area_at(point)


def _slide_ends(game: Game, level: Level) -> set[str]:
    """Where the slides lead that the rules have touched."""
    ends: list[Point] = []
    for other in game.dungeon.levels:
        ends += [t.to[1] for t in other.traps if t.to and t.to[0] == level.depth and t.id in game.site.traps]
    return {ground_at(game.site, level.depth).area_at(end) for end in ends}


def _is_known(game: Game, level: Level, opening: Opening, held: Held) -> bool:
    """Seen, touched, a way in, or the other end of known stairs."""
    if opening.id in game.site.doors or opening.id in game.dungeon.entrances:
        return True
    if opening.to_depth and _knows_partner(game, opening):
        return True
    known = game.site.known.get(level.depth)
    if known is not None and opening.id in known.openings:
        return True
    if any(meeting.way == opening.id for meeting in [*game.waiting, *([game.meeting] if game.meeting else [])]):
        return True
    return doors.is_found(game.site, opening) and any(cell in held.seen for cell in cells_beside(level, opening.id))


def _knows_partner(game: Game, opening: Opening) -> bool:
    known = game.site.known.get(opening.to_depth)
    if known is None or not game.dungeon.has_level(opening.to_depth):
        return False
    partner = game.dungeon.level(opening.to_depth).opening(opening.to_opening)
    seen = seen_cells(game, opening.to_depth)
    beside = cells_beside(game.dungeon.level(opening.to_depth), partner.id)
    return partner.id in known.openings or any(cell in seen for cell in beside)


def _hold_sides(ground: Ground, held: Held, opening: Opening) -> None:
    """The ground on both sides of an opening, where its area stays; stairs stay whole, a fixed thing of the map."""
    beside = cells_beside(ground.level, opening.id)
    for area in (opening.a, opening.b):
        if area in held.cells:
            held.hold(area, [cell for cell in beside if ground.area_of(cell) == area])
        elif area and (opening.to_depth or ground.level.area(area).kind == "outside"):
            held.whole.add(area)
            held.hold(area, ground.cells_of(area))
