"""Random meetings above ground (surface.encounter.tables, T8): a column for each ground, a row a face of a d12."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take
from podzem.world.creatures import CREATURES, Above
from podzem.world.region.region import Region
from podzem.world.region.tables import COLUMNS, ROWS, read_part


def _read_column(row: dict[str, Any]) -> tuple[str, ...]:
    where = f"column {row.get('id')}"
    take(row, where, needs=("clause", "id", "kinds"))
    strange = [kind for kind in row["kinds"] if kind not in CREATURES or CREATURES[kind].above is None]
    if strange or len(row["kinds"]) != ROWS:
        raise BadTable(f"{where}: {ROWS} kinds of those met above ground were expected; unknown {strange}")
    return tuple(row["kinds"])


MEETINGS: Final[dict[str, tuple[str, ...]]] = {row["id"]: _read_column(row) for row in read_part("meetings")["column"]}
if tuple(MEETINGS) != COLUMNS:
    raise BadTable(f"meetings.toml: the columns {COLUMNS} were expected, not {tuple(MEETINGS)}")


def kind_met(region: Region, column: str, face: int) -> str:
    """The kind in a column's row, of the region's own table where it has one."""
    return region.encounters.get(column, MEETINGS[column])[face - 1]


def above_of(region: Region, kind: str) -> Above:
    """What a kind is above ground in this region; one that lives below only is met as below."""
    creature = CREATURES[kind]
    usual = creature.above or Above(creature.number)
    own = region.above.get(kind, {})
    return replace(usual, **own) if own else usual
