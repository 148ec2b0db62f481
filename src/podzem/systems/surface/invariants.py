"""What holds in every state of a campaign, whatever was decided and thrown."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.expedition.people import ACTIVE, CAPTIVE, DEAD, DOWN, FLED, GONE, OUTSIDE
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import DAYS, MONTHS
from podzem.systems.surface.chapters.battles.battle import STANDING
from podzem.systems.surface.chapters.weather import CHAIN
from podzem.systems.surface.game import BATTLE, OVER, Game
from podzem.systems.surface.parties import BELOW, CAMP, DAWN, FEEDING, MARCH

STATUSES = (ACTIVE, DOWN, DEAD, FLED, CAPTIVE, GONE, OUTSIDE, "cowering")
PHASES = (DAWN, MARCH, CAMP, BELOW)


def fault(game: Game) -> str:
    """The first thing that is wrong; empty when nothing is."""
    checks = (_people, _parties, _below, _calendar, _ledger, _waters, _hosts)
    return next((wrong for check in checks for wrong in check(game)), "")


def _people(game: Game) -> Iterator[str]:
    """Nobody is lost or doubled, and who is on his way goes with a party that exists."""
    numbers = {party.number for party in game.parties}
    for number, member in game.members.items():
        if number != member.number or member.status not in STATUSES:
            yield f"{member.id}: number {number}, status {member.status}"
        if member.status in (ACTIVE, DOWN) and member.owner >= 0 and member.group not in numbers:
            yield f"{member.id} is in party {member.group}, which is not there"
        if not 0 <= member.resilience <= max(member.level, 1):
            yield f"{member.id} has resilience {member.resilience} at level {member.level}"
        if member.exhaustion < 0 or member.fatigue < 0:
            yield f"{member.id}: exhaustion {member.exhaustion}, fatigue {member.fatigue}"


def _parties(game: Game) -> Iterator[str]:
    """Each stands on the map, on a bank of its cell, and has somebody in it."""
    region = region_of(game)
    if len({party.number for party in game.parties}) != len(game.parties):
        yield "two parties have one number"
    for party in game.parties:
        name = f"party {party.number}"
        if not region.contains(party.cell) or not region.contains(party.believed):
            yield f"{name} is off the map: {party.cell}, believed {party.believed}"
        elif party.bank not in region.banks(party.cell):
            yield f"{name}: {party.cell} has no bank {party.bank!r}"
        if party.phase not in PHASES or party.feeding not in FEEDING:
            yield f"{name}: phase {party.phase}, feeding {party.feeding}"
        if party.spent < 0 or party.progress < 0 or not 0 <= party.caller < game.setting.players:
            yield f"{name}: spent {party.spent}, progress {party.progress}, caller {party.caller}"
        if not party.lost and party.believed != party.cell:
            yield f"{name} is not lost, but believes to be at {party.believed} and is at {party.cell}"
        if not game.members_of(party) and game.stage != OVER:
            yield f"{name} is empty"


def _below(game: Game) -> Iterator[str]:
    """Who is below is not above, too; one ledger, and a party that is there."""
    parties = [party.number for party in game.parties if party.phase == BELOW]
    if sorted(parties) != sorted(descent.party for descent in game.descents):
        yield f"below are {parties}, and the descents are {game.descents}"
    for underground in [game.sites[id] for id in game.sites_in_use]:
        if any(member.number in game.members for member in underground.people):
            yield "somebody is above and below"
        if underground.game.company.ledger is not game.company.ledger:
            yield "those below have a ledger of their own"
        if underground.fault():
            yield f"below: {underground.fault()}"


def _calendar(game: Game) -> Iterator[str]:
    """A date that there is, weather of the chain, streaks of one kind."""
    if not (game.year >= 1 and 1 <= game.month <= MONTHS and 1 <= game.day <= DAYS):
        yield f"there is no day {game.day} of month {game.month} of year {game.year}"
    if game.weather not in CHAIN or game.spell_left < 1:
        yield f"weather {game.weather}, {game.spell_left} days"
    if game.wet_streak and game.dry_streak:
        yield "both a wet and a dry streak run"


def _ledger(game: Game) -> Iterator[str]:
    """Purses are never overdrawn, and what is over waits for nobody."""
    if any(kuna < 0 for kuna in game.company.ledger.purse):
        yield f"a purse is overdrawn: {game.company.ledger.purse}"
    if game.stage == OVER and (game.questions or game.agenda):
        yield "it is over, but something is still to be done"


def _waters(game: Game) -> Iterator[str]:
    """Vessels and works lie on the map; who is aboard is where his vessel is, and no vessel has two crews."""
    region, vessels = region_of(game), {vessel.number: vessel for vessel in game.vessels}
    cells = [vessel.cell for vessel in game.vessels] + [work.cell for work in game.works]
    for cell in cells:
        if not region.contains(cell):
            yield f"a vessel or a work is off the map: {cell}"
    crews = [party for party in game.parties if party.aboard]
    if len({party.aboard for party in crews}) != len(crews):
        yield "two parties are aboard one vessel"
    for party in crews:
        if party.aboard not in vessels or vessels[party.aboard].cell != party.cell:
            yield f"party {party.number} is aboard {party.aboard}, which is not there"


def _hosts(game: Game) -> Iterator[str]:
    """A battle is fought, or its armies stand till morning; nobody is in two units."""
    if (game.battle is not None) != (game.stage == BATTLE):
        yield f"the battle is {game.battle} while the stage is {game.stage}"
    battles = [*game.stood, *([game.battle] if game.battle is not None else [])]
    if any(battle.stage != STANDING for battle in game.stood):
        yield "a battle waits for the morning that is not at a stand"
    units = [
        unit for battle in battles for army in battle.armies for unit in (*army.units, *army.fallen, *army.captured)
    ]
    numbers = [number for unit in units for number in unit.members]
    if len(set(numbers)) != len(numbers) or any(unit.count < 0 for unit in units):
        yield "somebody stands in two units"
