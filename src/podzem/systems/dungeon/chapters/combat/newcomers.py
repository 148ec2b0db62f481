"""Wanderers who come upon a combat (dungeon.combat.newcomers): a new front, or they wait for its end."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import muster
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.breaking_through import free_front
from podzem.expedition.fight.enlisting import enlist
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.ranks import pack
from podzem.expedition.meeting import attitude
from podzem.expedition.meeting import events as meetings
from podzem.expedition.meeting.meeting import Meeting
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.combat import battlefield
from podzem.systems.dungeon.chapters.encounters import distances
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.setting import read_part
from podzem.world.chance import two_dice

CLAUSE: Final = "dungeon.combat.newcomers"
TABLE: Final = read_part("fight")["newcomers"]
NEWCOMERS: Final = "newcomers"
"""The stage of those whose attitude the judge is asked about."""


def arrive(game: Game, scribe: Scribe) -> None:
    """Those whom the end of a turn brought to a group in combat, one after another; the judge may be asked of each."""
    for meeting in [meeting for meeting in game.waiting if meeting.group == game.fight_group]:
        if attitude.is_known(meeting):
            continue
        if not _learn(game, meeting, scribe):
            return
        _settle(game, meeting, scribe)


def _learn(game: Game, meeting: Meeting, scribe: Scribe) -> bool:
    """Distance, no surprise on either side, then their attitude towards the party; false while the judge is asked."""
    distances.determine(game, meeting, None, scribe)
    fixed = attitude.obvious(game.setting, meeting, None)
    terms = attitude.capped(attitude.modifiers(standing_of(game, meeting), meeting))
    is_rolled = fixed is None
    if fixed is None:
        fixed = two_dice(scribe, meetings.ATTITUDE_DIE, CLAUSE) + sum(term.value for term in terms)
    meeting.attitude = fixed
    meetings.attitude(scribe, CLAUSE, fixed, attitude.band(fixed), terms)
    asked = attitude.question(game.setting, fixed) if is_rolled else []
    if not asked:
        return True
    game.questions += asked
    meeting.stage = NEWCOMERS
    return False


def ruled(game: Game, total: int, scribe: Scribe) -> None:
    """The judge has said how the newcomers are disposed; then the next ones."""
    meeting = next(one for one in game.waiting if one.group == game.fight_group and one.stage == NEWCOMERS)
    meeting.attitude = total
    _settle(game, meeting, scribe)
    arrive(game, scribe)


def _settle(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """They attack on a front of their own; who does not, or finds no room for one, comes when the combat is over."""
    fight = game.fight
    assert fight is not None
    meeting.stage = "choose"
    if meeting.attitude <= TABLE["attack_up_to"] and free_front(fight) >= 0:
        game.waiting.remove(meeting)
        _open_front(game, fight, meeting, scribe)
    else:
        events.newcomers_wait(scribe, meeting)


def _open_front(game: Game, fight: Fight, meeting: Meeting, scribe: Scribe) -> None:
    """They come from their direction; those of the party who stand behind its first rank turn to them."""
    group, current = game.group(meeting.group), game.meeting
    assert current is not None
    front = int(free_front(fight))
    fight.open_front(front, meeting.hs, 0, 0)
    game.fronts[front] = FrontPlace(group.at, group.area, meeting.at)
    battlefield.set_fronts(game, fight, group, current)
    _turn_to(fight, front)
    for number in meeting.creatures:
        enlist(fight, muster.recruit(game.company, game.members[number], marks.OTHERS), front)
    muster.refresh(game.company, fight, game.fight_group, game.hurls)
    current.creatures += meeting.creatures
    for side in (marks.PARTY, marks.OTHERS):
        pack(fight, front, side)
        pack(fight, 0, side)
    _shake(game, fight, group, meeting, current)
    events.newcomers_attack(scribe, front)
    phase.prepare(fight)


def _turn_to(fight: Fight, front: int) -> None:
    """All behind the first rank, or the last of a single rank; one man alone is attacked from both sides."""
    rows = [int(row) for row in fight.line if fight.side[row] == marks.PARTY and fight.state[row] == marks.UP]
    behind = [row for row in rows if fight.rank[row] > 0] or (rows[-1:] if len(rows) > 1 else [])
    for row in behind:
        fight.front[row] = front
        fight.behind[row] = 0


def _shake(game: Game, fight: Fight, group: Group, meeting: Meeting, current: Meeting) -> None:
    """Twice as many enemies now, or the last way out cut off, try loyalty (dungeon.loyalty.triggers)."""
    if fight.count(marks.OTHERS) >= TABLE["outnumber"] * fight.count(marks.PARTY):
        fight.due[marks.PARTY] |= marks.OUTNUMBERED
    ways = {opening.id for opening in game.dungeon.level(group.depth).openings_of(group.area) if not opening.is_hidden}
    if ways and ways <= {meeting.way, current.way}:
        fight.due[marks.PARTY] |= marks.CUT_OFF
