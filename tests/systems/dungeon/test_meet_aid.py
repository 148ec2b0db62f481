"""Помощь пострадавшим: falling, aid, maims, infection, breakage; each Check of the catalogue with its dice."""

from collections import Counter
from fractions import Fraction

import pytest

from podzem.expedition import aid, infection, treasure
from podzem.expedition.arms import defence
from podzem.expedition.breakage import breakage
from podzem.expedition.people import ACTIVE, CAPTIVE, DEAD, DOWN, GONE, OUTSIDE, Member
from podzem.site.contents import Heap
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.load import bodies, loading
from podzem.systems.dungeon.chapters.load.using import spoils_near
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Leg, Order
from podzem.world.item import Item
from podzem.world.points import read_point
from tests.systems.dungeon.build import expedition, join
from tests.systems.dungeon.meetings import creature, dice, event, finish, names


def hospital(skill: int = 1, bandages: int = 4, fallen: int = 1, skin: str = "skin_wine") -> tuple[Game, list[Member]]:
    """A healer with supplies, and men who lie there since the turn before."""
    game = expedition()
    healer = join(game, f"torch! bandage:{bandages} {skin}")
    healer.medicine = skill
    patients = [join(game, "knife", type="porter") for _ in range(fallen)]
    for patient in patients:
        aid.fall(game.company, patient, Below(game), dice())
        patient.breakage_due = False
    game.company.turn = 1
    game.orders = {1: Order("aid", [patient.id for patient in patients])}
    return game, patients


@pytest.mark.clause("dungeon.aid.window")
def test_dungeon_aid_window__untreated_he_dies_at_the_end_of_the_next_ordered_turn() -> None:
    game, (patient,) = hospital()
    game.company.turn = 0
    aid.let_die(game.company, Below(game), dice())
    assert patient.status == DOWN, "the turn in which he fell"
    game.company.turn = 1
    orders, game.orders = game.orders, {}
    aid.let_die(game.company, Below(game), dice())
    assert patient.status == DOWN, "a turn used up before any orders"
    game.orders = orders
    aid.let_die(game.company, Below(game), dice())
    assert patient.status == DEAD
    assert patient.number not in game.groups[0].members
    assert bodies.body_of(game, patient) is not None


@pytest.mark.clause("dungeon.aid.window")
def test_dungeon_aid_window__aid_to_the_dead_and_by_the_fallen_is_refused() -> None:
    game, (patient,) = hospital()
    healer = game.members[1]
    assert aid.why_not_aid(healer, [patient]) is None
    patient.status = DEAD
    refusal = aid.why_not_aid(healer, [patient])
    assert refusal is not None
    assert refusal.clause == "dungeon.aid.window"
    patient.status, healer.status = DOWN, DOWN
    fallen = aid.why_not_aid(healer, [patient])
    assert fallen is not None
    assert fallen.clause == "dungeon.aid.window"


@pytest.mark.clause("dungeon.aid.needs")
def test_dungeon_aid_needs__two_bandages_for_two() -> None:
    game, patients = hospital(bandages=2, fallen=3)
    healer = game.members[1]
    refusal = aid.why_not_aid(healer, patients)
    assert refusal is not None
    assert refusal.clause == "dungeon.aid.needs"
    assert aid.why_not_aid(healer, patients[:2]) is None
    healer.medicine = 0
    unskilled = aid.why_not_aid(healer, patients[:1])
    assert unskilled is not None
    assert unskilled.clause == "dungeon.aid.needs"


@pytest.mark.clause("dungeon.aid.needs")
def test_dungeon_aid_needs__a_full_skin_of_wine_serves_four_and_water_none() -> None:
    game, patients = hospital(bandages=9, fallen=5)
    assert aid.why_not_aid(game.members[1], patients[:4]) is None
    assert aid.why_not_aid(game.members[1], patients) is not None
    dry, thirsty = hospital(skin="skin_water")
    assert aid.why_not_aid(dry.members[1], thirsty) is not None


@pytest.mark.clause("dungeon.aid.needs")
def test_dungeon_aid_needs__an_empty_skin_serves_nobody() -> None:
    game, (patient,) = hospital(skin="skin_wine skin_wine")
    empty, full = (item for item in game.members[1].items if item.kind == "skin_wine")
    empty.left = 0
    aid.aid_work(game.members[1], [patient], Below(game), dice(6, 6))
    assert (empty.left, full.left) == (0, 3)
    full.left = 0
    patient.treated = False
    assert aid.why_not_aid(game.members[1], [patient]) is not None


