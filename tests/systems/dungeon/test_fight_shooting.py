"""Shooting: modes, movement, contact, fire and who may strike after it (chapter 9), with scripted dice."""

import pytest

from podzem.expedition.fight.legal import codes
from podzem.expedition.fight.marks import BARRED, SAME_PHASE
from podzem.expedition.fight.phase import begin
from tests.systems.dungeon.fights import archer, man, phase, ranks, refusal, set_up, standing, states, trait


def duel(hs: int, speed: int = 24, switches: int = 0):
    return set_up([man("a", speed=speed, defence=1)], [man("b", speed=speed, defence=1)], hs, switches=switches)


@pytest.mark.clause("dungeon.combat.modes")
def test_combat_modes__half_a_sazhen_is_still_shooting():
    fight = duel(1)
    assert refusal(fight, 0, "fight") == "dungeon.combat.modes"
    assert refusal(fight, 0, "retreat 2") == "dungeon.combat.modes"
    assert refusal(fight, 0, "breakthrough") == "dungeon.combat.modes"
    assert refusal(fight, 0, "close 1") == ""
    assert refusal(duel(0), 0, "close 1") == "dungeon.combat.modes"
    assert refusal(duel(0), 0, "withdraw 1") == "dungeon.combat.modes"


@pytest.mark.clause("dungeon.combat.shooting_continues")
def test_combat_shooting_continues__while_distance_remains():
    fight = duel(18)
    phase(fight, "close 17", "hold_line")
    assert fight.gap[0] == 1
    assert refusal(fight, 0, "close 1") == ""
    assert refusal(fight, 0, "fight") == "dungeon.combat.modes"


@pytest.mark.clause("dungeon.combat.close")
@pytest.mark.clause("dungeon.move.phase")
def test_combat_close__up_to_double_speed_of_the_slowest():
    fight = duel(48, speed=18)
    assert refusal(fight, 0, "close 36") == ""
    assert refusal(fight, 0, "close 37") == "dungeon.combat.close"
    assert refusal(fight, 0, "close 0") == "dungeon.combat.close"
    mixed = set_up([man("a"), man("b", speed=12)], [man("c")], 60)
    assert refusal(mixed, 0, "close 24") == ""
    assert refusal(mixed, 0, "close 25") == "dungeon.combat.close"
    melee = set_up([man("a"), man("b", speed=12)], [man("c")], 0)
    assert refusal(melee, 0, "retreat 12") == ""
    assert refusal(melee, 0, "retreat 13") == "dungeon.combat.retreat"


@pytest.mark.clause("dungeon.combat.close")
def test_combat_close__a_rear_group_stays_behind_and_does_not_slow_the_body():
    fight = set_up([man("a"), man("p", speed=6)], [man("b")], 60, width=2)
    assert ranks(fight, 0) == [["a"], ["p"]]
    assert refusal(fight, 0, "close 13") == "dungeon.combat.close"
    phase(fight, "stay_behind p; hold_line", "hold_line")
    phase(fight, "close 40", "hold_line")
    assert fight.gap[0] == 20
    assert fight.behind[1] == 41


@pytest.mark.clause("dungeon.combat.withdraw")
def test_combat_withdraw__as_far_as_there_is_a_way():
    fight = duel(20)
    fight.way[0] = 8
    assert refusal(fight, 0, "withdraw 8") == ""
    assert refusal(fight, 0, "withdraw 10") == "dungeon.combat.withdraw"
    phase(fight, "withdraw 8", "hold_line")
    assert (fight.gap[0], fight.way[0]) == (28, 0)
    assert refusal(fight, 0, "withdraw 1") == "dungeon.combat.withdraw"


@pytest.mark.clause("dungeon.combat.contact")
def test_combat_contact__both_close():
    fight = set_up([man("a", speed=18)], [man("b", speed=12)], 40)
    told = phase(fight, "close 36", "close 24")
    assert fight.gap[0] == 0
    assert [(move["side"], move["sazhens"]) for move in told.named("moved")] == [("party", "12"), ("others", "8")]


