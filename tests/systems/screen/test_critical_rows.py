"""Every row of the four critical tables and of the fumble table, at both its ends, as the catalogue writes it."""

from __future__ import annotations

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.systems.screen.chapters import criticals
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import CRITICALS, FUMBLES
from podzem.systems.screen.fight import Fight
from tests.systems.screen.build import one, play, stage, told

ROWS = """head 2 10 grazed_brow hp1
head 11 20 blood_in_the_eye hp1 blinded1
head 21 30 boxed_ear hp1 deafened3
head 31 40 rattled hp2 stunned1
head 41 50 broken_nose hp2 endurance70:stunned1
head 51 60 opened_scalp hp2 bleeding1
head 61 70 swollen_shut hp2 blinded3
head 71 80 cracked_jaw hp3 stunned1 fracture
head 81 90 concussion hp3 stunned1 prone exhausted:1
head 91 100 ruined_eye hp4 bleeding1 lasting:eye
head 101 110 broken_skull hp5 stunned2 prone bleeding1 endurance50:unconscious
head 111 150 killing_blow dead
arm_main 2 10 jarred_wrist hp1
arm_main 11 20 numb_fingers hp1 drop
arm_main 21 30 cut_forearm hp1 strain
arm_main 31 40 wrenched_elbow hp2 useless1
arm_main 41 50 torn_muscle hp2 torn
arm_main 51 60 cut_vein hp2 bleeding1
arm_main 61 70 smashed_hand hp2 drop useless:fight
arm_main 71 80 clean_break hp3 drop fracture endurance70:stunned1
arm_main 81 90 deep_gash hp3 drop bleeding1 torn
arm_main 91 100 lost_fingers hp3 drop bleeding1 lasting:hand
arm_main 101 110 crushed_elbow hp4 drop fracture stunned1 prone
arm_main 111 150 arm_severed hp5 drop amputated bleeding2 stunned1 prone endurance40:unconscious
body 2 10 winded hp1 no_move
body 11 20 bruised_ribs hp1 sore_dodge
body 21 30 torn_harness hp1 ap1
body 31 40 doubled_over hp2 stunned1
body 41 50 bowled_over hp2 prone
body 51 60 flesh_wound hp3 bleeding1
body 61 70 broken_ribs hp3 fracture
body 71 80 twisted_back hp3 prone torn
body 81 90 belly_wound hp4 bleeding1 exhausted:1
body 91 100 pierced_lung hp4 bleeding1 exhausted:2
body 101 110 opened_belly hp5 bleeding2 stunned1 prone endurance50:unconscious
body 111 150 pierced_heart dead
leg_left 2 10 stumble hp1
leg_left 11 20 kicked_shin hp1 agility54:prone
leg_left 21 30 turned_ankle hp1 half_speed:fight
leg_left 31 40 swept_off hp2 prone
leg_left 41 50 torn_thigh hp2 torn
leg_left 51 60 cut_calf hp2 bleeding1
leg_left 61 70 crushed_foot hp2 half_speed:treated
leg_left 71 80 broken_shin hp3 fracture prone
leg_left 81 90 hamstrung hp3 bleeding1 torn prone
leg_left 91 100 broken_knee hp4 fracture prone stunned1 lasting:speed
leg_left 101 110 cut_artery hp4 bleeding3 prone exhausted:1
leg_left 111 150 leg_severed hp5 amputated bleeding2 stunned1 prone endurance40:unconscious""".splitlines()


def wounded(zone: str, total: int, *tests: int) -> tuple[Fight, Creature]:
    """Darya, of Endurance 50 and Agility 34, has drawn a row: a die of d100 with the excess that it needs."""
    fight = stage(darya={"at": "5,5", "hp": 18, "endurance": 50, "ag": 34}, brigand={"at": "30,5"})
    victim = one(fight, "darya")
    excess = max(1, total - 100)
    dice = Scripted([(100, total - excess), *[(100, face) for face in tests]])
    criticals.strike(fight, victim, zone, excess, Scribe(dice, listening=True), -1)
    dice.finish()
    return fight, victim


def seen(victim: Creature) -> set[str]:
    """What has become of her, in the words of the rows."""
    found = {f"hp{18 - victim.hp}"} if not victim.dead else {"dead"}
    for name in ("stunned", "bleeding", "blinded", "deafened"):
        found |= {f"{name}{getattr(victim, name)}"} if getattr(victim, name) else set()
    found |= {"prone"} if victim.prone else set()
    found |= {"unconscious"} if victim.unconscious else set()
    found |= {"drop"} if not victim.main else set()
    found |= {"no_move"} if victim.no_move else set()
    found |= {f"useless{turns}" for turns in victim.useless_turns.values()}
    found |= {f"ap{lost}" for lost in victim.lost_ap if lost}
    return found | {effect for wound in victim.wounds for effect in wound.effects}


