"""The bestiary, and numbers that are thrown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.world.creatures import BELOW, CREATURES, FLAGS, Above, how_many
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

OF_THE_TWO = {id: kind for id, kind in CREATURES.items() if kind.is_below or kind.above}
"""Kinds of T11 and T9; the others are those of `delve` (tests/systems/delve/test_conversion.py)."""


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
    assert len(BELOW) == len(TABLE.strip().splitlines()) == 16
    assert {id: set(kind.flags) for id, kind in OF_THE_TWO.items() if kind.flags} == NOTES
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


T9 = """
peasant      2d6    1 9  0 -2 -       1 2 people
pilgrim      2d6    1 9  0 -2 -       2 2 people
merchant     3d6    1 6  1 0  bow/3   2 2 people
hunter       d6     1 12 1 0  bow/1   2 2 people
patrol       2d6    1 9  2 0  bow/2   3 4 people
nomad        3d6    1 18 1 0  bow/1   2 4 people
lord         1      4 12 4 1  -       4 4 people
retinue      2d6    1 12 2 0  -       4 4 people
host         d6*20  1 6  1 0  bow/4   3 2 people
wolf         2d6    1 15 0 0  -       1 2 beast
boar         d6     2 12 1 0  -       3 2 beast
herd         3d6    2 15 0 -1 -       0 4 beast
viper        d6     1 6  0 1  -       1 1 beast
doghead      3d6    1 9  1 0  sling/3 2 2 people
doghead_host 2d6*10 1 9  1 0  sling/3 3 2 people
leshy        1      5 12 2 0  -       4 2 cunning
maneater     d6     4 9  2 1  -       3 4 people
griffin      (d6+2)/3 5 12 2 1 -      3 6 beast
bogfolk      d6     3 9  1 0  -       2 2 cunning
rusalka      d6     2 12 0 0  -       2 2 cunning
vodyanoy     1      6 9  3 1  -       4 4 cunning
sea_serpent  1      10 18 3 2 -       3 8 beast
"""
ABOVE = {
    "peasant": Above("2d6"),
    "pilgrim": Above("2d6", attitude=1),
    "merchant": Above("3d6", donkeys="d6", goods_gr="d6*10"),
    "hunter": Above("d6"),
    "patrol": Above("2d6"),
    "bandit": Above("3d6", attitude=-2, hostile=True),
    "nomad": Above("3d6", mounted=True),
    "lord": Above("1"),
    "retinue": Above("2d6", leader="lord"),
    "host": Above("d6*20", army=True, commander="d6"),
    "wolf": Above("2d6", hostile=True),
    "boar": Above("d6"),
    "bear": Above("1"),
    "herd": Above("3d6", rations=10),
    "viper": Above("d6", winter=False),
    "doghead": Above("3d6", hostile=True),
    "doghead_host": Above("2d6*10", hostile=True, army=True, commander="d6"),
    "leshy": Above("1", lost=2),
    "werewolf": Above("(d6+1)/2", hostile=True),
    "maneater": Above("d6", hostile=True),
    "giant": Above("(d6+1)/2"),
    "griffin": Above("(d6+2)/3", fly=24),
    "dragon": Above("1", fly=24),
    "ghoul": Above("d6", hostile=True, night_only=True),
    "bogfolk": Above("d6", winter=False),
    "rusalka": Above("d6", winter=False),
    "vodyanoy": Above("1", winter=False),
    "sea_serpent": Above("1", hostile=True),
}


@pytest.mark.clause("surface.encounter.tables")
@pytest.mark.parametrize("line", T9.strip().splitlines())
def test_surface_encounter_tables__each_row_of_its_own_kinds_is_the_record(line: str) -> None:
    kind = CREATURES[line.split()[0]]
    ranges = {24: "bow", 6: "sling"}
    shot = f"{ranges[kind.shot.range_hs]}/{kind.shot.every}" if kind.shot else "-"
    found = [kind.id, kind.number, kind.level, kind.speed, kind.defence, kind.strike, shot, kind.loyalty]
    assert [str(value) for value in (*found, kind.space_qs, kind.mind)] == line.split()
    assert kind.slave == (500 * int(kind.level) if kind.mind == "people" else None)
    assert kind.mind != "people" or kind.body_gr == 170
    assert (kind.stealth, kind.dark) == (0, kind.id == "wolf")


@pytest.mark.clause("surface.encounter.tables")
def test_surface_encounter_tables__what_differs_above_ground() -> None:
    assert {id: kind.above for id, kind in CREATURES.items() if kind.above} == ABOVE
    assert [id for id in OF_THE_TWO if id not in BELOW] == [line.split()[0] for line in T9.strip().splitlines()]


@pytest.mark.clause("surface.encounter.tables")
def test_surface_encounter_tables__bowmen_of_a_patrol_bear_no_shield() -> None:
    shot = CREATURES["patrol"].shot
    assert shot is not None
    assert (shot.defence, shot.space_qs) == (1, 2)


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
        ("(d6+2)/3", 1, 2),
        ("2d6*10", 20, 120),
        ("d6*20", 20, 120),
    ],
)
def test_a_number_has_its_bounds(text: str, least: int, most: int) -> None:
    number = read_number(text)
    assert (number.least, number.most) == (least, most)
    assert number.throw(lambda sides: 1) == least
    assert number.throw(lambda sides: sides) == most


@pytest.mark.parametrize(
    "text",
    [
        "",
        "d",
        "six",
        "-1",
        "d0",
        "0d6",
        "1d6d6",
        "d6*0",
        "4*4",
        "d6+1*2",
        "(4)/2",
        "(d6)/0",
        "d6 ",
        "99999",
        "d6+",
        "1.5",
    ],
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
