"""Shots and strikes (chapter 10): target numbers, sums, losses, debt, with scripted dice; T4 in full."""

import pytest

from podzem.core.dice import Scripted
from podzem.expedition.fight.attacks import range_term, sixths
from podzem.expedition.fight.marks import LOSSES, NATURAL_SIX, PARTY_NAMES, RANDOM_LOSS
from tests.systems.dungeon.fights import (
    answer,
    archer,
    man,
    phase,
    ranks,
    refusal,
    run,
    set_up,
    standing,
    states,
    trait,
)

T4 = {
    +2: (6, 6, 6, 5, 4, 3, 2),
    +1: (6, 6, 5, 4, 3, 2, 1),
    +0: (6, 5, 4, 3, 2, 1, 0),
    -1: (5, 4, 3, 2, 1, 0, 0),
    -2: (4, 3, 2, 1, 0, 0, 0),
    -3: (3, 2, 1, 0, 0, 0, 0),
    -4: (2, 1, 0, 0, 0, 0, 0),
    -5: (1, 0, 0, 0, 0, 0, 0),
    -6: (0, 0, 0, 0, 0, 0, 0),
}


@pytest.mark.clause("dungeon.attack.odds")
@pytest.mark.parametrize("modifier", T4)
def test_attack_odds__table_4(modifier: int):
    assert tuple(sixths(modifier, target) for target in range(7)) == T4[modifier]
    for target in range(7):
        hits = 0
        for face in range(1, 7):
            fight = set_up([man("a", strike=modifier)], [man("b", defence=target)], 0)
            hits += len(phase(fight, "fight", "hold_line", [face]).members("fell"))
        assert hits == T4[modifier][target]


@pytest.mark.clause("dungeon.core.die")
@pytest.mark.clause("dungeon.attack.roll")
def test_attack_roll__strictly_greater():
    def falls(face: int, strike: int, defence: int, switches: int = 0) -> bool:
        fight = set_up([man("a", strike=strike)], [man("b", defence=defence)], 0, switches=switches)
        return bool(phase(fight, "fight", "hold_line", [face]).members("fell"))

    assert not falls(3, 0, 3)
    assert falls(4, 0, 3)
    assert not falls(6, -4, 2)
    assert falls(6, -4, 2, NATURAL_SIX)
    assert not falls(5, -4, 2, NATURAL_SIX)
    assert sum(falls(face, 0, 4) for face in range(1, 7)) == 2


@pytest.mark.clause("dungeon.attack.roll")
def test_attack_roll__the_sum_is_explained_by_its_terms():
    fight = set_up([archer("a", shot=-1, reach=6)], [man("b", defence=1)], 14)
    told = phase(fight, "fire", "hold_line", [6])
    event = next(event for event in told.events if event.name == "shot")
    assert [(term.name, term.value) for term in event.terms] == [("weapon", -1), ("range", -2)]
    assert event.facts["needs"] == 5
    assert [event.facts["face"] for event in told.events if event.name == "shot_die"] == [6]


@pytest.mark.clause("dungeon.attack.target_number")
def test_attack_target_number__the_highest_defence_of_the_first_rank():
    rank = [man("plate", defence=4), man("light", defence=1), man("none")]
    fight = set_up([man("a")], rank, 0)
    assert phase(fight, "fight", "hold_line", [4]).members("fell") == []
    told = phase(fight, "fight", "hold_line", [5])
    assert told.named("struck")[0]["target"] == 4
    assert told.members("fell") == ["none"]


@pytest.mark.clause("dungeon.attack.target_number")
def test_attack_target_number__before_losses_and_below_zero_too():
    fight = set_up([man("a1"), man("a2")], [man("b1", defence=3), man("b2")], 0)
    told = phase(fight, "fight", "hold_line", [4, 4])
    assert [strike["target"] for strike in told.named("struck")] == [3, 3]
    worn = set_up([man("a", strike=-7)], [man("b", defence=-2)], 0)
    assert phase(worn, "fight", "hold_line", [6]).members("fell") == ["b"]


