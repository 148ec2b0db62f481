"""«Свет»: in what light features, things and those met are seen, each at its own point (dungeon.light.levels)."""

import pytest

from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import CAPTIVE, CREATURE, Member
from podzem.site import doors
from podzem.site.contents import Heap
from podzem.site.light import light_at
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.encounters import meeting_sight
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.movement import movement
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Leg
from podzem.systems.dungeon.sight import light_now, look_around
from podzem.systems.dungeon.spots import Stand
from podzem.world.light import BRIGHT, CLEAR, DARK, DIM, GRADES
from podzem.world.points import Point, distance, read_point

from .build import chart, corridor, item, join, light_on_floor, names, order, pass_turn, quiet, scribe
from .meetings import fight_at

HALL = [("OUT", "outside", (-2, 18, 2, 4)), ("R", "room", (0, 0, 40, 40))]
WAY_IN = [("O0", "OUT", "R", 0, 20, "E", 4)]
SIZES = {"fine": BRIGHT, "medium": CLEAR, "large": DIM}


def hall(at: str, **more: object) -> Game:
    """A room twenty sazhens square, whose walls are known and not what is in it."""
    game = quiet(chart(HALL, WAY_IN, **more), at=at)  # type: ignore[arg-type]
    game.site.known[1].features = {}
    return game


def around(hs: int) -> list[Point]:
    """Steps of half an hs from a point to those exactly so many hs away, and to those half an hs farther."""
    span = range(-2 * hs - 1, 2 * hs + 2)
    return [(x, y) for x in span for y in span if 4 * (hs - 1) ** 2 < x * x + y * y <= (2 * hs + 1) ** 2]


@pytest.mark.clause("dungeon.light.levels", "dungeon.map.distance")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hs", [1, 2, 3, 4, 5, 6, 7])
def test_levels__a_feature_is_seen_by_its_distance_from_the_torch_in_all_directions(size: str, hs: int) -> None:
    shown = {"id": "F", "area": "R", "at": [20, 20], "size": size, "text": "F"}
    game = hall("20,20", features=[shown])
    join(game, "torch!")
    for dx, dy in around(hs):
        game.groups[0].at, game.site.known[1].features = (40 + dx, 40 + dy), {}
        look_around(game, scribe())
        away = distance((0, 0), (dx, dy))
        grade = BRIGHT if away <= 2 else CLEAR if away <= 4 else DIM if away <= 6 else DARK
        assert game.site.known[1].features.get("F", DARK) == (grade if grade >= SIZES[size] else DARK), (dx, dy)


@pytest.mark.clause("dungeon.light.levels")
@pytest.mark.parametrize("torch", ["18,20", "22,20", "20,18", "20,22"])
@pytest.mark.parametrize("at", ["20,20", "20.5,20", "20,20.5", "20.5,20.5"])
def test_levels__so_is_a_thing_that_lies(torch: str, at: str) -> None:
    game = hall(torch)
    join(game, "torch!")
    game.site.heaps = [Heap(1, read_point(at), [item(game, "gem")])]
    look_around(game, scribe())
    assert (game.site.heaps[0].seen == BRIGHT) == (distance(read_point(torch), read_point(at)) <= 2)


@pytest.mark.clause("dungeon.light.reveal")
@pytest.mark.parametrize(
    ("kind", "seen"),
    [("furniture", DIM), ("statue_large", DIM), ("statue_small", DIM), ("sword", CLEAR), ("gem", BRIGHT)],
)
def test_reveal__a_thing_is_told_in_the_light_that_its_size_needs(kind: str, seen: int) -> None:
    game = hall("20,20")
    join(game, "torch!")
    for hs, grade in ((7, DARK), (6, DIM), (5, DIM), (4, CLEAR), (3, CLEAR), (2, BRIGHT)):
        game.site.heaps = [Heap(1, (40 + 2 * hs, 40), [item(game, kind)])]
        one = scribe()
        look_around(game, one)
        assert ("saw_heap" in names(one)) == (grade >= seen), GRADES[grade]


