"""Settlements: stocks, purses, goods, men, captives (section 13 of the catalogue)."""

from fractions import Fraction

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.making import kit
from podzem.expedition.people import ANIMAL, DEAD, GONE, PC, Member
from podzem.systems.surface import orders
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.losing_the_way import lost
from podzem.systems.surface.chapters.settlements import kinds, men, recasting, stocks
from podzem.systems.surface.game import Game, Settlement
from podzem.systems.surface.view.viewer import seen_by
from podzem.world.item import Item
from tests.systems.surface.campaigns import campaign, clause, companion, do, join, named


def donkey(game: Game) -> Member:
    return join(game, Member(ANIMAL, "donkey", game.company.take_number(), owner=0))


def gem(game: Game, value: int, own: bool = False) -> Item:
    item = Item("gem", game.company.take_number(), value=value, own=own)
    game.members[1].items.append(item)
    return item


@pytest.mark.clause("surface.settlement.kinds")
def test_business_is_legal_only_inside() -> None:
    game = campaign(cell=(3, 2))
    assert clause(game, "0 buy 1 pc.1 ration 1") == "surface.settlement.kinds"
    assert not [one for one in orders.candidates(game, 0) if one.order in ("buy", "sell", "hire")]


@pytest.mark.clause("surface.settlement.kinds")
@pytest.mark.parametrize(
    ("kind", "supplies", "purse", "share", "captives"),
    [
        ("homestead", 10, 0, None, False),
        ("village", 60, 2000, "1/2", True),
        ("fortress", 120, 20000, "3/4", True),
        ("town", 600, 100000, "1", True),
        ("monster_settlement", 60, 2000, "1/2", True),
    ],
)
def test_the_kinds(kind: str, supplies: int, purse: int, share: str | None, captives: bool) -> None:
    row = kinds.KINDS[kind]
    assert (row.supplies, row.purse, row.buys_captives) == (supplies, purse, captives)
    assert row.share == (None if share is None else Fraction(share))


@pytest.mark.clause("surface.settlement.supplies")
def test_supplies_are_limited_by_the_stock_and_cost_double_in_winter() -> None:
    game = campaign("selo")
    beast = donkey(game)
    assert clause(game, f"0 buy 1 {beast.id} ration 61") == "surface.settlement.supplies"
    game.month = 9
    do(game, f"0 buy 1 {beast.id} ration 60")
    assert game.company.ledger.purse == [400]
    assert sum(item.count for item in beast.items) == 60
    assert clause(game, f"0 buy 1 {beast.id} ration 1") == "surface.settlement.supplies"
    assert kinds.price_of("ration", winter=False) == 5


@pytest.mark.clause("surface.settlement.goods")
def test_goods_by_kind() -> None:
    village, fortress, town = campaign("selo"), campaign("krepost"), campaign("town")
    assert clause(village, "0 buy 1 pc.1 plate 1") == "surface.settlement.goods"
    assert clause(village, "0 buy 1 pc.1 sword 1") == "surface.settlement.goods"
    assert clause(village, "0 buy 1 pc.1 healing_water 1") == "surface.settlement.goods"
    for thing in ("warm_gear", "rope", "sack", "torch", "knife"):
        assert clause(village, f"0 buy 1 pc.1 {thing} 1") == ""
    assert clause(fortress, "0 buy 1 pc.1 mail 1") == ""
    assert clause(fortress, "0 buy 1 pc.1 plate 1") == "surface.settlement.goods"
    assert clause(town, "0 buy 1 pc.1 plate 1") == ""
    assert clause(campaign("vyselki"), "0 buy 1 pc.1 torch 1") == "surface.settlement.goods"


@pytest.mark.clause("surface.settlement.goods")
def test_prices_of_what_only_the_surface_has() -> None:
    assert {kind: kinds.price_of(kind, winter=False) for kind in kinds.OWN_PRICES} == {
        "warm_gear": 100,
        "deer": 500,
        "horse": 1000,
        "camel": 1200,
        "cart": 200,
        "raft": 50,
        "boat": 300,
        "ladya": 3000,
        "ship": 30000,
    }
    game = campaign("town")
    do(game, "0 buy_animal 1 horse")
    assert [member.type for member in game.members_of(game.parties[0])] == ["man", "horse"]
    assert game.company.ledger.purse == [0]
    assert clause(game, "0 buy_animal 1 donkey") == "dungeon.money.values"
    assert clause(campaign("selo"), "0 buy_animal 1 horse") == "surface.settlement.goods"
    assert clause(campaign("selo"), "0 buy_animal 1 donkey") == ""


