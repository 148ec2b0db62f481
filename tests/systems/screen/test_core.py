"""Tests, levels, zones, sizes, bands: the pure numbers of the catalogue's Checks."""

from __future__ import annotations

import pytest

from podzem.core.events import Term
from podzem.systems.screen.board import distance, gap, line, side_towards
from podzem.systems.screen.chapters.damage import wounds_of, zone_at, zone_of_roll
from podzem.systems.screen.chapters.modifiers import band_of
from podzem.systems.screen.chapters.tests import Judged, compared, is_double, judged, reversed_roll, target
from podzem.systems.screen.data import (
    BASES,
    CHARACTERISTICS,
    CHARACTERS,
    KINDS,
    MODIFIERS,
    SIZES,
    SKILLS,
    WEAPONS,
    armour_by_zone,
    bonus,
    character_hp,
    critical_row,
    size_at,
)
from podzem.systems.screen.setting import read_setting
from tests.systems.screen.build import stage

PLAIN = read_setting(1, {})


def rows(*values: int) -> list[Term]:
    return [Term(f"row{index}", value, "screen.mod.sum") for index, value in enumerate(values)]


def number(skill: int, *values: int, **options: object) -> int:
    return target(read_setting(1, options), Term("melee", skill, "screen.char.skills"), rows(*values)).number


def told(result: Judged) -> tuple[int, bool, int, bool]:
    return result.roll, result.success, result.sl, result.double


@pytest.mark.clause("screen.core.d100")
def test_d100__doubles_and_the_hundred() -> None:
    assert [roll for roll in range(1, 101) if is_double(roll)] == [11, 22, 33, 44, 55, 66, 77, 88, 99, 100]


@pytest.mark.clause("screen.core.bonus")
@pytest.mark.parametrize(("value", "expected"), [(54, 5), (39, 3), (9, 0)])
def test_bonus__is_the_tens(value: int, expected: int) -> None:
    assert bonus(value) == expected


@pytest.mark.clause("screen.core.target_number")
def test_target_number__negatives_are_capped_before_bonuses() -> None:
    assert number(45, -20, -20, 40) == 55
    assert number(20, -20, -30) == 0
    assert number(70, 40, 20, 20) == 150


@pytest.mark.clause("screen.mod.sum")
def test_sum__the_cap_and_its_switch() -> None:
    assert number(50, -20, -20, -10) == 20
    assert number(50, -20, -20, -10, 20) == 40
    assert number(50, -40) == 20
    assert number(50, -20, -20, -10, 20, negative_cap="none") == 20
    assert number(50, 60, 40) == 150
    assert number(50, 60, 40, positive_cap="60") == 110


@pytest.mark.clause("screen.core.sl")
@pytest.mark.parametrize(("tn", "roll", "success", "sl"), [(45, 23, True, 2), (45, 47, False, 0), (45, 100, False, -6)])
def test_sl__tens_of_the_number_less_tens_of_the_roll(tn: int, roll: int, success: bool, sl: int) -> None:
    found = judged(PLAIN, roll, tn)
    assert (found.success, found.sl) == (success, sl)


@pytest.mark.clause("screen.core.auto_bands")
def test_auto_bands__the_lowest_always_succeed_the_highest_never() -> None:
    assert told(judged(PLAIN, 5, 0)) == (5, True, 1, False)
    assert told(judged(PLAIN, 97, 150)) == (97, False, -1, False)
    assert sum(judged(PLAIN, roll, 120).success for roll in range(1, 101)) == 95
    off = read_setting(1, {"auto_bands": False})
    assert not judged(off, 5, 0).success
    assert judged(off, 100, 100).success


@pytest.mark.clause("screen.core.test_opposed")
def test_opposed__compared_as_numbers() -> None:
    def fight(a: int, b: int, *rolls: int, **options: object) -> tuple[str, int]:
        setting = read_setting(1, options)
        return compared(setting, judged(setting, rolls[0], a), judged(setting, rolls[1], b))

    assert fight(40, 40, 31, 62) == ("win", 3)
    assert fight(40, 40, 71, 95) == ("win", 2)
    assert fight(40, 40, 44, 48) == ("tie", 0)
    assert fight(40, 40, 71, 95, attack_must_succeed=True) == ("tie", 0)
    assert fight(45, 45, 44, 48, success_breaks_ties=True) == ("win", 1)
    counts = {"win": 0, "tie": 0, "lose": 0}
    for a in range(1, 101):
        for b in range(1, 101):
            counts[fight(40, 40, a, b)[0]] += 1
    assert counts == {"win": 4509, "tie": 982, "lose": 4509}


