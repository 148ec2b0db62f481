"""Who pays in a settlement: each seat out of its own purse, for its own; what all have found is everybody's."""

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.making import kit
from podzem.expedition.people import ANIMAL, COMPANION, Member
from podzem.expedition.town import income
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.settlements import stocks
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import Party
from podzem.world.item import Item
from tests.systems.surface.campaigns import campaign, clause, do, join, named

OWN = "surface.settlement.kinds"


def _two(inside: str = "town") -> Game:
    """Two heroes of two seats, the first of whom calls."""
    game = campaign(inside, players=2)
    game.company.ledger.purse = [1000, 500]
    return game


@pytest.mark.clause("surface.settlement.goods", "surface.settlement.kinds")
def test_who_orders_pays_and_nobody_reaches_into_anothers_purse() -> None:
    game = _two()
    do(game, "1 buy 1 pc.2 rope 1")
    assert game.company.ledger.purse == [1000, 495]
    do(game, "0 buy 1 pc.2 rope 1")
    assert game.company.ledger.purse == [995, 495], "the caller may give, he cannot take"
    assert clause(game, "1 buy 1 pc.1 rope 1") == OWN
    game.company.ledger.purse = [0, 495]
    assert clause(game, "0 buy 1 pc.2 rope 1") == "dungeon.money.values"
    assert "buy" in {one.order for one in orders.candidates(game, 1)}
    assert set(orders.awaited(game)) == {0, 1}
    assert orders.needed(game) == (0,), "nobody waits for who only trades"
    assert orders.fallback(game, 1) in orders.candidates(game, 1)


@pytest.mark.clause("surface.settlement.sell_treasure")
def test_own_goods_are_sold_by_their_owner_and_loot_by_the_caller_for_all() -> None:
    game = _two()
    game.members[2].items = kit(game.company, ["sword"])
    game.members[2].items[0].own = True
    gem = Item("gem", game.company.take_number(), value=400)
    game.members[2].items.append(gem)
    sword = game.members[2].items[0].id
    assert clause(game, f"0 sell 1 pc.2 {sword}") == OWN
    assert clause(game, f"1 sell 1 pc.2 {gem.id}") == OWN
    told = do(game, f"0 sell 1 pc.2 {gem.id}")
    assert [event.facts["kuna"] for event in named(told, "shared_out")] == [200, 200]
    assert game.company.ledger.purse == [1200, 700]
    do(game, f"1 sell 1 pc.2 {sword}")
    assert game.company.ledger.purse[0] == 1200
    assert game.company.ledger.purse[1] > 700


@pytest.mark.clause("dungeon.income.delivery", "surface.settlement.sell_treasure")
def test_what_was_brought_out_of_a_dungeon_is_counted_once_and_still_shared_when_it_is_sold() -> None:
    game = _two()
    gem = Item("gem", game.company.take_number(), value=400)
    game.members[2].items.append(gem)
    income.deliver(game.company, [game.members[2]], 1, Scribe(Scripted([])), sells=False)
    assert (gem.own, gem.shared, game.company.ledger.delivered) == (True, True, 400)
    income.deliver(game.company, [game.members[2]], 1, Scribe(Scripted([])), sells=False)
    assert game.company.ledger.delivered == 400
    do(game, f"0 sell 1 pc.2 {gem.id}")
    assert game.company.ledger.purse == [1200, 700]


@pytest.mark.clause("surface.settlement.goods", "surface.settlement.hirelings")
def test_beasts_and_local_men_are_whose_purse_paid() -> None:
    game = _two()
    do(game, "1 buy_animal 1 donkey")
    beast = next(one for one in game.members.values() if one.kind == ANIMAL)
    assert beast.owner == 1
    assert game.company.ledger.purse[0] == 1000
    stocks.touched(game, "town").local_men = ["guide"]
    do(game, "1 hire_local 1 guide")
    guide = next(one for one in game.members.values() if one.type == "guide")
    assert guide.owner == 1
    assert game.company.ledger.purse[0] == 1000
    assert fault(game) == ""


@pytest.mark.clause("dungeon.hire.terms", "surface.settlement.hirelings")
def test_nobody_dismisses_pays_or_promotes_anothers_man() -> None:
    game = _two()
    man = join(game, Member(COMPANION, "spearman", game.company.take_number(), owner=1, wage=12, paid_to=-1))
    for order in ("dismiss", "pay", "take_over"):
        assert clause(game, f"0 {order} 1 {man.id}") == OWN
    assert clause(game, "0 learn 1 pc.2") == OWN
    assert clause(game, "0 study 1 pc.2 medicine") == OWN
    do(game, f"1 pay 1 {man.id}")
    assert game.company.ledger.purse == [1000, 488]


@pytest.mark.clause("surface.core.party")
def test_who_has_nobody_in_a_party_does_no_business_in_its_settlement() -> None:
    game = _two()
    party = game.parties[0]
    game.members[2].group = 2
    game.parties.append(Party(2, 1, party.cell, party.bank, party.believed))
    assert clause(game, "1 buy 1 pc.1 rope 1") == "surface.core.party"
    assert clause(game, "1 buy 2 pc.2 rope 1") == OWN, "its own party is not inside"
    assert read_decision("1 buy 1 pc.1 rope 1") not in orders.candidates(game, 1)
