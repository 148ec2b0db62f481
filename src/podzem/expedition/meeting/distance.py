"""Встречи: how far apart both sides are (dungeon.distance.*), by dice that the place hands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.rule_tables import read_table
from podzem.world.chance import die

LEAST_HS: Final[int] = read_table("meeting")["distance"]["least_hs"]

BOTH: Final = "both"
ONE: Final = "one"
NEITHER: Final = "neither"


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of a first distance: how many, how many hs their sum is, and by which clause."""

    clause: str
    dice: int
    hs: Callable[[int], int]


def thrown(meeting: Meeting, throws: Mapping[str, Throw], event: EventSpec, scribe: Scribe) -> tuple[int, str]:
    """Throw by who is surprised, `both`, `one` or `neither`: the distance in hs and its clause."""
    throw = throws[sides_surprised(meeting)]
    total = sum(die(scribe, event, throw.clause) for _ in range(throw.dice))
    return throw.hs(total), throw.clause


def sides_surprised(meeting: Meeting) -> str:
    """How many sides are surprised, in a word."""
    if meeting.party_surprised and meeting.others_surprised:
        return BOTH
    return ONE if meeting.party_surprised or meeting.others_surprised else NEITHER


def cut(thrown: int, available: int) -> int:
    """No farther than the open line, but at least half a sazhen; a thrown 0 stays 0."""
    return thrown if thrown == 0 else max(LEAST_HS, min(thrown, available))
