"""Aims of a battle, its ground and sectors, the judge, odds and views (surface.battle.*)."""

from fractions import Fraction

import pytest

from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.people import CREATURE, DEAD, DOWN, Member
from podzem.systems.surface import orders
from podzem.systems.surface.advice import SurfaceAdvice
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.battles import course, fighting
from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY
from podzem.systems.surface.chapters.battles.objectives import Objective
from podzem.systems.surface.game import Work
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.view.shapes import ObjectiveView
from podzem.systems.surface.view.viewer import seen_by
from tests.systems.surface.battles import battle_of, counts, hosts
from tests.systems.surface.campaigns import campaign, clause, do, named


@pytest.mark.clause("surface.battle.objectives")
def test_objectives_are_listed_before_the_dice_and_secret() -> None:
    game = hosts(54, 40)
    battle_of(game).army(OTHERS).units.insert(0, Unit("creature", level=4, type="lord", loyalty=6))
    assert clause(game, "0 objective capture others.9") == "surface.battle.objectives"
    told = do(game, "0 objective capture others.1")
    assert [event.audience for event in told] == [1], "its owner alone"
    assert clause(game, "0 objective capture others.1") == "surface.battle.objectives", "once"
    told = do(game, "0 engage", (20, 14), (20, 1))
    (reached,) = named(told, "objective_reached")
    assert reached.facts["price"] == "20"
    assert battle_of(game).army(OTHERS).units[1].count == 33, "27 due, 20 paid, 7 removed"
    game = hosts(54, 40, battle_objectives=False)
    assert clause(game, "0 objective banner nothing") == "surface.battle.objectives"


@pytest.mark.clause("surface.battle.objectives")
def test_wiping_out_the_enemy_fulfils_the_rest_free() -> None:
    game = hosts(60, 30)
    do(game, "0 objective break_through nothing")
    do(game, "0 objective banner nothing")
    do(game, "0 no_objectives")
    do(game, "0 objective banner nothing")
    banner = battle_of(game).army(PARTY).objectives[0]
    banner.price = Fraction(1000)
    told = do(game, "0 engage", (20, 19), (20, 1))
    assert [event.facts["objective"] for event in named(told, "objective_reached")] == ["banner"]
    assert len([one for one in game.members.values() if one.status == DOWN]) == 30


@pytest.mark.clause("surface.battle.objective_costs")
def test_breaking_through_costs_a_quarter_and_takes_the_army_past() -> None:
    game = hosts(60, 40)
    do(game, "0 objective break_through nothing")
    assert battle_of(game).army(PARTY).objectives[0].price == 10
    told = do(game, "0 engage", (20, 8), (20, 1))
    assert [event.facts["count"] for event in named(told, "army_lost")] == [0, 2], "12 due, 10 paid"
    assert named(told, "battle_over")
    assert len(game.members_of(game.parties[0])) == 60, "it marches on"


@pytest.mark.clause("surface.battle.modifiers")
def test_the_ground_and_works_protect_who_defends() -> None:
    game = hosts(30, 40, attacker=OTHERS, cell=(2, 1))
    game.weather = "storm"
    told = do(game, "0 engage", (20, 9), (20, 4))
    threw = {event.facts["side"]: [term.name for term in event.terms] for event in named(told, "army_threw")}
    assert threw == {"others": ["rough_ground", "storm"], "party": ["storm"]}
    game = campaign(cell=(3, 0))
    game.works = [Work("palisade", Cell(3, 0), number=9, finished=True)]
    game.acting = 1
    others = [Member(CREATURE, "doghead_host", 100 + number) for number in range(30)]
    game.members.update({member.number: member for member in others})
    fighting.begin(game, game.parties[0], others, 0, OTHERS, Scribe(Scripted([])))
    assert battle_of(game).army(PARTY).works == "palisade"
    assert battle_of(game).has_walls(battle_of(game).army(OTHERS))


JUDGED = {"judge": "ask"}


