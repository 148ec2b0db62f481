"""Back into the open: people, captives and things go with the party again (surface.dungeon.return, .clock).

Who comes out by another opening than the one he went in by is where that one lies; a party whose people come out at
several places is several parties.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, DEAD, PC, Member
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget, days, hours, parting, splitting
from podzem.systems.surface.chapters.going_below import camp
from podzem.systems.surface.chapters.visibility import charting, finding
from podzem.systems.surface.events import below as events
from podzem.systems.surface.game import Descent, Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.telling import amount, side
from podzem.world.region.region import Landmark

CLAUSE: Final = "surface.dungeon.return"


def come_out(game: Game, descent: Descent, scribe: Scribe) -> None:
    """Nobody free of the party is below any more: who lives is back; where nobody is, the party is lost."""
    party, underground = game.party(descent.party), game.sites[descent.site]
    now = hours.now(game, party)
    members = underground.take_out(game.members_of(party), scribe)
    ways = {member.number: _mark(game, descent, underground.exit_of(member)) for member in members}
    game.descents.remove(descent)
    _hand_on_call(game, descent)
    _take_in(game, party, members)
    game.join()
    if not parting.is_watched(game, party):
        game.parties.remove(party)
        camp.forsake(game, party)
        return
    for part, mark in _parted(game, party, ways):
        _stand_at(game, part, mark, region_of(game).landmark(descent.mark), scribe)
        camp.pick_up(game, part, scribe)
        _tell_time(game, part, now, scribe)


def _hand_on_call(game: Game, descent: Descent) -> None:
    """Who is still in the dungeon is called by his own caller from now on."""
    left = [one for one in game.descents if one.site == descent.site and not one.waits]
    if left:
        game.sites[descent.site].call(game.party(left[0].party).caller)


def _mark(game: Game, descent: Descent, opening: str) -> Landmark:
    """The landmark to which an opening leads; one that none leads to lies where the party went in."""
    region, site = region_of(game), game.sites[descent.site]
    marks = [mark for mark in region.landmarks if mark.dungeon == region.landmark(descent.site).dungeon]
    by = {mark.entrance or site.entrances[0]: mark for mark in reversed(marks)}
    entered = region.landmark(descent.mark)
    is_same = opening in ("", entered.entrance or site.entrances[0])
    return entered if is_same else by.get(opening, entered)


def _take_in(game: Game, party: Party, members: list[Member]) -> None:
    """In roster order, as everywhere."""
    for member in members:
        game.company.members[member.number] = member
        if member.status == CAPTIVE:
            member.captor = party.number
        elif member.status != DEAD:
            member.group = party.number
    game.company.members = dict(sorted(game.company.members.items()))


def _parted(game: Game, party: Party, ways: dict[int, Landmark]) -> list[tuple[Party, Landmark]]:
    """Those who have come out at one place together; the caller's own keep the party."""
    people = game.members_of(party)
    places = {ways[member.number].id: ways[member.number] for member in people if member.number in ways}
    if len(places) < 2:
        return [(party, mark) for mark in places.values()]
    first = next((one for one in people if one.kind == PC and one.owner == party.caller), people[0])
    main, found = ways[first.number], [(party, ways[first.number])]
    for mark in [one for id, one in places.items() if id != main.id]:
        some = [member for member in people if ways[member.number].id == mark.id]
        owners = [member.owner for member in some if member.owner >= 0]
        caller = party.caller if party.caller in owners or not owners else owners[0]
        found.append((splitting.part_with(game, party, some, caller), mark))
    return found


def _stand_at(game: Game, party: Party, mark: Landmark, entered: Landmark, scribe: Scribe) -> None:
    """Before the opening; how far off from the other one it lies those know who have walked below."""
    members: list[str] = [one.id for one in game.members_of(party)]
    facts: dict[str, Value] = {"party": party.number, "members": members}
    if mark.id == entered.id:
        scribe.record(events.CAME_UP, facts, audience=side(game, party))
        return
    region, there = region_of(game), Cell(*mark.cell)
    believed = party.believed.moved(there.x - party.cell.x, there.y - party.cell.y)
    party.lost = party.lost or not region.contains(believed)
    party.believed = believed if region.contains(believed) else party.believed
    party.cell, party.bank = there, mark.bank or region.banks(there)[0]
    party.left_cell = True
    scribe.record(events.CAME_UP_ELSEWHERE, {**facts, "landmark": mark.id}, audience=side(game, party))
    charting.draw(game, party)
    finding.find(game, party, mark, CLAUSE, scribe)
    finding.look(game, party, scribe)


def _tell_time(game: Game, party: Party, now: Fraction, scribe: Scribe) -> None:
    """The hours below are spent; loads are counted anew, and with the waking hours the day's march is over."""
    if not party.base:
        party.phase = DAWN
        budget.fix(game, party)
    party.phase, party.outside = MARCH, True
    base = party.reckoned
    party.spent = max(party.spent, min(base, base * now / hours.AWAKE))
    budget.lower(game, party)
    facts: dict[str, Value] = {
        "party": party.number,
        "spent": amount(party.spent),
        "left": amount(budget.remaining(game, party)),
    }
    scribe.record(events.HOURS_BELOW, facts, audience=side(game, party))
    if now >= hours.AWAKE:
        days.camp(game, party, scribe)