ROWS = ("dies", "maim", "two_wounds", "wound_and_check", "one_wound", "tired")
T10 = {
    3: (0, 1, 5, 9, 11, 10),
    2: (0, 3, 7, 11, 9, 6),
    1: (1, 5, 9, 11, 7, 3),
    0: (3, 7, 11, 9, 5, 1),
    -1: (6, 9, 11, 7, 3, 0),
    -2: (10, 11, 9, 5, 1, 0),
    -3: (15, 11, 7, 3, 0, 0),
    -4: (21, 9, 5, 1, 0, 0),
    -5: (26, 7, 3, 0, 0, 0),
}


@pytest.mark.clause("dungeon.aid.roll")
@pytest.mark.parametrize("modifier", T10)
def test_dungeon_aid_roll__chances_in_36(modifier: int) -> None:
    rows = aid.TABLE["aid_result"]
    sums = [a + b + modifier for a in range(1, 7) for b in range(1, 7)]
    found = Counter(next(row["name"] for row in rows if total <= row["to"]) for total in sums)
    assert tuple(found[name] for name in ROWS) == T10[modifier]


@pytest.mark.clause("dungeon.aid.roll")
@pytest.mark.parametrize(
    ("skill", "count", "water", "total"), [(1, 1, False, 0), (2, 3, False, -1), (3, 1, True, 3), (1, 4, True, -2)]
)
def test_dungeon_aid_roll__skill_water_and_patients(skill: int, count: int, water: bool, total: int) -> None:
    healer = Member("pc", "man", 1, medicine=skill)
    assert sum(term.value for term in aid.aid_terms(healer, count, water)) == total


@pytest.mark.clause("dungeon.aid.roll")
@pytest.mark.clause("dungeon.aid.maim")
def test_dungeon_aid_roll__three_patients_of_skill_two() -> None:
    game, patients = hospital(skill=2, fallen=3)
    scribe = dice(2, 3, 1, 1, 6, 6, 1, 1)
    aid.aid_work(game.members[1], patients, Below(game), scribe)
    finish(scribe)
    first, second, third = patients
    assert (first.maims, first.wound, first.infection) == (["leg"], 2, 1), "5 + 1 - 2 = 4; d6 leg; d6 infected"
    assert (second.wound, second.fatigue, second.infection) == (1, 0, 0), "12 + 1 - 2 = 11"
    assert third.status == DEAD, "2 + 1 - 2 = 1"
    healer = game.members[1]
    assert [item.count for item in healer.items if item.kind == "bandage"] == [1]
    assert [item.left for item in healer.items if item.kind == "skin_wine"] == [1]
    aid.let_die(game.company, Below(game), dice())
    assert (first.status, first.resilience) == (ACTIVE, 1)


@pytest.mark.clause("dungeon.aid.roll")
def test_dungeon_aid_roll__healing_water_adds_one_and_keeps_clean() -> None:
    game, (patient,) = hospital(skin="healing_water")
    scribe = dice(2, 1, 6)
    aid.aid_work(game.members[1], [patient], Below(game), scribe)
    finish(scribe)
    assert (patient.maims, patient.infection) == (["inner"], 0), "3 + 1 = 4, no die for infection"
    assert event(scribe, "aided")["result"] == "maim"


@pytest.mark.clause("dungeon.aid.maim")
def test_dungeon_aid_maim__the_same_twice_is_thrown_again_once() -> None:
    game, (patient,) = hospital()
    patient.maims = ["leg", "eye"]
    scribe = dice(2, 2, 1, 4, 6)
    aid.aid_work(game.members[1], [patient], Below(game), scribe)
    finish(scribe)
    assert patient.maims == ["leg", "eye"]


@pytest.mark.clause("dungeon.aid.infection")
@pytest.mark.parametrize(("skill", "chance"), [(1, Fraction(1, 4)), (2, Fraction(25, 216))])
def test_dungeon_aid_infection__the_odds_of_the_catalogue(skill: int, chance: Fraction) -> None:
    rows = aid.TABLE["aid_result"]
    checked = 0
    for a in range(1, 7):
        for b in range(1, 7):
            checked += bool(next(row for row in rows if a + b + skill - 1 <= row["to"]).get("check"))
    assert Fraction(checked, 36) * Fraction(aid.TABLE["infection"]["chance"][skill], 6) == chance


@pytest.mark.clause("dungeon.aid.infection")
@pytest.mark.parametrize(("face", "skill", "left"), [(2, 0, 2), (3, 0, 1), (4, 0, 1), (5, 0, 0), (2, 1, 1), (3, 2, 0)])
def test_dungeon_aid_infection__dawn(face: int, skill: int, left: int) -> None:
    game = expedition()
    sick, healer = join(game), join(game)
    sick.infection, healer.medicine = 1, skill
    scribe = dice(face)
    infection.dawn(game.company, Below(game), scribe)
    assert sick.infection == left
    assert names(scribe)[1:] == [f"infection_{['better', 'same', 'worse'][left]}"]


