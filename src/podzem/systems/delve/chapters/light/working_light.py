"""The light in which somebody works: none, a lantern's, or a good one (delve.light.extra_turn, delve.dark.checks)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.systems.delve.abilities import has_darksight
from podzem.systems.delve.data.actions import ACTIONS
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.lighting import everybody, radius
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.world.describing.sight_lines import distance, is_clear

GOOD: Final = "torch"
DIM: Final = "lamp"
DARK: Final = "none"
EYES: Final = "darksight"
"""No light is needed: he sees in the dark (delve.dark.unseen)."""


def light_at(game: Game, place: Place) -> str:
    """The best light that falls on a square: a torch's or the area's own, a lantern's alone, none."""
    ground = squares(game, place.depth)
    if ground.is_lit(place.square):
        return GOOD
    best = DARK
    carried = [(person.at, item) for person in everybody(game) for item in person.items if item.lit]
    lying = [(heap.at, item) for heap in game.below.lying for item in heap.items if item.lit]
    for at, item in (*carried, *lying):
        near = at.depth == place.depth and distance(at.square, place.square) <= radius(game, item)
        if near and is_clear(ground, at.square, place.square):
            if item.kind != "lamp":
                return GOOD
            best = DIM
    return best


def light_of(game: Game, person: Person) -> str:
    """By what somebody sees on his square."""
    return EYES if has_darksight(person) else light_at(game, person.at)


def turns(game: Game, person: Person, action: str, at: Collection[Place] = ()) -> int:
    """Turns of an occupation; by lantern alone one more for what must be seen (delve.light.extra_turn).

    His own square counts, and if that is dark those at which he works.
    """
    row = ACTIONS.get(action)
    if row is None or not row.turns:
        return 1
    lights = {light_of(game, person)}
    if lights == {DARK}:
        lights = {light_at(game, place) for place in at}
    return row.turns + (row.slower_by_lantern and DIM in lights and GOOD not in lights)
