"""Types of companions, what they ask and bring, and the dice for who offers himself (delve.beast.hireling)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take, unique
from podzem.systems.delve.data.results import read_faces
from podzem.systems.delve.setting import read_part

_TABLES: Final = read_part("hiring")
TERMS: Final[dict[str, Any]] = _TABLES["hiring"]
ANIMALS: Final[dict[str, int]] = dict(TERMS["animals"])
"""Beasts of burden and their prices in kuna."""


@dataclass(frozen=True, slots=True)
class Companion:
    """A type of table T3: armour from 0 to 3, what is added to a blow and to a shot, the kit by its compartments."""

    id: str
    wage: int
    kit: dict[str, list[str]]
    level: int = 1
    armour: int = 0
    shield: bool = False
    strike: int = 0
    shot: int | None = None
    medicine: int = 0


def read_companion(row: dict[str, Any]) -> Companion:
    """A row of the table."""
    optional = ("level", "armour", "shield", "strike", "shot", "medicine")
    take(row, f"companion {row.get('id')}", needs=("clause", "id", "wage", "kit"), may=optional)
    return Companion(**{name: value for name, value in row.items() if name != "clause"})


def _read_all(rows: list[dict[str, Any]]) -> dict[str, Companion]:
    unique([row["id"] for row in rows], "hiring.toml")
    return {row["id"]: read_companion(row) for row in rows}


COMPANIONS: Final = _read_all(_TABLES["companion"])


def _read_dice(tables: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    """Each face is a type, or names another die."""
    dice = {name: read_faces(f"{name}_die", tables[f"{name}_die"]) for name in ("candidate", "shooter", "special")}
    for name, faces in dice.items():
        if unknown := set(faces) - set(COMPANIONS) - set(dice):
            raise BadTable(f"{name}_die: there is no type {sorted(unknown)}")
    return dice


_DICE: Final = _read_dice(_TABLES)


def type_of(throw: Callable[[], int]) -> str:
    """Who offers himself: a die, and a second one for shooters and special men."""
    found = "candidate"
    while found in _DICE:
        found = _DICE[found][throw() - 1]
    return found
