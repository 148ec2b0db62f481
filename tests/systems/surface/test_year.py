"""A year of waiting: the calendar, the chain of the weather, paths that wash out and dry (surface.weather.*)."""

from collections import Counter
from fractions import Fraction

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.systems.surface.beginning import begin
from podzem.systems.surface.calendar import season
from podzem.systems.surface.chapters import weather
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.setting import read_setting
from podzem.systems.surface.system import SYSTEM

FED = {"goal": "none", "judge_wandering": "off"}


def campaign(seed: int, **options: object) -> Game:
    return begin(read_setting(1, {**FED, **options}), Scribe(Seeded(seed)))


def wait(game: Game, dice: Seeded | Scripted) -> list[str]:
    """One day spent in the camp; the names of what was told."""
    for member in game.members.values():
        member.exhaustion = 0
    scribe = Scribe(dice, listening=True)
    SYSTEM.apply(game, Decision(0, "wait", ("1",)), scribe)
    while game.questions:
        SYSTEM.apply(game, Decision(0, "allot", ("usual",)), scribe)
    return [event.name for event in scribe.events]


@pytest.mark.clause("surface.season.calendar")
def test_a_year_has_twelve_months_of_thirty_days_in_four_seasons() -> None:
    game, dice, days = campaign(1), Seeded(2), Counter[str]()
    game.members[1].items[-1].kind = "warm_gear"
    for _ in range(360):
        days[season(game.month)] += 1
        wait(game, dice)
        assert fault(game) == ""
    assert (game.year, game.month, game.day, game.days) == (2, 2, 1, 360)
    assert days == {"spring": 60, "summer": 90, "autumn": 60, "winter": 150}


def spells(after_wet: str) -> dict[str, dict[str, Fraction]]:
    """The chances by which one spell follows another, from the shipped table."""
    chain: dict[str, dict[str, Fraction]] = {}
    for name, row in weather.CHAIN.items():
        chain[name], before = dict.fromkeys(weather.CHAIN, Fraction(0)), 0
        for band in row["next"]:
            following = after_wet if band["is"] == weather.STOPS else band["is"]
            chain[name][following] += Fraction(band["to"] - before, 6)
            before = band["to"]
        assert sum(chain[name].values()) == 1
    return chain


def stationary(chain: dict[str, dict[str, Fraction]]) -> dict[str, Fraction]:
    """The shares that the chain keeps: solved exactly by elimination."""
    names = list(chain)
    rows = [[chain[b][a] - (a == b) for b in names] + [Fraction(0)] for a in names[:-1]]
    rows.append([Fraction(1)] * len(names) + [Fraction(1)])
    for column in range(len(names)):
        pivot = next(row for row in rows[column:] if row[column])
        rows.remove(pivot)
        rows.insert(column, pivot)
        rows[column] = [value / pivot[column] for value in pivot]
        for other in range(len(names)):
            if other != column:
                factor = rows[other][column]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[column])]
    return {name: rows[index][-1] for index, name in enumerate(names)}


def shares_of_days(after_wet: str) -> dict[str, Fraction]:
    share = stationary(spells(after_wet))
    length = {name: Fraction(row.get("days", 1) + 1, 2) for name, row in weather.CHAIN.items()}
    whole = sum(share[name] * length[name] for name in share)
    return {name: share[name] * length[name] / whole for name in share}


@pytest.mark.clause("surface.weather.process")
def test_the_shipped_table_has_the_shares_of_the_catalogue() -> None:
    assert stationary(spells("cloudy")) == {
        "clear": Fraction(1, 7),
        "cloudy": Fraction(3, 7),
        "rain": Fraction(2, 7),
        "storm": Fraction(1, 7),
    }
    assert shares_of_days("cloudy") == {
        "clear": Fraction(7, 19),
        "cloudy": Fraction(6, 19),
        "rain": Fraction(4, 19),
        "storm": Fraction(2, 19),
    }
    assert shares_of_days("clear") == {
        "clear": Fraction(133, 181),
        "cloudy": Fraction(19, 181),
        "rain": Fraction(21, 181),
        "storm": Fraction(8, 181),
    }


@pytest.mark.clause("surface.weather.paths_dry")
def test_washed_paths_by_the_days_behind() -> None:
    game, washed = campaign(1), []
    for day in ("rain", "rain", "cloudy", "clear", "clear"):
        game.weather = day
        washed.append(game.paths_washed)
        weather.wash(game, [], Scribe(Seeded(1)))
    assert washed == [False, False, True, True, False]


@pytest.mark.clause("surface.core.day_sequence")
def test_the_dice_of_a_dawn_fall_in_the_order_of_the_catalogue() -> None:
    """Base 12, cloudy yesterday; dice 4 | 1, 2, 6 | 3: rain, one meeting at 6 units, no more."""
    game = campaign(1, judge_wandering="automatic")
    game.weather, game.spell_left = "cloudy", 1
    for member in game.members.values():
        member.items = [item for item in member.items if item.kind == "ration"]
    dice = Scripted([(6, 4), (6, 1), (6, 2), (6, 6), (6, 3)])
    game.parties[0].measures = []
    wait(game, dice)
    dice.finish()
    assert game.weather == "rain"
    assert game.parties[0].measures == [12]