@pytest.mark.clause("dungeon.aid.infection")
def test_dungeon_aid_infection__four_are_death_and_nobody_tends_himself() -> None:
    game = expedition()
    sick = join(game)
    sick.infection, sick.medicine = 3, 3
    infection.dawn(game.company, Below(game), dice(1))
    assert sick.status == DEAD


@pytest.mark.clause("dungeon.aid.recovery")
@pytest.mark.parametrize(("skill", "days"), [(2, 10), (1, 14)])
def test_dungeon_aid_recovery__two_wounds_above_ground(skill: int, days: int) -> None:
    game = expedition()
    hurt, healer = join(game), join(game)
    for member in (hurt, healer):
        member.status, member.group = OUTSIDE, 0
    hurt.wound, healer.medicine = 2, skill
    passed = 0
    while hurt.wound:
        infection.heal_above(game.company, hurt, dice())
        passed += 1
    assert passed == days


@pytest.mark.clause("dungeon.aid.recovery")
def test_dungeon_aid_recovery__resilience_comes_back_by_rest() -> None:
    hero = Member("pc", "man", 1, level=3, resilience=1)
    aid.recover(hero)
    assert hero.resilience == 2
    hero.resilience = 3
    aid.recover(hero)
    assert hero.resilience == 3


@pytest.mark.clause("dungeon.aid.valuables")
def test_dungeon_aid_valuables__half_each_time_he_falls() -> None:
    game = expedition()
    hero = join(game)
    sack = Item("sack", 50, contents=[Item("gem", 51, value=225), Item("carpet", 52, value=300)])
    hero.items = [sack, Item("jewellery", 53, value=101), Item("silver", 54, 40)]
    aid.fall(game.company, hero, Below(game), dice())
    assert [item.value for item in (*sack.contents, hero.items[1])] == [112, 300, 50]
    aid.fall(game.company, hero, Below(game), dice())
    assert sack.contents[0].value == 56
    assert hero.items[2].count == 40
    assert [item.kind for item in treasure.halve([Item("carpet", 55, value=10)], textiles=True)] == ["carpet"]


@pytest.mark.clause("dungeon.aid.breakage")
def test_dungeon_aid_breakage__the_check_of_the_catalogue() -> None:
    game = expedition()
    hero = join(game, "mail* shield* sword* potion")
    aid.fall(game.company, hero, Below(game), dice())
    scribe = dice(3, 2, 2, 2)
    breakage(game.company, Below(game), scribe)
    finish(scribe)
    assert [item.kind for item in hero.items] == ["mail", "sword"]
    assert defence(hero) == 1
    breakage(game.company, Below(game), dice())


@pytest.mark.clause("dungeon.aid.breakage")
def test_dungeon_aid_breakage__skins_lamps_wands_and_a_second_damage() -> None:
    game = expedition()
    hero = join(game, "sword* skin_wine skin_oil skin_water lamp wand staff")
    hero.items[0].damage = 1
    aid.fall(game.company, hero, Below(game), dice())
    scribe = dice(1, 2, 3, 1, 4, 2, 1)
    breakage(game.company, Below(game), scribe)
    finish(scribe)
    assert [item.kind for item in hero.items] == ["skin_oil", "skin_water", "lamp", "wand"]
    assert [item.left for item in hero.items[:2]] == [0, 4]


@pytest.mark.clause("dungeon.aid.breakage")
def test_dungeon_aid_breakage__just_above_its_number_nothing_breaks() -> None:
    game = expedition()
    hero = join(game, "potion skin_wine sword* mail* shield* lamp wand staff")
    kinds = [item.kind for item in hero.items]
    aid.fall(game.company, hero, Below(game), dice())
    scribe = dice(4, 3, 2, 3, 3, 4, 2, 2)
    breakage(game.company, Below(game), scribe)
    finish(scribe)
    assert [item.kind for item in hero.items] == kinds
    assert (hero.items[1].left, [item.damage for item in hero.items]) == (4, [0] * 8)


@pytest.mark.clause("dungeon.aid.breakage")
def test_dungeon_aid_breakage__a_lamp_breaks_on_three_and_an_empty_skin_has_no_die() -> None:
    game = expedition()
    hero = join(game, "skin_wine lamp")
    hero.items[0].left = 0
    aid.fall(game.company, hero, Below(game), dice())
    scribe = dice(3)
    breakage(game.company, Below(game), scribe)
    finish(scribe)
    assert [item.kind for item in hero.items] == ["skin_wine"]


