"""Trade with merchants who are met on the way (T9, surface.encounter.tables)."""

import pytest

from podzem.expedition.people import ANIMAL
from podzem.systems.surface.believed import believed
from podzem.systems.surface.game import DAY, Game
from podzem.systems.surface.invariants import fault
from tests.systems.surface.campaigns import clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, meet, open_orders, scene

WIDE = "/".join(["....."] * 5)
TALK = ((6, 4), (6, 5))
"""Nine: they are willing."""


def _with_merchants(donkeys: int = 2, goods: int = 1, purse: int = 2000) -> Game:
    game = scene(WIDE, "2,2", ("man",))
    meet(game, "merchant", 3, (6, donkeys), (6, goods), *AWARE, *AFAR)
    game.company.ledger.purse = [purse]
    return game


@pytest.mark.clause("surface.encounter.tables")
def test_who_talks_is_shown_what_they_have() -> None:
    game = _with_merchants()
    assert clause(game, "0 trade pc.1 rope 1") == "surface.encounter.orders", "not before a word was spoken"
    known = believed(game, 0).encounter
    assert known is not None
    assert (known.goods, known.wares) == (0, -1)
    told = do(game, "0 parley", *TALK)
    assert named(told, "wares_shown")[0].facts == {"party": 1, "kuna": 1000, "count": 2}
    assert named(told, "wares_shown")[0].audience == 1
    assert {"trade", "trade_beast"} <= open_orders(game)
    assert not named(do(game, "0 stand_by"), "wares_shown"), "once"


@pytest.mark.clause("surface.encounter.tables", "surface.settlement.goods")
def test_things_cost_what_the_tables_say_and_no_more_than_they_have() -> None:
    game = _with_merchants()
    do(game, "0 parley", *TALK)
    told = do(game, "0 trade pc.1 rope 1")
    assert named(told, "goods_bought")[0].clause == "surface.encounter.tables"
    assert game.company.ledger.purse == [1995]
    assert game.encounter is not None
    assert game.encounter.wares == 995
    assert [item.kind for item in game.members[1].items] == ["rope"]
    assert clause(game, "0 trade pc.1 boat 1") == "surface.encounter.tables"
    assert clause(game, "0 trade pc.1 horse 1") == "surface.encounter.tables"
    assert clause(game, "0 trade pc.1 rope 2") == "surface.settlement.goods", "one at a time"
    game.company.ledger.purse = [4]
    assert clause(game, "0 trade pc.1 rope 1") == "dungeon.money.values"
    game.company.ledger.purse, game.encounter.wares = [2000], 4
    assert clause(game, "0 trade pc.1 rope 1") == "surface.encounter.tables", "dearer than all that is left"
    assert fault(game) == ""


@pytest.mark.clause("surface.encounter.tables", "surface.settlement.supplies")
@pytest.mark.parametrize(("month", "kuna"), [(4, 5), (9, 10)])
def test_supplies_by_the_season(month: int, kuna: int) -> None:
    game = _with_merchants()
    game.month = month
    do(game, "0 parley", *TALK)
    do(game, "0 trade pc.1 ration 5")
    assert game.company.ledger.purse == [2000 - 5 * kuna]


@pytest.mark.clause("surface.encounter.tables")
def test_they_part_with_their_own_donkeys_only() -> None:
    game = _with_merchants(donkeys=1)
    do(game, "0 parley", *TALK)
    do(game, "0 trade_beast donkey")
    assert [one.type for one in game.members_of(game.parties[0]) if one.kind == ANIMAL] == ["donkey"]
    assert clause(game, "0 trade_beast donkey") == "surface.encounter.tables"
    do(game, "0 let_pass")
    assert game.stage == DAY
    assert fault(game) == ""


@pytest.mark.clause("surface.encounter.tables")
def test_nobody_else_trades() -> None:
    game = scene(WIDE, "2,2", ("man",))
    meet(game, "peasant", 3, *AWARE, *AFAR)
    game.company.ledger.purse = [2000]
    do(game, "0 parley", *TALK)
    assert not {"trade", "trade_beast"} & open_orders(game)
    assert clause(game, "0 trade pc.1 rope 1") == "surface.encounter.tables"
