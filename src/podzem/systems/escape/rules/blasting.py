"""Взривни устройства, срутване, запалителни средства и пожар: disasters, whoever or whatever causes them."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import NOWHERE
from podzem.systems.escape.cards import CAVE_IN, EXPLOSIVE, EXTINGUISHER, INCENDIARY, NONE, WOOD
from podzem.systems.escape.game import END, ENDANGERED, REACT, Game
from podzem.systems.escape.rules import counters, tools
from podzem.systems.escape.rules.dying import die


def lit_by(kind: i64) -> i64:
    """What causes a disaster: an explosive a cave-in, an incendiary a fire (escape.fire.same)."""
    return EXPLOSIVE if kind == CAVE_IN else INCENDIARY


def saving_category(kind: i64) -> i64:
    """What saves: a wooden tool from a cave-in, an extinguisher from a fire (escape.defend.blast)."""
    return WOOD if kind == CAVE_IN else EXTINGUISHER


def placing_clause(kind: i64) -> str:
    """The clause under which the counter is put down."""
    return "escape.blast.place" if kind == CAVE_IN else "escape.fire.same"


def death_clause(kind: i64) -> str:
    """The clause under which its victims die."""
    return "escape.cavein.victims" if kind == CAVE_IN else "escape.fire.same"


def saving_clause(kind: i64) -> str:
    """The clause that tells what saves."""
    return "escape.cavein.prevent" if kind == CAVE_IN else "escape.fire.same"


def why_not_blast(game: Game, seat: i64, kind: i64, square: i64, card: i64) -> str:
    """Only on a square adjacent to one's own that can take the counter, with the right device."""
    if not game.are_adjacent(game.square[seat], square):
        return placing_clause(kind)
    clause = counters.why_not_counter(game, square, kind)
    return clause or tools.why_not_card(game, seat, card, lit_by(kind), "escape.tool.uses")


def blast(game: Game, seat: i64, kind: i64, square: i64, card: i64, scribe: Scribe) -> None:
    """The device is shown and used; whoever stands there is struck (escape.attack.blast)."""
    clause = "escape.attack.blast" if game.is_occupied_but_by(square, seat) else placing_clause(kind)
    tools.use(game, seat, card, scribe, clause)
    game.after = END
    strike(game, kind, square)


def strike(game: Game, kind: i64, square: i64) -> None:
    """A disaster strikes a square: first those on it are asked, one after another."""
    game.threat = kind
    game.struck = square
    game.asked = 0
    game.phase = ENDANGERED


def ask_next(game: Game, scribe: Scribe) -> None:
    """Ask the players on the square in seat order from the acting one: each who has cards (escape.cavein.victims)."""
    players = game.setting.players
    while game.asked < players:
        seat = (game.seat + game.asked) % players
        game.asked += 1
        if game.square[seat] == game.struck and game.hand_size[seat] > 0:
            game.actor = seat
            game.phase = REACT
            return
    kill_all(game, scribe)


def prevent(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """The first fitting tool used prevents it for everybody on the square (escape.cavein.prevent)."""
    kind = game.threat
    tools.use(game, seat, card, scribe, saving_clause(kind))
    telling.at_square(scribe, game, events.PREVENTED, seat, game.struck, saving_clause(kind))
    calm(game)
    game.phase = game.after


def kill_all(game: Game, scribe: Scribe) -> None:
    """Nobody prevented it: all on the square die in that order, then the counter is placed."""
    kind, square = game.threat, game.struck
    players = game.setting.players
    for further in range(players):
        seat = (game.seat + further) % players
        if game.square[seat] == square:
            die(game, seat, scribe, death_clause(kind))
    calm(game)
    counters.place(game, kind, square, NOWHERE, scribe, placing_clause(kind))


def calm(game: Game) -> None:
    """The danger is over."""
    game.threat = NONE
    game.struck = NOWHERE
    game.asked = 0
