"""S6: full-turn work in roster order; those who work on the same thing do so together (dungeon.core.dice_script)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.game import ORDERS, Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.order_row import MAIN
from podzem.systems.dungeon.reach import at_work


def do_work(game: Game, number: int, scribe: Scribe) -> None:
    """A member's order of this turn; who has fallen meanwhile does nothing."""
    member, order = game.members[number], game.orders.get(number)
    group = next((group for group in game.groups if group.number == member.group), None)
    if order is None or group is None or group.lapsed or not member.is_up:
        return
    if order.verb in ACTS and ACTS[order.verb].time == MAIN:
        same = at_work(game, order.verb, order.words[0]) if ACTS[order.verb].is_joint else []
        _do(game, member, order, [n for n in same if game.members[n].group == member.group], scribe)


def finish(game: Game, number: int, done: list[int], scribe: Scribe) -> None:
    """Work in combat is over after ten phases, for him and for those who began the same with him."""
    member, order = game.members[number], game.orders[number]
    if member.is_up and member.group:
        same = at_work(game, order.verb, order.words[0]) if ACTS[order.verb].is_joint else []
        _do(game, member, order, [n for n in same if n in done], scribe)


def _do(game: Game, member: Member, order: Order, together: list[int], scribe: Scribe) -> None:
    """What he was ordered, if it is still there; joint work when the first of those who do it comes up."""
    row = ACTS[order.verb]
    if row.adds_up:
        row.do(game, member, [thing for word in order.words for thing in row.read(game, member, [word])], scribe)
        return
    things = row.read(game, member, order.words)
    if None in things or (row.is_joint and together[:1] != [member.number]):
        return
    row.do(game, [game.members[n] for n in together] if row.is_joint else member, *things, scribe)


def do_after(game: Game, number: int, scribe: Scribe) -> None:
    """Acts that waited for the member's own legs or work; what cannot be done any more lapses."""
    member = game.members[number]
    for act in [act for act in game.acts if act.after and act.member == number]:
        verb = act.verb.removesuffix("_after")
        can = game.stage == ORDERS and member.is_up and bool(member.group) and not game.group(member.group).lapsed
        act.after = False
        if can and ACTS[verb].refuse(game, member, tuple(act.words)) is None:
            ACTS[verb].do(game, member, *ACTS[verb].read(game, member, act.words), scribe)
        else:
            events.act_lapsed(scribe, member, verb)
