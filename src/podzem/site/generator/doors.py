"""What closes the ways of a level: arches, stuck doors, secret doors, locked ones and where their keys lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.site.generator.web import SIZE, Slot, Way, Web
from podzem.site.table_files import read_part
from podzem.world.throws import Roll, pick

WAY: Final[dict[str, Any]] = read_part("generator")["way"]
OPEN_PERCENT: Final[int] = SIZE["open_rooms_percent"]
SECRET: Final = "secret"
LOCKED: Final = "locked"


@dataclass
class WayDoor:
    """The door of a way: its kind, at which end it stands, and for a locked one the room where its key lies."""

    kind: str
    end: Slot
    key_in: Slot | None = None


def hang_doors(web: Web, face: Roll) -> dict[Way, WayDoor]:
    """A door for each way by its die; the keys of locked ones lie before every lock."""
    doors = {way: WayDoor(_kind(face), _end(web, way, face)) for way in web.ways}
    _keep_open(web, doors)
    before = reached(web, doors, (SECRET, LOCKED))
    rooms = [slot for slot in web.rooms if slot in before]
    for door in doors.values():
        if door.kind == LOCKED:
            door.key_in = rooms[pick(face, len(rooms))]
    return doors


def _kind(face: Roll) -> str:
    kind = str(WAY["doors"][face(6) - 1])
    return str(WAY["special"][face(6) - 1]) if kind == "special" else kind


def _end(web: Web, way: Way, face: Roll) -> Slot:
    """A room's end of the way where there is one: doors stand before rooms."""
    ends = [slot for slot in way if slot in web.rooms] or list(way)
    return ends[pick(face, len(ends))]


def _keep_open(web: Web, doors: dict[Way, WayDoor]) -> None:
    """Secret doors become locked ones until enough rooms can be come to without finding any."""
    for door in doors.values():
        open_rooms = [slot for slot in web.rooms if slot in reached(web, doors, (SECRET,))]
        if 100 * len(open_rooms) >= OPEN_PERCENT * len(web.rooms):
            return
        if door.kind == SECRET:
            door.kind = LOCKED


def reached(web: Web, doors: dict[Way, WayDoor], closed: tuple[str, ...]) -> set[Slot]:
    """The slots that can be come to from the first room without these kinds of doors."""
    found = {web.rooms[0]}
    waiting = [web.rooms[0]]
    while waiting:
        slot = waiting.pop()
        for way in web.ways_of(slot):
            other = way[1] if way[0] == slot else way[0]
            if doors[way].kind not in closed and other not in found:
                found.add(other)
                waiting.append(other)
    return found
