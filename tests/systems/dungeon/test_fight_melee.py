"""Melee: ranks, width, retreat, open line, breakthrough, second front (chapter 9), with scripted dice."""

import pytest

from podzem.expedition.fight.marks import BUSY, INCIDENTAL, OTHERS_ARRANGE
from podzem.expedition.fight.phase import begin
from podzem.expedition.fight.policy import choose
from podzem.expedition.fight.ranks import opening
from tests.systems.dungeon.fights import (
    archer,
    code,
    man,
    phase,
    ranks,
    refusal,
    set_up,
    standing,
    states,
    trait,
)


def shield(name: str, **what: int):
    return man(name, **{"space": 4, "traits": trait("people", "dark_sight", "shield"), **what})


@pytest.mark.clause("dungeon.combat.fight")
def test_combat_fight__first_ranks_strike_at_once():
    fight = set_up([man(f"a{n}", defence=1) for n in range(3)], [man(f"b{n}", defence=1) for n in range(2)], 0)
    told = phase(fight, "fight", "fight", [1, 1, 1, 1, 1])
    assert told.members("struck") == ["a0", "a1", "a2", "b0", "b1"]
    assert refusal(set_up([archer("a")], [man("b")], 0), 0, "fire") == "dungeon.combat.fight"


@pytest.mark.clause("dungeon.combat.sequence")
def test_combat_sequence__who_is_killed_struck_all_the_same():
    fight = set_up([man("a")], [man("b")], 0)
    told = phase(fight, "fight", "fight", [6, 6])
    assert told.members("struck") == ["a", "b"]
    assert states(fight) == {"a": "down", "b": "down"}
    assert told.named("combat_over") == [{"side": "none", "way": "beaten"}]


@pytest.mark.clause("dungeon.combat.retreat")
def test_combat_retreat__after_the_blows():
    fight = set_up([man("a1", defence=1), man("a2", defence=1)], [man("b", defence=1)], 0)
    told = phase(fight, "retreat 12", "fight", [2])
    assert told.members("struck") == ["b"]
    assert told.members("fell") == ["a2"]
    assert fight.gap[0] == 12
    assert refusal(fight, 1, "close 12") == ""


@pytest.mark.clause("dungeon.combat.retreat")
def test_combat_retreat__needs_a_way_and_both_may():
    fight = set_up([man("a")], [man("b")], 0)
    fight.way[0] = 3
    assert refusal(fight, 0, "retreat 4") == "dungeon.combat.retreat"
    assert refusal(fight, 0, "retreat 0") == "dungeon.combat.retreat"
    phase(fight, "retreat 3", "retreat 10")
    assert fight.gap[0] == 13
    assert fight.way[0] == 0


@pytest.mark.clause("dungeon.combat.first_rank")
def test_combat_first_rank__packed_greedily_in_marching_order():
    fight = set_up([shield("s1"), shield("s2"), man("spear")], [man("b")], 0, width=8)
    assert ranks(fight, 0) == [["s1", "s2"], ["spear"]]
    assert refusal(fight, 0, "front spear") == "dungeon.combat.first_rank"


@pytest.mark.clause("dungeon.combat.first_rank")
def test_combat_first_rank__repacked_when_the_place_narrows():
    fight = set_up([man(f"a{n}") for n in range(4)], [man("b")], 2, widths=(8, 4))
    assert ranks(fight, 0) == [["a0", "a1", "a2", "a3"]]
    phase(fight, "close 2", "hold_line")
    assert ranks(fight, 0) == [["a0", "a1"], ["a2", "a3"]]


@pytest.mark.clause("dungeon.combat.space")
def test_combat_space__shields_and_large_creatures_take_more():
    fight = set_up([shield("s"), man("m"), man("m2")], [man("b")], 0, width=6)
    assert ranks(fight, 0) == [["s", "m"], ["m2"]]
    three = set_up([man("x"), man("y"), man("z")], [man("b")], 0, width=6)
    assert ranks(three, 0) == [["x", "y", "z"]]
    two = set_up([shield("s1"), shield("s2")], [man("b")], 0, width=6)
    assert ranks(two, 0) == [["s1"], ["s2"]]
    assert refusal(two, 0, "front s2") == "dungeon.combat.first_rank"


