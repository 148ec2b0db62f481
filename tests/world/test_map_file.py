"""Maps in and out."""

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.core.words import LANGUAGES
from podzem.world.faults import BadMap
from podzem.world.map_file import SAMPLES, load_dungeon, sample, save_dungeon
from podzem.world.texts import said

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def raw(name: str = "proba") -> dict[str, Any]:
    """A sample as plain data that may be changed."""
    copied: dict[str, Any] = json.loads(json.dumps(sample(name).raw))
    return copied


@pytest.mark.clause("dungeon.map.format")
@pytest.mark.parametrize("name", SAMPLES)
def test_dungeon_map_format__a_sample_validates_and_saving_twice_gives_the_same_bytes(name: str) -> None:
    dungeon = sample(name)
    saved = save_dungeon(dungeon)
    again = load_dungeon(saved)
    assert again == dungeon
    assert save_dungeon(again) == saved


@pytest.mark.clause("dungeon.map.format")
@given(st.text(max_size=6), JSON, st.sampled_from(["", "levels", "areas", "openings", "traps"]))
def test_dungeon_map_format__what_is_unknown_is_kept(name: str, value: Any, where: str) -> None:
    changed = raw()
    level = changed["levels"][0]
    holder = {"": changed, "levels": level}.get(where) or level[where][0]
    holder[f"~{name}"] = value
    dungeon = load_dungeon(json.dumps(changed))
    saved = save_dungeon(dungeon)
    assert json.loads(saved) == changed
    assert load_dungeon(saved) == dungeon
    assert save_dungeon(load_dungeon(saved)) == saved


@pytest.mark.clause("dungeon.map.format")
def test_dungeon_map_format__absent_fields_have_their_defaults() -> None:
    level = sample("proba").level(1)
    assert level.opening("O1").door is None
    door = level.opening("D1").door
    assert door is not None
    assert (door.kind, door.hidden, door.open, door.key, door.leaves, door.quality) == (
        *("stuck", False, False, ""),
        *(1, "good"),
    )
    assert (level.area("PA").width, level.area("R1").lit, level.area("R1").walls) == (2, False, ())
    assert (level.trap("TR1").depth_sazhens, level.trap("TR1").disarm_tool, level.trap("TR1").disarm_chance) == (
        2,
        "tool",
        1,
    )
    assert (level.trap("TR2").on, level.trap("TR2").action, level.trap("TR2").rearms) == ("C1", "open", False)
    assert level.feature("F1").acts == {"turn": ("open SD1", 0)}
    assert level.encounters_of("R1")[0].leader is True
    assert level.encounters_of("R1")[0].number == "6"


@pytest.mark.clause("dungeon.map.format")
def test_dungeon_map_format__the_full_example_says_what_it_says() -> None:
    dungeon = sample("zrazok")
    upper, lower = dungeon.level(1), dungeon.level(2)
    assert said(dungeon.title, "uk") == "Зразок"
    assert (upper.opening("DN").to_depth, upper.opening("DN").to_opening, upper.opening("DN").b) == (2, "UP", "")
    assert lower.area("V1").lit
    assert upper.area("H1").unknown_to_locals
    assert lower.feature("F2").chasm_depth == 4
    assert upper.feature("F1").acts == {"turn over": ("find K1", 1)}
    assert lower.encounters_of("V1")[0].distance_hs == 6
    assert lower.encounters_of("V1")[0].attitude == 5
    assert upper.secret("K1").contents == ({"gem": 200}, {"item": "bandage", "count": 2})
    assert [zone.alertness for zone in dungeon.zones] == ["normal", "quiet"]
    assert dungeon.depth_of("V1") == 2
    assert dungeon.depth_of("nowhere") == 0


@pytest.mark.clause("dungeon.map.format")
def test_dungeon_map_format__a_block_of_the_rules_stands_over_the_other_values() -> None:
    changed = raw()
    changed["levels"][0]["encounters"][0]["dungeon"] = {"number": "d6+1", "event": {"ru": "гул", "en": "a hum"}}
    changed["levels"][0]["traps"][0]["dungeon"] = {"victims": "all_in_area"}
    changed["levels"][0]["traps"][0]["delve"] = {"noticeable": True}
    level = load_dungeon(json.dumps(changed)).level(1)
    assert level.encounters[0].number == "d6+1"
    assert said(level.encounters[0].event_text, "ru") == "гул"
    assert level.trap("TR1").victims == "all_in_area"
    assert not level.trap("TR1").noticeable
    assert load_dungeon(json.dumps(changed), "delve").level(1).trap("TR1").noticeable


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        '{"a": NaN}',
        '{"a": 1e999}',
        '{"a": 1, "a": 2}',
        '{"a": "\\ud800"}',
        "[" * 100_000,
        " " * 4_000_001,
        "{}",
        '{"levels": 3}',
        '{"levels": [3], "entrances": [3], "zones": [3]}',
        '{"levels": [{"areas": [3], "openings": [{"between": 3}], "traps": [{}], "features": [{"acts": {"a": 3}}]}]}',
    ],
)
def test_what_is_no_map_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadMap) as refused:
        load_dungeon(text)
    for language in LANGUAGES:
        assert "\n" not in refused.value.say(language)
        assert "fault-" not in refused.value.say(language), "every fault has words"
    assert all(fault.clause.startswith("dungeon.map.") for fault in refused.value.faults)
    assert pickle.loads(pickle.dumps(refused.value)).faults == refused.value.faults


@given(JSON)
def test_no_json_breaks_the_reader(value: Any) -> None:
    for text in (json.dumps(value), json.dumps({"levels": value}), json.dumps({"levels": [{"areas": value}]})):
        with pytest.raises(BadMap):
            load_dungeon(text)


@given(st.sampled_from(["areas", "openings", "traps", "secrets", "features", "treasure", "encounters"]), st.data())
def test_no_value_of_a_known_field_breaks_the_reader(key: str, data: st.DataObject) -> None:
    changed = raw("zrazok")
    row = data.draw(st.sampled_from(changed["levels"][0][key]))
    row[data.draw(st.sampled_from(sorted(row)))] = data.draw(JSON)
    try:
        dungeon = load_dungeon(json.dumps(changed))
    except BadMap:
        return
    assert load_dungeon(save_dungeon(dungeon)) == dungeon


def test_an_unknown_sample_is_refused() -> None:
    with pytest.raises(Malformed, match="proba, mlyn, zrazok"):
        sample("../proba")


def test_a_text_is_said_in_the_language_or_in_the_next_best() -> None:
    assert said({"ru": "а", "en": "b"}, "ru") == "а"
    assert said({"ru": "а", "en": "b"}, "bg") == "b"
    assert said({"": "x", "en": "b"}, "bg") == "x"
    assert said({"uk": "y"}, "bg") == "y"
    assert said({}, "bg") == ""
