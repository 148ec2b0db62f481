"""Faults and warnings of a region (surface.map.validation): every one at once, each by its name and place."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.words import LANGUAGES
from podzem.world.faults import BadMap, Fault
from podzem.world.region.check import warnings_of
from podzem.world.region.dungeon_names import Drawn, entrances_of, read_drawn
from podzem.world.region.region_file import load_region, read_region
from tests.world.region.demo import DEMO, demo, demo_dungeons, drawn

CLAUSE = "surface.map.validation"
Change = Callable[[dict[str, Any]], Any]


def faults(raw: dict[str, Any]) -> list[Fault]:
    try:
        load_region(json.dumps(raw), demo_dungeons)
    except BadMap as error:
        return error.faults
    return []


def changed(path: str, value: Any) -> dict[str, Any]:
    """The demo with one value of it changed: `rivers.0.widths`."""
    raw = demo()
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    holder: Any = raw
    for part in way:
        holder = holder[part]
    holder[last] = value
    return raw


CASES: list[tuple[str, Any, str, str]] = [
    ("terrain.1", ".ffh", "terrain[1]", "row-length"),
    ("terrain.1", ".ffhX", "terrain[1]", "row-letters"),
    ("terrain", ["....."], "terrain", "rows"),
    ("terrain.0", 7, "terrain[0]", "row-length"),
    ("size", [0, 4], "size", "size"),
    ("size", [201, 4], "size", "size"),
    ("size", [5, True], "size", "size"),
    ("format", "podzem-dungeon/1", "format", "format"),
    ("seed", -1, "seed", "seed"),
    ("paths.0.cells", [[0, 0], [1, 1]], "paths[0].cells[1]", "chain"),
    ("paths.0.cells", [[0, 0], [0, 2]], "paths[0].cells[1]", "chain"),
    ("paths.0.cells", [[0, 0]], "paths[0].cells", "chain-short"),
    ("paths.0.cells.0", [5, 0], "paths[0].cells[0]", "cell"),
    ("paths.0.cells.0", [-1, 0], "paths[0].cells[0]", "cell"),
    ("paths.0.kind", "tunnel", "paths[0].kind", "one-of"),
    ("paths.0.cells", [[4, 1], [4, 2]], "paths[0]", "in-water"),
    ("rivers.0.cells", [[3, 0], [2, 1], [3, 2], [4, 2]], "rivers[0].cells[1]", "chain"),
    ("rivers.0.cells", [[3, 1], [3, 2], [3, 1], [3, 0]], "rivers[0].cells", "river-twice"),
    ("rivers.0.widths", [2, 1, 1], "rivers[0].widths", "width-falls"),
    ("rivers.0.widths", [1, 2], "rivers[0].widths", "widths-count"),
    ("rivers.0.widths", [1, 2, 4], "rivers[0].widths", "widths"),
    ("rivers.0.widths", [0, 2, 2], "rivers[0].widths", "widths"),
    ("rivers.0.end", "X", "rivers[0].end", "one-of"),
    ("fords", [[4, 2]], "fords[0]", "in-water"),
    ("fords", [[3, 0]], "fords[0]", "no-ford-here"),
    ("fords", [[0, 0]], "fords[0]", "no-ford-here"),
    ("landmarks.1.cell", [4, 3], "landmarks[selo]", "in-water"),
    ("landmarks.1.id", "town", "landmarks[town]", "id-twice"),
    ("landmarks.1.type", "city", "landmarks[selo].type", "one-of"),
    ("landmarks.1.class", "tiny", "landmarks[selo].class", "one-of"),
    ("landmarks.1.bank", "N-E", "landmarks[selo].bank", "no-bank"),
    ("landmarks.1.bank", "north", "landmarks[selo].bank", "bank"),
    ("landmarks.1.services", ["alchemy"], "landmarks[selo].services", "one-of"),
    ("landmarks.1.emerge", {"night": 7}, "landmarks[selo].emerge.night", "whole"),
    ("landmarks.1.clue", "nowhere", "landmarks[selo].clue", "no-such"),
    ("landmarks.3.dwellers", "unicorn", "landmarks[logovo].dwellers", "no-kind"),
    ("landmarks.4.dungeon", None, "landmarks[vhod].dungeon", "dungeon-missing"),
    ("landmarks.4.dungeon", "elsewhere", "landmarks[vhod].dungeon", "no-dungeon"),
    ("landmarks.4.entrance", "E9", "landmarks[vhod].entrance", "no-entrance-there"),
    ("landmarks.0", "town", "landmarks[0]", "object"),
    ("start.cell", [4, 2], "start", "in-water"),
    ("start.cell", None, "start.cell", "cell"),
    ("start.date", [1, 13, 1], "start.date", "date"),
    ("start.date", [1, 2, 31], "start.date", "date"),
    ("start.weather", "hail", "start.weather", "one-of"),
    ("start", None, "start", "start"),
    ("options", {"move_carry": "none"}, "options.move_carry", "option-name"),
    ("options", {"surface.move_carry": [1]}, "options.surface.move_carry", "option-value"),
    ("encounters", {"forest": ["wolf"]}, "encounters.forest", "column"),
    ("encounters", {"tundra": ["wolf"] * 12}, "encounters.tundra", "one-of"),
    ("encounters", {"plain": ["wolf"] * 11 + ["unicorn"]}, "encounters.plain", "no-kind"),
    ("encounters", {"creatures": {"unicorn": {}}}, "encounters.creatures.unicorn", "no-kind"),
    ("encounters", {"creatures": {"wolf": {"number": "many"}}}, "encounters.creatures.wolf.number", "number"),
    ("flavour", {"9,9": "sea of grass"}, "flavour", "flavour-cell"),
    ("flavour", {"0,0": 7}, "flavour.0,0", "text"),
]


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize(("path", "value", "where", "name"), CASES)
def test_surface_map_validation__one_thing_wrong_is_one_fault(path: str, value: Any, where: str, name: str) -> None:
    found = faults(changed(path, value))
    assert [(fault.path, fault.name) for fault in found] == [(where, name)]
    assert found[0].clause == CLAUSE


@pytest.mark.clause(CLAUSE)
def test_surface_map_validation__the_demo_has_no_fault() -> None:
    assert faults(demo()) == []
    assert faults(changed("landmarks.4.entrance", "E1")) == []


@pytest.mark.clause(CLAUSE)
def test_surface_map_validation__all_faults_are_told_at_once() -> None:
    raw = changed("rivers.0.widths", [2, 1, 1])
    raw["landmarks"][3]["dwellers"] = "unicorn"
    raw["paths"][0]["cells"] = [[0, 0], [4, 3]]
    raw["start"]["cell"] = [4, 3]
    names = {fault.name for fault in faults(raw)}
    assert names == {"width-falls", "no-kind", "chain", "in-water"}


@pytest.mark.clause(CLAUSE)
@pytest.mark.clause("surface.river.width3")
def test_surface_river_width3__a_ford_on_width_3_or_1_is_refused() -> None:
    for width in (1, 3):
        raw = changed("rivers.0.widths", [width] * 3)
        assert [(fault.path, fault.name) for fault in faults(raw)] == [("fords[0]", "no-ford-here")]


@pytest.mark.clause(CLAUSE)
def test_surface_map_validation__a_river_leaves_the_map_with_one_more_width() -> None:
    river = {"cells": [[0, 0]], "widths": [2], "end": "W"}
    assert drawn("..", rivers=[river]).arms((0, 0)) == {"W": 2}
    raw = {"format": "podzem-surface/1", "size": [2, 1], "terrain": [".."], "start": {"cell": [0, 0]}}
    assert [f.name for f in faults({**raw, "rivers": [{**river, "end": "E"}]})] == ["end-inside"]
    assert [f.name for f in faults({**raw, "rivers": [{**river, "widths": []}]})] == ["widths-count"]


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_surface_map_validation__every_fault_has_words(language: str) -> None:
    for path, value, _, _ in CASES:
        for fault in faults(changed(path, value)):
            line = fault.say(language)
            assert "fault-" not in line
            assert "{ $" not in line
    for warning in every_warning():
        assert "fault-" not in warning.say(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fault_has_two_lines(language: str) -> None:
    words = files("podzem.world").joinpath("words")
    texts = [words.joinpath(f"{language}.ftl"), *words.joinpath(language).iterdir()]
    lines = [line for text in texts for line in text.read_text(encoding="utf-8").splitlines()]
    names = [line.split(" =")[0] for line in lines if " =" in line]
    assert len(names) == len(set(names))


def every_warning() -> list[Fault]:
    river = {"cells": [[0, 1], [1, 1], [2, 1]], "widths": [3, 3]}
    road = {"kind": "road", "cells": [[1, 0], [1, 1], [1, 2]]}
    odd = [{"kind": kind, "cells": [[0, 0], [1, 0]]} for kind in ("clearing", "pass", "causeway")]
    region = drawn(".....", ".....", ".....", "~~~~~", ".....", rivers=[river], paths=[road, *odd], bridges=[[4, 4]])
    return warnings_of(region)


@pytest.mark.clause(CLAUSE)
def test_surface_map_validation__what_is_only_odd_is_warned_of() -> None:
    assert [(warning.path, warning.name) for warning in every_warning()] == [
        ("paths[0]", "path-over-river"),
        ("paths[1]", "no-clearing-here"),
        ("paths[2]", "no-pass-here"),
        ("paths[3]", "no-causeway-here"),
        ("bridges", "no-river-here"),
        ("rivers[0]", "river-nowhere"),
        ("terrain", "out-of-reach"),
    ]
    assert {warning.clause for warning in every_warning()} == {CLAUSE}
    assert every_warning()[-1].facts["count"] == "5"


@pytest.mark.clause(CLAUSE)
def test_surface_map_validation__the_demo_is_warned_of_nothing_but_what_its_river_parts() -> None:
    """Below width 2 nothing leads over the river at its north, and mountains behind it are reached by the ford."""
    assert warnings_of(read_region(demo(), demo_dungeons)) == []


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize("works", ["fords", "bridges", "ferries"])
def test_surface_map_validation__a_path_over_a_wide_river_is_right_with_a_ford_bridge_or_ferry(works: str) -> None:
    river = {"cells": [[0, 1], [1, 1], [2, 1]], "widths": [2, 2, 2], "end": "E"}
    road = {"kind": "road", "cells": [[1, 0], [1, 1], [1, 2]]}
    rows = ["...", "...", "..."]
    assert "path-over-river" in {w.name for w in warnings_of(drawn(*rows, rivers=[river], paths=[road]))}
    assert warnings_of(drawn(*rows, rivers=[river], paths=[road], **{works: [[1, 1]]})) == []


@pytest.mark.clause(CLAUSE)
def test_surface_map_validation__a_path_along_a_river_keeps_its_bank() -> None:
    river = {"cells": [[0, 1], [1, 1], [2, 1], [3, 1]], "widths": [3, 3, 3, 3], "end": "E"}
    along = {"kind": "road", "cells": [[1, 0], [1, 1], [2, 1], [2, 0]]}
    over = {"kind": "road", "cells": [[1, 0], [1, 1], [2, 1], [2, 2]]}
    rows = ["....", "....", "...."]
    assert warnings_of(drawn(*rows, rivers=[river], paths=[along])) == []
    told = warnings_of(drawn(*rows, rivers=[river], paths=[over]))
    assert [(warning.name, warning.facts["cells"]) for warning in told] == [("path-over-river", "2,1")]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)
PLACES = [path for path, _, _, _ in CASES] + [*DEMO, "landmarks.2", "rivers.0", "rivers.0.cells", "rivers.0.name"]


@given(st.sampled_from(PLACES), JSON)
def test_whatever_stands_in_a_region_it_is_read_or_refused(path: str, value: Any) -> None:
    for fault in faults(changed(path, value)):
        assert fault.say("en")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a":1,"a":2}', '{"size":NaN}', "[" * 100_000, '{"a":"\\ud800"}'])
def test_what_is_no_document_is_refused_by_the_clause_of_regions(text: str) -> None:
    with pytest.raises(BadMap) as error:
        load_region(text)
    assert [fault.clause for fault in error.value.faults] == [CLAUSE]


def test_a_document_longer_than_all_regions_is_refused_unread() -> None:
    with pytest.raises(BadMap, match="longer than"):
        load_region(" " * 2_500_001)


@pytest.mark.parametrize(
    ("name", "drawn_one"),
    [
        ("random:7:2:12", Drawn(7, 2, 12)),
        ("random:340282366920938463463374607431768211455:1:6", Drawn((1 << 128) - 1, 1, 6)),
        ("random:7:0:12", None),
        ("random:7:10:12", None),
        ("random:7:2:5", None),
        ("random:7:2:31", None),
        ("random:7:2", None),
        ("random:-7:2:12", None),
        ("random", None),
    ],
)
def test_a_drawn_dungeon_is_named_by_seed_depths_and_rooms(name: str, drawn_one: Drawn | None) -> None:
    assert read_drawn(name) == drawn_one
    assert entrances_of(name) == (None if drawn_one is None else ())
    assert drawn_one is None or str(drawn_one) == name


def test_our_own_dungeons_are_known_with_their_entrances() -> None:
    assert entrances_of("zrazok") == ("E0",)
    assert entrances_of("proba") == ("O0",)
    assert entrances_of("nowhere") is None
