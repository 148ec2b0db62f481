"""What a settlement has: supplies and men renew every ten days, the purse each month (surface.settlement.kinds)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters.settlements.kinds import TABLE, Kind, kind_of
from podzem.systems.surface.game import Game, Settlement
from podzem.systems.surface.parties import Party
from podzem.world.region.region import Landmark

RENEWED_ON: Final[list[int]] = TABLE["renewal"]["days"]
PURSE_DAY: Final[int] = TABLE["renewal"]["purse_day"]


def settlement_of(game: Game, party: Party) -> Landmark | None:
    """The settlement in which a party is."""
    region = region_of(game)
    return region.landmark(party.inside) if party.inside and region.has_landmark(party.inside) else None


def kind_at(game: Game, party: Party) -> Kind | None:
    """The row of T6 of the settlement in which a party is; none where it is outside, or where nobody trades."""
    place = settlement_of(game, party)
    return kind_of(place.type) if place is not None else None


def offers(place: Landmark, service: str) -> bool:
    """Whether a settlement of the map has a service; all that its kind has, unless the map says which."""
    return place.services is None or service in place.services


def state_of(game: Game, id: str) -> Settlement:
    """What it has today; one that nobody has touched has all (a question changes nothing)."""
    kept = game.settlements.get(id)
    return kept if kept is not None else full(kind_of(region_of(game).landmark(id).type))


def touched(game: Game, id: str) -> Settlement:
    """The same, to be changed: from now on it is kept."""
    return game.settlements.setdefault(id, state_of(game, id))


def full(kind: Kind) -> Settlement:
    """All that it has after a renewal."""
    return Settlement(supplies=kind.supplies, purse=kind.purse)


def renew(game: Game, words: list[str], scribe: Scribe) -> None:
    """Days 1, 11 and 21: new supplies and other men; on the first day of a month the purse is full again."""
    for id, state in list(game.settlements.items()) if game.day in RENEWED_ON else []:
        _renew(game, id, state)


def _renew(game: Game, id: str, state: Settlement) -> None:
    fresh = full(kind_of(region_of(game).landmark(id).type))
    candidates = game.company.ledger.candidates
    game.company.ledger.candidates = [one for one in candidates if one.number not in state.candidates]
    purse = fresh.purse if game.day == PURSE_DAY else state.purse
    game.settlements[id] = Settlement(supplies=fresh.supplies, purse=purse, merchant=state.merchant)
    if game.settlements[id] == fresh:
        del game.settlements[id]


def close_stalls(game: Game, words: list[str], scribe: Scribe) -> None:
    """In the evening a travelling merchant goes on; who comes in the night is there the day after (T10)."""
    for state in game.settlements.values():
        state.merchant = False


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"renew": renew, "stalls": close_stalls}
