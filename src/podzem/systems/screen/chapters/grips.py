"""«Сражение накоротке», «Клинч»: pairs that are close up or hold each other (screen.infight.*, screen.clinch.*)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight, pair


def close_up(fight: Fight, a: Creature, b: Creature, scribe: Scribe) -> None:
    """Two fight close up from now on."""
    if pair(a.number, b.number) not in fight.infights:
        fight.infights.append(pair(a.number, b.number))
        events.done(fight, scribe, events.INFIGHT, a, True, "screen.infight.enter", target=b)


def part_infight(fight: Fight, a: Creature, b: Creature, scribe: Scribe) -> None:
    """Two are no longer close up."""
    if pair(a.number, b.number) in fight.infights:
        fight.infights.remove(pair(a.number, b.number))
        events.done(fight, scribe, events.INFIGHT, a, False, "screen.infight.leave", target=b)


def hold(fight: Fight, holder: Creature, held: Creature, scribe: Scribe) -> None:
    """One holds the other."""
    fight.clinches[holder.number] = held.number
    events.done(fight, scribe, events.CLINCH, holder, True, "screen.clinch.start", target=held)


def let_go(fight: Fight, holder: int, scribe: Scribe) -> None:
    """A clinch ends."""
    held = fight.clinches.pop(holder, None)
    if held is not None:
        told = fight.who(held)
        events.done(fight, scribe, events.CLINCH, fight.who(holder), False, "screen.clinch.end", target=told)


def holder_of(fight: Fight, creature: Creature) -> int:
    """Who holds him; 0 nobody."""
    for holder, held in fight.clinches.items():
        if held == creature.number:
            return holder
    return 0


def is_held(fight: Fight, creature: Creature) -> bool:
    """Whether he holds or is held."""
    if not fight.clinches:
        return False
    return creature.number in fight.clinches or holder_of(fight, creature) != 0


def after_condition(fight: Fight, creature: Creature, condition: str, scribe: Scribe) -> None:
    """A fall parts those close up; a holder who is stunned, broken or falls lets go (screen.clinch.end)."""
    if condition == "prone":
        part_all(fight, creature, scribe)
        if creature.number in fight.clinches or holder_of(fight, creature):
            let_go(fight, creature.number, scribe)
            let_go(fight, holder_of(fight, creature), scribe)
    elif condition in ("stunned", "broken"):
        let_go(fight, creature.number, scribe)


def part_all(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """He is close up with nobody any more."""
    if not fight.infights:
        return
    for other in fight.everybody:
        if other is not creature:
            part_infight(fight, creature, other, scribe)


def out_of_it(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Whoever is out of the fight is close up with nobody and holds nobody."""
    part_all(fight, creature, scribe)
    let_go(fight, creature.number, scribe)
    let_go(fight, holder_of(fight, creature), scribe)


def after_move(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Who has walked away from somebody is no longer close up with him."""
    if not fight.infights:
        return
    for other in fight.everybody:
        if other is not creature and field.apart(fight, creature, other) > 1:
            part_infight(fight, creature, other, scribe)
