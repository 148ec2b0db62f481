"""«Скрывание и погоня»: a pursuit leg by leg, whoever flees (surface.pursuit.*)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import NOBODY, Scribe
from podzem.expedition import captives
from podzem.expedition.people import ACTIVE, CREATURE
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import DIRECTIONS, Cell
from podzem.systems.surface.chapters import budget, hiding
from podzem.systems.surface.chapters.encounters import after_combat, ground, meeting_ends, sides
from podzem.systems.surface.chapters.encounters.encounter import FOLLOW, OTHERS, PARTY, RUN, other
from podzem.systems.surface.chapters.encounters.ground import HS, TABLE
from podzem.systems.surface.chapters.movement import gates, marching, prices, stepping
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import MEETING, Game
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.telling import amount, side
from podzem.world.chance import DIE
from podzem.world.lengths import write_sazhens
from podzem.world.region.banks import RIGHT

BASE: Final[int] = TABLE["catch"]["chance"]
FLEE: Final = "surface.pursuit.flee"
LEG: Final = "surface.pursuit.leg"
END: Final = "surface.pursuit.end"
CAUGHT: Final = "caught"
AWAY: Final = "away"
ON: Final = "on"


def catch_chance(pursuer: int, fugitive: int) -> int:
    """In six, by the ratio of speeds: one more or less for each whole fold beyond the first (surface.pursuit.catch)."""
    faster, slower = max(pursuer, fugitive), min(pursuer, fugitive)
    if slower == 0:
        return DIE if pursuer else 0
    steps = faster // slower - 1
    return max(0, min(DIE, BASE + (steps if pursuer > fugitive else -steps)))


def chances(game: Game) -> tuple[int, int]:
    """The chances in six of the next leg: to be caught, and to get out of sight where the party now is."""
    _, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    flees = encounter.pursuit.flees
    return catch_chance(sides.speed(game, other(flees)), sides.speed(game, flees)), hiding.chance(game)


def run(game: Game, pursued: bool, scribe: Scribe) -> None:
    """One leg: a random direction, the cell, then who catches whom; unpursued it is the cell alone."""
    party, _, encounter = sides.at_hand(game)
    pursuit = encounter.pursuit
    assert pursuit is not None
    if not pursued:
        _run_free(game, scribe)
        return
    pursuit.legs += 1
    scribe.record(events.PURSUED, {"side": pursuit.flees, "leg": pursuit.legs})
    ways = _ways(game, party)
    if not ways:
        scribe.record(events.NO_WAY, {"side": pursuit.flees})
        catch(game, scribe)
        return
    _pass_cell(game, party, _direction(ways, scribe), scribe)
    if _is_safe(game, party):
        get_away(game, "settlement", scribe)
        return
    _decide(game, scribe)


def _decide(game: Game, scribe: Scribe) -> None:
    _, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    found = outcome(game, scribe)
    if found == CAUGHT:
        catch(game, scribe)
    elif found == AWAY:
        get_away(game, "hidden", scribe)
    else:
        encounter.pursuit.stage = RUN


def outcome(game: Game, scribe: Scribe) -> str:
    """The dice of a leg in its cell: the catch, then the hiding check; where neither can be, they get away."""
    catching, hides = chances(game)
    if catching == 0 and hides == 0:
        return AWAY
    if _succeeds(catching, scribe):
        return CAUGHT
    if not hiding.throw(game, "surface.pursuit.hide_check", scribe):
        return ON
    return AWAY


def _succeeds(chance: int, scribe: Scribe) -> bool:
    if chance in (0, DIE):
        return chance > 0
    return scribe.check(chance, DIE, events.CATCH_DIE)


def _run_free(game: Game, scribe: Scribe) -> None:
    """Nobody follows: the first cell is passed all the same (`pursuit_unpursued`), before a later one none."""
    party, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    flees, first = encounter.pursuit.flees, encounter.pursuit.legs == 0
    scribe.record(events.UNPURSUED, {"side": flees}, clause=FLEE if first else END)
    ways = _ways(game, party) if first and flees == PARTY and game.setting.word("pursuit_unpursued") == "cell" else []
    if ways:
        _pass_cell(game, party, _direction(ways, scribe), scribe)
    get_away(game, "unpursued", scribe)


def _ways(game: Game, party: Party) -> list[str]:
    """The directions that can be run; both sides go the same ground."""
    return [way for way in DIRECTIONS if stepping.why_not_step(game, party, way) is None]


def _direction(ways: list[str], scribe: Scribe) -> str:
    """A d4; impossible ones are thrown again."""
    if scribe.dice.fans:  # throwing again until it fits is an even choice among those that do
        return ways[int(scribe.roll(len(ways), events.FLIGHT_DIE)) - 1]
    while True:
        thrown = DIRECTIONS[int(scribe.roll(len(DIRECTIONS), events.FLIGHT_DIE)) - 1]
        if thrown in ways:
            return thrown


def _pass_cell(game: Game, party: Party, direction: str, scribe: Scribe) -> None:
    """By day paid from what is left, down to nothing; the direction is known, and the land is seen."""
    units = _pay(game, party, party.cell.towards(direction))
    party.march, party.inside, party.outside = None, "", True
    marching.move(game, party, direction, direction, RIGHT, scribe)
    facts: dict[str, Value] = {
        "party": party.number,
        "direction": direction,
        "cell": str(party.believed),
        "units": amount(units),
    }
    scribe.record(events.RAN, facts, audience=side(game, party))
    finding.look(game, party, scribe)


def _pay(game: Game, party: Party, ahead: Cell) -> Fraction:
    """surface.pursuit.budget: at night it is free."""
    if party.phase not in (DAWN, MARCH) or game.setting.word("pursuit_flight_cost") == "free":
        return Fraction(0)
    budget.fix(game, party)
    party.phase = MARCH
    units = min(budget.remaining(game, party), Fraction(prices.price(game, party, party.cell, ahead)[0]))
    party.spent += units
    return units


def _is_safe(game: Game, party: Party) -> bool:
    """The party's own flight ends in the cell of a friendly settlement that it has found."""
    _, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    if encounter.pursuit.flees != PARTY:
        return False
    marks = region_of(game).landmarks_at(party.cell)
    found = [mark for mark in marks if mark.is_settlement and mark.id in party.knowledge.found]
    return any(mark.type != gates.MONSTERS and not gates.is_hostile(game, mark) for mark in found)


