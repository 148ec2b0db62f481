"""Table B8 typed anew from the catalogue (delve.gear.list, delve.load.unit, delve.load.small, delve.load.hands)."""

from __future__ import annotations

from typing import Final

import pytest

from podzem.systems.delve.data.gear import GEAR

B8: Final = """
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
ROWS: Final = [line.split() for line in B8.strip().splitlines()]


@pytest.mark.clause("delve.gear.list", "delve.load.unit", "delve.load.small", "delve.load.hands")
@pytest.mark.parametrize(("id", "slots", "small", "price", "hands"), ROWS, ids=[row[0] for row in ROWS])
def test_delve_gear_list__each_row_is_the_catalogues(id: str, slots: str, small: str, price: str, hands: str) -> None:
    thing = GEAR[id]
    assert (thing.slots, thing.small) == (int(slots), small == "yes")
    assert (str(thing.price) if thing.price is not None else "-") == price
    assert (str(thing.hands) if thing.hands else "-") == hands


@pytest.mark.clause("delve.gear.list", "delve.load.coins")
def test_delve_gear_list__what_a_thing_does() -> None:
    assert {id: thing.damage.sides for id, thing in GEAR.items() if thing.damage is not None} == {
        "torch": 4, "knife": 4, "sword": 8, "axe": 6, "mace": 6, "spear": 6, "greatsword": 10, "walking_staff": 4,
    }  # fmt: skip
    assert {id: thing.attack for id, thing in GEAR.items() if thing.attack} == {"torch": -2}
    assert {id: thing.light_ft for id, thing in GEAR.items() if thing.light_ft} == {"torch": 30, "lamp": 20}
    assert {id: thing.turns for id, thing in GEAR.items() if thing.turns} == {"torch": 6, "skin_oil": 24}
    assert {id: thing.count for id, thing in GEAR.items() if thing.count > 1} == {
        "quiver": 20, "stones": 20, "rope": 8, "healer_kit": 6, "coins": 100,
    }  # fmt: skip
    assert [id for id, thing in GEAR.items() if thing.never_ready] == ["chest"]
    assert [id for id, thing in GEAR.items() if thing.heavy] == ["plate"]
    assert {id: thing.force for id, thing in GEAR.items() if thing.force} == {"crowbar": 1}
