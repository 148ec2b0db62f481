"""What the dice say lies before a human judge until he lets it stand; each face of it he may replace.

The step is played on a copy and told to nobody; a row of the log keeps its dice, so that it outlives the process.
That something is held must tell nothing: an order whose dice may be secret is held even if it threw none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Dice, Recorded
from podzem.core.errors import Malformed
from podzem.core.ruling import Ruled, Ruling
from podzem.core.step import Step, step
from podzem.table.rows import Held

if TYPE_CHECKING:
    from podzem.table.log import Row
    from podzem.table.table import Table


def lay(table: Table, decision: Decision, dice: Dice) -> Held | None:
    """What a decision leads to, for the judge to weigh; None where nothing of it is to be weighed."""
    held = _thrown(table, decision, dice, [])
    if not held.fallen and (decision.seat == JUDGE or decision.order not in table.system.veiled):
        return None
    table.chance.settle()
    return held


def rule(table: Table, held: Held, die: int, face: int) -> Held:
    """The same step with another face of one die; the others fall as they fell, as long as the rule throws them."""
    if not 0 <= die < len(held.fallen):
        raise Malformed(f"the step has {len(held.fallen)} dice; there is no die {die}")
    sides, _ = held.fallen[die]
    if not 1 <= face <= sides:
        raise Malformed(f"{face} is no face of a d{sides}: 1 to {sides} was expected")
    rulings = [*(ruling for ruling in held.rulings if ruling[0] != die), (die, sides, face)]
    return _thrown(table, read_decision(held.do), table.chance.again(held.fallen), rulings)


def _thrown(table: Table, decision: Decision, dice: Dice, rulings: list[Ruling]) -> Held:
    """Play a step and take the dice back: they are used up when it is told."""
    ruled, mark = Ruled(dice, rulings), dice.mark()
    step(table.system, table.course.state, decision, ruled)
    dice.restore(mark)
    return Held(str(decision), ruled.fallen, rulings)


def weighed(table: Table, held: Held) -> Step[Any]:
    """The step that lies before the judge, as it would be told."""
    return step(table.system, table.course.state, read_decision(held.do), Recorded(held.faces))


def release(table: Table, held: Held, now: int, message: str) -> Row:
    """Let it stand; the row for the log."""
    entry = table.course.accept(weighed(table, held), held.replaced)
    table.chance.follow(entry)
    table.held, table.since = None, now
    return table.add("step", entry, message)
