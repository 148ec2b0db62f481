"""Реки и озёра: the ice breaks on the first day of spring (surface.river.ice_breakup)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition.arms import readied
from podzem.expedition.people import ANIMAL
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import WINTER, day_after, season
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.flying import is_flying
from podzem.systems.surface.chapters.parting import vanish
from podzem.systems.surface.chapters.rivers import drowning
from podzem.systems.surface.events import days as day_events
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import WATER, Land, neighbours
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import side

CLAUSE: Final = "surface.river.ice_breakup"


def _is_on_ice(game: Game, party: Party, land: Land) -> bool:
    return land.terrain(party.cell) in WATER and not party.aboard and not is_flying(game, party)


def breaks_tomorrow(game: Game, party: Party, land: Land) -> bool:
    """Whether it is the last evening of winter and the party stands on a frozen lake, by the truth or by its map."""
    _, month, _ = day_after(game.year, game.month, game.day)
    return season(game.month) == WINTER != season(month) and _is_on_ice(game, party, land)


def warn(game: Game, words: list[str], scribe: Scribe) -> None:
    """The evening before, who camps on a lake is warned."""
    party = game.party(int(words[0]))
    if breaks_tomorrow(game, party, region_of(game)):
        scribe.record(day_events.ICE_WARNING, {"party": party.number}, audience=side(game, party))


def break_up(game: Game, words: list[str], scribe: Scribe) -> None:
    """People throw the drowning die, beasts are lost, and who is saved stands on the nearest land."""
    if game.day != 1 or season(game.month) == WINTER or season(_month_before(game.month)) != WINTER:
        return
    scribe.record(day_events.ICE_BROKE, {})
    for party in [party for party in game.parties if _is_on_ice(game, party, region_of(game))]:
        _sink(game, party, scribe)
        if party in game.parties:
            _save(game, party, scribe)


def _month_before(month: int) -> int:
    return next(one for one in range(1, 13) if day_after(1, one, 30)[1] == month)


def _sink(game: Game, party: Party, scribe: Scribe) -> None:
    for member in game.members_of(party):
        if member.kind == ANIMAL:
            scribe.record(events.BEASTS_LOST, {"member": member.id}, audience=side(game, party))
            vanish(game, member)
        elif readied(member, "armour") or drowning.drowns(game, member, CLAUSE, scribe, summer=False):
            scribe.record(events.DROWNED, {"member": member.id}, clause=CLAUSE)
            vanish(game, member)


def _save(game: Game, party: Party, scribe: Scribe) -> None:
    """The first land beside, N, E, S, W, or the nearest; they know well where the ice has left them."""
    region, before = region_of(game), party.cell
    waiting, seen = [before], {before}
    for cell in waiting:
        if not region.is_water(cell):
            party.cell = cell
            break
        fresh = [other for other in neighbours(region, cell) if other not in seen]
        waiting += fresh
        seen |= set(fresh)
    believed = Cell(party.believed.x + party.cell.x - before.x, party.believed.y + party.cell.y - before.y)
    party.believed = believed if region.contains(believed) else party.believed
    party.lost = party.lost or party.believed != party.cell
    party.bank, party.march, party.left_cell = region.banks(party.cell)[0], None, True
    facts: dict[str, Value] = {"party": party.number, "cell": str(party.believed)}
    scribe.record(events.SAVED, facts, audience=side(game, party))


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"thaw": warn, "ice": break_up}
