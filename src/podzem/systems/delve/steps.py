"""From square to square: what bars the way, who reaches whom (delve.combat.move, delve.combat.range)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from podzem.core.memo import cached, frozen
from podzem.systems.delve import doors
from podzem.systems.delve.chapters.movement.ways import write_edge
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import opening_at, squares
from podzem.systems.delve.place import Place
from podzem.world.describing.sight_lines import distance, is_clear
from podzem.world.describing.squares import GRATE, RUBBLE, WALL, Edge, Square, beyond
from podzem.world.points import DIRECTIONS

FREE: Final = ""
SHUT: Final = "shut"
"""A door that opens at a touch."""
BARRED: Final = "barred"
"""No way through: a wall, a lock, a bar, a grating."""
_BAD_GROUND: Final = (RUBBLE, "chasm", "fire")
_CORNERS: Final = (("N", "E"), ("N", "W"), ("S", "E"), ("S", "W"))


def barrier(game: Game, depth: int, edge: Edge) -> str:
    """What bars the way over a side of a square."""
    ground = squares(game, depth)
    square, side = edge
    kind = ground.edge(square, side)
    if kind == WALL or beyond(square, side) not in ground.area_of:
        return BARRED
    if write_edge(Place(depth, *square), side) in game.below.shut:
        return BARRED
    opening = opening_at(game, depth, edge)
    if opening is None or doors.is_open(game, opening):
        return FREE
    near = ground.area_of[square]
    if doors.is_fast(game, opening, near) or doors.stands(game, opening).wedged or kind == GRATE:
        return BARRED
    one_way = opening.door is not None and opening.door.one_way and near == opening.b
    return BARRED if one_way else SHUT


def is_bad_ground(game: Game, place: Place) -> bool:
    """Whether nobody can stand on a square: rubble, a chasm, fire."""
    return squares(game, place.depth).features.get(place.square) in _BAD_GROUND


def steps(game: Game, place: Place) -> list[tuple[Place, str]]:
    """The squares beside a place that can be entered, each with the door that must be opened for it."""
    return cached(game, "fighting_steps", place.depth, place.square, lambda: list(_steps(game, place)))


def _steps(game: Game, place: Place) -> Iterator[tuple[Place, str]]:
    ground = squares(game, place.depth)
    for side in DIRECTIONS:
        there = beyond(place.square, side)
        what = barrier(game, place.depth, (place.square, side))
        if what != BARRED and ground.features.get(there) not in _BAD_GROUND:
            opening = opening_at(game, place.depth, (place.square, side))
            yield Place(place.depth, *there), opening.id if what == SHUT and opening is not None else ""
    for ns, ew in _CORNERS:
        there = beyond(beyond(place.square, ns), ew)
        if is_open_corner(game, place.depth, place.square, ns, ew) and ground.features.get(there) not in _BAD_GROUND:
            yield Place(place.depth, *there), ""


def is_open_corner(game: Game, depth: int, square: Square, ns: str, ew: str) -> bool:
    """Whether a slanting step cuts no corner: both ways round it are free."""
    return all(
        barrier(game, depth, (square, first)) == FREE and barrier(game, depth, (beyond(square, first), then)) == FREE
        for first, then in ((ns, ew), (ew, ns))
    )


def touches(game: Game, one: Place, other: Place) -> bool:
    """Whether two places are the same or neighbours with nothing between (delve.combat.range)."""
    if one.depth != other.depth or distance(one.square, other.square) > 1:
        return False
    ns = "N" if other.y < one.y else "S" if other.y > one.y else ""
    ew = "W" if other.x < one.x else "E" if other.x > one.x else ""
    if ns and ew:
        return is_open_corner(game, one.depth, one.square, ns, ew)
    side = ns or ew
    return not side or _can_strike_over(game, one.depth, one.square, side)


def _can_strike_over(game: Game, depth: int, square: Square, side: str) -> bool:
    """A grating keeps people out and blades not."""
    kind = squares(game, depth).edge(square, side)
    return barrier(game, depth, (square, side)) == FREE or (
        kind == GRATE and (square, side) not in squares(game, depth).shut
    )


def sees_place(game: Game, one: Place, other: Place) -> bool:
    """Whether there is a clear line between two places (delve.vis.los)."""
    return one.depth == other.depth and is_clear(squares(game, one.depth), one.square, other.square)


def reaches(game: Game, one: Place, other: Place, reach: int = 1) -> bool:
    """Whether a weapon of this reach strikes from one place to another."""
    if touches(game, one, other):
        return True
    return (
        reach > 1
        and one.depth == other.depth
        and 1 < distance(one.square, other.square) <= reach
        and sees_place(game, one, other)
    )


Steps = Callable[[Game, Place], list[tuple[Place, str]]]


def ways(
    game: Game, start: Place, most: int, may_pass: Callable[[Place], bool], goes: Steps = steps
) -> dict[Place, tuple[int, tuple[tuple[Place, str], ...]]]:
    """Every place within so many squares with its cost and its steps; opening a door costs one more."""
    with frozen(game):
        return _ways(game, start, most, may_pass, goes)


def _ways(
    game: Game, start: Place, most: int, may_pass: Callable[[Place], bool], goes: Steps
) -> dict[Place, tuple[int, tuple[tuple[Place, str], ...]]]:
    found: dict[Place, tuple[int, tuple[tuple[Place, str], ...]]] = {start: (0, ())}
    rim = [start]
    while rim:
        rim.sort(key=lambda place: found[place][0])
        here = rim.pop(0)
        cost, path = found[here]
        for there, door in goes(game, here):
            price = cost + 1 + bool(door)
            if price <= most and may_pass(there) and (there not in found or price < found[there][0]):
                found[there] = price, (*path, (there, door))
                rim.append(there)
    return found


def far(game: Game, start: Place, most: int = 1 << 20, until: Place | None = None) -> dict[Place, int]:
    """How many squares of way each place is from one, doors that open at a touch counting as open.

    Up to a place: that one, and all that are nearer.
    """
    with frozen(game):
        return _far(game, start, most, until)


def _far(game: Game, start: Place, most: int, until: Place | None) -> dict[Place, int]:
    found, rim = {start: 0}, [start]
    for here in rim:
        if here == until:
            break
        if found[here] < most:
            for there, _ in steps(game, here):
                if there not in found:
                    found[there] = found[here] + 1
                    rim.append(there)
    return found
