"""What a march or a swim may bring, as far as the party knows: by the chances that the rules themselves throw for."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

from podzem.core.decisions import Decision
from podzem.core.numbers import read_natural
from podzem.core.protocols import Chances
from podzem.expedition.people import ANIMAL
from podzem.systems.surface.believed import believed, land_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.arrival_odds import arrival
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.losing_the_way import bearings, lost
from podzem.systems.surface.chapters.movement import orders, prices
from podzem.systems.surface.chapters.rivers import drowning
from podzem.systems.surface.chapters.sea import sailing, vessels
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, Party


def travel_odds(game: Game, decision: Decision) -> Chances | None:
    """The chances of a march or a swim; None for any other order."""
    known = believed(game, decision.seat)
    number = read_natural(decision.words[0]) if decision.words else None
    party = next((one for one in known.parties if one.number == number), None)
    if party is None:
        return None
    if decision.order in ("swim", "swim_lake"):
        return {"drowned": _drowned(known, party)}
    if decision.order == sailing.SAIL:
        return _of_voyage(known, party, decision.words[1:])
    if decision.order not in ("march", "follow"):
        return None
    way = orders.way_of(known, party, decision.order, decision.words[1:])
    return {name: chance for name, chance in _of_march(known, party, way).items() if chance}


def _of_voyage(known: Game, party: Party, words: tuple[str, ...]) -> Chances | None:
    """Going astray if it leaves a cell beside which no shore is, and who is met in the share of the day it takes."""
    if sailing.why_not(known, party, words) is not None:
        return None
    vessel = vessels.vessel_of(known, party)
    assert vessel is not None
    day, spent = vessels.KINDS[vessel.kind].budget, sailing.reach(known, party, words[0], int(words[1]))
    left = accumulate([words[0]] * (len(spent) - 1), Cell.towards, initial=party.cell)
    at_large = any(sailing.is_open_sea(land_of(known, party), cell) for cell in left)
    share = (vessel.spent + sum(spent)) / day
    found = {"astray": Fraction(sailing.lost_in_six(known), sailing.DIE) if at_large else Fraction(0)}
    if _is_reckoned(known, party):
        base = budget.unforced(known, party)
        found["meeting"] = 1 - _unmet(base * share, base)
    return {name: chance for name, chance in found.items() if chance}


def _drowned(known: Game, party: Party) -> Fraction:
    """That at least one of the swimmers drowns."""
    safe = Fraction(1)
    for member in known.members_of(party):
        if member.kind != ANIMAL:
            safe *= 1 - Fraction(drowning.chance(known, member), drowning.DIE)
    return 1 - safe


def _of_march(known: Game, party: Party, way: list[str]) -> dict[str, Fraction]:
    """Losing the way, meeting somebody, and on which day it arrives if its way is not lost."""
    astray, days = _lost(known, party, way), arrival(known, party, way)
    found = {"astray": astray, "meeting": _meeting(known, party, way), "met_on_way": _met(known, party, way, days)}
    return {**found, **{f"days_{day}": (1 - astray) * chance for day, chance in days.items()}}


def _lost(known: Game, party: Party, way: list[str]) -> Fraction:
    """One roll, at the first step that nothing guides, by the ground that is left there (surface.lost.one_roll)."""
    cell = party.cell
    for number, direction in enumerate(way):
        guided = bearings.is_guided(known, party, direction) if not number else False
        if not guided and not bearings.is_guided_from(known, party, cell, direction):
            return Fraction(lost.chance_from(known, party, cell, direction), lost.DIE)
        cell = cell.towards(direction)
    return Fraction(0)


def _meeting(known: Game, party: Party, way: list[str]) -> Fraction:
    """That today's part of the march reaches a random meeting; told in the morning, while none of the day is spent.

    A meeting comes with 1 in 6, and after it another. Each lies in the part q of the range that is marched, so none of
    them does with 5 : (5 + q).
    """
    base = budget.unforced(known, party)
    if not _is_reckoned(known, party):
        return Fraction(0)
    spent = min(_units(known, party, way), budget.budget(known, party))
    return 1 - _unmet(spent, base)


def _is_reckoned(known: Game, party: Party) -> bool:
    """In the morning, of a party that can go, where meetings are drawn."""
    can_go = party.phase == DAWN and bool(budget.unforced(known, party))
    return can_go and known.setting.asks_judge("judge_wandering") != "off"


def _units(known: Game, party: Party, way: list[str]) -> Fraction:
    units, cell = Fraction(0), party.cell
    for direction in way:
        units += prices.guess(known, party, cell, cell.towards(direction))
        cell = cell.towards(direction)
    return units


def _unmet(spent: Fraction, base: Fraction) -> Fraction:
    """That none of a day's meetings lies in what is marched of it."""
    most = daily.DIE * daily.DIE
    share = Fraction(int(min(most, spent * daily.PARTS // base)), most)
    again = daily.DIE // daily.CHANCE - 1
    return again / (again + share)


def _met(known: Game, party: Party, way: list[str], days: dict[int, Fraction]) -> Fraction:
    """That a random meeting comes on a march of several days, by day or by night, before it arrives.

    The last day is reckoned with what the march takes of it by today's prices.
    """
    if not _is_reckoned(known, party) or list(days) == [1]:
        return Fraction(0)
    base, quiet = budget.unforced(known, party), 1 - Fraction(daily.CHANCE, daily.DIE)
    units = _units(known, party, way)
    unmet = Fraction(0)
    for day, chance in days.items():
        rest = min(max(Fraction(0), units - base * (day - 1)), base)
        unmet += chance * quiet ** (day - 1) * _unmet(rest, base)
    return 1 - unmet
