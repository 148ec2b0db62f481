"""Windows: decisions inside a rule, in a fixed order, with a default by the book (screen.turn.end)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Window

YES = "yes"
NO = "no"


def seat_of(fight: Fight, creature: Creature) -> int | None:
    """The seat that decides for somebody; None where the automatic master does."""
    if creature.seat >= 0:
        return creature.seat
    return JUDGE if fight.setting.word("judge") == "ask" else None


def ask_judge(fight: Fight, kind: str, about: Creature, default: str) -> str:
    """What the document leaves to the master, with the book's answer; gives it where no master is asked."""
    if fight.setting.asks_judge("judge_calls") != "ask":
        return default
    fight.windows.append(Window(kind, about.number, JUDGE, default))
    return ""


def ask(fight: Fight, kind: str, who: Creature, default: str, other: int = 0, number: int = 0) -> str:
    """Open a window, or answer by the book where nobody is to be asked; gives the answer if there is one at once."""
    seat = seat_of(fight, who)
    if seat is None:
        return default
    fight.windows.append(Window(kind, who.number, seat, default, other, number))
    return ""
