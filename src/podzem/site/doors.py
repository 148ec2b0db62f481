"""Doors as they stand: open or shut, wedged, found; what the party believes of them (dungeon.action.door_kinds)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import SECRET
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.site.contents import DoorState, Heap
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.events import party
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.spots import Stand, stands_of
from podzem.world.dungeon_map import Opening
from podzem.world.item import Item
from podzem.world.light import DIM
from podzem.world.points import distance

EVENTS: Final[tuple[str, ...]] = ("door_shut", "wedge_die", "wedge_held", "wedge_fell", "saw_door")

NEAR_HS: Final = 2
"""A doorway is attended while somebody of the party is within a sazhen of it (dungeon.action.door_close)."""
WEDGE_FALLS: Final = 1
"""A wedge falls out in 1 of 6 cases (dungeon.action.wedge)."""
STAYS_OPEN: Final = ("arch",)


def state_of(game: Game, opening: Opening) -> DoorState:
    """How a door stands; one that nobody has touched stands as the map has it. Not kept: see `touch`."""
    found = game.site.doors.get(opening.id)
    return found if found is not None else DoorState(open=_as_drawn(opening))


def _as_drawn(opening: Opening) -> bool:
    return opening.door is None or opening.door.open or opening.door.kind in STAYS_OPEN


def touch(game: Game, opening: Opening) -> DoorState:
    """A door's state, kept in the game from now on so that it can be changed."""
    return game.site.doors.setdefault(opening.id, state_of(game, opening))


def is_open(game: Game, opening: Opening) -> bool:
    """Whether it can be walked through as it stands."""
    return opening.door is None or state_of(game, opening).open


def is_found(game: Game, opening: Opening) -> bool:
    """Whether the party may know of it: not hidden, or found."""
    return not opening.is_hidden or state_of(game, opening).found or state_of(game, opening).shown


def knows(game: Game, depth: int, opening: str) -> bool:
    """Whether the party knows of an opening; a hidden one that was not found reads as if it were not there."""
    if depth not in game.site.known or not game.dungeon.level(depth).has_opening(opening):
        return False
    level = game.dungeon.level(depth)
    return opening in game.site.known[depth].openings and is_found(game, level.opening(opening))


def shut(game: Game, depth: int) -> frozenset[str]:
    """Openings that stop the eye: shut doors, but not a portcullis (dungeon.action.door_kinds)."""
    return cached(game, "shut", depth, "", lambda: _shut(game, depth))


def _shut(game: Game, depth: int) -> frozenset[str]:
    doors = [opening for opening in game.dungeon.level(depth).openings if opening.door is not None]
    return frozenset(door.id for door in doors if not is_open(game, door) and not _is_grate(door))


def closed(game: Game, depth: int, from_area: str = "") -> frozenset[str]:
    """Openings that stop whoever walks; one-way doors stop him who comes from the wrong side."""
    return cached(game, "closed", depth, from_area, lambda: _closed(game, depth, from_area))


def _closed(game: Game, depth: int, from_area: str = "") -> frozenset[str]:
    doors = [opening for opening in game.dungeon.level(depth).openings if opening.door is not None]
    return frozenset(door.id for door in doors if not is_open(game, door) or _is_against(door, from_area))


def _is_grate(opening: Opening) -> bool:
    return opening.door is not None and opening.door.kind == "portcullis"


def _is_against(opening: Opening, from_area: str) -> bool:
    return opening.door is not None and opening.door.one_way and opening.b == from_area


def believes_open(game: Game, opening: Opening) -> bool:
    """Whether the party thinks that it can be walked through: as it saw the door last."""
    if opening.door is None:
        return True
    believed = state_of(game, opening).believed
    return believed == "open" if believed else is_open(game, opening)


def shut_to_party(game: Game, depth: int, from_area: str = "") -> frozenset[str]:
    """Openings through which the party knows no way: shut as it saw them last, hidden and not found, or never seen."""
    return cached(game, "shut_to_party", depth, from_area, lambda: _shut_to_party(game, depth, from_area))


