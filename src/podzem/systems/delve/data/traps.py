"""Traps (delve.trap.effects, delve.trap.choice, table B5): what springs them, what they do, how they are got round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take, unique
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.setting import read_part
from podzem.world.map_objects import QUALITIES, TRAP_TYPES
from podzem.world.number import Number, read_number

BOUND: Final = ("action", "place")
SAVES: Final = ("body", "dodge")
MANOEUVRES: Final = ("crawl", "walk_rim", "step_over", "open_with_pole")
PLACES: Final = ("wall", "floor", "ceiling", "door", "lid")
_PLAIN: Final = (
    "line_ft",
    "reach_ft",
    "each",
    "attack",
    "save",
    "climb",
    "victims",
    "force",
    "levels",
    "alarm",
    "burns",
    "smelt",
)
_TABLES: Final = read_part("traps")


@dataclass(frozen=True, slots=True)
class Trap:
    """One type of trap; without line or reach it strikes in its own square."""

    id: str
    bound: tuple[str, ...]
    place: str
    """Where it is found and got round."""
    items: tuple[str, ...] = ()
    """Things with which it is got round."""
    manoeuvres: tuple[str, ...] = ()
    line_ft: int = 0
    reach_ft: int = 0
    each: bool = False
    """Whether it strikes everybody in reach."""
    attack: int | None = None
    """Added to its d20; none where a save decides."""
    save: str = ""
    damage: Number | None = None
    more: Number | None = None
    climb: int = 0
    """Difficulty of getting out without a rope."""
    victims: int = 1
    force: int = 0
    """Difficulty of lifting what shut the way."""
    levels: int = 0
    """How much deeper its victim comes out."""
    alarm: bool = False
    burns: bool = False
    """Whether scrolls and cloth carried burn."""
    smelt: bool = False
    """Whether its hint needs no light (delve.trap.hint)."""


def read_trap(row: dict[str, Any]) -> Trap:
    """A row of the table: everything it names is known, and either an attack or a save decides."""
    where = f"trap {row.get('id')}"
    may = ("items", "manoeuvres", "damage", "more", *_PLAIN)
    take(row, where, needs=("clause", "id", "bound", "place"), may=may)
    known = {"bound": BOUND, "items": tuple(GEAR), "manoeuvres": MANOEUVRES}
    lists: dict[str, Any] = {key: tuple(row.get(key, ())) for key in known}
    for key, words in known.items():
        if unknown := set(lists[key]) - set(words):
            raise BadTable(f"{where}: there are no {key} {sorted(unknown)}")
    if row["place"] not in PLACES or row.get("save", SAVES[0]) not in SAVES:
        raise BadTable(f"{where}: no such place or save")
    if "attack" in row and "save" in row:
        raise BadTable(f"{where}: either an attack or a save decides")
    dice: dict[str, Any] = {key: read_number(row[key]) for key in ("damage", "more") if key in row}
    return Trap(id=row["id"], place=row["place"], **lists, **dice, **{key: row[key] for key in _PLAIN if key in row})


def _read_all(rows: list[dict[str, Any]]) -> dict[str, Trap]:
    """The traps: exactly those that a map can hold."""
    types = unique([row["id"] for row in rows], "traps.toml")
    if differing := set(types) ^ set(TRAP_TYPES):
        raise BadTable(f"traps.toml: maps and table differ in {sorted(differing)}")
    return {row["id"]: read_trap(row) for row in rows}


TRAPS: Final = _read_all(_TABLES["trap"])
SAVE_DC: Final[int] = _TABLES["save"]["dc"]
SPRINGS_TO: Final[int] = _TABLES["place"]["springs_to"]
"""The last face of 1d6 on which a trap of a place springs (delve.trap.trigger)."""
QUALITY_DC: Final[dict[str, int]] = {quality: _TABLES["quality"][quality] for quality in QUALITIES}
"""Difficulty of a lock or trap by its quality (delve.trap.disarm)."""
