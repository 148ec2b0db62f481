"""Loyalty in a fight (dungeon.loyalty.score, .triggers, .check, .outcome), with scripted dice."""

import pytest

from podzem.core.events import OPEN, SECRET
from podzem.expedition.fight.legal import codes
from podzem.expedition.fight.marks import ASK_BREAK, BREAKING, COWERS, DIE_A_SIDE, DIE_EACH, OUTNUMBERED
from tests.systems.dungeon.fights import answer, man, phase, refusal, set_up, standing, states, trait

PEOPLE = trait("people", "dark_sight")


def chud(number: int, **what: int):
    return [man(f"c{n}", **{"loyalty": 1, "kind": 7, "speed": 18, "defence": 1, **what}) for n in range(number)]


def heroes(number: int, **what: int):
    return [man(f"a{n}", **{"defence": 1, **what}) for n in range(number)]


@pytest.mark.clause("dungeon.loyalty.triggers")
def test_loyalty_triggers__half_is_the_fourth_of_seven_once():
    fight = set_up(heroes(4), chud(7, loyalty=5), 0, width=16)
    told = phase(fight, "fight", "hold_line", [2, 2, 2, 1])
    assert told.named("loyalty_due") == []
    told = phase(fight, "fight", "hold_line", [2, 1, 1, 1, 5])
    assert told.named("loyalty_due") == [{"side": "others", "reason": "half"}]
    assert standing(fight, 1) == ["c0", "c1", "c2"]
    assert phase(fight, "fight", "hold_line", [2, 1, 1, 1]).named("loyalty_due") == []


@pytest.mark.clause("dungeon.loyalty.triggers")
def test_loyalty_triggers__the_leader_then_half_the_second_only_for_those_who_stood():
    fight = set_up(heroes(2), [man("chief", loyalty=3, kind=7), *chud(2, loyalty=3, defence=0)], 0, width=16)
    fight.leader[1] = 2
    fight.defence[2] = -1
    told = phase(fight, "fight", "hold_line", [6, 6, 3, 3])
    assert told.members("fell") == ["chief", "c1"]
    assert [due["reason"] for due in told.named("loyalty_due")] == ["leader", "half"]
    assert told.members("stood") == ["c0", "c0"]
    assert refusal(fight, 1, "leader c0") == ""


@pytest.mark.clause("dungeon.loyalty.triggers")
def test_loyalty_triggers__an_enemy_whom_no_attack_can_beat():
    companions = [man("k", strike=-1, loyalty=3, traits=trait("people", "dark_sight", "companion"))]
    fight = set_up([man("pc", strike=-1), *companions], [man("zmey", defence=5, level=7, loyalty=99)], 40)
    told = phase(fight, "hold_line", "hold_line", [4])
    assert [due["reason"] for due in told.named("loyalty_due")] == ["unbeatable"]
    assert states(fight)["k"] == "fled"
    beatable = set_up([man("pc", strike=0), man("k", strike=-1, loyalty=3)], [man("zmey", defence=5)], 40)
    assert phase(beatable, "hold_line", "hold_line").named("loyalty_due") == []


@pytest.mark.clause("dungeon.loyalty.triggers")
def test_loyalty_triggers__party_first_and_not_without_unbroken_enemies():
    hero = man("pc", traits=trait("people", "dark_sight", "hero"))
    party = [hero, *[man(f"k{n}", loyalty=3, defence=1) for n in range(3)]]
    fight = set_up(party, chud(2, loyalty=3), 0, width=16)
    fight.due[0] = OUTNUMBERED
    told = phase(fight, "fight", "fight", [2, 1, 1, 1, 2, 1, 4, 1, 4])
    assert told.members("fell") == ["k2", "c1"]
    assert [due["side"] for due in told.named("loyalty_due")] == ["party", "others"]
    last = set_up(heroes(1), chud(1, loyalty=1), 0)
    assert phase(last, "fight", "hold_line", [6]).named("loyalty_due") == []


