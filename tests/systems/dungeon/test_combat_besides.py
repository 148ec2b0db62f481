"""What is done in combat besides blows (T7): work of ten phases, free doors, sleepers bound, guards, potions."""

import pytest

from podzem.expedition import arms, captives, magic, muster, spawning
from podzem.expedition.fight import marks
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, CAPTIVE, DOWN
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.combat import aftermath, combat
from podzem.systems.dungeon.chapters.loyalty import guarding
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.groups import Order
from podzem.world.item import Item
from podzem.world.points import read_point

from .build import chart, event, join, names, quiet, scribe
from .test_combat import battle, begin, give, hero, refused, second

JUDGED = {"judge_opponents": "ask", "judge": "ask"}


def _phases(game: Game, count: int, *dice: int) -> list[str]:
    """So many phases in which both sides hold; all dice fall in the last one."""
    told: list[str] = []
    for number in range(count):
        told += names(give(game, "hold_line", "judge hold_line", dice=dice if number == count - 1 else ()))
    return told


def chamber(door: dict[str, object], *kits: str) -> Game:
    """A passage with a door at its west end; the party stands by it, a karl stands to the east."""
    areas = [("OUT", "outside", (28, 0, 2, 2)), ("R", "room", (-4, 0, 4, 2)), ("P", "passage", (0, 0, 28, 2))]
    ways = [("O0", "P", "OUT", 28, 1, "E", 2), ("D", "R", "P", 0, 1, "E", 2, door)]
    game = quiet(chart(areas, ways), at="2,1", **JUDGED)
    for number, kit in enumerate(kits):
        join(game, kit, type="man" if number == 0 else "porter")
    game.meeting = Meeting(
        1, spawning.spawn(game.company, "karl", 1, 1, scribe()), "karl", at=read_point("14,1"), hs=12, depth=1
    )
    return game


@pytest.mark.clause("dungeon.combat.other")
def test_combat_other__work_behind_the_line_is_done_after_ten_phases() -> None:
    game = chamber({"kind": "stuck"}, "sword* shield* torch!", "", "")
    begin(game)
    porters = [game.members[n].id for n in game.groups[0].members[1:]]
    assert refused(game, "open pc.1 D") == "dungeon.combat.other", "not from the first rank"
    give(game, f"open {porters[0]} D")
    assert refused(game, f"search {porters[0]} D") == "dungeon.combat.other", "his hands are full"
    assert refused(game, "close_in 2") == "dungeon.combat.other"
    assert refused(game, f"rest {porters[1]}") == "dungeon.combat.orders"
    give(game, f"open {porters[1]} D")
    assert "door_opened" not in _phases(game, 9)
    told = _phases(game, 1, 2)
    assert "door_opened" in told, "two at work: d6 up to 2"
    assert game.toil == {}
    assert game.company.turn == 1, "the tenth phase ends the turn"


@pytest.mark.clause("dungeon.combat.other")
def test_combat_other__work_waits_for_nobody_who_leaves_it_or_moves() -> None:
    game = chamber({"kind": "stuck"}, "sword* torch!", "shield*")
    begin(game)
    porter = game.members[game.groups[0].members[1]]
    give(game, f"open {porter.id} D")
    _phases(game, 3)
    assert game.toil == {porter.number: 7}
    told = give(game, f"leave_off {porter.id}", "close_in 2", "judge hold_line")
    assert event(told, "work_left") == {"member": porter.id}
    assert (game.toil, porter.number in game.orders) == ({}, False)
    give(game, f"open {porter.id} D", "back pc.1", f"front {porter.id}", "hold_line", "judge hold_line")
    assert game.toil == {}, "in the first rank he fights"


@pytest.mark.clause("dungeon.action.door_kinds")
@pytest.mark.clause("dungeon.combat.other")
@pytest.mark.parametrize(("kind", "opens"), [("free", True), ("stuck", False)])
def test_door_kinds__a_phase_opens_a_free_door_and_no_other(kind: str, opens: bool) -> None:
    game = chamber({"kind": kind}, "sword* torch!")
    begin(game)
    told = give(game, "try_door pc.1 D")
    assert names(told) == [*(["door_opened"] if opens else ["door_holds"]), "whole_phase"]
    assert game.fight is not None
    assert game.fight.has(0, marks.BUSY)
    assert refused(game, "close_in 2") == "dungeon.combat.other"


