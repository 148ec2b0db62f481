"""«Движение»: legs, directions, running, steps, groups, stairs (dungeon.move.*)."""

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.site import doors
from podzem.site.contents import DoorState
from podzem.site.grounds import ground_at
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.actions import slamming
from podzem.systems.dungeon.chapters.movement.legs import leg_ends
from podzem.systems.dungeon.chapters.movement.movement import fast_hs
from podzem.systems.dungeon.chapters.movement.routes import start_of
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.group_speed import group_speed
from podzem.systems.dungeon.reach import present
from podzem.systems.dungeon.spots import spots_of
from podzem.world.item import Item
from podzem.world.points import distance, read_point, write_point

from .build import chart, corridor, event, join, names, order, pass_turn, quiet, refused, scribe


def at_speed(game: Game, speed: int, seat: int = 0) -> Member:
    """Somebody with a torch and the load for a speed."""
    hero = join(game, "torch!", seat=seat)
    gr = {12: 30, 9: 70, 6: 150}[speed]
    hero.items.append(Item("silver", game.company.take_number(), 4 * gr))
    assert carrying.speed(game.company, hero) == speed
    return hero


@pytest.mark.clause("dungeon.move.turn")
def test_turn__two_legs_of_the_speed_each() -> None:
    game = quiet(corridor(60), at="5,1")
    at_speed(game, 9)
    assert refused(game, "leg 1 24,1") == "dungeon.move.turn"
    order(game, "leg 1 23,1", "leg 1 41,1")
    assert refused(game, "leg 1 42,1") == "dungeon.move.turn"
    one = pass_turn(game)
    assert [found.facts["sazhens"] for found in one.events if found.name == "walked"] == ["9", "9"]
    assert game.groups[0].at == read_point("41,1")


@pytest.mark.clause("dungeon.move.turn")
def test_turn__a_known_shut_door_in_the_way_is_an_error() -> None:
    game = quiet(at="30,19")
    at_speed(game, 12)
    assert refused(game, "leg 1 36,19") == ""
    assert refused(game, "leg 1 37,19") == "dungeon.move.turn"
    assert refused(game, "leg 1 30,17") == "dungeon.move.turn"


@pytest.mark.clause("dungeon.move.turn")
def test_turn__a_door_that_fell_shut_unseen_stops_the_leg() -> None:
    game = quiet(at="40,19")
    at_speed(game, 12)
    game.site.doors["D1"] = DoorState(open=False, believed="open")
    order(game, "leg 1 34,19", "leg 1 30,19")
    one = pass_turn(game)
    assert event(one, "stopped")["obstacle"] == "door"
    assert game.groups[0].at == read_point("36,19")
    assert refused(game, "leg 1 34,19") == "dungeon.move.turn"


@pytest.mark.clause("dungeon.move.direction")
def test_direction__speed_9_comes_to_the_junctions_centre() -> None:
    game = quiet(at="1,5")
    at_speed(game, 9)
    order(game, "leg 1 19,5", "leg 1 23,19")
    pass_turn(game)
    assert (game.groups[0].at, game.groups[0].area) == (read_point("23,19"), "J")
    order(game, "leg 1 36,19")
    pass_turn(game)
    assert game.groups[0].at == read_point("36,19")


@pytest.mark.clause("dungeon.move.direction")
def test_direction__by_the_switch_any_way_of_that_length() -> None:
    game = quiet(at="23,14", strict_direction=False)
    at_speed(game, 12)
    order(game, "leg 1 36,19")
    pass_turn(game)
    assert game.groups[0].at == read_point("36,19")


@pytest.mark.clause("dungeon.move.direction")
def test_direction__ahead_follows_bends_and_stops_where_it_cannot() -> None:
    game = quiet(at="1,5", known=False)
    at_speed(game, 12)
    order(game, "ahead 1 E 24", "ahead 1 S 24")
    pass_turn(game, faces=(6,))
    assert game.groups[0].at == read_point("23,31")
    order(game, "ahead 1 S 10")
    one = pass_turn(game)
    assert event(one, "stopped")["obstacle"] == "door"


@pytest.mark.clause("dungeon.map.units")
def test_units__points_count_half_hs() -> None:
    game = quiet(corridor(60), at="5,1")
    at_speed(game, 9)
    assert refused(game, "leg 1 7.25,1") == "dungeon.map.units"
    assert refused(game, "ahead 1 E 2.5") == "dungeon.map.units"
    assert refused(game, "fast 1 there") == "dungeon.map.units"


