"""Tables B6, B7, B8 and B9 of the catalogue row by row, every number of them, as they are printed there."""

import pytest

from podzem.cli.speech import words_of
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.data.encounters import met_on
from podzem.systems.delve.data.gear import GEAR
from podzem.world.number import read_number

# id, HD, HP, Def, Att, damage (and bow), Mv, N/S/A, I, morale, mind, sight, wont, No., flags
B9 = """
rat | 0 | 2 | 11 | 0 | d3 | 40 | 1/2/1 | 1 | 5 | beast | DS | neutral | 2d6 |
goblin | 1 | 4 | 12 | 1 | d6, bow d6 | 30 | 1/1/0 | 0 | 7 | sapient | DS | hostile | 2d4 |
goblin_chief | 3 | 14 | 14 | 3 | d8 | 30 | 2/1/1 | 0 | 9 | sapient | DS | hostile | 1 | leads goblin
bandit | 1 | 5 | 12 | 1 | d6, bow d6 | 30 | 0/1/0 | 0 | 7 | sapient | day | neutral | 1d6 | carries_light
bandit_captain | 3 | 15 | 14 | 4 | d8 | 30 | 1/1/1 | 0 | 9 | sapient | day | neutral | 1 | leads bandit, carries_light
cultist | 1 | 4 | 10 | 0 | d4 | 30 | 0/0/0 | 0 | 10 | sapient | day | hostile | 1d6 | carries_light, knows_secrets
lost_miner | 1 | 5 | 10 | 0 | d6 | 30 | 0/0/0 | 0 | 6 | sapient | day | friendly | 1 |
skeleton | 1 | 5 | 12 | 1 | d6 | 30 | 0/0/0 | 0 | 12 | mindless | DS | hostile | 1d6 | no_lethal
zombie | 2 | 10 | 9 | 2 | d8 | 20 | -1/0/-1 | 0 | 12 | mindless | DS | hostile | 1d6 | no_lethal
ghoul | 2 | 9 | 13 | 2 | d6 | 40 | 1/2/1 | 1 | 9 | sapient | DS | hostile | 1d4 | hunter
wolf | 2 | 9 | 12 | 2 | d6 | 50 | 2/1/2 | 1 | 8 | beast | DS | neutral | 2d4 |
bat_swarm | 1 | 5 | 13 | 1 | d3 | 50 | 2/1/3 | 2 | 5 | beast | DS | neutral | 1d3 | no_lethal
spider | 3 | 13 | 13 | 3 | d6 | 40 | 1/3/1 | 1 | 8 | beast | DS | hostile | 1d2 | poison
lizard_guard | 2 | 10 | 14 | 2 | d8 | 30 | 1/0/1 | 0 | 9 | sapient | day | neutral | 1d4 | carries_light
slime | 4 | 18 | 8 | 4 | d8 | 10 | -2/2/-2 | 0 | 12 | mindless | DS | hostile | 1 | no_lethal, corrodes, large
ogre | 4 | 20 | 13 | 5 | d10 | 30 | 0/-1/1 | 0 | 9 | sapient | DS | hostile | 1d2 | large
stalker | 3 | 12 | 14 | 3 | d6 | 40 | 2/3/2 | 2 | 10 | sapient | DS | hostile | 1 | invisible, no_lethal
troll | 6 | 28 | 15 | 7 | d10 | 40 | 1/0/2 | 0 | 10 | beast | DS | hostile | 1 | large, hunter
link_bearer | 1 | 4 | 10 | 0 | d4 | 30 | 0/0/0 | 0 | 7 | sapient | day | friendly | 1 | companion
spearman | 1 | 6 | 13 | 1 | d6 | 30 | 0/0/0 | 0 | 7 | sapient | day | friendly | 1 | companion
donkey | 1 | 6 | 10 | 0 | d3 | 30 | 1/-2/0 | 0 | 6 | beast | day | neutral | 1 | animal, large
"""