@pytest.mark.clause("dungeon.treasure.magic")
@pytest.mark.clause("dungeon.captive.use")
def test_treasure_magic__who_sleeps_may_be_bound() -> None:
    game = battle("sword* torch!", "knife*", kind="bandit", count=2, hs=0, **JUDGED)
    hero(game).items.append(Item("wand", 90, row=6, told=True, left=3))
    begin(game)
    first = game.members[game.meeting.creatures[0]] if game.meeting else hero(game)
    assert refused(game, f"bind {second(game).id} {first.id}") == "dungeon.combat.other", "he is awake"
    give(game, "use pc.1 wand.90", dice=(1,))
    give(game, f"bind {second(game).id} {first.id}", dice=(4,))
    assert (first.status, first.captor, first.fresh, first.items) == (CAPTIVE, 1, True, [])
    assert game.fight is not None
    assert game.fight.state[row_of(game.fight, first.number)] == marks.YIELDED
    assert game.fight.has(1, marks.BUSY)


@pytest.mark.clause("dungeon.treasure.magic")
@pytest.mark.parametrize(("turn", "asleep"), [(0, True), (1, False)])
def test_treasure_magic__sleep_is_over_after_a_turn(turn: int, asleep: bool) -> None:
    game = battle("sword* torch!", kind="bandit", hs=4, **JUDGED)
    hero(game).items.append(Item("wand", 90, row=6, told=True, left=3))
    begin(game)
    give(game, "use pc.1 wand.90", dice=(1,))
    game.company.turn = turn
    assert game.fight is not None
    muster.refresh(game.company, game.fight, game.fight_group, game.hurls)
    assert game.fight.has(1, marks.ASLEEP) == asleep


@pytest.mark.clause("dungeon.captive.use")
def test_captive_use__a_sleeping_beast_is_bound_by_nobody() -> None:
    game = battle("sword* torch!", "knife*", kind="rat", count=1, hs=0, **JUDGED)
    begin(game)
    assert game.fight is not None
    game.fight.set(2, marks.ASLEEP)
    assert refused(game, f"bind pc.1 {game.fight.names[2]}") == "dungeon.captive.use"


@pytest.mark.clause("dungeon.captive.guard")
def test_captive_guard__guards_are_named_in_combat_but_not_from_the_first_rank() -> None:
    game = battle("sword* shield* torch!", "shield* sword*", "knife*", kind="karl", hs=20, **JUDGED)
    captive = game.members[spawning.spawn(game.company, "chud", 1, 1, scribe())[0]]
    captive.status, captive.captor = CAPTIVE, 1
    begin(game)
    last = game.members[game.groups[0].members[2]]
    assert refused(game, "guard pc.1") == "dungeon.captive.guard"
    give(game, f"guard {last.id}")
    assert guarding.guards(game, game.groups[0]) == 1
    assert refused(game, f"stow {last.id} {last.items[0].id}") == "dungeon.captive.guard"
    told = _phases(game, 10)
    assert "escaped" not in told
    assert game.orders[last.number] == Order("guard"), "he guards on in the next turn"
    give(game, "back pc.1", f"front {last.id}", "hold_line", "judge hold_line")
    assert guarding.guards(game, game.groups[0]) == 0
    assert [question.kind for question in game.questions] == ["excess"]


@pytest.mark.clause("dungeon.captive.guard")
def test_captive_guard__the_guards_of_the_turn_go_on_where_a_fight_takes_the_next_one() -> None:
    game = battle("sword* shield* torch!", "shield* sword*", "knife*", kind="karl", hs=20, **JUDGED)
    guard = game.members[game.groups[0].members[2]]
    game.before[guard.number] = Order("guard")
    captive = game.members[spawning.spawn(game.company, "chud", 1, 1, scribe())[0]]
    captive.status, captive.captor = CAPTIVE, 1
    begin(game)
    assert "escaped" not in _phases(game, 1)
    assert game.questions == []


