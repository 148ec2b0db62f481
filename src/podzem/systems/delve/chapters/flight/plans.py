"""Plans of escape: what counts as a good one (delve.flee.plan)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from podzem.systems.delve.abilities import has
from podzem.systems.delve.chapters.combat.aid import use_up
from podzem.systems.delve.chapters.combat.orders import known_foes
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import group_with, theirs
from podzem.systems.delve.steps import far
from podzem.systems.delve.things import Item
from podzem.world.dungeon_map import Level, Opening

NARROW: Final = "narrow"
OIL: Final = "skin_oil"


def plans(game: Game, fugitives: list[Person]) -> list[str]:
    """Every plan that can be named for what the party has and knows; of a way to hide in nobody knows what it is worth.

    Things by their kind, doors and traps by their ids, a hiding place by the way that leads to it.
    """
    return list(dict.fromkeys((*_promising(game, fugitives), *ways_near(game, fugitives[0]))))


def _promising(game: Game, fugitives: list[Person]) -> Iterator[str]:
    yield from _known(game, fugitives)
    yield from (id for id, snare in game.below.snares.items() if snare.found and snare.is_believed_armed)
    yield from (way.id for way in _ways_near(game, fugitives[0]) if way.is_hidden)
    if is_too_narrow(game, fugitives[0], known_foes(game, fugitives[0])):
        yield NARROW


def _known(game: Game, fugitives: list[Person]) -> Iterator[str]:
    yield from (item.kind for _, item in means(fugitives))
    yield from known_doors(game, fugitives[0])


def promises(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether a plan looks good to those who flee."""
    return plan in _promising(game, fugitives)


def is_good(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether the named thing exists on the known map or in somebody's pack; what is not known is of no use."""
    if plan == NARROW:
        return is_too_narrow(game, fugitives[0], theirs(game))
    return plan in (*_known(game, fugitives), *known_traps(game), *hiding_places(game, fugitives[0]))


def means(fugitives: list[Person]) -> list[tuple[Person, Item]]:
    """Caltrops and oil that somebody has."""
    return [
        (one, item) for one in fugitives for item in one.items if "plan" in GEAR[item.kind].uses or item.kind == OIL
    ]


def known_doors(game: Game, person: Person) -> list[str]:
    """Doors on the way back that can be shut behind one, as far as they were seen."""
    here = level(game, person.at.depth)
    trail = {area_of(game, place) for place in _trail(game, person)} | {area_of(game, person.at)}
    ground = squares(game, person.at.depth)
    seen = set(game.below.seen)
    found = []
    for opening in here.openings:
        state = game.below.doors.get(opening.id)
        leaf = opening.door is not None and opening.door.kind not in ("arch", "portcullis")
        known = any(Place(person.at.depth, *square) in seen for square, _ in ground.openings.get(opening.id, ()))
        if leaf and known and not (state and state.broken) and {opening.a, opening.b} & trail:
            found.append(opening.id)
    return found


def _trail(game: Game, person: Person) -> list[Place]:
    group = group_with(game, person)
    return [] if group is None else [place for place in group.trail if place.depth == person.at.depth]


def known_traps(game: Game) -> list[str]:
    """Armed traps that the party has found."""
    return [id for id, snare in game.below.snares.items() if snare.found and snare.state == "armed"]


def hiding_places(game: Game, person: Person) -> list[str]:
    """Found ways into known areas that the locals do not know, or through a secret door, within 120 feet of way."""
    here = level(game, person.at.depth)
    areas = _areas_near(game, person)
    return [
        way.id
        for way in _ways_near(game, person)
        if way.is_hidden or any(_is_unknown(game, here, area) for area in (way.a, way.b) if area in areas)
    ]


def ways_near(game: Game, person: Person) -> list[str]:
    """Found ways into known areas within 120 feet of way: into any of them one may try to hide."""
    return [way.id for way in _ways_near(game, person)]


def _ways_near(game: Game, person: Person) -> list[Opening]:
    areas, found = _areas_near(game, person), squares(game, person.at.depth).openings
    openings = level(game, person.at.depth).openings
    return [way for way in openings if way.id in found and {way.a, way.b} & areas]


def _areas_near(game: Game, person: Person) -> set[str]:
    """Known areas besides one's own."""
    seen = set(game.below.seen)
    near = {place for place in far(game, person.at, number("flight", "hidden_ft") // SQUARE_FT) if place in seen}
    return {area_of(game, place) for place in near} - {area_of(game, person.at), ""}


def _is_unknown(game: Game, here: Level, area: str) -> bool:
    return here.area(area).unknown_to_locals and area not in game.below.known_to_locals


def is_too_narrow(game: Game, person: Person, foes: Sequence[Person]) -> bool:
    """A passage of one square, and all who might pursue are large."""
    ground = squares(game, person.at.depth)
    corridor = any(
        not ground.is_room(place.square) and ground.width(place.square) < 1 for place in _trail(game, person)
    )
    return bool(foes) and all(has(foe, "large") for foe in foes) and corridor


def spend(game: Game, fugitives: list[Person], plan: str) -> None:
    """Caltrops and oil are used up, a trap is sprung by the fastest of the pursuers, a door is shut."""
    for one, item in means(fugitives):
        if item.kind == plan:
            use_up(one, item)
            return
    if plan in game.below.snares:
        game.below.snares[plan].state = "sprung"
    elif plan in game.below.doors:
        game.below.doors[plan].open = False
