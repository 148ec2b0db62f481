"""The map as the party knows it, and the judge's whole map."""

from __future__ import annotations

from typing import Any, Final

from podzem.site import doors
from podzem.site.doors import looks_like
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.site.made_out import items_known
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.sight import light_now
from podzem.systems.dungeon.view.place_view import places_near
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Area, Level, Opening, Trap
from podzem.world.gear import GEAR
from podzem.world.ground import Ground
from podzem.world.points import Cell, Point, Rect

OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


def levels_seen(game: Game, is_party: bool) -> list[dict[str, Any]]:
    """Every level of which something is known; what was found by search is for the party alone."""
    return [_level(game, depth, is_party) for depth in sorted(game.site.known)]


def _level(game: Game, depth: int, is_party: bool) -> dict[str, Any]:
    """A level from what the party knows of it; the true game is asked for nothing but the light of this moment."""
    mind = believed(game)
    known, level, ground = mind.site.known[depth], mind.dungeon.level(depth), ground_at(mind.site, depth)
    now = light_now(game, depth)
    paper = _paper(ground, now)
    found = known.found if is_party else []
    openings = [
        _opening(mind, level.opening(id)) for id in known.openings if _is_shown(mind, level.opening(id), is_party)
    ]
    return {
        "depth": depth,
        "bounds": [paper[0], paper[1], paper[2] - paper[0], paper[3] - paper[1]],
        "seen": _rows(paper, known_grades(known, ground)),
        "now": _rows(paper, now),
        "walls": _walls(mind, level, known, ground, is_party),
        "openings": openings,
        "areas": [
            _area(level.area(id), game.dungeon.level(depth).area(id)) for id in known.areas if level.has_area(id)
        ],
        "features": [_feature(level, id) for id in known.features if level.has_feature(id)],
        "heaps": _heaps(game, depth),
        "traps": [_trap(game, trap) for trap in level.traps if _knows_trap(game, trap, found)],
        "places": places_near(mind, depth) if is_party else {},
        "tried": known.tried[:] if is_party else [],
        "walked": [[[x / 2, y / 2] for x, y in line] for line in known.walked],
    }


def _paper(ground: Ground, now: dict[Cell, int]) -> Rect:
    """The extent of the paper, west, north, east, south: as far as anything is known or seen at this moment."""
    west, north, east, south = ground.bounds
    columns, rows = [x for x, _ in now], [y for _, y in now]
    return (
        min([west, *columns]),
        min([north, *rows]),
        max([east, *(x + 1 for x in columns)]),
        max([south, *(y + 1 for y in rows)]),
    )


def known_grades(known: Known, ground: Ground) -> dict[Cell, int]:
    """The best light in which each cell was ever seen."""
    west, north, _, _ = ground.bounds
    return {
        (west + x, north + y): int(grade)
        for y, row in enumerate(known.rows)
        for x, grade in enumerate(row)
        if grade != "0"
    }


def _rows(paper: Rect, grades: dict[Cell, int]) -> list[str]:
    west, north, east, south = paper
    rows = [["0"] * (east - west) for _ in range(north, south)]
    for (x, y), grade in grades.items():
        rows[y - north][x - west] = str(grade)
    return ["".join(row) for row in rows]


def _is_shown(game: Game, opening: Opening, is_party: bool) -> bool:
    """A hidden door is shown to the party when found, to everybody when it was seen used."""
    if not opening.is_hidden:
        return True
    door = game.site.doors.get(opening.id)
    return door is not None and (door.shown or (is_party and door.found))


def _opening(game: Game, opening: Opening, truly: bool = False) -> dict[str, Any]:
    """A door as the party saw it last, or as it truly stands."""
    state = game.site.doors.get(opening.id)
    door = None
    if opening.door is not None:
        door = {
            "kind": looks_like(opening),
            "open": doors.is_open(game.site, opening) if truly else doors.believes_open(game.site, opening),
            "wedged": bool(state and state.wedged),
            "broken": bool(state and state.broken),
            "secret": opening.is_hidden,
        }
    return {
        "id": opening.id,
        "at": [opening.at[0] / 2, opening.at[1] / 2],
        "dir": opening.direction,
        "width": opening.width,
        "door": door,
        "to_depth": opening.to_depth,
        "out": _way_out(game, opening),
    }


def _way_out(game: Game, opening: Opening) -> str:
    """The direction in which an entrance leads into the open; empty for what stays below."""
    if opening.id not in game.dungeon.entrances:
        return ""
    level = next(level for level in game.dungeon.levels if level.has_opening(opening.id))
    is_first = level.has_area(opening.a) and level.area(opening.a).kind == "outside"
    return OPPOSITE[opening.direction] if is_first else opening.direction


