"""Standing, seeing and walking on a level."""

import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from podzem.world.ground import Ground, ground_of
from podzem.world.map_file import load_dungeon, sample
from podzem.world.points import DIRECTIONS, STEPS, Cell, Point, distance, read_point, write_point

PROBA = ground_of(sample("proba").level(1))
ZRAZOK = ground_of(sample("zrazok").level(1))
GROUNDS = st.sampled_from([PROBA, ZRAZOK])
SHUT = st.frozensets(st.sampled_from(["D1", "D2", "SD1", "O2", "O3"]))


def at(text: str) -> Point:
    return read_point(text)


def shown(way: list[Point] | None) -> str:
    return "none" if way is None else " ".join(write_point(p) for p in way)


def proba_with(key: str, **row: Any) -> Ground:
    """The sample with one object more."""
    raw = json.loads(json.dumps(sample("proba").raw))
    raw["levels"][0].setdefault(key, []).append(row)
    return Ground(load_dungeon(json.dumps(raw)).level(1))


def middle(cell: Cell) -> Point:
    return 2 * cell[0] + 1, 2 * cell[1] + 1


# standing


@pytest.mark.clause("dungeon.move.direction")
@pytest.mark.parametrize(
    ("point", "heading", "area"),
    [
        ("1,5", "", "S"),
        ("23,5", "", "PA"),
        ("23,18", "S", "PA"),
        ("23,18", "N", "PA"),
        ("24,19", "W", "PB"),
        ("36,19", "E", "PB"),
        ("18,35", "W", "R3"),
        ("18,35", "E", "R2"),
        ("0,5", "E", "S"),
        ("0,5", "W", "OUT"),
        ("52,19", "E", "R1"),
        ("30,30", "", ""),
        ("-90,1", "", ""),
    ],
)
def test_dungeon_move_direction__an_edge_belongs_to_the_passage_else_to_what_lies_ahead(
    point: str, heading: str, area: str
) -> None:
    assert PROBA.area_at(at(point), heading) == area


def test_at_a_shut_door_or_a_wall_one_is_where_one_came_from() -> None:
    assert PROBA.area_at(at("36,19"), "W", {"D1"}) == "R1"
    assert PROBA.area_at(at("36,19"), "E", {"D1"}) == "PB"
    assert PROBA.area_at(at("18,37"), "W") == "R2"
    assert PROBA.area_at(at("18,37"), "E") == "R3"


def test_every_cell_knows_its_area_and_its_edges() -> None:
    assert PROBA.bounds == (-2, 4, 52, 40)
    assert len(PROBA.cells()) == sum(w * h for area in PROBA.level.areas for _, _, w, h in area.rects)
    assert PROBA.area_of((36, 12)) == "R1"
    assert PROBA.area_of((35, 12)) == ""
    assert [PROBA.edge((35, 18), side) for side in DIRECTIONS] == ["wall", "D1", "", ""]
    assert PROBA.edge((36, 18), "W") == "D1"
    assert PROBA.edge((36, 17), "W") == "wall"
    assert ZRAZOK.edge((20, 2), "E") == "wall"
    assert ZRAZOK.edge((20, 3), "E") == ""
    assert ZRAZOK.edge((6, 8), "S") == "DN"


def test_an_edge_is_the_same_from_both_sides() -> None:
    for ground in (PROBA, ZRAZOK):
        for x, y in ground.cells():
            for direction, (dx, dy) in STEPS.items():
                if ground.area_of((x + dx, y + dy)):
                    back = DIRECTIONS[(DIRECTIONS.index(direction) + 2) % 4]
                    assert ground.edge((x, y), direction) == ground.edge((x + dx, y + dy), back)


# seeing


@pytest.mark.clause("dungeon.light.levels")
@pytest.mark.parametrize(
    ("a", "b", "shut", "free"),
    [
        ("1,5", "23,5", "", True),
        ("1,5", "23,12", "", False),
        ("23,5", "23,31", "", True),
        ("23,5", "23,31", "O4", False),
        ("23,5", "23,40", "", True),
        ("23,5", "23,40", "D2", False),
        ("37,13", "51,25", "", True),
        ("31,19", "51,13", "", False),
        ("35,19", "51,15", "D1", False),
        ("35,19", "51,21", "", True),
        ("22,6", "24,18", "", True),
    ],
)
def test_dungeon_light_levels__light_needs_a_free_straight_line(a: str, b: str, shut: str, free: bool) -> None:
    assert PROBA.sight(at(a), at(b), {shut}) is free
    assert PROBA.sight(at(b), at(a), {shut}) is free


