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
from podzem.systems.dungeon.chapters.actions.opening_doors import open_choices
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


def wedge_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Doors at hand."""
    return open_choices(game, member)


def why_not_wedge(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A door at hand without a wedge, and a wedge to put in."""
    found = _why_not_at_door(game, member, "wedge", words)
    if found is not None:
        return found
    if doors.state_of(game.site, _door(game, member, words[0])).wedged or wedge_of(member) is None:
        return no(WEDGE, "wedge", member=member.id, opening=words[0])
    return None


def why_not_unwedge(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A door at hand with a wedge in it."""
    found = _why_not_at_door(game, member, "unwedge", words)
    if found is None and not doors.state_of(game.site, _door(game, member, words[0])).wedged:
        return no(WEDGE, "unwedge", member=member.id, opening=words[0])
    return found


def why_not_close(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """An open door at hand that nothing holds."""
    found = _why_not_at_door(game, member, "close", words)
    if found is not None:
        return found
    opening = _door(game, member, words[0])
    state = doors.state_of(game.site, opening)
    if not state.open or state.wedged or state.broken:
        return no("dungeon.action.door_close", "close", member=member.id, opening=words[0])
    return None


def why_not_wedge_after(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A wedge kept ready for a door that he or his group is to open or walk through this turn."""
    refusal = _why_not_later(game, member, "wedge_after", words)
    if refusal is None and wedge_of(member) is None:
        return no(WEDGE, "wedge_after", member=member.id, opening=words[0])
    return refusal


def why_not_close_after(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A door to be shut behind the group."""
    return _why_not_later(game, member, "close_after", words)


def _why_not_later(game: Game, member: Member, verb: str, words: tuple[str, ...]) -> Refusal | None:
    group = group_of(game, member)
    if not words or not doors.knows(game.site, group.depth, words[0]):
        return no("dungeon.core.error", verb, member=member.id)
    opening = _door(game, member, words[0])
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


def _door(game: Game, member: Member, id: str) -> Opening:
    return game.dungeon.level(group_of(game, member).depth).opening(id)


def _why_not_at_door(game: Game, member: Member, verb: str, words: tuple[str, ...]) -> Refusal | None:
    group = group_of(game, member)
    if not words or not doors.knows(game.site, group.depth, words[0]):
        return no("dungeon.core.error", verb, member=member.id)
    opening = _door(game, member, words[0])
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


def wedge(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """It leaves his load and holds the door as it stands."""
    item, opening = wedge_of(member), _door(game, member, words[0])
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


def unwedge(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """The wedge comes back into his load, if it is still there."""
    opening = _door(game, member, words[0])
    state = doors.touch(game.site, opening)
    if not state.wedged:
        doors.note(game.site, opening)
        events.act_lapsed(scribe, member, "unwedge")
        return
    state.wedged = state.held = False
    member.items.append(Item("wedge", state.wedge))
    events.unwedged(scribe, member, opening)


def close(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """Pulled shut; it is stuck again."""
    opening = _door(game, member, words[0])
    doors.set_open(game.site, opening, False)
    events.door_closed(scribe, member, opening)
    look_around(game, scribe)
