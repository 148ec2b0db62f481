"""The state of an expedition: plain data that can be copied, compared, stored and read back."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Final

from podzem.systems.dungeon.breaches import breached
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.people import ACTIVE, CAPTIVE, DOWN, Member
from podzem.systems.dungeon.setting import Setting
from podzem.systems.dungeon.things import DoorState, Heap, TrapState
from podzem.world.dungeon_map import Dungeon
from podzem.world.points import Point

TOWN: Final = "town"
ORDERS: Final = "orders"
MEETING: Final = "meeting"
COMBAT: Final = "combat"
OVER: Final = "over"


@dataclass
class Order:
    """What a member is to do this turn."""

    verb: str
    words: list[str] = field(default_factory=list)

    def copy(self) -> Order:
        """An equal order."""
        return Order(self.verb, self.words[:])


@dataclass
class FreeAct:
    """An act that takes no time, before the legs or after the member's own work."""

    member: int
    verb: str
    words: list[str] = field(default_factory=list)
    after: bool = False

    def copy(self) -> FreeAct:
        """An equal act."""
        return FreeAct(self.member, self.verb, self.words[:], self.after)


@dataclass
class Leg:
    """One half of a turn's walk: to a point over waypoints, or ahead by length alone."""

    points: list[Point] = field(default_factory=list)
    heading: str = ""
    hs: int = 0

    def copy(self) -> Leg:
        """An equal leg."""
        return Leg(self.points[:], self.heading, self.hs)


@dataclass
class Group:
    """Members who move together, their place and marching order."""

    number: int
    depth: int
    at: Point
    heading: str = "E"
    ranks: list[list[int]] = field(default_factory=list)
    """Member numbers rank by rank from the left, the first rank ahead."""
    trail: list[Point] = field(default_factory=list)
    """Where the front came from, the last point last: ranks and lights stand along it."""
    legs: list[Leg] = field(default_factory=list)
    fast: bool = False
    """The legs are one fast movement."""
    moved: bool = False
    lapsed: bool = False
    """An encounter has taken the rest of this turn's orders."""
    noise: bool = False
    ambush: bool = False
    from_area: str = ""
    area: str = ""
    """Where its front stands; at an edge two areas have the same point."""
    ignore_traps: bool = False
    """Noticeable traps do not stop its legs this turn."""
    fought: int = -1
    """The turn in which its last combat ended."""
    paced: list[Point] = field(default_factory=list)
    """Where the straight piece of way began that is being walked and was not told yet."""

    @property
    def pace(self) -> str:
        """What those who come upon it this turn find it at: a run, an ambush, or neither."""
        return "fast" if self.fast else "ambush" if self.ambush else ""

    @property
    def members(self) -> list[int]:
        """All in marching order."""
        return [number for rank in self.ranks for number in rank]

    def copy(self) -> Group:
        """An equal group that shares nothing."""
        return Group(
            self.number,
            self.depth,
            self.at,
            self.heading,
            [rank[:] for rank in self.ranks],
            self.trail[:],
            [leg.copy() for leg in self.legs],
            self.fast,
            self.moved,
            self.lapsed,
            self.noise,
            self.ambush,
            self.from_area,
            self.area,
            self.ignore_traps,
            self.fought,
            self.paced[:],
        )


