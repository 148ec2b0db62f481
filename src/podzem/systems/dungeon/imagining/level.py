"""One level of the map's document written anew."""

from __future__ import annotations

from typing import Any

from podzem.core.dice import Dice
from podzem.site.contents import Heap
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.imagining.filling import Filler
from podzem.systems.dungeon.imagining.growing import Grower, Row
from podzem.systems.dungeon.imagining.held import Held
from podzem.systems.dungeon.imagining.names import LISTS, Names, scattered
from podzem.systems.dungeon.imagining.plan import Plan
from podzem.world.dungeon_map import Level
from podzem.world.gear import GEAR
from podzem.world.light import GRADES
from podzem.world.map_check import RESULT_LISTS
from podzem.world.map_objects import result_of

Ids = dict[str, set[str]]
"""Ids of things of the map, list by list."""


class Drawn:
    """A level's new document, and the heaps that lie on it."""

    def __init__(self, game: Game, level: Level, raw: Row, held: Held, dice: Dice) -> None:
        self.game, self.level, self.raw, self.held = game, level, raw, held
        self.dice = dice
        self.known = game.site.known.get(level.depth)
        self.plan = Plan(dice, held.seen, rock=held.rock)
        self.numbers: list[int] = []
        self.row = dict(raw)
        self.new_things: dict[str, int] = {}
        """The numbers of the valuables that are imagined, by the ids of their treasure."""

    def staying(self) -> Ids:
        """The ids of all that stays, list by list."""
        return {key: {row["id"] for row in self._kept(key)} for key in LISTS}

    def draw(self, names: Names, numbers: list[int], staying: Ids) -> Row:
        """Areas and openings first, then what is hidden among them; things take these numbers."""
        self.numbers = numbers
        self.grower = Grower(self.level, self.held, self.plan, names)
        self.grower.grow()
        filler = Filler(self.game, self.level, self.plan, names)
        self.row["areas"] = scattered([self._area(row) for row in self._kept("areas")], self._new_areas(), self.dice)
        openings = [self._opening(row, filler) for row in self._kept("openings")]
        self.row["openings"] = scattered(openings, self.grower.openings, self.dice)
        self._fill(filler, staying)
        return self.row

    def _fill(self, filler: Filler, staying: Ids) -> None:
        doors = [opening for opening in self.held.openings.values() if opening.door and not opening.door.open]
        untried = [door.id for door in doors if door.id not in self.game.site.doors]
        treasure = filler.treasure(self.numbers)
        self.new_things = {row["id"]: row.pop("number") for row in treasure}
        taken = {row["area"] for row in self._kept("encounters")}
        drawn = {
            "traps": filler.traps(untried, self._shut_chests()),
            "secrets": filler.caches(),
            "features": filler.features(),
            "treasure": treasure,
            "encounters": filler.creatures(taken),
        }
        for key, new in drawn.items():
            self.row[key] = scattered(self._kept(key), new, self.dice)
        hidden = [row["id"] for row in self.grower.openings if (row.get("door") or {}).get("hidden")]
        results = [f"open {id}" for id in hidden] + [f"find {row['id']}" for row in drawn["secrets"]]
        for row in self.row["features"]:
            self._imagine_acts(row, ["nothing", *results], staying)

    def _imagine_acts(self, row: Row, results: list[str], staying: Ids) -> None:
        """What an act brings is not known before it was done."""
        acts = dict(row.get("acts") or {})
        for verb in acts:
            done = f"{row['id']}.{verb}" in self.game.site.acted
            if not done or _is_lost(acts[verb]["result"], staying):
                acts[verb] = {**acts[verb], "result": results[self.dice.face(len(results)) - 1]}
        if acts:
            row["acts"] = acts

    def _kept(self, key: str) -> list[Row]:
        return [dict(row) for row in self.raw.get(key) or [] if self._stays(key, row)]

    def _stays(self, key: str, row: Row) -> bool:
        """Whether the viewer knows of a thing of the map, or the rules have already touched it."""
        id, game = row["id"], self.game
        if key == "areas":
            return id in self.held.cells
        if key == "openings":
            return id in self.held.openings
        if key == "traps":
            return id in game.site.traps
        if key == "secrets":
            return id in game.site.secrets
        if key == "features":
            return self.known is not None and id in self.known.features
        if key == "treasure":
            return any(heap.treasure == id and heap.seen for heap in game.site.heaps) or not _lies(game, id)
        return self._is_met(row)

    def _is_met(self, row: Row) -> bool:
        game, id = self.game, row["id"]
        met = [game.meeting, *game.waiting] if game.meeting else game.waiting
        is_known = id in game.met or id in game.dwellers or any(one.source == id for one in met)
        heard = self.known is not None and row["area"] in self.known.heard
        return (is_known or heard) and row["area"] in self.held.cells

    def _area(self, row: Row) -> Row:
        row["rects"] = [list(rect) for rect in self.plan.rects[row["id"]]]
        row["width"] = self.level.area(row["id"]).width
        cells = [grade for cell, grade in self.held.seen.items() if self.plan.owner.get(cell) == row["id"]]
        if isinstance(row.get("text"), dict):
            told = [GRADES[grade] for grade in range(1, max(cells, default=0) + 1)]
            row["text"] = {light: text for light, text in row["text"].items() if light in told}
        return row

    def _new_areas(self) -> list[Row]:
        new = [name for name in self.plan.rects if name not in self.held.cells]
        return [
            {"id": name, "kind": self.plan.kinds[name], "rects": [list(rect) for rect in self.plan.rects[name]]}
            for name in new
        ]

    def _opening(self, row: Row, filler: Filler) -> Row:
        opening = self.held.openings[row["id"]]
        a, b = [self.grower.behind.get((opening.id, side), side) for side in (opening.a, opening.b)]
        return filler.door({**row, "between": [a, b or None]}, opening)

    def hidden_heaps(self) -> list[Heap]:
        """What lies on the level and was never seen."""
        heaps = [heap for heap in self.game.site.heaps if heap.depth == self.level.depth]
        return [
            heap for heap in heaps if heap.treasure and not heap.seen and heap.treasure not in self.game.site.secrets
        ]

    def _shut_chests(self) -> list[str]:
        shut = [heap for heap in self.game.site.heaps if heap.depth == self.level.depth and heap.seen and heap.treasure]
        closed = [heap for heap in shut if any(item.kind == "chest" and not item.ready for item in heap.items)]
        return [heap.treasure for heap in closed if any(t.id == heap.treasure for t in self.level.treasure)]