@pytest.mark.clause("dungeon.aid.breakage")
def test_dungeon_aid_breakage__the_fallen_in_the_order_of_falling() -> None:
    game = expedition()
    first, second = join(game, "sword*"), join(game, "sword*")
    aid.fall(game.company, second, Below(game), dice())
    aid.fall(game.company, first, Below(game), dice())
    breakage(game.company, Below(game), dice(1, 2))
    assert (first.items[0].damage, second.items[0].damage) == (0, 1)


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__slime_eats_armour_and_upyrs_the_fallen() -> None:
    game = expedition()
    hero = join(game, "mail*")
    aid.fall(game.company, hero, Below(game), dice(), by="slime")
    scribe = dice()
    breakage(game.company, Below(game), scribe)
    finish(scribe)
    assert hero.items[0].damage == 1
    aid.field_held_by(game.company, ["chud"], 1, Below(game), dice())
    assert hero.status == DOWN
    aid.field_held_by(game.company, ["ghoul"], 2, Below(game), dice())
    assert hero.status == DOWN, "he does not lie on that field"
    aid.field_held_by(game.company, ["ghoul"], 1, Below(game), dice())
    assert hero.status == DEAD


@pytest.mark.clause("dungeon.aid.window")
def test_dungeon_aid_window__a_treated_stranger_is_a_captive_a_beast_runs_off() -> None:
    game, _ = hospital()
    healer = game.members[1]
    chud, rat = creature(game, "chud"), creature(game, "rat")
    for stranger in (chud, rat):
        aid.fall(game.company, stranger, Below(game), dice())
    breakage(game.company, Below(game), dice(6, 6, 6))
    assert bodies.body_of(game, chud) is not None
    scribe = dice(6, 6, 6, 6)
    aid.aid_work(healer, [chud, rat], Below(game), scribe)
    game.company.turn += 1
    aid.let_die(game.company, Below(game), dice(4))
    assert (chud.status, chud.captor, rat.status) == (CAPTIVE, 1, GONE)
    assert bodies.body_of(game, chud) is None


@pytest.mark.clause("dungeon.treasure.carried")
def test_dungeon_treasure_carried__a_robber_at_depth_two() -> None:
    game = expedition()
    join(game)
    robber = creature(game, "bandit", depth=2)
    scribe = dice(4)
    treasure.roll_purse(game.company, robber, scribe)
    finish(scribe)
    purse = robber.items[-1]
    assert (purse.kind, purse.count * 25 + purse.value) == ("silver", 80)
    treasure.roll_purse(game.company, robber, dice())
    assert names(scribe) == ["purse_die", "purse"]
    assert all(one.audience == 0 for one in scribe.events)


@pytest.mark.clause("dungeon.treasure.carried")
def test_dungeon_treasure_carried__stripped_bodies_lie_bare() -> None:
    game = expedition()
    join(game)
    karl = creature(game, "karl")
    aid.fall(game.company, karl, Below(game), dice())
    breakage(game.company, Below(game), dice(6, 6, 6))
    assert spoils_near(game, game.groups[0]) == [karl]
    treasure.strip(game.company, karl, Below(game), dice(2))
    assert karl.items == []
    assert spoils_near(game, game.groups[0]) == []
    lying = [item.kind for heap in game.site.heaps for item in heap.items]
    assert sorted(lying) == ["body", "mail", "shield", "silver", "weapon"]


@pytest.mark.clause("dungeon.action.load")
@pytest.mark.parametrize(("hs", "near"), [(2, True), (3, False)])
def test_dungeon_action_load__a_sazhen_is_within_reach_in_passing(hs: int, near: bool) -> None:
    game = expedition(at="7,5")
    hero = join(game, "torch!")
    game.site.heaps.append(Heap(1, read_point(f"{7 + hs},5"), [Item("gem", 90, value=50)], seen=3))
    karl = creature(game, "karl")
    aid.fall(game.company, karl, Below(game), dice())
    breakage(game.company, Below(game), dice(6, 6, 6))
    game.site.heaps[1].at = game.site.heaps[0].at
    assert bool(spoils_near(game, game.groups[0])) == near
    game.groups[0].legs = [Leg([read_point("3,5")])]
    assert (("gem.90",) in loading.take_choices(game, hero)) == near


@pytest.mark.clause("dungeon.aid.roll")
def test_dungeon_aid_roll__every_die_of_a_treatment_is_open() -> None:
    game, (patient,) = hospital()
    scribe = dice(2, 2, 5, 1)
    aid.aid_work(game.members[1], [patient], Below(game), scribe)
    assert {one.audience for one in scribe.events} == {-1}
