"""Those who ordered the party away: it has a turn to be gone, and is let go its way (delve.react.peace)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.encounters import events
from podzem.systems.delve.chapters.encounters.peace import PARLEY
from podzem.systems.delve.chapters.visibility.sight import told_kind
from podzem.systems.delve.data.fighting import SQUARE_FT
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of
from podzem.systems.delve.meeting import Meeting
from podzem.systems.delve.people import Band, Group, Person
from podzem.systems.delve.present import members, standing, up
from podzem.world.describing.sight_lines import distance


def overdue(game: Game, group: Group, scribe: Scribe) -> bool:
    """At the end of a turn: whether those who ordered the group away still see it there, and attack."""
    for band in game.bands:
        if not 0 <= band.leave_by <= game.turn or not up(band):
            continue
        near = [one for one in game.groups if _is_near(game, band, standing(game, one))]
        if group in near:
            band.leave_by = -1
            game.meeting = Meeting(group.number, [band.number], step=PARLEY)
            scribe.record(events.OVERDUE, {"kind": told_kind(game, band)})
            fights.begin(game, scribe)
            return True
        if not near:
            band.leave_by = -1
            spare(game, group, band)
    return False


def spare(game: Game, group: Group, band: Band) -> None:
    """They let the party go its way, or do not know of it: they are met again when it comes nearer than this."""
    people = [one for one in members(game, group) if one.at.depth]
    feet = [distance(one.at.square, person.at.square) * SQUARE_FT for one in up(band) for person in people]
    band.spared = max(min(feet, default=0), SQUARE_FT)


def _is_near(game: Game, band: Band, people: list[Person]) -> bool:
    areas = {(one.at.depth, area_of(game, one.at)) for one in up(band)}
    return any((person.at.depth, area_of(game, person.at)) in areas for person in people)
