"""Plans of escape: what counts as a good one (delve.flee.plan)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from podzem.systems.delve.abilities import has
from podzem.systems.delve.chapters.combat.aid import use_up
from podzem.systems.delve.chapters.flight.chase import known_pursuers, pursuers
from podzem.systems.delve.chapters.flight.way_back import known_far, known_way, openings_on
from podzem.systems.delve.chapters.traps.springing import is_armed
from podzem.systems.delve.company import seen
from podzem.systems.delve.data.conversion import LARGE_QS
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.document import squares_of_trap
from podzem.systems.delve.doors import doorway
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import group_with
from podzem.systems.delve.steps import far
from podzem.systems.delve.things import Item
from podzem.world.dungeon_map import Opening, Trap

NARROW: Final = "narrow"
OIL: Final = "skin_oil"
QS_IN_HS: Final = 2


def plans(game: Game, fugitives: list[Person]) -> list[str]:
    """Every plan that can be named for what the party has and knows; of a way to hide in nobody knows what it is worth.

    Things by their kind, doors and traps by their ids, a hiding place by the way that leads to it.
    """
    return list(dict.fromkeys((*_promising(game, fugitives), *ways_near(game, fugitives[0]))))


def _promising(game: Game, fugitives: list[Person]) -> Iterator[str]:
    way = _way_back(game, fugitives[0])
    yield from _known(game, fugitives, way)
    yield from (trap.id for trap in traps_on(game, way) if game.below.snares[trap.id].is_believed_armed)
    yield from (near.id for near in _ways_near(game, fugitives[0]) if near.is_hidden)
    if is_too_narrow(game, way, known_pursuers(game, fugitives[0])):
        yield NARROW


def _known(game: Game, fugitives: list[Person], way: list[Place]) -> Iterator[str]:
    yield from (item.kind for _, item in means(fugitives))
    yield from doors_on(game, way)


def _way_back(game: Game, runner: Person) -> list[Place]:
    group = group_with(game, runner)
    return [] if group is None else known_way(game, group, runner)


def promises(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether a plan looks good to those who flee."""
    return plan in _promising(game, fugitives)


def is_good(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether the named thing exists on the known map or in somebody's pack; what is not known is of no use."""
    way = _way_back(game, fugitives[0])
    if plan == NARROW:
        return is_too_narrow(game, way, pursuers(game))
    armed = [trap.id for trap in traps_on(game, way) if is_armed(game, trap)]
    return plan in (*_known(game, fugitives, way), *armed, *hiding_places(game, fugitives[0]))


def means(fugitives: list[Person]) -> list[tuple[Person, Item]]:
    """Caltrops and oil that somebody has."""
    return [
        (one, item) for one in fugitives for item in one.items if "plan" in GEAR[item.kind].uses or item.kind == OIL
    ]


def doors_on(game: Game, way: list[Place]) -> list[str]:
    """Doors on the way back that can be shut behind one."""
    return [id for id in openings_on(game, way) if _can_be_shut(game, way[0].depth, id)]


def _can_be_shut(game: Game, depth: int, id: str) -> bool:
    door, state = level(game, depth).opening(id).door, game.below.doors.get(id)
    return door is not None and door.kind not in ("arch", "portcullis") and not (state is not None and state.broken)


def traps_on(game: Game, way: list[Place]) -> list[Trap]:
    """Traps on the way back that the party has found: of a place, or on a door."""
    if not way:
        return []
    doors, squares_of_way = openings_on(game, way), set(way)
    return [
        trap
        for trap in level(game, way[0].depth).traps
        if (snare := game.below.snares.get(trap.id)) is not None
        and snare.found
        and (trap.on in doors or squares_of_way & set(squares_of_trap(game, way[0].depth, trap)))
    ]


def hiding_places(game: Game, person: Person) -> list[str]:
    """Found ways into known areas that the locals do not know, or through a secret door, within 120 feet of way."""
    areas = _areas(game, person, far(game, person.at))
    return [
        way.id
        for way in _ways_near(game, person)
        if {way.a, way.b} & areas
        and (way.is_hidden or any(_is_unknown(game, person.at.depth, area) for area in {way.a, way.b} & areas))
    ]


def ways_near(game: Game, person: Person) -> list[str]:
    """Found ways into known areas within 120 feet of way: into any of them one may try to hide."""
    return [way.id for way in _ways_near(game, person)]


def _ways_near(game: Game, person: Person) -> list[Opening]:
    depth, known = person.at.depth, seen(game)
    areas = _areas(game, person, known_far(game, person.at))
    edges = squares(game, depth).openings
    found = {id for id, sides in edges.items() if any(Place(depth, *square) in known for square, _ in sides)}
    return [way for way in level(game, depth).openings if way.id in found and {way.a, way.b} & areas]


def _areas(game: Game, person: Person, ways: Mapping[Place, int]) -> set[str]:
    """Areas of which something was seen besides one's own, not too far off by these ways."""
    most, known = number("flight", "hidden_ft") // SQUARE_FT, seen(game)
    near = {place for place, squares_of_way in ways.items() if squares_of_way <= most and place in known}
    return {area_of(game, place) for place in near} - {area_of(game, person.at), ""}


def _is_unknown(game: Game, depth: int, area: str) -> bool:
    return level(game, depth).area(area).unknown_to_locals and area not in game.below.known_to_locals


def is_too_narrow(game: Game, way: list[Place], foes: Sequence[Person]) -> bool:
    """A passage on the way that is narrower than those who pursue, who are all large."""
    corridor = any(_is_narrow(game, place) for place in way)
    return bool(foes) and all(has(foe, "large") for foe in foes) and corridor


def _is_narrow(game: Game, place: Place) -> bool:
    ground = squares(game, place.depth)
    return not ground.is_room(place.square) and QS_IN_HS * ground.areas[ground.area_of[place.square]].width < LARGE_QS


def spend(game: Game, fugitives: list[Person], plan: str) -> None:
    """Caltrops and oil are used up, a door is shut; a trap waits for who pursues (`trap_of`)."""
    for one, item in means(fugitives):
        if item.kind == plan:
            use_up(one, item)
            return
    depth = fugitives[0].at.depth
    if level(game, depth).has_opening(plan) and _can_be_shut(game, depth, plan):
        door = doorway(game, level(game, depth).opening(plan))
        door.open = door.unnoticed = False


def trap_of(game: Game, fugitives: list[Person], plan: str) -> Trap | None:
    """The trap on the way back that a plan names (delve.flee.plan: the fastest pursuer springs it)."""
    traps = level(game, fugitives[0].at.depth).traps
    return next((trap for trap in traps if trap.id == plan), None) if is_good(game, fugitives, plan) else None