def catch(game: Game, scribe: Scribe) -> None:
    """The pursuer is at 10 to 60 sazhens, halved as here and now (`pursuit_catch_halved`); the meeting goes on."""
    party, meeting, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    flees = encounter.pursuit.flees
    dice = [
        int(scribe.roll(DIE, events.RANGE_DIE, NOBODY, "surface.pursuit.caught"))
        for _ in range(TABLE["caught"]["dice"])
    ]
    hs = HS * int(TABLE["distance"]["sazhens"]) * sum(dice)
    meeting.hs = ground.halved(game, party, hs) if game.setting.is_on("pursuit_catch_halved") else hs
    meeting.stage, game.stage = CAUGHT, MEETING
    encounter.catches += 1
    scribe.record(events.CAUGHT, {"side": flees, "sazhens": write_sazhens(meeting.hs)})
    if flees == PARTY:
        party.winded = True
        after_combat.weary_again(game, party, scribe)


def get_away(game: Game, why: str, scribe: Scribe) -> None:
    """The fugitives are away; the short rest after it is free (surface.encounter.aftermath)."""
    party, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    clause = FLEE if why == "unpursued" else END
    scribe.record(events.GOT_AWAY, {"side": encounter.pursuit.flees, "why": why}, clause=clause)
    party.winded = True
    meeting_ends.close(game)
    after_combat.tend(game, party, scribe)


def surrender(game: Game, who: str, scribe: Scribe) -> None:
    """They lay down their arms before they are run down."""
    party, meeting, _ = sides.at_hand(game)
    scribe.record(events.SURRENDERED, {"side": who})
    members = game.members_of(party) if who == PARTY else sides.others(game, meeting)
    for member in [one for one in members if one.status == ACTIVE]:
        if member.kind == CREATURE and member.owner < 0 and not captives.can_be_captive(member):
            continue
        captives.surrendered(game.company, member, meeting, OpenAir(game), scribe)
    meeting_ends.close(game)
    after_combat.tend(game, party, scribe)


def turn_to_pursuer(game: Game) -> None:
    """The fugitives run; now the others say whether they follow."""
    _, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    encounter.pursuit.stage = FOLLOW


def fled_from(game: Game) -> str:
    """The side that pursues."""
    _, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    return OTHERS if encounter.pursuit.flees == PARTY else PARTY
