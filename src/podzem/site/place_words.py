"""What people call a place: by side, kind and number, never by the id that the map's maker gave it.

Only what is known has a name; areas and doors are numbered as they came to be known, so that no number tells
of one that was not seen. A name is a message of `words/` and its facts.
"""

from __future__ import annotations

import re
from typing import Final

from podzem.core.decisions import Fact
from podzem.site import doors, traps
from podzem.site.doors import looks_like
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.site.site import Site
from podzem.world.dungeon_map import Level, Opening
from podzem.world.texts import as_facts

Name = tuple[str, dict[str, Fact]]

PIECE: Final = re.compile(r"(wall|floor):([^:+]+)(?:\+(\d+))?:([^:]+):(\d+)")
LYING: Final = re.compile(r"(wall|floor):([^:+]+):([^:]+):(-?\d+),(-?\d+)")
"""A piece of an area of which only a part is known, by where it lies."""
FACE: Final = re.compile(r"\d+:(-?\d+),(-?\d+):([NESW])")
"""A face of rock that can be dug: the cell before it, and which way."""
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Atlas:
    """The names of a site's places as far as they are known, each worked out once.

    `all_entrances`: who has not gone in yet knows every entrance.
    """

    def __init__(self, site: Site, all_entrances: bool) -> None:
        self._site, self._all_entrances = site, all_entrances
        self._names: dict[str, Name | None] = {}
        self._areas: dict[int, list[str]] = {}

    def __call__(self, id: str) -> Name | None:
        """The name of a piece of wall or floor, a door, a thing or a trap; None for what the party does not know."""
        if id not in self._names:
            self._names[id] = self._named(id)
        return self._names[id]

    def _named(self, id: str) -> Name | None:
        face = FACE.fullmatch(id)
        if face:
            return "named-face", {"side": face[3], "x": int(face[1]), "y": int(face[2])}
        if id.startswith("chest."):
            return "named-chest", {"number": int(id.partition(".")[2])}
        if id in self._site.dungeon.entrances and (self._all_entrances or self._knows(id)):
            return self._entrance(id)
        levels = [(self._site.dungeon.level(depth), known) for depth, known in self._site.known.items()]
        names = (self._on(level, known, id) for level, known in levels)
        return next((name for name in names if name is not None), None)

    def _knows(self, id: str) -> bool:
        return any(doors.knows(self._site, depth, id) for depth in self._site.known)

    def _entrance(self, id: str) -> Name:
        """In town all are known; below only those that were seen are counted."""
        all_known = [one for one in self._site.dungeon.entrances if self._all_entrances or self._knows(one)]
        return "named-entrance", {"which": all_known.index(id) + 1 if len(all_known) > 1 else 0}

    def _on(self, level: Level, known: Known, id: str) -> Name | None:
        piece, lying = PIECE.fullmatch(id), LYING.fullmatch(id)
        if piece:
            return self._piece(level, known, piece)
        if lying:
            area = self._area(level, known, lying[2])
            where: dict[str, Fact] = {"side": lying[3], "x": int(lying[4]), "y": int(lying[5])}
            return None if area is None else (f"named-{lying[1]}-at", {**area, **where})
        if doors.knows(self._site, level.depth, id):
            return self._opening(level, known, level.opening(id))
        if id in known.features:
            return "named-feature", {"text": as_facts(level.feature(id).text)}
        found = [trap for trap in level.traps if trap.id == id]
        known_traps = [trap for trap in found if id in known.found or traps.is_known(self._site, trap)]
        return (f"trap-{known_traps[0].type}", {}) if known_traps else None

    def _piece(self, level: Level, known: Known, piece: re.Match[str]) -> Name | None:
        area = self._area(level, known, piece[2])
        if area is None:
            return None
        part = int(piece[3]) + 1 if piece[3] else 0
        if piece[1] == "wall":
            return "named-wall", {**area, "part": part, "side": piece[4], "section": int(piece[5])}
        return "named-floor", {**area, "part": part, "column": int(piece[4]), "row": int(piece[5])}

    def _area(self, level: Level, known: Known, id: str) -> dict[str, Fact] | None:
        """The kind of a seen area, and which of several of its kind it is; 0 for the only one."""
        if level.depth not in self._areas:
            self._areas[level.depth] = areas_seen(self._site, level, known)
        seen = self._areas[level.depth]
        if id not in seen:
            return None
        kind = level.area(id).kind
        same = [other for other in seen if level.area(other).kind == kind]
        return {"area": kind, "number": same.index(id) + 1 if len(same) > 1 else 0}

    def _opening(self, level: Level, known: Known, opening: Opening) -> Name:
        """By the side of the area from which it is known, and which of several there it is."""
        mine = self._looks(level, known, opening)
        others = [id for id in known.openings if doors.knows(self._site, level.depth, id)]
        below = [id for id in others if id not in self._site.dungeon.entrances]
        alike = [id for id in below if self._looks(level, known, level.opening(id)) == mine]
        return "named-opening", {**mine, "which": alike.index(opening.id) + 1 if len(alike) > 1 else 0}

    def _looks(self, level: Level, known: Known, opening: Opening) -> dict[str, Fact]:
        here = self._area(level, known, opening.a)
        area = here or self._area(level, known, opening.b) or {"area": "place", "number": 0}
        side = opening.direction if here is not None else OPPOSITE[opening.direction]
        kind = "stairs" if opening.to_depth else looks_like(opening)
        return {**area, "kind": "secret" if opening.is_hidden else kind, "side": side}


def areas_seen(site: Site, level: Level, known: Known) -> list[str]:
    """The areas of which a cell was seen, in the order in which the ways into them came to be known."""
    west, north, _, _ = ground_at(site, level.depth).bounds
    sides = [side for id in known.openings for side in (level.opening(id).a, level.opening(id).b)]
    found = []
    for id in dict.fromkeys([*sides, *(area.id for area in level.areas)]):
        rects = level.area(id).rects if level.has_area(id) else ()
        if any(_is_seen(known, x - west, y - north, width, height) for x, y, width, height in rects):
            found.append(id)
    return found


def _is_seen(known: Known, column: int, row: int, width: int, height: int) -> bool:
    return any(known.rows[y][column : column + width].strip("0") for y in range(row, row + height))


def ids_shown(site: Site, is_outsider: bool) -> list[str]:
    """The ids that a view of the levels holds; one who only watches is shown no door that a search has found."""
    openings = [id for depth, known in site.known.items() for id in known.openings if doors.knows(site, depth, id)]
    if is_outsider:
        return [id for id in openings if id not in site.doors or site.doors[id].shown or not site.doors[id].found]
    return [*openings, *(id for known in site.known.values() for id in known.found)]
