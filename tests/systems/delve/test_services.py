"""The catalogue's tables of odds, row by row, from the functions that play (delve.auto.sim)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from podzem.systems.delve import services

CHECKS = {
    -2: (15, 6, 1, 0),
    -1: (21, 10, 3, 0),
    0: (26, 15, 6, 1),
    1: (30, 21, 10, 3),
    2: (33, 26, 15, 6),
    3: (35, 30, 21, 10),
    4: (36, 33, 26, 15),
    5: (36, 35, 30, 21),
}
OPPOSED = (70, 126, 206, 310, 435, 575, 721, 861, 986, 1090, 1170, 1226, 1261)
MORALE = (35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0)
REACTIONS = {
    -2: (6, 15, 12, 3, 0),
    -1: (3, 12, 15, 6, 0),
    0: (1, 9, 16, 9, 1),
    1: (0, 6, 15, 12, 3),
    2: (0, 3, 12, 15, 6),
}


@pytest.mark.clause("delve.core.check", "delve.core.difficulty")
def test_check__each_bonus_against_each_difficulty() -> None:
    for bonus, row in CHECKS.items():
        assert [36 * services.check(bonus, difficulty) for difficulty in (6, 8, 10, 12)] == list(row)


@pytest.mark.clause("delve.core.opposed", "delve.flee.odds")
def test_opposed__each_difference_in_checks_and_in_flights() -> None:
    assert [1296 * services.opposed(difference, 0) for difference in range(-6, 7)] == list(OPPOSED)
    assert [1296 * services.flight(difference, 0, 4, 4) for difference in range(-6, 7)] == list(OPPOSED)
    assert services.flight(0, 0, 1, 4, slow=True) == Fraction(310, 1296)
    assert services.flight(1, 0, 2, 4, plan=True) == Fraction(861, 1296)


@pytest.mark.clause("delve.morale.check", "delve.react.table", "delve.meet.initiative")
def test_morale_reaction_and_initiative__each_row() -> None:
    assert [36 * services.morale(score) for score in range(2, 13)] == list(MORALE)
    assert services.morale(1) == 1
    for modifier, row in REACTIONS.items():
        found = services.reaction(modifier)
        assert [36 * found.get(mood, Fraction(0)) for mood in services.MOODS] == list(row)
    assert [64 * services.initiative(difference, 0) for difference in range(-2, 3)] == [21, 28, 36, 43, 49]


@pytest.mark.clause("delve.combat.attack", "delve.combat.lethal", "delve.core.help")
def test_attack_lethal_and_search__the_catalogue_s_examples_and_bounds() -> None:
    assert [36 * services.lethal(0, save) for save in range(-1, 4)] == [26, 21, 15, 10, 6]
    assert [services.attack(bonus, 12) for bonus in (2, -2, 60, -60)] == [
        Fraction(11, 20),
        Fraction(7, 20),
        Fraction(19, 20),
        Fraction(1, 20),
    ]
    helped = [services.search(2, [0] * helpers) for helpers in range(3)]
    assert helped == [Fraction(13, 18), Fraction(83, 108), Fraction(1031, 1296)]
