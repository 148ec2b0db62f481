"""Another map that a party cannot tell from the true one: what it has not found, met or tried is drawn anew.

What is drawn follows from a number and from what the party knows, never from what is truly hidden there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from podzem.systems.delve.game import RULES, Game
from podzem.systems.delve.ground import area_of, dungeon
from podzem.systems.delve.naming import known_ids
from podzem.world.dungeon_map import Dungeon
from podzem.world.faults import BadMap
from podzem.world.map_file import load_dungeon, save_dungeon
from podzem.world.map_objects import result_of

KINDS: Final = ("goblin", "rat", "skeleton", "wolf", "bandit")
TRAPS: Final = ("pit", "falling_block", "alarm", "spiked_pit")
DOORS: Final = ("stuck", "free", "locked")
NOTHING: Final = "nothing"
"""A text as the result of an act: nothing comes of it."""
MOST_KEPT: Final = 64
Row = dict[str, Any]


@dataclass(frozen=True)
class Known:
    """What a party knows of a map, by ids; all else may be otherwise."""

    traps: frozenset[str]
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
    met = {band.keyed for band in game.bands if band.keyed} | set(below.emptied)
    seen = {id for id, door in below.doors.items() if door.tried or door.open or door.unlocked or door.broken}
    heaps = {heap.treasure for heap in below.lying if heap.seen and heap.treasure}
    areas = {(place.depth, area_of(game, place)) for place in below.seen if place.depth}
    doors = frozenset(seen | {id for id in below.doors if id in known_ids(game)})
    return Known(frozenset(snares), frozenset(below.caches), frozenset(met), doors, frozenset(heaps), frozenset(areas))


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
    levels = [_level(row, knows, seed) for row in true.raw.get("levels", ())]
    try:
        return load_dungeon(save_dungeon(replace(true, raw={**true.raw, "levels": levels})), RULES)
    except BadMap:
        return true


def _level(raw: Row, knows: Known, seed: int) -> Row:
    depth = int(raw["depth"])
    unseen = [area for area in raw["areas"] if area["kind"] != "outside" and (depth, area["id"]) not in knows.areas]
    level = {**raw}
    keep = {"traps": knows.traps, "secrets": knows.caches, "encounters": knows.encounters, "treasure": knows.treasure}
    for section, ids in keep.items():
        level[section] = [row for row in raw.get(section, ()) if row["id"] in ids or _holds_key(row)]
    level["features"] = [_tame(row, level) for row in raw.get("features", ())]
    level["openings"] = [_door(row, knows, seed) for row in raw["openings"]]
    for place, area in enumerate(unseen):
        _furnish(level, area, depth, seed * 7 + place * 3)
    return level


def _holds_key(row: Row) -> bool:
    """Keys stay where they are, so that every lock can be opened."""
    return any(str(item.get("item", "")).startswith("key") for item in row.get("items", ()) if isinstance(item, dict))


def _tame(row: Row, level: Row) -> Row:
    """Acts on furnishings that would lead to what is no longer there lead to nothing; they can be done all the same."""
    ids = {one["id"] for section in ("traps", "secrets", "openings") for one in level.get(section, ())}
    acts = {verb: _led(act, ids) for verb, act in row.get("acts", {}).items()}
    return {**row, "acts": acts} if "acts" in row else row


def _led(act: Row, ids: set[str]) -> Row:
    result = act.get("result")
    leads_on = not isinstance(result, str) or result_of(result) is None or result.partition(" ")[2] in ids
    return act if leads_on else {**act, "result": NOTHING}


def _door(row: Row, knows: Known, seed: int) -> Row:
    """A door that nobody has tried may be of another kind."""
    door = row.get("door")
    if not isinstance(door, dict) or row["id"] in knows.doors or door.get("hidden") or door.get("key"):
        return row
    if door.get("kind", "stuck") not in DOORS or door.get("open"):
        return row
    return {**row, "door": {**door, "kind": DOORS[(seed + len(str(row["id"]))) % len(DOORS)]}}


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
