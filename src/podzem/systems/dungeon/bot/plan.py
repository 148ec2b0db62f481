"""What the party wants this turn, worked out alike by every bot at the table from what all of them see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.site.shapes import AreaView, FeatureView, HeapView, LevelView, OpeningView
from podzem.systems.dungeon.bot import company
from podzem.systems.dungeon.bot.chart import Cell, Chart, is_open
from podzem.systems.dungeon.view.shapes import ExpeditionView as View
from podzem.systems.dungeon.view.shapes import GroupView
from podzem.world.item_view import ItemView

NEAR_HS: Final = 5
"""From so near people can step up to a door, a chest or a thing and work at it."""
AT_HAND_HS: Final = 2
AT_DOOR_HS: Final = 1
"""So near one stays beside a door that was opened, and it does not fall shut again."""
DOOR_COST: Final = 6
RESERVE: Final = 6
"""Turns of light that are kept above what the way home takes."""
MOST_SEARCHED: Final = 30
ENOUGH: Final = 4000
"""Kuna with which a careful party turns back."""
VERBS: Final = ("turn", "pull", "push", "lift", "touch", "look")
NOWHERE: Final = 10**6

Template = tuple[str, ...]
"""An order and its words after the member's name."""


@dataclass
class Plan:
    """What everybody does, or where the march goes."""

    kind: str
    orders: list[Template] = field(default_factory=list)
    """For each member the first of these that is legal."""
    field: dict[Cell, int] = field(default_factory=dict)
    """How far each cell is from where the march goes."""
    goal: str = ""
    going_out: bool = False


def make_plan(view: View) -> Plan:
    """The most pressing thing first: the fallen, rest, pits, then loot, doors, the unknown, secrets, the way home."""
    group = main_group(view)
    if company.fallen(view) and any(company.can_heal(one) for one in company.up(view)):
        return Plan("aid", [("rest",), ("hold",)])
    if not company.burning(view) and company.can_strike_fire(view):
        return Plan("light", [("strike_fire", "*"), ("rest",), ("hold",)])
    if any(one.pit for one in company.up(view)):
        return Plan("pit", [("climb_rope", "*"), ("climb",), ("haul", "*"), ("rest",), ("hold",)])
    if needs_rest(view):
        return Plan("rest", [("rest",), ("hold",)])
    chart = chart_of(view, group)
    if must_go_home(view, chart, group) or (company.worth(view) >= ENOUGH and not _loot(view, chart, group)):
        return _home(view, chart, group)
    return (
        _loot(view, chart, group)
        or _explore(view, chart, group)
        or _secrets(view, chart, group)
        or _home(view, chart, group)
    )


def main_group(view: View) -> GroupView:
    """The group with the leader, or the first."""
    leading = [group for group in view.groups if any(view.leader in rank for rank in group.ranks)]
    return next(iter([*leading, *view.groups]))


def needs_rest(view: View) -> bool:
    """After exertion, and while anybody is tired and the light allows it."""
    tired = any(one.debt or one.conditions.fatigue for one in company.up(view))
    hurt = any(one.resilience < one.level for one in company.up(view))
    return (tired or hurt) and company.light_left(view) > RESERVE


def level_of(view: View, group: GroupView) -> LevelView:
    """The level on which a group is."""
    return next(level for level in view.levels if level.depth == group.depth)


def chart_of(view: View, group: GroupView) -> Chart:
    """The chart of a group's level; the entrance is the opening that was known first."""
    level = level_of(view, group)
    first = level.openings[0].id if level.openings and not _way_up(level) else _way_up(level)
    return Chart(level, first)


def _here(chart: Chart, group: GroupView) -> list[Cell]:
    """The cells in which a group stands."""
    return chart.standing(group.at, group.spots.values())


def _way_up(level: LevelView) -> str:
    ways = [opening.id for opening in level.openings if 0 < opening.to_depth < level.depth]
    return ways[0] if ways else ""


def must_go_home(view: View, chart: Chart, group: GroupView) -> bool:
    """Light or people run low; the light is measured by the farthest known place, so that no step changes the mind."""
    far = max(chart.distances(_exit_cells(chart), going_out=True).values(), default=0)
    turns = far // max(1, 2 * int(group.speed)) + 2
    return company.is_worn_out(view) or not company.burning(view) or company.light_left(view) <= turns + RESERVE


def _exit_cells(chart: Chart) -> list[Cell]:
    return [cell for opening in chart.level.openings if opening.id == chart.exit_id for cell in chart.beside(opening)]


def _home(view: View, chart: Chart, group: GroupView) -> Plan:
    """Out by the way it came; the far side of the entrance is the goal."""
    inside = chart.distances(_here(chart, group))
    outside = [cell for cell in _exit_cells(chart) if cell not in inside] or _exit_cells(chart)
    plan = Plan("march", [("guard",), ("hold",)], chart.distances(outside, going_out=True), "home", going_out=True)
    return _through_doors(chart, group, plan)


