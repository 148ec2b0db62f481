"""The way back: where a flight leads, and what lies on it (delve.flee.success, delve.flee.plan)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from podzem.core.memo import cached
from podzem.systems.delve.chapters.combat.footing import believed_steps
from podzem.systems.delve.company import seen
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, opening_at
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.steps import far
from podzem.world.describing.squares import beyond
from podzem.world.points import DIRECTIONS


def safe_place(game: Game, group: Group, runner: Person) -> Place:
    """Back along the trail the first area at least 60 feet of way off without known enemies, else the entrance.

    Where a rockfall has shut the trail they run as far as they come.
    """
    ways = far(game, runner.at)
    entrance = group.trail[0] if group.trail else None
    aim = _aim(game, group, ways) or entrance
    return aim if aim in ways else max(ways, key=lambda place: (ways[place], place))


def _aim(game: Game, group: Group, ways: Mapping[Place, int]) -> Place | None:
    known = {area_of(game, place) for place in group.memory.values()}
    for place in reversed(group.trail):
        if ways.get(place, 0) * SQUARE_FT >= number("flight", "safe_ft") and area_of(game, place) not in known:
            return place
    return None


def known_way(game: Game, group: Group, runner: Person) -> list[Place]:
    """The squares of the way back as the party knows it, from where he stands."""
    return cached(game, "way_back", runner.at.depth, runner.at.square, lambda: _known_way(game, group, runner))


def _known_way(game: Game, group: Group, runner: Person) -> list[Place]:
    came = _known_ways(game, runner.at)
    ways = {place: len(_path(came, place)) - 1 for place in {runner.at, *group.trail} if place in came}
    aim = _aim(game, group, ways) or next((place for place in group.trail if place in came), runner.at)
    return _path(came, aim)


def _known_ways(game: Game, start: Place) -> dict[Place, Place]:
    """From which square one comes to each, over squares that were seen."""
    known, came, rim = seen(game), {start: start}, [start]
    for here in rim:
        for there, _ in believed_steps(game, here):
            if there not in came and there in known:
                came[there] = here
                rim.append(there)
    return came


def known_far(game: Game, start: Place) -> dict[Place, int]:
    """How many squares of way each place is from one over squares that were seen, as far as the party knows."""
    found: dict[Place, int] = {}
    for place, before in _known_ways(game, start).items():
        found[place] = found[before] + 1 if place != start else 0
    return found


def _path(came: Mapping[Place, Place], end: Place) -> list[Place]:
    path = [end]
    while came[path[-1]] != path[-1]:
        path.append(came[path[-1]])
    return path[::-1]


def openings_on(game: Game, way: list[Place]) -> list[str]:
    """The openings through which a way leads."""
    found = []
    for here, there in pairwise(way):
        side = next((side for side in DIRECTIONS if beyond(here.square, side) == there.square), None)
        opening = opening_at(game, here.depth, (here.square, side)) if side is not None else None
        if opening is not None:
            found.append(opening.id)
    return found
