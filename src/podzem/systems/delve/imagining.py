"""Another map that a party cannot tell from the true one: what it has not found, met or tried is drawn anew.

What is drawn follows from a number and from what the party knows, never from what is truly hidden there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from podzem.systems.delve.below import Doorway
from podzem.systems.delve.document import own_hints
from podzem.systems.delve.game import RULES, Game
from podzem.systems.delve.ground import area_of, dungeon
from podzem.world.dungeon_map import Dungeon, Trap
from podzem.world.faults import BadMap
from podzem.world.map_file import load_dungeon, save_dungeon

KINDS: Final = ("goblin", "rat", "skeleton", "wolf", "bandit")
TRAPS: Final = ("pit", "falling_block", "alarm", "spiked_pit")
DOORS: Final = ("stuck", "free", "locked")
SHUT: Final = (*DOORS, "barred")
"""Kinds of doors that look alike from outside."""
JUDGES: Final = ("key", "zone", "unknown_to_locals", "bypassed_by", "found_by", "place", "kc", "search")
VAGUE: Final = {"type": "pit", "params": {"depth": 2}}
NOTHING: Final = "nothing"
"""A text as the result of an act: nothing comes of it."""
MOST_KEPT: Final = 64
Row = dict[str, Any]


@dataclass(frozen=True)
class Known:
    """What a party knows of a map, by ids; all else may be otherwise."""

    traps: frozenset[str]
    vague: frozenset[str]
    """Of them those that might be of any type."""
    caches: frozenset[str]
    encounters: frozenset[str]
    doors: frozenset[str]
    treasure: frozenset[str]
    areas: frozenset[tuple[int, str]]
    """Areas of which something was seen."""


def known(game: Game) -> Known:
    """What this party knows."""
    below = game.below
    snares = {id for id, snare in below.snares.items() if snare.hinted or snare.found or snare.state != "armed"}
    touched = {id for id, door in below.doors.items() if _is_touched(door)}
    met = {*below.met, *(favour.keyed for favour in game.favours)}
    heaps = {heap.treasure for heap in below.lying if heap.seen and heap.treasure}
    areas = {(place.depth, area_of(game, place)) for place in below.seen if place.depth}
    vague = frozenset(trap.id for one in dungeon(game).levels for trap in one.traps if _is_vague(game, trap))
    return Known(
        frozenset(snares),
        vague,
        frozenset(below.caches),
        frozenset(met),
        frozenset(touched),
        frozenset(heaps),
        frozenset(areas),
    )


def _is_touched(door: Doorway) -> bool:
    """Whether the party has anything to do with a door; that it is stuck or jammed it learns by hand."""
    return door.tried or door.is_believed_open or door.unlocked or door.broken or door.wedged or door.found


def _is_vague(game: Game, trap: Trap) -> bool:
    """Whether a danger is hinted at by the map's own words, which do not say what it is."""
    snare = game.below.snares.get(trap.id)
    return snare is not None and snare.hinted and not snare.found and bool(own_hints(game, trap))


@lru_cache(maxsize=MOST_KEPT)
def _kept(key: int, knows: Known, seed: int) -> list[tuple[Dungeon, Dungeon]]:
    return []


def other_map(game: Game, seed: int) -> Dungeon:
    """The map as it might be; the true one where what was drawn cannot stand."""
    true, knows = dungeon(game), known(game)
    kept = _kept(id(true), knows, seed)
    for one, drawn in kept:
        if one is true:
            return drawn
    kept.append((true, _drawn(true, knows, seed)))
    return kept[-1][1]


def _drawn(true: Dungeon, knows: Known, seed: int) -> Dungeon:
    """A map without zones, in which nobody knows who lives where, nor of any place that others do not know it."""
    levels = [_level(row, knows, seed) for row in true.raw.get("levels", ())]
    root = {name: value for name, value in true.raw.items() if name != "zones"}
    try:
        return load_dungeon(save_dungeon(replace(true, raw={**root, "levels": levels})), RULES)
    except BadMap:
        return true


def _level(raw: Row, knows: Known, seed: int) -> Row:
    depth = int(raw["depth"])
    unseen = [area for area in raw["areas"] if area["kind"] != "outside" and (depth, area["id"]) not in knows.areas]
    level = {**raw}
    keep = {"traps": knows.traps, "secrets": knows.caches, "encounters": knows.encounters, "treasure": knows.treasure}
    for section, ids in keep.items():
        level[section] = [_plain(row) for row in raw.get(section, ()) if row["id"] in ids]
    level["traps"] = [_vague(row) if row["id"] in knows.vague else row for row in level["traps"]]
    level["features"] = [_tame(row) for row in raw.get("features", ())]
    level["areas"] = [_plain(row) for row in raw["areas"]]
    level["openings"] = [_door(row, knows, seed) for row in raw["openings"]]
    for place, area in enumerate(unseen):
        _furnish(level, area, depth, seed * 7 + place * 3)
    return level


def _plain(row: Row) -> Row:
    """Without what is the judge's: keys, zones, what the locals know, how a trap is got round, what hangs on it."""
    block = row.get("delve")
    own = {name: value for name, value in row.items() if name not in JUDGES}
    return {**own, "delve": _plain(block)} if isinstance(block, dict) else own


def _vague(row: Row) -> Row:
    """A danger of which the party has an inkling is of the plainest type."""
    return {**{name: value for name, value in row.items() if name not in ("params", "delve", "quality")}, **VAGUE}


def _tame(row: Row) -> Row:
    """What can be done with furnishings can be done, and leads to nothing."""
    if "acts" not in row:
        return row
    return {**row, "acts": {verb: {**act, "result": NOTHING} for verb, act in row["acts"].items()}}


def _door(row: Row, knows: Known, seed: int) -> Row:
    """A door that nobody has tried may be of another kind."""
    door = row.get("door")
    if not isinstance(door, dict):
        return row
    door = {name: value for name, value in door.items() if name != "key"}
    looks = door.get("kind", "stuck") in SHUT and not door.get("open")
    if row["id"] not in knows.doors and not door.get("hidden") and looks:
        kind = DOORS[(seed + len(str(row["id"]))) % len(DOORS)]
        door = {name: value for name, value in door.items() if name not in ("quality", "delve")} | {"kind": kind}
        row = {name: value for name, value in row.items() if name != "delve"}
    return {**row, "door": door}


def _furnish(level: Row, area: Row, depth: int, number: int) -> None:
    """Somebody, or a trap, in a place that nobody has seen."""
    west, north, *_ = area["rects"][0]
    if area["kind"] == "room" and number % 3 != 1:
        kind = KINDS[number % len(KINDS)]
        own = {"id": f"EX{depth}{number}", "area": area["id"], "trigger": "enter", "kind": kind, "number": 2}
        level["encounters"] = [*level["encounters"], own]
    elif area["kind"] == "passage" and number % 3 == 1:
        own = {"id": f"TX{depth}{number}", "area": area["id"], "rect": [west, north, 1, 1], "bound": "place"}
        level["traps"] = [*level["traps"], {**own, "type": TRAPS[number % len(TRAPS)]}]
