"""«Действия»: forcing doors, and keys (dungeon.action.door, dungeon.action.door_kinds)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import OPEN
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.site import doors
from podzem.systems.dungeon.chapters.actions.reach import WORK_LIGHT, group_of, no, target, why_not_there
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.load.bodies import lay
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.sight import look_around
from podzem.world.dungeon_map import Opening
from podzem.world.item import Item

EVENTS: Final[tuple[str, ...]] = (
    "door_die",
    "door_opened",
    "door_holds",
    "door_unlocked",
    "key_does_not_fit",
)

DOOR: Final = "dungeon.action.door"
KINDS: Final = "dungeon.action.door_kinds"
PER_SAZHEN: Final = 4
"""At most so many at work on a sazhen of door (the switch door_crowd)."""
DIE: Final = 6


def doors_near(game: Game, group: Group) -> list[Opening]:
    """The doors of a group's level that the party knows of."""
    return cached(game, "doors_near", group.depth, "", lambda: _doors_near(game, group))


def _doors_near(game: Game, group: Group) -> list[Opening]:
    level = game.dungeon.level(group.depth)
    known = [opening for opening in level.openings if opening.door and opening.door.kind != "arch"]
    return [opening for opening in known if doors.knows(game, group.depth, opening.id)]


def open_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every shut door nearby."""
    return [(opening.id,) for opening in doors_near(game, group_of(game, member))]


def why_not_open(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A known shut door within a step, light to see it by, and room at it."""
    return why_not_force(game, member, "open", words)


def why_not_force(game: Game, member: Member, verb: str, words: tuple[str, ...]) -> Refusal | None:
    """What opening by force and by key have in common."""
    group = group_of(game, member)
    if not words or not doors.knows(game, group.depth, words[0]):
        return no("dungeon.core.error", verb, member=member.id)
    opening = game.dungeon.level(group.depth).opening(words[0])
    if opening.door is None or doors.believes_open(game, opening) or member.kind == ANIMAL:
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


def at_work(game: Game, verb: str, word: str) -> list[int]:
    """The members whose order is the same work, in roster order."""
    same = [n for n, order in game.orders.items() if order.verb == verb and order.words[:1] == [word]]
    if not same:
        return same
    return [number for number in game.members if number in same and game.members[number].is_up]


def force(game: Game, opening_id: str, workers: list[Member], scribe: Scribe) -> None:
    """All who push together: one die, d6 up to their number; six or more always succeed."""
    group = group_of(game, workers[0])
    opening = game.dungeon.level(group.depth).opening(opening_id)
    if doors.is_open(game, opening):
        return
    gave_way = gives_way(game, opening, group, len(workers), scribe)
    found_out(game, opening, is_free(game, opening, group, len(workers)))
    if gave_way:
        swing_open(game, group, opening, workers, DOOR, scribe)
    else:
        scribe.tell("door_holds", DOOR, OPEN, {"opening": opening_id, "count": len(workers)})


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
    is_wedged = doors.state_of(game, opening).wedged
    return opening.door.kind == "free" and not is_wedged and strength(game, opening, group, workers) > 0


def found_out(game: Game, opening: Opening, is_free: bool) -> None:
    """The party has laid its hand on a door."""
    doors.touch(game, opening).tried = "free" if is_free else "held"


def _pushes(scribe: Scribe, chance: int) -> bool:
    """A die is thrown even where a bar that nobody knows of leaves no chance (dungeon.core.chance)."""
    return int(scribe.roll(DIE, "door_die", -1, DOOR, OPEN)) <= chance


def strength(game: Game, opening: Opening, group: Group, workers: int) -> int:
    """How many of those at work count: half at a far bar and at a portcullis (dungeon.action.door_kinds)."""
    assert opening.door is not None
    if opening.door.one_way and opening.b == group.area:
        return 0
    barred = opening.door.kind == "barred" and group.area == opening.a
    return workers // 2 if barred or opening.door.kind == "portcullis" else workers


def swing_open(game: Game, group: Group, opening: Opening, doers: list[Member], clause: str, scribe: Scribe) -> None:
    """A door opens: its trap, what is seen behind it, who is there."""
    from podzem.systems.dungeon.chapters.actions.searching import bring_about

    state = doors.touch(game, opening)
    if state.wedged:
        state.wedged = state.held = False
        lay(game, group.depth, opening.at, [Item("wedge", state.wedge)])
    doors.set_open(game, opening, True)
    if opening.is_hidden:
        doors.find(game, opening, shown=True)
    scribe.tell("door_opened", clause, OPEN, {"opening": opening.id})
    traps.act_done(game, group.depth, opening.id, "open", doers, scribe)
    look_around(game, scribe)
    bring_about(game, group, encounters.opened(game, group, opening.id, scribe), scribe)


def why_not_try(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """In combat: a door that the party thinks is shut, within a step."""
    return why_not_force(game, member, "try_door", words)


def try_door(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """In combat a phase opens a free door; any other holds, for it takes a turn to force it (T7)."""
    group = group_of(game, member)
    opening = game.dungeon.level(group.depth).opening(words[0])
    assert opening.door is not None
    if doors.is_open(game, opening):
        return
    opens = is_free(game, opening, group, 1)
    found_out(game, opening, opens)
    if opens:
        swing_open(game, group, opening, [member], KINDS, scribe)
    else:
        scribe.tell("door_holds", KINDS, OPEN, {"opening": opening.id, "count": 1})


def unlock_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every shut door, for whoever has a key; every shut chest."""
    from podzem.systems.dungeon.chapters.actions.chests import chest_choices

    return open_choices(game, member) + chest_choices(game, member)


def why_not_unlock(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A door takes a key, whether it fits or not; a chest takes a hand."""
    from podzem.systems.dungeon.chapters.actions.chests import is_chest, why_not_unlock_chest

    if words and is_chest(words[0]):
        return why_not_unlock_chest(game, member, words)
    found = why_not_force(game, member, "unlock", words)
    if found is None and not keys_of(member):
        return no(KINDS, "unlock", member=member.id)
    return found


def keys_of(member: Member) -> list[str]:
    """The names of the keys he has."""
    things = [*member.items, *(inner for item in member.items for inner in item.contents)]
    return [item.name for item in things if item.kind == "key"]


def unlock(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """With the right key one turn and no die."""
    from podzem.systems.dungeon.chapters.actions.chests import is_chest, unlock_chest

    if is_chest(words[0]):
        unlock_chest(game, member, words, scribe)
        return
    group = group_of(game, member)
    opening = game.dungeon.level(group.depth).opening(words[0])
    assert opening.door is not None
    if doors.is_open(game, opening):
        return
    if opening.door.key and opening.door.key in keys_of(member):
        scribe.tell("door_unlocked", KINDS, OPEN, {"member": member.id, "opening": opening.id})
        swing_open(game, group, opening, [member], KINDS, scribe)
    else:
        scribe.tell("key_does_not_fit", KINDS, OPEN, {"member": member.id, "opening": opening.id})
