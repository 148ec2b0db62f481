"""Orders in combat between their text form and the codes of the fight (T6b)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.numbers import read_natural
from podzem.expedition.fight import codes as code_of
from podzem.expedition.fight import marks
from podzem.expedition.fight.codes import order_of, pack, pack_shift, value_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import codes, why_not
from podzem.systems.dungeon.game import Game

NAMES: Final = tuple({"close": "close_in", "withdraw": "fall_back"}.get(name, name) for name in code_of.NAMES)
"""As decisions name them: closing doors and withdrawing from a talk are other orders."""
LENGTHS: Final = ("close_in", "fall_back", "retreat")
FIGHTERS: Final = ("front", "back", "aim", "breaker", "leader", "lose", "stay_behind")
ORDERS: Final[dict[str, tuple[str, ...]]] = {
    name: ("hs",)
    if name in LENGTHS
    else ("member",)
    if name in FIGHTERS
    else ("member", "front")
    if name == "shift"
    else ()
    for name in NAMES
}


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
    """The code of a decision, -1 when it cannot be read."""
    name, words = decision.order, decision.words
    if name not in ORDERS or len(words) != len(ORDERS[name]):
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


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every order of a side that the fight allows now."""
    assert game.fight is not None
    return [decode(game.fight, seat, int(code)) for code in codes(game.fight, side_of(seat))]


def refused(game: Game, decision: Decision) -> Refusal | None:
    """Why the fight does not allow an order."""
    fight = game.fight
    assert fight is not None
    code = encode(fight, decision)
    unread = "dungeon.attack.loss" if decision.order == "lose" else "dungeon.combat.orders"
    clause = unread if code < 0 else why_not(fight, side_of(decision.seat), code)
    if not clause and decision.order in ("flee", "yield") and decision.seat != JUDGE:
        clause = "dungeon.loyalty.outcome"
    return (
        Refusal(clause, decision.order, dict(zip(ORDERS.get(decision.order, ()), decision.words))) if clause else None
    )