@pytest.mark.clause("dungeon.captive.excess")
def test_captive_excess__captives_of_a_group_that_does_not_fight_are_not_counted_each_phase() -> None:
    game = battle("sword* torch!", kind="karl", hs=20, **JUDGED)
    captive = game.members[spawning.spawn(game.company, "chud", 1, 1, scribe())[0]]
    captive.status, captive.captor = CAPTIVE, 2
    other = game.groups[0].copy()
    other.number, other.ranks = 2, []
    game.groups.append(other)
    begin(game)
    _phases(game, 1)
    assert (captive.status, game.questions) == (CAPTIVE, [])


@pytest.mark.clause("dungeon.treasure.magic")
def test_treasure_magic__strength_lasts_ten_phases_over_the_end_of_a_turn() -> None:
    game = battle("sword* torch!", "knife*", kind="karl", hs=20, **JUDGED)
    hero(game).items.append(Item("potion", 91, row=2, told=True))
    begin(game)
    _phases(game, 3)
    give(game, "use pc.1 potion.91")
    told = _phases(game, 10)
    assert (arms.strike(game.company, hero(game))[0], game.company.turn, "wore_off" in told) == (1, 1, False)
    assert "wore_off" in _phases(game, 1), "the phase of drinking and ten more"
    assert arms.strike(game.company, hero(game))[0] == 0


@pytest.mark.clause("dungeon.treasure.magic")
def test_treasure_magic__poison_in_combat_takes_the_drinker_out_of_it() -> None:
    game = battle("sword* torch!", "knife*", kind="karl", hs=20, **JUDGED)
    second(game).items.append(Item("potion", 91, row=6))
    begin(game)
    give(game, f"use {second(game).id} potion.91")
    assert second(game).status == DOWN
    assert game.fight is not None
    assert game.fight.state[1] == marks.DOWN
    assert refused(game, f"drop {second(game).id} {second(game).items[0].id}") == "dungeon.aid.window"


@pytest.mark.clause("dungeon.captive.party")
def test_captive_party__who_surrendered_in_a_combat_that_is_won_is_free() -> None:
    game = battle("sword* torch!", "knife*", kind="bandit", hs=0)
    begin(game)
    taken = second(game)
    captives.surrendered(game.company, taken, game.meeting, Below(game), scribe())
    assert (taken.status, taken.captor, taken.group) == (CAPTIVE, -1, 0)
    assert game.fight is not None
    assert game.meeting is not None
    game.fight.winner = marks.PARTY
    game.members[game.meeting.creatures[0]].status = "gone"
    one = scribe()
    aftermath.finish(game, game.fight, game.meeting, one)
    assert "rescued" in names(one)
    assert (taken.status, taken.captor, taken.group) == (ACTIVE, 0, 1)


@pytest.mark.clause("dungeon.captive.party")
@pytest.mark.parametrize(("held_by", "free"), [("EN1", True), ("wandering", False), ("EN2", False)])
def test_captive_party__who_is_held_in_a_place_is_freed_there(held_by: str, free: bool) -> None:
    game = quiet(at="37,19")
    join(game, "sword*")
    taken = join(game, "knife", type="porter")
    taken.status, taken.captor, taken.group, taken.held_by = CAPTIVE, -1, 0, held_by
    captives.rescue(game.company, game.groups[0].number, [], ["EN1"], Below(game), scribe())
    assert (taken.status == ACTIVE) == free


@pytest.mark.clause("dungeon.treasure.magic")
def test_treasure_magic__strength_outside_combat_lasts_its_turn() -> None:
    game = quiet()
    man = join(game, "knife*")
    magic.POTIONS["strength"](game.company, man, Below(game), scribe())
    magic.pass_phase(game.company, Below(game), scribe())
    assert man.effects[0].phases == 10, "no phase passes where nobody fights"
    game.company.turn += 1
    magic.wear_off(game.company, Below(game), scribe())
    assert man.effects == []


def test_combat__a_question_about_captives_stops_the_phases() -> None:
    game = battle("sword* torch!", kind="karl", hs=20)
    captive = game.members[spawning.spawn(game.company, "chud", 1, 1, scribe())[0]]
    captive.status, captive.captor = CAPTIVE, 1
    begin(game)
    give(game, "hold_line")
    assert (game.stage, deciding.needed(game)) == (COMBAT, (0,))
    assert [question.kind for question in game.questions] == ["excess"]
    combat.go_on(game, scribe())
    assert game.fight is not None
    assert game.fight.phase == 2
