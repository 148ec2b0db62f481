"""Пропаст: declared jumps, wooden crossings, climbing out."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import CHASM, NOWHERE
from podzem.systems.escape.cards import WOOD
from podzem.systems.escape.game import ARRIVED, END, JUMP, MOVE, NO_STRIKE, Game
from podzem.systems.escape.rules import tools, treasure
from podzem.systems.escape.rules.dying import die


def is_bound_by_arrow(game: Game, seat: i64) -> bool:
    """A pointer under him whose target can be walked onto forbids jump and wood (escape.chasm.pointer_bound)."""
    arrow = game.arrow_on(game.square[seat])
    return arrow >= 0 and game.can_enter(seat, arrow)


def why_not_at_edge(game: Game, seat: i64, chasm: i64, clause: str) -> str:
    """One must stand in front of the chasm, and no arrow may bind."""
    if game.kind_of(chasm) != CHASM or not game.are_adjacent(game.square[seat], chasm):
        return clause
    return "escape.chasm.pointer_bound" if is_bound_by_arrow(game, seat) else ""


def has_landing(game: Game, seat: i64, chasm: i64) -> bool:
    """Whether a neighbour of the chasm other than the one he jumps from can be landed on (escape.chasm.sideways)."""
    return has_way_out(game, seat, chasm, game.square[seat])


def why_not_jump(game: Game, seat: i64, chasm: i64) -> str:
    """A jump is declared in front of a chasm that can be landed beyond."""
    clause = why_not_at_edge(game, seat, chasm, "escape.chasm.declare")
    if clause:
        return clause
    return "" if has_landing(game, seat, chasm) else "escape.chasm.sideways"


def jump(game: Game, seat: i64, chasm: i64, scribe: Scribe) -> None:
    """Thrown 1 or 6: he falls and dies, a treasure lies in the chasm; 2 to 5: he lands beyond and goes on."""
    face = scribe.roll(6, events.THROW, seat, "escape.chasm.jump")
    game.thrown = game.steps = face
    game.extra_due = face == 6
    if face == 1 or face == 6:
        game.square[seat] = chasm
        die(game, seat, scribe, "escape.chasm.fall")
        game.phase = END
        return
    game.chasm = chasm
    game.move = JUMP
    game.phase = MOVE


def why_not_wood(game: Game, seat: i64, chasm: i64, card: i64) -> str:
    """A wooden tool carries him safely into the chasm in front of him."""
    clause = why_not_at_edge(game, seat, chasm, "escape.chasm.wood")
    return clause or tools.why_not_card(game, seat, card, WOOD, "escape.chasm.wood")


def lower(game: Game, seat: i64, chasm: i64, card: i64, scribe: Scribe) -> None:
    """The figure goes onto the chasm without a throw; a treasure down there is taken at once."""
    tools.use(game, seat, card, scribe, "escape.chasm.wood")
    game.came_from[seat] = game.square[seat]
    game.square[seat] = chasm
    game.marks[seat] = 0
    telling.at_square(scribe, game, events.LOWERED, seat, chasm)
    if game.treasure == chasm:
        treasure.take(game, seat, scribe, "escape.treasure.chasm")
    game.phase = END


def has_way_out(game: Game, seat: i64, chasm: i64, barred: i64) -> bool:
    """Whether a neighbour of the chasm other than the barred one can be walked onto."""
    for slot in range(game.degree[chasm]):
        square = game.neighbour(chasm, slot)
        if square != barred and game.can_enter(seat, square):
            return True
    return False


def is_stuck(game: Game, seat: i64) -> bool:
    """Whether every neighbour of the chasm he stands in is impassable (escape.turn.pass)."""
    return not has_way_out(game, seat, game.square[seat], NOWHERE)


def why_not_climb(game: Game, seat: i64, square: i64) -> str:
    """Forward or sideways; back only with the treasure, or when nothing else can be walked onto."""
    chasm = game.square[seat]
    if game.kind_of(chasm) != CHASM or not game.are_adjacent(chasm, square) or not game.can_enter(seat, square):
        return "escape.chasm.climb"
    back = game.came_from[seat]
    if square == back and game.carrier != seat and has_way_out(game, seat, chasm, back):
        return "escape.chasm.climb"
    return ""


def climb(game: Game, seat: i64, square: i64, scribe: Scribe) -> None:
    """One square without a throw; the square acts, but no attack follows."""
    game.came_from[seat] = game.square[seat]
    game.square[seat] = square
    game.strike = NO_STRIKE
    telling.at_square(scribe, game, events.CLIMBED, seat, square)
    game.phase = ARRIVED
