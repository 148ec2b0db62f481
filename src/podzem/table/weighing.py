"""At a table whose judge weighs throws: a row of the log keeps what lies before him, so that it outlives the process.

That something is held must tell nothing: an order whose dice may be secret is held even if it threw none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.weighing import Held, is_to_be_weighed, thrown, weighed
from podzem.table.untold import moment_before

if TYPE_CHECKING:
    from podzem.table.log import Row
    from podzem.table.table import Table


def lay(table: Table, decision: Decision, dice: Dice) -> Held | None:
    """What a decision leads to, for the judge to weigh; None where nothing of it is to be weighed."""
    held = thrown(table.system, table.game.state, decision, dice, [])
    if not is_to_be_weighed(table.system, table.game.state, held):
        return None
    table.chance.settle()
    return held


def rule(table: Table, held: Held, die: int, face: int) -> Held:
    """The same step with another face of one die; the others fall as they fell, as long as the rule throws them."""
    rulings, dice = held.with_face(die, face), table.chance.again(held.fallen)
    return thrown(table.system, table.game.state, held.decision, dice, rulings)


def release(table: Table, held: Held, now: int, message: str) -> Row:
    """Let it stand; the row for the log."""
    moment = moment_before(table.game, held.decision)
    entry = table.game.accept(weighed(table.system, table.game.state, held), held.replaced)
    table.chance.follow(entry)
    table.held, table.since = None, now
    row = table.add("step", entry, message)
    table.pass_over(moment)
    return row