@dataclass
class Known:
    """What the party knows of one level: the best light in which each cell was seen, and what was told."""

    rows: list[str] = field(default_factory=list)
    """A row of digits for each row of cells of the level's bounds: 3 bright, 2 clear, 1 dim, 0 never seen."""
    areas: list[str] = field(default_factory=list)
    """Areas whose size was announced."""
    features: dict[str, int] = field(default_factory=dict)
    openings: list[str] = field(default_factory=list)
    """Openings seen."""
    found: list[str] = field(default_factory=list)
    """Secrets and traps found by search, in the order of finding: known to the party, not to watchers."""
    walked: list[list[Point]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """Which of the map's texts were told: `R1.dim`."""
    heard: list[str] = field(default_factory=list)
    """Areas in which somebody was heard: those there do not surprise the party."""
    tried: list[str] = field(default_factory=list)
    """Acts on features and searches of places that were done, whatever came of them: `F1.turn`, `wall:R2:W:2`."""

    def copy(self) -> Known:
        """Equal knowledge that shares nothing."""
        return Known(
            self.rows[:],
            self.areas[:],
            dict(self.features),
            self.openings[:],
            self.found[:],
            [line[:] for line in self.walked],
            self.told[:],
            self.heard[:],
            self.tried[:],
        )


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
        return Meeting(
            self.group,
            self.creatures[:],
            self.kind,
            self.source,
            self.way,
            self.at,
            self.party_surprised,
            self.others_surprised,
            self.hs,
            self.attitude,
            self.modifier,
            self.offers,
            self.offered[:],
            self.demand,
            self.free_phase,
            self.seen,
            self.stage,
            self.leader,
            self.told,
            self.talked,
            self.first,
            self.depth,
            self.behind_door,
            self.waited,
            self.pending[:],
            self.count,
            self.gift,
            self.commanded,
            self.pace,
        )


@dataclass
class Question:
    """A choice inside a rule that waits for a seat; the last one is asked first."""

    kind: str
    seat: int
    members: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    """What may be answered."""
    default: str = ""
    number: int = 0

    def copy(self) -> Question:
        """An equal question."""
        return Question(self.kind, self.seat, self.members[:], self.words[:], self.default, self.number)


@dataclass
class Candidate:
    """Somebody who may be hired in the town."""

    type: str
    number: int
    answer: str = ""
    """Nothing yet, refused, double, joins, devoted."""
    half_share: bool = False
    asked_by: int = -1

    def copy(self) -> Candidate:
        """An equal candidate."""
        return Candidate(self.type, self.number, self.answer, self.half_share, self.asked_by)


@dataclass
class Ledger:
    """Money, what was delivered, and the last expedition."""

    purse: list[int] = field(default_factory=list)
    """Kuna of each seat, above ground."""
    delivered: int = 0
    income: int = 0
    companions_lost: int = 0
    companions_taken: int = 0
    killed_captives: list[str] = field(default_factory=list)
    """Kinds whose captives the party has killed."""
    growth: list[int] = field(default_factory=list)
    candidates: list[Candidate] = field(default_factory=list)
    day: int = 0
    expeditions: int = 0
    wages_due: int = 0
    sought: int = -1
    """The day on which companions were last looked for."""
    unpaid_growth: int = 0
    """Delivered kuna for which growth was not yet given."""

    def copy(self) -> Ledger:
        """An equal ledger that shares nothing."""
        twin = Ledger(self.purse[:], self.delivered, self.income, self.companions_lost, self.companions_taken)
        twin.killed_captives, twin.growth = self.killed_captives[:], self.growth[:]
        twin.candidates = [candidate.copy() for candidate in self.candidates]
        twin.day, twin.expeditions, twin.wages_due = self.day, self.expeditions, self.wages_due
        twin.sought, twin.unpaid_growth = self.sought, self.unpaid_growth
        return twin


@dataclass
class Game:
    """An expedition as it stands."""

    setting: Setting = field(compare=False, repr=False)
    seed: int = 0
    """Of a generated dungeon."""
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

    def __post_init__(self) -> None:
        self.scratch: dict[tuple[str, int, Hashable], Any] | None = None
        """What was worked out while nothing changes (see scratch.py); no part of the state."""

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
        twin.ledger, twin.status = self.ledger.copy(), self.status
        return twin

    def key(self) -> bytes:
        """All of the game in bytes."""
        from podzem.systems.dungeon.record import as_bytes

        return as_bytes(self)

    @property
    def dungeon(self) -> Dungeon:
        """The map, secrets and all."""
        document = self.setting.document(self.seed)
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
