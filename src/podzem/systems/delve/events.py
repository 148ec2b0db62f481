"""The table of events of `delve`: what can be told, by which clauses, with which facts, to whom.

Chapters bring their own rows in `chapters/<x>/events.py`; they are included here.
"""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.delve import amendments, asking
from podzem.systems.delve.chapters import checks
from podzem.systems.delve.chapters.beasts import events as beasts
from podzem.systems.delve.chapters.combat import events as combat
from podzem.systems.delve.chapters.doors import events as doors
from podzem.systems.delve.chapters.encounters import events as encounters
from podzem.systems.delve.chapters.encounters import keyed_events as keyed
from podzem.systems.delve.chapters.flight import events as flight
from podzem.systems.delve.chapters.light import events as light
from podzem.systems.delve.chapters.load import events as load
from podzem.systems.delve.chapters.mapping import events as mapping
from podzem.systems.delve.chapters.morale import events as morale
from podzem.systems.delve.chapters.movement import events as movement
from podzem.systems.delve.chapters.search import events as search
from podzem.systems.delve.chapters.time import events as time
from podzem.systems.delve.chapters.town import events as town
from podzem.systems.delve.chapters.traps import events as traps
from podzem.systems.delve.chapters.wander import events as wander
from podzem.systems.delve.event_facts import KINDS

_table: Final = EventTable(
    KINDS,
    checks.EVENTS,
    asking.EVENTS,
    amendments.EVENTS,
    time.EVENTS,
    movement.EVENTS,
    mapping.EVENTS,
    light.EVENTS,
    load.EVENTS,
    doors.EVENTS,
    search.EVENTS,
    traps.EVENTS,
    wander.EVENTS,
    town.EVENTS,
    keyed.EVENTS,
    encounters.EVENTS,
    combat.EVENTS,
    beasts.EVENTS,
    morale.EVENTS,
    flight.EVENTS,
)
SEED: Final = _table.die("seed", "delve.shared.map", to=TO_JUDGE)
_table.die_replaced("delve.core.judge")
EVENTS: Final = _table.rows
TALLIES: Final = {
    "home": ("finished", "clause"),
    "fallen": ("fell", "clause"),
    "met": ("band_seen", "kind"),
    "traps": ("trap_sprung", "trap"),
}
"""What the lab counts over many delves."""