@pytest.mark.clause("dungeon.attack.loss")
def test_attack_loss__automatic_lowest_level_defence_last_in_rank_heroes_after_others():
    party = [man("pc", traits=trait("people", "dark_sight", "hero")), man("spear", defence=2), man("porter")]
    fight = set_up(party, [man("b1"), man("b2")], 0)
    assert phase(fight, "hold_line", "fight", [6, 6]).members("fell") == ["porter", "spear"]
    tall = set_up([man("chief", level=2), man("x"), man("y")], [man("b1")], 0)
    assert phase(tall, "hold_line", "fight", [6]).members("fell") == ["y"]


@pytest.mark.clause("dungeon.attack.loss")
def test_attack_loss__the_owner_names_them_within_the_rank():
    party = [man("pc"), man("spear"), man("porter"), man("behind")]
    fight = set_up(party, [man("b1"), man("b2")], 0, width=6, switches=PARTY_NAMES)
    phase(fight, "hold_line", "fight", [6, 6])
    assert fight.stage == LOSSES
    assert refusal(fight, 0, "lose behind") == "dungeon.attack.loss"
    assert refusal(fight, 1, "lose pc") == "dungeon.attack.loss"
    assert refusal(fight, 0, "fight") == "dungeon.combat.orders"
    answer(fight, 0, "lose pc")
    assert refusal(fight, 0, "lose pc") == "dungeon.attack.loss"
    answer(fight, 0, "lose porter")
    assert standing(fight, 0) == ["spear", "behind"]
    assert refusal(fight, 0, "lose spear") == "dungeon.attack.loss"


@pytest.mark.clause("dungeon.attack.loss")
def test_attack_loss__at_random_by_option_one_pick_a_loss():
    fight = set_up([man("x"), man("y"), man("z")], [man("b1"), man("b2")], 0, switches=RANDOM_LOSS)
    told = run(fight, "hold_line", "fight", Scripted([(6, 6), (6, 6), (3, 1), (2, 2)]))
    assert told.members("fell") == ["x", "z"]


@pytest.mark.clause("dungeon.attack.debt")
def test_attack_debt__passes_to_the_newly_formed_rank_whatever_its_defence():
    enemy = [man("b1", defence=2), man("b2", defence=1), man("p1", defence=4), man("p2", defence=4)]
    fight = set_up([man(f"a{n}") for n in range(4)], enemy, 0, widths=(8, 4))
    fight.width[0] = 8
    fight.rank = type(fight.rank)([0, 0, 0, 0, 0, 0, 1, 1])
    told = phase(fight, "fight", "hold_line", [6, 5, 4, 2])
    assert told.members("fell") == ["b2", "b1", "p2"]
    assert told.named("debt") == [{"side": "others", "count": 1}]


@pytest.mark.clause("dungeon.attack.debt")
def test_attack_debt__does_not_reach_a_rear_group_by_blows_and_lapses():
    fight = set_up([man("a1"), man("a2")], [man("b"), man("far", behind=6), man("far2", behind=7)], 0)
    told = phase(fight, "fight", "hold_line", [6, 6])
    assert told.members("fell") == ["b"]
    assert told.named("lapsed") == [{"side": "others", "count": 1}]
    near = set_up([man("a1"), man("a2")], [man("b"), man("near", behind=5)], 0)
    assert phase(near, "fight", "hold_line", [6, 6]).members("fell") == ["b", "near"]


@pytest.mark.clause("dungeon.attack.debt")
def test_attack_debt__of_shots_reaches_a_rear_group_that_is_seen():
    dark = trait("people")
    shooter = archer("a1", traits=trait("people", "shoots"))
    others = [man("b", traits=trait("people", "light"), space=8), man("far", behind=8, traits=dark)]
    fight = set_up([shooter, archer("a2", traits=trait("people", "shoots"))], others, 10, width=8)
    assert phase(fight, "fire", "hold_line", [6, 6]).members("fell") == ["b"]
    seen = set_up([archer("a1"), archer("a2")], [man("b", space=8), man("far", behind=8)], 10, width=8)
    assert phase(seen, "fire", "hold_line", [6, 6]).members("fell") == ["b", "far"]


