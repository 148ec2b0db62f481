"""The table of orders: every order of every stage, one row each."""

from __future__ import annotations

from functools import partial
from typing import Final

from podzem.core.orders import OrderSpec
from podzem.expedition.meeting import parley
from podzem.systems.dungeon import amendments, meet, turn
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.chapters.combat import binding, combat, hurling, toil
from podzem.systems.dungeon.chapters.combat import orders as combat_orders
from podzem.systems.dungeon.chapters.movement import marching
from podzem.systems.dungeon.game import COMBAT
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.order_row import CALLER, NONE, NOTED, SEAT, SHOT, SIDE, OrderRow, Word, once, row, table
from podzem.systems.dungeon.order_words import NUMBER, OWN, POINT, TEXT, find_member

TURN: Final = (GIVING_ORDERS,)
FIGHT: Final = (COMBAT,)
GROUP: Final = Word("group", marching.free_group)
ANYBODY: Final = Word("member", lambda game, actor, id: find_member(game, id))
TO_POINT: Final = POINT.by("dungeon.map.units", is_named=True)
SLEEPER: Final = Word(
    "other", lambda game, member, id: next((o for o in binding.sleepers(game, member) if o.id == id), None)
).by(binding.CLAUSE)

_march: Final = partial(row, whose=CALLER, time=NOTED)

OF_THE_TURN: Final = table(
    row("as_before", TURN, (), once, turn.why_not_as_before, turn.as_before, time=NOTED, side_by_side=True),
    row("revise", TURN, (), once, turn.why_not_revise, turn.revise, time=NOTED, side_by_side=True),
    row(
        "all",
        TURN,
        (TEXT.called("verb"),),
        turn.for_all_choices,
        turn.why_not_all,
        turn.order_all,
        whose=SEAT,
        time=NOTED,
        side_by_side=True,
    ),
    _march("leg", TURN, (GROUP, TO_POINT), marching.leg_choices, marching.why_not_walk, marching.walk),
    _march(
        "ahead",
        TURN,
        (GROUP, TEXT.called("heading"), NUMBER.called("hs")),
        marching.ahead_choices,
        marching.why_not_walk_ahead,
        marching.walk_ahead,
    ),
    _march("fast", TURN, (GROUP, TO_POINT), marching.run_choices, marching.why_not_run, marching.run),
    _march("stay", TURN, (GROUP,), marching.each_group, marching.why_not_stay, marching.stay, side_by_side=True),
    _march(
        "ignore_traps",
        TURN,
        (GROUP,),
        marching.each_group,
        marching.why_not_ignore_traps,
        marching.ignore_traps,
        side_by_side=True,
    ),
    _march(
        "join",
        TURN,
        (GROUP, GROUP.called("other")),
        marching.join_choices,
        marching.why_not_join,
        marching.join,
        side_by_side=True,
    ),
    _march(
        "split", TURN, (ANYBODY,), marching.split_choices, marching.why_not_split, marching.split, side_by_side=True
    ),
    _march(
        "place",
        TURN,
        (ANYBODY, NUMBER.called("rank")),
        marching.place_choices,
        marching.why_not_place,
        marching.place,
        side_by_side=True,
    ),
    row("release", TURN, (), once, turn.why_not_release, turn.release, whose=CALLER, may_hide_a_die=True),
)

OF_A_FIGHTER: Final = table(
    row(
        "throw",
        FIGHT,
        (OWN.by("dungeon.load.ammo"),),
        hurling.throw_choices,
        hurling.why_not_throw,
        hurling.throw,
        phase=SHOT,
    ),
    row("bind", FIGHT, (SLEEPER,), binding.bind_choices, binding.why_not_bind, binding.bind),
    row("leave_off", FIGHT, (), toil.leave_choices, toil.why_not_leave, toil.leave_off, phase=NONE),
)


def _of_a_side(name: str) -> OrderRow:
    facts = combat_orders.facts_of(name)
    return row(
        name,
        FIGHT,
        tuple(TEXT.called(fact) for fact in facts),
        combat_orders.choices_of(name),
        combat_orders.why_not_of(name, facts),
        combat.order(name),
        whose=SIDE,
    )


ROWS: Final[dict[str, OrderRow]] = {
    **ACTS,
    **OF_THE_TURN,
    **OF_A_FIGHTER,
    **table(*(_of_a_side(name) for name in combat_orders.NAMES)),
}
ORDERS: Final[dict[str, OrderSpec]] = {
    **ROWS,
    **{
        name: OrderSpec(name, facts, may_hide_a_die=name in parley.ORDERS)
        for name, facts in {**meet.ORDERS, **amendments.ORDERS}.items()
        if name not in ROWS
    },
}