@pytest.mark.clause("dungeon.combat.contact")
def test_combat_contact__one_is_caught_and_one_gets_away():
    caught = set_up([man("a")], [man("b")], 18)
    told = phase(caught, "close 48", "withdraw 24")
    assert caught.gap[0] == 0
    assert [(move["side"], move["sazhens"]) for move in told.named("moved")] == [("party", "18"), ("others", "9")]
    away = set_up([man("a", speed=18)], [man("b")], 18)
    phase(away, "close 36", "withdraw 24")
    assert away.gap[0] == 6


@pytest.mark.clause("dungeon.combat.may_strike")
def test_combat_may_strike__after_a_move_within_speed_both_strike():
    fight = duel(20)
    phase(fight, "close 20", "hold_line")
    told = phase(fight, "fight", "fight", [1, 1])
    assert told.members("struck") == ["a", "b"]


@pytest.mark.clause("dungeon.combat.may_strike")
def test_combat_may_strike__who_went_farther_does_not():
    fight = duel(28)
    phase(fight, "close 28", "hold_line")
    assert phase(fight, "fight", "fight", [1]).members("struck") == ["b"]
    assert phase(fight, "fight", "fight", [1, 1]).members("struck") == ["a", "b"]


@pytest.mark.clause("dungeon.combat.may_strike")
def test_combat_may_strike__his_own_speed_counts_not_the_bodys():
    fight = set_up([man("fast"), man("slow", speed=14)], [man("b", defence=6)], 20)
    phase(fight, "close 20", "hold_line")
    assert phase(fight, "fight", "hold_line", [1]).members("struck") == ["fast"]


@pytest.mark.clause("dungeon.combat.may_strike")
def test_combat_may_strike__who_shot_does_not():
    fight = set_up([man("a", defence=6)], [archer("b")], 28)
    told = phase(fight, "close 28", "fire", [6])
    assert told.members("shot") == ["b"]
    assert phase(fight, "fight", "fight").members("struck") == []
    assert phase(fight, "fight", "fight", [1, 1]).members("struck") == ["a", "b"]


@pytest.mark.clause("dungeon.combat.may_strike")
def test_combat_may_strike__in_the_same_phase_by_option():
    fight = duel(20, switches=SAME_PHASE)
    told = phase(fight, "close 20", "hold_line", [1, 1])
    assert told.members("struck") == ["a", "b"]
    far = set_up([man("a", defence=6)], [archer("b")], 28, switches=SAME_PHASE)
    assert phase(far, "close 28", "fire", [1]).members("struck") == []
    assert phase(far, "fight", "fight", [1, 1]).members("struck") == ["a", "b"]


@pytest.mark.clause("dungeon.combat.may_strike")
def test_combat_may_strike__in_the_same_phase_those_hit_by_shots_do_not():
    fight = set_up([man("a1", defence=1), man("a2", defence=1)], [archer("b", defence=1)], 20, switches=SAME_PHASE)
    told = phase(fight, "close 20", "fire", [2, 1])
    assert told.members("fell") == ["a2"]
    assert told.members("struck") == ["a1"]


@pytest.mark.clause("dungeon.combat.fire")
def test_combat_fire__nobody_is_shot_at_in_the_dark():
    bow = trait("people", "shoots")
    light = trait("people", "light")
    party = [man("torch", traits=light), man("bow", traits=bow, reach=24, ammo=10)]
    fight = set_up(party, [man("b", defence=1)], 20)
    told = phase(fight, "fire", "hold_line")
    assert told.named("no_target") == [{"side": "party"}]
    assert fight.ammo[1] == 10
    phase(fight, "fire", "close 20", [1])
    assert fight.ammo[1] == 9


