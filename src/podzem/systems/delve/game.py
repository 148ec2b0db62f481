"""The state of a delve: people in groups, a dungeon in squares, a clock of rounds, what is left of the turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.core.record import FLAT
from podzem.core.setting import Setting
from podzem.site.plan import Plan
from podzem.systems.delve.below import Below
from podzem.systems.delve.hired import Candidate
from podzem.systems.delve.meeting import Favour, Fight, Meeting, Question
from podzem.systems.delve.people import Band, Group, Person

TOWN: Final = "town"
"""Before the expedition: create, buy, pack, set out."""
TURN: Final = "turn"
MEETING: Final = "meeting"
COMBAT: Final = "combat"
QUESTION: Final = "question"
OVER: Final = "over"

FIRST_HIDDEN: Final = 100_001
RULES: Final = "delve"
"""The block of a map's objects whose values stand over the others (delve.shared.map, 7)."""
ROUNDS: Final = 60
"""Rounds of ten seconds in a dungeon turn of ten minutes (delve.time.round, delve.time.turn)."""


@dataclass
class Game(Memoized):
    """A delve as it stands."""

    setting: Setting = field(compare=False, repr=False)
    plan: Plan = field(compare=False, repr=False)
    below: Below = field(metadata=FLAT)
    stage: str = TOWN
    clock: int = 0
    """Whole rounds since the start of the expedition (delve.time.clock)."""
    people: dict[int, Person] = field(default_factory=dict)
    """Characters and companions, in the order in which they joined."""
    groups: list[Group] = field(default_factory=list)
    bands: list[Band] = field(default_factory=list)
    meeting: Meeting | None = None
    fight: Fight | None = None
    favours: list[Favour] = field(default_factory=list)
    """What the party has promised to those who wait for it (delve.react.peace)."""
    questions: list[Question] = field(default_factory=list)
    agenda: list[str] = field(default_factory=list)
    """Steps of the turn that are still to come (delve.time.sequence); a meeting suspends them."""
    caller: int = 0
    next_number: int = 1
    next_hidden: int = FIRST_HIDDEN
    """Numbers of what nobody has seen, so that those of what was seen leave no gap that would tell of it."""
    coins: int = 0
    """Kuna in town that are nobody's load."""
    brought: int = 0
    """Worth in kuna of what was brought out (delve.char.advance)."""
    march: Group | None = None
    """How the party is to march, as it was ordered in town; none: as they joined."""
    candidates: list[Candidate] = field(default_factory=list)
    """Who can be asked in these ten days (delve.beast.hireling)."""
    sought: int = 0
    """The ten days, counted from 1, in which they were looked for; 0: never yet."""
    taken: int = 0
    """Companions who went along on the last expedition, and below how many did not come back."""
    lost: int = 0
    outcome: str = ""

    def copy(self) -> Game:
        """An equal game that shares nothing that changes."""
        return copied(self)

    def key(self) -> bytes:
        """All of the game in bytes."""
        from podzem.systems.delve.record import as_bytes

        return as_bytes(self)

    @property
    def turn(self) -> int:
        """The number of the dungeon turn."""
        return self.clock // ROUNDS

    def group(self, number: int) -> Group:
        """A group by its number."""
        return next(group for group in self.groups if group.number == number)

    def take_number(self) -> int:
        """A number that nobody and nothing has yet."""
        self.next_number += 1
        return self.next_number - 1

    def take_hidden_number(self) -> int:
        """One for somebody or something that nobody has seen yet; another is given when it is."""
        self.next_hidden += 1
        return self.next_hidden - 1


def new_game(setting: Setting) -> Game:
    """A delve of nobody yet, before its map."""
    plan = Plan(setting.word("map"), setting.number("depths"), setting.number("rooms"), rules=RULES)
    return Game(setting, plan, Below())
