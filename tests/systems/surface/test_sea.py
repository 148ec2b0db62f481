"""Vessels, their prices, crews, portage and wrecks (surface.sea.*, surface.river.portage)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.making import kit
from podzem.expedition.people import DEAD
from podzem.systems.surface import orders
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.sea import boarding, sailing, vessels
from podzem.systems.surface.chapters.sea.vessels import KINDS
from podzem.systems.surface.game import Game, Vessel, Work
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.staging import stage
from tests.systems.surface.campaigns import campaign, clause, crowd, do, named, refused


def aboard(kind: str, cell: tuple[int, int], people: int = 2) -> Game:
    game = campaign(cell=cell)
    crowd(game, people - 1)
    game.vessels = [Vessel(kind, game.company.take_number(), Cell(*cell))]
    game.parties[0].aboard = game.vessels[0].number
    return game


def price(game: Game, kind: str, cell: tuple[int, int], direction: str) -> tuple[int, bool] | None:
    return sailing.price(game, game.parties[0], KINDS[kind], Cell(*cell), direction)


@pytest.mark.clause("surface.sea.hook")
@pytest.mark.parametrize(
    ("kind", "budget", "holds", "crew"),
    [("raft", 6, 800, 1), ("boat", 12, 1200, 2), ("ladya", 18, 8000, 10), ("ship", 24, 40000, 20)],
)
def test_vessels(kind: str, budget: int, holds: int, crew: int) -> None:
    row = KINDS[kind]
    assert (row.budget, row.holds_qg, row.crew) == (budget, 4 * holds, crew)


@pytest.mark.clause("surface.sea.hook")
def test_prices_of_a_boat() -> None:
    game = campaign()
    assert price(game, "boat", (0, 1), "S") == (2, False)
    assert price(game, "boat", (0, 2), "S") == (2, False), "into the lake with the river"
    assert price(game, "boat", (0, 3), "N") == (4, False)
    assert price(game, "boat", (1, 3), "E") == (3, False)
    assert price(game, "boat", (1, 2), "S") == (3, False), "from the shore"
    assert price(game, "boat", (1, 2), "E") is None
    budget = KINDS["boat"].budget
    assert (budget // 2, budget // 4, budget // 3) == (6, 3, 4)


@pytest.mark.clause("surface.sea.hook")
def test_where_each_vessel_goes() -> None:
    game = campaign()
    assert price(game, "raft", (0, 3), "N") is None, "not upstream"
    assert price(game, "raft", (2, 3), "E") is None, "not to sea"
    assert price(game, "raft", (1, 3), "E") == (3, False)
    assert price(game, "ship", (0, 1), "S") is None, "width 2"
    assert price(game, "ship", (0, 2), "S") == (2, False), "width 3"
    game.month = 1
    assert price(game, "ship", (0, 1), "S") == (2, False), "in flood all rivers are navigable"


@pytest.mark.clause("surface.river.portage")
def test_a_boat_is_hauled_over_a_ford() -> None:
    game = campaign()
    assert price(game, "boat", (0, 0), "S") == (7, True)
    game.month = 1
    assert price(game, "boat", (0, 0), "S") == (2, False), "in flood the ford is drowned"
    game = aboard("boat", (0, 0))
    hauled = do(game, "0 sail 1 S 2")
    assert named(hauled, "vessel_hauled")
    assert (game.vessels[0].spent, game.parties[0].cell) == (9, Cell(0, 2))
    do(game, "0 sail 1 S 1")
    assert game.vessels[0].spent == 11
    assert clause(game, "0 sail 1 E 1") == "surface.sea.hook", "one unit is left"


@pytest.mark.clause("surface.sea.crew")
def test_a_vessel_needs_its_crew_and_carries_so_much() -> None:
    game = campaign(cell=(0, 2))
    game.vessels = [Vessel("boat", 50, Cell(0, 2))]
    assert clause(game, "0 embark 1 boat.50") == "surface.sea.crew", "a crew of two"
    crowd(game, 5)
    for member in game.members.values():
        member.fatigue = 3
    assert vessels.burden(game, game.parties[0]) == 4 * 1200
    assert clause(game, "0 embark 1 boat.50") == "", "six people of 200"
    crowd(game, 1)
    assert clause(game, "0 embark 1 boat.50") == "surface.sea.crew"
    assert clause(game, "0 embark 1 raft.9") == "surface.sea.crew", "no such vessel here"


@pytest.mark.clause("surface.sea.crew")
def test_who_is_aboard_does_not_march() -> None:
    game = aboard("boat", (0, 2))
    assert clause(game, "0 march 1 E 1") == "surface.sea.crew"
    assert clause(game, "0 split 1 porter.2") == "surface.core.party", "nor goes his own way"
    assert fault(game) == ""
    game.vessels[0].cell = Cell(0, 1)
    assert "aboard" in fault(game)
    game.parties[0].aboard = 0
    assert fault(game) == ""


@pytest.mark.clause("surface.sea.crew")
def test_aboard_and_ashore_on_the_bank_that_is_named() -> None:
    game = campaign(cell=(0, 2))
    crowd(game, 1)
    game.vessels = [Vessel("boat", 50, Cell(0, 2))]
    do(game, "0 embark 1 boat.50")
    assert game.parties[0].aboard == 50
    assert clause(game, "0 embark 1 boat.50") == "surface.sea.crew"
    do(game, "0 disembark 1 S-N")
    assert (game.parties[0].aboard, game.parties[0].bank) == (0, "S-N")
    assert clause(game, "0 disembark 1 S-N") == "surface.sea.crew"


@pytest.mark.clause("surface.sea.hook")
def test_no_vessel_under_ice() -> None:
    game = aboard("boat", (0, 2))
    game.month = 8
    assert clause(game, "0 sail 1 S 1") == "surface.sea.hook"
    by_sea = aboard("boat", (3, 3))
    by_sea.month = 8
    assert clause(by_sea, "0 sail 1 E 1") == ""


@pytest.mark.clause("surface.sea.hook")
def test_the_open_sea_may_lead_astray() -> None:
    game = aboard("ladya", (4, 4), people=10)
    assert not sailing.is_open_sea(_land(game), Cell(3, 3)), "a shore beside it"
    assert sailing.is_open_sea(_land(game), Cell(4, 4))
    do(game, "0 sail 1 N 1", (6, 2))
    assert (game.parties[0].cell, game.parties[0].lost) == (Cell(4, 3), False)
    game = aboard("ladya", (4, 4), people=10)
    do(game, "0 sail 1 N 1", (6, 1), (6, 5), (6, 1))
    assert (game.parties[0].cell, game.parties[0].believed) == (Cell(3, 4), Cell(4, 3))
    assert game.parties[0].lost
    game = aboard("ladya", (4, 4), people=10)
    game.weather = "storm"
    do(game, "0 sail 1 N 1", (6, 2), (6, 3))
    assert game.parties[0].cell == Cell(5, 4)


@pytest.mark.clause("surface.sea.hook", "surface.lost.one_roll")
def test_a_voyage_rolls_once_where_it_leaves_a_cell_of_the_open_sea() -> None:
    """From the shore nobody is lost; out of sight of land it is, once, whatever is left of the voyage."""
    game = by_sea("2,2")
    do(game, "0 sail 1 E 4", (6, 2))
    assert (game.parties[0].cell, game.parties[0].lost) == (Cell(6, 2), False)
    game = by_sea("2,2")
    do(game, "0 sail 1 E 4", (6, 1), (6, 3))
    assert (game.parties[0].cell, game.parties[0].believed) == (Cell(3, 5), Cell(6, 2))
    game = by_sea("2,2", judge_lost="off")
    do(game, "0 sail 1 E 4")
    assert game.parties[0].cell == Cell(6, 2)


@pytest.mark.clause("surface.lost.new_direction", "surface.sea.hook")
def test_where_a_voyage_leads_is_the_judges_to_say() -> None:
    game = by_sea("2,2", judge="ask", judge_lost="ask")
    do(game, "0 sail 1 E 3", (6, 1), (6, 5))
    [question] = game.questions
    assert (question.kind, question.words, question.default) == ("astray", ["E", "N", "S", "W"], "W")
    do(game, "judge astray N")
    assert (game.parties[0].cell, game.parties[0].believed) == (Cell(3, 0), Cell(5, 2))


def by_sea(at: str, **options: object) -> Game:
    """A ladya off an island, the shore of which is beside it, with open sea to the east."""
    rows = ["." + 8 * "="] + 5 * [9 * "="]
    rows[2] = "=." + 7 * "="
    aboard = {"aboard": 50, "cell": at, "believed": at}
    land = {"land": "/".join(rows), "at": "0,0", "known": True, "party": ["man", *["porter"] * 9]}
    vessels = [{"kind": "ladya", "number": 50, "cell": at}]
    return stage(1, options, {**land, "parties": {"0": aboard}, "vessels": vessels})


def _land(game: Game):  # type: ignore[no-untyped-def]
    return game.country.region(0)


def wreck(game: Game, *faces: int) -> Scribe:
    dice = Scripted([(6, face) for face in faces])
    scribe = Scribe(dice, listening=True)
    boarding.wreck(game, ["1"], scribe)
    dice.finish()
    return scribe


@pytest.mark.clause("surface.sea.hook")
def test_a_storm_at_sea_wrecks_on_1() -> None:
    game = aboard("boat", (5, 4))
    wreck(game)
    game.weather = "storm"
    wreck(game, 2)
    assert game.vessels
    told = wreck(game, 1)
    assert not game.vessels
    assert all(member.status == DEAD for member in game.members.values()), "no land is near"
    assert [event.name for event in told.events] == ["wreck_die", "wrecked", "lost_at_sea", "lost_at_sea"]


@pytest.mark.clause("surface.sea.hook")
def test_near_land_the_wrecked_swim() -> None:
    game = aboard("boat", (3, 3))
    game.weather = "storm"
    wreck(game, 1)
    assert game.agenda == ["swim_ashore:1:3,2"]
    assert all(member.status != DEAD for member in game.members.values())
    hero, porter = game.members.values()
    hero.items, porter.items = kit(game.company, ["mail*"]), kit(game.company, ["sword"])
    dice = Scripted([(6, 1)])
    boarding.swim_ashore(game, ["1", "3,2"], Scribe(dice))
    dice.finish()
    assert (hero.status, porter.status) == (DEAD, DEAD), "worn armour without a die, one item on 1"
    assert game.parties == []
    spared = aboard("boat", (3, 3))
    boarding.swim_ashore(spared, ["1", "3,2"], Scribe(Scripted([])))
    assert (spared.parties[0].cell, spared.parties[0].believed) == (Cell(3, 2), Cell(3, 2)), "nothing carried, no die"
    lake = aboard("boat", (1, 3))
    lake.weather = "storm"
    wreck(lake)
    assert lake.vessels, "a lake is no sea"


@pytest.mark.clause("surface.sea.hook")
def test_a_vessel_is_bought_beside_water() -> None:
    game = campaign("town")
    do(game, "0 buy_vessel 1 boat")
    assert [(vessel.kind, vessel.cell) for vessel in game.vessels] == [("boat", Cell(3, 2))]
    assert game.company.ledger.purse == [700]
    assert clause(campaign("selo"), "0 buy_vessel 1 raft") == "surface.settlement.goods"
    assert clause(game, "0 buy_vessel 1 ladya") == "dungeon.money.values"


@pytest.mark.clause("surface.encounter.tables")
@pytest.mark.parametrize(
    ("faces", "met"),
    [
        ((1,), ("merchant", 1)),
        ((2,), ("bandit", 2)),
        ((3,), ("patrol", 2)),
        ((4,), ("sea_serpent", 1)),
        ((5, 3), ("", 15)),
        ((6,), ("peasant", 1)),
    ],
)
def test_meetings_at_sea(faces: tuple[int, ...], met: tuple[str, int]) -> None:
    dice = Scripted([(6, face) for face in faces])
    assert boarding.meeting_at_sea(Scribe(dice)) == met
    dice.finish()


def test_a_vessel_has_its_whole_day_at_dawn() -> None:
    game = aboard("boat", (0, 2))
    do(game, "0 sail 1 S 1")
    assert game.parties[0].spent == game.parties[0].reckoned * Fraction(1, 6), "measures are reached by the same share"
    boarding.rested(game, [], Scribe(Scripted([])))
    assert game.vessels[0].spent == 0


@pytest.mark.clause("surface.encounter.tables")
def test_wreckage_is_fished_out() -> None:
    game = aboard("boat", (5, 4))
    dice = Scripted([(6, 5), (6, 2)])
    daily.come(game, game.parties[0], Scribe(dice))
    dice.finish()
    assert [(item.kind, item.count) for one in game.members.values() for item in one.items] == [("ration", 10)]


@pytest.mark.clause("surface.core.order_errors")
def test_a_lost_party_looks_for_its_boat_in_vain_and_learns_no_more_than_that() -> None:
    game = campaign(cell=(2, 2))
    crowd(game, 1)
    party = game.parties[0]
    party.believed, party.lost = Cell(0, 2), True
    game.vessels = [Vessel("boat", 50, Cell(0, 2))]
    assert [str(one) for one in orders.candidates(game, 0) if one.order == "embark"] == ["0 embark 1 boat.50"]
    told = do(game, "0 embark 1 boat.50")
    assert [(event.name, event.clause) for event in told] == [("way_barred", "surface.sea.crew")]
    assert party.aboard == 0
    at_sea = aboard("boat", (4, 4))
    at_sea.parties[0].believed, at_sea.parties[0].lost = Cell(4, 2), True
    told = do(at_sea, "0 disembark 1 ashore")
    assert [event.name for event in told] == ["way_barred"]
    assert at_sea.parties[0].aboard


@pytest.mark.clause("surface.lost.secrecy")
def test_a_lost_party_is_offered_the_same_as_one_that_is_where_it_believes_to_be() -> None:
    here, elsewhere = campaign(cell=(0, 2)), campaign(cell=(2, 2))
    elsewhere.parties[0].believed, elsewhere.parties[0].lost = Cell(0, 2), True
    for game in (here, elsewhere):
        crowd(game, 1)
        game.company.ledger.purse = [50000]
        game.vessels = [Vessel("boat", 50, Cell(0, 2))]
        game.works = [Work("bridge", Cell(2, 2), number=60)]
    assert orders.candidates(here, 0) == orders.candidates(elsewhere, 0)
    assert any(one.order == "embark" for one in orders.candidates(here, 0))
    for text in ("0 build 1 bridge here", "0 build 1 ford here", "0 embark 1 raft.3", "0 sail 1 S 1"):
        assert str(refused(here, text)) == str(refused(elsewhere, text)), text
