"""Встречи: who is caught unawares (dungeon.surprise.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition.meeting import events
from podzem.expedition.meeting.circumstances import Circumstances
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.question import Question
from podzem.expedition.rule_tables import read_table
from podzem.world.chance import DIE, succeeds
from podzem.world.creatures import CREATURES

TABLE: Final = read_table("meeting")
CLAUSE: Final = "dungeon.surprise.base"
BASE: Final[int] = TABLE["surprise"]["chance"]

ANSWERS: Final = ("none", "party", "others", "both")
"""Who is surprised."""


def determine(here: Circumstances, meeting: Meeting, scribe: Scribe) -> bool:
    """Who is surprised; False while the judge is asked, who knows of corners and ambushes that no map shows (T20)."""
    asked = here.standing.company.setting.asks_judge("judge_surprise")
    if asked == "off":
        return True
    _throw(here, meeting, scribe)
    if asked == "ask":
        meeting.told = False
        here.ask(Question("surprise", JUDGE, [], list(ANSWERS), surprised(meeting)))
    return asked != "ask"


def surprised(meeting: Meeting) -> str:
    """Who is surprised, in a word."""
    if meeting.party_surprised:
        return "both" if meeting.others_surprised else "party"
    return "others" if meeting.others_surprised else "none"


def rule(meeting: Meeting, answer: str, clause: str, scribe: Scribe) -> None:
    """The judge has the last word (dungeon.core.auto_judge)."""
    meeting.party_surprised, meeting.others_surprised = answer in ("party", "both"), answer in ("others", "both")
    events.surprise(scribe, clause, meeting)


def _throw(here: Circumstances, meeting: Meeting, scribe: Scribe) -> None:
    """One die for each side that is not exempt, the party's first; the result is for the judge."""
    runs = here.is_running and here.standing.company.setting.word("fast_surprise") == "auto"
    party = not runs and _party_is_surprised(here, meeting, scribe)
    others = _others_are_surprised(here, scribe)
    meeting.party_surprised = not others if runs else party
    meeting.others_surprised = others
    events.surprise(scribe, "dungeon.move.fast_surprise" if runs else CLAUSE, meeting)


def _party_is_surprised(here: Circumstances, meeting: Meeting, scribe: Scribe) -> bool:
    """Whom it noticed beforehand cannot surprise it (dungeon.surprise.seen)."""
    if here.has_noticed and not here.is_running:
        return False
    chance = sum(term.value for term in party_terms(here, meeting))
    return succeeds(scribe, kept(chance), events.SURPRISE_DIE)


def party_terms(here: Circumstances, meeting: Meeting) -> list[Term]:
    """The chance in six that the party is surprised, row by row; a map may state it whole (dungeon.surprise.ambush)."""
    if here.stated_surprise is not None:
        return [Term("ambush", here.stated_surprise, "dungeon.surprise.ambush")]
    terms = [Term("base", BASE, CLAUSE)]
    stealth = CREATURES[meeting.kind].stealth
    if stealth:
        terms.append(Term("stealth", stealth, "dungeon.surprise.stealth"))
    if here.is_dark:
        terms.append(Term("dark", TABLE["darkness"]["surprise"], "dungeon.light.darkness"))
    return terms


def kept(chance: int) -> int:
    """A chance kept in 0 to 6."""
    return max(0, min(chance, int(TABLE["surprise"]["most"])))


def _others_are_surprised(here: Circumstances, scribe: Scribe) -> bool:
    """Seeing beats ambush (dungeon.surprise.seen)."""
    if here.is_noticed:
        return False
    chance = TABLE["ambush"]["chance"] if here.lies_in_wait else BASE
    return succeeds(scribe, min(chance, DIE), events.SURPRISE_DIE)
