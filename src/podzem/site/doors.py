"""Doors as they stand: open or shut, wedged, found; what those who explore the place believe of them."""

from __future__ import annotations

from typing import Final

from podzem.core.memo import cached
from podzem.site.contents import DoorState
from podzem.site.site import Site
from podzem.world.dungeon_map import Opening

STAYS_OPEN: Final = ("arch",)


def state_of(site: Site, opening: Opening) -> DoorState:
    """How a door stands; one that nobody has touched stands as the map has it. Not kept: see `touch`."""
    found = site.doors.get(opening.id)
    return found if found is not None else DoorState(open=is_open_on_map(opening))


def is_open_on_map(opening: Opening) -> bool:
    """Whether the map has it open, or it has nothing that could be shut."""
    return opening.door is None or opening.door.open or opening.door.kind in STAYS_OPEN


def touch(site: Site, opening: Opening) -> DoorState:
    """A door's state, kept in the site from now on so that it can be changed."""
    return site.doors.setdefault(opening.id, state_of(site, opening))


def is_open(site: Site, opening: Opening) -> bool:
    """Whether it can be walked through as it stands."""
    return opening.door is None or state_of(site, opening).open


def is_found(site: Site, opening: Opening) -> bool:
    """Whether the party may know of it: not hidden, or found."""
    return not opening.is_hidden or state_of(site, opening).found or state_of(site, opening).shown


def knows(site: Site, depth: int, opening: str) -> bool:
    """Whether the party knows of an opening; a hidden one that was not found reads as if it were not there."""
    if depth not in site.known or not site.dungeon.level(depth).has_opening(opening):
        return False
    level = site.dungeon.level(depth)
    return opening in site.known[depth].openings and is_found(site, level.opening(opening))


def shut(site: Site, depth: int) -> frozenset[str]:
    """Openings that stop the eye: shut doors, but not a portcullis."""
    return cached(site, "shut", depth, "", lambda: _shut(site, depth))


def _shut(site: Site, depth: int) -> frozenset[str]:
    doors = [opening for opening in site.dungeon.level(depth).openings if opening.door is not None]
    return frozenset(door.id for door in doors if not is_open(site, door) and not _is_grate(door))


def closed(site: Site, depth: int, from_area: str = "") -> frozenset[str]:
    """Openings that stop whoever walks; one-way doors stop him who comes from the wrong side."""
    return cached(site, "closed", depth, from_area, lambda: _closed(site, depth, from_area))


def _closed(site: Site, depth: int, from_area: str = "") -> frozenset[str]:
    doors = [opening for opening in site.dungeon.level(depth).openings if opening.door is not None]
    return frozenset(door.id for door in doors if not is_open(site, door) or _is_against(door, from_area))


def _is_grate(opening: Opening) -> bool:
    return opening.door is not None and opening.door.kind == "portcullis"


def _is_against(opening: Opening, from_area: str) -> bool:
    return opening.door is not None and opening.door.one_way and opening.b == from_area


def believes_open(site: Site, opening: Opening) -> bool:
    """Whether the party thinks that it can be walked through: as it saw the door last."""
    if opening.door is None:
        return True
    believed = state_of(site, opening).believed
    return believed == "open" if believed else is_open(site, opening)


def shut_to_party(site: Site, depth: int, from_area: str = "") -> frozenset[str]:
    """Openings through which the party knows no way: shut as it saw them last, hidden and not found, or never seen."""
    return cached(site, "shut_to_party", depth, from_area, lambda: _shut_to_party(site, depth, from_area))


def _shut_to_party(site: Site, depth: int, from_area: str = "") -> frozenset[str]:
    level = site.dungeon.level(depth)
    known = site.known[depth].openings if depth in site.known else []
    return frozenset(
        opening.id
        for opening in level.openings
        if opening.id not in known
        or not is_found(site, opening)
        or not _goes(site, opening)
        or (state_of(site, opening).tried == "one_way" and opening.b == from_area)
    )


def _goes(site: Site, opening: Opening) -> bool:
    """A door that was found to be free is no hindrance, it is opened in passing; any other that is shut is one."""
    state = state_of(site, opening)
    return believes_open(site, opening) or (state.tried == "free" and not state.wedged and not state.missed)


def may_be_free(site: Site, depth: int) -> frozenset[str]:
    """Known shut doors that nobody has tried: who walks on against one finds out."""
    known = [opening for opening in site.dungeon.level(depth).openings if knows(site, depth, opening.id)]
    return frozenset(
        door.id for door in known if door.door and not _is_grate(door) and state_of(site, door).tried == ""
    )


def find(site: Site, opening: Opening, shown: bool = False) -> None:
    """The party knows of a hidden door from now on; `shown` when everybody saw it used."""
    state = touch(site, opening)
    state.found, state.shown = True, state.shown or shown
    note(site, opening)
    for depth, known in site.known.items():
        if site.dungeon.level(depth).has_opening(opening.id) and opening.id not in known.openings:
            known.openings.append(opening.id)


def set_open(site: Site, opening: Opening, open: bool) -> None:
    """Open or shut a door before the eyes of the party."""
    state = touch(site, opening)
    state.open = open
    note(site, opening)


def note(site: Site, opening: Opening) -> None:
    """The party sees how a door stands."""
    state = touch(site, opening)
    state.believed, state.missed = "open" if is_open(site, opening) else "shut", False


def looks_like(opening: Opening) -> str:
    """What kind of opening it is to the eye: a door that is locked, barred or merely stuck looks like any door."""
    if opening.door is None:
        return "gap"
    return opening.door.kind if opening.door.kind in ("arch", "portcullis") else "stuck"


def known_doors(site: Site, depth: int) -> list[Opening]:
    """The doors of a level that are known; an arch is none."""
    return cached(site, "known_doors", depth, "", lambda: _known_doors(site, depth))


def _known_doors(site: Site, depth: int) -> list[Opening]:
    openings = [opening for opening in site.dungeon.level(depth).openings if opening.door]
    return [one for one in openings if one.door and one.door.kind != "arch" and knows(site, depth, one.id)]
