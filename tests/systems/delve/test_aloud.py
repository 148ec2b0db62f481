"""What is read out where a group stands: on coming in, beside a door, in a wide corridor, in a room."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.decisions import JUDGE
from podzem.systems.delve.place import Place
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM

TORCH = ["man torch!"]


@pytest.mark.clause("delve.map.player_map")
def test_delve_map_player_map__nothing_is_described_to_those_who_flee_or_run() -> None:
    fight = {"at": "1:1,4", "party": ["man torch!", "man"], "met": {"kind": "goblin", "at": "1:2,4", "step": "fight"}}
    game = stage(1, {"map": "mlyn"}, fight)
    aloud = SYSTEM.showing.aloud
    assert aloud is not None
    assert aloud.readings(game, 0, "en")
    assert game.fight is not None
    game.fight.fleeing = [next(iter(game.people))]
    assert aloud.readings(game, 0, "en"), "one of them stays"
    game.fight.fleeing = list(game.people)
    assert aloud.readings(game, 0, "en") == []
    assert aloud.readings(game, JUDGE, "en"), "a judge is told all the same"
    game.fight.fleeing = []
    game.groups[0].ran = True
    assert aloud.readings(game, 0, "en") == []


def told(state: dict[str, Any], heading: str = "", *trail: str, **options: object) -> list[str]:
    """What seat 0 is read in English, of a group that came that way."""
    game = stage(1, options, {"party": TORCH, **state})
    game.groups[0].heading = heading
    game.groups[0].trail = [Place(1, *(int(part) for part in each.split(","))) for each in trail]
    assert SYSTEM.showing.aloud is not None
    return SYSTEM.showing.aloud.readings(game, 0, "en")


@pytest.mark.clause("delve.map.corridor", "delve.shared.sample")
@pytest.mark.parametrize(
    ("at", "heading", "said"),
    [
        # the texts of the sample that begin in a corridor's first square: on coming in from elsewhere
        ("1:2,5", "S", "A 10-foot corridor goes south 20 feet, ending at an archway."),
        ("1:6,3", "E", "A 10-foot corridor goes east 10 feet and turns north."),
        (
            "1:1,4",
            "E",
            "A 10-foot corridor goes east 10 feet, branches south and continues east another 20 feet, "
            "ending at a door.",
        ),
        (
            "1:3,4",
            "W",
            "A 10-foot corridor goes west 10 feet, branches south and continues west another 20 feet, "
            "ending at stairs up.",
        ),
        # and beside a door that nobody would otherwise be told of
        ("1:3,4", "E", "A 10-foot corridor goes east 10 feet, ending at a door."),
        ("1:2,6", "S", "A 10-foot corridor goes south 10 feet, ending at an archway."),
    ],
)
def test_delve_map_corridor__whoever_comes_in_is_told_it_from_the_entry_edge(at: str, heading: str, said: str) -> None:
    assert said in told({"at": at}, heading, map="mlyn")


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__a_room_that_opens_beside_one_is_told() -> None:
    beside = {"drawing": "aaaaa/..R..", "edges": ["0,0 W outside", "2,0 S open"], "at": "1:2,0"}
    assert told(beside, "E") == [
        "A 10-foot corridor at once opens south into a room and continues east 30 feet, ending in a dead end.",
        "A 10-foot corridor goes west 20 feet, ending at an archway.",
    ]


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__nobody_looks_across_a_wide_one() -> None:
    wide = {"drawing": "aaaaa/aaaaa", "edges": ["0,0 W outside"], "objects": ['a {"width": 6}'], "at": "1:2,0"}
    assert told(wide, "E") == [
        "A 20-foot corridor goes east 30 feet, ending in a dead end.",
        "A 20-foot corridor goes west 20 feet, ending at an archway.",
    ]


@pytest.mark.clause("delve.map.lit")
def test_delve_map_lit__from_ones_own_square_the_light_reaches_as_far_as_elsewhere() -> None:
    long = {"drawing": "aaaaaaaaa/..R......", "edges": ["0,0 W outside", "2,0 S open"], "at": "1:2,0"}
    assert told(long, "E")[0] == (
        "A 10-foot corridor at once opens south into a room, continues east 40 feet and is lost in darkness."
    )


CORNER = {
    "drawing": "..b.../aRRR../aRRR../aRRRcc",
    "edges": ["0,2 W outside", "0,1 E door", "2,0 S door", "3,3 E open"],
}


@pytest.mark.clause("delve.map.rect")
@pytest.mark.parametrize(
    ("trail", "said"),
    [
        (("0,2", "1,1"), "The entrance is in the west wall, 20 feet from the south corner."),
        (("2,0", "2,1"), "The entrance is in the north wall, 10 feet from the west corner."),
        (("4,3", "3,3"), "The entrance is in the east wall, 20 feet from the north corner."),
    ],
)
def test_delve_map_rect__the_entrance_is_the_way_by_which_they_came(trail: tuple[str, ...], said: str) -> None:
    assert said in told({**CORNER, "at": "1:2,2"}, "E", *trail)[0]


@pytest.mark.clause("delve.map.rect")
def test_delve_map_rect__of_two_ways_in_one_corner_it_is_the_one_from_where_they_were() -> None:
    corner = {"drawing": ".b../aRRR/.RRR", "edges": ["0,1 W outside", "0,1 E door", "1,0 S door"], "at": "1:1,1"}
    assert "The entrance is in the west wall, 10 feet from the south corner." in told(corner, "E", "0,1", "1,1")[0]
    assert "The entrance is in the north wall, at the west corner." in told(corner, "S", "1,0", "1,1")[0]


@pytest.mark.clause("delve.map.rect")
@pytest.mark.parametrize("trail", [("2,2",), ("0,2",)])
def test_delve_map_rect__who_fell_into_a_room_has_no_entrance(trail: tuple[str, ...]) -> None:
    """Alone one keeps the trail of the way that ended above; parted from the others one has the square of the fall."""
    said = told({**CORNER, "at": "1:2,2"}, "E", *trail)[0]
    assert "The entrance" not in said
    assert "Other exits, clockwise: a door in the north wall, 10 feet from the west corner; " in said