@pytest.mark.clause("surface.battle.sectors")
def test_the_judge_sets_sectors_and_each_is_an_exchange_of_its_own() -> None:
    game = hosts(60, 80, **JUDGED)
    do(game, "judge set_sector others.1 half 2")
    others = battle_of(game).army(OTHERS)
    assert [(unit.count, unit.sector) for unit in others.units] == [(40, 1), (40, 2)]
    assert clause(game, "judge set_sector others.1 all 1") == "surface.battle.sectors"
    do(game, "0 engage")
    told = do(game, "judge engage", (20, 14), (20, 11))
    assert [event.facts["due"] for event in named(told, "army_threw")] == ["30", "12"]
    assert others.units[1].count == 40, "sector 2 is untouched by these dice"


@pytest.mark.clause("surface.battle.sectors")
def test_two_sectors_one_after_the_other() -> None:
    game = hosts(31, 80, **JUDGED)
    do(game, "judge set_sector others.1 half 2")
    do(game, "judge set_sector porter.31 all 2")
    do(game, "0 engage")
    told = do(game, "judge engage", (20, 4), (20, 1), (20, 4), (20, 1))
    sectors = [(event.facts["sector"], event.facts["strength"]) for event in named(told, "army_threw")]
    assert sectors == [(1, "30"), (1, "40"), (2, "1"), (2, "40")]


@pytest.mark.clause("surface.battle.large_numbers")
def test_the_judge_merges_the_worn() -> None:
    game = hosts(60, 80, **JUDGED)
    others = battle_of(game).army(OTHERS)
    others.units.append(others.units[0].copy())
    others.units[0].items, others.units[0].count = Fraction(2), 60
    others.units[1].count = 140
    assert clause(game, "judge merge_units others.1 pc.1") == "surface.battle.large_numbers"
    do(game, "judge merge_units others.1 others.2")
    assert [(unit.count, unit.items) for unit in others.units] == [(200, Fraction(3, 5)), (0, 0)]


@pytest.mark.clause("surface.battle.modifiers")
def test_the_judge_has_a_modifier_of_his_own() -> None:
    game = hosts(60, 80, **JUDGED)
    do(game, "judge set_modifier party 2")
    assert clause(game, "judge set_modifier party 6") == "surface.battle.modifiers"
    do(game, "0 engage")
    told = do(game, "judge engage", (20, 1), (20, 9))
    assert [event.facts["multiplier"] for event in named(told, "army_threw")] == ["0", "1/10"]


def test_nobody_but_the_commander_is_asked_and_a_battle_is_written_and_read() -> None:
    game = hosts(30, 35, players=2)
    assert orders.awaited(game) == (0,)
    assert {one.order for one in orders.candidates(game, 0)} == {
        "objective",
        "engage",
        "leave_field",
        "lay_down_arms",
    }
    do(game, "0 objective banner nothing")
    do(game, "0 engage", (20, 1), (20, 4))
    again = game.copy()
    assert again.key() == game.key()
    assert orders.refuse(game, Decision(JUDGE, "engage")) is not None


@pytest.mark.clause("surface.battle.losses_due")
def test_the_odds_of_an_exchange_are_those_of_the_dice_that_fall() -> None:
    game = hosts(100, 100)
    (engage,) = [one for one in orders.candidates(game, 0) if one.order == "engage"]
    (chances,) = SurfaceAdvice().chances(game, [engage])
    assert chances == {
        "host_gone": Fraction(9, 100),
        "enemy_gone": Fraction(9, 100),
        "both_gone": Fraction(1, 100),
        "host_halved": Fraction(7, 20),
        "enemy_halved": Fraction(7, 20),
    }


