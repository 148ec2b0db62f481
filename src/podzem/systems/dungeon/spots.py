"""Where everybody stands: ranks behind each other along the way they came, a rank side by side (dungeon.time.order)."""

from __future__ import annotations

from typing import Final

from podzem.core.memo import cached
from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.site.grounds import area_of, ground_at, width_across
from podzem.site.stand import Stand as Stand
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import Point, centre, distance
from podzem.world.tracing import touching

LEFT: Final[dict[str, Point]] = {"N": (-1, 0), "E": (0, -1), "S": (1, 0), "W": (0, 1)}
"""The step to the left hand of somebody who faces there."""


def width_at(game: Game, group: Group) -> int:
    """How wide the ground is across the group's heading, in quarter sazhens; one hs is two of them."""
    return 2 * width_across(ground_at(game.site, group.depth), group.at, group.area, group.heading)


def spots_of(game: Game, group: Group) -> dict[int, Point]:
    """The point of every member of a group who is on his feet."""
    return {number: stand.at for number, stand in stands_of(game, group).items()}


def stands_of(game: Game, group: Group) -> dict[int, Stand]:
    """Where every member of a group stands who is on his feet, those in pits where they are."""
    if game.stands is not None:
        return game.stands[group.number]
    return cached(game, "stands", group.number, "", lambda: _stands(game, group))


def _stands(game: Game, group: Group) -> dict[int, Stand]:
    stands: dict[int, Stand] = {}
    behind = 0
    for rank in group.ranks:
        members = [game.members[number] for number in rank if game.members[number].is_up]
        middle = _along(game, group, behind)
        for member, place in zip(members, _abreast(game, group, members, middle)):
            stands[member.number] = _in_pit(game, group, member) if member.pit else place
        behind += rank_depth(game, members)
    return {**stands, **_on_fronts(game, group, stands)}


def _on_fronts(game: Game, group: Group, stands: dict[int, Stand]) -> dict[int, Stand]:
    """In combat those of a further front stand where it is."""
    if game.fight is None or group.number != game.fight_group or not game.fronts:
        return {}
    fronts = {int(number): int(front) for number, front in zip(game.fight.member, game.fight.front)}
    there = {number: game.fronts[fronts[number]] for number in stands if fronts.get(number) in game.fronts}
    return {number: Stand(group.depth, place.own, place.area) for number, place in there.items()}


def rank_depth(game: Game, members: list[Member]) -> int:
    """How deep a rank is in hs: half a sazhen, more with bigger creatures in it (dungeon.combat.modes)."""
    sizes = [carrying.size(member) for member in members]
    return max([1, *(-(-size // 2) for size in sizes)]) if members else 0


def ranks_behind(game: Game, group: Group, number: int) -> int:
    """How many hs behind the front a member's rank stands."""
    behind = 0
    for rank in group.ranks:
        if number in rank:
            return behind
        behind += rank_depth(game, [game.members[other] for other in rank if game.members[other].is_up])
    return behind


def _along(game: Game, group: Group, hs: int) -> Stand:
    """The point so far back on the way the group came; a short way has the last ranks close up at its beginning."""
    way = [group.at, *reversed(group.trail)]
    at = group.at
    for before in way[1:]:
        length = distance(at, before)
        if length >= hs:
            at = between(at, before, hs, length)
            break
        at, hs = before, hs - length
    return Stand(group.depth, at, group.area if at == group.at else area_behind(game, group, at))


def area_behind(game: Game, group: Group, at: Point) -> str:
    """Of the areas at a point of the way the one that was walked: what lies behind a wall beside it was not."""
    ground = ground_at(game.site, group.depth)
    area, seen = ground.area_at(at, group.heading), _seen_at(game, group.depth, at)
    if area in seen or (not seen and ground.opening_at(at)):
        return area
    return group.area if group.area in (seen or ground.areas_at(at)) else (seen or [area])[0]


def _seen_at(game: Game, depth: int, at: Point) -> list[str]:
    """The areas at a point of which the party has seen ground there."""
    ground, known = ground_at(game.site, depth), game.site.known.get(depth)
    if known is None:
        return []
    west, north, _, _ = ground.bounds
    cells = [ground.raster.cell(index) for index in touching(ground.raster, at)]
    return [ground.area_of((x, y)) for x, y in cells if known.rows[y - north][x - west] != "0"]


def between(a: Point, b: Point, hs: int, length: int) -> Point:
    """The point so many hs from a towards b, rounded towards a."""
    if length == 0:
        return a
    dx, dy = b[0] - a[0], b[1] - a[1]
    if hs >= length:
        return b
    return a[0] + _part(dx, hs, length), a[1] + _part(dy, hs, length)


def _part(delta: int, hs: int, length: int) -> int:
    return delta * hs // length if delta >= 0 else -(-delta * hs // length)


def _abreast(game: Game, group: Group, members: list[Member], middle: Stand) -> list[Stand]:
    """A rank from the left, each in the middle of his room; who would stand in a wall stands in the middle instead."""
    left = LEFT[group.heading]
    widths = [carrying.space(game.company, member) for member in members]
    offset = -sum(widths)
    places = []
    for width in widths:
        step = -(offset + width) // 2
        offset += 2 * width
        at = middle.at[0] + step * left[0], middle.at[1] + step * left[1]
        inside = middle.area in ground_at(game.site, group.depth).areas_at(at)
        places.append(Stand(group.depth, at, middle.area) if inside else middle)
    return places


def _in_pit(game: Game, group: Group, member: Member) -> Stand:
    level = game.dungeon.level(group.depth)
    traps = [trap for trap in level.traps if trap.id == member.pit and trap.rect]
    rects = [(trap.rect, trap.area) for trap in traps]
    rects += [(feature.rect, feature.area) for feature in level.features if feature.id == member.pit]
    for rect, area in rects:
        if rect is not None:
            return Stand(group.depth, centre(rect), area)
    return Stand(group.depth, group.at, group.area)


def stand_of(game: Game, member: Member) -> Stand:
    """Where a member is: in his rank, in a pit, or lying where he fell."""
    return cached(game, "stand", member.number, "", lambda: _stand_of(game, member))


def _stand_of(game: Game, member: Member) -> Stand:
    name = member.id
    for heap in game.site.heaps:
        if any(item.kind == "body" and item.name == name for item in heap.items):
            return Stand(heap.depth, heap.at, area_of(game.site, heap))
    bearer = next((m for m in game.members.values() if any(i.name == name for i in m.items)), None)
    if bearer is not None and bearer.number != member.number:
        return stand_of(game, bearer)
    group = game.group(member.group or member.captor)
    return stands_of(game, group).get(member.number) or Stand(group.depth, group.at, group.area)
