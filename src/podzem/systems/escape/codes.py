"""Decisions as packed integers: an order, a card, a square, a second square, or a path with the reason of its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROLL: Final = 0
USE_PASS: Final = 1
JUMP: Final = 2
WOOD: Final = 3
CLIMB: Final = 4
CLEAR: Final = 5
CLEAR_CAVE: Final = 6
EXPLODE: Final = 7
IGNITE: Final = 8
GRILLE: Final = 9
POINTER: Final = 10
REMOVE_POINTER: Final = 11
SHOP: Final = 12
TAKE_TREASURE: Final = 13
FIGHT: Final = 14
DIG_OUT: Final = 15
SAW_PRISON: Final = 16
PASS: Final = 17
GIVE_UP: Final = 18
GO: Final = 19
STAY_ATTACK: Final = 20
STAY: Final = 21
STRIKE: Final = 22
HOLD: Final = 23
USE: Final = 24
DECLINE: Final = 25
CHOOSE: Final = 26
TAKE: Final = 27
BUY: Final = 28

# The orders of a turn in each situation (T1), as bits.
USING_TOOLS: Final = (
    (1 << CLEAR) | (1 << CLEAR_CAVE) | (1 << EXPLODE) | (1 << IGNITE) | (1 << GRILLE) | (1 << POINTER) | (1 << SHOP)
)
_LYING: Final = (1 << TAKE_TREASURE) | (1 << GIVE_UP)
_CAGED: Final = _LYING | (1 << SHOP) | (1 << PASS) | (1 << ROLL)
_ON_FOOT: Final = (1 << ROLL) | (1 << JUMP) | (1 << WOOD) | (1 << REMOVE_POINTER)
WHEN_OUTSIDE: Final = (1 << ROLL) | (1 << SHOP) | (1 << PASS)
WHEN_FIGHTING: Final = (1 << FIGHT) | (1 << PASS)
WHEN_SHUT_IN: Final = _CAGED | (1 << DIG_OUT)
WHEN_LOCKED: Final = _CAGED | (1 << SAW_PRISON) | (1 << USE_PASS)
WHEN_IN_CHASM: Final = USING_TOOLS | _LYING | (1 << CLIMB) | (1 << PASS)
WHEN_FREE: Final = USING_TOOLS | _LYING | _ON_FOOT | (1 << PASS)
THROW_ONLY: Final = (1 << ROLL) | (1 << JUMP) | (1 << USE_PASS) | (1 << FIGHT) | (1 << PASS)
"""What an extra turn is under `extra_turn_scope = throw_only` (escape.turn.six)."""

SIGNATURES: Final[dict[str, tuple[str, ...]]] = {
    "roll": (),
    "use_pass": (),
    "jump": ("chasm",),
    "wood": ("chasm", "card"),
    "climb": ("square",),
    "clear": ("square", "card"),
    "clear_cave": ("cave", "card"),
    "explode": ("square", "card"),
    "ignite": ("square", "card"),
    "grille": ("square", "card"),
    "pointer": ("square", "to", "card"),
    "remove_pointer": ("card",),
    "shop": (),
    "take_treasure": (),
    "fight": ("card",),
    "dig_out": ("card",),
    "saw_prison": ("card",),
    "pass": (),
    "give_up": (),
    "go": ("path",),
    "stay_attack": (),
    "stay": (),
    "strike": ("target", "card"),
    "hold": (),
    "use": ("card",),
    "decline": (),
    "choose": ("square",),
    "take": ("square",),
    "buy": ("card",),
}
"""Every order of T1, in the order of the numbers above, with what its words are."""
ORDERS: Final = tuple(SIGNATURES)

# Why a path may end where it does, the freest first (escape.attack.path).
FREELY: Final = 0
FOR_TREASURE: Final = 1
TO_ATTACK: Final = 2

STEP_BITS: Final = 3
LONGEST: Final = 6
ORDER_BITS: Final = 5
"""The width of an order in a code; the other words stand above it."""
ORDER_MASK: Final = (1 << ORDER_BITS) - 1
_CARD: Final = ORDER_BITS
_SQUARE: Final = 11
_TO: Final = 21
_REASON: Final = 29
_TEN_BITS: Final = 0x3FF
_PATH: Final = 0x3FFFF


def pack(order: i64, square: i64 = 0, card: i64 = 0, to: i64 = 0) -> i64:
    """An order with a square (or seat, or cave), a card and a second square."""
    return order | (card << _CARD) | (square << _SQUARE) | (to << _TO)


def pack_path(path: i64, reason: i64) -> i64:
    """A `go`: three bits a step, each the slot of a neighbour plus one."""
    return GO | (path << _SQUARE) | (reason << _REASON)


def order_of(code: i64) -> i64:
    """The order of a code."""
    return code & ORDER_MASK


def card_of(code: i64) -> i64:
    """The card of a code."""
    return (code >> _CARD) & 0x3F


def square_of(code: i64) -> i64:
    """The square, seat or cave of a code."""
    return (code >> _SQUARE) & _TEN_BITS


def to_of(code: i64) -> i64:
    """The second square of a code."""
    return (code >> _TO) & _TEN_BITS


def path_of(code: i64) -> i64:
    """The steps of a `go`."""
    return (code >> _SQUARE) & _PATH


def reason_of(code: i64) -> i64:
    """The reason why the path of a `go` may end where it does."""
    return code >> _REASON


def freely(code: i64) -> i64:
    """The same `go`, ending freely."""
    return pack_path(path_of(code), FREELY)


def with_step(path: i64, steps: i64, slot: i64) -> i64:
    """A path with one more step."""
    return path | ((slot + 1) << (STEP_BITS * steps))


def step_of(path: i64, step: i64) -> i64:
    """The slot of a step; -1 behind the last one."""
    return ((path >> (STEP_BITS * step)) & 7) - 1
