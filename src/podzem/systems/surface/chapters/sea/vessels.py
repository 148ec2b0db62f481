"""Vessels (surface.sea.hook, surface.sea.crew, T16): budgets, what they hold, who must be aboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.tables import take
from podzem.expedition import carrying
from podzem.expedition.people import ANIMAL, CAPTIVE
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.game import Game, Vessel
from podzem.systems.surface.land import SEA, Land
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_part
from podzem.world.load import QG_IN_GRIVNA

TABLE: Final[dict[str, Any]] = read_part("sea")
CLAUSE: Final = "surface.sea.hook"
CREW: Final = "surface.sea.crew"
PERSON_QG: Final[int] = TABLE["crew"]["person_gr"] * QG_IN_GRIVNA


@dataclass(frozen=True)
class Kind:
    """A row of T16."""

    kind: str
    budget: int
    holds_qg: int
    crew: int
    upstream: bool = True
    sea: bool = True
    least_width: int = 0
    """The narrowest river on which it goes; 0 as all vessels."""


def _read(row: dict[str, Any]) -> Kind:
    needs = ("clause", "kind", "budget", "holds_gr", "crew")
    take(row, f"vessel {row.get('kind')}", needs=needs, may=("upstream", "sea", "least_width"))
    values = {key: value for key, value in row.items() if key not in ("clause", "holds_gr")}
    return Kind(holds_qg=row["holds_gr"] * QG_IN_GRIVNA, **values)


KINDS: Final[dict[str, Kind]] = {row["kind"]: _read(row) for row in TABLE["vessel"]}


def vessel_of(game: Game, party: Party) -> Vessel | None:
    """The vessel aboard which a party is."""
    return next((one for one in game.vessels if one.number == party.aboard), None) if party.aboard else None


def vessel_id(vessel: Vessel) -> str:
    """How decisions and events name it: `boat.12`."""
    return f"{vessel.kind}.{vessel.number}"


def burden(game: Game, party: Party) -> int:
    """What a party weighs aboard, in quarter grivnas: 170 grivnas a head and all that it moves."""
    return sum(PERSON_QG + carrying.load(game.company, member) for member in game.members_of(party))


def hands(game: Game, party: Party) -> int:
    """Who can work a vessel: people on their feet."""
    members = game.members_of(party)
    return sum(member.is_up and member.kind != ANIMAL and member.status != CAPTIVE for member in members)


def why_not_manned(game: Game, party: Party, vessel: Vessel, order: str) -> Refusal | None:
    """Its crew is aboard, and it is not overloaded."""
    kind = KINDS[vessel.kind]
    if hands(game, party) < kind.crew:
        return Refusal(CREW, order, {"vessel": vessel_id(vessel), "cause": "crew", "count": kind.crew})
    if (weighs := burden(game, party)) > kind.holds_qg:
        facts: dict[str, Fact] = {
            "cause": "load",
            "load": -(-weighs // QG_IN_GRIVNA),
            "holds": kind.holds_qg // QG_IN_GRIVNA,
        }
        return Refusal(CREW, order, {"vessel": vessel_id(vessel), **facts})
    return None


def is_icebound(game: Game, land: Land, vessel: Vessel) -> bool:
    """No vessel goes under ice: in winter only the sea is open, and that by the option."""
    if not is_winter(game):
        return False
    by_sea = land.terrain(vessel.cell) == SEA or any(
        land.contains(other) and land.terrain(other) == SEA for other in map(vessel.cell.towards, ("N", "E", "S", "W"))
    )
    return not by_sea or game.setting.is_on("sea_freezes")
