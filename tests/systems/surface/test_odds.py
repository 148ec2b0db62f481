"""What a party is told beforehand is what the rules throw for, by what it knows (surface.lost.chance, .river.drown)."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.odds import after
from podzem.systems.surface import staging
from podzem.systems.surface.game import Game
from podzem.systems.surface.system import SYSTEM

RUNS = 400


def staged(options: dict[str, Any] | None = None, **data: Any) -> Game:
    return staging.stage(1, options or {}, data)


def told(game: Game, *words: str) -> dict[str, Fraction]:
    return dict(SYSTEM.advice.chances(game, [Decision(0, words[0], words[1:])])[0] or {})


@pytest.mark.clause("surface.lost.chance")
@pytest.mark.parametrize(("land", "chance"), [("fff/fff/fff", "1/3"), (".../.../...", "1/6"), ("bbb/bbb/bbb", "1/3")])
def test_the_chance_to_go_astray_is_that_of_the_rule(land: str, chance: str) -> None:
    game = staged(land=land, at="1,1")
    decision = Decision(0, "march", ("1", "N", "1"))
    played = sum(weight for weight, state in after(SYSTEM, game, decision, 500) if state.parties[0].lost)
    assert told(game, "march", "1", "N", "1") == {"astray": Fraction(chance), "days_1": 1 - Fraction(chance)}
    assert played == Fraction(chance)


@pytest.mark.clause("surface.lost.exempt")
def test_nobody_goes_astray_where_the_way_is_sure() -> None:
    found = told(staged(land="...", ways=["road 0,0 1,0 2,0"], known=True), "march", "1", "E", "2")
    assert found == {"days_1": 1}


@pytest.mark.clause("surface.river.drown")
def test_the_chance_that_somebody_drowns() -> None:
    ways = ["river 3:3 0,1 1,1 2,1"]
    game = staged(land=".../.../...", at="1,1", ways=ways, party=["man ration:4 torch", "man ration:2"])
    assert told(game, "swim", "1", "W-E") == {"drowned": 1 - Fraction(1, 2) * Fraction(5, 6)}


@pytest.mark.clause("surface.encounter.night")
def test_a_whole_day_of_march_meets_somebody_with_two_seventeenths() -> None:
    """A party that spends exactly its whole base meets a random one on the march with 2/17 (the catalogue's Check)."""
    game = staged({"judge_wandering": "automatic"}, land="....", ways=["road 0,0 1,0 2,0 3,0"], known=True)
    game.members[1].items = []
    plains = staged({"judge_wandering": "automatic"}, land="....", known=True)
    assert told(plains, "march", "1", "E", "3")["meeting"] == Fraction(2, 17)
    assert told(game, "march", "1", "E", "3")["meeting"] == Fraction(1, 2) / (5 + Fraction(1, 2))


def on_the_road(cells: int, **data: Any) -> Game:
    """A man who goes four cells of road a day, or three of plain where it is washed out."""
    road = " ".join(f"{x},0" for x in range(cells + 1))
    return staged(land="." * (cells + 1), ways=[f"road {road}"], known=True, **data)


def arriving(game: Game, cells: int) -> dict[int, Fraction]:
    found = told(game, "follow", "1", "path", f"{cells},0")
    return {int(name[5:]): chance for name, chance in found.items() if name.startswith("days_")}


@pytest.mark.clause("surface.weather.paths_washed")
def test_the_day_of_arrival_follows_from_the_rain() -> None:
    """Two wet days wash the road out: a second one is sure, or comes with three of six after rain."""
    assert arriving(on_the_road(8), 8) == {2: 1}
    assert arriving(on_the_road(8, weather="rain", wet_streak=1), 8) == {3: 1}
    assert arriving(on_the_road(8, weather="rain"), 8) == {2: 1}
    assert arriving(on_the_road(12, weather="rain"), 12) == {3: Fraction(1, 2), 4: Fraction(1, 2)}


@pytest.mark.clause("surface.weather.clear")
def test_how_long_a_clear_spell_lasts_is_reckoned_from_the_days_behind_and_not_from_the_die() -> None:
    """After a cloudy day a spell has one to six days; that rain follows on the second day has one in thirty-six."""
    fresh = [on_the_road(12, past_weather=["cloudy"], spell_left=days) for days in (1, 6)]
    assert arriving(fresh[0], 12) == arriving(fresh[1], 12) == {3: 1}
    slow = [on_the_road(16, past_weather=["cloudy"], spell_left=days) for days in (1, 6)]
    wet_next = Fraction(1, 6) * Fraction(1, 6)
    assert arriving(slow[0], 16) == arriving(slow[1], 16) == {4: 1 - wet_next / 2, 5: wet_next / 2}


def test_a_lost_party_is_told_the_same_as_one_that_is_not() -> None:
    party = {"cell": "1,1", "believed": "1,1"}
    there = staged(land="ffff/ffff/ffff", at="1,1", known=True, parties={"0": party})
    astray = staged(land="ffff/ffff/ffff", at="1,1", known=True, parties={"0": {**party, "cell": "2,1", "lost": True}})
    assert told(there, "march", "1", "N", "1") == told(astray, "march", "1", "N", "1")


@pytest.mark.slow
def test_the_days_that_are_told_are_those_that_are_played() -> None:
    """A road of sixteen cells from rain on, often enough that each day's share comes out."""
    told_days = arriving(on_the_road(16, weather="rain", spell_left=1), 16)
    assert len(told_days) > 1
    played: Counter[int] = Counter()
    for seed in range(RUNS):
        game, scribe = on_the_road(16, weather="rain", spell_left=1), Scribe(Seeded(seed))
        SYSTEM.apply(game, Decision(0, "follow", ("1", "path", "16,0")), scribe)
        while game.parties[0].cell != (16, 0):
            open_now = {one.order: one for one in SYSTEM.decisions(game)}
            name = next(name for name in ("resume", "progress", "camp") if name in open_now)
            SYSTEM.apply(game, open_now[name], scribe)
        played[game.days + 1] += 1
    for day, chance in told_days.items():
        spread = 4 * float(chance * (1 - chance) / RUNS) ** 0.5
        assert abs(played[day] / RUNS - float(chance)) <= spread, day


@pytest.mark.clause("surface.encounter.daily")
def test_a_meeting_before_one_arrives_is_that_of_each_day_and_night_and_of_the_last_march() -> None:
    game = staged({"judge_wandering": "automatic"}, land="....", known=True)
    long = staged({"judge_wandering": "automatic"}, land="." * 7, known=True)
    assert "met_on_way" not in told(game, "march", "1", "E", "3")
    assert told(long, "march", "1", "E", "6")["met_on_way"] == 1 - Fraction(5, 6) * Fraction(15, 17)


SEA = ".====/=====/=====/=====/====="


def at_sea(cell: str, land: str = SEA, **data: Any) -> Game:
    boat, aboard = {"kind": "boat", "number": 50, "cell": cell}, {"aboard": 50, "cell": cell, "believed": cell}
    return staged(land=land, known=True, at="0,0", party=["man", "man"], vessels=[boat], parties={"0": aboard}, **data)


@pytest.mark.clause("surface.sea.hook")
def test_a_voyage_on_the_open_sea_goes_astray_with_the_chance_that_is_told() -> None:
    for weather, chance in (("clear", Fraction(1, 6)), ("storm", Fraction(1, 3))):
        game = at_sea("2,2", weather=weather)
        decision = Decision(0, "sail", ("1", "N", "1"))
        played = sum(weight for weight, state in after(SYSTEM, game, decision, 500) if state.parties[0].cell != (2, 1))
        assert told(game, "sail", "1", "N", "1") == {"astray": chance}
        assert played == chance
    out = at_sea("1,2", land=".====/=====/.====/=====/=====")
    assert told(out, "sail", "1", "E", "2") == {"astray": Fraction(1, 6)}, "its second step leaves the shore behind"
    near = at_sea("1,2", land=".====/=====/.====/=====/=====")
    assert told(near, "sail", "1", "E", "1") == {}, "beside a shore one never does"
    assert told(near, "sail", "1", "E", "40") == {}, "what is refused has no chances"


@pytest.mark.clause("surface.encounter.measure", "surface.sea.hook")
def test_a_whole_day_under_sail_meets_somebody_as_a_whole_day_of_march_does() -> None:
    game = at_sea("0,1", land=".~~~~/~~~~~")
    game.company.setting = staged({"judge_wandering": "automatic"}).setting
    assert told(game, "sail", "1", "E", "4") == {"meeting": Fraction(2, 17)}
    assert told(game, "sail", "1", "E", "2") == {"meeting": 1 - 5 / (5 + Fraction(1, 3))}


def test_a_table_without_odds_is_told_none() -> None:
    march = staged({"show_odds": "off"}, land="fff/fff/fff", at="1,1")
    assert told(march, "march", "1", "N", "1") == {}
    assert told(at_sea("2,2"), "sail", "1", "N", "1") != {}
    silent = at_sea("2,2")
    silent.company.setting = march.setting
    assert told(silent, "sail", "1", "N", "1") == {}
