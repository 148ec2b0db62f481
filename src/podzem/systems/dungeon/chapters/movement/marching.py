"""Orders of the caller: the way of a group, its pace, its marching order (dungeon.move.*, dungeon.time.order)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.movement.legs import (
    MOST_LEGS,
    TURN,
    aheads,
    fast_ends,
    leg_ends,
    why_not_ahead,
    why_not_fast,
    why_not_leg,
)
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.group_speed import group_speed
from podzem.systems.dungeon.groups import Group, Leg
from podzem.systems.dungeon.place_rules import STEP_HS
from podzem.systems.dungeon.reach import no
from podzem.systems.dungeon.splitting import merge, part_group
from podzem.systems.dungeon.spots import width_at
from podzem.world.points import Point, distance, write_point

MARCHING: Final = ("hold", "guard")
"""What members of a marching group may be ordered (dungeon.action.list)."""


def free_groups(game: Game) -> list[Group]:
    """Groups that can be ordered now: not taken by an encounter, not in a fight."""
    return [group for group in game.groups if not group.lapsed and not _fights(game, group)]


def _fights(game: Game, group: Group) -> bool:
    return game.fight is not None and group.number == game.fight_group


def free_group(game: Game, seat: int, word: str) -> Group | None:
    """The group of that number, if it can be ordered now."""
    return next((group for group in free_groups(game) if str(group.number) == word), None)


def leg_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Where each group can get with one leg."""
    return [(str(g.number), write_point(end)) for g in free_groups(game) for end in leg_ends(game, g)]


def why_not_walk(game: Game, seat: int, group: Group, point: Point) -> Refusal | None:
    """What keeps the group from setting out, and then what keeps it from going there."""
    return _why_not_set_out(game, group, "leg") or why_not_leg(game, group, point)


def walk(game: Game, seat: int, group: Group, point: Point, scribe: Scribe) -> None:
    """The way that it knows."""
    group.legs.append(Leg(leg_ends(believed(game), group)[point][:]))


def ahead_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Each way ahead by each length."""
    return [(str(g.number), facing, str(hs)) for g in free_groups(game) for facing, hs in aheads(game, g)]


def why_not_walk_ahead(game: Game, seat: int, group: Group, facing: str, hs: int | None) -> Refusal | None:
    """By length alone."""
    return _why_not_set_out(game, group, "ahead") or why_not_ahead(game, group, facing, hs)


def walk_ahead(game: Game, seat: int, group: Group, facing: str, hs: int, scribe: Scribe) -> None:
    """Whatever comes there."""
    group.legs.append(Leg([], facing, hs))


def run_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Where each group can run."""
    return [(str(g.number), write_point(end)) for g in free_groups(game) for end in fast_ends(game, g)]


def why_not_run(game: Game, seat: int, group: Group, point: Point) -> Refusal | None:
    """The whole turn, over ground that is known."""
    return _why_not_set_out(game, group, "fast") or why_not_fast(game, group, point)


def run(game: Game, seat: int, group: Group, point: Point, scribe: Scribe) -> None:
    """One fast movement is all it does this turn."""
    group.legs, group.fast = [Leg(fast_ends(believed(game), group)[point][:])], True


def each_group(game: Game, seat: int) -> list[tuple[str, ...]]:
    """The groups that can be ordered."""
    return [(str(group.number),) for group in free_groups(game)]


def why_not_stay(game: Game, seat: int, group: Group) -> Refusal | None:
    """Only who was to go."""
    return None if group.legs else no(TURN, "stay", group=group.number)


def stay(game: Game, seat: int, group: Group, scribe: Scribe) -> None:
    """Its legs are taken back."""
    group.legs, group.fast = [], False


def why_not_ignore_traps(game: Game, seat: int, group: Group) -> Refusal | None:
    """Once."""
    return no("dungeon.trap.noticeable", "ignore_traps", group=group.number) if group.ignore_traps else None


def ignore_traps(game: Game, seat: int, group: Group, scribe: Scribe) -> None:
    """Noticeable traps do not stop its legs this turn."""
    group.ignore_traps = True


def _why_not_set_out(game: Game, group: Group, verb: str) -> Refusal | None:
    return cached(game, "march", group.number, verb, lambda: _why_not_march(game, group, verb))


def _why_not_march(game: Game, group: Group, verb: str) -> Refusal | None:
    """What keeps a whole group from setting out: other work, somebody in a pit, too much load, no light for running."""
    fast = verb == "fast"
    if group.fast or (fast and group.legs) or len(group.legs) >= MOST_LEGS:
        return no(TURN, verb, group=group.number)
    for number in group.members:
        refusal = _why_not_along(game, group, number, verb)
        if refusal is not None:
            return refusal
    if group_speed(game, group) == 0:
        return no("dungeon.load.carry", verb, group=group.number)
    if fast and not light.sees_its_way(game, group):
        return no("dungeon.light.darkness", verb, group=group.number)
    return _why_donkeys_stay(game, group, verb)


