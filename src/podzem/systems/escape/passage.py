"""What can be walked onto: one truth for the rules, which ask about the game, and for bots, which ask about a view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape.board import BEAST_CAVE, CHASM, DEVIL_CAVE, EXIT, FIRE_CAVE, NOWHERE, PRISON
from podzem.systems.escape.cards import BLOCKING, NONE, POINTER


def is_open(owner: vec[i64], kind: i64) -> bool:
    """Whether a cave's obstacle is removed for the moment."""
    return owner[kind - FIRE_CAVE] != NONE


def is_closed_cave(kinds: vec[i64], owner: vec[i64], square: i64) -> bool:
    """Whether a square is a cave with its obstacle in place (the treasure cave has none)."""
    if square < 0:
        return False
    kind = kinds[square]
    return (kind == PRISON or (kind >= FIRE_CAVE and kind <= DEVIL_CAVE)) and not is_open(owner, kind)


def is_obstacle(kinds: vec[i64], counters: vec[i64], owner: vec[i64], square: i64) -> bool:
    """Whether a walker must stop in front of a square: chasm, blocking counter, closed Fire or Buried cave."""
    if counters[square] & BLOCKING != 0:
        return True
    kind = kinds[square]
    return kind == CHASM or (kind >= FIRE_CAVE and kind < BEAST_CAVE and not is_open(owner, kind))


def can_enter(kinds: vec[i64], counters: vec[i64], owner: vec[i64], square: i64, carries: bool) -> bool:
    """Whether a player may walk onto a square at this moment; an exit is open to the carrier alone."""
    if counters[square] & BLOCKING != 0:
        return False
    kind = kinds[square]
    if kind < CHASM:
        return True
    return not is_obstacle(kinds, counters, owner, square) and (kind != EXIT or carries)


def arrow_on(counters: vec[i64], arrow: vec[i64], square: i64) -> i64:
    """Where a pointer that acts on a square points; -1 when none does (escape.stack.top_first)."""
    on_square = counters[square]
    if on_square == 0 or on_square & BLOCKING != 0 or on_square >> POINTER == 0:
        return NOWHERE
    return arrow[square]
