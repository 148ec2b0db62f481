"""Does a map make sense (dungeon.map.validation)? Every fault at once; here the ids, elsewhere places and ways."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Dungeon, Encounter, Level, PlainItem
from podzem.world.faults import Fault, fault_at
from podzem.world.gear import GEAR
from podzem.world.map_bounds import is_bounded
from podzem.world.map_objects import result_of
from podzem.world.map_places import check_places
from podzem.world.map_ways import check_keys, check_reach, check_room, check_stairs

KINDS: dict[str, int] = {kind: creature.space_qs for kind, creature in CREATURES.items()}
"""The room in quarter sazhens that each kind takes."""
RESULT_LISTS: Final = {"open": ("openings", "treasure"), "spring": ("traps",), "find": ("secrets", "openings", "traps")}
"""Of what a result of an act may speak."""


def check_dungeon(
    dungeon: Dungeon, whole: bool = True, kinds: Mapping[str, int] = KINDS, gear: Collection[str] = GEAR
) -> list[Fault]:
    """Every fault of a map that was read; when not the whole of it could be, its ways are not judged.

    Of one that is too large only that is told.
    """
    faults: list[Fault] = []
    if not is_bounded(dungeon, faults):
        return faults
    _check_unique(dungeon, faults)
    check_places(dungeon, faults)
    _Names(dungeon, kinds, gear, faults).check()
    check_stairs(dungeon, faults)
    if whole and not any(fault.path.startswith(("entrances", "openings")) for fault in faults):
        check_reach(dungeon, faults)
        check_keys(dungeon, faults)
    check_room(dungeon, kinds, faults)
    return faults


def _check_unique(dungeon: Dungeon, faults: list[Fault]) -> None:
    seen: set[str] = set()
    for key, id in _all_ids(dungeon):
        if id in seen:
            faults.append(fault_at(f"{key}[{id}]", "id-twice"))
        seen.add(id)
    depths = [level.depth for level in dungeon.levels]
    for number, depth in enumerate(depths):
        if depth in depths[:number]:
            faults.append(fault_at(f"levels[{number}].depth", "depth-twice", depth=depth))


def _all_ids(dungeon: Dungeon) -> list[tuple[str, str]]:
    found = [("zones", zone.id) for zone in dungeon.zones]
    for level in dungeon.levels:
        found += [("areas", area.id) for area in level.areas]
        found += [("openings", opening.id) for opening in level.openings]
        found += [("traps", trap.id) for trap in level.traps]
        found += [("secrets", secret.id) for secret in level.secrets]
        found += [("features", feature.id) for feature in level.features]
        found += [("treasure", treasure.id) for treasure in level.treasure]
        found += [("encounters", encounter.id) for encounter in level.encounters]
    return [pair for pair in found if pair[1]]


class _Names:
    """Whether everything that is named exists."""

    def __init__(self, dungeon: Dungeon, kinds: Mapping[str, int], gear: Collection[str], faults: list[Fault]) -> None:
        self.dungeon = dungeon
        self.kinds = kinds
        self.faults = faults
        self.ids: dict[str, str] = {id: key for key, id in _all_ids(dungeon)}
        self.gear: set[str] = set(gear) | _keys(dungeon)

    def need(self, path: str, id: str, *lists: str) -> None:
        """A fault unless the id names an object of one of these lists."""
        if self.ids.get(id) not in lists:
            self.faults.append(fault_at(path, "no-such", id=id, lists=", ".join(lists)))

    def check(self) -> None:
        """Everything, level by level."""
        self._check_entrances()
        for level in self.dungeon.levels:
            self._check_areas(level)
            self._check_traps(level)
            self._check_things(level)
            for encounter in level.encounters:
                self._check_encounter(level, encounter)

    def _check_entrances(self) -> None:
        for number, id in enumerate(self.dungeon.entrances):
            path = f"entrances[{number}]"
            if self.ids.get(id) != "openings":
                self.need(path, id, "openings")
                continue
            level = self.dungeon.level(self.dungeon.depth_of(id))
            sides = [side for side in (level.opening(id).a, level.opening(id).b) if level.has_area(side)]
            if [level.area(side).kind for side in sides].count("outside") != 1:
                self.faults.append(fault_at(path, "no-entrance", id=id))

    def _check_areas(self, level: Level) -> None:
        for area in level.areas:
            if area.zone:
                self.need(f"areas[{area.id}].zone", area.zone, "zones")
        for opening in level.openings:
            for side in (opening.a, opening.b):
                if side and not level.has_area(side):
                    self.faults.append(fault_at(f"openings[{opening.id}].between", "no-area", area=side))
            if opening.a == opening.b:
                self.faults.append(fault_at(f"openings[{opening.id}].between", "same-area"))

    def _check_traps(self, level: Level) -> None:
        for trap in level.traps:
            if trap.on:
                self.need(f"traps[{trap.id}].on", trap.on, "openings", "treasure", "features")
            else:
                self._need_area(level, "traps", trap.id, trap.area)
            if trap.disarm_tool not in self.gear:
                path = f"traps[{trap.id}].disarm.tool"
                self.faults.append(fault_at(path, "no-thing", item=trap.disarm_tool))

    def _check_things(self, level: Level) -> None:
        for secret in level.secrets:
            self._need_area(level, "secrets", secret.id, secret.area)
            self._check_items(f"secrets[{secret.id}].contents", secret.contents)
        for treasure in level.treasure:
            self._need_area(level, "treasure", treasure.id, treasure.area)
            self._check_items(f"treasure[{treasure.id}].items", treasure.items)
        for feature in level.features:
            self._need_area(level, "features", feature.id, feature.area)
            for verb, (result, _) in feature.acts.items():
                self._check_result(f"features[{feature.id}].acts.{verb}", result)

    def _need_area(self, level: Level, key: str, id: str, area: str) -> None:
        if not level.has_area(area):
            self.faults.append(fault_at(f"{key}[{id}].area", "no-area", area=area))

    def _check_items(self, path: str, items: tuple[PlainItem, ...]) -> None:
        for number, item in enumerate(items):
            if "item" in item and item["item"] not in self.gear:
                self.faults.append(fault_at(f"{path}[{number}]", "no-thing", item=item["item"]))

    def _check_result(self, path: str, result: str) -> None:
        found = result_of(result)
        if found is None:
            return
        verb, id = found
        self.need(path, id, *RESULT_LISTS[verb])

    def _check_encounter(self, level: Level, encounter: Encounter) -> None:
        path = f"encounters[{encounter.id}]"
        self._need_area(level, "encounters", encounter.id, encounter.area)
        kinds = [("kind", encounter.kind)] if encounter.number != "0" else []
        if isinstance(encounter.leader, str):
            kinds.append(("leader", encounter.leader))
        for key, kind in kinds:
            if kind not in self.kinds:
                self.faults.append(fault_at(f"{path}.{key}", "no-kind", kind=kind))
        for id in encounter.reveal:
            self.need(f"{path}.reveal", id, "openings", "secrets", "traps")
        self._check_items(f"{path}.carried", encounter.carried or ())
        self._check_result(f"{path}.event", encounter.event)


def _keys(dungeon: Dungeon) -> set[str]:
    """The things that are known because a lock names them as its key."""
    found = {treasure.key for level in dungeon.levels for treasure in level.treasure}
    found |= {o.door.key for level in dungeon.levels for o in level.openings if o.door is not None}
    return found - {""}
