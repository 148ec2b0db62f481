"""Шанс: the card drawn on a red square, and what each of its operations does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import NOWHERE
from podzem.systems.escape.cards import (
    ADVANCE,
    AHEAD,
    BEHIND,
    CLEAR_COUNTERS,
    DEATH,
    DISASTER,
    EXTRA_TURN,
    FALL,
    FIND_TOOL,
    KEEP_PASS,
    LOSE_TOOL,
    NONE,
    RELEASE,
    SKIP,
    TO_PRISON,
)
from podzem.systems.escape.game import AFTER_CHANCE, AHEAD_OF, CARRIED_ON, MOVE, Game
from podzem.systems.escape.rules import blasting, caves, counters, prison, tools
from podzem.systems.escape.rules.dying import die
from podzem.systems.escape.rules.movement import has_first_step


def draw(game: Game, seat: i64, scribe: Scribe) -> None:
    """The top card is announced, put under the pile (a pass is kept), then carried out (escape.chance.announce)."""
    game.phase = game.after = AFTER_CHANCE
    card = _take_top(game, scribe)
    if card == NONE:
        return
    game.chance = card
    telling.chance_drawn(scribe, game, seat, card)
    if game.setting.chances.operation[card] != KEEP_PASS:
        game.chance_bottom = append(game.chance_bottom, card)
    carry_out(game, seat, card, scribe)


def _take_top(game: Game, scribe: Scribe) -> i64:
    """Unseen cards are a well-shuffled pile; below them lie the seen ones in order (escape.setup.chance_pile)."""
    drawn = tools.draw_loose(game.chance_loose, scribe)
    if drawn != NONE or len(game.chance_bottom) == 0:
        return drawn
    top = game.chance_bottom[0]
    game.chance_bottom = game.chance_bottom[1:]
    return top


def carry_out(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """One of the twelve operations (escape.chance.deck)."""
    operation, amount = game.setting.chances.operation[card], game.setting.chances.amount[card]
    if operation == FIND_TOOL:
        find(game, seat, amount, scribe)
    elif operation == LOSE_TOOL:
        lose(game, seat, amount, scribe)
    elif operation == SKIP:
        game.skip[seat] += amount
        telling.amount(scribe, events.SKIP, seat, amount)
    elif operation == TO_PRISON:
        prison.imprison(game, seat, scribe)
    elif operation == KEEP_PASS:
        game.passes[seat] += 1
        telling.about(scribe, events.PASS_KEPT, seat)
    elif operation == FALL:
        caves.fall(game, seat, amount, scribe)
    elif operation == DISASTER:
        disaster(game, seat, amount, game.setting.chances.place[card], scribe)
    elif operation == DEATH:
        die(game, seat, scribe, "escape.chance.death")
    elif operation == EXTRA_TURN:
        game.extra_due = True
    elif operation == ADVANCE:
        advance(game, seat, amount, scribe)
    elif operation == RELEASE:
        prison.release_all(game, scribe)
    else:
        assert operation == CLEAR_COUNTERS
        counters.clear_all(game, amount, scribe)


def find(game: Game, seat: i64, number: i64, scribe: Scribe) -> None:
    """Take the top cards of the reserve, secretly; an empty reserve gives nothing."""
    found: i64 = 0
    for _ in range(number):
        card = tools.draw_tool(game, scribe)
        if card == NONE:
            break
        tools.put_in_hand(game, seat, card)
        telling.own_card(scribe, game, events.RECEIVED, seat, card)
        found += 1
    telling.amount(scribe, events.FOUND, seat, found)


def lose(game: Game, seat: i64, number: i64, scribe: Scribe) -> None:
    """Random cards of the hand, one after another, go under the reserve; a pass cannot be lost this way."""
    lost: i64 = 0
    for _ in range(number):
        size = game.hand_size[seat]
        if size == 0:
            break
        card = game.card_at(seat, scribe.dice.face(size) - 1)
        tools.lose(game, seat, card)
        telling.own_card(scribe, game, events.DROPPED, seat, card)
        lost += 1
    telling.amount(scribe, events.LOST, seat, lost)


def advance(game: Game, seat: i64, number: i64, scribe: Scribe) -> None:
    """Walk on at once under all movement rules, but with no attack and no extra turn."""
    steps, move = game.steps, game.move
    game.steps, game.move = number, CARRIED_ON
    if has_first_step(game, seat):
        game.actor = seat
        game.phase = MOVE
        return
    game.steps, game.move = steps, move
    telling.no_effect(scribe, game, seat, game.square[seat], "escape.chance.advance")


def disaster(game: Game, seat: i64, kind: i64, where: i64, scribe: Scribe) -> None:
    """A cave-in or a fire here, behind (the square just left, escape.chance.behind) or ahead."""
    square = game.square[seat]
    if where == BEHIND:
        square = game.came_from[seat]
    elif where == AHEAD:
        ways = squares_ahead(game, seat)
        if len(ways) > 1:
            game.threat = kind
            game.actor = seat
            game.phase = AHEAD_OF
            return
        square = ways[0] if len(ways) == 1 else NOWHERE
    strike(game, seat, kind, square, scribe)


def strike(game: Game, seat: i64, kind: i64, square: i64, scribe: Scribe) -> None:
    """It strikes a square that can take the counter; elsewhere it has no effect (escape.chance.disaster)."""
    if square >= 0 and counters.takes_counter(game, square, kind):
        blasting.strike(game, kind, square)
        return
    game.threat = NONE
    game.phase = game.after
    telling.no_effect(scribe, game, seat, square, "escape.chance.disaster")


def squares_ahead(game: Game, seat: i64) -> vec[i64]:
    """The cell straight on if it is a neighbour, else all other neighbours but the one behind (escape.chance.ahead)."""
    here, behind = game.square[seat], game.came_from[seat]
    straight = _straight_on(game, here, behind)
    others = vec[i64]()
    for slot in range(game.degree[here]):
        square = game.neighbour(here, slot)
        if square == straight:
            return vec[i64]([square])
        if square != behind:
            others = append(others, square)
    return others


def _straight_on(game: Game, here: i64, behind: i64) -> i64:
    """The neighbour on which the last step, repeated on the grid, would end; -1 when there is none."""
    if behind < 0:
        return NOWHERE
    board = game.setting.board
    room = board.breadth[behind] - 1
    east = board.x[here] - _nearest(board.x[here], board.x[behind], room)
    south = board.y[here] - _nearest(board.y[here], board.y[behind], room)
    for slot in range(board.degree[here]):
        square = game.neighbour(here, slot)
        if square != behind and board.covers(square, board.x[here] + east, board.y[here] + south):
            return square
    return NOWHERE


def _nearest(here: i64, first: i64, room: i64) -> i64:
    """The coordinate of a cave's cell that is nearest to a square."""
    if here < first:
        return first
    return here if here <= first + room else first + room


def why_not_choose(game: Game, seat: i64, square: i64) -> str:
    """The drawer chooses among the squares ahead."""
    return "" if square in squares_ahead(game, seat) else "escape.chance.ahead"


def choose(game: Game, seat: i64, square: i64, scribe: Scribe) -> None:
    """The square he named is the one ahead."""
    strike(game, seat, game.threat, square, scribe)
