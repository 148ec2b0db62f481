"""The document's sentence first, then the worked examples of the catalogue, to the letter and in four languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from podzem.core.words import LANGUAGES
from podzem.world.describing.describe import Manner, describe_area, describe_corridor, describe_room
from podzem.world.describing.scale import in_squares
from podzem.world.describing.squares import squares_of
from podzem.world.documents import parse_document
from podzem.world.dungeon_map import Dungeon
from podzem.world.map_file import load_dungeon
from tests.world.describing.drawn import drawn, edge_of

EXAMPLES = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))["example"]
PROBA = Path(__file__).parents[3] / "src" / "podzem" / "world" / "maps" / "proba.json"
DOCUMENT = (
    "10-футовий коридор йде на схід 10 футів, розгалужується на південь і продовжується на схід ще 20 футів, "
    "закінчуючись дверима"
)


def proba() -> Dungeon:
    return load_dungeon(PROBA.read_text(encoding="utf-8"))


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__the_sentence_of_the_document_in_its_four_parts() -> None:
    squares = drawn([".aaaX", "..b..", "..b.."], ["2,0 S open", "3,0 E door"])
    said = describe_corridor(squares, (1, 0), "E", Manner("uk"))
    assert said == f"{DOCUMENT}."
    parts = [
        "10-футовий коридор йде на схід 10 футів",
        "розгалужується на південь",
        "продовжується на схід ще 20 футів",
        "закінчуючись дверима",
    ]
    assert [said.index(part) for part in parts] == sorted(said.index(part) for part in parts)


@pytest.mark.clause("delve.map.examples")
@pytest.mark.clause("delve.map.patterns")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_delve_map_examples__to_the_letter(example: dict[str, Any], language: str) -> None:
    squares = drawn(example["rows"], example.get("edges", ()), example.get("widths"), example.get("features", ()))
    manner = Manner(language, example.get("radius"), example.get("follow_turns", False))
    if "start" in example:
        square, heading = edge_of(example["start"])
        said = describe_corridor(squares, square, heading, manner)
    else:
        entrance = edge_of(example["entrance"]) if "entrance" in example else None
        said = describe_room(squares, example["room"], entrance, manner)
    assert said == example[language]


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__the_sample_of_the_dungeon_in_squares() -> None:
    level = proba().levels[0]
    squares = squares_of(level)
    assert len(squares.of("R1")) == 25
    assert {square[0] for square in squares.of("R1")} == {12, 13, 14, 15, 16}
    assert len(squares.of("PA")) == 11
    assert describe_area(level, "R1", Manner("en"), "D1") == (
        "The room runs 50 feet north to south and 50 feet east to west. The entrance is in the west wall, "
        "20 feet from the south corner. No other exits are visible."
    )


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__multiples_of_three_are_not_changed() -> None:
    text = """{"format": "podzem-dungeon/1", "id": "m", "title": "M", "cell": 3, "entrances": ["O0"],
      "levels": [{"depth": 1,
      "wandering": "depth_1", "areas": [{"id": "OUT", "kind": "outside", "rects": [[-3, 12, 3, 3]]},
      {"id": "e", "kind": "stairs", "stairs": "up", "rects": [[0, 12, 3, 3]]},
      {"id": "a", "kind": "passage", "rects": [[3, 12, 9, 3]]}, {"id": "C", "kind": "room", "rects": [[12, 9, 6, 9]]}],
      "openings": [{"id": "O0", "between": ["OUT", "e"], "at": [0, 13.5], "dir": "E", "width": 3},
      {"id": "O1", "between": ["e", "a"], "at": [3, 13.5], "dir": "E", "width": 3},
      {"id": "D1", "between": ["a", "C"], "at": [12, 13.5], "dir": "E", "width": 3, "door": {"kind": "stuck"}}]}]}"""
    assert parse_document(text, len(text), "delve.shared.map")["id"] == "m"
    squares = squares_of(load_dungeon(text).levels[0])
    assert squares.of("C") == [(4, 3), (5, 3), (4, 4), (5, 4), (4, 5), (5, 5)]
    assert (squares.edge((0, 4), "E"), squares.edge((1, 4), "W")) == ("open", "stairs_up")
    assert squares.edge((3, 4), "E") == squares.edge((4, 4), "W") == "door"
    assert squares.features == {(0, 4): "stairs_up"}
    looking_west = describe_corridor(squares, (3, 4), "W", Manner("en"))
    assert looking_west == "A 10-foot corridor goes west 30 feet, ending at stairs up."


@pytest.mark.clause("delve.map.lit")
def test_delve_map_lit__a_long_room_by_torch_from_its_corner() -> None:
    squares = drawn(["CCCCCCCC", "CCCCCCCC", "a......."], ["0,1 S open"])
    assert describe_room(squares, "C", ((0, 1), "S"), Manner("en", 3)) == (
        "The room runs 20 feet north to south and at least 40 feet east to west. The entrance is in the south wall, "
        "at the west corner. No other exits are visible."
    )


@pytest.mark.clause("delve.map.lit")
def test_delve_map_lit__of_an_angled_room_the_lit_rectangle_is_all_that_is_told() -> None:
    rows = ["CCCCCCCC", "CCCCCCCC", "......CC", "......CC", "a......."]
    squares = drawn(["a" + row for row in rows[:2]] + ["." + row for row in rows[2:4]], ["0,1 E door"])
    said = describe_room(squares, "C", ((1, 1), "W"), Manner("en", 3))
    assert said == (
        "The room runs 20 feet north to south and at least 40 feet east to west. The entrance is in the west wall. "
        "No other exits are visible."
    )
    everything = set(squares.of("C"))
    assert describe_room(squares, "C", ((1, 1), "W"), Manner("en", 3), seen=everything).startswith(
        "The room has a complex shape."
    )


@pytest.mark.clause("delve.map.lit")
def test_delve_map_lit__an_irregular_lit_part_is_dim() -> None:
    squares = drawn(["CC.CCCC", "CCCCCCC", "CC....C", "a......"], ["0,2 S door"])
    assert describe_room(squares, "C", ((0, 2), "S"), Manner("en", 2)).startswith(
        "The room has a complex shape and its edges are lost in darkness: at least 30 feet north to south and "
    )


@pytest.mark.clause("delve.map.round")
def test_delve_map_round__by_its_breadth() -> None:
    squares = drawn([".CC.", "CCCC", "CCCC", ".CC.", ".a.."], ["1,3 S door"])
    object.__setattr__(squares.areas["C"], "shape", "round")
    assert describe_room(squares, "C", ((1, 3), "S"), Manner("uk")) == (
        "Кімната приблизно кругла, 40 футів у поперечнику. Вхід у південній стіні. Інших виходів не видно."
    )
    assert describe_room(squares, "C", ((1, 3), "S"), Manner("uk", rounded=False)).startswith("Кімната складної форми.")


@pytest.mark.clause("delve.map.complex")
def test_delve_map_complex__rock_round_which_the_outline_walks_is_no_block() -> None:
    squares = drawn(["CCC", "C.C", "CC.", "a.."], ["0,2 S open"])
    assert describe_room(squares, "C", ((0, 2), "S"), Manner("en")) == (
        "The room has a complex shape. Clockwise from the entrance: the wall goes north 30 feet, east 30 feet, "
        "south 20 feet, west 10 feet, north 10 feet, west 10 feet, south 10 feet, east 10 feet, south 10 feet and "
        "west 10 feet back to the entrance."
    )


@pytest.mark.clause("delve.map.rect")
@pytest.mark.parametrize(("entrance", "wall"), [(((1, 0), "W"), "west"), (((4, 1), "E"), "east")])
def test_delve_map_rect__a_wall_across_makes_two_rooms_each_told_from_its_own_door(
    entrance: tuple[tuple[int, int], str], wall: str
) -> None:
    squares = drawn(["aCCCC.", ".CCCCb"], ["0,0 E door", "2,0 E wall", "2,1 E wall", "4,1 E door"])
    assert describe_room(squares, "C", entrance, Manner("en")) == (
        "The room runs 20 feet north to south and 20 feet east to west. "
        f"The entrance is in the {wall} wall, 10 feet from the {'south' if wall == 'west' else 'north'} corner. "
        "No other exits are visible."
    )


@pytest.mark.clause("delve.map.squares")
def test_delve_map_squares__two_areas_without_an_edge_are_parted_by_a_wall() -> None:
    squares = drawn(["aab"])
    assert (squares.edge((0, 0), "E"), squares.edge((1, 0), "E"), squares.edge((0, 0), "N")) == ("open", "wall", "wall")


@pytest.mark.clause("delve.map.corridor")
@pytest.mark.parametrize(
    ("rows", "edges", "start", "said"),
    [
        # 80 feet wide: An; all four headings
        (["a"] * 8 + ["."], [], "0,3 E", "An 80-foot corridor goes east 10 feet, ending in a dead end."),
        (["aaa"], [], "2,0 W", "A 10-foot corridor goes west 30 feet, ending in a dead end."),
        (["a", "a", "a"], [], "0,2 N", "A 10-foot corridor goes north 30 feet, ending in a dead end."),
        (
            ["a", "a", "R"],
            ["0,1 S open"],
            "0,0 S",
            "A 10-foot corridor goes south 20 feet, ending at the entrance to a room.",
        ),
        # a branch of another width, a room at the side, something passed, at one and the same step
        (
            ["..bb.", "aaaaa", "..R.."],
            ["2,1 N open", "3,1 N open", "2,1 S open"],
            "0,1 E",
            "A 10-foot corridor goes east 20 feet, branches north (20 feet wide), opens south into a room and "
            "continues east another 30 feet, ending in a dead end.",
        ),
        # at the very start everything is at once; a fork without a leg is a sentence of its own
        (
            ["b", "a", "c"],
            ["0,1 N open", "0,1 S open"],
            "0,1 E",
            "A 10-foot corridor at once ends in a fork north and south.",
        ),
        (["b", "a"], ["0,1 N open"], "0,1 E", "A 10-foot corridor at once turns north."),
    ],
)
def test_delve_map_corridor__bounds(rows: list[str], edges: list[str], start: str, said: str) -> None:
    square, heading = edge_of(start)
    squares = drawn(rows, edges, {"a": 8 if len(rows) == 9 else 1})
    assert describe_corridor(squares, square, heading, Manner("en")) == said


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__behind_a_turn_widths_are_told_beside_that_of_the_passage_there() -> None:
    """The passage south is 20 feet wide: a branch of 10 feet is another width there, a turn of 20 is not."""
    squares = drawn(
        ["aaa..", ".bb..", ".bbc.", ".bb..", ".bbd.", ".bbd."],
        ["1,0 S open", "2,0 S open", "2,2 E open", "2,4 E open", "2,5 E open"],
        {"b": 2, "d": 2},
    )
    assert describe_corridor(squares, (0, 0), "E", Manner("en", follow_turns=True)) == (
        "A 10-foot corridor goes east 10 feet, turns south (20 feet wide), continues south another 20 feet, "
        "branches east (10 feet wide), continues south another 20 feet, turns east and continues east another "
        "30 feet, ending in a dead end."
    )


@pytest.mark.clause("delve.shared.distance", "delve.map.approx")
def test_single_lengths_are_the_nearest_ten_feet_and_ten_at_least() -> None:
    sazhens = (0.5, 1, 2, 2.5, 3, 4, 4.5, 6)
    assert [10 * in_squares(int(2 * length)) for length in sazhens] == [10, 10, 10, 20, 20, 30, 30, 40]
