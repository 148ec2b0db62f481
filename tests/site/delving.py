"""How `delve` could begin: its light, its forcing and its searching over a site, with numbers and clauses of its own.

Nothing of `dungeon` and nobody of an expedition: who explores is a lantern and a pair of eyes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe
from podzem.site import doors
from podzem.site.finding import hidden_in, reveal
from podzem.site.known_site import Explorers, known_site
from podzem.site.level_view import Onlooker, level_view
from podzem.site.look import Look
from podzem.site.places import places_in
from podzem.site.plan import Plan
from podzem.site.shapes import LevelView
from podzem.site.sight import look_around, touched
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.dungeon_map import PlainItem
from podzem.world.item import Item
from podzem.world.item_view import ItemView
from podzem.world.light import Light, Radii

SQUARE_HS = 3
"""A square of 10 ft on the sample map."""
TORCH = Radii(*[3 * SQUARE_HS] * 3)
"""30 ft, and no shades of light (delve.light.torch)."""
LANTERN = Radii(*[2 * SQUARE_HS] * 3)
"""20 ft (delve.light.lantern)."""
FORCE_KC = {"stuck": 0, "locked": 10, "barred": 12, "portcullis": 12}
"""What 2d6 and the level must reach to force a door of a kind (delve.trap.force)."""
SEARCH_KC = 8
"""Where the map says nothing (delve.search.roll)."""

_table = EventTable({})
SAW = {
    name: _table.row(name, "delve.light.torch", *facts)
    for name, facts in {
        "saw_opening": ("opening", "door"),
        "saw_feature": ("feature", "text"),
        "saw_heap": ("item",),
        "described": ("area", "size", "text"),
    }.items()
}
FORCE = _table.die("force", "delve.trap.force")
SEARCH = _table.die("search", "delve.search.roll", to=TO_JUDGE)
FOUND = _table.row("found", "delve.search.roll", "thing")


class Delver:
    """One who bears a light, and what the place is to him."""

    def __init__(self, scribe: Scribe, light: Radii, level: int = 0, plan: str = "zrazok") -> None:
        self.site = Site(Plan(plan, 0, 0))
        self.scribe = scribe
        self.light = light
        self.level = level
        self.stand = Stand(1, (3, 9), "S1")
        self.numbers = count(1)

    def go(self, x: int, y: int, area: str) -> None:
        """Stand in the middle of a square, and look."""
        self.stand = Stand(1, (2 * SQUARE_HS * x + SQUARE_HS, 2 * SQUARE_HS * y + SQUARE_HS), area)
        self.look()

    def look(self) -> None:
        """What is new is told by this document's clause."""
        for name, facts in look_around(self.site, self._look(), touched(self.site, self.stand)):
            self.scribe.record(SAW[name], facts)

    def _look(self) -> Look:
        light = Light(self.stand.at, self.stand.area, self.light)
        return Look(self.site, self.stand.depth, [light], [self.stand])

    def force(self, id: str) -> bool:
        """2d6 and the level against the КС of the door's kind (delve.trap.force)."""
        opening = self.site.dungeon.level(self.stand.depth).opening(id)
        assert opening.door is not None
        is_open = self._thrown(FORCE) >= FORCE_KC[opening.door.kind]
        if is_open:
            doors.set_open(self.site, opening, True)
            self.look()
        return is_open

    def search(self) -> list[str]:
        """One roll against the КС of everything hidden in the area (delve.search.roll); what was found."""
        total, level = self._thrown(SEARCH), self.site.dungeon.level(self.stand.depth)
        hidden = {id for place in places_in(self.site, 1, self.stand.area) for id in hidden_in(self.site, level, place)}
        found = sorted(id for id in hidden if self._kc(id) <= total)
        for id in found:
            reveal(self.site, id, self._make)
            self.scribe.record(FOUND, {"thing": id})
        self.look()
        return found

    def _thrown(self, die: EventSpec) -> int:
        return self.level + sum(int(self.scribe.roll(6, die)) for _ in range(2))

    def _kc(self, id: str) -> int:
        """The КС of a hidden thing, which only this document reads."""
        return next((kc for known, kc in _listed(self.site.document.raw) if known == id), SEARCH_KC)

    def _make(self, plain: PlainItem) -> list[Item]:
        return [Item(next(iter(plain)), next(self.numbers), value=int(plain.get("gem", 0)))]

    def view(self) -> LevelView:
        """The level as it is drawn for him."""
        mind = known_site(self.site, Explorers([self.stand]))
        onlooker = Onlooker(True, self._look().cells(), {}, thing)
        return level_view(mind, self.site.dungeon.level(self.stand.depth), onlooker)

    def columns(self, y: int) -> tuple[int, int]:
        """From where to where a row of the level is known, in hs, of what is below ground."""
        view = self.view()
        west, north, _, _ = view.bounds
        known = [west + x for x, grade in enumerate(view.seen[y - north]) if grade != "0"]
        return min(x for x in known if x >= 0), max(known)


def _listed(raw: dict[str, Any]) -> Iterator[tuple[str, int]]:
    for level in raw["levels"]:
        for one in level["openings"]:
            yield one["id"], one.get("search", {}).get("kc", SEARCH_KC)
        for one in level.get("secrets", []):
            yield one["id"], one.get("kc", SEARCH_KC)


def thing(item: Item) -> ItemView:
    """A thing as he knows it: its kind and its number."""
    return ItemView(item.id, item.kind, item.count, None, False, False, None, 0, None, None, [])
