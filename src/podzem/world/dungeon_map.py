"""A dungeon as its map says (dungeon.map.format): what is where, before anybody came.

Optional values of the file have their defaults here; the values of a `dungeon` block already stand over the others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from podzem.world.points import Point, Rect
from podzem.world.texts import Text

PlainItem = dict[str, Any]
"""An item as a map writes it: {"silver": 12}, {"gem": 200}, {"item": "bandage", "count": 2}."""
Act = tuple[str, int]
"""What an act on a feature brings (`open ID`, `find ID`, `spring ID`, or a text) and how many turns it takes."""


@dataclass(frozen=True)
class Area:
    """A room, passage, junction, stairs, or the outside."""

    id: str
    kind: str
    rects: tuple[Rect, ...]
    text: dict[str, Text] = field(default_factory=dict)
    """What is told at `dim`, `clear` and `bright` light."""
    width: int = 0
    """Of a passage, in hs."""
    walls: tuple[tuple[int, int, int, int], ...] = ()
    """Thin inner walls, from point to point in hs."""
    stairs: str = ""
    lit: bool = False
    unknown_to_locals: bool = False
    shape: str = ""
    zone: str = ""
    is_part: bool = False
    """Whether these are only the parts of it that are known."""
    turns: tuple[Point, ...] | None = None
    """Of a passage of which only a part is known: its known bends; None: those of its rectangles."""

    @property
    def is_passage(self) -> bool:
        """Whether a leg may follow its bends (dungeon.move.direction)."""
        return self.kind == "passage"

    @property
    def extent(self) -> Rect:
        """The smallest rectangle around it."""
        west, north = min(rect[0] for rect in self.rects), min(rect[1] for rect in self.rects)
        east, south = max(rect[0] + rect[2] for rect in self.rects), max(rect[1] + rect[3] for rect in self.rects)
        return west, north, east - west, south - north


@dataclass(frozen=True)
class Door:
    """What closes an opening; without a door an opening is a gap in the wall."""

    kind: str = "stuck"
    hidden: bool = False
    one_way: bool = False
    """Passable only from the opening's first area to its second."""
    open: bool = False
    key: str = ""
    leaves: int = 1
    quality: str = "good"


@dataclass(frozen=True)
class Opening:
    """A way from area `a` to area `b`, or from `a` to a partner on another level."""

    id: str
    a: str
    b: str
    """Empty for stairs to another level."""
    at: Point
    """Its middle on the common edge."""
    direction: str
    """From a to b."""
    width: int
    door: Door | None = None
    to_depth: int = 0
    to_opening: str = ""

    def other(self, area: str) -> str:
        """The area on the other side."""
        return self.b if area == self.a else self.a

    @property
    def is_hidden(self) -> bool:
        """Whether it is a secret passage."""
        return self.door is not None and self.door.hidden

    @property
    def ends(self) -> tuple[Point, Point]:
        """Its two ends on the edge, north or west first."""
        x, y = self.at
        if self.direction in "NS":
            return (x - self.width, y), (x + self.width, y)
        return (x, y - self.width), (x, y + self.width)


@dataclass(frozen=True)
class Trap:
    """A trap bound to a place, or to an action on an opening, treasure or feature."""

    id: str
    bound: str
    type: str
    area: str = ""
    rect: Rect | None = None
    on: str = ""
    action: str = "open"
    depth_sazhens: int = 2
    to: tuple[int, Point] | None = None
    """Where a slide leads: depth and point."""
    noticeable: bool = False
    rearms: bool = False
    disarm_tool: str = "tool"
    disarm_chance: int = 1
    victims: str = ""


@dataclass(frozen=True)
class Secret:
    """A cache in the floor or in a section of a wall."""

    id: str
    area: str
    rect: Rect | None
    wall: tuple[str, int] | None
    """Side and number of the 1-sazhen section from the north or west corner, from 1."""
    contents: tuple[PlainItem, ...]


@dataclass(frozen=True)
class Feature:
    """Something to look at or to act on; some are ground that cannot be walked."""

    id: str
    area: str
    at: Point
    size: str
    text: Text = field(default_factory=dict)
    loud: bool = False
    acts: dict[str, Act] = field(default_factory=dict)
    act_texts: dict[str, Text] = field(default_factory=dict)
    """The answers that are texts, in their languages."""
    terrain: str = ""
    rect: Rect | None = None
    chasm_depth: int = 0
    """In sazhens."""


@dataclass(frozen=True)
class Treasure:
    """Things lying open or in a container."""

    id: str
    area: str
    at: Point
    items: tuple[PlainItem, ...]
    container: str = ""
    locked: bool = False
    key: str = ""
    quality: str = "good"