@pytest.mark.clause("dungeon.light.reveal", "dungeon.core.secrecy")
def test_reveal__what_was_not_made_out_cannot_be_taken() -> None:
    game = hall("20,20")
    hero = join(game, "torch!")
    table, chest, gem = item(game, "furniture"), item(game, "chest"), item(game, "gem")
    game.site.heaps = [Heap(1, read_point("25,20"), [table, chest, gem])]
    order(game, f"load {hero.id}")
    for grade, shown in ((DARK, []), (DIM, [table]), (CLEAR, [table, chest]), (BRIGHT, [table, chest, gem])):
        game.site.heaps[0].seen = grade
        offered = {d.words[1] for d in deciding.candidates(game, 0) if d.order in ("take", "drag")}
        assert offered == {thing.id for thing in shown}


@pytest.mark.clause("dungeon.light.reveal")
@pytest.mark.parametrize("x", [12, 13, 14, 15])
def test_reveal__what_the_torch_passes_is_seen_and_told_at_the_halt(x: int) -> None:
    features = [{"id": "F", "area": "R", "at": [x, 22], "size": "fine", "text": "runes"}]
    game = hall("2,20", features=features)
    join(game, "torch!")
    game.site.heaps = [Heap(1, (2 * x, 36), [item(game, "gem")])]
    one = pass_turn(game, "leg 1 26,20")
    told = [name for name in names(one) if name in ("walked", "saw_feature", "saw_heap")]
    assert told == ["walked", "saw_feature", "saw_heap"]
    assert (game.site.known[1].features, game.site.heaps[0].seen, game.site.known[1].glimpsed) == (
        {"F": BRIGHT},
        BRIGHT,
        {},
    )


@pytest.mark.clause("dungeon.light.reveal", "dungeon.move.direction")
def test_reveal__who_walks_aslant_sees_what_is_beside_his_way_and_nothing_else() -> None:
    places = {"beside": (17, 13), "off": (19, 5)}
    features = [{"id": id, "area": "R", "at": list(at), "size": "fine", "text": id} for id, at in places.items()]
    game = hall("4,4", features=features)
    join(game, "torch!")
    game.groups[0].legs = [Leg([read_point("20,16")])]
    movement.walk_leg(game, game.groups[0], 0, scribe())
    assert set(game.site.known[1].features) == {"beside"}


@pytest.mark.clause("dungeon.move.fast_limits")
def test_fast_limits__runners_see_nothing_in_passing() -> None:
    features = [{"id": "F", "area": "P", "at": [20, 1], "size": "large", "text": "statue"}]
    game = quiet(corridor(60, features=features), at="30,1", heading="W")
    join(game, "torch!")
    game.site.known[1].features = {}
    pass_turn(game, "fast 1 0,1")
    assert game.site.known[1].features == {}


def captive_with_torch(game: Game) -> Member:
    """A captive of the first group who bears a burning torch."""
    number = game.company.take_number()
    captive = Member(CREATURE, "chud", number, status=CAPTIVE, captor=1, items=[item(game, "torch!")])
    game.members[number] = captive
    return captive


@pytest.mark.clause("dungeon.captive.use", "dungeon.light.needs")
def test_needs__a_captives_torch_lights_the_work_beside_it() -> None:
    game = quiet(corridor(40), at="10,1")
    hero = join(game)
    place = Stand(1, read_point("12,1"), "P")
    assert light_at(game.site, place, light.lights_on(game, 1)) == DARK
    captive_with_torch(game)
    assert light_at(game.site, place, light.lights_on(game, 1)) == BRIGHT
    order(game, f"search {hero.id} floor:P:6:1")


@pytest.mark.clause("dungeon.light.levels")
@pytest.mark.parametrize("area", ["PB", "R1"])
def test_levels__a_torch_at_a_shut_door_lights_its_own_side_alone(area: str) -> None:
    game = quiet(at="36,19", known=False)
    join(game, "torch!")
    game.groups[0].area = area
    shown = light_now(game, 1)
    assert shown
    assert {game.dungeon.level(1).area(area).id} == {"PB" if x < 36 else "R1" for x, _ in shown}
    doors.set_open(game.site, game.dungeon.level(1).opening("D1"), True)
    assert {x < 36 for x, _ in light_now(game, 1)} == {True, False}


