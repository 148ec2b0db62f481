"""Where wanderers come from (delve.meet.arrival, delve.meet.distance)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import has, is_up
from podzem.systems.delve.chapters.encounters import events
from podzem.systems.delve.chapters.encounters.bands import stand
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Band, Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import standing
from podzem.systems.delve.steps import far
from podzem.world.describing.outline import exits_along, north_west, traced
from podzem.world.describing.sight_lines import distance
from podzem.world.describing.squares import Edge, Squares, beyond, squares_of
from podzem.world.points import DIRECTIONS

ORDER: Final = DIRECTIONS
"""North, east, south, west: the order of a corridor's exits."""


def exits(game: Game, group: Group, knows_secrets: bool = False) -> list[Edge]:
    """The exits of the group's area, each by one of its sides, in the order in which they are numbered."""
    people = standing(game, group)
    if not people or not people[0].at.depth:
        return []
    place = people[0].at
    ground = _ground(game, place.depth, knows_secrets)
    area = area_of(game, place)
    edges = [exit.edges[0] for exit in exits_along(ground, _outline(ground, area)) if _leads_on(ground, exit.edges[0])]
    if ground.is_room(place.square):
        return edges
    return sorted(edges, key=lambda edge: (ORDER.index(edge[1]), distance(edge[0], place.square)))


def _ground(game: Game, depth: int, knows_secrets: bool) -> Squares:
    if not knows_secrets:
        return squares(game, depth)
    here = level(game, depth)
    return squares_of(here, [opening.id for opening in here.openings if opening.is_hidden])


def _outline(ground: Squares, area: str) -> list[Edge]:
    """The outline of an area from its north-west corner; parts that hang together by no side are walked too."""
    left = set(ground.of(area))
    found: list[Edge] = []
    while left:
        walk = traced(ground, north_west(ground, sorted(left)))
        found += walk
        component = _component(ground, walk[0][0])
        left -= component
        if not component:
            break
    return list(dict.fromkeys(found))


def _component(ground: Squares, start: tuple[int, int]) -> set[tuple[int, int]]:
    found, rim = {start}, [start]
    for here in rim:
        for side in DIRECTIONS:
            there = beyond(here, side)
            if (
                ground.area_of.get(there) == ground.area_of[start]
                and ground.edge(here, side) == "open"
                and there not in found
            ):
                found.add(there)
                rim.append(there)
    return found


def _leads_on(ground: Squares, edge: Edge) -> bool:
    return beyond(*edge) in ground.area_of


def arrive(game: Game, group: Group, band: Band, scribe: Scribe) -> bool:
    """Through a random exit, at a rolled distance on the way beyond it; false where there is no exit."""
    exit = exit_of(game, group, band, scribe)
    if exit is None:
        return False
    come_through(game, group, band, exit, thrown(scribe))
    return True


def exit_of(game: Game, group: Group, band: Band, scribe: Scribe) -> Edge | None:
    """A random exit; a single one takes no die."""
    open_to = exits(game, group, any(has(one, "knows_secrets") for one in band.members))
    if len(open_to) < 2:
        return open_to[0] if open_to else None
    return open_to[int(scribe.roll(len(open_to), events.EXIT_DIE)) - 1]


def distances() -> list[int]:
    """What the die of the distance can give, in feet."""
    return [number("distance", "feet") * face for face in range(1, number("distance", "sides") + 1)]


def thrown(scribe: Scribe) -> int:
    """An unknown distance, in feet (delve.meet.distance)."""
    return distances()[int(scribe.roll(number("distance", "sides"), events.DISTANCE_DIE)) - 1]


def come_through(game: Game, group: Group, band: Band, exit: Edge, feet: int) -> None:
    """They stand so far away on the way beyond an exit."""
    stand(game, band, _on_the_way(game, group, exit, feet))


def _on_the_way(game: Game, group: Group, exit: Edge, feet: int) -> Place:
    """The square beyond an exit that is so far from the nearest member, or the end of the way if that is shorter."""
    people = standing(game, group)
    depth = people[0].at.depth
    beyond_it = Place(depth, *beyond(*exit))
    inside = set(squares(game, depth).of(area_of(game, people[0].at)))
    ways = {place: steps for place, steps in far(game, beyond_it).items() if place.square not in inside}
    if not ways:
        ways = {beyond_it: 0}

    def off(place: Place) -> int:
        return min(distance(person.at.square, place.square) for person in people if is_up(person)) * number(
            "distance", "feet"
        )

    exact = [place for place in ways if off(place) == feet]
    if exact:
        return min(exact, key=lambda place: (ways[place], place))
    nearer = [place for place in ways if off(place) < feet]
    return max(nearer, key=lambda place: (off(place), -ways[place], place)) if nearer else beyond_it
