"""Going aboard and ashore, buying vessels, wrecks (surface.sea.crew, surface.sea.hook)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import carrying, handling
from podzem.expedition.arms import readied
from podzem.expedition.people import ANIMAL, Member
from podzem.expedition.town import market
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.cells import DIRECTIONS, Cell, heading, read_cell
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.chapters.parting import vanish
from podzem.systems.surface.chapters.rivers import drowning
from podzem.systems.surface.chapters.sea import sailing, vessels
from podzem.systems.surface.chapters.sea.sailing import PRICES
from podzem.systems.surface.chapters.sea.vessels import CLAUSE, CREW, TABLE, vessel_id, vessel_of
from podzem.systems.surface.chapters.settlements import kinds, stocks, trading
from podzem.systems.surface.chapters.settlements.kinds import RATION
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.events import travel
from podzem.systems.surface.game import Game, Vessel
from podzem.systems.surface.land import SEA, WATER, Land
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words
from podzem.systems.surface.telling import side
from podzem.world.gear import GEAR
from podzem.world.number import read_number

WRECK: Final[int] = TABLE["wreck"]["chance"]
DIE: Final = 6
MEETINGS: Final = TABLE["meeting"]


def moored(game: Game, party: Party) -> list[Vessel]:
    """The vessels of the party's cell that nobody has boarded."""
    manned, here = {one.aboard for one in game.parties}, works.place_of(game, party)
    return [vessel for vessel in game.vessels if vessel.cell == here and vessel.number not in manned]


def embark_choices(game: Game, party: Party) -> Iterable[Words]:
    """Each vessel that lies here."""
    return [(vessel_id(vessel),) for vessel in moored(game, party)]


def why_not_embark(game: Game, party: Party, words: Words) -> Refusal | None:
    """One that lies here, with its crew, not overloaded, not in the ice."""
    vessel = next((one for one in moored(game, party) if vessel_id(one) == words[0]), None)
    if vessel is None or party.aboard:
        return Refusal(CREW, "embark", {"vessel": words[0], "cause": "away"})
    if vessels.is_icebound(game, land_of(game, party), vessel):
        return Refusal(CLAUSE, "embark", {"vessel": words[0]})
    return vessels.why_not_manned(game, party, vessel, "embark")


