"""A group walks: square by square, its ranks behind its head, as far as the pace of the turn goes (delve.time.pace)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.load import bodies
from podzem.systems.delve.chapters.movement import events, pace
from podzem.systems.delve.chapters.movement.arriving import look_after_step
from podzem.systems.delve.chapters.movement.ways import (
    is_walkable,
    leads,
    next_to,
    portals,
    reach,
    steps,
)
from podzem.systems.delve.chapters.wander.noise import be_loud
from podzem.systems.delve.chapters.wander.secrecy import enter
from podzem.systems.delve.company import awake, leader, place_of, ranks, seen
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import area_of, squares
from podzem.systems.delve.people import OK, Group, Person
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.systems.delve.rows import no
from podzem.world.points import DIRECTIONS, opposite

PACE: Final = "delve.time.pace"
ONWARD: Final = "onward"
"""The step of the agenda that goes on with a walk: whose, how, whereto."""
FOLLOW: Final = "follow"
Walked = Callable[[Scribe, Group, Place], None]


def why_not_walk(game: Game, group: Group, place: Place, manner: str) -> Refusal | None:
    """Only where the party knows a way, and only as far as the pace allows."""
    if not awake(game, group):
        return no("delve.combat.down", group=group.number)
    if stuck := next((one for one in awake(game, group) if one.pit), None):
        return no("delve.trap.effects", member=stuck.id)
    most = pace.squares_left(game, group, manner)
    if manner != pace.EXPLORE and not pace.has_light(game, group):
        return no("delve.light.none", group=group.number)
    if most < 1:
        return no(PACE, group=group.number)
    if place not in reach(game, group, most) or place == place_of(game, group):
        return no(PACE, group=group.number, place=write_place(place))
    if manner == pace.GO and not _is_known(game, group, place, most):
        return no(PACE, group=group.number, place=write_place(place))
    return None


def _is_known(game: Game, group: Group, place: Place, most: int) -> bool:
    return seen(game).issuperset(reach(game, group, most)[place])


def choices(game: Game, group: Group, manner: str) -> list[tuple[str, ...]]:
    """Every place within reach."""
    most = pace.squares_left(game, group, manner)
    if most < 1 or not awake(game, group):
        return []
    return [(write_place(place),) for place in sorted(reach(game, group, most)) if place != place_of(game, group)]


def walk(game: Game, group: Group, place: Place, manner: str, scribe: Scribe) -> None:
    """Along the known way; whatever comes up on it ends the walk where it happens."""
    way = reach(game, group, pace.squares_left(game, group, manner))[place]
    if manner == pace.RUN:
        group.ran = True
        be_loud(game, group, scribe)
    _go(game, group, list(way), manner, scribe)


def _go(game: Game, group: Group, way: list[Place], manner: str, scribe: Scribe) -> None:
    for there in way:
        here = place_of(game, group)
        if not (there in set(steps(game, here)) or any(there == end for _, end in portals(game, here))):
            events.stopped(scribe, group, here)
            break
        if group.spent + pace.cost(game, group, manner) > pace.TURN:
            break
        group.spent += pace.cost(game, group, manner)
        step(game, group, there, scribe)
        if is_held_up(game, group):
            break
    if _waits(game, group):
        game.agenda.append(f"{ONWARD}:{group.number}:{manner}:{write_place(way[-1])}")
        return
    _stop(game, group, scribe, events.ran if manner == pace.RUN else events.walked)


def _stop(game: Game, group: Group, scribe: Scribe, told: Walked = events.walked) -> None:
    told(scribe, group, place_of(game, group))
    bodies.leave_lying(game, group, scribe)
    look_after_step(game, group, scribe)


def _waits(game: Game, group: Group) -> bool:
    """Whether nothing holds a walk up but the judge, who decides about a hint."""
    return bool(game.questions) and game.stage == TURN and not group.halted


def go_onward(game: Game, words: str, scribe: Scribe) -> None:
    """The judge has decided: the walk that waited goes on, unless something came up, as if he had not been asked."""
    number, manner, where = words.split(":", 2)
    group = game.group(int(number))
    if is_held_up(game, group):
        _stop(game, group, scribe)
    elif manner == FOLLOW:
        follow(game, group, where, scribe)
    elif why_not_walk(game, group, read_place(where), manner) is None:
        walk(game, group, read_place(where), manner, scribe)
    else:
        _stop(game, group, scribe)


def is_held_up(game: Game, group: Group) -> bool:
    """Whether something came up that ends a walk: a hint, a trap, a meeting, a question, nobody awake."""
    return game.stage != TURN or bool(game.questions) or group.halted or not awake(game, group)


def step(game: Game, group: Group, there: Place, scribe: Scribe) -> None:
    """One square: the head takes it, each rank takes the place of the one before it; what is on it befalls them."""
    here = place_of(game, group)
    group.halted = False
    group.heading = _heading(here, there) or group.heading
    if area_of(game, there) != area_of(game, here):
        group.trail.append(there)
    moved = _follow(game, group, there)
    enter(game, moved, here)
    if there.depth != here.depth:
        events.climbed(scribe, group, there)
    look_after_step(game, group, scribe, moved)


def _heading(here: Place, there: Place) -> str:
    dx, dy = there.x - here.x, there.y - here.y
    if here.depth != there.depth:
        return ""
    return ("E" if dx > 0 else "W") if dx else ("S" if dy > 0 else "N")


def _follow(game: Game, group: Group, there: Place) -> list[Person]:
    """Who has come to another square, in marching order; on stairs all come down together."""
    moved: list[Person] = []
    spots = [there]
    head = leader(game, group)
    rows = [walking for rank in ranks(game, group) if (walking := [one for one in rank if one.state == OK])]
    for rank in rows:
        if head in rank and rank is not rows[0]:
            rows.remove(rank)
            rows.insert(0, rank)
            break
    for rank in rows:
        old = rank[0].at
        for person in rank:
            if person.at != spots[-1]:
                person.at = spots[-1]
                moved.append(person)
        spots.append(old if old.depth == there.depth and _is_near(old, spots[-1]) else spots[-1])
    for person in moved:
        person.hidden, person.worked = False, 0
        bodies.carry_along(game, person)
    return moved


def _is_near(one: Place, other: Place) -> bool:
    return max(abs(one.x - other.x), abs(one.y - other.y)) <= 1


def headings(game: Game, group: Group) -> list[str]:
    """The ways on from where the head stands that are not shut."""
    return cached(game, "headings", group.number, "", lambda: _headings(game, group))


def _headings(game: Game, group: Group) -> list[str]:
    here = place_of(game, group)
    if not here.depth:
        return []
    known = seen(game)
    return [
        side
        for side in DIRECTIONS
        if leads(game, here, side) and (next_to(here, side) not in known or is_walkable(game, next_to(here, side)))
    ]


def follow_choices(game: Game, group: Group) -> list[tuple[str, ...]]:
    """The ways on."""
    return [(side,) for side in headings(game, group)] if awake(game, group) else []


def why_not_follow(game: Game, group: Group, side: str) -> Refusal | None:
    """A way on there must be, and time left."""
    if not awake(game, group):
        return no("delve.combat.down", group=group.number)
    if stuck := next((one for one in awake(game, group) if one.pit), None):
        return no("delve.trap.effects", member=stuck.id)
    if pace.squares_left(game, group, pace.EXPLORE) < 1:
        return no(PACE, group=group.number)
    return None if side in headings(game, group) else no(PACE, group=group.number, heading=side)


def follow(game: Game, group: Group, side: str, scribe: Scribe) -> None:
    """Along a passage to the point of change: a branch, a door, a room, an end (delve.map.corridor)."""
    while group.spent + pace.cost(game, group, pace.EXPLORE) <= pace.TURN:
        here = place_of(game, group)
        there = next_to(here, side)
        if not leads(game, here, side) or not is_walkable(game, there):
            break
        group.spent += pace.cost(game, group, pace.EXPLORE)
        was = area_of(game, here)
        step(game, group, there, scribe)
        onward = _onward(game, place_of(game, group), side)
        if onward is None or area_of(game, place_of(game, group)) != was:
            break
        if _waits(game, group):
            game.agenda.append(f"{ONWARD}:{group.number}:{FOLLOW}:{onward}")
            return
        if is_held_up(game, group):
            break
        side = onward
    _stop(game, group, scribe)


def _onward(game: Game, here: Place, side: str) -> str | None:
    """The only way on, round a bend too; None at a point of change."""
    ways = [other for other in DIRECTIONS if other != opposite(side) and _is_way(game, here, other)]
    return ways[0] if len(ways) == 1 and not _has_door(game, here, side) else None


def _is_way(game: Game, here: Place, side: str) -> bool:
    return leads(game, here, side) and is_walkable(game, next_to(here, side))


def _has_door(game: Game, here: Place, came: str) -> bool:
    ground = squares(game, here.depth)
    return any((here.square, side) in ground.opening_of for side in DIRECTIONS if side not in (opposite(came),))
