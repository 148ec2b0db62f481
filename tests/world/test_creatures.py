"""The bestiary, and numbers that are thrown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.world.creatures import CREATURES, FLAGS, how_many
from podzem.world.gear import GEAR
from podzem.world.number import Number, read_number

TABLE = """
rat       1    d6+1     0 -2 -     12 1 1  0 yes beast   - 0 -    20
bat       1    d6       1 -2 -     12 1 2  0 yes beast   - 0 -    10
chud      1    d6+1     1 -1 -1/3  9  d 2  1 yes people  p 3 300  130
bandit    1    d6       2 0  0/12  9  d 4  0 no  people  p 3 500  170
skeleton  1    d6       1 -1 -     9  6 2  0 yes none    - 2 -    40
karl      1    d6       3 0  -     6  4 4  0 yes people  f 4 600  150
ghoul     2    (d6+1)/2 1 0  -     9  4 2  1 yes cunning - 2 -    160
spider    2    (d6+1)/2 2 0  -     12 2 4  2 yes beast   - 2 -    80
snake     3    1        1 0  -     6  3 4  2 yes beast   - 2 -    200
bear      3    1        1 1  -     12 3 4  0 no  beast   - 0 -    700
slime     3    1        2 0  -     3  6 6  1 yes none    - 2 -    400
werewolf  3    (d6+1)/2 2 1  -     12 4 2  1 yes cunning p 3 -    180
giant     4    (d6+1)/2 2 1  0/3   12 3 6  0 no  people  f 4 2000 900
wraith    4    1        3 0  -     12 6 2  2 yes cunning - 3 -    0
idol      5    1        4 1  -     6  6 6  0 yes none    - 4 -    2000
dragon    6+d6 1        5 1  1/3   12 4 12 0 yes people  f 6 -    4000
"""
NOTES = {
    "rat": {"fear_fire"},
    "bat": {"fly"},
    "chud": {"light_shy"},
    "bandit": {"torch_per_4", "third_bowman"},
    "skeleton": {"always_attack", "silent"},
    "karl": {"double_dig"},
    "ghoul": {"silent", "fallen_die"},
    "spider": {"silent"},
    "snake": {"silent"},
    "slime": {"always_attack", "silent", "acid"},
    "wraith": {"silent", "leaves_light"},
    "idol": {"always_attack", "guards_thing"},
    "dragon": {"speaks", "hoard_x3", "never_captive"},
}


@pytest.mark.clause("dungeon.bestiary.table")
@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_dungeon_bestiary_table__each_row_is_the_record(line: str) -> None:
    kind = CREATURES[line.split()[0]]
    shot = f"{kind.shot.modifier}/{kind.shot.range_hs // 2}" if kind.shot else "-"
    loyalty = "d" if kind.loyalty is None else kind.loyalty
    sees, slave = "yes" if kind.dark else "no", "-" if kind.slave is None else kind.slave
    found = [kind.id, kind.level, kind.number, kind.defence, kind.strike, shot, kind.speed, loyalty, kind.space_qs]
    found += [kind.stealth, sees, kind.mind, kind.carried or "-", kind.hoard, slave, kind.body_gr]
    assert [str(value) for value in found] == line.split()


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__sixteen_kinds_with_their_notes() -> None:
    assert len(CREATURES) == len(TABLE.strip().splitlines()) == 16
    assert {id: set(kind.flags) for id, kind in CREATURES.items() if kind.flags} == NOTES
    assert {flag for kind in CREATURES.values() for flag in kind.flags} == set(FLAGS)


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__gear_of_people() -> None:
    assert CREATURES["chud"].gear == ("light_armour", "sling", "bag_stones", "knife")
    assert CREATURES["karl"].gear == ("mail", "shield", "weapon")
    bowman = CREATURES["bandit"].shot
    assert bowman is not None
    assert (bowman.every, bowman.defence, bowman.space_qs) == (3, 1, 2)
    assert bowman.gear == ("light_armour", "bow", "quiver", "knife")
    for kind in CREATURES.values():
        worn = sum(GEAR[id].defence for id in kind.gear)
        assert not kind.gear or worn == kind.defence


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__numbers_in_dice_grow_with_the_depth() -> None:
    assert how_many(CREATURES["chud"].number, 4, lambda sides: 3) == 8
    assert [how_many("d6", depth, lambda sides: 5) for depth in (1, 3, 4, 6, 7, 9)] == [5, 5, 10, 10, 15, 15]
    assert how_many("1", 9, lambda sides: 0) == 1


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__half_of_a_die_is_rounded_down() -> None:
    faces = [read_number("(d6+1)/2").throw(lambda sides, face=face: face) for face in range(1, 7)]
    assert faces == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("4", 4, 4),
        ("0", 0, 0),
        ("d6", 1, 6),
        ("d6+1", 2, 7),
        ("3d6", 3, 18),
        ("6+d6", 7, 12),
        ("2d6-1", 1, 11),
        ("(d6+1)/2", 1, 3),
    ],
)
def test_a_number_has_its_bounds(text: str, least: int, most: int) -> None:
    number = read_number(text)
    assert (number.least, number.most) == (least, most)
    assert number.throw(lambda sides: 1) == least
    assert number.throw(lambda sides: sides) == most


@pytest.mark.parametrize(
    "text", ["", "d", "six", "-1", "d0", "0d6", "1d6d6", "(4)/2", "(d6)/0", "d6 ", "99999", "d6+", "1.5"]
)
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="is no number"):
        read_number(text)


@given(st.text(alphabet="0123456789d+-()/ ", max_size=8))
def test_any_text_is_a_number_or_refused(text: str) -> None:
    try:
        number = read_number(text)
    except Malformed:
        return
    assert isinstance(number, Number)
    assert number.least <= number.most
