"""Решетка, указател, правило на четирите картончета, събиране на препятствия: placing and removing counters."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import CHANCE, CHASM, NOWHERE, TUNNEL
from podzem.systems.escape.cards import (
    CAVE_IN,
    DIGGING,
    EXTINGUISHER,
    FIRE,
    GRILLE,
    GRILLE_CARD,
    NONE,
    POINTER,
    POINTER_CARD,
    SAW,
)
from podzem.systems.escape.game import COUNTER, END, LYING_BITS, Game
from podzem.systems.escape.rules import tools


def takes_counter(game: Game, square: i64, kind: i64) -> bool:
    """Whether a counter of a kind may come to lie on a square."""
    return not why_not_counter(game, square, kind)


def why_not_counter(game: Game, square: i64, kind: i64) -> str:
    """Tunnel and chance squares outside the protected mouth, never two of one kind together."""
    kind_of_square = game.kinds[square]
    if kind_of_square == CHASM:
        return "escape.chasm.no_counters"
    if kind_of_square != TUNNEL and kind_of_square != CHANCE:
        return "escape.place.squares"
    if game.setting.mouth_protected and game.setting.board.mouth[square] == 1:
        return "escape.place.mouth"
    if (game.counters[square] >> kind) & 1 == 1:
        return "escape.stack.no_twins"
    return ""


def why_not_grille(game: Game, seat: i64, square: i64, card: i64) -> str:
    """A grille goes on an adjacent square that no other player occupies."""
    if not game.are_adjacent(game.square[seat], square) or game.is_occupied_but_by(square, seat):
        return "escape.grille.limits"
    clause = why_not_counter(game, square, GRILLE)
    return clause or tools.why_not_card(game, seat, card, GRILLE_CARD, "escape.tool.uses")


def why_not_pointer(game: Game, seat: i64, square: i64, to: i64, card: i64) -> str:
    """A pointer is placed like a grille; its direction is any neighbour of the marked square."""
    if not game.are_adjacent(game.square[seat], square) or game.is_occupied_but_by(square, seat):
        return "escape.pointer.limits"
    clause = why_not_counter(game, square, POINTER)
    if not clause and not game.are_adjacent(square, to):
        clause = "escape.pointer.place"
    return clause or tools.why_not_card(game, seat, card, POINTER_CARD, "escape.tool.uses")


def place_grille(game: Game, seat: i64, square: i64, card: i64, scribe: Scribe) -> None:
    """Instead of throwing he shows the card and bars an adjacent square until it is cut free."""
    tools.use(game, seat, card, scribe, "escape.grille.place")
    game.after = END
    place(game, GRILLE, square, NOWHERE, scribe, "escape.grille.place")


def place_pointer(game: Game, seat: i64, square: i64, to: i64, card: i64, scribe: Scribe) -> None:
    """The arrow will bind everybody who passes, its owner included."""
    tools.use(game, seat, card, scribe, "escape.pointer.place")
    game.after = END
    place(game, POINTER, square, to, scribe, "escape.pointer.place")


def place(game: Game, kind: i64, square: i64, to: i64, scribe: Scribe, clause: str) -> None:
    """Lay a counter; when all four of its kind lie already, one of them must be moved (escape.counters.four)."""
    if game.counters_on_board(kind) < game.setting.counters_each:
        lay(game, kind, square, to)
        telling.counter(scribe, game, events.COUNTER_PLACED, kind, square, clause)
        game.phase = game.after
        return
    game.placing = kind
    game.place = square
    game.place_arrow = to
    game.actor = chooser(game)
    game.phase = COUNTER


def chooser(game: Game) -> i64:
    """The player about to be on turn decides which counter moves (escape.counters.chooser)."""
    players = game.setting.players
    if not game.setting.chooser_acts_next:
        return (game.seat + 1) % players
    if not game.extra_due:
        for further in range(1, players):
            seat = (game.seat + further) % players
            if game.skip[seat] == 0:
                return seat
    return game.seat


def why_not_take(game: Game, square: i64) -> str:
    """Only a counter of the kind that is needed can be taken from elsewhere."""
    lies = (game.counters[square] >> game.placing) & 1 == 1
    return "" if lies else "escape.counters.four"


def take_from(game: Game, square: i64, scribe: Scribe) -> None:
    """Move the chosen counter; a moved pointer takes the new direction."""
    lift(game, game.placing, square)
    lay(game, game.placing, game.place, game.place_arrow)
    telling.counter_moved(scribe, game, game.placing, square, game.place, game.actor)
    game.placing = NONE
    game.place = game.place_arrow = NOWHERE
    game.phase = game.after


def lay(game: Game, kind: i64, square: i64, to: i64) -> None:
    """Put a counter into the stack of a square; the order of the stack is fixed (escape.stack.order)."""
    one: i64 = 1
    game.counters[square] |= one << kind
    game.lying += one << (LYING_BITS * kind)
    if kind == POINTER:
        game.arrow[square] = to


def lift(game: Game, kind: i64, square: i64) -> None:
    """Take a counter off a square."""
    one: i64 = 1
    game.counters[square] &= ~(one << kind)
    game.lying -= one << (LYING_BITS * kind)
    if kind == POINTER:
        game.arrow[square] = NOWHERE


def top_of(game: Game, square: i64) -> i64:
    """The top counter of a square; -1 when it has none."""
    counters = game.counters[square]
    for kind in range(POINTER + 1):
        if (counters >> kind) & 1 == 1:
            return kind
    return NONE


def clearing_category(kind: i64) -> i64:
    """What removes a counter: an extinguisher a fire, a digging tool a cave-in, a saw a grille."""
    if kind == FIRE:
        return EXTINGUISHER
    if kind == CAVE_IN:
        return DIGGING
    return SAW if kind == GRILLE else NONE


def clearing_clause(kind: i64) -> str:
    """The clause about removing a counter."""
    if kind == FIRE:
        return "escape.fire.same"
    return "escape.grille.remove" if kind == GRILLE else "escape.dig.sequence"


def why_not_clear(game: Game, seat: i64, square: i64, card: i64) -> str:
    """From an adjacent square, the top counter only, each with its own kind of tool."""
    top = top_of(game, square)
    if top == POINTER:
        return "escape.pointer.remove"
    if top == NONE or not game.are_adjacent(game.square[seat], square):
        return clearing_clause(top)
    if not game.holds(seat, card):
        return "escape.order.errors"
    category = game.setting.deck.category[card]
    if category == clearing_category(top):
        return ""
    return "escape.stack.top_first" if _lies_below(game, square, category) else clearing_clause(top)


def _lies_below(game: Game, square: i64, category: i64) -> bool:
    """Whether a counter that this category removes lies somewhere in the stack."""
    for kind in range(POINTER):
        if (game.counters[square] >> kind) & 1 == 1 and clearing_category(kind) == category:
            return True
    return False


def clear(game: Game, seat: i64, square: i64, card: i64, scribe: Scribe) -> None:
    """Second turn of the sequence: no throw, the tool is shown, the counter goes; he moves on his third."""
    kind = top_of(game, square)
    tools.use(game, seat, card, scribe, clearing_clause(kind))
    lift(game, kind, square)
    telling.counter(scribe, game, events.COUNTER_REMOVED, kind, square, clearing_clause(kind))
    game.phase = END


def why_not_remove_pointer(game: Game, seat: i64, card: i64) -> str:
    """A pointer is removed with a pointer card by who stands on it."""
    square = game.square[seat]
    if square < 0 or game.arrow_on(square) < 0:
        return "escape.pointer.remove"
    return tools.why_not_card(game, seat, card, POINTER_CARD, "escape.pointer.remove")


def remove_pointer(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """The counter goes, the square is free."""
    tools.use(game, seat, card, scribe, "escape.pointer.remove")
    lift(game, POINTER, game.square[seat])
    telling.counter(scribe, game, events.COUNTER_REMOVED, POINTER, game.square[seat], "escape.pointer.remove")
    game.phase = END


def clear_all(game: Game, kind: i64, scribe: Scribe) -> None:
    """Chance takes all counters of a kind off the board (escape.chance.clear_counters)."""
    number = game.counters_on_board(kind)
    for square in range(game.setting.board.size):
        if (game.counters[square] >> kind) & 1 == 1:
            lift(game, kind, square)
    telling.counters_cleared(scribe, kind, number)
