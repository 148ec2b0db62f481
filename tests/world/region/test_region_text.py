"""The compact text of a region (surface.map.text): it says the same as the JSON, both ways."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed, PodzemError
from podzem.world.region.generator.generate import draw_region
from podzem.world.region.region_file import SAMPLES, read_region, sample_region, save_region
from podzem.world.region.region_text import READERS, read_text, text_to_document
from podzem.world.region.region_text_writing import document_to_text, write_text
from tests.world.region.demo import demo, demo_dungeons

CLAUSE = "surface.map.text"
DEMO_TEXT = """\
..fMM
.ffhM
...h~
bb..~
name Demo
road 0,0 0,1 0,2 1,2 2,2
clearing 1,2 1,1 2,1
pass 3,1 4,1
causeway 2,2 2,3 1,3
river 1:2:2 3,0 3,1 3,2 4,2 {"name": "Bystraya"}
ford 3,2
mark town Gorod 0,0 {"id": "town"}
mark village Selo 2,2
mark giant_stronghold Tverdynya 4,0 {"id": "tverd"}
mark lair Logovo 2,1 {"dwellers": "doghead"}
mark dungeon_entrance Vhod 1,3 {"dungeon": "demo_dungeon"}
mark cache Klad 4,1 {"class": "hidden"}
start 0,0 1-2-1 clear
"""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.clause(CLAUSE)
def test_surface_map_text__the_demo_written_and_read_back_is_equal() -> None:
    region = read_region(demo(), demo_dungeons)
    assert write_text(region) == DEMO_TEXT
    again = read_text(DEMO_TEXT, demo_dungeons)
    assert again == region
    assert save_region(again) == save_region(region)


@pytest.mark.clause(CLAUSE)
def test_surface_map_text__the_lines_of_the_catalogue() -> None:
    lines = ["h..", "...", "", "road 0,0 0,1", "river 1:2 1,0 1,1 S", "# a remark", "ford 1,1"]
    region = read_text("\n".join([*lines, "mark town Gorod 0,0", "start 0,0 1-2-1 clear"]))
    assert region.path((0, 1), (0, 0)) == "road"
    assert region.arms((1, 1)) == {"N": 1, "S": 2}
    assert region.has_ford((1, 1))
    assert (region.landmark("gorod").type, region.landmark("gorod").cell) == ("town", (0, 0))
    assert (region.start.cell, region.start.date, region.start.weather) == ((0, 0), (1, 2, 1), "clear")


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("name", SAMPLES)
def test_surface_map_text__a_sample_goes_through_it_byte_for_byte(name: str) -> None:
    region = sample_region(name)
    assert save_region(read_text(write_text(region))) == save_region(region)


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_surface_map_text__a_drawn_region_goes_through_it_byte_for_byte(seed: int) -> None:
    region = draw_region(seed)
    assert save_region(read_text(write_text(region))) == save_region(region)


@pytest.mark.clause(CLAUSE)
@given(st.text(max_size=6), JSON, st.sampled_from(["", "paths", "rivers", "landmarks", "start", "name", "flavour"]))
def test_surface_map_text__what_is_unknown_goes_through_it(name: str, value: Any, where: str) -> None:
    raw = demo(flavour={"0,0": "meadow"}, options={"surface.move_carry": "none", "surface.cell_versts": 7})
    if where == "name":
        raw["name"] = raw["landmarks"][1]["name"] = name
    elif where == "flavour":
        raw["flavour"]["1,1"] = {"ru": name, "en": "true"}
    else:
        holder = raw if not where else raw[where] if where == "start" else raw[where][0]
        holder[f"~{name}"] = value
    text = document_to_text(raw)
    assert text_to_document(text) == raw
    assert read_text(text, demo_dungeons) == read_region(raw, demo_dungeons)


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("missing", ["name", "seed", "paths", "rivers", "fords", "bridges", "landmarks", "options"])
def test_surface_map_text__what_is_absent_stays_absent(missing: str) -> None:
    raw = demo(fords=[]) if missing == "rivers" else demo()
    del raw[missing]
    assert text_to_document(document_to_text(raw)) == raw


@pytest.mark.clause(CLAUSE)
def test_surface_map_text__rows_that_have_less_than_their_line_says_are_written_as_they_are() -> None:
    raw = demo()
    del raw["rivers"][0]["end"]
    del raw["landmarks"][1]["name"]
    raw["landmarks"][2]["name"] = {"ru": "Твердыня", "en": "Stronghold"}
    del raw["start"]["weather"]
    assert text_to_document(document_to_text(raw)) == raw
    assert read_text(document_to_text(raw), demo_dungeons) == read_region(raw, demo_dungeons)


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize(
    "line",
    [
        "tunnel 0,0 0,1",
        "road 0,0 up",
        "river wide 0,0 0,1",
        "river 1 0,0 0;1",
        "ford here",
        "mark town",
        "start 0,0 tomorrow clear",
        "start 0,0",
        'name "half',
        'field x 1, "y": 2',
        "river [1]",
        "option a {",
    ],
)
def test_surface_map_text__a_line_that_is_none_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(Malformed, match=rf"line 3: .*{CLAUSE}"):
        text_to_document(f"..\n..\n{line}\n")


@pytest.mark.parametrize("text", ["", "\n", "# nothing", "road 0,0 0,1"])
def test_a_text_without_rows_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=CLAUSE):
        text_to_document(text)


@given(st.sampled_from(list(READERS)), st.text(max_size=20))
def test_any_line_is_read_or_refused(word: str, rest: str) -> None:
    try:
        region = read_text(f"..\n..\nstart 0,0 1-2-1 clear\n{word} {rest}\n")
    except PodzemError:
        return
    assert json.loads(save_region(region)) == region.raw
