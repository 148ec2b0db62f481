"""Начало на играта и редът на ходовете: entering, throwing, the extra turn after a six, missed throws, rounds."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import CHANCE, FIRE_CAVE, NOWHERE, TREASURE_CAVE
from podzem.systems.escape.cards import NONE
from podzem.systems.escape.game import (
    AFTER_CHANCE,
    BEGIN,
    BLOCKED,
    DRAW,
    END,
    MOVE,
    NO_STRIKE,
    OVER,
    PASS_OUT,
    STRIKE,
    TURN,
    WALK,
    Game,
)
from podzem.systems.escape.rules import attack, caves, chance, treasure
from podzem.systems.escape.rules.movement import has_first_step
from podzem.systems.escape.rules.prison import is_locked


def begin(game: Game, scribe: Scribe) -> None:
    """A turn begins: windows of caves, missed throws, a win by standing alone on the start, a due fight."""
    seat = game.seat
    game.actor = seat
    game.extra_due = False
    game.thrown = game.steps = 0
    game.move = WALK
    game.chance = NONE
    game.strike = NO_STRIKE
    game.phase = TURN
    caves.begin_windows(game, seat)
    if not game.extra and game.skip[seat] > 0:
        game.skip[seat] -= 1
        telling.about(scribe, events.MISSED, seat)
        game.phase = END
    elif treasure.win_if_out(game, seat, scribe, "escape.win.start_occupied"):
        pass
    elif not game.extra and caves.is_fight_due(game, seat):
        foe = caves.foe_category(game.kind_of(game.square[seat]))
        if not game.has(seat, foe):
            caves.die_unarmed(game, seat, scribe)


def roll(game: Game, seat: i64, move: i64, scribe: Scribe) -> None:
    """Throw: from outside only 1 or 6 puts the figure on the start; else the figure moves."""
    outside = game.square[seat] < 0
    clause = "escape.enter.throw" if outside else "escape.move.full_number"
    face = scribe.roll(6, events.THROW, seat, clause)
    game.thrown = game.steps = face
    game.move = move
    game.extra_due = face == 6
    if outside:
        enter(game, seat, face, scribe)
    elif may_walk(game, seat) and has_first_step(game, seat):
        game.phase = MOVE
    elif game.setting.attack_in_place and game.hand_size[seat] > 0 and game.is_with_others(seat):
        game.phase = MOVE
    else:
        stay(game, seat, scribe)


def may_walk(game: Game, seat: i64) -> bool:
    """Locked and blocked players throw only to attack in place; a pass or a release opens the way."""
    if game.move == PASS_OUT:
        return True
    return not game.has_mark(seat, BLOCKED) and not is_locked(game, seat)


def enter(game: Game, seat: i64, face: i64, scribe: Scribe) -> None:
    """With a 1 he waits on the start until his next turn, with a 6 he may throw again at once.

    Being put there is no move: it attacks nobody (escape.enter.no_attack).
    """
    game.phase = END
    if face != 1 and face != 6:
        telling.about(scribe, events.OUTSIDE, seat)
        return
    game.square[seat] = game.setting.board.start
    game.came_from[seat] = NOWHERE
    telling.about(scribe, events.ENTER, seat, "escape.enter.six" if face == 6 else "escape.enter.one")


def stay(game: Game, seat: i64, scribe: Scribe) -> None:
    """No step is possible or none is wanted: the throw is lost."""
    telling.about(scribe, events.BOXED_IN, seat)
    game.phase = END


def arrive(game: Game, scribe: Scribe) -> None:
    """The figure has stopped: it wins, takes the treasure of the cave, draws a chance, may strike."""
    seat = game.seat
    if treasure.win_if_out(game, seat, scribe, "escape.win.start"):
        return
    square = game.square[seat]
    kind = game.kinds[square]
    if kind == TREASURE_CAVE and game.treasure == square:
        treasure.take(game, seat, scribe, "escape.treasure.take")
    elif kind >= FIRE_CAVE and kind != TREASURE_CAVE and game.is_open(kind):
        caves.stand_in_open_cave(game, seat, kind)
    game.phase = AFTER_CHANCE
    if kind == CHANCE:
        chance.draw(game, seat, scribe)


def after_chance(game: Game) -> None:
    """If the card neither killed nor moved him, the attack follows (escape.chance.before_attack)."""
    game.actor = game.seat
    game.phase = STRIKE if attack.opens_strike(game, game.seat) else END


def end(game: Game, scribe: Scribe) -> None:
    """The turn is over: his open caves close; a 6 or a chance gives one more, else the next seat plays.

    The further turn is his even if the six has killed him (escape.turn.six_after_death).
    """
    seat = game.seat
    caves.end_windows(game, seat, scribe)
    game.actor = seat
    game.strike = NO_STRIKE
    game.extra = game.extra_due and play_off_skips(game, seat, scribe)
    if game.extra:
        clause = "escape.turn.six" if game.thrown == 6 else "escape.chance.extra_turn"
        telling.about(scribe, events.EXTRA_TURN, seat, clause)
        game.phase = BEGIN
        return
    next_seat(game, scribe)


def play_off_skips(game: Game, seat: i64, scribe: Scribe) -> bool:
    """Each unplayed throw cancels one missed throw; only sixes lead on (escape.chance.skip_six)."""
    while game.skip[seat] > 0:
        caves.begin_windows(game, seat)
        face = scribe.roll(6, events.UNPLAYED_THROW, seat)
        game.skip[seat] -= 1
        caves.end_windows(game, seat, scribe)
        if face != 6:
            return False
    return True


def next_seat(game: Game, scribe: Scribe) -> None:
    """Seats play in ascending order, cyclically; a round is one regular turn of each (escape.table.order)."""
    game.seat = (game.seat + 1) % game.setting.players
    game.phase = BEGIN
    if game.seat == game.first:
        game.round += 1
        if game.setting.round_limit > 0 and game.setting.round_limit < game.round:
            end_in_draw(game, scribe)


def end_in_draw(game: Game, scribe: Scribe) -> None:
    """The table's last round is over and nobody has won (escape.house.round_limit)."""
    game.status = DRAW
    game.phase = OVER
    if scribe.listening:
        scribe.record(events.DRAW, {"n": game.setting.round_limit})
