"""Captives of a company in settlements: prices, where they are traded, ransom, escape (surface.settlement.captives)."""

import pytest

from podzem.core.decisions import JUDGE
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, CREATURE, GONE, Member
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.settlements import captives, kinds, stocks
from podzem.systems.surface.game import Game
from tests.systems.surface.campaigns import campaign, clause, do


def captive(game: Game, type: str, level: int = 1) -> Member:
    member = Member(CREATURE, type, game.company.take_number(), level=level, status=CAPTIVE, captor=1)
    game.members[member.number] = member
    return member


@pytest.mark.clause("surface.settlement.captives")
@pytest.mark.parametrize(("place", "price"), [("town", 300), ("krepost", 225), ("selo", 150)])
def test_captives_are_sold_at_the_share(place: str, price: int) -> None:
    game = campaign(place)
    chud = captive(game, "chud")
    do(game, f"0 sell_captive 1 {chud.id}")
    assert game.company.ledger.purse == [1000 + price]
    assert chud.status == GONE
    assert stocks.state_of(game, place).purse == kinds.KINDS[_kind(place)].purse - price


def _kind(place: str) -> str:
    return {"town": "town", "krepost": "fortress", "selo": "village"}[place]


@pytest.mark.clause("surface.settlement.captives")
@pytest.mark.parametrize(("place", "price"), [("town", 2000), ("krepost", 1500)])
def test_a_maneater_of_level_4(place: str, price: int) -> None:
    game = campaign(place)
    giant = captive(game, "maneater", 4)
    do(game, f"0 sell_captive 1 {giant.id}")
    assert game.company.ledger.purse == [1000 + price]


@pytest.mark.clause("surface.settlement.captives")
def test_where_captives_are_not_traded() -> None:
    game = campaign("vyselki")
    chud = captive(game, "chud")
    assert clause(game, f"0 sell_captive 1 {chud.id}") == "surface.settlement.captives"
    for trade, sold, ransomed in (("on", "", ""), ("ransom", "refused", ""), ("off", "refused", "refused")):
        game = campaign("psy", captives_trade=trade)
        chud = captive(game, "chud")
        assert bool(clause(game, f"0 sell_captive 1 {chud.id}")) is bool(sold)
        assert bool(clause(game, f"0 ransom_captive 1 {chud.id}")) is bool(ransomed)


@pytest.mark.clause("surface.settlement.captives")
def test_his_own_people_pay_the_full_value() -> None:
    game = campaign("psy")
    chud = captive(game, "chud")
    do(game, f"0 ransom_captive 1 {chud.id}")
    assert game.company.ledger.purse == [1300]
    other = captive(campaign("psy"), "bandit")
    assert clause(game, f"0 ransom_captive 1 {other.id}") == "surface.settlement.captives"


def test_a_freed_captive_leaves_in_peace() -> None:
    game = campaign()
    chud = captive(game, "chud")
    do(game, f"0 free_captive 1 {chud.id}")
    assert chud.status == GONE
    assert orders.candidates(game, JUDGE) == []


@pytest.mark.clause("surface.settlement.captives")
@pytest.mark.parametrize(("inside", "left"), [("", 2), ("selo", 3)])
def test_captives_beyond_two_to_a_guard_escape_at_night_outside(inside: str, left: int) -> None:
    game = campaign(inside)
    for _ in range(3):
        captive(game, "chud")
    dice = Scripted([] if inside else [(3, 1)])
    captives.at_night(game, ["1"], Scribe(dice))
    dice.finish()
    assert len(captives.held(game, game.parties[0])) == left
