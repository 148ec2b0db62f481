"""Chances in one convention (dungeon.core.chance): a low number succeeds, and a certain result draws no die."""

from __future__ import annotations

from podzem.core.scribe import Scribe

DIE = 6


def succeeds(scribe: Scribe, chance: int, name: str, clause: str, audience: int, sides: int = DIE) -> bool:
    """`chance` of `sides`; nothing is drawn where the result is certain."""
    if chance <= 0 or chance >= sides:
        return chance > 0
    return scribe.check(chance, sides, name, -1, clause, audience)


def pick(scribe: Scribe, k: int, name: str, clause: str, audience: int) -> int:
    """A uniform choice among k things, from 1; one thing alone draws nothing (dungeon.core.die)."""
    return 1 if k == 1 else int(scribe.roll(k, name, -1, clause, audience))


def die(scribe: Scribe, name: str, clause: str, audience: int) -> int:
    """One six-sided die."""
    return int(scribe.roll(DIE, name, -1, clause, audience))


def two_dice(scribe: Scribe, name: str, clause: str, audience: int) -> int:
    """The sum of two dice, thrown one after the other."""
    return die(scribe, name, clause, audience) + die(scribe, name, clause, audience)
