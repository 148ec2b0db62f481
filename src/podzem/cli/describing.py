"""`podzem map describe`: a dungeon map told in words (delve.map.corridor, delve.map.rect, delve.map.complex)."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from podzem.cli.options import read_text
from podzem.core.errors import Malformed
from podzem.world.describing.describe import Manner, describe_area, describe_level, level_with
from podzem.world.describing.speech import FEET
from podzem.world.map_file import load_dungeon


def describe(
    file: Path, room: str, through: str, light: int, found: Collection[str], follow_turns: bool, language: str
) -> None:
    """Print the description of one area, or of every one with its id before it."""
    if light < 0 or light % FEET:
        raise Malformed(f"a light reaches so many tens of feet, 0 for all of the map, not {light} (delve.map.approx)")
    if through and not room:
        raise Malformed("an opening is named together with the room behind it, --room (delve.map.rect)")
    dungeon = load_dungeon(read_text(file), "delve")
    unknown = sorted(id for id in found if not any(level.has_opening(id) for level in dungeon.levels))
    if unknown:
        raise Malformed(f"there is no opening {', '.join(unknown)} on this map (delve.map.squares)")
    manner = Manner(language, light // FEET or None, follow_turns)
    if room:
        depth, _, area = room.rpartition(":")
        level = level_with(dungeon, area)
        if depth not in ("", str(level.depth)):
            raise Malformed(f"there is no area {area!r} on depth {depth} of this map (delve.map.squares)")
        print(describe_area(level, area, manner, through, found))
        return
    for level in dungeon.levels:
        for id, text in describe_level(level, manner, found):
            print(f"{level.depth}:{id}  {text}")