def _why_not_along(game: Game, group: Group, number: int, verb: str) -> Refusal | None:
    member, order = game.members[number], game.orders.get(number)
    allowed = ("hold",) if verb == "fast" else MARCHING
    clause = "dungeon.move.fast_limits" if verb == "fast" else "dungeon.action.list"
    if order is not None and (order.verb not in allowed or order.words) and member.is_up:
        return no(clause, verb, member=member.id)
    if verb == "fast" and any(act.member == number for act in game.acts):
        return no(clause, verb, member=member.id)
    return no("dungeon.trap.pit_climb", verb, member=member.id) if member.pit and member.is_up else None


def _why_donkeys_stay(game: Game, group: Group, verb: str) -> Refusal | None:
    """Each donkey is led by one hand (dungeon.load.donkey)."""
    up = [game.members[number] for number in group.members if game.members[number].is_up]
    donkeys = [member for member in up if member.type == carrying.DONKEY]
    leaders = [m for m in up if m.type != carrying.DONKEY and carrying.hands(game.company, m) < carrying.HANDS]
    return no("dungeon.load.donkey", verb, group=group.number) if len(donkeys) > len(leaders) else None


def split_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Everybody who stands."""
    return [(member.id,) for group in free_groups(game) for member in _standing(game, group)]


def _standing(game: Game, group: Group) -> list[Member]:
    return [game.members[number] for number in group.members if game.members[number].is_up]


def place_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Everybody who stands into each rank, and into a new one at the end."""
    return [
        (member.id, str(rank))
        for group in free_groups(game)
        for member in _standing(game, group)
        for rank in range(1, len(group.ranks) + 2)
    ]


def _halting_group(game: Game, member: Member) -> Group | None:
    """The group of somebody who stands, if it can be ordered and does not go anywhere."""
    group = free_group(game, member.owner, str(member.group)) if member.is_up else None
    return None if group is None or group.legs else group


def why_not_split(game: Game, seat: int, member: Member) -> Refusal | None:
    """Somebody must be left, and nobody leaves from a pit."""
    group = _halting_group(game, member)
    if group is None:
        return no("dungeon.core.error")
    others = [one for one in _standing(game, group) if one is not member]
    return None if others and not member.pit else no("dungeon.move.party_speed", member=member.id)


def split(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """He is a group of his own."""
    group = game.group(member.group)
    new = part_group(game, group, [member.number], group.at)
    events.group_parted(scribe, member, new)


def why_not_place(game: Game, seat: int, member: Member, rank: int | None) -> Refusal | None:
    """A rank that there is, or the next one, with room for him."""
    group = _halting_group(game, member)
    if group is None or rank is None or not 1 <= rank <= len(group.ranks) + 1:
        return no("dungeon.core.error")
    return _why_no_room(game, group, member.number, rank - 1)


def place(game: Game, seat: int, member: Member, rank: int, scribe: Scribe) -> None:
    """He changes his rank."""
    group = game.group(member.group)
    ranks = [[n for n in one if n != member.number] for one in group.ranks]
    ranks += [[]] if rank == len(ranks) + 1 else []
    ranks[rank - 1].append(member.number)
    group.ranks = [one for one in ranks if one]
    events.ranks_changed(scribe, member, rank)


def _why_no_room(game: Game, group: Group, number: int, rank: int) -> Refusal | None:
    """A rank is not wider than the way (dungeon.combat.first_rank); where he stands already is no order."""
    if rank < len(group.ranks) and number in group.ranks[rank]:
        return no("dungeon.time.order", "place", member=game.members[number].id)
    if rank == len(group.ranks) and [number] in group.ranks[-1:]:
        return no("dungeon.time.order", "place", member=game.members[number].id)
    there = [game.members[n] for n in (group.ranks[rank] if rank < len(group.ranks) else [])]
    taken = sum(carrying.space(game.company, member) for member in there if member.is_up)
    if taken and taken + carrying.space(game.company, game.members[number]) > width_at(game, group):
        return no("dungeon.combat.first_rank", "place", member=game.members[number].id)
    return None


def join_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Each group with each other."""
    pairs = [(one, other) for one in free_groups(game) for other in game.groups if other is not one]
    return [(str(one.number), str(other.number)) for one, other in pairs]


def why_not_join(game: Game, seat: int, group: Group, other: Group) -> Refusal | None:
    """Two that stand within a step of each other."""
    if other is group or group.legs or other.legs:
        return no("dungeon.core.error", "join")
    near = group.depth == other.depth and distance(group.at, other.at) <= STEP_HS
    return None if near else no("dungeon.move.party_speed", "join", group=group.number)


def join(game: Game, seat: int, group: Group, other: Group, scribe: Scribe) -> None:
    """They go on as one."""
    merge(game, group, other)
    events.groups_joined(scribe, group, other)
