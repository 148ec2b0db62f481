"""«Время и расстояние»: the turn, its orders, its sequence (dungeon.time.*, dungeon.core.error)."""

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.errors import BadScript
from podzem.core.scribe import Scribe
from podzem.systems.dungeon import deciding, turn_stage
from podzem.systems.dungeon.game import ORDERS
from podzem.world.item import Item
from podzem.world.points import read_point

from .build import chart, corridor, event, expedition, join, light_on_floor, names, order, pass_turn, quiet, refused


@pytest.mark.clause("dungeon.time.order")
def test_order__a_member_without_one_is_named_and_nothing_happens() -> None:
    game = quiet()
    for _ in range(4):
        join(game)
    for _ in range(3):
        join(game, type="porter")
    donkey = join(game, type="donkey")
    for member in list(game.members.values())[:-1]:
        order(game, f"hold {member.id}")
    assert refused(game, "release") == "dungeon.time.order"
    refusal = deciding.why_not(game, read_decision("0 release"))
    assert refusal is not None
    assert refusal.facts["member"] == donkey.id
    assert game.company.turn == 0
    order(game, f"hold {donkey.id}", "release")
    assert game.company.turn == 1


@pytest.mark.clause("dungeon.time.order")
def test_order__each_player_orders_his_own_and_the_caller_the_way() -> None:
    game = quiet(players=2)
    mine, yours = join(game, seat=0), join(game, seat=1)
    assert refused(game, f"0 hold {yours.id}") == "dungeon.time.order"
    assert refused(game, "1 ahead 1 E 2") == "dungeon.time.order"
    order(game, f"0 hold {mine.id}", f"1 hold {yours.id}", "0 ahead 1 E 2")
    assert refused(game, "1 release") == "dungeon.time.order"


@pytest.mark.clause("dungeon.time.order")
def test_order__as_before_is_the_full_order_of_the_turn_before() -> None:
    game = quiet(at="23,30", heading="S")
    hero = join(game, "torch! ")
    assert refused(game, f"as_before {hero.id}") == "dungeon.time.order"
    pass_turn(game, f"listen {hero.id} D2", faces=(6,))
    order(game, f"as_before {hero.id}")
    assert (game.orders[hero.number].verb, game.orders[hero.number].words) == ("listen", ["D2"])


@pytest.mark.clause("dungeon.time.order")
def test_order__revise_takes_it_back_and_all_fills_the_rest() -> None:
    game = quiet()
    first, second = join(game), join(game)
    order(game, f"rest {first.id}", f"revise {first.id}", f"rest {second.id}", "all hold")
    assert [game.orders[n].verb for n in (first.number, second.number)] == ["hold", "rest"]


@pytest.mark.clause("dungeon.time.order")
def test_order__who_does_not_answer_does_as_before_else_holds() -> None:
    game = quiet()
    hero = join(game)
    assert str(turn_stage.fallback(game, 0)) == f"0 hold {hero.id}"
    pass_turn(game, f"rest {hero.id}")
    assert str(turn_stage.fallback(game, 0)) == f"0 as_before {hero.id}"
    order(game, "all as_before")
    assert str(turn_stage.fallback(game, 0)) == "0 release"


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__a_torch_lit_in_turn_1_is_out_in_e5_of_turn_6() -> None:
    game = quiet()
    hero = join(game, "torch tinderbox")
    other = join(game, "torch!")
    other.items[0].left = 3
    order(game, f"light {hero.id} {hero.items[0].id}")
    for number in range(1, 6):
        one = pass_turn(game)
        assert ("light_low" in names(one)) == (number in (2, 5))
    assert hero.items[0].burning
    one = pass_turn(game)
    assert event(one, "light_out")["member"] == hero.id
    assert not any(item.kind == "torch" for item in hero.items)


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__wanderers_of_turn_6_find_the_party_dark() -> None:
    game = expedition()
    hero = join(game, "torch!")
    hero.items[0].left = 1
    dice = Scripted([(100, 1), (6, 1), (6, 1)])  # they come; there is one way in, so none is picked; kind, number
    one = Scribe(dice, True)
    order(game, "all hold", dice=one)
    with pytest.raises(BadScript):  # the meeting itself is another chapter's and wants more dice
        order(game, "release", dice=one)
    heard = [name for name in names(one) if name in ("light_out", "wanderers")]
    assert heard == ["light_out", "wanderers"]


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__first_legs_of_all_groups_then_second_legs_then_work() -> None:
    game = quiet(corridor(40), at="5,1")
    first, second = join(game, "torch!"), join(game)
    order(game, f"split {second.id}", "leg 1 7,1", "leg 1 9,1", "leg 2 6,1", "leg 2 4,1")
    one = pass_turn(game)
    walked = [(found.facts["group"], found.facts["heading"]) for found in one.events if found.name == "walked"]
    assert walked == [(1, "E"), (2, "E"), (1, "E"), (2, "W")]
    assert [group.at for group in game.groups] == [read_point("9,1"), read_point("4,1")]
    del first