def test_an_inner_wall_hides_and_grazing_its_end_does_not_block() -> None:
    assert not ZRAZOK.sight(at("20.5,1.5"), at("21.5,1.5"), ())
    assert ZRAZOK.sight(at("20.5,3.5"), at("21.5,3.5"), ())
    assert ZRAZOK.sight(at("20,2"), at("22,4"), ())
    assert not ZRAZOK.sight(at("20,1.5"), at("22,3.5"), ())
    assert ZRAZOK.sight(at("21,1"), at("21,8"), ())


def test_a_gap_without_width_between_two_corners_is_closed() -> None:
    raw = {
        "format": "podzem-dungeon/1",
        "id": "corner",
        "title": "corner",
        "cell": 1,
        "entrances": ["E"],
        "levels": [
            {
                "depth": 1,
                "areas": [
                    {"id": "X", "kind": "outside", "rects": [[-2, 0, 2, 2]]},
                    {"id": "A", "kind": "room", "rects": [[0, 0, 2, 2], [2, 2, 2, 2], [0, 4, 4, 1], [0, 2, 1, 2]]},
                ],
                "openings": [{"id": "E", "between": ["X", "A"], "at": [0, 1], "dir": "E", "width": 2}],
            }
        ],
    }
    ground = Ground(load_dungeon(json.dumps(raw)).level(1))
    assert not ground.sight(at("1,1"), at("3,3"), ())
    assert not ground.sight(at("1.5,1.5"), at("2.5,2.5"), ())
    assert ground.sight(at("0.5,0.5"), at("0.5,4.5"), ())


def test_somebody_at_a_shut_door_sees_only_his_own_side() -> None:
    assert not PROBA.sight(at("36,19"), at("44,19"), {"D1"})
    assert PROBA.sight(at("36,19"), at("30,19"), {"D1"})
    assert PROBA.sight(at("36,19"), at("44,19"), {"D1"}, "R1")
    assert not PROBA.sight(at("36,19"), at("30,19"), {"D1"}, "R1")
    assert not PROBA.sight(at("44,19"), at("36,19"), {"D1"}, "", "PB")
    assert PROBA.sight(at("36,19"), at("44,19"), ())
    assert PROBA.sight(at("36,19"), at("30,19"), ())


def test_stairs_to_another_level_are_not_looked_through() -> None:
    assert not ZRAZOK.sight(at("7.5,8.5"), at("7.5,9.5"), ())


@pytest.mark.clause("dungeon.map.format")
def test_dungeon_map_format__nothing_is_seen_in_or_through_smoke() -> None:
    row = {"id": "F9", "area": "R1", "at": [43, 19], "size": "large", "terrain": "smoke", "rect": [42, 12, 2, 14]}
    ground = proba_with("features", **row)
    assert not ground.sight(at("38,19"), at("48,19"), ())
    assert not ground.sight(at("38,19"), at("42.5,19"), ())
    assert ground.sight(at("38,19"), at("41.5,19"), ())
    assert Ground(ground.level, frozenset(["F9"])).sight(at("38,19"), at("48,19"), ())


@given(GROUNDS, st.data(), SHUT)
def test_sight_is_the_same_from_both_ends(ground: Ground, data: st.DataObject, shut: frozenset[str]) -> None:
    west, north, east, south = ground.bounds
    points = st.tuples(st.integers(2 * west, 2 * east), st.integers(2 * north, 2 * south))
    a, b = data.draw(points), data.draw(points)
    assert ground.sight(a, b, shut) == ground.sight(b, a, shut)


@given(GROUNDS, st.data(), SHUT)
def test_sight_agrees_with_crossing_every_wall_by_itself(
    ground: Ground, data: st.DataObject, shut: frozenset[str]
) -> None:
    cells = st.sampled_from(ground.cells())
    a, b = middle(data.draw(cells)), middle(data.draw(cells))
    walls = [wall for cell in ground.cells() for wall in walls_of(ground, cell, shut)]
    sides = [(turn(a, b, first), turn(a, b, last), turn(first, last, a), turn(first, last, b)) for first, last in walls]
    assume(not any((p == 0 or q == 0) and r * s < 0 for p, q, r, s in sides))
    blocked = any(p * q < 0 and r * s < 0 for p, q, r, s in sides)
    assert ground.sight(a, b, shut) is not blocked


