"""«Действия»: doors and wedges (dungeon.action.door*, dungeon.action.wedge)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.site import doors
from podzem.systems.dungeon.chapters.actions import opening_doors, slamming
from podzem.systems.dungeon.game import Game
from podzem.world.item import Item
from podzem.world.points import read_point

from .build import chart, event, join, names, order, pass_turn, quiet, refused, scribe, told


def at_door(
    kind: str = "stuck", people: int = 1, width: int = 2, door: dict[str, object] | None = None, **options: object
) -> Game:
    """People before a shut door to the east of a passage."""
    areas = [("OUT", "outside", (-2, 0, 2, width)), ("P", "passage", (0, 0, 10, width)), ("R", "room", (10, 0, 20, 6))]
    shut = {"kind": kind, **(door or {})}
    ways = [("O0", "OUT", "P", 0, width / 2, "E", width), ("D", "P", "R", 10, width / 2, "E", width, shut)]
    game = quiet(chart(areas, ways), at=f"9,{width / 2:g}", **options)
    for number in range(people):
        join(game, "torch! wedge:2" if number == 0 else "", rank=0)
    return game


def push(game: Game, *faces: int) -> Scribe:
    """Everybody at the door."""
    return pass_turn(game, *(f"open {member.id} D" for member in game.members.values()), faces=faces)


def opens(people: int, tries: int, **options: object) -> Fraction:
    """The chance that so many get the door open within some turns."""
    dice, chance = Fanned(), Fraction(0)
    while True:
        game = at_door(people=people, **options)
        workers = list(game.members.values())
        for _ in range(tries):
            opening_doors.force(game, workers, game.dungeon.level(1).opening("D"), Scribe(dice))
        if doors.is_open(game.site, game.dungeon.level(1).opening("D")):
            chance += dice.chance
        if not dice.turn():
            return chance


@pytest.mark.clause("dungeon.action.door")
def test_door__chances_add_up_within_three_turns() -> None:
    assert opens(2, 3) == Fraction(19, 27)


@pytest.mark.clause("dungeon.action.door")
def test_door__one_open_die_for_all_and_six_need_none() -> None:
    game = at_door(people=3)
    one = push(game, 4)
    assert event(one, "door_holds") == {"opening": "D", "count": 3}
    one = push(game, 3)
    assert "door_opened" in names(one)
    game = at_door(people=6, width=4)
    one = push(game)
    assert "door_opened" in names(one)


@pytest.mark.clause("dungeon.action.door")
def test_door__four_to_a_sazhen() -> None:
    game = at_door(people=5)
    ids = [member.id for member in game.members.values()]
    order(game, *(f"open {id} D" for id in ids[:4]))
    assert refused(game, f"open {ids[4]} D") == "dungeon.action.door"
    game = at_door(people=5, door_crowd="none")
    push(game, 6)


@pytest.mark.clause("dungeon.action.door_kinds")
def test_door_kinds__three_at_a_barred_door_count_as_one() -> None:
    for face, opened in ((2, False), (1, True)):
        game = at_door("barred", people=3)
        one = push(game, face)
        assert ("door_opened" in names(one)) == opened
    game = at_door("barred", people=1)
    one = push(game, 1)  # no chance at all, and a die all the same
    assert "door_holds" in names(one)
    game = at_door("portcullis", people=4)
    one = push(game, 2)
    assert "door_opened" in names(one)


@pytest.mark.clause("dungeon.action.door_kinds", "dungeon.core.chance")
@pytest.mark.parametrize(("people", "opened"), [(1, False), (2, True)])
def test_door_kinds__dice_of_their_own_do_not_lift_a_bar_for_one(people: int, opened: bool) -> None:
    game = at_door("barred", people=people, door_roll="independent")
    assert ("door_opened" in names(push(game, 1))) == opened


@pytest.mark.clause("dungeon.action.door_kinds")
def test_door_kinds__a_key_opens_without_a_die_and_a_wrong_one_does_not() -> None:
    game = at_door("locked", door={"key": "bronze"})
    hero = game.members[1]
    assert refused(game, f"unlock {hero.id} D") == "dungeon.action.door_kinds"
    hero.items.append(Item("key", game.company.take_number(), name="iron"))
    one = pass_turn(game, f"unlock {hero.id} D")
    assert "key_does_not_fit" in names(one)
    hero.items[-1].name = "bronze"
    one = pass_turn(game, f"unlock {hero.id} D")
    assert "door_opened" in names(one)


@pytest.mark.clause("dungeon.action.door_kinds")
def test_door_kinds__a_free_door_is_opened_in_passing_unless_wedged_shut() -> None:
    game = at_door("free")
    order(game, "ahead 1 E 4")
    one = pass_turn(game)
    assert "door_opened" in names(one)
    assert game.groups[0].at == read_point("13,1")
    game = at_door("free")
    hero = game.members[1]
    order(game, f"wedge {hero.id} D", "ahead 1 E 4")
    one = pass_turn(game)
    assert event(one, "stopped")["obstacle"] == "door"
    one = push(game, 2)
    assert "door_holds" in names(one)


@pytest.mark.clause("dungeon.action.door_kinds")
def test_door_kinds__light_and_sight_pass_a_portcullis_but_nobody_does() -> None:
    game = at_door("portcullis")
    assert "D" not in doors.shut(game.site, 1)
    assert "D" in doors.closed(game.site, 1)


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__it_slams_when_nobody_is_within_a_sazhen() -> None:
    game = at_door()
    push(game, 1)
    opening = game.dungeon.level(1).opening("D")
    order(game, "ahead 1 E 13")  # six sazhens beyond
    one = pass_turn(game)
    assert not doors.is_open(game.site, opening)
    assert [line for line in told(one) if "door_shut" in line] == []
    order(game, "leg 1 9,1")
    one = pass_turn(game)
    assert event(one, "stopped")["obstacle"] == "door"


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__it_stays_open_while_somebody_is_by() -> None:
    game = at_door()
    push(game, 1)
    for _ in range(3):
        pass_turn(game)
    assert doors.is_open(game.site, game.dungeon.level(1).opening("D"))


@pytest.mark.clause("dungeon.action.door_close")
@pytest.mark.parametrize(("at", "stays"), [("8,1", True), ("7,1", False)])
def test_door_close__by_it_is_within_a_sazhen(at: str, stays: bool) -> None:
    game = at_door()
    opening = game.dungeon.level(1).opening("D")
    doors.set_open(game.site, opening, True)
    game.groups[0].at = read_point(at)
    slamming.slam(game, scribe())
    assert doors.is_open(game.site, opening) == stays


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__who_stepped_up_to_open_it_stands_by_it_that_turn() -> None:
    game = at_door()
    game.groups[0].at = read_point("5,1")
    push(game, 1)
    opening = game.dungeon.level(1).opening("D")
    assert doors.is_open(game.site, opening)
    pass_turn(game)
    assert not doors.is_open(game.site, opening)


@pytest.mark.clause("dungeon.action.wedge")
def test_wedge__one_secret_die_when_it_would_shut() -> None:
    for face, stays in ((1, False), (2, True)):
        game = at_door()
        hero = game.members[1]
        push(game, 1)
        weight = carrying.load(game.company, hero)
        order(game, f"wedge {hero.id} D", "ahead 1 E 13")
        assert weight - carrying.load(game.company, hero) == 8
        one = pass_turn(game, faces=(face,))
        assert doors.is_open(game.site, game.dungeon.level(1).opening("D")) == stays
        assert [line for line in told(one) if "wedge" in line] == []
        assert bool(game.site.heaps) != stays
        pass_turn(game)


@pytest.mark.clause("dungeon.action.wedge")
def test_wedge__four_wedged_doors_are_open_on_return_with_625_of_1296() -> None:
    assert Fraction(5, 6) ** 4 == Fraction(625, 1296)
    dice, stays = Fanned(), Fraction(0)
    while True:
        game = at_door()
        opening = game.dungeon.level(1).opening("D")
        doors.set_open(game.site, opening, True)
        game.site.doors["D"].wedged = True
        game.groups[0].at = read_point("2,1")
        slamming.slam(game, Scribe(dice))
        if doors.is_open(game.site, opening):
            stays += dice.chance
        if not dice.turn():
            break
    assert stays == Fraction(5, 6)


@pytest.mark.clause("dungeon.action.wedge")
def test_wedge__put_in_after_opening_in_the_same_turn_and_taken_out_again() -> None:
    game = at_door(people=2)
    first, second = game.members[1], game.members[4]
    order(game, f"open {first.id} D", f"open {second.id} D", f"wedge_after {first.id} D")
    one = pass_turn(game, faces=(2,))
    assert [name for name in names(one) if name in ("door_opened", "wedged")] == ["door_opened", "wedged"]
    order(game, f"unwedge {first.id} D")
    assert not game.site.doors["D"].wedged
    assert sum(thing.count for thing in first.items if thing.kind == "wedge") == 2


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__a_door_can_be_pulled_shut() -> None:
    game = at_door()
    hero = game.members[1]
    push(game, 1)
    order(game, f"close {hero.id} D")
    assert not doors.is_open(game.site, game.dungeon.level(1).opening("D"))
    assert refused(game, f"close {hero.id} D") == "dungeon.action.door_close"