@pytest.mark.clause("dungeon.map.distance")
def test_distance__is_rounded_up() -> None:
    for (dx, dy), hs in {(2, 2): 3, (4, 3): 5, (6, 1): 7}.items():
        assert distance((0, 0), (2 * dx, 2 * dy)) == hs


@pytest.mark.clause("dungeon.map.announce")
def test_announce__a_lit_group_hears_the_size_of_a_room_a_dark_or_running_one_does_not() -> None:
    for kit, fast, heard in (("torch!", False, True), ("", False, False), ("torch!", True, False)):
        areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("R", "room", (10, 0, 16, 14))]
        ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("A", "P", "R", 10, 1, "E", 2)]
        game = quiet(chart(areas, ways), at="8,1", known=False)
        join(game, kit)
        game.site.known[1].openings = ["A"]
        game.site.known[1].rows = ["3" * len(row) for row in game.site.known[1].rows]
        order(game, "fast 1 10,1" if fast else "leg 1 11,1")
        if fast:
            game.groups[0].legs[0].points = [read_point("11,1")]
        one = pass_turn(game)
        assert ("room_size" in names(one)) == heard
        if heard:
            assert event(one, "room_size") == {"area": "R", "wide": "8", "long": "7"}


@pytest.mark.clause("dungeon.move.fast")
@pytest.mark.parametrize(("speed", "factor", "sazhens"), [(12, "20", 240), (6, "20", 120), (12, "10", 120)])
def test_fast__twenty_speeds_a_turn(speed: int, factor: str, sazhens: int) -> None:
    game = quiet(fast_factor=factor)
    at_speed(game, speed)
    assert fast_hs(game, game.groups[0]) == 2 * sazhens


@pytest.mark.clause("dungeon.move.fast")
@pytest.mark.parametrize(("at", "refusal"), [("60,1", ""), ("61,1", "dungeon.move.fast")])
def test_fast__no_farther_than_that(at: str, refusal: str) -> None:
    game = quiet(corridor(140), at=at, fast_factor="10")
    join(game, "torch!")
    slow = join(game)
    slow.items.append(Item("silver", game.company.take_number(), 4 * 85, dragged=True))
    assert group_speed(game, game.groups[0]) == 3
    assert refused(game, "fast 1 0,1") == refusal


@pytest.mark.clause("dungeon.move.fast")
def test_fast__any_known_way_and_it_is_exertion() -> None:
    game = quiet(at="30,19")
    hero = at_speed(game, 12)
    order(game, "fast 1 -1,5")
    from podzem.systems.dungeon.chapters.time import turns

    one = scribe()
    order(game, "all hold", dice=one)
    turns.release(game, one)
    assert "came_out" in names(one)
    game = quiet(at="30,19")
    hero = at_speed(game, 12)
    order(game, "fast 1 2,5")
    one = pass_turn(game)
    assert (game.groups[0].at, hero.debt) == (read_point("2,5"), True)
    assert "ran" in names(one)
    assert game.site.known[1].walked


@pytest.mark.clause("dungeon.move.fast_limits")
def test_fast_limits__nothing_else_is_done_while_running() -> None:
    game = quiet(at="30,19")
    hero = at_speed(game, 12)
    order(game, f"search {hero.id} floor:PB:4:1")
    assert refused(game, "fast 1 2,5") == "dungeon.move.fast_limits"
    order(game, f"revise {hero.id}", "fast 1 2,5")
    assert refused(game, f"search {hero.id} floor:PB:4:1") == "dungeon.move.fast_limits"
    assert refused(game, f"douse {hero.id} {hero.items[0].id}") == "dungeon.move.fast_limits"
    assert refused(game, f"guard {hero.id}") == "dungeon.move.fast_limits"
    game = quiet(at="30,19")
    hero = at_speed(game, 12)
    second = join(game, "torch")
    order(game, f"light {second.id} {second.items[0].id}")
    assert refused(game, "fast 1 2,5") == "dungeon.move.fast_limits"


@pytest.mark.clause("dungeon.move.fast_limits")
def test_fast_limits__captives_of_runners_escape_unless_killed() -> None:
    game = quiet(at="30,19")
    at_speed(game, 12)
    for _ in range(2):
        captive = Member("creature", "chud", game.company.take_number(), status="captive", captor=1)
        game.members[captive.number] = captive
    order(game, "fast 1 2,5", "all hold")
    one = Scribe(Scripted([(2, 1)]), True)
    order(game, "release", dice=one)
    assert game.questions[-1].kind == "excess"
    from podzem.expedition import captives
    from podzem.systems.dungeon.chapters.time import turns

    question = game.questions.pop()
    captives.let_escape(game.company, question.number, 2, one)
    turns.run(game, one)
    assert (names(one).count("escaped"), game.company.turn) == (2, 1)


