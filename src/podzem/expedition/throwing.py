"""A thing thrown or a wand pointed in one phase, as a shot (dungeon.attack.thrown, T15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.expedition import arms, carrying
from podzem.expedition.company import Company
from podzem.expedition.people import Member
from podzem.expedition.rule_tables import read_table
from podzem.world.gear import THROWN_RANGE_HS
from podzem.world.item import Item

FIRE: Final = read_table("magic")["wand_fire"]
THROWN: Final = "dungeon.attack.thrown"
MAGIC: Final = "dungeon.treasure.magic"


def thrown_by(member: Member, throws: Mapping[int, int]) -> Item | None:
    """What he throws, or the wand he points, in this phase; `throws` are the things by the number of the thrower."""
    number = throws.get(member.number)
    return next((item for item in member.items if item.number == number), None)


def shot_with(company: Company, member: Member, item: Item) -> tuple[int, int]:
    """Modifier and range in hs of a thing thrown: its own as a weapon; of a wand of fire: its row's."""
    state = arms.attack_penalty(company, member) + ("eye" in member.maims) * carrying.TABLE["shot"]["maimed_eye"]
    if item.kind == "wand":
        return FIRE["shot"] + state, FIRE["range_hs"]
    return (arms.strike_of(item) or 0) - item.damage + state, THROWN_RANGE_HS
