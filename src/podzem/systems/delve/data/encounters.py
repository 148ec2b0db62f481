"""Who is met (delve.wander.encounter, table B7): 1d10 by depth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.data.traps import TRAPS
from podzem.systems.delve.setting import covering, read_part
from podzem.world.number import Number, read_number

SIDES: Final = 10


@dataclass(frozen=True, slots=True)
class Encounter:
    """A row of the table: creatures with their number, or a danger."""

    to: int
    kind: str = ""
    number: Number | None = None
    leader: str = ""
    danger: str = ""


def read_encounter(row: dict[str, Any]) -> Encounter:
    """A row: a known kind with a number, or a known trap."""
    where = f"encounter {row.get('depth')}.{row.get('to')}"
    if "danger" in row:
        take(row, where, needs=("clause", "depth", "to", "danger"))
        if row["danger"] not in TRAPS:
            raise BadTable(f"{where}: there is no danger {row['danger']!r}")
        return Encounter(row["to"], danger=row["danger"])
    take(row, where, needs=("clause", "depth", "to", "kind", "number"), may=("leader",))
    for kind in (row["kind"], row.get("leader", row["kind"])):
        if kind not in CREATURES:
            raise BadTable(f"{where}: there is no creature {kind!r}")
    return Encounter(row["to"], row["kind"], read_number(row["number"]), row.get("leader", ""))


def read_encounters(rows: list[dict[str, Any]]) -> dict[int, tuple[Encounter, ...]]:
    """The tables by depth from 1 on; each covers every face once (delve.auto.override)."""
    depths = sorted({row["depth"] for row in rows})
    if depths != list(range(1, len(depths) + 1)):
        raise BadTable(f"encounters.toml: depths from 1 on were expected, not {depths}")
    tables = {depth: tuple(read_encounter(row) for row in rows if row["depth"] == depth) for depth in depths}
    for depth, table in tables.items():
        covering([encounter.to for encounter in table], SIDES, f"encounters at depth {depth}")
    return tables


ENCOUNTERS: Final = read_encounters(read_part("encounters")["encounter"])


def met_on(face: int, depth: int) -> Encounter:
    """The row of a face; below the last table that one holds."""
    table = ENCOUNTERS[min(depth, max(ENCOUNTERS))]
    return next(encounter for encounter in table if face <= encounter.to)