@pytest.mark.clause("dungeon.attack.removal")
def test_attack_removal__two_duellists_fall_together():
    fight = set_up([man("a")], [man("b")], 0)
    assert phase(fight, "fight", "fight", [1, 1]).members("fell") == ["a", "b"]


@pytest.mark.clause("dungeon.level.combat")
def test_level_combat__as_many_dice_and_losses_as_levels():
    party = [man("hero", level=3), man("man")]
    fight = set_up(party, [man("b1"), man("b2"), man("b3")], 0, switches=PARTY_NAMES)
    told = phase(fight, "fight", "fight", [1, 1, 1, 1, 6, 6, 6])
    assert fight.stage == LOSSES
    assert [strike["dice"] for strike in told.named("struck")][:2] == [3, 1]
    other = fight.copy()
    for _ in range(2):
        answer(fight, 0, "lose hero")
    assert states(fight)["hero"] == "up"
    answer(fight, 0, "lose hero")
    assert states(fight) == {"hero": "down", "man": "up", "b1": "down", "b2": "down", "b3": "down"}
    answer(other, 0, "lose man")
    assert states(other)["man"] == "down"
    assert other.left[0] == 1


@pytest.mark.clause("dungeon.attack.shot_mods")
def test_attack_shot_mods__sling_stones_against_light_armour():
    hits = 0
    for face in range(1, 7):
        fight = set_up([archer("a", shot=-1, reach=6)], [man("b", defence=1)], 6)
        hits += len(phase(fight, "fire", "hold_line", [face]).members("fell"))
    assert hits == 4


@pytest.mark.clause("dungeon.attack.range")
def test_attack_range__minus_one_for_each_range_exceeded():
    bow = 24
    assert [range_term(hs, bow) for hs in (1, 24, 25, 48, 49)] == [0, 0, -1, -1, -2]
    fight = set_up([archer("a", shot=-2, reach=2)], [man("b", defence=4)], 6)
    shot = phase(fight, "fire", "hold_line", [6]).named("shot")[0]
    assert (shot["modifier"], shot["needs"]) == (-4, 9)


@pytest.mark.clause("dungeon.attack.thrown")
def test_attack_thrown__a_spear_at_two_sazhens():
    fight = set_up([archer("a", shot=0, reach=2, ammo=1)], [man("b", defence=6)], 4)
    assert phase(fight, "fire", "hold_line", [6]).named("shot")[0]["modifier"] == -1
    assert refusal(fight, 0, "fire") == "dungeon.load.ammo"


@pytest.mark.clause("dungeon.attack.strike_mods")
def test_attack_strike_mods__two_handed_against_plate_torch_against_mail():
    def hits(strike: int, defence: int) -> int:
        return sum(
            bool(
                phase(
                    set_up([man("a", strike=strike)], [man("b", defence=defence)], 0), "fight", "hold_line", [face]
                ).members("fell")
            )
            for face in range(1, 7)
        )

    assert hits(1, 3) == 4
    assert hits(-2, 2) == 2


@pytest.mark.clause("dungeon.core.dice_script")
def test_core_dice_script__dice_fall_from_left_to_right():
    fight = set_up([archer("b1"), archer("b2")], [man("x", defence=3), man("y", defence=3)], 10)
    told = phase(fight, "fire", "hold_line", [1, 4])
    assert told.members("shot") == ["b1", "b2"]
    assert [event.facts["face"] for event in told.events if event.name == "shot_die"] == [1, 4]
    assert told.named("successes") == [{"side": "others", "count": 1}]
    assert ranks(fight, 1) == [["x"]]
