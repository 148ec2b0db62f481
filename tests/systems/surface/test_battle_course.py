"""A battle as a stage: orders, dice, losses, rout, standing, sectors (surface.battle.course and what goes with it)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.making import kit
from podzem.expedition.people import ACTIVE, CAPTIVE, CREATURE, DEAD, DOWN, GONE, Member
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.battles import aftermath, fighting, mustering
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY
from podzem.systems.surface.chapters.battles.objectives import Objective
from podzem.systems.surface.game import BATTLE, DAY, OVER
from tests.systems.surface.battles import battle_of, choose, counts, hosts
from tests.systems.surface.campaigns import campaign, clause, companion, crowd, do, named


@pytest.mark.clause("surface.battle.when")
@pytest.mark.parametrize(("ours", "theirs", "army"), [(12, 29, False), (12, 30, True), (30, 2, True)])
def test_army_rules_from_thirty_fighters(ours: int, theirs: int, army: bool) -> None:
    game = campaign()
    crowd(game, ours - 1)
    others = [Member(CREATURE, "bandit", 1000 + number) for number in range(theirs)]
    assert fighting.is_battle(game, game.parties[0], others) is army
    assert fighting.is_battle(campaign(battle_threshold=10), game.parties[0], others[:9]) is False


@pytest.mark.clause("surface.battle.strength")
def test_members_become_units() -> None:
    game = campaign()
    mailed = companion(game, "armoured_man", "mail*")
    mailed.wound, mailed.fatigue = 1, 1
    units = mustering.muster(game.company, game.members_of(game.parties[0]), apart=True)
    assert [(unit.kind, unit.count, unit.items, unit.armoured) for unit in units] == [
        ("man", 1, 0, False),
        ("man", 1, 6, True),
    ]
    kinds = {type: mustering.kind_of(Member(CREATURE, type, 9)) for type in ("nomad", "peasant", "wolf")}
    assert kinds == {"nomad": "horseman", "peasant": "peasant", "wolf": "man"}
    host = [Member(CREATURE, "doghead_host", 100 + number) for number in range(5)]
    leader = Member(CREATURE, "doghead_host", 200, level=3)
    (lord, men) = mustering.muster(game.company, [leader, *host], apart=False)
    assert (lord.kind, lord.level, men.count, men.members) == ("creature", 3, 5, [100, 101, 102, 103, 104])
    assert mustering.commander_of([lord, men], 0) == 0
    assert mustering.commander_of([men], 0) == -1


@pytest.mark.clause("surface.battle.losses_due")
def test_an_exchange_with_both_losses() -> None:
    game = hosts(30, 40)
    told = do(game, "0 engage", (20, 14), (20, 8))
    threw = [
        (event.facts["side"], event.facts["multiplier"], event.facts["due"]) for event in named(told, "army_threw")
    ]
    assert threw == [("party", "1/2", "15"), ("others", "1/5", "8")]
    assert counts(game) == (30, 40), "the party chooses whom it loses first"
    choose(game, 0)  # not the hero, who commands
    for _ in range(8):
        choose(game, 1)
    assert counts(game) == (22, 25)
    assert battle_of(game).stage == fields.ORDERS


@pytest.mark.clause("surface.battle.approximation")
def test_two_equally_near_totals_are_offered() -> None:
    game = hosts(30, 35)
    do(game, "0 engage", (20, 1), (20, 4))  # a tenth of 35 is 3½
    assert [str(one) for one in orders.candidates(game, 0)] == ["0 lose_total 3", "0 lose_total 4"]
    assert clause(game, "0 lose_total 5") == "surface.battle.approximation"
    assert clause(game, "0 lose_units pc.1 1 1") == "surface.battle.approximation"
    do(game, "0 lose_total 4")
    assert clause(game, "0 lose_units pc.1 2 2") == "surface.battle.approximation"
    assert [str(one) for one in orders.candidates(game, 0)] == ["0 lose_units pc.1 0 0", "0 lose_units pc.1 1 1"]
    choose(game, 0)
    for _ in range(4):
        choose(game, 1)
    assert [unit.count for unit in battle_of(game).army(PARTY).units][:6] == [1, 0, 0, 0, 0, 1]


@pytest.mark.clause("surface.battle.multiplier")
def test_the_attacker_throws_first() -> None:
    game = hosts(30, 40, attacker=OTHERS)
    told = do(game, "0 engage", (20, 2), (20, 20), (6, 1), (6, 3))
    assert [event.facts["side"] for event in named(told, "army_threw")] == ["others", "party"]
    assert counts(game) == (30, 10)


@pytest.mark.clause("surface.battle.course")
def test_who_loses_half_is_tested_once() -> None:
    game = hosts(48, 40)
    told = do(game, "0 engage", (20, 11), (20, 1))  # 14 of 40
    assert not named(told, "rout_die")
    told = do(game, "0 engage", (20, 8), (20, 1), (6, 3))  # 10 more
    assert named(told, "army_held"), "loyalty 3 of the bestiary: a die of 3 stands"
    told = do(game, "0 engage", (20, 1), (20, 1))
    assert not named(told, "rout_die"), "each once"
    assert battle_of(game).morning, "and the third exchange of the day was the last"


@pytest.mark.clause("surface.battle.course")
def test_a_rout_ends_it_and_the_other_side_keeps_the_field() -> None:
    game = hosts(100, 100)
    told = do(game, "0 engage", (20, 14), (20, 1), (6, 4))
    assert [event.facts["why"] for event in named(told, "army_routed")] == ["half"]
    assert [event.facts["side"] for event in named(told, "battle_over")] == [PARTY]
    assert (game.battle, game.stage) == (None, DAY)
    assert len([one for one in game.members.values() if one.status == DOWN]) == 50, "and may be aided"
    assert len([one for one in game.members.values() if one.status == GONE]) == 50, "the others ran"


@pytest.mark.clause("surface.battle.course")
def test_the_fall_of_the_commander_is_tested_before_half() -> None:
    game = hosts(40, 40)
    others = battle_of(game).army(OTHERS)
    others.units.append(Unit("creature", level=4, members=[], loyalty=3))
    others.commander, others.initial = 1, Fraction(56)
    battle_of(game).army(PARTY).objectives = [Objective("capture", "others.2", Fraction(20))]
    told = do(game, "0 engage", (20, 19), (20, 1), (6, 3), (6, 3))
    assert [event.facts["why"] for event in named(told, "army_held")] == ["commander", "half"]
    assert [unit.level for unit in others.captured] == [4]


@pytest.mark.clause("surface.battle.course")
def test_three_exchanges_a_day() -> None:
    game = hosts(60, 60)
    for _ in range(2):
        do(game, "0 engage", (20, 1), (20, 1))
        assert battle_of(game).stage == fields.ORDERS
    told = do(game, "0 engage", (20, 1), (20, 1))
    assert named(told, "armies_stand")
    assert named(told, "day_began"), "both stand in the cell till morning"
    battle = battle_of(game)
    assert (game.stage, battle.stage, battle.exchanges, battle.fought) == (BATTLE, fields.ORDERS, 0, 3)
    battle.armies[0].left, battle.keeper = fields.WITHDRAWN, OTHERS
    assert aftermath.fugitive(battle) == "", "who marches off in the morning is not pursued"
    battle.morning = False
    assert aftermath.fugitive(battle) == PARTY
    battle.armies[0].left, battle.keeper = "", ""
    do(game, "0 engage", (20, 1), (20, 1))
    assert battle_of(game).exchanges == 1


@pytest.mark.clause("surface.battle.course")
def test_withdrawal_before_the_dice() -> None:
    game = hosts(30, 40)
    told = do(game, "0 leave_field")
    assert [event.name for event in told] == ["army_withdrew", "battle_over"]
    assert (named(told, "battle_over")[0].facts["side"], game.stage) == (OTHERS, DAY)
    assert all(one.status == ACTIVE for one in game.members_of(game.parties[0]))


@pytest.mark.clause("surface.battle.fallen")
def test_who_lays_down_arms_is_a_captive() -> None:
    game = hosts(30, 40)
    do(game, "0 lay_down_arms")
    held = [one for one in game.members.values() if one.owner == 0]
    assert {one.status for one in held} == {CAPTIVE}
    assert (game.parties, game.stage, game.status) == ([], OVER, "lost")


@pytest.mark.clause("surface.auto.judge")
@pytest.mark.parametrize(("ours", "over"), [(120, False), (121, True)])
def test_they_withdraw_below_a_third(ours: int, over: bool) -> None:
    assert (hosts(ours, 40).battle is None) is over


@pytest.mark.clause("surface.battle.fallen")
def test_the_side_that_keeps_the_field_aids_the_fallen_of_both() -> None:
    game = hosts(60, 40)
    hero = game.members[1]
    hero.medicine = 1
    hero.items = kit(game.company, ["bandage:3", "skin_wine:3"])
    do(game, "0 engage", (20, 19), (20, 4))  # all of the others fall, four of the party
    choose(game, 0)
    for _ in range(4):
        choose(game, 1)
    assert game.questions[-1].kind == "tend"
    ours = [one for one in game.members.values() if one.status == DOWN and one.owner == 0]
    theirs = [one for one in game.members.values() if one.status == DOWN and one.owner < 0]
    assert (len(ours), len(theirs)) == (4, 40)
    do(game, f"0 tend pc.1 {ours[0].id}")
    assert clause(game, f"0 tend pc.1 {ours[0].id}") == "dungeon.aid.window"
    do(game, f"0 tend pc.1 {theirs[0].id}")
    do(game, "0 leave_fallen", (6, 5), (6, 6), (6, 5), (6, 6), (6, 1))
    assert ours[0].status == ACTIVE
    assert {one.status for one in ours[1:]} == {DEAD}
    assert theirs[0].status == CAPTIVE
    assert {one.status for one in theirs[1:]} == {DEAD}


@pytest.mark.clause("surface.battle.fallen")
def test_one_guard_holds_two() -> None:
    game = campaign()
    crowd(game, 3)
    for number in range(9):
        game.members[100 + number] = Member(CREATURE, "bandit", 100 + number, status=CAPTIVE, captor=1)
    dice = Scripted([(9, 3)])
    aftermath.let_go(game, game.parties[0], Scribe(dice))
    dice.finish()
    assert [one.number for one in game.members.values() if one.status == GONE] == [102]


@pytest.mark.clause("surface.battle.fallen")
def test_if_nobody_keeps_the_field_all_are_dead() -> None:
    game = hosts(30, 30)
    do(game, "0 engage", (20, 19), (20, 19))
    assert {one.status for one in game.members.values()} == {DEAD}