@pytest.mark.clause("dungeon.move.fast_surprise")
def test_fast_surprise__a_running_group_is_marked_for_those_it_meets() -> None:
    game = quiet(at="30,19")
    at_speed(game, 12)
    order(game, "fast 1 2,5")
    assert game.groups[0].fast
    order(game, "stay 1")
    assert not game.groups[0].fast


@pytest.mark.clause("dungeon.move.party_speed")
def test_party_speed__the_slowest_counts_and_may_be_left() -> None:
    game = quiet(corridor(60), at="5,1")
    for speed in (12, 12, 9, 6):
        slow = at_speed(game, speed)
    assert group_speed(game, game.groups[0]) == 6
    order(game, f"split {slow.id}")
    assert [group_speed(game, group) for group in game.groups] == [9, 6]
    assert refused(game, "join 1 2") == ""
    order(game, "join 1 2")
    assert (len(game.groups), slow.group) == (1, 1)


@pytest.mark.clause("dungeon.move.step")
def test_step__three_sazhens_and_not_three_and_a_half() -> None:
    game = quiet(at="34,19")
    members = [join(game, "torch!")] + [join(game) for _ in range(5)]
    game.groups[0].trail = [read_point("24,19")]
    assert refused(game, f"open {members[4].id} D1") == ""  # 30,19: 6 hs from the door
    assert refused(game, f"open {members[5].id} D1") == "dungeon.move.step"


@pytest.mark.clause("dungeon.combat.space")
def test_space__a_donkey_does_not_go_where_the_way_is_too_narrow() -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("Q", "passage", (10, 0, 10, 1))]
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("A", "P", "Q", 10, 0.5, "E", 1)]
    game = quiet(chart(areas, ways), at="9,0.5")
    join(game, "torch!")
    assert refused(game, "leg 1 12,0.5") == ""
    join(game, type="donkey")
    assert refused(game, "leg 1 12,0.5") == "dungeon.combat.space"
    assert refused(game, "leg 1 5,0.5") == "", "its own sazhen is enough"


@pytest.mark.clause("dungeon.combat.first_rank")
def test_place__a_rank_is_not_wider_than_the_way() -> None:
    game = quiet(corridor(60), at="5,1")
    first, second, third = join(game, "torch!"), join(game), join(game, "shield*")
    order(game, f"place {second.id} 1")
    assert game.groups[0].ranks == [[first.number, second.number], [third.number]]
    assert refused(game, f"place {third.id} 1") == "dungeon.combat.first_rank"
    order(game, f"place {first.id} 3")
    assert game.groups[0].ranks == [[second.number], [third.number], [first.number]]


@pytest.mark.clause("dungeon.map.format")
def test_stairs__lead_to_the_other_level_and_back() -> None:
    game = quiet("zrazok", at="7.5,7")
    join(game, "torch!")
    game.groups[0].area = "S2"
    order(game, "leg 1 7.5,9")
    one = pass_turn(game)
    assert event(one, "took_stairs")["depth"] == 2
    assert (game.groups[0].depth, game.groups[0].area, game.groups[0].at) == (2, "S3", read_point("7.5,9"))


def on_stairs() -> Game:
    """A sazhen before the stairs down of a map of two levels where nobody is met any more."""
    game = quiet("zrazok", at="7.5,7", heading="S")
    join(game, "torch!")
    game.groups[0].area = "S2"
    game.met = [encounter.id for level in game.dungeon.levels for encounter in level.encounters]
    return game


@pytest.mark.clause("dungeon.move.direction")
@pytest.mark.clause("dungeon.map.format")
def test_stairs__a_leg_by_length_alone_goes_on_beyond_them() -> None:
    game = on_stairs()
    start = game.groups[0].at
    order(game, "ahead 1 S 6")
    one = pass_turn(game)
    group = game.groups[0]
    walked = sum(int(str(found.facts["hs"])) for found in one.events if found.name == "walked")
    assert (group.depth, distance(start, read_point("7.5,9"))) == (2, 2)
    assert walked == 6, "two before the stairs and four beyond them"
    assert group.at != read_point("7.5,9")


