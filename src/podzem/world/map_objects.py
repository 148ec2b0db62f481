"""The objects of a map, each read from its fields (dungeon.map.format)."""

from __future__ import annotations

from typing import Final

from podzem.core.errors import Malformed
from podzem.world.dungeon_map import (
    Act,
    Area,
    Door,
    Encounter,
    Feature,
    Opening,
    Secret,
    Trap,
    Treasure,
    Zone,
)
from podzem.world.faults import UNITS
from podzem.world.map_bounds import MOST
from podzem.world.map_fields import LARGEST, Fields
from podzem.world.map_items import read_items
from podzem.world.number import read_number
from podzem.world.points import Rect
from podzem.world.texts import Text, said

AREA_KINDS: Final = ("room", "passage", "junction", "stairs", "outside")
DOOR_KINDS: Final = ("stuck", "free", "arch", "locked", "barred", "portcullis")
QUALITIES: Final = ("poor", "good", "fine", "masterwork")
LIGHTS: Final = ("dim", "clear", "bright")
TRAP_TYPES: Final = (
    "pit",
    "spiked_pit",
    "dart",
    "volley",
    "blade",
    "falling_block",
    "gas",
    "portcullis",
    "alarm",
    "slide",
    "fire_jet",
    "poison_needle",
)
VICTIMS: Final = ("all_in_area", "opener")
SIZES: Final = ("fine", "medium", "large")
TERRAINS: Final = ("rubble", "chasm", "fire", "smoke")
TRIGGERS: Final = ("enter", "open", "turn", "act")
RESULTS: Final = ("open", "find", "spring")


def read_zone(fields: Fields) -> Zone:
    """A zone of the dungeon."""
    alertness = fields.word("alertness", ("normal", "alert", "quiet"), "normal")
    return Zone(fields.name("id"), alertness, fields.name("table", "B7"))


def read_area(fields: Fields) -> Area:
    """An area with its rectangles."""
    listed = fields.items("rects")
    for key in ("door", "doors"):
        if key in fields.row:
            fields.fault(key, "door-outside")
    rects: tuple[Rect, ...] = tuple(fields.rect_of(rect, f"rects[{n}]") for n, rect in enumerate(listed))
    if not rects:
        if not fields.row.get("rects"):
            fields.fault("rects", "no-rect")
        rects = ((0, 0, 1, 1),)
    return Area(
        fields.name("id"),
        fields.word("kind", AREA_KINDS),
        rects,
        _light_texts(fields),
        fields.size("width", min(min(rect[2], rect[3]) for rect in rects)),
        tuple(_wall(fields, wall, n) for n, wall in enumerate(fields.items("walls"))),
        fields.word("stairs", ("up", "down"), ""),
        fields.flag("lit"),
        fields.flag("unknown_to_locals"),
        fields.word("shape", ("round",), ""),
        fields.name("zone", ""),
    )


def _light_texts(fields: Fields) -> dict[str, Text]:
    inner = fields.inner("text")
    for key in inner.row:
        if key not in LIGHTS:
            inner.fault(key, "light-text", words=", ".join(LIGHTS))
    return {light: inner.text(light) for light in LIGHTS if inner.has(light)}


def _wall(fields: Fields, wall: object, number: int) -> tuple[int, int, int, int]:
    key = f"walls[{number}]"
    x1, y1, x2, y2 = fields.four(wall, key)
    if (x1 == x2) == (y1 == y2):
        fields.fault(key, "wall-aslant")
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def read_opening(fields: Fields) -> Opening:
    """An opening with its door."""
    between = fields.items("between")
    pair = len(between) == 2 and isinstance(between[0], str)
    if not pair or not (between[1] is None or isinstance(between[1], str)):
        fields.fault("between", "between")
        between = ["", ""]
    to_level = fields.inner("to_level")
    if (between[1] is None) != bool(to_level.row):
        fields.fault("to_level", "stairs-partner")
    opening = Opening(
        fields.name("id"),
        between[0],
        between[1] or "",
        fields.point("at"),
        fields.direction("dir"),
        fields.size("width"),
        read_door(fields.inner("door")) if fields.has("door") else None,
        to_level.whole("depth", 1, LARGEST) if to_level.row else 0,
        to_level.name("opening") if to_level.row else "",
    )
    if any(number % 2 for end in opening.ends for number in end):
        fields.fault("at", "opening-ends", UNITS)
    return opening


def read_door(fields: Fields) -> Door:
    """A door; a stuck one when nothing is said."""
    return Door(
        fields.word("kind", DOOR_KINDS, "stuck"),
        fields.flag("hidden"),
        fields.flag("one_way"),
        fields.flag("open"),
        fields.name("key", ""),
        fields.whole("leaves", 1, 2, 1),
        fields.word("quality", QUALITIES, "good"),
    )


