"""Things that pass from hand to hand, are dragged, or borne by several (dungeon.load.shared, dungeon.load.drag)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.handling import why_not_bear
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.load.hands import why_not_hold
from podzem.systems.dungeon.chapters.load.loading import (
    Found,
    at_hand,
    disturb,
    find,
    is_own,
    pick_up,
    why_not_handle,
)
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import HAND_HS
from podzem.systems.dungeon.reach import group_of, no
from podzem.systems.dungeon.spots import stands_of
from podzem.world.item import Item
from podzem.world.load import MOST_CARRIED_QG, share
from podzem.world.points import distance

SHARED: Final = "dungeon.load.shared"


def beside(game: Game, member: Member) -> list[Member]:
    """Those of his group, captives too, who stand within a sazhen of him."""
    return cached(game, "beside", member.number, "", lambda: _beside(game, member))


def _beside(game: Game, member: Member) -> list[Member]:
    group = group_of(game, member)
    stands = stands_of(game, group)
    here = stands.get(member.number)
    if here is None or member.pit:
        return []
    near = [n for n, s in stands.items() if n != member.number and distance(s.at, here.at) <= HAND_HS]
    return [game.members[n] for n in near if not game.members[n].pit] + game.company.captives(group.number)


def give_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Each thing that is not worn or wielded, and each burning light, to each neighbour."""
    loose = [item for item in member.items if item.burning or not item.ready]
    return [(item.id, other.id) for item in loose for other in beside(game, member)]


def why_not_give(game: Game, member: Member, item: Item, other: Member) -> Refusal | None:
    """A thing he has, to a neighbour who can bear it; a burning light into a free hand."""
    if item.dragged or item.bearers or (item.ready and not item.burning):
        return no("dungeon.core.error", "give", member=member.id)
    refusal = why_not_handle(game, member, "give")
    if refusal is not None:
        return refusal
    if item.burning:
        held = no("dungeon.light.handling", "give", member=member.id) if other.kind == ANIMAL else None
        held = held or why_not_hold(game, other, item, "give")
        if held is not None:
            return held
    return why_not_bear(game.company, other, carrying.weight_here(game.company, item), "give")


def give(game: Game, member: Member, item: Item, other: Member, scribe: Scribe) -> None:
    """From hand to hand."""
    member.items.remove(item)
    item.ready = item.burning and other.status != CAPTIVE
    other.items.append(item)
    events.gave(scribe, member, item, other)


def drag_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Whatever is at hand, and what he carries and does not hold or wear."""
    return [(item.id,) for item in [*(found.item for found in at_hand(game, member)), *_loose(member)]]


def _loose(member: Member) -> list[Item]:
    return [item for item in member.items if not item.ready and not item.dragged and not item.bearers]


def to_drag(game: Game, member: Member, id: str) -> Found | None:
    """Something that he carries loosely, or that is at hand."""
    carried = next((item for item in _loose(member) if item.id == id), None)
    return find(game, member, id) if carried is None else Found(carried, member.items, None)


def why_not_drag(game: Game, member: Member, found: Found) -> Refusal | None:
    """Both hands, a sound arm, and no more than can be dragged; he may drag several things."""
    refusal = why_not_handle(game, member, "drag") or _why_no_hands(game, member, "drag", dragged=True)
    if refusal is not None:
        return refusal
    qg = carrying.weight_here(game.company, found.item)
    on_him = found.holder is member.items or is_own(member, found)
    return why_not_bear(game.company, member, qg, "drag", dragged=True, carried=on_him)


def _why_no_hands(game: Game, member: Member, verb: str, dragged: bool) -> Refusal | None:
    """Dragging and bearing together take both hands; the hands that drag may drag more."""
    pulls = dragged and not carrying.hands_held(game.company, member)
    if member.kind == ANIMAL or not (pulls or carrying.hands(game.company, member) == 0):
        return no("dungeon.load.hands", verb, member=member.id)
    return no("dungeon.aid.maim", verb, member=member.id) if "shield_arm" in member.maims else None


def drag(game: Game, member: Member, found: Found, scribe: Scribe) -> None:
    """Pulled along the floor with both hands."""
    item, treasure = (found.item, "") if found.holder is member.items else pick_up(member, found)
    item.dragged, item.ready = True, False
    events.drags(scribe, member, item)
    disturb(game, member, treasure, scribe)


def borne_beside(game: Game, member: Member) -> list[tuple[Member, Item]]:
    """What neighbours drag or bear with others."""
    pairs = [(other, item) for other in beside(game, member) for item in other.items if item.dragged or item.bearers]
    return [(other, item) for other, item in pairs if member.number not in item.bearers]


def help_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Heavy things that a neighbour bears."""
    return [(item.id,) for _, item in borne_beside(game, member)]


def why_not_help(game: Game, member: Member, burden: tuple[Member, Item]) -> Refusal | None:
    """A neighbour's burden, both hands, and an equal part of it within his limits (dungeon.load.shared)."""
    item = burden[1]
    refusal = why_not_handle(game, member, "help") or _why_no_hands(game, member, "help", item.dragged)
    part = share(carrying.weight_here(game.company, item), 2 + len(item.bearers))
    return refusal or why_not_bear(game.company, member, part, "help", item.dragged)


def help(game: Game, member: Member, burden: tuple[Member, Item], scribe: Scribe) -> None:
    """One bearer more."""
    holder, item = burden
    item.bearers.append(member.number)
    events.helps_bear(scribe, member, item, holder)


def lift_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """What he drags."""
    return [(item.id,) for item in member.items if item.dragged]


def why_not_lift(game: Game, member: Member, item: Item) -> Refusal | None:
    """Off the floor, when everybody's part can be carried."""
    if not item.dragged:
        return no("dungeon.core.error", "lift", member=member.id)
    part = share(carrying.weight_here(game.company, item), 1 + len(item.bearers))
    for number in (member.number, *item.bearers):
        if carrying.carried(game.company, game.members[number]) + part > MOST_CARRIED_QG:
            return no("dungeon.load.carry", "lift", member=game.members[number].id)
    return None


def lift(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """Carried from now on."""
    item.dragged = False
    events.lifted(scribe, member, item)
