"""Weights, prices, speeds, money, time."""

import pytest

from podzem.world.clock import day_of, is_day_end, turns_of
from podzem.world.gear import CLASSES, FILLING_QG, GEAR, SHOTS, UNARMED, shot_with
from podzem.world.load import (
    BODY_PARTS_QG,
    BODY_QG,
    CONDITION_QG,
    QG_IN_GRIVNA,
    beast_speed,
    carry_speed,
    drag_speed,
    share,
)
from podzem.world.money import gold_weight, gold_worth, silver_weight, silver_worth

ABOVE = {"warm_gear": 10, "cart": 0}
"""What is used above ground alone (surface T4; a cart weighs nothing itself, what it bears counts)."""
WEIGHTS = {
    5: "ration skin_water skin_wine skin_oil healing_water tableware jewellery potion wand",
    2: "wedge torch knife bandage lamp tinderbox hammer key scroll badge holy_sign cursed_sign sling",
    1: "skin sack",
    10: "rope weapon axe mace spear sword tool bow stones chest staff head walking_staff",
    15: "light_armour shield",
    20: "two_handed_weapon carpet ladder plank",
    11: "quiver bag_stones",
    21: "bag_bullets",
    30: "arm leg",
    40: "mail statue_small",
    60: "plate trunk",
    80: "furniture",
    170: "body",
    400: "statue_large",
    0.25: "gem",
    0: "donkey",
}
PRICES = {
    "ration": 5,
    "torch": 1,
    "wedge": 1,
    "bandage": 2,
    "tinderbox": 3,
    "knife": 10,
    "lamp": 10,
    "skin": 3,
    "skin_wine": 13,
    "skin_oil": 11,
    "skin_water": 3,
    "healing_water": 203,
    "rope": 5,
    "sack": 2,
    "chest": 20,
    "tool": 15,
    "weapon": 40,
    "two_handed_weapon": 80,
    "light_armour": 60,
    "mail": 300,
    "plate": 900,
    "shield": 20,
    "sling": 3,
    "bow": 60,
    "quiver": 10,
    "stones": 0,
    "bag_stones": 2,
    "bag_bullets": 15,
    "ladder": 10,
    "plank": 10,
    "hammer": 5,
    "walking_staff": 2,
    "donkey": 150,
}


def gr(grivnas: float) -> int:
    return int(grivnas * QG_IN_GRIVNA)


@pytest.mark.clause("dungeon.load.weights")
def test_dungeon_load_weights__everything_weighs_as_the_table_says() -> None:
    table = {id: gr(weight) for weight, ids in WEIGHTS.items() for id in ids.split()}
    assert {id: gear.full_qg for id, gear in GEAR.items() if id not in ABOVE} == table
    worn = ["mail", "shield", "sword", "torch", "torch", "torch", "ration"]
    assert sum(GEAR[id].full_qg for id in worn) == gr(76)


@pytest.mark.clause("surface.season.warm_gear")
def test_surface_season_warm_gear__weighs_ten_grivnas() -> None:
    assert {id: GEAR[id].full_qg for id in ABOVE} == {id: gr(weight) for id, weight in ABOVE.items()}


@pytest.mark.clause("dungeon.money.values")
def test_dungeon_money_values__prices_are_those_of_the_table() -> None:
    same = {"axe": 40, "mace": 40, "spear": 40, "sword": 40}
    assert {id: gear.price for id, gear in GEAR.items() if gear.price is not None} == PRICES | same
    assert GEAR["key"].price is None
    assert GEAR["scroll"].price is None


@pytest.mark.clause("dungeon.load.unit")
def test_dungeon_load_unit__a_gem_is_a_quarter() -> None:
    assert gr(12) + 3 * GEAR["gem"].qg == gr(12.75)


@pytest.mark.clause("dungeon.load.containers")
def test_dungeon_load_containers__hold_what_the_table_says() -> None:
    held = {id: GEAR[id].holds_qg for id in ("sack", "chest", "skin_oil", "quiver", "bag_stones", "bag_bullets")}
    assert held == {
        **{"sack": gr(40), "chest": gr(400), "skin_oil": gr(4)},
        **{"quiver": gr(10), "bag_stones": gr(10), "bag_bullets": gr(20)},
    }
    full_chest = GEAR["chest"].qg + GEAR["chest"].holds_qg
    assert full_chest == gr(410)
    assert drag_speed(0, full_chest) == 0
    assert drag_speed(0, share(full_chest, 2)) == 3


