"""Members: heroes, companions, animals, captives and those met below ground."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.world.item import Item

PC: Final = "pc"
COMPANION: Final = "companion"
ANIMAL: Final = "animal"
CREATURE: Final = "creature"

ACTIVE: Final = "active"
DOWN: Final = "down"
DEAD: Final = "dead"
FLED: Final = "fled"
CAPTIVE: Final = "captive"
GONE: Final = "gone"
"""Left the game: hired no more, escaped, went in peace."""
OUTSIDE: Final = "outside"
"""Stayed above ground."""
COWERING: Final = "cowering"


@dataclass
class Effect:
    """What a potion or wand does for a time."""

    kind: str
    until_turn: int
    phases: int = 0

    def copy(self) -> Effect:
        """An equal effect."""
        return copied(self)


@dataclass
class Member:
    """One living creature of the party's side or of those met."""

    kind: str
    """pc, companion, animal or creature; a captive keeps what he was and has the status `captive`."""
    type: str
    """What he is: man, a row of T3, donkey, a row of T11."""
    number: int
    owner: int = -1
    """The seat that orders for him; -1 those met."""
    level: int = 1
    resilience: int = 1
    growth: int = 0
    """Growth points in hundredths."""
    medicine: int = 0
    tongue: str = ""
    items: list[Item] = field(default_factory=list)
    fatigue: int = 0
    wound: int = 0
    infection: int = 0
    exhaustion: int = 0
    maims: list[str] = field(default_factory=list)
    loyalty_bonus: int = 0
    loyalty_fixed: int = -1
    """-1: it follows the present defence."""
    wage: int = 0
    half_share: bool = False
    status: str = ACTIVE
    fell_turn: int = -1
    fell_order: int = 0
    """Who fell before whom, for the dice of breakage."""
    breakage_due: bool = False
    exerted: bool = False
    debt: bool = False
    rested: bool = False
    captor: int = 0
    """The number of the group that holds him; 0 none (opponents hold with -1)."""
    held_by: str = ""
    """The encounter of the map, or `wandering`, whose people took him captive."""
    keep_back: bool = False
    group: int = 0
    asleep_until: int = -1
    effects: list[Effect] = field(default_factory=list)
    asked: bool = False
    """A captive who was asked to hire on."""
    searched: bool = False
    """Whether his purse was rolled."""
    pit: str = ""
    """The trap in whose pit he is."""
    depth_met: int = 1
    delivered: bool = False
    treated: bool = False
    """Aided this turn: he stands up at its end."""
    fresh: bool = False
    """Surrendered in this very phase: not yet counted among those to be guarded."""
    fled_turn: int = -1
    paid_to: int = 0
    """The last day for which his wage is paid."""
    levelled: int = -1
    """The expedition in which he last rose in level."""
    commanded: int = -1
    """The day on which his staff of command was last used."""
    healing: int = 0
    """Days above ground since a wound last healed."""
    stays_home: bool = False
    """Does not go below with the next expedition."""
    choosing: bool = False
    """A new hero who has not yet chosen between medicine and money."""
    may_learn: bool = False
    """A third level lets him learn more medicine."""
    satisfied: int = 0
    """Days in a row on which his needs were met (surface.needs.recovery)."""
    rides: int = 0
    """The number of the animal that carries him; 0 he goes on foot."""
    armour_eaten: bool = False
    """Slime has damaged his armour in this fall, so that no die is thrown for it."""

    @property
    def id(self) -> str:
        """How decisions and events name him: `pc.1`, `porter.4`, `chud.12`."""
        return f"{PC if self.kind == PC else self.type}.{self.number}"

    @property
    def is_up(self) -> bool:
        """Alive, free and on his feet."""
        return self.status == ACTIVE

    def copy(self) -> Member:
        """An equal member that shares nothing."""
        return copied(self)
