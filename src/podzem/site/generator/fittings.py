"""What stands in a drawn level: creatures, hoards, caches, traps, features, keys."""

from __future__ import annotations

from typing import Any, Final

from podzem.site.generator.contents import Contents
from podzem.site.generator.doors import WayDoor
from podzem.site.generator.drawing import Drawn, Row, written
from podzem.site.generator.hoard import Hoard
from podzem.site.generator.web import Slot, Way
from podzem.site.table_files import read_part
from podzem.world.creatures import CREATURES
from podzem.world.points import Point, Rect, centre
from podzem.world.throws import Roll, pick

TRAP: Final[dict[str, Any]] = read_part("generator")["trap"]
FEATURES: Final[list[dict[str, Any]]] = read_part("dressing")["feature"]
LIGHTS: Final = ("dim", "clear", "bright")
PITS: Final = ("pit", "spiked_pit")
SPOT_HS: Final = {1: 2, 3: 3}
"""Side of a trap, a cache, a heap of stones: a sazhen, or on the coarse lattice one of its squares."""


class Fitter:
    """Fits out one level; `is_last` says that nothing lies below it."""

    def __init__(self, drawn: Drawn, is_last: bool, face: Roll) -> None:
        self.drawn = drawn
        self.is_last = is_last
        self.face = face
        self.slides: list[Row] = []
        """Slides that still need somewhere to lead."""

    def fit_room(self, slot: Slot, contents: Contents) -> None:
        """Put a room's contents into it."""
        room = self.drawn.names[slot]
        if contents.kind:
            self._settle(room, contents)
        if contents.hoard is not None:
            self._hide(room, contents.hoard, contents.kept)
        if contents.trap:
            self._set_trap(room, self.spot(self.drawn.rects[room]), TRAP["room"])
        if contents.feature:
            self._dress(room)

    def fit_passages(self, names: dict[Way, str], rects: dict[Way, list[Rect]]) -> None:
        """A trap in each passage whose die says so."""
        for way, name in names.items():
            if self.face(6) <= TRAP["passage_to"]:
                rect = rects[way][pick(self.face, len(rects[way]))]
                self._set_trap(name, self.spot(rect), TRAP["passage"])

    def lay_keys(self, doors: dict[Way, WayDoor]) -> None:
        """The key of each locked door on the floor of its room."""
        locked = [row["door"]["key"] for row in self.drawn.lists["openings"] if "key" in row.get("door", {})]
        rooms = [door.key_in for door in doors.values() if door.key_in is not None]
        for key, slot in zip(locked, rooms, strict=True):
            room = self.drawn.names[slot]
            self.drawn.add("treasure", "K", {"area": room, "at": self._point(room), "items": [{"item": key}]})

    def spot(self, rect: Rect) -> Rect:
        """A small square somewhere in a rectangle."""
        x, y, width, height = rect
        step, size = self.drawn.lattice, SPOT_HS[self.drawn.lattice]
        wide, high = min(size, width), min(size, height)
        dx, dy = pick(self.face, (width - wide) // step + 1), pick(self.face, (height - high) // step + 1)
        return x + step * dx, y + step * dy, wide, high

    def _point(self, room: str) -> list[int | float]:
        return written(centre(self.spot(self.drawn.rects[room])))

    def _settle(self, room: str, contents: Contents) -> None:
        row: Row = {"area": room, "trigger": self._trigger(room), "kind": contents.kind, "number": contents.number}
        if CREATURES[contents.kind].mind == "people" and contents.number > 1:
            row["leader"] = True
        middle: Point = centre(self.drawn.rects[room])
        self.drawn.add("encounters", "E", {**row, "at": written(middle)})

    def _trigger(self, room: str) -> str:
        """Behind doors alone they are met when one opens, else when somebody comes in."""
        ways = [row for row in self.drawn.lists["openings"] if room in row["between"]]
        return "open" if all(row.get("door", {}).get("kind", "arch") != "arch" for row in ways) else "enter"

    def _hide(self, room: str, hoard: Hoard, kept: str) -> None:
        if kept == "cache":
            rect = self.spot(self.drawn.rects[room])
            self.drawn.add("secrets", "C", {"area": room, "kind": "cache", "rect": list(rect), "contents": hoard.items})
            return
        row: Row = {"area": room, "at": self._point(room), "items": hoard.items}
        container = "chest" if kept == "chest" else hoard.container
        if container:
            row |= {"container": container, "locked": hoard.locked}
        id = self.drawn.add("treasure", "H", row)
        if kept == "chest":
            type = TRAP["chest"][pick(self.face, len(TRAP["chest"]))]
            self.drawn.add("traps", "T", {"on": id, "bound": "action", "action": "open", "type": type})

    def _set_trap(self, area: str, rect: Rect, types: list[str]) -> None:
        fitting = [type for type in types if type != "slide" or not self.is_last]
        type = fitting[pick(self.face, len(fitting))]
        row: Row = {"area": area, "rect": list(rect), "bound": "place", "type": type}
        if type in PITS:
            row["params"] = {"depth": TRAP["depths"][self.face(6) - 1]}
            row["noticeable"] = self.face(6) <= TRAP["noticeable_to"]
        self.drawn.add("traps", "T", row)
        if type == "slide":
            self.slides.append(self.drawn.lists["traps"][-1])

    def _dress(self, room: str) -> None:
        """One feature; the room's own texts tell of it in each light."""
        rect = self.drawn.rects[room]
        fitting = [row for row in FEATURES if "terrain" not in row or _has_middle(rect, self.drawn.lattice)]
        chosen = fitting[pick(self.face, len(fitting))]
        row: Row = {"area": room, "size": chosen["size"], "text": chosen["name"]}
        if "terrain" in chosen:
            rect = _middle(rect, self.drawn.lattice)
            row |= {"at": written(centre(rect)), "terrain": chosen["terrain"], "rect": list(rect)}
        else:
            row |= {"at": self._point(room), "acts": {chosen["act"]: {"result": self._result(room, chosen)}}}
        self.drawn.add("features", "F", row)
        area = next(area for area in self.drawn.lists["areas"] if area["id"] == room)
        area["text"] = {light: chosen[light] for light in LIGHTS}

    def _result(self, room: str, chosen: dict[str, Any]) -> Any:
        secret = [
            row["id"]
            for row in self.drawn.lists["openings"]
            if room in row["between"] and row.get("door", {}).get("hidden")
        ]
        return f"open {secret[0]}" if secret and chosen.get("mechanism") else chosen["answer"]


def _has_middle(rect: Rect, lattice: int) -> bool:
    """Whether something can lie in a room so that one can walk around it."""
    return min(rect[2], rect[3]) >= 3 * SPOT_HS[lattice]


def _middle(rect: Rect, lattice: int) -> Rect:
    x, y, width, height = rect
    size = SPOT_HS[lattice]
    return x + (width - size) // 2 // lattice * lattice, y + (height - size) // 2 // lattice * lattice, size, size