def _walls(game: Game, level: Level, known: Known, ground: Ground, is_party: bool) -> list[list[int]]:
    """Wall lines along the edges of known cells; an unfound hidden door is wall."""
    west, north, _, _ = ground.bounds
    lines: set[tuple[int, int, int, int]] = set()
    for row, grades in enumerate(known.rows):
        for column, grade in enumerate(grades):
            if grade != "0":
                x, y = west + column, north + row
                for direction, line in _edges(x, y):
                    if _is_wall(game, level, ground.edge((x, y), direction), is_party):
                        lines.add(line)
    return [list(line) for line in sorted(lines)]


def _edges(x: int, y: int) -> list[tuple[str, tuple[int, int, int, int]]]:
    return [
        ("N", (x, y, x + 1, y)),
        ("S", (x, y + 1, x + 1, y + 1)),
        ("W", (x, y, x, y + 1)),
        ("E", (x + 1, y, x + 1, y + 1)),
    ]


def _is_wall(game: Game, level: Level, edge: str, is_party: bool) -> bool:
    """Whether an edge looks like wall: `wall`, or an opening that is hidden from the viewer."""
    if edge in ("", "wall", "unseen"):
        return edge == "wall"
    return not _is_shown(game, level.opening(edge), is_party)


def _area(known: Area, whole: Area) -> dict[str, Any]:
    """An area whose size was announced; where the rest of it lies nobody said: its middle is that of what is known."""
    x, y, width, height = known.extent
    return {"id": known.id, "kind": known.kind, "at": [x + width / 2, y + height / 2], "size": [*whole.extent[2:]]}


def _feature(level: Level, id: str) -> dict[str, Any]:
    feature = level.feature(id)
    return {
        "id": id,
        "at": [feature.at[0] / 2, feature.at[1] / 2],
        "size": feature.size,
        "text": dict(feature.text),
        "terrain": feature.terrain,
        "rect": list(feature.rect) if feature.rect else None,
    }


def _heaps(game: Game, depth: int) -> list[dict[str, Any]]:
    from podzem.systems.dungeon.view.viewer import item_data

    return [
        {
            "at": [heap.at[0] / 2, heap.at[1] / 2],
            "items": [_closed(item_data(item), item.kind) for item in items_known(heap)],
            "grade": heap.seen,
        }
        for heap in game.site.heaps
        if heap.depth == depth and items_known(heap)
    ]


def _closed(data: dict[str, Any], kind: str) -> dict[str, Any]:
    """What is in a shut chest is not seen, nor what it weighs."""
    if kind == "chest" and not data["ready"]:
        return {**data, "contents": [], "qg": None}
    return data


def _knows_trap(game: Game, trap: Trap, found: list[str]) -> bool:
    state = game.site.traps.get(trap.id)
    return trap.id in found or (state is not None and state.known)


def _trap(game: Game, trap: Trap) -> dict[str, Any]:
    state = game.site.traps.get(trap.id)
    rect = list(trap.rect) if trap.rect else None
    return {"id": trap.id, "type": trap.type, "rect": rect, "on": trap.on, "state": state.state if state else "armed"}


def secrets_of(game: Game) -> dict[str, Any]:
    """What the judge alone sees: the whole map with its secrets as they stand."""
    levels = [_secrets(game, level) for level in game.dungeon.levels]
    return {"levels": levels, "waiting": len(game.waiting), "gear": sorted(GEAR), "kinds": sorted(CREATURES)}


def _secrets(game: Game, level: Level) -> dict[str, Any]:
    return {
        "depth": level.depth,
        "areas": [
            {"id": area.id, "kind": area.kind, "rects": [list(rect) for rect in area.rects]} for area in level.areas
        ],
        "openings": [_opening(game, opening, truly=True) for opening in level.openings],
        "traps": [_trap(game, trap) for trap in level.traps],
        "secrets": [
            {"id": s.id, "area": s.area, "rect": list(s.rect) if s.rect else None, "found": s.id in game.site.secrets}
            for s in level.secrets
        ],
        "treasure": [{"id": t.id, "at": [t.at[0] / 2, t.at[1] / 2], "items": list(t.items)} for t in level.treasure],
        "encounters": [
            {"id": e.id, "area": e.area, "kind": e.kind, "number": e.number, "at": _hs(e.at), "met": e.id in game.met}
            for e in level.encounters
        ],
        "features": [_feature(level, feature.id) for feature in level.features],
    }


def _hs(point: Point | None) -> list[float] | None:
    return None if point is None else [point[0] / 2, point[1] / 2]
