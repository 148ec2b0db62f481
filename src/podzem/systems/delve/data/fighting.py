"""Numbers of checks, fights, meetings, morale and flight."""

from __future__ import annotations

from typing import Final

from podzem.core.tables import take
from podzem.systems.delve.setting import covering, read_part
from podzem.world.number import Number, read_number

_TABLES: Final = read_part("fighting")
HIGHEST: Final = 18


def _read_modifiers() -> tuple[int, ...]:
    """The modifier of each value from 1 on; each is covered once (delve.auto.override)."""
    rows = [take(row, "modifier", needs=("clause", "to", "value")) for row in _TABLES["modifier"]]
    covering([row["to"] for row in rows], HIGHEST, "modifier")
    return tuple(next(row["value"] for row in rows if value <= row["to"]) for value in range(1, HIGHEST + 1))


_MODIFIERS: Final = _read_modifiers()


def modifier(value: int) -> int:
    """The modifier of an attribute (delve.core.modifiers)."""
    return _MODIFIERS[value - 1]


def number(table: str, name: str) -> int:
    """A number by its table and name."""
    found: int = _TABLES[table][name]
    return found


def dice(table: str, name: str) -> Number:
    """Dice by their table and name."""
    return read_number(_TABLES[table][name])


DIFFICULTY: Final = number("difficulty", "default")
SQUARE_FT: Final = number("range", "square_ft")
