"""Text-mapper's square maps in and out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed, PodzemError
from podzem.core.words import LANGUAGES
from podzem.world.region.generator.generate import draw_region
from podzem.world.region.region import Region
from podzem.world.region.region_file import sample_region
from podzem.world.region.text_mapper_region import read_text_mapper
from podzem.world.region.text_mapper_writing import write_text_mapper
from podzem.world.texts import said

CLAUSE = "surface.map.format"
MAP = """
# a comment
include gnomeyland.txt
forest attributes fill="green"
text font-size="10pt"
0101 grass town "Gorod" 20
0201 light-green
0301 grey mountain
0102 dark-green firs
0202 hill cave "Deep hole"
0302 swamp wibble
0103 grass "wide steppe"
0203 ocean
0303 grass village "Selo" wibble
0101-0201-0202 road
0101-0103 trail "old way"
0301-0302-0303 river "Bystraya"
0303-0203 river-2 "Bystraya"
0101-0102 wall
nonsense
"""


@pytest.mark.clause(CLAUSE)
def test_surface_map_format__a_text_mapper_map_is_a_region() -> None:
    region, told = read_text_mapper(MAP)
    assert region.rows == ("..M", "fhb", ".=.")
    assert [(path.kind, path.cells) for path in region.paths] == [
        ("road", ((0, 0), (1, 0), (1, 1))),
        ("road", ((0, 0), (0, 1), (0, 2))),
    ]
    (river,) = region.rivers
    assert (river.cells, river.widths, river.end) == (((2, 0), (2, 1), (2, 2), (1, 2)), (1, 1, 2), "")
    marks = [(mark.type, mark.cell, said(mark.name, "en")) for mark in region.landmarks]
    assert marks == [
        ("town", (0, 0), "Gorod"),
        ("dungeon_entrance", (1, 1), "Deep hole"),
        ("village", (2, 2), "Selo"),
    ]
    assert said(region.flavour[0, 2], "en") == "wide steppe"
    assert region.start.cell == (0, 0)
    assert [(warning.name, warning.facts) for warning in told] == [
        ("unknown-word", {"word": "wibble", "count": "2"}),
        ("unknown-word", {"word": "wall", "count": "1"}),
        ("odd-line", {"line": "nonsense"}),
    ]


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_surface_map_format__what_is_lost_on_the_way_is_said_in_every_language(language: str) -> None:
    _, told = read_text_mapper(MAP + "0505 grass ford\n0501-0502 river-2 a\n0502-0503 river a\n")
    _, lost = write_text_mapper(sample_region("porechye"), language)
    lines = [warning.say(language) for warning in (*told, *lost)]
    assert {warning.name for warning in told} == {"unknown-word", "odd-line", "no-terrain", "ford-left-out"}
    assert all("fault-" not in line and "{ $" not in line for line in lines)


def test_a_river_leaves_by_a_point_outside_and_never_grows_narrower() -> None:
    text = '0101 hill\n0201 grass\n0202 grass\n0102 grass\n0101-0201-0202 river-2 "A"\n0202-0203 river "A"\n'
    region, told = read_text_mapper(text)
    (river,) = region.rivers
    assert (river.cells, river.widths, river.end) == (((0, 0), (1, 0), (1, 1)), (2, 2, 2), "S")
    assert [warning.name for warning in told] == ["river-made-wider"]
    inward, _ = read_text_mapper("0101 hill\n0201 grass\n0001-0101-0201 river\n")
    assert (inward.rivers[0].cells, inward.rivers[0].end) == (((1, 0), (0, 0)), "W")


def test_points_that_are_no_neighbours_are_joined_by_steps() -> None:
    cells = "\n".join(f"{x:02}{y:02} grass" for x in range(1, 5) for y in range(1, 5))
    region, _ = read_text_mapper(f"{cells}\n0101-0403 road\n")
    (path,) = region.paths
    assert (path.cells[0], path.cells[-1], len(path.cells)) == ((0, 0), (3, 2), 6)


def shape(region: Region) -> object:
    """What a text-mapper map can hold."""
    marks = sorted((mark.type, mark.cell, said(mark.name, "ru")) for mark in region.landmarks)
    rivers = [(said(river.name, "ru"), river.cells, river.widths, river.end) for river in region.rivers]
    works = [sorted(cells) for cells in (region.fords, region.bridges, region.ferries)]
    return region.rows, region.paths, rivers, works, marks, region.start.cell


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_surface_map_format__a_region_comes_back_from_a_text_mapper_map(seed: int) -> None:
    region = draw_region(seed) if seed else sample_region("porechye")
    text, lost = write_text_mapper(region, "ru")
    again, told = read_text_mapper(text)
    assert told == []
    assert shape(again) == shape(region)
    assert {warning.name for warning in lost} == {"no-word-for"}
    assert "landmarks.dungeon" in {warning.facts["field"] for warning in lost}


def test_a_region_larger_than_two_digits_is_refused() -> None:
    with pytest.raises(Malformed, match="text-mapper counts to 98"):
        write_text_mapper(draw_region(1, 99, 10), "en")


def test_a_path_that_goes_to_and_fro_for_ever_is_refused() -> None:
    with pytest.raises(Malformed, match="at most 10000 steps"):
        read_text_mapper("0101 grass\n" + "0101-9999-" * 2000 + "0101 road\n")


@pytest.mark.parametrize("text", ["", "# nothing", "grass attributes fill='x'", "0101-0102 road"])
def test_a_map_without_a_cell_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="0103 hill"):
        read_text_mapper(text)


@given(st.lists(st.sampled_from(MAP.split("\n")) | st.from_regex(r"[0-9]{4}(-[0-9]{4})* [a-z-]{1,8}", fullmatch=True)))
def test_any_lines_are_read_or_refused(lines: list[str]) -> None:
    try:
        region, _ = read_text_mapper("\n".join(lines))
    except PodzemError:
        return
    assert region.cells
