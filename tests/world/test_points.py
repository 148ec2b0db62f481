"""Points and lengths."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.world.points import (
    DIRECTIONS,
    Point,
    centre,
    contains,
    distance,
    heading,
    opposite,
    read_point,
    step,
    write_point,
)

POINTS = st.tuples(st.integers(-400, 400), st.integers(-400, 400))


@pytest.mark.clause("dungeon.map.distance")
@pytest.mark.parametrize(
    ("dx", "dy", "hs"), [(2, 2, 3), (4, 3, 5), (6, 1, 7), (0, 0, 0), (1, 0, 1), (0, -6, 6), (1, 1, 2), (0.5, 0, 1)]
)
def test_dungeon_map_distance__is_the_smallest_whole_number_that_reaches(dx: float, dy: float, hs: int) -> None:
    assert distance((0, 0), (int(2 * dx), int(2 * dy))) == hs


@pytest.mark.clause("dungeon.map.distance")
@given(POINTS, POINTS, POINTS)
def test_dungeon_map_distance__is_a_metric_that_does_not_hang_on_the_place(a: Point, b: Point, c: Point) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a, b) == distance((a[0] + c[0], a[1] + c[1]), (b[0] + c[0], b[1] + c[1]))
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    hs = distance(a, b)
    assert 4 * hs * hs >= square
    assert hs == 0 or 4 * (hs - 1) ** 2 < square


@given(POINTS)
def test_points_are_read_as_they_are_written(p: Point) -> None:
    assert read_point(write_point(p)) == p


@pytest.mark.parametrize(
    ("text", "point"), [("7.5,9", (15, 18)), ("-2,4", (-4, 8)), ("-0.5,0", (-1, 0)), ("3.0,1", (6, 2))]
)
def test_points_are_written_in_hs(text: str, point: Point) -> None:
    assert read_point(text) == point
    assert write_point(point) == text.replace(".0", "")


@pytest.mark.clause("dungeon.map.units")
@pytest.mark.parametrize(
    "text", ["", "7", "1,2,3", "1.25,3", "a,b", "1,", "--1,2", "1e3,2", "٣,1", " 1,2", "9999999999,1", ".5,1"]
)
def test_dungeon_map_units__other_points_are_refused_in_one_line(text: str) -> None:
    with pytest.raises(Malformed, match=r"point") as refused:
        read_point(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_step_and_one_back_is_where_one_was(direction: str) -> None:
    there = step((5, 7), direction, 3)
    assert distance((5, 7), there) == 3
    assert heading((5, 7), there) == direction
    assert step(there, opposite(direction), 3) == (5, 7)


def test_the_middle_of_a_rectangle_may_be_half_an_hs() -> None:
    assert centre((0, 3, 3, 3)) == (3, 9)
    assert contains((0, 3, 3, 3), (6, 12))
    assert not contains((0, 3, 3, 3), (7, 12))
