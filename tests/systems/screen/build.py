"""Fights of a few, staged for tests: who stands where with what; scripted dice; what was told."""

from __future__ import annotations

from typing import Any

from podzem.core.decisions import Decision, Refusal, read_decision
from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.systems.screen import orders
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.staging import ScreenStaging

FIELD = """format = "podzem-fight/1"
board = \"\"\"
{rows}
\"\"\"
[[creature]]
kind = "darya"
side = "heroes"
at = [0, 0]
[[creature]]
kind = "brigand"
at = [1, 0]
"""


def board(*rows: str) -> str:
    """A fight document with this board; its two people are not placed by stage()."""
    return FIELD.format(rows="\n".join(rows))


def stage(
    turn: str = "", players: int = 1, *, options: dict[str, object] | None = None, state: Any = None, **creatures: Any
) -> Fight:
    """A fight on an open field of 40 by 20 yards, unless the options bring another board."""
    data: dict[str, Any] = {"creatures": creatures}
    if turn:
        data["turn"] = turn
    if state:
        data["state"] = state
    return ScreenStaging().stage(players, {"judge": "ask", "judge_calls": "automatic", **(options or {})}, data)


def one(fight: Fight, kind: str) -> Creature:
    """The first of a kind."""
    return next(each for each in fight.creatures.values() if each.kind == kind)


def decision(fight: Fight, text: str) -> Decision:
    """A decision in which creatures may be named by their kinds: `strike @brigand main any`."""
    words = [one(fight, word[1:]).id if word.startswith("@") else word for word in text.split()]
    return read_decision(" ".join(words))


def play(fight: Fight, text: str, *dice: int | tuple[int, int]) -> list[Event]:
    """A decision with these dice, d100 unless a pair says the sides; all must fall."""
    script = Scripted([(100, each) if isinstance(each, int) else each for each in dice])
    scribe = Scribe(script, listening=True)
    wanted = decision(fight, text)
    assert (refusal := orders.why_not(fight, wanted)) is None, refusal
    orders.apply(fight, wanted, scribe)
    script.finish()
    return scribe.events


def refused(fight: Fight, text: str) -> Refusal:
    """Why a decision is not open; the fight is as before."""
    before = fight.key()
    found = orders.why_not(fight, decision(fight, text))
    assert found is not None, text
    assert fight.key() == before
    return found


def code(fight: Fight, text: str) -> tuple[str, str]:
    """The clause and the code of a refusal."""
    found = refused(fight, text)
    return found.clause, str(found.facts.get("code", ""))


def told(events: list[Event], name: str) -> list[Event]:
    """The events of a name."""
    return [event for event in events if event.name == name]
