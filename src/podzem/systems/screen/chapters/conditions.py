"""«Боевые состояния»: gaining and losing conditions (screen.cond.*).

A fracture is an effect of a wound, and being wounded is any loss of health: neither is a condition
(screen.cond.fracture_wounded).
"""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.chapters import advantage, grips
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import POISON_ORDER
from podzem.systems.screen.fight import Fight

LOSS: Final = "screen.adv.loss_condition"


def gain(fight: Fight, creature: Creature, condition: str, scribe: Scribe, number: int = 1, source: int = 0) -> None:
    """A condition with its stacking; it empties Advantage, unless he is immune (screen.cond.gain)."""
    if creature.dead or condition in fight.kind_of(creature).immune:
        return
    if condition == "stunned" and creature.hp == 0:
        return
    _set(creature, condition, number, source)
    events.gained(fight, scribe, creature, condition, number)
    advantage.lose(fight, creature, LOSS, scribe)
    spoil_aim(creature)
    if condition == "stunned":
        _lose_reloads(creature)
    grips.after_condition(fight, creature, condition, scribe)


def _lose_reloads(creature: Creature) -> None:
    """What was begun of a reload is lost (screen.reload.gun)."""
    for weapon in creature.weapons:
        weapon.progress = 0


def gain_poison(fight: Fight, creature: Creature, poison: str, scribe: Scribe) -> None:
    """The worst poison alone counts."""
    if creature.dead or "poisoned" in fight.kind_of(creature).immune:
        return
    worse = not creature.poisoned or POISON_ORDER.index(poison) > POISON_ORDER.index(creature.poisoned)
    creature.poisoned = poison if worse else creature.poisoned
    events.gained(fight, scribe, creature, "poisoned", 1)
    advantage.lose(fight, creature, LOSS, scribe)
    spoil_aim(creature)


def _set(creature: Creature, condition: str, number: int, source: int) -> None:
    """Levels add, durations take the longest, the rest is on or off."""
    if condition in ("bleeding", "exhausted"):
        setattr(creature, condition, getattr(creature, condition) + number)
    elif condition in ("stunned", "blinded", "deafened"):
        setattr(creature, condition, max(getattr(creature, condition), number))
        creature.fresh.append(condition)
    elif condition == "frightened":
        creature.frightened = sorted({*creature.frightened, source})
    else:
        setattr(creature, condition, True)


def is_on(creature: Creature, condition: str) -> bool:
    """Whether he has a condition."""
    return bool(getattr(creature, condition))


def lose(fight: Fight, creature: Creature, condition: str, scribe: Scribe, clause: str = "") -> None:
    """A condition is over."""
    if not is_on(creature, condition):
        return
    empty: object = {"frightened": [], "poisoned": "", "prone": False, "burning": False, "broken": False}.get(
        condition, 0
    )
    setattr(creature, condition, empty)
    events.word(
        fight, scribe, events.SHAKEN_OFF, creature, "condition", condition, clause or f"screen.cond.{condition}"
    )


def spoil_aim(creature: Creature) -> None:
    """What he aimed at is lost (screen.act.aim)."""
    creature.aim = creature.aim_weapon = 0


def count_down(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The end of his slot: durations shorten, but for those gained in it (screen.turn.sequence)."""
    timed = creature.stunned or creature.blinded or creature.deafened
    for condition in ("stunned", "blinded", "deafened") if timed else ():
        if condition in creature.fresh or not is_on(creature, condition):
            continue
        if getattr(creature, condition) == 1:
            lose(fight, creature, condition, scribe)
        else:
            setattr(creature, condition, getattr(creature, condition) - 1)
    if creature.overbalanced and "overbalanced" not in creature.fresh:
        creature.overbalanced -= 1
    if creature.smite and "smite" not in creature.fresh:
        creature.smite -= 1
    for zone in list(creature.useless_turns) if creature.useless_turns else ():
        if zone not in creature.fresh:
            creature.useless_turns[zone] -= 1
            if creature.useless_turns[zone] <= 0:
                del creature.useless_turns[zone]
    creature.fresh = []


def tire(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """A level of exhaustion until the end of the fight (screen.fumble.table, screen.magic.pray)."""
    before = creature.exhausted
    gain(fight, creature, "exhausted", scribe)
    creature.spent += creature.exhausted - before


def draw_breath(fight: Fight, creature: Creature, scribe: Scribe, clause: str) -> None:
    """The levels that end with the fight are gone, the others stay."""
    kept = max(0, creature.exhausted - creature.spent)
    creature.spent = 0
    if kept:
        creature.exhausted = kept
    else:
        lose(fight, creature, "exhausted", scribe, clause)


def out_of_sight(fight: Fight, creature: Creature) -> None:
    """Whoever aims at somebody and sees him no more has to aim again (screen.act.aim)."""
    for one in fight.everybody:
        if one.aim == creature.number and not field.sees(fight, one, creature):
            spoil_aim(one)


def told_exhausted(fight: Fight, creature: Creature, number: int, scribe: Scribe) -> None:
    """Exhaustion that a wound brings lasts as long as the wound; it is a condition like any other."""
    events.gained(fight, scribe, creature, "exhausted", number)
    advantage.lose(fight, creature, LOSS, scribe)
    spoil_aim(creature)