def _through_doors(chart: Chart, group: GroupView, plan: Plan) -> Plan:
    """When no open way leads there, the nearest shut door is opened first."""
    here = _here(chart, group)
    if any(cell in plan.field for cell in here):
        return plan
    return _door(chart, group, chart.distances(here)) or plan


def _loot(view: View, chart: Chart, group: GroupView) -> Plan | None:
    """Things of value that lie about: take them, or go there; chests are opened first."""
    reached = chart.distances(_here(chart, group))
    heaps = [heap for heap in chart.level.heaps if _is_worth(heap) and _far(chart, reached, heap) < NOWHERE]
    if not heaps:
        return None
    heap = min(heaps, key=lambda one: (_far(chart, reached, one), one.at))
    if _far(chart, reached, heap) > NEAR_HS:
        return _march_to(chart, chart.here(heap.at), "loot")
    chests = [item.id for item in heap.items if item.kind == "chest" and not item.ready]
    if chests:
        return Plan("chest", [("break", chests[0]), ("hold",)], goal=chests[0])
    return Plan("load", [("load",), ("hold",)])


def _is_worth(heap: HeapView) -> bool:
    return any(_is_wanted(item) for item in heap.items)


def _is_wanted(item: ItemView) -> bool:
    shut_chest = item.kind == "chest" and not item.ready
    return item.kind in company.VALUABLE or shut_chest or any(_is_wanted(inner) for inner in item.contents)


def _explore(view: View, chart: Chart, group: GroupView) -> Plan | None:
    """The nearest unknown ground, or a shut door if that is nearer."""
    reached = chart.distances(_here(chart, group))
    unknown = chart.frontier(reached)
    door = _nearest_door(chart, reached)
    nearest = min((reached[cell] for cell in unknown), default=None)
    if door is not None and (nearest is None or door[0] + DOOR_COST < nearest):
        return _door(chart, group, reached)
    if nearest is None:
        return None
    goals = [cell for cell in unknown if reached[cell] == nearest]
    return _march_to(chart, goals, "unknown")


def _march_to(chart: Chart, goals: list[Cell], goal: str) -> Plan:
    """A march to the nearest of some cells."""
    return Plan("march", [("guard",), ("hold",)], chart.distances(goals), goal)


def _far(chart: Chart, reached: dict[Cell, int], thing: HeapView | FeatureView | AreaView) -> int:
    """Steps to a thing that lies somewhere."""
    return min((reached[cell] for cell in chart.here(thing.at) if cell in reached), default=NOWHERE)


def _nearest_door(chart: Chart, reached: dict[Cell, int]) -> tuple[int, str, OpeningView] | None:
    doors = [
        (min(reached[cell] for cell in chart.beside(opening) if cell in reached), str(opening.id), opening)
        for opening in chart.level.openings
        if not is_open(opening) and any(cell in reached for cell in chart.beside(opening))
    ]
    return min(doors, key=lambda door: door[:2], default=None)


def _door(chart: Chart, group: GroupView, reached: dict[Cell, int]) -> Plan | None:
    """Go to a shut door, or put the shoulder to it."""
    found = _nearest_door(chart, reached)
    if found is None:
        return None
    far, id, opening = found
    if far <= AT_DOOR_HS:
        return Plan("door", [("open", id), ("hold",)], goal=id)
    goals = [cell for cell in chart.beside(opening) if cell in reached]
    return _march_to(chart, goals, "door")


def _secrets(view: View, chart: Chart, group: GroupView) -> Plan | None:
    """Nothing is left to walk to: try what can be moved, then search a little where the rooms are."""
    return _features(chart, group) or _search(view, chart, group)


def _features(chart: Chart, group: GroupView) -> Plan | None:
    reached, tried = chart.distances(_here(chart, group)), chart.level.tried
    left = [
        (_far(chart, reached, feature), feature.id, feature)
        for feature in chart.level.features
        if not feature.terrain and _far(chart, reached, feature) < NOWHERE and _untried(feature.id, tried)
    ]
    if not left:
        return None
    far, id, feature = min(left, key=lambda one: one[:2])
    if far > AT_HAND_HS:
        return _march_to(chart, chart.here(feature.at), "feature")
    return Plan("act", [("act", id, verb) for verb in _untried(id, tried)], goal=id)


def _untried(feature: str, tried: list[str]) -> list[str]:
    return [verb for verb in VERBS if f"{feature}.{verb}" not in tried]


def _search(view: View, chart: Chart, group: GroupView) -> Plan | None:
    """Each room once, as far as people and light go round."""
    tried = [word for word in chart.level.tried if ":" in word]
    if len(tried) >= MOST_SEARCHED:
        return None
    searched = {word.split(":")[1] for word in tried}
    reached = chart.distances(_here(chart, group))
    unsearched = [area for area in chart.level.areas if area.id not in searched]
    rooms = [area for area in unsearched if _far(chart, reached, area) < NOWHERE]
    if not rooms:
        return None
    room = min(rooms, key=lambda area: (_far(chart, reached, area), area.id))
    if _far(chart, reached, room) > NEAR_HS:
        return _march_to(chart, chart.here(room.at), "search")
    return Plan("search", [("search", f":{room.id}:"), ("rest",), ("hold",)])
