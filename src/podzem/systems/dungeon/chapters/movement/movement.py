"""«Нагрузка и движение»: a leg as it is walked, against the truth of the map (dungeon.move.*).

Orders were checked against what the party knew. Here each straight piece is walked as far as it really goes; what was
not known stops it there, and the second leg lapses (dungeon.core.error).
"""

from __future__ import annotations

from typing import Final

from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.site import doors
from podzem.site import traps as site_traps
from podzem.site.grounds import ground_at
from podzem.site.waypoints import stairs_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions import opening_doors
from podzem.systems.dungeon.chapters.actions.consequences import bring_about, swing_open
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.movement import entering, stairs
from podzem.systems.dungeon.chapters.movement.crossings import Crossing, crossings
from podzem.systems.dungeon.chapters.traps import open_pits, traps
from podzem.systems.dungeon.game import ORDERS, Game
from podzem.systems.dungeon.group_speed import group_speed
from podzem.systems.dungeon.groups import Group, Leg
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.sight import glance, glimpse, look_around, notice_doors
from podzem.systems.dungeon.spots import between
from podzem.world.dungeon_map import Opening, Trap
from podzem.world.points import Point, distance, heading, step

FAST: Final = "dungeon.move.fast"
TURN: Final = "dungeon.move.turn"
GLANCE_HS: Final[int] = PLACE["march"]["glance_hs"]
"""How often those who walk look about them; a torch shows further than that. Things are looked at every hs."""


def leg_hs(game: Game, group: Group) -> int:
    """How far one leg may go, in hs: the slowest one's speed, half of it in the dark (dungeon.light.darkness)."""
    return cached(game, "leg_hs", group.number, "", lambda: _leg_hs(game, group))


def _leg_hs(game: Game, group: Group) -> int:
    speed = group_speed(game, group)
    return 2 * speed if light.sees_its_way(game, group) else speed


def fast_hs(game: Game, group: Group) -> int:
    """How far a group may run in a turn (dungeon.move.fast)."""
    return 2 * game.setting.number("fast_factor") * group_speed(game, group)


def walk_leg(game: Game, group: Group, number: int, scribe: Scribe) -> None:
    """One leg, or the rest of it after an interruption that let the group go on."""
    leg = group.legs[number]
    if leg.heading:
        _plan_ahead(game, group, leg)
    if not group.moved:
        _set_out(game, group, scribe)
    while leg.points and _goes_on(game, group):
        target = leg.points[0]
        if not _piece(game, group, target, scribe):
            _halt(group)
            return
        if group.at == target and leg.points:
            leg.points.pop(0)
    if not leg.points and _goes_on(game, group) and _arrive(game, group, scribe) and leg.hs:
        leg.heading = group.heading
        walk_leg(game, group, number, scribe)


def _plan_ahead(game: Game, group: Group, leg: Leg) -> None:
    """A leg by length alone follows bends and goes straight on elsewhere; where it cannot, it aims at what stops it."""
    closed = doors.closed(game.site, group.depth, group.area)
    shut = frozenset(id for id in closed if not _yields(game, group.depth, id))
    way = ground_at(game.site, group.depth).passage_ahead(group.at, leg.heading, leg.hs, shut, group.area)
    walked = sum(distance(a, b) for a, b in zip([group.at, *way], way))
    last = heading([group.at, *way][-2], way[-1]) if way else leg.heading
    left = leg.hs - walked
    leg.heading, leg.hs = "", 0
    if left and way and stairs_at(game.site, group.depth, way[-1], _area_at(game, group, way[-1], last)) is not None:
        leg.hs = left  # the stairs go on, and so does the leg on the other level
    elif left:
        way.append(step(way[-1] if way else group.at, last, left))
    leg.points = way


def _area_at(game: Game, group: Group, at: Point, facing: str) -> str:
    return ground_at(game.site, group.depth).area_at(at, facing, doors.closed(game.site, group.depth, group.area))


