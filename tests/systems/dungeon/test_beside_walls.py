"""Who stands on the line of a wall is on his side of it, and so are his light and his eyes (dungeon.light.levels)."""

from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.site.grounds import ground_at
from podzem.systems import load_system
from podzem.systems.dungeon.sight import light_now, look_around
from podzem.systems.dungeon.spots import stands_of


def beside_the_secret_room() -> Any:
    """In R2 of the sample map, right at the wall behind which R3 lies."""
    game = load_system("dungeon").setup(2, {}, Scribe(Seeded(1)))
    group = game.groups[0]
    group.at, group.area, group.heading = (36, 73), "R2", "N"
    group.trail = [(36, 75)]
    return game


@pytest.mark.clause("dungeon.light.levels")
def test_light_does_not_fall_through_the_wall_beside_which_it_is_carried() -> None:
    game = beside_the_secret_room()
    game.groups[0].trail = []
    areas = {ground_at(game.site, 1).area_of(cell) for cell in light_now(game, 1)}
    assert areas == {"R2"}


@pytest.mark.clause("dungeon.core.secrecy")
def test_ranks_that_came_along_a_wall_stand_in_the_room_that_they_walked() -> None:
    game = beside_the_secret_room()
    look_around(game, Scribe(Seeded(1)))
    assert {stand.area for stand in stands_of(game, game.groups[0]).values()} == {"R2"}
