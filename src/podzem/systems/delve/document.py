"""What the map's document says that only `delve` reads, and what is derived where it is silent (delve.shared.map)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from podzem.core.words import LANGUAGES
from podzem.systems.delve.data.traps import QUALITY_DC, TRAPS
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level, squares
from podzem.systems.delve.place import Place
from podzem.world.describing.scale import Scale, scale_of
from podzem.world.describing.squares import Square
from podzem.world.dungeon_map import Dungeon, Feature, Level, Opening, Secret, Trap
from podzem.world.points import Point, Rect

WALL_METHODS: Final = ("tap", "press", "measure")
FLOOR_METHODS: Final = ("feel", "tap", "probe")
TRAP_METHODS: Final = ("probe", "feel", "measure")
GOOD: Final = 8
"""Where neither data nor judge gives a difficulty (delve.core.difficulty)."""
WALLS: Final = {"N": "wall_n", "E": "wall_e", "S": "wall_s", "W": "wall_w"}
_SECTIONS: Final = ("openings", "traps", "secrets", "features", "treasure", "encounters", "areas")


@lru_cache(maxsize=64)
def _kept(key: int) -> list[tuple[Dungeon, dict[str, dict[str, Any]]]]:
    return []


def raw_of(whole: Dungeon, id: str) -> Mapping[str, Any]:
    """An object of the document as it was written, its `delve` block over the rest; nothing where it has none."""
    kept = _kept(id_of(whole))
    for known, index in kept:
        if known is whole:
            return index.get(id, {})
    kept.append((whole, _index(whole)))
    return kept[-1][1].get(id, {})


def id_of(whole: Dungeon) -> int:
    """Dungeons are told apart by themselves, not by their contents, which are large."""
    return id(whole)


def _index(whole: Dungeon) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for one in whole.raw.get("levels", ()):
        for section in _SECTIONS:
            for row in one.get(section, ()):
                if isinstance(row, dict) and "id" in row:
                    block = row.get("delve")
                    found[str(row["id"])] = {**row, **(block if isinstance(block, dict) else {})}
    return found


def own_numbers(whole: Dungeon, encounter: str) -> str:
    """What the `delve` block of an encounter says of its creatures otherwise than the bestiary, as it stands there."""
    kept = _kept_blocks(id_of(whole))
    for known, blocks in kept:
        if known is whole:
            return blocks.get(encounter, "")
    rows = [row for one in whole.raw.get("levels", ()) for row in one.get("encounters", ())]
    blocks = {str(row["id"]): json.dumps(row["delve"]) for row in rows if isinstance(row.get("delve"), dict)}
    kept.append((whole, blocks))
    return blocks.get(encounter, "")


@lru_cache(maxsize=64)
def _kept_blocks(key: int) -> list[tuple[Dungeon, dict[str, str]]]:
    return []


@lru_cache(maxsize=64)
def _scales(key: int) -> list[tuple[Level, Scale]]:
    return []


def scale(one: Level) -> Scale:
    """The scale of a level, kept."""
    kept = _scales(id(one))
    for known, made in kept:
        if known is one:
            return made
    kept.append((one, scale_of(one)))
    return kept[-1][1]


def square_at(game: Game, depth: int, area: str, point: Point) -> Square:
    """The square in which a point of an area lies; the first of the area where it lies in none."""
    one = level(game, depth)
    found = scale(one).square_at(point, one.area(area))
    return found if found is not None else squares(game, depth).of(area)[0]


def squares_in(game: Game, depth: int, area: str, rect: Rect) -> list[Square]:
    """The squares of an area that a rectangle touches."""
    one = level(game, depth)
    return sorted(scale(one).touched(rect, one.area(area)))


def squares_of_trap(game: Game, depth: int, trap: Trap) -> list[Place]:
    """The squares of a trap that is bound to a place."""
    if trap.rect is None or not trap.area:
        return []
    return [Place(depth, x, y) for x, y in squares_in(game, depth, trap.area, trap.rect)]


@dataclass(frozen=True)
class Hidden:
    """A thing that a search may find: where, how, how hard (delve.search.describe)."""

    id: str
    kind: str
    """door, cache, trap."""
    places: tuple[str, ...]
    """The words for where it is, one of which fits."""
    methods: tuple[str, ...]
    difficulty: int
    at: tuple[Place, ...]
    """The squares, one of which must be within the search."""


def hidden_in(game: Game, depth: int, area: str) -> Iterator[Hidden]:
    """What is still hidden in an area, or on its walls."""
    one = level(game, depth)
    for opening in one.openings_of(area):
        if opening.is_hidden and not _is_found(game, opening.id):
            yield _hidden_door(game, depth, area, opening)
    for secret in one.secrets_of(area):
        if secret.id not in game.below.caches:
            yield _cache(game, depth, area, secret)
    for trap in one.traps:
        snare = game.below.snares.get(trap.id)
        if (snare is None or (not snare.found and snare.state == "armed")) and (at := trap_at(game, depth, area, trap)):
            yield _trap(game, trap, at)


def _is_found(game: Game, id: str) -> bool:
    door = game.below.doors.get(id)
    return door is not None and (door.found or door.open or door.broken)


def _hidden_door(game: Game, depth: int, area: str, opening: Opening) -> Hidden:
    raw = _search(game, opening.id)
    sides = dict(scale(level(game, depth)).opening(opening))
    near = _near(game, depth, area, opening)
    side = opening.direction if area == opening.a else _opposite(opening.direction)
    assert sides or near
    places = (str(raw["place"]),) if "place" in raw else (WALLS[side],)
    return Hidden(opening.id, "door", places, _methods(raw, WALL_METHODS), _difficulty(raw), near)


def _near(game: Game, depth: int, area: str, opening: Opening) -> tuple[Place, ...]:
    """The squares of an area on which a hidden opening would be."""
    ground, found = squares(game, depth), []
    for square, side in scale(level(game, depth)).opening(opening):
        dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
        for x, y in (square, (square[0] + dx, square[1] + dy)):
            if ground.area_of.get((x, y)) == area:
                found.append(Place(depth, x, y))
    return tuple(found)


def _opposite(side: str) -> str:
    return {"N": "S", "S": "N", "E": "W", "W": "E"}[side]


def _cache(game: Game, depth: int, area: str, secret: Secret) -> Hidden:
    raw = {**raw_of(dungeon(game), secret.id), **_search(game, secret.id)}
    if secret.rect is not None:
        at = [Place(depth, x, y) for x, y in squares_in(game, depth, area, secret.rect)]
        places, methods = ("floor",), FLOOR_METHODS
    else:
        side, offset = secret.wall or ("N", 1)
        at, places, methods = [_section(game, depth, area, side, offset)], (WALLS[side],), WALL_METHODS
    places = (str(raw["place"]),) if isinstance(raw.get("place"), str) else places
    return Hidden(secret.id, "cache", places, _methods(raw, methods), _difficulty(raw), tuple(at))


def _section(game: Game, depth: int, area: str, side: str, offset: int) -> Place:
    """The square before a section of a wall, which is one sazhen (two hs) long."""
    west, north, width, height = level(game, depth).area(area).extent
    along = 2 * (offset - 1)
    x = {"W": west, "E": west + width - 1}.get(side, west + min(along, width - 1))
    y = {"N": north, "S": north + height - 1}.get(side, north + min(along, height - 1))
    return Place(depth, *square_at(game, depth, area, (2 * x + 1, 2 * y + 1)))


def trap_at(game: Game, depth: int, area: str, trap: Trap) -> tuple[Place, ...]:
    """The squares of an area from which a trap can be found: its own, or those of the thing that it is on."""
    if trap.bound == "place" and trap.rect is not None:
        return tuple(squares_of_trap(game, depth, trap)) if trap.area == area else ()
    return tuple(thing_at(game, depth, area, trap.on)) if trap.on else ()


def thing_at(game: Game, depth: int, area: str, id: str) -> list[Place]:
    """The squares of an area at an opening, a treasure or a feature."""
    one = level(game, depth)
    if one.has_opening(id):
        opening = one.opening(id)
        return list(_near(game, depth, area, opening)) if area in (opening.a, opening.b) else []
    points = {thing.id: thing.at for thing in one.treasure_of(area)}
    points |= {thing.id: thing.at for thing in one.features_of(area)}
    return [Place(depth, *square_at(game, depth, area, points[id]))] if id in points else []


def spots_of(game: Game, depth: int, trap: Trap) -> list[Place]:
    """The squares of a trap: its own, or those at the thing that it is on, if that is known."""
    if trap.bound == "place":
        return squares_of_trap(game, depth, trap)
    one = level(game, depth)
    if one.has_opening(trap.on):
        opening = one.opening(trap.on)
        known = game.below.doors.get(trap.on)
        if opening.is_hidden and (known is None or not known.found):
            return []
        return [place for area in (opening.a, opening.b) if area for place in thing_at(game, depth, area, trap.on)]
    return [place for area in one.areas if area.kind != "outside" for place in thing_at(game, depth, area.id, trap.on)]


def _trap(game: Game, trap: Trap, at: tuple[Place, ...]) -> Hidden:
    row = TRAPS[trap.type]
    place = bypass_place(game, trap) or row.place
    places = tuple(WALLS.values()) if place == "wall" else (place,)
    return Hidden(trap.id, "trap", places, TRAP_METHODS, trap_difficulty(game, trap), at)


def trap_difficulty(game: Game, trap: Trap) -> int:
    """Of its quality (delve.trap.disarm)."""
    return QUALITY_DC.get(str(raw_of(dungeon(game), trap.id).get("quality", "good")), GOOD)


def bypass_place(game: Game, trap: Trap) -> str:
    """Where it is got round, as the map says; empty where the table of traps says it."""
    for row in raw_of(dungeon(game), trap.id).get("bypassed_by", ()):
        if isinstance(row, dict) and isinstance(row.get("place"), str):
            return str(row["place"])
    return ""


def own_bypasses(game: Game, trap: Trap) -> list[tuple[str, str]]:
    """Places and means by which the map says that it is got round."""
    rows = raw_of(dungeon(game), trap.id).get("bypassed_by", ())
    return [
        (str(row.get("place", "")), str(mean)) for row in rows if isinstance(row, dict) for mean in row.get("means", ())
    ]


def own_hints(game: Game, trap: Trap) -> list[Any] | None:
    """The hints that the map brings; None: the table's; an empty list: a judge said that there are none."""
    hints = raw_of(dungeon(game), trap.id).get("hints")
    if hints == "none":
        return []
    return list(hints) if isinstance(hints, list) and hints else None


