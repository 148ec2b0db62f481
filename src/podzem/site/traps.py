"""Traps as they stand: armed, known, sprung, disarmed; the room that they leave beside them."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzem.site.contents import TrapState
from podzem.site.grounds import ground_at
from podzem.site.site import Site
from podzem.world.dungeon_map import Trap
from podzem.world.points import Rect

PITS: Final = ("pit", "spiked_pit")
ARMED: Final = "armed"
SPRUNG: Final = "sprung"
DISARMED: Final = "disarmed"


def state_of(site: Site, trap: Trap) -> TrapState:
    """How a trap stands; not kept, see `touch`."""
    return site.traps.get(trap.id) or TrapState()


def touch(site: Site, trap: Trap) -> TrapState:
    """A trap's state, kept in the site from now on."""
    return site.traps.setdefault(trap.id, TrapState())


def trap_of(site: Site, depth: int, id: str) -> Trap | None:
    """The trap of that id on a level."""
    return next((trap for trap in site.dungeon.level(depth).traps if trap.id == id), None)


def depth_of(site: Site, trap: Trap) -> int:
    """The level that has a trap."""
    return next(level.depth for level in site.dungeon.levels if any(other.id == trap.id for other in level.traps))


def learn(site: Site, depth: int, trap: Trap) -> None:
    """A trap is known from now on."""
    touch(site, trap).known = True
    if depth in site.known and trap.id not in site.known[depth].found:
        site.known[depth].found.append(trap.id)


def is_known(site: Site, trap: Trap) -> bool:
    """Whether those who explore the place know of it."""
    return state_of(site, trap).known


def is_armed(site: Site, trap: Trap) -> bool:
    """Whether it can go off."""
    return state_of(site, trap).state == ARMED


def known_and_armed(site: Site, depth: int) -> list[Trap]:
    """The known traps of a level that are still set."""
    return [trap for trap in site.dungeon.level(depth).traps if is_known(site, trap) and is_armed(site, trap)]


def is_open_pit(site: Site, trap: Trap) -> bool:
    """A pit that has gone off, or that lies open on the map and was seen, has to be passed, not sprung."""
    return trap.type in PITS and state_of(site, trap).state == SPRUNG


class Pit(NamedTuple):
    """An open hole in the floor."""

    id: str
    area: str
    rect: Rect
    sazhens: int
    spiked: bool


def open_pit(site: Site, depth: int, id: str) -> Pit | None:
    """The open pit or chasm of that id."""
    level = site.dungeon.level(depth)
    for trap in level.traps:
        if trap.id == id and trap.rect is not None:
            return Pit(id, trap.area, trap.rect, trap.depth_sazhens, trap.type == "spiked_pit")
    for feature in level.features:
        if feature.id == id and feature.rect is not None:
            return Pit(id, feature.area, feature.rect, feature.chasm_depth, False)
    return None


def has_open_pits(site: Site, depth: int) -> bool:
    """Whether any hole in the floor of a level has to be passed."""
    level = site.dungeon.level(depth)
    return any(f.terrain == "chasm" for f in level.features) or any(is_open_pit(site, trap) for trap in level.traps)


def room_beside(site: Site, area_id: str, rect: Rect, heading: str, most_hs: int) -> int:
    """The wider of the two strips of floor left beside a rectangle for those who walk that way, in hs."""
    depth = site.dungeon.depth_of(area_id)
    area = site.dungeon.level(depth).area(area_id)
    if area.is_part:
        return _known_beside(site, depth, rect, heading, most_hs)
    x, y, width, height = next(
        (r for r in area.rects if r[0] <= rect[0] < r[0] + r[2] and r[1] <= rect[1] < r[1] + r[3]), area.extent
    )
    if heading in "EW":
        return max(rect[1] - y, y + height - rect[1] - rect[3])
    return max(rect[0] - x, x + width - rect[0] - rect[2])


def _known_beside(site: Site, depth: int, rect: Rect, heading: str, most_hs: int) -> int:
    """Beside a rectangle in an area of which only a part is known; nobody knows that it is narrow until it was seen."""
    ground, (x, y, width, height) = ground_at(site, depth), rect
    corners = {"N": (x, y), "S": (x, y + height - 1), "W": (x, y), "E": (x + width - 1, y)}
    return max(ground.free_beside(corners[side], side, most_hs) for side in ("NS" if heading in "EW" else "WE"))
