"""What can be told of a fight: one function an event, so that names and facts stand in one place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.events import OPEN, SECRET, Term, Value
from podzem.core.scribe import Scribe
from podzem.expedition.fight.codes import CLOSE, NAMES, RETREAT, WITHDRAW, order_of, value_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import OTHERS
from podzem.expedition.fight.sight import is_others_shown

EVENTS: Final[tuple[str, ...]] = (
    "main_order", "moved", "contact", "shot", "struck", "shot_die", "strike_die", "no_target", "unseen_shots",
    "successes", "fell", "hurt", "debt", "lapsed", "loss_pick", "broke_through", "front_opened", "front_closed",
    "retreated", "loyalty_due", "loyalty_die", "stood", "broke", "ran_away", "yielded", "cowers", "stepped_up",
    "gave_up_chase", "combat_over",
)  # fmt: skip
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
        scribe.tell("main_order", f"dungeon.combat.{_CLAUSES[order]}", audience(fight, front, side), facts)


_CLAUSES: Final = ("fire", "close", "withdraw", "orders", "fight", "retreat", "breakthrough", "end")


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
        scribe.tell("moved", clause, audience(fight, front, side), facts)


def front(scribe: Scribe, name: str, clause: str, number: i64, hs: i64) -> None:
    """Something about a front and its distance."""
    if scribe.listening:
        scribe.tell(name, clause, OPEN, {"front": number, "hs": hs, "sazhens": sazhens(hs)})


def about_side(scribe: Scribe, name: str, clause: str, side: i64) -> None:
    """Something about a side."""
    if scribe.listening:
        scribe.tell(name, clause, OPEN, {"side": SIDES[side]})


def counted(scribe: Scribe, name: str, clause: str, side: i64, count: i64) -> None:
    """Something counted about a side."""
    if scribe.listening:
        scribe.tell(name, clause, OPEN, {"side": SIDES[side], "count": count})


def about(scribe: Scribe, fight: Fight, name: str, clause: str, row: i64) -> None:
    """Something about one fighter."""
    if scribe.listening:
        scribe.tell(name, clause, OPEN, {"member": fight.names[row]})


def hurt(scribe: Scribe, fight: Fight, row: i64) -> None:
    """A loss that a fighter of a higher level stands (dungeon.level.combat)."""
    if scribe.listening:
        facts: dict[str, Value] = {"member": fight.names[row], "left": fight.left[row]}
        scribe.tell("hurt", "dungeon.level.combat", OPEN, facts)


def attack(scribe: Scribe, fight: Fight, name: str, row: i64, target: i64, terms: list[Term], seen: bool) -> None:
    """One attacker's sum against the target number; those who shoot unseen are named to the judge alone."""
    modifier = sum(term.value for term in terms)
    facts: dict[str, Value] = {
        "member": fight.names[row],
        "dice": fight.dice[row],
        "modifier": modifier,
        "target": target,
        "needs": target - modifier + 1,
    }
    scribe.tell(name, "dungeon.attack.roll", OPEN if seen else SECRET, facts, terms)


def due(scribe: Scribe, side: i64, trigger: i64) -> None:
    """Why a side's loyalty is tried (dungeon.loyalty.triggers)."""
    if scribe.listening:
        facts: dict[str, Value] = {"side": SIDES[side], "reason": TRIGGERS[int(trigger).bit_length() - 1]}
        scribe.tell("loyalty_due", "dungeon.loyalty.triggers", OPEN, facts)


def die_audience(side: i64) -> i64:
    """The opponents' loyalty die is the judge's alone, the companions' is open (dungeon.loyalty.check)."""
    if side == OTHERS:
        return SECRET
    return OPEN


def over(scribe: Scribe, fight: Fight, way: str) -> None:
    """The fight has ended (dungeon.combat.end)."""
    if scribe.listening:
        winner = SIDES[fight.winner] if fight.winner >= 0 else "none"
        scribe.tell("combat_over", "dungeon.combat.end", OPEN, {"side": winner, "way": way})
