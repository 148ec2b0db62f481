"""Building: price, labour, what the map gains (surface.build.*)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.building import building, works
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.game import Game, Work
from podzem.systems.surface.parties import DAWN, FORAGE
from tests.systems.surface.campaigns import campaign, clause, crowd, do, named

QUIET = Scribe(Scripted([]))


def start(game: Game, kind: str, where: str = "here") -> None:
    """The order without the rest of its day."""
    party = game.parties[0]
    assert building.why_not(game, party, (kind, where)) is None
    building.build(game, party, (kind, where), QUIET)


def evenings(game: Game, count: int) -> None:
    for _ in range(count):
        building.labour(game, ["1"], QUIET)


@pytest.mark.clause("surface.build.hook")
@pytest.mark.parametrize(("feeding", "days"), [("supplies", 20), (FORAGE, 40)])
def test_a_palisade_of_fifty_people(feeding: str, days: int) -> None:
    game = campaign(cell=(2, 2))
    crowd(game, 49)
    game.company.ledger.purse = [6000]
    game.parties[0].feeding = feeding
    start(game, "palisade")
    assert game.company.ledger.purse == [0]
    evenings(game, days - 1)
    assert not game.works[0].finished
    evenings(game, 1)
    assert game.works[0].finished
    (mark,) = region_of(game).landmarks_at(Cell(2, 2))
    assert mark.is_settlement, "for nights, cold and meetings"
    assert mark.services == ("stay",), "nobody trades there"


@pytest.mark.clause("surface.build.hook")
def test_a_day_of_building_is_a_day() -> None:
    game = campaign(cell=(2, 2))
    party = game.parties[0]
    party.spent = Fraction(1)
    party.phase = "march"
    assert clause(game, "0 build 1 field_works here") == "surface.build.hook"
    party.phase = DAWN
    start(game, "field_works")
    assert (party.phase, party.action) == ("camp", "build")
    assert works.begun_at(game, party.cell) is game.works[0]
    party.phase = DAWN
    assert clause(game, "0 build 1 bridge here") == "surface.build.hook", "one at a time"
    assert clause(game, "0 build 1 field_works here") == ""


@pytest.mark.clause("surface.build.table")
@pytest.mark.parametrize(
    ("kind", "kuna", "labour"),
    [
        ("field_works", 0, 100),
        ("watchtower", 2000, 400),
        ("palisade", 6000, 1000),
        ("stone_wall", 100000, 20000),
        ("bridge", 5000, 500),
        ("ferry", 1000, 100),
        ("ford", 0, 20),
        ("village", 20000, 2000),
    ],
)
def test_prices_and_labour(kind: str, kuna: int, labour: int) -> None:
    assert (works.WORKS[kind].kuna, works.WORKS[kind].labour) == (kuna, labour)


@pytest.mark.clause("surface.build.table")
@pytest.mark.parametrize(
    ("kind", "cell", "side", "kuna", "labour"),
    [
        ("road", (3, 0), "E", 2000, 300),
        ("road", (3, 1), "W", 3500, 500),
        ("road", (3, 1), "E", 5000, 800),
        ("clearing", (1, 0), "E", 0, 200),
        ("causeway", (3, 1), "E", 0, 200),
        ("pass", (3, 1), "W", 0, 200),
    ],
)
def test_paths_cost_by_the_worse_ground(kind: str, cell: tuple[int, int], side: str, kuna: int, labour: int) -> None:
    row = works.row_of(region_of(campaign()), kind, Cell(*cell), side)
    assert row is not None
    assert (row.kuna, row.labour) == (kuna, labour)
    assert works.row_of(region_of(campaign()), "clearing", Cell(3, 0), "E") is None


@pytest.mark.clause("surface.build.table")
def test_what_is_built_is_on_the_map() -> None:
    game = campaign(cell=(0, 2))
    region = region_of(game)
    assert not region.has_bridge(Cell(0, 2))
    game.works = [Work("bridge", Cell(0, 2), number=7, finished=True), Work("ferry", Cell(0, 0), number=8)]
    game.works.append(Work("road", Cell(3, 0), "E", 9, finished=True))
    built = region_of(game)
    assert built.has_bridge(Cell(0, 2))
    assert not built.has_ferry(Cell(0, 0)), "not finished"
    assert built.paths_between(Cell(3, 0), Cell(4, 0)) == ("road",)
    assert region_of(game) is built, "made once"
    assert clause(game, "0 build 1 bridge here") == "surface.build.table"


@pytest.mark.clause("surface.build.table")
def test_crossings_need_a_river_and_a_ford_width_2() -> None:
    inland, by_river = campaign(cell=(2, 2)), campaign(cell=(0, 2))
    for game in (inland, by_river):
        game.company.ledger.purse = [10000]
    assert clause(inland, "0 build 1 bridge here") == "surface.build.table"
    assert clause(by_river, "0 build 1 bridge here") == ""
    assert clause(by_river, "0 build 1 ford here") == "", "its northern arm has width 2"
    assert clause(inland, "0 build 1 road S") == "surface.build.table", "not into water"
    assert clause(campaign(cell=(2, 2)), "0 build 1 watchtower here") == "dungeon.money.values"


@pytest.mark.clause("surface.build.table")
def test_a_village_needs_twenty_settlers_and_pays_its_owner() -> None:
    game = campaign(cell=(2, 2))
    game.company.ledger.purse = [20000]
    crowd(game, 19)
    assert clause(game, "0 build 1 village here") == "surface.build.table"
    crowd(game, 1)
    start(game, "village")
    game.works[0].done = Fraction(1990)
    evenings(game, 1)
    assert len(game.members_of(game.parties[0])) == 1, "the settlers stay"
    for _ in range(3):
        game.day = 1
        building.seasons_of_works(game, [], QUIET)
        game.day = 2
        building.seasons_of_works(game, [], QUIET)
    assert game.company.ledger.purse == [300]


@pytest.mark.clause("surface.build.table")
def test_a_village_has_full_services_after_360_days() -> None:
    game = campaign()
    game.works = [Work("village", Cell(2, 2), number=5, finished=True, days=359, settlers=20)]
    assert region_of(game).landmark("work5").services == ("stay",)
    scribe = Scribe(Scripted([]), listening=True)
    building.seasons_of_works(game, [], scribe)
    assert region_of(game).landmark("work5").services is None
    assert named(scribe.events, "village_grew")


@pytest.mark.clause("surface.build.table")
def test_field_works_last_thirty_days_and_the_best_works_count() -> None:
    game = campaign()
    game.works = [Work("field_works", Cell(2, 2), number=5, finished=True)]
    for _ in range(30):
        building.seasons_of_works(game, [], QUIET)
    assert works.defence_at(game, Cell(2, 2)) == "field_works"
    game.works.append(Work("palisade", Cell(2, 2), number=6, finished=True))
    assert works.defence_at(game, Cell(2, 2)) == "palisade"
    building.seasons_of_works(game, [], QUIET)
    assert [work.kind for work in game.works] == ["palisade"]
    game.works.append(Work("watchtower", Cell(2, 2), number=7, finished=True))
    assert works.has_vantage(game, Cell(2, 2))
    there = campaign(cell=(2, 2))
    assert not finding.has_vantage(there, there.parties[0])
    there.works = game.works
    assert finding.has_vantage(there, there.parties[0])


@pytest.mark.clause("surface.core.order_errors")
def test_a_lost_party_builds_what_is_truly_there_and_pays_for_it_or_does_not() -> None:
    game = campaign(cell=(2, 2))
    party = game.parties[0]
    party.believed, party.lost, game.company.ledger.purse = Cell(3, 0), True, [0]
    game.works = [Work("watchtower", Cell(3, 0), number=9)]
    told = do(game, "0 build 1 watchtower here")
    assert [event.name for event in told] == ["way_barred"], "nothing was begun here, and there is no silver for it"
    assert (game.company.ledger.purse, party.phase) == ([0], DAWN)
