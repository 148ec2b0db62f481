"""The map generator, demand by demand (dungeon.generator.requirements)."""

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from podzem.core.errors import Malformed
from podzem.site.generator.dwellers import ROWS, band_of
from podzem.site.generator.generate import generate
from podzem.world.creatures import BELOW, CREATURES
from podzem.world.dungeon_map import Area, Dungeon, Level, Opening
from podzem.world.ground import ground_of
from podzem.world.map_file import load_dungeon, save_dungeon
from podzem.world.points import centre
from podzem.world.texts import LANGUAGES

pytestmark = pytest.mark.once

SEEDS = range(300)
SHAPES = [(1, 12, 1), (3, 12, 1), ((8, 9), 12, 1), (2, 12, 3), ((9, 9), 30, 3), ((6, 7), 6, 1)]
REQUIREMENTS = pytest.mark.clause("dungeon.generator.requirements")


@cache
def made(seed: int, depths: int | tuple[int, int] = 1, rooms: int = 12, lattice: int = 1) -> Dungeon:
    return generate(seed, depths, rooms, lattice)


@cache
def some() -> tuple[Dungeon, ...]:
    """Twenty seeds in each of several shapes: every seed validates, or `generate` would have raised (2)."""
    return tuple(made(seed, *shape) for shape in SHAPES for seed in range(20))


@cache
def many() -> tuple[Level, ...]:
    """A level of twelve rooms for each of three hundred seeds."""
    return tuple(made(seed).levels[0] for seed in SEEDS)


def levels() -> list[Level]:
    return [level for dungeon in some() for level in dungeon.levels] + list(many())


def rooms_of(level: Level) -> list[Area]:
    return [area for area in level.areas if area.kind == "room"]


def passages_of(level: Level) -> list[Area]:
    return [area for area in level.areas if area.is_passage]


def reached(level: Level, closed: Callable[[Opening], bool]) -> set[str]:
    """The areas of a level that can be come to from its stairs up without these openings."""
    waiting = [next(area.id for area in level.areas if area.stairs == "up")]
    found = set(waiting)
    while waiting:
        area = waiting.pop()
        for opening in level.openings_of(area):
            other = opening.other(area)
            if other and other not in found and not closed(opening):
                found.add(other)
                waiting.append(other)
    return found


def hoards_of(level: Level) -> int:
    heaps = [treasure.items for treasure in level.treasure] + [secret.contents for secret in level.secrets]
    return sum(any("silver" in item for item in items) for items in heaps)


def within(found: int, of: int, chance: float) -> bool:
    """Whether a count lies within four standard deviations of what its chance promises."""
    return abs(found - of * chance) <= 4 * (of * chance * (1 - chance)) ** 0.5


@REQUIREMENTS
def test_dungeon_generator_requirements__1_the_same_input_gives_the_same_bytes() -> None:
    for shape in SHAPES:
        first, second = save_dungeon(generate(7, *shape)), save_dungeon(generate(7, *shape))
        assert hashlib.sha256(first.encode()).digest() == hashlib.sha256(second.encode()).digest()
        assert first != save_dungeon(generate(8, *shape))


@REQUIREMENTS
def test_dungeon_generator_requirements__1_these_bytes_stay_what_they_are() -> None:
    """Old journals name a seed, so a seed means the same map for ever; a change here needs a new format of journals."""
    digest = hashlib.sha256(b"".join(save_dungeon(made(seed, 3)).encode() for seed in range(5))).hexdigest()
    assert digest[:16] == "a4203e2fe50b8018"


@REQUIREMENTS
def test_dungeon_generator_requirements__2_every_seed_validates_and_is_read_back_equal() -> None:
    for dungeon in some():
        assert load_dungeon(save_dungeon(dungeon)) == dungeon
    assert len(many()) == len(SEEDS)


@REQUIREMENTS
def test_dungeon_generator_requirements__3_rooms_can_be_come_to_most_of_them_without_secret_ways() -> None:
    for level in levels():
        rooms = {room.id for room in rooms_of(level)}
        assert rooms <= reached(level, lambda opening: False)
        assert 100 * len(rooms & reached(level, lambda opening: opening.is_hidden)) >= 60 * len(rooms)


