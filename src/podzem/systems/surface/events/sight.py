"""Events of seeing and finding."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

_table: Final = EventTable(FACTS)
SIGHT_DIE: Final = _table.die(
    "sight_die",
    (
        "surface.visibility.inconspicuous",
        "surface.visibility.conspicuous",
        "surface.visibility.vantage",
        "surface.visibility.hidden_places",
    ),
    to=TO_JUDGE,
)
FOUND: Final = _table.row(
    "found_landmark",
    (
        "surface.visibility.inconspicuous",
        "surface.visibility.conspicuous",
        "surface.visibility.huge",
        "surface.visibility.hidden_places",
        "surface.visibility.known",
        "surface.visibility.search",
        "surface.visibility.vantage",
        "surface.dungeon.return",
    ),
    "party",
    "landmark",
    to=TO_SIDE,
    discloses=True,
)
SEARCHED: Final = _table.row("searched_cell", "surface.visibility.search", "party", "count", to=TO_SIDE, discloses=True)
SEARCH_GOES_ON: Final = _table.row("search_goes_on", "surface.forage.double_time", "party", to=TO_SIDE)
REORIENTED: Final = _table.row("reoriented", "surface.lost.reorient", "party", "cell", to=TO_SIDE, discloses=True)

EVENTS: Final = _table.rows
