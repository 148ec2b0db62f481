"""One exchange: both armies throw from their strengths before it, losses are simultaneous (surface.battle.losses_due).

An exchange holds no state of a game: it is what two hosts with these units do to each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.losses import Reckoning
from podzem.systems.surface.chapters.battles.multiplier import Chances
from podzem.systems.surface.chapters.battles.objectives import NOTHING, Objective, pay, take_captured
from podzem.systems.surface.chapters.battles.strength import of_units

CLAUSE: Final = "surface.battle.losses_due"


@dataclass(frozen=True)
class Host:
    """One side of an exchange: its units, what it wants, and whether its enemy stands behind walls."""

    units: Sequence[Unit]
    objectives: Sequence[Objective] = ()
    walls: bool = False
    scale: str = "quadratic"

    @property
    def strength(self) -> Fraction:
        """What it throws with."""
        return of_units(self.units, self.scale, self.walls)


@dataclass(frozen=True)
class Prospect:
    """What one multiplier would do: the nearest totals, one or two, whether nobody is left, the objectives reached."""

    totals: tuple[Fraction, ...]
    wiped_out: bool
    reached: tuple[str, ...] = ()


def due_from(host: Host, multiplier: Fraction) -> Fraction:
    """What its enemy has to take off the field, before objectives are paid."""
    return host.strength * multiplier


def prospect(host: Host, enemy: Host, multiplier: Fraction) -> Prospect:
    """What this multiplier of a host does to its enemy."""
    return _Clash(host, enemy).prospect(multiplier)


class _Clash:
    """A host against its enemy: what each multiplier does, what several of them share worked out once."""

    def __init__(self, host: Host, enemy: Host) -> None:
        self.host, self.enemy, self.strength = host, enemy, host.strength
        self._left: dict[tuple[bool, ...], Reckoning] = {}

    def prospect(self, multiplier: Fraction) -> Prospect:
        """The objectives are paid first, then the nearest losses are taken from whom they have left."""
        wanted = [objective.copy() for objective in self.host.objectives]
        due = pay(wanted, self.strength * multiplier)
        reckoning = self._reckoning(wanted)
        totals = reckoning.totals(due)
        return Prospect(tuple(totals), totals[0] == reckoning.whole, tuple(_name(one) for one in wanted if one.done))

    def _reckoning(self, wanted: Sequence[Objective]) -> Reckoning:
        """Whom the enemy can lose without those who were captured."""
        reached = tuple(one.done for one in wanted)
        if reached not in self._left:
            units = [unit.copy() for unit in self.enemy.units]
            take_captured(units, wanted)
            self._left[reached] = Reckoning(units, self.enemy.scale, self.enemy.walls)
        return self._left[reached]


def _name(objective: Objective) -> str:
    return objective.kind if objective.target == NOTHING else f"{objective.kind}:{objective.target}"


@dataclass
class Spread:
    """Every result that a side can suffer with its chance, and the chance that nobody of it is left."""

    chances: dict[Prospect, Fraction] = field(default_factory=dict)

    @property
    def wiped_out(self) -> Fraction:
        """The chance that nobody is left."""
        return sum((chance for result, chance in self.chances.items() if result.wiped_out), Fraction(0))

    @property
    def mean(self) -> Fraction:
        """What is lost on the average, the smaller of two equally near."""
        return sum((result.totals[0] * chance for result, chance in self.chances.items()), Fraction(0))


def spread(host: Host, enemy: Host, multipliers: Chances) -> Spread:
    """What the enemy may suffer: the whole distribution of its losses."""
    found, clash = Spread(), _Clash(host, enemy)
    for multiplier, chance in multipliers.items():
        result = clash.prospect(multiplier)
        found.chances[result] = found.chances.get(result, Fraction(0)) + chance
    return found
