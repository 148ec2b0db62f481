"""Light over cells."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podzem.world.ground import ground_of
from podzem.world.light import BRIGHT, CLEAR, DARK, DIM, Light, Radii, grade, light_at, lit, middle, seen
from podzem.world.map_file import sample
from podzem.world.points import read_point as at

PROBA = ground_of(sample("proba").level(1))
TORCH = Radii(2, 4, 6)


def lights(*points: str, area: str = "") -> list[Light]:
    """Torches at these points."""
    return [Light(at(point), area, TORCH) for point in points]


@pytest.mark.clause("dungeon.light.levels")
def test_dungeon_light_levels__bounds_are_inclusive() -> None:
    grades = [BRIGHT, BRIGHT, BRIGHT, CLEAR, CLEAR, DIM, DIM, DARK, DARK]
    assert [grade(hs, TORCH) for hs in range(9)] == grades


@pytest.mark.clause("dungeon.light.levels", "dungeon.map.distance")
@pytest.mark.parametrize(("p", "light"), [("46,19", BRIGHT), ("48,19", CLEAR), ("50,19", DIM), ("50,20", DARK)])
def test_dungeon_light_levels__at_points_by_the_one_measure(p: str, light: int) -> None:
    assert light_at(PROBA, at(p), lights("44,19"), ()) == light


@pytest.mark.clause("dungeon.light.levels")
def test_dungeon_light_levels__several_lights_do_not_add_and_the_best_counts() -> None:
    assert light_at(PROBA, at("44,19"), lights("39,19", "49,19"), ()) == DIM
    assert light_at(PROBA, at("44,19"), lights("39,19", "46,19"), ()) == BRIGHT
    one, two = lit(PROBA, lights("40,19"), ()), lit(PROBA, lights("44,19"), ())
    both = lit(PROBA, lights("40,19", "44,19"), ())
    assert both == {cell: max(one.get(cell, DARK), two.get(cell, DARK)) for cell in one | two}


@pytest.mark.clause("dungeon.light.levels")
def test_dungeon_light_levels__walls_and_closed_doors_block() -> None:
    assert light_at(PROBA, at("38,19"), lights("34,19"), ()) == CLEAR
    assert light_at(PROBA, at("38,19"), lights("34,19"), {"D1"}) == DARK
    assert {PROBA.area_of(cell) for cell in lit(PROBA, lights("34,19"), {"D1"})} == {"PB"}
    assert {PROBA.area_of(cell) for cell in lit(PROBA, lights("34,19"), ())} == {"PB", "R1"}


@pytest.mark.clause("dungeon.light.levels")
def test_dungeon_light_levels__a_passage_is_lit_three_sazhens_each_way() -> None:
    cells = lit(PROBA, lights("30,19"), ())
    assert sorted({x for x, _ in cells}) == list(range(24, 36))
    assert [cells[x, 18] for x in range(30, 36)] == [BRIGHT, BRIGHT, CLEAR, CLEAR, DIM, DIM]


def test_a_light_at_a_shut_door_shines_on_the_side_of_its_bearer() -> None:
    for area in ("PB", "R1"):
        found = lit(PROBA, lights("36,19", area=area), {"D1"})
        assert {PROBA.area_of(cell) for cell in found} == {area}


@pytest.mark.clause("dungeon.map.format")
def test_dungeon_map_format__a_lit_area_is_bright_everywhere() -> None:
    assert lit(PROBA, lights(), (), ["R2"]) == dict.fromkeys(PROBA.cells_of("R2"), BRIGHT)
    assert light_at(PROBA, at("27,39"), lights(), (), ["R2"]) == BRIGHT
    assert light_at(PROBA, at("23,31"), lights(), (), ["R2"]) == DARK


@pytest.mark.clause("dungeon.map.format")
def test_dungeon_map_format__smoke_keeps_light_out() -> None:
    smoke = {(x, y) for x in (46, 47) for y in range(12, 26)}
    cells = lit(PROBA, lights("44,19"), (), (), smoke)
    assert cells
    assert max(x for x, _ in cells) == 45
    assert not lit(PROBA, lights("44,19"), (), ["R1"], smoke).keys() & smoke


def test_lit_cells_are_seen_from_the_dark_at_any_distance() -> None:
    cells = lit(PROBA, lights("50,19"), ())
    assert seen(PROBA, [at("24,19")], cells, ())
    assert not seen(PROBA, [at("24,19")], cells, {"D1"})
    assert not seen(PROBA, [], cells, ())
    assert seen(PROBA, [at("37,13")], cells, ()) == cells


@settings(max_examples=30)
@given(st.sampled_from(PROBA.cells()), st.frozensets(st.sampled_from(["D1", "D2", "O3"])))
def test_a_cell_is_lit_exactly_as_its_middle(cell: tuple[int, int], shut: frozenset[str]) -> None:
    light = Light(middle(cell), "", TORCH)
    found = lit(PROBA, [light], shut)
    for other in PROBA.cells():
        assert found.get(other, DARK) == light_at(PROBA, middle(other), [light], shut)
    assert found[cell] == BRIGHT
