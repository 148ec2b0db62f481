"""Kinds that only the world's bestiary has, as `delve` has them (delve.shared.creature)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podzem.core.errors import Malformed
from podzem.systems.delve.data.companions import COMPANIONS, Companion
from podzem.systems.delve.data.creatures import CREATURES as OWN
from podzem.systems.delve.data.creatures import Creature
from podzem.world.creatures import CREATURES as OF_WORLD
from podzem.world.creatures import Creature as Worldly
from podzem.world.dungeon_map import Encounter
from podzem.world.number import read_number

_DAMAGE: Final = {-2: "d3", -1: "d4", 0: "d6", 1: "d8"}
_GREAT_DAMAGE: Final = {-2: "d3", -1: "d4", 0: "d8", 1: "d10"}
_GREAT_LEVEL: Final = 3
_MORALE: Final = (1, 4, 5, 7, 8, 9, 12)
"""By loyalty 0 to 6: the nearest odds of failing, ties to the braver."""
_MINDS: Final = {"people": "sapient", "cunning": "sapient", "beast": "beast", "none": "mindless"}
_LARGE_QS: Final = 6
_HP: Final = 5
_ON_FOOT_FT: Final = 30
OF_COMPANIONS: Final = _MORALE[3]
"""The morale of whoever is hired: loyalty 3, morale 7 (delve.beast.hireling)."""


def is_kind(kind: str) -> bool:
    """Whether one of the bestiaries has such a kind."""
    return kind in OWN or kind in OF_WORLD


def is_event(encounter: Encounter) -> bool:
    """Whether an encounter of a map brings no creatures, only a text."""
    return read_number(encounter.number).most < 1 or not is_kind(encounter.kind)


@lru_cache(maxsize=256)
def converted(kind: str) -> Creature:
    """A kind of the world's bestiary, or a type of companion, with the numbers of `delve`."""
    if kind in COMPANIONS:
        return _companion(COMPANIONS[kind])
    if kind not in OF_WORLD:
        raise Malformed(f"there is no creature {kind!r}")
    one = OF_WORLD[kind]
    hd = read_number(one.level).least
    strike = min(max(one.strike, -2), 1)
    damage = (_GREAT_DAMAGE if hd >= _GREAT_LEVEL else _DAMAGE)[strike]
    return Creature(
        id=kind,
        hd=hd,
        hp=_HP * hd,
        defence=10 + 2 * one.defence,
        attack=hd + one.strike,
        damage=read_number(damage),
        bow=read_number("d6") if one.shot is not None else None,
        move_ft=one.speed // 3 * 10,
        notice=1 if one.dark else 0,
        stealth=one.stealth + 1 if one.stealth > 0 else 0,
        athletics=(one.speed - 9) // 3,
        initiative=0,
        morale=_MORALE[min(one.defence if one.loyalty is None else one.loyalty, 6)],
        mind=_MINDS[one.mind],
        darksight=one.dark,
        wont="neutral" if one.mind in ("people", "beast") else "hostile",
        number=read_number(one.number),
        leads="",
        flags=_flags(one),
    )


def _companion(one: Companion) -> Creature:
    """A fighter of the other document: armour counts twice, a shield once, five hit points a level."""
    return Creature(
        id=one.id,
        hd=one.level,
        hp=_HP * one.level,
        defence=10 + 2 * one.armour + int(one.shield),
        attack=one.level + one.strike,
        damage=read_number((_GREAT_DAMAGE if one.level >= _GREAT_LEVEL else _DAMAGE)[one.strike]),
        bow=None,
        move_ft=_ON_FOOT_FT,
        notice=0,
        stealth=0,
        athletics=0,
        initiative=0,
        morale=OF_COMPANIONS,
        mind="sapient",
        darksight=False,
        wont="friendly",
        number=read_number("1"),
        leads="",
        flags=frozenset({"companion"}),
        shot=None if one.shot is None else one.level + one.shot,
        medicine=one.medicine,
    )


def raised(morale: int, steps: int) -> int:
    """A morale score so many steps of loyalty higher."""
    loyalty = max(place for place, score in enumerate(_MORALE) if score <= morale)
    return _MORALE[min(loyalty + steps, len(_MORALE) - 1)] if steps else morale


def _flags(one: Worldly) -> frozenset[str]:
    large = {"large"} if one.space_qs >= _LARGE_QS else set()
    return frozenset(large | ({"no_lethal"} if one.mind == "none" else set()))
