"""Orders of a fight as packed integers: the order in the lowest bits, its fighter, length or front above."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRE: Final = 0
CLOSE: Final = 1
WITHDRAW: Final = 2
HOLD: Final = 3
FIGHT: Final = 4
RETREAT: Final = 5
BREAKTHROUGH: Final = 6
SURRENDER: Final = 7
LAST_MAIN: Final = 7
BREAK_OFF: Final = 8
KEEP_RANKS: Final = 9
FRONT: Final = 10
BACK: Final = 11
AIM: Final = 12
BREAKER: Final = 13
SHIFT: Final = 14
LEADER: Final = 15
LOSE: Final = 16
FLEE: Final = 17
YIELD: Final = 18
BEHIND: Final = 19
NAMES: Final = (
    "fire", "close", "withdraw", "hold_line", "fight", "retreat", "breakthrough", "surrender", "break_off",
    "keep_ranks", "front", "back", "aim", "breaker", "shift", "leader", "lose", "flee", "yield", "stay_behind",
)  # fmt: skip

BITS: Final = 5
MASK: Final = 31
TARGETS: Final = 4
"""A code with a fighter and a front has the front in the lowest part of its value."""


def pack(order: i64, value: i64 = 0) -> i64:
    """A code."""
    return order | (value << BITS)


def order_of(code: i64) -> i64:
    """The order of a code."""
    return code & MASK


def value_of(code: i64) -> i64:
    """The fighter, the length, or both fighter and front."""
    return code >> BITS


def pack_shift(row: i64, front: i64) -> i64:
    """A fighter sent to another front of his side."""
    return pack(SHIFT, row * TARGETS + front)


def is_main(code: i64) -> bool:
    """Whether an order is one of a side's main actions (dungeon.combat.orders)."""
    return code & MASK <= LAST_MAIN