@pytest.mark.clause("dungeon.load.body")
def test_dungeon_load_body__the_whole_is_less_than_its_parts() -> None:
    parts = ["head", "trunk", "arm", "arm", "leg", "leg"]
    assert sum(GEAR[part].qg for part in parts) == BODY_PARTS_QG == gr(190)
    assert GEAR["body"].qg == BODY_QG == gr(170)
    assert carry_speed(BODY_QG) == 0
    assert drag_speed(0, BODY_QG) == 3
    assert 2 * GEAR["arm"].qg + GEAR["head"].qg == gr(70)


@pytest.mark.clause("dungeon.load.carry")
@pytest.mark.parametrize(
    ("grivnas", "speed", "lame"),
    [(0, 12, 9), (40, 12, 9), (40.25, 9, 6), (80, 9, 6), (80.25, 6, 3), (160, 6, 3), (160.25, 0, 0)],
)
def test_dungeon_load_carry__bounds_are_inclusive(grivnas: float, speed: int, lame: int) -> None:
    assert carry_speed(gr(grivnas)) == speed
    assert carry_speed(gr(grivnas), lame=True) == lame


@pytest.mark.clause("dungeon.load.drag")
@pytest.mark.parametrize(
    ("carried", "dragged", "speed"),
    [(30, 50, 6), (40, 45, 3), (76, 170, 3), (76, 245, 0), (0, 320, 3), (160, 160, 3), (160.25, 1, 0), (0, 0, 6)],
)
def test_dungeon_load_drag__carried_and_dragged_count_together(carried: float, dragged: float, speed: int) -> None:
    assert drag_speed(gr(carried), gr(dragged)) == speed


@pytest.mark.clause("dungeon.load.drag")
def test_dungeon_load_drag__separately_the_lower_speed_counts() -> None:
    assert drag_speed(gr(40), gr(80), "separate") == 6
    assert drag_speed(gr(100), gr(80), "separate") == 6
    assert drag_speed(gr(76), gr(320), "separate") == 3
    assert drag_speed(gr(76), gr(321), "separate") == 0
    assert drag_speed(gr(161), gr(1), "separate") == 0


@pytest.mark.clause("dungeon.aid.maim")
def test_dungeon_aid_maim__the_lame_drag_little_and_slowly() -> None:
    assert drag_speed(gr(30), gr(50), lame=True) == 3
    assert drag_speed(gr(30), gr(51), lame=True) == 0


@pytest.mark.clause("dungeon.load.donkey")
@pytest.mark.parametrize(("grivnas", "speed"), [(0, 9), (160, 9), (161, 6), (320, 6), (321, 0)])
def test_dungeon_load_donkey__carries_twice_as_much(grivnas: int, speed: int) -> None:
    assert beast_speed("donkey", gr(grivnas)) == speed


@pytest.mark.clause("dungeon.load.shared")
def test_dungeon_load_shared__split_equally_and_rounded_up() -> None:
    assert share(BODY_QG, 2) == gr(85)
    assert carry_speed(gr(40) + share(BODY_QG, 2)) == 6
    assert share(10, 3) == 4


@pytest.mark.clause("dungeon.load.conditions")
def test_dungeon_load_conditions__an_item_weighs_ten() -> None:
    assert carry_speed(gr(35) + CONDITION_QG) == 9
    assert carry_speed(gr(35) + 5 * CONDITION_QG) == 6


@pytest.mark.clause("dungeon.load.ammo")
def test_dungeon_load_ammo__a_phase_takes_a_tenth() -> None:
    taken = {id: GEAR[id].phase_qg for id in ("quiver", "stones", "bag_stones", "bag_bullets")}
    assert taken == {"quiver": gr(1), "stones": gr(1), "bag_stones": gr(1), "bag_bullets": gr(2)}
    assert GEAR["quiver"].full_qg - 4 * GEAR["quiver"].phase_qg == gr(1 + 6)


