"""Odds of single throws: every row of the catalogue's tables, and icepool's dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import icepool
import pytest

from podzem.systems.screen import printed, services
from podzem.systems.screen.chapters.tests import LOSE, TIE, WIN
from tests.systems.screen.build import stage

OPPOSED = """25 45 0 2809 800 6391 5491 112 695 304
30 30 0 4509 982 4509 3609 152 583 132
30 50 0 2809 800 6391 5491 112 695 304
35 45 0 3609 900 5491 4509 183 595 264
40 30 0 5491 900 3609 2809 243 483 112
40 40 0 4509 982 4509 3609 213 544 183
40 40 1 3609 900 5491 4509 183 595 213
40 60 0 2809 800 6391 5491 153 636 355
45 35 0 5491 900 3609 2809 304 444 153
45 45 0 4509 982 4509 3609 264 495 224
50 50 0 4509 982 4509 3609 264 495 224
50 50 1 3609 900 5491 4509 224 536 264
55 45 0 5491 900 3609 2809 355 395 184
60 40 0 6391 800 2809 2109 404 345 123
60 40 1 5491 900 3609 2809 355 395 153
70 30 0 7891 600 1509 1009 543 216 52
70 50 0 6391 800 2809 2109 455 296 144
90 40 0 8451 500 1049 649 704 118 37"""


@pytest.mark.clause("screen.odds.opposed")
@pytest.mark.parametrize("row", OPPOSED.splitlines())
def test_opposed__the_rows_of_the_catalogue(row: str) -> None:
    a, d, shield, *counts = map(int, row.split())
    found = services.opposed(a, d, 0, shield)
    names = (WIN, TIE, LOSE, "window", "critical", "fumble", "counter_critical")
    assert [found[name] * 10000 for name in names] == counts


@pytest.mark.clause("screen.act.charge")
def test_charge__sixty_with_a_level_against_forty() -> None:
    found = services.opposed(60, 40, flat=1)
    assert [found[name] * 10000 for name in (WIN, TIE, LOSE)] == [7191, 700, 2109]


@pytest.mark.clause("screen.surprise.test")
def test_surprise__hiders_of_54_against_40() -> None:
    found = services.opposed(54, 40)
    assert [found[name] * 10000 for name in (WIN, TIE, LOSE)] == [5491, 900, 3609]


@pytest.mark.clause("screen.odds.opposed")
@pytest.mark.parametrize(("a", "d"), [(45, 40), (33, 71)])
def test_opposed__is_what_icepool_counts(a: int, d: int) -> None:
    die = icepool.Die(range(1, 101))

    def level(roll: int, number: int) -> int:
        sl = number // 10 - roll // 10
        if roll <= 5:
            return max(sl, 1)
        return min(sl, -1) if roll >= 96 else max(sl, 0) if roll <= number else min(sl, 0)

    margin = die.map(lambda roll: level(roll, a)) - die.map(lambda roll: level(roll, d))
    found = services.opposed(a, d)
    assert found[WIN] == margin.probability(">", 0)
    assert found[TIE] == margin.probability("==", 0)
    assert found["window"] == margin.probability("<=", -2)


ZONES = """5 0 2 2 1 0 0
15 1 4 4 4 1 1
25 2 6 6 7 2 2
30 3 6 6 9 3 3
35 3 8 8 10 3 3
40 4 8 8 12 4 4
45 4 10 10 13 4 4
50 5 10 10 15 5 5
60 6 11 12 19 6 6
70 7 12 14 23 7 7
75 7 13 16 25 7 7
80 8 13 16 27 8 8
90 9 14 18 31 9 9
95 9 15 20 33 9 9"""


@pytest.mark.clause("screen.zone.odds")
@pytest.mark.parametrize("row", ZONES.splitlines())
def test_zones__the_rows_of_the_catalogue(row: str) -> None:
    number, *counts = map(int, row.split())
    found = services.zones(number)
    names = ("head", "arm_off", "arm_main", "body", "leg_left", "leg_right")
    assert [found.get(name, Fraction(0)) * number for name in names] == counts


CRITICALS = """5 5 0 0 10 1/40
10 10 0 1 10 1/40
15 15 1 2 9 9/400
20 20 1 3 9 9/400
25 25 2 4 8 1/50
30 30 2 5 8 1/50
33 33 3 6 7 7/400
35 35 3 6 7 7/400
40 40 3 7 7 7/400
45 45 4 8 6 3/200
50 50 4 9 6 3/200
55 55 5 10 5 1/80
60 60 5 11 5 1/80
70 70 6 13 4 1/100
80 80 7 15 3 3/400
90 90 8 17 2 1/200
95 95 8 17 2 1/200
120 95 8 17 2 1/200"""


@pytest.mark.clause("screen.crit.odds")
@pytest.mark.clause("screen.fumble.misfire_table")
@pytest.mark.parametrize("row", CRITICALS.splitlines())
def test_criticals__the_rows_of_the_catalogue(row: str) -> None:
    number, success, critical, piercing, fumble, explosion = row.split()
    tn = int(number)
    assert services.success(tn) * 100 == int(success)
    assert services.criticals(tn) * 100 == int(critical)
    assert services.criticals(tn, piercing=True) * 100 == int(piercing)
    assert services.fumbles(tn) * 100 == int(fumble)
    assert services.fumbles(tn) * services.misfires()["explosion"] == Fraction(explosion)


@pytest.mark.clause("screen.odds.services")
@pytest.mark.clause("screen.init.roll")
def test_services__what_the_catalogue_answers() -> None:
    assert [services.initiative(4, 4)[each] * 100 for each in (WIN, TIE, LOSE)] == [45, 10, 45]
    assert [services.initiative(5, 3)[each] * 100 for each in (WIN, TIE, LOSE)] == [64, 8, 28]
    assert services.misfires() == dict.fromkeys(("delay", "misfire", "jam", "explosion"), Fraction(1, 4))
    assert sum(services.critical_rows("head", 8)[name] for name in ("broken_skull",)) == Fraction(8, 100)


@pytest.mark.clause("screen.odds.services")
def test_initiative__is_what_icepool_counts() -> None:
    for a, b in product(range(2, 6), repeat=2):
        ahead = icepool.d10 + a - icepool.d10 - b
        assert services.initiative(a, b).get(WIN, 0) == ahead.probability(">", 0)


@pytest.mark.clause("screen.scatter.distance")
def test_scatter__half_the_distance_is_the_most() -> None:
    assert services.scatter(10)[5] == Fraction(94, 100)
    assert services.scatter(20)[10] == Fraction(64, 100)
    assert services.scatter(1) == {0: Fraction(1)}


@pytest.mark.clause("screen.crit.table_head")
def test_critical_rows__a_killing_blow() -> None:
    assert services.critical_rows("head", 15)["killing_blow"] == Fraction(5, 100)
    assert "killing_blow" not in services.critical_rows("head", 10)


@pytest.mark.clause("screen.core.reference_view")
def test_printed_tables__stand_beside_the_fight() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "6,5"})
    before = fight.key()
    assert len(printed.TABLES["p161"]) == 35
    assert sum(term.value for term in printed.TABLES["p161"]) == 60 * 2 + 40 * 4 + 20 * 7 - 10 * 6 - 20 * 9 - 30 * 5
    assert len(printed.TABLES["weapons"]) == 30
    assert len(printed.TABLES["criticals"]) == 48
    assert all(printed.TABLES.values())
    assert fight.key() == before