@pytest.mark.clause("dungeon.combat.space")
def test_combat_space__who_is_larger_than_the_place_cannot_enter():
    fight = set_up([man("a")], [man("dragon", space=12)], 10, widths=(8, 20))
    assert refusal(fight, 1, "close 10") == "dungeon.combat.space"
    melee = set_up([man("a"), man("giant", space=10)], [man("b")], 0, width=8)
    assert refusal(melee, 0, "front giant") == "dungeon.combat.space"


@pytest.mark.clause("dungeon.combat.width")
def test_combat_width__shooting_each_its_own_melee_the_smaller():
    party = [man(f"p{n}", defence=1) for n in range(4)]
    chud = [man(f"c{n}", defence=1) for n in range(14)]
    fight = set_up(party, chud, 4, widths=(4, 28))
    assert [len(rank) for rank in ranks(fight, 0)] == [2, 2]
    assert [len(rank) for rank in ranks(fight, 1)] == [14]
    phase(fight, "hold_line", "close 4")
    assert [len(rank) for rank in ranks(fight, 1)] == [2] * 7


@pytest.mark.clause("dungeon.combat.open_line")
def test_combat_open_line__gap_beside_the_first_two_ranks():
    closed = set_up([man("a"), man("b"), man("c"), man("d", space=2, behind=0)], [man("x")], 0, width=6)
    assert ranks(closed, 0) == [["a", "b", "c"], ["d"]]
    closed.width[0] = closed.width[1] = 8
    assert opening(closed, 0, 0) == 0
    fight = set_up([shield("s"), man("m")], [man("x")], 0, width=4)
    fight.width[0] = fight.width[1] = 8
    assert opening(fight, 0, 0) == 2


@pytest.mark.clause("dungeon.combat.open_line")
def test_combat_open_line__gaps_may_be_left_on_purpose():
    fight = set_up([man("a1"), man("a2")], [man("b", defence=6)], 0, width=4)
    phase(fight, "back a2; hold_line", "hold_line")
    assert ranks(fight, 0) == [["a1"], ["a2"]]
    phase(fight, "keep_ranks; hold_line", "hold_line")
    assert ranks(fight, 0) == [["a1"], ["a2"]]
    phase(fight, "hold_line", "hold_line")
    assert ranks(fight, 0) == [["a1", "a2"]]


@pytest.mark.clause("dungeon.combat.unscreened")
def test_combat_unscreened__those_near_behind_an_open_line_merge_with_it():
    porters = [man("p1", behind=2), man("p2", behind=2)]
    fight = set_up([man("s", space=4, defence=4), *porters], [archer("b"), archer("b2")], 10, width=8, switches=64)
    told = phase(fight, "hold_line", "fire", [5, 6])
    assert [shot["target"] for shot in told.named("shot")] == [4, 4]
    assert refusal(fight, 0, "lose p1") == ""
    assert refusal(fight, 0, "lose b") == "dungeon.attack.loss"


@pytest.mark.clause("dungeon.combat.unscreened")
def test_combat_unscreened__those_far_behind_are_a_target_of_their_own():
    fight = set_up([man("s", space=4, defence=4), man("p", behind=8)], [archer("b", reach=12)], 10, width=8)
    told = phase(fight, "hold_line", "aim b; fire", [2])
    shot = told.named("shot")[0]
    assert (shot["target"], shot["modifier"], shot["needs"]) == (0, -1, 2)
    assert told.members("fell") == ["p"]
    near = set_up([man("s", space=4, defence=4), man("p", behind=8)], [archer("b")], 10, width=8)
    assert phase(near, "hold_line", "fire", [4]).named("shot")[0]["target"] == 4
    screened = set_up([man("s", space=8, defence=4), man("p", behind=8)], [archer("b")], 10, width=8)
    assert refusal(screened, 1, "aim b") == "dungeon.combat.unscreened"


@pytest.mark.clause("dungeon.combat.unscreened")
@pytest.mark.parametrize(("behind", "refused"), [(5, "dungeon.combat.unscreened"), (6, "")])
def test_combat_unscreened__three_sazhens_behind_are_far(behind: int, refused: str):
    fight = set_up([man("s", space=4, defence=4), man("p", behind=behind)], [archer("b")], 10, width=8)
    assert refusal(fight, 1, "aim b") == refused


