"""How a turn goes on after meetings and combats (dungeon.time.sequence, dungeon.combat.ten_phases)."""

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.meeting.meeting import Meeting
from podzem.systems.dungeon import turn_stage
from podzem.systems.dungeon.chapters.time import turns
from podzem.systems.dungeon.game import MEETING, ORDERS
from podzem.world.points import read_point

from .build import corridor, join, names, order, pass_turn, quiet, refused, scribe


@pytest.mark.clause("dungeon.combat.ten_phases")
def test_ten_phases__a_part_of_a_turn_uses_it_up() -> None:
    game = quiet(corridor(40), at="5,1")
    hero = join(game, "torch!")
    game.fight_group = 1
    one = scribe()
    turns.after_combat(game, one, 3)
    assert (game.company.turn, game.stage, hero.debt, hero.items[0].left) == (1, ORDERS, True, 5)
    assert not game.groups[0].lapsed


@pytest.mark.clause("dungeon.combat.ten_phases")
def test_ten_phases__left_over_phases_are_kept_by_the_switch() -> None:
    game = quiet(corridor(40), at="5,1", phase_rounding="carry")
    hero = join(game, "torch!")
    order(game, "all hold")
    game.released, game.agenda, game.fight_group = True, list(turns.END), 1
    turns.after_combat(game, scribe(), 7)
    assert (game.company.turn, game.phases, turn_stage.is_open(game)) == (0, 7, True)
    assert turn_stage.without_order(game) == [hero]
    game.fight_group = 1
    turns.after_combat(game, scribe(), 4)
    assert (game.company.turn, game.phases) == (1, 1)


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__a_meeting_before_orders_takes_only_its_own_group() -> None:
    game = quiet(corridor(40), at="5,1")
    join(game, "torch!")
    other = join(game, "torch!")
    order(game, f"split {other.id}")
    game.groups[0].lapsed = True
    assert [member.id for member in turn_stage.without_order(game)] == [other.id]
    assert refused(game, "hold pc.1") == "dungeon.time.sequence"
    one = order(game, f"hold {other.id}", "release")
    assert "turn_passed" in names(one)


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__a_leg_goes_on_after_those_who_let_each_other_pass() -> None:
    game = quiet(corridor(40), at="5,1")
    join(game, "torch!")
    order(game, "leg 1 15,1", "all hold")
    game.stage, game.meeting = MEETING, Meeting(1)
    one = scribe()
    turns.release(game, one)
    assert game.agenda[0] == "leg:1:0"
    game.stage, game.meeting = ORDERS, None
    turns.run(game, one)
    assert (game.groups[0].at, game.company.turn) == (read_point("15,1"), 1)


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__what_is_left_of_the_orders_lapses_when_the_meeting_takes_the_turn() -> None:
    game = quiet(corridor(40), at="5,1")
    join(game, "torch!")
    order(game, "leg 1 15,1", "all hold")
    game.stage, game.meeting = MEETING, Meeting(1)
    one = scribe()
    turns.release(game, one)
    game.stage, game.meeting, game.groups[0].lapsed = ORDERS, None, True
    turns.run(game, one)
    assert (game.groups[0].at, game.company.turn) == (read_point("5,1"), 1)


@pytest.mark.clause("dungeon.encounter.keyed")
def test_keyed__opening_d1_of_the_sample_brings_the_encounter_at_once() -> None:
    game = quiet(at="35,19")
    heroes = [join(game, "torch!" if number == 0 else "", rank=0) for number in range(4)]
    one = Scribe(Scripted([(6, 4), (6, 6), (6, 6)]), True)
    order(game, *(f"open {hero.id} D1" for hero in heroes), "release", dice=one)
    assert "encounter" in names(one)
    assert game.stage == MEETING
    assert game.agenda[-1] == "E7"


def test_turn__goes_by_without_anybody_on_his_feet() -> None:
    game = quiet(corridor(40), at="5,1")
    hero, friend = join(game, "torch!"), join(game)
    hero.status, hero.fell_turn = "down", 0
    friend.status, friend.fell_turn = "down", 0
    turns.run(game, scribe())
    assert (game.stage, game.status) == ("over", "lost")


def test_turn__a_dead_comrade_lies_where_he_fell() -> None:
    game = quiet(corridor(40), at="5,1")
    join(game, "torch!")
    fallen = join(game, "mail*")
    fallen.status, fallen.fell_turn = "down", -1
    pass_turn(game)
    assert (fallen.status, fallen.group) == ("dead", 0)
    assert [item.name for heap in game.site.heaps for item in heap.items] == [fallen.id]
    assert game.groups[0].members == [1]
