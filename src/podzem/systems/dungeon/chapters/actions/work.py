"""S6: full-turn work in roster order; those who work on the same thing do so together (dungeon.core.dice_script)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import aid, gathering
from podzem.expedition.people import Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.actions import chests, digging, listening, opening_doors, searching
from podzem.systems.dungeon.chapters.actions.orders import FREE, find_member
from podzem.systems.dungeon.chapters.load import using
from podzem.systems.dungeon.chapters.traps import pits, traps
from podzem.systems.dungeon.game import ORDERS, Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.reach import at_work

WORK: Final[dict[str, Callable[[Game, Member, list[str], Scribe], None]]] = {
    "search": searching.search,
    "listen": listening.listen,
    "unlock": opening_doors.unlock,
    "dig": digging.dig,
    "climb": pits.climb,
    "climb_rope": pits.climb,
    "disarm": traps.disarm,
    "strike_fire": using.strike_fire,
    "taste": using.taste,
    "load": lambda game, member, words, scribe: gathering.gather(member, scribe),
}
TOGETHER: Final = ("open", "break", "haul")
"""Work at which all who were ordered it throw one die, when the first of them comes up."""


def do_work(game: Game, number: int, scribe: Scribe) -> None:
    """A member's order of this turn; who has fallen meanwhile does nothing."""
    member, order = game.members[number], game.orders.get(number)
    group = next((group for group in game.groups if group.number == member.group), None)
    if order is None or group is None or group.lapsed or not member.is_up:
        return
    if order.verb in TOGETHER:
        _work_together(game, member, order, scribe)
    elif order.verb == "aid":
        _aid(game, member, order, scribe)
    elif order.verb in WORK:
        WORK[order.verb](game, member, order.words, scribe)


def finish(game: Game, number: int, done: list[int], scribe: Scribe) -> None:
    """Work in combat is over after ten phases, for him and for those who began the same with him."""
    member, order = game.members[number], game.orders[number]
    if not member.is_up or not member.group:
        return
    if order.verb in TOGETHER:
        same = at_work(game, order.verb, order.words[0])
        _do_together(game, member, order, [game.members[n] for n in same if n in done], scribe)
    else:
        WORK[order.verb](game, member, order.words, scribe)


def _work_together(game: Game, member: Member, order: Order, scribe: Scribe) -> None:
    workers = [game.members[n] for n in at_work(game, order.verb, order.words[0])]
    _do_together(game, member, order, [worker for worker in workers if worker.group == member.group], scribe)


def _do_together(game: Game, member: Member, order: Order, workers: list[Member], scribe: Scribe) -> None:
    """One die for all of them, when the first comes up."""
    if not workers or workers[0] is not member:
        return
    if order.verb == "open":
        opening_doors.force(game, order.words[0], workers, scribe)
    elif order.verb == "break":
        chests.break_open(game, order.words[0], workers, scribe)
    else:
        victim = find_member(game, order.words[0])
        if victim is not None and victim.pit:
            pits.haul(game, victim, len(workers), scribe)


def _aid(game: Game, member: Member, order: Order, scribe: Scribe) -> None:
    """Whom he can still help; a patient who died meanwhile is passed over."""
    named = [find_member(game, id) for id in order.words]
    patients = [patient for patient in named if patient is not None and aid.why_not_aid(member, [patient]) is None]
    if patients:
        aid.aid_work(member, patients, Below(game), scribe)


def do_after(game: Game, number: int, scribe: Scribe) -> None:
    """Acts that waited for the member's own legs or work; what cannot be done any more lapses."""
    member = game.members[number]
    for act in [act for act in game.acts if act.after and act.member == number]:
        verb = act.verb.removesuffix("_after")
        can = game.stage == ORDERS and member.is_up and bool(member.group) and not game.group(member.group).lapsed
        act.after = False
        if can and FREE[verb].why_not(game, member, tuple(act.words)) is None:
            do = FREE[verb].do
            assert do is not None
            do(game, member, act.words, scribe)
        else:
            events.act_lapsed(scribe, member, verb)
