"""Members: heroes, companions, animals, captives and those met below ground."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.systems.dungeon.things import Item

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
        return Effect(self.kind, self.until_turn, self.phases)


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
        twin = Member(self.kind, self.type, self.number)
        twin.owner, twin.level, twin.resilience, twin.growth = self.owner, self.level, self.resilience, self.growth
        twin.medicine, twin.tongue, twin.items = self.medicine, self.tongue, [item.copy() for item in self.items]
        twin.fatigue, twin.wound, twin.infection = self.fatigue, self.wound, self.infection
        twin.exhaustion, twin.maims, twin.loyalty_bonus = self.exhaustion, self.maims[:], self.loyalty_bonus
        twin.loyalty_fixed, twin.wage, twin.half_share = self.loyalty_fixed, self.wage, self.half_share
        twin.status, twin.fell_turn, twin.fell_order = self.status, self.fell_turn, self.fell_order
        twin.breakage_due, twin.exerted, twin.debt, twin.rested = (
            self.breakage_due,
            self.exerted,
            self.debt,
            self.rested,
        )
        twin.captor, twin.keep_back, twin.group = self.captor, self.keep_back, self.group
        twin.asleep_until, twin.effects = self.asleep_until, [effect.copy() for effect in self.effects]
        twin.asked, twin.searched, twin.pit = self.asked, self.searched, self.pit
        twin.depth_met, twin.delivered = self.depth_met, self.delivered
        twin.treated, twin.fresh, twin.fled_turn = self.treated, self.fresh, self.fled_turn
        twin.paid_to, twin.levelled, twin.commanded = self.paid_to, self.levelled, self.commanded
        twin.healing, twin.stays_home, twin.choosing = self.healing, self.stays_home, self.choosing
        twin.may_learn, twin.armour_eaten, twin.held_by = self.may_learn, self.armour_eaten, self.held_by
        return twin