@pytest.mark.clause("screen.crit.table_head")
@pytest.mark.clause("screen.crit.table_arm")
@pytest.mark.clause("screen.crit.table_body")
@pytest.mark.clause("screen.crit.table_leg")
@pytest.mark.clause("screen.crit.zone_tables")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(row.split()[:4]))
def test_tables__a_row_from_its_first_number_to_its_last(row: str) -> None:
    zone, low, high, name, *words = row.split()
    tests = [word for word in words if ":" in word and word[0] in "ae" and word.split(":")[0][-1].isdigit()]
    plain = {word for word in words if word not in tests}
    for total in (int(low), int(high)):
        if not tests:
            _, victim = wounded(zone, total)
            assert seen(victim) == plain
            assert [wound.name for wound in victim.wounds] == [name]
            continue
        test, consequence = tests[0].split(":")
        number = int(test.lstrip("abcdefghijklmnopqrstuvwxyz"))
        assert seen(wounded(zone, total, number)[1]) == plain
        assert seen(wounded(zone, total, number + 1)[1]) == plain | {consequence}


@pytest.mark.clause("screen.crit.zone_tables")
def test_tables__have_the_rows_of_the_catalogue_and_no_others() -> None:
    rows = {(zone, row["name"]) for zone in ("head", "arm", "body", "leg") for row in CRITICALS[zone]}
    assert rows == {(row.split()[0].split("_")[0], row.split()[3]) for row in ROWS}


@pytest.mark.clause("screen.crit.table_body")
def test_body__torn_harness_costs_health_where_there_is_none() -> None:
    fight = stage(darya={"at": "5,5", "hp": 18, "ap": 0}, brigand={"at": "30,5"})
    victim = one(fight, "darya")
    criticals.strike(fight, victim, "body", 1, Scribe(Scripted([(100, 25)])), -1)
    assert seen(victim) == {"hp2"}


FUMBLE_ROWS = """1 10 overbalanced
11 20 wide_open
21 28 slip
29 36 pulled_muscle
37 46 butterfingers
47 54 flung_away
55 62 notched
63 70 nicked
71 78 friend_in_the_way
79 85 knocked_silly
86 91 opening
92 96 self_inflicted
97 99 snapped
100 100 catastrophe""".splitlines()
EXTRA: dict[str, tuple[tuple[int, int], ...]] = {
    "flung_away": ((10, 3), (10, 7)),
    "self_inflicted": ((100, 50),),
    "catastrophe": ((100, 1),),
}


def fumbled(face: int, name: str) -> tuple[Fight, Creature]:
    """Darya strikes with 55 against Melee 40: a failed double that loses; her die falls on a row."""
    fight = stage(
        darya={"at": "5,5", "melee": 40, "wields": ["sword"], "hp": 18},
        brigand={"at": "6,5", "melee": 40, "dodge": 0, "wields": ["sword"], "reaction_used": True},
    )
    play(fight, "0 strike @brigand main any")
    events = play(fight, "judge answer melee-no", 55, 35, face, *EXTRA.get(name, ()))
    assert [event.facts["fumble"] for event in told(events, "fumbled")] == [name]
    return fight, one(fight, "darya")


@pytest.mark.clause("screen.fumble.table")
@pytest.mark.clause("screen.fumble.extra_dice")
@pytest.mark.parametrize("row", FUMBLE_ROWS)
def test_fumbles__a_row_from_its_first_number_to_its_last(row: str) -> None:
    low, high, name = row.split()
    for face in (int(low), int(high)):
        fight, darya = fumbled(face, name)
        brigand = one(fight, "brigand")
        found = {
            "overbalanced": darya.overbalanced == 1,
            "wide_open": darya.vulnerable,
            "slip": darya.prone and darya.main != 0,
            "pulled_muscle": darya.exhausted == 1,
            "butterfingers": [lying.at for lying in fight.ground] == [(5, 5)],
            "flung_away": [lying.at for lying in fight.ground] == [(9, 1)],
            "notched": [weapon.notches for weapon in darya.weapons] == [1],
            "nicked": darya.hp == 17,
            "friend_in_the_way": darya.hp == 17,
            "knocked_silly": darya.stunned == 1,
            "opening": [window.who for window in fight.windows] == [brigand.number],
            "self_inflicted": darya.hp == 18 - (3 + 4 - 4 - 2),
            "snapped": not darya.weapons and not fight.ground,
            "catastrophe": darya.prone and not darya.main and [w.name for w in darya.wounds] == ["jarred_wrist"],
        }
        assert found[name], {key for key, value in found.items() if value}


def test_fumbles__have_the_rows_of_the_catalogue_and_no_others() -> None:
    assert [row["name"] for row in FUMBLES["fumble"]] == [row.split()[2] for row in FUMBLE_ROWS]
    assert [row["to"] for row in FUMBLES["fumble"]] == [int(row.split()[1]) for row in FUMBLE_ROWS]
