"""A meeting, a fight and a pursuit as the party's seats see them; of all that the others keep to themselves nothing."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.core.memo import frozen
from podzem.expedition.fight_view import fight_view
from podzem.expedition.meeting import attitude, offers
from podzem.expedition.shapes import FightView, MeetingView
from podzem.systems.surface import orders
from podzem.systems.surface.believed import believed
from podzem.systems.surface.chapters import pursuit
from podzem.systems.surface.chapters.encounters import first_sight, sides
from podzem.systems.surface.chapters.encounters.moments import moment
from podzem.systems.surface.game import COMBAT, MEETING, Game
from podzem.systems.surface.view.shapes import PursuitView
from podzem.world.creatures import CREATURES
from podzem.world.lengths import write_sazhens

SMALL_QS = 1
MAN_QS = 4


def _is_shown(game: Game, viewer: int, parties: set[int]) -> bool:
    if game.meeting is None or game.encounter is None:
        return False
    return viewer == JUDGE or (game.acting in parties and game.meeting.told)


def meeting_view(game: Game, viewer: int, parties: set[int]) -> MeetingView | None:
    """Those met: their kind, number and distance; their attitude is the judge's alone."""
    if game.meeting is None or not _is_shown(game, viewer, parties):
        return None
    meeting = game.meeting
    hs = meeting.hs if meeting.hs >= 0 else None
    with frozen(*game.parts):
        can = orders.candidates(game, game.party(game.acting).caller) if game.stage == MEETING else []
    return MeetingView(
        group=meeting.group,
        kind=meeting.kind,
        count=len(sides.others(game, meeting)),
        size=_size(meeting.kind),
        hs=hs,
        at=None,
        way="",
        surprise=first_sight.surprised(meeting),
        attitude=meeting.attitude if viewer == JUDGE and attitude.is_known(meeting) else None,
        stage=moment(game),
        sazhens=None if hs is None else write_sazhens(hs),
        demand=offers.price(game.company, meeting) if meeting.demand else None,
        can=[decision.text for decision in can],
    )


def _size(kind: str) -> str:
    space = CREATURES[kind].space_qs
    return "small" if space <= SMALL_QS else "man" if space <= MAN_QS else "large"


def combat_view(game: Game, viewer: int, parties: set[int]) -> FightView | None:
    """In the open everybody is seen."""
    if game.fight is None or game.stage != COMBAT or not _is_shown(game, viewer, parties):
        return None
    return fight_view(game.company, game.fight, viewer)


def pursuit_view(game: Game, viewer: int, parties: set[int]) -> PursuitView | None:
    """Who flees, and the chances of a leg as they are where the party believes to be."""
    known = believed(game, viewer)
    if known.encounter is None or known.encounter.pursuit is None or not _is_shown(game, viewer, parties):
        return None
    running = known.encounter.pursuit
    catch, hide = pursuit.chances(known)
    return PursuitView(flees=running.flees, legs=running.legs, catch=catch, hide=hide, stage=running.stage)
