"""A party above ground: who goes together, where it is, where it believes to be, what it does today."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from podzem.core.copying import copied
from podzem.systems.surface.cells import Cell

DAWN: Final = "dawn"
"""Before any spending: the day's order is not given."""
MARCH: Final = "march"
"""On its way, standing in a cell."""
CAMP: Final = "camp"
"""Its day is over."""
BELOW: Final = "below"
"""Under the ground: its hours pass by turns."""

SUPPLIES: Final = "supplies"
FORAGE: Final = "forage"
FEEDING: Final = (SUPPLIES, FORAGE)

ON_SUPPLIES: Final = "supplies"
FOR_REST: Final = "rest"
"""The two ways to force a day (surface.move.force_supplies, surface.move.force_rest)."""

NOWHERE: Final = Cell(0, 0)


@dataclass
class March:
    """A declared march of several cells (surface.move.march)."""

    way: list[str]
    """The wished directions of the steps that are left."""
    along: str = ""
    """`path`, `river` or `shore` where one is followed."""
    hand: str = ""
    """On which hand a river is followed out of a cell in one piece: `right` or `left`."""
    rolled: bool = False
    """The one roll for losing the way was made."""
    actual: str = ""
    """The direction in which it goes truly, once it has lost its way."""
    paused: bool = False
    """Something came up: the caller says whether it goes on."""
    progress: Fraction = Fraction(0)
    """Units spent towards the next cell (surface.move.partial)."""

    def copy(self) -> March:
        """An equal march."""
        return copied(self)


@dataclass
class Knowledge:
    """What a party has on its map (surface.visibility.terrain_knowledge, surface.lost.secrecy)."""

    chart: dict[str, Cell] = field(default_factory=dict)
    """Each drawn cell with the true cell whose land is drawn there; they differ where the party was lost."""
    found: dict[str, Cell] = field(default_factory=dict)
    """Each found landmark with the cell where it is drawn."""
    clues: list[str] = field(default_factory=list)
    """Hidden landmarks of which it was told."""
    laid: dict[str, list[int]] = field(default_factory=dict)
    """What was laid down in each cell, as the party believes: the numbers of the things."""
    in_sight: list[str] = field(default_factory=list)
    """What the last view from this height showed (surface.visibility.in_view)."""

    def copy(self) -> Knowledge:
        """Equal knowledge that shares nothing."""
        return copied(self)


@dataclass
class Party:
    """Members in one cell and on one bank with one caller (surface.core.party).

    Who belongs to it stands with the members: their `group` is its number, the `captor` of its captives too.
    """

    number: int
    caller: int = 0
    cell: Cell = NOWHERE
    bank: str = ""
    """The bank by its arms, `W-E`; empty where the cell is in one piece."""
    believed: Cell = NOWHERE
    """Where it believes to be."""
    lost: bool = False
    """Whether it may be elsewhere than it believes: its position is not known (surface.lost.secrecy)."""
    bewildered: int = 0
    """What is added to its next roll for losing the way: a leshy has led it about (T9)."""
    inside: str = ""
    """The settlement in which it is."""
    aboard: int = 0
    """The number of its vessel; 0 none."""
    phase: str = DAWN
    base: int = 0
    """The budget of the day before feeding and forcing, fixed by the day's order; 0 until then."""
    spent: Fraction = Fraction(0)
    forced: list[str] = field(default_factory=list)
    """How the day was forced: `supplies`, `rest`."""
    feeding: str = SUPPLIES
    rest_debt: bool = False
    rest_due: bool = False
    """The debt stood already when the day began, so today the rest is due (surface.move.rest_debt)."""
    action: str = ""
    """The whole-day action under way, its words behind it: `rest`, `search_cell`, `build bridge`."""
    progress: Fraction = Fraction(0)
    """How much of the action is done; it needs 1."""
    march: March | None = None
    stops: list[str] = field(default_factory=lambda: ["landmark"])
    """Where a march pauses by itself: `landmark`, `path`, `river`, `terrain`, `cell`."""
    measures: list[int] = field(default_factory=list)
    """The k of each random meeting of today that has not come yet (surface.encounter.measure)."""
    passed: list[int] = field(default_factory=list)
    """Those that were jumped over when parties merged: they come at night."""
    reckoned: Fraction = Fraction(0)
    """B of today's measures and hours: the unforced base, halved when foraging; 0 until the day's order."""
    left_cell: bool = False
    """It has moved today, be it in flight: a rest is spoilt."""
    winded: bool = False
    """It has fought or fled and not yet rested (surface.encounter.aftermath)."""
    outside: bool = False
    """It was outside a settlement at some time of the day."""
    knowledge: Knowledge = field(default_factory=Knowledge)

    def copy(self) -> Party:
        """An equal party that shares nothing."""
        return copied(self)

    @property
    def is_foraging(self) -> bool:
        """Whether it lives off the land today."""
        return self.feeding == FORAGE

    def end_action(self) -> None:
        """The whole-day action under way is over, done or broken off."""
        self.action, self.progress = "", Fraction(0)
