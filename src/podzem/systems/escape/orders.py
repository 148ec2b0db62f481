"""The table of orders: every order of T1 with its words, the phases in which it is given, its rule and what it does.

Playouts ask the packed codes: `legal.py` and `play.py` reach the same functions by the number of the order, without a
look into this table. A test plays games by the table and by the codes and finds them equal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.escape import codes as code_of
from podzem.systems.escape import legal, play
from podzem.systems.escape.cards import CAVE_IN, FIRE
from podzem.systems.escape.codes import SIGNATURES, card_of, square_of, to_of
from podzem.systems.escape.game import (
    AHEAD_OF,
    COUNTER,
    DEFEND,
    MOVE,
    PASS_OUT,
    REACT,
    SHOP,
    STRIKE,
    TURN,
    WALK,
    Game,
)
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
from podzem.systems.escape.situation import situation, why_not_open

WhyNot: TypeAlias = Callable[..., str]
"""The clause that forbids an order, empty when none does: asked with the game, the seat and what the words name."""
Do: TypeAlias = Callable[..., None]
Choices: TypeAlias = Callable[[Game], list[int]]
"""The codes of an order that are open now."""


@dataclass(frozen=True, slots=True)
class OrderRow(OrderSpec):
    """One order of `escape`; it is always for the seat that is asked."""

    code: int = 0
    phases: tuple[int, ...] = (TURN,)
    choices: Choices = field(kw_only=True)
    why_not: WhyNot = field(kw_only=True)
    do: Do = field(kw_only=True)

    def read(self, code: int) -> list[int]:
        """What the words name: squares and cards by their numbers; of a path its code."""
        named = {"card": card_of(code), "to": to_of(code), "path": code}
        return [int(named.get(fact, square_of(code))) for fact in self.facts]

    def refuse(self, game: Game, code: int) -> str:
        """The clause that forbids a code of this order now."""
        if game.phase not in self.phases:
            return why_not_open(game, game.actor, self.code) if game.phase == TURN else "escape.turn.one_action"
        is_closed = why_not_open(game, game.actor, self.code) if game.phase == TURN else ""
        return is_closed or self.why_not(game, game.actor, *self.read(code))

    def give(self, game: Game, code: int, scribe: Scribe) -> None:
        """Carry out a legal code of this order and all that follows from it."""
        self.do(game, game.actor, *self.read(code), scribe)
        play.flow(game, scribe)


def _choices(number: int) -> Choices:
    return lambda game: [int(code) for code in legal.codes(game) if code_of.order_of(code) == number]


def _free(game: Game, seat: int) -> str:
    return ""


def _why_not_stay(game: Game, seat: int) -> str:
    return "escape.move.full_number" if len(legal.open_paths(game)) > 0 else ""


def _why_not_go(game: Game, seat: int, code: int) -> str:
    return "" if code in legal.open_paths(game) else "escape.move.full_number"


def _why_not_use(game: Game, seat: int, card: int) -> str:
    rule = attack.why_not_defend if game.phase == DEFEND else reacting.why_not_react
    return rule(game, seat, card)


def _use(game: Game, seat: int, card: int, scribe: Scribe) -> None:
    do = attack.defend if game.phase == DEFEND else reacting.use
    do(game, seat, card, scribe)


def _decline(game: Game, seat: int, scribe: Scribe) -> None:
    do = attack.decline if game.phase == DEFEND else reacting.decline
    do(game, seat, scribe)


def _use_pass(game: Game, seat: int, scribe: Scribe) -> None:
    prison.use_pass(game, seat, scribe)
    turns.roll(game, seat, PASS_OUT, scribe)


def _row(name: str, why_not: WhyNot, do: Do, *phases: int) -> OrderRow:
    number = code_of.ORDERS.index(name)
    return OrderRow(
        name,
        SIGNATURES[name],
        repeats=name == "go",
        code=number,
        phases=phases or (TURN,),
        choices=_choices(number),
        why_not=why_not,
        do=do,
    )


_ROWS: Final = (
    _row(
        "roll",
        lambda game, seat: legal.why_not_roll(game, seat, situation(game, seat)),
        lambda game, seat, scribe: turns.roll(game, seat, WALK, scribe),
    ),
    _row("use_pass", prison.why_not_use_pass, _use_pass),
    _row("jump", chasm.why_not_jump, chasm.jump),
    _row("wood", chasm.why_not_wood, chasm.lower),
    _row("climb", chasm.why_not_climb, chasm.climb),
    _row("clear", counters.why_not_clear, counters.clear),
    _row("clear_cave", caves.why_not_clear_cave, caves.clear_cave),
    _row(
        "explode",
        lambda game, seat, square, card: blasting.why_not_blast(game, seat, CAVE_IN, square, card),
        lambda game, seat, square, card, scribe: blasting.blast(game, seat, CAVE_IN, square, card, scribe),
    ),
    _row(
        "ignite",
        lambda game, seat, square, card: blasting.why_not_blast(game, seat, FIRE, square, card),
        lambda game, seat, square, card, scribe: blasting.blast(game, seat, FIRE, square, card, scribe),
    ),
    _row("grille", counters.why_not_grille, counters.place_grille),
    _row("pointer", counters.why_not_pointer, counters.place_pointer),
    _row("remove_pointer", counters.why_not_remove_pointer, counters.remove_pointer),
    _row("shop", shopping.why_not_shop, shopping.shop),
    _row("take_treasure", treasure.why_not_take_treasure, treasure.lift),
    _row("fight", caves.why_not_fight, caves.fight),
    _row("dig_out", caves.why_not_dig_out, caves.dig_out),
    _row("saw_prison", prison.why_not_saw, prison.saw),
    _row("pass", _free, play.pass_turn),
    _row("give_up", giving_up.why_not_give_up, giving_up.give_up),
    _row("go", _why_not_go, movement.walk, MOVE),
    _row("stay_attack", attack.why_not_stay_attack, lambda game, seat, scribe: attack.stay_attack(game), MOVE),
    _row("stay", _why_not_stay, turns.stay, MOVE),
    _row("strike", attack.why_not_strike, attack.strike, STRIKE),
    _row("hold", attack.why_not_hold, attack.hold, STRIKE),
    _row("use", _why_not_use, _use, DEFEND, REACT),
    _row("decline", _free, _decline, DEFEND, REACT),
    _row("choose", chance.why_not_choose, chance.choose, AHEAD_OF),
    _row(
        "take",
        lambda game, seat, square: counters.why_not_take(game, square),
        lambda game, seat, square, scribe: counters.take_from(game, square, scribe),
        COUNTER,
    ),
    _row("buy", lambda game, seat, card: shopping.why_not_buy(game, card), shopping.buy, SHOP),
)
ORDERS: Final = {row.name: row for row in _ROWS}
"""Every order by its name, in the order of the numbers of `codes.py`."""
