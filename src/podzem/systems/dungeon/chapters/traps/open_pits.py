"""Past an open pit or a chasm: beside it, over a plank, or by a leap (dungeon.trap.known, dungeon.trap.pit)."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzem.core.decisions import Refusal
from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition import aid, carrying
from podzem.expedition.people import Member
from podzem.systems.dungeon.chapters.actions.reach import no
from podzem.systems.dungeon.chapters.traps import pits, traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import Point, Rect

EVENTS: Final[tuple[str, ...]] = ("bridged",)


class Pit(NamedTuple):
    """An open hole in the floor."""

    id: str
    area: str
    rect: Rect
    sazhens: int
    spiked: bool


def open_pit(game: Game, depth: int, id: str) -> Pit | None:
    """The open pit or chasm of that id."""
    level = game.dungeon.level(depth)
    for trap in level.traps:
        if trap.id == id and trap.rect is not None:
            return Pit(id, trap.area, trap.rect, trap.depth_sazhens, trap.type == "spiked_pit")
    for feature in level.features:
        if feature.id == id and feature.rect is not None:
            return Pit(id, feature.area, feature.rect, feature.chasm_depth, False)
    return None


def cross(game: Game, group: Group, id: str, scribe: Scribe) -> bool:
    """A group comes to the near edge of an open pit; false when its move ends here."""
    pit = open_pit(game, group.depth, id)
    assert pit is not None
    if bridge(game, group, pit):
        scribe.tell("bridged", "dungeon.trap.known", OPEN, {"group": group.number, "trap": id})
        return True
    leapers = [member for member in _walking(game, group) if not _beside(game, member, pit, group.heading)]
    if any(not pits.can_leap(game, member, pit.rect, group.heading in "EW") for member in leapers):
        scribe.tell("stopped", "dungeon.trap.pit", OPEN, {"group": group.number, "obstacle": "pit"})
        return False
    fell = [m for m in leapers if not pits.leap(game, m, id, pit.sazhens, pit.spiked, scribe)]
    if fell:
        group.at = far_edge(pit.rect, group.at, group.heading)
        aid.breakage(game, scribe)
    return not fell


def _walking(game: Game, group: Group) -> list[Member]:
    return [game.members[n] for n in group.members if game.members[n].is_up and not game.members[n].pit]


def bridge(game: Game, group: Group, pit: Pit) -> bool:
    """Whether somebody has a plank or ladder that reaches across."""
    length = pit.rect[2] if group.heading in "EW" else pit.rect[3]
    things = [item for member in _walking(game, group) for item in member.items]
    return length <= traps.PLANK_HS and any(item.kind in traps.BRIDGES for item in things)


def _beside(game: Game, member: Member, pit: Pit, heading: str) -> bool:
    return carrying.space(game, member) <= 2 * traps.room_beside(game, pit.area, pit.rect, heading)


def why_not_cross(game: Game, group: Group, pit: Pit, heading: str) -> Refusal | None:
    """Why a group cannot pass a pit that it knows: somebody fits nowhere beside it and cannot leap it."""
    before, group.heading = group.heading, heading
    bridged = bridge(game, group, pit)
    group.heading = before
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
