"""Where a player stands at the beginning of his turn, and which orders of T1 that leaves him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.systems.escape.board import CHASM, DEVIL_CAVE, FIRE_CAVE
from podzem.systems.escape.codes import (
    CLIMB,
    DIG_OUT,
    FIGHT,
    GIVE_UP,
    PASS,
    REMOVE_POINTER,
    SAW_PRISON,
    THROW_ONLY,
    USE_PASS,
    USING_TOOLS,
    WHEN_FIGHTING,
    WHEN_FREE,
    WHEN_IN_CHASM,
    WHEN_LOCKED,
    WHEN_OUTSIDE,
    WHEN_SHUT_IN,
)
from podzem.systems.escape.game import BLOCKED, Game
from podzem.systems.escape.rules.caves import is_fight_due
from podzem.systems.escape.rules.chasm import is_stuck
from podzem.systems.escape.rules.prison import is_locked

OUTSIDE: Final = 0
FIGHTING: Final = 1
SHUT_IN: Final = 2
LOCKED: Final = 3
IN_CHASM: Final = 4
FREE: Final = 5


def situation(game: Game, seat: i64) -> i64:
    """Outside, owing a fight, shut in, locked, in a chasm, or free."""
    square = game.square[seat]
    if square < 0:
        return OUTSIDE
    kind = game.kinds[square]
    if kind == CHASM:
        return IN_CHASM
    if game.has_mark(seat, BLOCKED):
        return SHUT_IN
    if kind < FIRE_CAVE:
        return FREE  # only caves hold anybody
    if is_locked(game, seat):
        return LOCKED
    if is_fight_due(game, seat):
        return FIGHTING
    return FREE


def leaves(orders: i64, order: i64) -> bool:
    """Whether an order is among those left open."""
    return (orders >> order) & 1 == 1


def open_orders(game: Game, seat: i64, place: i64) -> i64:
    """The orders that a situation leaves, as bits; whether each has a target is another question."""
    orders = _orders_in(place)
    if not _may_pass(game, seat, place):
        orders &= ~(1 << PASS)
    if game.extra and game.setting.throw_only:
        orders &= THROW_ONLY
    return orders


def _orders_in(place: i64) -> i64:
    if place == FREE:
        return WHEN_FREE
    if place == OUTSIDE:
        return WHEN_OUTSIDE
    if place == IN_CHASM:
        return WHEN_IN_CHASM
    if place == LOCKED:
        return WHEN_LOCKED
    if place == SHUT_IN:
        return WHEN_SHUT_IN
    return WHEN_FIGHTING


def _may_pass(game: Game, seat: i64, place: i64) -> bool:
    """In an extra turn always; else only locked, shut in, or in a chasm without a way out (escape.turn.pass)."""
    if game.extra or place == LOCKED or place == SHUT_IN:
        return True
    return place == IN_CHASM and is_stuck(game, seat)


def why_not_open(game: Game, seat: i64, order: i64) -> str:
    """The clause that closes an order in the situation the player is in; empty when it is open."""
    place = situation(game, seat)
    if leaves(open_orders(game, seat, place), order):
        return ""
    if order > GIVE_UP:
        return "escape.turn.one_action"
    if order == PASS:
        return "escape.turn.pass"
    if leaves(_orders_in(place), order):
        return "escape.turn.six"
    if place == OUTSIDE:
        return "escape.enter.throw"
    if place == SHUT_IN:
        return "escape.cave.buried_blocked"
    if place == LOCKED:
        return "escape.prison.no_other" if leaves(USING_TOOLS, order) else "escape.prison.locked"
    if place == FIGHTING:
        in_devil_cave = game.kind_of(game.square[seat]) == DEVIL_CAVE
        return "escape.cave.devil" if in_devil_cave else "escape.cave.beast_walk"
    return _home_clause(order)


def _home_clause(order: i64) -> str:
    """The clause of an order that belongs to another situation than a free figure's or one in a chasm."""
    if order == CLIMB:
        return "escape.chasm.climb"
    if order == FIGHT:
        return "escape.cave.beast_walk"
    if order == DIG_OUT:
        return "escape.cave.buried_dig_out"
    if order == SAW_PRISON:
        return "escape.prison.saw"
    if order == USE_PASS:
        return "escape.prison.pass"
    return "escape.pointer.remove" if order == REMOVE_POINTER else "escape.chasm.wood"