@pytest.mark.clause("dungeon.light.torch", "dungeon.light.lamp")
def test_dungeon_light_lamp__four_fillings_of_six_turns_from_a_skin() -> None:
    assert GEAR["torch"].turns == GEAR["lamp"].turns == 6
    assert GEAR["skin_oil"].holds_qg // FILLING_QG * GEAR["lamp"].turns == 24
    assert GEAR["skin_oil"].full_qg - 2 * FILLING_QG == gr(3)


@pytest.mark.clause("dungeon.attack.shot_mods", "dungeon.attack.range")
@pytest.mark.parametrize(
    ("weapon", "ammo", "modifier", "sazhens"),
    [
        ("", "stones", -2, 1),
        ("", "bag_stones", -2, 1),
        ("sling", "stones", -1, 3),
        ("sling", "bag_stones", -1, 3),
        ("sling", "bag_bullets", 0, 6),
        ("bow", "quiver", 0, 12),
    ],
)
def test_dungeon_attack_shot_mods__by_weapon_and_missile(weapon: str, ammo: str, modifier: int, sazhens: int) -> None:
    shot = shot_with(weapon, ammo)
    assert shot is not None
    assert (shot.modifier, shot.range_hs) == (modifier, 2 * sazhens)


def test_no_other_weapon_shoots_and_no_other_missile_fits() -> None:
    pairs = {(shot.weapon, ammo) for shot in SHOTS for ammo in shot.ammo}
    found = {(weapon, ammo) for weapon in ["", *GEAR] for ammo in GEAR if shot_with(weapon, ammo)}
    assert found == pairs
    assert len(pairs) == 6
    assert (GEAR["bow"].shot, GEAR["bow"].range_hs) == (0, 24)
    assert (GEAR["sling"].shot, GEAR["sling"].range_hs) == (-1, 6)
    assert GEAR["sword"].shot is None


@pytest.mark.clause("dungeon.attack.strike_mods")
def test_dungeon_attack_strike_mods__by_what_is_in_the_hand() -> None:
    strikes = {
        -2: "torch lamp hammer tool chest bow staff walking_staff",
        -1: "knife",
        0: "weapon axe mace spear sword",
        1: "two_handed_weapon",
    }
    table = {id: modifier for modifier, ids in strikes.items() for id in ids.split()}
    assert {id: gear.strike for id, gear in GEAR.items() if gear.strike is not None} == table
    assert UNARMED == -4


@pytest.mark.clause("dungeon.defence.armour", "dungeon.defence.shield")
def test_dungeon_defence_armour__each_has_its_number() -> None:
    found = {id: gear.defence for id, gear in GEAR.items() if gear.defence}
    assert found == {"light_armour": 1, "mail": 2, "plate": 3, "shield": 1}


@pytest.mark.clause("dungeon.load.hands")
def test_dungeon_load_hands__one_or_two() -> None:
    assert [GEAR[id].hands for id in ("sword", "knife", "shield", "torch", "lamp", "sling", "tool")] == [1] * 7
    assert [GEAR[id].hands for id in ("two_handed_weapon", "bow")] == [2, 2]
    assert [id for id, gear in GEAR.items() if gear.two_handed] == ["two_handed_weapon"]
    assert {gear.kind_class for gear in GEAR.values()} == set(CLASSES)


@pytest.mark.clause("dungeon.money.values")
def test_dungeon_money_values__metal_is_worth_its_weight() -> None:
    assert silver_weight(2500) == gr(25)
    assert gold_weight(2500) == gr(2.5)
    assert silver_worth(gr(25)) == gold_worth(gr(2.5)) == 2500
    assert [silver_weight(kuna) for kuna in (0, 24, 25, 49, 50)] == [0, 0, 1, 1, 2]


@pytest.mark.clause("dungeon.time.turn", "dungeon.time.day")
def test_dungeon_time_day__food_is_due_at_every_144th_turn() -> None:
    assert [turn for turn in range(400) if is_day_end(turn)] == [144, 288]
    assert [day_of(turn) for turn in (1, 144, 145, 288, 289)] == [1, 1, 2, 2, 3]


@pytest.mark.clause("dungeon.combat.ten_phases")
def test_dungeon_combat_ten_phases__a_turn_begun_is_a_turn_used() -> None:
    assert [turns_of(phases) for phases in (0, 1, 10, 11, 20)] == [0, 1, 1, 2, 2]
