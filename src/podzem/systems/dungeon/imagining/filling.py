"""What is hidden in an imagined level: traps, caches, small things, treasure, creatures, how doors are made fast."""

from __future__ import annotations

from typing import Any, Final

from podzem.site.generator.hoard import GEM_VALUES
from podzem.site.made_out import NEEDED
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.imagining.growing import Row
from podzem.systems.dungeon.imagining.names import Names
from podzem.systems.dungeon.imagining.plan import Plan, cells_in
from podzem.world.creatures import BELOW, CREATURES
from podzem.world.dungeon_map import Level, Opening
from podzem.world.points import Cell, Rect

KINDS: Final = tuple(sorted(kind for kind in BELOW if CREATURES[kind].space_qs <= 2))
"""Who may be imagined where nobody has looked: whoever fits through a way of half a sazhen."""
MOST_CREATURES: Final = 6
TRAPS: Final = ("pit", "spiked_pit", "dart", "volley", "blade", "gas", "alarm", "fire_jet")
ON_DOORS: Final = ("dart", "poison_needle", "gas")
FAST: Final = ("stuck", "free", "locked", "barred")
"""Doors that look alike until somebody has tried them (dungeon.action.door_kinds)."""
MOST_OF_EACH: Final = 4
VERBS: Final = ("turn", "press", "hum")
TRIGGERS: Final = ("enter", "open", "turn")


class Filler:
    """Draws what lies hidden on a level whose areas stand."""

    def __init__(self, game: Game, level: Level, plan: Plan, names: Names) -> None:
        self.game, self.level, self.plan, self.names = game, level, plan, names

    def traps(self, doors: list[str], chests: list[str]) -> list[Row]:
        """Traps on some ground, on doors that nobody has tried, on chests that nobody has opened."""
        found = [self._place_trap() for _ in range(self.plan.up_to(MOST_OF_EACH))]
        for target in doors + chests:
            if self.plan.chance(3):
                row = {"id": self.names.take(), "on": target, "bound": "action", "action": "open"}
                found.append({**row, "type": self._pick(ON_DOORS)})
        return [row for row in found if row]

    def _place_trap(self) -> Row:
        area, rect = self._somewhere()
        under = [(group.at[0] // 2, group.at[1] // 2) for group in self.game.groups if group.depth == self.level.depth]
        if any(cell in cells_in(rect) for cell in under):
            return {}
        row = {"id": self.names.take(), "area": area, "rect": list(rect), "bound": "place"}
        return {**row, "type": self._pick(TRAPS)}

    def caches(self) -> list[Row]:
        """Caches in floors."""
        found = []
        for _ in range(self.plan.up_to(MOST_OF_EACH)):
            area, rect = self._somewhere()
            row = {"id": self.names.take(), "area": area, "kind": "cache", "rect": list(rect)}
            found.append({**row, "contents": [{"gem": self._pick(GEM_VALUES)}]})
        return found

    def features(self) -> list[Row]:
        """Things that are too small to have been made out in the light that fell there."""
        found = []
        for _ in range(self.plan.up_to(MOST_OF_EACH)):
            area, rect = self._somewhere()
            x, y = rect[0], rect[1]
            sizes = [size for size, needed in NEEDED.items() if self._best(x, y) < needed]
            if sizes:
                row = {"id": self.names.take(), "area": area, "at": [x + 0.5, y + 0.5], "size": self._pick(sizes)}
                found.append({**row, "text": "runes", "acts": {self._pick(VERBS): {"result": "nothing"}}})
        return found

    def _best(self, x: int, y: int) -> int:
        """The best light around a cell: a point at its edge may be counted to the neighbour."""
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return max(self.plan.seen.get(cell, 0) for cell in around)

    def creatures(self, taken: set[str]) -> list[Row]:
        """Those who wait where nobody has come, as far as they fit through the ways in."""
        found = []
        for area in [name for name, kind in self.plan.kinds.items() if kind == "room"]:
            unseen = [cell for rect in self.plan.rects[area] for cell in cells_in(rect) if cell not in self.plan.seen]
            if not unseen or area in taken or not self.plan.chance(2):
                continue
            row = {"id": self.names.take(), "area": area, "trigger": self._pick(TRIGGERS), "kind": self._pick(KINDS)}
            x, y = self._pick(unseen)
            found.append({**row, "number": self.plan.dice.face(MOST_CREATURES), "at": [x + 0.5, y + 0.5]})
        return found

    def treasure(self, numbers: list[int]) -> list[Row]:
        """Valuables in the dark, each with a number that no known thing has."""
        cells = sorted(cell for cell in self.plan.owner if self._is_dark(cell))
        found = []
        for number in numbers:
            if cells and self.plan.chance(2):
                x, y = self._pick(cells)
                row = {"id": self.names.take(), "area": self.plan.owner[x, y], "at": [x + 0.5, y + 0.5]}
                found.append({**row, "items": [{"gem": self._pick(GEM_VALUES)}], "number": number})
        return found

    def _is_dark(self, cell: Cell) -> bool:
        return self._best(*cell) == 0 and self.plan.kinds[self.plan.owner[cell]] != "outside"

    def _somewhere(self) -> tuple[str, Rect]:
        """A sazhen square of some area, or less where it is narrow."""
        area = self._pick([name for name, kind in self.plan.kinds.items() if kind != "outside"])
        x, y, width, height = self._pick(self.plan.rects[area])
        wide, high = min(width, 2), min(height, 2)
        return area, (x + self.plan.up_to(width - wide), y + self.plan.up_to(height - high), wide, high)

    def _pick(self, values: Any) -> Any:
        return values[self.plan.dice.face(len(values)) - 1]

    def door(self, row: Row, opening: Opening) -> Row:
        """A door that nobody has tried may be made fast in any way."""
        door = opening.door
        if door is None or opening.id in self.game.site.doors or door.open or door.kind not in FAST:
            return row
        return {**row, "door": {**row["door"], "kind": self._pick(FAST)}}
