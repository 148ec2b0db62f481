"""What a march or a swim may bring, as far as the party knows: by the chances that the rules themselves throw for."""

from __future__ import annotations

from fractions import Fraction

from podzem.core.decisions import Decision
from podzem.core.numbers import read_natural
from podzem.core.protocols import Chances
from podzem.expedition.people import ANIMAL
from podzem.systems.surface.believed import believed
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.losing_the_way import bearings, lost
from podzem.systems.surface.chapters.movement import orders, prices
from podzem.systems.surface.chapters.rivers import drowning
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
    if decision.order not in ("march", "follow"):
        return None
    way = orders.way_of(known, party, decision.order, decision.words[1:])
    return {name: chance for name, chance in _of_march(known, party, way).items() if chance}


def _drowned(known: Game, party: Party) -> Fraction:
    """That at least one of the swimmers drowns."""
    safe = Fraction(1)
    for member in known.members_of(party):
        if member.kind != ANIMAL:
            safe *= 1 - Fraction(drowning.chance(known, member), drowning.DIE)
    return 1 - safe


def _of_march(known: Game, party: Party, way: list[str]) -> dict[str, Fraction]:
    return {"astray": _lost(known, party, way), "meeting": _meeting(known, party, way)}


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
    if party.phase != DAWN or not base or known.setting.asks_judge("judge_wandering") == "off":
        return Fraction(0)
    units, cell = Fraction(0), party.cell
    for direction in way:
        units += prices.guess(known, party, cell, cell.towards(direction))
        cell = cell.towards(direction)
    spent = min(units, budget.budget(known, party))
    parts = min(daily.DIE * daily.DIE, spent * daily.PARTS // base)
    share = Fraction(int(parts), daily.DIE * daily.DIE)
    return share / (daily.DIE // daily.CHANCE - 1 + share)
