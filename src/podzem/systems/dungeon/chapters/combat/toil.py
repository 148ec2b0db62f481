"""Full-turn work during combat: by who is not in the first rank, done after ten phases (dungeon.combat.other, T7)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.fight import marks
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.people import Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions import work
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.reach import no
from podzem.world.clock import PHASES_IN_TURN

CLAUSE: Final = "dungeon.combat.other"


def begin(game: Game, member: Member, order: Order, scribe: Scribe) -> None:
    """All of T5 but walking, resting, ambush and aid; loading is done thing by thing, a phase each."""
    game.orders[member.number], game.toil[member.number] = order, PHASES_IN_TURN
    events.works_on(scribe, member)


def leave_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Nothing to say but that he does."""
    return [()] if member.number in game.toil else []


def why_not_leave(game: Game, member: Member) -> Refusal | None:
    """Only who is at work leaves off."""
    return None if member.number in game.toil else no(CLAUSE, "leave_off", member=member.id)


def leave_off(game: Game, member: Member, scribe: Scribe) -> None:
    """He stops working and is free in this phase; what was dug stays dug (dungeon.time.multi_turn)."""
    fight = game.fight
    assert fight is not None
    _forget(game, member)
    fight.unset(row_of(fight, member.number), marks.BUSY)
    events.work_left(scribe, member)


def _forget(game: Game, member: Member) -> None:
    game.toil.pop(member.number, None)
    game.orders.pop(member.number, None)


def pass_phase(game: Game, fight: Fight, scribe: Scribe) -> None:
    """A phase is over: who was torn from his work leaves it, who has worked ten phases is done with it."""
    for number in list(game.toil):
        if _is_torn_away(game, fight, number):
            _forget(game, game.members[number])
            events.work_left(scribe, game.members[number])
        else:
            game.toil[number] -= 1
    done = [number for number in game.members if game.toil.get(number) == 0]
    for number in done:
        work.finish(game, number, done, scribe)
    for number in done:
        _forget(game, game.members[number])


def _is_torn_away(game: Game, fight: Fight, number: int) -> bool:
    """He fell or broke, his body moved, or he stands in the first rank now."""
    row = row_of(fight, number)
    if fight.state[row] != marks.UP or fight.marks[row] & (marks.BROKEN | marks.COWERS) or fight.rank[row] == 0:
        return True
    return bool(fight.moved[2 * fight.front[row] + marks.PARTY] != 0)


def keep_busy(game: Game, fight: Fight) -> None:
    """Who works has no hand free in the phase that begins."""
    for number in game.toil:
        fight.set(row_of(fight, number), marks.BUSY)
