"""What is lit, and by which light (delve.light.torch, delve.light.lantern, delve.vis.visible).

Radii are this document's own; burning times are the same in both (delve.shared.light).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.core.memo import cached
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import COMBAT, ROUNDS, Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.things import Item
from podzem.world.describing.sight_lines import distance, is_clear
from podzem.world.describing.squares import Square

FEET: Final = 10
TORCH: Final = 3
"""Squares that a torch lights; whoever of those met carries light carries a torch (delve.beast.flags)."""


def radius(game: Game, item: Item) -> int:
    """How far a burning thing shines, in squares."""
    if item.kind == "lamp":
        return game.setting.number("lamp_radius") // FEET
    return GEAR[item.kind].light_ft // FEET


def everybody(game: Game) -> Iterator[Person]:
    """The party and those met."""
    yield from game.people.values()
    for band in game.bands:
        yield from band.members


def shining(game: Game) -> Iterator[tuple[Place, int]]:
    """Where a light burns, and how far it reaches."""
    for person in everybody(game):
        for item in person.items:
            if item.lit:
                yield person.at, radius(game, item)
    for heap in game.below.lying:
        for item in heap.items:
            if item.lit:
                yield heap.at, radius(game, item)


def shed(game: Game, place: Place, item: Item) -> set[Place]:
    """The places on which the light of one thing falls; none while it is not known where its bearer comes from."""
    if not place.depth:
        return set()
    ground = squares(game, place.depth)
    near = _around(place.square, radius(game, item))
    return {
        Place(place.depth, *square)
        for square in near
        if square in ground.area_of and is_clear(ground, place.square, square)
    }


def lit(game: Game, depth: int) -> frozenset[Square]:
    """The squares of a level on which light falls."""
    return cached(game, "lit", depth, "", lambda: frozenset(_lit(game, depth)))


def _lit(game: Game, depth: int) -> Iterator[Square]:
    ground = squares(game, depth)
    for area in ground.areas.values():
        if area.lit:
            yield from ground.of(area.id)
    for place, reach in set(shining(game)):
        if place.depth == depth:
            for square in _around(place.square, reach):
                if square in ground.area_of and is_clear(ground, place.square, square):
                    yield square


def _around(square: Square, reach: int) -> Iterator[Square]:
    """The squares at most so far away."""
    for x in range(square[0] - reach, square[0] + reach + 1):
        for y in range(square[1] - reach, square[1] + reach + 1):
            yield x, y


def quench(game: Game, person: Person, item: Item) -> None:
    """A light is out; it burned in this turn if anything of it has passed (delve.light.burn)."""
    group = next((group for group in game.groups if person.number in group.members), None)
    passed = game.stage == COMBAT or game.clock % ROUNDS or (group is not None and group.spent)
    item.lit, item.begun, item.burned = False, True, item.burned or bool(passed)


def is_lit(game: Game, place: Place) -> bool:
    """Whether light falls on a place; while the game changes only this place is looked at."""
    if game.memo is not None:
        return place.square in lit(game, place.depth)
    ground = squares(game, place.depth)
    return ground.is_lit(place.square) or any(
        at.depth == place.depth
        and distance(at.square, place.square) <= reach
        and is_clear(ground, at.square, place.square)
        for at, reach in shining(game)
    )
