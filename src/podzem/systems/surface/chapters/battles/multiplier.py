"""The multiplier: a twenty-sided die, at need a six-sided one, by the document's table (surface.battle.multiplier)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Fanned
from podzem.core.errors import BadTable
from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe
from podzem.core.tables import bands, take
from podzem.systems.surface.chapters.battles.tables import TABLES

CLAUSE: Final = "surface.battle.multiplier"
SIDES: Final = 20


@dataclass(frozen=True)
class Row:
    """One row of T18: up to which number, and the share, or the sides of the die that gives it."""

    to: int
    share: Fraction | None
    thrown: int = 0


def _read(row: dict[str, Any]) -> Row:
    take(row, "multiplier", needs=("clause", "to"), may=("share", "thrown"))
    if ("share" in row) == ("thrown" in row):
        raise BadTable(f"multiplier: the row up to {row['to']} needs a share or a die")
    return Row(row["to"], Fraction(row["share"]) if "share" in row else None, row.get("thrown", 0))


ROWS: Final[tuple[Row, ...]] = tuple(_read(row) for row in TABLES["multiplier"])
bands([row.to for row in ROWS], SIDES, "multiplier")


def rows_within(penalty: int) -> tuple[int, list[int]]:
    """The first row that a die lessened by so much can come to, and the last face of each row from there.

    The lowest row goes on below 1 and the highest beyond 20.
    """
    lasts = [min(SIDES, row.to + penalty) for row in ROWS[:-1]] + [SIDES]
    first = next(place for place, last in enumerate(lasts) if last >= 1)
    end = next(place for place, last in enumerate(lasts) if last == SIDES)
    return first, lasts[first : end + 1]


def throw(penalty: int, die: EventSpec, second: EventSpec, who: int, scribe: Scribe) -> Fraction:
    """One army's throw, lessened by what the enemy takes from it; the second die only on 20 and more."""
    first, lasts = rows_within(penalty)
    row = ROWS[first + int(scribe.band(vec[i64](lasts), die, who))]
    if row.share is not None:
        return row.share
    return Fraction(int(scribe.roll(row.thrown, second, who)))


Chances = dict[Fraction, Fraction]
"""Each multiplier with its chance."""


def chances(thrown: Callable[[Scribe], Fraction]) -> Chances:
    """Every way a throw can fall, with its exact chance."""
    dice, found = Fanned(), Chances()
    while True:
        value = thrown(Scribe(dice))
        found[value] = found.get(value, Fraction(0)) + dice.chance
        if not dice.turn():
            return found
