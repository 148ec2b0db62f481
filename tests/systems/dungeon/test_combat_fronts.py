"""Several fronts of one combat on the map, those who come upon it, and traps on the way (chapters 4 and 9)."""

import pytest

from podzem.core.decisions import JUDGE, read_decision
from podzem.expedition import spawning
from podzem.expedition.fight import marks
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import DOWN
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.combat import battle_moves, battlefield, newcomers
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.spots import spots_of
from podzem.world.points import read_point, write_point

from .build import corridor, finish, join, names, quiet, scribe
from .test_combat import battle, begin, give, refused

JUDGED = {"judge_opponents": "ask", "judge": "ask"}


def pincers(hs: int = 12, **options: object) -> Game:
    """A karl 10 sazhens to the east, and a robber who has come from the west, so far away."""
    game = battle(
        "sword* shield* torch!", "sword* shield*", "knife*", kind="karl", hs=20, at=40, **{**JUDGED, **options}
    )
    begin(game)
    band = Meeting(1, [], "bandit", "wandering", depth=1, waited=True, hs=hs, at=read_point(f"{40 - hs},2"), attitude=3)
    band.creatures = spawning.spawn(game.company, "bandit", 1, 1, scribe())
    game.waiting.append(band)
    newcomers._settle(game, band, scribe())
    return game


@pytest.mark.clause("dungeon.combat.newcomers")
@pytest.mark.clause("dungeon.combat.rear_front")
def test_rear_front__each_front_has_its_own_place_and_moves_by_itself() -> None:
    game = pincers()
    last = game.groups[0].members[2]
    assert write_point(game.fronts[1].others) == "28,2"
    give(game, "close_in 6", "close_in 4", "judge hold_line", "judge close_in 2")
    assert game.meeting is not None
    assert (write_point(game.groups[0].at), write_point(game.meeting.at)) == ("46,2", "60,2")
    assert (write_point(game.fronts[1].own), write_point(game.fronts[1].others)) == ("36,2", "30,2")
    assert write_point(spots_of(game, game.groups[0])[last]) == "36,2"
    assert game.fight is not None
    assert [int(gap) for gap in game.fight.gap[:2]] == [14, 6]


@pytest.mark.clause("dungeon.combat.withdraw")
def test_withdraw__between_two_enemies_the_way_ends_with_ones_own() -> None:
    game = pincers()
    assert refused(game, "fall_back 1") == "dungeon.combat.withdraw"
    give(game, "close_in 6", "close_in 4", "judge hold_line", "judge hold_line")
    assert game.fight is not None
    assert (int(game.fight.way[0]), int(game.fight.way[2])) == (10, 10), "from 46 to 36, and back"
    assert refused(game, "fall_back 11") == "dungeon.combat.withdraw"
    give(game, "fall_back 10", "hold_line", "judge hold_line", "judge hold_line")
    assert write_point(game.groups[0].at) == "36,2"


@pytest.mark.clause("dungeon.combat.end")
def test_combat_end__who_is_away_on_one_front_still_fights_on_the_other() -> None:
    game = pincers()
    assert game.meeting is not None
    assert game.fight is not None
    fight = game.fight
    fight.gap[0], fight.gap[1] = 40, 0
    fight.moved[0], fight.moved[2] = -10, 0
    game.meeting.at = read_point("200,2")
    assert not battlefield.got_away(game, fight, game.groups[0], game.meeting, marks.PARTY)
    fight.gap[1] = -1
    assert battlefield.got_away(game, fight, game.groups[0], game.meeting, marks.PARTY)


@pytest.mark.clause("dungeon.combat.rear_front")
def test_rear_front__the_group_follows_the_front_that_is_left() -> None:
    game = pincers()
    assert game.fight is not None
    assert game.meeting is not None
    game.fronts[1] = FrontPlace(read_point("34,2"), "P", read_point("28,2"))
    game.fight.gap[0] = -1
    battle_moves.retreat(game, game.fight, game.groups[0], game.meeting)
    assert (write_point(game.groups[0].at), write_point(game.meeting.at)) == ("34,2", "28,2")


@pytest.mark.clause("dungeon.move.party_speed")
@pytest.mark.parametrize(("own", "groups"), [("34,2", 1), ("33,2", 2)])
def test_party_speed__who_fought_far_from_the_rest_is_a_group_of_his_own(own: str, groups: int) -> None:
    game = pincers()
    assert game.fight is not None
    game.fronts[1] = FrontPlace(read_point(own), "P", read_point("28,2"))
    battlefield.part_ways(game, game.fight, game.groups[0])
    assert (len(game.groups), game.fronts) == (groups, {})
    assert [write_point(group.at) for group in game.groups[1:]] == [own] * (groups - 1)


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.clause("dungeon.combat.newcomers")
@pytest.mark.parametrize(("word", "fronts"), [("5", 2), ("6", 1)])
def test_combat_newcomers__a_human_judge_is_asked_of_their_attitude(word: str, fronts: int) -> None:
    game = battle("sword* torch! plate*", "knife*", kind="karl", hs=0, **JUDGED, judge_attitude="ask")
    begin(game)
    for _ in range(9):
        give(game, "hold_line", "judge hold_line")
    band = Meeting(1, [], "bandit", "wandering", depth=1, waited=True)
    band.creatures = spawning.spawn(game.company, "bandit", 2, 1, scribe())
    game.waiting.append(band)
    give(game, "hold_line", "judge hold_line", dice=(3, 4, 3, 3))
    assert game.fight is not None
    assert deciding.awaited(game) == (JUDGE,)
    assert (game.questions[-1].default, sum(gap >= 0 for gap in game.fight.gap)) == ("5", 1), "3 + 3, weapons drawn"
    assert refused(game, "hold_line") == "dungeon.time.order"
    give(game, f"judge attitude {word}")
    assert sum(gap >= 0 for gap in game.fight.gap) == fronts
    assert (len(game.waiting), game.questions) == (2 - fronts, [])