@pytest.mark.clause("dungeon.loyalty.check", "dungeon.core.die")
@pytest.mark.parametrize("loyalty", range(7))
def test_loyalty_check__fails_when_the_die_is_higher(loyalty: int):
    failed = 0
    for face in range(1, 7):
        fight = set_up(heroes(1), [man("c", loyalty=loyalty, defence=6)], 0)
        fight.due[1] = OUTNUMBERED
        dice = [face] if 0 < loyalty < 6 else []
        phase(fight, "hold_line", "hold_line", dice)
        failed += standing(fight, 1) != ["c"] or fight.has(1, 1)
    assert failed == 6 - loyalty


@pytest.mark.clause("dungeon.loyalty.check")
def test_loyalty_check__one_die_a_kind_for_opponents_one_each_for_companions():
    fight = set_up(heroes(1), [*chud(2, loyalty=3, defence=6), man("rat", kind=8, loyalty=2, defence=6)], 0)
    fight.due[1] = OUTNUMBERED
    told = phase(fight, "hold_line", "hold_line", [3, 2])
    assert told.members("stood") == ["c0", "c1", "rat"]
    assert [event.audience for event in told.events if event.name == "loyalty_die"] == [SECRET, SECRET]
    party = [man("pc"), *[man(f"k{n}", loyalty=2) for n in range(2)]]
    fight = set_up(party, [man("b", defence=5)], 0)
    fight.due[0] = OUTNUMBERED
    told = phase(fight, "hold_line", "hold_line", [2, 3])
    assert [event.audience for event in told.events if event.name == "loyalty_die"] == [OPEN, OPEN]
    assert standing(fight, 0) == ["pc", "k0"]


@pytest.mark.clause("dungeon.loyalty.check")
def test_loyalty_check__a_die_each_or_one_a_side_by_option():
    each = set_up(heroes(1), chud(2, loyalty=3, defence=6), 0, switches=DIE_EACH)
    each.due[1] = OUTNUMBERED
    phase(each, "hold_line", "hold_line", [3, 4])
    assert standing(each, 1) == ["c0"]
    side = set_up([man("pc"), man("k", loyalty=2), man("l", loyalty=4)], [man("b", defence=5)], 0, switches=DIE_A_SIDE)
    side.due[0] = OUTNUMBERED
    phase(side, "hold_line", "hold_line", [3])
    assert standing(side, 0) == ["pc", "l"]


@pytest.mark.clause("dungeon.loyalty.score")
def test_loyalty_score__heroes_have_none():
    fight = set_up(heroes(2), [man("b", defence=6)], 0)
    fight.due[0] = OUTNUMBERED
    assert phase(fight, "hold_line", "hold_line").named("loyalty_due") == []


@pytest.mark.clause("dungeon.loyalty.outcome")
def test_loyalty_outcome__people_surrender_to_the_faster():
    fight = set_up(heroes(1), chud(3, loyalty=0, defence=6), 0)
    fight.due[1] = OUTNUMBERED
    told = phase(fight, "hold_line", "hold_line")
    assert told.members("yielded") == ["c0", "c1", "c2"]
    assert told.named("combat_over") == [{"side": "party", "way": "beaten"}]


@pytest.mark.clause("dungeon.loyalty.outcome")
def test_loyalty_outcome__or_when_cornered_in_melee_else_they_flee():
    cornered = set_up(heroes(1, speed=18), chud(1, loyalty=0, defence=6), 0)
    cornered.way[1] = 0
    cornered.due[1] = OUTNUMBERED
    assert phase(cornered, "hold_line", "hold_line").members("yielded") == ["c0"]
    free = set_up(heroes(1, speed=18), chud(1, loyalty=0, defence=6), 0)
    free.due[1] = OUTNUMBERED
    assert phase(free, "hold_line", "hold_line").members("broke") == ["c0"]


@pytest.mark.clause("dungeon.loyalty.outcome")
def test_loyalty_outcome__a_whole_side_runs_under_blows_then_withdraws():
    fight = set_up(heroes(1, speed=18), chud(2, loyalty=0, defence=1), 0)
    fight.due[1] = OUTNUMBERED
    phase(fight, "hold_line", "hold_line")
    assert list(codes(fight, 1)) == []
    assert {refusal(fight, 1, text) for text in ("fight", "retreat 6", "hold_line")} == {"dungeon.loyalty.outcome"}
    told = phase(fight, "fight", "", [2])
    assert told.members("struck") == ["a0"]
    assert told.members("fell") == ["c1"]
    assert fight.gap[0] == 18 or fight.stage == 3
    assert told.named("combat_over") == [{"side": "party", "way": "beaten"}]
    assert states(fight)["c0"] == "fled"


