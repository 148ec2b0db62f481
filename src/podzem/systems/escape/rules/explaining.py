"""Why a path is not among the legal ones: the first clause of movement that it breaks, for people who ask."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.systems.escape.board import BURIED_CAVE, CHASM, EXIT, FIRE_CAVE, NOWHERE, TREASURE_CAVE
from podzem.systems.escape.cards import BLADE, CAVE_IN, FIRE, POINTER_CARD
from podzem.systems.escape.game import CARRIED_ON, JUMP, Game
from podzem.systems.escape.rules.counters import top_of


def why_not_path(game: Game, seat: i64, squares: list[int]) -> str:
    """The clause broken first along the way, else the one broken where the path ends."""
    here = game.square[seat]
    before = game.came_from[seat] if game.move == CARRIED_ON else NOWHERE
    cards = game.count_of(seat, POINTER_CARD)
    for step, to in enumerate(squares):
        if not game.are_adjacent(here, to):
            return "escape.order.errors"
        is_leap = game.move == JUMP and step == 0
        clause = _why_not_leap(game, to) if is_leap else _why_not_step(game, seat, here, before, to, step, cards)
        if clause:
            return clause
        before, here = here, to
    return _why_not_end(game, seat, here, len(squares))


def _why_not_leap(game: Game, to: i64) -> str:
    return "" if to == game.chasm else "escape.chasm.jump"


def _why_not_step(game: Game, seat: i64, here: i64, before: i64, to: i64, step: i64, cards: i64) -> str:
    arrow = game.arrow_on(here)
    if to == before and to != arrow:
        return "escape.move.no_reversal"
    if arrow >= 0 and to != arrow and cards == 0 and (step > 0 or game.can_enter(seat, arrow)):
        return "escape.pointer.bind"
    if not game.can_enter(seat, to):
        return barring_clause(game, to)
    stopped = game.is_closed_cave(here) or game.kind_of(here) == TREASURE_CAVE
    return "escape.move.forced_stop" if step > 0 and stopped else ""


def barring_clause(game: Game, square: i64) -> str:
    """The clause that keeps a walker out of a square."""
    kind = game.kind_of(square)
    if kind == CHASM:
        return "escape.chasm.stop"
    if kind == EXIT:
        return "escape.move.exit_closed"
    if kind == FIRE_CAVE:
        return "escape.cave.fire_walk"
    if kind == BURIED_CAVE:
        return "escape.cave.buried_walk"
    top = top_of(game, square)
    if top == FIRE:
        return "escape.fire.block"
    return "escape.cavein.block" if top == CAVE_IN else "escape.grille.place"


def _why_not_end(game: Game, seat: i64, here: i64, steps: i64) -> str:
    """A path that could be walked ends too early or too late."""
    if steps < game.steps and game.move != CARRIED_ON:
        if game.is_occupied_but_by(here, seat) and not game.has(seat, BLADE):
            return "escape.attack.reach"
        if game.treasure == here:
            return "escape.treasure.reach"
    return "escape.move.full_number"
