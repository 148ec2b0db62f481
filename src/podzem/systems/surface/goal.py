"""Why one goes, and how a campaign ends (house: the document sets no end; the option `goal` of a table does)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.people import ACTIVE, DOWN, OUTSIDE
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


def _status(game: Game) -> str:
    if not any(one.owner >= 0 and one.status in (ACTIVE, DOWN, OUTSIDE) for one in game.everybody):
        return LOST
    match game.setting.word("goal"):
        case "wealth":
            if wealth(game) >= game.setting.number("goal_kuna"):
                return REACHED
            return FAILED if game.days and is_winter(game) else ""
        case "year":
            return REACHED if game.days >= YEAR else ""
        case _:
            return ""
