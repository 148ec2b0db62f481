"""The state of an expedition: plain data that can be copied, compared, stored and read back."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Final

from podzem.expedition.fight.fight import Fight
from podzem.expedition.ledger import Candidate as Candidate
from podzem.expedition.ledger import Ledger as Ledger
from podzem.expedition.meeting.meeting import Meeting as Meeting
from podzem.expedition.meeting.meeting import Question as Question
from podzem.expedition.people import ACTIVE, CAPTIVE, DOWN, Member
from podzem.site.breaches import breached
from podzem.site.known import Known as Known
from podzem.site.stand import Stand
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.groups import FreeAct as FreeAct
from podzem.systems.dungeon.groups import Group as Group
from podzem.systems.dungeon.groups import Leg as Leg
from podzem.systems.dungeon.groups import Order as Order
from podzem.systems.dungeon.setting import Setting
from podzem.systems.dungeon.things import DoorState, Heap, TrapState
from podzem.world.dungeon_map import Dungeon

TOWN: Final = "town"
ORDERS: Final = "orders"
MEETING: Final = "meeting"
COMBAT: Final = "combat"
OVER: Final = "over"


@dataclass
class Game:
    """An expedition as it stands."""

    setting: Setting = field(compare=False, repr=False)
    seed: int = 0
    """Of a generated dungeon whose seed was chosen."""
    stage: str = TOWN
    turn: int = 0
    """Turns that have passed below since entering."""
    day_turn: int = 0
    caller: int = 0
    leader: int = 1
    """The number of the member whose fall shakes loyalty."""
    next_number: int = 1
    members: dict[int, Member] = field(default_factory=dict)
    groups: list[Group] = field(default_factory=list)
    orders: dict[int, Order] = field(default_factory=dict)
    before: dict[int, Order] = field(default_factory=dict)
    """The orders of the turn before."""
    acts: list[FreeAct] = field(default_factory=list)
    """Acts that take no time: those of this turn that were done, and those that wait to be done `after` something."""
    released: bool = False
    """The orders of this turn are given; the agenda is being worked off."""
    agenda: list[str] = field(default_factory=list)
    """What is still to be done this turn, the next first: `leg:1:0`, `work:3`, `E1`."""
    phases: int = 0
    """Phases of past combats that have not yet made a turn (the switch phase_rounding)."""
    doors: dict[str, DoorState] = field(default_factory=dict)
    traps: dict[str, TrapState] = field(default_factory=dict)
    secrets: list[str] = field(default_factory=list)
    """Caches that were found."""
    acted: list[str] = field(default_factory=list)
    """Acts on features that were done: `F1.turn`."""
    digs: dict[str, int] = field(default_factory=dict)
    """Digger-turns spent on each face."""
    breaches: list[str] = field(default_factory=list)
    """Cells and walls that were dug through, in order."""
    cleared: list[str] = field(default_factory=list)
    """Rubble that was dug away and other ground that is no more."""
    met: list[str] = field(default_factory=list)
    """Keyed encounters that are over."""
    dwellers: dict[str, list[int]] = field(default_factory=dict)
    """Creatures of keyed encounters whom the party knows of and who stayed where they are."""
    heaps: list[Heap] = field(default_factory=list)
    furnished: bool = False
    """The map's treasure lies about as heaps."""
    known: dict[int, Known] = field(default_factory=dict)
    meeting: Meeting | None = None
    waiting: list[Meeting] = field(default_factory=list)
    """Meetings that begin with the next turn."""
    fight: Fight | None = None
    fight_group: int = 0
    fronts: dict[int, FrontPlace] = field(default_factory=dict)
    """Where the fronts of the fight stand that are not where the group and those it met are."""
    toil: dict[int, int] = field(default_factory=dict)
    """Members who do a turn's work while the others fight, and the phases they still need."""
    hurls: dict[int, int] = field(default_factory=dict)
    """Members who throw a thing or point a wand in this phase, and which."""
    falls: int = 0
    questions: list[Question] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    status: str = ""
    """How it ended: returned, lost."""
    drawn: list[int] = field(default_factory=list)
    """Of a generated dungeon whose seed was drawn: the faces that make it up."""

    def __post_init__(self) -> None:
        self.scratch: dict[tuple[str, int, Hashable], Any] | None = None
        """What was worked out while nothing changes (see scratch.py); no part of the state."""
        self.stands: dict[int, dict[int, Stand]] | None = None
        """Where everybody stands, of a game as the party knows it (see believed.py); None for the true one."""

    def copy(self) -> Game:
        """An equal game that shares nothing that changes."""
        twin = Game(self.setting, self.seed, self.stage, self.turn, self.day_turn, self.caller, self.leader)
        twin.next_number = self.next_number
        twin.members = {number: member.copy() for number, member in self.members.items()}
        twin.groups = [group.copy() for group in self.groups]
        twin.orders = {number: order.copy() for number, order in self.orders.items()}
        twin.before = {number: order.copy() for number, order in self.before.items()}
        twin.acts, twin.agenda = [act.copy() for act in self.acts], self.agenda[:]
        twin.furnished = self.furnished
        twin.released, twin.phases, twin.cleared = self.released, self.phases, self.cleared[:]
        twin.doors = {id: door.copy() for id, door in self.doors.items()}
        twin.traps = {id: trap.copy() for id, trap in self.traps.items()}
        twin.secrets, twin.acted, twin.digs = self.secrets[:], self.acted[:], dict(self.digs)
        twin.breaches, twin.met = self.breaches[:], self.met[:]
        twin.dwellers = {id: numbers[:] for id, numbers in self.dwellers.items()}
        twin.heaps = [heap.copy() for heap in self.heaps]
        twin.known = {depth: known.copy() for depth, known in self.known.items()}
        twin.meeting = self.meeting.copy() if self.meeting else None
        twin.waiting = [meeting.copy() for meeting in self.waiting]
        twin.fight, twin.fight_group = self.fight.copy() if self.fight else None, self.fight_group
        twin.fronts = {front: place.copy() for front, place in self.fronts.items()}
        twin.hurls, twin.toil = dict(self.hurls), dict(self.toil)
        twin.falls, twin.questions = self.falls, [question.copy() for question in self.questions]
        twin.ledger, twin.status, twin.drawn = self.ledger.copy(), self.status, self.drawn[:]
        return twin

    def key(self) -> bytes:
        """All of the game in bytes."""
        from podzem.systems.dungeon.record import as_bytes

        return as_bytes(self)

    @property
    def map_seed(self) -> int:
        """The seed of a generated dungeon; a drawn one is above all that can be chosen."""
        if not self.drawn:
            return self.seed
        return int.from_bytes(bytes((1,)) + b"".join((face - 1).to_bytes(2, "big") for face in self.drawn), "big")

    @property
    def dungeon(self) -> Dungeon:
        """The map, secrets and all."""
        document = self.setting.document(self.map_seed)
        return breached(document, tuple(self.breaches)) if self.breaches else document

    def group(self, number: int) -> Group:
        """A group by its number."""
        for group in self.groups:
            if group.number == number:
                return group
        raise KeyError(number)

    def take_number(self) -> int:
        """A number that nobody and nothing has yet."""
        self.next_number += 1
        return self.next_number - 1

    def of_seat(self, seat: int) -> list[Member]:
        """The members below ground for whom a seat orders."""
        return [member for member in self.below() if member.owner == seat]

    def below(self) -> list[Member]:
        """The party's living free members below ground in roster order, the fallen with them."""
        return [m for m in self.members.values() if m.owner >= 0 and m.group and m.status in (ACTIVE, DOWN)]

    def captives(self, group: int) -> list[Member]:
        """The captives that a group holds."""
        return [m for m in self.members.values() if m.status == CAPTIVE and m.captor == group]
