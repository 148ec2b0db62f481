"""Switches of table B1 that change what is read aloud; the others are cases (tests/cases/delve/options.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.decisions import JUDGE
from podzem.core.words import LANGUAGES, Words
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM

TORCH = ["man torch!"]
BEND = {"drawing": "aaaaaa/.....a/.....a/.....Z", "edges": ["0,0 W outside", "5,2 S door D1"], "party": TORCH}
ROUND = {"drawing": "CCCC/CCCC/CCCC/CCCC", "objects": ['C {"shape": "round", "lit": true}'], "party": TORCH}


def told(state: dict[str, Any], **options: object) -> list[str]:
    """What seat 0 is read in English."""
    assert SYSTEM.showing.aloud is not None
    return SYSTEM.showing.aloud.readings(stage(1, options, state), 0, "en")


@pytest.mark.clause("delve.map.corridor")
def test_map_mode__only_as_far_as_the_light_or_in_full() -> None:
    assert told(BEND) == ["A 10-foot corridor goes east 30 feet and is lost in darkness."]
    assert told(BEND, map_mode="full") == ["A 10-foot corridor goes east 40 feet and turns south."]


@pytest.mark.clause("delve.map.corridor")
def test_follow_turns__goes_on_with_the_passage_beyond_the_turn_in_full_mode_alone() -> None:
    followed = (
        "A 10-foot corridor goes east 40 feet, turns south and continues south another 30 feet, ending at a door."
    )
    assert told(BEND, map_mode="full", follow_turns=True) == [followed]
    assert told(BEND, follow_turns=True) == told(BEND)


@pytest.mark.clause("delve.map.round")
def test_round_rooms__by_diameter_or_by_walls() -> None:
    assert told(ROUND)[0].startswith("The room is roughly round, 40 feet across.")
    assert told(ROUND, round_rooms="walls")[0].startswith(
        "The room runs 40 feet north to south and 40 feet east to west."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_a_name(language: str) -> None:
    """Whoever opens a table reads words, not ids."""
    words = Words(language, SYSTEM.book.words, SYSTEM.book.terms)
    names = [words.say(f"option-{option.name}") for option in SYSTEM.book.options]
    assert [name for name in names if name.startswith("option-")] == []
    assert len(set(names)) == len(names), "and each another"


@pytest.mark.clause("delve.map.lit")
def test_read_aloud__off_it_is_left_to_the_judge() -> None:
    assert told(BEND, read_aloud=False) == []
    game = stage(1, {"read_aloud": False}, BEND)
    assert SYSTEM.showing.aloud is not None
    assert SYSTEM.showing.aloud.readings(game, JUDGE, "en") == ["A 10-foot corridor goes east 40 feet and turns south."]
    assert SYSTEM.showing.scene(game)["aloud"] is False
