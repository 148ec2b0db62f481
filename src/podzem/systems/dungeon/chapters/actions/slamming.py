"""«Действия»: opened doors that nobody attends fall shut (dungeon.action.door_close, dungeon.action.wedge)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.site.contents import DoorState, Heap
from podzem.site.doors import is_open_on_map
from podzem.systems.dungeon import events
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.reach import working_places
from podzem.systems.dungeon.spots import stands_of
from podzem.world.dungeon_map import Opening
from podzem.world.item import Item
from podzem.world.points import distance

NEAR_HS: Final[int] = PLACE["door_close"]["near_hs"]
"""A doorway is attended while somebody of the party is within a sazhen of it (dungeon.action.door_close)."""
WEDGE_FALLS: Final[int] = PLACE["wedge"]["falls"]
"""A wedge falls out in 1 of 6 cases (dungeon.action.wedge)."""


def is_attended(game: Game, depth: int, opening: Opening) -> bool:
    """Whether somebody of the party stands in or by the doorway, in his rank or for this turn's work."""
    working = working_places(game, depth)
    for group in game.groups:
        if group.depth == depth:
            stands = {**stands_of(game, group), **working}.values()
            if any(distance(stand.at, opening.at) <= NEAR_HS for stand in stands):
                return True
    return False


def slam(game: Game, scribe: Scribe) -> None:
    """E4: an opened door that nobody attends falls shut, unless a wedge holds it (dungeon.action.door_close)."""
    for level in game.dungeon.levels:
        for opening in level.openings:
            state = game.site.doors.get(opening.id)
            if state is None or not state.open or _stays(opening, state) or is_attended(game, level.depth, opening):
                continue
            if state.wedged and not _wedge_fails(game, level.depth, opening, scribe):
                continue
            state.open = False
            events.door_shut(scribe, opening)


def _stays(opening: Opening, state: DoorState) -> bool:
    """Arches, broken doors, doors the map has open, and a wedge that stood its roll."""
    return is_open_on_map(opening) or state.broken or (state.wedged and state.held)


def _wedge_fails(game: Game, depth: int, opening: Opening, scribe: Scribe) -> bool:
    """One secret die for each wedge; one that falls out lies on the floor (dungeon.action.wedge)."""
    state = game.site.doors[opening.id]
    if int(scribe.roll(6, events.WEDGE_DIE)) > WEDGE_FALLS:
        state.held = True
        events.wedge_held(scribe, opening)
        return False
    state.wedged, state.missed = False, True
    game.site.heaps.append(Heap(depth, opening.at, [Item("wedge", state.wedge)]))
    events.wedge_fell(scribe, opening)
    return True
