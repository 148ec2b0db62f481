"""Plans of escape: what counts as a good one (delve.flee.plan)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.systems.delve.abilities import has
from podzem.systems.delve.chapters.combat.aid import use_up
from podzem.systems.delve.chapters.flight.chase import known_pursuers
from podzem.systems.delve.chapters.flight.way_back import known_way, openings_on
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.document import squares_of_trap
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import group_with
from podzem.systems.delve.steps import far
from podzem.systems.delve.things import Item
from podzem.world.dungeon_map import Trap

NARROW: Final = "narrow"
OIL: Final = "skin_oil"


def plans(game: Game, fugitives: list[Person]) -> list[str]:
    """Every plan that the party has the means for, from what it knows."""
    return list(dict.fromkeys(_plans(game, fugitives)))


def _plans(game: Game, fugitives: list[Person]) -> Iterator[str]:
    """Things by their kind, doors and traps by their ids, a hiding place by the door that leads to it."""
    way = _way_back(game, fugitives[0])
    yield from (item.kind for _, item in means(fugitives))
    yield from doors_on(game, way)
    yield from traps_on(game, way)
    yield from hiding_places(game, fugitives[0])
    if is_too_narrow(game, fugitives[0], way):
        yield NARROW


def _way_back(game: Game, runner: Person) -> list[Place]:
    group = group_with(game, runner)
    return [] if group is None else known_way(game, group, runner)


def is_good(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether the named thing exists on the known map or in somebody's pack; what is not known is of no use."""
    return plan in plans(game, fugitives)


def helps(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether it is of use: not if it leads where a local, unknown to the party, saw it enter (delve.wander.exempt)."""
    if not is_good(game, fugitives, plan):
        return False
    if plan in doors_on(game, _way_back(game, fugitives[0])):
        return True
    here = level(game, fugitives[0].at.depth)
    opening = here.opening(plan) if here.has_opening(plan) else None
    return opening is None or opening.is_hidden or not {opening.a, opening.b} & set(game.below.known_to_locals)


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


def traps_on(game: Game, way: list[Place]) -> list[str]:
    """Traps on the way back that the party has found and believes armed: of a place, or on a door."""
    if not way:
        return []
    doors, squares_of_way = openings_on(game, way), set(way)
    return [
        trap.id
        for trap in level(game, way[0].depth).traps
        if (snare := game.below.snares.get(trap.id)) is not None
        and snare.found
        and snare.is_believed_armed
        and (trap.on in doors or squares_of_way & set(squares_of_trap(game, way[0].depth, trap)))
    ]


def hiding_places(game: Game, person: Person) -> list[str]:
    """Found ways into known areas that the locals do not know, or through a secret door, within 120 feet of way."""
    here = level(game, person.at.depth)
    seen = set(game.below.seen)
    near = {place for place in far(game, person.at, number("flight", "hidden_ft") // SQUARE_FT) if place in seen}
    areas = {area_of(game, place) for place in near} - {area_of(game, person.at), ""}
    found = squares(game, person.at.depth).openings
    return [
        opening.id
        for opening in here.openings
        if opening.id in found
        and {opening.a, opening.b} & areas
        and (
            opening.is_hidden
            or any(here.area(area).unknown_to_locals for area in (opening.a, opening.b) if area in areas)
        )
    ]


def is_too_narrow(game: Game, person: Person, way: list[Place]) -> bool:
    """A passage of one square on the way, and all who are known to pursue are large."""
    foes = known_pursuers(game, person)
    ground = squares(game, person.at.depth)
    corridor = any(not ground.is_room(place.square) and ground.width(place.square) < 1 for place in way)
    return bool(foes) and all(has(foe, "large") for foe in foes) and corridor


def spend(game: Game, fugitives: list[Person], plan: str) -> None:
    """Caltrops and oil are used up, a door is shut; a trap waits for who pursues (`trap_of`)."""
    for one, item in means(fugitives):
        if item.kind == plan:
            use_up(one, item)
            return
    if plan in game.below.doors:
        game.below.doors[plan].open = False


def trap_of(game: Game, fugitives: list[Person], plan: str) -> Trap | None:
    """The trap on the way back that a plan names (delve.flee.plan: the fastest pursuer springs it)."""
    traps = level(game, fugitives[0].at.depth).traps
    return next((trap for trap in traps if trap.id == plan), None) if is_good(game, fugitives, plan) else None
