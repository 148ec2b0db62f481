"""Hoards and dwellers by depth."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from podzem.core.dice import Fanned, Scripted
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.site.generator import hoard
from podzem.site.generator.contents import _inhabited
from podzem.site.generator.dwellers import BANDS, band_of, roll_kind
from podzem.site.generator.hoard import Hoard, roll_hoard
from podzem.world.dungeon_map import PlainItem
from podzem.world.throws import Roll, faces_of

Line = Callable[[int, Roll], list[PlainItem]]


def scripted(*faces: int) -> Scripted:
    return Scripted([(6, face) for face in faces])


def worth(items: list[PlainItem]) -> int:
    """Without potions and magic."""
    times = {"silver": 100, "gold": 1000, "gem": 1, "tableware": 1, "jewellery": 1, "carpet": 1}
    return sum(times[kind] * value for item in items for kind, value in item.items() if kind in times)


def expected(line: Callable[[Roll], list[PlainItem]]) -> Fraction:
    """What a line is worth on average, over every way its dice can fall."""
    dice, total = Fanned(), Fraction(0)
    while True:
        total += worth(line(faces_of(dice))) * dice.chance
        if not dice.turn():
            return total


def expected_gems(depth: int) -> Fraction:
    """Chance of gems, three and a half of them, each worth the average."""
    value = Fraction(sum(hoard.GEM_VALUES), 6)
    return Fraction(hoard.chance_of("gems", depth), 6) * Fraction(7, 2) * value


def expected_art(depth: int) -> Fraction:
    """Chance of art, two pieces on average, each by its own dice."""
    return Fraction(hoard.chance_of("art", depth), 6) * 2 * expected(lambda face: [hoard.work_of_art(face)])


@pytest.mark.clause("dungeon.treasure.hoard")
def test_dungeon_treasure_hoard__the_dice_fall_in_the_order_of_the_table() -> None:
    dice = scripted(3, 4, 2, 2, 1, 4, 5, 3, 6, 3, 4)
    assert roll_hoard(1, dice) == Hoard([{"silver": 7}, {"gem": 300}], "chest", False)
    dice.finish()


@pytest.mark.clause("dungeon.treasure.hoard")
def test_dungeon_treasure_hoard__everything_at_once() -> None:
    silver, gold, gems = [1, 2], [5, 6], [5, 2, 1, 6]
    art, textile, potion, magic = [5, 4, 3, 1, 1, 4, 6, 6], [1, 2, 3], [4, 6], [3, 5, 2]
    dice = scripted(*silver, *gold, *gems, *art, *textile, *potion, *magic, 1, 3)
    found = roll_hoard(5, dice)
    dice.finish()
    assert found.items == [
        *({"silver": 15}, {"gold": 18}, {"gem": 50}, {"gem": 1000}),
        *({"tableware": 100}, {"jewellery": 1200}, {"carpet": 200}, {"potion": 6}, {"staff": 2}),
    ]
    assert (found.container, found.locked) == ("chest", True)


@pytest.mark.clause("dungeon.treasure.hoard")
def test_dungeon_treasure_hoard__lies_open_when_the_container_die_is_high() -> None:
    dice = scripted(6, 6, 6, 6, 6, 6, 6, 4)
    assert roll_hoard(1, dice) == Hoard([{"silver": 12}], "", False)
    dice.finish()


@pytest.mark.clause("dungeon.treasure.hoard")
@pytest.mark.parametrize(
    ("line", "chances"),
    [
        ("gold", [1, 2, 3, 4, 5, 5, 5, 5, 5]),
        ("gems", [2, 3, 4, 5, 5, 5, 5, 5, 5]),
        ("art", [1, 2, 3, 4, 5, 5, 5, 5, 5]),
        ("textile", [1] * 9),
        ("potion", [1, 2, 3, 4, 4, 4, 4, 4, 4]),
        ("magic", [0, 0, 1, 2, 3, 3, 3, 3, 3]),
    ],
)
def test_dungeon_treasure_hoard__chances_by_depth(line: str, chances: list[int]) -> None:
    assert [hoard.chance_of(line, depth) for depth in range(1, 10)] == chances


@pytest.mark.clause("dungeon.treasure.hoard", "dungeon.premise.depth")
@pytest.mark.parametrize(
    ("depth", "kuna"),
    [
        (1, Fraction(34615, 18)),
        (2, Fraction(43085, 12)),
        (3, Fraction(63070, 9)),
        (4, Fraction(333305, 36)),
        (5, Fraction(511805, 36)),
    ],
)
def test_dungeon_treasure_hoard__is_worth_what_the_table_says(depth: int, kuna: Fraction) -> None:
    plain: list[Line] = [hoard.silver, hoard.gold, hoard.textile]
    lines = sum((expected(lambda face, line=line: line(depth, face)) for line in plain), Fraction(0))
    assert lines + expected_gems(depth) + expected_art(depth) == kuna


@pytest.mark.clause("dungeon.treasure.hoard")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_dungeon_treasure_hoard__so_many_gems_are_worth_so_many_times_one(count: int) -> None:
    """The shortcut of the test above, on every way the value dice of up to three gems can fall."""

    def line(face: Roll) -> list[PlainItem]:
        told = [1, count]
        return hoard.gems(1, lambda sides: told.pop(0) if told else face(sides))

    assert expected(line) == count * Fraction(sum(hoard.GEM_VALUES), 6)


@pytest.mark.clause("dungeon.treasure.hoard")
@pytest.mark.parametrize(("face", "pieces"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_dungeon_treasure_hoard__two_pieces_of_art_on_average(face: int, pieces: int) -> None:
    dice = scripted(1, face, *[1, 1, 1] * pieces)
    assert hoard.art(1, faces_of(dice)) == [{"tableware": 100}] * pieces
    dice.finish()


@pytest.mark.clause("dungeon.treasure.hoard")
def test_dungeon_treasure_hoard__its_dice_are_for_the_judge_alone() -> None:
    scribe = Scribe(scripted(6, 6, 6, 6, 6, 6, 6, 4), listening=True)
    roll_hoard(1, scribe)
    assert len(scribe.events) == 8
    assert {(event.clause, event.audience) for event in scribe.events} == {("dungeon.treasure.hoard", SECRET)}


@pytest.mark.clause("dungeon.bestiary.table", "dungeon.generator.requirements")
@pytest.mark.parametrize(("kind_die", "kind", "hoards"), [(5, "dragon", 3), (4, "wraith", 1)])
def test_dungeon_bestiary_table__a_zmey_lies_on_three_hoards(kind_die: int, kind: str, hoards: int) -> None:
    dice = scripted(kind_die, *[6] * 9 * hoards)
    found = _inhabited(8, True, faces_of(dice), dice)
    dice.finish()
    assert found.hoard is not None
    assert (found.kind, found.number, found.hoard.items) == (kind, 1, [{"silver": 96}] * hoards)


@pytest.mark.clause("dungeon.bestiary.wandering")
def test_dungeon_bestiary_wandering__deeper_is_a_die_of_the_next_band() -> None:
    dice = scripted(6, 5)
    assert roll_kind("depth_1", dice) == "spider"
    dice.finish()
    dice = scripted(6, 6, 6, 6, 6)
    assert roll_kind("depth_1", dice) == "dragon"
    dice.finish()


@pytest.mark.clause("dungeon.bestiary.wandering")
def test_dungeon_bestiary_wandering__the_bands_and_their_kinds() -> None:
    bands = ["depth_1", "depth_2", "depth_2", "depth_4", "depth_4", "depth_6", "depth_6", "depth_8", "depth_8"]
    assert [band_of(depth) for depth in range(1, 10)] == bands
    kinds = {band: " ".join(roll_kind(band, scripted(face)) for face in range(1, 6)) for band in BANDS}
    assert kinds == {
        "depth_1": "rat bat chud bandit skeleton",
        "depth_2": "chud bandit skeleton karl spider",
        "depth_4": "karl ghoul spider snake bear",
        "depth_6": "ghoul slime werewolf giant wraith",
        "depth_8": "werewolf giant idol wraith dragon",
    }
