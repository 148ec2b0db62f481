"""A random meeting that falls on a party in a settlement, recast to fit (surface.encounter.cancelled, T10)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition.town import hiring
from podzem.expedition.wealth import carried_by, sweep
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters.settlements import stocks
from podzem.systems.surface.chapters.settlements.kinds import TABLE
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import side
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.number import read_number
from podzem.world.region.region import Landmark

ROWS: Final[list[str]] = TABLE["recast"]["rows"]
STOLEN: Final[int] = TABLE["recast"]["stolen_kuna"]
BRAWLERS: Final = read_number(TABLE["recast"]["brawlers"])
BRAWL: Final = "brawl"
SMALL: Final = "small"


def throw(scribe: Scribe) -> str:
    """What comes instead: a row of T10."""
    return ROWS[int(scribe.roll(len(ROWS), told.RECAST_DIE)) - 1]


def happen(game: Game, party: Party, row: str, scribe: Scribe) -> int:
    """It comes; how many men of the patrol begin a brawl, 0 where nobody does."""
    if row == BRAWL:
        count = BRAWLERS.throw(lambda sides: int(scribe.roll(sides, told.RECAST_DIE)))
        scribe.record(told.BRAWL, {"party": party.number, "count": count}, audience=side(game, party))
        return count
    if row in _ACTS:
        _ACTS[row](game, party, scribe)
    return 0


def _thief(game: Game, party: Party, scribe: Scribe) -> None:
    """The first small thing that is found on somebody, or so many kuna a head."""
    facts: dict[str, Value] = {"party": party.number}
    for member in game.members_of(party):
        small = next((item for item in carried_by(member) if _is_small(item)), None)
        if small is not None:
            small.count -= 1
            sweep(member.items)
            facts |= {"member": member.id, "item": small.id}
            scribe.record(told.THIEF, facts, audience=side(game, party))
            return
    purse, heads = game.company.ledger.purse, len(game.members_of(party))
    kuna = min(purse[party.caller], STOLEN * heads)
    purse[party.caller] -= kuna
    scribe.record(told.CUTPURSE, {**facts, "kuna": kuna}, audience=side(game, party))


def _is_small(item: Item) -> bool:
    return item.kind in GEAR and GEAR[item.kind].kind_class == SMALL and not item.ready


def _recruiter(game: Game, party: Party, scribe: Scribe) -> None:
    """One more candidate for hire."""
    state = stocks.touched(game, party.inside)
    scribe.record(told.RECRUITER, {"party": party.number}, audience=side(game, party))
    state.candidates += [one.number for one in hiring.find(game.company, 1, scribe)]


def _merchant(game: Game, party: Party, scribe: Scribe) -> None:
    """A travelling merchant has today what a town has."""
    stocks.touched(game, party.inside).merchant = True
    scribe.record(told.MERCHANT, {"party": party.number}, audience=side(game, party))


def _beggar(game: Game, party: Party, scribe: Scribe) -> None:
    """He knows of a hidden place: the nearest of which the party knows nothing."""
    found = _nearest_secret(game, party)
    facts: dict[str, Value] = {"party": party.number}
    if found is None:
        scribe.record(told.BEGGAR, facts, audience=side(game, party))
        return
    party.knowledge.clues.append(found.id)
    scribe.record(told.BEGGAR_KNOWS, {**facts, "landmark": found.id}, audience=side(game, party))


def _nearest_secret(game: Game, party: Party) -> Landmark | None:
    known = (*party.knowledge.clues, *party.knowledge.found)
    hidden = [one for one in region_of(game).landmarks if one.sight == "hidden" and one.id not in known]
    return min(hidden, key=lambda one: party.cell.away_from(one.cell), default=None)


_ACTS: Final = {"thief": _thief, "recruiter": _recruiter, "merchant": _merchant, "beggar": _beggar}
