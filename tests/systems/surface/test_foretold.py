"""What a party is told before it happens: what a march takes, night by night, and what the coming evening takes."""

from fractions import Fraction
from typing import Any

import pytest

from podzem.expedition.making import kit
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.needs import feeding
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import FORAGE, ON_SUPPLIES
from podzem.systems.surface.staging import stage
from podzem.systems.surface.view.looming import looming
from podzem.systems.surface.view.shapes import PlanView
from podzem.systems.surface.view.viewer import seen_by
from tests.systems.surface.campaigns import campaign, do


def plans(game: Game) -> dict[str, PlanView]:
    return {plan.do: plan for plan in seen_by(game, 0).plans}


def feed(game: Game, rations: int) -> None:
    game.members[1].items = kit(game.company, [f"ration:{rations}"])


def shown(game: Game) -> list[tuple[str, int]]:
    return [(one.kind, one.count) for one in looming(game, game.parties[0])]


@pytest.mark.clause("surface.move.partial", "surface.move.cost_terrain")
def test_a_plan_says_where_each_night_falls_and_what_is_eaten() -> None:
    game = campaign(cell=(5, 2))
    feed(game, 1)
    plan = plans(game)["0 march 1 W 4"]
    assert (plan.price, plan.days, plan.nights) == ("16", 2, [3])
    assert plan.way == [[4, 2], [3, 2], [2, 2], [1, 2]]
    assert (plan.rations, plan.lacking, plan.unknown) == (2, 1, 0)
    game.parties[0].spent = Fraction(6)
    assert plans(game)["0 march 1 W 4"].nights == [1]


@pytest.mark.clause("surface.move.force_supplies", "surface.forage.mode")
def test_a_forced_day_eats_twice_and_the_days_after_once() -> None:
    game = campaign(cell=(5, 2))
    feed(game, 5)
    party = game.parties[0]
    party.forced = [ON_SUPPLIES]
    plan = plans(game)["0 march 1 W 5"]
    assert (plan.nights, plan.rations, feeding.days_fed(game, party)) == ([4], 3, 4)
    party.forced, party.feeding, party.outside = [], FORAGE, True
    assert plans(game)["0 march 1 W 5"].rations == 0


@pytest.mark.clause("surface.needs.exhaustion_gain", "surface.needs.exhaustion_level")
def test_hunger_and_who_dies_of_it_are_told_before_the_evening_and_the_evening_keeps_to_it() -> None:
    game = campaign(cell=(5, 2))
    game.members[1].exhaustion = 4
    assert shown(game) == [("hunger", 1)]
    game.members[1].exhaustion = 5
    assert shown(game) == [("dying", 1), ("hunger", 1)]
    do(game, "0 wait 1")
    assert game.members[1].status == "dead"


@pytest.mark.clause("surface.season.cold", "surface.season.freezing")
def test_cold_is_told_and_under_snow_that_it_kills() -> None:
    game = campaign(cell=(5, 2))
    feed(game, 9)
    game.month = 8
    party = game.parties[0]
    assert shown(game) == []
    party.outside = True
    assert shown(game) == [("cold", 1)]
    game.weather = "rain"
    assert shown(game) == [("freezing", 1)]
    party.inside = "town"
    assert shown(game) == [("cold", 1)]
    game.members[1].items += kit(game.company, ["warm_gear"])
    assert shown(game) == []


@pytest.mark.clause("surface.river.ice_breakup")
def test_the_last_evening_of_winter_on_a_lake_is_told_of() -> None:
    game = campaign(cell=(0, 3))
    feed(game, 9)
    game.members[1].items += kit(game.company, ["warm_gear"])
    game.month, game.day = 12, 29
    assert shown(game) == []
    game.day = 30
    assert shown(game) == [("ice", 1)]
    game.parties[0].cell = game.parties[0].believed = game.parties[0].cell.towards("N")
    assert shown(game) == []


@pytest.mark.clause("surface.move.rest_debt")
def test_a_rest_that_is_due_is_told_of() -> None:
    game = campaign(cell=(5, 2))
    feed(game, 9)
    game.parties[0].rest_debt = game.parties[0].rest_due = True
    assert shown(game) == [("rest", 1)]
    game.parties[0].action = "rest"
    assert shown(game) == []


def by_boat(land: str, at: str, **data: Any) -> Game:
    boat = {"kind": "boat", "number": 50, "cell": at}
    aboard = {"parties": {"0": {"aboard": 50}}, "vessels": [boat]}
    return stage(1, {}, {"land": land, "at": at, "party": ["man", "man"], "known": True, **aboard, **data})


@pytest.mark.clause("surface.sea.hook")
def test_a_voyage_says_how_far_the_vessels_day_reaches_and_goes_as_far() -> None:
    game = by_boat("......", "0,0", ways=["river 2:2:2:2:2 0,0 1,0 2,0 3,0 4,0 5,0"])
    plan = plans(game)["0 sail 1 E 3"]
    assert (plan.cell, plan.price, plan.days, plan.nights, plan.rations) == ([3, 0], "6", 1, [], 2)
    do(game, "0 sail 1 E 3")
    assert (game.parties[0].cell, game.vessels[0].spent) == ((3, 0), 6)
    plan = plans(game)["0 sail 1 W 3"]
    assert (plan.price, plan.nights, plan.way) == ("4", [1], [[2, 0]]), "six are left, and upstream a cell takes four"


@pytest.mark.clause("surface.sea.hook")
def test_a_voyage_further_than_the_day_ends_with_its_night() -> None:
    game = by_boat("......", "5,0", ways=["river 2:2:2:2:2 0,0 1,0 2,0 3,0 4,0 5,0"])
    plan = plans(game)["0 sail 1 W 5"]
    assert (plan.cell, plan.price, plan.nights, plan.way) == ([2, 0], "12", [3], [[4, 0], [3, 0], [2, 0]])
    do(game, "0 sail 1 W 5")
    assert (game.parties[0].cell, game.vessels[0].spent) == ((2, 0), 12)


@pytest.mark.clause("surface.sea.hook", "surface.visibility.terrain_knowledge")
def test_a_voyage_into_the_fog_takes_the_water_to_go_on() -> None:
    game = by_boat(".~..~", "0,0", known=False)
    game.parties[0].cell = game.parties[0].believed = game.vessels[0].cell = Cell(1, 0)
    charting.draw(game, game.parties[0])
    plan = plans(game)["0 sail 1 E 3"]
    assert (plan.price, plan.unknown, plan.way) == ("9", 3, [[2, 0], [3, 0], [4, 0]])
    do(game, "0 sail 1 E 3")
    assert game.parties[0].cell == (2, 0), "ashore the voyage ends"
