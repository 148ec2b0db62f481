"""Checks, opposed checks, helpers (delve.core.*) with the catalogue's own figures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from podzem.core.dice import Fanned
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import NOTICE, STEALTH, creature, level, most_hp, save_terms
from podzem.systems.delve.chapters.checks import (
    Side,
    best,
    chance,
    chance_to_win,
    check,
    helped,
    opposed,
    ways,
    worst,
)
from podzem.systems.delve.data.fighting import modifier
from tests.systems.delve.scenes import hero, rolling, setting_of, spent, told, two

ODDS = {
    -2: (15, 6, 1, 0),
    -1: (21, 10, 3, 0),
    0: (26, 15, 6, 1),
    1: (30, 21, 10, 3),
    2: (33, 26, 15, 6),
    3: (35, 30, 21, 10),
    4: (36, 33, 26, 15),
    5: (36, 35, 30, 21),
}
WINS = {-6: 70, -5: 126, -4: 206, -3: 310, -2: 435, -1: 575, 0: 721, 1: 861, 2: 986, 3: 1090, 4: 1170, 5: 1226, 6: 1261}


def side(bonus: int, of_players: bool) -> Side:
    return Side(hero(), [Term("level", bonus, "delve.core.skills")], of_players)


@pytest.mark.clause("delve.core.modifiers")
def test_modifiers__values_and_their_share_of_3d6() -> None:
    assert [modifier(value) for value in (3, 7, 8, 13, 14, 18)] == [-2, -1, 0, 0, 1, 2]
    counts = dict.fromkeys(range(-2, 3), 0)
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                counts[modifier(a + b + c)] += 1
    assert counts == {-2: 1, -1: 34, 0: 146, 1: 34, 2: 1}


@pytest.mark.clause("delve.core.skills")
def test_skills__the_level_of_a_pair_is_a_sum() -> None:
    assert level(hero(wisdom=15, notice=1), NOTICE) == level(hero(wisdom=7, notice=3), NOTICE) == 2


@pytest.mark.clause("delve.core.check")
@pytest.mark.parametrize(("difficulty", "success"), [(8, True), (10, False)])
def test_check__the_sum_reaches_the_difficulty(difficulty: int, success: bool) -> None:
    scribe = rolling(*two(2, 3))
    result = check(scribe, hero(dexterity=14, stealth=2), STEALTH, difficulty, "delve.core.check")
    assert (result.total, result.success) == (8, success)
    event = scribe.events[-1]
    assert [(term.name, term.value) for term in event.terms] == [("dexterity", 1), ("stealth", 2)]
    spent(scribe)


@pytest.mark.clause("delve.core.check", "delve.auto.sim")
def test_check__odds_of_the_table() -> None:
    for bonus, row in ODDS.items():
        assert tuple(chance(bonus, difficulty) * 36 for difficulty in (6, 8, 10, 12)) == row


@pytest.mark.clause("delve.core.opposed", "delve.flee.odds", "delve.auto.sim")
def test_opposed__odds_by_the_difference() -> None:
    for difference, wins in WINS.items():
        assert chance_to_win(setting_of(), side(difference, True), side(0, False)) == Fraction(wins, 1296)
    lost, won = ways(setting_of(ties="reroll"), side(0, True), side(0, False))
    assert 1296 - lost - won == 146
    assert lost == won


@pytest.mark.clause("delve.core.opposed", "delve.core.dice_order")
def test_opposed__players_throw_first_and_win_ties() -> None:
    scribe = rolling(*two(3, 3), *two(2, 4))
    assert opposed(setting_of(), scribe, side(1, True), side(1, False), NOTICE, "delve.meet.notice")
    spent(scribe)
    scribe = rolling(*two(3, 3), *two(2, 4))
    assert not opposed(setting_of(), scribe, side(1, False), side(1, True), NOTICE, "delve.meet.notice")


@pytest.mark.clause("delve.core.opposed")
def test_opposed__a_tie_is_rolled_again_by_option_and_among_equals() -> None:
    for ours, options in ((True, {"ties": "reroll"}), (False, {})):
        scribe = rolling(*two(3, 3), *two(2, 4), *two(1, 2), *two(5, 5))
        assert not opposed(setting_of(**options), scribe, side(0, ours), side(0, False), NOTICE, "delve.meet.notice")
        assert len(told(scribe, "opposed")) == 2
        spent(scribe)


@pytest.mark.clause("delve.core.group_check")
def test_group_check__the_best_notices_the_worst_hides() -> None:
    people = [hero(1, notice=1), hero(2, notice=3), hero(3, notice=3)]
    assert best(people, NOTICE).number == 2
    assert worst(people, NOTICE).number == 1


@pytest.mark.clause("delve.core.help", "delve.search.help")
def test_help__odds_with_helpers() -> None:
    def odds(own: int, helpers: int) -> Fraction:
        dice, total = Fanned(), Fraction(0)
        main = hero(9, notice=own)
        while True:
            scribe = Scribe(dice)
            more = helped(scribe, [hero(number) for number in range(helpers)], NOTICE)
            total += dice.chance if check(scribe, main, NOTICE, 8, "delve.search.roll", more=more).success else 0
            if not dice.turn():
                return total

    assert odds(2, 0) == Fraction(13, 18)
    assert odds(2, 1) == Fraction(83, 108)
    assert odds(2, 2) == Fraction(1031, 1296)
    assert odds(1, 1) == Fraction(277, 432)


@pytest.mark.clause("delve.core.help")
def test_help__three_successes_add_one() -> None:
    scribe = rolling(*two(4, 4), *two(4, 4), *two(4, 4))
    assert [term.value for term in helped(scribe, [hero(1), hero(2), hero(3)], NOTICE)] == [1]


@pytest.mark.clause("delve.char.hp", "delve.combat.save", "delve.beast.stats")
def test_numbers__hit_points_and_saves() -> None:
    assert most_hp(hero(strength=14, level=2)) == 13
    ogre = hero(2)
    ogre.kind = "ogre"
    assert sum(term.value for term in save_terms(ogre, NOTICE)) == 2
    assert (creature("wolf").initiative, creature("goblin").initiative) == (1, 0)


@pytest.mark.clause("delve.shared.creature")
def test_shared_creature__a_kind_of_the_other_bestiary() -> None:
    giant = creature("giant")
    assert (giant.hd, giant.hp, giant.defence, giant.attack) == (4, 20, 14, 5)
    assert (giant.damage.sides, giant.move_ft, giant.athletics, giant.morale) == (10, 40, 1, 7)
    assert "large" in giant.flags
