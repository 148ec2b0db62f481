"""House rule: who is locked, blocked or sealed in may give up and start over (escape.house.give_up)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import CHANCE, CHASM, NOWHERE, SLOTS, WAY_SLOTS
from podzem.systems.escape.game import BLOCKED, END, Game
from podzem.systems.escape.rules.chasm import has_way_out
from podzem.systems.escape.rules.dying import die
from podzem.systems.escape.rules.prison import is_locked
from podzem.systems.escape.rules.treasure import wins_by_entering


def why_not_give_up(game: Game, seat: i64) -> str:
    """Only who is locked, blocked or sealed in, and only where the table allows it."""
    if not game.setting.may_give_up:
        return "escape.house.give_up"
    if game.has_mark(seat, BLOCKED) or is_locked(game, seat) or is_sealed_in(game, seat):
        return ""
    return "escape.house.give_up"


def give_up(game: Game, seat: i64, scribe: Scribe) -> None:
    """He dies, the turn is over."""
    telling.about(scribe, events.GAVE_UP, seat)
    die(game, seat, scribe, "escape.house.give_up")
    game.phase = END


def is_sealed_in(game: Game, seat: i64) -> bool:
    """Whether walking leads him to no chance square but his own, to no jump and to no winning step."""
    origin = game.square[seat]
    if has_bare_way(game, origin):
        return False
    reached = append(vec[i64](capacity=16), origin)
    next_to_look: i64 = 0
    while next_to_look < len(reached):
        here = reached[next_to_look]
        next_to_look += 1
        if _offers_way(game, seat, here, origin):
            return False
        arrow = game.arrow_on(here)
        arrow_binds = arrow >= 0 and game.can_enter(seat, arrow)
        for slot in range(game.degree[here]):
            to = game.neighbour(here, slot)
            if (arrow_binds and to != arrow) or not game.can_enter(seat, to) or _has(reached, to):
                continue
            if wins_by_entering(game, seat, to):
                return False
            reached = append(reached, to)
    return game.kind_of(origin) != CHANCE or len(reached) == 1


def has_bare_way(game: Game, origin: i64) -> bool:
    """Whether some shortest way to another chance square is free of counters; then nobody need look any further."""
    if game.counters[origin] != 0:
        return False
    first = origin * SLOTS
    for way in range(first, first + game.degree[origin]):
        if _is_bare(game, way * WAY_SLOTS):
            return True
    return False


def _is_bare(game: Game, first: i64) -> bool:
    """Whether a way of the board's table, which begins at this place, leads on and has no counters on it."""
    for index in range(first, first + WAY_SLOTS):
        square = game.ways_to_chance[index]
        if square == NOWHERE:
            return index > first
        if game.counters[square] != 0:
            return False
    return False


def _has(squares: vec[i64], sought: i64) -> bool:
    for index in range(i64(len(squares))):
        if squares[index] == sought:
            return True
    return False


def _offers_way(game: Game, seat: i64, here: i64, origin: i64) -> bool:
    """A chance square to come to, or a chasm that can be jumped from here."""
    if here != origin and game.kinds[here] == CHANCE:
        return True
    return game.setting.board.beside_chasm[here] > 0 and _can_jump_from(game, seat, here)


def _can_jump_from(game: Game, seat: i64, here: i64) -> bool:
    arrow = game.arrow_on(here)
    if game.kinds[here] == CHASM or (arrow != NOWHERE and game.can_enter(seat, arrow)):
        return False
    for slot in range(game.degree[here]):
        chasm = game.neighbour(here, slot)
        if game.kinds[chasm] == CHASM and has_way_out(game, seat, chasm, here):
            return True
    return False
