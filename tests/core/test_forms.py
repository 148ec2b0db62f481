"""Text forms, options and tables: what is wrong is named, nothing is ignored."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from podzem.core.decisions import Decision, read_decision, read_seat, seat_name
from podzem.core.errors import BadTable, Malformed, Refused
from podzem.core.forms import flatten, nest, read_leaf, read_line, read_pair, write_leaf, write_line
from podzem.core.options import choose, read_options
from podzem.core.tables import bands, read_tables, take, unique

OPTIONS = [
    {"name": "board", "clause": "x.board", "default": "classic", "words": ["classic", "short"], "free": True},
    {"name": "limit", "clause": "x.limit", "default": 0, "least": 0, "most": 9},
    {"name": "strict", "clause": "x.strict", "default": True},
]


@pytest.mark.parametrize("value", ["knife", 0, 12, True, False, None, [], ["knife"], ["a", "b>c", "d~1"]])
def test_a_leaf_round_trips(value: object) -> None:
    assert read_leaf(write_leaf(value)) == value  # type: ignore[arg-type]


def test_paths_nest_and_flatten() -> None:
    data = {"players": {"0": {"hand": ["a"], "skip": 2}}, "seat": 1}
    assert flatten(data) == {"players.0.hand": ["a"], "players.0.skip": 2, "seat": 1}
    assert nest(flatten(data)) == data
    assert read_line(write_line(flatten(data))) == flatten(data)


@pytest.mark.parametrize("text", ["seat", "seat=", "=1", "seat=1 seat=2", "hand=[a", "hand=a]"])
def test_a_bad_line_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read_line(text)


@pytest.mark.parametrize("text", ["", "seat=1 round=2", "seat"])
def test_a_pair_is_one_path_and_its_value(text: str) -> None:
    assert read_pair("seat=1") == ("seat", 1)
    with pytest.raises(Malformed):
        read_pair(text)


def test_a_value_cannot_hold_paths() -> None:
    with pytest.raises(Malformed, match="holds a value"):
        nest({"seat": 1, "seat.x": 2})


def test_decisions_round_trip_and_bad_ones_are_named() -> None:
    decision = Decision(1, "explode", ("t1101", "bomb"))
    assert read_decision(str(decision)) == decision
    assert str(Decision(-2, "set", ("seat=1",))) == "judge set seat=1"
    assert [read_seat(seat_name(seat)) for seat in (-2, -1, 0, 15)] == [-2, -1, 0, 15]
    for text in ("", "0", "x roll", "-3 roll", "1.5 roll"):
        with pytest.raises(Malformed):
            read_decision(text)


def test_options_take_their_own_values_only() -> None:
    options = read_options(OPTIONS)
    assert choose(options, {}, "x.unknown") == {"board": "classic", "limit": 0, "strict": True}
    assert choose(options, {"limit": "7", "strict": "off"}, "x.unknown")["limit"] == 7
    assert choose(options, {"board": "id,x\n"}, "x.unknown")["board"] == "id,x\n"
    for name, value, clause in [
        ("board", "big", "x.board"),
        ("limit", 10, "x.limit"),
        ("limit", "-1", "x.limit"),
        ("limit", True, "x.limit"),
        ("strict", "perhaps", "x.strict"),
        ("colour", "red", "x.unknown"),
    ]:
        with pytest.raises(Refused) as caught:
            choose(options, {name: value}, "x.unknown")
        assert caught.value.refusal.clause == clause


def test_a_data_file_in_one_line_is_the_text_of_one() -> None:
    options = read_options(OPTIONS)
    assert choose(options, {"board": '{"id": 1}'}, "x.unknown")["board"] == '{"id": 1}\n'
    assert [options[0].is_told(text) for text in ('{"id": 1}', "id,x\n", "short")] == [False, False, True]


@pytest.mark.parametrize("given", [{"board": "big " * 20_000}, {"limit": "7\n" * 9000}, {"wide " * 3000: "x" * 70_000}])
def test_a_long_value_is_refused_in_a_short_line(given: dict[str, str]) -> None:
    with pytest.raises(Refused) as caught:
        choose(read_options(OPTIONS), given, "x.unknown")
    facts = caught.value.refusal.facts
    assert all("\n" not in str(fact) and len(str(fact)) <= 80 for fact in facts.values())
    assert any(str(fact).endswith("…") for fact in facts.values())


def test_bad_option_tables_are_refused() -> None:
    with pytest.raises((BadTable, Refused)):
        read_options([{"name": "a", "clause": "x", "default": "z", "words": ["y"]}])
    with pytest.raises(BadTable, match="unknown"):
        read_options([{"name": "a", "clause": "x", "default": True, "colour": 1}])


def test_band_tables_cover_each_face_once() -> None:
    assert bands([3, 5, 6], 6, "weather") == [3, 5, 6]
    with pytest.raises(BadTable, match="overlaps"):
        bands([3, 3, 6], 6, "weather")
    with pytest.raises(BadTable, match="the rows end with 5, the die has 6 sides"):
        bands([3, 5], 6, "weather")


def test_tables_name_their_clause_and_have_known_keys(tmp_path: Path) -> None:
    file: Traversable = tmp_path / "tables.toml"
    (tmp_path / "tables.toml").write_text("[search]\nturns = 1\n")
    with pytest.raises(BadTable, match="does not name its clause"):
        read_tables(file)
    with pytest.raises(BadTable, match="missing \\['b'\\], unknown \\['c'\\]"):
        take({"a": 1, "c": 2}, "row", needs=("a", "b"))
    with pytest.raises(BadTable, match="'x' stands twice"):
        unique(["x", "y", "x"], "deck")


def test_a_pair_is_one_path_with_its_value() -> None:
    assert read_pair("players.0.hand=[knife]") == ("players.0.hand", ["knife"])
    for text in ("", " ", "a=1 b=2"):
        with pytest.raises(Malformed, match="one path and its value were expected"):
            read_pair(text)