def walls_of(ground: Ground, cell: Cell, shut: frozenset[str]) -> list[tuple[Point, Point]]:
    """The edges of a cell that cannot be looked through, from corner to corner."""
    x, y = 2 * cell[0], 2 * cell[1]
    corners = {"N": ((x, y), (x + 2, y)), "S": ((x, y + 2), (x + 2, y + 2))}
    corners |= {"W": ((x, y), (x, y + 2)), "E": ((x + 2, y), (x + 2, y + 2))}
    edges = {side: ground.edge(cell, side) for side in DIRECTIONS}
    return [corners[side] for side, edge in edges.items() if edge == "wall" or edge in shut or edge == "DN"]


def turn(a: Point, b: Point, c: Point) -> int:
    """On which side of a line a point lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# walking


def test_a_walk_tells_where_it_ends_and_what_it_passed() -> None:
    walk = PROBA.walk(at("23,5"), at("23,40"), ())
    assert (walk.end, walk.blocked_by, walk.hs, walk.area) == (at("23,40"), "", 35, "R2")
    assert walk.passed == [
        *((13, "O2"), (13, "J"), (15, "O4"), (15, "PC")),
        *((27, "D2"), (27, "R2")),
    ]


@pytest.mark.clause("dungeon.core.error")
@pytest.mark.parametrize(
    ("a", "b", "shut", "end", "hs", "by"),
    [
        ("1,5", "30,5", "", "24,5", 23, "wall"),
        ("23,19", "40,19", "D1", "36,19", 13, "D1"),
        ("23,19", "40,19", "", "40,19", 17, ""),
        ("44,19", "44,30", "", "44,26", 7, "wall"),
        ("40,20", "54,26.5", "", "52,25.5", 14, "wall"),
        ("23,19", "23,19", "", "23,19", 0, ""),
    ],
)
def test_dungeon_core_error__a_way_ends_where_it_cannot_go_on(
    a: str, b: str, shut: str, end: str, hs: int, by: str
) -> None:
    walk = PROBA.walk(at(a), at(b), {shut})
    assert (write_point(walk.end), walk.hs, walk.blocked_by) == (end, hs, by)


def test_a_walk_from_the_middle_of_a_door_passes_it_first() -> None:
    free = PROBA.walk(at("36,19"), at("40,19"), ())
    assert (free.passed, free.area) == ([(0, "D1"), (0, "R1")], "R1")
    stopped = PROBA.walk(at("36,19"), at("40,19"), {"D1"})
    assert (stopped.end, stopped.hs, stopped.blocked_by, stopped.area) == (at("36,19"), 0, "D1", "PB")
    away = PROBA.walk(at("36,19"), at("40,19"), {"D1"}, "R1")
    assert (away.hs, away.blocked_by, away.passed) == (4, "", [])
    wall = PROBA.walk(at("52,19"), at("53,19"), (), "R1")
    assert (wall.hs, wall.blocked_by) == (0, "wall")


@pytest.mark.parametrize(("a", "b"), [("19,1.5", "22,1.5"), ("19,1.5", "21,1.5"), ("19,1", "22,1"), ("18,4", "21,1")])
def test_a_walk_ends_on_its_own_side_of_an_inner_wall(a: str, b: str) -> None:
    walk = ZRAZOK.walk(at(a), at(b), ())
    assert walk.blocked_by == "wall"
    assert walk.end[0] == at("20.5,1")[0]
    again = ZRAZOK.walk(walk.end, (at("25,1")[0], walk.end[1]), ())
    assert (again.blocked_by, again.end) == ("wall", walk.end)


def test_a_walk_down_the_stairs_stops_at_them() -> None:
    walk = ZRAZOK.walk(at("7.5,7"), at("7.5,12"), ())
    assert (walk.blocked_by, walk.end, walk.hs) == ("DN", at("7.5,9"), 2)


@pytest.mark.clause("dungeon.map.format")
@pytest.mark.parametrize("terrain", ["rubble", "fire"])
def test_dungeon_map_format__rubble_and_fire_cannot_be_walked_through(terrain: str) -> None:
    row = {"id": "F9", "area": "PC", "at": [23, 27], "size": "large", "terrain": terrain, "rect": [22, 26, 2, 2]}
    ground = proba_with("features", **row)
    walk = ground.walk(at("23,21"), at("23,31"), ())
    assert (write_point(walk.end), walk.hs, walk.blocked_by) == ("23,26", 5, terrain)
    assert ground.way(at("23,21"), at("23,31"), ()) is None
    assert ground.sight(at("23,21"), at("23,31"), ())
    assert ground_of(ground.level, frozenset(["F9"])).walk(at("23,21"), at("23,31"), ()).blocked_by == ""


@given(GROUNDS, st.data(), SHUT)
def test_a_walk_comes_through_exactly_where_there_is_a_line_of_sight(
    ground: Ground, data: st.DataObject, shut: frozenset[str]
) -> None:
    cells = st.sampled_from(ground.cells())
    a, b = middle(data.draw(cells)), middle(data.draw(cells))
    walk = ground.walk(a, b, shut)
    assert (walk.blocked_by == "") is ground.sight(a, b, shut)
    assert walk.hs <= distance(a, b)
    assert walk.area in {ground.area_of(cell) for cell in ground.cells()}
    if walk.blocked_by:
        assert walk.hs >= distance(a, walk.end)
        assert ground.walk(a, walk.end, shut).blocked_by == "" or walk.end == a


# ways


@pytest.mark.parametrize(
    ("a", "b", "shut", "way"),
    [
        ("1,5", "44,19", "", "23,5 23,18 24,19 44,19"),
        ("1,5", "44,19", "D1", "none"),
        ("1,5", "13,36", "", "23,5 23,32 18,35 13,36"),
        ("1,5", "13,36", "SD1", "none"),
        ("1,5", "1,5", "", "1,5"),
        ("1,5", "36,19", "D1", "23,5 23,18 24,19 36,19"),
        ("44,19", "-1,5", "", "24,19 23,18 23,5 -1,5"),
        ("1,5", "0,30", "", "none"),
    ],
)
def test_a_way_goes_through_the_middles_of_openings_and_bends(a: str, b: str, shut: str, way: str) -> None:
    assert shown(PROBA.way(at(a), at(b), {shut})) == way


def test_a_way_uses_only_what_is_known_and_one_way_doors_in_their_sense() -> None:
    assert PROBA.way(at("1,5"), at("13,36"), (), lambda id: id != "SD1") is None
    raw = json.loads(json.dumps(sample("proba").raw))
    raw["levels"][0]["openings"][7]["door"] = {"one_way": True}
    ground = Ground(load_dungeon(json.dumps(raw)).level(1))
    assert shown(ground.way(at("20,36"), at("13,36"), ())) == "18,35 13,36"
    assert ground.way(at("13,36"), at("20,36"), ()) is None


def test_a_way_goes_around_inner_walls_and_chasms() -> None:
    assert shown(ZRAZOK.way(at("20,1"), at("22,1"), ())) == "21,3 22,1"
    row = {"id": "F9", "area": "R1", "at": [43, 19], "size": "large", "terrain": "chasm", "rect": [42, 14, 2, 10]}
    ground = proba_with("features", **row)
    way = ground.way(at("40,19"), at("46,19"), ())
    assert way is not None
    assert len(way) == 3
    assert not any(42 < p[0] / 2 < 44 and 14 < p[1] / 2 < 24 for p in way)


@given(st.data(), SHUT)
def test_every_piece_of_a_way_can_be_walked(data: st.DataObject, shut: frozenset[str]) -> None:
    cells = st.sampled_from(PROBA.cells())
    p, b = middle(data.draw(cells)), middle(data.draw(cells))
    way = PROBA.way(p, b, shut)
    area = PROBA.area_at(p)
    assume(way is not None)
    for q in way or []:
        walk = PROBA.walk(p, q, shut, area)
        assert (walk.blocked_by, walk.end) == ("", q)
        p, area = q, walk.area
    assert p == b


# ahead


@pytest.mark.clause("dungeon.move.direction")
@pytest.mark.parametrize(
    ("p", "heading", "hs", "shut", "way"),
    [
        ("1,5", "E", 24, "", "23,5 23,7"),
        ("23,7", "S", 24, "", "23,31"),
        ("1,5", "E", 18, "", "19,5"),
        ("19,5", "E", 18, "", "23,5 23,19"),
        ("23,12", "N", 20, "", "23,5 10,5"),
        ("1,5", "W", 9, "", "-2,5"),
        ("23,19", "E", 40, "D1", "36,19"),
        ("23,19", "E", 40, "", "52,19"),
        ("23,19", "W", 40, "", "22,19"),
        ("22,19", "W", 4, "", ""),
        ("1,5", "E", 0, "", ""),
    ],
)
def test_dungeon_move_direction__ahead_follows_bends_and_goes_straight_on_elsewhere(
    p: str, heading: str, hs: int, shut: str, way: str
) -> None:
    assert shown(PROBA.passage_ahead(at(p), heading, hs, {shut})) == way


def test_the_ground_of_a_level_is_made_once() -> None:
    level = sample("proba").level(1)
    assert ground_of(level) is ground_of(level)
    assert ground_of(level) is not ground_of(level, frozenset(["F1"]))
    assert ground_of(level).level is level
