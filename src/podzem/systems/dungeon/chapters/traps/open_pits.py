"""Past an open pit or a chasm: beside it, over a plank, or by a leap (dungeon.trap.known, dungeon.trap.pit)."""

from __future__ import annotations

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import breakage, carrying
from podzem.expedition.people import Member
from podzem.site.grounds import WIDE_HS
from podzem.site.traps import Pit, open_pit, room_beside
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.traps import pits, traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.reach import no
from podzem.world.points import Point, Rect


def cross(game: Game, group: Group, id: str, scribe: Scribe) -> bool:
    """A group comes to the near edge of an open pit; false when its move ends here."""
    pit = open_pit(game.site, group.depth, id)
    assert pit is not None
    if bridge(game, group, pit, group.heading):
        events.bridged(scribe, group, id)
        return True
    leapers = [member for member in _walking(game, group) if not _beside(game, member, pit, group.heading)]
    if any(not pits.can_leap(game, member, pit.rect, group.heading in "EW") for member in leapers):
        events.stopped(scribe, "dungeon.trap.pit", group, "pit")
        return False
    fell = [m for m in leapers if not pits.leap(game, m, id, pit.sazhens, pit.spiked, scribe)]
    if fell:
        group.at = far_edge(pit.rect, group.at, group.heading)
        breakage.breakage(game.company, Below(game), scribe)
    return not fell


def _walking(game: Game, group: Group) -> list[Member]:
    return [game.members[n] for n in group.members if game.members[n].is_up and not game.members[n].pit]


def bridge(game: Game, group: Group, pit: Pit, heading: str) -> bool:
    """Whether somebody has a plank or ladder that reaches across."""
    length = pit.rect[2] if heading in "EW" else pit.rect[3]
    things = [item for member in _walking(game, group) for item in member.items]
    return length <= traps.PLANK_HS and any(item.kind in traps.BRIDGES for item in things)


def _beside(game: Game, member: Member, pit: Pit, heading: str) -> bool:
    return carrying.space(game.company, member) <= 2 * room_beside(game.site, pit.area, pit.rect, heading, WIDE_HS)


def why_not_cross(game: Game, group: Group, pit: Pit, heading: str) -> Refusal | None:
    """Why a group cannot pass a pit that it knows: somebody fits nowhere beside it and cannot leap it."""
    bridged = bridge(game, group, pit, heading)
    for member in _walking(game, group):
        if bridged or _beside(game, member, pit, heading):
            continue
        if not pits.can_leap(game, member, pit.rect, heading in "EW"):
            return no("dungeon.trap.pit", "leg", member=member.id)
    return None


def far_edge(rect: Rect, at: Point, heading: str) -> Point:
    """The point on the other side, straight on."""
    x, y, width, height = rect
    if heading in "EW":
        return (2 * (x + width) if heading == "E" else 2 * x), at[1]
    return at[0], (2 * (y + height) if heading == "S" else 2 * y)
