"""A meeting, a fight, a flight as they stand (delve.meet.sequence, delve.combat.order, delve.flee.declare)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.systems.delve.place import OUTSIDE, Place

PARTY: Final = "party"
THEY: Final = "they"
BOTH: Final = "both"
UNNOTICED: Final = "unnoticed"
"""The step of a meeting in which nobody has noticed anybody yet."""


@dataclass
class Slot:
    """A place in the order of a fight: a character, or a band of a kind."""

    who: str
    """The id of a person, or `band.N` with the kind after a colon for groups that roll together."""
    total: int = 0

    def copy(self) -> Slot:
        """An equal slot."""
        return copied(self)


@dataclass
class Favour:
    """What a band has asked the party to do (delve.react.peace), as it was told."""

    band: int = 0
    kind: str = ""
    """Who asked."""
    at: Place = OUTSIDE
    """Where they wait."""
    coins: int = 0
    """What would do instead, in coins; 0: nothing would."""
    foe: str = ""
    """The kind of those who are to be driven off."""
    exit: str = ""
    """The way out that leads there, if the party knows it."""
    keyed: str = ""
    """The map's id of those."""
    words: str = ""
    """What the judge named instead."""

    def copy(self) -> Favour:
        """An equal favour."""
        return copied(self)


@dataclass
class Meeting:
    """Who met whom, how far apart, who noticed first, and how far the meeting has gone."""

    group: int
    bands: list[int] = field(default_factory=list)
    distance: int = 0
    """Feet; known or rolled (delve.meet.distance)."""
    exit: str = ""
    first: str = ""
    """Who noticed first: party, they, both."""
    step: str = "first"
    """unnoticed, first, both, parley, broken, settled."""
    watched: bool = False
    waiting: str = ""
    """What they ask of the party, by its name in the table of peace: demand_bribe, order_away, ask_favour and so on."""
    ask: int = 0
    """The sum, in coins."""
    favour: Favour | None = None
    """What they ask for as a favour, once it is told."""
    deadline: int = 0
    """The turn until which an order to leave must be obeyed."""

    fought: int = 0
    """Rounds for which they have fought: going on against the broken is the same fight (delve.time.fight)."""

    def copy(self) -> Meeting:
        """An equal meeting."""
        return copied(self)


@dataclass
class Fight:
    """Rounds, the order, and what was done in them."""

    round: int = 0
    """0 is the extra round of a prepared side (delve.ambush.surprise)."""
    prepared: str = ""
    hidden_ambush: bool = False
    order: list[Slot] = field(default_factory=list)
    turn: int = 0
    """Index in the order."""
    began: int = 0
    """The clock in rounds when it began."""
    late: list[Slot] = field(default_factory=list)
    """Those who came later, from the next round on."""
    shots: dict[int, int] = field(default_factory=dict)
    """Arrows and bolts shot, by who shot them."""
    slung: dict[int, int] = field(default_factory=dict)
    """Stones likewise."""
    parleyed: bool = False
    fleeing: list[int] = field(default_factory=list)
    flight_asked: list[int] = field(default_factory=list)
    """Who is still to say whether he flees too."""
    plan: str = ""
    thrown: list[str] = field(default_factory=list)
    pursued: list[int] = field(default_factory=list)
    declarer: int = 0
    """Who declared the flight that is being settled; 0: nobody."""
    stirs: list[str] = field(default_factory=list)
    """Reasons for morale that the last action gave: `band.N:reason` or `kind:reason` of companions."""
    companions: dict[str, int] = field(default_factory=dict)
    """How many companions of each kind there were when it began."""
    shaken: list[str] = field(default_factory=list)
    """Reasons of companions that are used up: `kind:reason`."""
    fled: bool = False
    """All who stood are away."""
    calm: int = 0
    """Rounds running in which nobody attacked anybody (delve.combat.end)."""
    still: int = 0
    """Those of them in which none of those met moved, either."""
    lulled: bool = False
    """Neither side comes at the other any more."""
    over: bool = False
    """Nobody fights any more: only the dying are tended (delve.combat.firstaid)."""

    def copy(self) -> Fight:
        """An equal fight that shares nothing."""
        return copied(self)


@dataclass
class Question:
    """A choice inside a rule that waits for a seat; the last one is asked first."""

    kind: str
    seat: int
    words: list[str] = field(default_factory=list)
    """What may be answered."""
    default: str = ""
    about: list[str] = field(default_factory=list)

    def copy(self) -> Question:
        """An equal question."""
        return copied(self)
