"""The bestiary (delve.beast.stats, delve.beast.flags, table B9)."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from podzem.core.errors import BadTable, Malformed
from podzem.core.tables import take, unique
from podzem.systems.delve.setting import read_part
from podzem.world.number import Number, read_number

MINDS: Final = ("mindless", "beast", "sapient")
WONTS: Final = ("hostile", "neutral", "friendly")
FLAGS: Final = (
    "no_lethal",
    "hunter",
    "large",
    "companion",
    "animal",
    "invisible",
    "poison",
    "corrodes",
    "carries_light",
    "knows_secrets",
    "remembers",
)
_NUMBERS: Final = (
    "hd",
    "hp",
    "defence",
    "attack",
    "move_ft",
    "notice",
    "stealth",
    "athletics",
    "initiative",
    "morale",
)
_WORDS: Final = {"mind": MINDS, "wont": WONTS}
LARGEST: Final = 100
"""Of a number that a map's own creatures may have."""
_NEEDS: Final = ("clause", "id", *_NUMBERS, "damage", "mind", "darksight", "wont", "number")


@dataclass(frozen=True, slots=True)
class Creature:
    """One kind of creature."""

    id: str
    hd: int
    hp: int
    defence: int
    attack: int
    damage: Number
    bow: Number | None
    """Damage of its bow; none where it has none."""
    move_ft: int
    notice: int
    stealth: int
    athletics: int
    initiative: int
    """Above 0 it is especially fast (delve.meet.initiative)."""
    morale: int
    mind: str
    darksight: bool
    wont: str
    number: Number
    """How many there are where neither map nor encounter says."""
    leads: str
    """The kind whose leader it is, or nothing."""
    flags: frozenset[str]
    shot: int | None = None
    """What is added to its shots where that is not its attack."""
    medicine: int = 0
    """What is added to first aid and to treating wounds."""

    @property
    def save(self) -> int:
        """What it adds to a save (delve.combat.save)."""
        return self.hd // 2


@lru_cache(maxsize=256)
def otherwise(one: Creature, own: str) -> Creature:
    """A kind with the values of a map's block; what is no value of a creature says nothing (delve.shared.map, 7)."""
    block: dict[str, Any] = json.loads(own)
    own_values: dict[str, Any] = {key: block[key] for key in _NUMBERS if _is_number(key, block.get(key))}
    own_values |= {key: block[key] for key, known in _WORDS.items() if block.get(key) in known}
    own_values |= {key: read_number(block[key]) for key in ("damage", "bow") if _is_throw(block.get(key))}
    if isinstance(block.get("darksight"), bool):
        own_values["darksight"] = block["darksight"]
    if isinstance(block.get("flags"), list):
        own_values["flags"] = frozenset(flag for flag in FLAGS if flag in block["flags"])
    return replace(one, **own_values)


def _is_number(key: str, value: object) -> bool:
    least = -LARGEST if key in ("notice", "stealth", "athletics", "initiative") else int(key == "hp")
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= LARGEST


def _is_throw(value: object) -> bool:
    if not isinstance(value, str):
        return False
    try:
        return read_number(value).most > 0
    except Malformed:
        return False


def read_creature(row: dict[str, Any]) -> Creature:
    """A row of the table: known mind, wont and flags, dice that are dice."""
    where = f"creature {row.get('id')}"
    take(row, where, needs=_NEEDS, may=("bow", "leads", "flags"))
    for key, known in (("mind", MINDS), ("wont", WONTS)):
        if row[key] not in known:
            raise BadTable(f"{where}: the {key} {row[key]!r} is none of {', '.join(known)}")
    flags = frozenset(row.get("flags", ()))
    if unknown := flags - set(FLAGS):
        raise BadTable(f"{where}: there are no flags {sorted(unknown)}")
    return Creature(
        **{key: row[key] for key in ("id", *_NUMBERS, "mind", "darksight", "wont")},
        damage=read_number(row["damage"]),
        bow=read_number(row["bow"]) if "bow" in row else None,
        number=read_number(row["number"]),
        leads=row.get("leads", ""),
        flags=flags,
    )


def _read_all(rows: list[dict[str, Any]]) -> dict[str, Creature]:
    creatures = [read_creature(row) for row in rows]
    kinds = unique([creature.id for creature in creatures], "creatures.toml")
    for creature in creatures:
        if creature.leads and creature.leads not in kinds:
            raise BadTable(f"creature {creature.id}: it leads {creature.leads!r}, which is no kind")
    return {creature.id: creature for creature in creatures}


CREATURES: Final = _read_all(read_part("creatures")["creature"])
