"""Characters as documents (`podzem-character/1`): the sheet, and what a fight has left on it (screen.crit.treatment).

A sheet that comes out of one fight goes into the next: health, critical wounds, missiles in the body, torn armour,
exhaustion, ammunition and weapons as they are.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from podzem.core import record
from podzem.core.errors import Malformed
from podzem.systems.screen.carried import Wound
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.data import (
    LENGTHS,
    SIZES,
    ZONES,
    CreatureKind,
    WeaponKind,
    critical_row,
    read_kind,
)
from podzem.systems.screen.faults import Fault, bad_row, fault_at
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
        for one in fight.everybody
        if one.side == HEROES and not one.dead and fight.kind_of(one).character and (seat is None or one.seat == seat)
    ]


def read_sheets(text: str) -> list[tuple[CreatureKind, Mapping[str, Any]]]:
    """Characters of a document: one sheet, a list of them in JSON, or `[[character]]` tables in TOML."""
    try:
        data = json.loads(text) if text.lstrip()[:1] in ("{", "[") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise bad_row("", "not_readable", where=line_of(error)) from None
    rows = data if isinstance(data, list) else data.get("character", [data])
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise bad_row("", "list_of_characters")
    return [read_sheet(row) for row in rows]


def read_sheet(row: Mapping[str, Any]) -> tuple[CreatureKind, Mapping[str, Any]]:
    """A character's sheet and what it carries from earlier fights."""
    if row.get("format", FORMAT) != FORMAT:
        raise bad_row("format", "expected", value=FORMAT)
    carried = row.get(CARRIED, {})
    if not isinstance(carried, Mapping):
        raise bad_row(CARRIED, "table")
    kind = read_kind({name: value for name, value in row.items() if name not in ("format", CARRIED)}, character=True)
    return kind, carried


def faults_of(kind: CreatureKind, carried: Mapping[str, Any], arms: Mapping[str, WeaponKind]) -> list[Fault]:
    """Everything that is wrong with what a sheet carries."""
    where = f"character {kind.id}: {CARRIED}"
    unknown = [name for name in carried if name not in KEPT]
    if unknown:
        return [fault_at(where, "none_of", value=unknown[0], values=", ".join(KEPT))]
    try:
        one = _read(kind, carried)
    except Malformed as error:
        return [fault_at(f"{where}: {str(error).partition(':')[0]}", "wrong_kind")]
    faults = []
    if "hp" in carried and not 1 <= one.hp <= kind.hp:
        faults.append(fault_at(f"{where}: hp", "between", least=1, most=kind.hp))
    for weapon in one.weapons:
        if weapon.kind not in arms:
            faults.append(fault_at(f"{where}: weapons", "no_weapon", value=weapon.kind))
    faults += [fault for wound in one.wounds for fault in _faults_of(wound, f"{where}: wounds")]
    if len(one.lost_ap) != len(ZONES) or any(not 0 <= lost <= MOST for lost in one.lost_ap):
        faults.append(fault_at(f"{where}: lost_ap", "six_numbers"))
    counts = [one.exhausted, len(one.stuck), *one.ammo.values()]
    if any(not 0 <= count <= MOST for count in counts):
        faults.append(fault_at(f"{where}: exhausted, stuck, ammo", "between", least=0, most=MOST))
    return faults


def line_of(error: Exception) -> str:
    """Where a text could not be read: its line, as far as the reader says it."""
    found = re.search(r"line (\d+)", str(error))
    return found[1] if found else "1"


def _faults_of(wound: Wound, where: str) -> list[Fault]:
    if wound.zone not in ZONES or not 2 <= wound.row <= 1000:
        return [fault_at(where, "wound", zone=wound.zone, row=wound.row)]
    row = critical_row(wound.zone, wound.row)
    effects = {effect.replace(" ", ":") for effect in row["effects"]}
    if wound.name != row["name"] or not set(wound.effects) <= effects:
        return [fault_at(where, "wound_row", zone=wound.zone, row=wound.row, value=row["name"])]
    return []


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