def stems_of(game: Game, feature: Feature) -> dict[str, tuple[str, ...]]:
    """The stems by which a furnishing is named, by language; from the words of its text where the map has none."""
    stems = raw_of(dungeon(game), feature.id).get("stems")
    if isinstance(stems, dict):
        return {language: tuple(map(str, stems.get(language, ()))) for language in LANGUAGES}
    said = feature.text
    return {language: _first_stems(said.get(language, said.get("", ""))) for language in LANGUAGES}


def _first_stems(text: str) -> tuple[str, ...]:
    words = [word.strip(".,;:!?«»\"'()").casefold() for word in text.split()]
    return tuple(word[: max(4, len(word) - 2)] for word in words if len(word) > 3)


def _search(game: Game, id: str) -> Mapping[str, Any]:
    raw = raw_of(dungeon(game), id)
    block = raw.get("search")
    return block if isinstance(block, dict) else {key: raw[key] for key in ("place", "found_by", "kc") if key in raw}


def _methods(raw: Mapping[str, Any], otherwise: tuple[str, ...]) -> tuple[str, ...]:
    found = raw.get("found_by")
    return tuple(map(str, found)) if isinstance(found, list) and found else otherwise


def _difficulty(raw: Mapping[str, Any]) -> int:
    kc = raw.get("kc", GOOD)
    return kc if isinstance(kc, int) and not isinstance(kc, bool) else GOOD
