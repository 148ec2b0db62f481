"""The orders about doors, locks, and what bars the way."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.chapters.doors import handling, locks
from podzem.systems.delve.game import COMBAT, TURN
from podzem.systems.delve.near import find_chest
from podzem.systems.delve.rows import MAIN, WORK, Word, row

DOOR: Final = Word("opening", handling.find_door, "delve.shared.map")
CHEST: Final = Word("what", find_chest, "delve.shared.map")
LOCK: Final = Word("what", locks.find_lock, "delve.trap.disarm")
BAR: Final = Word("what", locks.find_bar, "delve.trap.force")
PAIR: Final = Word("skill", lambda game, person, text: locks.pair_of(text), "delve.trap.disarm")
RUBBLE: Final = Word("place", locks.find_rubble, "delve.time.costs")
IN_TURN: Final = (TURN,)
BOTH: Final = (TURN, COMBAT)

ROWS: Final = (
    row(
        "open",
        IN_TURN,
        (DOOR,),
        handling.door_choices,
        handling.why_not_open,
        handling.open_door,
        may_hide_a_die=True,
    ),
    row("shut", BOTH, (DOOR,), handling.door_choices, handling.why_not_shut, handling.shut, cost=MAIN),
    row("wedge", BOTH, (DOOR,), handling.door_choices, handling.why_not_wedge, handling.wedge, time=WORK, cost=MAIN),
    row("unwedge", IN_TURN, (DOOR,), handling.door_choices, handling.why_not_unwedge, handling.unwedge, time=WORK),
    row("bar", IN_TURN, (DOOR,), handling.door_choices, handling.why_not_bar, handling.bar, time=WORK),
    row("unbar", IN_TURN, (DOOR,), handling.door_choices, handling.why_not_unbar, handling.unbar, time=WORK),
    row(
        "open_chest",
        IN_TURN,
        (CHEST,),
        handling.chest_choices,
        handling.why_not_open_chest,
        handling.open_chest,
    ),
    row("unlock", IN_TURN, (LOCK, PAIR), locks.lock_choices, locks.why_not_unlock, locks.unlock, time=WORK),
    row(
        "unlock_hurried",
        BOTH,
        (LOCK, PAIR),
        locks.lock_choices,
        locks.why_not_hurry,
        locks.unlock_hurried,
        cost=MAIN,
    ),
    row("force", BOTH, (BAR,), locks.force_choices, locks.why_not_force, locks.force, time=WORK, cost=MAIN),
    row("break_through", IN_TURN, (BAR,), locks.force_choices, locks.why_not_break, locks.break_through, time=WORK),
    row("dig", IN_TURN, (RUBBLE,), locks.dig_choices, locks.why_not_dig, locks.dig, time=WORK),
)
