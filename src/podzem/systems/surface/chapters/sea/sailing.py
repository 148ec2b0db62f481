"""Going by water: what a step costs a vessel, and where it may go (surface.sea.hook, surface.river.portage)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.numbers import read_natural
from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.calendar import is_flood
from podzem.systems.surface.cells import DIRECTIONS, Cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.losing_the_way import lost
from podzem.systems.surface.chapters.sea import vessels
from podzem.systems.surface.chapters.sea.vessels import CLAUSE, KINDS, TABLE, Kind, vessel_of
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.game import Game, Vessel
from podzem.systems.surface.land import FOG, SEA, WATER, Land
from podzem.systems.surface.parties import MARCH, Party
from podzem.systems.surface.rows import Words
from podzem.systems.surface.telling import amount, side

PRICES: Final[dict[str, int]] = {name: price for name, price in TABLE["prices"].items() if name != "clause"}
PORTAGE: Final[int] = TABLE["portage"]["price"]
FORDED: Final[int] = TABLE["portage"]["width"]
LOST: Final[int] = TABLE["lost"]["chance"]
LOST_IN_STORM: Final[int] = TABLE["lost"]["storm_chance"]
SAIL: Final = "sail"
ROLLED: Final = "rolled"
MOST_CELLS: Final = 12
DIE: Final = 6


def price(game: Game, party: Party, kind: Kind, cell: Cell, direction: str) -> tuple[int, bool] | None:
    """The units of a step by water, and whether the vessel is hauled over a ford; None where it cannot go."""
    land, other = land_of(game, party), cell.towards(direction)
    if not land.contains(other):
        return None
    width = land.arms(cell).get(direction, 0)
    if width:
        return _river_price(game, party, kind, cell, direction, width)
    water = [ground for ground in (land.terrain(cell), land.terrain(other)) if ground in WATER]
    return (PRICES["open"], False) if water and (kind.sea or SEA not in water) else None


def _river_price(
    game: Game, party: Party, kind: Kind, cell: Cell, direction: str, width: int
) -> tuple[int, bool] | None:
    """Down 2, up 4, on width 2 and 3, in flood on all; into a ford of width 2 it is hauled for 7."""
    land, other = land_of(game, party), cell.towards(direction)
    down, flood = land.is_downstream(cell, direction), is_flood(game)
    least = max(kind.least_width, PRICES["least_width"])
    if (width < least and not flood) or not (down or kind.upstream):
        return None
    if width == FORDED and land.has_ford(other) and not flood:
        return PORTAGE, True
    return PRICES["downstream" if down else "upstream"], False


def left(vessel: Vessel) -> Fraction:
    """What a vessel can still spend today."""
    return KINDS[vessel.kind].budget - vessel.spent


def reach(known: Game, party: Party, direction: str, count: int) -> list[int]:
    """What each cell of a voyage costs as far as the vessel's day reaches and the party's map has water, or nothing."""
    vessel = vessel_of(known, party)
    assert vessel is not None
    found: list[int] = []
    cell, rest = party.cell, left(vessel)
    while len(found) < count:
        cost = _guess(known, party, KINDS[vessel.kind], cell, direction)
        if cost is None or cost > rest:
            break
        found.append(cost)
        cell, rest = cell.towards(direction), rest - cost
    return found


def _guess(known: Game, party: Party, kind: Kind, cell: Cell, direction: str) -> int | None:
    """The units of a step as far as the party knows: from one cell of the fog to another water is taken to go on."""
    land, other = land_of(known, party), cell.towards(direction)
    if (
        land.contains(other)
        and not land.arms(cell).get(direction)
        and {land.terrain(cell), land.terrain(other)} == {FOG}
    ):
        return PRICES["open"]
    cost = price(known, party, kind, cell, direction)
    return None if cost is None else cost[0]


def choices(game: Game, party: Party) -> Iterable[Words]:
    """Each direction, one cell or more."""
    if not party.aboard:
        return []
    return [(direction, str(count)) for direction in DIRECTIONS for count in range(1, MOST_CELLS + 1)]


def why_not(game: Game, party: Party, words: Words) -> Refusal | None:
    """Aboard, manned, not icebound, and water that way for the first step, within today's budget."""
    vessel, count = vessel_of(game, party), read_natural(words[1]) or 0
    if vessel is None or words[0] not in DIRECTIONS or not 1 <= count <= MOST_CELLS:
        return Refusal(CLAUSE, SAIL, {"direction": words[0]})
    refusal = vessels.why_not_manned(game, party, vessel, SAIL)
    if refusal is not None:
        return refusal
    cost = price(game, party, KINDS[vessel.kind], party.cell, words[0])
    if cost is None or cost[0] > left(vessel) or vessels.is_icebound(game, land_of(game, party), vessel):
        return Refusal(CLAUSE, SAIL, {"direction": words[0]})
    return None


