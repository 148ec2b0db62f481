"""What people call a place: by side, kind and number, never by the id that the map's maker gave it.

Only what the party knows has a name; areas and doors are numbered as they came to be known, so that no number tells
of one that was not seen. A name is a message of `words/` and its facts.
"""

from __future__ import annotations

import re
from typing import Final

from podzem.core.decisions import WATCHER, Fact
from podzem.site import doors
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import TOWN, Game
from podzem.systems.dungeon.sight import looks_like, texts
from podzem.world.dungeon_map import Level, Opening

Name = tuple[str, dict[str, Fact]]

PIECE: Final = re.compile(r"(wall|floor):([^:+]+)(?:\+(\d+))?:([^:]+):(\d+)")
LYING: Final = re.compile(r"(wall|floor):([^:+]+):([^:]+):(-?\d+),(-?\d+)")
"""A piece of an area of which only a part is known, by where it lies."""
FACE: Final = re.compile(r"\d+:(-?\d+),(-?\d+):([NESW])")
"""A face of rock that can be dug: the cell before it, and which way."""
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Atlas:
    """The names of one state's places, each worked out once."""

    def __init__(self, game: Game) -> None:
        self._game = believed(game)
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
        if id in self._game.dungeon.entrances and (self._game.stage == TOWN or self._knows(id)):
            return self._entrance(id)
        levels = [(self._game.dungeon.level(depth), known) for depth, known in self._game.site.known.items()]
        names = (self._on(level, known, id) for level, known in levels)
        return next((name for name in names if name is not None), None)

    def _knows(self, id: str) -> bool:
        return any(doors.knows(self._game, depth, id) for depth in self._game.site.known)

    def _entrance(self, id: str) -> Name:
        """In town all are known; below only those that were seen are counted."""
        all_known = [one for one in self._game.dungeon.entrances if self._game.stage == TOWN or self._knows(one)]
        return "named-entrance", {"which": all_known.index(id) + 1 if len(all_known) > 1 else 0}

    def _on(self, level: Level, known: Known, id: str) -> Name | None:
        piece, lying = PIECE.fullmatch(id), LYING.fullmatch(id)
        if piece:
            return self._piece(level, known, piece)
        if lying:
            area = self._area(level, known, lying[2])
            where: dict[str, Fact] = {"side": lying[3], "x": int(lying[4]), "y": int(lying[5])}
            return None if area is None else (f"named-{lying[1]}-at", {**area, **where})
        if doors.knows(self._game, level.depth, id):
            return self._opening(level, known, level.opening(id))
        if id in known.features:
            return "named-feature", {"text": texts(level.feature(id).text)}
        found = [trap for trap in level.traps if trap.id == id]
        known_traps = [trap for trap in found if id in known.found or traps.is_known(self._game, trap)]
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
            self._areas[level.depth] = areas_seen(self._game, level, known)
        seen = self._areas[level.depth]
        if id not in seen:
            return None
        kind = level.area(id).kind
        same = [other for other in seen if level.area(other).kind == kind]
        return {"area": kind, "number": same.index(id) + 1 if len(same) > 1 else 0}

    def _opening(self, level: Level, known: Known, opening: Opening) -> Name:
        """By the side of the area from which it is known, and which of several there it is."""
        mine = self._looks(level, known, opening)
        others = [id for id in known.openings if doors.knows(self._game, level.depth, id)]
        below = [id for id in others if id not in self._game.dungeon.entrances]
        alike = [id for id in below if self._looks(level, known, level.opening(id)) == mine]
        return "named-opening", {**mine, "which": alike.index(opening.id) + 1 if len(alike) > 1 else 0}

    def _looks(self, level: Level, known: Known, opening: Opening) -> dict[str, Fact]:
        here = self._area(level, known, opening.a)
        area = here or self._area(level, known, opening.b) or {"area": "place", "number": 0}
        side = opening.direction if here is not None else OPPOSITE[opening.direction]
        kind = "stairs" if opening.to_depth else looks_like(opening)
        return {**area, "kind": "secret" if opening.is_hidden else kind, "side": side}


def areas_seen(game: Game, level: Level, known: Known) -> list[str]:
    """The areas of which a cell was seen, in the order in which the ways into them came to be known."""
    west, north, _, _ = ground_at(game, level.depth).bounds
    sides = [side for id in known.openings for side in (level.opening(id).a, level.opening(id).b)]
    found = []
    for id in dict.fromkeys([*sides, *(area.id for area in level.areas)]):
        rects = level.area(id).rects if level.has_area(id) else ()
        if any(_is_seen(known, x - west, y - north, width, height) for x, y, width, height in rects):
            found.append(id)
    return found


def _is_seen(known: Known, column: int, row: int, width: int, height: int) -> bool:
    return any(known.rows[y][column : column + width].strip("0") for y in range(row, row + height))


def shown(game: Game, viewer: int) -> list[str]:
    """The ids that a view holds and a page puts in words: known openings and traps, what orders are about."""
    openings = [id for depth, known in game.site.known.items() for id in known.openings if doors.knows(game, depth, id)]
    if viewer == WATCHER:
        return [
            id
            for id in openings
            if id not in game.site.doors or game.site.doors[id].shown or not game.site.doors[id].found
        ]
    found = [id for known in game.site.known.values() for id in known.found]
    return list(dict.fromkeys([*openings, *found, *(word for order in game.orders.values() for word in order.words)]))
