"""What a combat has done to members: phase by phase, and when it is over (dungeon.combat.end)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import aid, breakage, captives, loyalty, muster
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, CREATURE, DOWN, GONE, Member
from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.combat import battlefield, hurling
from podzem.systems.dungeon.chapters.encounters import those_met
from podzem.systems.dungeon.chapters.load import bodies
from podzem.systems.dungeon.game import Game

RECOVERED: Final[int] = read_table("load")["recovery"]["part"]


def carry_over(game: Game, fight: Fight, scribe: Scribe) -> None:
    """Falls, losses, ammunition, flight and surrender of this phase, in the order of the line."""
    for row in [*fight.fallen, *fight.line]:
        member = game.members[fight.member[row]]
        if member.status != ACTIVE:
            continue
        if member.number not in game.hurls:
            muster.use_ammunition(game.company, fight, int(row), member)
        elif game.meeting is not None and fight.stage not in (marks.LOSSES, marks.BREAKING):
            hurling.land(game, fight, int(row), member, game.meeting, scribe)
        member.resilience = min(member.resilience, int(fight.left[row]))
        state = fight.state[row]
        if state == marks.DOWN:
            by = game.meeting.kind if game.meeting and member.owner >= 0 else ""
            aid.fall(game.company, member, Below(game), scribe, by, told=True)
            _lie_down(game, member)
        elif state == marks.YIELDED:
            captives.surrendered(game.company, member, game.meeting, Below(game), scribe)
        elif state == marks.FLED and not muster.is_cut_off(member, game.fight_group):
            flee(game, member)


def _lie_down(game: Game, member: Member) -> None:
    """Strangers lie where they stood; the party's own lie with their group until it leaves them."""
    if member.kind == CREATURE and game.meeting is not None:
        bodies.lay_out(game, member, game.meeting.depth, game.meeting.at)


def flee(game: Game, member: Member) -> None:
    """Companions run off and may come back, strangers are gone."""
    if member.kind == CREATURE and member.owner < 0:
        member.status = GONE
    else:
        loyalty.flee(game.company, member, Below(game))


def finish(game: Game, fight: Fight, meeting: Meeting, scribe: Scribe) -> None:
    """The combat is over: who is left of those met, what broke, and whose the field is."""
    left = [game.members[number] for number in meeting.creatures if game.members[number].status == ACTIVE]
    for row in fight.line:
        if fight.marks[row] & marks.COWERS and game.members[fight.member[row]] in left:
            game.members[fight.member[row]].status = GONE
    left = [member for member in left if member.status == ACTIVE]
    breakage.breakage(game.company, Below(game), scribe)
    _gather(game, fight)
    if left and fight.winner != marks.PARTY:
        aid.field_held_by(game.company, [member.type for member in left], game.fight_group, Below(game), scribe)
    _leave_the_lost_field(game, fight)
    _rescue(game, fight, meeting, scribe)
    if left:
        those_met.stay_behind(game, meeting)
    for group in game.groups[:]:
        if group.number == game.fight_group:
            battlefield.part_ways(game, fight, group)
            group.fought = game.company.turn  # at its end all who stand guard the captives (dungeon.captive.excess)


def _rescue(game: Game, fight: Fight, meeting: Meeting, scribe: Scribe) -> None:
    """Captives of the party are freed by a won combat (dungeon.captive.party)."""
    group = next((group for group in game.groups if group.number == game.fight_group), None)
    if fight.winner == marks.PARTY and group is not None:
        places = [encounter.id for encounter in game.dungeon.level(group.depth).encounters]
        holders = [meeting.source] if meeting.source in places else []
        captured = [int(number) for number in fight.member]
        captives.rescue(game.company, group.number, captured, holders, Below(game), scribe)


def _gather(game: Game, fight: Fight) -> None:
    """Who holds the field can find half of what he shot, by the switch; else nothing of it (dungeon.load.ammo)."""
    found = fight.winner == marks.PARTY and game.setting.word("ammo_recovery") == "half"
    for member in game.company.below():
        for item in member.items:
            item.spent = item.spent // RECOVERED if found else 0


def _leave_the_lost_field(game: Game, fight: Fight) -> None:
    """Whoever got away from the field leaves his fallen on it."""
    if fight.winner != marks.OTHERS:
        return
    for member in [
        member for member in game.company.below() if member.status == DOWN and member.group == game.fight_group
    ]:
        depth, at = bodies.place_of(game, member)
        bodies.lay_out(game, member, depth, at)
