"""A map told in words: one corridor, one room, or every area of a level (delve.map.examples)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from podzem.core.errors import Malformed
from podzem.world.describing.corridor import follow
from podzem.world.describing.room import room_told
from podzem.world.describing.speech import speech_of
from podzem.world.describing.squares import Edge, Square, Squares, squares_of
from podzem.world.dungeon_map import Dungeon, Level, Opening
from podzem.world.points import opposite


@dataclass(frozen=True)
class Manner:
    """How a map is told: in which language, in full or by a light of so many squares, by which options."""

    language: str
    radius: int | None = None
    follow_turns: bool = False
    rounded: bool = True


def describe_corridor(squares: Squares, start: Square, heading: str, manner: Manner) -> str:
    """The corridor that begins in a square, as one sees who stands before it and looks along it."""
    return speech_of(manner.language).corridor(follow(squares, start, heading, manner.radius, manner.follow_turns))


def describe_room(
    squares: Squares,
    area: str,
    entrance: Edge | None,
    manner: Manner,
    viewer: Square | None = None,
    seen: Collection[Square] = (),
) -> str:
    """A room as one sees it who came in through a side of it, or who was let down from above."""
    stands = viewer if viewer is not None else entrance[0] if entrance is not None else squares.of(area)[0]
    told = room_told(squares, area, entrance, stands, manner.radius, seen, manner.rounded)
    return speech_of(manner.language).room(told)


def describe_area(level: Level, area: str, manner: Manner, through: str = "", found: Collection[str] = ()) -> str:
    """An area entered through an opening, by default its first that is no secret."""
    squares = squares_of(level, found)
    if area not in squares.areas or not squares.of(area):
        raise Malformed(f"there is no room or passage {area!r} on depth {level.depth} (delve.map.squares)")
    entrance = _entrance(level, squares, area, through)
    if squares.areas[area].kind == "room":
        return describe_room(squares, area, entrance, manner)
    if entrance is None:
        raise Malformed(f"no known way leads into {area!r} (delve.map.corridor)")
    return describe_corridor(squares, entrance[0], opposite(entrance[1]), manner)


def describe_level(level: Level, manner: Manner, found: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """Every room and corridor that can be told, with its id."""
    squares = squares_of(level, found)
    for area in level.areas:
        if not squares.of(area.id) or area.kind == "stairs":
            continue
        entrance = _entrance(level, squares, area.id, "")
        if area.kind == "room":
            yield area.id, describe_room(squares, area.id, entrance, manner)
        elif entrance is not None:
            yield area.id, describe_corridor(squares, entrance[0], opposite(entrance[1]), manner)


def level_with(dungeon: Dungeon, area: str) -> Level:
    """The level on which an area lies."""
    for level in dungeon.levels:
        if level.has_area(area):
            return level
    raise Malformed(f"there is no area {area!r} on this map (delve.map.squares)")


def _entrance(level: Level, squares: Squares, area: str, through: str) -> Edge | None:
    """The first side of the opening through which an area is entered."""
    if through and not (level.has_opening(through) and area in (level.opening(through).a, level.opening(through).b)):
        raise Malformed(f"{through!r} is no opening of {area!r} (delve.map.squares)")
    ways: list[Opening] = [level.opening(through)] if through else level.openings_of(area)
    for opening in ways:
        own = [edge for edge in squares.openings.get(opening.id, ()) if squares.area_of.get(edge[0]) == area]
        if own:
            return own[0]
    if through:
        raise Malformed(f"{through!r} cannot be seen in {area!r} (delve.map.squares)")
    return None
