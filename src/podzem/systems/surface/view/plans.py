"""What each march that is open would take, as far as the party knows: units, days, food, cells in the fog."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, pairwise
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.movement import orders, prices
from podzem.systems.surface.chapters.needs import feeding, supplies
from podzem.systems.surface.chapters.sea import boarding, sailing
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import FOG
from podzem.systems.surface.parties import CAMP, Party
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.shapes import PlanView

WAYS: Final = ("march", "follow", sailing.SAIL)
MARCHES: Final = tuple(row for row in (*orders.ORDERS, *boarding.ORDERS) if row.spec.name in WAYS)


def plans_of(known: Game, party: Party, seat: int) -> list[PlanView]:
    """A plan for each march of the party that this seat may declare now."""
    if party.phase == CAMP or party.caller != seat or not budget.slowest(known, party):
        return []
    open_now = [decision for row in MARCHES for decision in row.candidates(known, seat)]
    return [_plan(known, party, one) for one in open_now if one.words[0] == str(party.number)]


def _plan(known: Game, party: Party, decision: Decision) -> PlanView:
    if decision.order == sailing.SAIL:
        return _voyage(known, party, decision)
    way = orders.way_of(known, party, decision.order, decision.words[1:])
    prices_of = _prices(known, party, way)
    nights = _nights(known, party, prices_of)
    return _told(known, party, decision, way, prices_of, nights, len(nights) + 1)


def _voyage(known: Game, party: Party, decision: Decision) -> PlanView:
    """As far as the vessel's day reaches; where that is less than was ordered it ends with the night."""
    direction, count = decision.words[1], int(decision.words[2])
    spent = sailing.reach(known, party, direction, count)
    nights = [len(spent)] if len(spent) < count else []
    return _told(known, party, decision, [direction] * len(spent), spent, nights, 1)


def _told(
    known: Game, party: Party, decision: Decision, way: list[str], spent: list[int], nights: list[int], days: int
) -> PlanView:
    cells, land = cells_along(party.cell, way), land_of(known, party)
    eaten = _eaten(known, party, days)
    return PlanView(
        do=str(decision),
        party=party.number,
        cell=list(cells[-1]),
        price=amount(Fraction(sum(spent))),
        days=days,
        rations=eaten,
        lacking=max(0, eaten - supplies.stock(known, party)),
        unknown=sum(land.terrain(cell) == FOG for cell in cells),
        way=[list(cell) for cell in cells],
        nights=nights,
    )


def cells_along(cell: Cell, way: list[str]) -> list[Cell]:
    """The cells that one comes into, going so."""
    return list(accumulate(way, Cell.towards, initial=cell))[1:]


def _prices(known: Game, party: Party, way: list[str]) -> list[int]:
    cells = [party.cell, *cells_along(party.cell, way)]
    return [prices.guess(known, party, here, there) for here, there in pairwise(cells)]


def _nights(known: Game, party: Party, units: list[int]) -> list[int]:
    """After how many cells each night falls: by what is left of today, and the unforced budget of the days to come."""
    a_day, reach, nights = budget.unforced(known, party), budget.remaining(known, party), []
    reached = list(accumulate(units))
    while a_day and reach < reached[-1]:
        nights.append(sum(one <= reach for one in reached))
        reach += a_day
    return nights


def _eaten(known: Game, party: Party, days: int) -> int:
    """Each head a ration every evening; who lives off the land today is taken to go on so."""
    if feeding.lives_off_land(party):
        return 0
    a_head = supplies.ration(party) + (days - 1) * supplies.A_DAY
    return a_head * len(supplies.eaters(known, party))
