"""«Действия»: forcing doors, and keys (dungeon.action.door, dungeon.action.door_kinds)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.site import doors
from podzem.site.heaps import LyingChest
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions.chests import (
    chest_choices,
    keys_of,
    unlock_chest,
    why_not_unlock_chest,
)
from podzem.systems.dungeon.chapters.actions.consequences import swing_open
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import PLACE, WORK_LIGHT
from podzem.systems.dungeon.reach import at_work, group_of, no, target, why_not_there
from podzem.world.chance import DIE
from podzem.world.dungeon_map import Opening

DOOR: Final = "dungeon.action.door"
KINDS: Final = "dungeon.action.door_kinds"
PUSHERS_FOR_ONE: Final[int] = PLACE["door_kinds"]["pushers_for_one"]
"""At a far bar and at a portcullis so many count as one (dungeon.action.door_kinds)."""
PER_SAZHEN: Final[int] = PLACE["door"]["per_sazhen"]
"""At most so many at work on a sazhen of door (the switch door_crowd)."""


def open_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every shut door nearby."""
    return [(opening.id,) for opening in doors.known_doors(game.site, group_of(game, member).depth)]


def why_not_open(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """A known shut door within a step, light to see it by, and room at it."""
    return why_not_force(game, member, "open", opening)


def why_not_force(game: Game, member: Member, verb: str, opening: Opening) -> Refusal | None:
    """What opening by force and by key have in common."""
    group = group_of(game, member)
    if opening.door is None or doors.believes_open(game.site, opening) or member.kind == ANIMAL:
        return no(DOOR, verb, member=member.id, opening=opening.id)
    place = target(game, group, verb, opening.id)
    found = why_not_there(game, member, verb, place, WORK_LIGHT[verb])
    return found or (_why_crowded(game, member, opening) if verb == "open" else None)


def _why_crowded(game: Game, member: Member, opening: Opening) -> Refusal | None:
    others = [number for number in at_work(game, "open", opening.id) if number != member.number]
    if len(others) >= crowd(game, opening):
        return no(DOOR, "open", member=member.id, opening=opening.id, count=crowd(game, opening))
    return None


def crowd(game: Game, opening: Opening) -> int:
    """How many can push at once: four to a sazhen in two rows, at least one."""
    if game.setting.word("door_crowd") == "none":
        return len(game.members)
    return max(PER_SAZHEN * opening.width // 2, 1)


def force(game: Game, workers: list[Member], opening: Opening, scribe: Scribe) -> None:
    """All who push together: one die, d6 up to their number; six or more always succeed."""
    group = group_of(game, workers[0])
    if doors.is_open(game.site, opening):
        return
    gave_way = gives_way(game, opening, group, len(workers), scribe)
    found_out(game, opening, is_free(game, opening, group, len(workers)))
    if gave_way:
        swing_open(game, group, opening, workers, DOOR, scribe)
    else:
        events.door_holds(scribe, DOOR, opening, len(workers))


def gives_way(game: Game, opening: Opening, group: Group, workers: int, scribe: Scribe) -> bool:
    """The throw of so many who push at a door."""
    if is_free(game, opening, group, workers):
        return True
    chance = strength(game, opening, group, workers)
    if game.setting.word("door_roll") == "independent":
        pushes = [_pushes(scribe, 1) for _ in range(max(chance, 1))]
        return chance > 0 and any(pushes)
    if chance >= DIE:
        return True
    return _pushes(scribe, chance)


def is_free(game: Game, opening: Opening, group: Group, workers: int) -> bool:
    """Whether a door opens to the hand, without a throw."""
    assert opening.door is not None
    is_wedged = doors.state_of(game.site, opening).wedged
    return opening.door.kind == "free" and not is_wedged and strength(game, opening, group, workers) > 0


def found_out(game: Game, opening: Opening, is_free: bool) -> None:
    """The party has laid its hand on a door."""
    doors.touch(game.site, opening).tried = "free" if is_free else "held"


def _pushes(scribe: Scribe, chance: int) -> bool:
    """A die is thrown even where a bar that nobody knows of leaves no chance (dungeon.core.chance)."""
    return int(scribe.roll(DIE, events.DOOR_DIE)) <= chance


def strength(game: Game, opening: Opening, group: Group, workers: int) -> int:
    """How many of those at work count: half at a far bar and at a portcullis (dungeon.action.door_kinds)."""
    assert opening.door is not None
    if opening.door.one_way and opening.b == group.area:
        return 0
    barred = opening.door.kind == "barred" and group.area == opening.a
    return workers // PUSHERS_FOR_ONE if barred or opening.door.kind == "portcullis" else workers


def why_not_try(game: Game, member: Member, opening: Opening) -> Refusal | None:
    """In combat: a door that the party thinks is shut, within a step."""
    return why_not_force(game, member, "try_door", opening)


def try_door(game: Game, member: Member, opening: Opening, scribe: Scribe) -> None:
    """In combat a phase opens a free door; any other holds, for it takes a turn to force it (T7)."""
    group = group_of(game, member)
    if doors.is_open(game.site, opening):
        return
    opens = is_free(game, opening, group, 1)
    found_out(game, opening, opens)
    if opens:
        swing_open(game, group, opening, [member], KINDS, scribe)
    else:
        events.door_holds(scribe, KINDS, opening, 1)


def unlock_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every shut door, for whoever has a key; every shut chest."""
    return open_choices(game, member) + chest_choices(game, member)


def why_not_unlock(game: Game, member: Member, locked: Opening | LyingChest) -> Refusal | None:
    """A door takes a key, whether it fits or not; a chest takes a hand."""
    if isinstance(locked, LyingChest):
        return why_not_unlock_chest(game, member, locked)
    found = why_not_force(game, member, "unlock", locked)
    if found is None and not keys_of(member):
        return no(KINDS, "unlock", member=member.id)
    return found


def unlock(game: Game, member: Member, locked: Opening | LyingChest, scribe: Scribe) -> None:
    """With the right key one turn and no die."""
    if isinstance(locked, LyingChest):
        unlock_chest(game, member, locked, scribe)
        return
    opening = locked
    assert opening.door is not None
    if doors.is_open(game.site, opening):
        return
    if opening.door.key and opening.door.key in keys_of(member):
        events.door_unlocked(scribe, member, opening)
        swing_open(game, group_of(game, member), opening, [member], KINDS, scribe)
    else:
        events.key_does_not_fit(scribe, member, opening)