def sail(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """Cell by cell, as far as the vessel's day reaches."""
    budget.fix(game, party)
    party.phase, party.inside = MARCH, ""
    game.agenda[:0] = [f"sail:{party.number}:{words[0]}:{words[0]}:{words[1]}"]


def _take_bearing(game: Game, party: Party, wished: str, scribe: Scribe) -> None:
    """On the open sea, out of reach of any shore, one may go elsewhere than one thinks."""
    if game.setting.asks_judge(lost.SWITCH) == "off":
        return
    is_lost = scribe.check(lost_in_six(game), DIE, told.SEA_LOST_DIE)
    possible = [way for way in lost.ways(game, wished) if _can_go(game, party, way)]
    actual = lost.thrown(game, wished, possible, told.SEA_WAY_DIE, scribe) if is_lost else ""
    lost.settle(game, party, wished, possible, actual or wished, scribe)


def lost_in_six(game: Game) -> int:
    """How many faces of six lead astray on the open sea."""
    return LOST_IN_STORM if is_stormy(game) else LOST


def is_open_sea(land: Land, cell: Cell) -> bool:
    """A cell of the sea that touches no land by a side."""
    beside = [other for other in map(cell.towards, DIRECTIONS) if land.contains(other)]
    return land.terrain(cell) == SEA and all(land.terrain(other) in WATER for other in beside)


def _can_go(game: Game, party: Party, direction: str) -> bool:
    vessel = vessel_of(game, party)
    assert vessel is not None
    return price(game, party, KINDS[vessel.kind], party.cell, direction) is not None


def step(game: Game, words: list[str], scribe: Scribe) -> None:
    """One cell of a voyage, on the true water; the map is drawn the wished way (surface.lost.secrecy).

    As on a march one roll is made, at the first step out of a cell of the open sea (surface.lost.one_roll).
    """
    party, wished, way, count = game.party(int(words[0])), words[1], words[2], int(words[3])
    vessel, rolled = vessel_of(game, party), words[4:]
    if vessel is None or (cost := _cost(game, party, vessel, way)) is None:
        return
    if not rolled and is_open_sea(region_of(game), party.cell):
        game.agenda[:0] = [":".join(("sail", *words[:4], ROLLED))]
        _take_bearing(game, party, wished, scribe)
        return
    _move(game, party, vessel, wished, way, cost, scribe)
    if count > 1:
        game.agenda[:0] = [":".join(("sail", words[0], wished, way, str(count - 1), *rolled))]
    game.agenda[:0] = [f"emerge:{party.number}", f"due:{party.number}"]


def _cost(game: Game, party: Party, vessel: Vessel, way: str) -> tuple[int, bool] | None:
    """What the next cell takes; None where the day or the water ends."""
    cost = price(game, party, KINDS[vessel.kind], party.cell, way)
    return None if cost is None or cost[0] > left(vessel) else cost


def _move(
    game: Game, party: Party, vessel: Vessel, wished: str, way: str, cost: tuple[int, bool], scribe: Scribe
) -> None:
    party.cell = party.cell.towards(way)
    lost.believe(game, party, way if lost.is_open(game) else wished)
    vessel.cell, vessel.spent = party.cell, vessel.spent + cost[0]
    share = vessel.spent / KINDS[vessel.kind].budget
    party.spent = max(party.spent, party.reckoned * share)
    party.bank = region_of(game).banks(party.cell)[0]
    party.left_cell = party.outside = True
    facts: dict[str, Value] = {"party": party.number, "direction": wished, "price": amount(cost[0])}
    scribe.record(told.SAILED, facts, audience=side(game, party))
    if cost[1]:
        scribe.record(told.HAULED, {"party": party.number, "price": amount(PORTAGE)}, audience=side(game, party))
    finding.look(game, party, scribe)


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"sail": step}