@pytest.mark.clause("dungeon.combat.fire")
def test_combat_fire__who_comes_out_of_the_dark_is_shot_at_near_by():
    bow = trait("people", "shoots")
    party = [man("torch", traits=trait("people", "light")), man("slow", traits=bow, reach=2, shot=-2, ammo=10)]
    fight = set_up(party, [man("b", defence=1)], 20)
    told = phase(fight, "fire", "close 20", [3])
    shot = told.named("shot")[0]
    assert (shot["modifier"], shot["needs"]) == (-2, 4)
    assert told.members("fell") == []


@pytest.mark.clause("dungeon.attack.visibility")
def test_attack_visibility__own_light_betrays_another_does_not_reach():
    bow = trait("people", "shoots")
    torch = trait("people", "light")
    far = set_up([man("bow", traits=bow, reach=24, ammo=9)], [man("b", traits=torch)], 22)
    assert phase(far, "fire", "hold_line", [1]).members("shot") == ["bow"]
    dark = set_up([man("bow", traits=bow | torch, reach=24, ammo=9)], [man("b", traits=trait("people"))], 7)
    assert phase(dark, "fire", "hold_line").members("shot") == []
    near = set_up([man("bow", traits=bow | torch, reach=24, ammo=9)], [man("b", traits=trait("people"))], 6)
    assert phase(near, "fire", "hold_line", [1]).members("shot") == ["bow"]


@pytest.mark.clause("dungeon.attack.under_fire")
def test_attack_under_fire__those_who_come_up_join_a_phase_later():
    party = [man(name, defence=1) for name in ("a1", "a2", "a3", "a4")]
    fight = set_up(party, [archer("b1", defence=6), archer("b2", defence=6)], 20, width=4)
    told = phase(fight, "close 20", "fire", [1, 4])
    assert told.members("fell") == ["a2"]
    assert ranks(fight, 0) == [["a1", "a3"], ["a4"]]
    assert phase(fight, "fight", "fight", [1]).members("struck") == ["a1"]
    assert phase(fight, "fight", "fight", [1, 1, 1, 1]).members("struck") == ["a1", "a3", "b1", "b2"]


@pytest.mark.clause("dungeon.combat.rearrange")
def test_combat_rearrange__archers_are_swapped_with_fresh_spearmen():
    party = [archer("bow1"), archer("bow2"), man("spear1"), man("spear2")]
    fight = set_up(party, [man("b", defence=6)], 20, width=4)
    told = phase(fight, "back bow1; back bow2; front spear1; front spear2; fire", "close 20", [6, 6])
    assert told.members("stepped_up") == ["spear1", "spear2"]
    assert ranks(fight, 0) == [["spear1", "spear2"], ["bow1", "bow2"]]
    assert phase(fight, "fight", "fight", [1, 1, 1]).members("struck") == ["spear1", "spear2", "b"]


@pytest.mark.clause("dungeon.combat.rearrange")
def test_combat_rearrange__without_an_order_gaps_are_filled_those_who_keep_back_last():
    keep = trait("people", "dark_sight", "keep_back")
    party = [man("a1", defence=1), man("a2", defence=1), man("porter", traits=keep), man("a3")]
    fight = set_up(party, [man("b1"), man("b2")], 0, width=4)
    phase(fight, "hold_line", "fight", [6, 1])
    assert ranks(fight, 0) == [["a1", "a3"], ["porter"]]


@pytest.mark.clause("dungeon.combat.stunned")
@pytest.mark.clause("dungeon.surprise.use")
def test_combat_stunned__one_free_phase_then_both_order():
    party = [man(f"p{n}", defence=3) for n in range(8)]
    chud = [man(f"c{n}", shot=-1, reach=6, ammo=10, traits=trait("people", "dark_sight", "shoots")) for n in range(2)]
    fight = set_up(party, chud, 6, width=16)
    fight.stunned = 0
    begin(fight)
    assert list(codes(fight, 0)) == []
    assert refusal(fight, 0, "fight") == "dungeon.surprise.use"
    told = phase(fight, "", "fire", [6, 1])
    assert len(told.members("fell")) == 1
    assert refusal(fight, 0, "close 6") == ""


