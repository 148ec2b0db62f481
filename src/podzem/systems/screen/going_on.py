"""What follows from a decision until somebody has to decide again: the one place that leads from rule to rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen.acts import answering
from podzem.systems.screen.bot import master
from podzem.systems.screen.chapters import (
    asking,
    attacks,
    criticals,
    defending,
    dying,
    fumbles,
    initiative,
    magic,
    mounts,
    moving,
    shooting,
    situation,
    turns,
)
from podzem.systems.screen.chapters.ticking import is_ticking
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTER, AFTERMATH, TURN, Fight
from podzem.systems.screen.resolving import Step

MOST_STEPS: Final = 100_000
"""So much may follow from one decision; more would be a rule that never ends."""


def _of(fight: Fight, step: Step) -> Creature:
    return fight.who(step.who)


def _other(fight: Fight, step: Step) -> Creature:
    return fight.who(step.other)


_STEPS: Final[dict[str, Callable[[Fight, Step, Scribe], None]]] = {
    "defend": lambda fight, step, scribe: defending.defend(fight, scribe),
    "blow": lambda fight, step, scribe: attacks.blow(fight, scribe),
    "flank": lambda fight, step, scribe: situation.ask_flank(fight, scribe),
    "ratio": lambda fight, step, scribe: situation.ask_ratio(fight, scribe),
    "range": lambda fight, step, scribe: situation.ask_range(fight, scribe),
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
    "round": lambda fight, step, scribe: turns.go_round(fight, scribe),
    "fall_off": lambda fight, step, scribe: mounts.fall_off(fight, _of(fight, step), scribe),
}


def go_on(fight: Fight, scribe: Scribe) -> None:
    """Steps, slots, rounds, the end: until somebody has to decide.

    Where every fall of the dice is followed it rests before the next round, before what the automatic master does, and
    when the fight is over: the odds of a decision end with the slot in which it is made (`next_thing` goes on).
    """
    for _ in range(MOST_STEPS):
        if fight.windows or (scribe.dice.fans and _rests(fight, scribe.dice.groups)) or not _once(fight, scribe):
            return
    raise RuntimeError("a fight does not come to rest")


THROWS: Final = frozenset(("round", "fumble", "misfire", "blow", "shot"))
"""Steps that throw dice; one after another they are fewer ways than all at once."""


def _rests(fight: Fight, groups: bool) -> bool:
    if fight.agenda:
        name = fight.agenda[0].name
        return name == "round" or (groups and name in THROWS)
    return bool(fight.outcome) or (_is_the_masters(fight) and not turns.is_decided(fight))


def _is_the_masters(fight: Fight) -> bool:
    """Whether the automatic master is to act now."""
    active = fight.active
    return active is not None and turns.may_act(fight, active) and asking.seat_of(fight, active) is None


def next_thing(fight: Fight) -> Callable[[Fight, Scribe], None]:
    """What comes next where a fight rests and nobody is asked; the master chooses once, whatever the dice bring."""
    if fight.windows or fight.agenda:
        return _settle_and_go_on
    creature = fight.active
    assert creature is not None
    choice, number = master.choose(fight, creature), creature.number

    def act(twin: Fight, scribe: Scribe) -> None:
        master.carry_out(twin, twin.creatures[number], choice, scribe)
        go_on(twin, scribe)

    return act


def _settle_and_go_on(fight: Fight, scribe: Scribe) -> None:
    """The book's answer to what is asked, or the next round."""
    if fight.windows:
        answering.answer(fight, fight.windows[-1].default, scribe)
    else:
        _once(fight, scribe)
    go_on(fight, scribe)


def until(fight: Fight, name: str, scribe: Scribe) -> None:
    """The steps before one of a name, every question answered by the book."""
    while fight.windows or fight.agenda[0].name != name:
        if fight.windows:
            answering.answer(fight, fight.windows[-1].default, scribe)
        else:
            _once(fight, scribe)


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
        fight.agenda.append(Step("round"))
        return True
    return _slot(fight, scribe)


def _slot(fight: Fight, scribe: Scribe) -> bool:
    if not fight.acting:
        turns.begin_slot(fight, scribe)
        return True
    creature = fight.creatures[fight.slots[0]]
    if not turns.may_act(fight, creature):
        turns.end_slot(fight, scribe)
        return True
    if asking.seat_of(fight, creature) is None:
        master.act(fight, creature, scribe)
        return True
    return False


def _aftermath(fight: Fight, scribe: Scribe) -> bool:
    if not fight.slots:
        turns.end_round(fight, scribe)
        if any(is_ticking(one) for one in fight.everybody) and not turns.is_too_long(fight):
            fight.round += 1
            fight.quiet += 1
            turns.aftermath_round(fight, scribe)
        if not fight.slots:
            fight.stage = AFTER
        return True
    return _slot(fight, scribe)
