"""Hiding from those met (surface.hide.*)."""

from fractions import Fraction
from itertools import product

import pytest

from podzem.core.decisions import read_decision
from podzem.systems.surface.advice import SurfaceAdvice
from podzem.systems.surface.chapters import hiding
from podzem.systems.surface.game import COMBAT, DAY, MEETING
from tests.systems.surface.campaigns import clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, meet, open_orders, scene


@pytest.mark.clause("surface.hide.chance")
@pytest.mark.parametrize(
    ("land", "weather", "month", "heads", "chance"),
    [
        (".../.../...", "clear", 3, 9, 3),
        (".../.../...", "clear", 3, 10, 2),
        (".../.../...", "clear", 3, 99, 2),
        (".../.../...", "clear", 3, 100, 1),
        (".../.../...", "clear", 3, 1000, 0),
        ("fff/fff/fff", "storm", 3, 9, 5),
        ("fff/fff/fff", "storm", 3, 10, 4),
        ("fff/fff/fff", "storm", 9, 9, 5),
        ("MMM/MMM/MMM", "clear", 3, 9, 4),
        ("bbb/bbb/bbb", "clear", 3, 9, 3),
        ("hhh/hhh/hhh", "rain", 3, 9, 3),
    ],
)
def test_chances(land: str, weather: str, month: int, heads: int, chance: int) -> None:
    game = scene(land, weather=weather, month=month)
    meet(game, "pilgrim", heads - 1, (6, 6), (6, 6), (6, 6), (6, 6), (6, 6), (6, 6))
    assert hiding.chance(game) == chance
    assert (clause(game, "0 hide") == "surface.hide.chance") == (chance == 0 and land == ".../.../...")


@pytest.mark.clause("surface.hide.chance")
def test_animals_are_heads_unless_the_switch_says_no() -> None:
    for counted, chance in ((True, 2), (False, 3)):
        game = scene(party=("man", "donkey"), options={"hide_count_animals": counted})
        meet(game, "pilgrim", 8, *AWARE, *AFAR)
        assert hiding.chance(game) == chance


@pytest.mark.clause("surface.hide.chance")
def test_by_a_switch_nobody_hides_from_those_of_a_landmark() -> None:
    for switch, refused in (("all", ""), ("random", "surface.hide.chance")):
        game = scene(ways=["mark castle Zamok 1,1"], options={"hide_meetings": switch})
        meet(game, "peasant", 2, *AWARE, *AFAR, source="castle")
        assert clause(game, "0 hide") == refused


@pytest.mark.clause("surface.hide.distance")
def test_from_a_hundred_sazhens_on() -> None:
    game = scene()
    meet(game, "peasant", 2, *AWARE, *AFAR)
    assert game.meeting is not None
    game.meeting.hs = 190
    assert clause(game, "0 hide") == "surface.hide.distance"
    assert "hide" not in open_orders(game)
    game.meeting.hs = 200
    assert clause(game, "0 hide") == ""


@pytest.mark.clause("surface.hide.distance")
def test_how_often_the_first_distance_allows_it() -> None:
    four = [a + b + c + d for a, b, c, d in product(range(1, 7), repeat=4)]
    two = [a + b for a, b in product(range(1, 7), repeat=2)]

    def at_least(sazhens: int) -> Fraction:
        none, one = (Fraction(sum(10 * way >= sazhens for way in ways), len(ways)) for ways in (four, two))
        return Fraction(25, 36) * none + Fraction(10, 36) * one

    assert (at_least(100), at_least(200), at_least(400)) == (Fraction(1745, 2592), Fraction(875, 23328), 0)
    assert Fraction(sum(10 * way >= 100 for way in two), 36) == Fraction(1, 6), "the free roll of a sole surprise"


@pytest.mark.clause("surface.hide.result", "surface.lost.stop")
def test_hidden__the_meeting_is_over_and_the_march_was_not_stopped() -> None:
    game = scene(at="0,1", land="...../...../.....")
    game.parties[0].measures = [1]
    do(game, "0 march 1 E 3", (6, 6), (12, 3), (6, 1), (6, 1), *AWARE, *AFAR)
    assert game.stage == MEETING
    told = do(game, "0 hide", (6, 3))
    assert named(told, "hidden")
    assert (game.stage, game.meeting) == (DAY, None)
    assert not named(told, "attitude_die")
    march = game.parties[0].march
    assert march is not None
    assert march.rolled
    do(game, "0 resume 1")
    assert str(game.parties[0].cell) == "3,1"


@pytest.mark.clause("surface.hide.time")
def test_a_try_takes_the_phase_and_archers_shoot_first() -> None:
    game = scene(party=("man", "man"), options={"loss_choice": "random"})
    meet(game, "bandit", 3, *AWARE, (6, 3), (6, 3), (6, 3), (6, 3))
    told = do(game, "0 hide", (6, 1), (6, 3))
    order = [event.name for event in told if event.name in ("shot_die", "hide_die")]
    assert order == ["shot_die", "hide_die"]
    assert game.stage == DAY


@pytest.mark.clause("surface.hide.time")
def test_nothing_else_in_the_phase_of_a_try() -> None:
    game = scene(party=("man bow* quiver", "man"), options={"judge_opponents": "ask"})
    meet(game, "bandit", 3, *AWARE, *AFAR)
    do(game, "0 attack")
    assert game.stage == COMBAT
    do(game, "0 hide")
    assert clause(game, "0 fire") == "surface.hide.time"
    other = scene(party=("man bow* quiver", "man"), options={"judge_opponents": "ask"})
    meet(other, "bandit", 3, *AWARE, *AFAR)
    do(other, "0 attack")
    do(other, "0 fire")
    assert clause(other, "0 hide") == "surface.hide.time"


@pytest.mark.clause("surface.hide.time")
def test_whoever_is_reached_fails_without_a_die() -> None:
    game = scene(weather="clear")
    meet(game, "wolf", 2, *AWARE, (6, 3), (6, 3), (6, 2), (6, 2))
    assert game.meeting is not None
    game.meeting.hs = 200
    told = do(game, "0 hide", (6, 4))
    assert named(told, "not_hidden")
    quick = scene()
    meet(quick, "nomad", 2, *AWARE, *AFAR)
    assert quick.meeting is not None


@pytest.mark.clause("surface.hide.result")
def test_those_met_hide_too() -> None:
    game = scene(party=("man",) * 5)
    meet(game, "peasant", 2, *AWARE, *AFAR)
    told = do(game, "0 stand_by", (6, 3), (6, 4), (6, 3))
    assert named(told, "hidden")[0].facts["side"] == "others"
    assert game.stage == DAY
    meet(game, "peasant", 2, *AWARE, *AFAR)
    do(game, "0 stand_by", (6, 3), (6, 4), (6, 4))
    assert game.encounter is not None
    assert game.encounter.hid == ["others"]
    assert game.stage == MEETING


@pytest.mark.clause("surface.hide.chance", "surface.core.roll_visibility")
def test_the_odds_of_hiding_are_those_of_the_rule() -> None:
    game = scene(party=("man",) * 3)
    meet(game, "peasant", 3, *AWARE, *AFAR)
    assert SurfaceAdvice().chances(game, [read_decision("0 hide")]) == [{"hidden": Fraction(1, 2)}]