@dataclass(frozen=True)
class Encounter:
    """Creatures or an event tied to an area (dungeon.encounter.keyed)."""

    id: str
    area: str
    trigger: str
    kind: str
    number: str
    """A whole number or dice, `0` for an event without creatures."""
    leader: bool | str = False
    at: Point | None = None
    distance_hs: int | None = None
    surprise: int | None = None
    attitude: int | None = None
    carried: tuple[PlainItem, ...] | None = None
    """Instead of purse dice."""
    reveal: tuple[str, ...] = ()
    repeats: bool = False
    wanders: bool = False
    event: str = ""
    event_text: Text = field(default_factory=dict)


@dataclass(frozen=True)
class Zone:
    """A part of the dungeon with its own alertness (Delve)."""

    id: str
    alertness: str = "normal"
    table: str = "B7"


@dataclass(frozen=True)
class Level:
    """One depth of a dungeon."""

    depth: int
    areas: tuple[Area, ...]
    openings: tuple[Opening, ...]
    traps: tuple[Trap, ...] = ()
    secrets: tuple[Secret, ...] = ()
    features: tuple[Feature, ...] = ()
    treasure: tuple[Treasure, ...] = ()
    encounters: tuple[Encounter, ...] = ()
    wandering: str = ""
    unseen: tuple[tuple[int, int, int, int], ...] = ()
    """Of a level of which only a part is known: lines in hs across which nobody has looked; no wall is known there."""
    _areas: dict[str, Area] = field(init=False, repr=False, compare=False, default_factory=dict)
    _openings: dict[str, Opening] = field(init=False, repr=False, compare=False, default_factory=dict)
    _ways: dict[str, list[Opening]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _features: dict[str, list[Feature]] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Filled in place: a frozen class may not be given attributes, compiled or not."""
        for area in self.areas:
            self._areas[area.id] = area
            self._ways[area.id] = []
        for opening in self.openings:
            self._openings[opening.id] = opening
            for side in (opening.a, opening.b):
                if side in self._ways:
                    self._ways[side].append(opening)
        for feature in self.features:
            self._features.setdefault(feature.area, []).append(feature)

    def area(self, id: str) -> Area:
        """The area of that id."""
        return self._areas[id]

    def has_area(self, id: str) -> bool:
        """Whether the level has such an area."""
        return id in self._areas

    def opening(self, id: str) -> Opening:
        """The opening of that id."""
        return self._openings[id]

    def has_opening(self, id: str) -> bool:
        """Whether the level has such an opening."""
        return id in self._openings

    def openings_of(self, area: str) -> list[Opening]:
        """The openings of an area in the order of the map."""
        return self._ways.get(area, [])

    def trap(self, id: str) -> Trap:
        """The trap of that id."""
        return next(trap for trap in self.traps if trap.id == id)

    def traps_on(self, id: str) -> list[Trap]:
        """The traps bound to an opening, treasure or feature."""
        return [trap for trap in self.traps if trap.on == id]

    def traps_of(self, area: str) -> list[Trap]:
        """The traps bound to a place in an area."""
        return [trap for trap in self.traps if trap.area == area]

    def secret(self, id: str) -> Secret:
        """The secret of that id."""
        return next(secret for secret in self.secrets if secret.id == id)

    def secrets_of(self, area: str) -> list[Secret]:
        """The caches of an area."""
        return [secret for secret in self.secrets if secret.area == area]

    def feature(self, id: str) -> Feature:
        """The feature of that id."""
        return next(feature for feature in self.features if feature.id == id)

    def has_feature(self, id: str) -> bool:
        """Whether the level has such a feature."""
        return any(feature.id == id for feature in self.features)

    def features_of(self, area: str) -> list[Feature]:
        """The features of an area."""
        return self._features.get(area, [])

    def treasure_of(self, area: str) -> list[Treasure]:
        """The treasure of an area."""
        return [treasure for treasure in self.treasure if treasure.area == area]

    def encounters_of(self, area: str) -> list[Encounter]:
        """The encounters tied to an area."""
        return [encounter for encounter in self.encounters if encounter.area == area]


@dataclass(frozen=True)
class Dungeon:
    """A whole map; `raw` is the document as it was read, so that saving keeps what is unknown here."""

    id: str
    title: Text
    cell: int
    """Drawing cell in hs; no rule reads it (dungeon.map.cells)."""
    levels: tuple[Level, ...]
    entrances: tuple[str, ...]
    zones: tuple[Zone, ...] = ()
    raw: dict[str, Any] = field(default_factory=dict, repr=False)

    def level(self, depth: int) -> Level:
        """The level of that depth."""
        for level in self.levels:
            if level.depth == depth:
                return level
        raise KeyError(depth)

    def has_level(self, depth: int) -> bool:
        """Whether there is a level of that depth."""
        return any(level.depth == depth for level in self.levels)

    def depth_of(self, id: str) -> int:
        """The depth on which an area or opening lies, 0 when there is none of that id."""
        for level in self.levels:
            if level.has_area(id) or level.has_opening(id):
                return level.depth
        return 0
