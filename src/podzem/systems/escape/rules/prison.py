"""Затвор: easily entered; out only by file or hacksaw, by a pass, or by release."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import PRISON
from podzem.systems.escape.cards import SAW
from podzem.systems.escape.game import AFTER_CHANCE, BLOCKED, END, RELEASED, Game
from podzem.systems.escape.rules import caves, tools


def is_locked(game: Game, seat: i64) -> bool:
    """A player in the closed prison is locked unless released (escape.prison.locked)."""
    return game.kind_of(game.square[seat]) == PRISON and not game.is_open(PRISON) and not game.has_mark(seat, RELEASED)


def imprison(game: Game, seat: i64, scribe: Scribe) -> None:
    """Chance puts the figure into the prison at once, with everything it carries."""
    caves.put_into(game, seat, PRISON)
    telling.about(scribe, events.IMPRISONED, seat)
    game.phase = AFTER_CHANCE


def why_not_saw(game: Game, seat: i64, card: i64) -> str:
    """Only a file or hacksaw cuts the bars; nothing blows them up or breaks them."""
    return tools.why_not_card(game, seat, card, SAW, "escape.prison.no_other")


def saw(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """Cutting the bars is a turn; the prison is then open, and he leaves on his next turn."""
    tools.use(game, seat, card, scribe, "escape.prison.saw")
    caves.open_cave(game, seat, PRISON, scribe, "escape.prison.saw")
    game.phase = END


def why_not_use_pass(game: Game, seat: i64) -> str:
    """A pass must be held, and some way out must be passable."""
    if game.passes[seat] == 0:
        return "escape.prison.pass"
    square = game.square[seat]
    for slot in range(game.degree[square]):
        if game.can_enter(seat, game.neighbour(square, slot)):
            return ""
    return "escape.prison.pass"


def use_pass(game: Game, seat: i64, scribe: Scribe) -> None:
    """The pass goes under the chance pile; it frees only him, and he throws and leaves at once."""
    game.passes[seat] -= 1
    game.chance_bottom = append(game.chance_bottom, game.setting.chances.prison_pass)
    telling.about(scribe, events.PASS_USED, seat)


def release_all(game: Game, scribe: Scribe) -> None:
    """Everybody shut in the Buried cave is unblocked, everybody locked in the prison released."""
    for seat in range(game.setting.players):
        if game.has_mark(seat, BLOCKED):
            game.marks[seat] = 0
        elif is_locked(game, seat):
            game.set_mark(seat, RELEASED)
        else:
            continue
        telling.about(scribe, events.RELEASED, seat)
