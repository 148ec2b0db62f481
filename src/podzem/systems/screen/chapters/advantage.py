"""«Преимущество»: points gained and lost (screen.adv.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.chapters.tests import ADVANTAGE, row
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight

MOST: Final = int(RULES["advantage"]["most"])
WHOLE: Final = frozenset(["screen.adv.loss_end", "screen.death.boss"])
"""What takes all points by whichever reading."""
AT_ONCE: Final = 0
"""Stands among those who have lost a point, and for nobody, while a tick or a fright brings several losses."""


def most(fight: Fight, creature: Creature) -> int:
    """The cap, which a talent raises (screen.adv.cap)."""
    return MOST + fight.kind_of(creature).battle_tide


def add_row(rows: list[Term], creature: Creature) -> None:
    """What his points add to a test that they help (screen.adv.scope)."""
    if creature.adv:
        rows.append(row(ADVANTAGE, creature.adv))


def gain(fight: Fight, creature: Creature, clause: str, scribe: Scribe) -> None:
    """One point more, up to the cap."""
    if creature.out and not creature.down:
        return
    if creature.adv < most(fight, creature):
        creature.adv += 1
        events.advantage(fight, scribe, creature, clause)


def lose(fight: Fight, creature: Creature, clause: str, scribe: Scribe) -> None:
    """All points, or one where the table plays it so (screen.adv.loss_opposed)."""
    if creature.adv == 0:
        return
    if fight.setting.word("advantage_loss") == "one" and clause not in WHOLE:
        if creature.number in fight.lost_point:
            return
        if fight.attacks or fight.lost_point:
            fight.lost_point.append(creature.number)
        creature.adv -= 1
    else:
        creature.adv = 0
    events.advantage(fight, scribe, creature, clause)