@pytest.mark.clause("surface.battle.losses_due")
def test_the_view_shows_the_whole_distribution() -> None:
    game = hosts(30, 35)
    view = seen_by(game, 0)
    assert view.battle is not None
    ours, theirs = view.battle.armies
    assert [(one.totals, one.chance) for one in ours.losses][:4] == [
        (["0"], "3/20"),
        (["3", "4"], "1/5"),
        (["7"], "3/20"),
        (["10", "11"], "1/10"),
    ]
    assert sum(Fraction(one.chance) for one in theirs.losses) == 1
    do(game, "0 objective banner nothing")
    view, others = seen_by(game, 0), seen_by(game, 1)
    assert view.battle is not None
    assert view.battle.armies[0].objectives == [ObjectiveView("banner", "", "", "10")]
    assert others.battle is None, "a watcher of another seat has no party here"
    battle_of(game).army(OTHERS).objectives = [Objective("capture", "pc.1", Fraction(2))]
    again = seen_by(game, 0)
    assert again.battle == view.battle, "what they want is secret, and so is what it changes"


@pytest.mark.clause("surface.battle.losses_due", "surface.battle.approximation")
def test_the_view_shows_what_an_army_was_hit_by_and_whom_it_gives_up() -> None:
    """Thirty on each side: ours throw 15 (3/5 of them), theirs 11 (3/10); each hears what he has to lose himself."""
    game = hosts(30, 30)
    do(game, "0 engage", (20, 15), (20, 11))
    battle = seen_by(game, 0).battle
    assert battle is not None
    ours, theirs = battle.armies
    assert (ours.multiplier, ours.due, ours.sum, ours.lost) == ("3/10", "9", "9", {})
    assert (theirs.multiplier, theirs.due, theirs.sum, theirs.lost) == ("3/5", "18", "", {})
    do(game, "0 lose_units pc.1 1 1")
    battle = seen_by(game, 0).battle
    assert battle is not None
    assert battle.armies[0].lost == {"pc.1": 1}


@pytest.mark.clause("surface.battle.strength")
def test_the_judge_sends_more_before_the_dice() -> None:
    game = hosts(60, 80, **JUDGED)
    for text in ("judge add_unit others dragon 1 1", "judge add_unit nobody man 1 1", "judge add_unit others man 0 1"):
        assert clause(game, text) == "surface.core.legal_actions"
    orders.apply(game, read_decision("judge add_unit others creature 2 12"), Scribe(Scripted([])))
    others = battle_of(game).army(OTHERS)
    assert (others.strength("quadratic"), others.initial, others.units[1].loyalty) == (368, 368, 3)
    do(game, "judge engage")
    do(game, "0 engage", (20, 4), (20, 1))
    assert counts(game)[1] == 76


@pytest.mark.clause("surface.core.legal_actions")
def test_a_silent_commander_engages_and_loses_as_the_automatic_owner_does() -> None:
    game = hosts(60, 70)
    assert str(orders.fallback(game, 0)) == "0 engage"
    do(game, "0 engage", (20, 1), (20, 13))  # 28 of 60
    army = battle_of(game).army(PARTY)
    assert army.toll is not None
    itself = course.reckoning_of(battle_of(game), army, fighting.terms_of(game)).by_itself(army.toll.due)
    before = army.copy()
    while any(one.order.startswith("lose") for one in orders.candidates(game, 0)):
        do(game, str(orders.fallback(game, 0)))
    lost = {place: unit.count - army.units[place].count for place, unit in enumerate(before.units)}
    assert lost == itself.lost
    game = hosts(30, 91)
    assert str(orders.fallback(game, 0)) == "0 leave_field", "below a third"


@pytest.mark.clause("surface.battle.course")
def test_the_night_between_takes_its_toll() -> None:
    game = hosts(60, 60)
    for _ in range(2):
        do(game, "0 engage", (20, 1), (20, 1))
    porter = game.members[2]
    porter.exhaustion = 5  # without food a sixth is his death
    do(game, "0 engage", (20, 1), (20, 1))
    ours = battle_of(game).army(PARTY)
    assert porter.status == DEAD
    assert [unit.count for unit in ours.units[:3]] == [1, 0, 1]
    assert (ours.units[0].items, ours.units[2].items) == (1, 1), "hunger counts in the morning"
    assert fault(game) == ""
