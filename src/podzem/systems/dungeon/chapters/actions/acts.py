"""What a member can be told to do (T5, T7): the rows of the table of orders that are for one member.

Acts that take no time are done when they are ordered: S1 to S3 of dungeon.time.sequence lie in one moment, and whatever
comes later sees what they changed. Those named `…_after` wait until the member's own legs or work are over.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from podzem.core.worded_orders import always, once, table
from podzem.expedition import gathering, handling
from podzem.systems.dungeon.chapters.actions import (
    acting,
    chests,
    digging,
    listening,
    opening_doors,
    searching,
    staying,
    stepping,
    wedges,
)
from podzem.systems.dungeon.chapters.load import hands, loading, sharing, using
from podzem.systems.dungeon.chapters.traps import pits, traps
from podzem.systems.dungeon.game import COMBAT, ORDERS, TOWN
from podzem.systems.dungeon.order_row import AFTER, BY_THE_WAY, MAIN, NONE, NOTED, OrderRow, of_people, row
from podzem.systems.dungeon.order_words import (
    AT_HAND,
    BURDEN,
    CAPTIVE,
    CHEST,
    DOOR,
    FACE,
    FEATURE,
    LOCK,
    NEIGHBOUR,
    OWN,
    PATIENT,
    PLACE,
    POINT,
    ROPE,
    SPOIL,
    TO_DRAG,
    TRAP,
    VERB,
    VICTIM,
    WITHIN_REACH,
)

TURN: Final = (ORDERS,)
FIGHT: Final = (COMBAT,)
BOTH: Final = (ORDERS, COMBAT)
EVERYWHERE: Final = (TOWN, ORDERS, COMBAT)
THING: Final = (OWN,)

_main: Final = partial(row, time=MAIN, side_by_side=True)
_free: Final = partial(row, side_by_side=True)
_after: Final = partial(row, time=AFTER, side_by_side=True)

ACTS: Final[dict[str, OrderRow]] = table(
    _main("hold", TURN),
    _main("rest", TURN),
    _main("guard", BOTH, (), once, staying.why_not_guard, phase=NONE),
    _main("ambush", TURN, (), once, staying.why_not_ambush),
    _main("load", TURN, (), once, staying.why_not_load, of_people(gathering.gather)),
    _main("search", BOTH, (PLACE,), searching.search_choices, searching.why_not_search, searching.search),
    _main("listen", BOTH, (PLACE,), listening.listen_choices, listening.why_not_listen, listening.listen),
    _main(
        "open",
        BOTH,
        (DOOR,),
        opening_doors.open_choices,
        opening_doors.why_not_open,
        opening_doors.force,
        is_joint=True,
    ),
    _main("unlock", BOTH, (LOCK,), opening_doors.unlock_choices, opening_doors.why_not_unlock, opening_doors.unlock),
    _main("break", BOTH, (CHEST,), chests.chest_choices, chests.why_not_break, chests.break_open, is_joint=True),
    _main("dig", BOTH, (FACE,), digging.dig_choices, digging.why_not_dig, digging.dig),
    _main("aid", TURN, (PATIENT,), using.aid_choices, using.why_not_aid_one, using.aid, adds_up=True),
    _main("climb", BOTH, (), pits.climb_choices, pits.why_not_climb, pits.climb),
    _main("climb_rope", BOTH, (ROPE,), pits.rope_choices, pits.why_not_climb_rope, pits.climb_rope),
    _main("haul", BOTH, (VICTIM,), pits.haul_choices, pits.why_not_haul, pits.haul, is_joint=True),
    _main("disarm", BOTH, (TRAP,), traps.disarm_choices, traps.why_not_disarm, traps.disarm),
    _main("strike_fire", BOTH, THING, hands.light_choices, using.why_not_strike_fire, using.strike_fire),
    _main("taste", BOTH, (OWN.by("dungeon.treasure.magic"),), using.taste_choices, using.why_not_taste, using.taste),
    _free("step", TURN, (POINT,), stepping.step_choices, stepping.why_not_step, stepping.step, time=NOTED),
    _free("light", BOTH, THING, hands.light_choices, hands.why_not_light, hands.light),
    _free(
        "douse", EVERYWHERE, THING, hands.douse_choices, of_people(handling.why_not_douse), of_people(handling.douse)
    ),
    _free("refill", BOTH, THING, hands.refill_choices, hands.why_not_refill, hands.refill),
    _free(
        "ready",
        EVERYWHERE,
        THING,
        hands.ready_choices,
        hands.why_not_ready,
        of_people(handling.ready),
        phase=BY_THE_WAY,
    ),
    _free(
        "stow",
        EVERYWHERE,
        THING,
        hands.stow_choices,
        of_people(handling.why_not_stow),
        of_people(handling.stow),
        phase=BY_THE_WAY,
    ),
    _free("pack", TURN, (OWN, OWN.called("container")), hands.pack_choices, hands.why_not_pack, hands.pack),
    _free("take", BOTH, (AT_HAND,), loading.take_choices, loading.why_not_take, loading.take),
    _free("drop", BOTH, THING, loading.drop_choices, always, loading.drop, phase=NONE),
    _free("give", BOTH, (OWN, NEIGHBOUR), sharing.give_choices, sharing.why_not_give, sharing.give),
    _free("drag", TURN, (TO_DRAG,), sharing.drag_choices, sharing.why_not_drag, sharing.drag),
    _free("help", TURN, (BURDEN,), sharing.help_choices, sharing.why_not_help, sharing.help),
    _free("lift", TURN, THING, sharing.lift_choices, sharing.why_not_lift, sharing.lift),
    _free("strip", TURN, (SPOIL,), using.strip_choices, using.why_not_strip, using.strip),
    _free("wedge", BOTH, (DOOR,), opening_doors.open_choices, wedges.why_not_wedge, wedges.wedge),
    _free("unwedge", BOTH, (DOOR,), opening_doors.open_choices, wedges.why_not_unwedge, wedges.unwedge),
    _free("close", BOTH, (DOOR,), opening_doors.open_choices, wedges.why_not_close, wedges.close),
    _free("keep_back", TURN, (), once, staying.why_not_keep_back, staying.keep_back),
    _free("keep_up", TURN, (), once, staying.why_not_keep_up, staying.keep_up),
    row("act", TURN, (FEATURE, VERB), acting.act_choices, acting.why_not_act, acting.act),
    row("use", BOTH, THING, using.use_choices, using.why_not_use, using.use),
    row("use_on", BOTH, (OWN, WITHIN_REACH), using.use_on_choices, using.why_not_use_on, using.use_on),
    _free("kill", BOTH, (CAPTIVE,), using.captive_choices, using.why_not_captive, using.kill),
    _free("free", TURN, (CAPTIVE,), using.captive_choices, using.why_not_captive, using.free),
    _after("wedge_after", TURN, (DOOR,), opening_doors.open_choices, wedges.why_not_wedge_after),
    _after("close_after", TURN, (DOOR,), opening_doors.open_choices, wedges.why_not_close_after),
    _after("douse_after", TURN, THING, hands.douse_choices, of_people(handling.why_not_douse)),
    row("try_door", FIGHT, (DOOR,), opening_doors.open_choices, opening_doors.why_not_try, opening_doors.try_door),
)
