"""What follows from a decision until somebody has to decide again: the one place that leads from rule to rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.errors import Malformed
from podzem.core.scribe import Scribe
from podzem.systems.screen.bot import master
from podzem.systems.screen.chapters import (
    attacks,
    criticals,
    dying,
    fumbles,
    initiative,
    magic,
    mounts,
    moving,
    shooting,
    turns,
)
from podzem.systems.screen.chapters.ticking import is_ticking
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTER, AFTERMATH, TURN, Fight
from podzem.systems.screen.resolving import Step

MOST_STEPS: Final = 100_000
"""So much may follow from one decision; more would be a rule that never ends."""


def _of(fight: Fight, step: Step) -> Creature:
    return fight.creatures[step.who]


def _other(fight: Fight, step: Step) -> Creature:
    return fight.creatures[step.other]


_STEPS: Final[dict[str, Callable[[Fight, Step, Scribe], None]]] = {
    "defend": lambda fight, step, scribe: attacks.defend(fight, scribe),
    "blow": lambda fight, step, scribe: attacks.blow(fight, scribe),
    "cover": lambda fight, step, scribe: shooting.ask_cover(fight, scribe),
    "shot": lambda fight, step, scribe: shooting.shot(fight, scribe),
    "close": lambda fight, step, scribe: attacks.close(fight, scribe),
    "counter": lambda fight, step, scribe: attacks.ask_counter(fight, _of(fight, step), scribe),
    "infight": lambda fight, step, scribe: attacks.ask_infight(fight, _of(fight, step), _other(fight, step), scribe),
    "fumble": lambda fight, step, scribe: fumbles.fumble(fight, _of(fight, step), scribe),
    "misfire": lambda fight, step, scribe: shooting.misfire(fight, _of(fight, step), step.number, scribe),
    "free_attack": lambda fight, step, scribe: moving.free_attack(fight, _of(fight, step), _other(fight, step), scribe),
    "step": lambda fight, step, scribe: moving.step(fight, step, scribe),
    "step_on": lambda fight, step, scribe: moving.step_on(fight, step, scribe),
    "end_slot": lambda fight, step, scribe: turns.end_slot(fight, scribe),
    "quick": lambda fight, step, scribe: moving.ask_quick(fight, _of(fight, step), _other(fight, step), scribe),
    "run": lambda fight, step, scribe: moving.run(fight, _of(fight, step), step.way, scribe),
    "tie": lambda fight, step, scribe: initiative.ask_tie(fight, _of(fight, step), step.number, scribe),
    "fate": lambda fight, step, scribe: dying.ask_fate(fight, _of(fight, step), scribe),
    "counterspell": lambda fight, step, scribe: magic.ask_counterspell(fight, step, scribe),
    "spell": lambda fight, step, scribe: magic.work(fight, step, scribe),
    "overkill": lambda fight, step, scribe: criticals.strike(
        fight, _of(fight, step), step.word, step.number, scribe, -1, "screen.death.character"
    ),
    "fall_off": lambda fight, step, scribe: mounts.fall_off(fight, _of(fight, step), scribe),
}


def go_on(fight: Fight, scribe: Scribe) -> None:
    """Steps, slots, rounds, the end: until somebody has to decide."""
    for _ in range(MOST_STEPS):
        if fight.windows or not _once(fight, scribe):
            return
    raise RuntimeError("a fight does not come to rest")


def _once(fight: Fight, scribe: Scribe) -> bool:
    """One thing that waits for nobody; false if there is none."""
    if fight.agenda:
        step = fight.agenda.pop(0)
        _STEPS[step.name](fight, step, scribe)
        return True
    mounts.unseat(fight, scribe)
    if fight.agenda:
        return True
    if fight.stage == TURN:
        return _turn(fight, scribe)
    return _aftermath(fight, scribe) if fight.stage == AFTERMATH else False


def _turn(fight: Fight, scribe: Scribe) -> bool:
    if turns.is_decided(fight) or (not fight.slots and turns.leads_nowhere(fight)):
        turns.finish_fight(fight, scribe)
        return True
    if not fight.slots:
        turns.end_round(fight, scribe)
        if fight.agenda or turns.is_decided(fight):
            return True
        _end_a_fan(scribe)
        turns.next_round(fight, scribe)
        return True
    return _slot(fight, scribe)


def _end_a_fan(scribe: Scribe) -> None:
    """What others do in slots of their own is beyond the odds of a decision: it can fall in endless ways."""
    if scribe.dice.fans:
        raise Malformed("the odds of a decision end with the slot in which it is made")


def _slot(fight: Fight, scribe: Scribe) -> bool:
    if not fight.acting:
        turns.begin_slot(fight, scribe)
        return True
    creature = fight.creatures[fight.slots[0]]
    if not turns.may_act(fight, creature):
        turns.end_slot(fight, scribe)
        return True
    if creature.seat < 0 and fight.setting.word("judge") != "ask":
        _end_a_fan(scribe)
        master.act(fight, creature, scribe)
        return True
    return False


def _aftermath(fight: Fight, scribe: Scribe) -> bool:
    if not fight.slots:
        turns.end_round(fight, scribe)
        if any(is_ticking(one) for one in fight.creatures.values()) and not turns.is_too_long(fight):
            fight.round += 1
            fight.quiet += 1
            turns.aftermath_round(fight, scribe)
        if not fight.slots:
            fight.stage = AFTER
        return True
    return _slot(fight, scribe)
