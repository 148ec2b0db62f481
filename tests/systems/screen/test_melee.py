"""Close combat with scripted dice: blows, counters, shields, fumbles, charges, clinches."""

from __future__ import annotations

import pytest

from tests.systems.screen.build import code, one, play, stage, told


def duel(**options: object):  # type: ignore[no-untyped-def]
    """Darya (Melee 50) against a brigand (Melee 40, Dodge 32, 13 HP), side by side."""
    return stage(
        options=options, darya={"at": "5,5", "facing": "E"}, brigand={"at": "6,5", "facing": "W", "wields": ["sword"]}
    )


@pytest.mark.clause("screen.melee.sequence")
@pytest.mark.clause("screen.dmg.melee")
@pytest.mark.clause("screen.adv.gain_opposed")
def test_strike__hit_by_margin() -> None:
    fight = duel()
    play(fight, "0 strike @brigand main any")
    events = play(fight, "judge answer melee-no", 21, 55)
    hit = told(events, "hit")[0].facts
    assert (hit["zone"], hit["damage"], hit["n"]) == ("arm_off", 11, 7)  # sb 3 + 4, margin 4; tb 3, AP 1
    assert one(fight, "brigand").hp == 6
    assert one(fight, "darya").adv == 1


@pytest.mark.clause("screen.melee.winner")
def test_strike__both_fail_and_the_smaller_failure_hits() -> None:
    fight = duel()
    play(fight, "0 strike @brigand main any")
    events = play(fight, "judge answer melee-no", 68, 81)
    assert told(events, "outcome")[0].facts["n"] == 3
    assert one(fight, "brigand").hp < 13


@pytest.mark.clause("screen.melee.tie")
def test_strike__tie_blocks_and_a_failed_double_still_fumbles() -> None:
    fight = duel()
    one(fight, "darya").weapons[0].notches = 0
    play(fight, "0 strike @brigand main any")
    events = play(fight, "judge answer melee-no", 66, 52, 25)
    assert told(events, "outcome")[0].facts["answer"] == "tie"
    assert told(events, "fumbled")[0].facts["fumble"] == "slip"
    assert one(fight, "darya").prone


@pytest.mark.clause("screen.melee.counter")
def test_counter__lands_without_a_roll_for_the_reaction() -> None:
    fight = duel()
    play(fight, "0 strike @brigand main any")
    play(fight, "judge answer melee-no", 78, 22)
    events = play(fight, "judge answer yes", 5)  # 22 is a successful double: the critical die
    assert told(events, "hit")[0].facts["damage"] == 3 + 4 + 4
    assert told(events, "hit")[0].facts["zone"] == "arm_off"
    assert told(events, "critical")
    assert one(fight, "brigand").reaction_used


@pytest.mark.clause("screen.melee.dodge")
def test_dodge__never_counters() -> None:
    fight = duel()
    play(fight, "0 strike @brigand main any")
    play(fight, "judge answer dodge-no", 90, 5)
    assert fight.windows == []
    assert one(fight, "brigand").adv == 1


@pytest.mark.clause("screen.melee.shield")
def test_shield__adds_a_level_to_the_defence() -> None:
    fight = stage(darya={"at": "5,5"}, tunnel_goblin={"at": "6,5"})
    play(fight, "0 strike @tunnel_goblin main any")
    events = play(fight, "judge answer melee-no", 34, 22)  # 50: +2, 32: 3-2 = 1, shield 2
    assert told(events, "outcome")[0].facts["answer"] == "tie"


@pytest.mark.clause("screen.act.parry")
def test_parry__the_reaction_buys_twenty() -> None:
    fight = duel()
    play(fight, "0 strike @brigand main any")
    events = play(fight, "judge answer melee-yes", 47, 41)  # 50: +1; 60: +2
    assert told(events, "outcome")[0].facts["answer"] == "lose"
    assert one(fight, "brigand").reaction_used


@pytest.mark.clause("screen.melee.unopposed")
@pytest.mark.clause("screen.cond.stunned")
def test_stunned__attacks_on_him_are_simple_tests() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "6,5", "stunned": 1})
    events = play(fight, "0 strike @brigand main any", 42)
    assert told(events, "outcome")[0].facts == {
        "creature": one(fight, "darya").id,
        "target": one(fight, "brigand").id,
        "answer": "win",
        "n": 1,
    }


@pytest.mark.clause("screen.melee.length")
def test_length__the_shorter_has_ten_less() -> None:
    fight = stage(darya={"at": "5,5", "wields": ["dagger"]}, brigand={"at": "6,5", "wields": ["spear"]})
    play(fight, "0 strike @brigand main any")
    events = play(fight, "judge answer dodge-no", 95, 95)
    terms = {term.name: term.value for term in told(events, "reckoned")[0].terms}
    assert terms["length"] == -10