def _yields(game: Game, depth: int, opening: str) -> bool:
    door = game.dungeon.level(depth).opening(opening).door
    return (
        door is not None
        and door.kind == "free"
        and not doors.state_of(game.site, game.dungeon.level(depth).opening(opening)).wedged
    )


def _goes_on(game: Game, group: Group) -> bool:
    """Whether nothing has taken the turn out of the group's hands."""
    is_here = any(other is group for other in game.groups)
    return is_here and not group.lapsed and game.stage == ORDERS and not game.questions and _is_free(game)


def _is_free(game: Game) -> bool:
    """No meeting holds the turn up; a combat of another group does not."""
    return game.meeting is None or game.fight is not None


def _set_out(game: Game, group: Group, scribe: Scribe) -> None:
    group.moved = True
    if group.fast:
        group.noise = True
        for number in group.members:
            game.members[number].exerted = game.members[number].is_up or game.members[number].exerted


def _halt(group: Group) -> None:
    """The rest of this leg and the next one lapse."""
    for leg in group.legs:
        leg.points, leg.heading = [], ""


def _piece(game: Game, group: Group, target: Point, scribe: Scribe) -> bool:
    """One straight piece; false when the group is stopped on it."""
    closed = doors.closed(game.site, group.depth, group.area)
    walk = ground_at(game.site, group.depth).walk(group.at, target, closed, group.area)
    start, goal = group.at, walk.end
    if start != target:
        group.heading = heading(start, target)
    for met in crossings(game, group, start, goal, walk.passed):
        if not _meets(game, group, met, scribe):
            tell_way(game, group, scribe)
            return not _goes_on(game, group)
    _advance(game, group, goal, walk.area)
    tell_way(game, group, scribe)
    return not walk.blocked_by or _blocked(game, group, walk.blocked_by, scribe)


def _meets(game: Game, group: Group, met: Crossing, scribe: Scribe) -> bool:
    """What lies on the way: a new area, a trap, a trap that is pointed out. False when the piece ends there."""
    if met.kind == "area":
        _advance(game, group, met.at, met.id)
        tell_way(game, group, scribe)
        return _enter(game, group, met.id, scribe)
    trap = game.dungeon.level(group.depth).trap(met.id) if met.kind != "chasm" else None
    if met.kind == "notice" and trap is not None:
        return _notice(game, group, trap, met.at, scribe)
    _advance(game, group, met.at, group.area)
    return _pass_pit(game, group, met.id, scribe) if trap is None else _cross(game, group, trap, scribe)


def _pass_pit(game: Game, group: Group, id: str, scribe: Scribe) -> bool:
    tell_way(game, group, scribe)
    return open_pits.cross(game, group, id, scribe)


def _cross(game: Game, group: Group, trap: Trap, scribe: Scribe) -> bool:
    if site_traps.is_open_pit(game.site, trap):
        return _pass_pit(game, group, trap.id, scribe)
    went_off = traps.crossed(game, group, trap, scribe, lambda: tell_way(game, group, scribe))
    return not went_off or (trap.type not in traps.STOPS and not group.lapsed)


def _notice(game: Game, group: Group, trap: Trap, at: Point, scribe: Scribe) -> bool:
    """A noticeable trap in clear light is pointed out and stops the leg, unless the order said to ignore traps."""
    if site_traps.is_known(game.site, trap):
        return True
    if not group.ignore_traps and at != group.at:
        _advance(game, group, at, group.area)
        tell_way(game, group, scribe)
    traps.point_out(game, group, trap, scribe)
    return group.ignore_traps


def _advance(game: Game, group: Group, to: Point, area: str) -> None:
    """The front has come to a point; the ranks follow along the trail."""
    if to != group.at:
        group.paced = group.paced or [group.at]
        group.trail.append(group.at)
        _shorten(group)
        _glance_on_the_way(game, group, to)
    if area != group.area:
        group.from_area, group.area = group.area, area
    group.at = to


