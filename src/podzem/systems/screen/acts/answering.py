"""Answers to windows: defence, counter, quick shot, counterspell, free attack, tie, fate (screen.turn.end)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen.board import COVERS
from podzem.systems.screen.chapters import (
    attacks,
    defending,
    dying,
    initiative,
    magic,
    moving,
    shooting,
    situation,
    turns,
)
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Window

YES_NO: Final = ("yes", "no")
JUDGED: Final = frozenset(("fate", "difficulty", "surprise", "cover", "flank", "ratio", "range"))
DIFFICULTIES: Final = tuple(str(value) for name, value in RULES["ladder"].items() if name != "clause")
"""The ladder of the document (screen.mod.ladder)."""


def answers(fight: Fight, window: Window) -> list[str]:
    """What may be answered."""
    if window.kind == "defend":
        return defending.defence_answers(fight, fight.attack())
    if window.kind == "tie":
        return ["first", "last"]
    if window.kind == "difficulty":
        return [*DIFFICULTIES]
    if window.kind == "cover":
        return [situation.IN_THE_OPEN, *COVERS[1:]]
    if window.kind == "ratio":
        return [*situation.RATIOS]
    if window.kind == "range":
        return situation.ranges(fight, fight.attack())
    return list(dying.FATES) if window.kind == "fate" else list(YES_NO)


def answer(fight: Fight, text: str, scribe: Scribe) -> None:
    """The window closes with an answer, and what was interrupted goes on."""
    window = fight.windows.pop()
    who, other = fight.who(window.who), fight.creatures.get(window.other)
    if window.kind == "defend":
        defending.set_defence(fight, text, scribe)
    elif window.kind == "counter":
        attacks.counter(fight, who, text, scribe)
    elif window.kind == "tie":
        initiative.choose_tie(fight, who, window.number, text, scribe)
    elif window.kind in JUDGED:
        _ruled(fight, window, text, scribe)
    elif window.kind == "counterspell":
        magic.counterspell(fight, who, window.other, window.number, text, scribe)
    elif other is not None:
        _between(fight, window, text, scribe)


def _ruled(fight: Fight, window: Window, text: str, scribe: Scribe) -> None:
    """What the master says (screen.master.auto_judge)."""
    who = fight.who(window.who)
    if window.kind == "fate":
        dying.meet_fate(fight, who, text, scribe)
    elif window.kind == "difficulty":
        moving.try_disengage(fight, who, int(text), scribe)
    elif window.kind == "cover":
        situation.say_cover(fight.attack(), text)
    elif window.kind == "flank":
        fight.attack().flank = text
    elif window.kind == "ratio":
        situation.say_ratio(fight.attack(), text)
    elif window.kind == "range":
        fight.attack().yards = text
    else:
        turns.first_round(fight, scribe, waived=text == "no")


def _between(fight: Fight, window: Window, text: str, scribe: Scribe) -> None:
    who, other = fight.who(window.who), fight.who(window.other)
    if window.kind == "quick_shot":
        shooting.quick(fight, who, other, text, scribe)
    elif window.kind == "free_attack":
        moving.take_free_attack(fight, who, other, text, scribe)
    elif window.kind == "infight":
        attacks.set_infight(fight, who, other, text, scribe)