@pytest.mark.clause("dungeon.move.direction")
def test_stairs__a_second_leg_begins_at_their_other_end() -> None:
    game = on_stairs()
    order(game, "leg 1 7.5,9")
    start = start_of(game, game.groups[0])
    assert start is not None
    assert (start.depth, start.area, start.at) == (2, "S3", read_point("7.5,9"))
    ends = leg_ends(game, game.groups[0])
    area_at = ground_at(game.site, 2).area_at
    assert ends
    assert all(area_at(point) for point in ends)
    end = max(ends, key=lambda point: distance(point, start.at))
    order(game, f"leg 1 {write_point(end)}")
    pass_turn(game)
    assert (game.groups[0].depth, game.groups[0].at) == (2, end)


@pytest.mark.clause("dungeon.move.direction")
def test_stairs__to_a_level_never_seen_a_second_leg_goes_by_length_alone() -> None:
    game = on_stairs()
    del game.site.known[2]
    order(game, "leg 1 7.5,9")
    assert leg_ends(game, game.groups[0]) == {}
    assert refused(game, "leg 1 7.5,5") == "dungeon.move.turn"
    order(game, "ahead 1 S 4")
    pass_turn(game)
    assert game.groups[0].depth == 2


@pytest.mark.clause("dungeon.move.step")
def test_step__who_holds_rests_or_guards_may_name_his_place() -> None:
    game = quiet(at="37,19")
    join(game, "torch!", rank=0)
    watcher = join(game, rank=0)
    assert refused(game, f"step {watcher.id} 37,17") == "dungeon.move.step", "first the occupation, then the place"
    order(game, f"rest {watcher.id}")
    near = [d.words[1] for d in deciding.candidates(game, 0) if d.order == "step" and d.words[0] == watcher.id]
    assert "37,17" in near
    here = spots_of(game, game.groups[0])[watcher.number]
    assert all(distance(read_point(word), here) <= 6 for word in near)
    assert refused(game, f"step {watcher.id} 45,19") == "dungeon.move.step"
    order(game, f"step {watcher.id} 37,17")
    assert present(game, watcher).at == read_point("37,17")
    assert refused(game, f"step {watcher.id} 37,21") == "dungeon.move.step", "one place"
    assert refused(game, "leg 1 39,19") == "dungeon.action.list"
    pass_turn(game)
    order(game, f"as_before {watcher.id}")
    assert game.orders[watcher.number].words == ["37,17"]
    order(game, f"revise {watcher.id}", f"hold {watcher.id}")
    assert game.orders[watcher.number].words == []


@pytest.mark.clause("dungeon.move.step")
def test_step__only_in_the_light_of_the_group() -> None:
    game = quiet(at="37,19")
    hero = join(game)
    order(game, f"hold {hero.id}")
    assert refused(game, f"step {hero.id} 37,17") == "dungeon.light.needs"
    assert refused(game, f"step {hero.id} nowhere") == "dungeon.map.units"
    assert [d for d in deciding.candidates(game, 0) if d.order == "step"] == []


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__who_steps_to_a_door_attends_it() -> None:
    game = quiet(at="39,19", heading="W")
    join(game, "torch!")
    hero = join(game)
    opening = game.dungeon.level(1).opening("D1")
    doors.set_open(game.site, opening, True)
    order(game, f"hold {hero.id}", f"step {hero.id} 37,19")
    assert slamming.is_attended(game, 1, opening)


@pytest.mark.clause("dungeon.move.fast")
def test_fast__a_run_ends_anywhere_on_a_known_way() -> None:
    game = quiet(at="1,5")
    at_speed(game, 12)
    assert refused(game, "fast 1 23,31") == ""
    ends = [decision for decision in deciding.candidates(game, 0) if decision.order == "fast"]
    assert "0 fast 1 23,31" in map(str, ends)
    order(game, "fast 1 23,31")
    assert game.groups[0].legs[0].points == [read_point("23,5"), read_point("23,31")]


@pytest.mark.clause("dungeon.move.direction")
def test_direction__without_the_switch_a_leg_takes_any_way_of_its_length() -> None:
    game = quiet(at="23,10", strict_direction=False)
    at_speed(game, 9)
    assert refused(game, "leg 1 25,19") == ""
    assert "0 leg 1 25,19" in map(str, deciding.candidates(game, 0))
    order(game, "leg 1 25,19")
    assert game.groups[0].legs[0].points[-1] == read_point("25,19")
    assert refused(quiet_at_speed("23,10", 9), "leg 1 25,19") == "dungeon.move.direction"


def quiet_at_speed(at: str, speed: int) -> Game:
    game = quiet(at=at)
    at_speed(game, speed)
    return game
