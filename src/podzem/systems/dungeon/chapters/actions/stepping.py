"""Where those stand who hold, rest or guard: a point within a step, in the light of the group (dungeon.move.step)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.site.grounds import ground_at
from podzem.site.waypoints import is_known_at, lattice
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import STEP_HS
from podzem.systems.dungeon.reach import STAYING, group_of, is_marching, no, why_not_there
from podzem.systems.dungeon.spots import Stand, stands_of
from podzem.world.light import DIM
from podzem.world.points import Point, distance, write_point

CLAUSE: Final = "dungeon.move.step"


def step_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """The points around him, for who was ordered to stay and has not yet named one."""
    order, group = game.orders.get(member.number), group_of(game, member)
    here = stands_of(game, group).get(member.number)
    if order is None or order.verb not in STAYING or order.words or here is None or is_marching(group):
        return []
    areas = [game.dungeon.level(group.depth).area(id) for id in dict.fromkeys((group.area, here.area)) if id]
    points = dict.fromkeys(point for area in areas for point in lattice(game.site, group.depth, area))
    return [(write_point(at),) for at in points if at != here.at and distance(at, here.at) <= STEP_HS]


def why_not_step(game: Game, member: Member, at: Point | None) -> Refusal | None:
    """One point, for who stays; within a step, known, and lit."""
    order, group = game.orders.get(member.number), group_of(game, member)
    if order is None or order.verb not in STAYING or order.words or is_marching(group):
        return no(CLAUSE, "step", member=member.id)
    return why_not_stand(game, member, at)


def step(game: Game, member: Member, at: Point, scribe: Scribe) -> None:
    """There he will be this turn."""
    game.orders[member.number].words = [write_point(at)]


def why_not_stand(game: Game, member: Member, at: Point | None) -> Refusal | None:
    """Whether he can be at that point at all."""
    if at is None:
        return no("dungeon.map.units", "step", member=member.id)
    group = group_of(game, member)
    area = ground_at(game.site, group.depth).area_at(at)
    if not area or not is_known_at(game.site, group.depth, at):
        return no(CLAUSE, "step", member=member.id)
    return why_not_there(game, member, "step", Stand(group.depth, at, area), DIM)
