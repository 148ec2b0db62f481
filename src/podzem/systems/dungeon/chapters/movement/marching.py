"""Orders of the caller: the way of a group, its pace, its marching order (dungeon.move.*, dungeon.time.order)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.memo import cached
from podzem.core.numbers import read_natural
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
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
from podzem.systems.dungeon.reach import no
from podzem.systems.dungeon.splitting import merge, part_group
from podzem.systems.dungeon.spots import width_at
from podzem.world.points import distance, read_point, write_point

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "leg": ("group", "point"),
    "ahead": ("group", "heading", "hs"),
    "fast": ("group", "point"),
    "stay": ("group",),
    "ignore_traps": ("group",),
    "place": ("member", "rank"),
    "split": ("member",),
    "join": ("group", "other"),
}

MARCHING: Final = ("hold", "guard")
"""What members of a marching group may be ordered (dungeon.action.list)."""


def free_groups(game: Game) -> list[Group]:
    """Groups that can be ordered now: not taken by an encounter, not in a fight."""
    return [group for group in game.groups if not group.lapsed and not _fights(game, group)]


def _fights(game: Game, group: Group) -> bool:
    return game.fight is not None and group.number == game.fight_group


def candidates(game: Game) -> list[Decision]:
    """Every legal order of the caller about groups."""
    seat = game.company.caller
    found: list[Decision] = []
    for group in free_groups(game):
        name = str(group.number)
        found += [Decision(seat, "leg", (name, write_point(point))) for point in leg_ends(game, group)]
        found += [Decision(seat, "ahead", (name, facing, str(hs))) for facing, hs in aheads(game, group)]
        found += [Decision(seat, "fast", (name, write_point(point))) for point in fast_ends(game, group)]
        found += [Decision(seat, order, (name,)) for order in ("stay", "ignore_traps")]
        found += [Decision(seat, "join", (name, str(other.number))) for other in game.groups if other is not group]
        found += _ranks(game, group)
    return [decision for decision in found if why_not(game, decision) is None]


def _ranks(game: Game, group: Group) -> list[Decision]:
    seat = game.company.caller
    ids = [game.members[number].id for number in group.members if game.members[number].is_up]
    ranks = range(1, len(group.ranks) + 2)
    return [Decision(seat, "split", (id,)) for id in ids] + [
        Decision(seat, "place", (id, str(rank))) for id in ids for rank in ranks
    ]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why the caller may not order this."""
    if decision.seat != game.company.caller:
        return no("dungeon.time.order", decision.order, seat=decision.seat)
    if len(decision.words) != len(ORDERS[decision.order]):
        return no("dungeon.core.error", decision.order)
    if decision.order in ("place", "split"):
        return _why_not_rank(game, decision)
    group = _group(game, decision.words[0])
    if group is None:
        return no("dungeon.core.error", decision.order)
    if decision.order == "stay":
        return None if group.legs else no(TURN, "stay", group=group.number)
    if decision.order == "ignore_traps":
        return no("dungeon.trap.noticeable", "ignore_traps", group=group.number) if group.ignore_traps else None
    if decision.order == "join":
        return _why_not_join(game, group, decision.words[1])
    number, verb = group.number, decision.order
    march = cached(game, "march", number, verb, lambda: _why_not_march(game, group, verb))
    return march or _WHY_NOT[verb](game, group, decision)


def _group(game: Game, word: str) -> Group | None:
    return next((group for group in free_groups(game) if str(group.number) == word), None)


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


_WHY_NOT: Final = {"leg": why_not_leg, "ahead": why_not_ahead, "fast": why_not_fast}


def _why_not_rank(game: Game, decision: Decision) -> Refusal | None:
    member = next((m for m in game.members.values() if m.id == decision.words[0]), None)
    group = _group(game, str(member.group)) if member is not None and member.is_up else None
    if member is None or group is None or group.legs:
        return no("dungeon.core.error", decision.order)
    if decision.order == "split":
        others = [n for n in group.members if n != member.number and game.members[n].is_up]
        return None if others and not member.pit else no("dungeon.move.party_speed", "split", member=member.id)
    rank = read_natural(decision.words[1])
    if rank is None or not 1 <= rank <= len(group.ranks) + 1:
        return no("dungeon.core.error", "place")
    return _why_no_room(game, group, member.number, rank - 1)


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


def _why_not_join(game: Game, group: Group, word: str) -> Refusal | None:
    other = _group(game, word)
    if other is None or other is group or group.legs or other.legs:
        return no("dungeon.core.error", "join")
    near = group.depth == other.depth and distance(group.at, other.at) <= JOIN_HS
    return None if near else no("dungeon.move.party_speed", "join", group=group.number)


JOIN_HS: Final = 6
"""Groups within a step of each other can become one."""


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Note a way, or change the march."""
    if decision.order in ("place", "split"):
        member = next(m for m in game.members.values() if m.id == decision.words[0])
        _rearrange(game, member.number, decision, scribe)
        return
    group = next(group for group in game.groups if str(group.number) == decision.words[0])
    if decision.order == "leg":
        group.legs.append(Leg(leg_ends(believed(game), group)[read_point(decision.words[1])][:]))
    elif decision.order == "ahead":
        group.legs.append(Leg([], decision.words[1], int(decision.words[2])))
    elif decision.order == "fast":
        group.legs, group.fast = [Leg(fast_ends(believed(game), group)[read_point(decision.words[1])][:])], True
    elif decision.order == "ignore_traps":
        group.ignore_traps = True
    elif decision.order == "stay":
        group.legs, group.fast = [], False
    else:
        other = next(other for other in game.groups if str(other.number) == decision.words[1])
        merge(game, group, other)
        events.groups_joined(scribe, group, other)


def _rearrange(game: Game, number: int, decision: Decision, scribe: Scribe) -> None:
    group = game.group(game.members[number].group)
    if decision.order == "split":
        new = part_group(game, group, [number], group.at)
        events.group_parted(scribe, game.members[number], new)
        return
    rank = int(decision.words[1]) - 1
    ranks = [[n for n in one if n != number] for one in group.ranks]
    ranks += [[]] if rank == len(ranks) else []
    ranks[rank].append(number)
    group.ranks = [one for one in ranks if one]
    events.ranks_changed(scribe, game.members[number], rank + 1)
