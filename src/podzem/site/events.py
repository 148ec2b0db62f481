"""Events of a place below ground: what eyes make out there, and the dice of what is made rather than played.

The clauses by which something is seen are those of the document that is played: a system hands them in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from podzem.core.event_table import TO_ALL, TO_JUDGE, EventTable
from podzem.core.events import EventSpec


class Sighted(StrEnum):
    """What can come to be known by looking."""

    OPENING = "saw_opening"
    FEATURE = "saw_feature"
    HEAP = "saw_heap"
    AREA = "described"
    DOOR = "saw_door"


FACTS: Final[Mapping[Sighted, tuple[str, ...]]] = {
    Sighted.OPENING: ("opening", "door"),
    Sighted.FEATURE: ("feature", "text"),
    Sighted.HEAP: ("item",),
    Sighted.AREA: ("area", "text", "grade"),
    Sighted.DOOR: ("opening", "answer"),
}
BY_LIGHT: Final = (Sighted.OPENING, Sighted.FEATURE, Sighted.HEAP, Sighted.AREA)
"""What a light shows; a door that has changed is told by itself."""


def sighted(
    table: EventTable, clause: str, which: Iterable[Sighted], to: tuple[str, ...] = TO_ALL, discloses: bool = False
) -> dict[Sighted, EventSpec]:
    """Rows for these in a system's own table, by its own clause."""
    return {one: table.row(one.value, clause, *FACTS[one], to=to, discloses=discloses) for one in which}


_made: Final = EventTable({})
HOARD_DIE: Final = _made.die("hoard_die", "dungeon.treasure.hoard", to=TO_JUDGE)
"""Thrown when a map is drawn, before there is a game that could tell of it."""
_dwellers: Final = EventTable({})
KIND_DIE: Final = _dwellers.die("kind_die", "dungeon.bestiary.wandering", to=TO_JUDGE)

EVENTS: Final = _dwellers.rows
"""Those that a game tells."""