@pytest.mark.clause("dungeon.light.levels")
def test_levels__a_fire_that_is_out_lights_nothing() -> None:
    fire = {
        "id": "F",
        "area": "R",
        "at": [24, 20],
        "rect": [24, 20, 2, 2],
        "size": "large",
        "text": "",
        "terrain": "fire",
    }
    game = hall("20,20", features=[fire])
    join(game)
    assert {x < 0 for x, _ in light_now(game, 1)} == {True, False}
    game.site.cleared.append("F")
    assert {x < 0 for x, _ in light_now(game, 1)} == {True}  # the day outside the way in


@pytest.mark.clause("dungeon.light.reveal")
@pytest.mark.parametrize(("hs", "seen"), [(2, BRIGHT), (3, CLEAR), (4, CLEAR), (5, DIM), (6, DIM), (7, DARK)])
def test_reveal__a_torch_that_lies_shows_those_who_stand_by_it(hs: int, seen: int) -> None:
    game = quiet(corridor(60), at="10,1")
    join(game)
    light_on_floor(game)
    game.site.heaps[0].at = read_point("40,1")
    meeting = Meeting(1, [], "chud", "wandering", at=read_point(f"{40 + hs},1"), hs=30 + hs, depth=1)
    assert meeting_sight.look_at(game, meeting) == seen


@pytest.mark.clause("dungeon.attack.visibility")
def test_visibility__a_light_behind_a_wall_shows_nobody() -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 40, 2)), ("R", "room", (20, 2, 4, 4))]
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "R", 21, 2, "S", 2, {"kind": "stuck"})]
    for is_open in (False, True):
        game = quiet(chart(areas, ways), at="10,1")  # type: ignore[arg-type]
        join(game, "bow* quiver")
        light_on_floor(game)
        game.site.heaps[0].at = read_point("22,3")
        doors.set_open(game.site, game.dungeon.level(1).opening("D"), is_open)
        fight = fight_at(game, "22,1")
        assert (fight.ground[1] <= 6) == is_open


@pytest.mark.clause("dungeon.captive.use", "dungeon.attack.visibility")
def test_visibility__a_captives_torch_shows_the_enemy_too() -> None:
    game = quiet(corridor(60), at="10,1")
    join(game, "bow* quiver")
    captive_with_torch(game)
    assert fight_at(game, "15,1").ground[1] == 5


@pytest.mark.clause("dungeon.light.handling", "dungeon.light.levels")
@pytest.mark.parametrize("area", ["PB", "R1"])
def test_handling__a_torch_dropped_at_a_shut_door_lies_on_its_own_side(area: str) -> None:
    game = quiet(at="36,19", known=False)
    hero = join(game, "torch!")
    game.groups[0].area = area
    torch = hero.items[0]
    order(game, f"drop {hero.id} {torch.id}")
    assert {"PB" if x < 36 else "R1" for x, _ in light_now(game, 1)} == {area}
    order(game, f"take {hero.id} {torch.id}")
    assert torch in hero.items


@pytest.mark.clause("dungeon.action.search")
@pytest.mark.parametrize(("area", "side", "at"), [("R", "E", "19,2"), ("Q", "W", "21,2")])
def test_search__a_cache_in_a_wall_is_found_and_taken_on_its_own_side(area: str, side: str, at: str) -> None:
    rooms = [("OUT", "outside", (-2, 0, 2, 4)), ("R", "room", (0, 0, 20, 4)), ("Q", "room", (20, 0, 20, 4))]
    ways = [("O0", "OUT", "R", 0, 2, "E", 4), ("D", "R", "Q", 20, 3, "E", 2, {"kind": "stuck"})]
    cache = {"id": "K", "area": area, "kind": "cache", "wall": {"side": side, "offset": 1}, "contents": [{"gem": 200}]}
    game = quiet(chart(rooms, ways, secrets=[cache]), at=at)  # type: ignore[arg-type]
    hero = join(game, "torch!")
    pass_turn(game, f"search {hero.id} wall:{area}:{side}:1", faces=(1,))
    (heap,) = game.site.heaps
    assert heap.seen == BRIGHT
    order(game, f"take {hero.id} {heap.items[0].id}")
    assert hero.items[-1].kind == "gem"