@pytest.mark.clause("dungeon.time.sequence")
def test_sequence__end_of_turn_runs_from_e1_to_e7() -> None:
    game = quiet(corridor(20), at="5,1")
    hero, fallen = join(game, "torch!"), join(game)
    hero.items[0].left, hero.debt = 1, True
    fallen.status, fallen.fell_turn = "down", -1
    one = pass_turn(game)
    order_told = [name for name in names(one) if name in ("died", "tired", "light_out", "turn_passed")]
    assert order_told == ["died", "tired", "light_out", "turn_passed"]


@pytest.mark.clause("dungeon.time.multi_turn")
def test_multi_turn__digging_keeps_its_progress_whatever_comes_between() -> None:
    game = quiet(at="37,19")
    digger = join(game, "tool")
    light_on_floor(game)
    face = "1:36,17:W"
    for _ in range(10):
        pass_turn(game, f"dig {digger.id} {face}")
    pass_turn(game)
    for _ in range(13):
        pass_turn(game, f"dig {digger.id} {face}")
    assert game.site.digs[face] == 23
    one = pass_turn(game, f"dig {digger.id} {face}")
    assert "hollow" in names(one)


@pytest.mark.clause("dungeon.time.turn")
def test_turn__six_to_the_hour_and_144_to_the_day() -> None:
    from podzem.world import clock

    assert (clock.TURNS_IN_HOUR, clock.PHASES_IN_TURN, clock.TURNS_IN_DAY) == (6, 10, 144)
    assert 48 // clock.TURNS_IN_HOUR == 8
    game = quiet()
    join(game)
    one = pass_turn(game)
    assert (game.company.turn, event(one, "turn_passed")["count"]) == (1, 1)


@pytest.mark.clause("dungeon.time.day")
def test_day__one_ration_at_turn_144_and_no_exhaustion_at_150() -> None:
    game = quiet()
    hero, donkey = join(game, "ration"), join(game, type="donkey")
    donkey.items = [Item("ration", game.company.take_number())]
    game.company.turn = 142
    pass_turn(game)
    assert (hero.items[0].count, hero.exhaustion) == (1, 0)
    one = pass_turn(game)
    assert names(one).count("ate") == 2
    for _ in range(6):
        pass_turn(game)
    assert (game.company.turn, hero.items, donkey.items, hero.exhaustion) == (150, [], [], 0)


@pytest.mark.clause("dungeon.time.day")
def test_day__without_food_one_exhaustion() -> None:
    game = quiet()
    hero = join(game)
    game.company.turn = 143
    one = pass_turn(game)
    assert (hero.exhaustion, event(one, "hungry")["count"]) == (1, 1)


@pytest.mark.clause("dungeon.core.error")
def test_error__a_leg_into_the_unknown_is_accepted_and_stopped_at_the_shut_door() -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("Q", "passage", (10, 0, 20, 2))]
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "Q", 10, 1, "E", 2, {"kind": "stuck"})]
    game = quiet(chart(areas, ways), at="2,1", known=False)
    game.site.known[1].openings = ["O0"]
    join(game, "torch!")
    order(game, "ahead 1 E 18")
    one = pass_turn(game)
    assert event(one, "stopped") == {"group": 1, "obstacle": "door"}
    assert event(one, "walked")["sazhens"] == "4"
    assert (game.groups[0].at, game.company.turn, game.stage) == (read_point("10,1"), 1, ORDERS)


@pytest.mark.clause("dungeon.core.error")
def test_error__refused_orders_change_nothing_and_say_nothing_hidden() -> None:
    game = quiet(at="23,34")
    hero = join(game, "torch!")
    assert refused(game, f"search {hero.id} SD1") == refused(game, f"search {hero.id} NOWHERE") == "dungeon.core.error"
    assert refused(game, f"open {hero.id} SD1") == refused(game, f"open {hero.id} D77") == "dungeon.core.error"
    assert refused(game, f"wedge {hero.id} SD1") == refused(game, f"wedge {hero.id} D77") == "dungeon.core.error"


@pytest.mark.clause("dungeon.action.list")
def test_list__two_main_orders_or_work_on_the_march_are_refused() -> None:
    game = quiet(at="23,30", heading="S")
    hero = join(game, "torch!")
    order(game, f"listen {hero.id} D2")
    assert refused(game, f"rest {hero.id}") == "dungeon.action.list"
    assert refused(game, "leg 1 23,28") == "dungeon.action.list"
    order(game, f"revise {hero.id}", "leg 1 23,28")
    assert refused(game, f"search {hero.id} floor:PC:1:5") == "dungeon.action.list"
    order(game, f"hold {hero.id}")


@pytest.mark.clause("dungeon.action.list")
def test_list__nobody_orders_for_the_fallen_the_captive_or_the_stranger() -> None:
    game = quiet()
    join(game)
    fallen, captive = join(game), join(game)
    fallen.status, captive.status = "down", "captive"
    assert refused(game, f"hold {fallen.id}") == "dungeon.aid.window"
    assert refused(game, f"hold {captive.id}") == "dungeon.time.order"
    assert refused(game, "hold chud.99") == "dungeon.time.order"
    pass_turn(game)
    assert game.orders == {}
