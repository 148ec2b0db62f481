"""What a group comes upon on a straight piece of its way, in order: new areas, ground with traps, chasms."""

from __future__ import annotations

from typing import NamedTuple

from podzem.site import traps as site_traps
from podzem.site.doors import shut
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.chapters.light.light import light_behind
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.spots import between
from podzem.world.points import Point, Rect, distance


class Crossing(NamedTuple):
    """Something met after so many hs: `area`, `trap`, `notice` or `chasm`."""

    hs: int
    kind: str
    id: str
    at: Point


def crossings(game: Game, group: Group, a: Point, b: Point, passed: list[tuple[int, str]]) -> list[Crossing]:
    """Everything on the way from a to b, the nearest first."""
    level, length = game.dungeon.level(group.depth), distance(a, b)
    found = [Crossing(hs, "area", id, between(a, b, hs, length)) for hs, id in passed if level.has_area(id)]
    for trap in level.traps:
        if trap.bound == "place" and trap.rect is not None and site_traps.state_of(game.site, trap).state != "disarmed":
            found += _at_trap(game, group, trap.id, a, b)
    for feature in level.features:
        if feature.terrain == "chasm" and feature.rect is not None:
            found += [Crossing(hs, "chasm", feature.id, at) for hs, at in _entry(feature.rect, a, b)]
    return sorted(found, key=lambda crossing: (crossing.hs, crossing.kind))


def _at_trap(game: Game, group: Group, id: str, a: Point, b: Point) -> list[Crossing]:
    trap = game.dungeon.level(group.depth).trap(id)
    assert trap.rect is not None
    found = [Crossing(hs, "trap", id, at) for hs, at in _entry(trap.rect, a, b)]
    if trap.noticeable and not group.fast:
        found += _notice(game, group, id, a, b)
    return found


def _notice(game: Game, group: Group, id: str, a: Point, b: Point) -> list[Crossing]:
    """The first point of the piece from which the light that goes along shows the trap clearly."""
    trap, behind, length = game.dungeon.level(group.depth).trap(id), light_behind(game, group), distance(a, b)
    for hs in range(length + 1):
        at = between(a, b, hs, length)
        if traps.noticed_at(game, group, trap, at, behind) and _is_seen(game, group, id, at):
            return [Crossing(hs, "notice", id, at)]
    return []


def _is_seen(game: Game, group: Group, id: str, at: Point) -> bool:
    """Not through walls and shut doors."""
    trap = game.dungeon.level(group.depth).trap(id)
    assert trap.rect is not None
    x, y, width, height = trap.rect
    return ground_at(game.site, group.depth).sight(at, (2 * x + width, 2 * y + height), shut(game.site, group.depth))


def _entry(rect: Rect, a: Point, b: Point) -> list[tuple[int, Point]]:
    """Where a piece of way comes onto a rectangle from outside; nothing when it does not, or begins inside."""
    length = distance(a, b)
    if a == b or _inside(rect, a):
        return []
    before = a
    for hs in range(1, length + 1):
        at = between(a, b, hs, length)
        if _inside(rect, at) or _inside(rect, _middle(before, at)):
            edge = before if _on_edge(rect, before) else _edge(rect, before, at)
            return [(distance(a, edge), edge)]
        before = at
    return []


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def _inside(rect: Rect, p: Point) -> bool:
    x, y, width, height = rect
    return 2 * x < p[0] < 2 * (x + width) and 2 * y < p[1] < 2 * (y + height)


def _on_edge(rect: Rect, p: Point) -> bool:
    x, y, width, height = rect
    return 2 * x <= p[0] <= 2 * (x + width) and 2 * y <= p[1] <= 2 * (y + height)


def _edge(rect: Rect, before: Point, at: Point) -> Point:
    """The near edge on the way from a point outside to one inside."""
    x, y, width, height = rect
    inside_x = min(max(before[0], 2 * x), 2 * (x + width))
    inside_y = min(max(before[1], 2 * y), 2 * (y + height))
    return inside_x, inside_y
