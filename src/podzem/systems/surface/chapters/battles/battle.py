"""The state of a battle: two armies, the attacker's first, how each stands, and what is being settled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from podzem.core.copying import copied
from podzem.expedition.meeting.meeting import Meeting
from podzem.systems.surface.chapters.battles.armies import NONE, Unit, place_of, unit_name
from podzem.systems.surface.chapters.battles.losses import Toll
from podzem.systems.surface.chapters.battles.objectives import Objective
from podzem.systems.surface.chapters.battles.strength import of_units
from podzem.systems.surface.chapters.encounters.encounter import Encounter
from podzem.world.item import Item

PARTY: Final = "party"
OTHERS: Final = "others"

ORDERS: Final = "orders"
"""Before the dice: objectives, withdrawal, surrender, sectors."""
LOSSES: Final = "losses"
"""After the dice: each owner chooses whom he loses."""
STANDING: Final = "standing"
"""The day's exchanges are over; both stand in the cell till morning."""
OVER: Final = "over"

ROUTED: Final = "routed"
WITHDRAWN: Final = "withdrawn"
SURRENDERED: Final = "surrendered"
BROKE_THROUGH: Final = "broke_through"
GONE: Final = "gone"
"""How an army left the field."""


@dataclass
class Army:
    """One side's host."""

    side: str
    seat: int
    """Who commands it; the judge's for those met."""
    units: list[Unit] = field(default_factory=list)
    """A unit that is used up keeps its place."""
    commander: int = -1
    """The place of the unit that leads; -1 nobody."""
    initial: Fraction = NONE
    works: str = ""
    """Behind which works it defends."""
    rough: bool = False
    crossing: bool = False
    """The enemy has to come over a ford, a bridge or a river."""
    surprised: bool = False
    judged: int = 0
    """What the judge lets it take from the enemy's die besides T13."""
    banner: bool = False
    supplies: int = 0
    """Rations in the train of those met; a party's are with its people."""
    goods: int = 0
    """Kuna that the goods of that train are worth."""
    objects: list[Item] = field(default_factory=list)
    """Named things that those met have with them."""
    objectives: list[Objective] = field(default_factory=list)
    reached: list[Objective] = field(default_factory=list)
    ready: bool = False
    multiplier: Fraction = NONE
    due: Fraction = NONE
    """What this army has to take off the field, objectives not yet paid."""
    toll: Toll | None = None
    shaken: bool = False
    """It has lost half of its first strength and was put to the test."""
    leaderless: bool = False
    """It lost its commander and was put to the test."""
    left: str = ""
    fallen: list[Unit] = field(default_factory=list)
    captured: list[Unit] = field(default_factory=list)
    """Whom the enemy has taken."""

    def copy(self) -> Army:
        """An equal army that shares nothing."""
        return copied(self)

    def strength(self, scale: str, walls: bool = False, sector: int = 0) -> Fraction:
        """What it is worth now, all of it or in one sector."""
        return of_units((unit for unit in self.units if sector in (0, unit.sector)), scale, walls)

    def name(self, place: int) -> str:
        """How a unit is called."""
        return unit_name(self.side, self.units, place)

    def unit(self, name: str) -> Unit:
        """The unit of a name."""
        return self.units[place_of(self.units, name)]

    @property
    def leader(self) -> Unit | None:
        """Who commands it, while he stands."""
        if self.commander < 0 or not self.units[self.commander].count:
            return None
        return self.units[self.commander]


@dataclass
class Battle:
    """A row of exchanges between two armies (surface.battle.course)."""

    armies: list[Army]
    stage: str = ORDERS
    exchanges: int = 0
    """Of today."""
    fought: int = 0
    """In all."""
    sector: int = 1
    """The one that is being settled."""
    morning: bool = False
    """It is the morning after: who marches off now is not pursued."""
    keeper: str = ""
    """The side that keeps the field, once it is over; nothing: nobody."""
    party: int = 0
    """Whose battle it is, while both stand till morning."""
    day: int = -1
    """The day on which both came to a stand."""
    meeting: Meeting | None = None
    encounter: Encounter | None = None
    """What it grew out of, kept for the morning: other meetings may come in between."""

    def copy(self) -> Battle:
        """An equal battle that shares nothing."""
        return copied(self)

    def pairs(self) -> Iterator[tuple[Army, Army]]:
        """Each army with its enemy, the attacker's first."""
        first, second = self.armies
        yield first, second
        yield second, first

    def army(self, side: str) -> Army:
        """The army of a side."""
        return next(army for army in self.armies if army.side == side)

    def army_with(self, unit: str) -> Army:
        """The army to which a unit of this name belongs."""
        return self.army(OTHERS if unit.startswith(f"{OTHERS}.") else PARTY)

    def enemy_of(self, army: Army) -> Army:
        """The other one."""
        first, second = self.armies
        return second if army is first else first

    def sectors(self) -> list[int]:
        """The sectors in which both sides have somebody."""
        held = [{unit.sector for unit in army.units if unit.count} for army in self.armies]
        return sorted(held[0] & held[1])

    def has_walls(self, army: Army) -> bool:
        """Whether an army's engines have something to throw at."""
        return self.enemy_of(army).works in ("palisade", "stone_wall")
