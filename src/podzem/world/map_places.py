"""Does everything on a map stand where it says (dungeon.map.validation)? Areas, openings, and what lies in areas."""

from __future__ import annotations

from typing import Final, final

from podzem.world.dungeon_map import Area, Dungeon, Level, Opening, Secret
from podzem.world.faults import Fault, fault_at
from podzem.world.map_bounds import WIDEST_LEVEL
from podzem.world.points import STEPS, Cell, Point, Rect, contains

SECTION_HS: Final = 2
"""A section of a wall is one sazhen long (dungeon.action.search)."""


@final
class Plan:
    """Which area each cell of a level belongs to; where two areas claim a cell, the first one has it."""

    def __init__(self, level: Level, faults: list[Fault]) -> None:
        self.level = level
        self.faults = faults
        self._cells: dict[Cell, str] = {}
        for area in level.areas:
            self._lay(area)

    def _lay(self, area: Area) -> None:
        overlapped: list[str] = []
        for x, y, width, height in area.rects:
            for cell in ((column, row) for row in range(y, y + height) for column in range(x, x + width)):
                other = self._cells.setdefault(cell, area.id)
                if other != area.id and other not in overlapped:
                    overlapped.append(other)
        for other in overlapped:
            self.fault(f"areas[{area.id}]", "overlaps", other=other)

    def fault(self, path: str, name: str, /, **facts: object) -> None:
        """Note a fault."""
        self.faults.append(fault_at(path, name, **facts))

    def area_of(self, cell: Cell) -> str:
        """The area of a cell; empty for rock."""
        return self._cells.get(cell, "")

    def holds_rect(self, area: str, rect: Rect) -> bool:
        """Whether a rectangle lies wholly in an area."""
        left = [rect]
        for part in self.level.area(area).rects:
            left = [piece for whole in left for piece in without(whole, part)]
        return not left

    def holds_point(self, area: str, p: Point) -> bool:
        """Whether a point lies in an area or on its edge."""
        return any(contains(rect, p) for rect in self.level.area(area).rects)


def check_places(dungeon: Dungeon, faults: list[Fault]) -> None:
    """Every level by itself, then what leads from one to another."""
    plans: dict[int, Plan] = {}
    for level in dungeon.levels:
        if level.areas:
            plan = plans[level.depth] = Plan(level, faults)
            _check_openings(plan)
            _check_walls(plan)
            _check_things(plan)
    for plan in plans.values():
        _check_slides(dungeon, plan)


def without(rect: Rect, part: Rect) -> list[Rect]:
    """What is left of a rectangle when another is cut out of it: up to four pieces."""
    west, north = max(rect[0], part[0]), max(rect[1], part[1])
    east, south = min(rect[0] + rect[2], part[0] + part[2]), min(rect[1] + rect[3], part[1] + part[3])
    if west >= east or north >= south:
        return [rect]
    pieces = [
        (rect[0], rect[1], rect[2], north - rect[1]),
        (rect[0], south, rect[2], rect[1] + rect[3] - south),
        (rect[0], north, west - rect[0], south - north),
        (east, north, rect[0] + rect[2] - east, south - north),
    ]
    return [piece for piece in pieces if piece[2] > 0 and piece[3] > 0]


def _check_openings(plan: Plan) -> None:
    taken: dict[tuple[str, Cell], str] = {}
    for opening in plan.level.openings:
        path = f"openings[{opening.id}]"
        if not all(plan.level.has_area(side) for side in (opening.a, opening.b) if side):
            continue
        if opening.width > WIDEST_LEVEL:
            plan.fault(path, "wider-than-edge")
            continue
        pairs = _pairs(opening)
        fitting = [_fits(plan, opening, here, there) for here, there in pairs]
        if not any(fitting):
            plan.fault(path, "off-edge" if opening.b else "off-rock", area=opening.a, other=opening.b)
        elif not all(fitting):
            plan.fault(path, "wider-than-edge")
        for here, there in pairs:
            other = taken.setdefault(("NS" if opening.direction in "NS" else "EW", max(here, there)), opening.id)
            if other != opening.id:
                plan.fault(path, "lies-over", other=other)
                break


def _pairs(opening: Opening) -> list[tuple[Cell, Cell]]:
    """The cells on both sides of an opening, that of the first area before that of the second."""
    (x1, y1), (x2, y2) = opening.ends
    dx, dy = STEPS[opening.direction]
    found = []
    for place in range(opening.width):
        x, y = x1 // 2 + (place if x2 > x1 else 0), y1 // 2 + (place if y2 > y1 else 0)
        ahead = (x - (1 if dx < 0 else 0), y - (1 if dy < 0 else 0))
        found.append(((ahead[0] - dx, ahead[1] - dy), ahead))
    return found


def _fits(plan: Plan, opening: Opening, here: Cell, there: Cell) -> bool:
    beyond = plan.area_of(there)
    return plan.area_of(here) == opening.a and (beyond == opening.b if opening.b else beyond != opening.a)


def _check_walls(plan: Plan) -> None:
    for area in plan.level.areas:
        for number, (x1, y1, x2, y2) in enumerate(area.walls):
            beside = (x1 - 1, y1, 2, y2 - y1) if x1 == x2 else (x1, y1 - 1, x2 - x1, 2)
            if not plan.holds_rect(area.id, beside):
                plan.fault(f"areas[{area.id}].walls[{number}]", "wall-outside")


def _check_things(plan: Plan) -> None:
    """Traps, caches, features, treasure and creatures lie inside their areas."""
    level = plan.level
    rects = [("traps", trap.id, trap.area, trap.rect) for trap in level.traps]
    rects += [("secrets", secret.id, secret.area, secret.rect) for secret in level.secrets]
    rects += [("features", feature.id, feature.area, feature.rect) for feature in level.features]
    for key, id, area, rect in rects:
        if rect is not None and level.has_area(area) and not plan.holds_rect(area, rect):
            plan.fault(f"{key}[{id}].rect", "lies-outside", area=area)
    points: list[tuple[str, str, str, Point | None]] = [("features", f.id, f.area, f.at) for f in level.features]
    points += [("treasure", treasure.id, treasure.area, treasure.at) for treasure in level.treasure]
    points += [("encounters", encounter.id, encounter.area, encounter.at) for encounter in level.encounters]
    for key, id, area, at in points:
        if at is not None and level.has_area(area) and not plan.holds_point(area, at):
            plan.fault(f"{key}[{id}].at", "lies-outside", area=area)
    for secret in level.secrets:
        _check_section(plan, secret)


def _check_section(plan: Plan, secret: Secret) -> None:
    if secret.wall is None or not plan.level.has_area(secret.area):
        return
    side, offset = secret.wall
    _, _, width, height = plan.level.area(secret.area).extent
    length = width if side in "NS" else height
    sections = -(-length // SECTION_HS)
    if offset > sections:
        plan.fault(f"secrets[{secret.id}].wall", "wall-sections", count=sections)


def _check_slides(dungeon: Dungeon, plan: Plan) -> None:
    for trap in plan.level.traps:
        if trap.to is None:
            if trap.type == "slide":
                plan.fault(f"traps[{trap.id}].params", "slide-target")
            continue
        depth, at = trap.to
        areas = dungeon.level(depth).areas if dungeon.has_level(depth) else ()
        if not any(contains(rect, at) for area in areas for rect in area.rects):
            plan.fault(f"traps[{trap.id}].params.to", "no-area-there")
