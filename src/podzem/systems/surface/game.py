"""The state of a campaign: one company in a region, its parties, the calendar, and what is still to be done today."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.core.record import FLAT
from podzem.core.setting import Setting
from podzem.expedition.company import Company
from podzem.expedition.fight.fight import Fight
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, CAPTIVE, DOWN, Member
from podzem.expedition.question import Question
from podzem.systems.dungeon.front_door import Underground
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.battles.battle import Battle
from podzem.systems.surface.chapters.encounters.encounter import Encounter
from podzem.systems.surface.country import Country
from podzem.systems.surface.land import Land
from podzem.systems.surface.parties import Party
from podzem.world.item import Item

DAY: Final = "day"
MEETING: Final = "meeting"
COMBAT: Final = "combat"
PURSUIT: Final = "pursuit"
BATTLE: Final = "battle"
OVER: Final = "over"

CLEAR: Final = "clear"
CLOUDY: Final = "cloudy"
RAIN: Final = "rain"
STORM: Final = "storm"


@dataclass
class LandmarkState:
    """What has changed about a landmark."""

    met_today: bool = False
    asked_today: bool = False
    """Its gate was asked for entry (surface.move.settlement_enter)."""
    dwellers: str = ""
    """Who lives in a lair, once it was thrown."""
    hostile: bool = False
    """It has turned against the company."""
    lord: int = -1
    """The seat that owns it; -1 nobody of the company."""

    def copy(self) -> LandmarkState:
        """An equal state."""
        return copied(self)


@dataclass
class Work:
    """What was built, or is being built, in a cell (surface.build.hook)."""

    kind: str
    cell: Cell
    side: str = ""
    """The edge, for a path; empty for what stands in the cell."""
    number: int = 0
    done: Fraction = Fraction(0)
    """Man-days."""
    finished: bool = False
    days: int = 0
    """Days since it was finished, where that matters."""
    settlers: int = 0

    def copy(self) -> Work:
        """An equal work."""
        return copied(self)


@dataclass
class Settlement:
    """What a settlement has today (surface.settlement.kinds)."""

    supplies: int = 0
    purse: int = 0
    local_men: list[str] = field(default_factory=list)
    candidates: list[int] = field(default_factory=list)
    """Numbers of the company's candidates who are to be found here."""
    asked: bool = False
    """Its dice for men were thrown in these ten days."""
    merchant: bool = False
    """A travelling merchant is there today, with all that a town has (T10)."""

    def copy(self) -> Settlement:
        """An equal settlement that shares nothing."""
        return copied(self)


@dataclass
class Vessel:
    """A raft, boat, ladya or ship (surface.sea.hook)."""

    kind: str
    number: int
    cell: Cell
    spent: Fraction = Fraction(0)

    def copy(self) -> Vessel:
        """An equal vessel."""
        return copied(self)


@dataclass
class Descent:
    """A party below ground (surface.dungeon.clock)."""

    party: int
    site: str
    """The landmark under which the dungeon is kept."""
    mark: str = ""
    """The landmark by which it went in."""
    members: list[int] = field(default_factory=list)
    """Who went in, by their numbers."""
    waits: str = ""
    """The opening before which it still waits: those who are below already have not come to its hour."""
    since: Fraction = Fraction(0)
    """The turn of today at which its first turn below began: less than nothing once a day has turned."""

    def copy(self) -> Descent:
        """An equal descent."""
        return copied(self)


