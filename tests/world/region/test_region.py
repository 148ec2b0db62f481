"""The typed region: prices by its paths, landmarks by their types, what is unknown (surface.map.format)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.world.creatures import CREATURES
from podzem.world.region.cells import Cell, apart, beside, read_cell, side_towards, write_cell
from podzem.world.region.region import Region
from podzem.world.region.region_file import load_region, read_region, save_region
from podzem.world.region.tables import PATH_PRICES, PRICES, TYPES, Emerge
from podzem.world.texts import said
from tests.world.region.demo import DEMO, demo, demo_dungeons, drawn

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def price(region: Region, a: Cell, b: Cell) -> int:
    kind = region.path(a, b)
    return PATH_PRICES[kind] if kind else PRICES[region.terrain(b)]


def the_demo() -> Region:
    return read_region(demo(), demo_dungeons)


@pytest.mark.clause("surface.map.format")
def test_surface_map_format__the_demo_costs_what_its_check_says() -> None:
    region = the_demo()
    assert price(region, (1, 2), (1, 1)) == 4
    assert price(region, (0, 1), (1, 1)) == 7
    assert price(region, (3, 1), (4, 1)) == 4
    assert price(region, (2, 2), (2, 3)) + price(region, (2, 3), (1, 3)) == 8
    assert price(region, (0, 0), (0, 1)) == 3
    assert region.arms((3, 2)) == {"N": 2, "E": 2}
    assert region.has_ford((3, 2))
    assert (region.width, region.height) == (5, 4)
    assert said(region.name, "en") == "Demo"


@pytest.mark.clause("surface.move.cost_path")
def test_surface_move_cost_path__the_edge_carries_the_path_not_the_cell_and_the_cheapest_counts() -> None:
    region = drawn("ff", "ff", paths=[{"kind": "clearing", "cells": [[0, 0], [1, 0]]}])
    assert region.path((0, 0), (1, 0)) == region.path((1, 0), (0, 0)) == "clearing"
    assert region.path((1, 1), (1, 0)) == ""
    assert region.path_sides((0, 0)) == ["E"]
    both = drawn("ff", paths=[{"kind": kind, "cells": [[1, 0], [0, 0]]} for kind in ("clearing", "road", "clearing")])
    assert both.paths_between((0, 0), (1, 0)) == ("road", "clearing")
    assert both.path((0, 0), (1, 0)) == "road"


@pytest.mark.clause("surface.move.cost_terrain")
def test_surface_move_cost_terrain__prices() -> None:
    assert PRICES == {"plain": 4, "forest": 7, "hills": 7, "bog": 10, "mountain": 10}
    assert PATH_PRICES == {"road": 3, "clearing": 4, "pass": 4, "causeway": 4}


@pytest.mark.clause("surface.map.format")
def test_surface_map_format__letters() -> None:
    region = drawn(".fhbM~=")
    kinds = ["plain", "forest", "hills", "bog", "mountain", "lake", "sea"]
    assert [region.terrain(cell) for cell in region.cells] == kinds
    assert [region.is_water(cell) for cell in region.cells] == [False] * 5 + [True] * 2


T14 = """
town conspicuous 0/0/0 -
village conspicuous 0/0/0 -
homestead conspicuous 0/0/0 -
fortress conspicuous 2/0/0 retinue
castle conspicuous 2/0/0 retinue
monster_settlement conspicuous 3/0/3 doghead
giant_stronghold huge 2/1/2 giant
lair inconspicuous 1/0/2 -
dungeon_entrance inconspicuous 0/0/1 -
ruin inconspicuous 0/0/0 -
shrine inconspicuous 0/0/0 -
grave inconspicuous 0/0/0 -
spring inconspicuous 0/0/0 -
camp inconspicuous 0/0/0 -
tower conspicuous 0/0/0 -
great_tree huge 0/0/0 -
great_idol huge 0/0/0 -
cache hidden 0/0/0 -
secret_door hidden 0/0/0 -
"""


@pytest.mark.clause("surface.visibility.classes")
def test_surface_visibility_classes__a_landmark_has_the_class_of_its_type_and_who_comes_out() -> None:
    lines = [line.split() for line in T14.strip().splitlines()]
    assert list(TYPES) == [line[0] for line in lines]
    for type, sight, emerge, dwellers in lines:
        dungeon = {"dungeon": "demo_dungeon"} if type == "dungeon_entrance" else {}
        mark = drawn(".", landmarks=[{"id": "x", "type": type, "name": "X", "cell": [0, 0], **dungeon}]).landmark("x")
        assert mark.sight == sight
        assert f"{mark.emerge.enter}/{mark.emerge.adjacent}/{mark.emerge.night}" == emerge
        assert mark.dwellers == ("" if dwellers == "-" else dwellers)
        assert not mark.dwellers or mark.dwellers in CREATURES


@pytest.mark.clause("surface.visibility.classes")
def test_surface_visibility_classes__what_the_document_says_goes_before_the_type() -> None:
    row = {"id": "x", "type": "village", "name": "X", "cell": [0, 0], "class": "hidden", "emerge": {"night": 6}}
    row |= {"dwellers": "bandit", "hostile": True, "services": ["supplies"], "clue": "x"}
    mark = drawn(".", landmarks=[row]).landmark("x")
    assert (mark.sight, mark.emerge, mark.dwellers) == ("hidden", Emerge(night=6), "bandit")
    assert (mark.hostile, mark.services, mark.clue) == (True, ("supplies",), "x")
    assert mark.is_settlement


def test_landmarks_of_a_cell_stand_in_map_order() -> None:
    rows = [{"id": id, "type": "ruin", "name": id, "cell": [0, 0]} for id in ("c", "a", "b")]
    assert [mark.id for mark in drawn("..", landmarks=rows).landmarks_at((0, 0))] == ["c", "a", "b"]
    assert drawn("..", landmarks=rows).landmarks_at((1, 0)) == []


def test_waters_are_told_apart_by_what_joins_them() -> None:
    region = drawn("~.~", "...", "~==")
    assert region.waters_at((1, 0)) == {0, 1}
    assert region.waters_at((0, 1)) == {0, 2}
    assert region.waters_at((2, 1)) == {1, 3}
    assert drawn("~~", "..").waters_at((0, 1)) == drawn("~~", "..").waters_at((1, 1)) == {0}


@pytest.mark.clause("surface.map.format")
@given(st.text(max_size=6), JSON, st.sampled_from(["", "paths", "rivers", "landmarks", "start"]))
def test_surface_map_format__what_is_unknown_is_kept(name: str, value: Any, where: str) -> None:
    changed = demo()
    holder = changed if not where else changed[where] if where == "start" else changed[where][0]
    holder[f"~{name}"] = value
    region = load_region(json.dumps(changed), demo_dungeons)
    saved = save_region(region)
    assert json.loads(saved) == changed
    assert load_region(saved, demo_dungeons) == region
    assert save_region(load_region(saved, demo_dungeons)) == saved


@pytest.mark.clause("surface.map.format")
def test_surface_map_format__absent_fields_have_their_defaults() -> None:
    region = drawn(".")
    assert (region.seed, region.name, region.paths, region.rivers, region.landmarks) == (None, {}, (), (), ())
    assert (region.fords, region.bridges, region.ferries, region.options) == ((), (), (), {})


@pytest.mark.clause("surface.map.format")
def test_surface_map_format__options_names_and_own_tables_are_read() -> None:
    column = ["wolf"] * 11 + ["dragon"]
    encounters = {"forest": column, "creatures": {"wolf": {"number": "3d6", "hostile": False, "attitude": -1}}}
    options = {"surface.move_carry": "none", "surface.cell_versts": 5, "surface.sea_freezes": True}
    region = drawn("..", encounters=encounters, options=options, flavour={"1,0": {"ru": "степь", "en": "steppe"}})
    assert region.encounters == {"forest": tuple(column)}
    assert region.above == {"wolf": {"number": "3d6", "hostile": False, "attitude": -1}}
    assert region.options == {
        "surface.move_carry": "none",
        "surface.cell_versts": "5",
        "surface.sea_freezes": "on",
    }
    assert said(region.flavour[1, 0], "ru") == "степь"


def test_the_demo_is_left_as_it_was() -> None:
    before = json.dumps(DEMO)
    the_demo()
    assert json.dumps(DEMO) == before


@pytest.mark.clause("surface.core.directions")
def test_surface_core_directions__north_is_up_and_distance_counts_steps() -> None:
    assert beside((1, 1), "N") == (1, 0)
    assert [side_towards((1, 1), beside((1, 1), side)) for side in "NESW"] == ["N", "E", "S", "W"]
    assert side_towards((1, 1), (2, 2)) == ""
    assert apart((0, 3), (2, 1)) == 4
    assert read_cell(write_cell((12, 7))) == (12, 7)