B7 = {
    1: [
        *("rat 2d6", "goblin 2d4", "goblin 1d4", "bandit 1d6", "skeleton 1d6", "bat_swarm 1d3", "cultist 1d6"),
        *("wolf 2d4", "lost_miner 1", "danger falling_block"),
    ],
    2: [
        *("goblin 2d4 goblin_chief", "ghoul 1d4", "danger gas", "zombie 1d6", "lizard_guard 1d4", "spider 1d3"),
        *("slime 1", "ogre 1d2", "stalker 1", "troll 1"),
    ],
}

# id, slots, small, price in kuna (- none), hands (- none)
B8 = """
torch 1 yes 1 1
lamp 1 no 10 1
skin_oil 1 yes 11 -
tinderbox 1 yes 3 -
knife 1 yes 10 1
sword 1 no 40 1
axe 1 no 40 1
mace 1 no 40 1
spear 1 no 40 1
greatsword 2 no 80 2
walking_staff 1 no 2 2
bow 1 no 60 2
crossbow 1 no 100 2
sling 1 yes 3 1
quiver 1 no 10 -
stones 1 no 0 -
light_armour 1 no 60 -
mail 2 no 300 -
plate 3 no 900 -
shield 1 no 20 1
rope 1 no 40 -
pole 1 no 5 2
plank 2 no 10 2
wedge 1 yes 1 -
hammer 1 no 5 1
crowbar 1 no 15 1
pick 1 no 15 2
lockpicks 1 yes 150 1
craft_set 1 no 100 1
healer_kit 1 no 20 1
bandage 1 yes 2 -
ration 1 yes 5 -
skin_water 1 no 3 -
sack 1 yes 2 -
chalk 1 yes 1 -
mirror 1 yes 50 1
caltrops 1 yes 20 -
potion 1 yes 300 -
coins 1 no - -
gem 1 yes - -
tableware 1 no - -
chest 3 no 20 2
"""
# id, damage of a blow, feet thrown, feet shot, reach in squares, what it adds to Defence, feet of light and turns
ARMS = {
    "torch": ("d4", 0, 0, 1, 0, 30, 6),
    "lamp": (None, 0, 0, 1, 0, 20, 0),
    "skin_oil": (None, 0, 0, 1, 0, 0, 24),
    "knife": ("d4", 30, 0, 1, 0, 0, 0),
    "sword": ("d8", 0, 0, 1, 0, 0, 0),
    "axe": ("d6", 0, 0, 1, 0, 0, 0),
    "mace": ("d6", 0, 0, 1, 0, 0, 0),
    "spear": ("d6", 30, 0, 2, 0, 0, 0),
    "greatsword": ("d10", 0, 0, 1, 0, 0, 0),
    "walking_staff": ("d4", 0, 0, 1, 0, 0, 0),
    "bow": ("d6", 0, 120, 1, 0, 0, 0),
    "crossbow": ("d8", 0, 120, 1, 0, 0, 0),
    "sling": ("d4", 0, 60, 1, 0, 0, 0),
    "light_armour": (None, 0, 0, 1, 2, 0, 0),
    "mail": (None, 0, 0, 1, 4, 0, 0),
    "plate": (None, 0, 0, 1, 6, 0, 0),
    "shield": (None, 0, 0, 1, 1, 0, 0),
}
B6 = {
    "uk": [
        "Вони хапаються за зброю з криком.",
        "Вони перегороджують шлях і скаляться.",
        "Вони уважно стежать за вами.",
        "Вони опускають зброю й кивають.",
        "Вони всміхаються й махають вам підійти.",
    ],
    "ru": [
        "Они с криком хватаются за оружие.",
        "Они преграждают путь и скалятся.",
        "Они внимательно следят за вами.",
        "Они опускают оружие и кивают.",
        "Они улыбаются и машут вам подойти.",
    ],
    "bg": [
        "С вик грабват оръжията.",
        "Препречват пътя и се зъбят.",
        "Следят ви внимателно.",
        "Свалят оръжията и кимат.",
        "Усмихват се и ви махат да дойдете.",
    ],
    "en": [
        "With a shout they seize their weapons.",
        "They bar the way, snarling.",
        "They watch you closely.",
        "They lower their weapons and nod.",
        "They smile and beckon you closer.",
    ],
}


