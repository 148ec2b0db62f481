"""What a viewer is shown of a place below ground; points are `[x, y]` in hs, boxes `[x, y, width, height]`."""

from __future__ import annotations

from msgspec import Struct

from podzem.world.dungeon_map import PlainItem
from podzem.world.item_view import ItemView

Pair = list[float]
Box = list[int]


class DoorView(Struct):
    """A door as it was seen last."""

    kind: str
    open: bool
    wedged: bool
    broken: bool
    secret: bool


class OpeningView(Struct):
    """A way or door that is known."""

    id: str
    at: Pair
    dir: str
    width: int
    door: DoorView | None
    to_depth: int
    out: str


class AreaView(Struct):
    """A room or passage that is known."""

    id: str
    kind: str
    at: Pair
    size: list[int]


class FeatureView(Struct):
    """A feature that was seen; its name by language."""

    id: str
    at: Pair
    size: str
    text: dict[str, str]
    terrain: str | None
    rect: Box | None


class HeapView(Struct):
    """What lies somewhere, as far as it was seen."""

    at: Pair
    items: list[ItemView]
    grade: int


class TrapView(Struct):
    """A trap that is known."""

    id: str
    type: str
    rect: Box | None
    on: str
    state: str


class LevelView(Struct):
    """A level as far as it is known: rows of digits for the best light ever (`seen`) and the present one (`now`)."""

    depth: int
    bounds: Box
    seen: list[str]
    now: list[str]
    walls: list[Box]
    openings: list[OpeningView]
    areas: list[AreaView]
    features: list[FeatureView]
    heaps: list[HeapView]
    traps: list[TrapView]
    places: dict[str, Box]
    tried: list[str]
    walked: list[list[Pair]]


class HiddenArea(Struct):
    """An area as the map has it."""

    id: str
    kind: str
    rects: list[Box]


class CacheView(Struct):
    """Something hidden in an area."""

    id: str
    area: str
    rect: Box | None
    found: bool


class HoardView(Struct):
    """Treasure of the map, its things as the map file has them."""

    id: str
    at: Pair
    items: list[PlainItem]


class EncounterView(Struct):
    """Who waits somewhere."""

    id: str
    area: str
    kind: str
    number: str
    at: Pair | None
    met: bool


class HiddenLevel(Struct):
    """A level as it truly is."""

    depth: int
    areas: list[HiddenArea]
    openings: list[OpeningView]
    traps: list[TrapView]
    secrets: list[CacheView]
    treasure: list[HoardView]
    encounters: list[EncounterView]
    features: list[FeatureView]
