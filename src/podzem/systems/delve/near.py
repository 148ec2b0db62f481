"""What a group has at hand: at turn scale its members change places freely, so what one of them can touch all can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from podzem.core.memo import cached
from podzem.systems.delve.chapters.movement.ways import steps, write_edge
from podzem.systems.delve.company import awake, group_of, seen
from podzem.systems.delve.doors import has_leaf
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.things import Lying
from podzem.world.dungeon_map import Opening
from podzem.world.points import DIRECTIONS


def at_hand(game: Game, person: Person) -> frozenset[Place]:
    """The squares that he or one of his group can touch; in a fight only he himself."""
    group = group_of(game, person)
    if game.stage == COMBAT or group is None:
        return cached(game, "beside", 0, person.at, lambda: frozenset((person.at, *steps(game, person.at))))
    return cached(game, "at_hand", group.number, "", lambda: _of_group(game, group))


def _of_group(game: Game, group: Group) -> frozenset[Place]:
    places = {person.at for person in awake(game, group)}
    return frozenset(places.union(*(steps(game, place) for place in places))) if places else frozenset()


def doors_at(game: Game, person: Person) -> list[Opening]:
    """The doors that he can lay hands on: those that can be shut, and of secret ones those that were found."""
    return [opening for opening in openings_at(game, person) if has_leaf(opening)]


def openings_at(game: Game, person: Person) -> list[Opening]:
    """The known openings on the sides of squares at hand: in the dark nobody knows of a door a step away."""
    near = at_hand(game, person)
    return cached(game, "openings_at", 0, near, lambda: _openings(game, near))


def _openings(game: Game, near: frozenset[Place]) -> list[Opening]:
    found: dict[str, Opening] = {}
    for place in sorted(near.intersection(seen(game))):
        ground = squares(game, place.depth)
        for side in DIRECTIONS:
            id = ground.opening_of.get((place.square, side))
            if id is not None:
                found.setdefault(id, level(game, place.depth).opening(id))
    return list(found.values())


def side_of(game: Game, person: Person, opening: Opening) -> str:
    """The area from which he would work on a door."""
    here = area_of(game, person.at)
    if here in (opening.a, opening.b):
        return here
    areas = {area_of(game, place) for place in at_hand(game, person)}
    return opening.a if opening.a in areas else opening.b


def heaps_at(game: Game, person: Person) -> list[Lying]:
    """What lies within reach and was seen."""
    near = at_hand(game, person)
    return cached(game, "heaps_at", 0, near, lambda: _heaps(game, near))


def _heaps(game: Game, near: frozenset[Place]) -> list[Lying]:
    return [heap for heap in game.below.lying if heap.seen and heap.at in near and (heap.items or heap.container)]


def find_chest(game: Game, person: Person, text: str) -> Lying | None:
    """A chest within reach by its id in the map."""
    return next((heap for heap in heaps_at(game, person) if heap.container and heap.treasure == text), None)


def gratings_at(game: Game, person: Person) -> list[str]:
    """Gratings that fell across a side of a square at hand."""
    if not game.below.shut:
        return []
    return [
        edge
        for place in sorted(at_hand(game, person))
        for side in DIRECTIONS
        if (edge := write_edge(place, side)) in game.below.shut
    ]


def rubble_at(game: Game, person: Person) -> list[Place]:
    """Rubble that was seen beside somebody of the group."""
    group = group_of(game, person)
    places = {one.at for one in awake(game, group)} if group is not None else {person.at}
    known = seen(game)
    return [place for place in _rubble(game, person) if place in known and any(_beside(place, one) for one in places)]


def _rubble(game: Game, person: Person) -> Iterator[Place]:
    for square, feature in squares(game, person.at.depth).features.items():
        if feature == "rubble":
            yield Place(person.at.depth, *square)


def _beside(one: Place, other: Place) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) == 1


def nearest(place: Place, places: Iterable[Place]) -> Place:
    """The nearest of some places."""
    return min(places, key=lambda one: (max(abs(one.x - place.x), abs(one.y - place.y)), one))
