"""«Действия»: wedges in doors, and doors pulled shut (dungeon.action.wedge, dungeon.action.door_close)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.site import doors
from podzem.site.steps import can_step
from podzem.systems.dungeon import events
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import HAND_HS, STEP_HS
from podzem.systems.dungeon.reach import at_work, group_of, is_marching, no, present
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import Stand
from podzem.world.dungeon_map import Opening
from podzem.world.item import Item
from podzem.world.points import distance

WEDGE: Final = "dungeon.action.wedge"


def why_not_wedge(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """A door at hand without a wedge, and a wedge to put in."""
    found = _why_not_at_door(game, member, "wedge", opening)
    if found is not None:
        return found
    if doors.state_of(game.site, opening).wedged or wedge_of(member) is None:
        return no(WEDGE, "wedge", member=member.id, opening=opening.id)
    return None


def why_not_unwedge(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """A door at hand with a wedge in it."""
    found = _why_not_at_door(game, member, "unwedge", opening)
    if found is None and not doors.state_of(game.site, opening).wedged:
        return no(WEDGE, "unwedge", member=member.id, opening=opening.id)
    return found


def why_not_close(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """An open door at hand that nothing holds."""
    found = _why_not_at_door(game, member, "close", opening)
    if found is not None:
        return found
    state = doors.state_of(game.site, opening)
    if not state.open or state.wedged or state.broken:
        return no("dungeon.action.door_close", "close", member=member.id, opening=opening.id)
    return None


def why_not_wedge_after(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """A wedge kept ready for a door that he or his group is to open or walk through this turn."""
    refusal = _why_not_later(game, member, "wedge_after", opening)
    if refusal is None and wedge_of(member) is None:
        return no(WEDGE, "wedge_after", member=member.id, opening=opening.id)
    return refusal


def why_not_close_after(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """A door to be shut behind the group."""
    return _why_not_later(game, member, "close_after", opening)


def _why_not_later(game: Game, member: Member, verb: str, opening: Opening) -> Refusal | None:
    group = group_of(game, member)
    if opening.door is None or opening.door.kind == "arch" or member.kind == ANIMAL:
        return no(WEDGE, verb, member=member.id, opening=opening.id)
    if any(act.member == member.number and act.after and act.verb == verb for act in game.acts):
        return no(WEDGE, verb, member=member.id, opening=opening.id)
    ends = [point for leg in group.legs for point in leg.points]
    if any(distance(point, opening.at) <= STEP_HS for point in ends):
        return None
    works = any(at_work(game, other, opening.id) for other in ("open", "unlock"))
    if works and can_step(game.site, present(game, member), Stand(group.depth, opening.at, group.area), STEP_HS):
        return None
    return no("dungeon.move.step", verb, member=member.id)


def _why_not_at_door(game: Game, member: Member, verb: str, opening: Opening) -> Refusal | None:
    group = group_of(game, member)
    if opening.door is None or opening.door.kind == "arch" or member.kind == ANIMAL or member.pit:
        return no(WEDGE, verb, member=member.id, opening=opening.id)
    if not cached(game, "at_door", member.number, opening.id, lambda: _is_at(game, member, group, opening)):
        return no("dungeon.move.step", verb, member=member.id)
    return None


def _is_at(game: Game, member: Member, group: Group, opening: Opening) -> bool:
    """Whether he can lay his hand on a door, from either side."""
    hs = HAND_HS if is_marching(group) else STEP_HS
    here = present(game, member)
    sides = [Stand(group.depth, opening.at, area) for area in (opening.a, opening.b) if area]
    return any(can_step(game.site, here, side, hs) for side in sides)


def wedge_of(member: Member) -> Item | None:
    """A wedge he carries."""
    return next((item for item in member.items if item.kind == "wedge"), None)


def wedge(game: Game, member: Member, opening: Opening, scribe: Scribe) -> None:
    """It leaves his load and holds the door as it stands."""
    item = wedge_of(member)
    assert item is not None
    state = doors.touch(game.site, opening)
    state.wedged, state.held = True, False
    if item.count == 1:
        member.items.remove(item)
        state.wedge = item.number
    else:
        item.count -= 1
        state.wedge = game.company.take_number()
    events.wedged(scribe, member, opening)


def unwedge(game: Game, member: Member, opening: Opening, scribe: Scribe) -> None:
    """The wedge comes back into his load, if it is still there."""
    state = doors.touch(game.site, opening)
    if not state.wedged:
        doors.note(game.site, opening)
        events.act_lapsed(scribe, member, "unwedge")
        return
    state.wedged = state.held = False
    member.items.append(Item("wedge", state.wedge))
    events.unwedged(scribe, member, opening)


def close(game: Game, member: Member, opening: Opening, scribe: Scribe) -> None:
    """Pulled shut; it is stuck again."""
    doors.set_open(game.site, opening, False)
    events.door_closed(scribe, member, opening)
    look_around(game, scribe)