@pytest.mark.clause("dungeon.combat.open_line", "dungeon.combat.unscreened")
@pytest.mark.parametrize(("space", "target"), [(4, 1), (2, 3)])
def test_combat_unscreened__a_line_without_a_gap_screens_those_behind(space: int, target: int):
    fight = set_up([man("s", space=4, defence=1), man("p", space=space, defence=3)], [archer("b")], 10, width=4)
    fight.width[0] = 8
    assert opening(fight, 0, 0) == 4 - space
    assert phase(fight, "hold_line", "fire", [1]).named("shot")[0]["target"] == target


def open_line(*breakers: object):
    """The enemy's line leaves half a sazhen open; two porters stand a half-sazhen behind it."""
    enemy = [man("wall", space=4, defence=3), man("p1", strike=-1), man("p2", strike=-1)]
    fight = set_up(list(breakers), enemy, 0, width=8)
    fight.rank[fight.names.index("p1")] = fight.rank[fight.names.index("p2")] = 1
    fight.space[fight.names.index("p2")] = 0
    return fight


@pytest.mark.clause("dungeon.combat.breakthrough")
def test_combat_breakthrough__only_as_much_as_fits_through():
    fight = open_line(man("a"), man("spear", defence=2), shield("s"))
    assert opening(fight, 0, 1) == 2
    assert refusal(fight, 0, "breaker spear") == ""
    assert refusal(fight, 0, "breaker s") == "dungeon.combat.breakthrough"
    closed = set_up([man("a"), man("b")], [man("x"), man("y"), man("z")], 0, width=4)
    assert refusal(closed, 0, "breakthrough") == "dungeon.combat.breakthrough"
    alone = set_up([man("a"), man("b")], [man("x")], 0, width=8)
    assert refusal(alone, 0, "breaker a") == "dungeon.combat.breakthrough"


@pytest.mark.clause("dungeon.combat.rear_front")
def test_combat_rear_front__one_breaker_against_two_porters():
    fight = open_line(man("a", defence=3), man("spear", defence=2))
    told = phase(fight, "breaker spear; breakthrough", "fight", [1, 6, 6, 1, 1])
    assert told.members("broke_through") == ["spear"]
    strikes = told.named("struck")
    assert [strike["member"] for strike in strikes] == ["a", "wall", "spear", "p1", "p2"]
    assert [strike["target"] for strike in strikes] == [3, 3, 0, 2, 2]
    assert [strike["modifier"] for strike in strikes][3:] == [-1, -1]
    assert told.members("fell") == ["a", "p2"]


@pytest.mark.clause("dungeon.combat.rear_front")
def test_combat_rear_front__with_nobody_before_it_the_bypassed_rank_strikes_the_breakers():
    fight = open_line(man("spear", defence=2))
    told = phase(fight, "breaker spear; breakthrough", "fight", [1, 1, 1, 1])
    struck = told.named("struck")
    assert [strike["member"] for strike in struck] == ["wall", "spear", "p1", "p2"]
    assert struck[0]["target"] == 2


@pytest.mark.clause("dungeon.combat.rear_front")
def test_combat_rear_front__breakers_between_two_ranks_are_struck_by_both():
    fight = open_line(man("spear", defence=2))
    phase(fight, "breaker spear; breakthrough", "fight", [1, 6, 1, 1])
    assert standing(fight, 1) == ["wall", "p1"]
    told = phase(fight, "hold_line", "fight", [1, 1])
    assert sorted(told.members("struck")) == ["p1", "wall"]
    assert fight.gap[0] < 0 <= fight.gap[1]


@pytest.mark.clause("dungeon.combat.breakthrough")
def test_combat_breakthrough__no_second_front_when_the_enemy_retreats():
    fight = open_line(man("a", defence=3), man("spear", defence=2))
    told = phase(fight, "breaker spear; breakthrough", "retreat 6", [1, 6])
    assert told.members("struck") == ["a", "spear"]
    assert [front for front in range(4) if fight.gap[front] >= 0] == [0]
    assert fight.gap[0] == 6
    assert told.members("fell") == ["p2"]


