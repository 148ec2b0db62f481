"""Can everything on a map be come to (dungeon.map.validation)? Areas, keys before locks, creatures in their lairs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from podzem.world.dungeon_map import Dungeon, Encounter, Level, Opening, PlainItem
from podzem.world.faults import Fault, fault_at

QS_IN_HS = 2
"""Room is counted in quarter sazhens."""


def check_stairs(dungeon: Dungeon, faults: list[Fault]) -> None:
    """Stairs to another level have a partner there that leads back."""
    for level in dungeon.levels:
        for opening in level.openings:
            if not opening.b and not _leads_back(dungeon, level, opening):
                facts = {"opening": opening.to_opening, "depth": opening.to_depth}
                faults.append(fault_at(f"openings[{opening.id}].to_level", "leads-back", **facts))


def _leads_back(dungeon: Dungeon, level: Level, opening: Opening) -> bool:
    if not dungeon.has_level(opening.to_depth):
        return False
    there = dungeon.level(opening.to_depth)
    if not there.has_opening(opening.to_opening):
        return False
    partner = there.opening(opening.to_opening)
    return (partner.to_depth, partner.to_opening) == (level.depth, opening.id)


def reached(dungeon: Dungeon, can_pass: Callable[[Opening], bool]) -> set[str]:
    """The areas that can be come to from the entrances through openings that let one pass."""
    found = {opening.a for level in dungeon.levels for opening in level.openings if opening.id in dungeon.entrances}
    found |= {opening.b for level in dungeon.levels for opening in level.openings if opening.id in dungeon.entrances}
    levels = {area.id: level for level in reversed(dungeon.levels) for area in level.areas}
    found &= {id for id, level in levels.items() if level.area(id).kind == "outside"}
    waiting = sorted(found)
    while waiting:
        area = waiting.pop()
        for further in _beyond(dungeon, levels[area], area, can_pass):
            if further not in found:
                found.add(further)
                waiting.append(further)
    return found


def _beyond(dungeon: Dungeon, level: Level, area: str, can_pass: Callable[[Opening], bool]) -> list[str]:
    found = []
    for opening in level.openings_of(area):
        if not can_pass(opening) or (opening.b == area and opening.door is not None and opening.door.one_way):
            continue
        if opening.b:
            found.append(opening.other(area))
        elif dungeon.has_level(opening.to_depth) and dungeon.level(opening.to_depth).has_opening(opening.to_opening):
            found.append(dungeon.level(opening.to_depth).opening(opening.to_opening).a)
    return found


def check_reach(dungeon: Dungeon, faults: list[Fault]) -> None:
    """Every area can be come to, even if only through secret ways."""
    found = reached(dungeon, lambda opening: True)
    for level in dungeon.levels:
        for area in level.areas:
            if area.id not in found:
                faults.append(fault_at(f"areas[{area.id}]", "no-way-there"))


def check_keys(dungeon: Dungeon, faults: list[Fault]) -> None:
    """No key that is on the map lies behind its own lock, nor behind one whose key lies behind that one."""
    places = _key_places(dungeon)
    held = _held(dungeon, places)
    lost = [lock for lock in _locks(dungeon) if lock[1] in places and lock[1] not in held]
    own = [lock for lock in lost if not _got(dungeon, places, {lock[1]}) >= {lock[1]}]
    for path, key in own or lost:  # where a key lies behind its very own lock, the other lost ones only follow from it
        faults.append(fault_at(path, "key-behind", key=key))


def _key_places(dungeon: Dungeon) -> dict[str, list[tuple[str, str]]]:
    """For each key on the map the areas where it lies, each with the key of the container it lies in."""
    keys = {key for _, key in _locks(dungeon)}
    found: dict[str, list[tuple[str, str]]] = {}
    for area, lock, items in _heaps(dungeon):
        for item in items:
            if item.get("item") in keys:
                found.setdefault(item["item"], []).append((area, lock))
    return found


def _heaps(dungeon: Dungeon) -> list[tuple[str, str, tuple[PlainItem, ...]]]:
    found: list[tuple[str, str, tuple[PlainItem, ...]]] = []
    for level in dungeon.levels:
        found += [(heap.area, heap.key if heap.locked else "", heap.items) for heap in level.treasure]
        found += [(secret.area, "", secret.contents) for secret in level.secrets]
        found += [(met.area, "", met.carried) for met in level.encounters if met.carried is not None]
    return found


def _locks(dungeon: Dungeon) -> list[tuple[str, str]]:
    """The locks that have keys, by their paths."""
    found = []
    for level in dungeon.levels:
        doors = [(opening.id, opening.door) for opening in level.openings if opening.door is not None]
        found += [(f"openings[{id}].door.key", door.key) for id, door in doors if door.key]
        found += [(f"treasure[{heap.id}].key", heap.key) for heap in level.treasure if heap.key]
    return found


def _held(dungeon: Dungeon, places: Mapping[str, list[tuple[str, str]]]) -> set[str]:
    """The keys that somebody gets who forces nothing; locks whose key is nowhere must be forced and bar nobody."""
    held: set[str] = set()
    while True:
        got = _got(dungeon, places, {key for key in places if key not in held})
        if got <= held:
            return held
        held |= got


def _got(dungeon: Dungeon, places: Mapping[str, list[tuple[str, str]]], closed: set[str]) -> set[str]:
    """The keys within reach while these keys' locks stay closed."""
    found = reached(dungeon, lambda opening: opening.door is None or opening.door.key not in closed)
    return {key for key, lying in places.items() if any(area in found and lock not in closed for area, lock in lying)}


def check_room(dungeon: Dungeon, kinds: Mapping[str, int], faults: list[Fault]) -> None:
    """Nobody is larger than every way into the area where he is met."""
    for level in dungeon.levels:
        for encounter in level.encounters:
            widest = _widest_way(level, encounter.area)
            for kind in _kinds_of(encounter):
                if level.has_area(encounter.area) and kinds.get(kind, 0) > widest:
                    faults.append(fault_at(f"encounters[{encounter.id}]", "too-large", kind=kind))


def _kinds_of(encounter: Encounter) -> list[str]:
    kinds = [] if encounter.number == "0" else [encounter.kind]
    return [*kinds, encounter.leader] if isinstance(encounter.leader, str) else kinds


def _widest_way(level: Level, area: str) -> int:
    """The room in quarter sazhens of the widest way into an area: its opening, and the passage it leads through."""
    widest = 0
    for opening in level.openings_of(area):
        width = opening.width
        for side in (opening.a, opening.b):
            if side and level.has_area(side) and level.area(side).is_passage:
                width = min(width, level.area(side).width)
        widest = max(widest, width * QS_IN_HS)
    return widest