@pytest.mark.clause("dungeon.loyalty.outcome")
@pytest.mark.clause("dungeon.combat.end")
def test_loyalty_outcome__pursued_they_run_until_caught_or_away():
    fight = set_up(heroes(1, speed=18), chud(1, loyalty=0, defence=1), 10)
    fight.due[1] = OUTNUMBERED
    phase(fight, "close 2", "hold_line")
    assert fight.gap[0] == 8
    told = phase(fight, "close 36", "")
    assert fight.gap[0] == 8
    told = phase(fight, "hold_line", "")
    assert told.named("combat_over") == [{"side": "party", "way": "beaten"}]
    assert states(fight)["c0"] == "fled"


@pytest.mark.clause("dungeon.combat.end")
def test_combat_end__pursuers_are_tried_in_the_tenth_phase():
    runners = [man("r", loyalty=0, speed=18, defence=1)]
    fight = set_up(runners, chud(1, loyalty=3, defence=1), 10)
    fight.due[0] = OUTNUMBERED
    phase(fight, "hold_line", "close 2")
    for _ in range(9):
        phase(fight, "", "close 36")
        assert fight.stage == 0
    told = phase(fight, "", "close 36", [4])
    assert told.named("gave_up_chase") == [{"side": "others"}]
    assert told.named("combat_over") == [{"side": "others", "way": "beaten"}]
    assert states(fight) == {"r": "fled", "c0": "up"}


@pytest.mark.clause("dungeon.loyalty.outcome")
def test_loyalty_outcome__part_of_a_side_slips_away_without_blows():
    fight = set_up(heroes(1, speed=18), [*chud(1, loyalty=0, defence=6), man("idol", loyalty=6, kind=9)], 0)
    fight.due[1] = OUTNUMBERED
    assert phase(fight, "hold_line", "hold_line").members("ran_away") == ["c0"]
    assert states(fight) == {"a0": "up", "c0": "fled", "idol": "up"}


@pytest.mark.clause("dungeon.loyalty.outcome")
def test_loyalty_outcome__beasts_without_a_way_cower():
    fight = set_up(heroes(1), [man("rat", loyalty=0, traits=trait("beast"), defence=6), man("idol", loyalty=6)], 0)
    fight.way[1] = 0
    fight.due[1] = OUTNUMBERED
    assert phase(fight, "hold_line", "hold_line").members("cowers") == ["rat"]
    assert fight.has(1, COWERS)
    assert phase(fight, "hold_line", "fight", [1]).members("struck") == ["idol"]


@pytest.mark.clause("dungeon.loyalty.outcome")
def test_loyalty_outcome__the_judge_says_it_where_he_is_asked():
    fight = set_up(heroes(1), [*chud(2, loyalty=0, defence=6), man("idol", loyalty=6)], 0, switches=ASK_BREAK)
    fight.due[1] = OUTNUMBERED
    phase(fight, "hold_line", "hold_line")
    assert fight.stage == BREAKING
    assert refusal(fight, 1, "flee") == ""
    assert refusal(fight, 1, "fight") == "dungeon.combat.orders"
    answer(fight, 1, "flee")
    assert states(fight) == {"a0": "up", "c0": "fled", "c1": "fled", "idol": "up"}
    assert refusal(fight, 1, "flee") == "dungeon.loyalty.outcome"


@pytest.mark.clause("dungeon.captive.party")
def test_captive_party__a_side_of_people_may_surrender():
    fight = set_up(heroes(2), chud(2), 0)
    told = phase(fight, "surrender", "fight")
    assert told.members("yielded") == ["a0", "a1"]
    assert told.named("combat_over") == [{"side": "others", "way": "beaten"}]
    beasts = set_up(heroes(1), [man("rat", traits=trait("beast"))], 0)
    assert refusal(beasts, 1, "surrender") == "dungeon.captive.party"
