"""Characters as documents (`podzem-character/1`): the sheet, and what a fight has left on it (screen.crit.treatment).

A sheet that comes out of one fight goes into the next: health, critical wounds, missiles in the body, torn armour,
exhaustion, ammunition and weapons as they are.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from podzem.core import record
from podzem.core.errors import BadTable, Malformed
from podzem.systems.screen.creature import HEROES, Creature, Wound
from podzem.systems.screen.data import (
    LENGTHS,
    SIZES,
    ZONES,
    CreatureKind,
    WeaponKind,
    critical_row,
    read_kind,
)
from podzem.systems.screen.fight import Fight

FORMAT: Final = "podzem-character/1"
CARRIED: Final = "carried"
KEPT: Final = ("hp", "wounds", "stuck", "lost_ap", "exhausted", "ammo", "weapons")
"""Fields of a creature that stay on the sheet."""
MOST: Final = 99
"""More than so much of anything nobody carries."""


def row_of(kind: CreatureKind) -> dict[str, Any]:
    """A sheet as the row from which it is read."""
    row: dict[str, Any] = {"id": kind.id, "size": SIZES[kind.size], "length": LENGTHS[kind.length]}
    for each in fields(kind):
        value = getattr(kind, each.name)
        if each.name in (*row, "character") or (each.default is not MISSING and value == each.default):
            continue
        row[each.name] = sorted(value) if isinstance(value, frozenset) else value
    return {name: list(value) if isinstance(value, tuple) else value for name, value in row.items() if value != {}}


def document_of(fight: Fight, creature: Creature) -> dict[str, Any]:
    """A character after a fight, as plain data."""
    written = record.write(creature)
    carried = {name: written[name] for name in KEPT if name in written}
    return {"format": FORMAT, **row_of(fight.kind_of(creature)), CARRIED: carried}


def documents_of(fight: Fight, seat: int | None) -> list[dict[str, Any]]:
    """The sheets of a seat's living characters, or of all of them."""
    return [
        document_of(fight, one)
        for one in fight.creatures.values()
        if one.side == HEROES and not one.dead and fight.kind_of(one).character and (seat is None or one.seat == seat)
    ]


def read_sheets(text: str) -> list[tuple[CreatureKind, Mapping[str, Any]]]:
    """Characters of a document: one sheet, a list of them in JSON, or `[[character]]` tables in TOML."""
    try:
        data = json.loads(text) if text.lstrip()[:1] in ("{", "[") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadTable(f"not readable: {error}") from None
    rows = data if isinstance(data, list) else data.get("character", [data])
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadTable("a list of characters was expected")
    return [read_sheet(row) for row in rows]


def read_sheet(row: Mapping[str, Any]) -> tuple[CreatureKind, Mapping[str, Any]]:
    """A character's sheet and what it carries from earlier fights."""
    if row.get("format", FORMAT) != FORMAT:
        raise BadTable(f"format: {FORMAT!r} was expected")
    carried = row.get(CARRIED, {})
    if not isinstance(carried, Mapping):
        raise BadTable(f"{CARRIED}: a table was expected")
    kind = read_kind({name: value for name, value in row.items() if name not in ("format", CARRIED)}, character=True)
    return kind, carried


def faults_of(kind: CreatureKind, carried: Mapping[str, Any], arms: Mapping[str, WeaponKind]) -> list[str]:
    """Everything that is wrong with what a sheet carries."""
    where = f"character {kind.id}: {CARRIED}"
    unknown = [name for name in carried if name not in KEPT]
    if unknown:
        return [f"{where}: {unknown[0]!r} is none of {', '.join(KEPT)}"]
    try:
        one = _read(kind, carried)
    except Malformed as error:
        return [f"{where}: {error}"]
    faults = [] if "hp" not in carried or 1 <= one.hp <= kind.hp else [f"hp: from 1 to {kind.hp} was expected"]
    faults += [f"weapons: {weapon.kind!r} is no weapon" for weapon in one.weapons if weapon.kind not in arms]
    faults += [fault for wound in one.wounds if (fault := _fault_of(wound))]
    if len(one.lost_ap) != len(ZONES) or any(not 0 <= lost <= MOST for lost in one.lost_ap):
        faults.append(f"lost_ap: {len(ZONES)} numbers were expected")
    counts = [one.exhausted, len(one.stuck), *one.ammo.values()]
    if any(not 0 <= count <= MOST for count in counts):
        faults.append(f"exhausted, stuck, ammo: from 0 to {MOST} was expected")
    return [f"{where}: {fault}" for fault in faults]


def _fault_of(wound: Wound) -> str:
    if wound.zone not in ZONES or not 2 <= wound.row <= 1000:
        return f"wounds: a zone and a row were expected, not {wound.zone!r}, {wound.row}"
    row = critical_row(wound.zone, wound.row)
    effects = {effect.replace(" ", ":") for effect in row["effects"]}
    if wound.name != row["name"] or not set(wound.effects) <= effects:
        return f"wounds: row {wound.row} of the {wound.zone} is {row['name']!r} with its own effects"
    return ""


def _read(kind: CreatureKind, carried: Mapping[str, Any]) -> Creature:
    return record.read(Creature, {"kind": kind.id, "number": 1, "side": HEROES, **carried})


def carry(fight: Fight, creature: Creature, carried: Mapping[str, Any]) -> None:
    """What earlier fights have left on a sheet is on the creature."""
    before = _read(fight.kind_of(creature), carried)
    for name in KEPT:
        if name in carried:
            setattr(creature, name, getattr(before, name))
    for weapon in creature.weapons if "weapons" in carried else ():
        weapon.number = fight.take_weapon()
