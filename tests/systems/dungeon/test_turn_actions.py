"""«Действия»: searching, listening, single acts, digging, rest (dungeon.action.*)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition import arms
from podzem.site import doors
from podzem.site.places import find_place
from podzem.systems.dungeon.chapters.actions import listening
from podzem.systems.dungeon.chapters.time import resting
from podzem.systems.dungeon.game import Game
from podzem.world.points import read_point

from .build import chart, event, item, join, light_on_floor, names, order, pass_turn, quiet, refused, scribe


@pytest.mark.clause("dungeon.action.search")
def test_search__one_die_finds_everything_there_or_nothing() -> None:
    game = quiet(at="47,23")
    hero = join(game, "torch!")
    one = pass_turn(game, f"search {hero.id} floor:R1:7:6", faces=(2,))
    assert event(one, "nothing_found") == {"member": hero.id, "place": "floor:R1:7:6", "spot": "floor"}
    one = pass_turn(game, f"search {hero.id} floor:R1:7:6", faces=(1,))
    assert event(one, "found")["found"] == ["K1"]
    assert sorted(thing.value for thing in game.site.heaps[0].items) == [200, 500]
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
        from podzem.systems.dungeon.chapters.actions.searching import search

        spot = find_place(game.site, 1, "wall:R2:W:2")
        assert spot is not None

        for _ in range(4):
            search(game, hero, spot, Scribe(dice))
        if doors.is_found(game.site, game.dungeon.level(1).opening("SD1")):
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
    assert "SD1" in game.site.known[1].openings


@pytest.mark.clause("dungeon.action.search")
def test_search__does_not_set_off_a_trap() -> None:
    game = quiet(at="23,22", heading="S")
    hero = join(game, "torch!")
    one = pass_turn(game, f"search {hero.id} floor:PC:1:3", faces=(1,))
    assert event(one, "found")["found"] == ["TR1"]
    assert game.site.traps["TR1"].state == "armed"


@pytest.mark.clause("dungeon.action.single")
def test_single__turning_the_statue_opens_the_secret_door_without_a_die() -> None:
    game = quiet(at="25,34")
    hero = join(game, "torch!")
    one = order(game, f"act {hero.id} F1 push")
    assert names(one) == ["acted_on", "nothing_happens"]
    one = order(game, f"act {hero.id} F1 turn")
    assert event(one, "door_opened")["opening"] == "SD1"
    assert doors.is_found(game.site, game.dungeon.level(1).opening("SD1"))
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
    from podzem.site.places import find_place

    place = find_place(game.site, 1, "wall:R2:W:2")
    assert place is not None
    assert listening.area_behind(game, 1, place, "R2") == "R3"


@pytest.mark.clause("dungeon.action.noise")
def test_noise__forcing_a_door_five_or_six_sazhens_away_drowns_it() -> None:
    for far, drowned in ((10, True), (11, True), (12, False)):  # a half-sazhen to the side: 6 and 6.5 sazhens
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
    from podzem.site.grounds import ground_at

    walk = ground_at(game.site, 1).walk(read_point("9,0.5"), read_point("14,0.5"), ())
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
    assert sum(game.site.digs.values()) == 2


@pytest.mark.clause("dungeon.action.dig", "dungeon.bestiary.table")
def test_dig__karls_dig_at_double_pace() -> None:
    game = quiet(at="37,16")
    karl, man = join(game, "tool", type="karl"), join(game, "tool")
    light_on_floor(game)
    pass_turn(game, f"dig {karl.id} 1:36,15:W", f"dig {man.id} 1:36,16:W")
    assert game.site.digs == {"1:36,15:W": 2, "1:36,16:W": 1}


@pytest.mark.clause("dungeon.action.dig")
def test_dig__needs_a_tool_and_a_thin_wall_takes_24() -> None:
    game = quiet(at="19,37", heading="W")
    hero = join(game, "torch!")
    face = "1:18,36:W"
    assert refused(game, f"dig {hero.id} {face}") == "dungeon.action.dig"
    hero.items.append(item(game, "tool"))
    assert refused(game, f"dig {hero.id} {face}") == "dungeon.load.hands"
    order(game, f"drop {hero.id} {hero.items[0].id}")
    game.site.digs[face] = 23
    one = pass_turn(game, f"dig {hero.id} {face}")
    assert "breach" in names(one)
    assert game.dungeon.level(1).openings[-1].other("R2") == "R3"


@pytest.mark.clause("dungeon.action.dig")
def test_dig__whole_faces_by_the_switch() -> None:
    game = quiet(at="37,16", dig_size="whole")
    hero = join(game, "tool")
    light_on_floor(game)
    assert refused(game, f"dig {hero.id} 1:36,15:W") == "dungeon.core.error"
    game.site.digs["1:36,16:W"] = 23
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
    assert (hero.fatigue, arms.attack_penalty(game.company, hero)) == (2, -2)
    pass_turn(game, f"rest {hero.id}")
    pass_turn(game, f"rest {hero.id}")
    assert hero.fatigue == 0
