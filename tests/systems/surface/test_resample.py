"""What a seat does not know changes no byte of what it is shown, offered or refused."""

import json

import pytest

from podzem.core.decisions import WATCHER, Decision
from podzem.core.dice import Seeded
from podzem.core.forms import plain
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.systems.surface.game import Game
from podzem.systems.surface.staging import stage
from podzem.systems.surface.system import SYSTEM


def shown(game: Game, viewer: int, asked: list[Decision]) -> str:
    refusals = [str(SYSTEM.refuse(game, decision)) for decision in asked]
    decisions = [str(decision) for decision in SYSTEM.decisions(game) if decision.seat == viewer]
    return json.dumps([plain(SYSTEM.view(game, viewer)), decisions, refusals], default=str)


@pytest.mark.clause("surface.visibility.terrain_knowledge")
@pytest.mark.parametrize("seed", range(4))
def test_other_land_in_the_fog_is_the_same_to_a_seat(seed: int) -> None:
    dice, chooser, differed = Seeded(seed), Seeded(seed + 9), 0
    game = SYSTEM.setup(2, {"goal": "none", "map": "random", "seed": seed + 1}, Scribe(dice))
    words = [("N", "1"), ("E", "3"), ("S", "9"), ("W", "2")]
    asked = [Decision(0, "march", ("1", *pair)) for pair in words]
    asked += [Decision(0, "follow", ("1", along, "6,6")) for along in ("path", "river", "shore")]
    asked += [Decision(0, "enter", ("1", mark)) for mark in ("town1", "village1", "lair1")]
    for number in range(12):
        for viewer in (0, 1, WATCHER):
            twin = SYSTEM.resample(game, viewer, Seeded(number, 2))
            differed += twin.country.region(twin.seed).rows != game.country.region(game.seed).rows
            own = [Decision(viewer, each.order, each.words) for each in asked] if viewer >= 0 else []
            assert shown(twin, viewer, own) == shown(game, viewer, own)
        open_now = [one for one in SYSTEM.decisions(game) if one.order not in ("transfer", "drop", "buy")]
        if not open_now:
            break
        game = step(SYSTEM, game, open_now[int(chooser.face(len(open_now))) - 1], dice).state
    assert differed


AT_SEA = {"parties": {"0": {"aboard": 50, "cell": "4,1", "believed": "4,1"}}}
ON_THE_ICE = {"month": 9, "parties": {"0": {"cell": "4,1", "believed": "4,1"}}}


@pytest.mark.clause("surface.visibility.terrain_knowledge")
@pytest.mark.parametrize(
    ("water", "where"),
    [("=", {**AT_SEA, "vessels": [{"kind": "boat", "number": 50, "cell": "4,1"}]}), ("~", ON_THE_ICE)],
    ids=["at sea", "on the ice"],
)
def test_who_is_on_the_water_can_imagine_another_land_too(water: str, where: dict[str, object]) -> None:
    land = "/".join(f"..{4 * water}" for _ in range(4))
    game = stage(1, {}, {"land": land, "at": "0,1", "party": ["man", "man"], **where})
    for number in range(8):
        for viewer in (0, WATCHER):
            twin = SYSTEM.resample(game, viewer, Seeded(number, 2))
            assert shown(twin, viewer, []) == shown(game, viewer, [])


@pytest.mark.clause("surface.sea.hook", "surface.visibility.terrain_knowledge")
@pytest.mark.parametrize(
    "ways", [["river 2:2:2 0,1 1,1 2,1 3,1"], ["river 2:2:2 3,1 2,1 1,1 0,1"]], ids=["east", "west"]
)
def test_a_river_that_was_seen_flows_the_same_way_in_every_imagined_land(ways: list[str]) -> None:
    raft = [{"kind": "raft", "number": 50, "cell": "1,1"}]
    aboard = {"parties": {"0": {"aboard": 50}}, "vessels": raft}
    game = stage(1, {}, {"land": "..../..../....", "ways": ways, "at": "1,1", "party": ["man"], **aboard})
    asked = [Decision(0, "sail", ("1", direction, "1")) for direction in ("E", "W")]
    assert sum(SYSTEM.refuse(game, each) is None for each in asked) == 1, "a raft goes downstream only"
    for number in range(8):
        twin = SYSTEM.resample(game, 0, Seeded(number, 2))
        assert shown(twin, 0, asked) == shown(game, 0, asked)