def read_trap(fields: Fields) -> Trap:
    """A trap; `hints: []` says neither that there are hints nor that there are none, so it is refused."""
    params, disarm = fields.inner("params"), fields.inner("disarm")
    if (fields.has("area") and fields.has("rect")) == fields.has("on"):
        fields.fault("", "trap-place")
    if fields.row.get("hints") == []:
        fields.fault("hints", "hints")
    to = params.inner("to")
    return Trap(
        fields.name("id"),
        fields.word("bound", ("place", "action")),
        fields.word("type", TRAP_TYPES),
        fields.name("area", ""),
        fields.optional_rect("rect"),
        fields.name("on", ""),
        fields.name("action", "open"),
        params.whole("depth", 1, 4, 2),
        (to.whole("depth", 1, LARGEST), to.point("at")) if to.row else None,
        fields.flag("noticeable"),
        fields.flag("rearms"),
        disarm.name("tool", "tool"),
        disarm.whole("chance", 0, 6, 1),
        fields.word("victims", VICTIMS, ""),
    )


def read_secret(fields: Fields) -> Secret:
    """A cache."""
    fields.word("kind", ("cache",))
    if fields.has("rect") == fields.has("wall"):
        fields.fault("", "cache-place")
    wall = fields.inner("wall")
    section = (wall.direction("side"), wall.whole("offset", 1, LARGEST)) if wall.row else None
    return Secret(
        fields.name("id"), fields.name("area"), fields.optional_rect("rect"), section, read_items(fields, "contents")
    )


def read_feature(fields: Fields) -> Feature:
    """A feature with what acts on it bring."""
    terrain = fields.word("terrain", TERRAINS, "")
    if bool(terrain) != fields.has("rect"):
        fields.fault("rect", "terrain-rect")
    acts: dict[str, Act] = {}
    texts: dict[str, Text] = {}
    listed = fields.inner("acts")
    if len(listed.row) > MOST["acts"]:
        fields.fault("acts", "at-most", most=MOST["acts"], found=len(listed.row))
    for verb in list(listed.row)[: MOST["acts"]]:
        acts[verb], texts[verb] = _act(listed.inner(verb))
    return Feature(
        fields.name("id"),
        fields.name("area"),
        fields.point("at"),
        fields.word("size", SIZES),
        fields.text("text"),
        fields.flag("loud"),
        acts,
        {verb: text for verb, text in texts.items() if text},
        terrain,
        fields.optional_rect("rect"),
        fields.inner("params").whole("depth", 1, 4, 2) if terrain == "chasm" else 0,
    )


def _act(fields: Fields) -> tuple[Act, Text]:
    time = fields.whole("time", 0, 1, 0)
    text = fields.text("result")
    if not text:
        fields.fault("result", "act-result")
    result = said(text, "en")
    return (result, time), {} if result_of(result) else text


def result_of(result: str) -> tuple[str, str] | None:
    """The verb and the id of a result like `open SD1`; none when it is a text."""
    words = result.split(" ")
    return (words[0], words[1]) if len(words) == 2 and words[0] in RESULTS else None


def read_treasure(fields: Fields) -> Treasure:
    """Treasure and what holds it."""
    return Treasure(
        fields.name("id"),
        fields.name("area"),
        fields.point("at"),
        read_items(fields, "items"),
        fields.word("container", ("chest", "sack"), ""),
        fields.flag("locked"),
        fields.name("key", ""),
        fields.word("quality", QUALITIES, "good"),
    )


def read_encounter(fields: Fields) -> Encounter:
    """Creatures, or with the number 0 an event."""
    if fields.has("at") and fields.has("distance"):
        fields.fault("distance", "where-or-far")
    block = fields.row.get("dungeon")
    if isinstance(block, dict) and "event" in block:
        fields.row.setdefault("event", block["event"])  # it stands there by definition, and is told by either document
    event = fields.text("event")
    result = said(event, "en")
    return Encounter(
        fields.name("id"),
        fields.name("area"),
        fields.word("trigger", TRIGGERS),
        fields.name("kind"),
        _number(fields),
        _leader(fields),
        fields.optional_point("at"),
        _distance(fields),
        fields.whole("surprise", 0, 6) if fields.has("surprise") else None,
        fields.whole("attitude", 2, 12) if fields.has("attitude") else None,
        read_items(fields, "carried") if fields.has("carried") else None,
        fields.names("reveal"),
        fields.flag("repeats"),
        fields.flag("wanders"),
        result,
        {} if result_of(result) else event,
    )


def _number(fields: Fields) -> str:
    value = fields.row.get("number")
    written = str(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
    try:
        read_number(written)
    except Malformed:
        fields.fault("number", "number", found=str(value)[:40])
        return "1"
    return written


def _leader(fields: Fields) -> bool | str:
    value = fields.row.get("leader", False)
    if isinstance(value, bool) or (isinstance(value, str) and value):
        return value
    fields.fault("leader", "leader")
    return False


def _distance(fields: Fields) -> int | None:
    if not fields.has("distance"):
        return None
    value = fields.row["distance"]
    halves = value * 2 if isinstance(value, (int, float)) and not isinstance(value, bool) else -1
    if not 0 <= halves <= LARGEST or halves != int(halves):
        fields.fault("distance", "sazhens", UNITS)
        return 0
    return int(halves)
