"""What a commander wants besides losses, paid in destroyed strength (surface.battle.objectives, T13b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from podzem.core.copying import copied
from podzem.systems.surface.chapters.battles.armies import Unit, place_of, take_from
from podzem.systems.surface.chapters.battles.strength import LINEAR, of_level
from podzem.systems.surface.chapters.battles.tables import TABLES

CLAUSE: Final = "surface.battle.objectives"
PRICES: Final = "surface.battle.objective_costs"
TABLE: Final[dict[str, Any]] = TABLES["prices"]
CAPTURE: Final = "capture"
BAGGAGE: Final = "baggage"
OBJECT: Final = "object"
BREAK_THROUGH: Final = "break_through"
NOTHING: Final = "nothing"
"""The target of an objective that needs none."""
FIXED: Final = ("abduct", "banner", OBJECT, "burn")
KINDS: Final = (CAPTURE, *FIXED, BAGGAGE, BREAK_THROUGH)
SHARE: Final = Fraction(TABLE["break_through"])


@dataclass
class Objective:
    """One goal: what is to be done, with whom or what, and its price."""

    kind: str
    target: str = NOTHING
    price: Fraction = Fraction(0)
    done: bool = False

    def copy(self) -> Objective:
        """An equal objective."""
        return copied(self)


def capture_price(level: int, scale: str) -> Fraction:
    """L(L+1) where strength is squared, 5L where it is the level: both give the document's 20 for level 4."""
    if scale == LINEAR:
        return Fraction(level * TABLE["capture_linear"])
    return of_level(level, scale) + level


def baggage_price(supplies: int, goods_grivnas: Fraction | int) -> Fraction:
    """One for ten supplies or a grivna of goods, five at least."""
    return max(Fraction(supplies, TABLE["baggage_supplies"]) + goods_grivnas, Fraction(TABLE["baggage_least"]))


def break_through_price(enemy: Fraction) -> Fraction:
    """A quarter of the enemy's strength before the exchange."""
    return enemy * SHARE


def fixed_price(kind: str) -> Fraction:
    """What has the same price always."""
    return Fraction(TABLE[kind])


def pay(listed: Sequence[Objective], due: Fraction) -> Fraction:
    """Walk the list: what the loss still due covers is paid and done, the rest is skipped; what is still due."""
    for objective in listed:
        if not objective.done and objective.price <= due:
            due -= objective.price
            objective.done = True
    return due


def take_captured(units: Sequence[Unit], reached: Sequence[Objective]) -> list[Unit]:
    """Whoever is captured leaves the army and is not counted among its losses; one of the unit for each capture."""
    taken = []
    for objective in reached:
        if objective.kind == CAPTURE and objective.done:
            unit = units[place_of(units, objective.target)]
            if unit.count:
                taken.append(take_from(unit, 1))
    return taken