def embark(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """All go aboard; the march on foot is over. A lost party may look for its vessel in vain."""
    vessel = next((one for one in moored(game, party) if vessel_id(one) == words[0]), None)
    if vessel is None:
        scribe.record(travel.OBSTACLE, {"party": party.number}, clause=CREW, audience=side(game, party))
        return
    party.aboard, party.inside, party.march = vessel.number, "", None
    scribe.record(told.EMBARKED, {"party": party.number, "vessel": words[0]}, audience=side(game, party))


def disembark_choices(game: Game, party: Party) -> Iterable[Words]:
    """Each bank of the cell; where it is in one piece, ashore."""
    return [(bank or "ashore",) for bank in land_of(game, party).banks(party.cell)] if party.aboard else []


def why_not_disembark(game: Game, party: Party, words: Words) -> Refusal | None:
    """Aboard, where there is land."""
    is_land = land_of(game, party).terrain(party.cell) not in WATER
    legal = party.aboard and is_land and words in disembark_choices(game, party)
    return None if legal else Refusal(CREW, "disembark", {"bank": words[0], "cause": "away"})


def disembark(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """On the bank that was named; the vessel stays here."""
    vessel, region = vessel_of(game, party), region_of(game)
    assert vessel is not None
    if region.is_water(party.cell):  # where the map has land
        scribe.record(travel.OBSTACLE, {"party": party.number}, clause=CREW, audience=side(game, party))
        return
    banks = region.banks(party.cell)
    party.aboard, party.bank = 0, words[0] if words[0] in banks else banks[0]
    facts: dict[str, Value] = {"party": party.number, "vessel": vessel_id(vessel)}
    scribe.record(told.DISEMBARKED, facts, audience=side(game, party))


def is_navigable(land: Land, cell: Cell) -> bool:
    """Whether a vessel can lie in a cell: a river wide enough, or a shore."""
    wide = any(width >= PRICES["least_width"] for width in land.arms(cell).values())
    beside = [other for other in map(cell.towards, DIRECTIONS) if land.contains(other)]
    return wide or any(land.terrain(other) in WATER for other in beside)


def vessel_choices(game: Game, party: Party) -> Iterable[Words]:
    """The vessels on sale here."""
    kind = stocks.kind_at(game, party)
    return [(vessel,) for vessel in kinds.VESSELS if kind is not None and kinds.sells(kind, vessel)]


def why_not_buy_vessel(game: Game, party: Party, words: Words) -> Refusal | None:
    """On sale here, beside water that bears it, within the caller's purse."""
    refusal = trading.why_not_here(game, party, "goods", "buy_vessel")
    if refusal is not None:
        return refusal
    if words not in vessel_choices(game, party) or not is_navigable(land_of(game, party), party.cell):
        return Refusal(kinds.GOODS, "buy_vessel", {"vessel": words[0]})
    return trading.why_not_pay(game, party.caller, trading.price_of(game, words[0]), "buy_vessel")


def buy_vessel(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """It lies in the cell."""
    vessel = Vessel(words[0], game.company.take_number(), party.cell)
    game.vessels.append(vessel)
    price = trading.price_of(game, words[0])
    game.company.ledger.purse[party.caller] -= price
    facts: dict[str, Value] = {"vessel": vessel_id(vessel), "kuna": price}
    scribe.record(told.VESSEL_BOUGHT, facts, audience=side(game, party))


def rested(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn every vessel has its whole day before it."""
    for vessel in game.vessels:
        vessel.spent = Fraction(0)


def wreck(game: Game, words: list[str], scribe: Scribe) -> None:
    """In a storm at sea each evening, on 1: all swim if land is beside, else they are lost."""
    party = game.party(int(words[0]))
    vessel, region = vessel_of(game, party), region_of(game)
    if vessel is None or not is_stormy(game) or region.terrain(party.cell) != SEA:
        return
    if not scribe.check(WRECK, DIE, told.WRECK_DIE):
        return
    facts: dict[str, Value] = {"party": party.number, "vessel": vessel_id(vessel)}
    scribe.record(told.WRECKED, facts, audience=side(game, party))
    game.vessels.remove(vessel)
    party.aboard = 0
    shore = [other for other in map(party.cell.towards, DIRECTIONS) if _is_land(region, other)]
    if shore:
        game.agenda[:0] = [f"swim_ashore:{party.number}:{shore[0]}"]
    else:
        _lose_all(game, party, scribe)


def swim_ashore(game: Game, words: list[str], scribe: Scribe) -> None:
    """Each throws the drowning die; worn armour drowns, and so does a beast under a load."""
    party, shore = game.party(int(words[0])), read_cell(words[1])
    way = heading(party.cell, shore)
    party.cell, party.believed = shore, party.believed.towards(way)
    party.bank, party.left_cell, party.outside = region_of(game).banks(shore)[0], True, True
    for member in game.members_of(party):
        if _drowns(game, member, scribe):
            scribe.record(travel.DROWNED, {"member": member.id}, clause=drowning.CLAUSE)
            vanish(game, member)
    if party in game.parties:
        finding.look(game, party, scribe)


def _drowns(game: Game, member: Member, scribe: Scribe) -> bool:
    if member.kind == ANIMAL:
        return bool(carrying.load(game.company, member))
    return bool(readied(member, "armour")) or drowning.drowns(game, member, drowning.CLAUSE, scribe)


def is_at_sea(game: Game, party: Party) -> bool:
    """Aboard, on a cell of the sea."""
    return bool(party.aboard) and region_of(game).terrain(party.cell) == SEA


def find_wreckage(game: Game, party: Party, count: int, scribe: Scribe) -> None:
    """Supplies that drift by, taken aboard as far as the first who has room for them can bear."""
    taken = 0
    for member in trading.bearers(game, party):
        while taken < count and not handling.why_not_bear(game.company, member, GEAR[RATION].full_qg, "take"):
            market.give(game.company, member, RATION)
            taken += 1
    scribe.record(told.WRECKAGE, {"party": party.number, "count": taken}, audience=side(game, party))


def _is_land(land: Land, cell: Cell) -> bool:
    return land.contains(cell) and land.terrain(cell) not in WATER


def _lose_all(game: Game, party: Party, scribe: Scribe) -> None:
    audience = side(game, party)
    for member in game.members_of(party):
        scribe.record(told.LOST_AT_SEA, {"member": member.id}, audience=audience)
        vanish(game, member)


def meeting_at_sea(scribe: Scribe) -> tuple[str, int]:
    """T10b: who is met and how many times the usual number; nothing and a number of supplies for wreckage."""
    row = MEETINGS[int(scribe.roll(len(MEETINGS), told.SEA_MEETING_DIE)) - 1]
    if "wreckage" in row:
        pieces = read_number(row["wreckage"]).throw(lambda sides: int(scribe.roll(sides, told.WRECKAGE_DIE)))
        return "", pieces * int(row["supplies"])
    return str(row["kind"]), int(row.get("times", 1))


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    **sailing.STEPS,
    "moored": rested,
    "wreck": wreck,
    "swim_ashore": swim_ashore,
}

_ON_THE_WAY: Final = (DAWN, MARCH)
ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("embark", ("party", "vessel")),
        phases=_ON_THE_WAY,
        choices=embark_choices,
        why_not=why_not_embark,
        do=embark,
    ),
    PartyOrder(
        spec=OrderSpec("disembark", ("party", "bank")),
        phases=_ON_THE_WAY,
        choices=disembark_choices,
        why_not=why_not_disembark,
        do=disembark,
    ),
    PartyOrder(
        spec=OrderSpec("sail", ("party", "direction", "count"), may_hide_a_die=True),
        phases=_ON_THE_WAY,
        choices=sailing.choices,
        why_not=sailing.why_not,
        do=sailing.sail,
    ),
    PartyOrder(
        spec=OrderSpec("buy_vessel", ("party", "vessel")),
        phases=_ON_THE_WAY,
        choices=vessel_choices,
        why_not=why_not_buy_vessel,
        do=buy_vessel,
    ),
)
