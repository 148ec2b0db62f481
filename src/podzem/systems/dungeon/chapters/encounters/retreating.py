"""Встречи: the ways out of a meeting that the others let end: back the way one came, slowly or at a run."""

from __future__ import annotations

from podzem.site.doors import shut
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.chapters.movement.pace import group_speed
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import Point, distance


def go_back(game: Game, group: Group) -> None:
    """The way it came, as far as one leg goes."""
    _back(game, group, 2 * group_speed(game, group))


def run_away(game: Game, group: Group) -> None:
    """In addition a fast movement of this turn (dungeon.attitude.choices): noise, exertion, no orders besides."""
    factor = game.setting.number("fast_factor")
    _back(game, group, 2 * factor * group_speed(game, group))
    group.fast = group.noise = group.lapsed = True
    for number in group.members:
        game.members[number].exerted = True


def _back(game: Game, group: Group, most_hs: int) -> None:
    """Along the trail, its last point first; doors that fell shut stop it."""
    ground, closed = ground_at(game, group.depth), shut(game, group.depth)
    left = most_hs
    while group.trail and left > 0:
        target = group.trail[-1]
        walk = ground.walk(group.at, target, closed, group.area)
        if walk.hs > left or walk.blocked_by:
            _stop(group, walk.end if walk.blocked_by else _part(group.at, target, left), walk.area)
            group.area = ground.area_at(group.at, "", closed) or group.area
            return
        left -= walk.hs
        _stop(group, target, walk.area)
        group.trail.pop()


def _stop(group: Group, point: Point, area: str) -> None:
    group.at, group.area = point, area


def _part(a: Point, b: Point, hs: int) -> Point:
    whole = distance(a, b)
    return a[0] + (b[0] - a[0]) * hs // whole, a[1] + (b[1] - a[1]) * hs // whole