@REQUIREMENTS
def test_dungeon_generator_requirements__4_sizes() -> None:
    for dungeon in some():
        lattice = 3 if dungeon.id.endswith("_3") else 1
        for level in dungeon.levels:
            for room in rooms_of(level):
                assert len(room.rects) == 1
                assert all(4 <= side <= 16 for side in room.rects[0][2:])
            for passage in passages_of(level):
                assert passage.width in ({1, 2, 3, 4} if lattice == 1 else {3, 6})
                assert all(min(rect[2], rect[3]) <= passage.width for rect in passage.rects)


@REQUIREMENTS
def test_dungeon_generator_requirements__4_widths_follow_their_die() -> None:
    widths = Counter(passage.width for level in many() for passage in passages_of(level))
    total = widths.total()
    for width, sixths in {1: 1, 2: 3, 3: 1, 4: 1}.items():
        assert within(widths[width], total, sixths / 6)


@REQUIREMENTS
def test_dungeon_generator_requirements__lattice_3_has_only_multiples_of_3() -> None:
    for dungeon in some():
        if not dungeon.id.endswith("_3"):
            continue
        for level in dungeon.levels:
            rects = [rect for area in level.areas for rect in area.rects]
            rects += [thing.rect for thing in [*level.traps, *level.secrets, *level.features] if thing.rect]
            assert all(number % 3 == 0 for rect in rects for number in rect)
            assert all(number % 6 == 0 for opening in level.openings for end in opening.ends for number in end)


@REQUIREMENTS
def test_dungeon_generator_requirements__5_contents_follow_their_die() -> None:
    rooms = 12 * len(many())
    assert all(len(rooms_of(level)) == 12 for level in many())
    inhabited = sum(len(level.encounters) for level in many())
    assert within(inhabited, rooms - len(many()), 2 / 6)
    caches = sum(len(level.secrets) for level in many())
    chests = sum(trap.on.startswith("H") for level in many() for trap in level.traps)
    assert within(caches, rooms, 1 / 12)
    assert within(chests, rooms, 1 / 12)
    assert within(sum(len(level.features) for level in many()), rooms, 1 / 12)
    in_rooms = sum(trap.area.startswith("R") for level in many() for trap in level.traps)
    assert within(in_rooms, rooms, 1 / 12)


@REQUIREMENTS
def test_dungeon_generator_requirements__5_four_hoards_in_twelve_rooms() -> None:
    assert within(sum(hoards_of(level) for level in many()), 12 * len(many()), 4 / 12)


@REQUIREMENTS
def test_dungeon_generator_requirements__6_doors_follow_their_die() -> None:
    doors = Counter[str]()
    for level in many():
        for passage in passages_of(level):
            hung = [opening.door for opening in level.openings_of(passage.id) if opening.door is not None]
            assert len(hung) == 1
            doors["secret" if hung[0].hidden else hung[0].kind] += 1
    assert set(doors) == {"arch", "stuck", "secret", "locked"}
    assert within(doors["arch"], doors.total(), 2 / 6)
    assert within(doors["stuck"], doors.total(), 3 / 6)
    assert within(doors["secret"] + doors["locked"], doors.total(), 1 / 6)
    assert 0.3 < doors["secret"] / (doors["secret"] + doors["locked"]) <= 0.55


@REQUIREMENTS
def test_dungeon_generator_requirements__6_each_key_lies_on_its_level_before_every_lock() -> None:
    locked = 0
    for level in levels():
        keys = {item["item"]: heap.area for heap in level.treasure for item in heap.items if "item" in item}
        doors = [opening for opening in level.openings if opening.door is not None and opening.door.key]
        assert {opening.door.key for opening in doors if opening.door} == set(keys)
        locked += len(doors)
        before = reached(level, lambda opening: opening.is_hidden or bool(opening.door and opening.door.key))
        assert set(keys.values()) <= before
    assert locked > 100


@REQUIREMENTS
def test_dungeon_generator_requirements__7_a_passage_has_a_trap_on_a_1() -> None:
    passages = sum(len(passages_of(level)) for level in many())
    trapped = [trap for level in many() for trap in level.traps if trap.area.startswith("P")]
    assert within(len(trapped), passages, 1 / 6)
    assert all(trap.bound == "place" for trap in trapped)