def _shut_to_party(game: Game, depth: int, from_area: str = "") -> frozenset[str]:
    level = game.dungeon.level(depth)
    known = game.site.known[depth].openings if depth in game.site.known else []
    return frozenset(
        opening.id
        for opening in level.openings
        if opening.id not in known
        or not is_found(game, opening)
        or not _goes(game, opening)
        or (state_of(game, opening).tried == "one_way" and opening.b == from_area)
    )


def _goes(game: Game, opening: Opening) -> bool:
    """A door that was found to be free is no hindrance, it is opened in passing; any other that is shut is one."""
    state = state_of(game, opening)
    return believes_open(game, opening) or (state.tried == "free" and not state.wedged and not state.missed)


def may_be_free(game: Game, depth: int) -> frozenset[str]:
    """Known shut doors that nobody has tried: who walks on against one finds out (dungeon.action.door_kinds)."""
    known = [opening for opening in game.dungeon.level(depth).openings if knows(game, depth, opening.id)]
    return frozenset(
        door.id for door in known if door.door and not _is_grate(door) and state_of(game, door).tried == ""
    )


def find(game: Game, opening: Opening, shown: bool = False) -> None:
    """The party knows of a hidden door from now on; `shown` when everybody saw it used."""
    state = touch(game, opening)
    state.found, state.shown = True, state.shown or shown
    note(game, opening)
    for depth, known in game.site.known.items():
        if game.dungeon.level(depth).has_opening(opening.id) and opening.id not in known.openings:
            known.openings.append(opening.id)


def set_open(game: Game, opening: Opening, open: bool) -> None:
    """Open or shut a door before the eyes of the party."""
    state = touch(game, opening)
    state.open = open
    note(game, opening)


def note(game: Game, opening: Opening) -> None:
    """The party sees how a door stands."""
    state = touch(game, opening)
    state.believed, state.missed = "open" if is_open(game, opening) else "shut", False


def notice(game: Game, scribe: Scribe) -> None:
    """Whatever door a group has in its light is known as it stands now; a change is told."""
    for group in game.groups:
        for opening in game.dungeon.level(group.depth).openings:
            if (
                opening.id in game.site.doors
                and knows(game, group.depth, opening.id)
                and _in_view(game, group.number, opening)
            ):
                believed = game.site.doors[opening.id].believed
                note(game, opening)
                now = game.site.doors[opening.id].believed
                if believed and believed != now:
                    facts = {"opening": opening.id, "answer": now}
                    scribe.tell("saw_door", "dungeon.action.door_close", party(game), {**facts})


def _in_view(game: Game, group_number: int, opening: Opening) -> bool:
    from podzem.systems.dungeon.chapters.light.light import light_at, lights_on

    group = game.group(group_number)
    for area in (opening.a, opening.b):
        place = Stand(group.depth, opening.at, area)
        if area and light_at(game, place, lights_on(game, group.depth)) >= DIM:
            eye = ground_at(game, group.depth)
            if eye.sight(group.at, opening.at, shut(game, group.depth), group.area, area):
                return True
    return False


def is_attended(game: Game, depth: int, opening: Opening) -> bool:
    """Whether somebody of the party stands in or by the doorway, in his rank or for this turn's work."""
    from podzem.systems.dungeon.chapters.actions.reach import working_places

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
            scribe.tell("door_shut", "dungeon.action.door_close", SECRET, {"opening": opening.id})


def _stays(opening: Opening, state: DoorState) -> bool:
    """Arches, broken doors, doors the map has open, and a wedge that stood its roll."""
    return _as_drawn(opening) or state.broken or (state.wedged and state.held)


def _wedge_fails(game: Game, depth: int, opening: Opening, scribe: Scribe) -> bool:
    """One secret die for each wedge; one that falls out lies on the floor (dungeon.action.wedge)."""
    clause = "dungeon.action.wedge"
    state = game.site.doors[opening.id]
    if int(scribe.roll(6, "wedge_die", -1, clause, SECRET)) > WEDGE_FALLS:
        state.held = True
        scribe.tell("wedge_held", clause, SECRET, {"opening": opening.id})
        return False
    state.wedged, state.missed = False, True
    game.site.heaps.append(Heap(depth, opening.at, [Item("wedge", state.wedge)]))
    scribe.tell("wedge_fell", clause, SECRET, {"opening": opening.id})
    return True
