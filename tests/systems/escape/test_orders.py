"""The table of orders and the packed codes are one: they allow the same, refuse by the same clause, do the same."""

import random

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.escape import codes as code_of
from podzem.systems.escape import legal
from podzem.systems.escape.dealing import read_setting, set_up
from podzem.systems.escape.game import Game
from podzem.systems.escape.orders import ORDERS
from podzem.systems.escape.play import play

BY_NUMBER = list(ORDERS.values())


def guess(game: Game, chance: random.Random) -> int:
    """A code of any order with any square and card."""
    order = chance.randrange(len(BY_NUMBER))
    square, card, to = chance.randrange(40), chance.randrange(52), chance.randrange(40)
    place = chance.randrange(game.setting.players) if "target" in BY_NUMBER[order].facts else square
    return int(code_of.pack(order, place, card, to))


def test_the_rows_stand_in_the_order_of_their_numbers() -> None:
    assert [row.code for row in BY_NUMBER] == list(range(len(code_of.ORDERS)))


@pytest.mark.clause("escape.order.errors")
@pytest.mark.parametrize("seed", range(6))
def test_table_and_codes__play_the_same_game_and_refuse_by_the_same_clause(seed: int) -> None:
    chance, options = random.Random(seed), {"board": "short"}
    first, second = Scribe(Seeded(seed)), Scribe(Seeded(seed))
    game, twin = set_up(read_setting(4, options), first), set_up(read_setting(4, options), second)
    met, refused = set(), set()
    for _ in range(300):
        open_now = [int(code) for code in legal.codes(game)]
        if not open_now:
            break
        assert open_now == sorted((code for row in BY_NUMBER for code in row.choices(game)), key=open_now.index), (
            "nothing is offered besides"
        )
        for code in [*open_now[:10], *(guess(game, chance) for _ in range(20))]:
            row = BY_NUMBER[code_of.order_of(code)]
            clause = legal.why_not(game, code)
            assert row.refuse(game, code) == clause, (row.name, game.phase)
            refused.add(clause)
        code = chance.choice(open_now)
        row = BY_NUMBER[code_of.order_of(code)]
        met.add(row.name)
        play(game, code, first)
        row.give(twin, code, second)
        assert game.key() == twin.key(), row.name
    assert len(met) > 5
    assert len(refused) > 5