def _lies(game: Game, treasure: str) -> bool:
    return any(heap.treasure == treasure for heap in game.site.heaps)


def mend(document: Row, ids: Ids) -> None:
    """What stays may speak of what does not: then nobody reveals it, nothing happens, a lost key is left out.

    `ids` are those of what stays, list by list; something else may have the id of what does not.
    """
    levels = document["levels"]
    keys = {(row.get("door") or {}).get("key") for level in levels for row in level["openings"]}
    keys |= {row.get("key") for level in levels for row in level.get("treasure") or []}
    for level in levels:
        for row in level.get("encounters") or []:
            _mend_encounter(row, ids, keys)
        for key, name in (("treasure", "items"), ("secrets", "contents")):
            for row in level.get(key) or []:
                row[name] = _things(row[name], keys)
        targets = ids["openings"] | ids["treasure"] | ids["features"]
        level["traps"] = [row for row in level.get("traps") or [] if "on" not in row or row["on"] in targets]


def _mend_encounter(row: Row, ids: Ids, keys: set[Any]) -> None:
    there = ids["openings"] | ids["secrets"] | ids["traps"]
    row["reveal"] = [id for id in row.get("reveal") or [] if id in there]
    if _is_lost(row.get("event"), ids):
        row["event"] = "nothing"
    if row.get("carried"):
        row["carried"] = _things(row["carried"], keys)


def _is_lost(result: Any, ids: Ids) -> bool:
    """Whether it names something that is no more, or an id that something else has now."""
    found = result_of(result) if isinstance(result, str) else None
    return found is not None and not any(found[1] in ids[key] for key in RESULT_LISTS[found[0]])


def _things(items: list[Row], keys: set[Any]) -> list[Row]:
    return [item for item in items if "item" not in item or item["item"] in GEAR or item["item"] in keys]
