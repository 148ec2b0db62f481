"""Chances in one convention (dungeon.core.chance): a low number succeeds, and a certain result draws no die."""

from __future__ import annotations

from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe

DIE = 6


def succeeds(scribe: Scribe, chance: int, event: EventSpec, sides: int = DIE) -> bool:
    """`chance` of `sides`; nothing is drawn where the result is certain."""
    if chance <= 0 or chance >= sides:
        return chance > 0
    return scribe.check(chance, sides, event)


def pick(scribe: Scribe, k: int, event: EventSpec) -> int:
    """A uniform choice among k things, from 1; one thing alone draws nothing (dungeon.core.die)."""
    return 1 if k == 1 else int(scribe.roll(k, event))


def die(scribe: Scribe, event: EventSpec, clause: str = "") -> int:
    """One six-sided die; where several clauses have it thrown the rule says which."""
    return int(scribe.roll(DIE, event, clause=clause))


def two_dice(scribe: Scribe, event: EventSpec, clause: str = "") -> int:
    """The sum of two dice, thrown one after the other."""
    return die(scribe, event, clause) + die(scribe, event, clause)