@pytest.mark.clause("screen.zone.table")
@pytest.mark.parametrize(
    ("value", "zone"),
    [
        (1, "head"),
        (9, "head"),
        (10, "arm_off"),
        (24, "arm_off"),
        (25, "arm_main"),
        (44, "arm_main"),
        (45, "body"),
        (79, "body"),
        (80, "leg_left"),
        (89, "leg_left"),
        (90, "leg_right"),
        (100, "leg_right"),
    ],
)
def test_zone_table__bounds(value: int, zone: str) -> None:
    assert zone_at(value) == zone


@pytest.mark.clause("screen.zone.reverse")
def test_reverse__digits_exchanged() -> None:
    assert [reversed_roll(roll) for roll in (37, 1, 9, 10, 90, 50, 100, 44)] == [73, 10, 90, 1, 9, 5, 100, 44]
    assert [zone_of_roll(roll) for roll in (37, 1, 90, 8, 50, 44)] == [
        "body",
        "arm_off",
        "head",
        "leg_left",
        "head",
        "arm_main",
    ]


@pytest.mark.clause("screen.zone.odds")
def test_zone_odds__over_all_rolls_and_over_hits() -> None:
    def counted(most: int) -> list[int]:
        zones = [zone_of_roll(roll) for roll in range(1, most + 1)]
        return [zones.count(zone) for zone in ("head", "arm_off", "arm_main", "body", "leg_left", "leg_right")]

    assert counted(100) == [9, 15, 20, 35, 10, 11]
    assert counted(45) == [4, 10, 10, 13, 4, 4]
    assert counted(5) == [0, 2, 2, 1, 0, 0]
    assert counted(95) == [9, 15, 20, 33, 9, 9]


@pytest.mark.clause("screen.dmg.example")
@pytest.mark.clause("screen.dmg.wounds")
def test_wounds__the_documents_example_and_the_least() -> None:
    assert wounds_of(12, 3, 2) == 7
    assert wounds_of(4, 4, 2) == 1


@pytest.mark.clause("screen.ranged.bands")
def test_bands__by_the_weapons_range() -> None:
    fight = stage(darya={"at": "0,0"}, brigand={"at": "5,0"})
    names = {d: band_of(fight, 50, d) for d in (5, 6, 25, 26, 50, 51, 100, 101, 150, 151)}
    values = {d: MODIFIERS[name][0] if name not in ("", "standard") else name for d, name in names.items()}
    assert values == {
        5: 40,
        6: 20,
        25: 20,
        26: "standard",
        50: "standard",
        51: -10,
        100: -10,
        101: -30,
        150: -30,
        151: "",
    }


@pytest.mark.clause("screen.shoot.s9_very_long")
@pytest.mark.clause("screen.shoot.s9_beyond")
def test_bands__of_section_nine() -> None:
    fight = stage(options={"range_table": "s9"}, darya={"at": "0,0"}, brigand={"at": "5,0"})
    assert [band_of(fight, 60, d) for d in (30, 31, 54, 55, 60, 61)] == [
        "s9_short",
        "s9_long",
        "s9_long",
        "s9_very_long",
        "s9_very_long",
        "",
    ]


@pytest.mark.clause("screen.mod.ladder")
@pytest.mark.clause("screen.mod.size_monstrous")
def test_modifiers__the_printed_rows() -> None:
    expected = {
        "size_monstrous": 60,
        "crowd": 60,
        "point_blank": 40,
        "size_enormous": 40,
        "outnumber_3": 40,
        "group_large": 40,
        "size_large": 20,
        "range_short": 20,
        "group_small": 20,
        "aimed": 20,
        "flank_rear": 20,
        "outnumber_2": 20,
        "target_prone": 20,
        "standard": 0,
        "size_average": 0,
        "attacker_prone_or_lower": -10,
        "awkward": -10,
        "range_long": -10,
        "moved_and_shot": -10,
        "size_little": -10,
        "cover_poor": -10,
        "called_zone": -20,
        "confined": -20,
        "obscured": -20,
        "extreme_weather": -20,
        "dodge_prone_or_mounted": -20,
        "melee_dark": -20,
        "size_small": -20,
        "off_hand": -20,
        "cover_fair": -20,
        "hard_ground": -30,
        "size_tiny": -30,
        "range_extreme": -30,
        "dark_shot": -30,
        "cover_solid": -30,
    }
    assert len(expected) == 35
    assert {name: MODIFIERS[name][0] for name in expected} == expected


