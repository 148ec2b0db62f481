"""The one table of events: how its rows and dice are written (screen.core.visibility)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import DIE, TO_ALL, TO_JUDGE, EventTable
from podzem.core.events import EventSpec

FACTS: Final = {
    "seat": "seat",
    "creature": "creature",
    "target": "creature",
    "other": "creature",
    "weapon": "weapon",
    "zone": "zone",
    "condition": "condition",
    "wound": "wound",
    "fumble": "fumble",
    "misfire": "misfire",
    "spell": "spell",
    "skill": "skill",
    "act": "act",
    "answer": "answer",
    "reaction": "reaction",
    "part": "zone",
    "fate": "fate",
    "missile": "missile",
    "hand": "hand",
    "facing": "facing",
    "poison": "poison",
    "balance": "balance",
    "how": "ending",
    "option": "option",
    "order": "verb",
}
"""What kind of word each fact is."""
TO_SIDES: Final = ("open", "judge")

TABLE: Final = EventTable(FACTS)


def row(name: str, clause: str | tuple[str, ...], *facts: str, to: tuple[str, ...] = ()) -> EventSpec:
    """A row; what is about somebody is for all, or for the master alone while nobody else knows of him."""
    return TABLE.row(name, clause, *facts, to=to or (TO_SIDES if "creature" in facts else TO_ALL))


def die(name: str, clause: str | tuple[str, ...], *, of_seat: bool = False) -> EventSpec:
    """A die of somebody: with his seat, if he has one; or one of the master's own."""
    return TABLE.row(name, clause, *DIE, sometimes=("seat",) if of_seat else (), to=TO_SIDES if of_seat else TO_JUDGE)


ATTACKS: Final = (
    "screen.melee.sequence",
    "screen.ranged.sequence",
    "screen.infight.enter",
    "screen.clinch.start",
    "screen.clinch.actions",
    "screen.act.throw_down",
    "screen.act.free_attack",
    "screen.shoot.quick",
    "screen.act.charge",
)
HEALING: Final = (
    "screen.act.bandage",
    "screen.act.stabilise",
    "screen.crit.extract",
    "screen.crit.treatment",
    "screen.recover.first_aid",
)
