"""What the party sees from where it stands, and what it sees for the first time (delve.vis.visible)."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import has_darksight, in_darksight
from podzem.systems.delve.chapters.light import events
from podzem.systems.delve.document import spots_of
from podzem.systems.delve.game import FIRST_HIDDEN, Game
from podzem.systems.delve.ground import dungeon, squares
from podzem.systems.delve.lighting import is_lit, lit
from podzem.systems.delve.people import OK, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.smoke import is_smoky_between
from podzem.systems.delve.things import Lying
from podzem.world.describing.sight_lines import distance, is_clear
from podzem.world.describing.squares import Squares


def look_around(game: Game, scribe: Scribe) -> None:
    """Whatever is lit and in somebody's sight is known from now on; in the dark and in smoke only where one stands."""
    known = set(game.below.seen)
    new = sorted(place for place in set(in_sight(game)) if place not in known)
    game.below.seen += new
    _look_at_traps(game)
    look_at_doors(game)
    for heap in game.below.lying:
        if not heap.seen and (heap.items or heap.container) and is_seen_now(game, heap.at):
            heap.seen = True
            if not heap.container:
                number_things(game, heap)
            lying = [item.id for item in heap.items] if not heap.container else [heap.container]
            events.things_seen(scribe, heap.at, lying)


def number_things(game: Game, heap: Lying) -> None:
    """What comes before somebody's eyes gets numbers of its own."""
    for item in heap.items:
        if item.number >= FIRST_HIDDEN:
            item.number = game.take_number()


def _look_at_traps(game: Game) -> None:
    """Those that were set again are seen to be so."""
    for one in dungeon(game).levels:
        for trap in one.traps:
            snare = game.below.snares.get(trap.id)
            if snare is not None and snare.set_again:
                snare.set_again = not any(is_seen_now(game, place) for place in spots_of(game, one.depth, trap))


def look_at_doors(game: Game) -> None:
    """Those that somebody has opened out of sight are seen to be open."""
    for id, door in game.below.doors.items():
        if door.unnoticed:
            depth = dungeon(game).depth_of(id)
            sides = squares(game, depth).openings.get(id, ())
            door.unnoticed = not any(is_seen_now(game, Place(depth, *square)) for square, _ in sides)


def in_sight(game: Game) -> Iterator[Place]:
    """The squares that somebody of the party sees, and those on which they stand."""
    for depth in {person.at.depth for person in game.people.values() if person.at.depth}:
        ground, bright = squares(game, depth), lit(game, depth)
        eyes = {person.at for person in _awake_at(game, depth)}
        for place in (Place(depth, *square) for square in bright):
            if any(_sees(game, ground, eye, place) for eye in eyes):
                yield place
        for person in _awake_at(game, depth):
            for place in _in_the_dark(ground, person):
                if _sees(game, ground, person.at, place):
                    yield place
        for person in game.people.values():
            if person.at.depth == depth:
                yield person.at


def is_seen_now(game: Game, place: Place) -> bool:
    """Whether somebody of the party sees a square, or stands on it."""
    if not place.depth:
        return False
    ground, people = squares(game, place.depth), _awake_at(game, place.depth)
    bright = is_lit(game, place)
    return any(
        place == one.at or ((bright or in_darksight(one, place)) and _sees(game, ground, one.at, place))
        for one in people
    )


def _awake_at(game: Game, depth: int) -> list[Person]:
    return [person for person in game.people.values() if person.at.depth == depth and person.state == OK]


def _in_the_dark(ground: Squares, person: Person) -> Iterator[Place]:
    """The squares for which he needs no light (delve.dark.unseen)."""
    for square in ground.area_of if has_darksight(person) else ():
        if in_darksight(person, Place(person.at.depth, *square)):
            yield Place(person.at.depth, *square)


def _sees(game: Game, ground: Squares, eye: Place, place: Place) -> bool:
    """Whether neither walls nor smoke are between."""
    return is_clear(ground, eye.square, place.square) and not is_smoky_between(game, eye, place)


def in_view(game: Game, one: Place, other: Place, feet: int) -> bool:
    """Whether nothing stands between two squares that are not too far apart, lit or not."""
    if one.depth != other.depth or 10 * distance(one.square, other.square) > feet:
        return False
    return is_clear(squares(game, one.depth), one.square, other.square)
