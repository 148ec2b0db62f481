"""In by an entrance: a party hands its hour over, alone or where others are already (surface.dungeon.clock)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.dungeon import front_door
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters import hours
from podzem.systems.surface.chapters.going_below.lending import lent
from podzem.systems.surface.events import below as events
from podzem.systems.surface.game import Descent, Game
from podzem.systems.surface.telling import side

PASSING: Final = "passing"


def last_turn(since: Fraction) -> int:
    """The turn below at whose end today turns."""
    return max(0, ceil(hours.DAY_TURNS - since))


def go_in(game: Game, descent: Descent, scribe: Scribe) -> None:
    """Through the entrance; where others are below it waits until they have come to its hour, and to a turn's end."""
    beside = [one for one in game.descents if one.site == descent.site and not one.waits]
    site, inside = game.sites[descent.site], beside[0] if beside else None
    if inside is not None and (game.hour_below(inside) < descent.since or not site.is_between_turns):
        return
    party, opening = game.party(descent.party), descent.waits
    members, hearing = game.members_of(party), side(game, party)
    for member in members:
        del game.members[member.number]
    descent.waits, descent.members = "", [member.number for member in members]
    with lent(game, descent.site, scribe, hearing) as underground:
        if inside is None:
            until, hour = last_turn(descent.since), int(descent.since)
            underground.go_below(members, opening, party.caller, until, hour, scribe)
        else:
            descent.since = inside.since
            underground.follow(members, opening, scribe)
    game.agenda[:0] = [PASSING]


def opened(game: Game, site: str) -> None:
    """The dungeon that a landmark leads into, as it was left or as the map has it."""
    if site not in game.sites:
        game.sites[site] = front_door.opened(region_of(game).landmark(site).dungeon, game.setting)


def tell_waiting(game: Game, descent: Descent, scribe: Scribe) -> None:
    """Those who are below already are behind in time: it waits for them at the entrance."""
    party = game.party(descent.party)
    if descent.waits:
        scribe.record(events.WAITS_ABOVE, {"party": party.number}, audience=side(game, party))
