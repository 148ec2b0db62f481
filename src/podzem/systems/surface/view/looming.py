"""What the coming evening takes from a party, as things stand: hunger, cold, an overdue rest, the ice, and who dies.

Asked of the same predicates by which the evening itself goes (surface.needs.evening), so that they cannot disagree.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from podzem.expedition import carrying
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.chapters.movement.resting import is_overdue
from podzem.systems.surface.chapters.needs import evening, feeding
from podzem.systems.surface.chapters.rivers import ice
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.view.shapes import LoomingView


def looming(known: Game, party: Party) -> list[LoomingView]:
    """One row for each kind of loss, the gravest first; nothing where the evening takes nothing."""
    hungry = [one.number for one in feeding.hungry(known, party)]
    people = [one.number for one in evening.people(known, party)]
    cold = people if evening.is_cold(known, party) else []
    overdue = people if is_overdue(known, party) else []
    freezing = cold if evening.is_deadly(known, party) else []
    on_ice = people if ice.breaks_tomorrow(known, party, land_of(known, party)) else []
    gained = Counter(hungry) + Counter(cold * evening.BY_COLD) + Counter(overdue)
    rows = [
        ("freezing", len(freezing), evening.FREEZING),
        ("ice", len(on_ice), ice.CLAUSE),
        ("dying", len(set(_dying(known, party, gained)) - {*freezing}), evening.LEVELS),
        ("hunger", len(hungry), evening.HUNGER),
        ("cold", len(cold) - len(freezing), evening.COLD),
        ("rest", len(overdue), evening.OVERDUE),
    ]
    return [LoomingView(kind, count, clause) for kind, count, clause in rows if count > 0]


def _dying(known: Game, party: Party, gained: Counter[int]) -> list[int]:
    """Whom so much exhaustion would leave without a level; those below ground are reckoned with their party."""
    after = [replace(one, exhaustion=one.exhaustion + gained[one.number]) for one in known.members_of(party)]
    return [one.number for one in after if gained[one.number] and carrying.level_in_force(one) <= 0]
