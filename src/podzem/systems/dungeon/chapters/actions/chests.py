"""«Действия»: chests, broken or opened with their key (dungeon.action.chest)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.expedition.treasure import halve
from podzem.site.contents import Heap
from podzem.site.heaps import LyingChest, shut_chests
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE, WORK_LIGHT
from podzem.systems.dungeon.reach import at_work, group_of, no, target, why_not_there
from podzem.world.chance import DIE
from podzem.world.item import Item

CLAUSE: Final = "dungeon.action.chest"
MOST_AT_WORK: Final[int] = PLACE["chest"]["most_at_work"]


def chest_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Shut chests that were seen on this level."""
    return [(chest.id,) for chest in shut_chests(game.site, group_of(game, member).depth)]


def _why_not(game: Game, member: Member, verb: str, chest: Item) -> Refusal | None:
    if chest.ready or member.kind == ANIMAL:
        return no(CLAUSE, verb, member=member.id, item=chest.id)
    return why_not_there(game, member, verb, target(game, group_of(game, member), verb, chest.id), WORK_LIGHT[verb])


def why_not_break(game: Game, member: Member, lying: LyingChest) -> Refusal | None:
    """A shut chest within a step, not more than four at it."""
    id = lying.chest.id
    found = _why_not(game, member, "break", lying.chest)
    if found is None and len([n for n in at_work(game, "break", id) if n != member.number]) >= MOST_AT_WORK:
        return no(CLAUSE, "break", member=member.id, item=id, count=MOST_AT_WORK)
    return found


def why_not_unlock_chest(game: Game, member: Member, lying: LyingChest) -> Refusal | None:
    """A shut chest within a step; whether it is locked is found by trying."""
    return _why_not(game, member, "unlock", lying.chest)


def keys_of(member: Member) -> list[str]:
    """The names of the keys he has."""
    things = [*member.items, *(inner for item in member.items for inner in item.contents)]
    return [item.name for item in things if item.kind == "key"]


def unlock_chest(game: Game, member: Member, lying: LyingChest, scribe: Scribe) -> None:
    """One that is not locked, or whose key he has, opens without die or loss."""
    heap, chest = lying
    if chest.ready:
        return
    if chest.locked and (not chest.name or chest.name not in keys_of(member)):
        events.chest_locked(scribe, member, chest)
        return
    _open(game, heap, chest, [member], scribe)


def break_open(game: Game, workers: list[Member], lying: LyingChest, scribe: Scribe) -> None:
    """One die up to their number; on success art and gems inside lose half their value, once."""
    heap, chest = lying
    if chest.ready:
        return
    if not gives_way(game, len(workers), scribe):
        events.chest_holds(scribe, chest.id, len(workers))
        return
    chest.locked, chest.damage = False, 1
    damaged = len(halve(chest.contents, game.setting.is_on("halve_textiles")))
    _open(game, heap, chest, workers, scribe)
    if damaged:
        events.contents_damaged(scribe, chest.id, damaged)


def gives_way(game: Game, workers: int, scribe: Scribe) -> bool:
    """As with doors: their chances add up, or each throws his own die by the switch door_roll."""
    if game.setting.word("door_roll") == "independent":
        faces = [_throw(scribe) for _ in range(workers)]  # all throw, whoever is the first to succeed
        return min(faces) == 1
    return workers >= DIE or _throw(scribe) <= workers


def _throw(scribe: Scribe) -> int:
    return int(scribe.roll(DIE, events.CHEST_DIE))


def _open(game: Game, heap: Heap, chest: Item, doers: list[Member], scribe: Scribe) -> None:
    chest.ready, chest.locked = True, False
    events.chest_opened(scribe, chest)
    if heap.treasure:
        traps.act_done(game, heap.depth, heap.treasure, "open", doers, scribe)
