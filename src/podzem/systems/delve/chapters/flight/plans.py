"""Plans of escape: what counts as a good one (delve.flee.plan)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.systems.delve.abilities import has
from podzem.systems.delve.chapters.combat.aid import use_up
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import group_with, theirs
from podzem.systems.delve.steps import far
from podzem.systems.delve.things import Item
from podzem.world.dungeon_map import Level

NARROW: Final = "narrow"
OIL: Final = "skin_oil"


def plans(game: Game, fugitives: list[Person]) -> list[str]:
    """Every plan that the party has the means for, from what it knows."""
    return list(dict.fromkeys(_plans(game, fugitives)))


def _plans(game: Game, fugitives: list[Person]) -> Iterator[str]:
    """Things by their kind, doors and traps by their ids, a hiding place by the door that leads to it."""
    yield from (item.kind for _, item in means(fugitives))
    yield from known_doors(game, fugitives[0])
    yield from known_traps(game)
    yield from hiding_places(game, fugitives[0])
    if is_too_narrow(game, fugitives[0]):
        yield NARROW


def is_good(game: Game, fugitives: list[Person], plan: str) -> bool:
    """Whether the named thing exists on the known map or in somebody's pack; what is not known is of no use."""
    return plan in plans(game, fugitives)


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
    return [id for id, snare in game.below.snares.items() if snare.found and snare.is_believed_armed]


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
            opening.is_hidden or any(_is_unknown(game, here, area) for area in (opening.a, opening.b) if area in areas)
        )
    ]


def _is_unknown(game: Game, here: Level, area: str) -> bool:
    return here.area(area).unknown_to_locals and area not in game.below.known_to_locals


def is_too_narrow(game: Game, person: Person) -> bool:
    """A passage of one square, and all who might pursue are large."""
    foes = theirs(game)
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
