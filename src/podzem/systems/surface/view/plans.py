"""What each march that is open would take, as far as the party knows: units, days, food, cells in the fog."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.movement import orders, prices
from podzem.systems.surface.chapters.needs import feeding, supplies
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import FOG
from podzem.systems.surface.parties import CAMP, Party
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.shapes import PlanView

MARCHES: Final = tuple(row for row in orders.ORDERS if row.spec.name in ("march", "follow"))


def plans_of(known: Game, party: Party, seat: int) -> list[PlanView]:
    """A plan for each march of the party that this seat may declare now."""
    if party.phase == CAMP or party.caller != seat or not budget.slowest(known, party):
        return []
    open_now = [decision for row in MARCHES for decision in row.candidates(known, seat)]
    return [_plan(known, party, one) for one in open_now if one.words[0] == str(party.number)]


def _plan(known: Game, party: Party, decision: Decision) -> PlanView:
    way = orders.way_of(known, party, decision.order, decision.words[1:])
    cell, units, unknown, land = party.cell, Fraction(0), 0, land_of(known, party)
    for direction in way:
        other = cell.towards(direction)
        unknown += land.terrain(other) == FOG
        units += prices.guess(known, party, cell, other)
        cell = other
    days = _days(known, party, units)
    eaten = 0 if feeding.lives_off_land(party) else days * len(supplies.eaters(known, party)) * supplies.ration(party)
    return PlanView(str(decision), list(cell), amount(units), days, eaten, unknown)


def _days(known: Game, party: Party, units: Fraction) -> int:
    """By what is left of today, and the unforced budget of the days to come."""
    rest = units - budget.remaining(known, party)
    a_day = budget.unforced(known, party)
    return 1 if rest <= 0 or not a_day else 1 + int(-(-rest // a_day))
