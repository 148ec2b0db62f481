"""Dice of tests, thrown and told: each roll with its target number, level and success (screen.core.test_simple)."""

from __future__ import annotations

from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.chapters import alike
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.tests import SIDES, Judged, Target, judged
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.fight import Fight


def knows_number(fight: Fight, creature: Creature) -> bool:
    """Whether all may read somebody's target numbers (screen.core.visibility)."""
    return creature.side == HEROES or fight.setting.is_on("open_tn")


def knows_health(fight: Fight, creature: Creature) -> bool:
    """Whether all may read how much health somebody has left."""
    return creature.side == HEROES or fight.setting.is_on("open_hp")


def roll_test(
    fight: Fight,
    creature: Creature,
    skill: str,
    number: Target,
    die: EventSpec,
    scribe: Scribe,
    clause: str = "",
    flat: int = 0,
) -> Judged:
    """One d100 against a target number, with all that is told of it."""
    if scribe.hears(events.RECKONED):
        events.reckoned(fight, scribe, creature, skill, number.number, number.terms, knows_number(fight, creature))
    roll = events.throw(fight, scribe, SIDES, die, creature, clause)
    fight.call = None
    result = judged(fight.setting, roll, number.number, flat)
    events.tested(fight, scribe, creature, skill, roll, result.sl, result.success)
    return result


def plain_test(
    fight: Fight,
    creature: Creature,
    skill: str,
    modifier: int,
    die: EventSpec,
    scribe: Scribe,
    clause: str,
    helped: bool = False,
    by_level: bool = True,
) -> Judged:
    """A test that is no attack; who is stunned fails without a die (screen.cond.stunned)."""
    if creature.stunned:
        return Judged(0, False, 0, False)
    number = plain_target(fight, creature, skill, modifier, clause, helped)
    alike.tests(scribe, fight.setting, number.number, by_level)
    return roll_test(fight, creature, skill, number, die, scribe, clause)


def passes(
    fight: Fight,
    creature: Creature,
    skill: str,
    modifier: int,
    die: EventSpec,
    scribe: Scribe,
    clause: str,
    helped: bool = False,
) -> bool:
    """The same where nothing but success matters: where every fall is followed, its die goes two ways."""
    return plain_test(fight, creature, skill, modifier, die, scribe, clause, helped, by_level=False).success
