"""Whether the open question can be answered, and what follows from each answer be carried out (T1, section 23).

Play keeps to this by itself. A state that was written by hand, or corrected by a judge, must keep to it as well:
otherwise somebody is asked who cannot answer, or an answer meets what no rule foresees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.systems.escape.board import CHASM, DEVIL_CAVE, FIRE_CAVE
from podzem.systems.escape.cards import BLOCKING, CAVE_IN, COIN, FIRE, NONE, POINTER
from podzem.systems.escape.codes import LONGEST
from podzem.systems.escape.game import (
    AFTER_CHANCE,
    AHEAD_OF,
    COUNTER,
    DEFEND,
    END,
    JUMP,
    MOVE,
    OVER,
    PLAYING,
    REACT,
    SHOP,
    STRIKE,
    Game,
)
from podzem.systems.escape.legal import codes
from podzem.systems.escape.rules.caves import FALLS
from podzem.systems.escape.rules.counters import takes_counter
from podzem.systems.escape.rules.movement import full_length

MOST_SKIPS: Final = 99
"""Missed throws that one player can owe: each is played off by itself, so that a million would hold the table up."""


def fault_of_question(game: Game) -> str:
    """What is wrong with the open question, in words; empty when it can be answered."""
    if game.after != AFTER_CHANCE and game.after != END:
        return "after a question comes the rest of the turn or its end (escape.turn.one_action)"
    for seat in range(game.setting.players):
        if game.skip[seat] > MOST_SKIPS:
            return "more missed throws than anybody can owe (escape.chance.skip)"
    if game.phase == OVER or game.status != PLAYING:
        return ""
    return _fault_of_answerer(game) or _fault_in_phase(game)


def can_go_on(game: Game) -> bool:
    """Whether it is over, or whoever is asked has something to decide."""
    return game.phase == OVER or len(codes(game)) > 0


def _fault_of_answerer(game: Game) -> str:
    """A defence, a disaster and a moved counter ask others too; everything else is asked of who is on turn."""
    others = game.phase == DEFEND or game.phase == COUNTER or (game.phase == REACT and game.threat < FALLS)
    if game.actor < 0 or (not others and game.actor != game.seat):
        return "the one on turn is asked, and nobody else (escape.table.order)"
    return ""


def _fault_in_phase(game: Game) -> str:
    phase = game.phase
    if phase == MOVE:
        return _fault_of_move(game)
    if phase == STRIKE and game.square[game.seat] < 0:
        return "nobody strikes from outside (escape.attack.where)"
    if phase == DEFEND:
        return _fault_of_defence(game)
    if phase == REACT:
        return _fault_of_fall(game) if game.threat >= FALLS else _fault_of_disaster(game)
    if phase == AHEAD_OF:
        return _fault_of_choice(game)
    if phase == COUNTER:
        return _fault_of_counter(game)
    if phase == SHOP and not game.has(game.seat, COIN):
        return "who buys has a coin (escape.shop.buy)"
    return ""


def _fault_of_move(game: Game) -> str:
    """The mover stands on the board and has steps to go; a jump leads over a chasm beside him."""
    here = game.square[game.seat]
    if here < 0:
        return "nobody moves from outside (escape.enter.throw)"
    shortest = 2 if game.move == JUMP else 1
    if game.steps < 1 or not shortest <= full_length(game) <= LONGEST:
        return "a move goes over one to six squares, a jump over two at least (escape.move.full_number)"
    if game.move == JUMP and (game.kind_of(game.chasm) != CHASM or not game.are_adjacent(here, game.chasm)):
        return "a jump begins beside its chasm (escape.chasm.jump)"
    return ""


def _fault_of_defence(game: Game) -> str:
    """The one struck answers, on the striker's square."""
    struck = game.target
    if struck < 0 or struck == game.seat or game.actor != struck:
        return "only the one struck defends himself (escape.attack.target)"
    if game.square[struck] < 0 or game.square[struck] != game.square[game.seat]:
        return "the one struck stands on the striker's square (escape.attack.target)"
    return ""


def _fault_of_fall(game: Game) -> str:
    """Who fell is in the cave, and it is closed."""
    cave = game.threat - FALLS
    if not FIRE_CAVE <= cave <= DEVIL_CAVE:
        return "nobody falls into such a cave (escape.cave.list)"
    if game.square[game.actor] != game.setting.board.cave(cave) or game.is_open(cave):
        return "who has fallen is in the cave, and it is closed (escape.cave.window_fall)"
    return ""


def _fault_of_disaster(game: Game) -> str:
    """It strikes a square that takes the counter, and asks somebody on it."""
    if not _is_disaster(game.threat) or game.struck < 0 or not takes_counter(game, game.struck, game.threat):
        return "a cave-in or a fire strikes a square that can take it (escape.chance.disaster)"
    if game.square[game.actor] != game.struck or game.asked > game.setting.players:
        return "those on the struck square are asked (escape.cavein.victims)"
    return ""


def _is_disaster(threat: i64) -> bool:
    return threat == CAVE_IN or threat == FIRE


def _fault_of_choice(game: Game) -> str:
    here = game.square[game.seat]
    return "" if _is_disaster(game.threat) and here >= 0 else "a cave-in or a fire strikes ahead (escape.chance.ahead)"


def _fault_of_counter(game: Game) -> str:
    """The counter that is to move has a kind, a free place, and for a pointer its direction."""
    kind, place = game.placing, game.place
    if kind < 0 or place < 0 or not takes_counter(game, place, kind):
        return "a counter is placed where it can lie (escape.counters.four)"
    if (kind == POINTER) != (game.place_arrow != NONE) or (kind == POINTER and not _points(game)):
        return "a pointer has its direction, and nothing else has one (escape.pointer.place)"
    one: i64 = 1
    if (one << kind) & BLOCKING != 0 and game.is_occupied_but_by(place, NONE):
        return "nobody stands where an obstacle is placed (escape.cavein.block)"
    return ""


def _points(game: Game) -> bool:
    return game.are_adjacent(game.place, game.place_arrow)
