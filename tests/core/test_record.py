"""Records of dataclasses as plain data and back: what is left out, what is kept, how faults are named."""

from dataclasses import dataclass, field
from importlib import import_module

import pytest

from podzem.core.errors import Malformed
from podzem.core.forms import flatten, nest, read_line, write_line
from podzem.core.record import read, spell, write
from podzem.systems.screen.board import Square
from podzem.world.points import Point, read_point, write_point

spell(Point, write_point, read_point)


@dataclass
class Thing:
    kind: str
    count: int = 1
    inside: list["Thing"] = field(default_factory=list)


@dataclass
class Flag:
    up: bool = False
    note: str = ""


@dataclass
class Scene:
    at: Point = (0, 0)
    things: list[Thing] = field(default_factory=list)
    ranks: list[list[int]] = field(default_factory=list)
    trail: list[Point] = field(default_factory=list)
    flags: dict[str, Flag] = field(default_factory=dict)
    purses: dict[int, int] = field(default_factory=dict)
    best: Thing | None = None
    secret: int = field(default=0, compare=False)


SCENE = Scene(
    (-3, 4),
    [Thing("sack", 1, [Thing("gem", 3)]), Thing("rope", 2)],
    [[1, 2], [], [3]],
    [(0, 1), (-2, 5)],
    {"D1": Flag(), "A0": Flag(True, "x")},
    {7: 1, 2: 0},
    Thing("crown"),
)


def test_what_is_written_reads_back_equal_through_its_line_of_text() -> None:
    line = write_line(flatten(write(SCENE)))
    assert read(Scene, nest(read_line(line))) == SCENE
    assert write(read(Scene, nest(read_line(line)))) == write(SCENE)


def test_a_point_is_spelled_in_one_way_and_may_stand_alone_in_a_list() -> None:
    assert write(SCENE)["at"] == "-1.5,2"
    assert write_line({"trail": write(SCENE)["trail"]}) == "trail=[0,0.5;-1,2.5;]"
    for trail in (["7.5,9"], ["1,2", "3,4"], []):
        assert read_line(write_line({"trail": trail})) == {"trail": trail}


def test_a_list_of_records_is_set_whole_changed_by_number_or_added_to() -> None:
    kinds = [{"kind": "gem"}, {"kind": "rope", "count": 3}]
    assert [thing.kind for thing in read(Scene, {"things": kinds}).things] == ["gem", "rope"]
    assert read(Scene, {"ranks": [["1", "2"], ["3"]]}).ranks == [[1, 2], [3]]
    added = {"things": {"0": {"kind": "sack"}, "+": kinds}}
    assert [thing.kind for thing in read(Scene, added).things] == ["sack", "gem", "rope"]
    with pytest.raises(Malformed, match=r"things\.\+\.0: kind is missing"):
        read(Scene, {"things": {"+": [{"count": 3}]}})


def test_defaults_are_left_out_but_a_record_that_is_all_default_is_seen() -> None:
    assert write(Scene()) == {"at": "0,0"}
    assert write(SCENE)["flags"] == {"A0": {"up": True, "note": "x"}, "D1": {"up": False}}
    assert write(SCENE)["purses"] == {"2": 0, "7": 1}
    assert "secret" not in write(Scene(secret=5))


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"att": "1,2"}, "att: there is no such path; did you mean 'at'?"),
        ({"at": "12"}, "at: a point is written like 7.5,9 and not like '12'"),
        ({"things": {"0": {"count": 2}}}, "things.0: kind is missing"),
        ({"things": {"0": {"kind": "a", "count": "many"}}}, "things.0.count: a number was expected, not 'many'"),
        ({"things": 5}, "things: further paths were expected, not 5"),
        ({"trail": "x"}, "trail: a list was expected, not 'x'"),
        ({"flags": {"D1": {"up": "maybe"}}}, "flags.D1.up: true or false was expected, not 'maybe'"),
    ],
)
def test_a_fault_is_named_by_its_path(data: dict[str, object], fault: str) -> None:
    with pytest.raises(Malformed) as caught:
        read(Scene, data)
    assert str(caught.value) == fault


@dataclass
class Places:
    square: Square = (0, 0)
    point: Point = (0, 0)


def test_two_kinds_of_pairs_are_spelled_each_in_its_own_way() -> None:
    """A note tells one pair of numbers from another, whichever of the two systems is loaded last."""
    for module in ("podzem.systems.dungeon.record", "podzem.systems.screen.record"):
        import_module(module)
    places = Places((3, 4), (15, 18))
    assert write(places) == {"square": "3,4", "point": "7.5,9"}
    assert read(Places, write(places)) == places
