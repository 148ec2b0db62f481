"""«Ловушки»: when a trap goes off and whom it takes (dungeon.trap.place, .action, .victims, .known, .noticeable)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import breakage, carrying
from podzem.expedition.people import Member
from podzem.site.grounds import WIDE_HS
from podzem.site.traps import (
    ARMED,
    DISARMED,
    PITS,
    SPRUNG,
    depth_of,
    is_armed,
    is_known,
    known_and_armed,
    learn,
    room_beside,
    touch,
)
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.traps.trap_effects import go_off
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import PLACE, RADII, WORK_LIGHT
from podzem.systems.dungeon.reach import group_of, no, trap_stand, why_not_there
from podzem.systems.dungeon.spots import stands_of
from podzem.world.chance import die
from podzem.world.dungeon_map import Trap
from podzem.world.points import Point, distance, nearest

FIRES: Final[int] = PLACE["trap"]["fires"]
SPRINGS_FROM: Final[int] = PLACE["disarm"]["springs_from"]
"""A die that sets off a trap in the hands of whoever disarms it (dungeon.trap.known)."""
"""A trap bound to a place goes off in one case of three: d6 <= 2 (dungeon.trap.place)."""
STOPS: Final[list[str]] = PLACE["trap"]["stops"]
"""Traps that end the move of those who set them off."""
BRIDGES: Final[list[str]] = PLACE["bridge"]["kinds"]
PLANK_HS: Final[int] = PLACE["bridge"]["hs"]
"""A ladder or plank is two sazhens long (T1)."""


def crossed(
    game: Game,
    group: Group,
    trap: Trap,
    scribe: Scribe,
    arrive: Callable[[], None] = lambda: None,
    ranks: list[list[int]] | None = None,
) -> bool:
    """A group comes onto a trap's ground: one case (dungeon.trap.place). Whether it went off; `arrive` comes first.

    `ranks` are those of a combat, where they differ from the march.
    """
    if not is_armed(game.site, trap) or passes_safely(game, group, trap):
        return False
    if game.setting.word("trap_case") == "creature":
        return _each_steps(game, group, trap, scribe, arrive)
    if not _fires(trap, scribe):
        return False
    arrive()
    sprung(game, trap, first_in_way(game, group, trap, ranks), scribe, group)
    return True


def _fires(trap: Trap, scribe: Scribe) -> bool:
    """The die is thrown in secret; that it was thrown is told to nobody unless the trap goes off."""
    face = die(scribe, events.TRAP_DIE)
    if face > FIRES:
        events.trap_waits(scribe, trap)
    return face <= FIRES


def _each_steps(game: Game, group: Group, trap: Trap, scribe: Scribe, arrive: Callable[[], None]) -> bool:
    """The switch trap_case = creature: a die for each that steps on it, until it has gone off."""
    for number in group.members:
        if game.members[number].is_up and _fires(trap, scribe):
            arrive()
            sprung(game, trap, [game.members[number]], scribe, group)
            return True
    return False


def first_in_way(game: Game, group: Group, trap: Trap, ranks: list[list[int]] | None = None) -> list[Member]:
    """The first rank, as many as fit across the trap's ground in rank order (dungeon.trap.victims)."""
    walking = [
        [game.members[n] for n in rank if game.members[n].is_up and not game.members[n].pit]
        for rank in ranks or group.ranks
    ]
    first = next((rank for rank in walking if rank), [])
    if trap.rect is None:
        return first
    room = 2 * (trap.rect[3] if group.heading in "EW" else trap.rect[2])
    victims: list[Member] = []
    for member in first:
        room -= carrying.space(game.company, member)
        if room >= 0 or not victims:
            victims.append(member)
    return victims


def passes_safely(game: Game, group: Group, trap: Trap) -> bool:
    """A known trap is passed beside it by whoever fits, or over a plank or ladder (dungeon.trap.known)."""
    if not is_known(game.site, trap) or trap.rect is None:
        return False
    length = trap.rect[2] if group.heading in "EW" else trap.rect[3]
    if length <= PLANK_HS and any(item.kind in BRIDGES for n in group.members for item in game.members[n].items):
        return True
    return all(fits_beside(game, game.members[n], trap, group.heading) for n in group.members if game.members[n].is_up)


