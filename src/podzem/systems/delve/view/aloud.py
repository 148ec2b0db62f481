"""Where people stand, told by the describer as far as their light shows it (delve.map.corridor, .rect, .lit)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from podzem.core.decisions import JUDGE, WATCHER
from podzem.systems.delve.company import awake, place_of, seen
from podzem.systems.delve.game import OVER, TOWN, Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.lighting import is_lit, shining
from podzem.systems.delve.people import Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.smoke import is_smoky
from podzem.world.describing.around import describe_ways
from podzem.world.describing.describe import Manner, describe_room
from podzem.world.describing.sight_lines import distance
from podzem.world.describing.squares import Edge, Square, Squares, beyond

ALOUD: Final = "read_aloud"


@final
class DelveAloud:
    """The room in which a group stands, or the corridor on all sides of it."""

    def readings(self, state: Game, viewer: int, language: str) -> list[str]:
        """The sentences for each group; in darkness, smoke and while running nothing is told (delve.map.player_map).

        A table may leave them to its judge.
        """
        if state.stage in (TOWN, OVER) or viewer == WATCHER or not (viewer == JUDGE or state.setting.is_on(ALOUD)):
            return []
        told = [reading for group in state.groups for reading in around(state, group, viewer == JUDGE, language)]
        return list(dict.fromkeys(told))


def around(game: Game, group: Group, whole: bool, language: str) -> Iterator[str]:
    """What can be said of the place of a group: in full to a judge or by the option, else as far as its light."""
    place = place_of(game, group)
    if not place.depth or place.square not in squares(game, place.depth).area_of:
        return
    if not whole and (group.ran or _flees(game, group) or not is_lit(game, place) or is_smoky(game, place)):
        return
    manner = _manner(game, place, whole, language)
    ground = squares(game, place.depth)
    if ground.is_room(place.square):
        known = {each.square for each in seen(game) if each.depth == place.depth}
        area = ground.area_of[place.square]
        yield describe_room(ground, area, _way_in(game, ground, group, place), manner, place.square, known)
        return
    yield from describe_ways(ground, place.square, group.heading, manner)


def _flees(game: Game, group: Group) -> bool:
    """Whether all of a group that are on their feet have declared flight."""
    fleeing = [] if game.fight is None else game.fight.fleeing
    return bool(fleeing) and all(person.number in fleeing for person in awake(game, group))


def _manner(game: Game, place: Place, whole: bool, language: str) -> Manner:
    full = whole or game.setting.word("map_mode") == "full"
    follows = full and game.setting.is_on("follow_turns")
    rounded = game.setting.word("round_rooms") == "diameter"
    return Manner(language, None if full else _radius(game, place), follows, rounded)


def _radius(game: Game, place: Place) -> int:
    """How far the best light at a place reaches from it, before smoke."""
    reach = [far - distance(at.square, place.square) for at, far in shining(game) if at.depth == place.depth]
    ground = squares(game, place.depth)
    smoky = [square for area in game.below.smoke if area in ground.areas for square in ground.of(area)]
    clear = min((distance(square, place.square) - 1 for square in smoky), default=max([1, *reach]))
    return max(1, min(clear, max([1, *reach])))


def _way_in(game: Game, ground: Squares, group: Group, place: Place) -> Edge | None:
    """The way by which they came into the room: the latest entry of their trail; none for who fell into it.

    Of those whose trail is not known it is the nearest opening.
    """
    area = ground.area_of[place.square]
    own = [edge for edge in ground.opening_of if ground.area_of[edge[0]] == area]
    if not group.trail:
        return min(own, key=lambda edge: _steps(edge[0], place.square), default=None)
    places = [each.square if each.depth == place.depth else None for each in group.trail]
    areas = ["" if square is None else ground.area_of.get(square, "") for square in places]
    if area not in areas:
        return None
    last = len(areas) - 1 - areas[::-1].index(area)
    before = areas[last - 1] if last else ""
    fitting = [edge for edge in own if edge[0] == places[last] and ground.area_of.get(beyond(*edge), "") == before]
    return next(iter(fitting), None)


def _steps(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
