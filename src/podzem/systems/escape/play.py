"""The flow of section 23: a decision is carried out, then everything that follows without a further decision."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import codes as code_of
from podzem.systems.escape import events, telling
from podzem.systems.escape.cards import CAVE_IN, FIRE
from podzem.systems.escape.codes import card_of, order_of, square_of, to_of
from podzem.systems.escape.game import (
    AFTER_CHANCE,
    AHEAD_OF,
    ARRIVED,
    BEGIN,
    COUNTER,
    DEFEND,
    END,
    ENDANGERED,
    PASS_OUT,
    WALK,
    Game,
)
from podzem.systems.escape.legal import codes
from podzem.systems.escape.rules import (
    attack,
    blasting,
    caves,
    chance,
    chasm,
    counters,
    giving_up,
    movement,
    prison,
    reacting,
    shopping,
    treasure,
    turns,
)


def play(game: Game, code: i64, scribe: Scribe) -> None:
    """Carry out a legal decision and all that follows from it."""
    _carry_out(game, game.actor, code, scribe)
    flow(game, scribe)


def flow(game: Game, scribe: Scribe) -> None:
    """Pass through the phases that ask nobody, until somebody must decide or the game is over."""
    while True:
        phase = game.phase
        if phase == BEGIN:
            turns.begin(game, scribe)
        elif phase == ARRIVED:
            turns.arrive(game, scribe)
        elif phase == ENDANGERED:
            blasting.ask_next(game, scribe)
        elif phase == AFTER_CHANCE:
            turns.after_chance(game)
        elif phase == END:
            turns.end(game, scribe)
        elif phase == AHEAD_OF or phase == COUNTER:
            only = codes(game)
            if len(only) != 1:
                return
            _carry_out(game, game.actor, only[0], scribe)
        else:
            return


def _carry_out(game: Game, seat: i64, code: i64, scribe: Scribe) -> None:
    order, square, card = order_of(code), square_of(code), card_of(code)
    if order == code_of.GO:
        movement.walk(game, seat, code, scribe)
    elif order == code_of.ROLL:
        turns.roll(game, seat, WALK, scribe)
    elif order == code_of.JUMP:
        chasm.jump(game, seat, square, scribe)
    elif order == code_of.WOOD:
        chasm.lower(game, seat, square, card, scribe)
    elif order == code_of.CLIMB:
        chasm.climb(game, seat, square, scribe)
    elif order == code_of.CLEAR:
        counters.clear(game, seat, square, card, scribe)
    elif order == code_of.CLEAR_CAVE:
        caves.clear_cave(game, seat, square, card, scribe)
    elif order == code_of.EXPLODE:
        blasting.blast(game, seat, CAVE_IN, square, card, scribe)
    elif order == code_of.IGNITE:
        blasting.blast(game, seat, FIRE, square, card, scribe)
    elif order == code_of.GRILLE:
        counters.place_grille(game, seat, square, card, scribe)
    elif order == code_of.POINTER:
        counters.place_pointer(game, seat, square, to_of(code), card, scribe)
    elif order == code_of.REMOVE_POINTER:
        counters.remove_pointer(game, seat, card, scribe)
    else:
        _carry_out_in_place(game, seat, order, square, card, scribe)


def _carry_out_in_place(game: Game, seat: i64, order: i64, square: i64, card: i64, scribe: Scribe) -> None:
    if order == code_of.SHOP:
        shopping.shop(game, seat, scribe)
    elif order == code_of.TAKE_TREASURE:
        treasure.lift(game, seat, scribe)
    elif order == code_of.FIGHT:
        caves.fight(game, seat, card, scribe)
    elif order == code_of.DIG_OUT:
        caves.dig_out(game, seat, card, scribe)
    elif order == code_of.SAW_PRISON:
        prison.saw(game, seat, card, scribe)
    elif order == code_of.USE_PASS:
        prison.use_pass(game, seat, scribe)
        turns.roll(game, seat, PASS_OUT, scribe)
    elif order == code_of.PASS:
        pass_turn(game, seat, scribe)
    elif order == code_of.GIVE_UP:
        giving_up.give_up(game, seat, scribe)
    else:
        _carry_out_answer(game, seat, order, square, card, scribe)


def pass_turn(game: Game, seat: i64, scribe: Scribe) -> None:
    """The turn is not used: an extra one declined, or nothing can be done."""
    clause = "escape.turn.six_declined" if game.extra else "escape.turn.pass"
    telling.about(scribe, events.PASSED, seat, clause)
    game.phase = END


def _carry_out_answer(game: Game, seat: i64, order: i64, square: i64, card: i64, scribe: Scribe) -> None:
    if order == code_of.STAY_ATTACK:
        attack.stay_attack(game)
    elif order == code_of.STAY:
        turns.stay(game, seat, scribe)
    elif order == code_of.STRIKE:
        attack.strike(game, seat, square, card, scribe)
    elif order == code_of.HOLD:
        attack.hold(game, seat, scribe)
    elif order == code_of.USE and game.phase == DEFEND:
        attack.defend(game, seat, card, scribe)
    elif order == code_of.USE:
        reacting.use(game, seat, card, scribe)
    elif order == code_of.DECLINE and game.phase == DEFEND:
        attack.decline(game, seat, scribe)
    elif order == code_of.DECLINE:
        reacting.decline(game, seat, scribe)
    elif order == code_of.CHOOSE:
        chance.choose(game, seat, square, scribe)
    elif order == code_of.TAKE:
        counters.take_from(game, square, scribe)
    else:
        assert order == code_of.BUY
        shopping.buy(game, seat, card, scribe)
