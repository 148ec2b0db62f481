"""Why one goes, and how a campaign ends (house: the document sets no end; the option `goal` of a table does)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.people import ACTIVE, ANIMAL, DOWN, OUTSIDE, Member
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import DAYS, MONTHS, is_winter
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import OVER, Game

REACHED: Final = "reached"
FAILED: Final = "failed"
LOST: Final = "lost"
YEAR: Final = MONTHS * DAYS


def judge(game: Game, scribe: Scribe) -> None:
    """Whether it is over: nobody is left to go on, or the table's goal is reached or out of reach."""
    status = "" if game.stage == OVER else _status(game)
    if status:
        game.stage, game.status = OVER, status
        game.questions, game.meeting, game.encounter = [], None, None
        game.fight, game.battle, game.stood = None, None, []
        scribe.record(events.ENDED, {"status": status})


def wealth(game: Game) -> int:
    """The kuna in all purses."""
    return sum(game.company.ledger.purse)


def dungeons(game: Game) -> list[str]:
    """Every dungeon of the region, by the first landmark that leads into it."""
    first: dict[str, str] = {}
    for mark in region_of(game).landmarks:
        if mark.dungeon:
            first.setdefault(mark.dungeon, mark.id)
    return list(first.values())


def _are_emptied(game: Game) -> bool:
    """Nothing of value is left in any of them, and all who were below are out."""
    if game.descents:
        return False
    ids = dungeons(game)
    return bool(ids) and all(id in game.sites for id in ids) and all(game.sites[id].is_emptied for id in ids)


def _can_go_on(member: Member) -> bool:
    """Somebody of the company, no beast, who lives and is free."""
    return member.owner >= 0 and member.kind != ANIMAL and member.status in (ACTIVE, DOWN, OUTSIDE)


def _is_anybody_left(game: Game) -> bool:
    for one in game.everybody:
        if _can_go_on(one):
            return True
    return False


def _status(game: Game) -> str:
    if not _is_anybody_left(game):
        return LOST
    match game.setting.word("goal"):
        case "wealth":
            if wealth(game) >= game.setting.number("goal_kuna"):
                return REACHED
            return FAILED if game.days and is_winter(game) else ""
        case "year":
            return REACHED if game.days >= YEAR else ""
        case "dungeons":
            return REACHED if _are_emptied(game) else ""
        case _:
            return ""
