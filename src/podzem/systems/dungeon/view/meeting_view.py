"""Those met, as far as the party's light shows them (dungeon.light.reveal); the judge sees all."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.expedition.meeting import offers, parley
from podzem.expedition.meeting.surprise import surprised
from podzem.expedition.shapes import MeetingView
from podzem.systems.dungeon.chapters.encounters.meeting_sight import bulk, way_known
from podzem.systems.dungeon.deciding import candidates
from podzem.systems.dungeon.game import MEETING, Game
from podzem.world.lengths import write_sazhens
from podzem.world.light import BRIGHT, CLEAR, DIM


def _open(game: Game) -> list[str]:
    """What the caller may decide, while he is asked."""
    is_asked = game.stage == MEETING and not game.questions
    return [decision.text for decision in candidates(game, game.company.caller)] if is_asked else []


def seen_by(game: Game, viewer: int) -> MeetingView:
    """What a viewer knows of the meeting at hand."""
    meeting, is_judge = game.meeting, viewer == JUDGE
    assert meeting is not None
    seen = BRIGHT if is_judge else meeting.seen
    hs = meeting.hs if seen >= DIM and meeting.hs >= 0 else None  # not while the judge is asked about surprise
    return MeetingView(
        group=meeting.group,
        kind=meeting.kind if seen >= CLEAR else "",
        count=len(meeting.creatures) if seen >= DIM else None,
        size=bulk(meeting) if seen >= DIM else "",
        hs=hs,
        at=None if hs is None else [meeting.at[0] / 2, meeting.at[1] / 2],
        way=meeting.way if is_judge else way_known(game, meeting),
        surprise=surprised(meeting),
        attitude=meeting.attitude if is_judge else None,
        stage=parley.moment(meeting),
        sazhens=None if hs is None else write_sazhens(hs),
        demand=offers.price(game.company, meeting) if meeting.demand else None,
        can=_open(game),
    )
