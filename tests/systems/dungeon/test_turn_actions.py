"""«Действия»: doors, wedges, chests, searching, listening, digging, rest (dungeon.action.*)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.systems.dungeon import bearing
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.rules import chests, doors, listening, opening_doors, resting
from podzem.systems.dungeon.things import Item
from podzem.world.points import read_point

from .build import chart, event, item, join, light_on_floor, names, order, pass_turn, quiet, refused, scribe, told


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
            opening_doors.force(game, "D", workers, Scribe(dice))
        if doors.is_open(game, game.dungeon.level(1).opening("D")):
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


@pytest.mark.clause("dungeon.action.door_kinds")
def test_door_kinds__a_key_opens_without_a_die_and_a_wrong_one_does_not() -> None:
    game = at_door("locked", door={"key": "bronze"})
    hero = game.members[1]
    assert refused(game, f"unlock {hero.id} D") == "dungeon.action.door_kinds"
    hero.items.append(Item("key", game.take_number(), name="iron"))
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
    assert "D" not in doors.shut(game, 1)
    assert "D" in doors.closed(game, 1)


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__it_slams_when_nobody_is_within_a_sazhen() -> None:
    game = at_door()
    push(game, 1)
    opening = game.dungeon.level(1).opening("D")
    order(game, "ahead 1 E 13")  # six sazhens beyond
    one = pass_turn(game)
    assert not doors.is_open(game, opening)
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
    assert doors.is_open(game, game.dungeon.level(1).opening("D"))


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__who_stepped_up_to_open_it_stands_by_it_that_turn() -> None:
    game = at_door()
    game.groups[0].at = read_point("5,1")
    push(game, 1)
    opening = game.dungeon.level(1).opening("D")
    assert doors.is_open(game, opening)
    pass_turn(game)
    assert not doors.is_open(game, opening)


@pytest.mark.clause("dungeon.action.wedge")
def test_wedge__one_secret_die_when_it_would_shut() -> None:
    for face, stays in ((1, False), (2, True)):
        game = at_door()
        hero = game.members[1]
        push(game, 1)
        weight = bearing.load(game, hero)
        order(game, f"wedge {hero.id} D", "ahead 1 E 13")
        assert weight - bearing.load(game, hero) == 8
        one = pass_turn(game, faces=(face,))
        assert doors.is_open(game, game.dungeon.level(1).opening("D")) == stays
        assert [line for line in told(one) if "wedge" in line] == []
        assert bool(game.heaps) != stays
        pass_turn(game)


@pytest.mark.clause("dungeon.action.wedge")
def test_wedge__four_wedged_doors_are_open_on_return_with_625_of_1296() -> None:
    assert Fraction(5, 6) ** 4 == Fraction(625, 1296)
    dice, stays = Fanned(), Fraction(0)
    while True:
        game = at_door()
        opening = game.dungeon.level(1).opening("D")
        doors.set_open(game, opening, True)
        game.doors["D"].wedged = True
        game.groups[0].at = read_point("2,1")
        doors.slam(game, Scribe(dice))
        if doors.is_open(game, opening):
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
    assert not game.doors["D"].wedged
    assert sum(thing.count for thing in first.items if thing.kind == "wedge") == 2


@pytest.mark.clause("dungeon.action.door_close")
def test_door_close__a_door_can_be_pulled_shut() -> None:
    game = at_door()
    hero = game.members[1]
    push(game, 1)
    order(game, f"close {hero.id} D")
    assert not doors.is_open(game, game.dungeon.level(1).opening("D"))
    assert refused(game, f"close {hero.id} D") == "dungeon.action.door_close"


def at_chest(people: int = 3, locked: bool = True, **options: object) -> tuple[Game, Item]:
    """People before the chest of the sample map."""
    game = quiet(at="14,36", **options)
    for number in range(people):
        join(game, "torch!" if number == 0 else "", rank=0)
    chests.lay_treasure(game)
    game.heaps[0].seen = 3
    chest = game.heaps[0].items[0]
    chest.locked = locked
    from podzem.systems.dungeon.rules import traps

    traps.touch(game, game.dungeon.level(1).trap("TR2")).state = "disarmed"
    return game, chest


@pytest.mark.clause("dungeon.action.chest")
def test_chest__broken_it_halves_gems_and_art_once() -> None:
    game, chest = at_chest()
    ids = [member.id for member in game.members.values()]
    pass_turn(game, *(f"break {id} {chest.id}" for id in ids), faces=(4,))
    assert [thing.value for thing in chest.contents if thing.kind == "gem"] == [100, 225]
    one = pass_turn(game, *(f"break {id} {chest.id}" for id in ids), faces=(3,))
    values = {thing.kind: [t.value for t in chest.contents if t.kind == thing.kind] for thing in chest.contents}
    assert (values["gem"], values["tableware"], values["carpet"]) == ([50, 112], [125], [300])
    assert [thing.count for thing in chest.contents if thing.kind == "silver"] == [240]
    assert event(one, "contents_damaged")["count"] == 3
    assert refused(game, f"break {ids[0]} {chest.id}") == "dungeon.action.chest"


@pytest.mark.clause("dungeon.action.chest")
def test_chest__textiles_by_the_switch_and_four_at_most() -> None:
    game, chest = at_chest(people=5, halve_textiles=True)
    ids = [member.id for member in game.members.values()]
    order(game, *(f"break {id} {chest.id}" for id in ids[:4]))
    assert refused(game, f"break {ids[4]} {chest.id}") == "dungeon.action.chest"
    pass_turn(game, faces=(4,))
    assert [thing.value for thing in chest.contents if thing.kind == "carpet"] == [150]


@pytest.mark.clause("dungeon.action.chest")
def test_chest__unlocked_or_with_its_key_it_opens_unharmed() -> None:
    game, chest = at_chest(people=1, locked=False)
    hero = game.members[1]
    one = pass_turn(game, f"unlock {hero.id} {chest.id}")
    assert "chest_opened" in names(one)
    assert [thing.value for thing in chest.contents if thing.kind == "gem"] == [100, 225]
    game, chest = at_chest(people=1)
    hero, chest.name = game.members[1], "silver_key"
    one = pass_turn(game, f"unlock {hero.id} {chest.id}")
    assert "chest_locked" in names(one)
    hero.items.append(Item("key", game.take_number(), name="silver_key"))
    one = pass_turn(game, f"unlock {hero.id} {chest.id}")
    assert "chest_opened" in names(one)


@pytest.mark.clause("dungeon.action.search")
def test_search__one_die_finds_everything_there_or_nothing() -> None:
    game = quiet(at="47,23")
    hero = join(game, "torch!")
    one = pass_turn(game, f"search {hero.id} floor:R1:7:6", faces=(2,))
    assert event(one, "nothing_found") == {"member": hero.id, "place": "floor:R1:7:6", "spot": "floor"}
    one = pass_turn(game, f"search {hero.id} floor:R1:7:6", faces=(1,))
    assert event(one, "found")["found"] == ["K1"]
    assert sorted(thing.value for thing in game.heaps[0].items) == [200, 500]
    one = pass_turn(game, f"search {hero.id} floor:R1:7:6", faces=(1,))
    assert "nothing_found" in names(one)


@pytest.mark.clause("dungeon.action.search")
def test_search__a_cache_and_the_edge_of_a_pit_are_found_together() -> None:
    rooms = [("OUT", "outside", (-2, 0, 2, 6)), ("R", "room", (0, 0, 10, 6))]
    pit = {"id": "T", "area": "R", "rect": [3, 3, 2, 2], "bound": "place", "type": "pit"}
    cache = {"id": "K", "area": "R", "kind": "cache", "rect": [2, 2, 1, 1], "contents": [{"gem": 50}]}
    game = quiet(chart(rooms, [("O0", "OUT", "R", 0, 3, "E", 6)], traps=[pit], secrets=[cache]), at="2,1")
    hero = join(game, "torch!")
    one = pass_turn(game, f"search {hero.id} floor:R:2:2", faces=(1,))
    assert event(one, "found")["found"] == ["K", "T"]


@pytest.mark.clause("dungeon.action.search")
def test_search__four_turns_on_the_right_spot() -> None:
    assert 1 - Fraction(5, 6) ** 4 == Fraction(671, 1296)
    dice, chance = Fanned(), Fraction(0)
    while True:
        game = quiet(at="19,35", heading="W")
        hero = join(game, "torch!")
        from podzem.systems.dungeon.rules.searching import search

        for _ in range(4):
            search(game, hero, ["wall:R2:W:2"], Scribe(dice))
        if doors.is_found(game, game.dungeon.level(1).opening("SD1")):
            chance += dice.chance
        if not dice.turn():
            break
    assert chance == Fraction(671, 1296)


@pytest.mark.clause("dungeon.action.search")
def test_search__one_searcher_to_a_place_or_many_by_the_switch() -> None:
    game = quiet(at="19,35")
    first, second = join(game, "torch!"), join(game)
    order(game, f"search {first.id} wall:R2:W:2")
    assert refused(game, f"search {second.id} wall:R2:W:2") == "dungeon.action.search"
    game = quiet(at="19,35", search_crowd="many")
    first, second = join(game, "torch!"), join(game)
    pass_turn(game, f"search {first.id} wall:R2:W:2", f"search {second.id} wall:R2:W:2", faces=(2, 1))
    assert "SD1" in game.known[1].openings


@pytest.mark.clause("dungeon.action.search")
def test_search__doors_and_chests_are_places_of_their_own() -> None:
    game, chest = at_chest(people=1)
    hero = game.members[1]
    from podzem.systems.dungeon.things import TrapState

    game.traps["TR2"] = TrapState()
    one = pass_turn(game, f"search {hero.id} {chest.id}", faces=(1,))
    assert event(one, "found")["found"] == ["TR2"]


@pytest.mark.clause("dungeon.action.search")
def test_search__does_not_set_off_a_trap() -> None:
    game = quiet(at="23,22", heading="S")
    hero = join(game, "torch!")
    one = pass_turn(game, f"search {hero.id} floor:PC:1:3", faces=(1,))
    assert event(one, "found")["found"] == ["TR1"]
    assert game.traps["TR1"].state == "armed"


@pytest.mark.clause("dungeon.action.single")
def test_single__turning_the_statue_opens_the_secret_door_without_a_die() -> None:
    game = quiet(at="25,34")
    hero = join(game, "torch!")
    one = order(game, f"act {hero.id} F1 push")
    assert names(one) == ["acted_on", "nothing_happens"]
    one = order(game, f"act {hero.id} F1 turn")
    assert event(one, "door_opened")["opening"] == "SD1"
    assert doors.is_found(game, game.dungeon.level(1).opening("SD1"))
    assert hero.number not in game.orders


@pytest.mark.clause("dungeon.action.listen")
def test_listen__a_1_hears_people_and_never_the_silent() -> None:
    for kind, face, heard in (("chud", 1, True), ("chud", 2, False), ("skeleton", 1, False)):
        areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("R", "room", (10, 0, 8, 8))]
        ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "R", 10, 1, "E", 2, {"kind": "stuck"})]
        them = {"id": "E", "area": "R", "trigger": "open", "kind": kind, "number": 3}
        game = quiet(chart(areas, ways, encounters=[them]), at="9,1")
        hero = join(game, "torch!")
        one = pass_turn(game, f"listen {hero.id} D", faces=(face,))
        assert ("heard" in names(one), "nothing_heard" in names(one)) == (heard, not heard)


@pytest.mark.clause("dungeon.action.listen")
def test_listen__through_a_wall_into_the_area_behind() -> None:
    game = quiet(at="19,35", heading="W")
    join(game, "torch!")
    from podzem.systems.dungeon.rules.places import find_place

    place = find_place(game, 1, "wall:R2:W:2")
    assert place is not None
    assert listening.area_behind(game, 1, place, "R2") == "R3"


@pytest.mark.clause("dungeon.action.noise")
def test_noise__forcing_a_door_five_sazhens_away_drowns_it() -> None:
    for far, drowned in ((10, True), (14, False)):
        areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 40, 2)), ("R", "room", (40, 0, 8, 8))]
        areas.append(("Q", "room", (40 - far - 1, 2, 2, 4)))
        ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "R", 40, 1, "E", 2, {"kind": "stuck"})]
        ways.append(("F", "P", "Q", 40 - far, 2, "S", 2, {"kind": "stuck"}))
        them = {"id": "E", "area": "R", "trigger": "open", "kind": "chud", "number": 3}
        game = quiet(chart(areas, ways, encounters=[them]), at="39,1")
        hero, forcer = join(game, "torch!"), join(game, "torch!")
        order(game, f"split {forcer.id}")
        game.groups[1].at = read_point(f"{40 - far},1")
        one = pass_turn(game, f"listen {hero.id} D", f"open {forcer.id} F", faces=(1, 6))
        assert ("heard" in names(one)) != drowned


@pytest.mark.clause("dungeon.action.dig")
def test_dig__a_breach_a_sazhen_thick_takes_one_digger_48_turns() -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("Q", "passage", (12, 0, 10, 2))]
    areas.append(("B", "passage", (0, 2, 22, 2)))
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("S", "P", "B", 5, 2, "S", 2), ("T", "B", "Q", 15, 2, "N", 2)]
    game = quiet(chart(areas, ways), at="9,0.5")
    digger = join(game, "tool")
    light_on_floor(game)
    turns = 0
    for face in ("1:9,0:E", "1:10,0:E"):
        if face == "1:10,0:E":
            game.groups[0].at, game.groups[0].area = read_point("10,0.5"), game.dungeon.level(1).areas[-1].id
        for _ in range(24):
            one = pass_turn(game, f"dig {digger.id} {face}")
            turns += 1
    assert (turns, "breach" in names(one)) == (48, True)
    from podzem.systems.dungeon.grounds import ground_at

    walk = ground_at(game, 1).walk(read_point("9,0.5"), read_point("14,0.5"), ())
    assert (walk.blocked_by, walk.area) == ("", "Q")


@pytest.mark.clause("dungeon.action.dig")
def test_dig__two_faces_side_by_side_take_two_diggers() -> None:
    game = quiet(at="37,16")
    first, second = join(game, "tool"), join(game, "tool")
    light_on_floor(game)
    order(game, f"dig {first.id} 1:36,15:W")
    assert refused(game, f"dig {second.id} 1:36,15:W") == "dungeon.action.dig"
    order(game, f"dig {second.id} 1:36,16:W")
    pass_turn(game)
    assert sum(game.digs.values()) == 2


@pytest.mark.clause("dungeon.action.dig")
def test_dig__needs_a_tool_and_a_thin_wall_takes_24() -> None:
    game = quiet(at="19,37", heading="W")
    hero = join(game, "torch!")
    face = "1:18,36:W"
    assert refused(game, f"dig {hero.id} {face}") == "dungeon.action.dig"
    hero.items.append(item(game, "tool"))
    assert refused(game, f"dig {hero.id} {face}") == "dungeon.load.hands"
    order(game, f"drop {hero.id} {hero.items[0].id}")
    game.digs[face] = 23
    one = pass_turn(game, f"dig {hero.id} {face}")
    assert "breach" in names(one)
    assert game.dungeon.level(1).openings[-1].other("R2") == "R3"


@pytest.mark.clause("dungeon.action.dig")
def test_dig__whole_faces_by_the_switch() -> None:
    game = quiet(at="37,16", dig_size="whole")
    hero = join(game, "tool")
    light_on_floor(game)
    assert refused(game, f"dig {hero.id} 1:36,15:W") == "dungeon.core.error"
    game.digs["1:36,16:W"] = 23
    pass_turn(game, f"dig {hero.id} 1:36,16:W")
    hollow = game.dungeon.level(1).areas[-1]
    assert (hollow.rects, hollow.width) == (((34, 16, 2, 2),), 2)


def _fight(game: Game) -> None:
    for member in game.members.values():
        member.exerted = True


@pytest.mark.clause("dungeon.action.rest")
def test_rest__in_the_first_turn_after_it_prevents_and_later_it_cures() -> None:
    game = quiet()
    hero = join(game)
    _fight(game)
    pass_turn(game)  # 5
    assert (hero.fatigue, hero.debt) == (0, True)
    pass_turn(game)  # 6: no rest
    assert hero.fatigue == 1
    pass_turn(game, f"rest {hero.id}")  # 7
    assert hero.fatigue == 0
    _fight(game)
    pass_turn(game)
    pass_turn(game, f"rest {hero.id}")
    assert (hero.fatigue, hero.debt) == (0, False)


@pytest.mark.clause("dungeon.action.rest")
def test_rest__turns_of_exertion_in_a_row_are_one() -> None:
    game = quiet()
    hero = join(game)
    for _ in range(3):
        _fight(game)
        pass_turn(game)
    pass_turn(game, f"rest {hero.id}")
    assert hero.fatigue == 0


@pytest.mark.clause("dungeon.action.rest")
def test_rest__who_lies_gets_no_fatigue_and_loses_none() -> None:
    game = quiet()
    hero, fallen = join(game), join(game)
    fallen.status, fallen.debt, fallen.fatigue = "down", True, 1
    del hero
    resting.settle(game, scribe())
    assert (fallen.debt, fallen.fatigue) == (False, 1)


@pytest.mark.clause("dungeon.action.fatigue")
def test_fatigue__stacks() -> None:
    game = quiet()
    hero = join(game)
    _fight(game)
    pass_turn(game)  # 1
    pass_turn(game)  # 2: walks
    _fight(game)
    pass_turn(game)  # 3
    pass_turn(game)  # 4: searches
    assert (hero.fatigue, bearing.attack_penalty(game, hero)) == (2, -2)
    pass_turn(game, f"rest {hero.id}")
    pass_turn(game, f"rest {hero.id}")
    assert hero.fatigue == 0
