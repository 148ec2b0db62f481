"""Turn-scale actions (delve.time.costs, table B2) and paces (delve.time.pace)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take, unique
from podzem.systems.delve.setting import read_part

NOISES: Final = ("silent", "quiet", "loud")
_MEASURES: Final = ("turns", "rounds", "person_turns")
_TABLES: Final = read_part("actions")


@dataclass(frozen=True, slots=True)
class Action:
    """What a member can be busy with: how long, whether he must see, how loud it is."""

    clause: str
    id: str
    sight: bool
    """Whether it fails in the dark (delve.dark.checks)."""
    noise: str
    turns: int = 0
    rounds: int = 0
    person_turns: int = 0
    """Work that several share: turns of one person with a tool."""
    untooled: int = 0
    """The same without a tool; 0 where none is needed."""
    persons: int = 1
    """How many can share the work."""
    by_pace: bool = False
    """Whether a turn of it ends after so many feet."""

    @property
    def slower_by_lantern(self) -> bool:
        """Whether a lantern alone makes it one turn longer (delve.light.extra_turn)."""
        return self.sight and self.turns > 0


def read_action(row: dict[str, Any]) -> Action:
    """A row of the table: known noise, one measure of time at most."""
    where = f"action {row.get('id')}"
    take(row, where, needs=("clause", "id", "sight", "noise"), may=(*_MEASURES, "untooled", "persons", "by_pace"))
    if row["noise"] not in NOISES:
        raise BadTable(f"{where}: the noise {row['noise']!r} is none of {', '.join(NOISES)}")
    if len([measure for measure in _MEASURES if measure in row]) > 1:
        raise BadTable(f"{where}: its time is measured twice")
    return Action(**row)


ACTIONS: Final[dict[str, Action]] = {row["id"]: read_action(row) for row in _TABLES["action"]}
unique([row["id"] for row in _TABLES["action"]], "actions.toml")
PACES: Final[dict[str, int]] = {
    take(row, f"pace {row.get('id')}", needs=("clause", "id", "feet"))["id"]: row["feet"] for row in _TABLES["pace"]
}
"""Feet per turn of exploring, with a slow member, blind, on a known way, running."""
