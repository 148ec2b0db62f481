"""A party as its seats see it: where it believes to be, what is left of its day, what the next step would cost."""

from __future__ import annotations

from podzem.systems.surface.believed import land_of
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.building import building, works
from podzem.systems.surface.chapters.needs import feeding, supplies
from podzem.systems.surface.chapters.sea import boarding, vessels
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, CAMP, DAWN, Party
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.looming import looming
from podzem.systems.surface.view.plans import cells_along
from podzem.systems.surface.view.settlement_view import settlement_view
from podzem.systems.surface.view.shapes import MarchView, MooredView, PartyView, WorkView


def party_view(known: Game, party: Party, viewer: int) -> PartyView:
    """A party of the game as its seats know it."""
    return PartyView(
        number=party.number,
        caller=party.caller,
        members=[member.id for member in known.members_of(party)],
        cell=list(party.cell),
        bank=party.bank,
        inside=party.inside,
        aboard=_vessel(known, party),
        moored=[MooredView(vessels.vessel_id(one), one.kind) for one in boarding.moored(known, party)],
        base=amount(budget.base(known, party)),
        budget=amount(budget.budget(known, party)),
        spent=amount(party.spent),
        left=amount(budget.remaining(known, party)),
        forced=" ".join(party.forced),
        rest_debt=party.rest_debt,
        feeding=party.feeding,
        action=party.action,
        progress=amount(party.progress),
        march=_march(party),
        stops=party.stops[:],
        rations=supplies.stock(known, party),
        eaters=len(supplies.eaters(known, party)),
        ration=supplies.ration(party),
        fed_days=feeding.days_fed(known, party),
        warm=supplies.is_warm(known, party),
        looming=looming(known, party),
        below=party.phase == BELOW,
        settlement=settlement_view(known, party, viewer),
        works=_works(known, party) if party.caller == viewer and party.phase == DAWN else [],
        can_act=party.caller == viewer and party.phase not in (CAMP, BELOW),
    )


def _vessel(known: Game, party: Party) -> str:
    return next((vessel.kind for vessel in known.vessels if vessel.number == party.aboard), "")


def _works(known: Game, party: Party) -> list[WorkView]:
    """What it may begin or go on with here, each with what it takes."""
    open_here = [words for words in building.choices(known, party) if building.why_not(known, party, words) is None]
    return [_work(known, party, kind, edge) for kind, edge in open_here]


def _work(known: Game, party: Party, kind: str, edge: str) -> WorkView:
    row = works.row_of(land_of(known, party), kind, party.cell, "" if edge == building.HERE else edge)
    assert row is not None
    begun = works.begun_at(known, works.place_of(known, party))
    kuna, done = (row.kuna, "0") if begun is None else (0, amount(begun.done))
    return WorkView(kind, edge, kuna, row.labour, done, amount(building.day_of_labour(known, party)))


def _march(party: Party) -> MarchView | None:
    """As it was wished: where it truly leads nobody of them knows."""
    march = party.march
    if march is None:
        return None
    way = [list(cell) for cell in cells_along(party.cell, march.way)]
    return MarchView(march.way[0], len(march.way), amount(march.progress), way)