@pytest.mark.clause("dungeon.combat.breakthrough")
def test_combat_breakthrough__those_far_behind_are_reached_later():
    enemy = [man("wall", space=4, defence=6), man("p", behind=30)]
    fight = set_up([man("a", space=2, speed=24), man("b", speed=12)], enemy, 0, width=8)
    phase(fight, "breaker a; breakthrough", "hold_line", [6])
    assert (fight.gap[0], fight.gap[1]) == (0, 0)
    told = phase(fight, "fight; fight", "hold_line; hold_line", [6, 2])
    assert told.members("fell") == ["p"]
    slow = set_up(
        [man("a", speed=6), man("b", speed=12)], [man("wall", space=4, defence=6), man("p", behind=30)], 0, width=8
    )
    phase(slow, "breaker a; breakthrough", "hold_line", [6])
    assert slow.gap[1] == 18


@pytest.mark.clause("dungeon.combat.breakthrough")
@pytest.mark.parametrize(
    ("behind", "struck", "gap"), [(24, ["b", "a"], -1), (25, ["b"], 0), (48, ["b"], 0), (49, ["b"], 1)]
)
def test_combat_breakthrough__within_his_speed_he_strikes_within_twice_it_he_arrives(
    behind: int, struck: list[str], gap: int
):
    enemy = [man("wall", space=4, defence=6), man("p", behind=behind)]
    fight = set_up([man("a", speed=24), man("b", speed=12)], enemy, 0, width=8)
    told = phase(fight, "breaker a; breakthrough", "hold_line", [1] * len(struck))
    assert (told.members("struck"), int(fight.gap[1])) == (struck, gap), "a blow of one fells p, and the front closes"


@pytest.mark.clause("dungeon.combat.rear_front")
def test_combat_rear_front__fighters_go_between_fronts_by_rearranging():
    fight = open_line(man("a", defence=6), man("a2", defence=6), man("spear", defence=6))
    phase(fight, "breaker spear; breakthrough", "hold_line", [1, 1, 1])
    assert standing(fight, 1) == ["wall", "p1"]
    phase(fight, "shift a2 1; hold_line; hold_line", "hold_line; hold_line")
    assert fight.front[fight.names.index("a2")] == 1


@pytest.mark.clause("dungeon.combat.rearrange")
@pytest.mark.clause("dungeon.combat.incidental")
def test_combat_incidental__a_weapon_change_costs_one_in_that_phase_alone():
    fight = set_up([man("a")], [man("b", defence=4)], 0)
    fight.set(0, INCIDENTAL)
    strike = phase(fight, "fight", "hold_line", [5]).named("struck")[0]
    assert (strike["modifier"], strike["needs"]) == (-1, 6)
    assert phase(fight, "fight", "hold_line", [4]).named("struck")[0]["modifier"] == 0


@pytest.mark.clause("dungeon.combat.incidental")
def test_combat_incidental__free_in_a_phase_in_which_he_may_not_strike():
    fight = set_up([man("a", defence=6)], [archer("bow", defence=6)], 20)
    phase(fight, "close 20", "fire", [1])
    fight.set(1, INCIDENTAL)
    phase(fight, "hold_line", "fight")
    assert phase(fight, "hold_line", "fight", [1]).named("struck")[0]["modifier"] == -1
    assert not fight.has(1, INCIDENTAL)


@pytest.mark.clause("dungeon.combat.other")
def test_combat_other__who_drinks_does_not_strike_and_can_be_hit():
    fight = set_up([man("a", defence=1)], [man("b", defence=1)], 0)
    fight.set(0, BUSY)
    assert refusal(fight, 0, "retreat 2") == "dungeon.combat.other"
    told = phase(fight, "fight", "fight", [2])
    assert told.members("struck") == ["b"]
    assert told.members("fell") == ["a"]


@pytest.mark.clause("dungeon.auto.opponents")
def test_auto_opponents__the_bear_closes_so_that_its_blows_can_follow():
    beast = trait("beast")
    fight = set_up([man("a", defence=1)], [man("bear", level=3, strike=1, defence=1, traits=beast)], 40)
    assert choose(fight, 0, 1) == code(fight, "close 16")
    phase(fight, "hold_line", "close 16")
    assert choose(fight, 0, 1) == code(fight, "close 24")
    phase(fight, "hold_line", "close 24")
    assert choose(fight, 0, 1) == code(fight, "fight")
    assert phase(fight, "hold_line", "fight", [1, 1, 1]).members("struck") == ["bear"]


