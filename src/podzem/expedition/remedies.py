"""What a healer uses up: bandages, and wine or healing water by the measure (dungeon.aid.needs)."""

from __future__ import annotations

from typing import Final

from podzem.expedition.people import Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.wealth import carried_by, sweep
from podzem.world.item import Item

ROWS: Final = read_table("magic")["magic"]
WATER: Final = "healing_water"
WINE: Final = "skin_wine"
HEALING: Final = "healing"
ENDLESS: Final = 99
"""Measures of somebody with a staff of healing."""


def row_name(item: Item) -> str:
    """What a potion, wand or staff is (T15)."""
    return str(ROWS[item.kind][item.row - 1])


def has_healing_staff(member: Member) -> bool:
    """Aid without wine, and it counts as healing water (T15)."""
    return any(item.kind == "staff" and row_name(item) == HEALING for item in carried_by(member))


def bandages(member: Member) -> int:
    """Clean cloth that he has with him; clothes do not serve."""
    return sum(item.count for item in carried_by(member) if item.kind == "bandage")


def measures_of(member: Member) -> int:
    """How many patients his wine and healing water serve."""
    if has_healing_staff(member):
        return ENDLESS
    poured = sum(item.left for item in carried_by(member) if item.kind in (WATER, WINE))
    return poured + len(_healing_potions(member))


def _healing_potions(member: Member) -> list[Item]:
    return [item for item in carried_by(member) if item.kind == "potion" and item.told and row_name(item) == HEALING]


def use_bandage(member: Member) -> None:
    """One bandage for a patient."""
    cloth = next(item for item in carried_by(member) if item.kind == "bandage")
    cloth.count -= 1
    sweep(member.items)


def use_measure(member: Member) -> bool:
    """One measure for a patient; whether it was healing water. The skin in hand first, then water, wine, a potion."""
    if has_healing_staff(member):
        return True
    skins = [item for item in carried_by(member) if item.kind in (WATER, WINE) and item.left > 0]
    if skins:
        skin = min(skins, key=lambda item: (not item.ready, item.kind != WATER))
        skin.left -= 1
        return skin.kind == WATER
    potion = _healing_potions(member)[0]
    potion.count = 0
    sweep(member.items)
    return True
