"""Answers to windows: defence, counter, quick shot, counterspell, free attack, tie, fate (screen.turn.end)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen.board import COVERS
from podzem.systems.screen.chapters import attacks, dying, initiative, magic, moving, shooting, turns
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Window

YES_NO: Final = ("yes", "no")
DIFFICULTIES: Final = tuple(str(value) for name, value in RULES["ladder"].items() if name != "clause")
"""The ladder of the document (screen.mod.ladder)."""


def answers(fight: Fight, window: Window) -> list[str]:
    """What may be answered."""
    if window.kind == "defend":
        return attacks.defence_answers(fight, fight.attack())
    if window.kind == "tie":
        return ["first", "last"]
    if window.kind == "difficulty":
        return [*DIFFICULTIES]
    if window.kind == "cover":
        return [*COVERS]
    return list(dying.FATES) if window.kind == "fate" else list(YES_NO)


def answer(fight: Fight, text: str, scribe: Scribe) -> None:
    """The window closes with an answer, and what was interrupted goes on."""
    window = fight.windows.pop()
    who, other = fight.creatures[window.who], fight.creatures.get(window.other)
    if window.kind == "defend":
        attacks.set_defence(fight, text, scribe)
    elif window.kind == "counter":
        attacks.counter(fight, who, text, scribe)
    elif window.kind == "tie":
        initiative.choose_tie(fight, who, window.number, text, scribe)
    elif window.kind in ("fate", "difficulty", "cover", "surprise"):
        _ruled(fight, window, text, scribe)
    elif window.kind == "counterspell":
        magic.counterspell(fight, who, window.other, window.number, text, scribe)
    elif other is not None:
        _between(fight, window, text, scribe)


def _ruled(fight: Fight, window: Window, text: str, scribe: Scribe) -> None:
    """What the master says (screen.master.auto_judge)."""
    who = fight.creatures[window.who]
    if window.kind == "fate":
        dying.meet_fate(fight, who, text, scribe)
    elif window.kind == "difficulty":
        moving.try_disengage(fight, who, int(text), scribe)
    elif window.kind == "cover":
        fight.attack().cover = text
    else:
        turns.first_round(fight, scribe, waived=text == "no")


def _between(fight: Fight, window: Window, text: str, scribe: Scribe) -> None:
    who, other = fight.creatures[window.who], fight.creatures[window.other]
    if window.kind == "quick_shot":
        shooting.quick(fight, who, other, text, scribe)
    elif window.kind == "free_attack":
        moving.take_free_attack(fight, who, other, text, scribe)
    elif window.kind == "infight":
        attacks.set_infight(fight, who, other, text, scribe)
