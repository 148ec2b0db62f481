"""What is told of the place where people stand: their room, or the corridor they look down (delve.map.corridor)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from podzem.world.describing.corridor import first_band
from podzem.world.describing.describe import Manner, describe_corridor
from podzem.world.describing.squares import OPEN, UNSEEN, WALL, Square, Squares, beyond
from podzem.world.points import DIRECTIONS, opposite


def describe_ways(squares: Squares, stands: Square, heading: str, manner: Manner) -> Iterator[str]:
    """The corridor on all sides of a square, looked down from there.

    Whoever has just come in, or stands beside a door, is told the corridor in front of him from his own square on, as
    from the entry edge; a wide one always, and not across.
    """
    band = first_band(squares, stands, heading) if heading else [stands]
    from_here = heading != "" and stands not in squares.features
    from_here = from_here and (len(band) > 1 or _is_told_here(squares, stands, heading))
    for side in DIRECTIONS:
        ahead = beyond(stands, side)
        if from_here and side == heading:
            reach = None if manner.radius is None else manner.radius + 1
            yield describe_corridor(squares, stands, side, replace(manner, radius=reach))
        elif _is_way(squares, stands, side) and ahead not in band:
            yield describe_corridor(squares, ahead, side, manner)


def _is_way(squares: Squares, stands: Square, side: str) -> bool:
    ahead = beyond(stands, side)
    return squares.edge(stands, side) == OPEN and ahead in squares.area_of and not squares.is_room(ahead)


def _is_told_here(squares: Squares, stands: Square, heading: str) -> bool:
    """Whether one has come in from elsewhere, or whether something is here that is no way on."""
    back = opposite(heading)
    behind = squares.area_of.get(beyond(stands, back))
    has_come_in = squares.edge(stands, back) not in (WALL, UNSEEN) and behind != squares.area_of[stands]
    return has_come_in or any(
        squares.edge(stands, side) not in (WALL, UNSEEN) and not _is_way(squares, stands, side)
        for side in DIRECTIONS
        if side != back
    )