@pytest.mark.clause("dungeon.surprise.use")
def test_surprise_use__they_close_then_strike_then_both_strike():
    fight = set_up([man("a", speed=18, defence=1)], [man("b", speed=18, defence=1)], 8)
    fight.stunned = 1
    begin(fight)
    phase(fight, "close 8", "")
    assert fight.gap[0] == 0
    assert fight.has(1, BARRED)
    assert phase(fight, "fight", "fight", [1]).members("struck") == ["a"]
    assert phase(fight, "fight", "fight", [1, 1]).members("struck") == ["a", "b"]


@pytest.mark.clause("dungeon.surprise.use")
def test_surprise_use__at_no_distance_the_free_phase_is_melee():
    fight = set_up([man("a")], [man("b", defence=5)], 0)
    fight.stunned = 1
    begin(fight)
    assert phase(fight, "fight", "", [5]).members("struck") == ["a"]
    assert phase(fight, "fight", "fight", [1, 1]).members("struck") == ["a", "b"]


@pytest.mark.clause("dungeon.combat.orders")
def test_combat_orders__sealed_and_revealed_together():
    fight = duel(20)
    before = fight.key()
    told = phase(fight, "close 6", "")
    assert told.events == []
    assert fight.gap[0] == 20
    assert fight.key() != before
    assert refusal(fight, 0, "hold_line") == "dungeon.combat.orders"
    told = phase(fight, "", "hold_line")
    assert [event["order"] for event in told.named("main_order")] == ["close", "hold_line"]


@pytest.mark.clause("dungeon.combat.end")
def test_combat_end__too_far_apart():
    fight = duel(46)
    told = phase(fight, "withdraw 8", "hold_line")
    assert fight.gap[0] == 54
    assert told.named("combat_over") == [{"side": "others", "way": "got_away"}]


@pytest.mark.clause("dungeon.combat.end")
@pytest.mark.parametrize(("hs", "over"), [(2, False), (3, True)])
def test_combat_end__beyond_24_sazhens(hs: int, over: bool):
    fight = duel(46)
    assert bool(phase(fight, f"withdraw {hs}", "hold_line").named("combat_over")) == over


@pytest.mark.clause("dungeon.combat.end")
def test_combat_end__both_hold_and_break_off():
    fight = duel(20)
    phase(fight, "break_off; hold_line", "hold_line")
    assert fight.stage == 0
    told = phase(fight, "break_off; hold_line", "break_off; withdraw 2")
    assert told.named("combat_over") == [{"side": "none", "way": "broke_off"}]


@pytest.mark.clause("dungeon.combat.end")
def test_combat_end__out_of_sight_when_nobody_follows():
    plain = trait("people")
    fight = set_up([man("a", traits=plain)], [man("b", traits=plain)], 20)
    phase(fight, "withdraw 2", "close 2")
    assert fight.stage == 0
    told = phase(fight, "withdraw 2", "hold_line")
    assert told.named("combat_over") == [{"side": "others", "way": "got_away"}]


@pytest.mark.clause("dungeon.load.ammo")
def test_load_ammo__a_phase_of_fire_uses_a_tenth_and_the_empty_are_refused():
    fight = set_up([archer("bow", ammo=2, level=3)], [man("b", defence=6)], 20)
    phase(fight, "fire", "hold_line", [6, 6, 6])
    phase(fight, "fire", "hold_line", [6, 6, 6])
    assert fight.ammo[0] == 0
    assert refusal(fight, 0, "fire") == "dungeon.load.ammo"
    assert refusal(duel(20), 0, "fire") == "dungeon.load.ammo"
    assert standing(fight, 1) == ["b"]
    assert states(fight) == {"bow": "up", "b": "up"}
