"""What whoever plays by the master's list decides for a seat, from what the seat knows (screen.master.ai)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE, Decision
from podzem.systems.screen import orders
from podzem.systems.screen.acts.afterwards import first_in_need
from podzem.systems.screen.believed import believed
from podzem.systems.screen.bot import master
from podzem.systems.screen.fight import AFTER, Fight


def usual(fight: Fight, seat: int) -> Decision:
    """The book's answer to a window; in a turn the first rule that applies; afterwards first aid while it helps."""
    active = fight.active
    if seat == JUDGE or fight.windows or active is None:
        return _aid(fight, seat) if fight.stage == AFTER and seat != JUDGE else orders.fallback(fight, seat)
    known = believed(fight, seat)
    name, words = master.choose(known, known.who(active.number))
    return Decision(seat, name, words)


def _aid(fight: Fight, seat: int) -> Decision:
    words = first_in_need(fight, seat)
    return orders.fallback(fight, seat) if words is None else Decision(seat, "first_aid", words)