@dataclass
class Game(Memoized):
    """A campaign as it stands."""

    company: Company = field(metadata=FLAT)
    country: Country = field(compare=False, repr=False)
    seed: int = 0
    """The seed of a random region, named or drawn."""
    stage: str = DAY
    year: int = 1
    month: int = 2
    day: int = 1
    days: int = 0
    """Days since the campaign began."""
    weather: str = CLEAR
    """As the chain has it: rain and storm are snow and blizzard in winter."""
    spell_left: int = 1
    """Days of this weather, today counted."""
    past_weather: list[str] = field(default_factory=list)
    """The weather of the days behind, the last of them last."""
    wet_streak: int = 0
    dry_streak: int = 0
    paths_washed: bool = False
    parties: list[Party] = field(default_factory=list)
    landmarks: dict[str, LandmarkState] = field(default_factory=dict)
    settlements: dict[str, Settlement] = field(default_factory=dict)
    works: list[Work] = field(default_factory=list)
    vessels: list[Vessel] = field(default_factory=list)
    lying: dict[str, list[Item]] = field(default_factory=dict)
    """Things that were dropped, by cell."""
    agenda: list[str] = field(default_factory=list)
    """What is still to be done before anybody decides, the next first: `weather`, `go:1`, `feed:2`."""
    acting: int = 0
    """The party that a meeting, a pursuit or a combat is about."""
    meeting: Meeting | None = None
    fight: Fight | None = None
    encounter: Encounter | None = None
    """What a meeting above ground has besides."""
    battle: Battle | None = None
    stood: list[Battle] = field(default_factory=list)
    """Battles in which both sides stand till morning."""
    questions: list[Question] = field(default_factory=list)
    sites: dict[str, Underground] = field(default_factory=dict)
    """Each dungeon that was entered as it was left, by the first landmark that leads into it."""
    descents: list[Descent] = field(default_factory=list)
    """The parties that are below ground; their people are in the dungeons' companies until they are out."""
    status: str = ""
    """How it ended: reached, failed, lost."""
    robbed: list[str] = field(default_factory=list)
    """Cells where what was left unwatched is gone; it is seen by who comes there (surface.dungeon.camp)."""

    def __post_init__(self) -> None:
        self.maps: dict[int, Land] | None = None
        """The parties' own maps, of a game as a seat knows it (see believed.py); None for the true one."""

    def copy(self) -> Game:
        """An equal game that shares nothing that changes."""
        twin = copied(self)
        twin.join()
        return twin

    def join(self) -> None:
        """Its dungeons have its setting, and those where somebody is its money and numbers."""
        for id, site in self.sites.items():
            site.join(self.company, id in self.sites_in_use)

    def key(self) -> bytes:
        """All of the game in bytes."""
        from podzem.systems.surface.record import as_bytes

        return as_bytes(self)

    @property
    def parts(self) -> tuple[Memoized, ...]:
        """All that may keep answers while the game is frozen."""
        return self, self.company

    @property
    def setting(self) -> Setting:
        """Players and switches."""
        return self.company.setting

    @property
    def members(self) -> dict[int, Member]:
        """Everybody who has a number."""
        return self.company.members

    @property
    def sites_in_use(self) -> list[str]:
        """The dungeons in which somebody is."""
        if not self.descents:
            return []
        return list(dict.fromkeys(descent.site for descent in self.descents if not descent.waits))

    @property
    def below(self) -> Descent | None:
        """The party below whose turn it is: the one at the earliest hour, of those whose day is not over."""
        if not self.descents:
            return None
        inside = [descent for descent in self.descents if not descent.waits]
        going = [descent for descent in inside if not self.sites[descent.site].is_held]
        return min(going or inside, key=self.hour_below, default=None)

    def hour_below(self, descent: Descent) -> Fraction:
        """The turn of today at which those stand who are below."""
        return descent.since + (0 if descent.waits else self.sites[descent.site].turn)

    @property
    def underground(self) -> Underground | None:
        """The dungeon in which those are whose turn it is."""
        below = self.below
        return None if below is None else self.sites[below.site]

    @property
    def everybody(self) -> list[Member]:
        """All people of the company and whom it has to do with, those below with them."""
        people = list(self.company.members.values())
        for id in self.sites_in_use:
            people += self.sites[id].people
        return people

    def descent_of(self, party: Party) -> Descent | None:
        """Where a party is below ground, once it has gone in."""
        for one in self.descents:
            if one.party == party.number and not one.waits:
                return one
        return None

    def _below_with(self, descent: Descent) -> list[Member]:
        """The people of one party below; who joined it there goes with his captor's or his owner's people."""
        people = self.sites[descent.site].people
        beside = [one for one in self.descents if one.site == descent.site and not one.waits]
        if len(beside) == 1:
            return people
        return [member for member in people if self._led_by(member, people, beside) is descent]

    @staticmethod
    def _led_by(member: Member, people: list[Member], beside: list[Descent]) -> Descent:
        """Which of several parties in one dungeon somebody belongs to."""
        near = [one.number for one in people if one.group and one.group == member.captor]
        owned = [one.number for one in people if one.owner >= 0 and one.owner == member.owner]
        for number in (member.number, *near, *owned):
            for descent in beside:
                if number in descent.members:
                    return descent
        return beside[0]

    def party(self, number: int) -> Party:
        """A party by its number."""
        for party in self.parties:
            if party.number == number:
                return party
        raise KeyError(number)

    def members_of(self, party: Party) -> list[Member]:
        """Its living members in roster order, the fallen and its captives with them."""
        number, descent = party.number, self.descent_of(party)
        if descent is not None:
            return self._below_with(descent)
        return [member for member in self.company.members.values() if _goes_with(member, number)]

    def has_members(self, party: Party) -> bool:
        """Whether anybody is left of it."""
        number, below = party.number, self.below
        if below is not None and below.party == number:
            return bool(self.members_of(party))
        for member in self.company.members.values():
            if _goes_with(member, number):
                return True
        return False

    def mark(self, id: str) -> LandmarkState:
        """What has changed about a landmark; from now on it is kept."""
        return self.landmarks.setdefault(id, LandmarkState())


def _goes_with(member: Member, number: int) -> bool:
    """Whether somebody is of the party of that number, on his feet or not, or its captive."""
    if member.group == number and member.status in (ACTIVE, DOWN):
        return True
    return member.status == CAPTIVE and member.captor == number