@pytest.mark.clause("surface.settlement.goods")
def test_used_goods_are_worth_half_their_price_and_go_to_their_owner() -> None:
    game = campaign("krepost")
    do(game, "0 buy 1 pc.1 mail 1")
    mail = game.members[1].items[0]
    do(game, f"0 sell 1 pc.1 {mail.id}")
    assert game.company.ledger.purse == [1000 - 300 + 300 // 2 * 3 // 4]


@pytest.mark.clause("surface.settlement.sell_treasure")
def test_treasure_is_sold_at_the_share_out_of_the_purse() -> None:
    game = campaign("selo")
    stone = gem(game, 1000)
    (sold,) = named(do(game, f"0 sell 1 pc.1 {stone.id}"), "treasure_sold")
    assert (sold.facts["value"], sold.facts["price"]) == (1000, 500)
    assert game.company.ledger.purse == [1500]
    assert stocks.state_of(game, "selo").purse == 1500
    dear = gem(game, 4000)
    assert clause(game, f"0 sell 1 pc.1 {dear.id}") == "surface.settlement.sell_treasure"
    assert clause(campaign("vyselki"), "0 sell 1 pc.1 gem.9") == "surface.settlement.sell_treasure"


@pytest.mark.clause("surface.settlement.sell_treasure")
def test_metal_is_money_at_its_weight() -> None:
    game = campaign("selo")
    do(game, "0 take_silver 1 pc.1 500")
    (silver,) = game.members[1].items
    assert (silver.kind, silver.count, game.company.ledger.purse) == ("silver", 20, [500])
    do(game, f"0 sell 1 pc.1 {silver.id}")
    assert game.company.ledger.purse == [1000]
    assert "selo" not in game.settlements, "the settlement's purse is not asked"


@pytest.mark.clause("surface.settlement.kinds")
def test_renewal_on_days_1_11_21_and_of_the_purse_each_month() -> None:
    game = campaign("selo")
    stone = gem(game, 1000)
    do(game, f"0 sell 1 pc.1 {stone.id}")
    do(game, "0 buy 1 pc.1 ration 20")
    game.day = 10
    stocks.renew(game, [], Scribe(Scripted([])))
    assert (stocks.state_of(game, "selo").supplies, stocks.state_of(game, "selo").purse) == (40, 1500)
    game.day = 11
    stocks.renew(game, [], Scribe(Scripted([])))
    assert (stocks.state_of(game, "selo").supplies, stocks.state_of(game, "selo").purse) == (60, 1500)
    game.day = 1
    stocks.renew(game, [], Scribe(Scripted([])))
    assert game.settlements == {}, "as if nobody had ever been there"


def asked(game: Game, *faces: int) -> None:
    party = game.parties[0]
    dice = Scripted([(6, face) for face in faces])
    men.find(game, party, Scribe(dice, listening=True))
    dice.finish()


@pytest.mark.clause("surface.settlement.hirelings")
@pytest.mark.parametrize(
    ("place", "faces", "types", "local"),
    [
        ("vyselki", (3,), [], []),
        ("vyselki", (4, 1), ["porter"], []),
        ("selo", (2, 3, 4, 6), ["link_bearer", "spearman"], ["guide"]),
        ("krepost", (1, 4, 5), ["spearman"], ["guide"]),
        ("town", (1, 1, 4, 4, 4, 4), ["spearman", "spearman"], ["guide", "boatman"]),
        ("town", (1, 1, 4, 4, 3, 3), ["spearman", "spearman"], []),
        ("psy", (), [], []),
    ],
)
def test_candidates_and_local_men(place: str, faces: tuple[int, ...], types: list[str], local: list[str]) -> None:
    game = campaign(place)
    asked(game, *faces)
    assert [one.type for one in game.company.ledger.candidates] == types
    assert game.settlements[place].local_men == local
    asked(game)  # the dice stand for these ten days


@pytest.mark.clause("surface.settlement.hirelings")
def test_a_whole_day_of_asking_with_nothing_spent() -> None:
    game = campaign("selo")
    game.parties[0].spent = Fraction(1)
    assert clause(game, "0 ask_men 1") == "surface.settlement.hirelings"
    assert clause(campaign(), "0 ask_men 1") == "surface.settlement.kinds"


@pytest.mark.clause("surface.settlement.hirelings")
@pytest.mark.parametrize(
    ("order", "faces", "hired", "wage"),
    [("hire", (4, 4), False, 0), ("hire_share", (4, 4), True, 12), ("hire", (2, 3), False, 0)],
)
def test_an_offer_and_its_answer(order: str, faces: tuple[int, int], hired: bool, wage: int) -> None:
    game = campaign("selo")
    asked(game, 1, 4, 1)
    (candidate,) = game.company.ledger.candidates
    do(game, f"0 {order} 1 pc.1 spearman.{candidate.number}", *((6, face) for face in faces))
    found = [one for one in game.members_of(game.parties[0]) if one.type == "spearman"]
    assert bool(found) is hired
    if hired:
        assert (found[0].wage, found[0].group, game.company.ledger.purse) == (wage, 1, [1000 - 84])
    elif faces == (4, 4):
        do(game, f"0 agree 1 pc.1 spearman.{candidate.number}")
        assert game.company.ledger.purse == [1000 - 168]
    else:
        assert clause(game, f"0 hire 1 pc.1 spearman.{candidate.number}") == "dungeon.hire.roll"


@pytest.mark.clause("surface.settlement.hirelings")
def test_local_men_are_hired_without_a_roll_seven_days_in_advance() -> None:
    game = campaign("selo")
    asked(game, 1, 4, 6)
    do(game, "0 hire_local 1 guide")
    guide = game.members[max(game.members)]
    assert (guide.type, guide.wage, game.company.ledger.purse) == ("guide", 15, [895])
    assert lost.has_guide(game, game.parties[0])
    assert men.stays_above(guide)
    assert clause(game, "0 hire_local 1 guide") == "surface.settlement.hirelings"
    assert clause(game, "0 hire_local 1 boatman") == "surface.settlement.hirelings"


@pytest.mark.clause("dungeon.hire.terms")
def test_the_unpaid_leave_in_a_settlement_unless_they_are_paid() -> None:
    game = campaign("selo")
    spearman = companion(game)
    spearman.paid_to, game.days, game.company.ledger.purse = 2, 3, [0]
    men.wages(game, [], Scribe(Scripted([])))
    assert men.is_unpaid(game, spearman)
    assert clause(game, f"0 pay 1 {spearman.id}") == "dungeon.money.values"
    game.company.ledger.purse = [20]
    do(game, f"0 pay 1 {spearman.id}")
    assert game.company.ledger.purse == [8]
    game.days = 4
    game.company.ledger.purse = [0]
    men.wages(game, [], Scribe(Scripted([])))
    assert spearman.status != GONE
    game.days = 5
    men.wages(game, [], Scribe(Scripted([])))
    assert spearman.status == GONE


@pytest.mark.clause("dungeon.hire.terms")
def test_only_who_has_a_wage_is_said_to_be_paid() -> None:
    game = campaign("selo")
    paid, for_a_share = companion(game), companion(game)
    paid.wage, for_a_share.wage = 7, 0
    paid.paid_to = for_a_share.paid_to = 2
    game.days, game.company.ledger.purse = 3, [20]
    scribe = Scribe(Scripted([]), listening=True)
    men.wages(game, [], scribe)
    told = [(event.facts["member"], event.facts["kuna"]) for event in named(scribe.events, "wage_paid")]
    assert told == [(paid.id, 7)]
    assert for_a_share.paid_to == paid.paid_to == 3
    assert game.company.ledger.purse == [13]


@pytest.mark.clause("surface.settlement.sell_treasure")
def test_the_view_says_what_is_given_for_each_thing() -> None:
    """A village gives half of the resale, a town all of it; what its purse cannot pay is not among them."""
    village, town = campaign("selo"), campaign("town")
    for game in (village, town):
        companion(game, "spearman", "spear*", "mail*")
    seen = [seen_by(game, 0).parties[0].settlement for game in (village, town)]
    given = [sorted(view.pays.values()) for view in seen if view is not None]
    assert given == [[10, 75], [20, 150]]
    village.settlements["selo"] = Settlement(supplies=60, purse=20)
    poor = seen_by(village, 0).parties[0].settlement
    assert poor is not None
    assert list(poor.pays.values()) == [10]


@pytest.mark.clause("surface.settlement.kinds")
def test_each_party_sees_the_counters_where_it_is() -> None:
    """Of two parties of one seat that are inside, one does not hide what the other can buy and sell."""
    game = campaign("town")
    companion(game, "spearman", "spear*")
    do(game, "0 split 1 spearman.2")
    game.parties[1].cell, game.parties[1].inside = Cell(1, 2), "selo"
    seen = [party.settlement for party in seen_by(game, 0).parties]
    assert [(one.id, one.kind, len(one.pays)) for one in seen if one is not None] == [
        ("town", "town", 0),
        ("selo", "village", 1),
    ]


def recast(game: Game, *faces: int) -> int:
    dice = Scripted([(6, face) for face in faces])
    scribe = Scribe(dice, listening=True)
    count = recasting.happen(game, game.parties[0], recasting.throw(scribe), scribe)
    dice.finish()
    return count


@pytest.mark.clause("surface.encounter.cancelled")
def test_a_meeting_in_a_settlement_is_recast() -> None:
    game = campaign("selo")
    porter = companion(game, "porter", "wedge:2")
    recast(game, 1)
    assert [item.count for item in porter.items] == [1], "one small thing"
    recast(game, 1)
    assert porter.items == []
    recast(game, 1)
    assert game.company.ledger.purse == [1000 - 5 * 2]
    recast(game, 2, 4)
    assert [one.type for one in game.company.ledger.candidates] == ["spearman"]
    assert clause(game, "0 buy 1 pc.1 plate 1") == "surface.settlement.goods"
    recast(game, 3)
    assert clause(game, "0 buy 1 pc.1 plate 1") == ""
    recast(game, 4)
    assert game.parties[0].knowledge.clues == ["klad"]
    assert recast(game, 5, 4) == 4
    assert recast(game, 6) == 0


def test_the_view_of_a_settlement() -> None:
    game = campaign("selo")
    asked(game, 1, 4, 6)
    view = seen_by(game, 0).parties[0].settlement
    assert view is not None
    assert (view.kind, view.supplies, view.purse, view.share, view.local_men) == ("village", 60, 2000, "1/2", ["guide"])
    assert [one.type for one in view.candidates] == ["spearman"]
    assert view.prices["warm_gear"] == 100
    assert "plate" not in view.prices
    assert view.wages == {view.candidates[0].id: 12, "guide": 15}
    assert view.pays == {}
    assert seen_by(campaign(), 0).parties[0].settlement is None


@pytest.mark.clause("surface.settlement.stay")
def test_a_winter_rest_inside_without_warm_gear() -> None:
    game = campaign("selo")
    game.month, game.weather = 9, "rain"
    game.members[1].items = kit(game.company, ["ration:9"])
    do(game, "0 rest 1")
    assert game.members[1].exhaustion == 0
    do(game, "0 leave 1")
    do(game, "0 wait 1")
    assert game.stage == "over", "snow outside freezes him to death"


@pytest.mark.clause("surface.settlement.stay")
@pytest.mark.parametrize(("how", "told"), [("cancel", "meeting_cancelled"), ("recast", "recast_die")])
def test_nights_inside_have_no_random_meetings(how: str, told: str) -> None:
    game = campaign("selo", encounter_in_settlement=how)
    game.parties[0].measures = [36]
    scribe = Scribe(Scripted([(6, 6)] if how == "recast" else []), listening=True)
    daily.at_night(game, ["1"], scribe)
    assert [event.name for event in scribe.events] == [told]


@pytest.mark.clause("dungeon.character.create")
def test_a_new_hero_and_what_he_chooses() -> None:
    game = campaign("selo")
    assert clause(game, "0 new_hero 1 0") == "dungeon.character.create", "he has one"
    assert clause(game, "0 new_hero 1 7") == "dungeon.character.create"
    game.members[1].status = DEAD
    porter, guide = companion(game, "porter"), companion(game, "guide")
    assert clause(game, f"0 take_over 1 {guide.id}") == "dungeon.character.create"
    assert clause(game, f"0 take_over 1 {porter.id}") == ""
    do(game, "0 new_hero 1 0", (6, 3), (6, 4))
    hero = game.members[max(game.members)]
    assert (hero.kind, hero.group, game.company.ledger.purse) == (PC, 1, [2000])
    do(game, f"0 study 1 {hero.id} medicine")
    do(game, f"0 tongue 1 {hero.id} chud")
    assert (hero.medicine, hero.tongue) == (1, "chud")
    assert clause(game, f"0 study 1 {hero.id} kuna") == "dungeon.character.create", "once"
    assert clause(game, f"0 learn 1 {hero.id}") == "dungeon.level.growth"
    hero.may_learn = True
    do(game, f"0 learn 1 {hero.id}")
    assert hero.medicine == 2
    assert clause(campaign(), "0 new_hero 1 0") == "surface.settlement.kinds"


@pytest.mark.clause("dungeon.character.create")
def test_a_companion_takes_a_dead_heros_place() -> None:
    game = campaign("selo")
    porter = companion(game, "porter")
    game.members[1].status = DEAD
    do(game, f"0 take_over 1 {porter.id}")
    assert (porter.kind, porter.wage) == (PC, 0)


@pytest.mark.clause("surface.settlement.kinds")
def test_the_judge_sets_what_a_settlement_has() -> None:
    game = campaign("selo", judge="ask")
    for text in ("judge set_stock nowhere 1 1", "judge set_stock klad 1 1", "judge set_stock selo -1 1"):
        assert clause(game, text) == "surface.core.legal_actions"
    orders.apply(game, read_decision("judge set_stock selo 7 123"), Scribe(Scripted([])))
    assert (stocks.state_of(game, "selo").supplies, stocks.state_of(game, "selo").purse) == (7, 123)
