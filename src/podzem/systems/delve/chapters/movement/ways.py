"""Which square leads to which: for walking at turn scale, for a Move in combat, for whoever flees."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from podzem.core.memo import cached
from podzem.systems.delve.company import place_of, seen
from podzem.systems.delve.doors import is_open
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, dungeon, level, squares
from podzem.systems.delve.people import Group
from podzem.systems.delve.place import Place
from podzem.world.describing.squares import RUBBLE, WALL, Square, beyond
from podzem.world.dungeon_map import Opening
from podzem.world.points import DIRECTIONS

BLOCKED: Final = (RUBBLE, "chasm", "fire")
"""Ground on which nobody walks."""
DIAGONALS: Final = (("N", "E"), ("E", "S"), ("S", "W"), ("W", "N"))


def write_edge(place: Place, side: str) -> str:
    """A side of a square as one word."""
    return f"{place.depth}:{place.x},{place.y}{side}"


def leads(game: Game, place: Place, side: str) -> bool:
    """Whether a side of a square can be passed, whatever lies beyond."""
    ground = squares(game, place.depth)
    if ground.edge(place.square, side) == WALL or write_edge(place, side) in game.below.shut:
        return False
    id = ground.opening_of.get((place.square, side))
    if id is None:
        return True
    opening = level(game, place.depth).opening(id)
    if opening.door is not None and opening.door.one_way and area_of(game, place) == opening.b:
        return False
    return is_open(game, opening)


def is_walkable(game: Game, place: Place) -> bool:
    """Whether one can stand on a square."""
    ground = squares(game, place.depth)
    return place.square in ground.area_of and ground.features.get(place.square) not in BLOCKED


def next_to(place: Place, side: str) -> Place:
    """The square on a side."""
    x, y = beyond(place.square, side)
    return Place(place.depth, x, y)


def steps(game: Game, place: Place) -> Iterator[Place]:
    """The squares to which one step leads, in eight directions; no corner is cut (delve.combat.move)."""
    for side in DIRECTIONS:
        there = next_to(place, side)
        if leads(game, place, side) and is_walkable(game, there):
            yield there
    for first, then in DIAGONALS:
        there = next_to(next_to(place, first), then)
        if is_walkable(game, there) and _both_ways(game, place, first, then):
            yield there


def _both_ways(game: Game, place: Place, first: str, then: str) -> bool:
    return _two_steps(game, place, first, then) and _two_steps(game, place, then, first)


def _two_steps(game: Game, place: Place, first: str, then: str) -> bool:
    between = next_to(place, first)
    return leads(game, place, first) and is_walkable(game, between) and leads(game, between, then)


def portals(game: Game, place: Place) -> list[tuple[Opening, Place]]:
    """The stairs on a square that lead to another level, with where they come out."""
    area = area_of(game, place)
    found = []
    for opening in level(game, place.depth).openings_of(area) if area else ():
        if opening.to_depth and place.square in mouth(game, place.depth, opening, area) and is_open(game, opening):
            partner = level(game, opening.to_depth).opening(opening.to_opening)
            x, y = mouth(game, opening.to_depth, partner, partner.a)[0]
            found.append((opening, Place(opening.to_depth, x, y)))
    return found


def mouth(game: Game, depth: int, opening: Opening, area: str) -> list[Square]:
    """The squares of an area from which an opening leads on; stairs do so from all of theirs."""
    ground = squares(game, depth)
    own = [square for square, _ in ground.openings.get(opening.id, ()) if ground.area_of.get(square) == area]
    return own or ground.of(area)


def entrance(game: Game, id: str) -> Place:
    """The square behind an entrance of the dungeon."""
    whole = dungeon(game)
    depth = whole.depth_of(id)
    opening = level(game, depth).opening(id)
    inner = opening.b if opening.a and level(game, depth).area(opening.a).kind == "outside" else opening.a
    x, y = mouth(game, depth, opening, inner)[0]
    return Place(depth, x, y)


def is_way_out(game: Game, place: Place) -> bool:
    """Whether one stands where the dungeon is left."""
    return place.depth > 0 and any(
        place == entrance(game, id) or _is_in_mouth(game, id, place) for id in dungeon(game).entrances
    )


def _is_in_mouth(game: Game, id: str, place: Place) -> bool:
    depth = dungeon(game).depth_of(id)
    if depth != place.depth:
        return False
    opening = level(game, depth).opening(id)
    return area_of(game, place) in (opening.a, opening.b) and place.square in mouth(
        game, depth, opening, area_of(game, place)
    )


def spread(start: Place, goes: Callable[[Place], Iterable[Place]], most: int) -> dict[Place, list[Place]]:
    """The shortest way to each place within so many steps, without its start."""
    ways: dict[Place, list[Place]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if len(ways[here]) == most:
            continue
        for there in goes(here):
            if there not in ways:
                ways[there] = [*ways[here], there]
                queue.append(there)
    return ways


def shortest(start: Place, end: Place, goes: Callable[[Place], Iterable[Place]], most: int = 400) -> list[Place] | None:
    """The shortest way between two places; None where there is none."""
    if start == end:
        return []
    ways: dict[Place, Place] = {start: start}
    queue = deque([start])
    while queue and len(ways) < most * most:
        here = queue.popleft()
        for there in goes(here):
            if there not in ways:
                ways[there] = here
                queue.append(there)
                if there == end:
                    return _traced(ways, end)
    return None


def _traced(ways: dict[Place, Place], end: Place) -> list[Place]:
    back = [end]
    while ways[back[-1]] != back[-1]:
        back.append(ways[back[-1]])
    return back[-2::-1]


def known_steps(game: Game, place: Place, shun: frozenset[Place]) -> Iterator[Place]:
    """Where the party believes that one step leads: over squares it has seen, or through a known gap into the dark."""
    known = seen(game)
    if place not in known:
        return
    for side in DIRECTIONS:
        there = next_to(place, side)
        is_ground = is_walkable(game, there) if there in known else there.square in squares(game, place.depth).area_of
        if there not in shun and leads(game, place, side) and is_ground:
            yield there
    for first, then in DIAGONALS:
        there = next_to(next_to(place, first), then)
        between = (next_to(place, first), next_to(place, then))
        is_clear = there in known and known.issuperset(between) and not shun.intersection((there, *between))
        if is_clear and is_walkable(game, there) and _both_ways(game, place, first, then):
            yield there
    for _, there in portals(game, place):
        yield there


def known_traps(game: Game) -> frozenset[Place]:
    """Squares of armed traps of which the party has a hint, or which it has found."""
    return cached(game, "known_traps", 0, "", lambda: frozenset(_known_traps(game)))


def _known_traps(game: Game) -> Iterator[Place]:
    from podzem.systems.delve.document import squares_of_trap

    for one in dungeon(game).levels:
        for trap in one.traps:
            snare = game.below.snares.get(trap.id)
            if snare is not None and snare.is_believed_armed and trap.bound == "place":
                yield from squares_of_trap(game, one.depth, trap)


def reach(game: Game, group: Group, most: int) -> dict[Place, list[Place]]:
    """Where a group believes it can walk in so many squares; round known traps where that is possible."""
    return cached(game, "reach", group.number, most, lambda: _reach(game, group, most))


def _reach(game: Game, group: Group, most: int) -> dict[Place, list[Place]]:
    traps = known_traps(game)
    if not place_of(game, group).depth:
        return {}
    around = _within(_all_ways(game, group, traps, most), most)
    return {**_within(_all_ways(game, group, frozenset(), most), most), **around} if traps else around


def _all_ways(game: Game, group: Group, shun: frozenset[Place], most: int) -> dict[Place, list[Place]]:
    """The ways of the longest walk that is asked for come first; shorter walks are a part of them."""
    farthest = cached(game, "farthest", group.number, shun, lambda: [(most, _spread(game, group, shun, most))])
    if most > farthest[0][0]:
        farthest[0] = most, _spread(game, group, shun, most)
    return farthest[0][1]


def _spread(game: Game, group: Group, shun: frozenset[Place], most: int) -> dict[Place, list[Place]]:
    return spread(place_of(game, group), lambda place: ways_on(game, place, shun), most)


def _within(ways: dict[Place, list[Place]], most: int) -> dict[Place, list[Place]]:
    return {place: way for place, way in ways.items() if len(way) <= most}


def ways_on(game: Game, place: Place, shun: frozenset[Place]) -> tuple[Place, ...]:
    """The known steps from a place, found once."""
    return cached(game, "ways_on", len(shun), place, lambda: tuple(known_steps(game, place, shun)))
