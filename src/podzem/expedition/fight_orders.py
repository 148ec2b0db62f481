"""Orders in combat between their text form and the codes of the fight (dungeon T6b)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, Decision
from podzem.core.numbers import read_natural
from podzem.expedition.fight import codes as code_of
from podzem.expedition.fight import marks
from podzem.expedition.fight.breaking import automatic_outcome, awaiting
from podzem.expedition.fight.codes import order_of, pack, pack_shift, value_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front, codes, why_not
from podzem.expedition.fight.losses import automatic, nameable
from podzem.expedition.fight.policy import choose

NAMES: Final = tuple({"close": "close_in", "withdraw": "fall_back"}.get(name, name) for name in code_of.NAMES)
"""As decisions name them: closing doors and withdrawing from a talk are other orders."""
LENGTHS: Final = ("close_in", "fall_back", "retreat")
FIGHTERS: Final = ("front", "back", "aim", "breaker", "leader", "lose", "stay_behind")


def facts_of(name: str) -> tuple[str, ...]:
    """What the words of an order are."""
    if name == "shift":
        return "member", "front"
    return ("hs",) if name in LENGTHS else ("member",) if name in FIGHTERS else ()


def side_of(seat: int) -> int:
    """The side a seat orders: the judge gives the opponents' orders."""
    return marks.OTHERS if seat == JUDGE else marks.PARTY


def decode(fight: Fight, seat: int, code: int) -> Decision:
    """The decision a code stands for."""
    name, value = NAMES[order_of(code)], int(value_of(code))
    if name in LENGTHS:
        return Decision(seat, name, (str(value),))
    if name in FIGHTERS:
        return Decision(seat, name, (fight.names[value],))
    if name == "shift":
        row, front = divmod(value, code_of.TARGETS)
        return Decision(seat, name, (fight.names[row], str(front + 1)))
    return Decision(seat, name)


def encode(fight: Fight, decision: Decision) -> int:
    """The code of a decision, -1 when it cannot be read or is no order of the fight: odds are asked of any."""
    name, words = decision.order, decision.words
    if name not in NAMES:
        return marks.NONE
    order = NAMES.index(name)
    if name in LENGTHS:
        hs = read_natural(words[0])
        return marks.NONE if hs is None else int(pack(order, hs))
    row = _own_row(fight, decision) if name in FIGHTERS or name == "shift" else 0
    if row < 0:
        return marks.NONE
    if name in FIGHTERS:
        return int(pack(order, row))
    if name == "shift":
        return int(pack_shift(row, int(words[1]) - 1)) if words[1] in ("1", "2", "3", "4") else marks.NONE
    return int(pack(order))


def _own_row(fight: Fight, decision: Decision) -> int:
    """One of the side's own; of the others nobody learns by a refusal who is there (dungeon.core.secrecy)."""
    row = fight.names.index(decision.words[0]) if decision.words[0] in fight.names else marks.NONE
    return row if row >= 0 and fight.side[row] == side_of(decision.seat) else marks.NONE


def by_name(fight: Fight, seat: int) -> dict[str, list[tuple[str, ...]]]:
    """Every legal order of a seat's side now: the words of each by its name."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for code in codes(fight, side_of(seat)):
        decision = decode(fight, seat, int(code))
        found.setdefault(decision.order, []).append(decision.words)
    return found


def why_forbidden(fight: Fight, decision: Decision) -> str:
    """The clause by which the fight forbids an order; empty when it does not."""
    name, code = decision.order, encode(fight, decision)
    unread = "dungeon.attack.loss" if name == "lose" else "dungeon.combat.orders"
    clause = unread if code < 0 else why_not(fight, side_of(decision.seat), code)
    if not clause and name in ("flee", "yield") and decision.seat != JUDGE:
        return "dungeon.loyalty.outcome"
    return clause


def automatic_order(fight: Fight, seat: int) -> Decision:
    """What a silent side is taken to have ordered: as automatic opponents do, and losses in their automatic order.

    Lowest level, then lowest defence, then last in rank; heroes after all others (dungeon.attack.loss).
    """
    if fight.stage == marks.ORDERS:
        side = side_of(seat)
        return decode(fight, seat, int(choose(fight, awaited_front(fight, side), side)))
    if fight.stage == marks.BREAKING:
        return decode(fight, seat, int(automatic_outcome(fight, awaiting(fight))))
    return decode(fight, seat, int(pack(code_of.LOSE, automatic(fight, nameable(fight)))))
