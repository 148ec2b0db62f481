"""Реки и озёра: changing banks inside a cell, freely or by ferry (surface.river.cross, .bridge_ferry, .flood)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.chapters.rivers import crossing
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side
from podzem.world.region.banks import crossings_of

FERRY: Final = "surface.river.bridge_ferry"
BANK: Final = "surface.river.bank"
FARE: Final[int] = read_part("travel")["ferry"]["kuna"]


def banks_beside(game: Game, party: Party) -> list[str]:
    """The banks across one arm of the party's own."""
    return list(dict.fromkeys(crossings_of(land_of(game, party).arms(party.cell), party.bank).values()))


def fare(game: Game, party: Party) -> int:
    """What the ferry takes for every head."""
    return FARE * len(game.members_of(party))


def _banks(game: Game, party: Party) -> Iterable[Words]:
    return [(bank,) for bank in banks_beside(game, party)]


def _why_not_cross(game: Game, party: Party, words: Words) -> Refusal | None:
    """A neighbouring bank; over it by what is free, else by the ferry: not in a storm, and not unpaid."""
    land = land_of(game, party)
    if words[0] not in banks_beside(game, party):
        return Refusal(BANK, "cross", {"bank": words[0]})
    if words[0] in crossing.beyond(game, party, land, party.cell, party.bank):
        return None
    if not land.has_ferry(party.cell):
        return Refusal(crossing.barred_by(game), "cross", {"bank": words[0]})
    poor = game.company.ledger.purse[party.caller] < fare(game, party)
    if is_stormy(game) or is_winter(game) or poor:
        return Refusal(FERRY, "cross", {"kuna": fare(game, party)})
    return None


def _cross(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """At no cost of the budget; where the land is otherwise than the map has it, nobody gets over."""
    region, to = region_of(game), side(game, party)
    free = crossing.beyond(game, party, region, party.cell, party.bank)
    if words[0] not in banks_beside(game, party) or not (words[0] in free or region.has_ferry(party.cell)):
        clause = crossing.barred_by(game)
        scribe.record(events.OBSTACLE, {"party": party.number}, clause=clause, audience=to)
        return
    if words[0] not in free:
        kuna = fare(game, party)
        game.company.ledger.purse[party.caller] -= kuna
        scribe.record(events.FERRY_PAID, {"party": party.number, "kuna": kuna}, audience=to)
    party.bank, party.inside, party.outside = words[0], "", True
    facts: dict[str, Value] = {"party": party.number, "bank": words[0]}
    scribe.record(events.CROSSED, facts, clause=free.get(words[0], FERRY), audience=to)


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("cross", ("party", "bank")),
        phases=(DAWN, MARCH),
        choices=_banks,
        why_not=_why_not_cross,
        do=_cross,
    ),
)
