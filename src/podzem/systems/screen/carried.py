"""What somebody carries on him: weapons, in hand or fallen, and critical wounds (screen.char.hands, screen.crit.*)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from mypy_extensions import mypyc_attr

from podzem.core.copying import copied
from podzem.systems.screen.board import Square
from podzem.systems.screen.data import WeaponKind


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
class Weapon:
    """One weapon that somebody has, or that lies on a square."""

    kind: str
    number: int
    loaded: bool = True
    progress: int = 0
    """Reload actions done."""
    extra: int = 0
    """Reload actions that a misfire adds once."""
    delayed: bool = False
    """A delayed shot: it can be fired from the next turn on."""
    jammed: bool = False
    notches: int = 0
    sheet: WeaponKind | None = field(default=None, compare=False, repr=False)
    """What it is, once it was looked up (`Fight.arm`)."""

    def __init__(
        self,
        kind: str,
        number: int,
        loaded: bool = True,
        progress: int = 0,
        extra: int = 0,
        delayed: bool = False,
        jammed: bool = False,
        notches: int = 0,
        sheet: WeaponKind | None = None,
    ) -> None:  # written out: what a dataclass writes for itself is not compiled
        self.kind = kind
        self.number = number
        self.loaded = loaded
        self.progress = progress
        self.extra = extra
        self.delayed = delayed
        self.jammed = jammed
        self.notches = notches
        self.sheet = sheet

    def copy(self) -> Weapon:
        """An equal weapon."""
        return Weapon(
            self.kind,
            self.number,
            self.loaded,
            self.progress,
            self.extra,
            self.delayed,
            self.jammed,
            self.notches,
            self.sheet,
        )  # written out: fights are copied for every fall of the dice that odds follow


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
class Lying:
    """A weapon on a square."""

    weapon: Weapon
    at: Square

    def copy(self) -> Lying:
        """An equal one that shares nothing."""
        return copied(self)


@mypyc_attr(acyclic=True)
@final
@dataclass
class Wound:
    """A critical wound on the sheet."""

    zone: str
    row: int
    """d100 and excess."""
    name: str
    effects: list[str] = field(default_factory=list)
    treated: bool = False
    days: int = 0
    """Days until it is over, once it is treated."""
    counts: bool = True
    """Whether it counts against the limit of deadly wounds (a boss's stand wipes that out)."""

    def __init__(
        self,
        zone: str,
        row: int,
        name: str,
        effects: list[str] | None = None,
        treated: bool = False,
        days: int = 0,
        counts: bool = True,
    ) -> None:  # written out: what a dataclass writes for itself is not compiled
        self.zone = zone
        self.row = row
        self.name = name
        self.effects = [] if effects is None else effects
        self.treated = treated
        self.days = days
        self.counts = counts

    def copy(self) -> Wound:
        """An equal wound."""
        return Wound(
            self.zone,
            self.row,
            self.name,
            self.effects[:],
            self.treated,
            self.days,
            self.counts,
        )  # written out: fights are copied for every fall of the dice that odds follow