@REQUIREMENTS
def test_dungeon_generator_requirements__8_one_way_up_and_one_down_but_on_the_last_level() -> None:
    for dungeon in some():
        for level in dungeon.levels:
            ways = Counter(area.stairs for area in level.areas if area.kind == "stairs")
            assert ways["up"] == 1
            assert ways["down"] == (0 if level is dungeon.levels[-1] else 1)
        assert len(dungeon.entrances) == 1
        for upper, lower in pairwise(dungeon.levels):
            down = next(opening for opening in upper.openings if opening.to_depth == lower.depth)
            assert lower.opening(down.to_opening).at == down.at


@REQUIREMENTS
def test_dungeon_generator_requirements__9_a_loop_for_every_six_rooms() -> None:
    for level in levels():
        ways = len(passages_of(level))
        nodes = {level.area(area).id for area in ends(level)}
        assert ways - len(nodes) + 1 >= -(-len(rooms_of(level)) // 6)


def ends(level: Level) -> set[str]:
    """Rooms and junctions that passages join; a porch counts as its room."""
    found = set()
    for passage in passages_of(level):
        for opening in level.openings_of(passage.id):
            place = opening.other(passage.id)
            beyond = [o.other(place) for o in level.openings_of(place) if not level.area(o.other(place)).is_passage]
            is_porch = level.area(place).kind == "junction" and beyond
            found.add(beyond[0] if is_porch else place)
    return found


@REQUIREMENTS
def test_dungeon_generator_requirements__10_kinds_belong_to_the_depth_and_fit_their_ways() -> None:
    kinds = set()
    for level in levels():
        first = [str(row["id"]) for row in ROWS].index(band_of(level.depth))
        allowed = {kind for row in ROWS[first:] for kind in row["kinds"]}
        for encounter in level.encounters:
            kinds.add(encounter.kind)
            assert encounter.kind in allowed
            assert int(encounter.number) >= 1
            widths = [opening.width for opening in level.openings_of(encounter.area)]
            assert 2 * max(widths) >= CREATURES[encounter.kind].space_qs
    assert kinds == set(BELOW)


@REQUIREMENTS
def test_dungeon_generator_requirements__11_nobody_is_in_the_first_room() -> None:
    hoards = 0
    for level in levels():
        stairs = next(area.id for area in level.areas if area.stairs == "up")
        first = next(o.other(stairs) for o in level.openings_of(stairs) if level.area(o.other(stairs)).kind == "room")
        assert not level.encounters_of(first)
        hoards += any(heap.id.startswith("H") for heap in level.treasure_of(first))
    assert hoards > 0


@REQUIREMENTS
def test_dungeon_generator_requirements__12_every_feature_is_told_in_each_light_and_language() -> None:
    told = 0
    for level in levels():
        for feature in level.features:
            texts = level.area(feature.area).text
            assert set(texts) == {"dim", "clear", "bright"}
            for text in [*texts.values(), feature.text]:
                assert all(text[language] for language in LANGUAGES)
            told += 1
    assert told > 100


@REQUIREMENTS
def test_dungeon_generator_requirements__every_room_can_be_walked_to_from_the_stairs() -> None:
    for dungeon in some()[::10]:
        for level in dungeon.levels:
            ground = ground_of(level)
            stairs = next(area for area in level.areas if area.stairs == "up")
            for room in rooms_of(level):
                spots = [opening.at for opening in level.openings_of(room.id)]
                assert any(ground.way(centre(stairs.rects[0]), spot, (), None, stairs.id) for spot in spots)


@REQUIREMENTS
@pytest.mark.parametrize(
    ("depths", "rooms", "lattice"),
    [(0, 12, 1), (10, 12, 1), ((3, 2), 12, 1), ((0, 2), 12, 1), (1, 5, 1), (1, 31, 1), (1, 12, 2)],
)
def test_dungeon_generator_requirements__other_sizes_are_refused(
    depths: int | tuple[int, int], rooms: int, lattice: int
) -> None:
    with pytest.raises(Malformed, match=r"dungeon\.generator\.requirements"):
        generate(1, depths, rooms, lattice)


@REQUIREMENTS
def test_dungeon_generator_requirements__all_sizes_and_seeds_of_any_length() -> None:
    for rooms in (6, 7, 18, 30):
        assert len(rooms_of(generate(2**70 + 5, 1, rooms).levels[0])) == rooms
    assert [level.depth for level in generate(-3, 9, 6).levels] == list(range(1, 10))
    assert [level.depth for level in generate(5, (4, 6), 6).levels] == [4, 5, 6]
