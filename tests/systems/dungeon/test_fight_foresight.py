"""Odds of several orders of one fight: what they share is worked out once, and nothing changes by that."""

import pytest

from podzem.expedition.fight.codes import is_main
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import codes
from podzem.expedition.fight.marks import OTHERS_ARRANGE, OUTNUMBERED, SAME_PHASE
from podzem.expedition.fight.odds import Foresight, Odds, odds
from tests.systems.dungeon.fights import archer, code, man, set_up
from tests.systems.dungeon.test_fight_odds import compare, forward


def cornered() -> Fight:
    """Each retreat leaves another way behind; both sides may lose heart, wholly or in part."""
    fight = set_up(
        [man("pc", defence=4, speed=6), man("k", defence=3, loyalty=2, speed=6), man("l", loyalty=2, speed=6)],
        [man(f"c{n}", defence=3, loyalty=2, kind=3, speed=6) for n in range(3)], 0, width=8,
    )  # fmt: skip
    fight.way[0], fight.way[1] = 4, 9
    return fight


def near() -> Fight:
    """Shots while closing; the opponents have their back to the wall."""
    fight = set_up(
        [archer("bow", ammo=2, speed=6, loyalty=3), man("a", defence=2, speed=6), man("b", defence=2, speed=6)],
        [man("d", loyalty=2, speed=6), man("e", loyalty=4, speed=6), archer("f", ammo=2, speed=6)], 9, width=8,
        switches=OTHERS_ARRANGE,
    )  # fmt: skip
    fight.way[0], fight.way[1] = 12, 3
    return fight


def at_once() -> Fight:
    """Blows follow contact in the same phase."""
    fight = set_up(
        [man("a", defence=1, speed=6), man("b", loyalty=2, speed=6), man("c", loyalty=2, speed=6)],
        [man("d", level=2, speed=6), archer("e", ammo=2, speed=6, loyalty=1)], 6, switches=SAME_PHASE,
    )  # fmt: skip
    fight.way[0], fight.way[1] = 5, 7
    return fight


FIGHTS = {"cornered": cornered, "near": near, "at once": at_once}


def ordered(fight: Fight) -> list[Fight]:
    """The fight with each main order of the party."""
    twins: list[Fight] = []
    for order in codes(fight, 0):
        if is_main(order):
            twins.append(fight.copy())
            twins[-1].plan[0] = order
    return twins


def figures(answer: Odds) -> list[float]:
    told = [answer.win, answer.lose, answer.draw, answer.left_out, *answer.breaks, *answer.losses[0], *answer.losses[1]]
    return [float(chance) for chance in told]


@pytest.mark.parametrize("by_name", [True, False])
@pytest.mark.parametrize("name", FIGHTS)
def test_foresight__each_order_has_the_odds_it_has_alone(name: str, by_name: bool):
    fight = FIGHTS[name]()
    shared, asked = Foresight(fight, exact=False, by_name=by_name), ordered(fight)
    assert len(asked) > 6
    for twin in asked:
        assert figures(shared.odds(twin)) == pytest.approx(figures(odds(twin, exact=False)), abs=1e-12)


def test_foresight__in_fractions_too():
    fight = set_up([man("a", loyalty=2, speed=4)], [man("b", loyalty=3, speed=3)], 0)
    fight.way[0], fight.way[1] = 3, 3
    shared = Foresight(fight, by_name=False)
    for twin in ordered(fight):
        answer, alone = shared.odds(twin), odds(twin)
        assert (answer.win, answer.lose, answer.losses) == (alone.win, alone.lose, alone.losses)


def test_foresight__ways_back_that_differ_are_told_apart_where_they_matter():
    """Who cannot fall back surrenders or cowers instead of running: the same melee, other odds."""
    free, held = cornered(), cornered()
    held.way[1] = 0
    assert figures(odds(free, exact=False)) != pytest.approx(figures(odds(held, exact=False)), abs=1e-3)
    far = cornered()
    far.way[0] = 30
    sums, left = forward(far, 60)
    compare(odds(far, exact=False), sums, left)


def test_foresight__most_phases_are_worked_out_once_for_all_orders():
    def worked_out(shared: Foresight, asked: list[Fight]) -> int:
        for twin in asked:
            shared.odds(twin)
        return shared.phases

    fight = near()
    asked = ordered(fight)
    alone = sum(worked_out(Foresight(fight, exact=False), [twin]) for twin in asked)
    assert worked_out(Foresight(fight, exact=False), asked) < alone / 3


def test_foresight__what_would_take_more_phases_than_allowed_is_stated():
    fight = near()
    cut = Foresight(fight, exact=False, phases=10).odds(fight)
    assert 0 < float(cut.left_out) < 1
    assert float(cut.win) + float(cut.lose) + float(cut.draw) + float(cut.left_out) == pytest.approx(1)


def test_foresight__a_surrender_has_its_odds_even_when_nothing_more_may_be_worked_out():
    fight = near()
    shared = Foresight(fight, exact=False, phases=10)
    shared.odds(fight)
    assert shared.is_spent
    fight.plan[0] = code(fight, "surrender")
    answer = shared.odds(fight)
    assert (float(answer.lose), float(answer.left_out)) == (1, 0)


def alike(leads: bool, keeps_ranks: bool) -> Fight:
    """Men who are alike, two abreast, of whom some will run; perhaps one of them leads, perhaps gaps stay open."""
    men = [man(f"a{n}", defence=1, loyalty=3) for n in range(6)]
    fight = set_up(men, [man("b", level=2, defence=2, strike=1), man("c", defence=2)], 0, width=4)
    fight.leader[0] = 5 if leads else -1
    if keeps_ranks:
        fight.keeps_ranks[0], fight.due[0] = 1, OUTNUMBERED
    return fight


@pytest.mark.parametrize("leads", [True, False])
@pytest.mark.parametrize("keeps_ranks", [True, False])
def test_foresight__those_who_are_alike_are_one_only_where_it_does_not_matter_who_runs(leads: bool, keeps_ranks: bool):
    fight = alike(leads, keeps_ranks)
    sums, left = forward(fight, 60)
    answer = Foresight(fight, exact=False, by_name=False).odds(fight)
    assert not answer.falls
    compare(answer, sums, left)
