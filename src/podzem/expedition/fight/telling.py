"""How the events of a fight are told: fighters and sides by their names. When nobody listens nothing is built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.events import OPEN, SECRET, EventSpec, Term, Value
from podzem.core.scribe import Scribe
from podzem.expedition.fight import events
from podzem.expedition.fight.codes import CLOSE, NAMES, RETREAT, WITHDRAW, order_of, value_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import OTHERS
from podzem.expedition.fight.sight import is_others_shown

SIDES: Final = ("party", "others")
TRIGGERS: Final = ("leader", "half", "outnumbered", "unbeatable", "cut_off", "chase")


def sazhens(hs: i64) -> str:
    """A length as it is said: 4, 4.5."""
    whole = str(int(hs) // 2)
    return whole + ".5" if hs % 2 else whole


def main_order(scribe: Scribe, fight: Fight, front: i64, side: i64) -> None:
    """What a side had ordered, now that both orders are open (dungeon.combat.orders)."""
    if scribe.listening:
        code = fight.plan[2 * front + side]
        order = order_of(code)
        facts: dict[str, Value] = {"side": SIDES[side], "front": front, "order": NAMES[order]}
        if order in (CLOSE, WITHDRAW, RETREAT):
            facts["hs"] = value_of(code)
            facts["sazhens"] = sazhens(value_of(code))
        clause = events.MAIN_ORDER.clauses[order]
        scribe.record(events.MAIN_ORDER, facts, clause=clause, audience=audience(fight, front, side))


def audience(fight: Fight, front: i64, side: i64) -> i64:
    """What opponents do whom the party does not see is the judge's alone (dungeon.core.secrecy)."""
    if side == OTHERS and not is_others_shown(fight, front):
        return SECRET
    return OPEN


def moved(scribe: Scribe, fight: Fight, front: i64, side: i64, hs: i64) -> None:
    """A side has moved so far, back when it is less than nothing."""
    if scribe.listening:
        clause = "dungeon.combat.close" if hs > 0 else "dungeon.combat.withdraw"
        facts: dict[str, Value] = {"side": SIDES[side], "hs": abs(int(hs)), "sazhens": sazhens(abs(int(hs)))}
        scribe.record(events.MOVED, facts, clause=clause, audience=audience(fight, front, side))


def front(scribe: Scribe, event: EventSpec, number: i64, hs: i64) -> None:
    """Something about a front and its distance."""
    if scribe.listening:
        scribe.record(event, {"front": number, "hs": hs, "sazhens": sazhens(hs)})


def about_side(scribe: Scribe, event: EventSpec, side: i64) -> None:
    """Something about a side."""
    if scribe.listening:
        scribe.record(event, {"side": SIDES[side]})


def counted(scribe: Scribe, event: EventSpec, side: i64, count: i64) -> None:
    """Something counted about a side."""
    if scribe.listening:
        scribe.record(event, {"side": SIDES[side], "count": count})


def about(scribe: Scribe, fight: Fight, event: EventSpec, row: i64, clause: str = "") -> None:
    """Something about one fighter."""
    if scribe.listening:
        scribe.record(event, {"member": fight.names[row]}, clause=clause)


def hurt(scribe: Scribe, fight: Fight, row: i64) -> None:
    """A loss that a fighter of a higher level stands (dungeon.level.combat)."""
    if scribe.listening:
        facts: dict[str, Value] = {"member": fight.names[row], "left": fight.left[row]}
        scribe.record(events.HURT, facts, clause="dungeon.level.combat")


def attack(
    scribe: Scribe, fight: Fight, event: EventSpec, row: i64, target: i64, terms: list[Term], seen: bool
) -> None:
    """One attacker's sum against the target number; those who shoot unseen are named to the judge alone."""
    modifier = sum(term.value for term in terms)
    facts: dict[str, Value] = {
        "member": fight.names[row],
        "dice": fight.dice[row],
        "modifier": modifier,
        "target": target,
        "needs": target - modifier + 1,
    }
    scribe.record(event, facts, terms, audience=OPEN if seen else SECRET)


def due(scribe: Scribe, side: i64, trigger: i64) -> None:
    """Why a side's loyalty is tried (dungeon.loyalty.triggers)."""
    if scribe.listening:
        facts: dict[str, Value] = {"side": SIDES[side], "reason": TRIGGERS[int(trigger).bit_length() - 1]}
        scribe.record(events.LOYALTY_DUE, facts)


def die_audience(side: i64) -> i64:
    """The opponents' loyalty die is the judge's alone, the companions' is open (dungeon.loyalty.check)."""
    if side == OTHERS:
        return SECRET
    return OPEN


def over(scribe: Scribe, fight: Fight, way: str) -> None:
    """The fight has ended (dungeon.combat.end)."""
    if scribe.listening:
        winner = SIDES[fight.winner] if fight.winner >= 0 else "none"
        scribe.record(events.COMBAT_OVER, {"side": winner, "way": way})
