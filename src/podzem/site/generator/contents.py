"""What is in the rooms of a level, before anything is drawn: creatures, hoards, traps, features."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.dice import Dice
from podzem.site.generator.dwellers import band_of, roll_kind
from podzem.site.generator.hoard import DRAGON_FOLD, Hoard, roll_hoard
from podzem.site.generator.web import Slot, Web
from podzem.site.table_files import read_part
from podzem.world.creatures import CREATURES, how_many
from podzem.world.throws import Roll, faces_of

ROOM: Final[dict[str, Any]] = read_part("generator")["room"]
CLAUSE: Final[str] = ROOM["clause"]
QS_IN_HS: Final = 2


@dataclass
class Contents:
    """What one room holds; `kept` says where a hoard lies: open, in a cache, in a trapped chest."""

    kind: str = ""
    number: int = 0
    hoard: Hoard | None = None
    kept: str = "open"
    trap: bool = False
    feature: bool = False

    @property
    def needs_hs(self) -> int:
        """How wide a way the creatures need."""
        return -(-CREATURES[self.kind].space_qs // QS_IN_HS) if self.kind else 0


def fill_rooms(web: Web, depth: int, dice: Dice) -> dict[Slot, Contents]:
    """The contents of each room by its die; in the first one nobody lives."""
    face = faces_of(dice)
    return {slot: _fill(depth, slot == web.rooms[0], face, dice) for slot in web.rooms}


def _fill(depth: int, is_first: bool, face: Roll, dice: Dice) -> Contents:
    rolled = str(ROOM["contents"][face(6) - 1])
    if is_first:
        rolled = str(ROOM["first"].get(rolled, rolled))
    if rolled == "hoard":
        return Contents(hoard=roll_hoard(depth, dice))
    if rolled in ("creatures", "lair"):
        return _inhabited(depth, rolled == "lair", face, dice)
    if rolled == "oddity":
        is_trap = ROOM["oddity"][face(6) - 1] == "trap"
        return Contents(trap=is_trap, feature=not is_trap)
    if rolled == "unguarded":
        kept = str(ROOM["unguarded"][face(6) - 1])
        return Contents(hoard=roll_hoard(depth, dice), kept=kept)
    return Contents()


def _inhabited(depth: int, is_lair: bool, face: Roll, dice: Dice) -> Contents:
    kind = roll_kind(band_of(depth), dice)
    contents = Contents(kind, how_many(CREATURES[kind].number, depth, face))
    if is_lair:
        contents.hoard = roll_hoard(depth, dice)
        if "hoard_x3" in CREATURES[kind].flags:
            for _ in range(DRAGON_FOLD - 1):
                contents.hoard.items += roll_hoard(depth, dice).items
    return contents
