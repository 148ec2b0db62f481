"""A plain by day as the surroundings of a company: what falls lies in the grass, and everybody goes together.

And as the venue of a meeting: the sun shows everybody, who is met is seen, and the distance has dice of its own.
"""

from dataclasses import dataclass, field
from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.core.options import Choice
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.expedition.company import Company
from podzem.expedition.meeting.distance import BOTH, NEITHER, ONE, Throw, thrown
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.people import ACTIVE, Member
from podzem.expedition.question import Question
from podzem.world.item import Item
from podzem.world.light import BRIGHT

OPTIONS: dict[str, Choice] = {
    "ammo_recovery": "off",
    "body_weight": "170",
    "bow_space": "0.5",
    "drag_mode": "total",
    "halve_textiles": False,
    "judge": "automatic",
    "judge_attitude": "automatic",
    "judge_surprise": "automatic",
    "levels_in_combat": True,
    "loyalty_dynamic": True,
    "party": "outfit",
    "wound_items": 5,
}
"""The switches that rules about people ask for, each by the book."""


def company(players: int = 1, **options: Choice) -> Company:
    """A company of nobody yet."""
    return Company(Setting(players, {**OPTIONS, **options}))


@dataclass
class Plain:
    """Surroundings without a map."""

    band: list[int] = field(default_factory=list)
    """Who goes with the company, in marching order."""
    grass: list[Item] = field(default_factory=list)
    bodies: list[int] = field(default_factory=list)
    fights: bool = False

    def set_out(self, members: list[Member]) -> None:
        for member in members:
            member.status = ACTIVE
            self.join(member, 1)

    def is_fighting(self, member: Member) -> bool:
        return self.fights and member.number in self.band

    def leaves_time_for(self, member: Member) -> bool:
        return not self.fights

    def keeper_of(self, member: Member) -> int:
        return 1

    def lay_down(self, member: Member, items: list[Item]) -> None:
        self.grass += items

    def lay_out(self, member: Member) -> None:
        self.pick_up(member)
        self.bodies.append(member.number)

    def pick_up(self, member: Member) -> None:
        self.bodies = [number for number in self.bodies if number != member.number]

    def join(self, member: Member, group: int) -> None:
        member.group = group
        self.band.append(member.number)

    def leave(self, member: Member) -> None:
        member.group = 0
        self.band = [number for number in self.band if number != member.number]

    def stop(self, member: Member) -> None:
        """Nobody is ordered about here."""


PLAIN: Final = "plain.distance"
APART: Final = EventTable({}).die("apart_die", PLAIN, to=TO_JUDGE)
THROWS: Final = {
    BOTH: Throw(PLAIN, 1, lambda total: 20 * total),
    ONE: Throw(PLAIN, 2, lambda total: 20 * total),
    NEITHER: Throw(PLAIN, 4, lambda total: 20 * total),
}
"""Tens of sazhens."""


@dataclass
class OnThePlain:
    """A meeting in the open by day."""

    company: Company
    plain: Plain
    meeting: Meeting
    questions: list[Question] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    """What came of it, in order."""
    is_running: bool = False
    is_dark: bool = False
    is_noticed: bool = False
    has_noticed: bool = False
    lies_in_wait: bool = False
    stated_surprise: int | None = None
    stated_attitude: int | None = None

    @property
    def standing(self) -> Standing:
        up = [self.company.members[number] for number in self.plain.band]
        return Standing(self.company, 1, up, up[:1])

    def stand_apart(self, scribe: Scribe) -> None:
        """By this place's own dice."""
        self.meeting.hs, _ = thrown(self.meeting, THROWS, APART, scribe)

    def ask(self, question: Question) -> None:
        self.questions.append(question)

    def light_on_them(self) -> int:
        return BRIGHT

    def announce(self, scribe: Scribe) -> None:
        self.done.append("announced")

    def interrupt(self) -> None:
        self.done.append("interrupted")

    def learn_secrets(self) -> list[str]:
        return []

    def go_back(self) -> None:
        self.done.append("went back")

    def run_away(self) -> None:
        self.done.append("ran")

    def leave_behind(self) -> None:
        self.done.append("left them")

    def fight(self) -> None:
        self.done.append("fight")

    def end(self) -> None:
        self.done.append("over")
