"""Where people stand, told in words: to a judge as it is, to a player as far as the party knows it (delve.map.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from podzem.core.decisions import JUDGE, WATCHER
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.game import TOWN, Game
from podzem.systems.dungeon.groups import Group
from podzem.world.describing.around import describe_ways
from podzem.world.describing.describe import Manner, describe_room
from podzem.world.describing.scale import scale_of
from podzem.world.describing.squares import Edge, Square, Squares, squares_of
from podzem.world.dungeon_map import Level
from podzem.world.points import cell_of

ALOUD: Final = "read_aloud"


@final
class DungeonAloud:
    """The room in which a group stands, or the passage on all sides of it, as a judge would read it out."""

    def readings(self, state: Game, viewer: int, language: str) -> list[str]:
        """The sentences for each group; a table may leave them to its judge."""
        return told(state, viewer, language) if viewer == JUDGE or state.setting.is_on(ALOUD) else []


def told(game: Game, viewer: int, language: str) -> list[str]:
    """The sentences for each group; what is not known is in none of a player's."""
    if game.stage == TOWN or viewer == WATCHER:
        return []
    found = [reading for group in game.groups for reading in _around(game, group, viewer, Manner(language))]
    return list(dict.fromkeys(found))


def _around(game: Game, group: Group, viewer: int, manner: Manner) -> Iterator[str]:
    dungeon = game.dungeon if viewer == JUDGE else believed(game).dungeon
    if not dungeon.has_level(group.depth):
        return
    level = dungeon.level(group.depth)
    if not level.has_area(group.area):
        return
    square = scale_of(level).square_of(cell_of(group.at), level.area(group.area))
    squares = squares_of(level, found=_found(game, level))
    if square is None or squares.area_of.get(square) != group.area:
        return
    if level.area(group.area).kind == "room":
        yield describe_room(squares, group.area, _way_in(level, squares, group, square), manner, square)
        return
    yield from describe_ways(squares, square, group.heading, manner)


def _found(game: Game, level: Level) -> list[str]:
    """Openings that were seen or found: a secret door that nobody found is a wall in the judge's text, too."""
    known = game.site.known.get(level.depth)
    return [] if known is None else [*known.openings, *known.found]


def _way_in(level: Level, squares: Squares, group: Group, square: Square) -> Edge | None:
    """The way by which they came, or beside which they stand."""

    def rank(edge: Edge) -> tuple[bool, int]:
        came = level.opening(squares.opening_of[edge]).other(group.area) == group.from_area
        return not came, abs(edge[0][0] - square[0]) + abs(edge[0][1] - square[1])

    return min((edge for edge in squares.opening_of if squares.area_of[edge[0]] == group.area), key=rank, default=None)
