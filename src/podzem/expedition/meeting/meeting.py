"""An encounter as it stands (dungeon.encounter.order)."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.world.points import Point


@dataclass
class Meeting:
    """An encounter from the first surprise to its end in peace or combat."""

    group: int
    creatures: list[int] = field(default_factory=list)
    """Member numbers."""
    kind: str = ""
    source: str = ""
    """The id of a keyed encounter, or `wandering`."""
    way: str = ""
    """The opening by which they came."""
    at: Point = (0, 0)
    """Where they stand."""
    party_surprised: bool = False
    others_surprised: bool = False
    hs: int = -1
    """Distance; -1 not yet thrown."""
    attitude: int = -99
    modifier: int = 0
    offers: int = 0
    offered: list[str] = field(default_factory=list)
    demand: bool = False
    free_phase: str = ""
    """`party` or `others`: who may still use the advantage of surprise."""
    seen: int = 0
    """The best light in which the party sees them."""
    stage: str = "choose"
    leader: int = 0
    told: bool = True
    """Whether the party knows that somebody is there."""
    talked: bool = False
    """Talking uses the turn, letting each other pass does not."""
    first: str = ""
    """The main action with which the party's side begins a combat that it wanted to leave."""
    depth: int = 1
    behind_door: bool = False
    """A closed door lay between both sides until the moment of meeting."""
    waited: bool = False
    """It came at the end of a turn and is played at the start of the next."""
    pending: list[str] = field(default_factory=list)
    """The party's decision that waits for their attitude, order and words."""
    count: int = 0
    """How many come, before they exist."""
    gift: bool = False
    """A gift was shown before anybody spoke."""
    commanded: bool = False
    """A staff of command works on the next roll of attitude."""
    pace: str = ""
    """`fast` or `ambush`: what the group did in the turn at whose end they came upon it."""

    def copy(self) -> Meeting:
        """An equal meeting that shares nothing."""
        return copied(self)
