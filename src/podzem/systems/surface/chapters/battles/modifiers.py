"""What an army takes from the enemy's die (surface.battle.modifiers, T13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from podzem.core.events import Term
from podzem.systems.surface.chapters.battles.armies import NONE, Unit
from podzem.systems.surface.chapters.battles.strength import of_units
from podzem.systems.surface.chapters.battles.tables import TABLES

CLAUSE: Final = "surface.battle.modifiers"
TABLE: Final[dict[str, Any]] = TABLES["modifiers"]
WORKS: Final = ("field_works", "palisade", "stone_wall")
ROUGH: Final[tuple[str, ...]] = tuple(TABLE["rough"])
MAIL_SHARE: Final = Fraction(TABLE["mail_share"])


@dataclass(frozen=True)
class Stand:
    """How an army stands in an exchange."""

    commander: int = 0
    """The level of who commands it; 0 nobody."""
    works: str = ""
    """Behind which works it defends."""
    rough: bool = False
    """Whether it defends in hills, forest, mountain or bog."""
    crossing: bool = False
    """Whether the enemy attacks over a ford, a bridge or a river."""
    surprises: bool = False
    """Whether this is the first exchange and the enemy was surprised."""
    storm: bool = False


def modifiers(stand: Stand, units: Sequence[Unit], scale: str) -> list[Term]:
    """Every row of T13 that lessens the enemy's die, as it stands, before the limit."""
    led = min(stand.commander // TABLE["commander_levels"], TABLE["commander_most"])
    rows = {
        "commander": led,
        "mail": TABLE["mail"] if is_mailed(units, scale) else 0,
        stand.works: TABLE[stand.works] if stand.works else 0,
        "rough_ground": TABLE["rough_ground"] if stand.rough else 0,
        "crossing": TABLE["crossing"] if stand.crossing else 0,
        "surprised": TABLE["surprised"] if stand.surprises else 0,
        "storm": TABLE["storm"] if stand.storm else 0,
    }
    return [Term(name, -value, CLAUSE) for name, value in rows.items() if value]


def is_mailed(units: Sequence[Unit], scale: str) -> bool:
    """Whether half of its strength or more wears mail or better."""
    whole = of_units(units, scale)
    return whole > NONE and of_units([unit for unit in units if unit.armoured], scale) >= whole * MAIL_SHARE


def penalty(terms: Sequence[Term], cap: int) -> int:
    """What they come to, no more than the limit; data may hold rows that add."""
    return min(cap, -sum(term.value for term in terms))
