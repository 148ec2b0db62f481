"""Does a map make sense (dungeon.map.validation)?"""

from __future__ import annotations

from podzem.world.dungeon_map import Dungeon
from podzem.world.faults import Fault


def check_dungeon(dungeon: Dungeon, whole: bool = True) -> list[Fault]:
    """Every fault of a map that was read."""
    return []
