"""What holds at every moment (section 25): cards and counters conserved, figures and counters where they may be."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.systems.escape.board import CHANCE, NOWHERE, TUNNEL
from podzem.systems.escape.cards import BLOCKING, COUNTERS, NONE, POINTER
from podzem.systems.escape.game import OVER, PLAYING, WON, Game
from podzem.systems.escape.questions import fault_of_question


def fault(game: Game) -> str:
    """The first invariant broken, in words; empty when all hold."""
    return (
        _fault_of_board(game)
        or _fault_of_caves(game)
        or _fault_of_treasure(game)
        or _fault_of_players(game)
        or fault_of_question(game)
    )


def tool_count(game: Game) -> i64:
    """All tools in hands and reserve: 52 for each deck in a whole game (escape.tool.once)."""
    count = game.reserve_size()
    for seat in range(game.setting.players):
        count += game.hand_size[seat]
    return count


def chance_count(game: Game) -> i64:
    """All chance cards, the passes held included."""
    count = game.chance_size()
    for seat in range(game.setting.players):
        count += game.passes[seat]
    return count


def _fault_of_board(game: Game) -> str:
    kinds, counters = game.setting.board.kind, game.counters
    lying: i64 = 0
    for square in range(game.setting.board.size):
        on_square = counters[square]
        if on_square == 0:
            if game.arrow[square] != NOWHERE:
                return "an arrow without its pointer (escape.pointer.place)"
            continue
        if kinds[square] != TUNNEL and kinds[square] != CHANCE:
            return "a counter on a square that takes none (escape.place.squares)"
        if ((on_square >> POINTER) & 1 == 1) != (game.arrow[square] != NOWHERE):
            return "a pointer without its direction (escape.pointer.place)"
        lying += 1
    return _fault_of_counters(game) if lying > 0 or game.lying != 0 else ""


def _fault_of_counters(game: Game) -> str:
    for kind in range(i64(len(COUNTERS))):
        count: i64 = 0
        for square in range(game.setting.board.size):
            count += (game.counters[square] >> kind) & 1
        if count > game.setting.counters_each:
            return "more than four counters of a kind (escape.counters.four)"
        if count != game.counters_on_board(kind):
            return "a wrong count of the counters on the board (escape.counters.four)"
    return ""


def _fault_of_caves(game: Game) -> str:
    windows: i64 = 0
    for cave in range(i64(len(game.owner))):
        if game.owner[cave] != NONE:
            windows += 1
    return "" if windows == game.windows else "a wrong count of open caves (escape.cave.window)"


def _fault_of_treasure(game: Game) -> str:
    if (game.carrier == NONE) == (game.treasure == NOWHERE):
        return "not exactly one treasure (escape.setup.counters)"
    if game.carrier != NONE and game.square[game.carrier] < 0:
        return "a carrier outside the board (escape.treasure.drop)"
    if (game.status == WON) != (game.winner != NONE) or (game.status != PLAYING) != (game.phase == OVER):
        return "an end without its winner (escape.table.goal)"
    return ""


def _fault_of_players(game: Game) -> str:
    for seat in range(game.setting.players):
        square = game.square[seat]
        if square >= 0 and game.counters[square] & BLOCKING != 0:
            return "a figure on a blocked square (escape.cavein.block)"
        if game.skip[seat] < 0 or game.passes[seat] < 0 or game.hand_size[seat] < 0:
            return "a count below nothing (escape.chance.skip)"
        if game.held[seat] != game.categories_in_hand(seat):
            return "a wrong note of what a hand has (escape.tool.kinds)"
        if square < 0 and (game.skip[seat] > 0 or game.marks[seat] != 0):
            return "a skip or mark of a player outside (escape.death.restart)"
    return ""