@pytest.mark.clause("dungeon.core.auto_judge")
def test_auto_judge__without_a_human_judge_nobody_is_asked() -> None:
    game = battle("sword* torch! plate*", kind="karl", hs=0, judge="automatic", judge_attitude="ask")
    begin(game)
    band = Meeting(1, [], "bandit", "wandering", depth=1, waited=True)
    band.creatures = spawning.spawn(game.company, "bandit", 2, 1, scribe())
    game.waiting.append(band)
    newcomers.arrive(game, scribe(3, 4, 3, 5))
    assert game.questions == []
    assert band.attitude == 7


@pytest.mark.clause("dungeon.loyalty.triggers")
@pytest.mark.parametrize(("count", "shaken"), [(4, False), (5, True)])
def test_loyalty_triggers__reinforcements_that_make_them_twice_as_many(count: int, shaken: bool) -> None:
    game = battle("sword* torch!", "sword*", "knife*", kind="karl", hs=20, at=40, **JUDGED)
    begin(game)
    band = Meeting(1, [], "bandit", "wandering", depth=1, waited=True, hs=12, at=read_point("28,2"), attitude=3)
    band.creatures = spawning.spawn(game.company, "bandit", count, 1, scribe())
    game.waiting.append(band)
    newcomers._settle(game, band, scribe())
    assert game.fight is not None
    assert bool(game.fight.due[marks.PARTY] & marks.OUTNUMBERED) == shaken, "three of the party, a karl and these"


@pytest.mark.clause("dungeon.loyalty.triggers")
@pytest.mark.parametrize(("way", "cut"), [("O0", True), ("", False)])
def test_loyalty_triggers__the_only_way_out_is_cut(way: str, cut: bool) -> None:
    game = battle("sword* torch!", "sword*", "knife*", kind="karl", hs=20, at=40, **JUDGED)
    begin(game)
    assert game.meeting is not None
    game.meeting.way = way
    band = Meeting(1, [], "rat", "wandering", way=way, depth=1, waited=True, hs=12, at=read_point("28,2"), attitude=3)
    band.creatures = spawning.spawn(game.company, "rat", 1, 1, scribe())
    game.waiting.append(band)
    newcomers._settle(game, band, scribe())
    assert game.fight is not None
    assert bool(game.fight.due[marks.PARTY] & marks.CUT_OFF) == cut


@pytest.mark.clause("dungeon.combat.newcomers")
def test_combat_newcomers__who_finds_no_room_for_a_front_waits() -> None:
    game = pincers()
    assert game.fight is not None
    for front in range(marks.FRONTS):
        game.fight.gap[front] = max(0, game.fight.gap[front])
    band = Meeting(1, [], "rat", "wandering", depth=1, waited=True, attitude=2)
    game.waiting.append(band)
    newcomers._settle(game, band, scribe())
    assert game.waiting == [band]


@pytest.mark.clause("dungeon.trap.place")
@pytest.mark.clause("dungeon.trap.victims")
@pytest.mark.parametrize(("face", "at", "gap"), [(2, "30,2", 20), (3, "36,2", 14)])
def test_trap_place__a_combat_move_is_a_case(face: int, at: str, gap: int) -> None:
    pit = {"id": "T", "area": "P", "rect": [30, 0, 2, 4], "bound": "place", "type": "pit", "params": {"depth": 2}}
    game = quiet(corridor(90, 4, traps=[pit]), at="20,2", **JUDGED)
    join(game, "sword* shield* torch!")
    join(game, "sword* shield*")
    join(game, "knife*")
    met = spawning.spawn(game.company, "karl", 1, 1, scribe())
    game.meeting = Meeting(1, met, "karl", at=read_point("50,2"), hs=30, depth=1)
    begin(game)
    fires = (face, 3, 1, 4, 5, 6, 6, 6) if face == 2 else (face,)
    one = scribe(*fires)
    for text in ("0 close_in 16", "judge hold_line"):
        deciding.apply(game, read_decision(text), one)
    finish(one)
    assert ("trap_sprung" in names(one)) == (face == 2)
    assert game.fight is not None
    assert (write_point(game.groups[0].at), int(game.fight.gap[0])) == (at, gap)
    if face == 2:
        assert game.members[1].status == DOWN
        assert [int(state) for state in game.fight.state[:3]] == [marks.DOWN, marks.FLED, marks.UP]
