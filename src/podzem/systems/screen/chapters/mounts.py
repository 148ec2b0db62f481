"""Riders and mounts (screen.mount.rules)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.board import Square
from podzem.systems.screen.chapters import conditions, damage, dying
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Step

CLAUSE: Final = "screen.mount.rules"
FALL: Final = int(RULES["mount"]["fall_sides"])


def mount(fight: Fight, rider: Creature, beast: Creature, scribe: Scribe) -> None:
    """He sits up; it is his move."""
    rider.mount, beast.rider = beast.number, rider.number
    rider.at = beast.at
    rider.move_used = True
    events.done(fight, scribe, events.MOUNTED, rider, True, target=beast)


def dismount(fight: Fight, rider: Creature, square: Square, scribe: Scribe) -> None:
    """He gets down beside it; it is his move."""
    beast = part(fight, rider)
    rider.at = square
    rider.move_used = True
    events.done(fight, scribe, events.MOUNTED, rider, False, target=beast)


def part(fight: Fight, rider: Creature) -> Creature:
    """Rider and mount are two again."""
    beast = fight.who(rider.mount)
    rider.mount, beast.rider = 0, 0
    return beast


def unseat(fight: Fight, scribe: Scribe) -> None:
    """Whoever cannot keep his seat is to fall: he or his mount is prone or dead."""
    for rider in fight.everybody:
        if not rider.mount:
            continue
        beast = fight.who(rider.mount)
        if rider.prone or rider.out or beast.prone or beast.dead or beast.hp == 0:
            fight.agenda.append(Step("fall_off", rider.number))
            return


def fall_off(fight: Fight, rider: Creature, scribe: Scribe) -> None:
    """Ride, or a fall that hurts; on the ground in any case."""
    part(fight, rider)
    if rider.dead:
        return
    rides = passes(fight, rider, "ride", 0, events.RIDE, scribe, CLAUSE)
    events.done(fight, scribe, events.FELL_OFF, rider, rides)
    if not rides:
        face = events.throw(fight, scribe, FALL, events.FALL, rider)
        damage.wound(fight, rider, "body", [Term("die", face, CLAUSE)], scribe, CLAUSE, armoured=False)
        dying.fall(fight, rider, scribe)
    if not rider.prone and not rider.dead:
        conditions.gain(fight, rider, "prone", scribe)
