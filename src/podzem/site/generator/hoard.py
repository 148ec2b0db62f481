"""Hoards (dungeon.treasure.hoard, T13): each line its chance die, count die, then per piece its kind and value dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from podzem.core.dice import Dice
from podzem.core.scribe import Scribe
from podzem.site.events import HOARD_DIE
from podzem.site.table_files import read_part
from podzem.world.dungeon_map import PlainItem
from podzem.world.throws import Roll, chance, faces_told, two_dice

TABLE: Final[dict[str, Any]] = read_part("generator")["hoard"]
GEM_VALUES: Final[list[int]] = TABLE["gem_values"]
DRAGON_FOLD: Final[int] = TABLE["dragon_fold"]
"""How many hoards a zmey lies on."""


@dataclass
class Hoard:
    """Items as a map writes them, and what they lie in."""

    items: list[PlainItem] = field(default_factory=list)
    container: str = ""
    locked: bool = False


def roll_hoard(depth: int, source: Dice | Scribe) -> Hoard:
    """A hoard of that depth."""
    face = faces_told(source, HOARD_DIE)
    items = [*silver(depth, face), *gold(depth, face), *gems(depth, face), *art(depth, face)]
    items += [*textile(depth, face), *potion(depth, face), *magic(depth, face)]
    chest = face(6) <= TABLE["chest_to"]
    locked = chest and face(6) <= TABLE["locked_to"]
    return Hoard(items, "chest" if chest else "", locked)


def chance_of(line: str, depth: int) -> int:
    """The chance in 6 that a hoard of that depth has a line."""
    row = TABLE[line]
    return max(0, min(int(row["per"]) * depth + int(row["plus"]), int(row["most"])))


def silver(depth: int, face: Roll) -> list[PlainItem]:
    """Always some, in grivnas."""
    return [{"silver": two_dice(face) * depth}]


def gold(depth: int, face: Roll) -> list[PlainItem]:
    """Grivnas of gold, more every second depth."""
    if not chance(face, chance_of("gold", depth)):
        return []
    return [{"gold": face(6) * -(-depth // 2)}]


def gems(depth: int, face: Roll) -> list[PlainItem]:
    """Up to six gems, each with its own value."""
    if not chance(face, chance_of("gems", depth)):
        return []
    return [{"gem": GEM_VALUES[face(6) - 1]} for _ in range(face(6))]


def art(depth: int, face: Roll) -> list[PlainItem]:
    """Up to three works of art."""
    if not chance(face, chance_of("art", depth)):
        return []
    return [work_of_art(face) for _ in range((face(6) + 1) // 2)]


def work_of_art(face: Roll) -> PlainItem:
    """Tableware or jewellery with its value."""
    if face(6) <= TABLE["tableware_to"]:
        return {"tableware": two_dice(face) * TABLE["tableware_times"]}
    return {"jewellery": two_dice(face) * TABLE["jewellery_times"]}


def textile(depth: int, face: Roll) -> list[PlainItem]:
    """A carpet."""
    if not chance(face, chance_of("textile", depth)):
        return []
    return [{"carpet": two_dice(face) * TABLE["carpet_times"]}]


def potion(depth: int, face: Roll) -> list[PlainItem]:
    """A potion, by its row of T15."""
    return [{"potion": face(6)}] if chance(face, chance_of("potion", depth)) else []


def magic(depth: int, face: Roll) -> list[PlainItem]:
    """A wand or a staff, by its row of T15."""
    if not chance(face, chance_of("magic", depth)):
        return []
    kind = "wand" if face(6) <= TABLE["wand_to"] else "staff"
    return [{kind: face(6)}]