def fits_beside(game: Game, member: Member, trap: Trap, heading: str) -> bool:
    """Whether his space fits between the trap and a wall of its area."""
    assert trap.rect is not None
    return carrying.space(game.company, member) <= 2 * room_beside(game.site, trap.area, trap.rect, heading, WIDE_HS)


def sprung(game: Game, trap: Trap, victims: list[Member], scribe: Scribe, group: Group | None = None) -> None:
    """A trap goes off on these; it is spent and known, unless the map says that it rearms."""
    depth = depth_of(game.site, trap)
    learn(game.site, depth, trap)
    state = touch(game.site, trap)
    state.state = ARMED if trap.rearms and trap.type not in PITS else SPRUNG
    events.trap_sprung(scribe, _cause(trap), trap)
    chosen = _victims(game, trap, victims, depth)
    go_off(game, trap, chosen, depth, group, scribe)
    breakage.breakage(game.company, Below(game), scribe)


def _cause(trap: Trap) -> str:
    return "dungeon.trap.action" if trap.bound == "action" else "dungeon.trap.place"


def _victims(game: Game, trap: Trap, victims: list[Member], depth: int) -> list[Member]:
    if trap.victims == "all_in_area":
        area = trap.area or (group_of(game, victims[0]).area if victims else "")
        groups = [group for group in game.groups if group.depth == depth]
        inside = {n for group in groups for n, stand in stands_of(game, group).items() if stand.area == area}
        return [member for member in game.members.values() if member.number in inside]
    return victims[:1] if trap.victims == "opener" else victims


def act_done(game: Game, depth: int, on: str, action: str, doers: list[Member], scribe: Scribe) -> None:
    """Traps bound to an action on something go off when it is done (dungeon.trap.action)."""
    for trap in game.dungeon.level(depth).traps_on(on):
        if trap.bound == "action" and trap.action == action and is_armed(game.site, trap):
            sprung(game, trap, doers, scribe, group_of(game, doers[0]) if doers else None)


def noticed_at(game: Game, group: Group, trap: Trap, front: Point, light_behind: int) -> bool:
    """Whether a noticeable trap comes into clear light when the group's front is there (dungeon.trap.noticeable)."""
    if not trap.noticeable or trap.rect is None or is_known(game.site, trap) or not is_armed(game.site, trap):
        return False
    return distance(front, nearest(trap.rect, front)) + light_behind <= RADII.clear


def point_out(game: Game, group: Group, trap: Trap, scribe: Scribe) -> None:
    """The judge points a noticeable trap out."""
    learn(game.site, group.depth, trap)
    events.trap_pointed_out(scribe, trap)


def disarm_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """The known traps of the level that are still set."""
    return [(trap.id,) for trap in known_and_armed(game.site, group_of(game, member).depth)]


def why_not_disarm(game: Game, member: Member, trap: Trap) -> Refusal | None:
    """A known trap that is set, within a step, and the tool it takes (dungeon.trap.known)."""
    if not any(item.kind == trap.disarm_tool for item in member.items):
        return no("dungeon.trap.known", "disarm", member=member.id, item=trap.disarm_tool)
    return why_not_there(
        game, member, "disarm", trap_stand(game, group_of(game, member), trap.id), WORK_LIGHT["disarm"]
    )


def disarm(game: Game, member: Member, trap: Trap, scribe: Scribe) -> None:
    """By default 1 of 6 a turn; a 6 sets it off."""
    if not is_armed(game.site, trap):
        return
    face = die(scribe, events.DISARM_DIE)
    if face <= trap.disarm_chance:
        touch(game.site, trap).state = DISARMED
        events.trap_disarmed(scribe, member, trap)
    elif face >= SPRINGS_FROM:
        sprung(game, trap, [member], scribe, group_of(game, member))
    else:
        events.trap_not_disarmed(scribe, game.company.audience, member, trap)
