"""The state of an expedition: a company in a site, and what is still to be done this turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.core.record import FLAT
from podzem.core.setting import Setting
from podzem.expedition.company import Company
from podzem.expedition.fight.fight import Fight
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Member
from podzem.expedition.question import Question
from podzem.site.plan import Plan
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.groups import FreeAct, Group, Order
from podzem.world.dungeon_map import Dungeon

TOWN: Final = "town"
ORDERS: Final = "orders"
MEETING: Final = "meeting"
COMBAT: Final = "combat"
OVER: Final = "over"


@dataclass
class Game(Memoized):
    """An expedition as it stands."""

    company: Company = field(metadata=FLAT)
    site: Site = field(metadata=FLAT)
    stage: str = TOWN
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
    met: list[str] = field(default_factory=list)
    """Keyed encounters that are over."""
    dwellers: dict[str, list[int]] = field(default_factory=dict)
    """Creatures of keyed encounters whom the party knows of and who stayed where they are."""
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
    questions: list[Question] = field(default_factory=list)
    status: str = ""
    """How it ended: returned, lost."""
    until: int = -1
    """Of a company that a campaign has lent: the turn at whose end the campaign's day turns; -1 for one of its own."""
    exits: dict[int, str] = field(default_factory=dict)
    """Of a company that a campaign has lent: the openings by which people came out, by their numbers."""

    def __post_init__(self) -> None:
        self.stands: dict[int, dict[int, Stand]] | None = None
        """Where everybody stands, of a game as the party knows it (see believed.py); None for the true one."""

    def copy(self) -> Game:
        """An equal game that shares nothing that changes."""
        return copied(self)

    def key(self) -> bytes:
        """All of the game in bytes."""
        from podzem.systems.dungeon.record import as_bytes

        return as_bytes(self)

    @property
    def parts(self) -> tuple[Memoized, ...]:
        """All that may keep answers while the game is frozen."""
        return self, self.company, self.site

    @property
    def is_lent(self) -> bool:
        """Whether a campaign has lent the company: days, food, wages and sales are the campaign's."""
        return self.until >= 0

    @property
    def is_held(self) -> bool:
        """Whether it waits for the campaign's day to turn (surface.dungeon.clock)."""
        return self.is_lent and self.company.turn >= self.until

    @property
    def setting(self) -> Setting:
        """Players and switches."""
        return self.company.setting

    @property
    def members(self) -> dict[int, Member]:
        """Everybody who has a number."""
        return self.company.members

    @property
    def dungeon(self) -> Dungeon:
        """The map as it is now, secrets and all."""
        return self.site.dungeon

    def group(self, number: int) -> Group:
        """A group by its number."""
        for group in self.groups:
            if group.number == number:
                return group
        raise KeyError(number)


def new_game(setting: Setting, stage: str = TOWN, next_number: int = 1) -> Game:
    """An expedition of nobody yet, before its map."""
    plan = Plan(setting.word("map"), setting.number("depths"), setting.number("rooms"))
    return Game(Company(setting, next_number=next_number), Site(plan), stage)