@pytest.mark.clause("dungeon.auto.opponents")
def test_auto_opponents__shoot_from_afar_unless_beasts_or_without_a_chance():
    fight = set_up([man("a", defence=2)], [archer("b")], 40)
    assert choose(fight, 0, 1) == code(fight, "fire")
    proof = set_up([man("a", defence=6)], [archer("b")], 40)
    assert choose(proof, 0, 1) == code(proof, "close 16")
    beast = trait("beast", "shoots", "dark_sight")
    hurler = set_up([man("a")], [archer("b", traits=beast)], 40)
    assert choose(hurler, 0, 1) == code(hurler, "close 16")
    near = set_up([man("a")], [archer("b")], 24)
    assert choose(near, 0, 1) == code(near, "close 24")


@pytest.mark.clause("dungeon.auto.opponents")
def test_auto_opponents__break_through_with_as_many_second_rankers_as_fit():
    fight = set_up([man("wall", space=4, defence=3), man("p1", behind=2)], [man(f"c{n}") for n in range(6)], 0, width=8)
    assert choose(fight, 0, 1) == code(fight, "breakthrough")
    told = phase(fight, "hold_line", "breakthrough", [1, 1, 1, 1, 2, 2])
    assert told.members("broke_through") == ["c4", "c5"]
    assert told.members("fell") == ["p1"]


@pytest.mark.clause("dungeon.auto.opponents")
def test_auto_opponents__too_large_for_the_place_they_shoot_or_draw_back():
    breath = trait("people", "shoots", "dark_sight")
    dragon = man("dragon", space=12, shot=1, reach=6, ammo=4000, traits=breath)
    fight = set_up([man("a")], [dragon], 4, widths=(4, 20))
    assert choose(fight, 0, 1) == code(fight, "fire")
    bear = set_up([man("a")], [man("bear", space=6, traits=trait("beast"))], 4, widths=(4, 20))
    assert choose(bear, 0, 1) == code(bear, "withdraw 48")
    bear.way[1] = 0
    assert choose(bear, 0, 1) == code(bear, "hold_line")


@pytest.mark.clause("dungeon.auto.opponents")
def test_auto_opponents__shooters_ahead_at_a_distance_shields_near_by():
    band = [shield("s"), archer("bow"), archer("bow2")]
    fight = set_up([man("a", defence=6)], band, 60, width=4, switches=OTHERS_ARRANGE)
    begin(fight)
    phase(fight, "hold_line", "hold_line")
    assert ranks(fight, 1) == [["bow", "bow2"], ["s"]]
    phase(fight, "hold_line", "close 40")
    phase(fight, "hold_line", "close 20")
    assert ranks(fight, 1)[0] == ["s"]


@pytest.mark.clause("dungeon.light.darkness")
def test_light_darkness__strikes_in_the_dark_cost_two():
    plain = trait("people")
    fight = set_up([man("a", traits=plain)], [man("b", traits=trait("people", "dark_sight"), defence=1)], 0)
    strikes = phase(fight, "fight", "fight", [3, 1]).named("struck")
    assert [strike["modifier"] for strike in strikes] == [-2, 0]
    lit = set_up([man("a", traits=trait("people", "light"))], [man("b", defence=1)], 0)
    assert phase(lit, "fight", "hold_line", [1]).named("struck")[0]["modifier"] == 0


@pytest.mark.clause("dungeon.bestiary.table")
def test_bestiary_table__chud_attack_worse_in_bright_light():
    chud = trait("people", "dark_sight", "light_shy")
    fight = set_up(
        [man("a", defence=1, traits=trait("people", "light"))], [man("c", strike=-1, traits=chud, defence=1)], 0
    )
    assert phase(fight, "hold_line", "fight", [1]).named("struck")[0]["modifier"] == -2
    fight = set_up([man("a", defence=1)], [man("c", strike=-1, traits=chud, defence=1)], 0)
    assert phase(fight, "hold_line", "fight", [1]).named("struck")[0]["modifier"] == -1
    slinger = archer("c", shot=-1, reach=6, traits=chud | trait("shoots"))
    for hs, modifier in ((2, -2), (3, -1)):
        fight = set_up([man("a", defence=1, traits=trait("people", "light"))], [slinger], hs)
        assert phase(fight, "hold_line", "fire", [1]).named("shot")[0]["modifier"] == modifier
