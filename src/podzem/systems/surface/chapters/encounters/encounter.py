"""A meeting above ground as it stands: what it has besides the meeting that the rules about people know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied

PARTY: Final = "party"
OTHERS: Final = "others"

HIDE: Final = "hide"
FLEE: Final = "flee"

RUN: Final = "run"
"""The fugitives are to run, drop something or surrender."""
FOLLOW: Final = "follow"
"""The pursuers are to say whether they pursue."""


@dataclass
class Pursuit:
    """Who flees, and how far it has come (surface.pursuit.leg)."""

    flees: str
    legs: int = 0
    stage: str = RUN

    def copy(self) -> Pursuit:
        """An equal pursuit."""
        return copied(self)


@dataclass
class Encounter:
    """One meeting of a party from the first surprise to its end (surface.encounter.orders)."""

    random: bool = True
    """Not out of a landmark."""
    night: bool = False
    aware: bool = False
    """Both sides saw each other beforehand: nobody can be surprised (surface.encounter.surprise)."""
    hid: list[str] = field(default_factory=list)
    """The sides that have had their one try to hide."""
    fought: bool = False
    """A blow or shot was to fall: a fight has begun."""
    wish: str = ""
    """What the party does in this phase besides the fight: `hide` or `flee`."""
    theirs: str = ""
    """The same of those met."""
    hiding: int = 0
    """Phases of its try that the party still has before it."""
    their_hiding: int = 0
    """The same of those met."""
    catches: int = 0
    donkeys: int = 0
    goods: int = 0
    """Grivnas of silver that their goods are worth."""
    plundered: bool = False
    """Their train was taken from them (T13b)."""
    wares: int = -1
    """Kuna that their goods on sale are worth, once they were shown; -1 while they are not."""
    as_armies: bool = False
    """If it comes to blows it is a battle of armies, because the judge says so (surface.battle.when)."""
    pursuit: Pursuit | None = None

    def copy(self) -> Encounter:
        """An equal encounter that shares nothing."""
        return copied(self)

    def begin_to_hide(self, side: str, phases: int) -> None:
        """A side's one try, which takes so many phases (surface.hide.once, surface.hide.time)."""
        self.hid.append(side)
        if side == PARTY:
            self.wish, self.hiding = HIDE, phases
        else:
            self.theirs, self.their_hiding = HIDE, phases

    def pass_phase(self, side: str) -> int:
        """One phase of a try is over; how many are left."""
        if side == PARTY:
            self.hiding -= 1
            return self.hiding
        self.their_hiding -= 1
        return self.their_hiding

    def end_hiding(self, side: str) -> None:
        """The try is over, or something came between."""
        if side == PARTY:
            self.wish, self.hiding = "", 0
        else:
            self.theirs, self.their_hiding = "", 0


def other(side: str) -> str:
    """The side that a side has met."""
    return OTHERS if side == PARTY else PARTY
