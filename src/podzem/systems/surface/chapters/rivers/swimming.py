"""Реки и озёра: a party swims over an arm or a lake cell; who is to stay is split off before (surface.river.swim)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.errors import Malformed
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.arms import readied
from podzem.expedition.people import ANIMAL
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.calendar import is_flood, is_winter
from podzem.systems.surface.cells import DIRECTIONS, Cell, heading, opposite, read_cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.losing_the_way.lost import believe
from podzem.systems.surface.chapters.movement.prices import TERRAIN, is_frozen
from podzem.systems.surface.chapters.parting import vanish
from podzem.systems.surface.chapters.rivers import crossing, drowning, fording
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import LAKE, PLAIN, WATER, Land
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side
from podzem.world.region.banks import WHOLE, bank_holding

SWIM: Final = "surface.river.swim"
LAKES: Final = "surface.river.swim_lake"
ICE: Final = "surface.river.ice"
PRICE: Final[int] = read_part("travel")["swim_lake"]["price"]


def _why_nobody_swims(game: Game, party: Party, order: str) -> Refusal | None:
    """Worn armour bars it, and a beast under a load; who rides or lies cannot either."""
    for member in game.members_of(party):
        laden = member.kind == ANIMAL and (carrying.load(game.company, member) or carrying.ridden(game.company, member))
        if laden or member.rides or readied(member, "armour") or not (member.is_up or member.captor):
            return Refusal(SWIM, order, {"member": member.id})
    return None


def _banks(game: Game, party: Party) -> Iterable[Words]:
    return [(bank,) for bank in fording.banks_beside(game, party)]


def _why_not_swim(game: Game, party: Party, words: Words) -> Refusal | None:
    """Over a neighbouring arm that nothing else leads over; not under ice, and in flood only by `river_flood_swim`."""
    if words[0] not in fording.banks_beside(game, party):
        return Refusal("surface.river.bank", "swim", {"bank": words[0]})
    if is_winter(game):
        return Refusal(ICE, "swim", {"bank": words[0]})
    if is_flood(game) and game.setting.word("river_flood_swim") == "barred":
        return Refusal(crossing.FLOOD, "swim", {"bank": words[0]})
    if words[0] in crossing.beyond(game, party, land_of(game, party), party.cell, party.bank):
        return Refusal(SWIM, "swim", {"bank": words[0]})
    return _why_nobody_swims(game, party, "swim")


def _swim(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    if words[0] not in fording.banks_beside(game, party):
        scribe.record(events.OBSTACLE, {"party": party.number}, clause=crossing.CROSS, audience=side(game, party))
        return
    party.bank, party.inside, party.outside = words[0], "", True
    _risk(game, party, SWIM, scribe)


def _risk(game: Game, party: Party, clause: str, scribe: Scribe) -> None:
    """A die for each person; the drowned and their load are lost. Unloaded beasts swim without one."""
    to, swimmers = side(game, party), game.members_of(party)
    facts: dict[str, Value] = {"party": party.number, "members": [member.id for member in swimmers]}
    scribe.record(events.SWAM, facts, clause=clause, audience=to)
    for member in swimmers:
        if member.kind != ANIMAL and drowning.drowns(game, member, drowning.CLAUSE, scribe):
            scribe.record(events.DROWNED, {"member": member.id}, clause=drowning.CLAUSE)
            vanish(game, member)


def _lake_between(land: Land, cell: Cell, landing: Cell) -> Cell | None:
    """The lake cell over which one swims; the first in N, E, S, W where there are two."""
    beside = [cell.towards(direction) for direction in DIRECTIONS]
    return next((one for one in beside if one.away_from(landing) == 1 and land.terrain(one) == LAKE), None)


def _price(land: Land, landing: Cell) -> Fraction:
    """Of the water and of the ground on which one lands; unseen ground is taken for a plain."""
    return Fraction(PRICE + TERRAIN[land.terrain(landing) or PLAIN])


def _landings(game: Game, party: Party) -> Iterable[Words]:
    land = land_of(game, party)
    lakes = [cell for cell in map(party.cell.towards, DIRECTIONS) if land.terrain(cell) == LAKE]
    ends = {other for lake in lakes for other in map(lake.towards, DIRECTIONS) if land.contains(other)}
    return [(str(cell),) for cell in sorted(ends) if cell != party.cell]


def _why_not_swim_lake(game: Game, party: Party, words: Words) -> Refusal | None:
    """One lake cell, to land that touches it, all of it payable today; the sea cannot be swum."""
    land, refusal = land_of(game, party), Refusal(LAKES, "swim_lake", {"cell": words[0]})
    try:
        landing = read_cell(words[0])
    except Malformed:
        return refusal
    lake = _lake_between(land, party.cell, landing) if land.contains(landing) and landing != party.cell else None
    if lake is None or land.terrain(landing) in WATER or is_frozen(game, LAKE):
        return refusal
    if budget.remaining(game, party) < _price(land, landing):
        return refusal
    return _why_nobody_swims(game, party, "swim_lake")


def _swim_lake(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The landing as the map has it, put where the party truly is; where that is no land, nobody sets out."""
    region, wished = region_of(game), read_cell(words[0])
    landing = Cell(party.cell.x + wished.x - party.believed.x, party.cell.y + wished.y - party.believed.y)
    lake = _lake_between(region, party.cell, landing) if region.contains(landing) else None
    if lake is None or region.is_water(landing) or budget.remaining(game, party) < _price(region, landing):
        scribe.record(events.OBSTACLE, {"party": party.number}, clause=LAKES, audience=side(game, party))
        return
    budget.fix(game, party)
    party.spent += _price(region, landing)
    party.phase, party.march, party.inside, party.outside = MARCH, None, "", True
    ways = [heading(party.cell, lake), heading(lake, landing)]
    banks = region.banks(landing)
    party.cell, party.left_cell = landing, True
    party.bank = WHOLE if banks == (WHOLE,) else bank_holding(region.arms(landing), opposite(ways[1]))
    for way in ways:
        believe(game, party, way)
    _risk(game, party, LAKES, scribe)
    if party in game.parties:
        finding.look(game, party, scribe)
        game.agenda[:0] = [f"emerge:{party.number}", f"due:{party.number}"]


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("swim", ("party", "bank")),
        phases=(DAWN, MARCH),
        choices=_banks,
        why_not=_why_not_swim,
        do=_swim,
    ),
    PartyOrder(
        spec=OrderSpec("swim_lake", ("party", "cell"), may_hide_a_die=True),
        phases=(DAWN, MARCH),
        choices=_landings,
        why_not=_why_not_swim_lake,
        do=_swim_lake,
    ),
)