@pytest.mark.clause("screen.map.grid")
@pytest.mark.clause("screen.map.line_of_fire")
@pytest.mark.clause("screen.map.facing")
def test_board__distances_lines_and_sides() -> None:
    assert distance((0, 0), (3, -7)) == 7
    assert gap((10, 10), 2, (8, 11), 1) == 2
    assert line((0, 0), (6, 3)) == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
    assert side_towards("N", (5, 5), (9, 5)) == "flank"
    assert side_towards("N", (5, 5), (3, 7)) == "rear"
    assert side_towards("N", (5, 5), (7, 3)) == "front"


@pytest.mark.clause("screen.char.hp")
@pytest.mark.clause("screen.data.pregens")
def test_sheets__health_and_armour_follow_from_the_sheet() -> None:
    assert {key: kind.hp for key, kind in CHARACTERS.items()} == {
        "darya": 18,
        "hrodi": 20,
        "lazar": 15,
        "agafya": 16,
        "pim": 14,
        "feofan": 16,
    }
    assert CHARACTERS["darya"].ap == (1, 2, 2, 2, 1, 1)
    assert CHARACTERS["hrodi"].ap == (3, 2, 2, 2, 1, 1)
    assert character_hp([45, 30, 38, 40, 34, 34, 30, 30, 36, 32, 30]) == 18


@pytest.mark.clause("screen.char.armour")
@pytest.mark.clause("screen.data.armour")
def test_armour__the_best_piece_counts() -> None:
    assert armour_by_zone(["mail_coat", "leather_jack"])[3] == 2
    assert armour_by_zone(["helm", "leather_cap"])[0] == 3


@pytest.mark.clause("screen.data.bestiary")
@pytest.mark.clause("screen.data.weapons")
def test_data__sizes_and_weapons() -> None:
    assert {SIZES[kind.size] for kind in KINDS.values()} == set(SIZES)
    assert len(WEAPONS) == 30
    assert (WEAPONS["sword"].damage, WEAPONS["sword"].strength, WEAPONS["sword"].hands) == (4, True, 1)


@pytest.mark.clause("screen.crit.table_head")
@pytest.mark.clause("screen.crit.table_arm")
@pytest.mark.clause("screen.crit.table_body")
@pytest.mark.clause("screen.crit.table_leg")
def test_criticals__rows_by_sum() -> None:
    assert [critical_row("head", n)["name"] for n in (51, 110, 111)] == ["opened_scalp", "broken_skull", "killing_blow"]
    assert [critical_row("arm_off", n)["name"] for n in (20, 21)] == ["numb_fingers", "cut_forearm"]
    assert critical_row("body", 97)["effects"] == ["hp 4", "bleeding 1", "exhausted 2"]
    assert critical_row("leg_left", 40)["name"] == "swept_off"
    for zone in ("head", "arm_main", "body", "leg_right"):
        assert [critical_row(zone, n)["to"] for n in (2, 10, 11, 100, 101, 999)] == [10, 10, 20, 100, 110, 0]


@pytest.mark.clause("screen.size.table")
@pytest.mark.parametrize(
    ("tenths", "size"),
    [
        (9, "tiny"),
        (10, "small"),
        (20, "small"),
        (21, "little"),
        (40, "little"),
        (41, "average"),
        (70, "average"),
        (71, "large"),
        (120, "large"),
        (121, "enormous"),
        (200, "enormous"),
        (205, "monstrous"),
    ],
)
def test_sizes__by_height(tenths: int, size: str) -> None:
    assert size_at(tenths) == size


@pytest.mark.clause("screen.char.skills")
def test_skills__a_characteristic_and_what_was_learnt() -> None:
    darya = CHARACTERS["darya"]
    value = dict(zip(CHARACTERISTICS, darya.characteristics))
    learnt = {skill: darya.skills[number] - value[BASES[skill]] for number, skill in enumerate(SKILLS)}
    assert (value["ag"], learnt["dodge"], darya.skills[SKILLS.index("dodge")]) == (34, 4, 38)
    assert BASES == {
        "melee": "ws",
        "ballistic": "bs",
        "dodge": "ag",
        "cool": "wp",
        "stealth": "ag",
        "perception": "i",
        "heal": "int",
        "craft": "dex",
        "endurance": "t",
        "ride": "ag",
        "channel": "wp",
        "pray": "fel",
    }
    for kind in CHARACTERS.values():
        own = dict(zip(CHARACTERISTICS, kind.characteristics))
        assert all(
            kind.skills[n] >= own[BASES[skill]] for n, skill in enumerate(SKILLS) if skill not in ("channel", "pray")
        )