def _glance_on_the_way(game: Game, group: Group, to: Point) -> None:
    """At ordinary pace the light is carried along: what it shows in passing is seen (dungeon.move.fast_limits)."""
    if group.fast:
        return
    start, length = group.at, distance(group.at, to)
    for hs in range(1, length):
        group.at = between(start, to, hs, length)
        glimpse(game, group)
        if hs % GLANCE_HS == 0:
            glance(game, group)


def tell_way(game: Game, group: Group, scribe: Scribe) -> None:
    """Tell the straight piece that was walked, in one: where it was broken by what nobody noticed is not told."""
    if not group.paced:
        return
    start, group.paced = group.paced[0], []
    hs = distance(start, group.at)
    tell = events.ran if group.fast else events.walked
    tell(scribe, group, hs)
    known = game.site.known.get(group.depth)
    if group.fast and known is not None:
        known.walked.append([start, group.at])  # runners map nothing but the line they ran (dungeon.move.fast_limits)


def _shorten(group: Group) -> None:
    """Keep as much of the way behind as the ranks and a way back need: the last points."""
    if len(group.trail) > LONGEST_TRAIL:
        del group.trail[: len(group.trail) - LONGEST_TRAIL]


LONGEST_TRAIL: Final = 40


def _enter(game: Game, group: Group, area: str, scribe: Scribe) -> bool:
    """The front has come into an area: out into the open, a size to be told, somebody to be met."""
    if game.dungeon.level(group.depth).area(area).kind == "outside":
        entering.leave(game, group, scribe)
        return False
    if not group.fast:
        announce(game, group, area, scribe)
        look_around(game, scribe)
        notice_doors(game, scribe)
    bring_about(game, group, encounters.entered(game, group, area, scribe), scribe)
    return _goes_on(game, group)


def announce(game: Game, group: Group, area_id: str, scribe: Scribe) -> None:
    """The judge tells the size of a room to those who come in with a light (dungeon.map.announce)."""
    area = game.dungeon.level(group.depth).area(area_id)
    known = game.site.known.get(group.depth)
    if area.kind != "room" or known is None or area_id in known.areas or not light.is_lit(game, group):
        return
    known.areas.append(area_id)
    _, _, width, height = area.extent
    events.room_size(scribe, area_id, width, height)


def _blocked(game: Game, group: Group, by: str, scribe: Scribe) -> bool:
    """A free door is opened in passing; anything else that was not known stops the leg."""
    level = game.dungeon.level(group.depth)
    way = level.opening(by) if level.has_opening(by) else None
    if way is not None and _opens(game, group, way):
        opening_doors.found_out(game, way, True)
        leader = next(game.members[n] for n in group.members if game.members[n].is_up)
        swing_open(game, group, way, [leader], "dungeon.action.door_kinds", scribe)
        return _goes_on(game, group)
    if way is not None and doors.is_found(game.site, way):
        doors.note(game.site, way)
        doors.touch(game.site, way).tried = "one_way" if doors.is_open(game.site, way) else "held"
    events.stopped(scribe, "dungeon.core.error", group, _seen_as(game, level.depth, by))
    return False


def _opens(game: Game, group: Group, way: Opening) -> bool:
    """Whether a shut door opens in passing; a hidden one that nobody has found is wall."""
    known = way.door is not None and doors.is_found(game.site, way) and not doors.is_open(game.site, way)
    return known and opening_doors.is_free(game, way, group, 1)


def _seen_as(game: Game, depth: int, by: str) -> str:
    """What the walkers run into: a hidden door reads as wall."""
    level = game.dungeon.level(depth)
    if not level.has_opening(by):
        return by
    return "door" if doors.is_found(game.site, level.opening(by)) else "wall"


def _arrive(game: Game, group: Group, scribe: Scribe) -> bool:
    """The end of a leg: perhaps stairs, and then true; the light shows what it shows."""
    changed = stairs.change_level(game, group, scribe)
    if _goes_on(game, group) and not group.fast:
        look_around(game, scribe)
        notice_doors(game, scribe)
    return changed