def _cells(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


@pytest.mark.clause("delve.beast.stats", "delve.beast.flags")
@pytest.mark.parametrize("row", _cells(B9), ids=lambda row: row[0])
def test_delve_beast_stats__as_printed(row: list[str]) -> None:
    one = CREATURES[row[0]]
    numbers = [one.hd, one.hp, one.defence, one.attack, one.move_ft, one.initiative, one.morale]
    assert numbers == [int(row[index]) for index in (1, 2, 3, 4, 6, 8, 9)]
    damage, _, bow = row[5].partition(", bow ")
    assert (one.damage, one.bow) == (read_number(damage), read_number(bow) if bow else None)
    assert f"{one.notice}/{one.stealth}/{one.athletics}" == row[7]
    assert (one.mind, one.darksight, one.wont) == (row[10], row[11] == "DS", row[12])
    assert one.number == read_number(row[13])
    flags = [flag for flag in row[14].split(", ") if flag]
    assert one.leads == next((flag.removeprefix("leads ") for flag in flags if flag.startswith("leads")), "")
    assert one.flags == {flag for flag in flags if not flag.startswith("leads")}


@pytest.mark.clause("delve.wander.encounter")
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_delve_wander_encounter__table_b7_as_printed(depth: int) -> None:
    for face, text in enumerate(B7[min(depth, 2)], 1):
        row, words = met_on(face, depth), text.split()
        if words[0] == "danger":
            assert (row.danger, row.number) == (words[1], None)
        else:
            assert (row.kind, row.number, row.danger) == (words[0], read_number(words[1]), "")
            assert row.leader == (words[2] if len(words) > 2 else "")


@pytest.mark.clause("delve.gear.list", "delve.load.unit", "delve.load.small", "delve.load.hands")
@pytest.mark.parametrize("row", [line.split() for line in B8.strip().splitlines()], ids=lambda row: row[0])
def test_delve_gear_list__table_b8_as_printed(row: list[str]) -> None:
    one = GEAR[row[0]]
    price = None if row[3] == "-" else int(row[3])
    assert (one.slots, one.small, one.hands) == (int(row[1]), row[2] == "yes", 0 if row[4] == "-" else int(row[4]))
    assert one.price == price


@pytest.mark.clause("delve.gear.list", "delve.combat.range", "delve.combat.defence")
@pytest.mark.parametrize("id", ARMS)
def test_delve_gear_list__effects_as_printed(id: str) -> None:
    one, (damage, thrown, shot, reach, defence, light, turns) = GEAR[id], ARMS[id]
    hits = one.shot if shot else one.damage
    assert hits == (None if damage is None else read_number(damage))
    assert (one.thrown_ft, one.range_ft, one.reach, one.defence) == (thrown, shot, reach, defence)
    assert (one.light_ft, one.turns) == (light, turns)


@pytest.mark.clause("delve.gear.list", "delve.load.unit", "delve.load.coins")
def test_delve_gear_list__what_few_have() -> None:
    assert {id: one.count for id, one in GEAR.items() if one.count > 1} == {
        "quiver": 20, "stones": 20, "rope": 8, "healer_kit": 6, "coins": 100,
    }  # fmt: skip
    assert {id: one.attack for id, one in GEAR.items() if one.attack} == {"torch": -2}
    assert {id for id, one in GEAR.items() if one.light_ft} == {"torch", "lamp"}
    assert {id for id, one in GEAR.items() if one.damage} == {id for id, row in ARMS.items() if row[0] and not row[2]}
    assert [id for id, one in GEAR.items() if one.never_ready] == ["chest"]
    assert [id for id, one in GEAR.items() if one.heavy] == ["plate"]
    assert {id: one.force for id, one in GEAR.items() if one.force} == {"crowbar": 1}


@pytest.mark.clause("delve.react.hint")
@pytest.mark.parametrize("language", B6)
def test_delve_react_hint__table_b6_as_printed(language: str) -> None:
    words = words_of("delve", language)
    moods = ("worst", "bad", "as_expected", "good", "best")
    assert [words.say(f"mood-{mood}") for mood in moods] == B6[language]