@pytest.mark.clause("screen.melee.reach")
def test_reach__a_yard_and_two_for_the_very_long() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "7,5"})
    assert code(fight, "0 strike @brigand main any") == ("screen.melee.reach", "E_OUT_OF_REACH")
    pike = stage(darya={"at": "5,5", "wields": ["pike"]}, brigand={"at": "7,5"})
    play(pike, "0 strike @brigand main any")


@pytest.mark.clause("screen.turn.budget")
@pytest.mark.clause("screen.core.errors")
def test_budget__one_main_action() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "6,5", "stunned": 1})
    play(fight, "0 strike @brigand main any", 95)
    assert code(fight, "0 strike @brigand main any") == ("screen.turn.budget", "E_NO_MAIN")


@pytest.mark.clause("screen.act.charge")
@pytest.mark.clause("screen.adv.gain_charge")
@pytest.mark.clause("screen.act.vulnerable")
def test_charge__run_up_bonus_level_and_exposure() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "14,5", "wields": ["sword"]})
    play(fight, "0 charge @brigand 13,5 any")
    events = play(fight, "judge answer melee-no", 60, 40)
    terms = {term.name: term.value for term in told(events, "reckoned")[0].terms}
    assert terms["charge"] == 10
    assert terms["advantage"] == 10
    assert told(events, "outcome")[0].facts == {
        "creature": one(fight, "darya").id,
        "target": one(fight, "brigand").id,
        "answer": "win",
        "n": 2,
    }  # 70: +1 and +1, 40: 0
    assert one(fight, "darya").vulnerable
    short = stage(darya={"at": "5,5"}, brigand={"at": "13,5"})
    assert code(short, "0 charge @brigand 12,5 any") == ("screen.act.charge", "E_CHARGE_SHORT")


@pytest.mark.clause("screen.clinch.start")
@pytest.mark.clause("screen.clinch.effects")
def test_clinch__holds_without_harm() -> None:
    fight = stage(darya={"at": "5,5", "wields": []}, brigand={"at": "6,5", "wields": ["sword"]})
    play(fight, "0 clinch @brigand")
    play(fight, "judge answer melee-no", 12, 51)
    assert fight.clinches == {one(fight, "darya").number: one(fight, "brigand").number}
    assert one(fight, "brigand").hp == 13
    armed = duel()
    assert code(armed, "0 clinch @brigand") == ("screen.clinch.start", "E_ARMED")


@pytest.mark.clause("screen.act.throw_down")
@pytest.mark.clause("screen.size.grappling")
def test_throw_down__prone_and_no_damage() -> None:
    fight = duel()
    play(fight, "0 throw_down @brigand melee")
    play(fight, "judge answer melee-no", 12, 80)
    assert one(fight, "brigand").prone
    assert one(fight, "brigand").hp == 13
    giant = stage(darya={"at": "5,5"}, griffon={"at": "6,5"})
    assert code(giant, "0 throw_down @griffon strength") == ("screen.size.grappling", "E_TOO_BIG")


@pytest.mark.clause("screen.crit.condition")
@pytest.mark.clause("screen.crit.effect")
@pytest.mark.clause("screen.adv.gain_crit")
def test_critical__a_successful_double_that_hits() -> None:
    fight = stage(darya={"at": "5,5"}, ogre_guard={"at": "6,5", "stunned": 1})
    events = play(fight, "0 strike @ogre_guard main any", 33, 47)
    assert told(events, "critical")[0].facts["n"] == 47 + told(events, "hit")[0].facts["n"]
    assert one(fight, "darya").adv == 1


@pytest.mark.clause("screen.death.mob")
def test_mob__dies_at_nothing_without_a_critical_die() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "6,5", "stunned": 1, "hp": 3})
    events = play(fight, "0 strike @brigand main any", 33)
    assert one(fight, "brigand").dead
    assert told(events, "died")[0].clause == "screen.death.mob"


@pytest.mark.clause("screen.act.disengage")
@pytest.mark.clause("screen.act.free_attack")
def test_disengage__harder_with_each_enemy_and_free_attacks_on_failure() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "6,5"}, bone_sentry={"at": "4,5"})
    play(fight, "0 disengage", 24)
    assert one(fight, "darya").disengaged
    failed = stage(darya={"at": "5,5"}, brigand={"at": "6,5"}, bone_sentry={"at": "4,5"})
    play(failed, "0 disengage", 25)
    assert failed.windows[-1].kind == "free_attack"


@pytest.mark.clause("screen.turn.move")
def test_leaving__without_disengaging_is_struck_at() -> None:
    fight = stage(darya={"at": "5,5"}, brigand={"at": "6,5"})
    play(fight, "0 move 3,5")
    assert fight.windows[-1].kind == "free_attack"
    play(fight, "judge answer no")
    assert one(fight, "darya").at == (3, 5)
