"""Встречи: who is caught unawares (dungeon.surprise.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition.carrying import sees_in_dark
from podzem.expedition.meeting import events
from podzem.expedition.meeting.meeting import Meeting, Question
from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.chapters.light.light import is_lit
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.chance import DIE, succeeds
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Encounter

TABLE: Final = read_table("meeting")
CLAUSE: Final = "dungeon.surprise.base"
BASE: Final[int] = TABLE["surprise"]["chance"]

ANSWERS: Final = ("none", "party", "others", "both")
"""Who is surprised."""


def determine(game: Game, meeting: Meeting, encounter: Encounter | None, scribe: Scribe) -> bool:
    """Who is surprised; False while the judge is asked, who knows of corners and ambushes that no map shows (T20)."""
    asked = game.setting.asks_judge("judge_surprise")
    if asked == "off":
        return True
    _throw(game, meeting, encounter, scribe)
    if asked == "ask":
        meeting.told = False
        game.questions.append(Question("surprise", JUDGE, [], list(ANSWERS), surprised(meeting)))
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


def _throw(game: Game, meeting: Meeting, encounter: Encounter | None, scribe: Scribe) -> None:
    """One die for each side that is not exempt, the party's first; the result is for the judge."""
    group = game.group(meeting.group)
    pace = meeting.pace or group.pace
    runs = pace == "fast" and game.setting.word("fast_surprise") == "auto"
    party = not runs and _party_is_surprised(game, meeting, group, encounter, scribe)
    others = _others_are_surprised(game, meeting, group, scribe)
    meeting.party_surprised = not others if runs else party
    meeting.others_surprised = others
    events.surprise(scribe, "dungeon.move.fast_surprise" if runs else CLAUSE, meeting)


def _party_is_surprised(
    game: Game, meeting: Meeting, group: Group, encounter: Encounter | None, scribe: Scribe
) -> bool:
    if (meeting.pace or group.pace) != "fast" and party_sees_them(game, meeting, group, encounter):
        return False
    chance = sum(term.value for term in party_terms(game, meeting, group, encounter))
    return succeeds(scribe, kept(chance), events.SURPRISE_DIE)


def party_terms(game: Game, meeting: Meeting, group: Group, encounter: Encounter | None) -> list[Term]:
    """The chance in six that the party is surprised, row by row; a map may state it whole (dungeon.surprise.ambush)."""
    if encounter is not None and encounter.surprise is not None:
        return [Term("ambush", encounter.surprise, "dungeon.surprise.ambush")]
    terms = [Term("base", BASE, CLAUSE)]
    stealth = CREATURES[meeting.kind].stealth
    if stealth:
        terms.append(Term("stealth", stealth, "dungeon.surprise.stealth"))
    if not is_lit(game, group) and not _sees_in_dark(game, group):
        terms.append(Term("dark", TABLE["darkness"]["surprise"], "dungeon.light.darkness"))
    return terms


def kept(chance: int) -> int:
    """A chance kept in 0 to 6."""
    return max(0, min(chance, int(TABLE["surprise"]["most"])))


def party_sees_them(game: Game, meeting: Meeting, group: Group, encounter: Encounter | None) -> bool:
    """Whom it heard or watches, or whose light is in open sight, cannot surprise it (dungeon.surprise.seen)."""
    if meeting.source in game.dwellers:
        return True
    if encounter is not None and encounter.area in game.site.known[group.depth].heard:
        return True
    carries_light = any(item.burning for number in meeting.creatures for item in game.members[number].items)
    return carries_light and not meeting.behind_door


def _others_are_surprised(game: Game, meeting: Meeting, group: Group, scribe: Scribe) -> bool:
    """A light in open sight is seen from the dark at any distance (dungeon.light.from_dark); seeing beats ambush."""
    in_sight = not meeting.behind_door
    if in_sight and is_lit(game, group):
        return False
    chance = BASE
    if (
        (meeting.pace or group.pace) == "ambush"
        and not is_lit(game, group)
        and not (in_sight and CREATURES[meeting.kind].dark)
    ):
        chance = TABLE["ambush"]["chance"]
    return succeeds(scribe, min(chance, DIE), events.SURPRISE_DIE)


def _sees_in_dark(game: Game, group: Group) -> bool:
    return any(sees_in_dark(game.members[number]) for number in group.members)
