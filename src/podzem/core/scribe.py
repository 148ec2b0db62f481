"""The scribe rolls and records together, so that no roll can be uncited or unrecorded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Dice
from podzem.core.errors import BadScript
from podzem.core.events import AS_LISTED, OPEN, SECRET, Event, EventSpec, Term, Value

NOBODY: Final = -1
"""A die that belongs to no seat."""


@final
class Scribe:
    """Asks the dice for what a rule needs and keeps the events, when anybody listens."""

    def __init__(self, dice: Dice, listening: bool = False) -> None:
        self.dice = dice
        self.listening = listening
        self.events: list[Event] = []
        self.within: i64 = OPEN
        """The seats that are within earshot of what is being done: nobody else hears even of what is open."""
        self.only: frozenset[str] | None = None
        """The events that are kept, where the rest is of no use to whoever listens."""

    def hears(self, event: EventSpec) -> bool:
        """Whether anybody listens for such an event."""
        return self.listening and (self.only is None or event.name in self.only)

    def record(
        self,
        event: EventSpec,
        facts: dict[str, Value],
        terms: list[Term] | None = None,
        clause: str = "",
        audience: i64 = AS_LISTED,
    ) -> None:
        """Record one fact; where a row has several clauses or audiences the rule says which."""
        if self.hears(event):
            to = (event.audience if audience == AS_LISTED else audience) & self.within
            self.events.append(Event(event.name, clause or event.clause, to, facts, terms or []))

    def roll(self, sides: i64, event: EventSpec, who: i64 = NOBODY, clause: str = "", audience: i64 = AS_LISTED) -> i64:
        """One die, its face recorded as this event."""
        to = (event.audience if audience == AS_LISTED else audience) & self.within
        return self._roll(sides, event.name, who, clause or event.clause, to)

    def _roll(self, sides: i64, name: str, who: i64, clause: str, audience: i64) -> i64:
        if self.listening and (self.only is None or name in self.only):
            return self._roll_aloud(sides, name, who, clause, audience)
        if audience == SECRET:
            return self.dice.hidden(sides)
        return self.dice.face(sides)

    def _roll_aloud(self, sides: i64, name: str, who: i64, clause: str, audience: i64) -> i64:
        try:
            face = self.dice.hidden(sides) if audience == SECRET else self.dice.face(sides)
        except BadScript as error:
            whose = f" of seat {who}" if who >= 0 else ""
            raise BadScript(f"{error}; it is for {name}{whose} [{clause}]") from None
        self._tell_die(name, who, sides, face, clause, audience)
        return face

    def check(
        self,
        chance: i64,
        sides: i64,
        event: EventSpec,
        who: i64 = NOBODY,
        clause: str = "",
        audience: i64 = AS_LISTED,
    ) -> bool:
        """`chance` of `sides`: a face of that number or less."""
        if self.dice.fans:
            return self.dice.fan([int(sides - chance), int(chance)]) == 1
        return self.roll(sides, event, who, clause, audience) <= chance

    def successes(
        self,
        targets: vec[i64],
        sides: i64,
        event: EventSpec,
        who: i64 = NOBODY,
        clause: str = "",
        audience: i64 = AS_LISTED,
    ) -> i64:
        """How many of these dice reach their targets; each is thrown and recorded by itself."""
        if self.dice.fans:
            return self.dice.fan(_ways_to_succeed(targets, sides))
        reached: i64 = 0
        for target in targets:
            if self.roll(sides, event, who, clause, audience) >= target:
                reached += 1
        return reached

    def band(
        self,
        last_faces: vec[i64],
        event: EventSpec,
        who: i64 = NOBODY,
        clause: str = "",
        audience: i64 = AS_LISTED,
    ) -> i64:
        """The row of a band table whose rows end with these faces; its last row ends with the die's sides."""
        rows = i64(len(last_faces))
        if self.dice.fans:
            return self.dice.fan(_widths(last_faces))
        face = self.roll(last_faces[rows - 1], event, who, clause, audience)
        row: i64 = 0
        while face > last_faces[row]:
            row += 1
        return row

    def draw(self, counts: vec[i64]) -> i64:
        """One from a well-shuffled pile of that many of each kind; the rule tells what was drawn."""
        return self.dice.branch(counts)

    def _tell_die(self, name: str, who: i64, sides: i64, face: i64, clause: str, audience: i64) -> None:
        facts: dict[str, Value] = {"seat": who} if who >= 0 else {}
        facts["sides"] = sides
        facts["face"] = face
        self.events.append(Event(name, clause, audience, facts, []))


def _widths(last_faces: vec[i64]) -> list[int]:
    widths: list[int] = []
    before: i64 = 0
    for last in last_faces:
        widths.append(last - before)
        before = last
    return widths


def _ways_to_succeed(targets: vec[i64], sides: i64) -> list[int]:
    """How many of the sides**dice ways give 0, 1, … successes."""
    ways = [1]
    for target in targets:
        hits = int(min(max(sides - target + 1, 0), sides))
        longer = [way * (int(sides) - hits) for way in ways] + [0]
        for count, way in enumerate(ways):
            longer[count + 1] += way * hits
        ways = longer
    return ways
