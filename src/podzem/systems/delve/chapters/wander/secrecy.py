"""Places of which the locals do not know, and how they come to know of them (delve.wander.exempt)."""

from __future__ import annotations

from collections.abc import Iterable

from podzem.systems.delve.abilities import SAPIENT, is_up, mind
from podzem.systems.delve.chapters.visibility.sight import sees
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place


def is_unknown(game: Game, place: Place) -> bool:
    """Whether the locals know nothing of the place."""
    area = area_of(game, place) if place.depth else ""
    return (
        bool(area) and level(game, place.depth).area(area).unknown_to_locals and area not in game.below.known_to_locals
    )


def enter(game: Game, people: Iterable[Person], came_from: Place) -> None:
    """Some of the party enter an area: if a living sapient local sees it, the place is secret no more."""
    for person in people:
        area = area_of(game, person.at)
        if is_unknown(game, person.at) and area != area_of(game, came_from) and _is_watched(game, person):
            game.below.known_to_locals.append(area)


def _is_watched(game: Game, person: Person) -> bool:
    locals = (one for band in game.bands if not band.held_by for one in band.members)
    return any(is_up(one) and mind(one) == SAPIENT and sees(game, one, person) for one in locals)
