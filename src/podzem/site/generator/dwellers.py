"""Which kinds dwell at a depth (dungeon.bestiary.wandering, T12)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.dice import Dice
from podzem.core.errors import BadTable
from podzem.core.scribe import Scribe
from podzem.site.events import KIND_DIE
from podzem.site.table_files import read_part
from podzem.world.creatures import CREATURES
from podzem.world.throws import faces_told

DEEPER: Final = "deeper"
ROWS: Final[list[dict[str, Any]]] = read_part("generator")["wandering"]
BANDS: Final = tuple(str(row["id"]) for row in ROWS)

for _row in ROWS:
    for _kind in _row["kinds"]:
        if _kind != DEEPER and _kind not in CREATURES:
            raise BadTable(f"generator.toml: {_row['id']}: there is no kind {_kind!r}")


def band_of(depth: int) -> str:
    """The row of the table for a depth."""
    return str([row["id"] for row in ROWS if row["from"] <= depth][-1])


def roll_kind(band: str, source: Dice | Scribe) -> str:
    """A kind by the die; `deeper` is a die of the next row."""
    face = faces_told(source, KIND_DIE)
    number = BANDS.index(band)
    while True:
        kind = str(ROWS[number]["kinds"][face(6) - 1])
        if kind != DEEPER:
            return kind
        number += 1
